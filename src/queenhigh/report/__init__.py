"""One way to tell a result: a document of blocks, written for a terminal, a page, a notebook or a program.

What a result is told by is found by its class's name, so that nothing is imported but what is asked for.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from queenhigh.displayed import Displayed
from queenhigh.languages import DEFAULT
from queenhigh.report.blocks import Document
from queenhigh.study.result import Result
from queenhigh.study.sheet import Sheet
from queenhigh.text import plural

if TYPE_CHECKING:
    from rich.console import Console

    from queenhigh.analysis.results import Analysis
    from queenhigh.rules import House

DOCUMENTS: Final = {
    "Analysis": "house:analysis_document",
    "WagerFigures": "house:wager_document",
    "Advice": "answers:advice_document",
    "Price": "prices:price_document",
    "Risk": "answers:risk_document",
    "Simulation": "edges:simulation_document",
    "Sessions": "sessions:sessions_document",
    "Jackpot": "jackpot:jackpot_document",
}
"""The chapter of each result, and its function there."""
SHOWN: Final = {
    "House": "shown.house:house_document",
    "Felt": "shown.at_table:felt_document",
    "Round": "shown.at_table:round_document",
    "View": "shown.at_table:view_document",
    "Record": "shown.at_table:record_document",
    "Offer": "shown.at_table:offer_document",
    "Strategy": "chapters.play:strategy_document",
    "Chart": "chapters.play:chart_document",
}
"""What else a notebook shows, and where that is told."""


def document_of(result: Displayed) -> Document:
    """The result as a document of blocks: what every form below is written from."""
    kind = type(result).__name__
    if kind not in DOCUMENTS and kind not in SHOWN:
        raise TypeError(f"{kind} has no document")
    room, name = (f"chapters.{DOCUMENTS[kind]}" if kind in DOCUMENTS else SHOWN[kind]).split(":")
    found: Document = getattr(import_module(f"queenhigh.report.{room}"), name)(result)
    return found


def html_of(result: Displayed) -> str:
    """A short HTML fragment for a notebook."""
    from queenhigh.report.writers.notebook import document_fragment

    return document_fragment(document_of(result))


def page_of(result: Result) -> str:
    """One HTML file that stands alone."""
    from queenhigh.report.writers.html import document_html

    return document_html(document_of(result))


def card_of(house: "House", language: str = DEFAULT, clauses: bool = False) -> str:
    """A house's placard and rules card, two sides to print, as one HTML file; `clauses` adds their texts."""
    from queenhigh.report.cards.printed_card import printed_card

    return printed_card(house, language, clauses)


def pages_of(analyses: "Sequence[Analysis]") -> str:
    """The reports of several houses in one HTML file, with contents and a table of all their wagers."""
    from queenhigh.report.chapters.house import comparison
    from queenhigh.report.writers.html import documents_html

    title = f"Exact analysis of {plural(len(analyses), 'house')}"
    return documents_html(title, comparison(analyses), [document_of(found) for found in analyses])


def markdown_of(result: Result) -> str:
    """One Markdown file."""
    from queenhigh.report.writers.markdown import document_markdown

    return document_markdown(document_of(result))


def print_result(result: Result, console: "Console", more: bool = False) -> None:
    """What a terminal shows, with `more` also what is only asked for."""
    from queenhigh.report.writers.terminal import print_document

    print_document(document_of(result), console, more)


def json_of(result: Result) -> dict[str, Any]:
    """The result as the command line's JSON."""
    from queenhigh.report import data

    return data.json_of(result)


def sheet_of(result: Result) -> Sheet:
    """The result as a plain table."""
    from queenhigh.report import sheet

    return sheet.sheet_of(result)
