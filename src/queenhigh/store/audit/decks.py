"""Committed decks: the seals are those that were committed to, and open as the cards that were dealt."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from queenhigh.cards import Card, format_card
from queenhigh.fair import KEY_SIZE, FairError, Opening, cut_of, seal_deck
from queenhigh.fair.deck import commitment_of, seal
from queenhigh.table.ports import DeckRow


class _Sent(msgspec.Struct):
    player: str
    seed: str
    commitment: str


_SEEDS: Final = msgspec.json.Decoder(list[_Sent])
_OPENINGS: Final = msgspec.json.Decoder(list[Opening])


def deck_problems(name: str, deck: DeckRow, over: bool) -> Iterator[str]:
    """What is wrong with one deck; `over` where its round can no longer change."""
    commitment = bytes(deck.commitment)
    seals = bytes(deck.seals)
    if commitment_of(name, seals) != commitment:
        yield "its seals are not those that the commitment binds"
        return
    try:
        sent = _SEEDS.decode(deck.seeds)
        openings = _OPENINGS.decode(deck.openings)
        cut = cut_of(commitment, [(each.player, each.seed) for each in sent])
    except (msgspec.DecodeError, FairError) as error:
        yield f"its seeds or openings cannot be read: {error}"
        return
    if any(each.commitment != commitment.hex() for each in sent):
        yield "a seed of it was sent for another commitment"
    yield from _misopened(seals, openings, cut)
    if deck.seed and seal_deck(bytes(deck.seed), name).seals != seals:
        yield "its seed gives other seals"
    if deck.state == "sealed" and (over or openings or deck.seed):
        yield "it is told to be sealed still, though its round is over or cards of it are open"
    if deck.state == "dealt" and not openings:
        yield "it is told to be dealt, and no card of it is open"
    if deck.state == "opened" and not deck.seed:
        yield "it is told to be opened whole, and its seed is missing"


def _misopened(seals: bytes, openings: Sequence[Opening], cut: Sequence[int]) -> Iterator[str]:
    for place, each in enumerate(openings):
        if each.dealt != place or each.sealed != cut[place]:
            yield f"card {place} does not come from where the cut says"
            return
        sealed = seals[each.sealed * KEY_SIZE : (each.sealed + 1) * KEY_SIZE]
        if seal(each.sealed, each.card, bytes.fromhex(each.salt)) != sealed:
            yield f"card {place} is not {each.card}: its seal was made of something else"
            return


def dealt_problems(decks: Sequence[DeckRow], dealt: Sequence[Card]) -> Iterator[str]:
    """Why these cannot be the decks that these cards were dealt from, in order."""
    if [deck.number for deck in decks] != list(range(len(decks))):
        yield "decks are missing"
    opened = [[each.card for each in _OPENINGS.decode(deck.openings)] for deck in decks]
    if any(opened[:-1]) or opened[-1] != [format_card(card) for card in dealt]:
        yield "the cards dealt are not those that its last deck was opened for"
