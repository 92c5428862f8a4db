"""What a player gains by cards that he should not see, against every hand dealt."""

from fractions import Fraction
from math import comb
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.oracles import plain, swapping
from kit.oracles.plain import hand
from kit.oracles.worth import some_firsts
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.solve import Solved, solve
from queenhigh.analysis.playing.study import forget, study
from queenhigh.analysis.protect.dead_sets import Best
from queenhigh.analysis.protect.seen import seen
from queenhigh.analysis.protect.shared import one_hand, shared
from queenhigh.analysis.protect.stand_nets import stand_nets
from queenhigh.cards import parse_cards
from queenhigh.rules import House
from queenhigh.settlement import DealerHand
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, Choice


def worked_out(solved: Solved, place: int, boxes: int = 2) -> Best:
    """One first hand, as the whole figure works it out."""
    firsts = solved.game.firsts.cards
    return one_hand(solved.bet, stand_nets(solved.bet, firsts), firsts, place, boxes)


def contest(house: House) -> Solved:
    return solve(Bet(house, {"ante": 500}))


def each_other_hand(bet: Bet, first: plain.Hand, multiples: tuple[int, ...]) -> tuple[int, int]:
    """With each hand of another box in view: how often one plays, and what all deals bring together."""
    cards, sets, _ = plain.threes()
    free = np.flatnonzero((sets & plain.bits(first)) == 0)
    theirs = sets[free]
    nets = []
    for times in multiples:
        box = plain.box_of(bet, first, Choice(times))
        dealt = (DealerHand(hand(cards[place])) for place in free)
        nets.append(np.array([sum(plain.settled(bet, box, dealer)) for dealer in dealt]))
    lost = sum(plain.settled(bet, plain.box_of(bet, first, FOLD), plain.sample(0)))
    plays = total = 0
    for other in theirs:
        left = (theirs & other) == 0
        worth = max(int(net[left].sum()) for net in nets)
        folding = lost * int(np.count_nonzero(left))
        plays += worth > folding
        total += max(worth, folding)
    return plays, total


@pytest.mark.parametrize(
    "cards", mostly_long(("Qs 6d 4c", "Qs 6d 3c", "9h 8d 7c"), lambda cards: cards == "Qs 6d 4c")
)
def test_another_boxs_hand_in_view_is_worth_what_every_deal_says(cards: str) -> None:
    """18,424 hands of the other box, each with the 15,180 that the dealer may then hold."""
    solved = contest(any_house("rws"))
    first = parse_cards(cards)
    place = place_of(solved, first)
    first = hand(solved.game.firsts.cards[place])
    assert worked_out(solved, place) == each_other_hand(solved.bet, first, (1,))


def test_another_boxs_hand_in_view_where_the_ante_needs_a_pair_plus() -> None:
    """What survives a fold does so here too."""
    opens = 'label = "Ante"\nclause = "1"\n'
    house = edited("prime", (f"{opens}opens_box = true", f'{opens}needs = {{ every = ["pair_plus"] }}'))
    solved = solve(Bet(house, {"ante": 500, "pair_plus": 500}))
    place = place_of(solved, parse_cards("Qs 6d 4c"))
    first = hand(solved.game.firsts.cards[place])
    assert worked_out(solved, place) == each_other_hand(solved.bet, first, (1,))


@pytest.mark.long
def test_another_boxs_hand_in_view_where_play_may_be_raised() -> None:
    house = edited("upcard", ("shows = 1, ", ""))
    solved = solve(Bet(house, {"ante": 250}))
    for place in some_firsts(solved.game.firsts.cards, Random(2), 4)[::3]:
        first = hand(solved.game.firsts.cards[place])
        assert worked_out(solved, place) == each_other_hand(solved.bet, first, (1, 2, 3))


def place_of(solved: Solved, first: plain.Hand) -> int:
    """The class of first hands that a hand belongs to: some swap of suits makes it."""
    known = [tuple(row) for row in solved.game.firsts.cards.tolist()]
    [mine] = swapping.images(first, swapping.swaps()) & {*known}
    return known.index(mine)


@pytest.mark.long
def test_sharing_hands_gains_little_and_changes_few_decisions() -> None:
    """A tenth of a percent of the Ante at most; most hands are played or folded whatever the other holds."""
    found = shared(any_house("rws"))
    assert 0 < found.gain < Fraction(1, 1000)
    assert found.house_edge == Fraction(686_689, 20_358_520) - found.gain
    assert found.house_edge == Fraction(213_200_389, 6_438_381_950)
    assert found.hands == comb(52, 3) * comb(49, 3) == sum(found.actions.values())
    assert (found.what, found.cards, found.boxes, found.guides) == ("shared", 3, 2, ())
    changed = abs(Fraction(found.actions["play"], found.hands) - Fraction(14_900, 22_100))
    assert 0 < changed < Fraction(1, 50)


def test_progress_is_told_for_every_card_that_may_be_seen() -> None:
    told: list[tuple[int, int]] = []
    forget()
    seen(any_house("rws"), 1, progress=lambda done, of: told.append((done, of)))
    assert told == [(place, 13) for place in range(1, 14)], "thirteen ranks that may be seen"


def test_a_house_that_shows_a_card_gives_nothing_away_by_it() -> None:
    found = seen(any_house("upcard"), 1)
    assert found.gain == 0
    bet = Bet(any_house("upcard"), {"ante": 250})
    assert found.house_edge == -study(bet).mean(lambda solved: solved.best) / 250


@pytest.mark.long
def test_two_cards_seen_beat_the_game() -> None:
    """The more is seen, the more is gained."""
    house = any_house("rws")
    one, two = seen(house, 1), seen(house, 2)
    assert two.gain > one.gain > 0
    assert two.house_edge < one.house_edge < 0
    assert sum(guide.share for guide in two.guides) == 1
    assert len(two.guides) == 13 + 78 + 78
    assert sum(guide.share * guide.house_edge for guide in two.guides) == two.house_edge


@pytest.mark.parametrize("name", mostly_long(("rws", "draw"), lambda name: name == "rws"))
def test_a_card_seen_has_the_figures_of_a_house_that_shows_it(name: str) -> None:
    """Hit frequency and deviation too: the contest of the same house with its dealer's card turned up."""
    found = seen(any_house(name), 1)
    turned = ("shows = 0", "shows = 1") if name == "rws" else ("[dealer]\n", "[dealer]\nshows = 1\n")
    shows = edited(name, turned)
    same = entry_figures(shows, entry_of(shows, "ante"))
    assert found.house_edge == same.house_edge
    assert found.hit_frequency == same.hit_frequency
    assert found.standard_deviation == pytest.approx(same.standard_deviation, rel=1e-12)


@pytest.mark.long
def test_two_cards_seen_in_a_drawing_game_have_no_deviation() -> None:
    """To count everything that can happen for each of 169 classes would take longer than the rest."""
    found = seen(any_house("draw"), 2)
    assert found.house_edge == Fraction(-19_807_651, 476_721_000)
    assert found.hit_frequency is None
    assert found.standard_deviation is None
