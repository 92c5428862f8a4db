"""A second verifier of fair cards, written from docs/fairness.md alone: it shares no code with the first.

It says only whether a proof holds. It is plain and slow, and stops at the first thing that is wrong.
"""

import hashlib
import hmac
import re
import struct
from itertools import pairwise
from typing import Any

FULL_DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


class Wrong(Exception):
    """The proof does not hold, and why."""


def must(true: bool, why: str) -> None:
    if not true:
        raise Wrong(why)


def holds(document: Any) -> bool:
    """Whether a proof holds."""
    try:
        examine(document)
    except Wrong:
        return False
    return True


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key: bytes, *parts: bytes) -> bytes:
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def sized(text: str) -> bytes:
    data = text.encode("utf-8")
    return struct.pack(">I", len(data)) + data


def arranged(key: bytes, n: int) -> list[int]:
    """order(key, n)."""
    stream: list[int] = []
    blocks = at = 0
    numbers = list(range(n))
    m = n
    while m >= 2:
        if at == len(stream):
            stream.extend(mac(key, b"qh1/order\x00", struct.pack(">I", blocks)))
            blocks += 1
        b = stream[at]
        at += 1
        if b < 256 - (256 % m):
            j = b % m
            numbers[m - 1], numbers[j] = numbers[j], numbers[m - 1]
            m -= 1
    return numbers


def salt_of(seed: bytes, p: int) -> bytes:
    return mac(seed, b"qh1/salt\x00", bytes([p]))


def seal_of(p: int, card: str, salt: bytes) -> bytes:
    return sha(b"qh1/seal\x00", bytes([p]), card.encode("ascii"), salt)


def commitment_of(name: str, seals: list[bytes]) -> bytes:
    return sha(b"qh1/commitment\x00", sized(name), *seals)


def cut_of(commitment: bytes, seeds: list[tuple[str, str]]) -> list[int]:
    parts = [sized(part) for pair in sorted(seeds, key=lambda each: each[0].encode()) for part in pair]
    return arranged(sha(b"qh1/cut\x00", commitment, struct.pack(">I", len(seeds)), *parts), 52)


def is_place(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 51


def is_digest(value: Any) -> bool:
    return type(value) is str and len(value) == 64 and set(value) <= set("0123456789abcdef")


def is_text(value: Any, most: int) -> bool:
    return (
        type(value) is str
        and 1 <= len(value) <= most
        and not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)
    )


def has(value: Any, needed: str, optional: str = "") -> bool:
    if type(value) is not dict:
        return False
    keys = set(value)
    return set(needed.split()) <= keys <= set(needed.split()) | set(optional.split())


def is_list(value: Any, least: int, most: int) -> bool:
    return type(value) is list and least <= len(value) <= most


def examine_form(document: Any) -> None:
    must(has(document, "scheme round reveal decks cards"), "fields")
    must(document["scheme"] == "qh1", "scheme")
    must(
        type(document["round"]) is str
        and re.fullmatch("[\x21-\x7e]{1,80}-(0|[1-9][0-9]{0,17})", document["round"]) is not None,
        "round",
    )
    must(document["reveal"] in ("seen", "all"), "reveal")
    must(is_list(document["decks"], 1, 16) and is_list(document["cards"], 0, 52), "lists")
    for card in document["cards"]:
        must(has(card, "dealt where", "card"), "card's fields")
        must(is_place(card["dealt"]) and type(card["where"]) is str, "card's places")
        must("card" not in card or card["card"] in FULL_DECK, "card")
    for deck in document["decks"]:
        must(has(deck, "name commitment state seals seeds cut openings", "seed"), "deck's fields")
        must(type(deck["name"]) is str and is_digest(deck["commitment"]), "name, commitment")
        must(deck["state"] in ("dealt", "opened"), "state")
        must(is_list(deck["seals"], 52, 52) and all(map(is_digest, deck["seals"])), "seals")
        must(is_list(deck["cut"], 52, 52) and all(map(is_place, deck["cut"])), "cut")
        must("seed" not in deck or is_digest(deck["seed"]), "seed")
        must(is_list(deck["seeds"], 0, 64) and is_list(deck["openings"], 0, 52), "deck's lists")
        for sent in deck["seeds"]:
            must(has(sent, "player seed commitment") and is_digest(sent["commitment"]), "sent")
            must(is_text(sent["player"], 40) and is_text(sent["seed"], 128), "player, seed")
        for each in deck["openings"]:
            must(has(each, "dealt sealed card salt") and is_digest(each["salt"]), "opening")
            must(is_place(each["dealt"]) and is_place(each["sealed"]), "opening's places")
            must(each["card"] in FULL_DECK, "opening's card")


