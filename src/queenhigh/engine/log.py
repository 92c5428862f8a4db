"""History for people: each event as facts that tell no more than their reader may know, and as sentences."""

from collections.abc import Iterable
from typing import Literal, assert_never

import msgspec

from queenhigh.engine import events as ev
from queenhigh.engine.actors import BYSTANDER, Actor
from queenhigh.engine.evolve import evolve
from queenhigh.engine.sight import dealer_cards_seen, sees_hand, sees_line, sees_standing
from queenhigh.engine.state import Round
from queenhigh.facts import Facts
from queenhigh.rules.records import House
from queenhigh.settlement import Line, MeterMove, withheld_lines
from queenhigh.words import DEFAULT, Names, log_payout, say

ToldCode = Literal[
    "opened", "placed", "withdrawn", "closed", "dealt", "community", "looked", "folded", "played", "drew",
    "dealer_shows", "community_shows", "shows", "dealer_drew", "dealer_replaced", "moved", "box_void",
    "game_void", "taken_back", "loss_undone", "no_envy", "meter", "line",
]  # fmt: skip


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, for one reader: its code and facts, and the payout line where it is one."""

    code: ToldCode
    facts: Facts = Facts()
    line: Line | None = None


def log(
    start: Round,
    events: Iterable[ev.Event],
    viewer: Actor = BYSTANDER,
    language: str = DEFAULT,
    names: Names | None = None,
) -> list[str]:
    """What happened, in sentences for one person; `start` is the state before the first event."""
    return [said(start.house, told, language, names) for told in told_to(start, events, viewer)]


def said(house: House, told: Told, language: str = DEFAULT, names: Names | None = None) -> str:
    """One thing that happened, as a sentence."""
    if told.line is not None:
        return log_payout(house, told.line, language)
    return say("log", house, told.code, told.facts, language, names)


def told_to(start: Round, events: Iterable[ev.Event], viewer: Actor = BYSTANDER) -> list[Told]:
    """What happened, as facts for one person."""
    told: list[Told] = []
    state = start
    for event in events:
        before, state = state, evolve(state, event)
        told.extend(tell(before, state, event, viewer))
    return told


def tell(before: Round, after: Round, event: ev.Event, viewer: Actor) -> list[Told]:
    """One event told to one person, given the states on either side of it."""
    match event:
        case ev.BettingOpened():
            return [Told("opened", Facts(game=event.game)), *_meters(after)]
        case ev.WagerPlaced():
            facts = Facts(
                box=event.box, player=event.player, wager=event.wager, amount_minor=event.stake_minor
            )
            return [Told("placed", facts)]
        case ev.WagerWithdrawn():
            return [Told("withdrawn", Facts(box=event.box, player=event.player, wager=event.wager))]
        case ev.BettingClosed():
            return [Told("closed")]
        case ev.CardsDealt():
            boxes = tuple(number for number, _ in event.hands)
            return [_up(Told("dealt", Facts(method=event.method, boxes=boxes)), after)]
        case ev.CommunityDealt():
            return [Told("community", Facts(count=len(event.cards)))]
        case ev.CardsLookedAt():
            cards = after.box(event.box).cards
            return [_seen("looked", Facts(box=event.box, cards=cards), after, viewer)]
        case ev.BoxFolded():
            return [Told("folded", Facts(box=event.box)), *_lines(after, event.lines, viewer)]
        case ev.BoxPlayed():
            return [_played(after, event, viewer)]
        case ev.CardsReplaced():
            return [
                _seen("drew", Facts(box=number, cards=cards, count=len(cards)), after, viewer)
                for number, cards in event.hands
            ]
        case ev.HandsRevealed():
            dealer = Told("dealer_shows", Facts(cards=event.dealer))
            everybodys = [Told("community_shows", Facts(cards=after.community))] if after.community else []
            return [dealer, *everybodys, *_hands(after, viewer)]
        case ev.DealerDrew():
            return [Told("dealer_drew", Facts(card=event.card))]
        case ev.DealerReplaced():
            return [Told("dealer_replaced", Facts(cards=event.cards))]
        case ev.RoundSettled():
            shown = [_shows(after, number) for number in event.shown]
            lines = _lines(after, event.lines, viewer)
            return [*shown, *lines, *not_envied(after, viewer), *_meters(after, event.meter_moves)]
        case ev.HandsMoved():
            return [_up(Told("moved", Facts(moves=event.moves, clause=event.clause)), after)]
        case ev.BoxVoided():
            head = Told("box_void", Facts(box=event.box, clause=event.clause))
            return [head, *_undone(before, event, viewer), *_lines(after, event.lines, viewer)]
        case ev.GameVoided():
            facts = Facts(game=after.game, ground=event.ground, clause=event.clause)
            undone = _undone(before, event, viewer)
            meters = _meters(after, event.meter_moves, back=True) if event.meter_moves else []
            return [Told("game_void", facts), *undone, *_lines(after, event.lines, viewer), *meters]
        case never:
            assert_never(never)


def _up(told: Told, state: Round) -> Told:
    """With the dealer's upcards, where there are some."""
    cards = () if state.revealed else state.dealer[: dealer_cards_seen(state)]
    if not cards:
        return told
    return Told(told.code, msgspec.structs.replace(told.facts, case="up", cards=cards))


