"""Stores rounds as this version writes them, in tests/wire/stored; what lies there is never written over."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Store what is new, and say so."""
    sys.path.insert(0, str(ROOT / "tests"))
    from kit.stored import write

    for name in write():
        print(f"stored {name}")


if __name__ == "__main__":
    main()
