"""`queenhigh new`: a house file to start from."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.answering.answer import say_wrote
from queenhigh.cli.asking.common import get_house, misuse, refuse
from queenhigh.cli.asking.known import houses

if TYPE_CHECKING:
    from queenhigh.rules import House

_HEAD = """\
# {name}: {what}.
# `queenhigh check FILE` lists everything that is wrong with it, `queenhigh rules FILE` shows it as a card,
# and docs/houses.md says what else may stand here. Amounts are whole numbers or text: 5, "2.50".

"""
_BASED = """\
base = "{base}"
id = "{id}"
name = "{name}"
# Which document these rules are from, if another than the base's:
#document = "House rules of {name}"
# Wagers, meters, clauses or readings of the base that this house does without:
#without = {{ wagers = [] }}

# What follows is as the base has it. Take the # away where this house differs, and change it. Lists, limits
# and all else in braces, and endings of a contest (wagers.NAME.contest.higher) are replaced as a whole, the
# rest key by key.

"""
_CLAUSES = """\
# Clauses of your own document, in your words; rules cite them by their ids.
#[clauses]
#C1 = "Pay tables and limits are as posted at the table."
"""
_WHOLE = """\
format = 1
# A short name: payout lines cite clauses as {id}:1.
id = "{id}"
name = "{name}"
game = "Three Card Poker"
document = "House rules of {name}"
# One of AUD, CAD, CHF, EUR, GBP, HKD, JPY, KRW, MOP, NZD, PHP, SGD, USD, ZAR.
currency = "USD"
# What becomes of a fraction of the smallest coin: down, up or nearest.
rounding = "down"

[table]
boxes = 7
# How many of them one player may own.
boxes_per_player = 7

# How cards are dealt, hand or shuffler or both, each with its clause.
[deal]
hand = "1"

# What the dealer needs: a hand such as "Q high", "pair" or "K-7-2", or "always".
[dealer]
qualifies = "Q high"
clause = "2"

[decision]
fold = "3"
play = "3"

# Every wager, in the order in which a box is paid.
[payment]
order = ["ante", "play", "ante_bonus", "pair_plus"]

[wagers.ante]
kind = "ante"
clause = "1"
# It puts a box in the round by itself.
opens_box = true
limits = {{ min = 5, max = 500 }}

# How it ends: "lose", "push" or odds.
[wagers.ante.contest]
fold = {{ ends = "lose", clause = "3" }}
not_qualified = {{ ends = "1 to 1", clause = "2" }}
higher = {{ ends = "1 to 1", clause = "3" }}
lower = {{ ends = "lose", clause = "3" }}
equal = {{ ends = "push", clause = "3" }}

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
# For how many times the Ante a hand may be played.
multiples = [1]

[wagers.play.contest]
not_qualified = {{ ends = "push", clause = "2" }}
higher = {{ ends = "1 to 1", clause = "3" }}
lower = {{ ends = "lose", clause = "3" }}
equal = {{ ends = "push", clause = "3" }}

