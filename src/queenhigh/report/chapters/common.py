"""What several chapters say alike: paragraphs, stakes, limits, and what must not be overlooked."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from queenhigh.report.blocks import Block, Document, Facts, On, Section, Tone, Words
from queenhigh.report.numbers import money
from queenhigh.rules.records import House
from queenhigh.study.request import limit_notes

_FAR: Final = 4.0
"""A z-score further out than this comes once in sixteen thousand runs: something is likely wrong."""


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


def stopped(found: Any, done: int, what: str) -> tuple[str, ...]:
    """That a run stopped early, where it did."""
    return (f"Stopped early ({found.stopped}): {done:,} of {found.asked:,} {what}.",) if found.stopped else ()


def too_far(scores: Mapping[str, float | None], exact: str = "exact figure") -> tuple[str, ...]:
    """Which figures lie further from the exact ones than chance allows, by how many standard errors."""
    far = ", ".join(name for name, z in scores.items() if z is not None and abs(z) > _FAR)
    return (f"Further from the {exact} than chance allows: {far}.",) if far else ()


def run_document(
    house: House, subtitle: str, *sections: Section, title: str, aside: str, facts: Iterable[tuple[str, str]],
    warnings: tuple[str, ...], notes: tuple[Words, ...], foot: tuple[Words, ...],
) -> Document:  # fmt: skip
    """A simulated run; its warnings come before anything else on a page, behind all of it elsewhere."""
    lead = (
        Words(f"{house.name}: {title}", "title", on="brief"),
        Words(aside, "aside", on="terminal"),
        Facts((("House", f"{house.name}, {house.game}"), *facts), on="page"),
    )
    alerts = tuple(Section("Mind this", (Words(text),), on="page") for text in warnings)
    last = Section("", (*notes, *paragraphs(warnings, "loud", "brief"), *foot), on="brief")
    digest = about((("Digest of the rules", house.digest),))
    return Document(house.name, subtitle, lead, alerts, (*filled(*sections), digest, last))


def about(facts: Iterable[tuple[str, str]]) -> Section:
    """What a page is about, with the digest that nobody reads first: its end."""
    return Section("About this report", (Facts(tuple(facts), on="page"),), on="page")


def filled(*sections: Section) -> tuple[Section, ...]:
    """Those that hold something."""
    return tuple(section for section in sections if section.blocks or section.sections)
