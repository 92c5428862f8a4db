"""docs/python.md: every example runs as it stands, and prints what the page says of it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "python.md").read_text(encoding="utf-8")
EXAMPLES: dict[str, str] = dict(
    re.findall(r"^## (.+?)\n(?:(?!^## ).)*?```python\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
)


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Callable[[str], list[str]]:
    def run(heading: str) -> list[str]:
        exec(compile(EXAMPLES[heading], heading, "exec"), {"__name__": "__main__"})
        return capsys.readouterr().out.splitlines()

    return run


def test_every_section_has_an_example_and_no_other_python_stands_on_the_page() -> None:
    assert list(EXAMPLES) == re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    assert PAGE.count("```python") == len(EXAMPLES) == 6


def test_three_boxes_play_envy_is_paid_and_the_meter_is_carried(printed: Callable[[str], list[str]]) -> None:
    *envies, sums, meters = printed("A table with three boxes, and Envy")
    assert envies
    assert all(
        re.fullmatch(r"game \d+, (ann|ben|cho): .+ in box \d pays \$\d+ Envy on Progressive", line)
        for line in envies
    )
    assert re.fullmatch(r"\{'ann': '-?\$[\d,.]+', 'ben': '-?\$[\d,.]+', 'cho': '-?\$[\d,.]+'\}", sums)
    assert re.fullmatch(r"\{'main': \d+\} \['main'\]", meters)
    assert eval(meters.split(" [")[0])["main"] != 1_000_000


def test_many_rounds_settled_add_up_to_a_house_that_wins(printed: Callable[[str], list[str]]) -> None:
    [line] = printed("Many rounds settled")
    staked, returned = (float(each.replace(",", "")) for each in re.findall(r"\d[\d,]*", line))
    assert 4000 * 15 < staked < 4000 * 25
    assert 0.8 < returned / staked < 1.1


def test_data_frames_have_numbers(printed: Callable[[str], list[str]]) -> None:
    counts, edges, mean = printed("Data frames")
    assert eval(counts)["pair_plus"] == 20_000
    assert eval(edges)["pair_plus"] == 0.0557
    assert -3000 < float(mean) < 1000


def test_a_function_plays_and_its_mistakes_are_said(printed: Callable[[str], list[str]]) -> None:
    own, best, rounds, refused = printed("A strategy of one's own")
    assert best == "best exactly 3.3730%"
    assert re.fullmatch(r"timid exactly \d\.\d{4}%", own)
    assert own.split()[-1] > best.split()[-1]
    assert rounds == "1000"
    assert refused == "lambda, asked about 2c 2d 2h: 'call' is no choice: say fold or play"


@pytest.mark.long
def test_a_cluster_comes_to_the_same_totals(printed: Callable[[str], list[str]]) -> None:
    assert printed("On many processors, and on a cluster") == ["True"]


def test_figures_are_those_of_the_report(printed: Callable[[str], list[str]]) -> None:
    edge, fair, *curve, price, play, fold, ruined = printed("Figures")
    assert edge == "686689/20358520 Play Q-6-4 or better, fold the rest."
    assert fair.startswith("S$2")
    assert len(curve) == 3
    assert price == "308/5525 -> 44/425"
    assert (fold.split()[0], play.split()[0]) == ("play", "fold")
    assert re.fullmatch(r"\d\d?\.\d\d% ruined", ruined)
