"""What a box does with each real hand is what the analysis says of it: which choice, and which cards go."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, DIFFERENT, any_house
from kit.oracles.simulated import SOME, STUDIED, Stakes, assert_same, assert_settled, plan_with
from queenhigh.analysis.advice import advice_of
from queenhigh.cards import DECK, Card
from queenhigh.hands import strength
from queenhigh.hands.names import parse_threshold
from queenhigh.rules import House, house
from queenhigh.simulation import SimulationError
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.planning.hand_play import HANDS, NAMES, Play, play_of, seen_count
from queenhigh.study.bet import FOLD, STAY, Bet, Choice

NUMBERS = {cards: number for number, cards in enumerate(combinations(range(52), 3))}
KINDS = {"rws": 150, "draw": 60, "fourth": 4}
"""How many hands are advised on, where it is not thirty."""


def played(house: House, stakes: Stakes, strategy: str = "best") -> Play:
    return play_of(house, tuple(stakes.items()), (), strategy)


def deals(house: House, rng: Random, count: int) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Hands, and the dealer's cards seen with them: every third hand has a pair or two cards of one suit."""
    while count:
        cards = rng.sample(DECK, 3 + house.dealer.shows)
        first = tuple(sorted(cards[:3]))
        shown = tuple(sorted(cards[3:]))
        if count % 3 or len({card.rank for card in first}) < 3 or len({card.suit for card in first}) == 2:
            count -= 1
            yield first, shown


def done(play: Play, first: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[Choice, frozenset[Card]]:
    """What a play does with a hand: its choice, and the cards thrown away."""
    sets = list(combinations(range(52), len(shown)))
    seen = sets.index(tuple(map(int, shown)))
    number = NUMBERS[first[0], first[1], first[2]]
    places = int(play.thrown[seen, number])
    away = frozenset(first[place] for place in range(3) if places >> place & 1)
    return play.choices[play.chosen[seen, number]], away


def assert_advised(where: House, stakes: Stakes, seed: int, count: int) -> int:
    """Check that advice finds nothing better for some hands; return how many cards they throw away."""
    play = played(where, stakes)
    bet = Bet(where, stakes)
    drawing = 0
    for first, shown in deals(where, Random(seed), count):
        choice, away = done(play, first, shown)
        costs = {
            (each.action == "fold", each.multiple, frozenset(each.discards)): each.cost
            for each in advice_of(bet, first, seen=shown).actions
        }
        assert costs[choice.folds, choice.multiple, away] == 0, f"{first} {shown}: {choice} {away}"
        assert len(away) == len(choice.thrown)
        drawing += len(away)
    return drawing


@pytest.mark.parametrize("name", mostly_long(ALL_HOUSES, lambda name: name in DIFFERENT))
def test_best_play_is_what_advice_finds_best(name: str) -> None:
    """The second method of the analysis walks the dealer's cards one by one, for this very hand."""
    where = any_house(name)
    assert_advised(where, STUDIED[name], 5, KINDS.get(name, 30))
    if name == "twin":
        assert_settled(plan_with(where, STUDIED[name]), seed=3, start=0, rounds=150)


@pytest.mark.long
def test_best_play_is_what_advice_finds_best_where_one_sees_a_card_and_draws() -> None:
    """No house does both: here the suits of the card shown and of those thrown away must fit together."""
    draw = any_house("draw")
    where = replace(draw, dealer=replace(draw.dealer, shows=1))
    assert assert_advised(where, {"ante": 500}, 7, 30) > 10
    assert_settled(plan_with(where, {"ante": 500}, {"ante": 500}), seed=4, start=9, rounds=30)


@pytest.mark.parametrize("shows", [1, 2])
def test_what_is_seen_finds_its_place_in_every_way_of_dealing(
    shows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every set of cards shown has a play of its own, at random: all ways of dealing look up the same one."""
    rws = any_house("rws")
    where = replace(rws, dealer=replace(rws.dealer, shows=shows))
    chosen = np.random.default_rng(shows).integers(0, 2, (seen_count(where), HANDS), np.int16)
    play = Play((Choice(1), FOLD), chosen, np.zeros_like(chosen, np.uint8))
    for room in ("tables", "plain"):
        monkeypatch.setattr(f"queenhigh.simulation.dealing.{room}.play_of", lambda *_: play)
    plan = plan_with(where, {"ante": 500}, {"ante": 500}, strategy="by what is seen")
    assert_settled(plan, seed=3, start=0, rounds=150)
    assert_same(count_arrays(plan, stream_of(3), 0, 5_000), count_fast(plan, stream_of(3), 0, 5_000))


@pytest.mark.parametrize("name", mostly_long(("rws", "draw", "upcard"), lambda name: name != "upcard"))
def test_always_never_folds_and_qualify_folds_below_the_dealer(name: str) -> None:
    where = any_house(name)
    assert where.play is not None
    stakes = {"ante": SOME[name][-1].get("ante", 500)}
    marks = {"always": 0, "Q-6-4": parse_threshold("Q-6-4")}
    if not where.dealer.always_qualifies:
        marks["qualify"] = where.dealer.qualifying_strength
    strengths = np.array([strength([DECK[card] for card in cards]) for cards in NUMBERS])
    sets = list(combinations(range(52), where.dealer.shows))
    for strategy, mark in marks.items():
        play = played(where, stakes, strategy)
        for row in range(0, len(sets), max(1, len(sets) // 7)):
            free = np.array([set(sets[row]).isdisjoint(cards) for cards in NUMBERS])
            assert (play.folded[row] == (strengths < mark))[free].all()
            assert play.folded[row][~free].all(), "a hand with a card of the dealer's is nobody's"
        kept = np.array([choice.multiple for choice in play.choices])[play.chosen][~play.folded]
        assert set(kept.tolist()) == {where.play.multiples[0]}


def test_a_box_without_an_ante_decides_nothing() -> None:
    for name in NAMES:
        play = played(house("rws"), {"pair_plus": 500}, name)
        assert play.choices == (STAY,)
        assert play.chosen.shape == play.thrown.shape == (1, HANDS)
        assert not play.chosen.any()
        assert not play.thrown.any()


NO_NAMES = ("", "best ", "BEST", "fold", "Q-6", "22", "blackjack", "pair of 1", "²")
REFUSED = [("qualify", {"ante": 600}), *product(NO_NAMES, ({"ante": 600}, {"double_shot": 500}))]
"""Names that are no strategy; the dealer always qualifies here."""


@pytest.mark.parametrize(("strategy", "stakes"), REFUSED)
def test_other_names_are_refused_before_the_bet_is_studied(
    strategy: str, stakes: Stakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("queenhigh.simulation.planning.hand_play.study", lambda *_: pytest.fail("it works"))
    with pytest.raises(SimulationError) as caught:
        played(house("draw"), stakes, strategy)
    assert caught.value.option == "strategy"


def test_a_bet_beyond_the_analysis_is_played_for_the_ante_and_says_so() -> None:
    """Six cards of which the dealer may draw one more: the Ante decides, and no exact figure is promised."""
    twin = any_house("twin")
    where = replace(twin, dealer=replace(twin.dealer, shows=0))
    play = played(where, {"ante": 400, "side": 333})
    ante = played(where, {"ante": 400})
    assert np.array_equal(play.chosen, ante.chosen)
    assert play.note
    assert play.study is None
    assert not ante.note
    assert ante.study is not None
