"""House files that are wrong: every problem at once, each at its line and key, and nothing else escapes."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.cases import HOUSES
from kit.houses.invented import INVENTED, UPCARD
from kit.houses.toml_text import house_text, plain_text
from queenhigh.rules import House, HouseError, house, load
from queenhigh.rules.read.lines import SIZE_LIMIT

RWS = plain_text("rws")
DRAW = plain_text("draw")


def problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(HouseError) as caught:
        load(text, "test.toml")
    assert str(caught.value).startswith("test.toml: ")
    return [(problem.line, problem.key, problem.message) for problem in caught.value.problems]


def line_of(text: str, part: str) -> int:
    """The line on which a part of the text stands; it must stand there once."""
    assert text.count(part) == 1, part
    return text[: text.index(part)].count("\n") + 1


def edited(text: str, old: str, new: str) -> str:
    assert old in text, old
    return text.replace(old, new, 1)


DATA = tomllib.loads(Path(__file__).with_name("edits.toml").read_text(encoding="utf-8"))
WRONG = {case["what"]: case for case in DATA["wrong"]}
EDITS = [(case["old"], case["new"]) for case in DATA["edit"]]


@pytest.mark.parametrize("what", WRONG)
def test_a_problem_is_told_at_its_line_and_key(what: str) -> None:
    case = WRONG[what]
    text = edited(RWS, case["old"], case["new"])
    found = problems(text)
    there = [each for each in found if each[1] == case["key"] and each[2].startswith(case["says"])]
    assert [each[0] for each in there] == [text[: text.index(case["at"])].count("\n") + 1], found


def test_the_most_a_wager_may_be_of_another() -> None:
    old = 'limits = { min = 1, step = 1, at_most = "2 x ante", clause = "1", assumed = true }'
    for new, message in (
        ('limits = { min = 1, at_most = "2 x auntie" }', "no wager with limits is called 'auntie'"),
        ('limits = { min = 1, at_most = "twice" }', "'twice' is not a multiple of a wager"),
        ('limits = { min = 1, at_most = "0 x ante" }', "'0 x ante' is not a multiple"),
        ('limits = { min = 1001, step = 1, at_most = "2 x ante" }', "cannot be met: it is above 2 x"),
    ):
        text = edited(DRAW, old, new)
        found = [each for each in problems(text) if each[2].startswith(message)]
        assert [each[0] for each in found] == [line_of(text, new)]


def test_a_wager_measured_by_another_must_need_it() -> None:
    text = edited(DRAW, 'needs = { every = ["ante"], clause = "1" }', "opens_box = true")
    assert [each[1:] for each in problems(text)] == [
        ("wagers.double_shot.limits.at_most", "is measured by ante, so the wager must also need it")
    ]


@pytest.mark.parametrize("how", ["every", "some"])
def test_needs_that_run_in_a_circle(how: str) -> None:
    text = edited(
        UPCARD,
        "opens_box = true\nlimits = { min = 1, max = 20",
        f'needs = {{ {how} = ["lucky"] }}\nlimits = {{ min = 1, max = 20',
    )
    text = edited(
        text, 'needs = { some = ["ante", "pair_plus"], clause = "5" }', f'needs = {{ {how} = ["pair_plus"] }}'
    )
    assert [each[1] for each in problems(text)] == ["wagers.pair_plus.needs", "wagers.lucky.needs"]


def test_too_many_boxes_for_one_deck() -> None:
    text = edited(DRAW, "boxes = 7\n", "boxes = 13\n")
    assert ("table.boxes", "13 boxes may need 56 cards, and the deck has 52") in [
        each[1:] for each in problems(text)
    ]


def test_two_antes_and_none() -> None:
    kinds = [each[2] for each in problems(edited(RWS, 'kind = "play"', 'kind = "ante"'))]
    assert "there are 2 wagers of kind ante; a house has one at most" in kinds
    assert "an ante and a play wager belong together; one of them is missing" in kinds


def test_a_row_of_a_named_table_is_told_by_its_table() -> None:
    row = '{ hand = "straight", when = "drew", pays = "1 to 1" },\n]\n\n[wagers.double_shot]'
    text = edited(DRAW, row, row.replace('1 to 1" }', '1 to 1", clause = "77" }'))
    assert problems(text)[0][:2] == (line_of(text, '"77"'), "wagers.play_bonus.tables.printed[8].clause")


def test_an_unknown_table_in_use() -> None:
    text = edited(DRAW, 'table = "printed"', 'table = "painted"')
    assert problems(text) == [
        (
            line_of(text, '"painted"'),
            "wagers.play_bonus.table",
            "no table is called 'painted'; did you mean printed?",
        )
    ]


def test_every_problem_is_told_at_once_in_the_order_of_lines() -> None:
    text = RWS
    names = (
        "unknown key",
        "unreadable odds",
        "float amount",
        "unknown clause",
        "order twice",
        "unknown until",
    )
    cases = [WRONG[name] for name in names]
    for case in cases:
        text = edited(text, case["old"], case["new"])
    found = problems(text)
    assert {case["key"] for case in cases} <= {each[1] for each in found}
    assert [each[0] for each in found] == sorted(each[0] for each in found)


@pytest.mark.parametrize(("old", "new"), EDITS)
def test_any_change_of_a_rule_changes_the_digest(old: str, new: str) -> None:
    assert load(edited(RWS, old, new)).digest != house("rws").digest


def test_no_two_edits_share_a_digest() -> None:
    digests = [load(edited(RWS, old, new)).digest for old, new in EDITS]
    assert len(set(digests)) == len(digests)


def test_prose_comments_and_white_space_leave_the_digest_alone() -> None:
    text = edited(RWS, 'name = "Resorts World Sentosa"', 'name = "Somewhere else"')
    text = edited(text, "version 2", "version 3")
    text = edited(text, '"1" = "The words', '"1" = "All the words')
    text = edited(text, "so the number of boxes is ours", "so the number of boxes is invented")
    text = "# a comment\n\n" + text.replace(" = ", "   =\t").replace("\n[", "   # more\n\n\n[")
    assert load(text).digest == house("rws").digest
    assert load(RWS.replace("\n", "\r\n")).digest == house("rws").digest


def pieces(text: str, every: int) -> Iterator[str]:
    yield from (text[:end] for end in range(0, len(text), every))


def loads_or_complains(text: str) -> House | None:
    """The house, or none; anything but a `HouseError` with problems fails the test."""
    try:
        return load(text)
    except HouseError as error:
        found = error.problems
    assert found
    assert all(problem.line >= 1 and problem.message for problem in found)
    return None


@pytest.mark.parametrize("name", HOUSES)
def test_a_file_cut_off_anywhere(name: str) -> None:
    for text in pieces(house_text(name), 37):
        loads_or_complains(text)


@pytest.mark.long
def test_a_file_cut_off_at_every_byte() -> None:
    for text in pieces(DRAW, 1):
        loads_or_complains(text)


def test_a_line_left_out_anywhere() -> None:
    lines = RWS.split("\n")
    for number in range(0, len(lines), 3):
        loads_or_complains("\n".join(lines[:number] + lines[number + 1 :]))


PAIR_ROW = '{ hand = "pair", pays = "1 to 1" },'
HOSTILE = {
    "nothing": "",
    "a NUL": RWS + "\x00",
    "a NUL inside": edited(RWS, "rws", "r\x00ws"),
    "deep arrays": "a = " + "[" * 9_000,
    "deep tables": "a = " + "{a=" * 6_000,
    "arrays that close": "name = " + "[" * 300 + "]" * 300,
    "a long dotted key": "name" + ".a" * 9_000 + " = 1",
    "a long quoted key": "name" + '."\\""' * 3_000 + " = 1",
    "a long header": "[" + "a." * 9_000 + "a]",
    "deep by many short keys": "name = " + ("{" + ".".join("a" * 30) + " = ") * 120 + "1" + "}" * 120,
    "a huge number": edited(RWS, "boxes = 7\n", "boxes = " + "9" * 4_000 + "\n"),
    "a number too huge to read": edited(RWS, "boxes = 7\n", "boxes = " + "9" * 5_000 + "\n"),
    "a huge number in hex": edited(RWS, "boxes = 7\n", "boxes = 0x" + "F" * 9_000 + "\n"),
    "a huge amount": edited(RWS, "seed = 10000", "seed = 0x" + "F" * 9_000),
    "a huge currency": edited(RWS, 'currency = "SGD"', "currency = 0x" + "F" * 9_000),
    "infinity": edited(RWS, "boxes = 7\n", "boxes = inf\n"),
    "a date": edited(RWS, "boxes = 7\n", "boxes = 1979-05-27\n"),
    "a date that is none": edited(RWS, "boxes = 7\n", "boxes = 1979-15-37\n"),
    "too large": "# " + "x" * 10_000_000,
    "too many rows": RWS.replace(PAIR_ROW, (PAIR_ROW + "\n") * 2_000),
    "a long line": "# " + "x" * 30_000 + "\n" + RWS,
    "odd letters": edited(RWS, "rws", "\u202e\\u0000\\u202e"),
    "control letters": edited(RWS, "Resorts World", "a\\u0007\\nb"),
    "only dots": "." * 19_000,
    "quotes": '"\\' * 9_000 + "." * 50,
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_refused(name: str) -> None:
    assert loads_or_complains(HOSTILE[name]) is None


def test_a_text_of_just_the_largest_size_is_read() -> None:
    padding = ("#" + "x" * 98 + "\n") * (SIZE_LIMIT // 100)
    text = RWS + padding[: SIZE_LIMIT - len(RWS) - 1] + "\n"
    assert len(text) == SIZE_LIMIT
    assert load(text).digest == house("rws").digest
    assert loads_or_complains(text + "\n") is None


@pytest.mark.parametrize("name", HOSTILE)
def test_messages_stay_short_and_printable_whatever_the_text_says(name: str) -> None:
    with pytest.raises(HouseError) as caught:
        load(HOSTILE[name])
    assert all(len(problem.message) < 600 for problem in caught.value.problems)
    assert all(line.isprintable() for line in str(caught.value).split("\n"))


@pytest.mark.parametrize("name", INVENTED)
def test_invented_houses_load(name: str) -> None:
    assert load(INVENTED[name]).id == name
