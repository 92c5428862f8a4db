"""Where a record and the rules part, in words: what happened, whose money, what each of the two says."""

from collections.abc import Iterable
from typing import Final, get_args

import msgspec

from queenhigh.cards import Card, show_cards
from queenhigh.engine import events as ev
from queenhigh.hands.three import STRENGTHS
from queenhigh.money import show_amount
from queenhigh.rules.records import House
from queenhigh.settlement import Line, MeterMove, Seen
from queenhigh.settlement.lines import LineKind
from queenhigh.text import plural
from queenhigh.words import hand_name, line_label

Events = tuple[ev.Event, ...]
EVENT_WORDS: Final[dict[type, str]] = {
    ev.BettingOpened: "opening of bets",
    ev.WagerPlaced: "bet",
    ev.WagerWithdrawn: "bet taken back",
    ev.BettingClosed: "no more bets",
    ev.CardsDealt: "deal",
    ev.CommunityDealt: "community cards",
    ev.CardsLookedAt: "look at the cards",
    ev.BoxFolded: "fold",
    ev.BoxPlayed: "play",
    ev.CardsReplaced: "replacement cards",
    ev.HandsRevealed: "reveal",
    ev.DealerDrew: "dealer's fourth card",
    ev.DealerReplaced: "dealer's second hand",
    ev.RoundSettled: "settlement",
    ev.HandsMoved: "hands moved",
    ev.BoxVoided: "void of a hand",
    ev.GameVoided: "void of the game",
}
_LONGEST: Final = 400
"""Letters of a value that a forged record may put into a message."""


def difference(house: House, recorded: Events, proven: Events) -> tuple[str, str]:
    """The first event that is not as the rules have it, and how: ``settlement``, ``box 1, Ante: ...``."""
    if len(recorded) != len(proven):
        what = ", ".join(EVENT_WORDS[type(event)] for event in proven)
        return what, f"the record has {plural(len(recorded), 'event')}, the rules {len(proven)}"
    old, new = next(pair for pair in zip(recorded, proven, strict=True) if pair[0] != pair[1])
    what = EVENT_WORDS[type(new)]
    if type(old) is not type(new):
        return what, f"the record has another event, {EVENT_WORDS[type(old)]}"
    field = _first(old, new)
    was = getattr(old, field)
    now = getattr(new, field)
    if field in ("lines", "reversed"):
        return what, _lines(house, was, now, ", taken back" if field == "reversed" else "")
    if field == "meter_moves":
        return what, _moves(house, was, now)
    box = f"box {new.box}, " if hasattr(new, "box") and field != "box" else ""
    return what, f"{box}{_both(house, field, was, now)}"


def _first(was: msgspec.Struct, now: msgspec.Struct) -> str:
    """The first field in which two of a kind differ."""
    return next(name for name in now.__struct_fields__ if getattr(was, name) != getattr(now, name))


def _lines(house: House, was: Iterable[object], now: Iterable[Line], back: str) -> str:
    """The first payout that differs, in the order of the rules; then one that only the record has."""
    recorded = {_whose(line): line for line in was if isinstance(line, Line)}
    proven = {_whose(line): line for line in now}
    for key, line in proven.items():
        if key not in recorded:
            return f"{_of(house, line)}{back}: the record pays nothing, the rules {_pays(house, line)}"
        if recorded[key] != line:
            return f"{_of(house, line)}{back}: {_line(house, recorded[key], line)}"
    for key, line in recorded.items():
        if key not in proven:
            paid = _shown(house, "returned_minor", line.returned_minor)
            return f"{_of(house, line)}{back}: the record pays {paid}, the rules nothing"
    return f"the record has the payouts{back} in another order, or some of them twice"


def _whose(line: Line) -> tuple[object, ...]:
    return (line.box, line.wager, line.kind, line.seen.other_box if line.kind == "envy" else None)


def _of(house: House, line: Line) -> str:
    """Box and wager of a line; a forged one may name a wager that there is not."""
    known = line.wager in house.by_name and line.kind in get_args(LineKind)
    return f"box {_cut(line.box)}, {line_label(house, line) if known else _cut(line.wager)}"


def _line(house: House, was: Line, now: Line) -> str:
    if was.returned_minor != now.returned_minor:
        paid = _shown(house, "returned_minor", was.returned_minor)
        return f"the record pays {paid}, the rules {_pays(house, now)}"
    field = _first(was, now)
    one = getattr(was, field)
    other = getattr(now, field)
    if isinstance(one, Seen) and isinstance(other, Seen):
        field = _first(one, other)
        one = getattr(one, field)
        other = getattr(other, field)
    return f"{_both(house, field, one, other)} ({now.clause})"


def _pays(house: House, line: Line) -> str:
    return f"{_shown(house, 'returned_minor', line.returned_minor)} ({line.clause})"


def _moves(house: House, was: Iterable[object], now: Iterable[MeterMove]) -> str:
    recorded = {move.name: move for move in was if isinstance(move, MeterMove)}
    for move in now:
        other = recorded.get(move.name)
        if other is None:
            return f"meter {move.name}: the record does not move it, the rules do"
        if other != move:
            field = _first(other, move)
            return f"meter {move.name}: {_both(house, field, getattr(other, field), getattr(move, field))}"
    return "the record moves more meters than the rules do"


def _both(house: House, field: str, was: object, now: object) -> str:
    """A field by its name, with what each of the two has there."""
    name = field.removesuffix("_minor").replace("_", " ")
    return f"{name}: the record has {_shown(house, field, was)}, the rules {_shown(house, field, now)}"


def _shown(house: House, field: str, value: object) -> str:
    """What stands in a field as people read it; whatever else a forged record has there, as it is."""
    if value in ("", None, ()):
        return "none"
    match value:
        case bool():
            return "yes" if value else "no"
        case Card():
            return show_cards((value,))
        case int() if field.endswith("_minor"):
            return _cut(show_amount(value, house.currency))
        case int() if field.endswith("strength") and 0 <= value < STRENGTHS:
            return hand_name(value)
        case (int(), tuple()) if field == "hands":
            return f"box {_cut(value[0])} {_shown(house, '', value[1])}"
        case tuple():
            gap = " " if all(isinstance(each, Card) for each in value) else ", "
            return _cut(gap.join(_shown(house, field, each) for each in value))
    return _cut(value)


def _cut(value: object) -> str:
    """A value for a message, however long a forged record makes it."""
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
