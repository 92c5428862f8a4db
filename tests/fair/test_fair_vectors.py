"""Decks, cuts and seals: a second verifier comes to the stored vectors, and so do the numbers of the page."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import run
from kit.fair.rounds import changed
from kit.fair.vectors import KEYS, PATH, text
from kit.oracles import fair_stranger
from queenhigh.cards import DECK
from queenhigh.fair import CARDS, FairError, cut_of, dealt, order, seal_deck, server_seed, verify

ROOT = Path(__file__).resolve().parents[2]
STORED: Any = json.loads(PATH.read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")


def test_what_is_stored_is_what_is_made_today() -> None:
    assert PATH.read_text(encoding="utf-8") == text()


def test_a_stranger_comes_to_the_same() -> None:
    for each in STORED["orders"]:
        assert fair_stranger.arranged(bytes.fromhex(each["key"]), each["count"]) == each["order"]
    for each in STORED["server_seeds"]:
        said = b"qh1/seed\0" + bytes.fromhex(each["nonce"]) + each["name"].encode()
        assert fair_stranger.mac(bytes.fromhex(each["secret"]), said).hex() == each["seed"]
    for each in STORED["decks"]:
        seed = bytes.fromhex(each["seed"])
        cards = [STORED["unshuffled"][number] for number in fair_stranger.arranged(seed, 52)]
        salts = [fair_stranger.salt_of(seed, place) for place in range(52)]
        seals = [fair_stranger.seal_of(place, cards[place], salts[place]) for place in range(52)]
        assert (cards, [salt.hex() for salt in salts]) == (each["cards"], each["salts"])
        assert [seal.hex() for seal in seals] == each["seals"]
        assert fair_stranger.commitment_of(each["name"], seals).hex() == each["commitment"]
    for each in STORED["cuts"]:
        seeds = [(player, seed) for player, seed in each["seeds"]]
        assert fair_stranger.cut_of(bytes.fromhex(each["commitment"]), seeds) == each["cut"]


@pytest.mark.parametrize("each", STORED["proofs"], ids=lambda each: str(each["what"]))
def test_proofs(each: Any) -> None:
    assert verify(each["proof"]).ok is each["ok"]
    assert fair_stranger.holds(each["proof"]) is each["ok"]


@pytest.mark.parametrize("each", STORED["tampered"], ids=lambda each: str(each["what"]))
def test_tampered(each: Any) -> None:
    base = STORED["proofs"][each["of"]]["proof"]
    document = changed(base, each["path"], each["value"])
    assert json.dumps(document) != json.dumps(base)
    assert not verify(document).ok
    assert not fair_stranger.holds(document)


def test_the_tool_writes_nothing_over() -> None:
    before = PATH.read_bytes()
    words = [sys.executable, str(ROOT / "tools" / "vectors.py")]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert PATH.name in said
    assert PATH.read_bytes() == before


def test_the_page_says_nothing_that_the_verb_does_not_know() -> None:
    known = run("verify", "--help").stdout
    assert {*re.findall(r"--[a-z]+", PAGE)} == {"--json", "--commitment", "--seed"}
    assert all(option in known for option in re.findall(r"--[a-z]+", PAGE))


def test_the_numbers_of_the_page_are_true() -> None:
    block = PAGE.split("## Worked numbers")[1].split("```text\n")[1].split("```")[0]
    found = {line[:17].strip(): line[17:] for line in block.splitlines()}
    seed = KEYS[1]
    deck = seal_deck(seed, "felt-1-0")
    cut = cut_of(deck.commitment, [("u1", "seven"), ("u2", "♥")])
    first = fair_stranger.mac(seed, b"qh1/order\0", bytes(4))
    parts = b"".join(map(fair_stranger.sized, ("u1", "seven", "u2", "♥")))
    key = fair_stranger.sha(b"qh1/cut\0", deck.commitment, (2).to_bytes(4, "big"), parts)
    assert {name: text for name, text in found.items() if not name.startswith("m =")} == {
        "stream 0": first.hex(),
        "order": " ".join(map(str, order(seed, 52))),
        "cards": " ".join(deck.order),
        "salt 0": deck.salts[0].hex(),
        "seal 0": deck.seals[:32].hex(),
        "salt 51": deck.salts[51].hex(),
        "seal 51": deck.seals[-32:].hex(),
        "commitment": deck.commitment.hex(),
        "cut key": key.hex(),
        "cut": " ".join(map(str, cut)),
        "dealt": " ".join(dealt(deck, cut)),
        "server seed": server_seed(seed, bytes(range(32, 64)), "felt-1-0").hex(),
    }
    assert re.findall(r"0x\w\w = (\d+)", found["m = 52"]) == [str(first[0])]
    assert re.findall(r"0x\w\w = (\d+)", found["m = 44"]) == [str(first[8])]
    assert first[9] == 0x04


# What no vector shows


def test_a_deck_prints_no_card_and_no_seed() -> None:
    assert [str(card) for card in DECK] == list(CARDS)
    deck = seal_deck(KEYS[1], "felt-1-0")
    assert f"{deck!r} {deck}" == "Deck(felt-1-0) Deck(felt-1-0)"


REFUSED = {
    "an order of 257": lambda: order(KEYS[1], 257),
    "a short key of a deck": lambda: seal_deck(KEYS[1][:31], "felt-1-0"),
    "a short secret": lambda: server_seed(KEYS[1][:31], KEYS[2], "felt-1-0"),
    "a long nonce": lambda: server_seed(KEYS[1], KEYS[2] + b"0", "felt-1-0"),
    "two seeds of one person": lambda: cut_of(KEYS[1], [("ann", "1"), ("ann", "2")]),
    "an empty seed": lambda: cut_of(KEYS[1], [("ann", "")]),
    "a long seed": lambda: cut_of(KEYS[1], [("ann", "x" * 129)]),
    "half a character": lambda: cut_of(KEYS[1], [("ann", "\ud800")]),
}


@pytest.mark.golden
def test_what_cannot_be_dealt_from_is_refused() -> None:
    golden.refusals("fair", FairError, REFUSED)
