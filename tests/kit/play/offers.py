"""Taking up offers: random choices of an amount and of discards that an offer has room for.

The fields fit both `offer.act(by, **fields)` and an ``act`` frame of the socket: amounts are in minor units,
cards are text.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from queenhigh.cards import Card, format_card
from queenhigh.engine import Offer


def choose(offer: Offer, held: Sequence[Card], rng: Random) -> dict[str, Any]:
    """Choose the fields that a bet or a decision leaves open; nothing for any other act of a player.

    `held` are the cards of the offer's box.
    """
    match offer.do:
        case "place":
            return {"amount_minor": choose_stake(offer, rng)}
        case "play":
            return choose_play(offer, held, rng)
        case _:
            return {}


def choose_stake(offer: Offer, rng: Random) -> int:
    """Choose a stake for an offer to ``place``: small ones, the ends, anything between."""
    least_minor = offer.least_minor or 0
    step_minor = offer.step_minor or 1
    most_minor = offer.most_minor if offer.most_minor is not None else least_minor + 1000 * step_minor
    steps = (most_minor - least_minor) // step_minor
    return least_minor + step_minor * rng.choice((0, min(3, steps), steps, rng.randint(0, steps)))


def choose_play(offer: Offer, held: Sequence[Card], rng: Random) -> dict[str, Any]:
    """Choose discards, and a stake that goes with them, for an offer to ``play``."""
    counts = [count for count in range(offer.discards + 1) if offer.takes_discards(count)]
    discards = rng.sample([format_card(card) for card in held], rng.choice(counts))
    amounts = [minor for minor in (0, *offer.amounts_minor) if offer.takes_play(minor, len(discards))]
    return {"amount_minor": rng.choice(amounts), "discards": discards}
