"""The analysis held against plain counts, and bets and hands to try: what tests of several files share."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from kit.oracles import plain
from kit.oracles.plain import Nets, hand
from queenhigh.analysis.playing.solve import Solved
from queenhigh.analysis.playing.tally import tally
from queenhigh.hands import CATEGORIES, MINI_ROYAL
from queenhigh.hands.arrays import strengths
from queenhigh.rules import House
from queenhigh.study.bet import FOLD, Bet
from queenhigh.study.happenings import Tally


def assert_worth(solved: Solved, place: int, walks: bool = False) -> None:
    """Every choice with one class of first hands is worth what is settled; `walks` settles every deal."""
    bet = solved.bet
    game = solved.game
    first = hand(game.firsts.cards[place])
    known = game.known
    dealt = None if walks and plain.looks_at_dealer(bet) else plain.dealt_against(bet, first, known)
    for number, choice in enumerate(solved.choices):
        walked = walks and not choice.thrown
        found = (
            plain.walk(bet, first, choice, known) if walked else plain.book(bet, first, choice, known, dealt)
        )
        # A dealer whose hand no wager of the bet asks for is dealt second hands all the same.
        unasked, rest = divmod(found.total(), game.deals(len(choice.thrown) or game.community))
        assert rest == 0
        assert unasked == 1 or (bet.house.dealer.replaces and not game.replaces)
        scale, rest = divmod(game.deals_each * unasked, found.total())
        assert rest == 0
        worth = int(solved.values[place, number])
        if not choice.folds and not plain.may_play(bet, first, choice.multiple):
            assert worth < solved.values[place, solved.best[place]], f"{first} may not be played so: {choice}"
            continue
        assert worth * unasked == plain.total(found) * scale, f"{first} {choice} {bet.stakes_minor}"


def nets_of(found: Tally) -> Counter[Nets]:
    """How many deals of a tally bring each net."""
    counts: Counter[Nets] = Counter()
    staked = {wager.name for wager in found.bet.wagers}
    for happening, count in found.counts.items():
        nets = (
            found.net_of(happening, wager) if wager.name in staked else 0 for wager in found.bet.house.wagers
        )
        counts[tuple(nets)] += count
    return counts


def assert_tallied(solved: Solved, place: int, number: int) -> None:
    """The happenings of one class of first hands under one choice are those dealt.

    Seen in two tallies: only this class makes the choice and all others fold, and all fold; where nobody
    folds, they stand.
    """
    bet = solved.bet
    game = solved.game
    fold = solved.choices.index(FOLD) if FOLD in solved.choices else 0
    first = hand(game.firsts.cards[place])
    weight = int(game.firsts.weights[place])
    folding = np.full(len(game.firsts), fold)
    alone = folding.copy()
    alone[place] = number
    found = nets_of(tally(solved, alone))
    found.subtract(nets_of(tally(solved, folding)))
    dealt = plain.dealt_against(bet, first, game.known)
    expected: Counter[Nets] = Counter()
    for choice, sign in ((number, 1), (fold, -1)):
        counts = plain.book(bet, first, solved.choices[choice], game.known, dealt)
        scale = sign * weight * game.deals_each // counts.total()
        expected.update({nets: scale * count for nets, count in counts.items()})
    assert +found == +expected
    assert -found == -expected


UNPRICED = {"twin": "side"}
"""By house: the wager that is refused beside an Ante."""


def mixes(house: House, rng: Random) -> Iterator[Bet]:
    """Every wager at once, the Ante alone, all but the Ante, and each side bet beside the Ante or alone."""
    left_out = UNPRICED.get(house.id)
    placed = [w.name for w in house.wagers if w.placed_before_deal and w.name != left_out]
    sides = [name for name in placed if name != "ante"]
    yield from (some_bet(house, rng, *names) for names in (placed, ["ante"], sides))
    for name in sides:
        yield some_bet(house, rng, *(["ante", name] if rng.random() < 0.7 else [name]))


def some_bet(house: House, rng: Random, *names: str) -> Bet:
    """Stakes on these wagers, inside their limits and seldom round, and meters that hold anything.

    Small ones where the table pays so much in a round at most: what goes beyond that is not worked out.
    """
    stakes = {}
    for name in names:
        limits = house.by_name[name].limits
        assert limits is not None
        step_minor = limits.step_minor
        room = limits.most_minor - limits.least_minor if limits.most_minor is not None else 50 * step_minor
        room = room if house.most is None else min(room, 2 * limits.least_minor)
        stakes[name] = limits.least_minor + rng.randint(0, room // step_minor) * step_minor
    full = {meter.name: rng.randint(0, 10 * meter.seed_minor) for meter in house.meters}
    return Bet(house, stakes, {name: held for name, held in full.items() if rng.random() < 0.7})


def some_firsts(firsts: npt.ArrayLike, rng: Random, more: int) -> list[int]:
    """Places of first hands worth a look: one of each category, each mini royal, and any others."""
    made = strengths(firsts).tolist()
    by_category: dict[int, list[int]] = {}
    for place, mark in enumerate(made):
        by_category.setdefault(CATEGORIES[mark], []).append(place)
    royals = [place for place, mark in enumerate(made) if mark == MINI_ROYAL]
    one_of_each = [rng.choice(places) for places in by_category.values()]
    return [*one_of_each, *royals, *rng.sample(range(len(made)), more)]
