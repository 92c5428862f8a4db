"""Sheets: every result is one, numbers in them are numbers, and a data frame can sum them."""

import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pandas as pd
import pytest

from kit.houses.toml_text import house_text
from kit.results import analysed, results
from queenhigh.analysis import Advice, Price, Risk, WagerFigures, analyse
from queenhigh.cli.answering.outfile import sheet_csv
from queenhigh.report.data import exact
from queenhigh.report.sheet import analyses_sheet
from queenhigh.rules import house, load
from queenhigh.simulation.edges.results import Simulation
from queenhigh.simulation.jackpot.results import Jackpot
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.results import Sessions
from queenhigh.study.request import RequestError

HOUSES = ("rws", "prime", "sixcard", "draw")
LISTS = ("wager", "price", "advice", "risk", "simulation", "sessions", "jackpot")


def frame(name: str) -> Any:
    return results()[name].frame()


def about(number: Fraction | float) -> Any:
    return pytest.approx(float(number), abs=1e-12)


@pytest.mark.parametrize(
    "name", ["wager", "price", "advice", "risk", *HOUSES, "simulation", "sessions", "jackpot"]
)
def test_columns_are_what_they_say(name: str) -> None:
    sheet = results()[name].sheet()
    table = pd.DataFrame(sheet)
    assert list(table) == list(sheet.kinds) == list(sheet)
    assert len(table) == sheet.height == len(list(sheet.rows())) > 0
    for column, kind in sheet.kinds.items():
        numeric = pd.api.types.is_numeric_dtype(table[column])
        assert numeric == (kind != "text"), column
        if column.endswith("_minor"):
            assert kind == "whole", column
        if column.endswith("_exact"):
            numbers = [Fraction(str(text)) for text in sheet[column]]
            assert list(map(exact, numbers)) == sheet[column]
            assert list(map(float, numbers)) == sheet[column.removesuffix("_exact")]


def check_wager(table: Any, found: WagerFigures) -> None:
    assert table["count"].sum() == found.deals
    assert table["probability"].sum() == about(1)
    assert table["return"].sum() == about(-found.house_edge)
    assert sum(map(Fraction, table["return_exact"])) == -found.house_edge


def check_price(table: Any, found: Price) -> None:
    returns = table.groupby("version")["return"].sum()
    assert returns["old"] - returns["new"] == about(found.change)


def check_advice(table: Any, found: Advice) -> None:
    assert table["value"].max() == about(found.best.value)
    assert (table["value"] + table["cost"]).sum() == about(found.best.value * len(table))
    assert table["discards"][0] == " ".join(map(str, found.best.discards))


def check_risk(table: Any, found: Risk) -> None:
    assert table["chance"].sum() == about(1)
    assert (table["net_minor"] * table["chance"]).sum() == pytest.approx(float(found.run.mean))
    assert table[table["net_minor"] > 0]["chance"].sum() == about(found.run.chance_ahead)


def check_simulation(table: Any, found: Simulation) -> None:
    for wager in (*found.wagers.values(), found.in_all):
        mine = table[table["wager"] == wager.name]
        assert (mine["net_minor"] * mine["count"]).sum() == wager.net_minor
        assert mine["frequency"].sum() == about(Fraction(mine["count"].sum().item(), wager.bets))
        assert mine["house_edge_percent"].iloc[0] == pytest.approx(float(wager.house_edge) * 100, abs=1e-6)


def check_sessions(table: Any, found: Sessions) -> None:
    assert table["rounds"].sum() == found.total_rounds
    assert table["result_minor"].sum() == found.result.mean * found.players
    assert (table["final_minor"] - table["result_minor"]).unique().tolist() == [found.bankroll_minor]
    counts = table["ending"].value_counts()
    assert {name: share.count for name, share in found.endings.items() if share.count} == counts.to_dict()
    assert table["first_round"].tolist() == [place * found.rounds for place in range(found.players)]


