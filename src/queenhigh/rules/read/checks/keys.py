"""Notes keys that have no meaning in their table: where such a word belongs, or which one is likeliest."""

from collections.abc import Callable
from typing import Final

from queenhigh.rules.kinds import KINDS, LOOKS, Kind
from queenhigh.rules.read.section import Notes
from queenhigh.text import suggest


def _kinds(has: Callable[[Kind], bool]) -> str:
    """The kinds of wagers of which something is true, in words."""
    *others, last = (kind for kind, facts in KINDS.items() if has(facts))
    return f"a wager of kind {', '.join(others)}{' or ' if others else ''}{last}"


_ENVY: Final = "the table envy of a progressive"
_METER: Final = "the meter that a progressive feeds, [meters.NAME]"
_PLACED: Final = "a wager that players place, an Ante or a side bet"
_SIDE_BET: Final = "a side bet"
BELONGS: Final = {
    "side": f"{_kinds(lambda kind: LOOKS[kind.looks].pays == 'lower')}, and says whose beaten hand is paid",
    "looks": f"{_kinds(lambda kind: bool(kind.may_look))}; any other looks at what its kind says",
    "awards": _kinds(lambda kind: kind.adds),
    "envy": f"{_kinds(lambda kind: kind.meter)}, and to its rows",
    "behind": _ENVY,
    "per_player": _ENVY,
    "not_to_winner": _ENVY,
    "seed": _METER,
    "fed_by": _METER,
    "contribution": _METER,
    "reserve": _METER,
    "most": "[table], being the most that it pays in one round; the most of a stake is max in limits",
    "owed_by": _kinds(lambda kind: kind.stake == "times"),
    "multiples": _kinds(lambda kind: kind.stake == "times"),
    "raises": _kinds(lambda kind: kind.stake == "times"),
    "per": _kinds(lambda kind: kind.stake == "collected"),
    "contest": _kinds(lambda kind: kind.contest),
    "limits": _PLACED,
    "needs": _PLACED,
    "opens_box": _PLACED,
    "must_beat_dealer": _SIDE_BET,
    "beat_clause": _SIDE_BET,
    "after_fold": f"{_SIDE_BET}, or to Envy; a contest says fold",
    "fold_clause": f"{_SIDE_BET}, or to Envy; a contest says fold, with a clause",
    "no_row": "an ending of a contest, where ends is a list of rows",
    "discards": "[decision]",
    "community": "[deal]",
    "community_clause": "[deal]",
    "cap": "a pay row",
    "suits": "a pay row",
    "when": "a pay row on three cards",
}
"""Words that have one place in a house file, and that place."""


def note_strange_keys(notes: Notes) -> None:
    """Note each key that has no meaning in its table."""
    for section in notes.sections:
        for key in section.data:
            if key not in section.asked and key not in section.refused:
                section.problem(key, strange(key, sorted(section.asked)))


def strange(key: str, known: list[str]) -> str:
    """What is said of a key that has no meaning where it stands."""
    where = f": it belongs to {BELONGS[key]}" if key in BELONGS else suggest(key, known)
    return f"is not a key of this table{where}"
