"""What a player gains who sees cards of the dealer's, or learns which classes they are of.

A *glimpse* is what they learn: one class for each card. What a choice is worth with a first hand then is the
sum of what it is worth with each set of cards in view that looks so; those are solved by suit classes, and
each set is turned into the one that stands for it by a swap of suits.
`tests/analysis/protect/test_glimpses.py` walks the cards and deals each round instead.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

import msgspec
import numpy as np

from queenhigh.analysis.playing.solve import Solved, game_of, solve, weighted_sum
from queenhigh.analysis.playing.strategy import named_actions, strategy_of, taught
from queenhigh.analysis.playing.study import Part, Study, best, differing, study
from queenhigh.analysis.playing.tally import joined, tally
from queenhigh.analysis.playing.thumb import rule_of_thumb
from queenhigh.analysis.protect.contest import contest_bet
from queenhigh.analysis.results import Guide, Protection, SeenClass
from queenhigh.cards import DECK_SIZE
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError, choices_of
from queenhigh.study.happenings import Tally
from queenhigh.study.result import Tell
from queenhigh.study.suits import (
    Cards,
    Exact,
    Groups,
    Ints,
    Level,
    bits_of,
    laid_as,
    suit_classes,
    suit_swaps,
    with_suits,
)
from queenhigh.text import plural

_SAFE: Final = 1 << 46
"""Sums below this may be multiplied by how many hands they stand for, and added up, in 64 bits."""
_MOST_VALUES: Final = 30_000_000
"""So many values of hands and choices are kept at once: what bounds the memory."""


class Glimpse(NamedTuple):
    """What is learned of the dealer's cards, and every first hand solved with it."""

    classes: tuple[str, ...]
    """The class of each card seen."""
    solved: Solved
    """Its values are sums over all sets of cards that look so and avoid the first hand."""
    sets: Ints
    """How many such sets there are for each class of first hands."""

    @property
    def weights(self) -> Ints:
        """How many pairs of cards in view and a first hand each class stands for."""
        return self.solved.game.firsts.weights * self.sets


class _Met(NamedTuple):
    """First hands beside one set of cards in view, as the solved class of that set has them."""

    looks: int
    """The place of the glimpse."""
    free: Ints
    """The first hands that avoid the set."""
    place: Ints
    """Where each of them stands among the first hands of the class that was solved."""
    column: Ints
    """(first hand, choice): the place of the same choice there, which may throw cards that lie otherwise."""


