"""Test vectors of fair cards: what every verifier must come to. ``tools/vectors.py`` keeps them."""

import hashlib
import json
from pathlib import Path
from typing import Any

from kit.fair.rounds import fair_round, proven, sent_for
from queenhigh.fair import CARDS, Deck, cut_of, deal_places, order, proof, seal_deck, server_seed
from queenhigh.fair.deck import commitment_of, seal

PATH = Path(__file__).resolve().parents[2] / "fair" / "vectors" / "qh1.json"
KEYS = (bytes(32), bytes(range(32)), bytes([255]) * 32, hashlib.sha256(b"queen high").digest())
SEEDS: tuple[list[tuple[str, str]], ...] = (
    [],
    [("u1", "seven")],
    [("u2", "♥"), ("u1", "seven")],
    [("Zoe", "1"), ("ann", "2"), ("ünal", "3"), ("𝄞", "4"), ("\uffff", "5")],
    [("u1", "x" * 128), ("u10", "皇" * 128), ("u2", '\0\n"\\')],
)


def doubled(seed: bytes = KEYS[3], name: str = "felt-7-0") -> Deck:
    """A deck in which one card stands twice, sealed as well as such a deck can be."""
    true = seal_deck(seed, name)
    cards = (*true.order[:-1], true.order[0])
    seals = b"".join(map(seal, range(52), cards, true.salts))
    return Deck(true.name, true.seed, cards, true.salts, seals, commitment_of(true.name, seals))


def doubled_proof(dealt: bool) -> Any:
    """The proof of a round with such a deck: challenged, or dealt so far that both cards are seen."""
    deck = doubled()
    sent = sent_for(deck, [("u1", "seven")])
    places = deal_places(range(1, 17), "hand") if dealt else ()
    ended = proven(deck, sent, len(places), whole=False)
    cards = [(at, place, ended.openings[at].card) for at, place in enumerate(places)]
    return proof("felt-7", [ended], cards)


def proofs() -> list[dict[str, Any]]:
    """Proofs that hold, and some of decks that are false."""
    made = {
        "seen, no challenge": fair_round(20, "seen", challenged=False).document,
        "seen, after a challenge": fair_round(21, "seen", challenged=True).document,
        "all, after a challenge": fair_round(22, "all", challenged=True).document,
        "a round that was not played": fair_round(23, "seen", played=False).document,
    }
    holding = [{"what": what, "ok": True, "proof": document} for what, document in made.items()]
    return [
        *holding,
        {"what": "a card twice, opened by a challenge", "ok": False, "proof": doubled_proof(False)},
        {"what": "a card twice, both of them dealt", "ok": False, "proof": doubled_proof(True)},
    ]


def tampered() -> list[dict[str, Any]]:
    """One change each to the proof that has the index `of`, none of which may hold."""
    old = "0" * 64
    zeros = "00" * 32
    changes: list[tuple[str, int, list[str | int], Any]] = [
        ("another scheme", 0, ["scheme"], "qh2"),
        ("another round", 0, ["round"], "felt-1"),
        ("more is promised than opened", 0, ["reveal"], "all"),
        ("less is promised than opened", 2, ["reveal"], "seen"),
        ("a field nobody knows", 0, ["signed"], True),
        ("a seal changed", 0, ["decks", 0, "seals", 7], zeros),
        ("a commitment changed", 0, ["decks", 0, "commitment"], zeros),
        ("another deck's name", 0, ["decks", 0, "name"], "felt-1-0"),
        ("a seed that is older than its commitment", 2, ["decks", 1, "seeds", 0, "commitment"], old),
        ("a seed changed", 2, ["decks", 1, "seeds", 0, "seed"], "other"),
        ("a player changed", 2, ["decks", 1, "seeds", 0, "player"], "u"),
        ("seeds left out", 2, ["decks", 1, "seeds"], []),
        ("a cut changed", 0, ["decks", 0, "cut", 51], 0),
        ("a card changed where it is opened", 0, ["decks", 0, "openings", 0, "card"], "As"),
        ("a card changed where it is shown", 2, ["cards", 0, "card"], "2c"),
        ("a salt changed", 0, ["decks", 0, "openings", 0, "salt"], zeros),
        ("a card from another place", 0, ["decks", 0, "openings", 0, "sealed"], 51),
        ("a card dealt in another turn", 0, ["decks", 0, "openings", 0, "dealt"], 51),
        ("a hand given to somebody else", 0, ["cards", 0, "where"], "dealer"),
        ("a place that is none", 0, ["cards", 0, "where"], "sleeve"),
        ("no card told", 0, ["cards"], []),
        ("a server's seed changed", 2, ["decks", 0, "seed"], zeros),
        ("a deck opened that was dealt", 2, ["decks", 1, "state"], "opened"),
        ("a deck dealt that was opened", 1, ["decks", 0, "state"], "dealt"),
        ("a digest in large letters", 0, ["decks", 0, "commitment"], "AB" * 32),
        ("a place beyond the deck", 0, ["decks", 0, "cut", 0], 52),
        ("a place that is a truth", 0, ["cards", 1, "dealt"], True),
        ("no decks", 0, ["decks"], []),
    ]
    return [{"what": what, "of": of, "path": path, "value": value} for what, of, path, value in changes]


def _server_seed(secret: bytes, name: str) -> dict[str, str]:
    nonce = secret[::-1]
    seed = server_seed(secret, nonce, name)
    return {"secret": secret.hex(), "nonce": nonce.hex(), "name": name, "seed": seed.hex()}


def _deck(key: bytes, name: str) -> dict[str, Any]:
    deck = seal_deck(key, name)
    return {
        "seed": key.hex(),
        "name": name,
        "cards": list(deck.order),
        "salts": [salt.hex() for salt in deck.salts],
        "seals": [deck.seals[32 * place : 32 * place + 32].hex() for place in range(52)],
        "commitment": deck.commitment.hex(),
    }


def vectors() -> dict[str, Any]:
    """All of them."""
    names = ("felt-1-0", "felt-1-1", "t9-123456789-0", "!~-0-0")
    return {
        "scheme": "qh1",
        "unshuffled": list(CARDS),
        "orders": [
            {"key": key.hex(), "count": count, "order": list(order(key, count))}
            for key in KEYS
            for count in (1, 2, 52, 256)
        ],
        "server_seeds": [_server_seed(key, name) for key, name in zip(KEYS, names, strict=True)],
        "decks": [_deck(key, name) for key, name in zip(KEYS, names, strict=True)],
        "cuts": [
            {"commitment": key.hex(), "seeds": seeds, "cut": list(cut_of(key, seeds))}
            for key in KEYS[1:3]
            for seeds in SEEDS
        ],
        "proofs": proofs(),
        "tampered": tampered(),
    }


def text() -> str:
    """The vectors as they are kept."""
    return json.dumps(vectors(), indent=1, ensure_ascii=True) + "\n"
