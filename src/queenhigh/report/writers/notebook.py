"""Documents in a notebook: short HTML fragments, escaped, without style, script or ids."""

from collections.abc import Iterator
from typing import assert_never

from queenhigh.report.blocks import Block, Cards, Document, Drawing, Facts, Section, Table, Words, seen
from queenhigh.report.writers.markup import escape, table_html
from queenhigh.report.writers.svg import image


def document_fragment(told: Document) -> str:
    """What a notebook shows of a document."""
    alerts = map(_alert, seen(told.alerts, "notebook"))
    parts = (*map(_block, seen(told.lead, "notebook")), *alerts, *_sections(told.sections))
    return f"<div>\n{''.join(parts)}</div>\n"


def _alert(alert: Section) -> str:
    """Its title and its words in one line."""
    words = [block.text for block in alert.blocks if isinstance(block, Words)]
    return f"<p><strong>⚠ {escape('. '.join((alert.title, *words)))}</strong></p>\n"


def _sections(sections: tuple[Section, ...]) -> Iterator[str]:
    for section in seen(sections, "notebook"):
        yield from map(_block, seen(section.blocks, "notebook"))
        yield from _sections(section.sections)


def _block(block: Block) -> str:
    match block:
        case Words(tone="title"):
            return f"<p><strong>{escape(block.text)}</strong></p>\n"
        case Words() | Cards():
            return f"<p>{escape(block.text)}</p>\n"
        case Table():
            return table_html(block)
        case Facts():
            return table_html(block.table())
        case Drawing():
            return image(block)
        case _:
            assert_never(block)
