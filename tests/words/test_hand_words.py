"""Names of hands in Spanish, and all 741 told apart in every language."""

import pytest

from queenhigh.cards import CardError, parse_cards
from queenhigh.hands import strength
from queenhigh.words import LANGUAGES, class_words, full_name, hand_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_full_names_tell_all_strengths_apart(language: str) -> None:
    names = [full_name(each, language) for each in range(741)]
    assert len(set(names)) == 741
    assert all(full.startswith(hand_name(each, language)) for each, full in enumerate(names))
    assert all(name[0].isupper() for name in names)


@pytest.mark.parametrize(
    ("cards", "short", "full"),
    [
        ("As Ks Qs", "Mini escalera real", "Mini escalera real"),
        ("Qs Js Ts", "Escalera de color a la reina", "Escalera de color a la reina"),
        ("As 2s 3s", "Escalera de color al tres", "Escalera de color al tres"),
        ("Ks Kd Kc", "Trío de reyes", "Trío de reyes"),
        ("6s 6d 6c", "Trío de seises", "Trío de seises"),
        ("As Kd Qc", "Escalera al as", "Escalera al as"),
        ("Js 9s 2s", "Color a la jota", "Color a la jota, nueve, dos"),
        ("Ks Kd 4c", "Pareja de reyes", "Pareja de reyes con un cuatro"),
        ("Ts Td Qc", "Pareja de dieces", "Pareja de dieces con una reina"),
        ("2s 2d Ac", "Pareja de doses", "Pareja de doses con un as"),
        ("Qs 6d 4c", "Carta alta reina", "Carta alta reina, seis, cuatro"),
    ],
)
def test_what_a_spanish_dealer_calls(cards: str, short: str, full: str) -> None:
    found = strength(parse_cards(cards, 3))
    assert (hand_name(found, "es"), full_name(found, "es")) == (short, full)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Q high", "reina alta"),
        ("pair of K", "pareja de reyes"),
        ("three A", "trío de ases"),
        ("mini_royal", "mini escalera real"),
        ("full_house", "full"),
        ("Q-6-4", "Q-6-4"),
    ],
)
def test_classes_in_spanish(name: str, said: str) -> None:
    assert class_words(name, "es") == said


@pytest.mark.parametrize(
    ("name", "said"),
    [("T high", "10 high"), ("pair of T", "pair of tens"), ("three A", "three aces"), ("Q-6-4", "Q-6-4")],
)
def test_classes_in_english(name: str, said: str) -> None:
    assert class_words(name) == said


@pytest.mark.parametrize("wrong", [-1, 741, True])
def test_no_hand_has_no_name_in_any_language(wrong: int) -> None:
    for language in LANGUAGES:
        with pytest.raises(CardError, match="is no strength"):
            full_name(wrong, language)
