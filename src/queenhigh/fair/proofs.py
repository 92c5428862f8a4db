"""The proof of a round: what one viewer needs to check every card that was shown to them."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from queenhigh.fair.deck import KEY_SIZE, FairError, Opening, cut_of

SCHEME: Final = "qh1"


class SentSeed(NamedTuple):
    """A seed that counts for the cut, and the commitment that its player sent it for."""

    player: str
    seed: str
    commitment: str
    """64 hexadecimal digits."""


class ProvenDeck(NamedTuple):
    """A deck of the round as it ended."""

    name: str
    commitment: bytes
    state: Literal["dealt", "opened"]
    """``opened`` is a deck of which no card was dealt."""
    seals: bytes
    seeds: tuple[SentSeed, ...]
    openings: tuple[Opening, ...] = ()
    """Of every card dealt; the proof has those that it shows."""
    seed: bytes = b""
    """Where the viewer may know the whole deck, as everybody may know one that was not dealt."""

    @property
    def cut(self) -> tuple[int, ...]:
        return cut_of(self.commitment, [(each.player, each.seed) for each in self.seeds])


class PlacedCard(NamedTuple):
    """Where a card went, in the words of `fair.places`, and which it is if the viewer has seen it."""

    dealt: int
    where: str
    card: str = ""


def proof(name: str, decks: Sequence[ProvenDeck], cards: Sequence[tuple[int, str, str]]) -> dict[str, Any]:
    """The proof of round `name` (``TABLE-ROUND``) for one viewer, ready to be written as JSON.

    `cards` are all that were dealt, as place of dealing, where it went and the card, which is empty where the
    viewer has not seen it; a deck that comes with its seed is told whole. Decks stand in their order, and
    only the last may have been dealt.
    """
    played = next((deck for deck in decks if deck.state == "dealt"), None)
    known = {} if played is None else {each.dealt: each for each in played.openings}
    whole = played is not None and played.seed != b""
    placed = []
    for card in (PlacedCard(*each) for each in cards):
        opened = known[card.dealt].card if card.dealt in known else ""
        if (whole or card.card) and (not opened or card.card not in ("", opened)):
            raise FairError(f"place {card.dealt} was not opened as the card that is shown there")
        placed.append(card._replace(card=opened) if whole else card)
    shown = {card.dealt for card in placed if card.card}
    return {
        "scheme": SCHEME,
        "round": name,
        "reveal": "all" if all(deck.seed for deck in decks) else "seen",
        "decks": [_deck(deck, shown if deck is played else set()) for deck in decks],
        "cards": [
            {"dealt": card.dealt, "where": card.where, **({"card": card.card} if card.card else {})}
            for card in placed
        ],
    }


def _deck(deck: ProvenDeck, shown: set[int]) -> dict[str, Any]:
    seeds = sorted(deck.seeds)
    return {
        "name": deck.name,
        "commitment": deck.commitment.hex(),
        "state": deck.state,
        "seals": [
            deck.seals[start : start + KEY_SIZE].hex() for start in range(0, len(deck.seals), KEY_SIZE)
        ],
        "seeds": [each._asdict() for each in seeds],
        "cut": list(deck.cut),
        "openings": [each._asdict() for each in deck.openings if each.dealt in shown],
        **({"seed": deck.seed.hex()} if deck.seed else {}),
    }
