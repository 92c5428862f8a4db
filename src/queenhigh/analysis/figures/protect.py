"""Game protection: what a player gains who sees cards of the dealer's, or another box's hand."""

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np

from queenhigh.analysis.counting.walk import all_held
from queenhigh.analysis.playing.solve import Solved, solve
from queenhigh.analysis.playing.strategy import strategy_of
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import Protection
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import House
from queenhigh.rules.wager import STANDS
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.choices import Choice
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.nets import net_of, row_codes
from queenhigh.study.result import Tell
from queenhigh.study.stands import FOLDED, stands_of
from queenhigh.study.suits import Cards, Exact, Ints, bits_of, suits_of


def seen(house: House, cards: int, antes: int | None = None, progress: Tell | None = None) -> Protection:
    """The contest for a player who sees so many of the dealer's cards, in the best way there is.

    With `antes` on the wager told in Antes, the edge is that of both together, per unit of Ante.
    """
    bet = _contest_bet(house, antes)
    found = study(bet, cards, progress)
    strategy = strategy_of(found)
    edge = -found.mean(best) / bet.ante_minor
    gain = -study(bet).mean(best) / bet.ante_minor - edge
    spread = found.tally(best).spread(bet.wagers) if _quick(bet, cards) else None
    return Protection(
        what="seen",
        cards=cards,
        house_edge=edge,
        gain=gain,
        actions=strategy.actions,
        hands=strategy.hands,
        guides=strategy.guides,
        rule_cost=strategy.simple.cost,
        hit_frequency=None if spread is None else spread.chance(1),
        standard_deviation=None if spread is None else spread.standard_deviation / bet.ante_minor,
    )


def _quick(bet: Bet, cards: int) -> bool:
    """Whether everything that can happen is counted quickly, for each class of so many cards seen."""
    draws = bet.house.decision.discards > 0
    looks = any(wager.looks_at_dealer for wager in bet.tabled)
    return not (draws and cards > 1) and not (looks and bet.house.dealer.may_draw)


def shared(house: House, progress: Tell | None = None) -> Protection:
    """The contest for two boxes that know each other's hands: each decides with six cards in view."""
    bet = _contest_bet(house)
    dealer = house.dealer
    if dealer.may_draw or house.decision.discards or dealer.shows:
        raise UnpricedError(
            "what boxes gain by sharing is worked out for games without draws and upcards only"
        )
    if any(wager.looks_at_dealer for wager in bet.tabled):
        raise UnpricedError("what boxes gain by sharing is not worked out where the Ante needs such a wager")
    solved = solve(bet)
    plays, total = 0, 0
    weights = solved.game.firsts.weights.tolist()
    for place, weight in enumerate(weights):
        mine, gained = _one_hand(solved, place)
        plays += weight * mine
        total += weight * gained
        if progress is not None:
            progress(place + 1, len(weights))
    hands = comb(DECK_SIZE, 3) * comb(49, 3)
    edge = Fraction(-total, hands * comb(46, 3) * bet.ante_minor)
    alone = -solved.total(solved.best) / (solved.deals * bet.ante_minor)
    return Protection("shared", 3, edge, alone - edge, {"play": plays, "fold": hands - plays}, hands, ())


def _contest_bet(house: House, antes: int | None = None) -> Bet:
    if house.ante is None or house.play is None:
        raise UnpricedError("this house has no contest with the dealer: there is nothing to decide")
    return unit_bet(house, entries(house)[0], {}, antes)


def _one_hand(solved: Solved, place: int) -> tuple[int, int]:
    """For one first hand: with how many other hands in view one plays, and the net of all deals together.

    A dealer's hand counts for another box's hand if they share no card: all their hands, less those that hold
    one of the three cards, plus those that hold two, less the one that is the same three.
    """
    bet, game = solved.bet, solved.game
    first = game.firsts.cards[place]
    held = all_held(3)
    free = np.flatnonzero((held.bits & int(bits_of(first))) == 0)
    cards, theirs = held.cards[free], held.best[free]
    made = _made(bet, first)
    fold = sum(net_of(bet, wager, FOLDED, made.get(wager.name, 0), 0) for wager in bet.wagers) * comb(46, 3)
    best_net = np.full(len(free), fold)
    for choice in (choice for choice in solved.choices if not choice.folds):
        nets = _nets(bet, choice, first, theirs, made)
        best_net = np.maximum(best_net, nets.sum() - _holding(cards, nets))
    return int((best_net > fold).sum()), int(best_net.sum())


def _made(bet: Bet, first: Ints) -> dict[str, int]:
    """The row that the hand makes on each pay table of the bet."""
    hand = first[None]
    made, suit = strengths(hand).astype(np.int64), suits_of(hand)
    return {wager.name: int(row_codes(wager, made, made, False, suit, suit)[0]) for wager in bet.tabled}


def _nets(bet: Bet, choice: Choice, first: Ints, theirs: Ints, made: dict[str, int]) -> Exact:
    """What playing nets against each of the dealer's hands."""
    nets = [
        sum(net_of(bet, wager, stand, made.get(wager.name, 0), choice.multiple) for wager in bet.wagers)
        for stand in range(len(STANDS))
    ]
    mine, needed = int(strengths(first[None])[0]), bet.house.dealer.qualifying_strength
    small = max(map(abs, nets)) < 1 << 40
    found: Exact = np.array(nets, np.int64 if small else np.object_)[stands_of(needed, mine, theirs)]
    return found


def _holding(cards: Cards, nets: Exact) -> Exact:
    """For each row of cards, the nets of all rows that share a card with it."""
    ones = np.zeros(DECK_SIZE, nets.dtype)
    twos = np.zeros(DECK_SIZE**2, nets.dtype)
    pairs = [cards[:, low] * DECK_SIZE + cards[:, high] for low, high in combinations(range(3), 2)]
    for place in range(3):
        np.add.at(ones, cards[:, place], nets)
        np.add.at(twos, pairs[place], nets)
    held: Exact = ones[cards].sum(axis=1) - sum(twos[pair] for pair in pairs) + nets
    return held
