"""Every code of the server's that the page says by itself has words there, in both languages."""

from typing import get_args, get_type_hints

import pytest

from kit import golden
from kit.page.texts import WORDS, texts
from kit.server.served import Served
from queenhigh.engine.acts.offers import DONE_BY
from queenhigh.hands import Category
from queenhigh.rules.catalogue import house_groups, house_ids
from queenhigh.rules.records import Ground
from queenhigh.settlement.lines import Outcome
from queenhigh.simulation.planning.hand_play import NAMES as STRATEGIES
from queenhigh.table.ports import Link
from queenhigh.table.state import Stage
from queenhigh.words import LANGUAGES
from queenhigh.words import catalogue as spoken

ENDINGS = get_args(get_type_hints(Link)["ending"])
CODES = {
    "phase.": get_args(Stage),
    "lobby.stage_": {*get_args(Stage), "paused"} - {"closed"},  # a table that is closed is in no list
    "round.ending.": {*ENDINGS, "open"} - {"settled"},  # its net is told instead
    "hear.may.": [do for do, role in DONE_BY.values() if role == "player"],
    "lobby.group_": house_groups(),
    "house.hand_": [category.key for category in Category],
    "felt.away_": ("fold", "stand", "best"),
    "bot.": STRATEGIES,
}
"""How keys begin, and the codes that they end in."""


def test_the_page_speaks_the_languages_of_the_package() -> None:
    assert {path.name for path in WORDS.iterdir() if path.is_dir()} == {*LANGUAGES}


@pytest.mark.golden
def test_the_pages_texts_are_those_that_were_read() -> None:
    """Every text of the page, its languages one below the other; forms by number are separated by a bar."""
    written = [texts(language) for language in LANGUAGES]
    lines: list[str] = []
    for key in sorted(set().union(*written)):
        found = [each.get(key, "") for each in written]
        lines += [
            key,
            *("    " + (each if isinstance(each, str) else " | ".join(each.values())) for each in found),
        ]
    golden.compare("golden/texts/page.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_of_the_pages(language: str) -> None:
    written = texts(language)
    wanted = [start + code for start, codes in CODES.items() for code in codes]
    assert len(wanted) > 25
    assert [key for key in wanted if not written.get(key)] == []


SAME = {
    **{f"rules.{name}": ("card", name) for name in
       ("after_fold", "wager", "stake", "payment", "meters", "hand", "pays", "clauses")},
    **{f"felt.{name}": ("settled", name) for name in
       ("dealer", "back", "qualifies", "not_qualified", "in_all")},
    **{f"felt.{name}": ("coach", name) for name in ("fold", "play")},
    **{f"bot.{name}": ("strategy", name) for name in STRATEGIES},
    "felt.box": ("settled", "this_box"),
}  # fmt: skip
"""Terms of the felt that both the page and the package say, and where the package has them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_package_have_the_same_words_for_the_same_thing(language: str) -> None:
    written = texts(language)
    said = spoken(language)
    assert {key: written[key] for key in SAME} == {key: said.template(*place) for key, place in SAME.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_the_page_asks_for_is_told(language: str, served: Served) -> None:
    """Outcomes, grounds, wagers, rows of pay tables and meters, as the felt and the rules show them."""
    web = served.person().web
    names = web.get(f"/words/{language}").json()
    assert {*get_args(Outcome)} <= {*names["outcomes"]}
    assert {*get_args(Ground)} <= {*names["grounds"]}
    assert all([*names["outcomes"].values(), *names["grounds"].values(), *names["cards"].values()])
    for id in house_ids():
        house = web.get(f"/houses/{id}", headers={"Accept-Language": language}).json()
        labels = {wager["name"]: wager["label"] for wager in house["wagers"]}
        card = house["card"]
        assert all(labels.get(wager) for wager in house["order"])
        assert {*card["payment_names"]} <= {*labels}
        rows = [row for table in card["pays"] for row in table["rows"]]
        assert rows
        assert all(row["label"] and row["pays"] for row in rows)
        assert {meter["name"] for meter in card["meters"]} == {*house["meters_minor"]}
        assert all(meter["sentence"] for meter in card["meters"])
