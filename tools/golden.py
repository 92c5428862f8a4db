"""Writes the golden texts anew: a transcript for each scenario, and the screens of the terminal table."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"


def main() -> None:
    """Write what changed, remove what has no scenario any more, and say so."""
    sys.path.insert(0, str(ROOT / "tests"))
    from kit.play.scenarios import SCENARIOS
    from kit.play.transcript import transcript
    from kit.terminal_screens import PLAYED, screens_text

    write(GOLDEN, {name: transcript(name, play.__doc__ or "", play()) for name, play in SCENARIOS.items()})
    write(GOLDEN / "screens", {name: screens_text(name) for name in PLAYED})


def write(folder: Path, texts: dict[str, str]) -> None:
    folder.mkdir(exist_ok=True)
    wanted = {f"{name}.txt": text for name, text in texts.items()}
    for path in sorted(folder.glob("*.txt")):
        if path.name not in wanted:
            path.unlink()
            print(f"removed {path.name}")
    for name, text in wanted.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    print(f"{len(wanted)} texts in {folder.name}")


if __name__ == "__main__":
    main()
