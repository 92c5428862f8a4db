"""Best play, found hand by hand: what each choice is worth with each first hand, and the best of them.

The value of a choice is the sum, over all deals that may follow, of what the whole bet gains or loses. It is
a whole number of minor units times deals, so choices are compared exactly.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting import dealer_cards, five_cards
from queenhigh.analysis.counting.spots import Game, Spots, first_suits, spots
from queenhigh.analysis.counting.whole_hand import MOST_ADDED
from queenhigh.analysis.playing import both_hands
from queenhigh.hands.arrays import strengths
from queenhigh.hands.three import STRENGTHS
from queenhigh.rules.records import Wager
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import FOLD, STAY, Bet, Choice, choices_of, refuse_shared_meters, thrown
from queenhigh.study.nets import fold_net, net_of, refuse_past_most, row_codes, stands_alike
from queenhigh.study.result import Tell
from queenhigh.study.stands import FOLDED
from queenhigh.study.suits import ALL_ALIKE, Exact, Groups, Ints

_SAFE: Final = 1 << 62


class Solved(NamedTuple):
    """What each choice is worth for each class of first hands."""

    bet: Bet
    game: Game
    choices: tuple[Choice, ...]
    values: Exact
    """(first hand, choice): net minor units, summed over `game.deals_each` deals, times `scale`."""
    scale: int = 1
    """What keeps values whole where they are not: averages of Envy, which `forfeited_envy.py` counts in."""

    @property
    def best(self) -> Ints:
        """The best choice for each first hand; of equals, the first in `choices`."""
        chosen: Ints = np.argmax(self.values, axis=1)
        return chosen

    @property
    def plays(self) -> npt.NDArray[np.bool_]:
        """Which first hands best play does not fold."""
        folds = np.array([choice.folds for choice in self.choices])
        stays: npt.NDArray[np.bool_] = ~folds[self.best]
        return stays

    def total(self, chosen: Ints) -> Fraction:
        """The net of all deals together where these choices are made."""
        values = self.values[np.arange(len(chosen)), chosen]
        return Fraction(weighted_sum(values, self.game.firsts.weights), self.scale)

    @property
    def deals(self) -> int:
        return int(self.game.firsts.weights.sum()) * self.game.deals_each


def weighted_sum(values: Exact, weights: Ints) -> int:
    """Values times how many hands each stands for, added up exactly."""
    if values.dtype == np.object_:
        return sum(value * weight for value, weight in zip(values, weights.tolist(), strict=True))
    # In two parts, neither of which can leave 64 bits whatever the values.
    high, low = np.divmod(values, 1 << 31)
    return (int((high * weights).sum()) << 31) + int((low * weights).sum())


def game_of(bet: Bet, known: tuple[int, ...] = ()) -> Game:
    """The game that a bet is played in: only suits that no row of it names, and no colour, are alike.

    That the dealer replaces a weak hand is part of it where some wager of the bet asks for that hand.
    """
    dealer = bet.house.dealer
    decision = bet.house.decision
    discards, only = (decision.discards, decision.only) if bet.ante_minor else (0, ())
    groups = groups_of(bet.wagers)
    looked = any(wager.look.community for wager in bet.tabled)
    community = bet.house.community if looked else 0
    met = bool(bet.ante_minor) or any(each.looks_at_dealer or each.must_beat_dealer for each in bet.tabled)
    stands_on = 0 if dealer.replaces and not met else dealer.stands_on_strength
    marks = dealer.qualifying_strength, stands_on
    return Game(*marks, discards, known, groups, community, only, dealer.replaces and met)


def groups_of(wagers: Sequence[Wager]) -> Groups:
    """The suits that none of these wagers tells apart."""
    marks: list[list[object]] = [[] for _ in range(4)]
    for wager in wagers:
        for suit in range(4):
            marks[suit].append(suit in (1, 2) if wager.look.by == "colour" else None)
            marks[suit].extend(suit in row.suits for row in wager.rows if row.suits)
    groups: dict[tuple[object, ...], list[int]] = {}
    for suit, mark in enumerate(marks):
        groups.setdefault(tuple(mark), []).append(suit)
    alike = tuple(tuple(group) for group in groups.values() if len(group) > 1)
    return ALL_ALIKE if alike == ALL_ALIKE else alike


def solve(bet: Bet, known: tuple[int, ...] = (), progress: Tell | None = None) -> Solved:
    """The value of every choice with every first hand, when the player sees these cards of the dealer's."""
    refuse_shared_meters(bet)
    refuse_past_most(bet)
    game = game_of(bet, known)
    choices = choices_of(bet)
    return Solved(bet, game, choices, values_of(bet, game, choices, progress))


