"""One way to tell a result: a document of blocks, written for a terminal, a page, a notebook or a program.

Reports are English; the rules card and what a notebook shows of a round have words in every language.

A document is found by the qualified name of a class, so that nothing is imported but what is needed.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from queenhigh.languages import DEFAULT

if TYPE_CHECKING:
    from rich.console import Console

    from queenhigh.analysis.results import Analysis
    from queenhigh.displayed import Displayed
    from queenhigh.report.blocks import Document
    from queenhigh.rules import House
    from queenhigh.study.result import Result, Sheet

DOCUMENTS: Final = {
    "queenhigh.analysis.results:Analysis": "chapters.house:analysis_document",
    "queenhigh.analysis.results:WagerFigures": "chapters.house:wager_document",
    "queenhigh.analysis.advice:Advice": "chapters.answers:advice_document",
    "queenhigh.analysis.figures.price:Price": "chapters.prices:price_document",
    "queenhigh.analysis.rounds.risk:Risk": "chapters.answers:risk_document",
    "queenhigh.simulation.edges.results:Simulation": "chapters.edges:simulation_document",
    "queenhigh.simulation.sessions.results:Sessions": "chapters.sessions:sessions_document",
    "queenhigh.simulation.jackpot.results:Jackpot": "chapters.jackpot:jackpot_document",
    "queenhigh.rules.records:House": "chapters.rules_card:card_document",
    "queenhigh.engine.felt:Felt": "chapters.at_table:felt_document",
    "queenhigh.engine.state:Round": "chapters.at_table:round_document",
    "queenhigh.engine.view:View": "chapters.at_table:view_document",
    "queenhigh.engine.record:Record": "chapters.at_table:record_document",
    "queenhigh.engine.acts.offers:Offer": "chapters.at_table:offer_document",
    "queenhigh.analysis.results:Strategy": "chapters.play:strategy_document",
    "queenhigh.study.bet:Chart": "chapters.play:chart_document",
}
"""The function of `report` that makes the document of each class."""


def document_of(result: "Displayed") -> "Document":
    """The result as a document of blocks: what every form below is written from."""
    kind = type(result)
    place = DOCUMENTS.get(f"{kind.__module__}:{kind.__qualname__}")
    if place is None:
        raise TypeError(f"{kind.__qualname__} has no document")
    module, name = place.split(":")
    found: Document = getattr(import_module(f"queenhigh.report.{module}"), name)(result)
    return found


def html_of(result: "Displayed") -> str:
    """A short HTML fragment for a notebook."""
    from queenhigh.report.writers.notebook import document_fragment

    return document_fragment(document_of(result))


def page_of(result: "Result") -> str:
    """One HTML file that stands alone."""
    from queenhigh.report.writers.html import document_html

    return document_html(document_of(result))


def card_of(house: "House", language: str = DEFAULT, clauses: bool = False) -> str:
    """A house's placard and rules card, two sides to print, as one HTML file; `clauses` adds their texts."""
    from queenhigh.report.chapters.rules_card import card_document, placard_document, text_sections
    from queenhigh.report.writers.printed import printed_sides

    texts = text_sections(house, language) if clauses else ()
    front = placard_document(house, language)
    return printed_sides(front, card_document(house, language), language, texts)


def print_card(house: "House", console: "Console", language: str = DEFAULT) -> None:
    """Print a house's rules card on a terminal."""
    from queenhigh.report.chapters.rules_card import card_document
    from queenhigh.report.writers.terminal import print_document

    print_document(card_document(house, language), console)


def pages_of(analyses: "Sequence[Analysis]") -> str:
    """The reports of several houses in one HTML file, with contents and a table of all their wagers."""
    from queenhigh.report.chapters.house import comparison
    from queenhigh.report.writers.html import documents_html
    from queenhigh.text import plural

    title = f"Exact analysis of {plural(len(analyses), 'house')}"
    return documents_html(title, comparison(analyses), [document_of(found) for found in analyses])


def markdown_of(result: "Result") -> str:
    """One Markdown file."""
    from queenhigh.report.writers.markdown import document_markdown

    return document_markdown(document_of(result))


def print_result(result: "Result", console: "Console", more: bool = False) -> None:
    """What a terminal shows, with `more` also what is only asked for."""
    from queenhigh.report.writers.terminal import print_document

    print_document(document_of(result), console, more)


def json_of(result: "Result") -> dict[str, Any]:
    """The result as the command line's JSON."""
    from queenhigh.report import data

    return data.json_of(result)


def sheet_of(result: "Result") -> "Sheet":
    """The result as a plain table."""
    from queenhigh.report import sheet

    return sheet.sheet_of(result)