class Sight:
    """A bet, the classes a player tells apart, and how many of the dealer's cards they see so."""

    def __init__(self, bet: Bet, classes: Sequence[SeenClass], cards: int) -> None:
        self.bet = bet
        self.cards = cards
        self.of_card = np.zeros(DECK_SIZE, np.int64)
        for place, each in enumerate(classes):
            self.of_card[list(each.cards)] = place
        self.choices = choices_of(bet)
        self.whole = game_of(bet)
        """The game as the bet alone has it, whose suits may be more alike than those of the classes."""
        self.game = self.whole._replace(groups=_alike(self.whole.groups, self.of_card))
        self.sets = suit_classes((), self.whole.groups).level(cards)
        """The classes of sets in view, one of which is solved for all."""
        signs = [
            sign
            for sign in combinations_with_replacement(range(len(classes)), cards)
            if all(sign.count(place) <= len(classes[place].cards) for place in sign)
        ]
        if len(signs) * len(self.game.firsts) * len(self.choices) > _MOST_VALUES:
            raise UnpricedError(
                f"{len(classes)} classes of {plural(cards, 'card')} are more than is worked out here: name "
                "fewer classes or fewer cards"
            )
        self._places = {sign: place for place, sign in enumerate(signs)}
        self.names = [tuple(classes[place].name for place in sign) for sign in signs]

    @property
    def pairs(self) -> int:
        """How many sets of cards in view there are, each with every first hand that avoids it."""
        return comb(DECK_SIZE, self.cards) * comb(DECK_SIZE - self.cards, 3)

    @property
    def deals_each(self) -> int:
        """Deals for one first hand and one set in view."""
        return game_of(self.bet, tuple(range(self.cards))).deals_each

    def glimpses(self, progress: Tell | None = None) -> tuple[Glimpse, ...]:
        """Every glimpse that there can be, solved."""
        firsts = self.game.firsts
        totals: Exact = np.zeros((len(self.names), len(firsts), len(self.choices)), np.int64)
        sets = np.zeros((len(self.names), len(firsts)), np.int64)
        most = 0
        for done, (known, times) in enumerate(_each(self.sets), start=1):
            found = solve(self.bet, known)
            most += int(np.abs(found.values).max()) * times
            values = found.values
            if most >= _SAFE:
                totals = totals.astype(np.object_)
                values = values.astype(np.object_)
            for met in self._met(known):
                totals[met.looks, met.free] += values[met.place[:, None], met.column]
                sets[met.looks, met.free] += 1
            if progress is not None:
                progress(done, len(self.sets))
        return tuple(
            Glimpse(names, Solved(self.bet, self.game, self.choices, totals[place]), sets[place])
            for place, names in enumerate(self.names)
        )

    def tally(self, chosen: Sequence[Ints]) -> Tally:
        """Everything that can happen where these choices are made with each glimpse, by first hand."""
        parts = []
        weights = self.game.firsts.weights
        for known, _ in _each(self.sets):
            game = game_of(self.bet, known)
            takes = np.zeros((len(game.firsts), len(self.choices)), np.int64)
            for met in self._met(known):
                made = chosen[met.looks][met.free]
                column = met.column[np.arange(len(made)), made]
                np.add.at(takes, (met.place, column), weights[met.free])
            parts.append(tally(Solved(self.bet, game, self.choices, takes), takes))
        return joined(parts)

    def _met(self, known: tuple[int, ...]) -> Iterator[_Met]:
        """Every set of the class of this one, with the first hands that avoid it."""
        hands = self.game.firsts.cards
        classes = suit_classes(known, self.whole.groups)
        bits = bits_of(hands)
        level = game_of(self.bet, known).firsts
        mine = np.array(known, np.int64)
        images = {int(bits_of(moved)): (swap, moved) for swap, moved in _swapped(mine, self.whole.groups)}
        for image, (swap, moved) in images.items():
            free = np.flatnonzero((bits & image) == 0)
            back = with_suits(hands[free], np.argsort(swap))
            place = classes.find(bits_of(back), 3)
            looks = self._places[tuple(sorted(self.of_card[moved].tolist()))]
            yield _Met(looks, free, place, self._columns(level.cards[place], back, classes.groups))

    def _columns(self, shown: Cards, hands: Cards, groups: Groups) -> Ints:
        """The place of each choice with the cards lying as the class shows them."""
        same = np.broadcast_to(np.arange(len(self.choices)), (len(hands), len(self.choices)))
        if not any(choice.thrown for choice in self.choices):
            return same
        laid = laid_as(shown, hands, groups)
        at = (laid[:, None, :] == hands[:, :, None]).argmax(axis=2)
        found = same.copy()
        for place, choice in enumerate(self.choices):
            if choice.thrown:
                thrown = np.sort(at[:, list(choice.thrown)], axis=1)
                for other, name in enumerate(self.choices):
                    if len(name.thrown) == len(choice.thrown) and name.multiple == choice.multiple:
                        found[(thrown == np.array(name.thrown)).all(axis=1), place] = other
        return found


def _each(sets: Level) -> Iterator[tuple[tuple[int, ...], int]]:
    for cards, times in zip(sets.cards.tolist(), sets.weights.tolist(), strict=True):
        yield tuple(cards), times


def _swapped(cards: Cards, groups: Groups) -> Iterator[tuple[tuple[int, ...], Cards]]:
    return ((swap, with_suits(cards, np.array(swap))) for swap in suit_swaps(groups))


def _alike(groups: Groups, of_card: Ints) -> Groups:
    """Of suits that are alike, those whose cards are also of the same classes, rank by rank."""
    found = []
    for group in groups:
        marks: dict[tuple[int, ...], list[int]] = {}
        for suit in group:
            marks.setdefault(tuple(of_card[suit::4].tolist()), []).append(suit)
        found += [tuple(suits) for suits in marks.values() if len(suits) > 1]
    return tuple(found)


