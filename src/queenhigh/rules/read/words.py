"""Reads a house's words in other languages, and checks that they belong to something the house has."""

from typing import Final

from queenhigh.languages import LANGUAGES
from queenhigh.rules.read.section import Notes, Section
from queenhigh.rules.records import House
from queenhigh.rules.translation import Place, Translation
from queenhigh.text import suggest

TITLES: Final = ("game", "document")
TABLES: Final = {"labels": "wager", "clauses": "clause", "readings": "reading", "instead": "reading"}
"""The tables of a language that map a name to words, and what is named."""


def read_words(top: Section) -> tuple[Translation, ...]:
    """Every language of the file; problems go to the section's notes."""
    parent = top.section("words", needed=False)
    return tuple(_read_language(parent.section(language), language) for language in parent.data)


def _read_language(section: Section, language: str) -> Translation:
    if language not in LANGUAGES:
        section.problem("", f"is not a language known here{suggest(language, LANGUAGES)}")
        section.ignore()
        return Translation(language)
    found: list[tuple[Place, str]] = [((key,), section.text(key)) for key in TITLES if section.has(key)]
    for key in TABLES:
        table = section.section(key, needed=False)
        found += [((key, name), table.text(name)) for name in table.data]
    notes = section.section("notes", needed=False)
    for wager in notes.data:
        table = notes.section(wager)
        found += [(("notes", wager, row), table.text(row)) for row in table.data]
    return Translation(language, tuple(found))


def check_words(house: House, notes: Notes) -> None:
    """Note all words that belong to nothing: a wager, clause, reading or row that is not there."""
    known = {
        "labels": tuple(wager.name for wager in house.wagers),
        "clauses": tuple(clause.id for clause in house.clauses),
        "readings": tuple(reading.id for reading in house.readings),
        "instead": tuple(reading.id for reading in house.readings if reading.instead),
    }
    for translation in house.translations:
        for place, _ in translation.texts:
            table, *names = place
            problem = _note_problem(house, *names) if table == "notes" else ""
            if table in known and names[0] not in known[table]:
                what = TABLES[table] + (" with instead" if table == "instead" else "")
                problem = f"no {what} is called {names[0]!r}{suggest(names[0], known[table])}"
            if problem:
                notes.note(("words", translation.language, *place), problem)


def _note_problem(house: House, name: str, row_name: str) -> str:
    wager = house.by_name.get(name)
    if wager is None:
        return f"no wager is called {name!r}{suggest(name, house.by_name)}"
    noted = [row.name for table in wager.tables for row in table.rows if row.note]
    if row_name in noted:
        return ""
    return f"no row of {name} with a note is called {row_name!r}{suggest(row_name, noted)}"
