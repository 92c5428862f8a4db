"""`queenhigh simulate`: a great many rounds dealt and settled, beside the exact figures."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.answering.answer import answer_options, asked_for
from queenhigh.cli.answering.running import run_and_give
from queenhigh.cli.asking.amounts import parse_bet, parse_meters
from queenhigh.cli.asking.common import COUNT, WHOLE, get_house, misuse, print_json, refusing
from queenhigh.cli.asking.known import house_argument, stakes
from queenhigh.cli.asking.running import running_options, strategies_option, strategy_of

if TYPE_CHECKING:
    from queenhigh.rules import House


@click.command("simulate")
@house_argument()
@click.option("--rounds", type=COUNT, default="1e7", show_default=True, help="How many rounds, as in 1e9.")
@click.option("--boxes", type=WHOLE, default=1, show_default=True, help="How many boxes share the deck.")
@click.option(
    "--bet",
    "bets",
    multiple=True,
    shell_complete=stakes,
    help="Stakes: 'ante=10 pair_plus=5'; several times for one bet a box.",
)
@strategies_option
@running_options
@click.option("--outcomes", is_flag=True, help="Print how often each outcome of each wager came, too.")
@click.option("--show", type=WHOLE, metavar="ROUND", help="Look at one round of the seed, settled, instead.")
@answer_options("outcome")
def command(
    house_name: str,
    rounds: int,
    boxes: int,
    bets: tuple[str, ...],
    strategy: tuple[str, ...],
    meters: tuple[str, ...],
    settings: str,
    outcomes: bool,
    show: int | None,
    form: str | None,
    out: Path | None,
    as_json: bool,
    **where: Any,
) -> None:
    """Deal and settle a great many rounds, beside exact figures.

    Without --bet every wager gets the least it takes. The same seed gives the same totals on one thread or a
    cluster. Ctrl-C ends the run and prints what is known so far.

    \b
    Example:
      queenhigh simulate rws --rounds 1e9 --boxes 6 --bet "ante=10 pair_plus=5"
    """
    house = get_house(house_name, settings)
    said: dict[str, Any] = {
        "stakes": [parse_bet(house, text) for text in bets] or None,
        "meters": parse_meters(house, meters),
        "strategy": [strategy_of(house, text) for text in strategy],
        "boxes": boxes,
    }
    if show is not None:
        _show(house, said, where["seed"], show, _shown_as_json(form, out, as_json))
        return
    asked = asked_for(form, as_json, out)
    from queenhigh.simulation.edges.run import simulate

    box_rounds = rounds * max(boxes, len(bets), len(strategy))
    work = partial(simulate, house, rounds, **said)
    run_and_give(house_name, house, settings, box_rounds, work, asked, outcomes, **where)


def _shown_as_json(form: str | None, out: Path | None, as_json: bool) -> bool:
    """Whether a round is shown as JSON; it has no other format, and no file."""
    if out is not None:
        misuse("one round is printed: --show keeps no file", "--out")
    if form not in (None, "json"):
        misuse(f"one round is printed as text or JSON: --show has no {form}", "--format")
    return as_json or form == "json"


def _show(house: "House", said: dict[str, Any], seed: int | None, number: int, as_json: bool) -> None:
    from queenhigh.simulation.dealing.prepare import plan_in_units
    from queenhigh.simulation.edges.shown_round import show_round

    if seed is None:
        misuse("say whose round: a round belongs to a seed", "--seed")
    with refusing():
        state = show_round(plan_in_units(house, **said), seed, number)
    if as_json:
        from queenhigh.cli.verbs.table.settle import settled_json

        print_json({"seed": seed, "round": number, **settled_json(state), "digest": house.digest})
        return
    from queenhigh.cli.answering.settled import print_settlement

    print_settlement(state)
