"""Settles cards and bets that already lie on the felt, as a supervisor would: one round through the engine.

So a hand typed in by a trainer meets the same limits, needs and clauses as one that was played.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

import msgspec

from queenhigh.cards import Card
from queenhigh.engine.actors import DEALER, player
from queenhigh.engine.acts.actions import (
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
from queenhigh.engine.acts.betting import offer_place
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.decide import decide
from queenhigh.engine.evolve import evolve_all
from queenhigh.engine.record import Record, Step
from queenhigh.engine.state import Round, new_round
from queenhigh.facts import NO_FACTS, Facts
from queenhigh.rules.records import House
from queenhigh.words import DEFAULT, refusal_text, say


class Seat(msgspec.Struct, frozen=True):
    """One box as it lies: its cards, its stakes, and what was decided."""

    player: str
    cards: tuple[Card, ...]
    stakes_minor: Mapping[str, int]
    choice: Literal["", "play", "fold"] = ""
    play_minor: int | None = None
    """The Play stake; none for the least the house allows."""
    discards: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        stakes = MappingProxyType(dict(self.stakes_minor))
        msgspec.structs.force_setattr(self, "stakes_minor", stakes)


class LayoutError(ValueError):
    """Cards or bets that no round of this house can come to; `code` says which of the ways it is."""

    def __init__(self, message: str, code: str) -> None:
        self.code = code
        super().__init__(message)


def settle_layout(
    house: House,
    dealer: Sequence[Card],
    seats: Sequence[Seat],
    meters_minor: Mapping[str, int] | None = None,
    language: str = DEFAULT,
) -> tuple[Round, Record]:
    """The settled round and its record; seats fill the boxes from the first. Raises `LayoutError`."""
    table = _Table(house, language)
    table.refuse_counts(dealer, seats)
    table.refuse_repeats(dealer, seats)
    meters = tuple((meters_minor or {}).items())
    table.do(OpenBetting(DEALER, meters))
    for number, seat in enumerate(seats, start=1):
        table.bet(number, seat)
    table.do(CloseBetting(DEALER))
    hands = [seat.cards for seat in seats]
    table.do(Deal(DEALER, house.deals[0][0], deal_order(hands, dealer[:3], house.deals[0][0])))
    for number, seat in enumerate(seats, start=1):
        table.choose(number, seat)
    if table.state.phase == "replacing":
        table.do(Replace(DEALER, tuple(card for seat in seats for card in seat.drawn)))
    table.do(Reveal(DEALER))
    table.draw_fourth(dealer)
    table.do(Settle(DEALER, table.state.meters_minor))
    return table.state, Record.of(new_round(house), table.steps)


def place_bets(house: House, stakes_minor: Mapping[str, int]) -> None:
    """Put a bet on an empty table and leave it at that; raises `LayoutError` if the house refuses it."""
    table = _Table(house)
    table.do(OpenBetting(DEALER))
    table.bet(1, Seat("player", (), stakes_minor))
    table.do(CloseBetting(DEALER))


class _Table:
    """The round so far; an act that is refused ends the job."""

    def __init__(self, house: House, language: str = DEFAULT) -> None:
        self.house = house
        self.language = language
        self.state = new_round(house)
        self.steps: list[Step] = []

    def do(self, action: Action) -> None:
        events = decide(self.house, self.state, action)
        if isinstance(events, Refusal):
            raise LayoutError(refusal_text(self.house, events, self.language), events.code)
        self.state = evolve_all(self.state, events)
        self.steps.append(Step(action, events))

    def fail(self, code: str, facts: Facts = NO_FACTS, clause: str | None = None) -> LayoutError:
        sentence = say("layout", self.house, code, facts, self.language)
        return LayoutError(f"{sentence} ({clause})" if clause else sentence, f"layout/{code}")

    def refuse_counts(self, dealer: Sequence[Card], seats: Sequence[Seat]) -> None:
        if not seats:
            raise self.fail("no_box")
        if len(seats) > self.house.boxes:
            raise self.fail("too_many_boxes", Facts(count=len(seats), needed=self.house.boxes))
        if len(dealer) not in (3, 4):
            raise self.fail("dealer_cards", Facts(count=len(dealer)))
        for number, seat in enumerate(seats, start=1):
            if len(seat.cards) != 3:
                raise self.fail("box_cards", Facts(box=number, count=len(seat.cards)))

    def refuse_repeats(self, dealer: Sequence[Card], seats: Sequence[Seat]) -> None:
        """One deck: say where both copies of a card lie; the dealer's hand is place 0."""
        places: dict[Card, int] = {}
        lying = [(card, 0) for card in dealer]
        for number, seat in enumerate(seats, start=1):
            lying += [(card, number) for card in (*seat.cards, *seat.drawn)]
        for card, place in lying:
            if card not in places:
                places[card] = place
            elif places[card] == place:
                raise self.fail("twice", Facts(case="box" if place else "dealer", card=card, box=place))
            elif not places[card]:
                raise self.fail("both", Facts(case="dealer", card=card, box=place))
            else:
                raise self.fail("both", Facts(case="boxes", card=card, boxes=(places[card], place)))

    def bet(self, number: int, seat: Seat) -> None:
        """Place the stakes, each as soon as what it needs stands there."""
        if not seat.stakes_minor:
            raise self.fail("no_wager", Facts(box=number))
        waiting = dict(seat.stakes_minor)
        while waiting:
            ready = next((name for name in waiting if self._is_free(number, seat, name)), next(iter(waiting)))
            self.do(PlaceWager(player(seat.player), number, ready, waiting.pop(ready)))

    def _is_free(self, number: int, seat: Seat, name: str) -> bool:
        """Whether nothing that the wager needs is still missing from the box."""
        offer = offer_place(self.state, player(seat.player), number, name)
        return not (isinstance(offer, Refusal) and offer.code == "bet/needs_other")

    def choose(self, number: int, seat: Seat) -> None:
        house = self.house
        must_decide = self.state.must_decide(self.state.box(number))
        if seat.choice not in ("", "play", "fold"):
            raise self.fail("bad_choice", Facts(box=number, name=str(seat.choice)))
        if must_decide and not seat.choice:
            case = "draw" if house.decision.discards else ""
            raise self.fail(
                "no_decision", Facts(case=case, box=number, wager=house.ante.name if house.ante else "")
            )
        if not must_decide and seat.choice:
            raise self.fail("nothing_to_decide", Facts(box=number, choice=seat.choice))
        if seat.choice == "fold":
            self.do(Fold(player(seat.player), number))
        elif seat.choice == "play" and house.ante and house.play:
            if seat.discards or house.play.raises:
                self.do(Look(player(seat.player), number))
            if len(seat.drawn) != len(seat.discards):
                raise self.fail("discard_without_card", Facts(box=number))
            least_minor = house.play.multiples[0] * self.state.box(number).stake(house.ante)
            play_minor = least_minor if seat.play_minor is None else seat.play_minor
            self.do(Play(player(seat.player), number, play_minor, seat.discards))

    def draw_fourth(self, dealer: Sequence[Card]) -> None:
        rule = self.house.dealer
        draws = self.state.phase == "dealer_drawing"
        clause = self.house.cite(rule.draw_clause or rule.clause)
        if draws and len(dealer) == 3:
            raise self.fail("dealer_draws", clause=clause)
        if not draws and len(dealer) == 4:
            raise self.fail("dealer_stands" if rule.may_draw else "dealer_never_draws", clause=clause)
        if draws:
            self.do(DrawFourth(DEALER, dealer[3]))
