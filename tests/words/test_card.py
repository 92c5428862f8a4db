"""The whole card: everything a house's rules say stands on it once, in words, and clauses lead somewhere."""

import re

import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, DIFFERENT, any_house
from kit.words.spoken import printed
from queenhigh.words import LANGUAGES
from queenhigh.words.card import whole_card

CASES = [(name, language) for name in ALL_HOUSES for language in LANGUAGES]


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_wager_and_row_is_on_the_card(name: str, language: str) -> None:
    house, card = any_house(name), whole_card(any_house(name), language)
    assert [each.name for each in card.wagers] == [wager.name for wager in house.wagers]
    assert {table.wager: [row.name for row in table.rows] for table in card.pays} == {
        wager.name: [row.name for row in wager.rows] for wager in house.wagers if wager.rows
    }
    assert all(row.label and row.pays for table in card.pays for row in table.rows)
    assert all(wager.label and wager.stake for wager in card.wagers)
    envied = {(table.wager, row.name) for table in card.pays for row in table.rows if row.envy}
    assert envied == {(each.name, row.name) for each in house.wagers for row in each.rows if row.envy_minor}
    assert list(card.payment_names) == list(house.payment_order)


@pytest.mark.parametrize(("name", "language"), CASES)
def test_the_contest_has_an_ending_for_each_wager_that_a_situation_concerns(name: str, language: str) -> None:
    house, contest = any_house(name), whole_card(any_house(name), language).contest
    contested = [wager for wager in house.wagers if wager.contest]
    assert (contest is None) == (not contested)
    if contest is None:
        return
    assert [row.wager for row in contest.rows] == [wager.name for wager in contested]
    for row in contest.rows:
        assert len(row.endings) == len(contest.when) == len(contest.clauses)
        assert len([ending for ending in row.endings if ending]) == len(house.by_name[row.wager].results)


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_clause_that_is_cited_can_be_read_on_the_card(name: str, language: str) -> None:
    card = whole_card(any_house(name), language)
    known = {each.id for each in (*card.clauses, *card.readings)}
    cited = {each.clause for each in card.wagers} | {row.clause for table in card.pays for row in table.rows}
    if card.contest is not None:
        cited |= {clause for each in card.contest.clauses for clause in each.split(", ")}
    assert cited - {""} <= known
    assert all(each.text for each in (*card.clauses, *card.readings))


def test_a_contest_that_ends_by_rows_cites_the_clauses_of_its_rows() -> None:
    contest = whole_card(any_house("three_card_prime")).contest
    assert contest is not None
    behind = dict(zip(contest.when, contest.clauses, strict=True))
    assert behind["you beat the dealer"] == "three_card_prime:6, three_card_prime/R1"


@pytest.mark.parametrize(("name", "language"), mostly_long(CASES, lambda case: case[0] in DIFFERENT))
def test_the_terminal_prints_what_the_card_says(name: str, language: str) -> None:
    card, paper = whole_card(any_house(name), language), words_of(printed(any_house(name), language))
    said = [card.dealer, *card.voids, *card.printed, *(meter.sentence for meter in card.meters)]
    said += [note for table in card.pays for note in table.notes if note.startswith("Envy")]
    for sentence in filter(None, said):
        assert words_of(sentence) in paper, sentence


def words_of(text: str) -> str:
    """Without the frames and the ends of lines."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())
