"""The rules card in each language: the house's own words where it brings them, ours around them."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import astuple, replace

from kit import golden
from kit.cases import mostly_long
from kit.command import run_json
from kit.houses.edits import edited
from kit.houses.invented import ALL_HOUSES, CONSOLING, DIFFERENT, EVERY_HOUSE, INVENTED, SLOW, any_house
from kit.houses.toml_text import plain_text
from kit.words.spoken import printed
from queenhigh.rules import House, house_ids, load
from queenhigh.rules.records import Irregularity, WagerKind
from queenhigh.words import LANGUAGES
from queenhigh.words.card import whole_card
from queenhigh.words.describe import describe
from queenhigh.words.rules_card import (
    after_fold_words,
    ground_words,
    heading,
    most_words,
    needs_words,
    pay_heads,
    result_words,
    stake_words,
    wager_words,
)

GENDERED = (" he ", " his ", " him ", " she ", " her ", "himself", "herself")
CARDS = (*INVENTED, *SLOW, "rws", "draw", "pompano", "prime", "second_chance", "millionaire_progressive")
OWN_WORDS = ("clauses", "readings")
"""Parts of a card that the house file says."""


CASES = [(name, language) for name in ALL_HOUSES for language in LANGUAGES]


def card_lines(record: msgspec.Struct, depth: int = 1) -> Iterator[str]:
    """A record of texts, one a line; a record below it has one line too if it has nothing but texts."""
    indent = "  " * depth
    for name in record.__struct_fields__:
        value: Any = getattr(record, name)
        if name in OWN_WORDS or not value:
            continue
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, str):
                yield f"{indent}{name}: {each}"
            elif all(isinstance(text, str) for text in astuple(each)):
                yield f"{indent}{name}: {' | '.join(text for text in astuple(each) if text)}"
            else:
                yield f"{indent}{name}"
                yield from card_lines(each, depth + 1)


@pytest.mark.golden
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_written_so(language: str) -> None:
    said = []
    for name in CARDS:
        said += ["", name, *card_lines(whole_card(any_house(name), language))]
    golden.compare(f"golden/texts/cards.{language}.txt", "\n".join([*said[1:], ""]))


@pytest.mark.golden
def test_words_of_the_card_that_no_house_shows() -> None:
    """Labels of wagers apart from the card, and rules that an invented house would have to be made for."""
    cardroom = any_house("cardroom")
    assert cardroom.most is not None
    in_order = replace(cardroom.most, shared="in order")
    said = []
    for lang in LANGUAGES:
        said += [most_words(cardroom, in_order, lang)]
        said += [heading(code, lang) for code in ("first_three", "after_draw", "stood", "drew", "pays")]
        for name in (*ALL_HOUSES, "pompano", "second"):
            rules = any_house(name)
            said += [f"{name} {wager.name}: {wager_words(rules, wager, lang)}" for wager in rules.wagers]
    golden.compare("golden/texts/wagers.txt", "\n".join([*said, ""]))


@pytest.mark.parametrize(
    ("house", "wager", "codes"),
    [
        ("draw", "play_bonus", ("first_three", "after_draw")),
        ("second", "pair_plus", ("stood", "drew")),
        ("twice", "both", ("stood", "drew")),
        ("twice", "kicker", ("pays",)),
        ("rws", "pair_plus", ("pays",)),
    ],
)
def test_columns_say_who_stood_where_rows_look_at_the_first_cards(
    house: str, wager: str, codes: tuple[str, ...]
) -> None:
    rules = any_house(house)
    assert pay_heads(rules.by_name[wager]) == codes
    assert all(heading(code) in printed(rules, "en") for code in codes)


def test_what_there_is_none_of_has_no_words() -> None:
    rules = any_house("upcard")
    assert needs_words(rules, rules.by_name["ante"], "es") == ""
    without = Irregularity("misdeal", "", 0, "settled", unless_repaired=False)
    assert "(" not in ground_words(rules, without), "a ground without a clause"


@pytest.mark.parametrize("house", EVERY_HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_one_language_has_no_words_of_the_other_and_no_gender(house: str, language: str) -> None:
    card = printed(any_house(house), language)
    (other,) = set(LANGUAGES) - {language}
    for code in ("after_fold", "contest", "voids"):
        assert (heading(code, language) in card) is (code != "after_fold" or any_house(house).folds)
        assert heading(code, other) not in card
    assert not [word for word in GENDERED if word in card]


def test_every_kind_of_wager_is_on_a_card() -> None:
    """Each says what it takes and what a fold does to it; a Play is made after a fold could be."""
    names = (*ALL_HOUSES, *SLOW)
    wagers = [(any_house(name), wager) for name in names for wager in any_house(name).wagers]
    assert {wager.kind for _, wager in wagers} == set(get_args(WagerKind))
    for language in LANGUAGES:
        for rules, wager in wagers:
            assert stake_words(rules, wager, language)
            told = rules.folds and wager.kind != "play"
            assert bool(after_fold_words(rules, wager, language)) == told


@pytest.mark.parametrize("name", house_ids())
def test_a_queen_is_called_the_same_by_house_and_card(name: str) -> None:
    assert "dama" not in printed(any_house(name), "es")


def test_verbs_in_spanish() -> None:
    data = run_json("rules", "sixcard", "--lang", "es")
    assert data["wagers"][0]["contest"]["equal"]["ends"] == "se devuelve"
    [hand] = run_json("rank", "Ks Kd 4c", "--lang", "es")["hands"]
    assert (hand["name"], hand["category"]) == ("Pareja de reyes con un cuatro", "pair")


@pytest.fixture
def translated() -> House:
    """A house of the catalogue that brings some words of its own in Spanish."""
    words = """
