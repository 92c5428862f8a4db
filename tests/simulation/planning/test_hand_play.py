"""What a box does with each real hand is what the analysis says of it: which choice, and which cards go."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, DIFFERENT, any_house
from kit.oracles import swapping
from kit.oracles.simulated import FULL, SOME, Stakes, assert_same, assert_settled, plan_with
from queenhigh.analysis.advice import advise
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.hands import strength
from queenhigh.hands.names import parse_threshold
from queenhigh.rules import House, house
from queenhigh.simulation import SimulationError
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import count_fast
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.planning.hand_play import HANDS, NAMES, Play, play_of, seen_count
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, STAY, Choice

BETS: dict[str, Stakes] = {
    **FULL,
    "upcard": {"ante": 333, "pair_plus": 107},
    "fourth": {"ante": 1500, "showdown": 133},
    "twin": {"ante": 350, "gold": 100, "silver": 50},
}
"""Bets that a study takes seconds for, not minutes."""
NUMBERS = {cards: number for number, cards in enumerate(combinations(range(52), 3))}
KINDS = {"rws": 150, "draw": 60, "fourth": 4}
"""How many hands are advised on, where it is not thirty."""


def played(house: House, stakes: Stakes, strategy: str = "best") -> Play:
    return play_of(house, tuple(stakes.items()), (), strategy)


def deals(house: House, rng: Random, count: int) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Hands, and the dealer's cards seen with them: pairs and hands of two suits among them."""
    shows = house.dealer.shows
    for number in range(count):
        while True:
            cards = rng.sample(DECK, 3 + shows)
            first = tuple(sorted(cards[:3]))
            if (
                number % 3
                or len({card.rank for card in first}) < 3
                or len({card.suit for card in first}) == 2
            ):
                break
        yield first, tuple(sorted(cards[3:]))


def seen_number(shown: tuple[Card, ...]) -> int:
    """The place of the cards shown among all sets of so many."""
    sets = list(combinations(range(52), len(shown)))
    return sets.index(tuple(int(card) for card in shown))


