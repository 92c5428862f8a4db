"""What cards of the dealer's, or their classes, are worth to see: summed from deals that are settled."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
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
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.study import forget, study
from queenhigh.analysis.protect.classes import parse_classes
from queenhigh.analysis.protect.seen import Glimpse, Sight, classed, seen
from queenhigh.analysis.protect.shared import shared
from queenhigh.analysis.results import SeenClass
from queenhigh.cards import DECK, SHOWN_RANKS, parse_cards
from queenhigh.hands import parse_threshold, strength
from queenhigh.study.bet import FOLD, Bet, Choice

PAINT = "A / KQJ / other"
RANKS = " / ".join(SHOWN_RANKS)
EVERY_CARD = " / ".join(map(str, DECK))
FEW = settings(
    max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def assert_walked(sight: Sight, glimpse: Glimpse, classes: Sequence[SeenClass], place: int) -> None:
    """Every choice with one first hand is worth what is settled with each set of cards that looks so."""
    bet = sight.bet
    first = hand(glimpse.solved.game.firsts.cards[place])
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
        lambda case: case[3] == 1 and case[0] == "rws",
    ),
)
def test_a_choice_is_worth_what_each_card_of_the_class_says(
    name: str, wagers: tuple[str, ...], text: str, cards: int
) -> None:
    rng = Random(f"{name} {text} {cards}")
    check_some(some_bet(any_house(name), rng, *wagers), text, cards, rng)


def check_any(data: st.DataObject, discards: int, seed: int) -> None:
    house = data.draw(odd_houses(discards, by_suit=bool(seed % 2)))
    rng = Random(seed)
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


@pytest.mark.parametrize(
    ("name", "text"),
    mostly_long(
        (("rws", RANKS), ("rws", EVERY_CARD), ("draw", EVERY_CARD), ("ultimate_down", EVERY_CARD)),
        lambda case: case[0] == "rws",
    ),
)
def test_classes_of_one_rank_or_card_each_are_cards_seen(name: str, text: str) -> None:
    by_class = classed(any_house(name), parse_classes(text), 1)
    by_card = seen(any_house(name), 1)
    assert (by_class.house_edge, by_class.gain) == (by_card.house_edge, by_card.gain)
    assert (by_class.actions, by_class.hands) == (by_card.actions, by_card.hands)
    assert by_class.hit_frequency == by_card.hit_frequency
    assert by_class.standard_deviation == pytest.approx(by_card.standard_deviation, rel=1e-12)
    if text == RANKS:
        assert by_class.rule_cost == by_card.rule_cost
        assert [(guide.seen, guide.text, guide.share, guide.house_edge) for guide in by_class.guides] == [
            (guide.seen, guide.text, guide.share, guide.house_edge) for guide in by_card.guides
        ]


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


def test_a_hand_too_weak_to_be_raised_is_not_raised_by_a_glimpse() -> None:
    raises = 'raises = [{ hand = "pair", clause = "1", multiples = [1, 3] }]'
    house = edited("rws", ("multiples = [1]", f"multiples = [1]\n{raises}"))
    bet = some_bet(house, Random(3), "ante")
    for glimpse in Sight(bet, parse_classes(PAINT), 1).glimpses():
        solved = glimpse.solved
        for place, chosen in enumerate(solved.best):
            tripled = solved.choices[chosen] == Choice(3)
            assert not tripled or strength(hand(solved.game.firsts.cards[place])) >= parse_threshold("pair")


@pytest.mark.parametrize("classes", ["", "red / black"])
def test_progress_is_told_for_every_rank_that_may_be_seen(classes: str) -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> None:
        told.append((done, of))

    forget()
    if classes:
        classed(any_house("rws"), parse_classes(classes), 1, progress=tell)
    else:
        seen(any_house("rws"), 1, progress=tell)
    assert told == [(place, 13) for place in range(1, 14)]


def test_classes_of_two_cards_are_named_together() -> None:
    bet = bet_on("rws", ante=500)
    sight = Sight(bet, parse_classes("AKQ / J-2"), 2)
    assert FOLD in sight.choices
    assert sight.pairs == comb(52, 2) * comb(50, 3)
    assert sight.names == [("AKQ", "AKQ"), ("AKQ", "J-2"), ("J-2", "J-2")]
    one = Sight(bet, parse_classes("As / other"), 2)
    assert one.names == [("As", "other"), ("other", "other")], "there is one of each card"


# Classes as people write them


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("A / KQJ / other", {"A": 4, "KQJ": 12, "other": 36}),
        ("AKQJ/other", {"AKQJ": 16, "other": 36}),
        ("A K Q / J-2", {"A K Q": 12, "J-2": 40}),
        ("a,k,q / 2 - j", {"a,k,q": 12, "2 - j": 40}),
        ("10 T / other", {"10 T": 4, "other": 48}),
        ("1098 / 7–2 / other", {"1098": 12, "7–2": 24, "other": 16}),
        ("red / black", {"red": 26, "black": 26}),
        ("spades / heart / OTHER", {"spades": 13, "heart": 13, "OTHER": 26}),
        ("other / Ah A♦", {"other": 50, "Ah A♦": 2}),
    ],
)
def test_each_card_is_of_the_class_that_names_it(text: str, sizes: dict[str, int]) -> None:
    found = parse_classes(text)
    assert {each.name: len(each.cards) for each in found} == sizes
    assert sorted(card for each in found for card in each.cards) == list(DECK)


def test_ranges_suits_and_cards_are_what_they_say() -> None:
    high, clubs, two, _ = parse_classes("K-A / 2c 3c / 2h / other")
    assert high.cards == parse_cards("Kc Kd Kh Ks Ac Ad Ah As")
    assert (clubs.text, two.text) == ("2c 3c", "2h")


# Cards seen


def test_a_house_that_shows_a_card_gives_nothing_away_by_it() -> None:
    found = seen(any_house("upcard"), 1)
    assert found.gain == 0
    bet = Bet(any_house("upcard"), {"ante": 250})
    assert found.house_edge == -study(bet).mean(lambda solved: solved.best) / 250


@pytest.mark.long
def test_two_cards_seen_beat_the_game() -> None:
    """The more is seen, the more is gained."""
    house = any_house("rws")
    one = seen(house, 1)
    two = seen(house, 2)
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


# The tables of docs/analysis.md

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "analysis.md").read_text(encoding="utf-8")
SEEN = re.findall(r"^\| `(.+ / .+)`, (one|two|three) cards? \| (\S+)% \|", PAGE, re.MULTILINE)
SHARED = re.findall(
    r"^\| (\d) \| (\S+)% \| (\S+)% \| (?:exact|sampled, from (\S+)% to (\S+)%) \|", PAGE, re.MULTILINE
)
NUMBERS = {"one": 1, "two": 2, "three": 3}


def places(figure: str) -> int:
    return len(figure.partition(".")[2])


@pytest.mark.parametrize(("classes", "cards", "edge"), mostly_long(SEEN, lambda case: case[1] == "one"))
def test_what_classes_of_cards_are_worth(classes: str, cards: str, edge: str) -> None:
    found = classed(any_house("rws"), parse_classes(classes), NUMBERS[cards])
    assert f"{-float(found.house_edge) * 100:.{places(edge)}f}" == edge


@pytest.mark.long
@pytest.mark.parametrize(("boxes", "edge", "gain", "least", "most"), SHARED)
def test_what_boxes_gain_that_share(boxes: str, edge: str, gain: str, least: str, most: str) -> None:
    found = shared(any_house("rws"), int(boxes))
    told = [(found.house_edge, edge), (found.gain, gain)]
    if found.sampled is not None:
        told += [(found.sampled.gain_least, least), (found.sampled.gain_most, most)]
    for ours, figure in told:
        assert f"{float(ours) * 100:.{places(figure)}f}" == figure
    assert (found.sampled is None) == (least == "")


def test_every_row_of_both_tables_is_looked_at() -> None:
    assert len(SEEN) == 5
    assert [boxes for boxes, *_ in SHARED] == ["2", "3", "4", "5", "6", "7"]
