"""Fair cards, scheme ``qh1``: decks sealed before betting, cut by the players, opened and checked afterwards.

`docs/fairness.md` says every byte of it, what it proves and what it does not.
"""

from queenhigh.fair.deck import (
    CARDS,
    KEY_SIZE,
    SEED_LIMIT,
    Deck,
    FairError,
    Opening,
    cut_of,
    dealt,
    opening,
    order,
    seal_deck,
    server_seed,
)
from queenhigh.fair.places import (
    COMMUNITY,
    DEALER,
    FOURTH,
    SECOND_HAND,
    box_place,
    deal_places,
    replacement_place,
)
from queenhigh.fair.proofs import SCHEME, PlacedCard, ProvenDeck, SentSeed, proof
from queenhigh.fair.verdict import Step, Verdict, verify

__all__ = [
    "CARDS", "COMMUNITY", "DEALER", "FOURTH", "KEY_SIZE", "SCHEME", "SECOND_HAND", "SEED_LIMIT", "Deck",
    "FairError", "Opening", "PlacedCard", "ProvenDeck", "SentSeed", "Step", "Verdict", "box_place", "cut_of",
    "deal_places", "dealt", "opening", "order", "proof", "replacement_place", "seal_deck", "server_seed",
    "verify",
]  # fmt: skip
