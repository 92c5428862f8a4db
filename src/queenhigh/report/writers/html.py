"""Documents as one HTML file that stands alone: nothing is fetched, nothing runs, charts are drawn in it."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import groupby
from typing import Final, assert_never

from queenhigh.report.blocks import Block, Cards, Document, Drawing, Facts, Grid, Section, Table, Words, seen
from queenhigh.report.numbers import NOT_CERTIFIED
from queenhigh.report.writers.markup import escape, table_html
from queenhigh.report.writers.svg import pictures

_MANY: Final = 6
"""So many sections want a list of contents before them."""
_LONG: Final = 26
"""A table with more rows may be cut between two of them where a page ends."""


def document_html(document: Document) -> str:
    """One document as a whole page."""
    title = f"{document.title}: {document.subtitle}" if document.subtitle else document.title
    return _page(title, "".join(_article(document, "r", 1)))


def documents_html(title: str, together: Section, documents: Sequence[Document]) -> str:
    """Several documents in one file, with contents and a section that brings them together."""
    parts = [f"<h1>{escape(title)}</h1>\n", _contents(documents), *_section(together, "all", 2)]
    for place, told in enumerate(documents, 1):
        parts.extend(_article(told, f"h{place}", 2))
    return _page(title, "".join(parts))


def _page(title: str, body: str) -> str:
    style = files("queenhigh.report.writers").joinpath("report.css").read_text(encoding="utf-8")
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n"
        f"<footer>Queen High. {NOT_CERTIFIED}</footer>\n</body>\n</html>\n"
    )


def _contents(documents: Sequence[Document]) -> str:
    items = []
    for place, told in enumerate(documents, 1):
        key = f"h{place}"
        inner = " · ".join(_links(told, key))
        loud = " (favours the player)" if told.alerts else ""
        items.append(f'<li><a href="#{key}">{escape(told.title)}</a>{loud}<br>{inner}</li>\n')
    return f'<nav aria-label="Contents">\n<p>Contents</p>\n<ol>\n{"".join(items)}</ol>\n</nav>\n'


def _links(told: Document, key: str) -> Iterator[str]:
    """A link to each section."""
    for place, section in enumerate(seen(told.sections, "page"), 1):
        yield f'<a href="#{key}-{place}">{escape(section.title)}</a>'


def _article(told: Document, key: str, level: int) -> Iterator[str]:
    yield f'<article>\n<h{level} id="{key}">{escape(told.title)}</h{level}>\n'
    if told.subtitle:
        yield f'<p class="subtitle">{escape(told.subtitle)}</p>\n'
    for place, alert in enumerate(seen(told.alerts, "page"), 1):
        yield from _section(alert, f"{key}-a{place}", level + 1, ' class="alert"')
    for place, block in enumerate(seen(told.lead, "page"), 1):
        yield from _block(block, f"{key}-c{place}")
    sections = seen(told.sections, "page")
    if level == 1 and len(sections) >= _MANY:
        links = (f"<li>{link}</li>" for link in _links(told, key))
        yield f'<nav aria-label="Contents">\n<p>Contents</p>\n<ol>{"".join(links)}</ol>\n</nav>\n'
    for place, section in enumerate(sections, 1):
        yield from _section(section, f"{key}-{place}", level + 1)
    yield "</article>\n"


def _section(section: Section, key: str, level: int, kind: str = "") -> Iterator[str]:
    yield f'<section{kind}>\n<h{level} id="{key}">{escape(section.title)}</h{level}>\n'
    placed = enumerate(seen(section.blocks, "page"), 1)
    for beside, blocks in groupby(placed, lambda pair: isinstance(pair[1], Table) and pair[1].narrow):
        yield '<div class="beside">\n' if beside else ""
        for place, block in blocks:
            yield from _block(block, f"{key}-c{place}")
        yield "</div>\n" if beside else ""
    for place, inner in enumerate(seen(section.sections, "page"), 1):
        yield from _section(inner, f"{key}-{place}", level + 1)
    yield "</section>\n"


def _block(block: Block, key: str) -> Iterator[str]:
    match block:
        case Table():
            whole = " whole" if len(block.rows) <= _LONG else ""
            about = f' aria-label="{escape(block.caption)}"' if block.caption else ""
            yield f'<div class="wide{whole}" tabindex="0" role="group"{about}>{table_html(block)}</div>\n'
        case Drawing():
            notes = f"<p>{escape(block.notes)}</p>\n" if isinstance(block, Grid) and block.notes else ""
            caption = f"<figcaption>{escape(block.title)}</figcaption>\n"
            yield f"<figure>\n{caption}{pictures(block, key)}\n{notes}</figure>\n"
        case Facts():
            terms = "".join(f"<dt>{escape(term)}</dt><dd>{escape(told)}</dd>\n" for term, told in block.rows)
            yield f'<dl class="facts">\n{terms}</dl>\n'
        case Words() | Cards():
            yield f"<p>{escape(block.text)}</p>\n"
        case _:
            assert_never(block)
