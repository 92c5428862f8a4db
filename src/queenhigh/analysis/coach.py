"""The coach: what each choice with a hand is worth, why the best is best, and hands that are worth a thought.

The table in the terminal, its drills and the server's advice all ask here.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, Protocol

from queenhigh.analysis.advice import Advice, Worth, advice_of, chances
from queenhigh.analysis.request import bet_of
from queenhigh.cards import DECK, Card, parse_card
from queenhigh.engine.view import FACE_DOWN, BoxView, View
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.words import DEFAULT
from queenhigh.words.coach import Option, choice_label, grade_text, why_best

CLOSE: Final = Fraction(1, 10)
"""So many Antes at most lie between the best choice and the next, and not nothing."""
TRIES: Final = 400
"""Hands that are looked at; where none of them is close, the closest is taken."""


class Chance(Protocol):
    """Where cards come from: chance is always somebody else's."""

    def sample(self, population: Sequence[Card], k: int) -> list[Card]: ...


class Considered(NamedTuple):
    """A hand with the value of each choice, and the chances that the best of them leaves it."""

    advice: Advice
    chances: Mapping[str, Fraction] | None
    """None where the best is to replace several cards, which takes too long to count."""

    def label(self, worth: Worth, language: str = DEFAULT) -> str:
        """What a button calls a choice."""
        return choice_label(self.advice.house, _option(worth), language)

    def why(self, language: str = DEFAULT) -> str:
        """Why the best is best, in a sentence or two."""
        return why_best(self.advice.house, [*map(_option, self.advice.actions)], self.chances, language)

    def grade(self, made: Worth, language: str = DEFAULT) -> str:
        """What a decision was: the best, or what it gives away."""
        bet = self.advice.bet
        best = self.advice.best
        return grade_text(bet.house, _option(made), _option(best), bet.ante_minor, language)

    def minor(self, antes: Fraction) -> Fraction:
        """So many Antes of the bet, in minor units."""
        return antes * self.advice.bet.ante_minor

    def worth_of(self, stake_minor: int, discards: Collection[Card] = ()) -> Worth:
        """The choice that this stake on Play means, 0 for a fold, with these cards thrown away."""
        multiple = stake_minor // self.advice.bet.ante_minor
        return next(
            worth
            for worth in self.advice.actions
            if worth.multiple == multiple and {*worth.discards} == {*discards}
        )


def consider(
    bet: Bet, hand: Sequence[Card], seen: Sequence[Card] = (), dead: Sequence[Card] = ()
) -> Considered:
    """A hand, worked out; takes long enough to be asked beside an event loop. Raises as `advise` does."""
    found = advice_of(bet, hand, seen, dead)
    thrown = found.best.discards
    return Considered(found, None if len(thrown) > 1 else chances(found, thrown))


def consider_box(house: House, seen: View, box: BoxView) -> Considered:
    """A box that waits for its decision, from nothing but what its player sees; raises as `advise` does."""
    others = [other for other in seen.boxes if other.player == box.player and other.number != box.number]
    dead = _open(card for other in others for card in (*other.cards, *other.discards))
    placed = {wager.name for wager in house.wagers if wager.placed_before_deal}
    stakes = {name: minor for name, minor in box.stakes_minor if name in placed}
    return consider(
        Bet(house, stakes, dict(seen.meters_minor)), _open(box.cards), _open(seen.dealer.cards), dead
    )


def _option(worth: Worth) -> Option:
    return Option(worth.multiple, worth.discards, worth.value)


def _open(cards: Iterable[str]) -> list[Card]:
    return [parse_card(card) for card in cards if card != FACE_DOWN]


def close_hand(house: House, had: Collection[frozenset[Card]], chance: Chance) -> Considered:
    """A close hand that is none of those had, with the cards that the dealer shows, at one Ante."""
    bet = bet_of(house)
    closest: tuple[Fraction, list[Card]] | None = None
    for _ in range(TRIES):
        cards = chance.sample(DECK, 3 + house.dealer.shows)
        if frozenset(cards[:3]) in had:
            continue
        gap = advice_of(bet, cards[:3], cards[3:]).actions[1].cost
        if gap and (closest is None or gap < closest[0]):
            closest = gap, cards
        if closest is not None and closest[0] <= CLOSE:
            break
    if closest is None:
        raise UnpricedError("every choice of every hand comes to the same here")
    hand = closest[1]
    return consider(bet, hand[:3], hand[3:])
