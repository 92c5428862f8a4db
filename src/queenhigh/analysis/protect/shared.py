"""What boxes gain that know each other's hands: each decides with the cards of all of them in view.

For two and three boxes every set of cards that the others may hold is looked at. With more there are too many
of them (two thousand million for each hand of one of four boxes), and `sampled.py` draws deals instead.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import comb, gcd
from typing import Final

import numpy as np

from queenhigh.analysis.playing.solve import game_of
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.protect.contest import contest_bet
from queenhigh.analysis.protect.dead_sets import EXACT, Best, Floats, threes, with_six_dead, with_three_dead
from queenhigh.analysis.protect.sampled import DEALS, RUN, Hands, dealt, sampled
from queenhigh.analysis.protect.stand_nets import StandNets, stand_nets
from queenhigh.analysis.results import Protection
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.result import Tell
from queenhigh.study.stands import stands_of
from queenhigh.study.suits import Cards

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
