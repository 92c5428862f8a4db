"""`evolve`: an event turns a state into the next. It never refuses: what has happened has happened."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from queenhigh.engine import events as ev
from queenhigh.engine.state import Box, Phase, Round


def evolve(state: Round, event: ev.Event) -> Round:
    """The state after the event."""
    return _STEPS[type(event)](state, event)


def evolve_all(state: Round, events: Iterable[ev.Event]) -> Round:
    """The state after all the events, in order."""
    for event in events:
        state = evolve(state, event)
    return state


def _with_box(state: Round, box: Box) -> tuple[Box, ...]:
    place = box.number - 1
    return (*state.boxes[:place], box, *state.boxes[place + 1 :])


def _with_stake(state: Round, number: int, wager: str, player: str, stake_minor: int) -> Round:
    box = state.boxes[number - 1]
    place = state.house.by_name[wager].position
    stakes = (*box.stakes[:place], stake_minor, *box.stakes[place + 1 :])
    box = replace(box, stakes=stakes, player=player if any(stakes) else "")
    return replace(state, boxes=_with_box(state, box))


def _opened(state: Round, event: ev.BettingOpened) -> Round:
    house = state.house
    boxes = tuple(Box(box.number, house.no_stakes) for box in state.boxes)
    return Round(house, boxes, event.game, "betting", tuple(event.meters_minor.items()))


def _placed(state: Round, event: ev.WagerPlaced) -> Round:
    return _with_stake(state, event.box, event.wager, event.player, event.stake_minor)


def _withdrawn(state: Round, event: ev.WagerWithdrawn) -> Round:
    return _with_stake(state, event.box, event.wager, event.player, 0)


def _closed(state: Round, event: ev.BettingClosed) -> Round:
    return replace(state, phase="closed")


def _dealt(state: Round, event: ev.CardsDealt) -> Round:
    hands = dict(event.hands)
    boxes = tuple(
        replace(box, cards=hands[box.number]) if box.number in hands else box for box in state.boxes
    )
    return _after_choices(replace(state, boxes=boxes, dealer=event.dealer, phase="deciding"))


def _looked(state: Round, event: ev.CardsLookedAt) -> Round:
    return replace(state, boxes=_with_box(state, replace(state.box(event.box), looked=True)))


def _folded(state: Round, event: ev.BoxFolded) -> Round:
    box = replace(state.box(event.box), choice="fold")
    return _after_choices(replace(state, boxes=_with_box(state, box), lines=state.lines + event.lines))


def _played(state: Round, event: ev.BoxPlayed) -> Round:
    box = replace(state.box(event.box), choice="play", discards=event.discards)
    state = replace(state, boxes=_with_box(state, box))
    state = _with_stake(state, event.box, event.wager, box.player, event.stake_minor)
    return _after_choices(state)


def _after_choices(state: Round) -> Round:
    """Once nobody has anything left to decide, the round moves on by itself."""
    if state.phase != "deciding" or any(state.must_decide(box) for box in state.boxes):
        return state
    drawing = any(box.discards for box in state.in_round)
    return replace(state, phase="replacing" if drawing else "revealing")


def _replaced(state: Round, event: ev.CardsReplaced) -> Round:
    hands = dict(event.hands)
    boxes = tuple(
        replace(box, drawn=hands[box.number]) if box.number in hands else box for box in state.boxes
    )
    return replace(state, boxes=boxes, phase="revealing")


def _revealed(state: Round, event: ev.HandsRevealed) -> Round:
    phase: Phase = "dealer_drawing" if event.dealer_draws else "settling"
    return replace(state, revealed=True, phase=phase)


def _drew(state: Round, event: ev.DealerDrew) -> Round:
    return replace(state, dealer=(*state.dealer, event.card), phase="settling")


def _settled(state: Round, event: ev.RoundSettled) -> Round:
    return replace(
        state,
        lines=state.lines + event.lines,
        moves=event.meter_moves,
        shown=event.shown,
        was_settled=True,
        phase="settled",
    )


def _moved(state: Round, event: ev.HandsMoved) -> Round:
    hands = {box.number: box.cards for box in state.boxes} | {0: state.dealer}
    moved = dict(hands) | {target: hands[source] for source, target in event.moves}
    boxes = tuple(replace(box, cards=moved[box.number]) for box in state.boxes)
    return replace(state, boxes=boxes, dealer=moved[0])


def _box_voided(state: Round, event: ev.BoxVoided) -> Round:
    box = replace(state.box(event.box), voided=True)
    kept = tuple(line for line in state.lines if line not in event.reversed)
    state = replace(state, boxes=_with_box(state, box), lines=kept + event.lines)
    if state.phase == "replacing" and not any(other.discards for other in state.in_round):
        return replace(state, phase="revealing")
    return _after_choices(state)


def _game_voided(state: Round, event: ev.GameVoided) -> Round:
    kept = tuple(line for line in state.lines if line not in event.reversed)
    return replace(state, lines=kept + event.lines, moves=(), void_ground=event.ground, phase="void")


_STEPS: dict[type, Callable[[Round, Any], Round]] = {
    ev.BettingOpened: _opened,
    ev.WagerPlaced: _placed,
    ev.WagerWithdrawn: _withdrawn,
    ev.BettingClosed: _closed,
    ev.CardsDealt: _dealt,
    ev.CardsLookedAt: _looked,
    ev.BoxFolded: _folded,
    ev.BoxPlayed: _played,
    ev.CardsReplaced: _replaced,
    ev.HandsRevealed: _revealed,
    ev.DealerDrew: _drew,
    ev.RoundSettled: _settled,
    ev.HandsMoved: _moved,
    ev.BoxVoided: _box_voided,
    ev.GameVoided: _game_voided,
}
