"""The page as it is built from page/: files for a browser, and the digest of what they are built from."""

from functools import cache
from pathlib import Path
from typing import Final

BUILT: Final = Path(__file__).parent / "built"
_DIGEST: Final = "digest.txt"


def files(built: Path = BUILT) -> dict[str, bytes]:
    """Every file of the page by its path below `/`; none where no page is built."""
    found = (path for path in sorted(built.rglob("*")) if path.is_file() and path.name != _DIGEST)
    return {path.relative_to(built).as_posix(): path.read_bytes() for path in found}


@cache
def digest(built: Path = BUILT) -> str:
    """What the sources of the page come to, by which a page in a browser knows that it is an old one.

    Nothing where no page is built.
    """
    try:
        return (built / _DIGEST).read_text(encoding="ascii").strip()
    except OSError:
        return ""
