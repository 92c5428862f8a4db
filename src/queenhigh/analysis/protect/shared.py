"""What boxes gain that know each other's hands: each decides with the cards of all of them in view.

For two and three boxes every set of cards that the others may hold is looked at. With more there are too
many of them (two thousand million for each hand of one of four boxes), and deals are drawn by a seed
instead, each of them worked out exactly.

With all boxes' cards out, how many hands of each strength the dealer may still hold follows from the ranks
and suits that are left. So what each box gains in a deal, over all of the dealer's hands, is a whole
number; only which deals are looked at is chance. How far the mean of the drawn deals may lie from that of
all deals is told by a bound that holds for any distribution (Maurer and Pontil, "Empirical Bernstein bounds
and sample-variance penalization", 2009, theorem 4): gains are never below nothing and never above the most
that another choice can bring.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache, partial
from itertools import combinations, permutations
from math import ceil, comb, floor, gcd, log, sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import game_of
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.protect.contest import contest_bet
from queenhigh.analysis.protect.dead_sets import EXACT, Best, Floats, threes, with_six_dead, with_three_dead
from queenhigh.analysis.results import Protection, Sampled
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import House
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import FOLD, Bet, Choice, UnpricedError, choices_of
from queenhigh.study.nets import net_of, row_codes
from queenhigh.study.result import Tell
from queenhigh.study.stands import FOLDED, split_by_stand, stands_of
from queenhigh.study.suits import Cards, Ints, bits_of, sets_of, suit_classes, suits_of


class StandNets(NamedTuple):
    """For some hands: what a fold nets, and how much more each way to play does."""

    fold: Ints
    gains: tuple[Ints, ...]
    """By choice that plays, in order of `choices_of`: (hand, stand). A hand too weak for it gains nothing."""


def stand_nets(bet: Bet, hands: Cards) -> StandNets:
    """The nets of a bet in which nobody draws and no wager looks at further cards."""
    playing = [choice for choice in choices_of(bet) if not choice.folds]
    fold = _nets(bet, hands, Choice(0), (FOLDED,))[:, 0]
    made = strengths(hands)
    play = bet.house.play
    gains = []
    for choice in playing:
        gain = _nets(bet, hands, choice, range(len(STANDS))) - fold[:, None]
        may = [play is None or choice.multiple in play.multiples_of(mark) for mark in made.tolist()]
        gains.append(np.where(np.array(may)[:, None], gain, 0))
    return StandNets(fold, tuple(gains))


def _nets(bet: Bet, hands: Cards, choice: Choice, stands: Sequence[int]) -> Ints:
    made = strengths(hands).astype(np.int64)
    suit = suits_of(hands)
    nets = np.zeros((len(hands), len(stands)), np.int64)
    for wager in bet.wagers:
        codes = row_codes(wager, made, made, False, suit, suit)
        for place, stand in enumerate(stands):
            paid = [net_of(bet, wager, stand, code, choice.multiple) for code in range(wager.codes)]
            nets[:, place] += np.array(paid, np.int64)[codes]
    return nets


DEALS: Final = 500_000
"""How many deals are drawn unless somebody says."""
SEED: Final = 1
CONFIDENCE: Final = Fraction(99, 100)
RUN: Final = 4096
"""Deals worked out at once."""
_BITS: Final = 6
"""What the number of a card takes."""
_DIGITS: Final = 10**9
"""Bounds are rounded outwards to so many parts of an Ante."""


class _Gains(NamedTuple):
    """What each deal of a run brings: whole numbers, over all of the dealer's hands."""

    more: Ints
    """By deal: how much more all boxes together net than each by itself would."""
    plays: int
    """How many hands are played."""


def sampled(
    bet: Bet, boxes: int, deals: int = DEALS, seed: int = SEED, progress: Tell | None = None
) -> Protection:
    """The contest for one of so many boxes that know each other's hands, from so many deals."""
    hands = Hands(bet)
    plays = total = squares = done = 0
    for cards in dealt(boxes, deals, seed):
        more, played = hands.gains(cards)
        plays = plays + played
        total = total + int(more.sum())
        squares += sum(each * each for each in more.tolist())
        done += len(cards)
        if progress is not None:
            progress(done, deals)
    unit = boxes * comb(DECK_SIZE - 3 * boxes, 3) * bet.ante_minor
    mean = Fraction(total, deals * unit)
    variance = Fraction(squares * deals - total * total, deals * (deals - 1) * unit * unit)
    found = _bounded(mean, variance, deals, seed, Fraction(hands.most, bet.ante_minor))
    alone = -study(bet).mean(best) / bet.ante_minor
    actions = {"play": plays, "fold": deals * boxes - plays}
    return Protection(
        "shared", 3 * (boxes - 1), alone - mean, mean, actions, deals * boxes, (), boxes=boxes, sampled=found
    )


