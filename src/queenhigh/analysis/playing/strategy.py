"""Strategies: perfect play told as a person would learn it, simple ones by name, and what each costs.

Where players only fold or play, perfect play is told as the weakest hand to play ("Q-6-4 or better"): the
mark is chosen so that the rule costs least, and the hands it gets wrong are counted. Drawing games are told
in `holds.py`.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

import numpy as np

from queenhigh.analysis.playing import holds
from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.study import Chooser, Part, Study, best, differing
from queenhigh.analysis.playing.thumb import rule_of_thumb
from queenhigh.analysis.results import Guide, Hold, PricedStrategy, Strategy
from queenhigh.cards import DECK, DECK_SIZE, RANKS, SHOWN_RANKS
from queenhigh.hands.arrays import strengths
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.hands.names import CLASSES, parse_threshold
from queenhigh.hands.three import ALL_RANKS, STRENGTHS, Category
from queenhigh.study.choices import FOLD, Choice
from queenhigh.study.suits import Ints
from queenhigh.words import full_name


class Named(NamedTuple):
    """A strategy that a person can follow."""

    name: str
    text: str
    chooser: Chooser


def always(solved: Solved) -> Ints:
    """Never folds, plays for the least, and draws, where one may, as is best."""
    return _playing(solved)


def from_mark(mark: int) -> Chooser:
    """Plays first hands of this strength or better as `always` does, and folds the rest."""

    def chooser(solved: Solved) -> Ints:
        first = strengths(solved.game.firsts.cards)
        fold = solved.choices.index(FOLD)
        return np.where(first >= mark, _playing(solved), fold)

    return chooser


def _playing(solved: Solved) -> Ints:
    """The best choice for each hand among those that play for the least."""
    least = min(choice.multiple for choice in solved.choices if not choice.folds)
    places = [
        place for place, choice in enumerate(solved.choices) if not choice.folds and choice.multiple == least
    ]
    chosen: Ints = np.array(places)[np.argmax(solved.values[:, places], axis=1)]
    return chosen


def named(study: Study, marks: Sequence[str] = ()) -> list[Named]:
    """The simple strategies everybody asks about, and those of the marks given (such as ``Q-6-4``)."""
    dealer = study.bet.house.dealer
    play = study.bet.house.play
    least = " for the least" if play is not None and len(play.all_multiples) > 1 else ""
    found = [Named("always", f"Play every hand{least}.", always)]
    if not dealer.always_qualifies:
        text = f"Play what the dealer would qualify with: {dealer.qualifies} or better."
        found.append(Named("qualify", text, from_mark(dealer.qualifying_strength)))
    for mark in marks:
        found.append(Named(mark, f"Play {mark} or better.", from_mark(parse_mark(mark))))
    return found


def parse_mark(text: str) -> int:
    """The least strength of ``Q-6-4 or better``; reads what `hand_text` writes but for single flushes."""
    words = text.strip().lower().replace(" ", "_")
    return CLASSES[words].least if words in CLASSES else parse_threshold(text)


def priced(study: Study, strategy: Named) -> PricedStrategy:
    """What a strategy costs, per unit of Ante of the whole bet."""
    ante_minor = study.bet.ante_minor
    edge = -study.mean(strategy.chooser) / ante_minor
    wrong = plays = 0
    for part in study.parts:
        chosen, weights = strategy.chooser(part.solved), part.solved.game.firsts.weights
        wrong += int(weights[differing(part.solved, chosen)].sum()) * part.times
        plays += int(weights[chosen != part.solved.choices.index(FOLD)].sum()) * part.times
    cost = edge + study.mean(best) / ante_minor
    return PricedStrategy(strategy.name, strategy.text, edge, cost, wrong, plays)


def strategy_of(study: Study, marks: Sequence[str] = ()) -> Strategy:
    """Perfect play of a bet with an Ante: its actions, the rule to learn, and simple strategies beside it."""
    others = tuple(priced(study, each) for each in named(study, marks))
    rule, held, guides = taught(study)
    hands = sum(part.times * int(part.solved.game.firsts.weights.sum()) for part in study.parts)
    folding = study.mean(lambda solved: np.full(len(solved.values), solved.choices.index(FOLD)))
    return Strategy(
        hands=hands,
        actions=actions(study, best),
        text=rule.text,
        guides=guides,
        simple=priced(study, rule),
        others=others,
        holds=held,
        house_edge=-study.mean(best) / study.bet.ante_minor,
        fold_value=folding / study.bet.ante_minor,
    )


def taught(study: Study) -> tuple[Named, tuple[Hold, ...], tuple[Guide, ...]]:
    """Perfect play as a person would learn it, with the two cards worth keeping where one draws."""
    if study.bet.house.decision.discards:
        return _drawing_rule(study)
    rules = [_marks_of(part) for part in study.parts]
    guides = tuple(_guide(part, rule) for part, rule in zip(study.parts, rules, strict=True))
    by_known = {part.known: rule for part, rule in zip(study.parts, rules, strict=True)}
    text = guides[0].text if len(guides) == 1 else _seen_text(guides)
    return Named("rule", text, lambda solved: _by_marks(solved, by_known[solved.game.known])), (), guides


def _drawing_rule(study: Study) -> tuple[Named, tuple[Hold, ...], tuple[Guide, ...]]:
    """The chart of one-card draws; with more cards to discard, or cards seen, a rule of thumb."""
    if study.bet.house.decision.discards == 1 and len(study.parts) == 1:
        chart = holds.chart(study.parts[0].solved)
        rule = Named("chart", holds.text(chart, study.bet), lambda _: chart.chosen)
        return rule, holds.listed(chart, study.bet), ()
    rules = {part.known: rule_of_thumb(part.solved) for part in study.parts}
    guides = tuple(_thumb_guide(part, *rules[part.known]) for part in study.parts)
    text = guides[0].text if len(guides) == 1 else _seen_text(guides)
    return Named("rule of thumb", text, lambda solved: rules[solved.game.known][1]), (), guides


def actions(study: Study, chooser: Chooser) -> dict[str, int]:
    """How many first hands take each kind of action."""
    counts: dict[str, int] = {}
    choices = study.parts[0].solved.choices
    drawing = study.bet.house.decision.discards > 0
    several = len({choice.multiple for choice in choices if not choice.folds}) > 1
    for place, hands in study.hands(chooser).items():
        name = _action(choices[place], drawing, several)
        counts[name] = counts.get(name, 0) + hands
    return counts


def _action(choice: Choice, drawing: bool, several: bool) -> str:
    if choice.folds:
        return "fold"
    name = ("draw" if choice.thrown else "stand") if drawing else "play"
    return f"{name}_{choice.multiple}x" if several else name


def _marks_of(part: Part) -> list[int]:
    """The marks from which each choice is made, weakest choice first, that together cost least.

    Choices are taken in the order fold, play for the least, ..., play for the most; the marks rise with them.
    """
    solved = part.solved
    order = sorted(range(len(solved.choices)), key=lambda place: _boldness(solved.choices[place]))
    totals = np.zeros((STRENGTHS, len(order)), solved.values.dtype)
    weighted = solved.values[:, order] * solved.game.firsts.weights[:, None]
    np.add.at(totals, strengths(solved.game.firsts.cards).astype(np.int64), weighted)
    rows = [[int(value) for value in row] for row in totals]
    # best[c]: the most that hands below here can bring if the boldest choice so far is order[c].
    reached = [0] * len(order)
    paths: list[list[int]] = [[0] * (place + 1) for place in range(len(order))]
    for strength, row in enumerate(rows):
        for place in range(1, len(order)):
            if reached[place - 1] > reached[place]:
                reached[place] = reached[place - 1]
                paths[place] = [*paths[place - 1], strength]
        reached = [value + gain for value, gain in zip(reached, row, strict=True)]
    winner = max(range(len(order)), key=lambda place: reached[place])
    return [*paths[winner], *[STRENGTHS] * (len(order) - 1 - winner)]


def _boldness(choice: Choice) -> tuple[bool, int]:
    return (not choice.folds, choice.multiple)


def _by_marks(solved: Solved, marks: Sequence[int]) -> Ints:
    order = sorted(range(len(solved.choices)), key=lambda place: _boldness(solved.choices[place]))
    first = strengths(solved.game.firsts.cards)
    bold = np.searchsorted(np.array(marks), first, side="right") - 1
    return np.array(order)[bold]


def _guide(part: Part, marks: Sequence[int]) -> Guide:
    solved = part.solved
    order = sorted(solved.choices, key=_boldness)
    chosen = _by_marks(solved, marks)
    weights = solved.game.firsts.weights
    wrong = int(weights[differing(solved, chosen)].sum()) * part.times
    plays = [mark for mark, choice in zip(marks, order, strict=True) if not choice.folds]
    several = len(plays) > 1
    words = []
    for place in range(len(order) - 1, 0, -1):
        stop = marks[place + 1] if place + 1 < len(marks) else STRENGTHS
        if marks[place] < stop:
            raises = f"{order[place].multiple} x with" if several else ""
            words.append(f"{raises} {_mark_words(solved, marks[place])}".strip())
    text = _guide_text(words, folds=marks[1] > 0 if len(marks) > 1 else False)
    return _told(part, _mark_text(solved, min(plays)), text, wrong)


def _guide_text(words: Sequence[str], folds: bool) -> str:
    if not words:
        return "Fold every hand."
    played = ", ".join(words)
    return f"Play {played}{', fold the rest' if folds else ''}."


def _mark_words(solved: Solved, mark: int) -> str:
    text = _mark_text(solved, mark)
    return "every hand" if text == "any" else f"{text} or better"


def _mark_text(solved: Solved, mark: int) -> str:
    """The weakest hand of a mark as a player says it, among hands that can be held."""
    if mark >= STRENGTHS:
        return "none"
    first = strengths(solved.game.firsts.cards)
    if not (first < mark).any():
        return "any"
    return hand_text(int(first[first >= mark].min()))


def hand_text(strength: int) -> str:
    """A hand as a strategy names it: ``Q-6-4``, ``K-K-4``, ``pair``, ``straight``."""
    category = CATEGORIES[strength]
    for name, kind in CLASSES.items():
        if kind.least == strength and category is not Category.HIGH_CARD:
            return name.replace("_", " ")
    ranks = ALL_RANKS[strength].ranks
    if category in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        return full_name(strength).lower()
    times = {Category.PAIR: (ranks[0], *ranks), Category.THREE_OF_A_KIND: ranks * 3}
    return "-".join(SHOWN_RANKS[rank] for rank in times.get(category, ranks))


def seen_words(known: Iterable[int]) -> str:
    """Seen cards as a class of cards: ``10``, ``KT suited``."""
    cards = sorted((DECK[card] for card in known), key=lambda card: -card.rank)
    if len(cards) == 1:
        return SHOWN_RANKS[cards[0].rank]
    ranks = "".join(RANKS[card.rank] for card in cards)
    if not cards or cards[0].rank == cards[1].rank:
        return ranks
    return f"{ranks} {'suited' if cards[0].suit == cards[1].suit else 'unsuited'}"


def _seen_text(guides: Sequence[Guide]) -> str:
    """One rule for each run of seen cards that are played alike."""
    runs: dict[str, list[str]] = {}
    for guide in guides:
        runs.setdefault(guide.text, []).append(guide.seen)
    if len(runs) > 13:
        return f"One rule for each of {len(guides)} classes of cards seen: see the guides."
    return " ".join(f"Dealer shows {', '.join(seen)}: {text}" for text, seen in runs.items())


def _thumb_guide(part: Part, text: str, chosen: Ints) -> Guide:
    wrong = part.solved.game.firsts.weights[differing(part.solved, chosen)]
    return _told(part, "", text, int(wrong.sum()) * part.times)


def _told(part: Part, play_from: str, text: str, exceptions: int) -> Guide:
    """A guide with how often its cards are seen and what the contest is then worth."""
    solved = part.solved
    share = Fraction(part.times, comb(DECK_SIZE, len(part.known)))
    edge = -solved.total(solved.best) / (solved.deals * solved.bet.ante_minor)
    return Guide(seen_words(part.known), play_from, text, exceptions, share, edge)
