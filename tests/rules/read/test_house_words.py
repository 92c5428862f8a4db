"""A house's own words in another language: what they belong to, and what is shown where there are none."""

import pytest

from kit.houses.changed import otherwise
from kit.houses.invented import EVERY_HOUSE, any_house
from kit.houses.toml_text import house_text
from queenhigh.rules import House, house, house_ids, load

RWS = house_text("rws")


def places(rules: House, table: str, lang: str = "es") -> set[str]:
    [words] = [each for each in rules.translations if each.language == lang]
    return {place[-1] for place, _ in words.texts if place[0] == table}


@pytest.mark.parametrize("name", house_ids())
def test_the_catalogue_is_whole_in_spanish(name: str) -> None:
    rules = house(name)
    assert places(rules, "clauses") == {clause.id for clause in rules.clauses}
    assert places(rules, "readings") == {reading.id for reading in rules.readings}
    assert places(rules, "instead") == {reading.id for reading in rules.readings if reading.instead}
    assert places(rules, "notes") == {row.name for wager in rules.wagers for row in wager.rows if row.note}
    assert rules.document_in("es") != rules.document


def test_words_in_spanish() -> None:
    rules = house("rws")
    jackpot = rules.by_name["progressive"].rows[0]
    assert rules.label("progressive", "es") == "Progresivo"
    assert rules.summary("2.2.1", "es") == "Una baraja de 52 cartas."
    assert rules.reading_text("R4", "es").startswith("Los premios del Progresivo son por uno")
    assert rules.reading_instead("R3", "es") == "Quien se retira pierde también el Progresivo."
    assert rules.row_note("progressive", jackpot, "es") == "se paga con un cheque de la caja"
    assert rules.document_in("es").startswith("Reglamento")
    # What a language leaves out is said as the house writes it.
    assert rules.label("ante", "es") == "Ante"
    assert rules.game_in("es") == "Three Card Poker"
    assert rules.reading_instead("R1", "es") == ""
    assert rules.row_note("progressive", rules.by_name["progressive"].rows[1], "es") == ""


@pytest.mark.parametrize("lang", ["", "en", "fr", "ES"])
@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_without_words_of_that_language_the_house_speaks_as_it_writes(name: str, lang: str) -> None:
    rules = any_house(name)
    for wager in rules.wagers:
        assert rules.label(wager.name, lang) == wager.label
        assert all(rules.row_note(wager.name, row, lang) == row.note for row in wager.rows)
    assert all(rules.summary(clause.id, lang) == clause.summary for clause in rules.clauses)
    for reading in rules.readings:
        assert rules.reading_text(reading.id, lang) == reading.text
        assert rules.reading_instead(reading.id, lang) == reading.instead
    assert (rules.game_in(lang), rules.document_in(lang)) == (rules.game, rules.document)


@pytest.mark.parametrize("lang", ["", "es"])
def test_what_the_house_does_not_have_has_no_words(lang: str) -> None:
    rules = house("rws")
    for ask in (rules.label, rules.summary, rules.reading_text, rules.reading_instead):
        with pytest.raises(KeyError, match="nothing"):
            ask("nothing", lang)


def test_a_house_written_in_spanish_may_have_english_words() -> None:
    text = house_text("draw")
    text = text[: text.index("[words.es]")] + '[words.en.labels]\nante = "First bet"\n'
    rules = load(text.replace('label = "Ante"', 'label = "Apuesta"'))
    assert rules.label("ante", "en") == "First bet"
    assert rules.label("ante", "es") == rules.label("ante") == "Apuesta"


def test_a_house_read_otherwise_keeps_its_words() -> None:
    assert otherwise("sixcard", "R4").label("progressive", "es") == "Progresivo"


def test_a_reading_may_go_a_way_that_has_no_such_row() -> None:
    spades = '{ hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by '
    start = RWS.index(spades, RWS.index("[readings.R4.otherwise"))
    stop = RWS.index("{", start + 1)
    rules = load(RWS[:start] + RWS[stop:])
    other = otherwise(rules, "R4")
    assert len(other.by_name["progressive"].rows) == 4
    assert other.translations == rules.translations


def test_words_have_no_part_in_the_digest() -> None:
    assert load(RWS[: RWS.index("[words.es]")]).digest == house("rws").digest