def examine(document: Any) -> None:
    examine_form(document)
    decks = document["decks"]
    for number, deck in enumerate(decks):
        must(deck["name"] == document["round"] + "-" + str(number), "name")
        must(deck["state"] == "opened" or number == len(decks) - 1, "dealt before the last")
        examine_deck(deck)
    must((document["reveal"] == "all") == all("seed" in deck for deck in decks), "reveal")
    examine_cards(document["cards"], decks[-1])


def examine_deck(deck: Any) -> None:
    seals = [bytes.fromhex(seal) for seal in deck["seals"]]
    must(commitment_of(deck["name"], seals).hex() == deck["commitment"], "commitment")
    must(all(sent["commitment"] == deck["commitment"] for sent in deck["seeds"]), "an older seed")
    players = [sent["player"].encode() for sent in deck["seeds"]]
    must(all(a < b for a, b in pairwise(players)), "order of players")
    seeds = [(sent["player"], sent["seed"]) for sent in deck["seeds"]]
    must(cut_of(bytes.fromhex(deck["commitment"]), seeds) == deck["cut"], "cut")
    places = [each["dealt"] for each in deck["openings"]]
    must(all(a < b for a, b in pairwise(places)), "order of openings")
    must(len({each["card"] for each in deck["openings"]}) == len(places), "a card twice")
    must(deck["state"] == "dealt" or not places, "openings of a deck not dealt")
    for each in deck["openings"]:
        must(each["sealed"] == deck["cut"][each["dealt"]], "not where the cut says")
        sealed = seal_of(each["sealed"], each["card"], bytes.fromhex(each["salt"]))
        must(sealed == seals[each["sealed"]], "seal")
    must(deck["state"] == "dealt" or "seed" in deck, "not opened whole")
    if "seed" in deck:
        seed = bytes.fromhex(deck["seed"])
        cards = [FULL_DECK[number] for number in arranged(seed, 52)]
        must(seals == [seal_of(p, cards[p], salt_of(seed, p)) for p in range(52)], "the seed's seals")


def examine_cards(cards: Any, deck: Any) -> None:
    if deck["state"] == "opened":
        must(cards == [], "cards of no deck")
        return
    must([card["dealt"] for card in cards] == list(range(len(cards))), "a card left out")
    shown = [(card["dealt"], card["card"]) for card in cards if "card" in card]
    must(shown == [(each["dealt"], each["card"]) for each in deck["openings"]], "shown and opened")
    must("seed" not in deck or len(shown) == len(cards), "hidden in an open deck")
    examine_places([card["where"] for card in cards])


def examine_places(places: list[str]) -> None:
    known = {"dealer": (0, 1000), "community": (1, 1000)}
    known |= {"dealer fourth": (3, 1000), "dealer second hand": (3, 1000)}
    for box in range(1, 100):
        known |= {f"box {box}": (0, box), f"box {box} replacement": (2, box)}
    must(all(place in known for place in places), "where")
    turns = [known[place] for place in places]
    first = [box for turn, box in turns if turn == 0]
    drawn = [box for turn, box in turns if turn == 2]
    must([turn for turn, _ in turns] == sorted(turn for turn, _ in turns), "drawn before it was dealt")
    hands = sorted(set(first))
    must(len(hands) >= 2 and hands[-1] == 1000, "no box, or no dealer")
    must(first in (hands * 3, [hand for hand in hands for _ in "123"]), "no such deal")
    must(drawn == sorted(drawn) and set(drawn) <= set(hands), "who drew")
    must(all(drawn.count(box) <= 3 for box in drawn), "drawn too often")
    last = [place for place in places if known[place][0] == 3]
    must(places.count("community") in (0, 2), "two for everybody, or none")
    must(last in ([], ["dealer fourth"], ["dealer second hand"] * 3), "cards too many for the dealer")
