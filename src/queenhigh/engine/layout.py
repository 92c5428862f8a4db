"""Settles cards and bets that already lie on the felt, as a supervisor would: one round through the engine.

So a hand typed in by a trainer meets the same limits, needs and clauses as one that was played.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from queenhigh.cards import Card
from queenhigh.engine.actions import (
    DEALER,
    Action,
    CloseBetting,
    Deal,
    DrawFourth,
    Fold,
    Look,
    OpenBetting,
    PlaceWager,
    Play,
    Replace,
    Reveal,
    Settle,
)
from queenhigh.engine.bets import offer_place
from queenhigh.engine.dealing import deal_order
from queenhigh.engine.decide import decide
from queenhigh.engine.evolve import evolve_all
from queenhigh.engine.record import Record, Step
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import Round, new_round
from queenhigh.rules.records import House


class Seat(msgspec.Struct, frozen=True):
    """One box as it lies: its cards, its stakes, and what was decided."""

    player: str
    cards: tuple[Card, ...]
    stakes_minor: dict[str, int]
    choice: Literal["", "play", "fold"] = ""
    play_minor: int | None = None
    """The Play stake; none for the least the house allows."""
    discards: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()


class LayoutError(ValueError):
    """Cards or bets that no round of this house can come to; `code` is the refusal's, where there is one."""

    def __init__(self, message: str, code: str = "") -> None:
        self.code = code
        super().__init__(message)


def settle_layout(
    house: House,
    dealer: Sequence[Card],
    seats: Sequence[Seat],
    meters_minor: Mapping[str, int] | None = None,
) -> tuple[Round, Record]:
    """The settled round and its record; seats fill the boxes from the first. Raises `LayoutError`."""
    if not seats:
        raise LayoutError("no seat is given: it takes one at least")
    if len(seats) > house.boxes:
        raise LayoutError(
            f"{len(seats)} seats are given, and this table has {house.boxes} boxes", "box/unknown"
        )
    _refuse_counts(dealer, seats)
    _refuse_repeats(dealer, seats)
    table = _Table(house)
    table.do(OpenBetting(DEALER, dict(meters_minor or {})))
    for number, seat in enumerate(seats, start=1):
        _bet(table, number, seat)
    table.do(CloseBetting(DEALER))
    hands = [seat.cards for seat in seats]
    table.do(Deal(DEALER, house.deals[0][0], deal_order(hands, dealer[:3], house.deals[0][0])))
    for number, seat in enumerate(seats, start=1):
        _choose(table, number, seat)
    if table.state.phase == "replacing":
        table.do(Replace(DEALER, tuple(card for seat in seats for card in seat.drawn)))
    table.do(Reveal(DEALER))
    _draw_fourth(table, dealer)
    table.do(Settle(DEALER))
    return table.state, Record.of(new_round(house), table.steps)


def place_bets(house: House, stakes_minor: Mapping[str, int]) -> None:
    """Put a bet on an empty table and leave it at that; raises `LayoutError` if the house refuses it."""
    table = _Table(house)
    table.do(OpenBetting(DEALER))
    _bet(table, 1, Seat("player", (), dict(stakes_minor)))
    table.do(CloseBetting(DEALER))


class _Table:
    """The round so far; an act that is refused ends the job."""

    def __init__(self, house: House) -> None:
        self.state = new_round(house)
        self.steps: list[Step] = []

    def do(self, action: Action) -> None:
        events = decide(self.state.house, self.state, action)
        if isinstance(events, Refusal):
            raise LayoutError(str(events), events.code)
        self.state = evolve_all(self.state, events)
        self.steps.append(Step(action, events))


def _refuse_counts(dealer: Sequence[Card], seats: Sequence[Seat]) -> None:
    if len(dealer) not in (3, 4):
        raise LayoutError(f"the dealer has {len(dealer)} cards: it takes three, or four where he drew")
    for number, seat in enumerate(seats, start=1):
        if len(seat.cards) != 3:
            raise LayoutError(f"seat {number} has {len(seat.cards)} cards: a hand has three")


def _refuse_repeats(dealer: Sequence[Card], seats: Sequence[Seat]) -> None:
    """One deck: say where both copies of a card lie."""
    places: dict[Card, str] = {}
    lying = [(card, "the dealer's hand") for card in dealer]
    for number, seat in enumerate(seats, start=1):
        lying += [(card, f"seat {number}") for card in (*seat.cards, *seat.drawn)]
    for card, place in lying:
        if card in places:
            where = f"twice in {place}" if places[card] == place else f"in {places[card]} and in {place}"
            raise LayoutError(
                f"{card} lies {where}: there is one of each card in the deck", "deal/repeated_card"
            )
        places[card] = place


def _bet(table: _Table, number: int, seat: Seat) -> None:
    """Place the stakes, each as soon as what it needs stands there."""
    if not seat.stakes_minor:
        raise LayoutError(f"seat {number} has no wager: say one, as in ante=10", "round/no_bets")
    waiting = dict(seat.stakes_minor)
    while waiting:
        ready = next((name for name in waiting if _is_free(table, number, seat, name)), next(iter(waiting)))
        table.do(PlaceWager(seat.player, number, ready, waiting.pop(ready)))


def _is_free(table: _Table, number: int, seat: Seat, name: str) -> bool:
    """Whether nothing that the wager needs is still missing from the box."""
    offer = offer_place(table.state, seat.player, number, name)
    return not (isinstance(offer, Refusal) and offer.code == "bet/needs_other")


def _choose(table: _Table, number: int, seat: Seat) -> None:
    house = table.state.house
    must_decide = table.state.must_decide(table.state.box(number))
    if must_decide and not seat.choice:
        words = "stand, discard=... new=... or fold" if house.decision.discards else "play or fold"
        label = house.ante.label if house.ante else "Ante"
        raise LayoutError(f"seat {number} has {label} and no decision: say {words}")
    if not must_decide and seat.choice:
        raise LayoutError(
            f"seat {number} has nothing to decide, so there is nothing to {seat.choice}: leave that word out",
            "decide/nothing_to_decide",
        )
    if seat.choice == "fold":
        table.do(Fold(seat.player, number))
    elif seat.choice == "play" and house.ante and house.play:
        if seat.discards:
            table.do(Look(seat.player, number))
        if len(seat.drawn) != len(seat.discards):
            raise LayoutError(
                f"seat {number}: a card thrown away is replaced by one: say discard=... new=..."
            )
        least_minor = house.play.multiples[0] * table.state.box(number).stake(house.ante)
        play_minor = least_minor if seat.play_minor is None else seat.play_minor
        table.do(Play(seat.player, number, play_minor, seat.discards))


def _draw_fourth(table: _Table, dealer: Sequence[Card]) -> None:
    rule = table.state.house.dealer
    draws = table.state.phase == "dealer_drawing"
    clause = table.state.house.cite(rule.draw_clause or rule.clause)
    cite = f" ({clause})" if clause else ""
    if draws and len(dealer) == 3:
        when = "" if rule.draws == "always" else f" {rule.draws}"
        raise LayoutError(f"the dealer draws a card{when}, so he must have a fourth: give four{cite}")
    if not draws and len(dealer) == 4:
        when = "never draws" if not rule.may_draw else f"draws only {rule.draws}"
        raise LayoutError(f"the dealer {when} and takes no fourth card with these: give three{cite}")
    if draws:
        table.do(DrawFourth(DEALER, dealer[3]))
