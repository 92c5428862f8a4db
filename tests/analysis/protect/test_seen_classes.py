"""Classes of cards as people write them, and what is said of a text that makes none."""

import pytest

from queenhigh.analysis.protect.classes import ClassesError, parse_classes
from queenhigh.cards import DECK, parse_cards


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


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("AKQ", "one class tells no cards apart"),
        ("A // other", "has no cards"),
        ("A / ", "has no cards"),
        (", / other", "names no card"),
        ("A / AK / other", "Ac is in two classes, 'A' and 'AK'"),
        ("K-Q / Kd / other", "Kd is in two classes, 'K-Q' and 'Kd'"),
        ("A / A / other", "stands twice"),
        ("other / A / Other", "'other' stands twice"),
        ("A / KQJ", "no class has 10s, 36 cards are left out: write '/ other' behind"),
        ("red / black / other", "nothing is left for 'other'"),
        ("paint / other", "'paint' is no class of cards: write ranks (A, KQJ, 10-2)"),
        ("1 / other", "'1' is no class of cards"),
        ("A-K-Q / other", "'A-K-Q' is no class of cards"),
        ("red A / other", "'red A' names ranks and suits in one class"),
    ],
)
def test_a_text_that_makes_no_classes_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(ClassesError) as refused:
        parse_classes(text)
    assert said in str(refused.value)


def test_a_hostile_text_does_not_fill_the_screen() -> None:
    for text in ("x" * 9999 + " / other", "A" * 9999 + " / AK" * 9999, "/" * 9999):
        with pytest.raises(ClassesError) as refused:
            parse_classes(text)
        assert len(str(refused.value)) < 250
