"""`decide`: an act becomes events, or a typed refusal. Pure: the same state and act give the same events."""

from collections.abc import Callable
from typing import Any

from queenhigh.engine import actions as act
from queenhigh.engine import events as ev
from queenhigh.engine.irregular import COUNTED
from queenhigh.engine.legal import refusal
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import Box, Round
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import House
from queenhigh.settlement import Line, Settlement, fold_lines, settle, void_lines


def decide(house: House, state: Round, action: act.Action) -> tuple[ev.Event, ...] | Refusal:
    """What the act brings about in this state, or why it is refused; nothing is changed either way.

    The house must mean what the round was begun with: rules do not change under a game.
    """
    if house is not state.house and house.digest != state.house.digest:
        return Refusal("house/changed", f"the rules of {state.house.id} have changed since this game began")
    refused = refusal(state, action)
    return refused if refused is not None else (_EVENTS[type(action)](state, action),)


def _opened(state: Round, action: act.OpenBetting) -> ev.Event:
    house = state.house
    meters_minor = {**state.meters_now_minor, **action.meters_minor}
    return ev.BettingOpened(state.game + 1, house.id, house.digest, meters_minor)


def _placed(state: Round, action: act.PlaceWager) -> ev.Event:
    was_minor = state.box(action.box).stake(state.house.by_name[action.wager])
    return ev.WagerPlaced(action.box, action.by, action.wager, action.amount_minor, was_minor)


def _withdrawn(state: Round, action: act.WithdrawWager) -> ev.Event:
    was_minor = state.box(action.box).stake(state.house.by_name[action.wager])
    return ev.WagerWithdrawn(action.box, action.by, action.wager, was_minor)


def _folded(state: Round, action: act.Fold) -> ev.Event:
    return ev.BoxFolded(action.box, fold_lines(state.house, state.box(action.box).for_settlement()))


def _played(state: Round, action: act.Play) -> ev.Event:
    name = state.house.play.name if state.house.play else ""
    return ev.BoxPlayed(action.box, name, action.amount_minor, action.discards)


def _revealed(state: Round, action: act.Reveal) -> ev.Event:
    draws = state.dealer_hand.strength < state.house.dealer.stands_on_strength
    return ev.HandsRevealed(state.dealer, draws)


def _dealt(state: Round, action: act.Deal) -> ev.CardsDealt:
    numbers = [box.number for box in state.in_round]
    hands = len(numbers) + 1
    if action.method == "hand":
        packets = [action.cards[place::hands] for place in range(hands)]
    else:
        packets = [action.cards[3 * place : 3 * place + 3] for place in range(hands)]
    return ev.CardsDealt(action.method, tuple(zip(numbers, packets, strict=False)), packets[-1])


def _replaced(state: Round, action: act.Replace) -> ev.CardsReplaced:
    hands, taken = [], 0
    for box in state.in_round:
        if box.discards:
            hands.append((box.number, action.cards[taken : taken + len(box.discards)]))
            taken += len(box.discards)
    return ev.CardsReplaced(tuple(hands))


def _settled(state: Round, action: act.Settle) -> ev.RoundSettled:
    boxes = [box.for_settlement() for box in state.in_round]
    settlement = settle(state.house, state.dealer_hand, boxes, dict(state.meters_minor))
    return ev.RoundSettled(settlement.lines, settlement.meter_moves, _shown(state, settlement))


def _shown(state: Round, settlement: Settlement) -> tuple[int, ...]:
    """Folded boxes that took from a meter: such a hand is proven in the open."""
    from_meter = {
        (wager.name, row.name)
        for wager in state.house.wagers
        for row in wager.rows
        if isinstance(row.award, MeterShare)
    }
    winners = {line.box for line in settlement.lines if (line.wager, line.row) in from_meter}
    return tuple(box.number for box in state.in_round if box.folded and box.number in winners)


def _ground_clause(state: Round, ground: str) -> str:
    rule = state.house.irregularity(ground)
    return state.house.citations[rule.clause if rule else ""]


def _returned(state: Round, boxes: tuple[Box, ...], clause: str, why: str) -> tuple[Line, ...]:
    house = state.house
    return tuple(line for box in boxes for line in void_lines(house, box.for_settlement(), clause, why))


def _voided_game(state: Round, action: act.VoidGame) -> ev.GameVoided:
    clause = _ground_clause(state, action.ground)
    voided = {box.number for box in state.boxes if box.voided}
    reversed_lines = tuple(line for line in state.lines if line.box not in voided)
    why = f"Game void ({action.ground.replace('_', ' ')})"
    lines = _returned(state, state.in_round, clause, why)
    count = action.count if action.ground in COUNTED else None
    return ev.GameVoided(action.ground, clause, dict(state.meters_minor), reversed_lines, lines, count)


def _voided_box(state: Round, action: act.VoidBox) -> ev.BoxVoided:
    box = state.box(action.box)
    clause = _ground_clause(state, "box")
    reversed_lines = tuple(line for line in state.lines if line.box == box.number)
    return ev.BoxVoided(box.number, clause, reversed_lines, _returned(state, (box,), clause, "Hand void"))


_EVENTS: dict[type, Callable[[Round, Any], ev.Event]] = {
    act.OpenBetting: _opened,
    act.PlaceWager: _placed,
    act.WithdrawWager: _withdrawn,
    act.CloseBetting: lambda state, action: ev.BettingClosed(),
    act.Deal: _dealt,
    act.Look: lambda state, action: ev.CardsLookedAt(action.box),
    act.Fold: _folded,
    act.Play: _played,
    act.Replace: _replaced,
    act.Reveal: _revealed,
    act.DrawFourth: lambda state, action: ev.DealerDrew(action.card),
    act.Settle: _settled,
    act.MoveHands: lambda state, action: ev.HandsMoved(action.moves, _ground_clause(state, "wrong_deal")),
    act.VoidGame: _voided_game,
    act.VoidBox: _voided_box,
}
