"""`queenhigh houses`: the catalogue by groups, and `--compare`."""

import re
from fractions import Fraction

import pytest

from kit import golden
from kit.command import run, run_json
from queenhigh.analysis import analyse
from queenhigh.analysis.results import PricedStrategy, Strategy
from queenhigh.cli.answering.houses import in_a_line
from queenhigh.cli.verbs.house import houses as verb
from queenhigh.rules import house, house_groups, house_ids
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.words.coach import StandRule

SOME = {"basics": ("prime", "rws"), "rooms": ("oceans11", "pauma"), "variants": ("uk_draw",)}


@pytest.fixture
def some(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small catalogue: a plain house, one with a card open, one with a draw."""
    monkeypatch.setattr("queenhigh.rules.house_groups", lambda: SOME)


def test_houses_stand_under_their_groups_and_tell_them() -> None:
    output = run("houses").output
    titles = [line.strip().lower() for line in output.splitlines() if re.fullmatch(r"[A-Z][a-z]+ *", line)]
    assert titles == list(house_groups())
    told = {each["id"]: each["group"] for each in run_json("houses")["houses"]}
    assert told == {id: group for group, ids in house_groups().items() for id in ids}
    assert list(told) == list(house_ids())


@pytest.mark.usefixtures("some")
def test_edges_stand_side_by_side_as_the_analysis_has_them() -> None:
    found = {each["id"]: each for each in run_json("houses", "--compare")["houses"]}
    assert list(found) == ["oceans11", "pauma", "prime", "rws", "uk_draw"]
    for id, told in found.items():
        exact = analyse(id)
        contest = exact.wagers[ANTE_PLAY]
        assert Fraction(told["of_the_ante"]) == contest.house_edge
        assert Fraction(told["of_all_money"]) == contest.element_of_risk
        edges = {name: Fraction(side["edge"]) for name, side in told["sides"].items()}
        assert edges == {name: each.house_edge for name, each in exact.wagers.items() if name != ANTE_PLAY}
        assert (told["digest"], told["unpriced"]) == (house(id).digest, {})


@pytest.mark.golden
def test_houses_are_compared_as_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Best play is a line whatever it goes by; a side bet that changes best play is marked."""
    told = []
    for groups in (SOME, {"all": ("caesars", "millionaire_maker")}):
        monkeypatch.setattr("queenhigh.rules.house_groups", lambda groups=groups: groups)
        told.append("\n".join(row.rstrip() for row in run("houses", "--compare").output.splitlines()))
    golden.compare("golden/texts/printed/compared.txt", "\n\n".join(told) + "\n")


def test_a_side_bet_that_changes_best_play_costs_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A fold loses the 6 Card Bonus of one house and not of the other, and both have one edge."""
    monkeypatch.setattr("queenhigh.rules.house_groups", lambda: {"all": ("caesars", "millionaire_maker")})
    free, lost = (each["sides"]["six_card_bonus"] for each in run_json("houses", "--compare")["houses"])
    assert free["edge"] == lost["edge"]
    assert (free["marginal_edge"], free["marginal_edge_percent"]) == (None, None)
    assert lost["marginal_edge_percent"] == 22.378867
    assert Fraction(lost["marginal_edge"]) > Fraction(lost["edge"])


def test_to_stand_or_to_draw_is_told_whole_and_without_a_chart() -> None:
    told = "Stand on K-10-2 or better, draw to the rest."
    priced = PricedStrategy("", "", Fraction(0), Fraction(0), 0, 0)
    stands = Strategy(1, {}, told, (), priced, (), rule=StandRule(1))
    assert in_a_line(stands) == told


def test_what_is_not_worked_out_is_said_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    found = analyse("rws")
    lacking = replace(found, wagers={}, unpriced={"pair_plus": "Pair Plus: nobody has counted it"})
    monkeypatch.setattr(verb, "_analysed", lambda houses: {each.id: lacking for each in houses})
    monkeypatch.setattr("queenhigh.rules.house_groups", lambda: {"basics": ("rws",)})
    assert "Pair Plus: nobody has counted it" in " ".join(run("houses", "--compare").output.split())
    [told] = run_json("houses", "--compare")["houses"]
    assert (told["of_the_ante"], told["of_all_money_percent"]) == (None, None)
    assert told["unpriced"] == {"pair_plus": "Pair Plus: nobody has counted it"}


@pytest.mark.long
def test_the_whole_catalogue_is_compared() -> None:
    found = run_json("houses", "--compare")["houses"]
    assert [each["id"] for each in found] == list(house_ids())
    assert all(each["best_play"] and each["of_all_money"] for each in found)
