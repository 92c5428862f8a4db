"""Strips and lines in a report: nothing leaves the picture or overlaps, whatever the numbers and names."""

import re
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from queenhigh.report.blocks import Band, Curve, Curves, Document, Facts, Level, Section
from queenhigh.report.writers.html import document_html
from queenhigh.report.writers.markdown import document_markdown
from queenhigh.report.writers.svg import picture
from queenhigh.report.writers.svg_parts import lines_of, number_words, places_of, room_of

HOSTILE = "<script>alert('1')</script> & \"quotes\" ]]> \x00"
ROUNDS = range(0, 10_001, 200)
LONG = "a name that is so long that no margin of any picture could ever hold it on a single line " * 3


def strip(label: str, spread: float) -> Band:
    points = tuple((float(x), 500 - 0.01 * x - spread * x**0.5, 500 + spread * x**0.5) for x in ROUNDS)
    return Band(label, points)


FAN = Curves(
    title="Where the sessions stand",
    words="The median falls from $500 to $450.",
    across="Rounds played",
    up="Bankroll, in dollars",
    bands=(strip("9 of 10 sessions", 3), strip("half of the sessions", 1)),
    curves=(Curve("median session", tuple((float(x), 500 - 0.005 * x) for x in ROUNDS)),),
    levels=(Level(500, "Bankroll $500"), Level(1000, "Goal $1,000"), Level(200, "Stop-loss $200")),
    sign="$",
)
METER = Curves(
    title="The meter",
    words="It falls back to its seed.",
    across="Rounds dealt",
    up="Meter, in dollars",
    curves=(Curve("meter", tuple((x * 1e5, 10_000.0 + 400 * (x % 50)) for x in range(400))),),
    levels=(Level(10_000, "Seed $10,000"), Level(17_431.22, "Break-even $17,431.22")),
    sign="$",
)


def one(*points: tuple[float, float], sign: str = "$", levels: tuple[Level, ...] = ()) -> Curves:
    return Curves("Title", "Words.", "Rounds", "Dollars", (), (Curve("line", points),), levels, sign)


CHARTS = {
    "fan": FAN,
    "meter": METER,
    "nothing": Curves("Title", "Words.", "Rounds", "Dollars"),
    "no points": replace(FAN, bands=(Band("none", ()),), curves=(Curve("none", ()),), levels=()),
    "levels alone": replace(FAN, bands=(), curves=()),
    "one point": one((7, 20)),
    "one point in a strip": replace(FAN, bands=(Band("strip", ((7, 10, 30),)),), curves=(), levels=()),
    "one point at nothing": one((0, 0)),
    "equal values": one((0, 500), (10, 500), (20, 500)),
    "equal places": one((3, 1), (3, 5), (3, 2)),
    "equal losses": one((0, -500), (10, -500)),
    "losses": one((0, -20), (10, -7000), (20, -350)),
    "losses and wins": one((0, -20), (10, 7000), (20, -350)),
    "small": one((0, 0.001), (1, 0.0025), (2, 0.0017), sign=""),
    "large": one((10**9, -(10**12)), (9 * 10**9, 3 * 10**12), sign="RM "),
    "very large": one((1e20, 1e22), (3e20, 5e22)),
    "large and near": one((10**9, 10**9), (10**9 + 3, 10**9 + 20)),
    "halves": one((0.25, 0.1), (0.75, 1.2)),
    "jumps": one((0, 0), (5, 100), (5, 0), (9, 80), sign=""),
    "hostile": Curves(
        HOSTILE, HOSTILE, HOSTILE, HOSTILE,
        (Band(HOSTILE, ((0, 1, 2), (1, 0, 4))),), (Curve(HOSTILE, ((0, 1), (1, 2)), '"><x'),),
        (Level(3, HOSTILE),), "<&",
    ),
    "long names": Curves(
        LONG, LONG, LONG, LONG,
        tuple(Band(LONG, ((0, place - 9, 9 - place), (9, place, 20))) for place in range(3)),
        tuple(Curve(LONG, ((0, place), (9, 2))) for place in range(7)),
        tuple(Level(place, LONG) for place in range(9)),
    ),
    "long words": replace(
        FAN, across="x" * 300, up="W" * 300, levels=(Level(0, "M" * 90), Level(1, "國" * 40))
    ),
    "many levels at one height": replace(FAN, levels=tuple(Level(500, f"Level {n}") for n in range(40))),
    "levels at the ends": one((0, 0), (9, 9), levels=tuple(Level(at, f"At {at}") for at in (0, 0, 9, 9, 9))),
}  # fmt: skip
every_chart = pytest.mark.parametrize("chart", CHARTS.values(), ids=list(CHARTS))


