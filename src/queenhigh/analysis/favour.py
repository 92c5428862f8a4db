"""Entries that favour the player, said loudly and with the rows that cause it."""

from fractions import Fraction

from queenhigh.analysis.entries import Entry
from queenhigh.analysis.price import price
from queenhigh.analysis.results import Cause, Favour, WagerFigures
from queenhigh.rules.awards import Nothing
from queenhigh.rules.describe import row_words
from queenhigh.rules.records import House, Row, Wager


def favour(house: House, entry: Entry, figures: WagerFigures) -> Favour | None:
    """What is to be said of an entry whose edge is against the house; none where it is not."""
    edge = -figures.house_edge
    if edge <= 0:
        return None
    causes = [
        _cause(house, wager, row, figures)
        for wager in entry.wagers
        for row in wager.rows
        if not isinstance(row.award, Nothing)
    ]
    causes.sort(key=lambda cause: -cause.contribution)
    return Favour(entry.name, entry.label, edge, tuple(causes), _text(entry, edge, causes))


def _cause(house: House, wager: Wager, row: Row, figures: WagerFigures) -> Cause:
    without = price(house, wager.name, {row.name: Nothing()}).new.house_edge
    label = row_words(row)
    when = {"stood": ", stood", "drew": ", drew"}.get(row.when, "")
    return Cause(wager.label, row, f"{label}{when}", without - figures.house_edge, without)


def _text(entry: Entry, edge: Fraction, causes: list[Cause]) -> str:
    said = f"{entry.label} favours the PLAYER by {float(edge) * 100:.4f}% of the stake under best play."
    turning = [cause for cause in causes if cause.edge_without > 0]
    if turning:
        rows = "; ".join(
            f"{cause.label} (house edge {float(cause.edge_without) * 100:+.4f}% without it)"
            for cause in turning
        )
        return f"{said} Without any one of these rows the house would have the edge: {rows}."
    if causes:
        return f"{said} No single row causes it; the dearest is {causes[0].label}."
    return f"{said} The contest itself causes it, not a pay row."
