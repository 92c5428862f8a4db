"""JSON and sheets, which programs read: no field forgotten, exact numbers that read back, sums that hold."""

import json
import sys
import typing
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec
import pandas as pd
import pytest

from kit import golden
from kit.results import analysed, results
from queenhigh.analysis import Advice, Analysis, Price, Risk, WagerFigures
from queenhigh.money import USD, Currency
from queenhigh.report.data import LEAVES, TABLES, WHOLES, amount, entries, exact, json_of, percent, told_of
from queenhigh.report.sheet import analyses_sheet
from queenhigh.rules import house
from queenhigh.rules.records import House, Row, Wager
from queenhigh.simulation.edges.results import Simulation
from queenhigh.simulation.jackpot.results import Jackpot
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.results import Players, Sessions
from queenhigh.study.bet import Choice
from queenhigh.study.request import RequestError

HOUSES = ("rws", "prime", "sixcard", "draw")
SORTS = (Analysis, WagerFigures, Price, Advice, Risk, Simulation, Sessions, Jackpot)
RULES = {House, Wager, Row, Currency, Choice}
"""Records of the rules: told by their names, and as a whole by other verbs."""
WHY_NOT = {
    "what it is told under, or the result that it is part of tells it": """
        Favour.label Cause.label WagerFigures.name MeterRun.name MeterLife.name Account.wager
        Covariance.one Covariance.other Bet.house Plan.house Simulation.living""",
    "told as `text`": """
        Strategy.rule Mark.weakest Mark.times Marks.seen Marks.marks ChartRule.stands ChartRule.fold
        StandRule.weakest SeenClass.cards""",
    "told by name": """
        Box.stakes Box.strategy Chart.name Chart.choices Chart.by_hand Sessions.plan Jackpot.plan
        Counted.pays""",
    "told in another form: in `outcomes`, `points` or `by_round`, as percentiles, as a frequency": """
        SimulatedBox.stakes SimulatedWager.hits SimulatedWager.outcomes SimulatedWager.envy
        SimulatedWager.envy_minor Spread.counts Run.variance Run.worst Run.best Run.total
        Ruin.curve_rounds Ruin.curve_ruined Fan.rounds Fan.percentiles_minor Fan.playing Share.players""",
    "asked for, and part of no answer": "Bet.meters_minor Plan.meters Plan.takers",
    "in the house file": "ReadingEffect.text",
    "for charts and warnings alone": "Strategy.fold_value SimulatedWager.enough",
    "very many: the sheet has them": "Run.nets Run.masses Run.upto Sessions.each",
}
"""Fields of results that the JSON does not have, by the reason; the sheet has all fields of players."""
LEFT_OUT = {field for fields in WHY_NOT.values() for field in fields.split()}
LEFT_OUT |= {f"Players.{name}" for name in Players._fields}


@cache
def told(name: str) -> dict[str, Any]:
    """The JSON of a result as a program gets it: written and read back."""
    found: dict[str, Any] = json.loads(json.dumps(json_of(results()[name]), allow_nan=False))
    return found


TOLD = (
    "rws", "prime", "sixcard", "draw", "price", "advice", "risk", "simulation", "sessions", "stopping",
    "jackpot", "shared",
)  # fmt: skip


def fields_of(record: Any) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(record, "__struct_fields__", getattr(record, "_fields", ()))
    return found


def records_in(hint: Any) -> set[Any]:
    """The records that a type holds, however deep in lists and unions."""
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or hasattr(hint, "_fields")):
        return {hint}
    return {each for part in typing.get_args(hint) for each in records_in(part)}


def hint_of(record: Any, name: str) -> Any:
    """The type of a field or of a property."""
    hints = typing.get_type_hints(record)
    if name in hints:
        return hints[name]
    made = getattr(record, name)
    return typing.get_type_hints(getattr(made, "fget", None) or made.func)["return"]


class Reads:
    """Which fields the tables read, found from the types alone; a path that leads nowhere is an error."""

    def __init__(self, root: Any) -> None:
        self.root = root
        self.read: set[str] = set()
        self.seen: set[tuple[Any, str]] = set()
        self.tell(root, "")

    def tell(self, record: Any, table: str) -> None:
        if record in RULES or (record, table) in self.seen:
            return
        self.seen.add((record, table))
        for entry in told_of(record, table):
            there = {self.root if entry.path.startswith("/") else record}
            for name in entry.path.strip("/").split("."):
                assert there, f"the path {entry.path} of {record.__name__} goes on behind a plain value"
                self.read |= {f"{each.__name__}.{name}" for each in there}
                there = {part for each in there for part in records_in(hint_of(each, name))}
            for each in there if entry.form not in LEAVES else ():
                self.tell(each, TABLES.get(entry.form, ""))


