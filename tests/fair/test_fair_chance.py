"""Deals on the server's own path look like chance, and what would not be chance is seen.

Each look at many deals gives a probability, all together a verdict.
"""

import hashlib
import hmac
import math
from collections.abc import Callable, Iterator
from itertools import combinations, count
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from kit.server.pit import Pit
from queenhigh.fair import CARDS, Opening
from queenhigh.fair.deck import server_seed
from queenhigh.server.entropy import SystemEntropy
from queenhigh.table.stages.deck import add_seed, commit_deck, count_seeds, next_cards
from queenhigh.table.turn import Turn

SECRET = hashlib.sha256(b"a secret for tests").digest()
FEW = 10_000
MANY = 2_000_000
Deals = NDArray[np.uint8]
"""A row for each deal, a column for each place."""
NUMBER = {card: number for number, card in enumerate(CARDS)}
_OPENINGS = msgspec.json.Decoder(list[Opening])
_TABLES = count()
"""No two runs have decks of one name: what was sealed before is not met again."""
SUSPECT = 1e-4
"""How seldom a true source may be suspected, all looks taken together."""


class Dealings(NamedTuple):
    """What many rounds came to: the deck as it was sealed, the cut, and the cards as they were dealt."""

    sealed: Deals
    cut: Deals
    dealt: Deals


def dealings(number: int, secret: bytes) -> Dealings:
    """So many rounds by the code that a server deals with: a deck committed, a seed sent for it, cards dealt.

    Chance comes through the server's own watch and secret, from bytes that can be had again.
    """
    found = Dealings(*(np.empty((number, 52), np.uint8) for _ in range(3)))
    drawn = count()
    source = SystemEntropy(
        secret, lambda size: hashlib.sha256(secret + next(drawn).to_bytes(8, "big")).digest()[:size]
    )
    pit = Pit()
    pit.place("ann", pit.sit("ann"), ante=10)
    table = replace(pit.table, id=f"felt{next(_TABLES)}")
    world = replace(pit.world(), entropy=source)
    for at in range(number):
        turn = Turn(replace(table, round=replace(table.round, game=at + 1)), world)
        commit_deck(turn)
        committed = turn.kept.deck
        assert committed is not None
        add_seed(turn, "ann", str(at), committed.commitment)
        count_seeds(turn)
        found.dealt[at] = next_cards(turn, 52)
        openings = _OPENINGS.decode(turn.decks[0].openings)
        found.cut[at] = [opening.sealed for opening in openings]
        found.sealed[at] = [NUMBER[opening.card] for opening in sorted(openings, key=itemgetter(1))]
    return found


def normal_tail(z: float) -> float:
    """How often a normal deviate lies so far out, to either side: too even is as suspect as too uneven."""
    return math.erfc(abs(z) / math.sqrt(2))