# A bonus is paid on another wager's stake, whatever the dealer holds.
[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "4"
on = "ante"
pays = [
    {{ hand = "straight_flush", pays = "5 to 1" }},
    {{ hand = "three_of_a_kind", pays = "4 to 1" }},
    {{ hand = "straight", pays = "1 to 1" }},
]

# A side bet; the first row that matches pays. Other hands: mini_royal, "three A", "pair of K", "A high".
[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "5"
opens_box = true
limits = {{ min = 5, max = 500 }}
# What a fold does to it: "lost" or "live".
after_fold = "lost"
pays = [
    {{ hand = "straight_flush", pays = "40 to 1" }},
    {{ hand = "three_of_a_kind", pays = "30 to 1" }},
    {{ hand = "straight", pays = "6 to 1" }},
    {{ hand = "flush", pays = "3 to 1" }},
    {{ hand = "pair", pays = "1 to 1" }},
]

# What the document says, clause by clause, in your words.
[clauses]
"1" = "An Ante or a Pair Plus puts a box in the round; cards are dealt by hand."
"2" = "The dealer qualifies with queen high; otherwise the Ante is paid and Play goes back."
"3" = "Play for the amount of the Ante or fold; the better hand wins 1 to 1, equal hands go back."
"4" = "The Ante Bonus pays 5, 4 and 1 to 1, whatever the dealer holds."
"5" = "Pair Plus pays 40, 30, 6, 3 and 1 to 1, whatever the dealer holds; a fold loses it."
"""


_DEALER = ("qualifies", "draws", "shows")
_WAGER = ("limits", "multiples", "raises", "owed_by", "amount", "per", "pays", "table", "tables")


@click.command("new")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--from",
    "base",
    metavar="HOUSE",
    shell_complete=houses,
    help="The house that it starts from: an id, to say only what differs, or a file, to copy it.",
)
def command(file: Path, base: str | None) -> None:
    """Write a house file to start from, with comments.

    Without --from it is a small house that is complete; with it, a file that names its base and says only
    what differs. A file that is there already is never written over. Example: queenhigh new corner.toml
    --from sixcard
    """
    if file.suffix != ".toml":
        misuse(f"{click.format_filename(file.name)} does not end in .toml, as a house file does", "FILE")
    text = _text(file, base)
    try:
        with file.open("x", encoding="utf-8") as made:
            made.write(text)
    except FileExistsError:
        refuse(f"{click.format_filename(file)} is there already: it is left as it is")
    except OSError as error:
        refuse(f"cannot write {click.format_filename(file)}: {(error.strerror or str(error)).lower()}")
    say_wrote(file)


def _text(file: Path, base: str | None) -> str:
    from queenhigh.rules import house_ids

    id = _id(file.stem, house_ids())
    name = id.replace("_", " ").title()
    if base is None:
        return _HEAD.format(name=name, what="a house to start from") + _WHOLE.format(id=id, name=name)
    found = get_house(base)
    if found.id not in house_ids() or base != found.id:
        what = f"a copy of {found.name}; give it an id and a name of its own"
        return _HEAD.format(name=name, what=what) + (found.written or found.text)
    head = _HEAD.format(name=name, what=f"what differs from {found.name} ({found.game})")
    return head + _BASED.format(base=base, id=id, name=name) + _examples(found) + _CLAUSES


def _id(stem: str, known: tuple[str, ...]) -> str:
    """A file's name as the id of a house that is not taken."""
    plain = re.sub("[^a-z0-9]+", "_", stem.lower()).strip("_")[:30]
    return f"my_{plain or 'house'}" if not plain[:1].isalpha() or plain in known else plain


def _examples(house: "House") -> str:
    """What a neighbouring house would change first, as this one has it, behind a # each."""
    import tomllib

    from queenhigh.rules.read.whole import toml_text

    data = tomllib.loads(house.text)
    said: list[tuple[str, dict[str, Any]]] = [
        ("Boxes", {"table": _some(data["table"], ("boxes", "boxes_per_player"))}),
        ("What the dealer needs, draws and shows", {"dealer": _some(data["dealer"], _DEALER)}),
        ("Cards that are everybody's", {"deal": _some(data["deal"], ("community",))}),
        ("How many cards may be discarded", {"decision": _some(data.get("decision", {}), ("discards",))}),
    ]
    for wager in house.wagers:
        written = data["wagers"][wager.name]
        shown = _some(written, _WAGER)
        by_hand = {key: end for key, end in written.get("contest", {}).items() if "no_row" in end}
        shown |= {"contest": by_hand} if by_hand else {}
        said.append((wager.label, {"wagers": {wager.name: shown}}))
    said.append(("Meters", {"meters": data.get("meters", {})}))
    return "".join(f"# {title}\n{_behind(toml_text(table))}\n" for title, table in said if _holds(table))


def _some(table: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: table[key] for key in keys if key in table}


def _holds(table: Any) -> bool:
    """Whether anything stands in a table, or in one inside it."""
    return any(map(_holds, table.values())) if isinstance(table, dict) else True


def _behind(text: str) -> str:
    return "".join(f"#{line}\n" for line in text.strip().split("\n"))
