"""`queenhigh load`: what a server bears, measured."""

import re
from pathlib import Path

from kit.command import refusal, run, run_json
from kit.server.served import served_in
from queenhigh.client.load.figures import Figures, Spread, spread


def test_a_short_load_is_told_and_given_as_json(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        words = ("load", served.origin, "--players", "3", "--think", "0.01..0.03", "--minutes", "0.03")
        found = run_json(*words, "--house", "prime")
        told = run(*words, "--house", "prime")
        wrong = refusal(*words, "--house", "nosuch")
    assert (found["players"], found["tables"], found["errors"], found["reconnects"]) == (3, 1, {}, 0)
    said = run("load", "--help").stdout
    assert [name for name in (*found, *found["answer_ms"]) if not re.search(rf"\b{name}\b", said)] == []
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
