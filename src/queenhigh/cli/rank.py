"""`queenhigh rank`: what hands are called and which is best."""

import sys
from typing import TYPE_CHECKING

import click

from queenhigh.cli.common import json_option, misuse, print_json, refuse

if TYPE_CHECKING:
    from queenhigh.cards import Card


@click.command("rank")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
@json_option
def command(hands: tuple[str, ...], as_json: bool) -> None:
    """Name and order hands of three cards.

    For example: `queenhigh rank "Ks Kd 4c" "As 2d 3h"`. With `-`,
    hands are read from standard input, one a line. The same hand or card may stand in several.
    """
    from queenhigh.hands import CATEGORIES, full_name, strength

    if "-" in hands and len(hands) > 1:
        misuse("- stands alone: hands come from the command line or from standard input", "HAND")
    cards = (
        _from_input() if hands == ("-",) else [_parse(text, f"hand {n}") for n, text in enumerate(hands, 1)]
    )
    strengths = [strength(hand) for hand in cards]
    places: dict[int, int] = {}
    for place, value in enumerate(sorted(strengths, reverse=True), start=1):
        places.setdefault(value, place)
    if as_json:
        rows = [
            {
                "cards": [str(card) for card in hand],
                "category": CATEGORIES[value].key,
                "name": full_name(value),
                "strength": value,
                "place": places[value],
            }
            for hand, value in zip(cards, strengths, strict=True)
        ]
        print_json({"hands": rows})
        return
    _print(cards, strengths, places)


def _print(cards: "list[tuple[Card, ...]]", strengths: list[int], places: dict[int, int]) -> None:
    from collections import Counter

    from rich import box as frames
    from rich.console import Console
    from rich.table import Table

    from queenhigh.cli.felt import cards_text
    from queenhigh.hands import full_name

    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Place", justify="right")
    table.add_column("Cards", no_wrap=True)
    table.add_column("Hand")
    table.add_column("Strength", justify="right")
    ties = Counter(strengths)
    order = sorted(range(len(cards)), key=lambda index: places[strengths[index]])
    for index in order:
        value = strengths[index]
        tie = " =" if ties[value] > 1 else ""
        table.add_row(f"{places[value]}{tie}", cards_text(cards[index]), full_name(value), str(value))
    Console(highlight=False).print(table)


def _from_input() -> "list[tuple[Card, ...]]":
    found = []
    for number, line in enumerate(sys.stdin or (), start=1):
        if line.strip():
            found.append(_parse(line.strip(), f"line {number}"))
    if not found:
        misuse("standard input holds no hand: write one a line, as in Ks Kd 4c", "HAND")
    return found


def _parse(text: str, where: str) -> "tuple[Card, ...]":
    from queenhigh.cards import CardError, parse_card, repeated, shorten

    try:
        cards = tuple(parse_card(word) for word in text.replace(",", " ").split())
    except CardError as error:
        misuse(f"{where}: {error}", "HAND")
    if len(cards) != 3:
        misuse(f"{where}: {shorten(text)} holds {len(cards)} cards; a hand has three", "HAND")
    twice = repeated(cards)
    if twice is not None:
        refuse(f"{where}: {twice} stands twice in one hand; there is one of each card in the deck")
    return cards
