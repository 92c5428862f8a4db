"""The documents tell the truth: links, figures, example houses, and what they show of answers."""

import re
import shlex
import tomllib

from click.testing import CliRunner

from kit.cases import FEW
from kit.command import run
from kit.docs import ROOT, blocks, page
from kit.houses.toml_text import house_text
from kit.words.codes_in_source import PACKAGE
from queenhigh.analysis import analyse
from queenhigh.cli.main import VERBS, cli
from queenhigh.money import CURRENCIES
from queenhigh.rules import House, house, load
from queenhigh.rules.read.base import joined
from queenhigh.rules.read.whole import toml_text
from queenhigh.words import catalogue

README = page("README")


def test_the_readme_opens_with_the_two_commands() -> None:
    first = blocks("README", "sh")[0]
    assert README.index(first) < 60
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]


def test_every_verb_is_in_the_readme_and_no_other() -> None:
    assert set(re.findall(r"^queenhigh (\w+)", README, re.MULTILINE)) == set(VERBS)


def test_the_table_of_edges_in_the_readme_is_what_comes_out() -> None:
    for id in FEW:
        found = analyse(house(id)).wagers
        [row] = [line for line in README.splitlines() if line.startswith(f"| `{id}` |") and "%" in line]
        contest = found["ante_play"]
        assert contest.element_of_risk is not None
        for figure in (contest.house_edge, contest.element_of_risk):
            assert f"{float(figure) * 100:.4f} %" in row
        labels = {"prime": "Prime ", "six_card_bonus": "Six Card Bonus ", "double_shot": "Double Shot "}
        for name in set(found) & {*labels, "pair_plus"}:
            assert f"{labels.get(name, '')}{float(found[name].house_edge) * 100:.4f} %" in row


def examples() -> list[House]:
    """Every house of the page: one that names a base or a format is whole, others lie over the first."""
    texts = blocks("houses", "toml")
    first = tomllib.loads(texts[0])
    whole = [text for text in texts if "format" in tomllib.loads(text) or "base" in tomllib.loads(text)]
    return [
        load(text if text in whole else toml_text(joined(first, tomllib.loads(text), (), set())))
        for text in texts
    ]


def test_the_example_house_is_a_good_house() -> None:
    corner, based, ending, *_ = found = examples()
    assert (corner.id, based.cite("H2")) == ("corner", "harbour/H2")
    assert [wager.name for wager in based.wagers][-1] == "six_card_bonus"
    assert [row.hand for row in ending.by_name["play"].endings["lower"].rows][-1] == "straight"
    [spanish] = [house for house in found if house.translations and not house.written]
    assert spanish.label("pair_plus", "es") == "Pareja o más"
    assert spanish.digest == corner.digest


def test_every_word_of_the_language_has_an_example_that_loads() -> None:
    found = examples()
    wagers = [wager for house in found for wager in house.wagers]
    assert {"bad_beat", "better_hand", "collection", "five_card"} <= {wager.kind for wager in wagers}
    assert {wager.looks for wager in wagers} >= {"five_card", "six_card", "beaten", "better"}
    assert any(wager.awards == "added" for wager in wagers)
    assert any(wager.not_beaten == "push" for wager in wagers)
    assert any(wager.envy and wager.envy.not_to_winner for wager in wagers)
    assert any(row.hand == "six_card_royal" and row.suits for wager in wagers for row in wager.rows)
    assert any(house.community for house in found)
    assert any(house.most for house in found)
    assert any(meter.reserve for house in found for meter in house.meters)
    [second] = [house for house in found if not house.folds]
    assert (second.decision.only, second.dealer.replaces) == ((0, 3), True)


def test_the_language_page_names_every_currency() -> None:
    assert [code for code in CURRENCIES if code not in page("houses")] == []


def test_the_words_of_a_house_can_be_read() -> None:
    [words] = blocks("words", "toml")
    rules = load(house_text("rws").partition("\n[words.")[0] + "\n" + words)
    assert rules.label("progressive", "es") == "Progresivo"
    assert rules.document_in("es") == "Reglamento de Three Card Poker"


def test_files_and_sections_that_the_page_about_words_names_are_there() -> None:
    for row in re.findall(r"^\| `.*", page("words"), re.MULTILINE):
        said, _, made = row.strip("|").split("|")
        assert set(re.findall(r"`(\w+)`", said)) <= set(catalogue().sections)
        for name in re.findall(r"`(\w+\.py)`", made):
            assert (PACKAGE / "words" / name).is_file()


def test_links_lead_somewhere() -> None:
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert target.startswith("http") or (path.parent / target).exists(), (path.name, target)


def test_the_answer_shown_in_the_readme_is_the_one_given() -> None:
    [sample] = blocks("README", "text")
    line = next(line for line in README.splitlines() if line.startswith("queenhigh settle"))
    words = shlex.split(line)[1:]
    answer = CliRunner(env={"COLUMNS": "110"}).invoke(cli, words).output
    assert [row.rstrip() for row in answer.strip("\n").splitlines()] == sample.rstrip("\n").splitlines()


def test_the_hint_on_the_page_for_teaching_is_the_one_given() -> None:
    [shown] = blocks("teach", "text")
    output = run("play", "rws", "--seed", "1", stdin="pp5\n\nh\nf\nq\n").output
    assert shown in re.sub(r" +$", "", output, flags=re.MULTILINE)
