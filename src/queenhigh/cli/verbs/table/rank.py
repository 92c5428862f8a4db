"""`queenhigh rank`: what hands are called and which is best."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import json_option, language_option, misuse, print_json, refuse

if TYPE_CHECKING:
    from rich.console import Console

    from queenhigh.cards import Card

LINE_LIMIT = 300
"""How long a line of standard input may be: a file without line ends is refused, not read whole."""
HANDS_LIMIT = 250_000
"""How many hands standard input may hold: places are known only when the last is read."""


@click.command("rank")
@click.argument("hands", nargs=-1, required=True, metavar="HAND...")
@language_option
@json_option
def command(hands: tuple[str, ...], language: str, as_json: bool) -> None:
    """Name and order hands of three cards.

    With `-`, hands are read from standard input, one a line. The same hand or card may stand in several.

    \b
    Example:
      queenhigh rank "Ks Kd 4c" "As 2d 3h"
    """
    from queenhigh.hands import CATEGORIES, strength
    from queenhigh.words import full_name

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
                "name": full_name(value, language),
                "strength": value,
                "place": places[value],
            }
            for hand, value in zip(cards, strengths, strict=True)
        ]
        print_json({"hands": rows})
        return
    _print(cards, strengths, places, language)


def _print(
    cards: "list[tuple[Card, ...]]", strengths: list[int], places: dict[int, int], language: str
) -> None:
    """The best hand first. Lines are put together by hand: there may be very many."""
    from collections import Counter

    from rich.console import Console

    from queenhigh.cards import symbols
    from queenhigh.report.blocks import table
    from queenhigh.report.writers.terminal import print_blocks
    from queenhigh.words import catalogue, full_name

    console = Console(highlight=False)
    ties = Counter(strengths)
    order = sorted(range(len(cards)), key=lambda index: places[strengths[index]])
    said = {value: f"{places[value]} =" if ties[value] > 1 else str(places[value]) for value in ties}
    rows = (
        (said[strengths[index]], cards[index], full_name(strengths[index], language), strengths[index])
        for index in order
    )
    heads = [catalogue(language).template("ranking", key) for key in ("place", "cards", "hand", "strength")]
    widths = (
        max(len(heads[0]), *map(len, said.values())),
        max(len(heads[1]), *(_width(hand) for hand in cards)),
        max(len(full_name(value, language)) for value in ties),
    )
    if sum(widths) + 3 * 3 + len(heads[3]) > console.width:
        told = ((place, symbols(hand), words, str(value)) for place, hand, words, value in rows)
        print_blocks([table("", "#{}|#{}|{}|#{}".format(*heads), told)], console)
        return
    lines = _aligned(rows, _drawn(console, {card for hand in cards for card in hand}), heads, *widths)
    console.file.write("\n" + "\n".join(lines) + "\n\n")
    console.file.flush()


_Row = tuple[str, "tuple[Card, ...]", str, int]


def _width(hand: "tuple[Card, ...]") -> int:
    return sum(len(card.symbol) for card in hand) + len(hand) - 1


def _aligned(
    rows: Iterator[_Row], drawn: "dict[Card, str]", heads: list[str], first: int, second: int, third: int
) -> Iterator[str]:
    head = f"{heads[0]:>{first}}   {heads[1]:<{second}}   {heads[2]:<{third}}   {heads[3]}"
    yield head
    yield "-" * len(head)
    for place, hand, words, value in rows:
        shown = " ".join(drawn[card] for card in hand) + " " * (second - _width(hand))
        yield f"{place:>{first}}   {shown}   {words:<{third}}   {value:>{len(heads[3])}}"


def _drawn(console: "Console", cards: "set[Card]") -> "dict[Card, str]":
    """Each card as this terminal shows it, colour and all."""
    from queenhigh.report.writers.terminal import cards_text

    found = {}
    for card in cards:
        with console.capture() as captured:
            console.print(cards_text([card]), end="")
        found[card] = captured.get()
    return found


def _from_input() -> "list[tuple[Card, ...]]":
    """The hands of standard input; equal ones are kept once, so that memory grows with the lines alone."""
    found: list[tuple[Card, ...]] = []
    known: dict[tuple[Card, ...], tuple[Card, ...]] = {}
    number = 0
    while sys.stdin is not None and (line := sys.stdin.readline(LINE_LIMIT + 1)):
        number += 1
        if len(line.rstrip("\n")) > LINE_LIMIT:
            misuse(f"line {number} is longer than {LINE_LIMIT} characters: a hand has three cards", "HAND")
        if not line.strip():
            continue
        if len(found) == HANDS_LIMIT:
            refuse(f"more than {HANDS_LIMIT:,} hands: rank them in parts")
        hand = _parse(line.strip(), f"line {number}")
        found.append(known.setdefault(hand, hand))
    if not found:
        misuse("standard input holds no hand: write one a line, as in Ks Kd 4c", "HAND")
    return found


def _parse(text: str, where: str) -> "tuple[Card, ...]":
    from queenhigh.cards import CardError, parse_card, repeated
    from queenhigh.text import shorten

    try:
        cards = tuple(parse_card(word) for word in text.replace(",", " ").split())
    except CardError as error:
        misuse(f"{where}: {error}", "HAND")
    if len(cards) != 3:
        misuse(f"{where}: {shorten(text)} holds {len(cards)} cards; a hand has three", "HAND")
    twice = repeated(cards)
    if twice is not None:
        misuse(f"{where}: {twice} stands twice in one hand; there is one of each card in the deck", "HAND")
    return cards
