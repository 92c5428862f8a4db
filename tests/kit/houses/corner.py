"""The Corner Table of docs/houses.md, changed in one place at a time, and what is then wrong with it."""

import re
from pathlib import Path

from queenhigh.rules import HouseError, load

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "houses.md").read_text(encoding="utf-8")
CORNER = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]


def problems(old: str, new: str, text: str = CORNER) -> list[tuple[str, str]]:
    """Key and message of each problem of a house file that is changed so; none where it loads."""
    assert old in text, old
    try:
        load(text.replace(old, new, 1))
    except HouseError as error:
        return [(each.key, each.message) for each in error.problems]
    return []


def ordered(*names: str, text: str = CORNER) -> str:
    """The house with these wagers at the end of the order of payment."""
    return text.replace('"pair_plus"]', "".join(['"pair_plus"', *(f', "{name}"' for name in names), "]"]))


def side(kind: str, rows: str, rest: str = "") -> tuple[str, str]:
    """The last heading of a house, and what stands in its place with a side bet `x` before it."""
    head = f'[wagers.x]\nkind = "{kind}"\nclause = "4"\nlimits = {{ min = 5, max = 9 }}\nopens_box = true\n'
    return "[clauses]", f"{head}{rest}pays = [{rows}]\n[clauses]"
