"""Rows that no hand can reach, and strong hands that the first cards leave out, are told."""

import pytest

from kit.houses.corner import CORNER, ordered, problems, side
from kit.houses.invented import TWICE
from queenhigh.rules import HouseError, load, reread
from queenhigh.wire.replay import carried_house

LOWER = 'lower = { ends = "lose", clause = "3" }'
HIGHER = 'higher = { ends = "1 to 1", clause = "3" }'
EQUAL = 'equal = { ends = "push", clause = "3" }'
FAILS = 'not_qualified = { ends = "1 to 1", clause = "2" }'
PAIR = '{ hand = "pair", pays = "1 to 1" },'
NEVER = "this row can never pay: "
QUEEN = f"{NEVER}the dealer qualifies with Q high"
SUITS = ("spades", "hearts diamonds", "clubs")
ROYALS = ", ".join(f'{{ hand = "royal_flush", suits = "{suit}", pays = "9 to 1" }}' for suit in SUITS)
RANKS = " ".join(f'{{ hand = "pair of {rank}", pays = "1 to 1" }},' for rank in "AKQJT98765432")


def with_side(kind: str, rows: str, rest: str = "") -> list[tuple[str, str]]:
    return problems(*side(kind, rows, rest), text=ordered("x"))


def by_hands(**ends: str) -> str:
    whole = {"higher": '"1 to 1"', "equal": '"push"', "lower": '"lose"'} | ends
    said = ", ".join(f"{key} = {{ ends = {value} }}" for key, value in whole.items())
    return f"not_qualified = {{ {said} }}"


def rows(*hands: str, no_row: str = "push") -> str:
    listed = ", ".join(f'{{ hand = "{hand}", pays = "push" }}' for hand in hands)
    return f'[{listed}], no_row = "{no_row}"'


@pytest.mark.parametrize("kind", ["bad_beat", "better_hand"])
def test_the_best_hand_is_never_beaten(kind: str) -> None:
    found = with_side(kind, '{ hand = "mini_royal", pays = "50 to 1" }')
    assert found == ([("wagers.x.pays[1].hand", f"{NEVER}no hand beats it")] if kind == "bad_beat" else [])
    assert not with_side(kind, '{ hand = "straight_flush", pays = "50 to 1" }')


@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        (LOWER, f"lower = {{ ends = {rows('mini_royal')} }}", "lower", f"{NEVER}no hand beats it"),
        (LOWER, f"lower = {{ ends = {rows('straight_flush')} }}", "", ""),
        (FAILS, by_hands(lower=rows("pair")), "not_qualified.lower", QUEEN),
        (FAILS, by_hands(lower=rows("straight_flush")), "not_qualified.lower", QUEEN),
        (FAILS, by_hands(lower=rows("J high")), "", ""),
        (FAILS, by_hands(equal=rows("Q high")), "not_qualified.equal", QUEEN),
        (FAILS, by_hands(equal=rows("J high")), "", ""),
        (FAILS, by_hands(higher=rows("straight_flush")), "", ""),
    ],
)
def test_a_row_of_an_ending_is_on_a_hand_that_may_end_so(old: str, new: str, at: str, says: str) -> None:
    found = problems(old, new)
    assert [key for key, _ in found] == ([f"wagers.ante.contest.{at}.ends[1].hand"] if at else [])
    assert all(message.startswith(says) for _, message in found)


@pytest.mark.parametrize(("old", "situation"), [(HIGHER, "higher"), (EQUAL, "equal")])
def test_against_a_dealer_who_qualifies_no_weak_hand_is_as_good(old: str, situation: str) -> None:
    hands = ("straight_flush", "three_of_a_kind", "straight", "flush", "pair", "A high", "K high", "Q high")
    assert not problems(old, f"{situation} = {{ ends = {rows(*hands)} }}")
    [(key, message)] = problems(old, f"{situation} = {{ ends = {rows(*hands, 'J high')} }}")
    assert key == f"wagers.ante.contest.{situation}.ends[9].hand"
    assert message.startswith(QUEEN)


def test_nothing_is_said_of_rows_where_the_mark_is_not_known() -> None:
    text = CORNER.replace('"Q high"', '"queens"')
    assert [key for key, _ in problems(FAILS, by_hands(lower=rows("pair")), text)] == ["dealer.qualifies"]