def _seen(code: ToldCode, facts: Facts, state: Round, viewer: Actor) -> Told:
    """With its cards, where this person sees them."""
    if sees_hand(state, state.box(facts.box or 0), viewer):
        return Told(code, msgspec.structs.replace(facts, case="seen"))
    return Told(code, msgspec.structs.replace(facts, cards=()))


def _played(state: Round, event: ev.BoxPlayed, viewer: Actor) -> Told:
    facts = Facts(box=event.box, wager=event.wager, amount_minor=event.stake_minor)
    if not event.discards:
        return Told("played", facts if event.stake_minor else Facts(case="stood", box=event.box))
    if sees_hand(state, state.box(event.box), viewer):
        return Told("played", msgspec.structs.replace(facts, case="drew_seen", cards=event.discards))
    return Told("played", msgspec.structs.replace(facts, case="drew", count=len(event.discards)))


def _shows(state: Round, number: int) -> Told:
    return Told("shows", Facts(box=number, cards=state.box(number).final))


def _hands(state: Round, viewer: Actor) -> list[Told]:
    return [
        _shows(state, box.number)
        for box in state.in_round
        if not box.folded and sees_hand(state, box, viewer)
    ]


def _lines(state: Round, lines: Iterable[Line], viewer: Actor) -> list[Told]:
    return [Told("line", line=line) for line in lines if sees_line(state, line, viewer)]


def _undone(before: Round, event: ev.BoxVoided | ev.GameVoided, viewer: Actor) -> list[Told]:
    """What a void takes back: each payout that was made, each loss; only those this person was told of."""
    told = []
    for line in event.reversed:
        if not sees_line(before, line, viewer):
            continue
        facts = Facts(
            case="envy" if line.kind == "envy" else "",
            box=line.box,
            wager=line.wager,
            amount_minor=line.returned_minor or None,
            clause=event.clause,
        )
        told.append(Told("taken_back" if line.returned_minor else "loss_undone", facts))
    return told


def not_envied(state: Round, viewer: Actor | None = None) -> list[Told]:
    """Where a winner is paid no Envy for somebody else's hand, as the house has it; for all eyes, or one's.

    Such a player has no line: it is found from the cards of the settled round, when somebody reads.
    """
    house = state.house
    if not any(wager.envy and wager.envy.not_to_winner for wager in house.envied_wagers):
        return []
    boxes = [box.for_settlement() for box in state.in_round]
    unpaid = {(line.box, line.wager): line for line in withheld_lines(house, boxes, state.dealer_hand)}
    return [
        Told("no_envy", Facts(box=line.box, wager=line.wager, clause=line.clause))
        for line in unpaid.values()
        if viewer is None or sees_standing(state, line, viewer)
    ]


def _meters(state: Round, moves: Iterable[MeterMove] = (), back: bool = False) -> list[Told]:
    """What each meter holds, and what a game set aside for its next seed, or took from there."""
    reserved = {move.name: abs(move.reserved_minor) for move in moves}
    told = []
    for name, held_minor in state.meters_minor:
        aside_minor = reserved.get(name) or None
        settled = "reserved" if aside_minor else ""
        undone = "back_reserved" if aside_minor else "back"
        case = undone if back else settled
        facts = Facts(case=case, meter=name, amount_minor=held_minor, other_minor=aside_minor)
        told.append(Told("meter", facts))
    return told