def square_tail(square: float, freedom: int) -> float:
    """How often chi-square lies so far out, to either side, by Wilson and Hilferty's cube root."""
    spread = 2 / (9 * freedom)
    return normal_tail(((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def by_place(deals: Deals) -> float:
    """Every card in every place as often: 52 x 52 counts, of which rows and columns are given."""
    count = len(deals)
    seen = np.array([np.bincount(place, minlength=52) for place in deals.T])
    square = 51 / count * float(((seen - count / 52) ** 2).sum())
    return square_tail(square, 51 * 51)


_TRIPLES = np.zeros((52, 52, 52), np.int64)
"""The numbers of all hands of three cards, by their cards in order."""
for _number, _cards in enumerate(combinations(range(52), 3)):
    _TRIPLES[_cards] = _number


def by_hand(deals: Deals, start: int) -> float:
    """Every one of the 22,100 hands of three cards as often."""
    hands = np.sort(deals[:, start : start + 3].astype(np.int64), axis=1)
    seen = np.bincount(_TRIPLES[hands[:, 0], hands[:, 1], hands[:, 2]], minlength=22_100)
    expected = len(deals) / 22_100
    return square_tail(float(((seen - expected) ** 2).sum()) / expected, 22_099)


def by_neighbour(deals: Deals, place: int) -> float:
    """Every card after every other as often, within a deal."""
    pairs = deals[:, place].astype(np.int64) * 52 + deals[:, place + 1]
    seen = np.bincount(pairs, minlength=52 * 52)
    expected = len(deals) / (52 * 51)
    square = float(((seen - expected) ** 2).sum()) / expected - 52 * expected  # no card follows itself
    return square_tail(square, 52 * 51 - 1)


def by_lag(deals: Deals, lag: int) -> float:
    """No card in a place says anything of the card that lies there some deals later."""
    total = 0.0
    for place in deals.T:  # one by one: two million whole deals would not fit as floats
        centred = place - 25.5
        total += float(centred[:-lag] @ centred[lag:])
    variance = (52**2 - 1) / 12
    # Within a deal two places have covariance -variance/51; products of two deals then have its square.
    return normal_tail(total / math.sqrt((len(deals) - lag) * 52 * variance**2 * (1 + 51 / 51**2)))


def matches(one: Deals, other: Deals) -> float:
    """Two deals that know nothing of each other agree in one place on average, with variance one."""
    count = len(one)
    return normal_tail((int((one == other).sum()) - count) / math.sqrt(count))


def repeated(deals: Deals) -> float:
    """No two deals begin with the same sixteen cards: there are more ways to begin than pairs of deals."""
    first = np.ascontiguousarray(deals[:, :16]).view("V16").ravel()
    pairs = math.comb(len(first), 2)
    return 1.0 if len(np.unique(first)) == len(first) else pairs / math.perm(52, 16)


def looks(found: Dealings) -> dict[str, float]:
    """How likely each thing that was seen is, for a true source."""
    tails: dict[str, float] = {}
    for name, deals in found._asdict().items():
        tails |= {
            f"{name}: cards by place": by_place(deals),
            f"{name}: first hand": by_hand(deals, 0),
            f"{name}: second hand": by_hand(deals, 3),
            f"{name}: first neighbours": by_neighbour(deals, 0),
            f"{name}: last neighbours": by_neighbour(deals, 50),
            f"{name}: serial, next deal": by_lag(deals, 1),
            f"{name}: serial, second next deal": by_lag(deals, 2),
            f"{name}: matches with the next deal": matches(deals[:-1], deals[1:]),
            f"{name}: deals that come again": repeated(deals),
        }
    return {
        **tails,
        "dealt as sealed": matches(found.dealt, found.sealed),
        "dealt as cut": matches(found.dealt, found.cut),
    }


def suspects(tails: dict[str, float]) -> dict[str, float]:
    """What no true source does, each look held to its share (Bonferroni)."""
    return {name: tail for name, tail in tails.items() if tail < SUSPECT / len(tails)}


# Tests


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
        sealed = random.permuted(rows, axis=1)
        cuts = random.permuted(rows, axis=1)
        found = looks(Dealings(sealed, cuts, np.take_along_axis(sealed, cuts, axis=1)))
        tails += [tail for name, tail in found.items() if "again" not in name]
    below = [sum(tail < share for tail in tails) / len(tails) for share in (0.05, 0.25, 0.5, 0.75)]
    assert np.allclose(below, (0.05, 0.25, 0.5, 0.75), atol=0.05), below


def _bytes(key: bytes) -> Iterator[int]:
    for counter in range(1 << 32):
        yield from hmac.digest(key, b"qh1/order\0" + counter.to_bytes(4, "big"), "sha256")


def modulo_biased(key: bytes, count: int) -> tuple[int, ...]:
    """No byte is thrown away, so that low places come oftener."""
    found = list(range(count))
    chance = _bytes(key)
    for choices in range(count, 1, -1):
        taken = next(chance) % choices
        found[choices - 1], found[taken] = found[taken], found[choices - 1]
    return tuple(found)


def wrongly_shuffled(key: bytes, count: int) -> tuple[int, ...]:
    """Every place is exchanged with any place, not with those that are left."""
    found = list(range(count))
    chance = _bytes(key)
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


ORDERS = ("fair.deck.order", "fair.cut.order")
SEEDS = ("server.entropy.server_seed",)
DEALT = ("table.stages.deck.dealt",)
BY_PLACE = {"sealed: cards by place", "cut: cards by place"}
AGAIN = {"sealed: cards by place", "sealed: matches with the next deal"}


@pytest.mark.parametrize(
    ("planted", "names", "deals", "found", "alone"),
    [
        pytest.param(modulo_biased, ORDERS, FEW, BY_PLACE, False, id="modulo bias", marks=pytest.mark.long),
        pytest.param(
            wrongly_shuffled, ORDERS, 6000, BY_PLACE, False, id="wrong shuffle", marks=pytest.mark.long
        ),
        pytest.param(reused_seed(), SEEDS, 3000, {"sealed: deals that come again"}, True, id="a seed again"),
        pytest.param(lambda deck, cut: deck.order, DEALT, 3000, {"dealt as sealed"}, True, id="no cut"),
        pytest.param(lambda secret, nonce, name: secret, SEEDS, 2000, AGAIN, False, id="one seed"),
    ],
)
def test_a_planted_fault_is_found(
    planted: Any, names: tuple[str, ...], deals: int, found: set[str], alone: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """By these looks, or by these alone."""
    for name in names:
        monkeypatch.setattr(f"queenhigh.{name}", planted)
    caught = suspects(looks(dealings(deals, SECRET))).keys()
    assert caught == found if alone else caught >= found


def test_cards_that_follow_the_deal_before_are_caught(few: Dealings) -> None:
    """A riffle that leaves a trace: every second deal repeats a fiftieth of the places of the one before."""
    traced = few.dealt.copy()
    traced[1::2, 0] = traced[0:-1:2, 0]
    caught = suspects(looks(few._replace(dealt=traced)))
    assert "dealt: matches with the next deal" in caught
