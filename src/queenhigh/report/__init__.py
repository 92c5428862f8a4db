"""One way to tell a result: a document of blocks, written for a terminal, a page, a notebook or a program.

What a result is told by is found by its class's name, so that nothing is imported but what is asked for.
"""

from importlib import import_module
from typing import Final

from queenhigh.study.result import Result
from queenhigh.study.sheet import Sheet

_PAGES: Final = {
    "Analysis": "writers.notebook:analysis_html",
    "WagerFigures": "writers.notebook:wager_html",
    "Advice": "writers.notebook:advice_html",
    "Price": "writers.notebook:price_html",
    "Risk": "writers.notebook:risk_html",
    "Simulation": "chapters.edges:simulation_html",
    "Sessions": "chapters.sessions:sessions_html",
    "Jackpot": "chapters.jackpot:jackpot_html",
}


def html_of(result: Result) -> str:
    """A short HTML fragment for a notebook."""
    module, name = _PAGES[type(result).__name__].split(":")
    found: str = getattr(import_module(f"queenhigh.report.{module}"), name)(result)
    return found


def sheet_of(result: Result) -> Sheet:
    """The result as a plain table."""
    from queenhigh.report.sheet import sheet_of

    return sheet_of(result)
