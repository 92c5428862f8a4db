"""The catalogue on a terminal: a table for each group."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from rich.console import Console

from queenhigh.report.blocks import table
from queenhigh.report.writers.terminal import print_blocks
from queenhigh.rules import House
from queenhigh.rules.figures import ANTE_PLAY

if TYPE_CHECKING:  # a list of houses needs no arrays
    from queenhigh.analysis.results import Analysis, Strategy, WagerFigures

_CHANGES: Final = "*"
_CHANGES_WORDS: Final = (
    "It changes best play: its edge is that of a player who plays for it too, which where a fold loses it "
    "may mean never to fold. Adding it to the bet costs more: the analysis of the house says how much."
)
Shown = TypeVar("Shown", House, "Analysis")


def print_houses(groups: Mapping[str, list[House]]) -> None:
    """The houses with their games and wagers."""
    console = _print(groups, "House|Game and name|Money|Wagers", _described)
    console.print(
        "Read one's rules with [bold]queenhigh rules HOUSE[/], sit down with [bold]queenhigh play HOUSE[/]."
    )


def print_edges(groups: "Mapping[str, list[Analysis]]") -> None:
    """The houses with their edges and best play."""
    console = _print(groups, "House|#Of the Ante|#Of all money|Side bets and best play", _priced)
    console.print(
        "Edges of the house with best play; a progressive stands at its seed. "
        "Every figure of one: [bold]queenhigh analyse HOUSE[/]."
    )
    if any(_changes_play(each) for found in groups.values() for one in found for each in one.wagers.values()):
        console.print(f"{_CHANGES} {_CHANGES_WORDS}")


def _print(groups: Mapping[str, list[Shown]], heads: str, row: Callable[[Shown], tuple[str, ...]]) -> Console:
    console = Console(highlight=False)
    blocks = (table(group.capitalize(), heads, map(row, shown)) for group, shown in groups.items())
    print_blocks(blocks, console)
    console.print()
    return console


def _described(house: House) -> tuple[str, ...]:
    labels = ", ".join(wager.label for wager in house.wagers)
    return (house.id, f"{house.game}\n{house.name}", house.currency.code, labels)


def _changes_play(wager: "WagerFigures") -> bool:
    """Whether the figure is of a bettor who plays otherwise for the wager's sake, which costs the rest."""
    return wager.marginal_edge is not None


def _priced(found: "Analysis") -> tuple[str, ...]:
    from queenhigh.report.numbers import percent

    contest = found.wagers.get(ANTE_PLAY)
    risk = contest.element_of_risk if contest else None
    sides = [
        f"{each.label} {percent(each.house_edge)}{_CHANGES if _changes_play(each) else ''}"
        for name, each in found.wagers.items()
        if name != ANTE_PLAY
    ]
    unpriced = [f"not worked out: {reason}" for reason in found.unpriced.values()]
    best_play = in_a_line(found.strategy) if found.strategy is not None else ""
    return (
        found.house.id,
        percent(contest.house_edge) if contest else "",
        "" if risk is None else percent(risk),
        "\n".join(filter(None, (", ".join(sides + unpriced), best_play))),
    )


def in_a_line(strategy: "Strategy") -> str:
    """Best play by the weakest hand to play, or how it begins where a chart tells the rest."""
    from queenhigh.words.coach import StandRule

    if len(strategy.guides) > 1:
        runs: dict[str, list[str]] = {}
        for guide in strategy.guides:
            runs.setdefault(guide.play_from, []).append(guide.seen)
        told = "; ".join(f"{' '.join(seen)}: {weakest}" for weakest, seen in runs.items())
        bold = _bolder(strategy)
        return f"{f'Play {bold}; the weakest' if bold else 'Weakest'} to play against {told}."
    if strategy.guides or isinstance(strategy.rule, StandRule):
        return strategy.text
    return f"{strategy.text.split('. ')[0].removesuffix('.')}; the rest by a chart."


def _bolder(strategy: "Strategy") -> str:
    """With which hands more than the least is played, where that is the same whatever is seen."""
    from queenhigh.words.coach import ChartRule, StandRule, hand_text

    if strategy.rule is None or isinstance(strategy.rule, ChartRule | StandRule):
        return ""
    first, *others = {each.marks[:-1] for each in strategy.rule}
    if others:
        return "more with stronger hands"
    return ", ".join(f"{times} x with {hand_text(weakest or 0)} or better" for weakest, times in first)
