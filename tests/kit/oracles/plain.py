"""The plain way to count: real cards, deal after deal, settled as the table settles them.

Nothing here knows suit classes or inclusion and exclusion; of the analysis only the records of a bet and of a
choice are used. There are three ways, each plainer and slower than the next:

- `walk` deals every dealer's hand and lets `settle` settle each one;
- `book` deals them with NumPy and lets `settle` settle one deal of each kind: deals are of one kind where all
  that settlement can see of the dealer is alike (do they qualify, who is higher, colours, six cards), and
  what a hand makes with the community cards;
- `everything` books each first hand there is, and plays it the best way.

`tests/analysis/test_random_houses.py` holds the quicker ways to the slower ones.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations, pairwise, permutations
from math import comb, lcm
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kit.oracles.made import plainly_made, six_kinds
from queenhigh.cards import DECK, Card
from queenhigh.hands import STRENGTHS, Made, strength
from queenhigh.hands.arrays import all_hands, six_card_categories, strengths
from queenhigh.rules.records import Collected, Dealer
from queenhigh.settlement import DealerHand, SettledBox, fold_lines, quick_settle
from queenhigh.study.bet import Bet, Choice

Hand = tuple[Card, ...]
Ints = npt.NDArray[np.int64]
Nets = tuple[int, ...]
"""What each wager of a house gains or loses, in the house's order."""


def hand(cards: Sequence[int]) -> Hand:
    """Numbers as cards."""
    return tuple(DECK[card] for card in cards)


def bits(cards: Sequence[int]) -> int:
    """Cards as a set: one bit each."""
    return sum(1 << int(card) for card in cards)


def held(sets: npt.NDArray[np.uint8]) -> Ints:
    """Each row of cards as a set."""
    whole: Ints = (np.int64(1) << sets.astype(np.int64)).sum(axis=1)
    return whole


# One box, settled


def box_of(bet: Bet, first: Hand, choice: Choice, final: Hand | None = None) -> SettledBox:
    """The box as it lies at the settlement: the Play stake is there if it played."""
    stakes = [bet.stakes_minor.get(wager.name, 0) for wager in bet.house.wagers]
    ante = bet.house.ante
    play = bet.house.play
    if ante is not None and play is not None:
        stakes[play.position] = choice.multiple * stakes[ante.position]
    for wager in bet.house.wagers:
        if wager.kind == "blind":
            stakes[wager.position] = stakes[bet.house.by_name[wager.on or ""].position]
        if wager.collected is not None:
            stakes[wager.position] = _taken(
                wager.collected, stakes[bet.house.by_name[wager.on or ""].position]
            )
    return SettledBox(1, "p1", tuple(stakes), first, final or first, choice.folds, final is not None)


def _taken(collected: Collected, base_minor: int) -> int:
    """What is collected, part by part of the stake it goes with."""
    parts = range(0, base_minor, collected.per_minor or max(base_minor, 1))
    return len(parts) * collected.amount_minor


def settled(bet: Bet, box: SettledBox, dealer: DealerHand) -> Nets:
    """What the table pays and takes: every line of the box, those of a fold among them."""
    lines = quick_settle(bet.house, dealer, (box,), bet.meters_minor).lines
    if box.folded:
        lines += fold_lines(bet.house, box)
    nets = [0] * len(bet.house.wagers)
    for line in lines:
        nets[bet.house.by_name[line.wager].position] += line.returned_minor - line.stake_minor
    return tuple(nets)


def total(counts: Counter[Nets]) -> int:
    """The net of all these deals and wagers together."""
    return sum(sum(nets) * count for nets, count in counts.items())


# Every dealer's hand, one by one


