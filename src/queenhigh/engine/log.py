"""History for people: each event as a sentence that says no more than its reader may know."""

from collections.abc import Iterable

from queenhigh.cards import format_card, format_cards
from queenhigh.engine import events as ev
from queenhigh.engine.evolve import evolve
from queenhigh.engine.sight import dealer_cards_seen, sees_hand, sees_line
from queenhigh.engine.state import Round
from queenhigh.money import show_amount
from queenhigh.settlement import Line


def log(start: Round, events: Iterable[ev.Event], viewer: str) -> list[str]:
    """What happened, told to one person; `start` is the state before the first event."""
    told: list[str] = []
    state = start
    for event in events:
        state = evolve(state, event)
        told.extend(tell(state, event, viewer))
    return told


def tell(after: Round, event: ev.Event, viewer: str) -> list[str]:
    """One event told to one person, given the state it led to."""
    match event:
        case ev.BettingOpened():
            return [f"Game {event.game}: place your bets", *_meters(after)]
        case ev.WagerPlaced():
            return [f"Box {event.box}: {event.player} {_stake(after, event.wager, event.stake_minor)}"]
        case ev.WagerWithdrawn():
            return [f"Box {event.box}: {event.player} withdraws {_label(after, event.wager)}"]
        case ev.BettingClosed():
            return ["No more bets"]
        case ev.CardsDealt():
            boxes = ", ".join(str(number) for number, _ in event.hands)
            return [f"Dealt by {event.method} to boxes {boxes} and the dealer{_upcards(after)}"]
        case ev.CardsLookedAt():
            cards = after.box(event.box).cards
            seen = f": {format_cards(cards)}" if sees_hand(after, after.box(event.box), viewer) else ""
            return [f"Box {event.box} looks at the cards{seen}"]
        case ev.BoxFolded():
            return [f"Box {event.box} folds", *_lines(after, event.lines, viewer)]
        case ev.BoxPlayed():
            return [_played(after, event, viewer)]
        case ev.CardsReplaced():
            return [_replacement(after, number, viewer) for number, _ in event.hands]
        case ev.HandsRevealed():
            return [f"Dealer shows {format_cards(event.dealer)}", *_hands(after, viewer)]
        case ev.DealerDrew():
            return [f"Dealer draws {format_card(event.card)}"]
        case ev.RoundSettled():
            shown = [f"Box {number} shows {format_cards(after.box(number).final)}" for number in event.shown]
            return [*shown, *_lines(after, event.lines, viewer), *_meters(after)]
        case ev.HandsMoved():
            moves = ", ".join(f"{_area(source)} to {_area(target)}" for source, target in event.moves)
            return [f"Whole hands moved: {moves} ({event.clause}){_upcards(after)}"]
        case ev.BoxVoided():
            return [f"Hand of box {event.box} void ({event.clause})", *_lines(after, event.lines, viewer)]
        case ev.GameVoided():
            ground = event.ground.replace("_", " ")
            return [f"Game {after.game} void: {ground} ({event.clause})", *_lines(after, event.lines, viewer)]


def _upcards(state: Round) -> str:
    up = state.dealer[: dealer_cards_seen(state)]
    return f"; the dealer shows {format_cards(up)}" if up and not state.revealed else ""


def _label(state: Round, wager: str) -> str:
    return state.house.by_name[wager].label


def _stake(state: Round, wager: str, stake_minor: int) -> str:
    return f"{show_amount(stake_minor, state.house.currency)} on {_label(state, wager)}"


def _played(state: Round, event: ev.BoxPlayed, viewer: str) -> str:
    words = f"Box {event.box} plays, {_stake(state, event.wager, event.stake_minor)}"
    if not event.discards:
        return words
    seen = sees_hand(state, state.box(event.box), viewer)
    return f"{words}, throws away {format_cards(event.discards) if seen else len(event.discards)}"


def _replacement(state: Round, number: int, viewer: str) -> str:
    box = state.box(number)
    seen = sees_hand(state, box, viewer)
    return f"Box {number} draws {format_cards(box.drawn) if seen else len(box.drawn)}"


def _hands(state: Round, viewer: str) -> list[str]:
    return [
        f"Box {box.number} shows {format_cards(box.final)}"
        for box in state.in_round
        if not box.folded and sees_hand(state, box, viewer)
    ]


def _lines(state: Round, lines: Iterable[Line], viewer: str) -> list[str]:
    currency = state.house.currency
    return [
        f"Box {line.box}: {line.why}, {show_amount(line.returned_minor, currency)} back ({line.clause})"
        for line in lines
        if sees_line(state, line, viewer)
    ]


def _meters(state: Round) -> list[str]:
    return [
        f"Meter {name} at {show_amount(amount_minor, state.house.currency)}"
        for name, amount_minor in state.meters_now_minor.items()
    ]


def _area(number: int) -> str:
    return f"box {number}" if number else "the dealer"
