"""`evolve`: an event turns a state into the next. It never refuses: what has happened has happened."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from queenhigh.engine import events as ev
from queenhigh.engine.state import Box, Phase, Round
from queenhigh.settlement import MeterMove


def evolve(state: Round, event: ev.Event) -> Round:
    """The state after the event."""
    match event:
        case ev.WagerPlaced():
            return _with_stake(state, event.box, event.wager, event.player, event.stake_minor)
        case ev.CardsLookedAt():
            return replace(state, boxes=_with_box(state, replace(state.box(event.box), looked=True)))
        case ev.BoxPlayed():
            return _played(state, event)
        case ev.BoxFolded():
            return _folded(state, event)
        case ev.WagerWithdrawn():
            return _with_stake(state, event.box, event.wager, event.player, 0)
        case ev.BettingOpened():
            boxes = tuple(Box(box.number, state.house.no_stakes) for box in state.boxes)
            return Round(state.house, boxes, event.game, "betting", event.meters_minor)
        case ev.BettingClosed():
            return replace(state, phase="closed")
        case ev.CardsDealt():
            return _dealt(state, event)
        case ev.CommunityDealt():
            return replace(state, community=event.cards)
        case ev.CardsReplaced():
            return _replaced(state, event)
        case ev.HandsRevealed():
            phase: Phase = "dealer_drawing" if event.dealer_draws else "settling"
            return replace(state, revealed=True, phase=phase)
        case ev.DealerDrew():
            return replace(state, dealer=(*state.dealer, event.card), phase="settling")
        case ev.DealerReplaced():
            return replace(state, dealer=(*state.dealer, *event.cards), phase="settling")
        case ev.RoundSettled():
            return _settled(state, event)
        case ev.HandsMoved():
            return _moved(state, event)
        case ev.BoxVoided():
            return _box_voided(state, event)
        case ev.GameVoided():
            return _game_voided(state, event)
        case never:
            assert_never(never)


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


def _dealt(state: Round, event: ev.CardsDealt) -> Round:
    hands = dict(event.hands)
    boxes = tuple(
        replace(box, cards=hands[box.number]) if box.number in hands else box for box in state.boxes
    )
    return _after_choices(replace(state, boxes=boxes, dealer=event.dealer, phase="deciding"))


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


def _with_moves(state: Round, moves: tuple[MeterMove, ...]) -> tuple[tuple[str, int], ...]:
    """What the meters hold after these moves."""
    after_minor = {move.name: move.after_minor for move in moves}
    return tuple((name, after_minor.get(name, now_minor)) for name, now_minor in state.meters_minor)


def _settled(state: Round, event: ev.RoundSettled) -> Round:
    return replace(
        state,
        lines=state.lines + event.lines,
        moves=event.meter_moves,
        meters_minor=_with_moves(state, event.meter_moves),
        shown=event.shown,
        was_settled=True,
        phase="settled",
    )


def _moved(state: Round, event: ev.HandsMoved) -> Round:
    hands = {box.number: box.cards for box in state.boxes} | {0: state.dealer}
    left: dict[int, tuple[()]] = {source: () for source, _ in event.moves}
    moved = {**hands, **left} | {target: hands[source] for source, target in event.moves}
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
    return replace(
        state,
        lines=kept + event.lines,
        moves=(),
        meters_minor=_with_moves(state, event.meter_moves),
        void_ground=event.ground,
        phase="void",
    )