def test_no_field_of_a_result_is_forgotten() -> None:
    read = set().union(*(Reads(sort).read for sort in SORTS))
    known: set[Any] = set()
    left = set(SORTS)
    while left:
        record = left.pop()
        known.add(record)
        hints = typing.get_type_hints(record)
        left |= {part for name in fields_of(record) for part in records_in(hints[name])} - known - RULES
    fields = {f"{record.__name__}.{name}" for record in known for name in fields_of(record)}
    assert fields - read - LEFT_OUT == set(), "tell them in report/data.py, or say why not"
    assert fields - read >= LEFT_OUT, "there are no such fields, or they are told"


def test_every_table_and_form_is_needed() -> None:
    told = {record.__name__ for sort in SORTS for record, _ in Reads(sort).seen}
    words = {word.partition(":")[2] for table in TABLES.values() for word in table.split()} - {""}
    assert {name for name in TABLES if not name.islower()} <= told
    assert words | {"amount"} == {*LEAVES, *WHOLES, "share", "flat", *filter(str.islower, TABLES)}


def test_every_path_of_the_tables_leads_to_a_value() -> None:
    """Paths of records are resolved on their types, and those of a mapping on a result."""
    seen = {each for sort in SORTS for each in Reads(sort).seen}
    of_records = {table or TABLES.get(record.__name__, "") for record, table in seen}
    [scores] = {*TABLES.values()} - of_records
    found = results()["sessions"]
    assert isinstance(found, Sessions)
    assert {entry.path for entry in entries(scores)} <= {*found.z}
    with pytest.raises(AttributeError):
        hint_of(Analysis, "no_such_field")


