"""Entries that favour the player, said loudly and with the rows that cause it."""

from queenhigh.analysis.figures.price import entry_figures, entry_of, moved, with_awards
from queenhigh.analysis.playing.solve import row_weights, solve
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import Cause, Favour, WagerFigures
from queenhigh.rules.awards import Nothing
from queenhigh.rules.records import House
from queenhigh.study.entries import Entry, unit_bet
from queenhigh.words.findings import favour_text
from queenhigh.words.rules_card import row_label


def favour(
    house: House,
    entry: Entry,
    found: WagerFigures,
    meters_minor: dict[str, int] | None = None,
    players: int = 1,
    antes: int | None = None,
) -> Favour | None:
    """The report on an entry that favours the player, or none."""
    edge = -found.house_edge
    if edge <= 0:
        return None
    bet = unit_bet(house, entry, meters_minor or {}, antes, players)
    if antes and study(bet).mean(best) <= 0:
        return None  # the bet that was asked for does not favour the player, whatever one part of it does
    alone = entry.wager.kind == "ante" and list(bet.stakes_minor) == [entry.wager.name]
    solved = solve(bet) if alone and not house.dealer.shows else None
    causes = []
    for wager in entry.wagers:
        weights = row_weights(solved, wager) if solved and wager.rows else None
        for row in wager.rows:
            if isinstance(row.award, Nothing):
                continue
            altered = with_awards(house, wager, {row.name: Nothing()})
            if solved is not None and weights is not None:
                left = moved(solved, wager, weights, altered)
                without = -left.total(left.best) / (left.deals * bet.placed_minor)
            else:
                other = entry_of(altered, wager.name)
                without = entry_figures(altered, other, meters_minor, players, antes, curve=False).house_edge
            causes.append(Cause(wager.label, row, row_label(row), without - found.house_edge, without))
    causes.sort(key=lambda cause: -cause.contribution)
    text = favour_text(entry.label, edge, [(each.label, each.edge_without) for each in causes])
    return Favour(entry.name, entry.label, edge, tuple(causes), text)