def values_of(bet: Bet, game: Game, choices: Sequence[Choice], progress: Tell | None = None) -> Exact:
    """What a bet, or a part of one, is worth by first hand and choice, in the game of the whole bet."""
    whole = whole_numbers(bet, game, choices)
    values = np.zeros((len(game.firsts), len(choices)), whole)
    if both_hands.reaches(bet, game):
        both_hands.add_values(values, bet, game, choices)
    else:
        for discards in game.counts:
            for run in spots(game, discards):
                _add_playing(values, bet, game, choices, run)
                if progress is not None and discards > 1:
                    progress(run.stop, len(values))
    if FOLD in choices:
        values[:, choices.index(FOLD)] = _fold_values(bet, game, whole)
    shut_out(values, bet, game, choices)
    return values


def shut_out(values: Exact, bet: Bet, game: Game, choices: Sequence[Choice]) -> None:
    """Make what a hand is too weak to be played for worth less than anything it may be played for.

    Of parts of a bet too, so that added up they stay so.
    """
    play = bet.house.play
    if play is None or not play.raises or not bet.ante_minor:
        return
    below = values.min() - 1
    first = strengths(game.firsts.cards)
    for place, choice in enumerate(choices):
        if not choice.folds and choice != STAY:
            may = np.array([choice.multiple in play.multiples_of(mark) for mark in range(STRENGTHS)])
            values[~may[first], place] = below


