"""The deck, and the text forms of cards."""

import doctest
import pickle
import re
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from queenhigh import cards
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


@pytest.mark.parametrize("index", [-1, 52, 10**9])
def test_a_number_outside_the_deck_is_no_card(index: int) -> None:
    with pytest.raises(CardError, match=rf"^'{index}' is no card: the deck runs from 0 to 51$"):
        Card(index)


def test_diamonds_and_hearts_are_red() -> None:
    assert [str(card) for card in DECK[:4] if card.red] == ["2d", "2h"]
    assert sum(card.red for card in DECK) == 26


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_spelling_of_a_card_is_read(card: Card) -> None:
    rank, suit = format_card(card)[0], format_card(card)[1]
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


@pytest.mark.parametrize(
    "text",
    [
        "",
        "K",
        "s",
        "1s",
        "0s",
        "11s",
        "010s",
        "Kss",
        "KKs",
        "sK",
        "Kx",
        "K s",
        "-Ks",
        "14",
        "\u212as",
        "K\u017f",
        "Ks♠",
    ],
)
def test_text_that_is_no_card_is_refused_with_advice(text: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_card(text)
    advice = "write a rank (2-9, 10 or T, J, Q, K, A) and a suit (c, d, h, s), as in Ks"
    assert str(refused.value) == f"{text!r} is not a card: {advice}"


def test_the_offending_word_is_named() -> None:
    with pytest.raises(CardError, match=r"^'Xs' is not a card"):
        parse_cards("Ks Xs 4c")


def test_a_card_that_stands_twice_is_refused() -> None:
    with pytest.raises(CardError, match=r"^Ks stands twice: there is one of each card in the deck$"):
        parse_cards("Ks Kd K♠")
    with pytest.raises(CardError, match=r"^4c stands twice"):
        refuse_repeats([DECK[8], DECK[9], DECK[8]])


def test_the_first_repeat_is_found() -> None:
    assert repeated([DECK[1], DECK[2], DECK[2], DECK[1]]) == DECK[2]
    assert repeated(DECK) is None
    assert repeated([]) is None


@pytest.mark.parametrize(("text", "held"), [("", 0), ("Ks Kd", 2), ("Ks Kd 4c 5c", 4)])
def test_too_few_or_too_many_cards_are_refused(text: str, held: int) -> None:
    with pytest.raises(CardError) as refused:
        parse_cards(text, 3)
    assert str(refused.value) == f"{text!r} holds {held} cards, 3 are needed"


@pytest.mark.parametrize("text", ["x" * 100_000, "K" * 100_000, "\x1b[2J" * 10_000, "10" * 50_000 + "s"])
def test_hostile_text_is_cut_short_and_made_plain(text: str) -> None:
    for parse in (parse_card, parse_cards):
        with pytest.raises(CardError) as refused:
            parse(text)
        assert len(str(refused.value)) < 150
        assert str(refused.value).isprintable()


def test_a_hostile_number_of_cards_is_cut_short_too() -> None:
    with pytest.raises(CardError) as refused:
        parse_cards(format_cards(DECK) * 1_000 + " ", 3)
    assert len(str(refused.value)) < 150


def test_the_examples_in_the_docstrings_run() -> None:
    results = doctest.testmod(cards)
    assert (results.failed, results.attempted) == (0, 2)


def test_symbols_as_a_phone_writes_them() -> None:
    assert parse_card("K♠️") == parse_card("K♠︎") == parse_card("Ks")


@pytest.mark.parametrize(
    "index", [3.7, 3.0, -1, 52, 99, 10**50, True, False, "3", "Ks", None, [1], (1,), {}, Fraction(3)]
)
def test_only_a_whole_number_of_the_deck_is_a_card(index: Any) -> None:
    with pytest.raises(CardError, match="is no card: the deck runs from 0 to 51"):
        Card(index)


def test_a_card_may_be_made_from_any_kind_of_whole_number() -> None:
    assert Card(np.uint8(3)) is not None
    assert Card(np.int64(51)) == Card(Card(51)) == DECK[51]
    assert type(Card(np.int64(51)) + 0) is int


@pytest.mark.parametrize("text", [5, 3.7, None, ["Ks"], b"Ks", True])
def test_cards_are_read_from_text_alone(text: Any) -> None:
    for parse in (parse_card, parse_cards):
        with pytest.raises(CardError, match="read from text"):
            parse(text)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ((-1, -2, -3), "'-1' is no card"),
        ((1, 1, 1), "2d stands twice"),
        ((0, 1, 0), "2c stands twice"),
        ((0, 99, 1), "'99' is no card"),
        ((0, 1, 2.0), "'2.0' is no card"),
        ((0, True, 2), "'True' is no card"),
        ((0, 1), "a hand has three cards"),
        ((0, 1, 2, 3), "a hand has three cards"),
        (None, "a hand has three cards"),
        ("Ks Kd", "'Ks Kd' holds 2 cards, 3 are needed"),
        ("Ks Kd Ks", "Ks stands twice"),
        (["Ks", "4c", "Ks"], "Ks stands twice"),
        ("KQJ", "'KQJ' is not a card"),
    ],
)
def test_a_hand_is_three_different_cards(cards: Any, said: str) -> None:
    for ask in (three_cards, strength, category, rank_three):
        with pytest.raises(CardError, match=re.escape(said)):
            ask(cards)


def test_text_of_three_cards_is_a_hand() -> None:
    assert three_cards("Ks Kd 4c") == three_cards(["Ks", "Kd", "4c"]) == parse_cards("Ks Kd 4c")
    assert strength("10s 9d 8c") == strength(parse_cards("Ts 9d 8c"))


def test_cards_or_their_text_are_cards() -> None:
    assert cards_of("Ts, 9d Ts") == cards_of([DECK[35], "9d", "10s"])
    assert show_cards(cards_of("Ts 9d")) == "10s 9d"


@pytest.mark.parametrize("said", [5, None, [5], [None]])
def test_what_is_no_cards_is_refused(said: Any) -> None:
    with pytest.raises(CardError, match="is no card"):
        cards_of(said)


def test_indices_of_three_cards_are_a_hand() -> None:
    assert three_cards([0, 1, 2]) == DECK[:3]
    assert all(type(card) is Card for card in three_cards(np.array([0, 1, 2])))
