"""Amounts as verbs take them: bets as `ante=10 pair_plus=5`, meters as `25000` or `main=25000`."""

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

import click

from queenhigh.cli.asking.common import WHOLE, misuse
from queenhigh.cli.asking.known import meters, stakes

if TYPE_CHECKING:
    from queenhigh.rules import House


meter_option = click.option(
    "--meter",
    "meters",
    multiple=True,
    shell_complete=meters,
    help="What the meter holds: 25000, or 'mega=60000 major=6000' where there are several.",
)
players_option = click.option(
    "--players",
    type=WHOLE,
    default=1,
    show_default=True,
    help="How many play, each with one box and the same bet: for Envy.",
)
bet_option = click.option(
    "--bet",
    shell_complete=stakes,
    help="Stakes on several wagers: 'ante=10 pair_plus=5'; short names such as pp=5 do.",
)
side_antes_option = click.option(
    "--side-antes",
    "--double-shot",
    "side_antes",
    type=WHOLE,
    help="What stands on the side wager staked in Antes, in Antes: 0, 1 or 2.",
)


def parse_meters(house: "House", texts: Iterable[str]) -> dict[str, Fraction]:
    """Return what meters hold, in whole units; exits with code 2 for a meter that the house does not have."""
    found: dict[str, Fraction] = {}
    known = [meter.name for meter in house.meters]
    names = ", ".join(known)
    for word in (word for text in texts for word in text.split() or [text]):
        if not known:
            misuse("this house has no meter", "--meter")
        if "=" not in word and len(known) > 1:
            misuse(f"this house has several meters: say NAME=AMOUNT with one of {names}", "--meter")
        name, _, amount = (word if "=" in word else f"{known[0]}={word}").partition("=")
        if name not in known:
            misuse(f"this house has no meter {name!r}; it has {names}", "--meter")
        if name in found:
            misuse(f"the meter {name} is given twice", "--meter")
        found[name] = _amount(house, amount, "--meter")
    return found


def parse_bet(house: "House", text: str | None) -> dict[str, Fraction]:
    """Return the stakes of a bet in whole units, none without a text; exits with code 2 otherwise."""
    from queenhigh.cli.asking.wagers import WagerError, parse_figure, read_stakes
    from queenhigh.money import MoneyError
    from queenhigh.text import shorten

    found: dict[str, Fraction] = {}
    staked = [wager for wager in house.wagers if wager.has_stake]
    try:
        for wager, figure in read_stakes(house, text or "", staked):
            if not figure:
                misuse(f"{shorten(wager.name)} is not a stake: write wager=amount, as in ante=10", "--bet")
            if wager.name in found:
                misuse(f"{shorten(wager.name)} is staked twice", "--bet")
            try:
                found[wager.name] = Fraction(parse_figure(figure, house), house.currency.unit_minor)
            except MoneyError as error:
                misuse(f"{shorten(wager.name)}: {error}", "--bet")
    except WagerError as error:
        misuse(str(error), "--bet")
    if text is not None and not found:
        misuse("nothing is staked: write wager=amount, as in ante=10", "--bet")
    return found


def parse_money(house: "House", text: str | None, hint: str) -> Fraction | None:
    """An amount in whole units that may be left out; ends with exit code 2 where the words make none."""
    return None if text is None else _amount(house, text, hint)


def _amount(house: "House", text: str, hint: str) -> Fraction:
    from queenhigh.money import MoneyError, parse_amount

    try:
        return Fraction(parse_amount(text, house.currency), house.currency.unit_minor)
    except MoneyError as error:
        misuse(str(error), hint)
