"""What a player gains who sees cards of the dealer's, or learns which classes they are of."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec
import numpy as np

from queenhigh.analysis.playing.solve import Solved, weighted_sum
from queenhigh.analysis.playing.strategy import named_actions, strategy_of, taught
from queenhigh.analysis.playing.study import Part, Study, best, differing, study
from queenhigh.analysis.playing.thumb import rule_of_thumb
from queenhigh.analysis.protect.contest import contest_bet
from queenhigh.analysis.protect.glimpses import Glimpse, Sight
from queenhigh.analysis.results import Guide, Protection, SeenClass
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.result import Tell
from queenhigh.study.suits import Ints


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
