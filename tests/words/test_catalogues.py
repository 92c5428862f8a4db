"""The catalogues of words: every code has its sentence in each language, and no sentence lacks a code."""

import re
from collections.abc import Mapping
from string import Formatter
from typing import Literal, get_args

import pytest

from kit.houses.invented import ALL_HOUSES, any_house
from kit.houses.toml_text import house_text
from kit.words.codes_in_source import PACKAGE, Pairs, key, layout_pairs, refusal_pairs, told_cases
from kit.words.spoken import everything, rounds
from queenhigh.cards import RANKS, SUITS
from queenhigh.engine import RefusalCode
from queenhigh.engine.actors import Role
from queenhigh.engine.acts.offers import ActionName
from queenhigh.engine.log import ToldCode
from queenhigh.engine.state import Phase
from queenhigh.hands import Category, FiveCardCategory
from queenhigh.money import Rounding
from queenhigh.rules import house_ids
from queenhigh.rules.records import DealMethod, Ground, Situation
from queenhigh.settlement.lines import LineKind, Outcome, Reason
from queenhigh.simulation.planning.hand_play import NAMES as STRATEGIES
from queenhigh.wire.bodies import HttpCode
from queenhigh.wire.frames import NoticeCode, ServerCode
from queenhigh.words import DEFAULT, LANGUAGES, LanguageError, catalogue, hands
from queenhigh.words.catalogue import Catalogue, number
from queenhigh.words.payout import line_sentence

Keys = set[str]
CODES: Mapping[str, object] = {
    "payout": Reason,
    "ending": Outcome,
    "outcome": Outcome,
    "kind": LineKind,
    "role": Role,
    "act": ActionName,
    "phase": Phase,
    "ground": Ground,
    "method": DealMethod,
    "rounding": Rounding,
    "situation": Situation,
    "log": ToldCode,
    "server": Literal[ServerCode, HttpCode],
    "notice": NoticeCode,
}
"""The sections that are about a closed set of codes."""
FORMAL = (
    "usted|ustedes|diga|dé|espere|vuelva|envíe|inicie|ponga|mire|tome|elija|quite|pruebe|juegue|inténtelo"
)
PAGE_WORDS = PACKAGE.parents[1] / "page" / "src" / "words" / "es"
UNSAID = {"en": {("list", "and.turns"), ("list", "or.turns")}, "es": set[tuple[str, str]]()}
"""What one language needs and another never says."""


def keys(words: Catalogue) -> set[tuple[str, str]]:
    """All but details, which are raised in English: `test_sentences_in_source.py` looks after them."""
    sections = words.sections.items()
    return {(section, code) for section, codes in sections if section != "detail" for code in codes}


def test_languages() -> None:
    assert LANGUAGES[0] == DEFAULT == "en"
    assert sorted(LANGUAGES) == sorted(path.stem for path in (PACKAGE / "words").glob("*.toml"))


@pytest.mark.parametrize("name", ["fr", "", "EN", "e" * 1000, "../en"])
def test_a_language_without_words_is_refused(name: str) -> None:
    with pytest.raises(LanguageError) as caught:
        catalogue(name)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", CODES)
