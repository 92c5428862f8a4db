"""The Envy that a fold forfeits, hand by hand, and best play that counts it.

Every other player has one box with the same bet and plays it as is best too. Envy never makes a hand worth
less to play, and more hands that stay in bring more of it; so play is found from below: first as if there
were no Envy, then with what the hands played so bring, until no more hands join. Where the envied hands are
worth playing anyway, one turn settles it.

`envy_walk.py` comes to the same worth by another way;
`tests/analysis/playing/test_forfeited_envy.py` runs both.
"""

from collections.abc import Iterator, Mapping
from math import comb, lcm, perm, prod
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.playing.solve import Solved
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import Wager
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.nets import row_codes
from queenhigh.study.suits import Exact, Ints, bits_of, sets_of, suit_classes, suits_of

Flags = npt.NDArray[np.bool_]
SETS_LIMIT: Final = 200_000
"""The most sets of envied hands that are walked one by one."""
TOO_MANY: Final = "too many hands are envied at once to count the largest award exactly"


class Received(NamedTuple):
    """What Envy brings each class of first hands on average: `totals` parts of `of` minor units."""

    totals: Exact
    of: int


def envies(bet: Bet, wager: Wager, players: int | None = None) -> bool:
    """Whether the hands of other players with this bet can bring Envy on a wager."""
    rule = wager.envy
    if rule is None or (bet.players if players is None else players) < 2:
        return False
    stands = rule.behind is None or bet.stake(bet.house.by_name[rule.behind], 1) > 0
    return stands and any(row.envy_minor for row in wager.rows)


def forfeited(bet: Bet) -> tuple[Wager, ...]:
    """The wagers of a bet whose Envy a fold gives up."""
    envied = (wager for wager in bet.tabled if bet.ante_minor and envies(bet, wager))
    return tuple(wager for wager in envied if wager.envy is not None and wager.envy.after_fold == "lost")


def refuse_kept_by_folding(bet: Bet, wager: Wager) -> None:
    """Raise where folding an envied hand keeps the Envy that winning with it would take."""
    rule = wager.envy
    kept = rule is not None and rule.not_to_winner and rule.after_fold == "live" and wager.lost_by_fold
    if kept and bet.ante_minor:
        raise UnpricedError(
            f"the Envy of {wager.label} is paid to who folds an envied hand and not to who wins with it: "
            "what is best then is not worked out here"
        )


def refuse_further(wager: Wager) -> None:
    """Raise where more than its own three cards decide whether a hand is envied."""
    if wager.looks_further:
        raise UnpricedError(
            f"the Envy of {wager.label} goes by more than the three cards of a hand: what a fold forfeits, "
            "whoever wins it themselves, or the largest of several, is not worked out here"
        )


def with_envy(solved: Solved) -> Solved:
    """The game with the Envy that a fold forfeits in the worth of every choice that plays.

    Raises `UnpricedError` where that Envy is not worked out.
    """
    wagers = forfeited(solved.bet)
    plays = solved.plays
    while wagers:
        found = _counted(solved, [received(solved, each, solved.bet.players, plays) for each in wagers])
        if (found.plays == plays).all():
            return found
        plays = found.plays
    return solved


def _counted(solved: Solved, brought: list[Received]) -> Solved:
    scale = lcm(*(each.of for each in brought))
    values = solved.values.astype(np.object_) * scale
    plays = [place for place, choice in enumerate(solved.choices) if not choice.folds]
    for each in brought:
        values[:, plays] += each.totals[:, None] * (scale // each.of * solved.game.deals_each)
    return solved._replace(values=values, scale=solved.scale * scale)


def received(solved: Solved, wager: Wager, players: int, plays: Flags) -> Received:
    """The average Envy of a round for each class of first hands, where all others play these classes."""
    bet = solved.bet
    game = solved.game
    draws = bet.house.decision.discards > 0 and bet.ante_minor > 0
    if draws or len(game.known) > bet.house.dealer.shows:
        raise UnpricedError(
            f"the Envy of {wager.label} depends on what other boxes draw or see: it is not worked out here"
        )
    refuse_kept_by_folding(bet, wager)
    refuse_further(wager)
    envied = _envied(solved, wager, plays)
    firsts = bits_of(game.firsts.cards)
    left = DECK_SIZE - 3 - len(game.known)
    others = players - 1
    if wager.envy is not None and wager.envy.per_player == "each":
        totals = np.zeros(len(firsts), np.int64)
        for hand, award in envied.items():
            totals += award * ((firsts & hand) == 0)
        found = Received(totals.astype(np.object_) * others, comb(left, 3))
    else:
        found = _largest(envied, firsts, left, others)
    if wager.envy is not None and wager.envy.not_to_winner:
        found.totals[_awards(wager, game.firsts.cards) > 0] = 0
    return found


def _envied(solved: Solved, wager: Wager, plays: Flags) -> dict[int, int]:
    """The envied hands that stay in, as sets of cards, with their awards."""
    game = solved.game
    hands = sets_of(3)
    hands = hands[(bits_of(hands) & int(bits_of(np.array(game.known, np.int64)))) == 0]
    awards = _awards(wager, hands)
    bits, awards = bits_of(hands)[awards > 0], awards[awards > 0]
    stay = plays[suit_classes(game.known, game.groups).find(bits, 3)]
    return dict(zip(bits[stay].tolist(), awards[stay].tolist(), strict=True))


def _awards(wager: Wager, hands: Ints) -> Ints:
    """What others are paid for each of these hands."""
    made = strengths(hands).astype(np.int64)
    suit = suits_of(hands)
    each: Ints = np.array([row.envy_minor or 0 for row in wager.rows] + [0], np.int64)
    return each[row_codes(wager, made, made, False, suit, suit)]


def _largest(envied: Mapping[int, int], firsts: Ints, left: int, others: int) -> Received:
    """The average of the largest award: each level counts once where any hand reaches it.

    That at least one of several hands is dealt is told by the sets of them that share no card: those of one,
    less those of two, plus those of three, and so on.
    """
    most = min(others, left // 3)
    of = prod(comb(left - 3 * place, 3) for place in range(most))
    totals = np.zeros(len(firsts), np.object_)
    walked = below = 0
    for level in sorted(set(envied.values())):
        hands = sorted(hand for hand, award in envied.items() if award >= level)
        for size in range(1, most + 1):
            free = np.zeros(len(firsts), np.int64)
            for taken in _disjoint(hands, size):
                walked += 1
                if walked > SETS_LIMIT:
                    raise UnpricedError(TOO_MANY)
                free += (firsts & taken) == 0
            deals = prod(comb(left - 3 * place, 3) for place in range(size))
            times = perm(others, size) * (of // deals) * (level - below)
            totals += free.astype(np.object_) * (times if size % 2 else -times)
        below = level
    return Received(totals, of)


def _disjoint(hands: list[int], size: int, taken: int = 0, start: int = 0) -> Iterator[int]:
    """Each set of so many hands that share no card, as the cards it takes."""
    if size == 0:
        yield taken
        return
    for place in range(start, len(hands)):
        if not hands[place] & taken:
            yield from _disjoint(hands, size - 1, taken | hands[place], place + 1)
