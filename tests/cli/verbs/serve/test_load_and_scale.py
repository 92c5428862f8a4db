"""`queenhigh load` and `scale`: what a server bears, measured and worked out beforehand."""

import re
from pathlib import Path
from typing import Any

import pytest

from kit.command import refusal, refused, run, run_json
from kit.server.costs import COSTS
from kit.server.served import served_in
from queenhigh.capacity.costs import format_costs
from queenhigh.client.load.figures import Figures, Spread, spread
from queenhigh.server.chaos import run as chaos_run
from queenhigh.server.chaos.plan import KINDS, ChaosPlan
from queenhigh.server.chaos.promises import Promise
from queenhigh.server.chaos.run import ChaosReport


def assert_in_help(verb: str, *fields: str) -> None:
    said = run(verb, "--help").stdout
    assert [field for field in fields if not re.search(rf"\b{field}\b", said)] == []


def test_a_short_load_is_told_and_given_as_json(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        words = ("load", served.origin, "--players", "3", "--think", "0.01..0.03", "--minutes", "0.03")
        found = run_json(*words, "--house", "prime")
        told = run(*words, "--house", "prime")
        wrong = refusal(*words, "--house", "nosuch")
    assert (found["players"], found["tables"], found["errors"], found["reconnects"]) == (3, 1, {}, 0)
    assert_in_help("load", *found, *found["answer_ms"])
    assert found["actions"] > 0
    assert told.stdout.startswith("3 players at 1 table ")
    assert wrong.code == 1
    assert "nosuch" in wrong.message


def test_figures() -> None:
    assert spread([]) == Spread()
    hundred = [each / 1000 for each in range(1, 101)]
    assert spread(hundred[::-1]) == Spread(50.0, 99.0, 100.0)
    figures = Figures()
    figures.answers += [0.02, 0.04]
    assert figures.report("u", 1, 1, 2.0, 0).ratio_p50 is None
    figures.echoes.append(0.01)
    assert figures.report("u", 1, 1, 2.0, 0).ratio_p50 == 2.0
    assert figures.report("u", 1, 1, 0.0, 0).per_second == 0.0


@pytest.mark.long
def test_chaos_is_told_and_given_as_json() -> None:
    words = ("load", "--chaos", "--players", "3", "--seed", "5", "--slack", "50")
    found = run_json(*words, "--faults", "kills=1")
    assert (found["seed"], found["store"], found["faults"], found["ok"]) == (5, "sqlite", {"kills": 1}, True)
    assert_in_help("load", *found, *found["promises"][0], *KINDS)
    told = run(*words, "--faults", "kills=0").stdout
    assert told.startswith("3 players at 1 table")
    assert min((each["promise"] for each in found["promises"]), key=len) in told
    assert refused(*words, "--house", "nosuch")[0] == 1


def test_a_broken_promise_is_exit_code_1_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    report = ChaosReport(
        seed=77, store="sqlite", processes=1, players=3, tables=1, seconds=9.0, rounds=4, actions=50,
        faults={"kills": 2}, promises=(Promise("what was acknowledged is kept", 50, 49, "1 lost"),),
        ok=False, interrupted=True, problems=("step t-1: it is [missing]",), left_at="somewhere.db",
    )  # fmt: skip

    async def run_chaos(plan: ChaosPlan, tell: object) -> ChaosReport:
        return report

    monkeypatch.setattr(chaos_run, "run_chaos", run_chaos)
    said = run("load", "--chaos")
    assert said.exit_code == 1
    assert "--seed 77" in said.stderr
    words = " ".join(said.stdout.split())
    for part in ("kills 2", "50 49 1 lost", "step t-1: it is [missing]", "somewhere.db"):
        assert part in words


def test_a_small_house_is_told_and_given_as_json(tmp_path: Path) -> None:
    file = tmp_path / "costs.toml"
    file.write_text(format_costs(COSTS))
    words = ("scale", "--players", "700", "--processes", "2", "--think", "1..3", "--costs", str(file))
    found = run_json(*words)
    assert_in_help("scale", *found, *found["resources"][0], *found["delay"])
    assert found["think"] == [1.0, 3.0]
    assert found == run_json(*words)
    assert found != run_json(*words, "--seed", "2")
    breaks: dict[str, Any] = {each["name"]: each["breaks_at"] for each in found["resources"]}
    assert breaks[found["first"]] == min(filter(None, breaks.values())) == found["first_players"]
    told = " ".join(run(*words).stdout.split())
    assert f"{found['first_players']:,} players" in told
    assert f"{found['delay']['p99_ms']:.1f} ms" in told


def test_a_house_that_cannot_be_has_no_delay() -> None:
    found = run_json("scale", "--players", "1e6", "--sqlite")
    assert (found["delay"], found["store"]) == (None, "sqlite")
    assert found["needs_processes"] > 10
    assert run("scale", "--players", "1e6", "--sqlite").exit_code == 0
