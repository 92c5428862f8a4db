"""Writes the golden transcripts anew: one text in tests/golden for each scenario of tests/scenarios.py."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"


def main() -> None:
    """Write what changed, remove what has no scenario any more, and say so."""
    sys.path.insert(0, str(ROOT / "tests"))
    from kit.scenarios import SCENARIOS
    from kit.transcript import transcript

    GOLDEN.mkdir(exist_ok=True)
    wanted = {f"{name}.txt": transcript(name, play.__doc__ or "", play()) for name, play in SCENARIOS.items()}
    for path in sorted(GOLDEN.glob("*.txt")):
        if path.name not in wanted:
            path.unlink()
            print(f"removed {path.name}")
    for name, text in wanted.items():
        path = GOLDEN / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    print(f"{len(wanted)} transcripts")


if __name__ == "__main__":
    main()
