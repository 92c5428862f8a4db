"""Settles cards and bets that already lie on the felt, as a supervisor would: one round through the engine.

So a hand typed in by a trainer meets the same limits, needs and clauses as one that was played.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Literal

import msgspec

from queenhigh.cards import Card, CardError, CardsLike, cards_of, repeated
from queenhigh.engine.actors import player
from queenhigh.engine.acts.actions import Play
from queenhigh.engine.felt import Felt, RefusedError
from queenhigh.engine.record import Record
from queenhigh.engine.state import Round
from queenhigh.facts import NO_FACTS, Facts
from queenhigh.money import AmountLike, AmountTypeError, MoneyError, amount_of, in_units, refuse_minor
from queenhigh.rules import House, HouseLike
from queenhigh.text import QueenHighError
from queenhigh.words import DEFAULT, say


class LaidBox(msgspec.Struct, frozen=True):
    """One box as it lies: its cards (or their text), its stakes, and what was decided."""

    player: str
    cards: CardsLike
    stakes: Mapping[str, AmountLike]
    """By wager, in whole units."""
    choice: Literal["", "play", "fold"] = ""
    play: AmountLike | None = None
    """The Play stake in whole units; none for the least the house allows."""
    discards: CardsLike = ()
    drawn: CardsLike = ()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "stakes", MappingProxyType(dict(self.stakes)))


class LayoutError(QueenHighError, ValueError):
    """Cards or bets that no round of this house can come to; `code` says which of the ways it is."""

    def __init__(self, message: str, code: str) -> None:
        self.code = code
        super().__init__(message)


@refuse_minor
def settle_layout(
    house: HouseLike,
    dealer: CardsLike,
    boxes: Sequence[LaidBox],
    meters: Mapping[str, AmountLike] | None = None,
    language: str = DEFAULT,
    community: CardsLike = (),
) -> tuple[Round, Record]:
    """Return the settled round and its record; boxes are filled from the first. Raises `LayoutError`."""
    with _refused():
        laid = _Laid(Felt(house, language), dealer, boxes, community)
        laid.refuse_counts()
        laid.refuse_repeats()
        laid.settle(meters or {})
    return laid.felt.state, laid.felt.record


def place_bets(house: House, stakes_minor: Mapping[str, int], language: str = DEFAULT) -> None:
    """Put a bet on an empty table and leave it at that; raises `LayoutError` if the house refuses it."""
    box = LaidBox("player", (), in_units(stakes_minor, house.currency))
    with _refused():
        _Laid(Felt(house, language), (), [box]).bet({})


@contextmanager
def _refused() -> Iterator[None]:
    """An act that is refused ends the job, as does what is no card."""
    try:
        yield
    except AmountTypeError:
        raise
    except (CardError, MoneyError) as error:
        raise LayoutError(str(error), "action/malformed") from None
    except RefusedError as error:
        raise LayoutError(str(error), error.code) from None


class _Laid:
    """What is to lie on the felt."""

    def __init__(
        self, felt: Felt, dealer: CardsLike, boxes: Sequence[LaidBox], community: CardsLike = ()
    ) -> None:
        self.felt = felt
        self.dealer = cards_of(dealer)
        self.community = cards_of(community)
        self.boxes = dict(enumerate(boxes, start=1))
        self.hands = {number: cards_of(box.cards) for number, box in self.boxes.items()}
        self.drawn = {number: cards_of(box.drawn) for number, box in self.boxes.items()}

    def fail(self, code: str, facts: Facts = NO_FACTS, clause: str | None = None) -> LayoutError:
        sentence = say("layout", self.felt.house, code, facts, self.felt.language)
        return LayoutError(f"{sentence} ({clause})" if clause else sentence, f"layout/{code}")

    def refuse_counts(self) -> None:
        table = self.felt.house.boxes
        if not self.boxes:
            raise self.fail("no_box")
        if len(self.boxes) > table:
            raise self.fail("too_many_boxes", Facts(count=len(self.boxes), needed=table))
        replaces = self.felt.house.dealer.replaces
        if len(self.dealer) not in ((3, 6) if replaces else (3, 4)):
            case = "replaces" if replaces else ""
            raise self.fail("dealer_cards", Facts(case=case, count=len(self.dealer)))
        if len(self.community) != self.felt.house.community:
            given = len(self.community)
            due = self.felt.house.community
            raise self.fail("community_cards", Facts(count=given, needed=due))
        for number, cards in self.hands.items():
            if len(cards) != 3:
                raise self.fail("box_cards", Facts(box=number, count=len(cards)))

    def refuse_repeats(self) -> None:
        """One deck: say where both copies of a card lie; the dealer's hand is place 0."""
        places: dict[Card, int] = {}
        lying = [(card, 0) for card in self.dealer]
        for number in self.boxes:
            lying += [(card, number) for card in (*self.hands[number], *self.drawn[number])]
        for card, place in lying:
            if card not in places:
                places[card] = place
            elif places[card] == place:
                raise self.fail("twice", Facts(case="box" if place else "dealer", card=card, box=place))
            elif not places[card]:
                raise self.fail("both", Facts(case="dealer", card=card, box=place))
            else:
                raise self.fail("both", Facts(case="boxes", card=card, boxes=(places[card], place)))
        twice = next((card for card in self.community if card in places), repeated(self.community))
        if twice is not None:
            raise self.fail("both", Facts(case="community", card=twice))

    def settle(self, meters: Mapping[str, AmountLike]) -> None:
        self.bet(meters)
        self.felt.deal(self.hands, self.dealer[:3], self.community)
        for number, box in self.boxes.items():
            self.choose(number, box)
        self.felt.reveal([card for drawn in self.drawn.values() for card in drawn])
        self.felt.settle(fourth=self.fourth())

    def bet(self, meters: Mapping[str, AmountLike]) -> None:
        self.felt.open(**meters)
        for number, box in self.boxes.items():
            if not box.stakes:
                raise self.fail("no_wager", Facts(box=number))
            self.felt.place(number, box.player, **box.stakes)
        self.felt.close()

    def choose(self, number: int, box: LaidBox) -> None:
        house = self.felt.house
        state = self.felt.state
        must_decide = state.must_decide(state.box(number))
        if box.choice not in ("", "play", "fold"):
            raise self.fail("bad_choice", Facts(box=number, name=str(box.choice)))
        if must_decide and not box.choice:
            case = "no_fold" if not house.folds else "draw" if house.decision.discards else ""
            raise self.fail(
                "no_decision", Facts(case=case, box=number, wager=house.ante.name if house.ante else "")
            )
        if not must_decide and box.choice:
            raise self.fail("nothing_to_decide", Facts(box=number, choice=box.choice))
        if box.choice == "fold":
            self.felt.fold(number)
        elif box.choice == "play":
            discards = cards_of(box.discards)
            if len(self.drawn[number]) != len(discards):
                raise self.fail("discard_without_card", Facts(box=number))
            if box.play is None:
                self.felt.play(number, discard=discards)
            else:
                wager = house.play
                if discards or (wager and wager.raises):
                    self.felt.look(number)
                amount_minor = amount_of(box.play, house.currency)
                self.felt.do(Play(player(box.player), number, amount_minor, discards))

    def fourth(self) -> tuple[Card, ...]:
        """The dealer's fourth card, or second hand, which is there where they draw and not otherwise."""
        rule = self.felt.house.dealer
        draws = self.felt.state.phase == "dealer_drawing"
        replaces = Facts(case="replaces" if rule.replaces else "")
        clause = self.felt.house.cite(rule.draw_clause or rule.clause)
        if draws and len(self.dealer) == 3:
            raise self.fail("dealer_draws", replaces, clause)
        if not draws and not rule.may_draw and len(self.dealer) > 3:
            raise self.fail("dealer_never_draws", clause=clause)
        if not draws and len(self.dealer) > 3:
            raise self.fail("dealer_stands", replaces, clause)
        return self.dealer[3:]