def _add_playing(values: Exact, bet: Bet, game: Game, choices: Sequence[Choice], run: Spots) -> None:
    """Add what the choices with this many cards thrown away are worth."""
    places = thrown(run.discards)
    rows = slice(run.start, run.stop)
    plain = [wager for wager in bet.wagers if wager.codes == 1]
    each = _by_row(bet, game, run)
    for place, choice in enumerate(choices):
        if choice.folds or len(choice.thrown) != run.discards:
            continue
        column = places.index(choice.thrown)
        stands = run.stands[:, :, column].astype(values.dtype, copy=False)
        for number in range(len(STANDS)):
            net = sum(net_of(bet, wager, number, 0, choice.multiple) for wager in plain)
            if net:
                values[rows, place] += run.totals[number, :, column].astype(values.dtype) * net
        for wager, codes in each:
            groups = stands_alike(wager)
            for alike in groups:
                made = range(wager.codes)
                nets = [net_of(bet, wager, alike[0], row, choice.multiple) for row in made]
                table = np.array(nets, values.dtype)[codes[:, column]]
                if len(groups) > 1:
                    values[rows, place] += (table * stands[list(alike)].sum(axis=0)).sum(axis=1)
                else:
                    values[rows, place] += table.sum(axis=1) * (game.deals_each // codes.shape[2])
    playing = [place for place, choice in enumerate(choices) if not choice.folds]
    for wager in (wager for wager in bet.tabled if wager.looks_further):
        worth = _further_values(bet, game, wager, folded=False).astype(values.dtype)
        values[rows, playing] += worth[:, None]


def _further_values(bet: Bet, game: Game, wager: Wager, folded: bool) -> Exact:
    """What a wager that looks at more than the player's cards is worth with each first hand."""
    if wager.look.community:
        return five_cards.values(bet, game, wager)
    return dealer_cards.values(bet, game, wager, folded)


def _by_row(bet: Bet, game: Game, run: Spots) -> list[tuple[Wager, Ints]]:
    """For each wager settled by the player's own cards, the row that each spot makes."""
    rows = slice(run.start, run.stop)
    first = strengths(game.firsts.cards[rows]).astype(np.int64)[:, None, None]
    suit = first_suits(game)[rows][:, None, None]
    return [
        (wager, row_codes(wager, first, run.final, run.discards > 0, suit, run.final_suit))
        for wager in bet.tabled
        if not wager.looks_further
    ]


def _fold_values(bet: Bet, game: Game, whole: npt.DTypeLike) -> Exact:
    """What folding is worth: stakes lost at once, and wagers that live on by the first hand."""
    values = np.zeros(len(game.firsts), whole)
    first = strengths(game.firsts.cards).astype(np.int64)
    suit = first_suits(game)
    for wager in bet.wagers:
        lost = fold_net(bet, wager)
        if lost is not None:
            values += lost * game.deals_each
        elif wager.looks_further:
            values += _further_values(bet, game, wager, folded=True).astype(whole)
        else:
            codes = row_codes(wager, first, first, False, suit, suit)
            nets = [net_of(bet, wager, FOLDED, row, 0) for row in range(wager.codes)]
            values += np.array(nets, whole)[codes] * game.deals_each
    return values


def whole_numbers(bet: Bet, game: Game, choices: Sequence[Choice]) -> npt.DTypeLike:
    """64-bit integers if no sum of this bet can leave them."""
    most = bet.placed_minor
    for wager in bet.wagers:
        for multiple in {choice.multiple for choice in choices}:
            nets = [
                net_of(bet, wager, alike[0], row, multiple)
                for row in range(wager.codes)
                for alike in stands_alike(wager)
            ]
            most += max(map(abs, (*nets, bet.stake(wager, multiple))))
    added = max(game.deals_each, MOST_ADDED) if both_hands.reaches(bet, game) else game.deals_each
    return np.int64 if most * added < _SAFE else np.object_


def row_weights(solved: Solved, wager: Wager) -> Exact:
    """In how many deals each first hand and choice make each row: (first hand, choice, row, stands alike).

    What a wager settled by the player's own cards adds to the values is linear in its awards; these are the
    factors, so that a changed award needs no deal counted again.
    """
    bet = solved.bet
    game = solved.game
    choices = solved.choices
    rows = wager.codes
    groups = stands_alike(wager)
    found = np.zeros((len(game.firsts), len(choices), rows, len(groups)), np.int64)
    compared = both_hands.reaches(bet, game)
    for place, choice in enumerate(choices):
        if compared and not choice.folds:
            found[:, place] = both_hands.row_weights(bet, game, wager, choice)
    for discards in () if compared else game.counts:
        for run in spots(game, discards):
            [codes] = [codes for each, codes in _by_row(bet, game, run) if each is wager]
            for place, choice in enumerate(choices):
                if choice.folds or len(choice.thrown) != discards:
                    continue
                column = thrown(discards).index(choice.thrown)
                index = np.arange(run.stop - run.start)[:, None] * rows + codes[:, column]
                for number, alike in enumerate(groups):
                    total = np.zeros((run.stop - run.start) * rows, np.int64)
                    np.add.at(total, index.ravel(), run.stands[list(alike), :, column].sum(axis=0).ravel())
                    found[run.start : run.stop, place, :, number] = total.reshape(-1, rows)
    if FOLD in choices and fold_net(bet, wager) is None:
        first = strengths(game.firsts.cards).astype(np.int64)
        suit = first_suits(game)
        codes = row_codes(wager, first, first, False, suit, suit)
        found[np.arange(len(first)), choices.index(FOLD), codes, 0] = game.deals_each
    return found
