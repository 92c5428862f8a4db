"""One round of a plan with real cards, dealt number by number, as the table's own settlement takes it.

This is the reference: `arrays.py` and `kernels.py` deal the same cards from the same seed and must come to
the same ends. It is also how a person looks at a simulated round.
"""

from functools import cache
from itertools import combinations
from typing import NamedTuple

from queenhigh.cards import DECK, Card
from queenhigh.hands import strength
from queenhigh.settlement import DealerHand, SettledBox
from queenhigh.simulation.dealing.stream import HALF, Halves, stream_of, taking, word
from queenhigh.simulation.planning.hand_play import play_of
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import Bet


class PlainRound(NamedTuple):
    """A round as it lies on the felt when it is settled."""

    number: int
    shown: tuple[Card, ...]
    """The dealer's cards that the players saw before they decided."""
    boxes: tuple[SettledBox, ...]
    dealer: DealerHand


def plain_round(plan: Plan, seed: int, index: int) -> PlainRound:
    """Deal round `index` of a seed and let every box play it."""
    halves = Halves(stream_of(seed), index)
    out: set[int] = set()
    hands = [_free(halves, out, 3) for _ in plan.boxes]
    theirs = _free(halves, out, 3)
    shown = _shown(halves, theirs, plan.house.dealer.shows)
    acts = [_act(plan, seed, index, number, hand, shown) for number, hand in enumerate(hands)]
    finals = [
        tuple(_free(halves, out, 1)[0] if act.thrown >> at & 1 else card for at, card in enumerate(hand))
        for hand, act in zip(hands, acts, strict=True)
    ]
    if strength(_cards(theirs)) < plan.house.dealer.stands_on_strength:
        for _ in range(plan.house.dealer.draws_at_most):
            theirs += _free(halves, out, 1)
    community = tuple(_free(halves, out, 1)[0] for _ in range(plan.house.community))
    boxes = tuple(
        SettledBox(number, f"p{number}", act.stakes, _cards(hand), _cards(final), act.folded, act.thrown > 0)
        for number, (hand, final, act) in enumerate(zip(hands, finals, acts, strict=True), start=1)
    )
    return PlainRound(index, _cards(shown), boxes, DealerHand(_cards(theirs), _cards(community)))


class _Act(NamedTuple):
    stakes: tuple[int, ...]
    folded: bool
    thrown: int


def _act(
    plan: Plan, seed: int, index: int, number: int, hand: tuple[int, ...], shown: tuple[int, ...]
) -> _Act:
    """What a box stakes and does with its hand."""
    box = plan.boxes[number]
    house = plan.house
    stakes = dict(box.stakes)
    if not _takes(plan, seed, index, number):
        fed = {meter.fed_by for meter in house.meters}
        stakes = {name: stake for name, stake in stakes.items() if name not in fed}
    play = play_of(house, tuple(stakes.items()), plan.meters, box.strategy)
    seen = _numbers(len(shown))[shown] if len(play.chosen) > 1 else 0
    place = _numbers(3)[hand]
    choice = play.choices[play.chosen[seen, place]]
    bet = Bet(house, stakes)
    placed = tuple(bet.stake(wager, choice.multiple) if wager.has_stake else 0 for wager in house.wagers)
    return _Act(placed, choice.folds, int(play.thrown[seen, place]))


@cache
def _sets(size: int) -> tuple[tuple[int, ...], ...]:
    """Every set of so many cards, by its number."""
    return tuple(combinations(range(52), size))


@cache
def _numbers(size: int) -> dict[tuple[int, ...], int]:
    return {cards: number for number, cards in enumerate(_sets(size))}


def _takes(plan: Plan, seed: int, index: int, number: int) -> bool:
    if plan.takers is None:
        return True
    whole = word(taking(stream_of(seed)), index, number >> 1)
    return (whole >> 32 if number & 1 else whole & HALF) < plan.takers


def _free(halves: Halves, out: set[int], size: int) -> tuple[int, ...]:
    """The next set of so many cards that holds none that is out already."""
    while True:
        cards = _sets(size)[halves.below(len(_sets(size)))]
        if out.isdisjoint(cards):
            out.update(cards)
            return cards


def _shown(halves: Halves, theirs: tuple[int, ...], shows: int) -> tuple[int, ...]:
    """One card turned up, or one left down."""
    if not shows:
        return ()
    place = halves.below(3)
    return theirs[place : place + 1] if shows == 1 else theirs[:place] + theirs[place + 1 :]


def _cards(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(DECK[card] for card in cards)
