"""What a sitting has come to so far, and the summary at its end. Everything is a sum of settlement lines."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich import box as frames
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from queenhigh.cli.terminal.drawing.payouts import net_minor, net_text
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.money import show_amount
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
    screen: Screen, house: House, tally: Tally, coached: Sequence[tuple[str, Text]] = ()
) -> RenderableType:
    """The sitting on one page, with what a coach has to say of its decisions."""
    lines = tally.lines
    if not tally.games:
        return Group(screen.text("No round was finished."), _facts([_bankroll(screen, house, tally)]))

    def amount(amount_minor: int) -> Text:
        return screen.text(show_amount(amount_minor, house.currency))

    best = max(tally.games, key=lambda game: net_minor(tally.games[game]))
    best_text = net_text(screen, house, net_minor(tally.games[best]))
    facts = [
        ("Rounds", Text(str(len(tally.games)))),
        ("Wagered", amount(sum(line.stake_minor for line in lines))),
        ("Returned", amount(sum(line.returned_minor for line in lines))),
        ("Net", net_text(screen, house, net_minor(lines))),
        ("Best round", Text.assemble(best_text, f" in game {best}")),
    ]
    wins = [line for line in lines if line.won_minor]
    if wins:
        top = max(wins, key=lambda line: line.won_minor)
        label = line_label(house, top, screen.language)
        why = payout(house, top, screen.language)
        words = screen.text(f" on {label}: {why} ({top.clause})")
        facts.append(("Biggest win", Text.assemble(net_text(screen, house, top.won_minor), words)))
    facts += [_bankroll(screen, house, tally), *coached]
    return Group(_facts(facts), _by_wager(screen, house, lines))


def _bankroll(screen: Screen, house: House, tally: Tally) -> tuple[str, Text]:
    now, bought = (
        show_amount(amount, house.currency) for amount in (tally.bankroll_minor, tally.bought_minor)
    )
    return "Bankroll", screen.text(f"{now}, from {bought}")


def _facts(facts: Sequence[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name, words in facts:
        table.add_row(name, words)
    return table


def _by_wager(screen: Screen, house: House, lines: Sequence[Line]) -> Table:
    table = Table(box=frames.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Wager")
    for name in ("Staked", "Returned", "Net"):
        table.add_column(name, justify="right", no_wrap=True)
    kinds = sorted(
        {(line.wager, line.kind == "envy") for line in lines},
        key=lambda kind: (house.payment_places[kind[0]], kind[1]),
    )
    for name, envy in kinds:
        own = [line for line in lines if (line.wager, line.kind == "envy") == (name, envy)]
        table.add_row(
            screen.text(line_label(house, own[0], screen.language)),
            screen.text(show_amount(sum(line.stake_minor for line in own), house.currency)),
            screen.text(show_amount(sum(line.returned_minor for line in own), house.currency)),
            net_text(screen, house, net_minor(own)),
        )
    return table
