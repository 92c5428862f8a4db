"""What several chapters say alike: paragraphs, stakes, limits, and what must not be overlooked."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from queenhigh.report.blocks import Block, Document, Facts, On, Section, Tone, Words
from queenhigh.report.numbers import money
from queenhigh.rules.records import House
from queenhigh.study.request import limit_notes


def paragraphs(texts: Iterable[str], tone: Tone = "", on: On = "written") -> tuple[Words, ...]:
    """Each text as one."""
    return tuple(Words(text, tone, on=on) for text in texts)


def stakes_words(house: House, stakes: Iterable[tuple[str, int]]) -> str:
    """``Ante S$5, Pair Plus S$10``."""
    return ", ".join(stake_words(house, name, minor) for name, minor in stakes)


def stake_words(house: House, name: str, minor: int) -> str:
    """``Ante S$5``."""
    return f"{house.by_name[name].label} {money(minor, house.currency)}"


def limits(house: House, stakes_minor: Mapping[str, int]) -> tuple[Words, ...]:
    """What the house's limits have to do with these stakes."""
    notes = limit_notes(house, stakes_minor)
    return (*paragraphs((f"{note}." for note in notes), on="page"), *paragraphs(notes, "note", "terminal"))


def answer(title: str, subtitle: str, lead: tuple[Block, ...], *blocks: Block) -> Document:
    """A short answer: one section and nothing to mind."""
    return Document(title, subtitle, lead, (), (Section(subtitle, blocks, quiet=True),))


class Run(NamedTuple):
    """What every simulated run is told with, besides its own sections."""

    title: str
    aside: str
    facts: tuple[tuple[str, str], ...]
    warnings: tuple[str, ...]
    """Before anything else on a page, behind all of it elsewhere."""
    notes: tuple[Words, ...]
    foot: tuple[Words, ...]


def run_document(house: House, subtitle: str, run: Run, *sections: Section) -> Document:
    """A simulated run as a document."""
    lead = (
        Words(run.title, "title", on="brief"),
        Words(run.aside, "aside", on="terminal"),
        Facts((("House", f"{house.name}, {house.game}"), *run.facts), on="page"),
    )
    alerts = tuple(Section("Mind this", (Words(text),), on="page") for text in run.warnings)
    last = Section("", (*run.notes, *paragraphs(run.warnings, "loud", "brief"), *run.foot), on="brief")
    return Document(house.name, subtitle, lead, alerts, (*filled(*sections), last))


def filled(*sections: Section) -> tuple[Section, ...]:
    """Those that hold something."""
    return tuple(section for section in sections if section.blocks or section.sections)