def seen(house: House, cards: int, antes: int | None = None, progress: Tell | None = None) -> Protection:
    """The contest for a player who sees so many of the dealer's cards, in the best way there is.

    With `antes` on the wager told in Antes, the edge is that of both together, per unit of Ante.
    """
    bet = contest_bet(house, antes)
    found = study(bet, cards, progress)
    strategy = strategy_of(found)
    edge = -found.mean(best) / bet.ante_minor
    spread = found.tally(best).spread(bet.wagers) if _quick(bet, cards) else None
    return Protection(
        what="seen",
        cards=cards,
        house_edge=edge,
        gain=_alone(bet) - edge,
        actions=strategy.actions,
        hands=strategy.hands,
        guides=strategy.guides,
        rule_cost=strategy.simple.cost,
        hit_frequency=None if spread is None else spread.chance(1),
        standard_deviation=None if spread is None else spread.standard_deviation / bet.ante_minor,
    )


def _alone(bet: Bet) -> Fraction:
    """The edge with nothing seen but what the house shows to all."""
    return -study(bet).mean(best) / bet.ante_minor


def _quick(bet: Bet, cards: int) -> bool:
    """Whether everything that can happen is counted quickly, for each class of so many cards seen."""
    draws = bet.house.decision.discards > 0
    looks = any(wager.looks_at_dealer for wager in bet.tabled)
    return not (draws and cards > 1) and not (looks and bet.house.dealer.may_draw)


def classed(
    house: House,
    classes: Sequence[SeenClass],
    cards: int,
    antes: int | None = None,
    progress: Tell | None = None,
) -> Protection:
    """The same for a player who learns which of these classes so many of the dealer's cards are of."""
    if house.dealer.shows:
        raise UnpricedError(
            "this house shows a card of the dealer's to all: what it is worth to learn the class of another "
            "is not worked out"
        )
    bet = contest_bet(house, antes)
    sight = Sight(bet, classes, cards)
    found = sight.glimpses(progress)
    deals = sight.pairs * sight.deals_each * bet.ante_minor
    perfect = sum(_total(each, each.solved.best) for each in found)
    guides, rules = zip(*(_guided(sight, each) for each in found), strict=True)
    ruled = sum(_total(each, rule) for each, rule in zip(found, rules, strict=True))
    edge = Fraction(-perfect, deals)
    spread = (
        sight.tally([each.solved.best for each in found]).spread(bet.wagers) if _quick(bet, cards) else None
    )
    taken: Ints = np.sum([_taken(each) for each in found], axis=0)
    return Protection(
        what="seen",
        cards=cards,
        house_edge=edge,
        gain=_alone(bet) - edge,
        actions=named_actions(bet, sight.choices, dict(enumerate(taken.tolist()))),
        hands=sight.pairs,
        guides=guides,
        rule_cost=Fraction(perfect - ruled, deals),
        hit_frequency=None if spread is None else spread.chance(1),
        standard_deviation=None if spread is None else spread.standard_deviation / bet.ante_minor,
        classes=tuple(classes),
    )


def _total(glimpse: Glimpse, chosen: Ints) -> int:
    """The net of all deals together where these choices are made."""
    solved = glimpse.solved
    return weighted_sum(solved.values[np.arange(len(chosen)), chosen], solved.game.firsts.weights)


def _taken(glimpse: Glimpse) -> Ints:
    """How many pairs of cards in view and first hand make each choice."""
    chosen = glimpse.solved.best
    count = len(glimpse.solved.choices)
    return np.bincount(chosen, glimpse.weights, count).astype(np.int64)  # far below 2**53: exact


def _guided(sight: Sight, glimpse: Glimpse) -> tuple[Guide, Ints]:
    """How to play with a glimpse, and the choice that this makes with each first hand."""
    solved = glimpse.solved
    weights = glimpse.weights
    guide, chosen = _rule(solved)
    pairs = int(weights.sum())
    told = msgspec.structs.replace(
        guide,
        seen=" + ".join(glimpse.classes),
        exceptions=int(weights[differing(solved, chosen)].sum()),
        share=Fraction(pairs, sight.pairs),
        house_edge=Fraction(-_total(glimpse, solved.best), pairs * sight.deals_each * solved.bet.ante_minor),
    )
    return told, chosen


def _rule(solved: Solved) -> tuple[Guide, Ints]:
    """The rule to learn, as one guide without its figures, and what it does with each first hand."""
    if solved.bet.house.decision.discards:
        text, chosen = rule_of_thumb(solved)
        return Guide("", "", text, 0, Fraction(1), Fraction(0)), chosen
    rule = taught(Study(solved.bet, (Part(1, solved),)))
    return rule.guides[0], rule.strategy.chooser(solved)
