"""Looks at many deals for what chance does not do: each look gives a probability, all together a verdict."""

import hashlib
import math
from itertools import combinations, count
from operator import itemgetter
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from kit.server.pit import Pit
from queenhigh.fair import CARDS, Opening
from queenhigh.server.entropy import SystemEntropy
from queenhigh.table.stages.deck import add_seed, commit_deck, count_seeds, next_cards
from queenhigh.table.turn import Turn

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
    entropy = SystemEntropy(secret, lambda size: _bytes(secret, next(drawn), size))
    pit = Pit()
    pit.place("ann", pit.sit("ann"), ante=10)
    table, world = replace(pit.table, id=f"felt{next(_TABLES)}"), replace(pit.world(), entropy=entropy)
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


def _bytes(secret: bytes, number: int, size: int) -> bytes:
    return hashlib.sha256(secret + number.to_bytes(8, "big")).digest()[:size]


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


def _numbered_triples() -> NDArray[np.int64]:
    found = np.zeros((52, 52, 52), np.int64)
    for number, (a, b, c) in enumerate(combinations(range(52), 3)):
        found[a, b, c] = number
    return found


_TRIPLES = _numbered_triples()


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