def test_every_code_of_a_closed_set_has_words(language: str, section: str) -> None:
    codes = set(get_args(CODES[section]))
    assert {key.partition(".")[0] for key in catalogue(language).sections[section]} == codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_layout_and_line_of_history_has_words_and_no_other(language: str) -> None:
    refusals = refusal_pairs()
    assert {code for code, _ in refusals} == set(get_args(RefusalCode))
    told: Pairs = {(each.code, each.facts.case) for _, tellings in rounds() for each in tellings}
    assert {case for _, case in told} == told_cases(), "the rounds played here tell everything that can be"
    sections: dict[str, Pairs] = {"refusal": refusals, "layout": layout_pairs(), "log": told}
    for section, pairs in sections.items():
        assert set(catalogue(language).sections[section]) == {key(*pair) for pair in pairs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_classes_of_hands_and_strategies_of_bots_have_words(language: str) -> None:
    sections = catalogue(language).sections
    assert set(sections["strategy"]) == set(STRATEGIES)
    for section in ("rank", "ranks", "odd", "top", "high"):
        assert set(sections[section]) == set(RANKS)
    assert set(sections["suit"]) == set(SUITS)
    categories = {category.key for category in Category}
    assert {name for name in sections["hand"] if "." not in name} == {*categories, "mini_royal"}
    rows = {row.hand for name in ALL_HOUSES for wager in any_house(name).wagers for row in wager.rows}
    of_rank = {name for name in rows if re.fullmatch(r"(pair of |three )?[2-9TJQKA]( high)?", name)}
    named = {name for name in sections["class"] if "." not in name}
    assert rows - of_rank <= named
    assert {category.key for category in FiveCardCategory} | categories <= named


def test_languages_have_the_same_keys() -> None:
    first, *others = (catalogue(language) for language in LANGUAGES)
    for other in others:
        assert keys(other) == keys(first)


def test_sentences_of_one_code_have_the_same_places() -> None:
    """A place that is only asked for its number, as in ``{count:card|cards}``, may stand in one alone."""

    def places(sentence: str) -> Keys:
        parts = Formatter().parse(sentence)
        return {name for _, name, form, _ in parts if name is not None and "|" not in (form or "")}

    first, *others = (catalogue(language) for language in LANGUAGES)
    for other in others:
        for section, code in keys(first) - {("list", "and.before"), ("list", "or.before")}:
            mine = first.template(section, code)
            theirs = other.template(section, code)
            assert places(mine) == places(theirs), (section, code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_and_nothing_is_left_over(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[tuple[str, str]] = set()
    template = Catalogue.template

    def heard(self: Catalogue, section: str, code: str) -> str:
        asked.add((section, code))
        return template(self, section, code)

    for known in (hands.hand_phrase, hands.full_phrase, hands.class_words, line_sentence):
        known.cache_clear()
    monkeypatch.setattr(Catalogue, "template", heard)
    for what, sentence in everything(language):
        assert sentence.strip(), what
        flaws = ("{", "None", "()") if what.startswith("card") else ("{", "None", "()", "  ", " ,", " :")
        assert not [flaw for flaw in flaws if flaw in sentence], (what, sentence)
    assert keys(catalogue(language)) - asked == UNSAID[language]


def test_spanish_is_said_in_spanish() -> None:
    """Whatever has more than two words is another sentence; what is left is the house's own, or a sign."""
    english = catalogue("en")
    spanish = catalogue("es")
    for section, code in keys(english):
        sentence = english.template(section, code)
        if len(re.findall(r"(?<![{\w])[a-z]{2,}(?![\w}|:])", sentence)) > 2:
            assert spanish.template(section, code) != sentence, (section, code)


def test_spanish_says_tu_and_has_one_word_for_a_round() -> None:
    """In the catalogue, in the houses' own words, and in the page's, which a reader sees side by side."""
    files = [PACKAGE / "words" / "es.toml", *PAGE_WORDS.glob("*.json")]
    texts = {path.name: path.read_text(encoding="utf-8") for path in files}
    texts |= {f"{name}.toml": house_text(name).partition("[words.es]")[2] for name in house_ids()}
    assert len(texts) > 15
    for name, text in texts.items():
        assert not re.findall(rf"(?i)\b(?:{FORMAL}|rondas?)\b", text), name


def test_numbers_agree() -> None:
    assert "{0} {0:card|cards}".format(number(1)) == "1 card"
    assert [f"{number(count):card|cards}" for count in (0, 2, None)] == ["cards"] * 3


@pytest.mark.parametrize(
    ("words", "how", "said"),
    [
        (["Ante"], "or", "Ante"),
        (["Ante", "Play", "Pair Plus"], "and", "Ante, Play y Pair Plus"),
        (["Ante", "Imperial"], "and", "Ante e Imperial"),
        (["Ante", "Hielo"], "and", "Ante y Hielo"),
        (["Plata", "Oro"], "or", "Plata u Oro"),
        (["7", "8"], "or", "7 u 8"),
        (["10", "11"], "or", "10 u 11"),
        (["10", "110"], "or", "10 o 110"),
    ],
)
def test_spanish_and_or_give_way_to_a_like_sound(words: list[str], how: str, said: str) -> None:
    assert catalogue("es").join(words, how) == said