def dealings(
    dealer: Dealer, dead: Sequence[int], known: Sequence[int] = ()
) -> Iterator[tuple[DealerHand, int]]:
    """Every hand the dealer can get, and in how many deals; all cards they might have drawn make deals."""
    live = [card for card in DECK if card not in dead and card not in known]
    for rest in combinations(live, 3 - len(known)):
        three = (*hand(known), *rest)
        left = [card for card in live if card not in rest]
        if strength(three) >= dealer.stands_on_strength:
            yield DealerHand(three), comb(len(left), dealer.draws_at_most)
        else:
            more = combinations(left, dealer.draws_at_most)
            yield from ((DealerHand((*three, *drawn)), 1) for drawn in more)


def walk(bet: Bet, first: Hand, choice: Choice, known: Sequence[int] = ()) -> Counter[Nets]:
    """How many deals bring each net, by settling each: for a choice that throws nothing away."""
    assert not choice.thrown
    box = box_of(bet, first, choice)
    found: Counter[Nets] = Counter()
    for dealer, count in dealings(bet.house.dealer, first, known):
        for community in combinations(_live(first, known, dealer.cards), everybodys(bet)):
            found[settled(bet, box, DealerHand(dealer.cards, community))] += count
    return found


def everybodys(bet: Bet) -> int:
    """How many community cards a stake of the bet looks at."""
    staked = (bet.house.by_name[name] for name, stake_minor in bet.stakes_minor.items() if stake_minor)
    return bet.house.community if any(wager.looks == "five_card" for wager in staked) else 0


def _live(*lying: Sequence[int]) -> list[Card]:
    out = {card for cards in lying for card in cards}
    return [card for card in DECK if card not in out]


# Dealer's hands by strength alone


@cache
def threes() -> tuple[npt.NDArray[np.uint8], Ints, npt.NDArray[np.int16]]:
    """All sets of three cards: cards, sets, strengths."""
    cards = all_hands()
    return cards, held(cards), strengths(cards)


@cache
def fours() -> tuple[npt.NDArray[np.uint8], Ints]:
    """All sets of four cards."""
    cards = np.array(list(combinations(range(52), 4)), np.uint8)
    return cards, held(cards)


@cache
def drawn_strengths(stands_on: int) -> npt.NDArray[np.int16]:
    """The dealer's strength with each four cards, by which of them lies fourth: unseen where they stand."""
    cards, _ = fours()
    without = np.stack([strengths(np.delete(cards, last, axis=1)) for last in range(4)], axis=1)
    return np.where(without >= stands_on, without, without.max(axis=1, keepdims=True))


class SecondHands:
    """The dealer's last hands where some cards are dead and hands below a strength are replaced once.

    A second hand comes after every weak first one that shares no card with it: all weak hands less those that
    hold one of its cards, plus those that hold two, less itself.
    """

    def __init__(self, below: int, dead: Sequence[int]) -> None:
        cards = all_hands().astype(np.int64)
        cards = cards[~np.isin(cards, list(dead)).any(axis=1)]
        self.cards = cards
        self.made = strengths(cards.astype(np.uint8)).astype(np.int64)
        self.below = below
        self.live = 52 - len({*dead})
        weak = cards[self.made < below]
        self.weak = np.zeros((52, 52, 52), np.int64)
        """Whether three cards, in any order, are a weak hand."""
        for one, two, three in permutations(range(3)):
            self.weak[weak[:, one], weak[:, two], weak[:, three]] = 1
        self.pairs: Ints = self.weak.sum(axis=2)
        self.holds = np.zeros((52, len(cards)), np.bool_)
        self.holds[cards.T, np.arange(len(cards))] = True

    def avoiding(self, comes: Sequence[int] = ()) -> Ints:
        """How many deals bring the dealer each strength in the end, where these cards are gone too."""
        gone = list(comes)
        pairs = self.pairs - self.weak[:, :, gone].sum(axis=2)
        pairs[gone] = pairs[:, gone] = 0
        single = pairs.sum(axis=1) // 2
        free = ~self.holds[gone].any(axis=0)
        (one, two, three) = self.cards[free].T
        made = self.made[free]
        before = int(single.sum()) // 3 - single[one] - single[two] - single[three]
        before += pairs[one, two] + pairs[one, three] + pairs[two, three] - self.weak[one, two, three]
        before += (made >= self.below) * comb(self.live - len(gone) - 3, 3)
        # Far below 2**53: every sum is exact.
        return np.bincount(made, before, STRENGTHS).astype(np.int64)


