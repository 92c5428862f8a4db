"""`decide`: an act becomes events, or a typed refusal. Pure: the same state and act give the same events."""

from collections.abc import Iterable
from typing import assert_never

import msgspec

from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.legal import refusal
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.acts.voiding import COUNTED
from queenhigh.engine.state import Box, Round
from queenhigh.facts import Facts
from queenhigh.rules.records import Ground, House, Wager
from queenhigh.settlement import Line, Settlement, fold_lines, quick_settle, void_lines


def decide(house: House, state: Round, action: act.Action) -> tuple[ev.Event, ...] | Refusal:
    """What the act brings about in this state, or why it is refused; nothing is changed either way.

    The house must mean what the round was begun with: rules do not change under a game.
    """
    if house is not state.house:
        if not isinstance(house, House):
            raise TypeError(f"decide wants a House, as state.house is one, and no {type(house).__name__}")
        if house.digest != state.house.digest:
            return Refusal("house/changed", Facts(name=state.house.id))
    refused = refusal(state, action)
    if refused is not None:
        return refused
    return (_event(state, action), *_following(state, action))


def _event(state: Round, action: act.Action) -> ev.Event:
    """What a legal act brings about."""
    match action:
        case act.PlaceWager():
            was_minor = _stake(state, action)
            return ev.WagerPlaced(action.box, action.by.id, action.wager, action.amount_minor, was_minor)
        case act.Play():
            name = state.house.play.name if state.house.play else ""
            return ev.BoxPlayed(action.box, name, action.amount_minor, action.discards)
        case act.Look():
            return ev.CardsLookedAt(action.box)
        case act.Fold():
            return ev.BoxFolded(action.box, fold_lines(state.house, state.box(action.box).for_settlement()))
        case act.WithdrawWager():
            return ev.WagerWithdrawn(action.box, action.by.id, action.wager, _stake(state, action))
        case act.OpenBetting():
            house = state.house
            meters = {**dict(state.meters_minor), **dict(action.meters_minor)}
            return ev.BettingOpened(state.game + 1, house.id, house.digest, tuple(meters.items()))
        case act.CloseBetting():
            return ev.BettingClosed()
        case act.Deal():
            return _dealt(state, action)
        case act.Replace():
            return _replaced(state, action)
        case act.Reveal():
            draws = state.dealer_hand.strength < state.house.dealer.stands_on_strength
            return ev.HandsRevealed(state.dealer, draws)
        case act.DrawFourth():
            return ev.DealerDrew(action.card)
        case act.ReplaceDealer():
            return ev.DealerReplaced(action.cards)
        case act.Settle():
            return _settled(state, action)
        case act.MoveHands():
            return ev.HandsMoved(action.moves, _ground_clause(state, "wrong_deal"))
        case act.VoidGame():
            return _voided_game(state, action)
        case act.VoidBox():
            return _voided_box(state, action)
        case never:
            assert_never(never)


def _following(state: Round, action: act.Action) -> tuple[ev.Event, ...]:
    """What else happens: community cards with a deal, and wagers that come with the one acted on."""
    match action:
        case act.PlaceWager() | act.WithdrawWager():
            followers = state.house.followers[action.wager]
            return tuple(_event(state, _beside(action, each)) for each in followers) if followers else ()
        case act.Deal() if state.house.community:
            return (ev.CommunityDealt(action.cards[-state.house.community :]),)
        case _:
            return ()


def _beside(action: act.PlaceWager | act.WithdrawWager, follower: Wager) -> act.Action:
    """The same act on a wager that comes by itself with the one acted on."""
    if isinstance(action, act.WithdrawWager):
        return msgspec.structs.replace(action, wager=follower.name)
    amount_minor = follower.stake_beside(action.amount_minor)
    return msgspec.structs.replace(action, wager=follower.name, amount_minor=amount_minor)


def _stake(state: Round, action: act.PlaceWager | act.WithdrawWager) -> int:
    return state.box(action.box).stake(state.house.by_name[action.wager])


def _dealt(state: Round, action: act.Deal) -> ev.CardsDealt:
    numbers = action.boxes or tuple(box.number for box in state.in_round)
    hands = len(numbers) + 1
    cards = action.cards[: 3 * hands]  # community cards come last
    if action.method == "hand":
        packets = [cards[place::hands] for place in range(hands)]
    else:
        packets = [cards[3 * place : 3 * place + 3] for place in range(hands)]
    return ev.CardsDealt(action.method, tuple(zip(numbers, packets, strict=False)), packets[-1])


def _replaced(state: Round, action: act.Replace) -> ev.CardsReplaced:
    hands = []
    taken = 0
    for box in state.in_round:
        if box.discards:
            hands.append((box.number, action.cards[taken : taken + len(box.discards)]))
            taken += len(box.discards)
    return ev.CardsReplaced(tuple(hands))


def _settled(state: Round, action: act.Settle) -> ev.RoundSettled:
    boxes = [box.for_settlement() for box in state.in_round]
    settlement = quick_settle(state.house, state.dealer_hand, boxes, dict(action.meters_minor))
    return ev.RoundSettled(settlement.lines, settlement.meter_moves, _shown(state, settlement))


def _shown(state: Round, settlement: Settlement) -> tuple[int, ...]:
    """Folded boxes that took from a meter: such a hand is proven in the open."""
    winners = {line.box for line in settlement.lines if line.reason == "meter/pays"}
    return tuple(box.number for box in state.in_round if box.folded and box.number in winners)


def _ground_clause(state: Round, ground: str) -> str:
    rule = state.house.irregularity(ground)
    return state.house.citations[rule.clause if rule else ""]


def _returned(state: Round, boxes: Iterable[Box], clause: str, ground: Ground) -> tuple[Line, ...]:
    house = state.house
    return tuple(line for box in boxes for line in void_lines(house, box.for_settlement(), clause, ground))


def _voided_game(state: Round, action: act.VoidGame) -> ev.GameVoided:
    clause = _ground_clause(state, action.ground)
    voided = {box.number for box in state.boxes if box.voided}
    now_minor = dict(action.meters_minor)
    return ev.GameVoided(
        ground=action.ground,
        clause=clause,
        meter_moves=tuple(move.undone(now_minor[move.name]) for move in state.moves),
        reversed=tuple(line for line in state.lines if line.box not in voided),
        lines=_returned(state, state.in_round, clause, action.ground),
        count=action.count if action.ground in COUNTED else None,
    )


def _voided_box(state: Round, action: act.VoidBox) -> ev.BoxVoided:
    box = state.box(action.box)
    clause = _ground_clause(state, "box")
    reversed_lines = tuple(line for line in state.lines if line.box == box.number)
    return ev.BoxVoided(box.number, clause, reversed_lines, _returned(state, (box,), clause, "box"))
