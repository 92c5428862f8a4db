"""`python -m lab.chaos`: its report, its exit codes and what it refuses."""

import re
import shlex

import pytest

from kit.command import refused, run, run_json
from lab.chaos import __main__ as chaos
from lab.chaos.plan import KINDS, ChaosPlan
from lab.chaos.promises import Promise
from lab.chaos.run import ChaosReport


@pytest.mark.long
def test_a_run_is_told_and_given_as_json() -> None:
    words = ("--players", "3", "--seed", "5", "--slack", "50")
    found = run_json(*words, "--faults", "kills=1", command=chaos.command)
    assert (found["seed"], found["store"], found["faults"], found["ok"]) == (5, "sqlite", {"kills": 1}, True)
    help_text = run("--help", command=chaos.command).stdout
    names = (*found, *found["promises"][0], *KINDS)
    assert [name for name in names if not re.search(rf"\b{name}\b", help_text)] == []
    told = run(*words, "--faults", "kills=0", command=chaos.command).stdout
    assert told.startswith("3 players at 1 table")
    assert min((each["promise"] for each in found["promises"]), key=len) in told
    assert refused(*words, "--house", "nosuch", command=chaos.command)[0] == 1


def test_a_broken_promise_is_exit_code_1_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    report = ChaosReport(
        seed=77, store="sqlite", processes=1, players=3, tables=1, seconds=9.0, rounds=4, actions=50,
        faults={"kills": 2}, promises=(Promise("what was acknowledged is kept", 50, 49, "1 lost"),),
        ok=False, interrupted=True, problems=("step t-1: it is [missing]",), left_at="somewhere.db",
    )  # fmt: skip

    async def run_chaos(plan: ChaosPlan, tell: object) -> ChaosReport:
        assert plan == ChaosPlan(seed=77)
        return report

    monkeypatch.setattr(chaos, "run_chaos", run_chaos)
    said = run("--seed", "77", command=chaos.command)
    assert said.exit_code == 1
    assert "--seed 77" in said.stderr
    words = " ".join(said.stdout.split())
    for part in ("kills 2", "50 49 1 lost", "step t-1: it is [missing]", "somewhere.db"):
        assert part in words


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("--faults kill=1", "ChaosError"),
        ("--faults freezes=1", "ChaosError"),
        ("--processes 2", "ChaosError"),
        ("--database mysql://x/y", "StoreError"),
        ("--database folder", "BadParameter"),
        ("--database ''", "BadParameter"),
        ("--database postgresql://x/y --postgres", "BadParameter"),
        ("--slack 0.5", "BadParameter"),
        ("--slack much", "NumberError"),
        ("--think 2", "BadParameter"),
    ],
)
def test_what_cannot_be_is_exit_code_2(line: str, error: str) -> None:
    assert refused(*shlex.split(line), command=chaos.command) == (2, error)
