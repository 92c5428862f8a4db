"""`queenhigh load`: what it measures, and what it refuses before anybody is bothered."""

import re
from pathlib import Path

import pytest

from kit.command import fails, run, run_json
from kit.served import served_in
from queenhigh.client.load.figures import Figures, Spread, spread


def test_a_short_load_is_told_and_given_as_json(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        words = ("load", served.origin, "--players", "3", "--think", "0.01..0.03", "--minutes", "0.03")
        found = run_json(*words, "--house", "prime")
        told = run(*words, "--house", "prime")
        wrong = fails(1, *words, "--house", "nosuch")
    assert list(found) == [
        "url", "players", "tables", "seconds", "rounds", "actions", "per_second", "answer_ms", "echo_ms",
        "ratio_p50", "refusals", "errors", "reconnects",
    ]  # fmt: skip
    assert (found["players"], found["tables"], found["errors"], found["reconnects"]) == (3, 1, {}, 0)
    assert list(found["answer_ms"]) == ["p50", "p99", "max"]
    said = run("load", "--help").stdout
    assert all(re.search(rf"\b{field}\b", said) for field in (*found, *found["answer_ms"]))
    assert found["actions"] > 0
    assert "3 players at 1 table played" in told.stdout
    assert "Act to answer" in told.stdout
    assert "no house nosuch" in wrong


@pytest.mark.parametrize("url", ["http://192.0.2.1:8000", "https://cards.example", "http://[2001:db8::1]:80"])
def test_only_this_machine_is_loaded_unless_one_says_so(url: str) -> None:
    assert "is not this machine: say --yes" in fails(2, "load", url)


@pytest.mark.parametrize("think", ["12", "12..2", "a..b", "0..0", "1..2..3", "-1..2", "", "1..١"])
def test_thinking_is_a_range(think: str) -> None:
    assert "--think" in fails(2, "load", "http://127.0.0.1:9", "--think", think)


def test_what_cannot_be_asked() -> None:
    assert "no address" in fails(2, "load", "ftp://127.0.0.1")
    assert "--players" in fails(2, "load", "http://127.0.0.1:9", "--players", "0")
    for minutes in ("0", "-1", "nan", "inf", "1e9", "one"):
        assert "--minutes" in fails(2, "load", "http://127.0.0.1:9", "--minutes", minutes)
    assert "no server answers at http://127.0.0.1:9" in fails(1, "load", "http://127.0.0.1:9")


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
