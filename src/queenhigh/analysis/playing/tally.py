"""Everything that can happen to a bet under a strategy, and in how many deals: one small joint table.

A *happening* is what decides every wager of the bet at once: folded or played and for how much, the stand
against the dealer, and the row made on each pay table. There are a few hundred at most; edges, variances and
covariances are sums over them, in whole numbers.
"""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from queenhigh.analysis.counting import dealer_cards, five_cards
from queenhigh.analysis.counting.spots import Game, first_suits, spots
from queenhigh.analysis.playing import both_hands
from queenhigh.analysis.playing.solve import Solved
from queenhigh.hands.arrays import strengths
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet, Choice, thrown
from queenhigh.study.happenings import Happening, Tally
from queenhigh.study.nets import row_codes
from queenhigh.study.stands import FOLDED, stands_of
from queenhigh.study.suits import Ints


def tally(solved: Solved, chosen: Ints, times: int = 1) -> Tally:
    """Count the happenings of a bet where these choices are made, each `times` over."""
    bet = solved.bet
    game = solved.game
    takes = taken(solved, chosen)
    compared = both_hands.reaches(bet, game)
    looking = [wager for wager in bet.tabled if wager.looks_at_dealer and not compared]
    for wager in looking:
        dealer_cards.refuse_unpriced(bet, wager, joint=True)
    counter = _Counter(bet, times)
    count = _count_board if looking else _count_spots
    if compared:
        count = _count_both
    elif game.community:
        five_cards.refuse_joint(bet, game)
        count = _count_five
    count(counter, game, solved.choices, takes)
    return Tally(bet, {happening: count for happening, count in counter.counts.items() if count})


def taken(solved: Solved, chosen: Ints) -> Ints:
    """(first hand, choice): how many hands of each class make each choice.

    Given is one choice for each class, or such a table already, where not all hands of a class do the same.
    """
    if chosen.ndim > 1:
        return chosen
    takes = np.zeros((len(chosen), len(solved.choices)), np.int64)
    takes[np.arange(len(chosen)), chosen] = solved.game.firsts.weights
    return takes


def joined(tallies: Sequence[Tally]) -> Tally:
    """Several parts of one study as one."""
    counts: Counter[Happening] = Counter()
    for part in tallies:
        counts.update(part.counts)
    return Tally(tallies[0].bet, dict(counts))


class _Counter:
    """Adds up counts by happening: arrays in, a small dictionary kept."""

    def __init__(self, bet: Bet, times: int) -> None:
        self.bet = bet
        self.times = times
        self.sizes = [wager.codes for wager in bet.tabled]
        self.counts: Counter[Happening] = Counter()

    def add(self, multiple: int, stands: dict[int, Ints], rows: Sequence[Ints]) -> None:
        """Add the counts of each stand; row codes have the shape of the counts."""
        shape = next(iter(stands.values())).shape
        key = np.zeros(shape, np.int64)
        for codes, size in zip(rows, self.sizes, strict=True):
            key = key * size + codes
        different, place = np.unique(key, return_inverse=True)
        for stand, count in stands.items():
            total = np.zeros(len(different), np.int64)
            np.add.at(total, place.ravel(), count.ravel())
            for code, number in zip(different.tolist(), total.tolist(), strict=True):
                if number:
                    self.counts[Happening(multiple, stand, self._decoded(code))] += number * self.times

    def _decoded(self, code: int) -> tuple[int, ...]:
        rows = []
        for size in reversed(self.sizes):
            code, row = divmod(code, size)
            rows.append(row)
        return tuple(reversed(rows))


