"""The words of a language over HTTP: every hand, card and code, as the package itself says them."""

import pytest

from kit.served import Served
from queenhigh.cards import DECK, format_card
from queenhigh.hands.three import ALL_RANKS
from queenhigh.words import LANGUAGES, catalogue, full_name, hand_name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_packages_own(served: Served, language: str) -> None:
    answer = served.person().web.get(f"/words/{language}")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    found = answer.json()
    assert found["language"] == language
    assert found["hands"] == [full_name(strength, language) for strength in range(741)]
    assert found["short"] == [hand_name(strength, language) for strength in range(741)]
    assert set(found["cards"]) == {format_card(card) for card in DECK}
    assert len(set(found["cards"].values())) == 52
    sections = catalogue(language).sections
    told = {"outcomes": "outcome", "phases": "phase", "grounds": "ground", "server": "server"}
    assert {name: found[name] for name in told} == {name: sections[told[name]] for name in told}
    assert not [sentence for sentence in found["server"].values() if "{" in sentence]


def test_cards_are_said_as_they_are_read_aloud(served: Served) -> None:
    web = served.person().web
    said = [web.get(f"/words/{language}").json()["cards"] for language in ("en", "es")]
    assert [each["As"] for each in said] == ["ace of spades", "as de picas"]
    assert [each["Td"] for each in said] == ["ten of diamonds", "diez de diamantes"]


def test_a_language_without_words_is_nowhere(served: Served) -> None:
    answer = served.person().web.get("/words/fr")
    assert (answer.status_code, answer.json()["code"]) == (404, "http/no_such")


def test_kinds_of_hands_say_from_which_strength_they_run(served: Served) -> None:
    found = served.person().web.get("/words/es").json()["categories"]
    told = [[kind["name"] for kind in found if kind["from"] <= strength][-1] for strength in range(741)]
    assert told == [ALL_RANKS[strength].category.key for strength in range(741)]
    assert found[0] == {"name": "high_card", "label": "carta alta", "from": 0}
