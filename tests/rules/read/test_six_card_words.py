"""Words on six cards in a house file, `looks`, `suits` and the six-card royal, and each of them misused."""

import pytest

from kit.houses.corner import ordered, side
from kit.houses.corner import problems as corner
from kit.houses.invented import SIX_CARDS
from kit.houses.toml_text import house_text
from queenhigh.rules import HouseError, canonical, house, load


def problems(*edits: tuple[str, str]) -> list[str]:
    """What a file has wrong with it, as it is told."""
    text = SIX_CARDS
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(HouseError) as caught:
        load(text, "six_cards.toml")
    return [str(problem) for problem in caught.value.problems]


LOOKS = 'label = "Spades"\nlooks = "six_card"'


def test_a_progressive_says_what_it_looks_at() -> None:
    found = load(SIX_CARDS)
    assert [found.by_name[name].looks for name in ("million", "spades", "hearts")] == ["six_card"] * 3
    assert found.by_name["million"].looks_at is None, "its kind says so"
    assert found.by_name["spades"].looks_at_dealer


def test_the_default_said_aloud_changes_nothing() -> None:
    said = house_text("rws").replace('kind = "progressive"', 'kind = "progressive"\nlooks = "hand"')
    assert load(said).digest == house("rws").digest
    assert '"looks": "six_card"' in canonical(load(SIX_CARDS))
    assert "looks" not in canonical(house("rws"))


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        (
            LOOKS,
            LOOKS.replace("six_card", "six_cards"),
            "wagers.spades.looks",
            "'six_cards' is not known here; did you mean six_card?; it is one of hand, six_card, five_card",
        ),
        (
            'kind = "six_card"',
            'kind = "six_card"\nlooks = "hand"',
            "wagers.million.looks",
            "it belongs to a wager of kind progressive; any other looks at what its kind says",
        ),
        (
            '{ hand = "full_house", pays = "20 to 1" }',
            '{ hand = "full_house", suits = "clubs", pays = "20 to 1" }',
            "wagers.million.pays[7].suits",
            "only a six-card royal, a royal flush, a straight flush or a flush has one suit",
        ),
        (
            'suits = "diamonds", pays',
            'suits = "diamond", pays',
            "wagers.million.pays[1].suits",
            "'diamond' is not a suit; did you mean diamonds?",
        ),
        (
            '{ hand = "straight_flush", pays = "200 to 1" }',
            '{ hand = "straight_flush", suits = "hearts", pays = "200 to 1" }',
            "wagers.million.pays",
            "straight_flush would pay nothing though weaker hands pay: add a row, if only",
        ),
        (
            '{ hand = "royal_flush", pays = "1000 to 1" },',
            '{ hand = "royal_flush", pays = "1000 to 1" }, { hand = "six_card_royal", pays = "2 to 1" },',
            "wagers.million.pays[4].hand",
            "this row can never pay: six_card_royal above it takes every such hand",
        ),
        (
            'pays = "15 to 1" },',
            'pays = "15 to 1", envy = 5 },',
            "wagers.million.pays[8].envy",
            "only a progressive wager has envy awards",
        ),
        (
            '{ hand = "flush", suits = "spades", pays = "9 for 1", envy = 1 }',
            '{ hand = "flush", suits = "spades", on = "first", pays = "9 for 1" }',
            "wagers.spades.pays[6].on",
            "is not a key of this table; known are",
        ),
    ],
)
def test_misused(old: str, new: str, line: str, words: str) -> None:
    found = problems((old, new))
    assert len(found) == 1, found
    assert f", {line}: " in found[0]
    assert words in found[0]


def test_a_wider_row_above_takes_the_six_card_royal() -> None:
    row = '{ hand = "straight_flush", pays = "10% of meter hearts" },\n'
    royal = '{ hand = "six_card_royal", suits = "hearts", pays = "100% of meter hearts" },\n'
    [problem] = problems((f"{royal}    {row}", f"{row}    {royal}"))
    assert "this row can never pay: straight_flush above it takes every such hand" in problem


FORGOTTEN = "wagers.spades.pays[1].hand: a hand of more than the three cards that these rows look at"


def test_a_progressive_that_forgets_looks_is_told_so_once() -> None:
    [problem] = problems((LOOKS, 'label = "Spades"'))
    assert f'{FORGOTTEN}: say looks = "six_card" or "five_card", or name high_card, pair' in problem
    assert "(so too at wagers.spades.pays[2].hand, wagers.spades.pays[4].hand, wagers" in problem
    [said] = problems((LOOKS, LOOKS.replace("six_card", "hand")))
    assert f'{FORGOTTEN}: say looks = "six_card" or "five_card", or name' in said


def test_the_six_card_royal_is_of_six_cards_alone() -> None:
    [problem] = problems((LOOKS, 'label = "Spades"'), ('"royal_flush", suits', '"six_card_royal", suits'))
    assert f'{FORGOTTEN}: say looks = "six_card", or name high_card' in problem


@pytest.mark.parametrize("kind", ["hand", "bad_beat", "better_hand"])
def test_another_kind_is_named_for_rows_of_more_cards(kind: str) -> None:
    rows = '{ hand = "royal_flush", pays = "99 to 1" }, { hand = "full_house", pays = "9 to 1" }'
    rest = "" if kind != "hand" else 'after_fold = "live"\n'
    [(key, message)] = corner(*side(kind, rows, rest), ordered("x"))
    assert key == "wagers.x.pays[1].hand"
    assert 'look at: say kind = "six_card" or "five_card", or name' in message
    [(key, message)] = corner(*side(kind, rows, f'{rest}looks = "six_card"\n'), ordered("x"))
    assert key == "wagers.x.looks"
    assert message.endswith('Write kind = "six_card" in place of it, or kind = "progressive" beside it')


def test_a_bonus_has_no_rows_of_more_cards() -> None:
    bonus = '[wagers.x]\nkind = "bonus"\nclause = "4"\non = "ante"\n'
    rows = 'pays = [{ hand = "full_house", pays = "9 to 1" }]\n[clauses]'
    [(key, message)] = corner("[clauses]", bonus + rows, ordered("x"))
    assert (key, "look at: name high_card" in message) == ("wagers.x.pays[1].hand", True)
    [(key, message)] = corner("[clauses]", f'{bonus}looks = "five_card"\n{rows}', ordered("x"))
    assert key == "wagers.x.looks"
    assert message.endswith(
        "it belongs to a wager of kind progressive; any other looks at what its kind says"
    )


def test_looks_that_a_kind_has_anyway_leaves_the_rows_judged() -> None:
    rows = '{ hand = "flash", pays = "9 to 1" }'
    found = corner(*side("hand", rows, 'after_fold = "live"\nlooks = "hand"\n'), ordered("x"))
    assert [key for key, _ in found] == ["wagers.x.looks", "wagers.x.pays[1].hand"]


def test_tables_with_hands_of_more_cards_are_told_together() -> None:
    old, new = side("progressive", '{ hand = "four_of_a_kind", pays = "9 to 1" }', 'after_fold = "live"\n')
    new = new.replace("pays = [{", 'table = "low"\ntables.low = [{').replace(
        "}]\n[clauses]", '}]\ntables.high = [{ hand = "two_pair", pays = "2 to 1" }]\n[clauses]'
    )
    [(key, message)] = corner(old, new, ordered("x"))
    assert key == "wagers.x.tables.low[1].hand"
    assert message.endswith("(so too at wagers.x.tables.high[1].hand)")
