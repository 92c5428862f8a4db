"""Labels and sentences of what an analysis finds: outcomes, favours, simple strategies, rules of thumb.

They are English, like the reports that show them.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from queenhigh.hands import Category
from queenhigh.money import round_minor
from queenhigh.rules.figures import parse_figure
from queenhigh.rules.records import House, Row
from queenhigh.text import first_up
from queenhigh.words.rules_card import award_words, row_label

WHOLE_BET: Final = "The whole bet"
_ENDS: Final = {
    "fold": "Fold",
    "folded": "Folded",
    "not_qualified": "Dealer does not qualify",
    "win": "Win",
    "tie": "Push",
    "push": "Push",
    "lose": "Lose",
}
_ENDS_BY_HAND: Final = {**_ENDS, "tie": "Equal hands", "lose": "Beaten"}
"""The same if an ending has rows: a hand that is equal or beaten may be paid."""
PRINTED_NOTES: Final = {
    "": "",
    "unknown": "no entry of this house has that name",
    "other_meter": "holds at another meter than the one in force",
    "no_meter": "holds at no meter",
}
"""What is said of a printed figure, by code."""


def row_title(row: Row, above: Iterable[Row] = ()) -> str:
    """A pay row as the first words of a line; `above` are the rows that are looked at before it."""
    return first_up(row_label(row, above=above))


def end_label(code: str, rows: Iterable[Row] = (), times: int = 0, by_hand: bool = False) -> str:
    """How a contest ends, with the Antes played if one may choose and the rows that the hand makes."""
    said = [(_ENDS_BY_HAND if by_hand else _ENDS)[code]]
    said += [f"Play {times} x"] * bool(times)
    return ", ".join([*said, *(row_title(row) for row in rows)])


def rows_label(rows: Iterable[Row]) -> str:
    """Rows that are paid together: ``Straight and Pair in the first three cards``."""
    return " and ".join(row_title(row) for row in rows)


def awards_label(house: House, rows: Iterable[Row], link: str) -> str:
    """What rows pay, as the felt shows it."""
    return link.join(award_words(house, row) for row in rows)


def favour_text(label: str, edge: Fraction, causes: Sequence[tuple[str, Fraction]]) -> str:
    """How far an entry favours the player, and its causes by `cause_text`."""
    said = f"{label} favours the PLAYER by {_percent(edge)} of the stake under best play."
    return f"{said} {cause_text(causes)}"


def cause_text(causes: Sequence[tuple[str, Fraction]]) -> str:
    """Which rows cause it: each by its label, the dearest first, with the house edge without it."""
    if not causes:
        return "The contest itself causes it, not a pay row."
    turning = [f"{label} (house edge +{_percent(edge)} without it)" for label, edge in causes if edge > 0]
    if not turning:
        return f"No single row causes it; the dearest is {causes[0][0]}."
    return f"Without any one of these rows the house would have the edge: {'; '.join(turning)}."


def _percent(share: Fraction) -> str:
    """A positive share with four decimals."""
    whole, part = divmod(round_minor(share * 10**6, "nearest"), 10**4)
    return f"{whole}.{part:04d}%"


def simple_text(hand: str, *, folds: bool, least: bool = False, qualifies: bool = False) -> str:
    """A simple strategy: to play (if nobody folds, to stand on) every hand, or those from a hand up.

    `least` says that it plays for the least multiple, `qualifies` that the hand is the dealer's to qualify.
    """
    if not folds:
        return f"Stand on {hand} or better, draw to the rest." if hand else "Stand on every hand."
    tail = " for the least" if least else ""
    if not hand:
        return f"Play every hand{tail}."
    why = "what the dealer would qualify with: " if qualifies else ""
    return f"Play {why}{hand} or better{tail}."


def action_words(name: str) -> str:
    """``play_2x`` as ``Play 2 x``."""
    verb, _, times = name.partition("_")
    return f"{verb.capitalize()} {times.removesuffix('x')} x" if times else verb.capitalize()


def figure_words(figure: str, labels: Mapping[str, str]) -> str:
    """The name of a printed figure in words: ``Ante and Play, of all money bet``."""
    found = parse_figure(figure, labels)
    if found is None:
        return first_up(figure.replace("_", " "))
    said = [" with ".join(labels[name] for name in found.entries)]
    said += ["before the collection"] * found.before_collection + ["played blind"] * found.blind
    return ", ".join(said + ["of all money bet"] * found.of_all_money)


class Kind(NamedTuple):
    """First hands that a rule of thumb plays alike: a category, or half of it by suits."""

    category: Category
    suited: bool | None = None


class Action(NamedTuple):
    """What a rule of thumb does; without discards it stands, or folds if it plays for no Ante."""

    discards: tuple[str, ...] = ()
    """By what the card is: ``odd``, ``off_suit``, ``lowest``, ``middle``, ``highest``."""
    times: int = 0
    """The multiple of the Ante, if one may choose."""
    folds: bool = False


_DISCARDS: Final = {"odd": "the odd card", "off_suit": "the card of another suit"}


def thumb_text(told: Mapping[Action, Sequence[Kind]]) -> str:
    """A rule of thumb in words, a sentence for each action."""
    return " ".join(f"{_kinds_text(kinds)}: {_action_text(action)}." for action, kinds in told.items())


def _kinds_text(kinds: Sequence[Kind]) -> str:
    """Kinds with one action, in one phrase; both halves of a category are the category."""
    halves = {kind.category for kind in kinds if kind.suited} & {
        kind.category for kind in kinds if kind.suited is False
    }
    found: list[str] = []
    for kind in kinds:
        name = kind.category.key.replace("_", " ").capitalize()
        if kind.suited is not None and kind.category not in halves:
            name = f"{name} with {'two suited' if kind.suited else 'three suits'}"
        found.append(name)
    first, *others = dict.fromkeys(found)
    return ", ".join([first, *(each[0].lower() + each[1:] for each in others)])


def _action_text(action: Action) -> str:
    if action.folds:
        return "fold"
    cards = " and ".join(_DISCARDS.get(each, f"the {each}") for each in action.discards)
    words = f"discard {cards}" if cards else "stand"
    return f"{words}, {action.times} x" if action.times else words
