"""`queenhigh simulate`: a great many rounds dealt and settled, beside the exact figures."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from queenhigh.cli.answering.answer import answer_options, asked_for, give
from queenhigh.cli.answering.running import exit_if_stopped, exit_refused, running, say_how_fast
from queenhigh.cli.asking.amounts import meter_option, parse_bet, parse_meters
from queenhigh.cli.asking.common import (
    COUNT,
    WHOLE,
    get_house,
    misuse,
    print_json,
    refuse_if_changed,
    table_option,
)
from queenhigh.cli.asking.running import open_pool, running_options, seed_of, strategies_option, strategy_of

if TYPE_CHECKING:
    from queenhigh.rules import House
    from queenhigh.simulation.planning.plan import Strategy


@click.command("simulate")
@click.argument("house_name", metavar="HOUSE")
@click.option("--rounds", type=COUNT, default="1e7", show_default=True, help="How many rounds, as in 1e9.")
@click.option("--boxes", type=WHOLE, default=1, show_default=True, help="How many boxes share the deck.")
@click.option(
    "--bet", "bets", multiple=True, help="Stakes: 'ante=10 pair_plus=5'; several times for one bet a box."
)
@strategies_option
@meter_option
@running_options
@table_option
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
    seed: int | None,
    workers: int | None,
    processes: bool,
    cluster: str | None,
    settings: str,
    outcomes: bool,
    show: int | None,
    form: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Deal and settle a great many rounds, beside exact figures.

    Without --bet every wager gets the least it takes. The same seed gives the same totals on one thread or a
    cluster. Ctrl-C ends the run and prints what is known so far. As in: queenhigh simulate rws --rounds 1e9
    --boxes 6 --bet "ante=10 pair_plus=5"
    """
    from queenhigh.simulation.planning.plan import SimulationError

    house = get_house(house_name, settings)
    stakes = [parse_bet(house, text) for text in bets]
    meters_minor = parse_meters(house, meters)
    plays = [strategy_of(house, text) for text in strategy]
    if show is not None:
        as_json = _shown_as_json(form, out, as_json)
        _show(house, stakes, boxes, plays, meters_minor, seed, show, as_json)
        return
    asked = asked_for(form, as_json, out)
    pool = open_pool(workers, processes, cluster)
    count = max(boxes, len(stakes), len(plays))
    say_how_fast(rounds * count)
    try:
        from queenhigh.simulation.edges.run import simulate

        with running() as watch:
            found = simulate(
                house,
                rounds,
                stakes_minor=stakes or None,
                boxes=boxes,
                strategy=plays,
                meters_minor=meters_minor,
                seed=seed_of(seed),
                pool=pool,
                watch=watch,
            )
    except SimulationError as error:
        exit_refused(error)
    refuse_if_changed(house_name, house, settings)
    give(found, asked, outcomes)
    exit_if_stopped(found.stopped)


def _shown_as_json(form: str | None, out: Path | None, as_json: bool) -> bool:
    """Whether a round is shown as JSON; it has no other format, and no file."""
    if out is not None:
        misuse("one round is printed: --show keeps no file", "--out")
    if form not in (None, "json"):
        misuse(f"one round is printed as text or JSON: --show has no {form}", "--format")
    return as_json or form == "json"


def _show(
    house: "House",
    stakes: list[dict[str, int]],
    boxes: int,
    strategy: Sequence["Strategy"],
    meters_minor: dict[str, int],
    seed: int | None,
    number: int,
    as_json: bool,
) -> None:
    from queenhigh.simulation.dealing.prepare import plan_of
    from queenhigh.simulation.edges.shown_round import show_round
    from queenhigh.simulation.planning.plan import SimulationError

    if seed is None:
        misuse("say whose round: a round belongs to a seed", "--seed")
    try:
        plan = plan_of(house, stakes or None, boxes=boxes, strategy=strategy, meters_minor=meters_minor)
        state = show_round(plan, seed, number)
    except SimulationError as error:
        exit_refused(error)
    if as_json:
        from queenhigh.cli.verbs.table.settle import settled_json

        print_json({"seed": seed, "round": number, **settled_json(state), "digest": house.digest})
        return
    from queenhigh.cli.answering.settled import print_settlement

    print_settlement(state)
