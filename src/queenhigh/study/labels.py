"""What rows, entries and actions are called where results are told."""

from collections.abc import Iterable

from queenhigh.rules.figures import parse_figure
from queenhigh.rules.records import House, Row
from queenhigh.study.entries import entries
from queenhigh.text import first_up
from queenhigh.words.rules_card import row_label


def action_words(name: str) -> str:
    """``play_2x`` as ``Play 2 x``."""
    verb, _, times = name.partition("_")
    return f"{verb.capitalize()} {times.removesuffix('x')} x" if times else verb.capitalize()


def entry_labels(house: House) -> dict[str, str]:
    """What each entry of a house is called on the felt."""
    return {entry.name: entry.label for entry in entries(house)}


def row_title(row: Row, above: Iterable[Row] = ()) -> str:
    """A pay row as the first words of a line; `above` are the rows that are looked at before it."""
    return first_up(row_label(row, above=above))


def figure_words(figure: str, labels: dict[str, str]) -> str:
    """The name of a printed figure in words: ``Ante and Play, of all money bet``."""
    found = parse_figure(figure, labels)
    if found is None:
        return first_up(figure.replace("_", " "))
    said = [" with ".join(labels[name] for name in found.entries)]
    said += ["before the collection"] * found.before_collection + ["played blind"] * found.blind
    return ", ".join(said + ["of all money bet"] * found.of_all_money)
