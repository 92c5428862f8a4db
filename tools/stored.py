"""Store rounds in tests/wire/stored and a database in tests/store/databases, as this version writes them.

What is there is never written over.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Store what is new, and say so."""
    sys.path.insert(0, str(ROOT / "tests"))
    from kit.store import databases, stored

    for name in (*stored.write(), *databases.write()):
        print(f"stored {name}")


if __name__ == "__main__":
    main()