def _bounded(mean: Fraction, variance: Fraction, deals: int, seed: int, most: Fraction) -> Sampled:
    """The mean with its bounds; each sample is from nothing to `most`."""
    doubt = log(4 / (1 - CONFIDENCE))
    off = sqrt(2 * variance * doubt / deals) + float(most) * 7 * doubt / (3 * (deals - 1))
    least = floor((float(mean) - off) * _DIGITS)
    upto = ceil((float(mean) + off) * _DIGITS)
    return Sampled(
        deals=deals,
        seed=seed,
        confidence=CONFIDENCE,
        gain_least=max(Fraction(least, _DIGITS), Fraction(0)),
        gain_most=min(Fraction(upto, _DIGITS), most),
        standard_error=sqrt(variance / deals),
    )


def dealt(boxes: int, deals: int, seed: int = SEED) -> Iterator[Cards]:
    """The cards of each deal, run by run: three for each box, box after box.

    The deck is put in order of fifty-two random numbers, whose lowest bits name the card. The numbers are the
    raw words of PCG64, which are the same wherever and whenever they are drawn.
    """
    source = np.random.PCG64(seed)
    deck = np.arange(DECK_SIZE, dtype=np.uint64)
    for start in range(0, deals, RUN):
        words = source.random_raw((min(RUN, deals - start), DECK_SIZE))
        shuffled = np.sort((words >> np.uint64(_BITS) << np.uint64(_BITS)) | deck, axis=1)
        yield (shuffled[:, : 3 * boxes] & np.uint64((1 << _BITS) - 1)).astype(np.int64)


class Hands:
    """Every hand of a box, with what it nets and what best play without sharing does with it."""

    def __init__(self, bet: Bet) -> None:
        solved = study(bet).parts[0].solved
        hands = sets_of(3)
        groups = solved.game.groups
        self.nets: StandNets = stand_nets(bet, hands)
        self.made = strengths(hands).astype(np.int64)
        self.qualifies_from = bet.house.dealer.qualifying_strength
        chosen = solved.best[suit_classes((), groups).find(bits_of(hands), 3)]
        alone = np.zeros_like(self.nets.gains[0])
        for place, choice in enumerate(solved.choices):
            if choice != FOLD:
                alone[chosen == place] = self.nets.gains[place][chosen == place]
        self.alone = alone
        tops = np.max([*self.nets.gains, np.zeros_like(alone)], axis=0)
        self.most = int((tops - alone).max())
        """The most that another choice than theirs alone can bring a hand."""

    def gains(self, cards: Cards) -> _Gains:
        """What sharing brings in each deal of these."""
        below = np.pad(np.cumsum(left_by_strength(cards), axis=1, dtype=np.int64), ((0, 0), (1, 0)))
        at = np.arange(len(cards))
        failing = below[:, self.qualifies_from]
        more = np.zeros(len(cards), np.int64)
        plays = 0
        for start in range(0, cards.shape[1], 3):
            hand = place_of(np.sort(cards[:, start : start + 3], axis=1))
            made = self.made[hand]
            stands = split_by_stand(failing, below[at, made], below[at, made + 1], int(below[0, -1])).T
            worth = [(gains[hand] * stands).sum(axis=1) for gains in self.nets.gains]
            top = np.maximum(np.max(worth, axis=0), 0)
            plays += int(np.count_nonzero(top))
            more += top - (self.alone[hand] * stands).sum(axis=1)
        return _Gains(more, plays)


def place_of(hands: Cards) -> Ints:
    """The place of each hand, its cards in rising order, among all three cards in order of `sets_of`."""
    found: Ints = _places()[hands[:, 0], hands[:, 1], hands[:, 2]]
    return found


@cache
def _places() -> Ints:
    found = np.zeros((DECK_SIZE,) * 3, np.int64)
    hands = sets_of(3)
    found[hands[:, 0], hands[:, 1], hands[:, 2]] = np.arange(len(hands))
    return found


class _Ranks(NamedTuple):
    """Hands by their ranks alone."""

    threes: Ints
    """Three different ranks, a row each."""
    pairs: Ints
    """The rank of a pair and that of the third card."""
    order: Ints
    """Where each strength stands among: threes of several suits, threes of one, pairs, three of a kind."""


@cache
def _ranks() -> _Ranks:
    threes = np.array(list(combinations(range(13), 3)), np.int64)
    pairs = np.array(list(permutations(range(13), 2)), np.int64)
    kinds = np.arange(13)[:, None]
    mixed = threes * 4 + np.array([0, 0, 1])
    suited = threes * 4
    paired = pairs[:, [0, 0, 1]] * 4 + np.array([0, 1, 2])
    made = strengths(np.concatenate([mixed, suited, paired, kinds * 4 + np.arange(3)]))
    return _Ranks(threes, pairs, np.argsort(made))


