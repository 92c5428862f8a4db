"""`queenhigh houses`: the catalogue, by groups or with the edges side by side."""

import time
from typing import TYPE_CHECKING, Any

import click

from queenhigh.cli.asking.common import json_option, print_json

if TYPE_CHECKING:
    from queenhigh.analysis import Analysis
    from queenhigh.rules import House


@click.command("houses")
@click.option("--compare", is_flag=True, help="Work out the edges of each house and put them side by side.")
@json_option
def command(compare: bool, as_json: bool) -> None:
    """List the houses that come with Queen High, by groups.

    With --compare: what the house keeps of each Ante and of all money bet, the edge of each side bet, and
    best play in a line. A positive edge is the house's advantage; a progressive is measured at its seed.

    \b
    Example:
      queenhigh houses --compare
    """
    from queenhigh.cli.answering.houses import print_edges, print_houses
    from queenhigh.rules import house, house_groups

    groups = {group: [house(id) for id in ids] for group, ids in house_groups().items()}
    places = {each.id: group for group, houses in groups.items() for each in houses}
    if not compare:
        if as_json:
            listed = sorted((each for houses in groups.values() for each in houses), key=lambda each: each.id)
            print_json({"houses": [_facts(each, places[each.id]) for each in listed]})
        else:
            print_houses(groups)
        return
    found = _analysed([each for houses in groups.values() for each in houses])
    if as_json:
        print_json({"houses": [{"group": places[id]} | _edges(each) for id, each in sorted(found.items())]})
    else:
        print_edges({group: [found[each.id] for each in houses] for group, houses in groups.items()})


def _facts(each: "House", group: str) -> dict[str, Any]:
    return {
        "id": each.id,
        "name": each.name,
        "game": each.game,
        "group": group,
        "document": each.document,
        "currency": each.currency.code,
        "boxes": each.boxes,
        "wagers": [wager.name for wager in each.wagers],
        "digest": each.digest,
    }


def _analysed(houses: "list[House]") -> "dict[str, Analysis]":
    from queenhigh.analysis import analyse
    from queenhigh.cli.answering.progress import takes_long, watching
    from queenhigh.study.result import Progress

    found = {}
    begun = time.monotonic()
    for each in houses:
        if words := takes_long(each):
            click.echo(words, err=True)
    with watching() as watch:
        for done, each in enumerate(houses):
            watch(Progress(f"Analysing {each.id}", done, len(houses), 0, "", time.monotonic() - begun))
            found[each.id] = analyse(each)
    return found


def _edges(found: "Analysis") -> dict[str, Any]:
    from queenhigh.cli.answering.houses import in_a_line
    from queenhigh.rules.figures import ANTE_PLAY

    contest = found.wagers.get(ANTE_PLAY)
    strategy = found.strategy
    risk = contest.element_of_risk if contest else None
    return {
        "id": found.house.id,
        "name": found.house.name,
        "digest": found.house.digest,
        "of_the_ante": str(contest.house_edge) if contest else None,
        "of_the_ante_percent": _percent(contest.house_edge) if contest else None,
        "of_all_money": None if risk is None else str(risk),
        "of_all_money_percent": None if risk is None else _percent(risk),
        "sides": {
            name: {
                "label": each.label,
                "edge": str(each.house_edge),
                "edge_percent": _percent(each.house_edge),
                "marginal_edge": None if each.marginal_edge is None else str(each.marginal_edge),
                "marginal_edge_percent": None if each.marginal_edge is None else _percent(each.marginal_edge),
            }
            for name, each in found.wagers.items()
            if name != ANTE_PLAY
        },
        "best_play": in_a_line(strategy) if strategy else "",
        "unpriced": found.unpriced,
    }


def _percent(share: Any) -> float:
    return round(float(share * 100), 6)
