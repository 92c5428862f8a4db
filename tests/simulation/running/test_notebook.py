"""Runs in a notebook, in a real kernel: the bar while they go on, the charts once they are done."""

import base64
import re
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from jupyter_client.manager import start_new_kernel

from kit.cases import mostly_long
from queenhigh.simulation.running.notebook import NotebookBar, bar_html, bar_words, watched
from queenhigh.study.result import Progress

HALF = Progress("Simulating <rws>", 500_000, 1_000_000, 3, "Ante & Play 3.4% ± 0.1%", 75.0)
Cell = Callable[[str], list[dict[str, Any]]]


def test_a_script_is_not_watched() -> None:
    with watched(None, lambda seconds: HALF) as tell:
        assert tell is None


def test_whoever_watches_is_told_in_place_of_the_bar() -> None:
    seen: list[Progress] = []
    with watched(seen.append, lambda seconds: HALF._replace(seconds=seconds)) as tell:
        assert tell is not None
        tell(3.0)
    assert seen == [HALF._replace(seconds=3.0)]


def test_the_bar_tells_rate_and_time_left() -> None:
    words = bar_words(HALF)
    assert words == ("Simulating <rws>: 50%, 0.0 million boxes a second, 1:15 left. Ante & Play 3.4% ± 0.1%")
    assert "0.2 million" in bar_words(HALF._replace(seconds=7.5))
    assert "2:05:00 left" in bar_words(HALF._replace(seconds=7_500.0))
    shown = bar_html(HALF, words)
    assert '<progress value="500000" max="1000000"></progress>' in shown
    assert "&lt;rws&gt;" in shown
    assert "Ante &amp; Play" in shown


def test_a_run_that_is_over_at_once_shows_nothing() -> None:
    bar = NotebookBar()  # showing would fail here, where there is no kernel
    bar(HALF._replace(done=1_000_000))
    bar.close()


@pytest.fixture(scope="module")
def cell() -> Iterator[Cell]:
    """Runs a cell, and gives all that it shows."""
    manager, client = start_new_kernel()

    def run(code: str) -> list[dict[str, Any]]:
        shown: list[dict[str, Any]] = []
        reply = client.execute_interactive(code, timeout=120, output_hook=shown.append)
        assert reply["content"]["status"] == "ok", reply["content"]
        return shown

    try:
        run("import queenhigh as qh\nfrom queenhigh.simulation.running import notebook\nnotebook._EVERY = 0")
        yield run
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


@pytest.mark.parametrize(
    ("call", "words"),
    mostly_long(
        (
            ("qh.simulate(qh.house('rws'), 1_000_000, seed=1)", "Simulating rws: "),
            ("qh.sessions('prime', players=4_000, rounds=200, seed=1)", "Sessions at prime: "),
            ("qh.jackpot(qh.house('rws'), tables=10, years=1, seed=1)", "Jackpots at rws: "),
        ),
        lambda case: "simulate" in case[0],
    ),
)
def test_a_bar_grows_below_the_cell_and_goes(cell: Cell, call: str, words: str) -> None:
    shown = cell(f"found = {call}")
    first, *later = [each for each in shown if "transient" in each["content"]]
    assert first["msg_type"] == "display_data"
    assert {each["msg_type"] for each in later} == {"update_display_data"}
    assert len({each["content"]["transient"]["display_id"] for each in (first, *later)}) == 1
    told = [each["content"]["data"] for each in (first, *later)]
    shares = [int(found[1]) for each in told[:-1] if (found := re.search(r"(\d+)%", each["text/plain"]))]
    assert len(shares) == len(told) - 1 >= 2
    assert shares == sorted(shares)
    assert all(
        each["text/plain"].startswith(words) and "<progress" in each["text/html"] for each in told[:-1]
    )
    assert told[-1] == {"text/html": "", "text/plain": ""}


def test_the_bar_of_an_interrupted_run_goes_too(cell: Cell) -> None:
    shown = cell(
        "import _thread, threading\n"
        "threading.Timer(1.5, _thread.interrupt_main).start()\n"
        "found = qh.simulate(qh.house('rws'), 10**12, seed=1)\n"
        "found.stopped"
    )
    told = [each["content"]["data"] for each in shown if "data" in each["content"]]
    assert "<progress" in told[0]["text/html"]
    assert told[-2:] == [{"text/html": "", "text/plain": ""}, {"text/plain": "'interrupted'"}]


@pytest.mark.parametrize(
    ("call", "charts"),
    mostly_long(
        (
            ("qh.sessions('prime', players=500, rounds=50, seed=1)", 2),
            ("qh.jackpot(qh.house('rws'), days=3, seed=1)", 1),
        ),
        lambda case: case[1] == 2,
    ),
)
def test_results_bring_their_charts(cell: Cell, call: str, charts: int) -> None:
    [result] = [each for each in cell(call) if each["msg_type"] == "execute_result"]
    page = result["content"]["data"]["text/html"]
    pictures = re.findall(r'<img alt="[^"]+" width="720" src="data:image/svg\+xml;base64,([^"]+)">', page)
    assert len(pictures) == charts
    for each in pictures:
        assert ElementTree.fromstring(base64.b64decode(each)).tag == "{http://www.w3.org/2000/svg}svg"
