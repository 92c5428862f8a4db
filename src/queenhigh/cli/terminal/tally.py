"""What a sitting has come to so far, and the summary at its end. Everything is a sum of settlement lines."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from queenhigh.cli.terminal.drawing.payouts import net_minor, net_words
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.money import show_amount
from queenhigh.report.blocks import Table, Toned, table
from queenhigh.rules.records import House
from queenhigh.settlement import Line
from queenhigh.words import line_label, payout


@dataclass
class Tally:
    """The player's money: what they sat down with and every line settled since."""

    bought_minor: int
    games: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    """The lines of each settled game, by its number."""

    def count(self, game: int, lines: Sequence[Line]) -> None:
        """Count a settled game; counting it again changes nothing, so an interrupted sitting may."""
        self.games[game] = tuple(lines)

    @property
    def lines(self) -> list[Line]:
        return [line for lines in self.games.values() for line in lines]

    @property
    def bankroll_minor(self) -> int:
        """What the player has when nothing lies on the felt."""
        return self.bought_minor + net_minor(self.lines)


def summary(
    screen: Screen, house: House, tally: Tally, coached: Sequence[tuple[str, str]] = ()
) -> RenderableType:
    """The sitting on one page, with what a coach has to say of its decisions."""
    lines = tally.lines
    bankroll, bought, staked, returned = (
        show_amount(minor, house.currency)
        for minor in (
            tally.bankroll_minor,
            tally.bought_minor,
            sum(line.stake_minor for line in lines),
            sum(line.returned_minor for line in lines),
        )
    )
    ends = ("Bankroll", f"{bankroll}, from {bought}")
    if not tally.games:
        return Group(screen.text("No round was finished."), screen.table(table("", "|", [ends])))
    best = max(tally.games, key=lambda game: net_minor(tally.games[game]))
    best_net = net_words(house, net_minor(tally.games[best]))
    facts: list[tuple[str, str]] = [
        ("Rounds", str(len(tally.games))),
        ("Wagered", staked),
        ("Returned", returned),
        ("Net", net_words(house, net_minor(lines))),
        ("Best round", Toned(f"{best_net} in game {best}", best_net.tone)),
    ]
    wins = [line for line in lines if line.won_minor]
    if wins:
        top = max(wins, key=lambda line: line.won_minor)
        label = line_label(house, top, screen.language)
        why = payout(house, top, screen.language)
        facts.append(("Biggest win", f"{net_words(house, top.won_minor)} on {label}: {why} ({top.clause})"))
    return Group(
        screen.table(table("", "|", [*facts, ends, *coached])),
        Text(),
        screen.table(_by_wager(screen, house, lines)),
    )


def _by_wager(screen: Screen, house: House, lines: Sequence[Line]) -> Table:
    kinds = sorted(
        {(line.wager, line.kind == "envy") for line in lines},
        key=lambda kind: (house.payment_places[kind[0]], kind[1]),
    )
    rows = []
    for kind in kinds:
        own = [line for line in lines if (line.wager, line.kind == "envy") == kind]
        rows.append(
            (
                line_label(house, own[0], screen.language),
                show_amount(sum(line.stake_minor for line in own), house.currency),
                show_amount(sum(line.returned_minor for line in own), house.currency),
                net_words(house, net_minor(own)),
            )
        )
    return table("", "Wager|#Staked|#Returned|#Net", rows)