def every(value: Any) -> Iterator[dict[str, Any]]:
    """Every object of a JSON."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from every(part)
    elif isinstance(value, list):
        for part in value:
            yield from every(part)


@pytest.mark.parametrize("name", TOLD)
def test_an_exact_number_and_what_stands_beside_it_agree(name: str) -> None:
    for each in every(told(name)):
        for key, text in each.items():
            if not (isinstance(text, str) and "/" in text and text.strip("-0123456789/") == ""):
                continue
            number = Fraction(text)
            assert exact(number) == text
            beside = {f"{key}_percent": 100 * number, f"{key}_decimal": number}
            if key.endswith("_exact"):
                beside[key.removesuffix("_exact")] = number
            for other in beside.keys() & each.keys():
                assert each[other] == round(float(beside[other]), 6), (key, other)


@pytest.mark.parametrize("name", HOUSES)
def test_every_wager_reads_back_as_it_was_worked_out(name: str) -> None:
    assert told(name)["wagers"].keys() == analysed(name).wagers.keys()
    for key, mine in analysed(name).wagers.items():
        each = told(name)["wagers"][key]
        assert Fraction(each["house_edge"]) == mine.house_edge
        assert Fraction(each["hit_frequency_exact"]) == mine.hit_frequency
        assert [Fraction(one["net"]) for one in each["outcomes"]] == [one.net for one in mine.outcomes]
        assert sum(one["count"] for one in each["outcomes"]) == each["deals"] == mine.deals
        assert ("element_of_risk_percent" in each) == (key == "ante_play")
        assert ("meters" in each) == (mine.progressive is not None)


PARTS = {
    "rws": "strategy readings",
    "prime": "favours_player printed protection",
    "shared": "protection",
    "price": "changed change_percent rows",
    "advice": "hand seen dead stakes best actions",
    "jackpot": "wagers",
}


@pytest.mark.golden
def test_figures_as_programs_read_them() -> None:
    parts = [(f"{name}.{key}", told(name)[key]) for name, keys in PARTS.items() for key in keys.split()]
    text = "\n".join(f"== {title}\n{json.dumps(part, indent=2)}" for title, part in parts)
    golden.compare("golden/texts/reports/data.txt", text + "\n")


def test_a_mix_reads_back() -> None:
    found = told("rws")["mix"]
    mine = analysed("rws").mix
    assert mine is not None
    assert found["stakes"] == {"ante": "5.00", "pair_plus": "5.00"}
    assert Fraction(found["variance"]) == mine.spread.variance / 100**2
    assert Fraction(found["expected_loss"]) == -mine.spread.mean / 100
    assert sum(map(Fraction, found["expected_loss_by_wager"].values())) == Fraction(found["expected_loss"])
    assert [each["wagers"] for each in found["covariances"]] == [["ante_play", "pair_plus"]]
    assert sum(one["count"] for one in found["outcomes"]) == found["deals"]


def test_a_stop_loss_makes_no_exact_chance_of_ruin_alone() -> None:
    alone, stopping = (told(name)["exact"] for name in ("sessions", "stopping"))
    assert alone["ruined_percent"] == alone["ruined_or_stop_loss_percent"]
    assert (stopping["ruined_percent"], stopping["z"]["ruined"]) == (None, None)
    assert stopping["ruined_or_stop_loss_percent"] > 0


@pytest.mark.parametrize(
    ("number", "text"),
    [(Fraction(0), "0/1"), (Fraction(-3), "-3/1"), (Fraction(6, 4), "3/2"), (Fraction(-1, 7), "-1/7")],
)
def test_exact_numbers_always_have_both_parts(number: Fraction, text: str) -> None:
    assert exact(number) == text
    assert Fraction(text) == number


def test_percentages_and_amounts_for_people() -> None:
    assert percent(Fraction(686_689, 20_358_520)) == 3.372981
    assert percent(Fraction(-1, 3)) == -33.333333
    assert amount(Fraction(12_345, 10), USD) == "12.34", "halves to the even cent, as machines round"
    assert amount(1_000_000, USD) == "10000.00"


def test_figures_without_their_house_have_no_json() -> None:
    with pytest.raises(TypeError, match="house"):
        json_of(analysed("rws").wagers["ante_play"])


# Sheets


LISTS = ("wager", "price", "advice", "risk", "simulation", "sessions", "jackpot")


def frame(name: str) -> Any:
    return results()[name].frame()


def about(number: Fraction | float) -> Any:
    return pytest.approx(float(number), abs=1e-12)


@pytest.mark.parametrize("name", [*HOUSES, *LISTS])
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


def cell(value: object) -> str:
    return f"{value:.6g}" if isinstance(value, float) else "" if value is None else str(value)


@pytest.mark.golden
def test_sheets() -> None:
    lines = []
    for name in ("wager", "price", "advice", "simulation", "jackpot"):
        sheet = results()[name].sheet()
        rows = (" | ".join(map(cell, row)) for row in sheet.rows())
        lines += [f"== {name}", " | ".join(sheet), *rows]
    golden.compare("golden/texts/reports/sheets.txt", "\n".join([*lines, ""]))


def test_a_data_frame_can_sum_what_is_very_long() -> None:
    table = frame("risk")
    risk = results()["risk"]
    assert isinstance(risk, Risk)
    assert table["chance"].sum() == about(1)
    assert (table["net_minor"] * table["chance"]).sum() == pytest.approx(float(risk.run.mean))
    assert table[table["net_minor"] > 0]["chance"].sum() == about(risk.run.chance_ahead)
    table = frame("sessions")
    found = results()["sessions"]
    assert isinstance(found, Sessions)
    assert table["rounds"].sum() == found.total_rounds
    assert table["result_minor"].sum() == found.result.mean * found.players
    assert (table["final_minor"] - table["result_minor"]).unique().tolist() == [found.bankroll_minor]
    counts = table["ending"].value_counts()
    assert {name: share.count for name, share in found.endings.items() if share.count} == counts.to_dict()
    assert table["first_round"].tolist() == [place * found.rounds for place in range(found.players)]


def test_a_frame_is_the_sheet_and_where_there_is_no_pandas_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = results()["simulation"]
    assert found.frame().equals(pd.DataFrame(found.sheet()))
    assert found.frame()["seed"].mean() == 5
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(RequestError, match="pandas"):
        found.frame()


@pytest.mark.parametrize("name", HOUSES)
def test_an_analysis_has_every_number_in_a_row_of_its_own(name: str) -> None:
    table = frame(name)
    found = analysed(name)
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


def test_a_sheet_without_rows_has_its_columns() -> None:
    empty = jackpot(house("prime"), days="0.1", seed=1).sheet()
    assert empty.height == 0
    assert list(empty.rows()) == []
    assert list(pd.DataFrame(empty)) == list(results()["jackpot"].sheet())
