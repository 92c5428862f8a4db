"""A hand by itself: what three cards are called, and which row of each pay table they make."""

from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter

from queenhigh.cards import Card, CardError, format_card, parse_card, refuse_repeats
from queenhigh.hands import quick_strength
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import BY_LANGUAGE, By
from queenhigh.server.routes.houses import OF_HOUSE, Asked, asked_at
from queenhigh.settlement import SettledBox
from queenhigh.settlement.rows import made_row
from queenhigh.words import full_name

THREE: Final = "([2-9TJQKA][cdhs]){3}"
"""Three cards, as they are written in an address."""
Cards = Annotated[str, QueryParameter(pattern=rf"^{THREE}$(?!\n)", description="Three cards: QsJsTs.")]


class HandBody(msgspec.Struct, frozen=True):
    """Three cards. `rows` has the pay tables that look at no more than these, where they make a row of it."""

    cards: tuple[str, ...]
    strength: int
    name: str
    rows: dict[str, str]
    """By wager, the name of the row; one that says `nothing` too."""


@get(
    asked_at("hand"),
    tags=["houses"],
    summary="Which row of each pay table three cards make",
    sync_to_thread=False,
    response_headers=BY_LANGUAGE,
    dependencies=OF_HOUSE,
)
def show_hand(house: Asked, caller: By, cards: Cards) -> HandBody:
    hand = read_hand(cards)
    box = SettledBox(1, "", (), hand, hand)
    strength = quick_strength(hand)
    made = {
        wager.name: row.name
        for wager in house.wagers
        if not wager.looks_further and (row := made_row(wager, box)) is not None
    }
    name = full_name(strength, caller.language)
    return HandBody(tuple(format_card(card) for card in hand), strength, name, made)


def read_hand(text: str) -> tuple[Card, ...]:
    """Three cards that are written without anything between them."""
    hand = tuple(parse_card(text[place : place + 2]) for place in range(0, len(text), 2))
    try:
        refuse_repeats(hand)
    except CardError as error:
        raise Trouble("study/unfit", str(error)) from None
    return hand


HANDLERS = [show_hand]
