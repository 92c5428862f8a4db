"""The code of a table for friends: six letters, as somebody heard them."""

import hmac
from typing import Final

LENGTH: Final = 6


def same_code(given: str, code: str) -> bool:
    """Whether somebody typed the code, in any case and with gaps where they like."""
    typed = "".join(given[: 4 * LENGTH].upper().split()).replace("-", "")
    return hmac.compare_digest(typed.encode(errors="replace"), code.encode())
