"""Things that show themselves: a document in a notebook, a few words at a prompt, a file where one asks."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import queenhigh as qh
from kit.cases import mostly_long
from kit.houses.invented import EVERY_HOUSE, any_house
from kit.pages import Page
from kit.play.scenarios import SCENARIOS
from queenhigh.displayed import Displayed

SHORT = 260


def shown(thing: Displayed) -> str:
    """The words of what a notebook shows; it must be well formed."""
    page = Page(thing._repr_html_())
    assert not page.tags & {"script", "style"}
    return page.text


@cache
def felt() -> qh.Felt:
    laid = qh.Felt("rws").place(1, "ann", ante=10, progressive="2.50").place(2, "bo", ante=10)
    return laid.deal({1: "Kh Kd 4c", 2: "9h 7d 2c"}, dealer="Qs 7h 2d").look(1)


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_a_house_shows_its_rules_card(name: str) -> None:
    rules = any_house(name)
    text = shown(rules)
    assert rules.name in text
    for wager in rules.wagers:
        assert wager.label in text
    assert repr(rules) == f"House({name!r}, {rules.digest[:19]}...)"


def test_a_felt_and_a_round_show_what_lies_there() -> None:
    for thing in (felt(), felt().state):
        text = shown(thing)
        for part in ("K♥ K♦ 4♣", "1 ann", "S$2.50"):
            assert part in text
        assert "rws:" not in text
    assert "rws:3.8.1" in shown(felt().copy().play(1).fold(2).settle())


@pytest.mark.parametrize("name", mostly_long(SCENARIOS, lambda name: "sitting" in name))
def test_every_round_shows_itself_to_each(name: str) -> None:
    played = SCENARIOS[name]()
    assert shown(played.state)
    for who in ("dealer", "supervisor", "bystander", "ann"):
        assert shown(played.view(who))
    assert shown(played.record)


def test_a_view_shows_no_card_that_its_viewer_may_not_see() -> None:
    text = shown(felt().view("bo"))
    assert "?? ?? ??" in text
    for card in ("K♥", "K♦", "4♣", "Q♠", "9♥"):  # bo has not looked either
        assert card not in text
    own = shown(felt().view("ann"))
    assert "K♥ K♦ 4♣" in own
    assert "9♥" not in own


def test_a_view_of_a_house_that_is_not_in_the_catalogue_shows_itself() -> None:
    laid = qh.Felt(any_house("upcard")).place(1, ante=10)
    assert "ante" in shown(laid.view("p1"))


def everything() -> list[Any]:
    """Something of each public class that has fields."""
    found = qh.analyse("rws", qh.Question(stakes_minor={"ante": 500, "pair_plus": 500}))
    settled = felt().copy().play(1).fold(2).settle()
    return [
        found, found.strategy, found.mix, *found.wagers.values(), qh.best_chart("draw"), qh.bet_of("rws"),
        felt(), felt().state, felt().state.box(1), felt().view("ann"), *felt().legal("ann"), settled.record,
        *settled.record.steps, qh.house("rws"), *qh.house("rws").wagers, qh.simulate("rws", 1000, seed=1),
        qh.risk("rws", {"ante": 500}, 10), qh.price("rws", "pair_plus", {"flush": "4 to 1"}),
        qh.advise("rws", "Qs 6h 4d"), qh.sessions("rws", 20, 20, bankroll_minor=10_000, seed=1),
    ]  # fmt: skip


def test_everything_has_a_short_repr() -> None:
    for thing in everything():
        text = repr(thing)
        assert len(text) <= SHORT, text
        assert text.startswith(f"{type(thing).__name__}("), text
        assert "\\x" not in text


def test_usual_fields_are_left_out() -> None:
    assert repr(felt().legal("ann")[0]) == "Offer(do='fold', box=1)"
    line = felt().play(1).fold(2).settle().state.lines_of(1)[0]
    assert repr(line.seen) == "Seen(strength=408, dealer_strength=122)"
    assert repr(qh.best_chart("rws")) == "Chart(name='best', choices=[2], by_hand=<22100 bytes>)"


def test_a_result_is_kept_as_its_ending_tells(tmp_path: Path) -> None:
    found = qh.analyse("rws")
    for name, begins in (("x.html", "<!DOCTYPE html>"), ("x.md", "# "), ("x.csv", "house,"), ("x.json", "{")):
        found.report(tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)
    found.report(str(tmp_path / "again.json"))
    assert json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))["house"] == "rws"
    with pytest.raises(qh.RequestError, match=r"tells no format: use \.html, \.md, \.csv, \.json"):
        found.report(tmp_path / "x.pdf")
    assert not (tmp_path / "x.pdf").exists()
