"""The Envy that a fold forfeits, for one hand: the second method beside `forfeited_envy.py`.

Nothing here knows suit classes: envied hands are found card by card by settlement's own rows, and whether the
others stay in with them is asked of each. Of several awards the largest is their sum, less the smaller of
each two, plus the smallest of each three, and so on, over all sets of hands that may lie there at once.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb, perm, prod

from queenhigh.analysis.playing.forfeited_envy import (
    SETS_LIMIT,
    TOO_MANY,
    envies,
    forfeited,
    refuse_further,
    refuse_kept_by_folding,
)
from queenhigh.cards import DECK, DECK_SIZE, Card
from queenhigh.rules.records import Wager
from queenhigh.settlement import SettledBox
from queenhigh.settlement.rows import hand_row
from queenhigh.study.bet import Bet, UnpricedError

Hand = tuple[Card, ...]
Gain = Callable[[Hand], Fraction]
"""How much more playing a hand is worth than folding it, Envy aside, to who sees what all players see."""


def envy_of_playing(
    bet: Bet, hand: Hand, shown: Collection[Card], out: Collection[Card], gain: Gain
) -> Fraction:
    """The average Envy that a player with this hand gives up by folding, in minor units.

    `shown` are the dealer's cards that all players see; `out` any further cards that lie before none of them.
    """
    for wager in bet.tabled:
        if envies(bet, wager):
            refuse_kept_by_folding(bet, wager)
    wagers = forfeited(bet)
    if not wagers:
        return Fraction(0)
    if bet.house.decision.discards:
        raise UnpricedError(
            f"the Envy of {wagers[0].label} depends on what other boxes draw: it is not worked out here"
        )
    for wager in wagers:
        refuse_further(wager)
    stay = _staying(bet, wagers, frozenset(shown), gain)
    return _brought(bet, wagers, stay, hand, {*shown, *out})


def _staying(bet: Bet, wagers: Sequence[Wager], shown: frozenset[Card], gain: Gain) -> set[Hand]:
    """The envied hands that are worth playing, once each is played with the Envy that the others bring."""
    waiting = {hand for wager in wagers for hand in envied_hands(wager) if not shown & {*hand}}
    gains = {hand: gain(hand) for hand in waiting}
    stay: set[Hand] = set()
    while True:
        joins = {
            hand
            for hand in waiting
            if gains[hand] >= 0 or gains[hand] + _brought(bet, wagers, stay, hand, shown) >= 0
        }
        if not joins:
            return stay
        stay |= joins
        waiting -= joins


@lru_cache(maxsize=8)
def envied_hands(wager: Wager) -> dict[Hand, int]:
    """Every three cards that others are envied for, and the award."""
    found: dict[Hand, int] = {}
    for hand in combinations(DECK, 3):
        row = hand_row(wager, SettledBox(1, "", (), hand, hand))
        if row is not None and row.envy_minor:
            found[hand] = row.envy_minor
    return found


def _brought(
    bet: Bet, wagers: Sequence[Wager], stay: Collection[Hand], mine: Hand, elsewhere: Collection[Card]
) -> Fraction:
    """The average Envy of this hand where these hands stay in and some cards lie elsewhere."""
    known = {*mine, *elsewhere}
    left = DECK_SIZE - len(known)
    others = bet.players - 1
    total = Fraction(0)
    for wager in wagers:
        awards = envied_hands(wager)
        if wager.envy is not None and wager.envy.not_to_winner and mine in awards:
            continue
        hands = [(hand, awards[hand]) for hand in stay if hand in awards and not {*hand} & known]
        if wager.envy is not None and wager.envy.per_player == "each":
            total += Fraction(others * sum(award for _, award in hands), comb(left, 3))
            continue
        for walked, (size, least) in enumerate(_sets(hands, others)):
            if walked >= SETS_LIMIT:
                raise UnpricedError(TOO_MANY)
            deals = prod(comb(left - 3 * place, 3) for place in range(size))
            total += (1 if size % 2 else -1) * Fraction(least * perm(others, size), deals)
    return total


def _sets(
    hands: Sequence[tuple[Hand, int]],
    most: int,
    taken: frozenset[Card] = frozenset(),
    size: int = 0,
    least: int = 0,
) -> Iterator[tuple[int, int]]:
    """Every set of at most so many hands that share no card: how many they are, and the least award."""
    for place, (hand, award) in enumerate(hands):
        if taken & {*hand}:
            continue
        smallest = min(least, award) if size else award
        yield size + 1, smallest
        if size + 1 < most:
            yield from _sets(hands[place + 1 :], most, taken | {*hand}, size + 1, smallest)