class Place(NamedTuple):
    """The rectangle that a text takes up at the most."""

    left: float
    top: float
    right: float
    bottom: float
    words: str


def drawn(chart: Curves) -> ElementTree.Element:
    return ElementTree.fromstring(picture(chart, "k"))


def size(root: ElementTree.Element) -> tuple[float, float]:
    left, top, wide, high = map(float, (root.get("viewBox") or "").split())
    assert (left, top) == (0, 0)
    return wide, high


def texts(root: ElementTree.Element) -> list[Place]:
    found = []
    for each in root.iter("text"):
        words = each.text or ""
        x = float(each.get("x", ""))
        y = float(each.get("y", ""))
        wide = room_of(words)
        left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[each.get("text-anchor", "start")]
        found.append(Place(left, y - 10, left + wide, y + 3, words))
    return found


def spots(root: ElementTree.Element) -> list[tuple[float, float]]:
    """Every place that a shape names."""
    found = []
    for each in root.iter():
        for pair in each.get("points", "").split():
            x, y = map(float, pair.split(","))
            found.append((x, y))
        for across, up in (("x1", "y1"), ("x2", "y2"), ("cx", "cy"), ("x", "y")):
            if across in each.attrib:
                found.append((float(each.attrib[across]), float(each.attrib[up])))
        if each.tag == "rect":
            x, y, wide, high = (float(each.attrib[name]) for name in ("x", "y", "width", "height"))
            assert min(wide, high) >= 0
            found.append((x + wide, y + high))
    return found


@every_chart
def test_a_picture_is_well_formed_and_told_in_words(chart: Curves) -> None:
    told = picture(chart, "k")
    root = ElementTree.fromstring(told)
    title = root.find("title")
    words = root.find("desc")
    assert title is not None
    assert words is not None
    assert title.text
    assert words.text
    assert not re.search(r"url\(|href|nan|inf\b|<(script|x|style)", told)


@every_chart
def test_texts_neither_meet_nor_leave_the_picture_and_no_shape_does(chart: Curves) -> None:
    root = drawn(chart)
    wide, high = size(root)
    found = texts(root)
    assert found
    for each in found:
        assert 0 <= each.left < each.right <= wide, each
        assert 0 <= each.top < each.bottom <= high, each
    for first, second in combinations(found, 2):
        beside = first.right <= second.left or second.right <= first.left
        assert beside or first.bottom <= second.top or second.bottom <= first.top, (first, second)
    for x, y in spots(root):
        assert 0 <= x <= wide
        assert 0 <= y <= high


@every_chart
def test_a_chart_does_nothing_in_a_page_or_in_markdown_but_to_give_the_same_bytes(chart: Curves) -> None:
    title = chart.title
    lead = (Facts(((title, title),)),)
    told = Document(title, title, lead, (), (Section(title, (chart, chart)),))
    page = document_html(told)
    assert page == document_html(told)
    assert document_markdown(told) == document_markdown(told)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids)) > 4
    assert "\x00" not in page
    assert "<script" not in page
    assert "<script" not in document_markdown(told).replace(r"\<", "")


def lines_at(root: ElementTree.Element) -> dict[float, ElementTree.Element]:
    """Dotted lines straight across, by height."""
    return {
        float(each.attrib["y1"]): each
        for each in root.iter("line")
        if each.get("stroke-dasharray") == "2 4" and each.get("y1") == each.get("y2")
    }