[words.es]
game = "Póquer de tres cartas"
document = "Un documento"
labels = { ante = "Apuesta inicial" }
clauses = { "2.2.1" = "Una sola baraja." }
readings = { R4 = "Por uno." }
[words.es.notes.progressive]
mini_royal_spades = "con cheque"
"""
    return load(plain_text("rws") + words)


def test_the_house_has_the_word_where_it_brings_one(translated: House) -> None:
    card = printed(translated, "es")
    for words in ("Póquer de tres cartas", "Un documento", "Apuesta inicial", "Una sola baraja.", "Por uno.",
                  "picas: con cheque"):  # fmt: skip
        assert words in card
        assert words not in printed(translated, "en")


def test_plain_data_have_the_same_names_in_every_language(translated: House) -> None:
    english = describe(translated)
    spanish = describe(translated, "es")
    assert english.keys() == spanish.keys()
    assert [wager["name"] for wager in english["wagers"]] == [wager["name"] for wager in spanish["wagers"]]
    assert spanish["wagers"][0]["label"] == "Apuesta inicial"
    assert "Ante" in english["wagers"][1]["stake"]
    assert "Apuesta inicial" in spanish["wagers"][1]["stake"]
    assert spanish["digest"] == english["digest"] == any_house("rws").digest


def test_each_row_of_an_ending_says_its_own_award() -> None:
    """Also where a row above it has the weakest of its hands: twos go back, other pairs are paid."""
    straight = '{ hand = "straight", pays = "3 to 2", clause = "5" },'
    others = ("flush", "1 to 1"), ("pair of 2", "push"), ("pair", "4 to 1")
    rows = [straight, *(f'{{ hand = "{hand}", pays = "{pays}" }},' for hand, pays in others)]
    house = load(edited(CONSOLING, straight, "\n".join(rows)))
    awards = result_words(house.by_name["ante"].results["higher"]).split(", ")
    assert [each.rpartition(" twos ")[2] for each in awards[-2:]] == ["push", "pair 4 to 1; otherwise 1 to 1"]


# Everything a house's rules say stands on its card once, in words, and clauses lead somewhere


@pytest.mark.parametrize(("name", "language"), CASES)
def test_every_wager_row_and_ending_is_on_the_card(name: str, language: str) -> None:
    house = any_house(name)
    card = whole_card(house, language)
    assert [each.name for each in card.wagers] == [wager.name for wager in house.wagers]
    assert {table.wager: [row.name for row in table.rows] for table in card.pays} == {
        wager.name: [row.name for row in wager.rows] for wager in house.wagers if wager.rows
    }
    envied = {(table.wager, row.name) for table in card.pays for row in table.rows if row.envy}
    assert envied == {(each.name, row.name) for each in house.wagers for row in each.rows if row.envy_minor}
    assert list(card.payment_names) == list(house.payment_order)
    contested = [wager.name for wager in house.wagers if wager.contest]
    assert [row.wager for row in (card.contest.rows if card.contest else ())] == contested
    if card.contest is not None:
        for row in card.contest.rows:
            assert len(row.endings) == len(card.contest.when) == len(card.contest.clauses)
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
    card = whole_card(any_house(name), language)
    paper = words_of(printed(any_house(name), language))
    said = [card.dealer, *card.voids, *card.printed, *(meter.sentence for meter in card.meters)]
    said += [note for table in card.pays for note in table.notes if note.startswith("Envy")]
    for sentence in filter(None, said):
        assert words_of(sentence) in paper, sentence


def words_of(text: str) -> str:
    """Without the frames and the ends of lines."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())