class Strengths:
    """The dealer's deals that avoid a first hand, each by their strength in the end."""

    def __init__(self, dealer: Dealer, first: Sequence[int], known: Sequence[int] = ()) -> None:
        cards, sets, made = threes()
        columns: npt.NDArray[np.int16] = made[:, None]
        self.seconds = SecondHands(dealer.stands_on_strength, first) if dealer.replaces else None
        assert not (known and dealer.replaces), "with cards seen walk such a dealer's hands"
        if dealer.may_draw and not dealer.replaces:
            cards, sets = fours()
            columns = drawn_strengths(dealer.stands_on_strength)
        always = dealer.stands_on_strength == STRENGTHS
        may = ((sets & bits(first)) == 0) & ((sets & bits(known)) == bits(known))
        self.cards = cards[may]
        self.sets = sets[may]
        self.columns = columns[may]
        self.times = 1
        if always:  # whichever card lies fourth, the best three of the four count
            self.columns = self.columns[:, :1]
            self.times = 4 - len(known)
        elif known and dealer.may_draw:  # a card that was seen from the deal on is no fourth card
            seen = np.isin(self.cards, list(known))
            self.columns = self.columns[~seen].reshape(len(self.sets), -1)
        self.all = self.seconds.avoiding() if self.seconds else self._count(self.columns)
        self._avoiding: dict[int, Ints] = {0: self.all}

    def avoiding(self, comes: Sequence[int]) -> Ints:
        """How many deals bring the dealer each strength where these cards are gone too."""
        gone = bits(comes)
        if self.seconds is not None:
            return self.seconds.avoiding(comes)
        if len(comes) > 2:
            return self._count(self.columns[(self.sets & gone) == 0])
        if gone not in self._avoiding:
            self._avoiding[gone] = self._count(self.columns[(self.sets & gone) == 0])
        return self._avoiding[gone]

    def beside(self, first: Hand, known: Sequence[int], size: int) -> list[tuple[Hand, Ints]]:
        """Community cards of each kind, with the deals by the dealer's strength beside any of that kind."""
        found: dict[Made, tuple[Hand, Ints]] = {}
        for cards in combinations(_live(first, known), size):
            one, counts = found.get(made := plainly_made((*first, *cards)), (cards, 0 * self.all))
            found[made] = one, counts + self.avoiding(cards)
        return list(found.values())

    def without(self, card: int) -> Ints:
        """The same for one card, quicker: all deals less those that hold it."""
        less: Ints = self.avoiding((card,)) if self.seconds else self.all - self.holding[card]
        return less

    @cached_property
    def holding(self) -> Ints:
        """How many deals in which the dealer holds each card, or might have drawn it, bring each strength."""
        found = np.zeros(52 * STRENGTHS, np.int64)
        for place in range(self.cards.shape[1]):
            kinds = self.cards[:, place, None].astype(np.int64) * STRENGTHS + self.columns
            found += np.bincount(kinds.ravel(), minlength=len(found))
        return found.reshape(52, STRENGTHS) * self.times

    def _count(self, columns: npt.NDArray[np.int16]) -> Ints:
        return np.bincount(columns.ravel(), minlength=STRENGTHS) * self.times


@cache
def sample(mark: int) -> DealerHand:
    """Some dealer's hand of this strength."""
    cards, _, made = threes()
    return DealerHand(hand(cards[np.flatnonzero(made == mark)[0]]))


Kinds = list[tuple[DealerHand, int]]
"""One dealer's hand of each kind, and how many there are."""


