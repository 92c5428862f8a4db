"""A whole house at once: every question it can be asked, and what is left out with a reason."""

from fractions import Fraction
from importlib import import_module
from math import comb
from pathlib import Path
from typing import Any

import pytest

import queenhigh as qh
from kit.cases import HOUSES
from kit.houses.changed import edited, text_of
from kit.houses.invented import any_house
from kit.houses.toml_text import house_text
from kit.play.amounts import units
from kit.play.bets import bet_on, present
from queenhigh.analysis import Analysis, analyse, bet_of
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.protect.seen import seen
from queenhigh.analysis.results import Protection
from queenhigh.rules import House, load
from queenhigh.study.entries import entries
from queenhigh.study.request import limit_notes


@pytest.mark.parametrize("name", HOUSES)
def test_an_analysis_has_the_figures_of_every_entry(name: str) -> None:
    house = any_house(name)
    found = analyse(house)
    assert list(found.wagers) == [entry.name for entry in entries(house)]
    for entry in entries(house):
        mine = entry_figures(house, entry)
        assert found.wagers[entry.name].house_edge == mine.house_edge
        assert found.wagers[entry.name].outcomes == mine.outcomes
    shows = house.dealer.shows
    assert present(found.strategy).hands == comb(52, shows) * comb(52 - shows, 3)
    assert (found.mix, found.protection, found.readings, found.unpriced) == (None, (), (), {})
    assert (found.players, found.side_antes) == (1, None)
    assert found.meters_minor == {meter.name: meter.seed_minor for meter in house.meters}
    assert len(found.printed) == len(house.printed)


def test_everything_may_be_asked_at_once() -> None:
    """Meter and Envy count in the mix: six others, of whom one in 22,100 has the royal of spades."""
    stakes = {"ante": 500, "pair_plus": 500, "progressive": 250}
    found = analyse(
        "rws",
        meters={"main": 20_000},
        players=7,
        stakes=units(stakes),
        seen=1,
        marks=["Q-7-2", "pair"],
        readings=True,
    )
    assert found.meters_minor == {"main": 2_000_000}
    progressive = present(found.wagers["progressive"].progressive)
    assert (progressive.meter_minor, progressive.players) == (2_000_000, 7)
    mix = present(found.mix)
    envy = 6 * Fraction(25_000 + 3 * 5_000, 22_100)
    assert (mix.stakes_minor, mix.players, mix.envy_minor) == (stakes, 7, envy)
    assert mix.edges["progressive"] == 250 - Fraction(2_000_000 + 3_005_000, 22_100) - envy
    assert mix.house_edge * 1250 == -mix.spread.mean - envy
    assert [each.what for each in found.protection] == ["seen"]
    assert [each.name for each in present(found.strategy).others] == ["always", "qualify", "Q-7-2", "pair"]
    assert {each.reading for each in found.readings} == {"R2", "R3", "R4"}
    alone = analyse("rws").wagers
    asked = analyse("rws", seen=1, stakes={"ante": 5}, marks=["K high"]).wagers
    assert asked == alone, "figures of an entry do not depend on what else is asked"


def test_seen_and_shared_cards_are_two_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    one = seen(any_house("rws"), 1)
    none = seen(any_house("rws"), 0)
    asked: list[int] = []

    def sharing(_: House, boxes: int, __: object) -> Protection:
        asked.append(boxes)
        return none

    monkeypatch.setattr(import_module("queenhigh.analysis.analyse"), "shared", sharing)
    assert analyse("rws", seen=1, shared=True).protection == (one, none)
    assert analyse("rws", shared=5).protection == (none,)
    assert asked == [2, 5]


@pytest.mark.long
def test_classes_of_cards_are_seen_one_at_a_time_by_default() -> None:
    [found] = analyse("rws", seen="red / black").protection
    assert (found.cards, [each.name for each in found.classes]) == (1, ["red", "black"])
    [found] = analyse("rws", seen="Q-A / J-2", seen_cards=2).protection
    assert (found.cards, len(found.guides)) == (2, 3)


def shot(antes: int | None) -> Analysis:
    return analyse("draw", side_antes=antes)


def test_a_double_shot_beside_the_ante_changes_the_contest() -> None:
    """Alone the Ante is played for itself; the more stands beside it, the less it is."""
    edges = [shot(antes).wagers["ante_play"].house_edge for antes in (None, 0, 1, 2)]
    assert edges[0] == edges[1] == Fraction(-143_428_213, 17_559_223_500)
    assert edges[0] < edges[2] < edges[3]
    assert shot(2).side_antes == 2


@pytest.mark.parametrize("antes", [1, 2])
def test_the_marginal_edge_is_what_adding_the_wager_costs_the_whole_bet(antes: int) -> None:
    stake = 500 * antes
    lost = study(bet_on("draw", ante=500)).mean(best)
    lost -= study(bet_on("draw", ante=500, double_shot=stake)).mean(best)
    found = shot(antes).wagers["double_shot"]
    assert found.stake_minor == stake
    assert found.marginal_edge == lost / stake
    assert found.marginal_edge > found.house_edge, "the contest pays for it too"
    assert all(each.marginal_edge is None for each in analyse("rws").wagers.values())


