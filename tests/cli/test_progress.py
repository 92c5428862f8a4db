"""The bar of a run on its way: a true rate from the first look on, and one line, however narrow."""

import re
import time
from contextlib import nullcontext
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from queenhigh.cli.answering import progress
from queenhigh.cli.answering.progress import Line
from queenhigh.rules import house
from queenhigh.simulation import Threads, simulate
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.sessions.run import sessions
from queenhigh.study.result import Progress, clock

WORDS = "Ante and Play 3.3712% ± 0.0123%"
HALF = Progress("Simulating sixcard", 500_000_000, 1_000_000_000, 7, WORDS, 100.0)


def shown(line: Line, width: int) -> str:
    """What a terminal of so many columns shows; one line."""
    file = StringIO()
    Console(file=file, width=width, force_terminal=True, color_system=None).print(line)
    [text] = file.getvalue().splitlines()
    assert len(text) <= width
    return text


def told(progress: Progress) -> Line:
    line = Line()
    line.tell(progress)
    return line


@pytest.mark.parametrize("width", [130, 80])
def test_a_terminal_of_the_usual_width_shows_it_all(width: int) -> None:
    text = shown(told(HALF), width)
    assert re.fullmatch(rf"Simulating sixcard [━╸╺ ]+  50%  35\.0 M/s 1:(40|39) {re.escape(WORDS)} *", text)


@pytest.mark.parametrize(("width", "dropped"), [(60, 1), (44, 1), (30, 2), (20, 3), (14, 4), (5, 5)])
def test_words_go_first_where_the_line_is_narrow(width: int, dropped: int) -> None:
    text = shown(told(HALF), width)
    for place, words in enumerate(("Ante", "Simulating", "━", "1:", "35.0 M/s", "50%")):
        assert (words in text) == (place >= dropped), (words, text)


def test_it_is_one_line_at_any_width() -> None:
    """Rates of a cluster and runs of years among them."""
    changes: list[dict[str, Any]] = [{}, {"done": 1}, {"done": 10**9}, {"seconds": 1e-3}]
    changes.append({"rounds": 2**48, "seconds": 10.0**6})
    for width in range(1, 140):
        for changed in changes:
            shown(told(HALF._replace(**changed)), width)
        shown(Line("Getting ready"), width)


def test_before_the_first_piece_it_says_so_or_nothing() -> None:
    assert shown(Line("Getting ready"), 80).startswith("Getting ready ")
    file = StringIO()
    Console(file=file, width=80).print(Line(), end="")
    assert file.getvalue() == ""


def test_an_exact_count_has_no_rate() -> None:
    text = shown(told(Progress("Analysing draw", 25, 100, 0, "", 3.0)), 80)
    assert re.fullmatch(r"Analysing draw [━╸╺ ]+  25% 0:0(9|8) *", text)


def test_the_bar_of_an_exact_count_times_each_count_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entry after entry is counted; what one took says nothing of the next."""
    seen = list[Progress]()
    moments = iter([0.0, 10.0, 20.0, 30.0, 31.0])
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: next(moments)))
    monkeypatch.setattr(progress, "watching", lambda *_: nullcontext(seen.append))
    with progress.waiting("Analysing draw", house("draw")) as tell:
        for done, whole in ((50, 100), (100, 100), (25, 100), (50, 100)):
            tell(done, whole)
    assert [each.seconds for each in seen] == [10.0, 20.0, 0.0, 1.0]


def test_the_rate_is_that_since_the_start_however_pieces_arrive() -> None:
    """Two pieces that come together say nothing of the rate from one to the other."""
    line = told(Progress("Simulating rws", 4_000_000, 40_000_000, 1, "", 1.0))
    line.tell(Progress("Simulating rws", 8_000_000, 40_000_000, 1, "", 1.001))
    assert "  8.0 M/s" in shown(line, 80)


def test_a_run_tells_how_long_it_has_been_dealing() -> None:
    where = house("rws")
    seen = list[Progress]()
    for go in (
        lambda: simulate(where, 400_000, boxes=2, seed=1, pool=Threads(2), watch=seen.append),
        lambda: sessions(where, players=4_000, rounds=100, seed=1, pool=Threads(2), watch=seen.append),
        lambda: jackpot(where, days=300, seed=1, pool=Threads(2), watch=seen.append),
    ):
        seen.clear()
        begun = time.perf_counter()
        go()
        took = time.perf_counter() - begun
        assert len(seen) > 2
        seconds = [each.seconds for each in seen]
        assert seconds[0] > 0
        assert seconds == sorted(seconds)
        assert seconds[-1] < took
        for each in seen:
            assert each.rate == pytest.approx(each.done * each.boxes / each.seconds)
            assert each.left == pytest.approx(each.seconds * (each.rounds / each.done - 1))


def test_a_clock_shows_hours_where_there_are_some() -> None:
    assert [clock(seconds) for seconds in (-3, 0.4, 59.6, 75, 3600, 360_000)] == [
        "0:00", "0:00", "1:00", "1:15", "1:00:00", "100:00:00",
    ]  # fmt: skip


def test_work_is_announced_that_is_long_and_none_that_is_refused_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(ValueError, match="no"), progress.weighing(house("second_chance")):
        raise ValueError("no")
    with progress.weighing(house("rws")):
        pass
    assert capsys.readouterr().err == ""
    with progress.weighing(house("second_chance")):
        pass
    assert "about 5 seconds" in capsys.readouterr().err
    assert "about 10 seconds" in progress.takes_long(house("second_chance"))


def test_a_run_that_nobody_sees_a_bar_of_writes_a_line_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter([0.0, 10.0, 30.0, 30.0])
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: next(moments)))
    with progress.watching(lines=True) as tell:
        for done in (10, 2000):
            tell(Progress("Simulating rws", done, 4000, 1, "", 1.0))
    [line] = capsys.readouterr().err.splitlines()
    assert "2,000 of 4,000" in line