def dealt_against(
    bet: Bet, first: Hand, known: Sequence[int] = (), dead: Sequence[int] = ()
) -> Strengths | Kinds:
    """The dealer's hands as far as this bet can see them, without other dead cards."""
    if looks_at_dealer(bet):
        assert not bet.house.dealer.may_draw, (
            "walk such a bet: their first three cards and their best three count"
        )
        return kinds_of(bet, first, known, dead)
    return Strengths(bet.house.dealer, (*first, *dead), known)


def book(
    bet: Bet,
    first: Hand,
    choice: Choice,
    known: Sequence[int] = (),
    dealt: Strengths | Kinds | None = None,
    dead: Sequence[int] = (),
) -> Counter[Nets]:
    """How many deals bring each net: one real deal settled for each kind, as often as it comes.

    With cards thrown away, every set that may come in their place is a deal of its own. `dealt` saves dealing
    to the dealer again for the same first hand. `dead` cards of other boxes come to nobody.
    """
    theirs = dealt_against(bet, first, known, dead) if dealt is None else dealt
    found: Counter[Nets] = Counter()
    marks = beaten_marks(bet)
    if isinstance(theirs, list):
        assert not choice.thrown
        box = box_of(bet, first, choice)
        for dealer, count in theirs:
            found[settled(bet, box, dealer)] += count
        return found
    if everybodys(bet):
        box = box_of(bet, first, choice)
        for community, counts in theirs.beside(first, known, everybodys(bet)):
            for mark, count in kinds_by_strength(bet.house.dealer, box.strength, counts, marks):
                found[settled(bet, box, DealerHand(sample(mark).cards, community))] += count
        return found
    for final, counts in _finals(theirs, first, choice, (*known, *dead)):
        box = box_of(bet, first, choice, final)
        for mark, count in kinds_by_strength(bet.house.dealer, box.strength, counts, marks):
            found[settled(bet, box, sample(mark))] += count
    return found


def _finals(
    theirs: Strengths, first: Hand, choice: Choice, gone: Sequence[int]
) -> Iterator[tuple[Hand | None, Ints]]:
    """Each final hand, none where no card is thrown, with the dealer's deals by strength.

    Where all cards are thrown, one hand of each strength, and suit if it is of one, stands for all.
    """
    kept = [card for place, card in enumerate(first) if place not in choice.thrown]
    alike: dict[tuple[int, frozenset[int]], tuple[Hand, Ints]] = {}
    for comes in combinations(_live(first, gone), len(choice.thrown)):
        counts = theirs.without(comes[0]) if len(comes) == 1 else theirs.avoiding(comes)
        if kept:
            yield ((*kept, *comes) if comes else None), counts
            continue
        suits = frozenset(card.suit for card in comes)
        kind = strength(comes), suits if len(suits) == 1 else frozenset[int]()
        one, before = alike.get(kind, (comes, 0 * counts))
        alike[kind] = one, before + counts
    yield from alike.values()


def kinds_by_strength(
    dealer: Dealer, mine: int, counts: Ints, others: Iterable[int] = ()
) -> Iterator[tuple[int, int]]:
    """A dealer's strength for each thing that settlement can tell apart, and how many deals are so.

    Settlement sees whether the dealer qualifies and who is higher: hands between these marks are alike.
    Where a beaten hand is paid it sees the dealer's too.
    """
    marks = sorted({0, dealer.qualifying_strength, mine, mine + 1, STRENGTHS, *others})
    for low, high in pairwise(marks):
        count = int(counts[low:high].sum())
        if count:
            yield low + int(np.flatnonzero(counts[low:high])[0]), count


# Every first hand


class Whole(NamedTuple):
    """A bet in all its deals, each first hand played the best way."""

    counts: Counter[Nets]
    """How many deals bring each net; each first hand has as many, whatever is done with it."""
    chosen: Counter[Choice]
    """How many first hands make each choice."""