def test_heights_and_places_are_to_scale() -> None:
    root = drawn(one((0, 0), (25, 60), (100, 100), levels=(Level(50, "Half"), Level(0, "None"))))
    line = root.find("polyline")
    assert line is not None
    (x0, y0), (x1, y1), (x2, y2) = (
        tuple(map(float, pair.split(","))) for pair in line.attrib["points"].split()
    )
    assert (x1 - x0) / (x2 - x0) == pytest.approx(0.25, abs=0.001)
    assert (y1 - y0) / (y2 - y0) == pytest.approx(0.6, abs=0.001)
    assert sorted(lines_at(root)) == pytest.approx([(y0 + y2) / 2, y0], abs=0.11)
    for each in lines_at(root).values():
        assert (float(each.attrib["x1"]), float(each.attrib["x2"])) == (x0, x2)


def test_axes_have_round_numbers_with_sign_and_thousands() -> None:
    words = [each.words for each in texts(drawn(METER))]
    assert {"$0", "$10,000", "$20,000", "10,000,000", "30,000,000"} <= {*words}
    assert "$0.50" in [each.words for each in texts(drawn(one((0, 0), (4, 2))))]
    assert "0.5" not in [each.words for each in texts(drawn(one((0, 0), (2, 9), sign="")))]


def test_strips_and_lines_differ_without_colour_and_wide_strips_lie_undermost() -> None:
    root = drawn(CHARTS["long names"])
    dashes = [each.get("stroke-dasharray", "") for each in root.iter("polyline")]
    assert len(dashes) == len(set(dashes)) == 7
    tints = [each.attrib["fill"] for each in root.iter("polygon")]
    greys = [sum(bytes.fromhex(tint[1:])) for tint in tints]
    assert greys == sorted(greys, reverse=True)
    assert greys[0] - greys[1] > 60
    assert [each.get("fill") for each in root.iter("rect")] == ["#fff", *tints]
    own = replace(FAN, curves=(Curve("a", ((0, 1), (9, 2)), "1 7"),))
    assert picture(own, "k").count('stroke-dasharray="1 7"') == 2
    tags = [each.tag for each in drawn(FAN)]
    assert tags.count("polygon") == 2
    assert max(place for place, tag in enumerate(tags) if tag == "polygon") < tags.index("polyline")


def test_a_chart_without_points_says_so() -> None:
    for name in ("nothing", "no points"):
        assert [each.words for each in texts(drawn(CHARTS[name]))] == ["There is nothing to draw."]
    assert len(lines_at(drawn(CHARTS["levels alone"]))) == 3
    assert drawn(CHARTS["one point"]).find("circle") is not None
    assert drawn(CHARTS["one point in a strip"]).find("polygon") is not None


def test_a_long_path_stays_a_small_file_and_keeps_its_peaks() -> None:
    points = tuple((float(place), float(place * 7919 % 1009)) for place in range(50_000))
    peak = (*points[:31_234], (31_234.0, 5000.0), *points[31_235:])
    told = picture(one(*peak), "k")
    assert len(told) < 40_000
    line = ElementTree.fromstring(told).find("polyline")
    assert line is not None
    heights = [float(pair.split(",")[1]) for pair in line.attrib["points"].split()]
    tops = sorted(heights)[:2]
    assert tops[1] - tops[0] > 150
    assert not re.search(r"\d\.\d\d", line.attrib["points"])
    assert len(picture(METER, "k")) < 12_000


def test_numbers_and_lines_of_text() -> None:
    assert [number_words(value, 0, "$") for value in (-0.4, 0, -1250, 1e15, -2e20)] == [
        "$0", "$0", "-$1,250", "$1e+15", "-$2e+20",
    ]  # fmt: skip
    assert number_words(-0.004, 2) == "0.00"
    assert (places_of([1, 2], "$"), places_of([0.5], "$"), places_of([0.5]), places_of([])) == (0, 2, 1, 0)
    assert lines_of("one two\nthree", 1000) == ["one two three"]
    assert lines_of("  ", 100) == []
    cut = lines_of(LONG, 100)
    assert len(cut) == 3
    assert cut[-1].endswith("…")
    assert all(room_of(line) <= 100 for line in cut)
    assert "".join(lines_of("abcdefghij" * 3, 80, 9)) == "abcdefghij" * 3
