"""`queenhigh sessions`: its figures."""

import pytest

from kit.command import run_json
from queenhigh.analysis.rounds.risk import risk
from queenhigh.rules import house

SHORT = ("--players", "600", "--rounds", "80", "--bankroll", "50", "--seed", "5")
TERMS = (*SHORT, "--stop-loss", "40", "--goal", "80")


def test_json_has_the_fields_that_people_script_against() -> None:
    found = run_json("sessions", "rws", *TERMS, "--bet", "ante=5 pair_plus=5")
    assert (found["house"], found["currency"], found["seed"]) == ("rws", "SGD", 5)
    assert (found["players"], found["players_asked"], found["rounds"]) == (600, 600, 80)
    assert (found["bankroll"], found["stop_loss"], found["goal"]) == ("50.00", "40.00", "80.00")
    assert found["most_at_risk"] == "15.00"
    assert found["stakes"] == {"ante": "5.00", "pair_plus": "5.00"}
    assert (found["strategy"], found["stopped"]) == ("best", None)
    assert list(found["endings"]) == ["ruined", "stop_loss", "goal", "rounds_played"]
    assert sum(each["players"] for each in found["endings"].values()) == 600
    for each in (*found["endings"].values(), found["ahead"], found["even"], found["behind"]):
        low, high = each["interval_95_percent"]
        assert low <= each["percent"] <= high
        assert each["percent"] == pytest.approx(each["players"] / 6, abs=1e-6)
    for name in ("result", "drawdown", "rounds_survived"):
        assert list(found[name]["percentiles"]) == ["1", "5", "25", "50", "75", "95", "99"]
        assert found[name]["standard_error"] > 0
    assert sum(each["players"] for each in found["histogram"]) == 600
    points = found["fan"]["points"]
    assert (points[0]["round"], points[-1]["round"], points[0]["playing"]) == (0, 80, 600)
    assert list(points[0]["bankroll"]) == ["5", "25", "50", "75", "95"]
    assert set(points[0]["bankroll"].values()) == {"50.00"}
    assert found["exact"]["ruined_percent"] is None
    assert all(abs(z) < 4 for z in found["exact"]["z"].values() if z is not None)


def test_exact_figures_are_those_that_risk_tells() -> None:
    found = run_json("sessions", "prime", *SHORT)["exact"]
    known = risk(house("prime"), {"ante": 500}, 80, bankroll_minor=5_000).ruin
    assert known is not None
    assert found["ruined_percent"] == pytest.approx(100 * known.chance_ruined)
    assert found["result_mean"] == pytest.approx(known.mean_final_minor / 100 - 50)
    assert found["rounds_survived_mean"] == pytest.approx(known.expected_rounds)
    assert abs(found["z"]["ruined"]) < 4