def check_jackpot(table: Any, found: Jackpot) -> None:
    [meter] = found.meters
    assert table["paid_minor"].sum() == meter.paid_minor
    assert table["reseeded_minor"].sum() == meter.reseeded_minor
    assert table["hit"].tolist() == list(range(1, meter.hits + 1))
    assert table["rounds_since_last"].isna().tolist() == [True] + [False] * (meter.hits - 1)
    assert found.meters[0].gaps is not None
    assert table["rounds_since_last"].mean() == about(found.meters[0].gaps.mean)


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("wager", check_wager), ("price", check_price), ("advice", check_advice), ("risk", check_risk),
        ("simulation", check_simulation), ("sessions", check_sessions), ("jackpot", check_jackpot),
    ],
)  # fmt: skip
def test_a_data_frame_can_sum_it(name: str, check: Callable[[Any, Any], None]) -> None:
    check(frame(name), results()[name])


def test_a_frame_is_the_sheet_and_where_there_is_no_pandas_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = results()["simulation"]
    assert found.frame().equals(pd.DataFrame(found.sheet()))
    assert found.frame()["seed"].mean() == 5
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(RequestError, match="a data frame needs pandas"):
        found.frame()


@pytest.mark.parametrize("name", HOUSES)
def test_an_analysis_has_every_number_in_a_row_of_its_own(name: str) -> None:
    table, found = frame(name), analysed(name)
    where = ["house", "section", "wager", "item", "measure"]
    assert not table.duplicated(where).any()
    assert set(table["digest"]) == {found.house.digest}
    assert (table["value"].notna() != table["text"].notna()).all(), "a number or a text"
    for column in ("exact", "whole"):
        assert table[table[column].notna()]["value"].notna().all()
    figures = table[table["section"] == "wagers"].set_index(["wager", "measure"])
    outcomes = table[table["section"] == "wagers.outcomes"]
    for key, wager in found.wagers.items():
        assert Fraction(figures.loc[key, "house_edge"]["exact"]) == wager.house_edge
        assert figures.loc[key, "house_edge"]["value"] == about(wager.house_edge)
        assert figures.loc[key, "stake_minor"]["whole"] == wager.stake_minor
        mine = outcomes[outcomes["wager"] == key].groupby("measure")["value"].sum()
        assert (mine["count"], mine["return"]) == (wager.deals, about(-wager.house_edge - envy(wager)))


def envy(wager: WagerFigures) -> Fraction:
    """What Envy returns, which is no outcome of one's own hand."""
    return Fraction(0) if wager.progressive is None else wager.progressive.envy_return


def test_a_printed_figure_is_a_number_and_what_agrees_can_be_counted() -> None:
    table = frame("prime")
    mine = table[(table["section"] == "printed") & (table["item"] == "prime")].set_index("measure")
    assert (mine.loc["printed", "value"], mine.loc["agrees", "whole"]) == (about(0.0362), 1)
    assert mine.loc["ours", "exact"] == "405/11186"


def test_several_houses_share_one_sheet() -> None:
    table = pd.DataFrame(analyses_sheet([analysed("prime"), analysed("draw")]))
    assert table["house"].unique().tolist() == ["prime", "draw"]
    edges = table[(table["section"] == "wagers") & (table["measure"] == "house_edge")]
    assert edges.groupby("house").size().to_dict() == {
        name: len(analysed(name).wagers) for name in ("prime", "draw")
    }


def test_no_text_of_a_house_is_a_formula_in_a_csv() -> None:
    hostile = load(house_text("prime").replace('label = "Pair Plus"', 'label = "=Pair|Plus"'), "hostile.toml")
    found = analyse(hostile)
    assert found.wagers["pair_plus"].label == "=Pair|Plus"
    assert "=Pair|Plus" in found.sheet()["text"]
    text = "".join(sheet_csv(found.sheet()))
    assert "'=Pair|Plus" in text
    assert ",=" not in text


def test_a_sheet_without_rows_has_its_columns() -> None:
    empty = jackpot(house("prime"), days="0.1", seed=1).sheet()
    assert empty.height == 0
    assert list(empty.rows()) == []
    assert list(pd.DataFrame(empty)) == list(results()["jackpot"].sheet())
