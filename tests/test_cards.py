"""The deck, and the text forms of cards."""

import pickle
import re
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import golden
from queenhigh.cards import (
    DECK,
    Card,
    CardError,
    cards_of,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    refuse_repeats,
    repeated,
    show_cards,
    three_cards,
)
from queenhigh.hands import category, rank_three, strength
from queenhigh.text import shorten

some_cards = st.lists(st.sampled_from(DECK), unique=True)


def test_the_deck_is_the_fifty_two_cards_rank_by_rank() -> None:
    assert [str(card) for card in DECK] == [r + s for r, s in product("23456789TJQKA", "cdhs")]
    assert list(DECK) == list(range(52))
    assert [(card.rank, card.suit) for card in DECK] == list(product(range(13), range(4)))


def test_a_card_shows_itself_by_name_and_counts_as_its_index() -> None:
    ten = DECK[35]
    assert (str(ten), repr(ten), f"{ten}", ten.symbol) == ("Ts", "Card('Ts')", "Ts", "10♠")
    assert [DECK[index].symbol for index in (0, 1, 2)] == ["2♣", "2♦", "2♥"]
    assert (tuple(range(52))[ten], hash(ten), ten == 35) == (35, hash(35), True)
    with pytest.raises(TypeError):
        f"{ten:d}"


def test_a_card_cannot_be_changed_and_survives_pickling() -> None:
    with pytest.raises(AttributeError):
        object.__setattr__(DECK[0], "extra", 1)
    copied = pickle.loads(pickle.dumps(DECK))
    assert copied == DECK
    assert all(type(card) is Card for card in copied)


def test_diamonds_and_hearts_are_red() -> None:
    assert [str(card) for card in DECK[:4] if card.red] == ["2d", "2h"]
    assert sum(card.red for card in DECK) == 26


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_spelling_of_a_card_is_read(card: Card) -> None:
    rank = format_card(card)[0]
    suit = format_card(card)[1]
    suits = [suit, suit.upper(), "♣♦♥♠"[card.suit], "♧♢♡♤"[card.suit], "♣♦♥♠"[card.suit] + "\ufe0e"]
    ranks = [rank, rank.lower(), *(["10"] if rank == "T" else [])]
    for text in map("".join, product(ranks, suits)):
        assert parse_card(text) is card
        assert parse_card(f" {text}\n") is card


@settings(deadline=None)
@given(some_cards)
def test_cards_round_trip_through_text(chosen: list[Card]) -> None:
    assert parse_cards(format_cards(chosen)) == tuple(chosen)
    assert parse_cards(",".join(map(format_card, chosen)), len(chosen)) == tuple(chosen)
    assert parse_cards(",  ".join(card.symbol for card in chosen)) == tuple(chosen)


odd_text = st.text(
    "0123456789tjqkaTJQKAcdhsCDHS♣♦♥♠♧♢♡♤\ufe0e\ufe0f\u017f\u212a\u0131 ,-\t\x00\x1b'", max_size=6
)


@settings(deadline=None)
@given(odd_text)
def test_a_text_is_a_card_or_is_refused(text: str) -> None:
    letters = re.sub("[\ufe0e\ufe0f]", "", text.strip()).replace("10", "T")
    if len(letters) == 2 and letters[0] in "23456789tjqkaTJQKA" and letters[1] in "cdhsCDHS♣♦♥♠♧♢♡♤":
        card = parse_card(text)
        assert "23456789TJQKA"[card.rank] == letters[0].upper()
        assert letters[1].lower() in ("c♣♧", "d♦♢", "h♥♡", "s♠♤")[card.suit]
    else:
        with pytest.raises(CardError, match=re.escape(shorten(text))):
            parse_card(text)


NOT_CARDS: tuple[Any, ...] = (
    "", "K", "s", "1s", "0s", "11s", "010s", "Kss", "KKs", "sK", "Kx", "K s", "-Ks", "14", "\u212as",
    "K\u017f", "Ks♠", 5, 3.7, None, ["Ks"], b"Ks", True,
)  # fmt: skip
NOT_OF_THE_DECK: tuple[Any, ...] = (
    3.7, 3.0, -1, 52, 99, 10**9, 10**50, True, False, "3", "Kx", None, [1], (1,), {}, Fraction(3),
)  # fmt: skip
NOT_HANDS: tuple[Any, ...] = (
    (-1, -2, -3), (1, 1, 1), (0, 1, 0), (0, 99, 1), (0, 1, 2.0), (0, True, 2), (0, 1), (0, 1, 2, 3), None,
    "Ks Kd", "Ks Kd Ks", ["Ks", "4c", "Ks"], "KQJ",
)  # fmt: skip
WRONG: list[tuple[str, Callable[[Any], object], Iterable[Any]]] = [
    ("parse_card", parse_card, NOT_CARDS),
    ("parse_cards", parse_cards, (*NOT_CARDS[-6:], "Ks Xs 4c", "Ks Kd K♠")),
    ("three of parse_cards", lambda text: parse_cards(text, 3), ("", "Ks Kd", "Ks Kd 4c 5c")),
    ("Card", Card, NOT_OF_THE_DECK),
    ("refuse_repeats", refuse_repeats, ([DECK[8], DECK[9], DECK[8]],)),
    ("cards_of", cards_of, (5, None, [5], [None])),
    *(("a hand", ask, NOT_HANDS) for ask in (three_cards, strength, category, rank_three)),
]


@pytest.mark.golden
def test_what_is_not_a_card_or_a_hand_is_refused() -> None:
    told: dict[str, None] = {}
    for name, ask, values in WRONG:
        for value in values:
            with pytest.raises(CardError) as caught:
                ask(value)
            told[f"{name}: {caught.value}"] = None
    golden.compare("golden/texts/card_errors.txt", "\n".join([*told, ""]))


def test_the_first_repeat_is_found() -> None:
    assert repeated([DECK[1], DECK[2], DECK[2], DECK[1]]) == DECK[2]
    assert repeated(DECK) is None
    assert repeated([]) is None


@pytest.mark.parametrize(
    "text",
    ["x" * 100_000, "K" * 100_000, "\x1b[2J" * 10_000, "10" * 50_000 + "s", format_cards(DECK) * 1_000],
)
def test_hostile_text_is_cut_short_and_made_plain(text: str) -> None:
    for parse in (parse_card, parse_cards, lambda cards: parse_cards(cards, 3)):
        with pytest.raises(CardError) as refused:
            parse(text)
        assert len(str(refused.value)) < 150
        assert str(refused.value).isprintable()


def test_symbols_as_a_phone_writes_them() -> None:
    assert parse_card("K♠️") == parse_card("K♠︎") == parse_card("Ks")


def test_a_card_may_be_made_from_any_kind_of_whole_number() -> None:
    assert Card(np.uint8(3)) == 3
    assert Card(np.int64(51)) == Card(Card(51)) == DECK[51]
    assert type(Card(np.int64(51)) + 0) is int


def test_cards_may_be_given_as_cards_text_or_indices() -> None:
    assert cards_of("Ts, 9d Ts") == cards_of([DECK[35], "9d", "10s"])
    assert show_cards(cards_of("Ts 9d")) == "10s 9d"
    assert three_cards("Ks Kd 4c") == three_cards(["Ks", "Kd", "4c"]) == parse_cards("Ks Kd 4c")
    assert strength("10s 9d 8c") == strength(parse_cards("Ts 9d 8c"))
    assert three_cards([0, 1, 2]) == DECK[:3]
    assert all(type(card) is Card for card in three_cards(np.array([0, 1, 2])))
