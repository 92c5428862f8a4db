"""Rounds as a server would deal and prove them, made up from a seed."""

import json
from random import Random
from typing import Any, Literal, NamedTuple

from queenhigh.fair import (
    COMMUNITY,
    FOURTH,
    Deck,
    ProvenDeck,
    SentSeed,
    cut_of,
    deal_places,
    opening,
    proof,
    replacement_place,
    seal_deck,
)

Reveal = Literal["seen", "all"]
SEEDS = ("7", "lucky", "皇后♛", "0" * 128, "\x1b[2J", '"; drop', "ä" * 60, "𝄞")


class Made(NamedTuple):
    """A round, and what everything in it is."""

    document: Any
    """The proof as it comes out of JSON."""
    decks: tuple[Deck, ...]
    seeds: tuple[SentSeed, ...]


def sent_for(deck: Deck, seeds: list[tuple[str, str]]) -> tuple[SentSeed, ...]:
    return tuple(SentSeed(player, seed, deck.commitment.hex()) for player, seed in seeds)


def proven(deck: Deck, sent: tuple[SentSeed, ...], dealt: int, whole: bool) -> ProvenDeck:
    """A deck of which the first so many cards were dealt."""
    cut = cut_of(deck.commitment, [(each.player, each.seed) for each in sent])
    return ProvenDeck(
        deck.name,
        deck.commitment,
        "dealt" if dealt else "opened",
        deck.seals,
        sent,
        tuple(opening(deck, cut, place) for place in range(dealt)),
        deck.seed if whole or not dealt else b"",
    )


def places_of(random: Random, community: bool) -> tuple[str, ...]:
    """Where the cards of some round go."""
    boxes = sorted(random.sample(range(1, 8), random.randint(1, 7)))
    places = [*deal_places(boxes, random.choice(("hand", "shuffler")))]
    if community:
        places += [COMMUNITY] * 2
    if random.random() < 0.4:
        places += [replacement_place(box) for box in boxes if random.random() < 0.5]
    if random.random() < 0.3:
        places.append(FOURTH)
    return tuple(places)


def fair_round(number: int, reveal: Reveal, *, challenged: bool | None = None, played: bool = True) -> Made:
    """Round `number` as one viewer gets it; one in four is challenged where it is not said.

    Those from 700 on have community cards.
    """
    random = Random(f"{number} {reveal}")
    name = f"t{random.randint(1, 99)}-{number}"
    challenged = random.random() < 0.25 if challenged is None else challenged
    decks = [seal_deck(random.randbytes(32), f"{name}-{n}") for n in range(1 + challenged if played else 1)]
    rows = [
        sent_for(
            deck,
            [
                (f"u{n}{random.randint(0, 999)}", random.choice(SEEDS))
                for n in range(random.choice((0, 1, 1, 2, 3, 7)))
            ],
        )
        for deck in decks
    ]
    places = places_of(random, community=number >= 700) if played else ()
    ended = [
        proven(deck, sent, len(places) if deck is decks[-1] else 0, reveal == "all")
        for deck, sent in zip(decks, rows, strict=True)
    ]
    hidden = {place for place in places if place != "dealer" and random.random() < 0.4}
    cards = [
        (at, place, "" if place in hidden else ended[-1].openings[at].card) for at, place in enumerate(places)
    ]
    document = json.loads(json.dumps(proof(name, ended, cards)))
    return Made(document, tuple(decks), rows[-1])
