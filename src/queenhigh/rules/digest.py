"""One hash that pins what a house means, so that a stored round can say by which rules it was played."""

import hashlib
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from queenhigh.rules.records import House

SEMANTICS = 1
"""What the records mean to settlement; raised when the same records come to settle differently."""
_PROSE = ("name", "game", "document", "printed", "clauses", "readings", "posted", "text")


def digest(house: "House") -> str:
    """``sha256:`` and 64 hex digits over the rules alone: rewording a summary or a reason changes nothing."""
    meaning = {field: getattr(house, field) for field in house.__struct_fields__ if field not in _PROSE}
    meaning["semantics"] = SEMANTICS
    meaning["cited"] = house.citations
    text = msgspec.json.encode(msgspec.to_builtins(meaning, enc_hook=_plain, order="deterministic"))
    return f"sha256:{hashlib.sha256(text).hexdigest()}"


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, frozenset):
        return sorted(value)
    raise TypeError(f"a house holds a {type(value).__name__}, which the digest cannot write")
