"""Rounds as a server would deal and prove them, made up from a seed; and proofs with one part changed."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from queenhigh import fair

Reveal = Literal["seen", "all"]
Path = tuple[str | int, ...]
SEEDS = ("7", "lucky", "皇后♛", "0" * 128, "\x1b[2J", '"; drop', "ä" * 60, "𝄞")


class Made(NamedTuple):
    """A round, and what everything in it is."""

    document: Any
    """The proof as it comes out of JSON."""
    decks: tuple[fair.Deck, ...]
    seeds: tuple[fair.SentSeed, ...]


def sent_for(deck: fair.Deck, seeds: list[tuple[str, str]]) -> tuple[fair.SentSeed, ...]:
    return tuple(fair.SentSeed(player, seed, deck.commitment.hex()) for player, seed in seeds)


def proven(deck: fair.Deck, sent: tuple[fair.SentSeed, ...], dealt: int, whole: bool) -> fair.ProvenDeck:
    """A deck of which the first so many cards were dealt."""
    cut = fair.cut_of(deck.commitment, [(each.player, each.seed) for each in sent])
    return fair.ProvenDeck(
        deck.name,
        deck.commitment,
        "dealt" if dealt else "opened",
        deck.seals,
        sent,
        tuple(fair.opening(deck, cut, place) for place in range(dealt)),
        deck.seed if whole or not dealt else b"",
    )


def places_of(random: Random, community: bool) -> tuple[str, ...]:
    """Where the cards of some round go."""
    boxes = sorted(random.sample(range(1, 8), random.randint(1, 7)))
    places = [*fair.deal_places(boxes, random.choice(("hand", "shuffler")))]
    if community:
        places += [fair.COMMUNITY] * 2
    if random.random() < 0.4:
        places += [fair.replacement_place(box) for box in boxes if random.random() < 0.5]
    if random.random() < 0.3:
        places.append(fair.FOURTH)
    return tuple(places)


def _seeds(random: Random, count: int) -> list[tuple[str, str]]:
    return [(f"u{n}{random.randint(0, 999)}", random.choice(SEEDS)) for n in range(count)]


def fair_round(number: int, reveal: Reveal, *, challenged: bool | None = None, played: bool = True) -> Made:
    """Round `number` as one viewer gets it; one in four is challenged where it is not said.

    Those from 700 on have community cards.
    """
    random = Random(f"{number} {reveal}")
    name = f"t{random.randint(1, 99)}-{number}"
    challenged = random.random() < 0.25 if challenged is None else challenged
    decks = [
        fair.seal_deck(random.randbytes(32), f"{name}-{n}") for n in range(1 + challenged if played else 1)
    ]
    rows = [sent_for(deck, _seeds(random, random.choice((0, 1, 1, 2, 3, 7)))) for deck in decks]
    places = places_of(random, community=number >= 700) if played else ()
    ended = [
        proven(deck, sent, len(places) if deck is decks[-1] else 0, reveal == "all")
        for deck, sent in zip(decks, rows, strict=True)
    ]
    hidden = {place for place in places if place != "dealer" and random.random() < 0.4}
    cards = [
        (at, place, "" if place in hidden else ended[-1].openings[at].card) for at, place in enumerate(places)
    ]
    document = json.loads(json.dumps(fair.proof(name, ended, cards)))
    return Made(document, tuple(decks), rows[-1])


def wrong(verdict: fair.Verdict) -> dict[str, str]:
    """Return what each step that does not hold shows."""
    return {step.step: step.shows for step in verdict.steps if not step.ok}


# Tampering


def changed(document: Any, path: Sequence[str | int], value: Any) -> Any:
    """A copy of the document with one part of it set to another value."""
    copy = json.loads(json.dumps(document))
    part = copy
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return copy


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every part of a document with the way to it."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value):
        yield (*path, key), part
        if isinstance(part, dict | list):
            yield from parts(part, (*path, key))


def others(value: Any) -> Iterator[Any]:
    """What a part may be tampered into."""
    yield from (None, [], {}, "", True)
    if isinstance(value, int):
        yield from ((value + 1) % 52, (value + 51) % 52, value + 52, -1, str(value), value + 0.5)
    elif isinstance(value, str):
        yield from (value + "0", value[:-1], value.upper(), value[::-1], f" {value}", f"{value}\n", "\ud800")
        yield from (value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :] for at in (0, -1))
        yield from ("seen", "all", "dealt", "opened", "As", "2c", "box 1", "dealer", "box 2 replacement")
    elif isinstance(value, list):
        yield from (value[:-1], value[1:], value[::-1], [*value, *value[-1:]])
    else:
        yield {**value, "more": 1}
        yield from ({k: v for k, v in value.items() if k != key} for key in value)


def tampered(document: Any) -> Iterator[tuple[Path, Any, Any]]:
    """The way to a part, what it is tampered into, and the document that differs from this in it alone."""
    for path, value in parts(document):
        for other in others(value):
            if type(other) is not type(value) or other != value:
                yield path, other, changed(document, path, other)


TAMPERED: dict[str, Made] = {
    "seen": fair_round(5, "seen", challenged=False),
    "seen after a challenge": fair_round(7, "seen", challenged=True),
    "all": fair_round(6, "all", challenged=False),
    "all after a challenge": fair_round(22, "all", challenged=True),
    "not played": fair_round(4, "seen", played=False),
}
