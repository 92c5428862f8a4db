"""The documents: their text, and the examples in them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def page(name: str) -> str:
    """The text of a page: README, or one below docs."""
    folder = ROOT if name == "README" else ROOT / "docs"
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The examples of a page in a language, as marked."""
    return re.findall(rf"^```{language}\n(.*?)^```", page(name), re.DOTALL | re.MULTILINE)
