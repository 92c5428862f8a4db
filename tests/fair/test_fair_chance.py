"""Deals on the server's own path look like chance, and what would not be chance is seen."""

import hashlib
import hmac
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from kit.fair.chance import Dealings, dealings, looks, square_tail, suspects
from queenhigh.fair import cut, deck
from queenhigh.fair.deck import Deck, server_seed
from queenhigh.server import entropy
from queenhigh.table.stages import deck as stage

SECRET = hashlib.sha256(b"a secret for tests").digest()
FEW = 10_000
MANY = 2_000_000


@pytest.fixture(scope="module")
def few() -> Dealings:
    return dealings(FEW, SECRET)


def test_deals_look_like_chance(few: Dealings) -> None:
    assert suspects(looks(few)) == {}


@pytest.mark.long
def test_two_million_deals_look_like_chance() -> None:
    found = dealings(MANY, hashlib.sha256(SECRET).digest())
    assert suspects(looks(found)) == {}


def test_numpys_own_shuffles_look_like_chance_too() -> None:
    """The looks themselves are right: each gives probabilities that are spread evenly."""
    tails = []
    for seed in range(25):
        random = np.random.default_rng(seed)
        rows = np.tile(np.arange(52, dtype=np.uint8), (4000, 1))
        sealed, cuts = random.permuted(rows, axis=1), random.permuted(rows, axis=1)
        found = looks(Dealings(sealed, cuts, np.take_along_axis(sealed, cuts, axis=1)))
        tails += [tail for name, tail in found.items() if "again" not in name]
    below = [sum(tail < share for tail in tails) / len(tails) for share in (0.05, 0.25, 0.5, 0.75)]
    assert np.allclose(below, (0.05, 0.25, 0.5, 0.75), atol=0.05), below


def test_the_tail_of_chi_square_is_right() -> None:
    assert square_tail(51.0, 51) > 0.9
    # From tables: 5 % lie above 67.505 and 5 % below 34.764 with 50 degrees of freedom.
    assert square_tail(67.505, 50) == pytest.approx(0.1, abs=0.002)
    assert square_tail(34.764, 50) == pytest.approx(0.1, abs=0.002)


def _bytes(key: bytes) -> Iterator[int]:
    for counter in range(1 << 32):
        yield from hmac.digest(key, b"qh1/order\0" + counter.to_bytes(4, "big"), "sha256")


def modulo_biased(key: bytes, count: int) -> tuple[int, ...]:
    """No byte is thrown away, so that low places come oftener."""
    found, chance = list(range(count)), _bytes(key)
    for choices in range(count, 1, -1):
        taken = next(chance) % choices
        found[choices - 1], found[taken] = found[taken], found[choices - 1]
    return tuple(found)


def wrongly_shuffled(key: bytes, count: int) -> tuple[int, ...]:
    """Every place is exchanged with any place, not with those that are left."""
    found, chance = list(range(count)), _bytes(key)
    fair = 256 - 256 % count
    for place in range(count):
        taken = next(byte for byte in chance if byte < fair) % count
        found[place], found[taken] = found[taken], found[place]
    return tuple(found)


def reused_seed() -> Callable[[bytes, bytes, str], bytes]:
    """One deck in a thousand has a seed that served before."""
    served: list[bytes] = []

    def seed(secret: bytes, nonce: bytes, name: str) -> bytes:
        served.append(server_seed(secret, nonce, name))
        return served[0 if int(name.split("-")[1]) % 1000 == 0 else -1]

    return seed


def uncut(deck: Deck, cut: tuple[int, ...]) -> tuple[str, ...]:
    """The cut is left out."""
    return deck.order


def test_a_modulo_bias_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (deck, cut):
        monkeypatch.setattr(module, "order", modulo_biased)
    caught = suspects(looks(dealings(FEW, SECRET)))
    assert {"sealed: cards by place", "cut: cards by place"} <= caught.keys()


def test_a_wrong_shuffle_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (deck, cut):
        monkeypatch.setattr(module, "order", wrongly_shuffled)
    caught = suspects(looks(dealings(6000, SECRET)))
    assert {"sealed: cards by place", "cut: cards by place"} <= caught.keys()


def test_a_seed_used_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "server_seed", reused_seed())
    caught = suspects(looks(dealings(3000, SECRET)))
    assert caught.keys() == {"sealed: deals that come again"}


def test_a_cut_left_out_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage, "dealt", uncut)
    caught = suspects(looks(dealings(3000, SECRET)))
    assert caught.keys() == {"dealt as sealed"}


def test_the_same_seed_every_round_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "server_seed", lambda secret, nonce, name: secret)
    caught = suspects(looks(dealings(2000, SECRET)))
    assert {"sealed: cards by place", "sealed: matches with the next deal"} <= caught.keys()


def test_cards_that_follow_the_deal_before_are_caught(few: Dealings) -> None:
    """A riffle that leaves a trace: every second deal repeats a fiftieth of the places of the one before."""
    traced = few.dealt.copy()
    traced[1::2, 0] = traced[0:-1:2, 0]
    caught = suspects(looks(few._replace(dealt=traced)))
    assert "dealt: matches with the next deal" in caught
