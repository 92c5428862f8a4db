"""One way to tell a result: a document of blocks, written for a terminal, a page, a notebook or a program."""

from queenhigh.analysis.advice import Advice
from queenhigh.analysis.figures.price import Price
from queenhigh.analysis.results import Analysis, WagerFigures
from queenhigh.analysis.rounds.risk import Risk
from queenhigh.report.chapters.edges import simulation_html, simulation_sheet
from queenhigh.report.chapters.jackpot import jackpot_html, jackpot_sheet
from queenhigh.report.chapters.session_data import sessions_sheet
from queenhigh.report.chapters.sessions import sessions_html
from queenhigh.report.writers.notebook import advice_html, analysis_html, price_html, risk_html, wager_html
from queenhigh.simulation.edges.results import Simulation
from queenhigh.simulation.jackpot.results import Jackpot
from queenhigh.simulation.sessions.results import Sessions
from queenhigh.study.result import Result
from queenhigh.study.sheet import Sheet


def html_of(result: Result) -> str:
    """A short HTML fragment for a notebook."""
    match result:
        case Analysis():
            return analysis_html(result)
        case WagerFigures():
            return wager_html(result)
        case Advice():
            return advice_html(result)
        case Price():
            return price_html(result)
        case Risk():
            return risk_html(result)
        case Simulation():
            return simulation_html(result)
        case Sessions():
            return sessions_html(result)
        case Jackpot():
            return jackpot_html(result)
    raise TypeError(f"{type(result).__name__} has no page")


def sheet_of(result: Result) -> Sheet:
    """The result as a plain table."""
    match result:
        case Simulation():
            return simulation_sheet(result)
        case Sessions():
            return sessions_sheet(result)
        case Jackpot():
            return jackpot_sheet(result)
    raise TypeError(f"{type(result).__name__} has no sheet")
