"""One mistake in a house file is one problem, and it names the words that would be right there."""

import tomllib
from typing import Any

import pytest

from kit.cases import FEW, mostly_long
from kit.houses.toml_text import Path, paths, plain_text, removed, replaced, write
from queenhigh.rules import HouseError, load
from queenhigh.rules.read.problems import Problem

DATA = {name: tomllib.loads(plain_text(name)) for name in FEW}
RWS = DATA["rws"]


def problems(data: dict[str, Any]) -> tuple[Problem, ...]:
    try:
        load(write(data))
    except HouseError as error:
        return error.problems
    return ()


@pytest.mark.parametrize("name", mostly_long(DATA, lambda name: name in ("rws", "draw")))
def test_anything_left_out_is_one_problem_at_most(name: str) -> None:
    """But for all readings at once: each of them is then missed."""
    for path in (path for path in paths(DATA[name]) if path != ("readings",)):
        found = problems(removed(DATA[name], path))
        assert len(found) <= 1, (path, [str(each) for each in found])


WRONG: dict[Path, Any] = {
    ("rounding",): "away",
    ("dealer", "qualifies"): "queens",
    ("dealer", "draws"): "sometimes",
    ("wagers", "ante", "kind"): "anti",
    ("wagers", "play", "kind"): 7,
    ("wagers", "ante", "limits"): 5,
    ("wagers", "ante", "limits", "max"): "lots",
    ("wagers", "play", "multiples"): [2, 1],
    ("wagers", "play", "on"): "anty",
    ("wagers", "progressive", "kind"): "jackpot",
    ("wagers", "progressive", "pays", 0, "hand"): "royal",
    ("wagers", "progressive", "envy", "per_player"): "twice",
    ("wagers", "pair_plus", "pays", 4, "pays"): "even money",
    ("wagers", "pair_plus", "after_fold"): True,
    ("meters", "main", "fed_by"): "progresive",
    ("payment", "order"): "ante",
}


@pytest.mark.parametrize("path", WRONG, ids=str)
def test_a_wrong_value_is_one_problem(path: Path) -> None:
    assert len(problems(replaced(RWS, path, WRONG[path]))) == 1


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (("wagers", "ante", "kind"), "one of ante, play, blind, bonus, hand, progressive, colour, six_card"),
        (("rounding",), "one of down, up, nearest"),
        (("deal",), 'a table [deal] with hand = "" or shuffler = ""'),
        (("payment", "order"), "a list of every wager, in the order in which a box is paid"),
        (("wagers", "pair_plus", "pays", 0, "hand"), "three_of_a_kind"),
        (("wagers", "pair_plus", "pays", 0, "pays"), '"40 to 1", "500 for 1", "1250 flat"'),
        (("wagers", "ante", "limits"), "{ min = 5, max = 500 }"),
        (("wagers", "ante", "clause"), "a clause that [clauses] lists, or a reading"),
        (("wagers", "ante", "contest", "equal", "ends"), '"lose", "push" or odds such as "1 to 1"'),
        (("currency",), "one of USD, AUD, CAD"),
        (("meters", "main", "contribution"), '"20%"'),
    ],
)
def test_what_is_missing_is_told_with_the_words_allowed_there(path: Path, words: str) -> None:
    (found,) = problems(removed(RWS, path))
    assert found.message.startswith("is missing: ")
    assert words in found.message
    if path[0] == "wagers" and path[-1] != "limits":
        (found,) = problems(replaced(RWS, path, 7))
        assert words in found.message


def test_a_wrong_word_is_told_with_all_that_are_right() -> None:
    (found,) = problems(replaced(RWS, ("wagers", "pair_plus", "after_fold"), "lots"))
    assert found.message == "'lots' is not known here; did you mean lost?; it is one of lost, live"


def test_a_wager_named_play_that_is_none_is_told_what_it_must_be() -> None:
    """Whatever else it could be named: of the name nothing is said before the kind is known."""
    (missing,) = problems(removed(RWS, ("wagers", "play", "kind")))
    assert missing.key == "wagers.play.kind"
    other = RWS["wagers"]["pair_plus"]
    order = ["play", "pair_plus"]
    named = {**RWS, "wagers": dict.fromkeys(order, other), "payment": {"order": order}}
    del named["meters"]
    assert [each.message for each in problems(named)] == ['a wager named play must have kind = "play"']


def test_a_name_that_nothing_has_is_told_once_with_its_places() -> None:
    (found,) = problems(removed(RWS, ("wagers", "ante")))
    assert found.key == "payment.order[1]"
    assert "no wager is called 'ante'" in found.message
    assert "(so too at wagers.play.on, wagers.ante_bonus.on, " in found.message


def test_two_mistakes_are_two_problems() -> None:
    data = replaced(replaced(RWS, ("rounding",), "away"), ("wagers", "ante", "limits", "max"), "lots")
    assert [each.key for each in problems(data)] == ["rounding", "wagers.ante.limits.max"]
