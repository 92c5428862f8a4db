"""Classes of cards as people write them, and what is said of a text that makes none."""

import pytest

from queenhigh.analysis.protect.classes import parse_classes
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
