"""Keeps the test vectors of fair cards in tests/fair/vectors; what lies there is never written over."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Write them where there are none, or say whether those that are there still hold."""
    sys.path.insert(0, str(ROOT / "tests"))
    from kit.fair.vectors import PATH, text

    made = text()
    if not PATH.exists():
        PATH.parent.mkdir(exist_ok=True)
        PATH.write_text(made, encoding="utf-8")
        print(f"stored {PATH.name}")
    elif PATH.read_text(encoding="utf-8") == made:
        print(f"{PATH.name} is as it was")
    else:
        sys.exit(
            f"{PATH.name} would change, and others rely on it: a scheme that deals other cards has another "
            "name. To add vectors to one that nobody uses yet, remove the file first."
        )


if __name__ == "__main__":
    main()
