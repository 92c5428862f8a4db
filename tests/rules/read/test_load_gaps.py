"""House files that look complete and are not: empty texts, missing pay rows, ids that forge."""

import re

import pytest

from kit.houses.toml_text import plain_text
from queenhigh.rules import HouseError, load

RWS, SIXCARD, DRAW = plain_text("rws"), plain_text("sixcard"), plain_text("draw")


def problems(text: str, old: str, new: str) -> list[tuple[str, str]]:
    assert old in text, old
    with pytest.raises(HouseError) as caught:
        load(text.replace(old, new, 1))
    return [(problem.key, problem.message) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('id = "rws"', 'id = ""', "id"),
        ('name = "Resorts World Sentosa"', 'name = "  "', "name"),
        ('currency = "SGD"', 'currency = ""', "currency"),
        ('rounding = "down"', 'rounding = ""', "rounding"),
        ('qualifies = "Q high"', 'qualifies = ""', "dealer.qualifies"),
        ('kind = "hand"', 'kind = ""', "wagers.pair_plus.kind"),
        ('after_fold = "lost"', 'after_fold = ""', "wagers.pair_plus.after_fold"),
        ('{ hand = "pair", pays', '{ hand = "", pays', "wagers.pair_plus.pays[5].hand"),
        ('pays = "40 to 1"', 'pays = ""', "wagers.pair_plus.pays[1].pays"),
        ('lower = { ends = "lose"', 'lower = { ends = ""', "wagers.ante.contest.lower.ends"),
        ('on = "ante"\npays', 'on = ""\npays', "wagers.ante_bonus.on"),
        ('clause = "3.11"', 'clause = ""', "wagers.progressive.clause"),
        ('"2.2.1" = "One deck of 52 cards."', '"2.2.1" = ""', "clauses.2.2.1"),
    ],
)
def test_an_empty_text_is_as_good_as_none(old: str, new: str, key: str) -> None:
    (found,) = problems(RWS, old, new)
    assert found[0] == key
    assert re.fullmatch("is empty: .+ is needed here", found[1])


def test_an_empty_text_where_one_is_optional_stands_for_the_default() -> None:
    rules = load(RWS.replace('pays_clause = "4.2"', 'pays_clause = ""', 1))
    assert {row.clause for row in rules.by_name["pair_plus"].rows} == {"3.3"}


@pytest.mark.parametrize(
    ("text", "row", "missing"),
    [
        (RWS, '    { hand = "straight", pays = "5 to 1" },\n', "straight"),
        (RWS, '    { hand = "straight_flush", pays = "40 to 1" },\n', "straight_flush"),
        (RWS, '    { hand = "mini_royal", pays = "1250 flat", envy = 50 },\n', None),
        (SIXCARD, '    { hand = "full_house", pays = "25 to 1" },\n', "full_house"),
        (SIXCARD, '    { hand = "royal_flush", pays = "1000 to 1" },\n', None),
        (DRAW, '    { hand = "three_of_a_kind", when = "drew", pays = "3 to 1" },\n', "three_of_a_kind"),
        (DRAW, '    { hand = "flush", when = "stood", pays = "3 to 1" },\n', "flush"),
    ],
)
def test_a_missing_row_is_a_problem_unless_another_row_takes_its_hands(
    text: str, row: str, missing: str | None
) -> None:
    assert row in text
    if missing is None:
        load(text.replace(row, "", 1))
        return
    [(key, message)] = problems(text, row, "")
    assert key.startswith("wagers.")
    assert message.startswith(f"{missing} would pay nothing though weaker hands pay")
    left_out = re.sub(r'pays = "[^"]*"', 'pays = "nothing"', row)
    load(text.replace(row, left_out, 1))


def test_a_suit_that_no_row_takes_is_missing_too() -> None:
    flush = '{ hand = "flush", pays = "4 to 1" }'
    assert (
        "flush would pay nothing"
        in problems(RWS, flush, flush.replace("pays", 'suits = "spades", pays'))[0][1]
    )


def test_ids_must_be_plain_and_only_once() -> None:
    escape = '"\\u001b[2J" = "x"\n"2.2.1" ='
    assert any("is not an id" in message for _, message in problems(RWS, '"2.2.1" =', escape))
    reading = '[readings."3.11"]\nclause = "3.11"\ntext = "x"\n\n[readings.R7]'
    assert (
        "readings.3.11",
        "3.11 is a clause already: a reading has an id of its own, such as R1",
    ) in problems(RWS, "[readings.R7]", reading)