def left_by_strength(gone: Cards) -> npt.NDArray[np.int32]:
    """How many hands of each strength the other cards make, for each row of cards that are gone."""
    ranks = _ranks()
    left = np.ones((len(gone), DECK_SIZE), np.int32)
    np.put_along_axis(left, gone, 0, axis=1)
    suits = [left[:, suit::4] for suit in range(4)]
    count = suits[0] + suits[1] + suits[2] + suits[3]
    low, middle, high = ranks.threes.T
    suited = sum((suit[:, low] * suit[:, middle] * suit[:, high] for suit in suits), np.int32(0))
    mixed = count[:, low] * count[:, middle] * count[:, high] - suited
    pair = count * (count - 1) // 2
    paired = pair[:, ranks.pairs[:, 0]] * count[:, ranks.pairs[:, 1]]
    kinds = pair * (count - 2) // 3
    found: npt.NDArray[np.int32] = np.hstack([mixed, suited, paired, kinds])[:, ranks.order]
    return found


LIVE: Final = DECK_SIZE - 3
MOST_EXACT: Final = 3
"""With more boxes than that, deals are sampled."""


def shared(house: House, boxes: int = 2, progress: Tell | None = None) -> Protection:
    """The contest for one of so many boxes that know each other's hands."""
    bet = sharing_bet(house)
    if boxes > MOST_EXACT:
        return sampled(bet, boxes, progress=progress)
    alone = -study(bet).mean(best) / bet.ante_minor
    firsts = game_of(bet).firsts
    nets = stand_nets(bet, firsts.cards)
    plays = total = 0
    for place, weight in enumerate(firsts.weights.tolist()):
        found = one_hand(bet, nets, firsts.cards, place, boxes)
        plays += weight * found.times
        total += weight * found.total
        if progress is not None:
            progress(place + 1, len(firsts))
    others = 3 * (boxes - 1)
    hands = comb(DECK_SIZE, 3) * comb(LIVE, others)
    edge = Fraction(-total, hands * comb(LIVE - others, 3) * bet.ante_minor)
    actions = {"play": plays, "fold": hands - plays}
    return Protection("shared", others, edge, alone - edge, actions, hands, (), boxes=boxes)


def small_part(house: House, boxes: int) -> tuple[Callable[[], object], float]:
    """A small part of the work, for who wants to time it beforehand, and how much of the whole it is."""
    bet = sharing_bet(house)
    if boxes > MOST_EXACT:
        hands = Hands(bet)
        return lambda: hands.gains(next(dealt(boxes, RUN))), RUN / DEALS
    firsts = game_of(bet).firsts
    nets = stand_nets(bet, firsts.cards)
    places = range(0, len(firsts), len(firsts) // 16)
    some = [partial(one_hand, bet, nets, firsts.cards, place, boxes) for place in places]
    return lambda: [each() for each in some], len(places) / len(firsts)


def sharing_bet(house: House) -> Bet:
    """The bet that is shared; raises where what boxes gain by it is not worked out."""
    bet = contest_bet(house)
    dealer = house.dealer
    if dealer.may_draw or house.decision.discards or dealer.shows or not house.folds:
        raise UnpricedError(
            "what boxes gain by sharing is worked out for games without draws and upcards only"
        )
    if any(wager.looks_further for wager in bet.tabled):
        raise UnpricedError(
            "what boxes gain by sharing is not worked out where the Ante needs a wager that looks at more "
            "than the player's cards"
        )
    return bet


def one_hand(bet: Bet, nets: StandNets, hands: Cards, place: int, boxes: int) -> Best:
    """For one first hand: with how many sets of the others' cards one plays, and the net of all deals."""
    others = 3 * (boxes - 1)
    folding = int(nets.fold[place])
    worths = _worths(bet, nets, hands, place)
    unit = gcd(*(int(each) for worth in worths for each in np.unique(worth))) or 1
    parts = [worth / unit for worth in worths]
    if max(np.abs(part).sum() for part in parts) * comb(LIVE, 3) >= EXACT:
        raise UnpricedError("what boxes gain by sharing is not worked out for amounts as large as these")
    found = (with_three_dead if boxes == 2 else with_six_dead)(parts, LIVE)
    folded = folding * comb(LIVE, others) * comb(LIVE - others, 3)
    return Best(found.times, found.total * unit + folded)


def _worths(bet: Bet, nets: StandNets, hands: Cards, place: int) -> list[Floats]:
    """How much more each way to play nets than a fold, against each hand of the live cards."""
    live = np.setdiff1d(np.arange(DECK_SIZE), hands[place])
    theirs = strengths(live[threes(LIVE)]).astype(np.int64)
    mine = int(strengths(hands[place][None])[0])
    stands = stands_of(bet.house.dealer.qualifying_strength, mine, theirs)
    return [gains[place].astype(np.float64)[stands] for gains in nets.gains]