def everything(
    bet: Bet, choices: Sequence[Choice], firsts: Iterable[tuple[Hand, int]], known: Sequence[int] = ()
) -> Whole:
    """Each first hand, as often as it is said to come, against every dealer's hand.

    The best choice is found anew from these counts; of equal ones the first is taken.
    """
    whole = Whole(Counter(), Counter())
    for first, times in firsts:
        dealt = dealt_against(bet, first, known)
        legal = [choice for choice in choices if choice.folds or may_play(bet, first, choice.multiple)]
        found = [book(bet, first, choice, known, dealt) for choice in legal]
        deals = [counts.total() for counts in found]
        scales = [lcm(*deals) // each for each in deals]
        worth = [total(counts) * scale for counts, scale in zip(found, scales, strict=True)]
        best = worth.index(max(worth))
        for nets, count in found[best].items():
            whole.counts[nets] += count * scales[best] * times
        whole.chosen[legal[best]] += times
    return whole


def may_play(bet: Bet, first: Hand, multiple: int) -> bool:
    """Whether the house lets this hand be played for so many Antes; a box without one just stays.

    So does a hand that is kept where only who draws owes the Play.
    """
    play = bet.house.play
    if play is None or not bet.ante_minor or (play.owed_by == "drawn" and not multiple):
        return True
    steps = [(0, play.multiples), *((each.least, each.multiples) for each in play.raises)]
    return multiple in [times for least, times in steps if least <= strength(first)][-1]


def all_firsts(known: Sequence[int] = ()) -> Iterator[tuple[Hand, int]]:
    """Every first hand by itself."""
    return ((first, 1) for first in combinations([card for card in DECK if card not in known], 3))


def kinds_of(bet: Bet, first: Hand, known: Sequence[int], dead: Sequence[int] = ()) -> Kinds:
    """The dealer's three cards by all that settlement can see of them."""
    cards, sets, made = threes()
    rows = np.flatnonzero(((sets & bits((*first, *dead))) == 0) & ((sets & bits(known)) == bits(known)))
    own = strength(first)
    marks = sorted({bet.house.dealer.qualifying_strength, own, own + 1, *beaten_marks(bet)})
    kind = np.searchsorted(marks, made[rows], side="right")
    staked = [wager for wager in bet.house.wagers if bet.stakes_minor.get(wager.name)]
    seen = {wager.looks for wager in staked}
    if "colour" in seen:
        kind = kind * 3 + reds()[rows]
    if "six_card" in seen:
        six = np.empty((len(rows), 6), np.uint8)
        six[:, :3] = first
        six[:, 3:] = cards[rows]
        by_suit = any(wager.by_suit for wager in staked if wager.looks == "six_card")
        kind = kind * 100 + six_kinds(six) if by_suit else kind * 10 + six_card_categories(six)
    counts = np.bincount(kind)
    one = np.zeros(len(counts), np.int64)
    one[kind] = rows
    return [(DealerHand(hand(cards[one[place]])), int(counts[place])) for place in np.flatnonzero(counts)]


def beaten_marks(bet: Bet) -> set[int]:
    """The strengths that tell a hand of the dealer's apart from the one below it, where one is paid."""
    staked = (bet.house.by_name[name] for name, stake_minor in bet.stakes_minor.items() if stake_minor)
    runs = (row.strengths for wager in staked if wager.by_hands for row in wager.rows)
    return {edge for run in runs if run for edge in (run.least, run.most + 1)}


@cache
def reds() -> Ints:
    """For all sets of three cards: 0 for black ones, 1 for red ones, 2 for mixed ones."""
    red = np.isin(threes()[0] & 3, (1, 2)).sum(axis=1)
    return np.where(red == 3, 1, np.where(red == 0, 0, 2))


def looks_at_dealer(bet: Bet) -> bool:
    """Whether a stake rides on the dealer's cards themselves."""
    wagers = (bet.house.by_name[name] for name, stake_minor in bet.stakes_minor.items() if stake_minor)
    return any(wager.looks in ("colour", "six_card") for wager in wagers)