def test_a_key_cannot_forge_a_line_of_the_report() -> None:
    forged = '"a\\nline 9, fake: forged" = 1\nid = "rws"'
    with pytest.raises(HouseError) as caught:
        load(RWS.replace('id = "rws"', forged, 1))
    assert len(str(caught.value).splitlines()) == 2
    assert "\\n" in str(caught.value)


def test_a_text_cannot_hold_control_characters() -> None:
    assert problems(RWS, 'label = "Ante"', 'label = "An\\u001b[31mte"') == [
        ("wagers.ante.label", "holds a line break or another character that cannot be printed")
    ]


def test_tables_have_names() -> None:
    found = problems(DRAW, "printed = [", '"the printed one" = [')
    assert any("is not a name" in message for _, message in found)


def test_the_digest_knows_a_reading_from_a_clause() -> None:
    moved = RWS.replace('"2.2.1" = "One deck of 52 cards."\n', "", 1)
    moved += '\n[readings."2.2.1"]\nclause = "1"\ntext = "One deck of 52 cards."\n'
    assert load(moved).digest != load(RWS).digest


def test_spelling_of_hands_does_not_change_the_digest() -> None:
    other = RWS.replace('hand = "pair"', 'hand = "PAIR"', 1)
    assert load(other).digest == load(RWS).digest
    assert load(other).by_name["pair_plus"].rows[-1].name == "pair"


def test_rows_on_more_than_three_cards_ask_nothing_about_a_draw() -> None:
    row = '{ hand = "full_house", pays = "25 to 1" }'
    for key in ('when = "stood"', 'on = "first"'):
        [(where, message)] = problems(SIXCARD, row, row.replace("pays", f"{key}, pays"))
        assert where == f"wagers.six_card_bonus.pays[4].{key.split()[0]}"
        assert message.startswith("is not a key of this table")


def test_a_row_that_pays_nothing_pays_no_envy_either() -> None:
    row = 'pays = "1250 flat", envy = 50 }'
    found = problems(RWS, row, 'pays = "nothing", envy = 50 }')
    assert ("wagers.progressive.pays[2].envy", "a row that pays nothing cannot have this") in found


@pytest.mark.parametrize("name", ["envy", "player", "discard", "new", "fold", "stand"])
def test_words_with_a_meaning_name_no_wager(name: str) -> None:
    text = RWS.replace('"pair_plus", "progressive"]', f'"{name}", "progressive"]', 1)
    taken = "envy, fold, stand, discard, new, player mean something else at a box"
    assert problems(text, "[wagers.pair_plus]", f"[wagers.{name}]") == [
        (f"wagers.{name}", f"cannot be a wager's name: {taken}")
    ]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (
            'foreign_card = { clause = "5.1.1" }',
            'foreign_card = { clause = "5.1.1", at_least = 2 }',
            "at_least",
        ),
        (
            'deck_count = { clause = "5.1.3",',
            'deck_count = { clause = "5.1.3", unless_repaired = true,',
            "unless_repaired",
        ),
    ],
)
def test_conditions_that_mean_nothing_for_a_ground_are_problems(old: str, new: str, key: str) -> None:
    [(where, message)] = problems(RWS, old, new)
    assert where.endswith(key)
    assert message.startswith("is not a key of this table")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('kind = "hand"', 'kind = "hands"', "wagers.pair_plus.kind"),
        ("boxes = 7\n", "boxes = 16\n", "table.boxes"),
        ('lower = { ends = "lose"', 'lower = { ends = "0 to 1"', "wagers.ante.contest.lower.ends"),
        ('lower = { ends = "lose"', 'lower = { ends = "double"', "wagers.ante.contest.lower.ends"),
        ('lower = { ends = "lose"', 'lower = { ends = "1 to 1"', "wagers.ante.contest.lower.ends"),
        ('pays = "40 to 1"', 'pays = "forty"', "wagers.pair_plus.pays[1].pays"),
        ("limits = { min = 5, max = 500", "limits = { min = 5.5, max = 500", "wagers.ante.limits.min"),
    ],
)
def test_one_mistake_is_one_problem(old: str, new: str, key: str) -> None:
    assert [where for where, _ in problems(RWS, old, new)] == [key]


def test_a_fold_without_a_clause_cites_the_wager() -> None:
    from kit.felt import Felt

    text = RWS.replace('fold = { ends = "lose", clause = "3.8.1" }', 'fold = { ends = "lose" }', 1)
    felt = Felt(load(text)).open().bet(1, ante=10).deal("Qs 7h 2d", "9h 8d 2c").fold(1)
    assert felt.line(1, "ante").clause == "rws:3.3"


def test_spelling_of_the_qualifier_does_not_change_the_digest() -> None:
    assert load(RWS.replace('"Q high"', '"q-HIGH"', 1)).digest == load(RWS).digest
