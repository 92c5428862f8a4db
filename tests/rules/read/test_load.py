"""House files as a whole: several mistakes at once, texts cut off anywhere, hostile texts, and the digest."""

import tomllib

import pytest

from kit.cases import HOUSES, mostly_long
from kit.houses.edits import edited, text_of
from kit.houses.invented import INVENTED, SLOW
from kit.houses.toml_text import house_text, paths, plain_text, removed, write
from queenhigh.rules import HouseError, first_ids, house, load
from queenhigh.rules.read.lines import SIZE_LIMIT
from queenhigh.rules.read.problems import Problem

RWS = plain_text("rws")
DRAW = plain_text("draw")


def problems(text: str) -> tuple[Problem, ...]:
    """The problems, none if it loads; anything but a `HouseError` with problems fails the test."""
    try:
        load(text)
    except HouseError as error:
        found = error.problems
    else:
        return ()
    assert found
    assert all(problem.line >= 1 and problem.message for problem in found)
    return found


# Several mistakes, and one that shows at several places


def test_every_problem_is_reported_at_once_in_the_order_of_lines() -> None:
    text = RWS
    for old, new in (
        ("shows = 0", "show = 0"),
        ('rounding = "down"', 'rounding = "away"'),
        ('pays = "40 to 1"', 'pays = "forty"'),
        ("max = 500", 'max = "lots"'),
        ("seed = 10000", "seed = 10000.5"),
        ('until = "handled"', 'until = "later"'),
    ):
        text = edited(text, old, new)
    found = problems(text)
    assert [each.key for each in found] == [
        "rounding",
        "dealer.show",
        "wagers.ante.limits.max",
        "wagers.pair_plus.pays[1].pays",
        "meters.main.seed",
        "irregularities.wrong_deal.until",
    ]
    assert [each.line for each in found] == sorted(each.line for each in found)


def test_the_file_is_named() -> None:
    with pytest.raises(HouseError) as caught:
        load(edited(RWS, "shows = 0", "show = 0"), "test.toml")
    assert str(caught.value).startswith("test.toml: 1 problem\n  line 21, dealer.show: ")


KIT = {name: tomllib.loads(text) for name, text in (INVENTED | SLOW).items() if name != "upcard"}
WHOLE = {name: tomllib.loads(plain_text(name)) for name in first_ids()} | KIT
QUICK = ("rws", "second")


@pytest.mark.parametrize("name", mostly_long(WHOLE, lambda name: name in QUICK))
def test_anything_left_out_is_one_problem_at_most(name: str) -> None:
    """But for all readings at once: each of them is then missed."""
    for path in (path for path in paths(WHOLE[name]) if path != ("readings",)):
        found = problems(write(removed(WHOLE[name], path)))
        assert len(found) <= 1, (path, [str(each) for each in found])


def test_a_text_has_at_most_500_characters() -> None:
    long = edited(RWS, "Resorts World Sentosa", "x" * 501)
    assert [each.key for each in problems(long)] == ["name"]
    assert not problems(edited(RWS, "Resorts World Sentosa", "x" * 500))


def test_a_wager_named_play_that_is_none_must_be_of_that_kind() -> None:
    """Whatever else it could be named: of the name nothing is said before the kind is known."""
    data = tomllib.loads(RWS)
    order = ["play", "pair_plus"]
    wagers = dict.fromkeys(order, data["wagers"]["pair_plus"])
    del data["meters"]
    named = {**data, "wagers": wagers, "payment": {"order": order}}
    assert [each.key for each in problems(write(named))] == ["wagers.play.kind"]


def test_a_house_of_an_ante_alone_is_not_whole() -> None:
    """Without a Play nothing is known of folds, and nothing is said of them."""
    data = removed(tomllib.loads(SLOW["second"]), ("wagers", "play"))
    data["payment"]["order"] = ["ante", "best", "pair_plus"]
    assert [each.key for each in problems(write(data))] == ["wagers"]


def test_a_key_cannot_forge_a_line_of_the_report() -> None:
    forged = '"a\\nline 9, fake: forged" = 1\nid = "rws"'
    with pytest.raises(HouseError) as caught:
        load(RWS.replace('id = "rws"', forged, 1))
    assert len(str(caught.value).splitlines()) == 2
    assert "\\n" in str(caught.value)


# The digest


def test_prose_comments_and_white_space_leave_the_digest_alone() -> None:
    text = edited(RWS, 'name = "Resorts World Sentosa"', 'name = "Somewhere else"')
    text = edited(text, "version 2", "version 3")
    text = edited(text, '"1" = "The words', '"1" = "All the words')
    text = edited(text, "so the number of boxes is ours", "so the number of boxes is invented")
    text = "# a comment\n\n" + text.replace(" = ", "   =\t").replace("\n[", "   # more\n\n\n[")
    assert load(text).digest == house("rws").digest
    assert load(RWS.replace("\n", "\r\n")).digest == house("rws").digest


def test_the_digest_knows_a_reading_from_a_clause() -> None:
    moved = RWS.replace('"2.2.1" = "One deck of 52 cards."\n', "", 1)
    moved += '\n[readings."2.2.1"]\nclause = "1"\ntext = "One deck of 52 cards."\n'
    assert load(moved).digest != load(RWS).digest


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("rws", 'hand = "pair"', 'hand = "PAIR"'),
        ("rws", '"Q high"', '"q-HIGH"'),
        ("rws", 'kind = "progressive"', '+ looks = "hand"'),
        ("rws", "seed = 10000", '+ reserve = "0%"'),
        ("rws", 'after_fold = "live" }', 'after_fold = "live", not_to_winner = false }'),
        ("twice", "discards = 1,", "discards = [0, 1],"),
        ("consoling", 'kind = "bad_beat"', '+ side = "either"'),
    ],
)
def test_another_spelling_or_a_default_leaves_the_digest_alone(name: str, old: str, new: str) -> None:
    text = text_of(name)
    assert load(edited(text, old, new)).digest == load(text).digest


# Texts that are cut off, hostile or large


@pytest.mark.parametrize("name", HOUSES)
def test_a_file_cut_off_anywhere(name: str) -> None:
    text = house_text(name)
    for end in range(0, len(text), 37):
        problems(text[:end])


@pytest.mark.long
def test_a_file_cut_off_at_every_byte() -> None:
    for end in range(len(DRAW)):
        problems(DRAW[:end])


def test_a_line_left_out_anywhere() -> None:
    lines = RWS.split("\n")
    for number in range(0, len(lines), 3):
        problems("\n".join(lines[:number] + lines[number + 1 :]))


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


def test_a_text_of_just_the_largest_size_is_read() -> None:
    padding = ("#" + "x" * 98 + "\n") * (SIZE_LIMIT // 100)
    text = RWS + padding[: SIZE_LIMIT - len(RWS) - 1] + "\n"
    assert len(text) == SIZE_LIMIT
    assert load(text).digest == house("rws").digest
    assert problems(text + "\n")


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_refused_with_messages_that_stay_short_and_printable(name: str) -> None:
    with pytest.raises(HouseError) as caught:
        load(HOSTILE[name])
    assert all(problem.line >= 1 and problem.message for problem in caught.value.problems)
    assert all(len(problem.message) < 600 for problem in caught.value.problems)
    assert all(line.isprintable() for line in str(caught.value).split("\n"))
