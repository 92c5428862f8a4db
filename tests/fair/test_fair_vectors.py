"""Test vectors: both verifiers come to what was stored, and so does what the page works out."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kit.command import run
from kit.fair.vectors import KEYS, PATH, changed, text
from kit.oracles import fair_stranger
from queenhigh.fair import cut_of, dealt, order, seal_deck, server_seed, verify

ROOT = Path(__file__).resolve().parents[2]
STORED: Any = json.loads(PATH.read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")


def test_what_is_stored_is_what_is_made_today() -> None:
    assert PATH.read_text(encoding="utf-8") == text()


def test_orders() -> None:
    for each in STORED["orders"]:
        key = bytes.fromhex(each["key"])
        assert list(order(key, each["count"])) == each["order"]
        assert fair_stranger.arranged(key, each["count"]) == each["order"]


def test_server_seeds() -> None:
    for each in STORED["server_seeds"]:
        secret, nonce = bytes.fromhex(each["secret"]), bytes.fromhex(each["nonce"])
        assert server_seed(secret, nonce, each["name"]).hex() == each["seed"]
        said = b"qh1/seed\0" + nonce + each["name"].encode()
        assert fair_stranger.mac(secret, said).hex() == each["seed"]


def test_decks() -> None:
    for each in STORED["decks"]:
        seed = bytes.fromhex(each["seed"])
        deck = seal_deck(seed, each["name"])
        assert list(deck.order) == each["cards"]
        assert [salt.hex() for salt in deck.salts] == each["salts"]
        assert deck.seals.hex() == "".join(each["seals"])
        assert deck.commitment.hex() == each["commitment"]
        cards = [STORED["unshuffled"][number] for number in fair_stranger.arranged(seed, 52)]
        salts = [fair_stranger.salt_of(seed, place) for place in range(52)]
        seals = [fair_stranger.seal_of(place, cards[place], salts[place]) for place in range(52)]
        assert (cards, [salt.hex() for salt in salts]) == (each["cards"], each["salts"])
        assert fair_stranger.commitment_of(each["name"], seals).hex() == each["commitment"]


def test_cuts() -> None:
    for each in STORED["cuts"]:
        commitment, seeds = bytes.fromhex(each["commitment"]), [(one, two) for one, two in each["seeds"]]
        assert list(cut_of(commitment, seeds)) == each["cut"]
        assert fair_stranger.cut_of(commitment, seeds) == each["cut"]


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
    assert said == "qh1.json is as it was\n"
    assert PATH.read_bytes() == before


def test_the_page_says_nothing_that_the_verb_does_not_know() -> None:
    known = run("verify", "--help").stdout
    assert {*re.findall(r"--[a-z]+", PAGE)} == {"--json", "--commitment", "--seed"}
    assert all(option in known for option in re.findall(r"--[a-z]+", PAGE))


def numbers() -> dict[str, str]:
    """The worked numbers of the page."""
    block = PAGE.split("## Worked numbers")[1].split("```text\n")[1].split("```")[0]
    return {line[:17].strip(): line[17:] for line in block.splitlines()}


def test_the_numbers_of_the_page_are_true() -> None:
    found = numbers()
    seed = KEYS[1]
    deck = seal_deck(seed, "felt-1-0")
    cut = cut_of(deck.commitment, [("u1", "seven"), ("u2", "♥")])
    first = fair_stranger.mac(seed, b"qh1/order\0", bytes(4))
    parts = b"".join(fair_stranger.sized(part) for part in ("u1", "seven", "u2", "♥"))
    key = fair_stranger.sha(b"qh1/cut\0", deck.commitment, (2).to_bytes(4, "big"), parts)
    nonce = bytes(range(32, 64))
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
        "server seed": server_seed(seed, nonce, "felt-1-0").hex(),
    }
    assert re.findall(r"0x\w\w = (\d+)", found["m = 52"]) == [str(first[0])]
    assert re.findall(r"0x\w\w = (\d+)", found["m = 44"]) == [str(first[8])]
    assert (256 - 256 % 52, 256 - 256 % 44) == (208, 220)
    assert first[9] == 0x04