def done(play: Play, first: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[Choice, frozenset[Card]]:
    """What a play does with a hand: its choice, and the cards thrown away."""
    seen, number = seen_number(shown), NUMBERS[first[0], first[1], first[2]]
    places = int(play.thrown[seen, number])
    away = frozenset(first[place] for place in range(3) if places >> place & 1)
    return play.choices[play.chosen[seen, number]], away


@pytest.mark.parametrize("name", mostly_long(ALL_HOUSES, lambda name: name in DIFFERENT))
def test_best_play_is_what_advice_finds_best(name: str) -> None:
    """The second method of the analysis walks the dealer's cards one by one, for this very hand."""
    where = any_house(name)
    play = played(where, BETS[name])
    bet = Bet(where, BETS[name])
    for first, shown in deals(where, Random(5), KINDS.get(name, 30)):
        choice, away = done(play, first, shown)
        advice = advise(bet, first, shown)
        mine = next(
            each
            for each in advice.actions
            if (each.action == "fold") == choice.folds
            and each.multiple == choice.multiple
            and frozenset(each.discards) == away
        )
        assert mine.cost == 0, f"{first} {shown}: {choice} {away} costs {mine.cost}"
        assert len(away) == len(choice.thrown)
    if name == "twin":
        _answers_each_set_of_cards(where, play)
        assert_settled(plan_with(where, BETS[name]), seed=3, start=0, rounds=150)


@pytest.mark.long
def test_best_play_is_what_advice_finds_best_where_one_sees_a_card_and_draws() -> None:
    """No house does both: here the suits of the card shown and of those thrown away must fit together."""
    draw = any_house("draw")
    where = replace(draw, dealer=replace(draw.dealer, shows=1))
    play, bet = played(where, {"ante": 500}), Bet(where, {"ante": 500})
    drawing = 0
    for first, shown in deals(where, Random(7), 30):
        choice, away = done(play, first, shown)
        drawing += len(away)
        costs = {
            (each.multiple, frozenset(each.discards)): each.cost for each in advise(bet, first, shown).actions
        }
        assert costs[choice.multiple, away] == 0, f"{first} {shown}: {away}"
        assert len(away) == len(choice.thrown)
    assert drawing > 10
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


def _answers_each_set_of_cards(where: House, play: Play) -> None:
    """Swapping suits in hand and shown cards together changes nothing; different ranks shown do."""
    assert len(play.chosen) == seen_count(where) == 1326
    for first, shown in deals(where, Random(6), 60):
        for swap in ((1, 0, 3, 2), (3, 2, 1, 0), (1, 2, 3, 0)):
            moved, upcards = (
                tuple(DECK[card] for card in sorted(swapping.swapped(cards, swap)))
                for cards in (first, shown)
            )
            assert done(play, first, shown)[0] == done(play, moved, upcards)[0]
    assert len({row.tobytes() for row in play.chosen}) > 100


@pytest.mark.parametrize("name", mostly_long(("rws", "draw", "upcard"), lambda name: name != "upcard"))
def test_always_never_folds_and_qualify_folds_below_the_dealer(name: str) -> None:
    where = any_house(name)
    stakes = {"ante": SOME[name][-1].get("ante", 500)}
    marks = {"always": 0, "Q-6-4": parse_threshold("Q-6-4")}
    if not where.dealer.always_qualifies:
        marks["qualify"] = where.dealer.qualifying_strength
    least = where.play.multiples[0] if where.play else 0
    hands = [tuple(DECK[card] for card in cards) for cards in combinations(range(52), 3)]
    strengths = np.array([strength(hand) for hand in hands])
    for strategy, mark in marks.items():
        play = played(where, stakes, strategy)
        folds = np.array([choice.folds for choice in play.choices])[play.chosen]
        sets = list(combinations(range(52), where.dealer.shows))
        for seen, shown in enumerate(sets[:: max(1, len(sets) // 7)]):
            row = seen * max(1, len(sets) // 7)
            free = np.array([not set(shown) & set(map(int, hand)) for hand in hands])
            assert (folds[row] == (strengths < mark))[free].all()
            assert folds[row][~free].all(), "a hand with a card of the dealer's is nobody's"
        multiples = {choice.multiple for choice in play.choices if choice != FOLD}
        kept = np.array([choice.multiple for choice in play.choices])[play.chosen][~folds]
        assert set(kept.tolist()) == {least}
        assert least in multiples


DRAWS = {
    "2s Ks As": "",
    "2h Ks As": "2h",
    "Ks 3s 9h": "9h",
    "Kh 9s 3h": "9s",
    "2c 2d 9h": "9h",
    "2c 9c 9d": "2c",
    "5c 6c 9h": "9h",
    "5h 6c 9c": "9c",
}


@pytest.mark.parametrize("text", DRAWS)
def test_thrown_cards_are_told_apart_by_suit(text: str) -> None:
    """The third card goes to two of a suit, to a pair, to two that nearly make a straight."""
    play = played(house("draw"), {"ante": 500})
    _, away = done(play, tuple(sorted(parse_cards(text))), ())
    assert away == set(parse_cards(DRAWS[text]))


def test_a_box_without_an_ante_decides_nothing() -> None:
    for name in NAMES:
        play = played(house("rws"), {"pair_plus": 500}, name)
        assert play.choices == (STAY,)
        assert play.chosen.shape == play.thrown.shape == (1, HANDS)
        assert not play.chosen.any()
        assert not play.thrown.any()


@pytest.mark.parametrize(
    "strategy", ["", "best ", "BEST", "fold", "Q-6", "22", "blackjack", "pair of 1", "²"]
)
def test_other_names_are_refused(strategy: str) -> None:
    for stakes in ({"ante": 500}, {"pair_plus": 500}):
        with pytest.raises(SimulationError) as caught:
            played(house("rws"), stakes, strategy)
        assert caught.value.option == "strategy"


def test_a_name_is_refused_before_the_bet_is_studied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.simulation.planning.hand_play.study", lambda *_: pytest.fail("it works"))
    for strategy in ("luck", "qualify"):
        with pytest.raises(SimulationError) as caught:
            played(house("draw"), {"ante": 600}, strategy)
        assert caught.value.option == "strategy"


def test_a_bet_beyond_the_analysis_is_played_for_the_ante_and_says_so() -> None:
    """Six cards of which the dealer may draw one more: the Ante decides, and no exact figure is promised."""
    twin = any_house("twin")
    where = replace(twin, dealer=replace(twin.dealer, shows=0))
    play, ante = played(where, {"ante": 400, "side": 333}), played(where, {"ante": 400})
    assert np.array_equal(play.chosen, ante.chosen)
    assert "best for the Ante alone" in play.note
    assert play.study is None
    assert not ante.note
    assert ante.study is not None
