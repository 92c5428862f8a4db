"""Amounts as verbs take them: bets as `ante=10 pair_plus=5`, meters as `25000` or `main=25000`."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import WHOLE, F, misuse

if TYPE_CHECKING:
    from queenhigh.rules import House


def meter_option(command: F) -> F:
    """The ``--meter`` option: what the meters hold."""
    return click.option(
        "--meter",
        "meters",
        multiple=True,
        help="What the meter holds: 25000, or 'mega=60000 major=6000' where there are several.",
    )(command)


def players_option(command: F) -> F:
    """The ``--players`` option: how many play the same bet."""
    return click.option(
        "--players",
        type=WHOLE,
        default=1,
        show_default=True,
        help="How many play, each with one box and the same bet: for Envy.",
    )(command)


def bet_option(command: F) -> F:
    """The ``--bet`` option: stakes on several wagers."""
    return click.option("--bet", help="Stakes on several wagers: 'ante=10 pair_plus=5'.")(command)


def side_antes_option(command: F) -> F:
    """The ``--side-antes`` option: what stands on the side wager that is staked in Antes."""
    return click.option(
        "--side-antes",
        "--double-shot",
        "side_antes",
        type=WHOLE,
        help="What stands on the side wager staked in Antes, in Antes: 0, 1 or 2.",
    )(command)


def parse_meters(house: "House", texts: Iterable[str]) -> dict[str, int]:
    """What each named meter holds; ends with exit code 2 where the words make no meter of this house."""
    from queenhigh.money import MoneyError, parse_amount

    found: dict[str, int] = {}
    known = [meter.name for meter in house.meters]
    for word in (word for text in texts for word in text.split() or [text]):
        name, equals, amount = word.partition("=")
        if not equals:
            name, amount = (known[0] if known else ""), word
        if not known:
            misuse("this house has no meter", "--meter")
        if not equals and len(known) > 1:
            misuse(
                f"this house has several meters: say NAME=AMOUNT with one of {', '.join(known)}", "--meter"
            )
        if name not in known:
            misuse(f"this house has no meter {name!r}; it has {', '.join(known)}", "--meter")
        if name in found:
            misuse(f"the meter {name} is given twice", "--meter")
        try:
            found[name] = parse_amount(amount, house.currency)
        except MoneyError as error:
            misuse(str(error), "--meter")
    return found


def parse_bet(house: "House", text: str | None) -> dict[str, int]:
    """The stakes of a bet, none if nothing was said; ends with exit code 2 where the words make none."""
    from queenhigh.money import MoneyError, parse_amount
    from queenhigh.text import shorten, suggest

    found: dict[str, int] = {}
    if text is None:
        return found
    known = [wager.name for wager in house.wagers]
    placed = [wager.name for wager in house.wagers if wager.placed_before_deal]
    for word in re.split(r"\s+|,(?!\d)", text.strip()):
        if not word:
            continue
        name, equals, amount = word.partition("=")
        if not equals or not name or not amount:
            misuse(f"{shorten(word)} is not a stake: write wager=amount, as in ante=10", "--bet")
        if name not in known:
            misuse(f"this house has no wager {shorten(name)}{suggest(name, placed)}", "--bet")
        if name in found:
            misuse(f"{shorten(name)} is staked twice", "--bet")
        try:
            found[name] = parse_amount(amount, house.currency)
        except MoneyError as error:
            misuse(f"{shorten(name)}: {error}", "--bet")
    if not found:
        misuse("nothing is staked: write wager=amount, as in ante=10", "--bet")
    return found


def parse_money(house: "House", text: str | None, hint: str) -> int | None:
    """An amount that may be left out; ends with exit code 2 where the words make none."""
    from queenhigh.money import MoneyError, parse_amount

    if text is None:
        return None
    try:
        return parse_amount(text, house.currency)
    except MoneyError as error:
        misuse(str(error), hint)
