"""The JSON that programs read: no field of a record forgotten, exact numbers that read back."""

import json
import typing
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import msgspec
import pytest

from kit.results import analysed, results
from queenhigh.analysis import Advice, Analysis, Price, Risk, WagerFigures
from queenhigh.money import USD, Currency
from queenhigh.report.data import LEAVES, TABLES, WHOLES, amount, exact, json_of, percent, told_of
from queenhigh.rules.records import House, Row, Wager
from queenhigh.simulation.edges.results import Simulation
from queenhigh.simulation.jackpot.results import Jackpot
from queenhigh.simulation.sessions.results import Players, Sessions
from queenhigh.study.choices import Choice

SORTS = (Analysis, WagerFigures, Price, Advice, Risk, Simulation, Sessions, Jackpot)
RULES = {House, Wager, Row, Currency, Choice}
"""Records of the rules: told by their names, and as a whole by other verbs."""
LEFT_OUT = {
    "Favour.label": "the wager is told by its name",
    "Cause.label": "the row is told by its name",
    "WagerFigures.name": "what it is told under",
    "Strategy.fold_value": "for a chart of holds: what they are held against",
    **dict.fromkeys(
        (
            "Strategy.rule",
            "Mark.weakest",
            "Mark.times",
            "Marks.seen",
            "Marks.marks",
            "ChartRule.stands",
            "ChartRule.fold",
            "StandRule.weakest",
        ),
        "told as `text`",
    ),
    "Covariance.one": "told in `wagers`",
    "Covariance.other": "told in `wagers`",
    "ReadingEffect.text": "the house file says it",
    "SeenClass.cards": "told as `text`",
    "Spread.counts": "told in `outcomes`",
    "Bet.house": "told by the advice itself",
    "Bet.meters_minor": "asked for, and part of no answer",
    "Run.variance": "the standard deviation is told",
    "Run.worst": "the percentiles are told",
    "Run.best": "the percentiles are told",
    "Run.nets": "very many: the sheet has them",
    "Run.masses": "very many: the sheet has them",
    "Run.upto": "very many: the sheet has them",
    "Run.total": "what masses are parts of",
    "Ruin.curve_rounds": "told in `by_round`",
    "Ruin.curve_ruined": "told in `by_round`",
    "Plan.house": "told by the result itself",
    "Plan.meters": "asked for; what became of meters is told",
    "Plan.takers": "asked for; a jackpot tells its take-up",
    "Box.stakes": "told as `stakes`, by name",
    "Box.strategy": "told by its name",
    "Chart.name": "what a strategy is told by",
    "Chart.choices": "a strategy is told by its name",
    "Chart.by_hand": "a strategy is told by its name",
    "SimulatedBox.stakes": "told in `bets`",
    "SimulatedWager.hits": "the hit frequency is told",
    "SimulatedWager.outcomes": "told in `outcomes`, Envy after them",
    "SimulatedWager.envy": "told in `outcomes`",
    "SimulatedWager.envy_minor": "part of `net`",
    "SimulatedWager.enough": "for the warning that a z is far out",
    "Counted.pays": "the row's name is told",
    "MeterRun.name": "what it is told under",
    "Simulation.living": "told with the wager that it is of",
    "Share.players": "told once, for all",
    "Fan.rounds": "told in `points`",
    "Fan.percentiles_minor": "told in `points`",
    "Fan.playing": "told in `points`",
    "Sessions.plan": "its stakes and strategy are told",
    "Sessions.each": "very many: the sheet has them",
    **dict.fromkeys((f"Players.{name}" for name in Players._fields), "very many: the sheet has them"),
    "Jackpot.plan": "its stakes and strategy are told",
    "Account.wager": "what it is told under",
    "MeterLife.name": "what it is told under",
}
"""Fields of results that the JSON does not have, and why."""


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
    """Which fields the tables read, found from the types alone."""

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
                self.read |= {f"{each.__name__}.{name}" for each in there}
                there = {part for each in there - RULES for part in records_in(hint_of(each, name))}
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
    assert fields - read - set(LEFT_OUT) == set(), "tell them in report/data.py, or say why not"
    assert set(LEFT_OUT) - fields == set(), "there are no such fields"
    assert set(LEFT_OUT) & read == set(), "these are told"