def test_rows_above_may_take_every_hand_together() -> None:
    live = 'after_fold = "live"\n'
    assert not with_side("six_card", ROYALS, live)
    found = with_side("six_card", f'{ROYALS}, {{ hand = "six_card_royal", pays = "5 to 1" }}', live)
    names = "royal_flush_spades, royal_flush_diamonds_hearts and royal_flush_clubs"
    assert found == [("wagers.x.pays[4].hand", f"{NEVER}{names} above it take every such hand")]
    [(_, message)] = problems(PAIR, f"{RANKS} {PAIR}")
    assert message.startswith(f"{NEVER}pair_of_A, pair_of_K, pair_of_Q, pair_of_J and 9 more above it take")
    assert not problems(PAIR, f"{RANKS.replace(PAIR.replace('pair', 'pair of 2'), '')} {PAIR}")


def test_one_row_of_every_suit_takes_them_all() -> None:
    every = '{ hand = "mini_royal", suits = "clubs diamonds hearts spades", pays = "5 to 1" }'
    found = with_side("hand", f'{every}, {{ hand = "mini_royal", pays = "5 to 1" }}', 'after_fold = "live"\n')
    name = "mini_royal_clubs_diamonds_hearts_spades"
    assert found == [("wagers.x.pays[2].hand", f"{NEVER}{name} above it takes every such hand")]


def test_one_who_stood_and_one_who_drew_are_everybody() -> None:
    text = CORNER.replace('fold = "3"', 'fold = "3"\ndiscards = 1', 1)
    parted = "".join(PAIR.replace("pays", f'when = "{when}", pays') for when in ("stood", "drew"))
    assert not problems(PAIR, parted, text)
    [(_, message)] = problems(PAIR, parted + PAIR, text)
    assert message == f"{NEVER}pair_stood and pair_drew above it take every such hand"


@pytest.mark.parametrize(
    ("gone", "missing"),
    [
        ('    { hand = "three_of_a_kind", on = "first", pays = "nothing" },\n', "three_of_a_kind"),
        ('    { hand = "straight", on = "first", pays = "nothing" },\n', "straight"),
        ('    { hand = "straight_flush", on = "first", pays = "12.5:1" },\n', "straight_flush"),
    ],
)
def test_a_strong_hand_that_the_first_cards_leave_out_is_told(gone: str, missing: str) -> None:
    [(key, message)] = problems(gone, "", TWICE)
    assert key == "wagers.both.pays"
    says = f"{missing} in the first three cards would pay nothing though weaker hands pay"
    assert message == f'{says}: add a row on = "first", if only one that pays "nothing"'


def test_a_hand_that_is_kept_may_be_paid_in_the_end() -> None:
    """The Kicker pays a straight on the final hand, which one dealt it keeps."""
    straight = '    { hand = "straight", pays = "2 flat" },\n'
    assert not problems(straight, straight, TWICE)
    [(key, message)] = problems(straight, straight.replace("pays", 'when = "drew", pays'), TWICE)
    assert (key, message[:8]) == ("wagers.kicker.pays", "straight")


def test_rows_of_one_list_that_no_hand_reaches_are_one_problem() -> None:
    hands = ("straight_flush", "three_of_a_kind", "straight", "flush", "pair", "A high", "J high")
    [(key, message)] = problems(FAILS, by_hands(lower=rows(*hands)))
    at = "wagers.ante.contest.not_qualified.lower.ends"
    assert key == f"{at}[1].hand"
    others = ", ".join(f"{at}[{number}].hand" for number in (2, 3, 4))
    assert message.startswith(QUEEN)
    assert message.endswith(f" (so too at {others} and 2 more)")


def test_what_was_accepted_once_is_read_for_ever() -> None:
    """A stored round brings its house: what files are asked since then is not asked of that text."""
    text = CORNER.replace(LOWER, f"lower = {{ ends = {rows('mini_royal')} }}")
    with pytest.raises(HouseError, match=NEVER):
        load(text)
    assert reread(text) == load(text, kept=True)
    assert carried_house(text).digest == reread(text).digest
    with pytest.raises(HouseError):
        reread(text.replace('qualifies = "Q high"', 'qualifies = "queen"'))
