"""Strategies: perfect play told as a person would learn it, simple ones by name, and what each costs.

Where players only fold or play, perfect play is told as the weakest hand to play ("Q-6-4 or better"): the
mark is chosen so that the rule costs least, and the hands it gets wrong are counted. Drawing games are told
in `holds.py`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import comb
from typing import NamedTuple

import numpy as np

from queenhigh.analysis.playing import holds
from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.study import Chooser, Part, Study, best, differing
from queenhigh.analysis.playing.thumb import rule_of_thumb
from queenhigh.analysis.results import Guide, Hold, PricedStrategy, Strategy
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.hands.names import CLASSES, parse_threshold
from queenhigh.hands.three import STRENGTHS
from queenhigh.study.bet import FOLD, STAY, Bet, Choice
from queenhigh.study.suits import Ints
from queenhigh.words.coach import (
    Mark,
    Marks,
    Rule,
    StandRule,
    hand_text,
    marks_text,
    rule_text,
    runs_text,
    seen_text,
)
from queenhigh.words.findings import simple_text


class Named(NamedTuple):
    """A strategy that a person can follow."""

    name: str
    text: str
    chooser: Chooser


def always(solved: Solved) -> Ints:
    """Never folds, plays for the least, and draws, where one may, as is best."""
    playing = {place: choice.multiple for place, choice in enumerate(solved.choices) if not choice.folds}
    places = [place for place, multiple in playing.items() if multiple == min(playing.values())]
    chosen: Ints = np.array(places)[np.argmax(solved.values[:, places], axis=1)]
    return chosen


def from_mark(mark: int) -> Chooser:
    """Plays first hands of this strength or better as `always` does, and folds the rest.

    Where nobody folds it stands on them, and draws to the rest as is best.
    """

    def chooser(solved: Solved) -> Ints:
        first = strengths(solved.game.firsts.cards)
        if FOLD in solved.choices:
            return np.where(first >= mark, always(solved), solved.choices.index(FOLD))
        draws = np.array([place for place, choice in enumerate(solved.choices) if choice.thrown])
        drawing: Ints = draws[np.argmax(solved.values[:, draws], axis=1)]
        return np.where(first >= mark, solved.choices.index(STAY), drawing)

    return chooser


def named(study: Study, marks: Sequence[str] = ()) -> list[Named]:
    """The simple strategies everybody asks about, and those of the marks given (such as ``Q-6-4``)."""
    dealer = study.bet.house.dealer
    play = study.bet.house.play
    least = play is not None and len(play.all_multiples) > 1
    said = partial(simple_text, folds=study.bet.house.folds, least=least)
    found = [Named("always", said(""), always)]
    if not dealer.always_qualifies:
        text = said(dealer.qualifies, qualifies=True)
        found.append(Named("qualify", text, from_mark(dealer.qualifying_strength)))
    return found + [Named(mark, said(mark), from_mark(parse_mark(mark))) for mark in marks]


def parse_mark(text: str) -> int:
    """The least strength of ``Q-6-4 or better``; reads what `hand_text` writes but for single flushes."""
    words = text.strip().lower().replace(" ", "_")
    return CLASSES[words].least if words in CLASSES else parse_threshold(text)


def priced(study: Study, strategy: Named) -> PricedStrategy:
    """What a strategy costs, per unit of Ante of the whole bet."""
    edge, perfect = (-study.mean(each) / study.bet.ante_minor for each in (strategy.chooser, best))
    wrong = plays = 0
    for part in study.parts:
        chosen = strategy.chooser(part.solved)
        weights = part.solved.game.firsts.weights
        wrong += int(weights[differing(part.solved, chosen)].sum()) * part.times
        folds = np.array([choice.folds for choice in part.solved.choices])[chosen]
        plays += int(weights[~folds].sum()) * part.times
    return PricedStrategy(strategy.name, strategy.text, edge, edge - perfect, wrong, plays)


def strategy_of(study: Study, marks: Sequence[str] = ()) -> Strategy:
    """Perfect play of a bet with an Ante: its actions, the rule to learn, and simple strategies beside it."""
    rule, held, guides, said = taught(study)
    hands = sum(part.times * int(part.solved.game.firsts.weights.sum()) for part in study.parts)
    folding = study.mean(_folding) if study.bet.house.folds else Fraction(0)
    return Strategy(
        hands=hands,
        actions=actions(study, best),
        text=rule.text,
        guides=guides,
        simple=priced(study, rule),
        others=tuple(priced(study, each) for each in named(study, marks)),
        holds=held,
        house_edge=-study.mean(best) / study.bet.ante_minor,
        fold_value=folding / study.bet.ante_minor,
        rule=said,
    )


def _folding(solved: Solved) -> Ints:
    return np.full(len(solved.values), solved.choices.index(FOLD))


class Taught(NamedTuple):
    """Perfect play as a person would learn it, with the two cards worth keeping where one draws."""

    strategy: Named
    holds: tuple[Hold, ...] = ()
    guides: tuple[Guide, ...] = ()
    rule: Rule | None = None


def taught(study: Study) -> Taught:
    if study.bet.house.decision.discards:
        return _drawing_rule(study)
    rules = {part.known: _marks_of(part) for part in study.parts}
    rule = tuple(_told_marks(part.solved, rules[part.known]) for part in study.parts)
    guides = tuple(
        _guide(part, rules[part.known], said) for part, said in zip(study.parts, rule, strict=True)
    )
    strategy = Named("rule", rule_text(rule), lambda solved: _by_marks(solved, rules[solved.game.known]))
    return Taught(strategy, guides=guides, rule=rule)


def _drawing_rule(study: Study) -> Taught:
    """The chart of one-card draws; with more cards to discard, or cards seen, a rule of thumb."""
    house = study.bet.house
    if not house.folds and len(study.parts) == 1:
        mark = _stands_from(study.parts[0].solved)
        stands = StandRule(_weakest(study.parts[0].solved, mark))
        return Taught(Named("rule", rule_text(stands), from_mark(mark)), rule=stands)
    if house.decision.discards == 1 and len(study.parts) == 1 and house.folds:
        chart = holds.chart(study.parts[0].solved)
        rule = holds.rule(chart, study.bet)
        strategy = Named("chart", rule_text(rule), lambda _: chart.chosen)
        return Taught(strategy, holds.listed(chart, study.bet), rule=rule)
    rules = {part.known: rule_of_thumb(part.solved) for part in study.parts}
    guides = tuple(_told(part, "", *rules[part.known]) for part in study.parts)
    text = runs_text([(guide.seen, guide.text) for guide in guides])
    strategy = Named("rule of thumb", text, lambda solved: rules[solved.game.known][1])
    return Taught(strategy, guides=guides)


def _stands_from(solved: Solved) -> int:
    """The mark from which standing costs least, where all weaker hands draw."""
    first = strengths(solved.game.firsts.cards).astype(np.int64)
    stand = solved.choices.index(STAY)
    drawn = np.delete(solved.values, stand, axis=1).max(axis=1)
    gains = np.zeros(STRENGTHS + 1, np.object_)
    np.add.at(gains, first, (solved.values[:, stand] - drawn).astype(np.object_) * solved.game.firsts.weights)
    from_mark_up = np.cumsum(gains[::-1])[::-1]
    return int(np.argmax(from_mark_up))


def actions(study: Study, chooser: Chooser) -> dict[str, int]:
    """How many first hands take each kind of action."""
    return named_actions(study.bet, study.parts[0].solved.choices, study.hands(chooser))


def named_actions(bet: Bet, choices: Sequence[Choice], hands: Mapping[int, int]) -> dict[str, int]:
    """How many hands take each kind of action, given how many make each choice by its place."""
    counts: Counter[str] = Counter()
    still = "stand" if bet.house.decision.discards else "play"
    several = len({choice.multiple for choice in choices if choice.multiple}) > 1
    for place, count in hands.items():
        choice = choices[place]
        times = f"_{choice.multiple}x" if several and choice.multiple else ""
        counts["fold" if choice.folds else f"{'draw' if choice.thrown else still}{times}"] += count
    return dict(counts)


def _marks_of(part: Part) -> list[int]:
    """The marks from which each choice is made, weakest choice first, that together cost least.

    Choices are taken in the order fold, play for the least, ..., play for the most; the marks rise with them.
    """
    solved = part.solved
    order = _boldest_last(part.solved)
    totals = np.zeros((STRENGTHS, len(order)), solved.values.dtype)
    weighted = solved.values[:, order] * solved.game.firsts.weights[:, None]
    np.add.at(totals, strengths(solved.game.firsts.cards).astype(np.int64), weighted)
    # best[c]: the most that hands below here can bring if the boldest choice so far is order[c].
    reached = [0] * len(order)
    paths: list[list[int]] = [[0] * (place + 1) for place in range(len(order))]
    for strength, row in enumerate(totals.tolist()):
        for place in range(1, len(order)):
            if reached[place - 1] > reached[place]:
                reached[place] = reached[place - 1]
                paths[place] = [*paths[place - 1], strength]
        reached = [value + gain for value, gain in zip(reached, row, strict=True)]
    winner = max(range(len(order)), key=lambda place: reached[place])
    return [*paths[winner], *[STRENGTHS] * (len(order) - 1 - winner)]


def _boldest_last(solved: Solved) -> list[int]:
    """The places of the choices: fold, play for the least, ..., play for the most."""
    choices = solved.choices
    return sorted(range(len(choices)), key=lambda place: (not choices[place].folds, choices[place].multiple))


def _by_marks(solved: Solved, marks: Sequence[int]) -> Ints:
    bold = np.searchsorted(np.array(marks), strengths(solved.game.firsts.cards), side="right") - 1
    return np.array(_boldest_last(solved))[bold]


def _told_marks(solved: Solved, marks: Sequence[int]) -> Marks:
    """The marks as they are said: boldest choice first, without those that no hand makes."""
    order = [solved.choices[place] for place in _boldest_last(solved)]
    runs = [*zip(order, marks, (*marks[1:], STRENGTHS), strict=True)][1:]
    told = (
        Mark(_weakest(solved, mark), choice.multiple if len(runs) > 1 else None)
        for choice, mark, stop in reversed(runs)
        if mark < stop
    )
    return Marks(solved.game.known, tuple(told))


def _guide(part: Part, marks: Sequence[int], said: Marks) -> Guide:
    play_from = "none"
    if said.marks:
        weakest = said.marks[-1].weakest
        play_from = "any" if weakest is None else hand_text(weakest)
    return _told(part, play_from, marks_text(said.marks), _by_marks(part.solved, marks))


def _weakest(solved: Solved, mark: int) -> int | None:
    """The weakest hand of a mark among hands that can be held; none where all are of it."""
    first = strengths(solved.game.firsts.cards)
    return int(first[first >= mark].min()) if (first < mark).any() else None


def _told(part: Part, play_from: str, text: str, chosen: Ints) -> Guide:
    """A guide with how often its choices are wrong, its cards seen, and what the contest is then worth."""
    solved = part.solved
    wrong = int(solved.game.firsts.weights[differing(solved, chosen)].sum()) * part.times
    share = Fraction(part.times, comb(DECK_SIZE, len(part.known)))
    edge = -solved.total(solved.best) / (solved.deals * solved.bet.ante_minor)
    return Guide(seen_text(part.known), play_from, text, wrong, share, edge)