def test_every_table_and_form_is_needed() -> None:
    told = {record.__name__ for sort in SORTS for record, _ in Reads(sort).seen}
    words = {word.partition(":")[2] for table in TABLES.values() for word in table.split()} - {""}
    assert {name for name in TABLES if not name.islower()} <= told
    assert words | {"amount"} == {*LEAVES, *WHOLES, "share", "flat", *filter(str.islower, TABLES)}


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


@pytest.mark.parametrize("name", ["rws", "prime", "sixcard", "draw"])
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


def test_known_figures_as_programs_read_them() -> None:
    contest, progressive = (told("rws")["wagers"][name] for name in ("ante_play", "progressive"))
    assert (contest["house_edge"], contest["house_edge_percent"]) == ("686689/20358520", 3.372981)
    assert (contest["element_of_risk_percent"], contest["average_bet"]) == (2.014672, "370/221")
    assert told("rws")["strategy"]["actions"] == {"play": 14_900, "fold": 7_200}
    assert (progressive["meter"], progressive["break_even_meter"]) == ("10000.00", "22800.00")
    assert (progressive["rounds_between_hits"], len(progressive["edge_by_meter"])) == (22_100, 25)
    [seen] = told("rws")["protection"]
    assert (seen["what"], seen["cards"], round(seen["player_edge_percent"], 4)) == ("seen", 1, 3.4829)
    [seen] = told("prime")["protection"]
    assert [(each["class"], len(each["cards"].split())) for each in seen["classes"]] == [
        ("A", 4), ("KQJ", 12), ("other", 36),
    ]  # fmt: skip
    [drawn] = told("shared")["protection"]
    assert (drawn["what"], drawn["boxes"], drawn["cards"], drawn["hands"]) == ("shared", 7, 18, 700)
    assert (drawn["sampled"]["deals"], drawn["sampled"]["confidence"]) == (100, "99/100")
    readings = {each["reading"]: each for each in told("rws")["readings"]}
    assert readings["R2"]["cost_otherwise"] == "-359/442"
    assert (readings["R2"]["wager"], readings["R3"]["wager"]) == ("progressive", None)
    printed = {each["figure"]: each for each in told("prime")["printed"]}
    assert printed["prime"] == {
        "figure": "prime", "clause": "prime:14", "printed_percent": "3.62", "ours_percent": 3.620597,
        "ours": "405/11186", "agrees": True, "holds_at_meter": None, "note": "",
    }  # fmt: skip
    assert printed["progressive"]["holds_at_meter"] == "6262.41"
    assert [each["wager"] for each in told("prime")["favours_player"]] == ["progressive"]


def test_a_mix_reads_back() -> None:
    found, mine = told("rws")["mix"], analysed("rws").mix
    assert mine is not None
    assert found["stakes"] == {"ante": "5.00", "pair_plus": "5.00"}
    assert Fraction(found["variance"]) == mine.spread.variance / 100**2
    assert Fraction(found["expected_loss"]) == -mine.spread.mean / 100
    assert sum(map(Fraction, found["expected_loss_by_wager"].values())) == Fraction(found["expected_loss"])
    assert [each["wagers"] for each in found["covariances"]] == [["ante_play", "pair_plus"]]
    assert sum(one["count"] for one in found["outcomes"]) == found["deals"]


def test_advice_and_a_price_read_back() -> None:
    advice, price = told("advice"), told("price")
    assert (advice["hand"], advice["seen"], advice["dead"]) == (["Ks", "Qs", "4d"], ["Kd"], ["2c"])
    assert advice["stakes"] == {"ante": "5.00", "double_shot": "5.00"}
    assert advice["best"] == advice["actions"][0]["action"]
    assert price["changed"] == {"flush": {"old": "4 to 1", "new": "3 to 1"}}
    new, old = (Fraction(price[when]["house_edge"]) for when in ("new", "old"))
    assert price["change_percent"] == percent(new - old) == percent(Fraction(1096, 22_100))


def test_a_stop_loss_makes_no_exact_chance_of_ruin_alone() -> None:
    alone, stopping = told("sessions")["exact"], told("stopping")["exact"]
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
    with pytest.raises(TypeError, match="told with its house"):
        json_of(analysed("rws").wagers["ante_play"])
