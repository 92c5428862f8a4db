"""What shows at several places of a house file and has one cause is one problem, told where the cause is."""

import tomllib
from typing import Any

import pytest

from kit.cases import mostly_long
from kit.houses.corner import CORNER, ordered, problems, side
from kit.houses.invented import (
    CARDROOM,
    COMMUNITY,
    CONSOLING,
    FOURTH,
    SECOND,
    SIX_CARDS,
    STEPPED,
    TWICE,
    TWIN,
)
from kit.houses.toml_text import Path, paths, removed, replaced, write
from queenhigh.rules import HouseError, load

KIT = {
    tomllib.loads(text)["id"]: text
    for text in (CARDROOM, COMMUNITY, CONSOLING, SECOND, TWICE, FOURTH, TWIN, SIX_CARDS, STEPPED)
}
NOBODY_DRAWS = (
    "nobody draws cards in this house, so nobody would owe it: give decision.discards, or leave it out"
)
NO_METER = "pays from a meter, and the house has none: give [meters.NAME] with seed, fed_by, contribution"


def told(data: dict[str, Any]) -> list[tuple[str, str]]:
    try:
        load(write(data))
    except HouseError as error:
        return [(each.key, each.message) for each in error.problems]
    return []


@pytest.mark.parametrize("name", mostly_long(KIT, lambda name: name in ("community", "second", "six_cards")))
def test_anything_left_out_of_an_invented_house_is_one_problem_at_most(name: str) -> None:
    data = tomllib.loads(KIT[name])
    for path in paths(data):
        found = told(removed(data, path))
        assert len(found) <= 1, (path, found)


@pytest.mark.parametrize("text", [CORNER, TWICE.replace("discards = 1, ", "")])
def test_a_play_that_nobody_owes_says_nothing_of_folds(text: str) -> None:
    found = problems('on = "ante"', 'on = "ante"\nowed_by = "drawn"', text)
    assert found == [("wagers.play.owed_by", NOBODY_DRAWS)]


def test_folds_where_nobody_folds_are_told_together() -> None:
    [(key, message)] = problems('on = "ante"', 'on = "ante"\nowed_by = "drawn"', TWICE)
    assert key == "decision.fold"
    assert message.startswith("nobody folds where standing costs nothing")
    assert message.endswith("(so too at wagers.ante.contest.fold, wagers.both.after_fold)")


@pytest.mark.parametrize("new", ["", 'owed_by = "all"\n'])
def test_where_nothing_says_how_a_fold_ends_both_ways_out_are_named(new: str) -> None:
    [(key, message)] = problems('owed_by = "drawn"\n', new, SECOND)
    assert key == "wagers.play.owed_by"
    assert message.startswith('nothing says how a fold ends: write owed_by = "drawn"')
    assert message.endswith("or say fold in contests and after_fold on side bets")


def test_one_word_of_folds_makes_the_others_missed() -> None:
    """With a clause for the fold, it is the ends of folds that are missing."""
    folding = SECOND.replace('owed_by = "drawn"\n', "")
    found = problems('play = "3", draw', 'fold = "3", play = "3", draw', folding)
    assert [key for key, _ in found] == ["wagers.ante.contest.fold", "wagers.pair_plus.after_fold"]


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("wagers", "play"), None, "payment.order[2]"),
        (("wagers", "play"), 5, "wagers.play"),
        (("wagers", "play"), [], "wagers.play"),
        (("wagers", "play", "kind"), "plya", "wagers.play.kind"),
        (("decision",), 5, "decision"),
    ],
)
def test_without_a_play_nothing_is_known_of_folds(path: Path, value: Any, key: str) -> None:
    data = tomllib.loads(SECOND)
    found = told(removed(data, path) if value is None else replaced(data, path, value))
    assert [at for at, _ in found] == [key]


def test_an_ante_alone_is_told_to_be_so() -> None:
    data = removed(tomllib.loads(SECOND), ("wagers", "play"))
    [(key, message)] = told(replaced(data, ("payment", "order"), ["ante", "best", "pair_plus"]))
    assert (key, message) == ("wagers", "an ante and a play wager belong together; one of them is missing")


def test_a_meter_that_is_not_there_is_told_once() -> None:
    data = tomllib.loads(COMMUNITY)
    one = told(removed(data, ("meters", "major")))
    words = "no meter is called 'major'; known are mega (so too at wagers.jackpot.pays[3].pays)"
    assert one == [("wagers.jackpot.pays[2].pays", words)]
    [(key, message)] = told(removed(data, ("meters",)))
    assert key == "wagers.jackpot.pays[1].pays"
    assert message.startswith(NO_METER)
    assert [key for key, _ in told(replaced(data, ("meters",), 5))] == ["meters"]


def test_limits_of_nothing_name_no_amount() -> None:
    [(key, message)] = problems("limits = { min = 5, max = 100 }", "limits = {}")
    assert key == "wagers.ante.limits"
    assert message.startswith("names no amount: a table of limits, such as { min = 5, max = 500 }")


def test_a_row_on_first_cards_that_is_none_leaves_nothing_to_add() -> None:
    row = '{ hand = "pair", on = "first", pays = "1 to 2" }'
    [(key, message)] = problems(row, row.replace('on = "first", ', ""), TWICE)
    assert key == "wagers.kicker.awards"
    assert message.startswith("nothing to add: no row pays for the first three cards")


def test_raises_that_begin_otherwise_are_told_together() -> None:
    [(key, message)] = problems("multiples = [2]\n", "", STEPPED)
    assert key == "wagers.play.raises[1].multiples"
    assert message.endswith("any hand is played for (so too at wagers.play.raises[2].multiples)")


@pytest.mark.parametrize(
    ("text", "path", "value"),
    [
        (SECOND, ("table", "boxes"), True),
        (FOURTH, ("wagers", "jackpot", "pays", 1), "x"),
        (FOURTH, ("wagers", "jackpot", "pays", 2, "cap"), "x"),
        (FOURTH, ("wagers", "jackpot", "pays", 1, "envy"), "x"),
    ],
    ids=["boxes", "row", "cap", "envy"],
)
def test_what_cannot_be_read_is_not_judged_as_well(text: str, path: Path, value: Any) -> None:
    assert len(told(replaced(tomllib.loads(text), path, value))) == 1


def test_community_cards_are_not_told_idle_where_a_wager_forgets_to_look_at_them() -> None:
    text = ordered("x").replace("[deal]", "[deal]\ncommunity = 2")
    rows = '{ hand = "four_of_a_kind", pays = "9 to 1" }'
    for rest in ("", 'looks = "fife_card"\n'):
        [(key, _)] = problems(*side("progressive", rows, f'after_fold = "live"\n{rest}'), text)
        assert key == ("wagers.x.looks" if rest else "wagers.x.pays[1].hand")


def test_a_wrong_word_for_beating_the_dealer_leaves_its_clause_alone() -> None:
    new = 'must_beat_dealer = "lose"\nbeat_clause = "6"'
    [(key, _)] = problems('must_beat_dealer = "push"', new, CONSOLING)
    assert key == "wagers.trips.must_beat_dealer"
