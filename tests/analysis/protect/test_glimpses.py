"""Best play with the class of a card in view: summed card by card from deals that are settled."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.cases import mostly_long
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.houses.odd_houses import odd_houses
from kit.oracles import plain
from kit.oracles.plain import hand
from kit.oracles.worth import some_bet, some_firsts
from kit.play.bets import bet_on
from queenhigh.analysis.playing.study import forget
from queenhigh.analysis.protect.classes import parse_classes
from queenhigh.analysis.protect.glimpses import Glimpse, Sight
from queenhigh.analysis.protect.seen import classed, seen
from queenhigh.analysis.results import SeenClass
from queenhigh.cards import DECK, SHOWN_RANKS
from queenhigh.hands import parse_threshold, strength
from queenhigh.study.bet import Bet
from queenhigh.study.choices import FOLD, Choice

PAINT = "A / KQJ / other"
RANKS = " / ".join(SHOWN_RANKS)
FEW = settings(
    max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def assert_walked(sight: Sight, glimpse: Glimpse, classes: Sequence[SeenClass], place: int) -> None:
    """Every choice with one first hand is worth what is settled with each set of cards that looks so."""
    bet, first = sight.bet, hand(glimpse.solved.game.firsts.cards[place])
    names = {card: each.name for each in classes for card in each.cards}
    looks = [
        known
        for known in combinations([card for card in DECK if card not in first], sight.cards)
        if sorted(names[card] for card in known) == sorted(glimpse.classes)
    ]
    assert glimpse.sets[place] == len(looks)
    for number, choice in enumerate(glimpse.solved.choices):
        if not choice.folds and not plain.may_play(bet, first, choice.multiple):
            continue
        counts = [plain.book(bet, first, choice, known) for known in looks]
        total = sum(plain.total(each) * (sight.deals_each // each.total()) for each in counts)
        assert int(glimpse.solved.values[place, number]) == total, f"{first} {choice} {glimpse.classes}"


def check_some(bet: Bet, text: str, cards: int, rng: Random) -> None:
    """A first hand with one of the glimpses that there are; where cards are drawn, with the rarest."""
    classes = parse_classes(text)
    sight = Sight(bet, classes, cards)
    found = sight.glimpses()
    drawing = bet.house.decision.discards > 0
    glimpse = min(found, key=lambda each: int(each.sets.max())) if drawing else rng.choice(found)
    place = rng.choice(some_firsts(sight.game.firsts.cards, rng, 6))
    assert_walked(sight, glimpse, classes, place)


@pytest.mark.parametrize(
    ("name", "wagers", "text", "cards"),
    mostly_long(
        (
            ("rws", ("ante",), PAINT, 1),
            ("rws", ("ante",), "red / black", 2),
            ("rws", ("ante", "progressive"), "A-Q / J-2", 1),
            ("rws", ("ante",), "A-Q / J-2", 3),
            ("draw", ("ante",), PAINT, 1),
            ("draw", ("ante", "double_shot"), "red / black", 1),
            ("draw", ("ante",), "Ah Kd / other", 2),
            ("sixcard", ("ante", "six_card_bonus"), "A-Q / other", 1),
        ),
        lambda case: case[3] == 1 and case[0] in ("rws", "draw") and "double_shot" not in case[1],
    ),
)
def test_a_choice_is_worth_what_each_card_of_the_class_says(
    name: str, wagers: tuple[str, ...], text: str, cards: int
) -> None:
    rng = Random(f"{name} {text} {cards}")
    check_some(some_bet(any_house(name), rng, *wagers), text, cards, rng)


def check_any(data: st.DataObject, discards: int, seed: int) -> None:
    house, rng = data.draw(odd_houses(discards, by_suit=bool(seed % 2))), Random(seed)
    bet = some_bet(house, rng, "ante", *rng.choice(((), ("side",), ("jackpot",), ("side", "jackpot"))))
    text = rng.choice((PAINT, "red / black", "K-9 / 8-2 / other", "spades / other", "As Kd 2h / other"))
    check_some(bet, text, 1, rng)


@FEW
@given(st.data(), st.integers(0, 2**32 - 1))
def test_any_house_with_the_class_of_a_card_in_view(data: st.DataObject, seed: int) -> None:
    check_any(data, 0, seed)


@pytest.mark.long
@settings(FEW, max_examples=25)
@given(st.data(), st.integers(0, 1), st.integers(0, 2**32 - 1))
def test_many_houses_with_the_class_of_a_card_in_view(data: st.DataObject, discards: int, seed: int) -> None:
    check_any(data, discards, seed)


def test_classes_of_one_rank_each_are_cards_seen() -> None:
    by_class, by_card = classed(any_house("rws"), parse_classes(RANKS), 1), seen(any_house("rws"), 1)
    assert (by_class.house_edge, by_class.gain) == (by_card.house_edge, by_card.gain)
    assert (by_class.actions, by_class.hands) == (by_card.actions, by_card.hands)
    assert by_class.hit_frequency == by_card.hit_frequency
    assert by_class.standard_deviation == pytest.approx(by_card.standard_deviation, rel=1e-12)
    assert by_class.rule_cost == by_card.rule_cost
    assert [(guide.seen, guide.text, guide.share, guide.house_edge) for guide in by_class.guides] == [
        (guide.seen, guide.text, guide.share, guide.house_edge) for guide in by_card.guides
    ]


@pytest.mark.long
@pytest.mark.parametrize(("name", "cards"), [("draw", 1), ("ultimate_down", 1), ("rws", 2)])
def test_a_suit_that_is_seen_is_worth_a_little_more_than_ranks(name: str, cards: int) -> None:
    house = any_house(name)
    gained = seen(house, cards).gain - classed(house, parse_classes(RANKS), cards).gain
    assert 0 < gained < Fraction(1, 1000)


@pytest.mark.parametrize("name", mostly_long(("rws", "draw", "ultimate_down"), lambda name: name == "rws"))
def test_every_card_a_class_of_its_own_is_the_card_itself(name: str) -> None:
    found = classed(any_house(name), parse_classes(" / ".join(map(str, DECK))), 1)
    same = seen(any_house(name), 1)
    assert (found.house_edge, found.actions, found.hit_frequency) == (
        same.house_edge, same.actions, same.hit_frequency,
    )  # fmt: skip


def test_ace_paint_or_neither_is_worth_what_is_published() -> None:
    """2.41%, and Q-J-5 against paint: Wizard of Odds, newsletter of 6 September 2003."""
    found = classed(any_house("rws"), parse_classes(PAINT), 1)
    assert found.house_edge == Fraction(-2_450_599, 101_792_600)
    assert {guide.seen: guide.play_from for guide in found.guides} == {
        "A": "A-9-2", "KQJ": "Q-J-5", "other": "any",
    }  # fmt: skip
    assert sum(guide.share for guide in found.guides) == 1
    assert sum(guide.share * guide.house_edge for guide in found.guides) == found.house_edge
    assert sum(found.actions.values()) == found.hands == 52 * comb(51, 3)


def test_sorted_backs_are_worth_what_is_published() -> None:
    """1.837% by one card told high or low: Jacobson, "Edge sorting Three Card Poker", 11 January 2013."""
    found = classed(any_house("rws"), parse_classes("AKQ / J-2"), 1)
    assert -found.house_edge == pytest.approx(0.01837, abs=1e-5)


@pytest.mark.long
def test_the_more_cards_are_told_the_more_is_gained() -> None:
    classes = parse_classes("AKQ / J-2")
    gains = [classed(any_house("rws"), classes, cards).gain for cards in (1, 2, 3)]
    assert gains == sorted(gains)
    assert float(gains[2]) == pytest.approx(0.194530, abs=1e-6)


def test_a_glimpse_is_never_worth_more_than_the_card_nor_less_than_nothing() -> None:
    house, least = any_house("prime"), Fraction(0)
    for text in ("red / black", "AKQ / other", "A / K / Q / J / other"):
        gain = classed(house, parse_classes(text), 1).gain
        assert least < gain <= seen(house, 1).gain
        least = gain if text != "red / black" else Fraction(0)


def test_a_hand_too_weak_to_be_raised_is_not_raised_by_a_glimpse() -> None:
    raises = 'raises = [{ hand = "pair", clause = "1", multiples = [1, 3] }]'
    house = edited("rws", ("multiples = [1]", f"multiples = [1]\n{raises}"))
    bet = some_bet(house, Random(3), "ante")
    for glimpse in Sight(bet, parse_classes(PAINT), 1).glimpses():
        solved = glimpse.solved
        for place, chosen in enumerate(solved.best):
            tripled = solved.choices[chosen] == Choice(3)
            assert not tripled or strength(hand(solved.game.firsts.cards[place])) >= parse_threshold("pair")


def test_progress_is_told_for_every_class_of_cards() -> None:
    told: list[tuple[int, int]] = []
    forget()
    colours = parse_classes("red / black")
    classed(any_house("rws"), colours, 1, progress=lambda done, of: told.append((done, of)))
    assert told == [(place, 13) for place in range(1, 14)]


def test_classes_of_two_cards_are_named_together() -> None:
    bet = bet_on("rws", ante=500)
    sight = Sight(bet, parse_classes("AKQ / J-2"), 2)
    assert FOLD in sight.choices
    assert sight.pairs == comb(52, 2) * comb(50, 3)
    assert sight.names == [("AKQ", "AKQ"), ("AKQ", "J-2"), ("J-2", "J-2")]
    one = Sight(bet, parse_classes("As / other"), 2)
    assert one.names == [("As", "other"), ("other", "other")], "there is one of each card"


@pytest.mark.long
def test_one_card_in_a_class_of_its_own_beside_another() -> None:
    found = classed(any_house("rws"), parse_classes("As / other"), 2)
    assert [guide.share for guide in found.guides] == [Fraction(2, 52), Fraction(50, 52)]
    assert found.hit_frequency is not None
    assert sum(guide.share * guide.house_edge for guide in found.guides) == found.house_edge
