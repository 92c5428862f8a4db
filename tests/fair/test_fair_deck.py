"""Decks: ordered by a seed, sealed place by place, bound to their name, cut by the players."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from queenhigh.cards import DECK
from queenhigh.fair import (
    CARDS,
    FairError,
    cut_of,
    dealt,
    opening,
    order,
    seal_deck,
    server_seed,
)

SEED = bytes(range(32))


def key(number: int) -> bytes:
    return hashlib.sha256(str(number).encode()).digest()


def test_the_unshuffled_deck_is_ours() -> None:
    assert [str(card) for card in DECK] == list(CARDS)


def test_an_order_has_everything_once_and_follows_from_its_key() -> None:
    for number in range(200):
        found = order(key(number), 52)
        assert sorted(found) == list(range(52))
        assert found == order(key(number), 52)
    assert len({order(key(number), 52) for number in range(200)}) == 200


def test_every_order_of_a_few_things_comes_as_often() -> None:
    count = 24_000
    found = Counter(order(key(number), 4) for number in range(count))
    assert set(found) == set(permutations(range(4)))
    square = sum((seen - count / 24) ** 2 for seen in found.values()) / (count / 24)
    assert square < 50  # 23 degrees of freedom: one in a thousand lies above 49.7


@pytest.mark.parametrize("count", [0, 1, 2, 256])
def test_few_and_many_things_are_ordered(count: int) -> None:
    assert sorted(order(SEED, count)) == list(range(count))


def test_more_than_a_byte_can_choose_from_is_refused() -> None:
    with pytest.raises(FairError, match="256"):
        order(SEED, 257)


def test_a_key_of_another_size_is_refused() -> None:
    with pytest.raises(FairError, match="31"):
        seal_deck(SEED[:31], "felt-1-0")


def test_a_seal_opens_as_one_card_in_one_place() -> None:
    deck = seal_deck(SEED, "felt-1-0")
    for place in range(52):
        salt = hmac.digest(SEED, b"qh1/salt\0" + bytes([place]), "sha256")
        said = b"qh1/seal\0" + bytes([place]) + deck.order[place].encode() + salt
        assert deck.seals[32 * place : 32 * place + 32] == hashlib.sha256(said).digest()
    assert len({deck.seals[32 * place : 32 * place + 32] for place in range(52)}) == 52


def test_a_commitment_holds_for_one_deck_alone() -> None:
    names = ("felt-1-0", "felt-1-1", "felt-11-0", "felt-1", "felt-2-0")
    decks = [seal_deck(SEED, name) for name in names]
    assert len({deck.seals for deck in decks}) == 1
    assert len({deck.commitment for deck in decks}) == len(names)


def test_a_deck_prints_no_card_and_no_seed() -> None:
    deck = seal_deck(SEED, "felt-1-0")
    assert f"{deck!r} {deck}" == "Deck(felt-1-0) Deck(felt-1-0)"


def test_the_cut_says_where_each_card_comes_from() -> None:
    deck = seal_deck(SEED, "felt-1-0")
    cut = cut_of(deck.commitment, [("ann", "7")])
    cards = dealt(deck, cut)
    assert sorted(cards) == sorted(CARDS)
    for place in range(52):
        found = opening(deck, cut, place)
        assert (found.dealt, found.sealed, found.card) == (place, cut[place], cards[place])
        assert found.card == deck.order[found.sealed]
        assert bytes.fromhex(found.salt) == deck.salts[found.sealed]


def test_a_cut_hangs_on_all_that_goes_into_it() -> None:
    commitment = key(0)
    rows = [
        [],
        [("ann", "1")],
        [("ann", "2")],
        [("bob", "1")],
        [("ann", "1"), ("bob", "2")],
        [("ann", "2"), ("bob", "1")],
        [("a", "nn1")],
        [("an", "n1")],
    ]
    cuts = [cut_of(commitment, seeds) for seeds in rows]
    assert len(set(cuts)) == len(rows)
    assert all(cut_of(key(1), seeds) not in cuts for seeds in rows)


def test_seeds_count_in_the_order_of_players_however_they_came() -> None:
    seeds = [("bob", "x"), ("ann", "y"), ("Zoe", "z"), ("ünal", "w")]
    assert cut_of(SEED, seeds) == cut_of(SEED, seeds[::-1]) == cut_of(SEED, sorted(seeds))


@pytest.mark.parametrize(
    ("seeds", "why"),
    [
        ([("ann", "1"), ("ann", "2")], "one seed a deck"),
        ([("ann", "")], "has 0 characters"),
        ([("ann", "x" * 129)], "has 129 characters: 1 to 128 is right"),
        ([("ann", "\ud800")], "half a surrogate"),
    ],
)
def test_a_seed_that_cannot_count_is_refused(seeds: list[tuple[str, str]], why: str) -> None:
    with pytest.raises(FairError, match=why):
        cut_of(SEED, seeds)


def test_a_seed_may_be_long_and_in_any_script() -> None:
    assert sorted(cut_of(SEED, [("ann", "皇后♛" * 42)])) == list(range(52))


def test_a_server_seed_hangs_on_secret_nonce_and_name() -> None:
    secret, nonce = key(1), key(2)
    found = server_seed(secret, nonce, "felt-1-0")
    assert found == hmac.digest(secret, b"qh1/seed\0" + nonce + b"felt-1-0", "sha256")
    others = [(key(3), nonce, "felt-1-0"), (secret, key(3), "felt-1-0"), (secret, nonce, "felt-1-1")]
    assert found not in [server_seed(*each) for each in others]
    with pytest.raises(FairError):
        server_seed(secret[:31], nonce, "felt-1-0")
    with pytest.raises(FairError):
        server_seed(secret, nonce + b"0", "felt-1-0")
