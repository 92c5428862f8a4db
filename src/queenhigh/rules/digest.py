"""One hash that pins what a house means, so that a stored round can say by which rules it was played."""

import hashlib

from queenhigh.rules.canonical import canonical
from queenhigh.rules.records import House


def digest(house: House) -> str:
    """``sha256:`` and 64 hex digits over the bytes of `canonical.canonical`: the rules, without any prose."""
    return f"sha256:{hashlib.sha256(canonical(house).encode('ascii')).hexdigest()}"
