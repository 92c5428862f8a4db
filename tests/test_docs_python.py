"""The Python of every page runs as it stands, and prints what the page says of it."""

import re
from collections.abc import Callable

import pytest

from kit.docs import blocks, page

PRINTED: dict[str, dict[int, str]] = {
    "README": {-1: "pair_plus 1000 rws:4.2 Pair of kings pays 1 to 1 on Pair Plus"},
    "analysis": {
        0: r"149/5525 Play Q-6-4 or better, fold the rest\. .*",
        1: "fold -1",
        2: "423/5525",
        -1: "play",
    },
    "houses": {0: "queenhigh house 1", 1: r"\{.*"},
    "rounds": {
        0: re.escape("['look', 'fold', 'play']"),
        1: "Draw, round 1: settled",
        -2: "bet/closed - no more bets: nothing is placed, changed or withdrawn now",
        -1: "True",
    },
    "simulation": {0: r"0\.\d{4} ± 0\.\d{4}, z [+-]\d\.\d\d", 1: "True"},
    "users/programmers": {},
    "words": {},
}
"""By page, patterns of lines that its one program prints, by their numbers; a page may show them itself."""
EXAMPLES: dict[str, str] = dict(
    re.findall(r"^## (.+?)\n(?:(?!^## ).)*?```python\n(.*?)```", page("python"), re.DOTALL | re.MULTILINE)
)
"""The programs of docs/python.md by their headings."""


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    def run(program: str) -> str:
        exec(compile(program, "a page", "exec"), {"__name__": "__main__"})
        return capsys.readouterr().out

    return run


@pytest.fixture
def example(printed: Callable[[str], str]) -> Callable[[str], list[str]]:
    """The lines that an example of docs/python.md prints."""
    return lambda heading: printed(EXAMPLES[heading]).splitlines()


@pytest.mark.parametrize("name", PRINTED)
def test_the_python_of_a_page_prints_what_the_page_says(name: str, printed: Callable[[str], str]) -> None:
    [program] = blocks(name, "python")
    output = printed(program)
    lines = output.splitlines()
    assert lines
    assert {at: lines[at] for at, said in PRINTED[name].items() if not re.fullmatch(said, lines[at])} == {}
    shown = re.findall(r"prints\n\n```\n(.*?)```", page(name), re.DOTALL)
    assert not shown or shown == [output]


def test_every_section_has_an_example_and_no_other_python_stands_on_the_page() -> None:
    assert list(EXAMPLES) == re.findall(r"^## (.+)$", page("python"), re.MULTILINE)
    assert page("python").count("```python") == len(EXAMPLES) == 12


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        ("A round on a felt", "win 2500 ['ante', 'play', 'pair_plus']"),
        ("A house from text", "A kinder house (100, 0, 0, 0, 0)"),
        ("The record of a round", "True 7"),
        ("A real table settled", "[(1, 'ante', 2000), (1, 'play', 2000), (1, 'pair_plus', 1000)] 0"),
        ("All hands as arrays", "22100 67.4208% of the hands are Q-6-4 or better"),
        ("Deals in bulk", "50.0% won, 0.09% tied"),
    ],
)
def test_a_small_program_prints_its_line(
    heading: str, line: str, example: Callable[[str], list[str]]
) -> None:
    assert example(heading) == [line]


def test_three_boxes_play_envy_is_paid_and_the_meter_is_carried(example: Callable[[str], list[str]]) -> None:
    *envies, sums, meters = example("A table with three boxes, and Envy")
    assert envies
    assert all(
        re.fullmatch(r"game \d+, (ann|ben|cho): .+ in box \d pays \$\d+ Envy on Progressive", line)
        for line in envies
    )
    assert re.fullmatch(r"\{'ann': '-?\$[\d,.]+', 'ben': '-?\$[\d,.]+', 'cho': '-?\$[\d,.]+'\}", sums)
    assert re.fullmatch(r"\{'main': \d+\} \['main'\]", meters)
    assert eval(meters.split(" [")[0])["main"] != 1_000_000


def test_many_rounds_settled_add_up_to_a_house_that_wins(example: Callable[[str], list[str]]) -> None:
    [line] = example("Many rounds settled")
    staked, returned = (float(each.replace(",", "")) for each in re.findall(r"\d[\d,]*", line))
    assert 4000 * 15 < staked < 4000 * 25
    assert 0.8 < returned / staked < 1.1


def test_data_frames_have_numbers(example: Callable[[str], list[str]]) -> None:
    counts, edges, mean = example("Data frames")
    assert eval(counts)["pair_plus"] == 20_000
    assert eval(edges)["pair_plus"] == 0.0557
    assert -3000 < float(mean) < 1000


def test_a_function_plays_and_its_mistakes_are_said(example: Callable[[str], list[str]]) -> None:
    own, best, rounds, refused = example("A strategy of one's own")
    assert best == "best exactly 3.3730%"
    assert re.fullmatch(r"timid exactly \d\.\d{4}%", own)
    assert own.split()[-1] > best.split()[-1]
    assert rounds == "1000"
    assert refused == "lambda, asked about 2c 2d 2h: 'call' is no choice: say fold or play"


@pytest.mark.long
def test_a_cluster_comes_to_the_same_totals(example: Callable[[str], list[str]]) -> None:
    assert example("On many processors, and on a cluster") == ["True"]


def test_figures_are_those_of_the_report(example: Callable[[str], list[str]]) -> None:
    edge, fair, *curve, price, play, fold, ruined = example("Figures")
    assert edge == "686689/20358520 Play Q-6-4 or better, fold the rest."
    assert fair.startswith("S$2")
    assert len(curve) == 3
    assert price == "308/5525 -> 44/425"
    assert (fold.split()[0], play.split()[0]) == ("play", "fold")
    assert re.fullmatch(r"\d\d?\.\d\d% ruined", ruined)