def _count_both(counter: _Counter, game: Game, choices: Sequence[Choice], takes: Ints) -> None:
    """Wagers that go by the strengths of both hands."""
    bet = counter.bet
    first = strengths(game.firsts.cards).astype(np.int64)
    for place, choice in enumerate(choices):
        if choice.folds:
            mine = np.flatnonzero(takes[:, place])
            hands = first[mine], first[mine], False, first[mine], first[mine]
            rows = [
                np.full(len(mine), len(wager.rows)) if wager.by_hands else row_codes(wager, *hands)
                for wager in bet.tabled
            ]
            counter.add(0, {FOLDED: takes[mine, place] * game.deals_each}, rows)
            continue
        for stand, codes, deals in both_hands.tallied(bet, game, choice, takes[:, place]):
            counter.counts[Happening(choice.multiple, stand, codes)] += deals * counter.times


def _count_spots(counter: _Counter, game: Game, choices: Sequence[Choice], takes: Ints) -> None:
    """Wagers that the player's own cards and the contest settle."""
    first = strengths(game.firsts.cards).astype(np.int64)
    suit = first_suits(game)

    def codes(first: Ints, final: Ints, drew: bool, first_suit: Ints, final_suit: Ints) -> list[Ints]:
        tabled = counter.bet.tabled
        return [row_codes(wager, first, final, drew, first_suit, final_suit) for wager in tabled]

    for place, choice in enumerate(choices):
        mine = np.flatnonzero(takes[:, place])
        if choice.folds and len(mine):
            rows = codes(first[mine], first[mine], False, suit[mine], suit[mine])
            counter.add(0, {FOLDED: takes[mine, place] * game.deals_each}, rows)
    for discards in game.counts:
        columns = thrown(discards)
        for run in spots(game, discards):
            for place, choice in enumerate(choices):
                if choice.folds or len(choice.thrown) != discards:
                    continue
                mine = np.flatnonzero(takes[run.start : run.stop, place])
                if not len(mine):
                    continue
                column = columns.index(choice.thrown)
                hand = run.start + mine[:, None]
                final = run.final[mine, column]
                final_suit = run.final_suit[mine, column]
                rows = codes(first[hand], final, discards > 0, suit[hand], final_suit)
                stands = run.stands[:, mine, column] * takes[hand, place]
                counter.add(choice.multiple, dict(enumerate(stands)), rows)


def _count_board(counter: _Counter, game: Game, choices: Sequence[Choice], takes: Ints) -> None:
    """Wagers that look at the dealer's cards among them: every cell, by the choice its first hand makes."""
    bet = counter.bet
    suit = first_suits(game)
    for found in dealer_cards.cells_for(game, bet.tabled):
        mine = found.mine
        stand = stands_of(game.qualifies_from, mine, found.strength)
        rows = [
            dealer_cards.row_codes(wager, found)
            if wager.looks_at_dealer
            else row_codes(wager, mine, mine, False, suit[found.first], suit[found.first])
            for wager in bet.tabled
        ]
        for place, choice in enumerate(choices):
            _add_cells(counter, choice, found.deals * takes[found.first, place], stand, rows)


def _count_five(counter: _Counter, game: Game, choices: Sequence[Choice], takes: Ints) -> None:
    """Wagers that look at the community cards among them, in the same way."""
    bet = counter.bet
    suit = first_suits(game)
    found = five_cards.cells(game)
    mine = strengths(game.firsts.cards).astype(np.int64)[found.first]
    suits = suit[found.first]
    rows = [
        five_cards.row_codes(wager, found.made)
        if wager.looks_further
        else row_codes(wager, mine, mine, False, suits, suits)
        for wager in bet.tabled
    ]
    for place, choice in enumerate(choices):
        _add_cells(counter, choice, found.deals * takes[found.first, place], found.stand, rows)


def _add_cells(counter: _Counter, choice: Choice, count: Ints, stand: Ints, rows: Sequence[Ints]) -> None:
    """Add cells, each with its stand, as far as their first hands make this choice."""
    for number in (FOLDED,) if choice.folds else range(len(STANDS)):
        here = (count != 0) if choice.folds else (count != 0) & (stand == number)
        if here.any():
            counter.add(choice.multiple, {number: count[here]}, [codes[here] for codes in rows])
