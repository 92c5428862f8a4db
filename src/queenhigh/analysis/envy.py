"""What Envy brings a player on average, given how many others play as he does.

Every other player is taken to have one box with the same bet and to play it as is best. Where each envied
hand pays, expectations add up. Where only the largest does, the chance that at least one of several hands is
envied comes from counting sets of envied hands that share no card.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import comb, factorial

import numpy as np
import numpy.typing as npt

from queenhigh.analysis.pays import UnpricedError, row_codes
from queenhigh.analysis.solve import FOLD
from queenhigh.analysis.spots import suits_of
from queenhigh.analysis.study import Study, best
from queenhigh.analysis.suits import Ints, bits_of, sets_of, suit_classes
from queenhigh.analysis.tally import Tally
from queenhigh.hands.arrays import strengths
from queenhigh.rules.records import Wager

_SETS_LIMIT = 200_000
"""The most sets of envied hands that are walked one by one."""


def envy_mean(study: Study, tally: Tally, wager: Wager, players: int) -> Fraction:
    """The average Envy of one round, in minor units, for each of `players` players."""
    rule = wager.envy
    others = players - 1
    if rule is None or others < 1 or not any(row.envy_minor for row in wager.rows):
        return Fraction(0)
    if rule.behind is not None and not study.bet.stake(study.bet.house.by_name[rule.behind], 1):
        return Fraction(0)
    if rule.per_player == "each" and (rule.after_fold == "live" or not study.bet.ante_minor):
        return others * one_hand(tally, wager)
    envied, counted = _hands(study, wager, rule.after_fold == "lost")
    if rule.per_player == "each":
        total = sum(award * int(_free(counted, hand).sum()) for hand, award in envied.items())
        return Fraction(others * int(total), comb(52, 3) * comb(49, 3))
    return _largest(envied, counted, others)


def one_hand(tally: Tally, wager: Wager) -> Fraction:
    """The average award that one box's hand brings each other player."""
    place = tally.bet.tabled.index(wager)
    awards = [row.envy_minor or 0 for row in wager.rows] + [0]
    total = sum(
        count * awards[happening.rows[place]]
        for happening, count in tally.counts.items()
        if not happening.folded
    )
    return Fraction(total, tally.deals)


def _hands(study: Study, wager: Wager, not_folded: bool) -> tuple[dict[int, int], Ints]:
    """The envied hands with their awards, and the hands that receive, all as sets of cards."""
    if len(study.parts) > 1 or study.bet.house.decision.discards:
        raise UnpricedError(
            f"the Envy of {wager.label} depends on what other boxes draw or see: it is not worked out here"
        )
    solved = study.parts[0].solved
    game = solved.game
    plays = (
        best(solved) != solved.choices.index(FOLD)
        if FOLD in solved.choices
        else np.ones(len(game.firsts), bool)
    )
    hands = sets_of(3)
    bits = bits_of(hands)
    classes = suit_classes(game.known, game.groups).find(bits, 3)
    made = _rows(wager, hands)
    awards = np.array([row.envy_minor or 0 for row in wager.rows] + [0])[made]
    envied = {
        int(hand): int(award) for hand, award in zip(bits, awards * plays[classes], strict=True) if award
    }
    return envied, bits[plays[classes]] if not_folded else bits


def _rows(wager: Wager, hands: Ints) -> Ints:
    first, suit = strengths(hands).astype(np.int64), suits_of(hands)
    return row_codes(wager, first, first, False, suit, suit)


def _free(hands: Ints, taken: int) -> npt.NDArray[np.bool_]:
    """Which hands hold none of the taken cards."""
    free: npt.NDArray[np.bool_] = (hands & taken) == 0
    return free


def _largest(envied: Mapping[int, int], counted: Ints, others: int) -> Fraction:
    """The average of the largest award: each level counts once where any hand reaches it."""
    total = Fraction(0)
    below = 0
    for level in sorted(set(envied.values())):
        hands = sorted(hand for hand, award in envied.items() if award >= level)
        total += (level - below) * _any(hands, counted, others)
        below = level
    return total


def _any(hands: list[int], counted: Ints, others: int) -> Fraction:
    """The chance that the player's hand counts and some other's is among these."""
    chance = Fraction(0)
    everybody = len(counted) == comb(52, 3)
    walked = 0
    for size in range(1, others + 1):
        favourable = 0
        sets = 0
        for taken in _disjoint(hands, size):
            walked += 1
            sets += 1
            if walked > _SETS_LIMIT:
                raise UnpricedError("too many hands are envied at once to count the largest award exactly")
            if not everybody:
                favourable += int(_free(counted, taken).sum())
        if everybody:
            favourable = sets * comb(52 - 3 * size, 3)
        deals = comb(52, 3)
        for place in range(1, size + 1):
            deals *= comb(52 - 3 * place, 3)
        sign = 1 if size % 2 else -1
        chance += sign * Fraction(comb(others, size) * factorial(size) * favourable, deals)
    return chance


def _disjoint(hands: list[int], size: int, taken: int = 0, start: int = 0) -> Iterator[int]:
    """Each set of so many hands that share no card, as the cards it takes."""
    if size == 0:
        yield taken
        return
    for place in range(start, len(hands)):
        if not hands[place] & taken:
            yield from _disjoint(hands, size - 1, taken | hands[place], place + 1)