@pytest.mark.parametrize(
    ("house", "edit", "unpriced", "priced"),
    [
        # A Prime on a dealer's first three cards if players draw.
        ("prime", ("[decision]\n", "[decision]\ndiscards = 1\n"), "prime",
         {"ante_play", "pair_plus", "progressive"}),
        # The dealer replaces hands and shows cards.
        ("prime", ('draws = "never"', 'draws = "replaces below K high"\nshows = 2'), "ante_play",
         {"pair_plus", "progressive"}),
    ],
)  # fmt: skip
def test_what_cannot_be_priced_is_left_out(
    house: str, edit: tuple[str, str], unpriced: str, priced: set[str]
) -> None:
    found = analyse(edited(house, edit))
    assert unpriced in found.unpriced
    assert priced <= {*found.wagers} == {entry.name for entry in entries(found.house)} - {*found.unpriced}
    assert (found.strategy is None) == (unpriced == "ante_play")
    undrawn = found.wagers["pair_plus"].house_edge == Fraction(149, 5525)
    assert undrawn == (unpriced == "ante_play")


def test_progress_is_shown_while_cards_are_seen() -> None:
    steps: list[tuple[int, int]] = []
    analyse(edited("rws", ("shows = 0", "shows = 1")), progress=lambda done, of: steps.append((done, of)))
    assert steps
    assert all(0 < done <= of for done, of in steps)


# Bets to be advised on


def test_a_bet_is_one_ante_by_default() -> None:
    house = any_house("draw")
    assert bet_of(house).stakes_minor == {"ante": 500}
    assert bet_of(house, side_antes=2).stakes_minor == {"ante": 500, "double_shot": 1000}
    assert bet_of(house, {"ante": 700}, side_antes=1).stakes_minor == {"ante": 700, "double_shot": 700}
    assert bet_of(house, {"ante": 700}, side_antes=0).stakes_minor == {"ante": 700}
    assert bet_of("rws", {"ante": 500}, {"main": 7}).meter("main") == 7


def test_a_stake_outside_the_limits_is_measured_and_noted() -> None:
    """Its size alone is no reason to refuse it: what a wager needs, and a fixed amount, hold all the same."""
    house = any_house("rws")
    odd, usual = (present(analyse(house, stakes={"ante": units(ante)}).mix) for ante in (499, 500))
    assert odd.house_edge == usual.house_edge
    assert bet_of(house, {"ante": 60_000}).ante_minor == 60_000
    assert len(limit_notes(house, {"ante": 499, "pair_plus": 500})) == 1
    assert entry_of(house, "play").name == "ante_play"


def test_another_reading_that_is_not_priced_says_why() -> None:
    most = '{ table = { most = { amount = 100, shared = "in order" } } }'
    reading = f'clause = "3.8.1"\ntext = "No limit."\ninstead = "A limit."\notherwise = {most}\n'
    house = load(f"{text_of('rws')}\n[readings.X9]\n{reading}")
    effects = [each for each in analyse(house, readings=True).readings if each.reading == "X9"]
    assert effects
    for effect in effects:
        assert effect.theirs is None
        assert "$100" in (effect.unpriced or "")


asked: Any = qh
"""The package as somebody uses it who does not run a type checker."""


def test_a_house_may_be_given_by_its_id_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    rules = qh.house("rws")
    for house in ("rws", str(path), path):
        assert qh.analyse(house).wagers == qh.analyse(rules).wagers
    assert qh.advise("rws", "Qs 6h 4d") == advice_of(bet_of(rules), qh.parse_cards("Qs 6h 4d"))
    assert qh.price("rws", "pair_plus", {"flush": 3}) == qh.price(rules, "pair_plus", {"flush": "3 to 1"})
    by_id = qh.risk("rws", stakes={"ante": 5}, rounds=10)
    assert by_id.mix == qh.risk(rules, stakes={"ante": 5}, rounds=10).mix
    assert bet_of("rws") == bet_of(rules)


def test_cards_may_be_text_or_several_texts() -> None:
    seen, *dead = qh.parse_cards("Kd 2c 3c 4c")
    plain = qh.advise("rws", qh.parse_cards("Qs 6h 4d"), seen=[seen], dead=dead)
    assert plain == qh.advise("rws", "Qs,6h 4d", seen="Kd", dead=["2c", "3c", "4c"])


def test_numbers_are_awards_as_their_text_is() -> None:
    for number, text in ((4, "4 to 1"), (Fraction(7, 2), "3.5 to 1"), (3.5, "3.5 to 1"), (0.1, "0.1 to 1")):
        written = qh.price("rws", "pair_plus", {"flush": text})
        assert qh.price("rws", "pair_plus", {"flush": number}) == written
    assert qh.price("rws", "progressive", {"straight": "15 flat"}).change == 0


def test_whole_numbers_may_be_written_as_floats() -> None:
    found = asked.risk("rws", stakes={"ante": 5}, rounds=1e2, bankroll=500)
    assert (found.run.rounds, found.bankroll_minor, found.mix.stakes_minor) == (100, 50_000, {"ante": 500})


def test_one_mark_needs_no_list() -> None:
    strategy = present(qh.analyse("rws", marks="Q-7-2").strategy)
    assert [each.name for each in strategy.others] == ["always", "qualify", "Q-7-2"]
