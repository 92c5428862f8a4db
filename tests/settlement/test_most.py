"""The most that a table pays in a round, shared in proportion or paid in order."""

from fractions import Fraction
from typing import Literal, get_args

from hypothesis import given
from hypothesis import strategies as st

from kit.houses.edits import edited
from kit.houses.invented import CARDROOM
from kit.houses.settled import paid
from kit.play.felt import Felt
from queenhigh.rules import load
from queenhigh.rules.records import TableMost
from queenhigh.settlement.settle import shared, within_most

Rule = Literal["in proportion", "in order"]
RULES: tuple[Rule, ...] = get_args(Rule)
ROYAL = "Ah Kh Qh"
FLUSH_RUN = "9c 8c 7c"
DEALER_CARDS = "3h 4d 6s"
IN_ORDER = edited(CARDROOM, "in proportion", "in order")


def two_winners(rule: str) -> Felt:
    """Pair Plus wins 4,000 and 3,000, the Antes 10 each: 7,020 in all, and the table pays 2,000."""
    felt = Felt(load(edited(CARDROOM, "in proportion", rule))).open()
    felt.place(1, "ann", ante=10, pair_plus=100).place(2, "bea", ante=10, pair_plus=100)
    return felt.deal({1: FLUSH_RUN, 2: "8h 8d 8s"}, DEALER_CARDS).play(1).play(2).settle()


def test_what_is_due_is_shared_in_proportion() -> None:
    felt = two_winners("in proportion")
    won = [(line.box, line.wager, line.won_minor) for line in felt.state.lines if line.won_minor]
    parts = [due * 200_000 // 702_000 for due in (1000, 400_000, 1000, 300_000)]
    left = 200_000 - sum(parts)
    assert won == [
        (1, "ante", parts[0] + (left > 0)), (1, "pair_plus", parts[1] + (left > 1)),
        (2, "ante", parts[2] + (left > 2)), (2, "pair_plus", parts[3]),
    ]  # fmt: skip
    line = felt.line(2, "pair_plus")
    assert (line.outcome, line.seen.due_minor) == ("win", 300_000)
    assert line.returned_minor == 10_000 + line.won_minor


def test_what_is_due_is_paid_in_order_until_it_is_used_up() -> None:
    felt = two_winners("in order")
    assert (paid(felt, "ante"), paid(felt, "pair_plus")) == (("win", 1000, 2000), ("win", 199_000, 209_000))
    assert (paid(felt, "ante", 2), paid(felt, "pair_plus", 2)) == (("push", 0, 1000), ("push", 0, 10_000))
    assert felt.line(1, "ante").seen.due_minor is None, "paid in full"
    assert felt.line(2, "ante").seen.due_minor == 1000


def test_envy_that_the_most_leaves_nothing_of_keeps_what_was_due() -> None:
    felt = Felt(load(IN_ORDER)).open()
    felt.place(1, "ann", ante=10, pair_plus=100, pot="2.50").place(2, "bea", ante=10, pot="2.50")
    felt.deal({1: FLUSH_RUN, 2: "2d 5s 9h"}, DEALER_CARDS).play(1).play(2).settle()
    line = felt.line(2, "pot:envy")
    assert (line.won_minor, line.returned_minor, line.seen.due_minor) == (0, 0, 1500)


def test_shares_of_a_meter_stand_outside() -> None:
    felt = Felt(load(CARDROOM)).open(main=5000).place(1, "ann", ante=10, pot="2.50")
    felt.deal(ROYAL, DEALER_CARDS).play(1).settle()
    assert felt.line(1, "pot").returned_minor == 500_000
    assert felt.line(1, "ante").seen.due_minor is None


@given(
    st.lists(st.integers(0, 10**7), min_size=1, max_size=12),
    st.integers(1, 10**7),
    st.sampled_from(RULES),
)
def test_no_more_is_given_than_is_due_and_all_that_there_is(due: list[int], most: int, rule: Rule) -> None:
    if sum(due) <= most:
        return
    given_minor = shared(TableMost(most, rule, ""), due)
    assert sum(given_minor) == most
    assert all(0 <= each <= whole for each, whole in zip(given_minor, due, strict=True))
    if rule == "in proportion":
        exact = [Fraction(each * most, sum(due)) for each in due]
        assert all(abs(each - part) < 1 for each, part in zip(given_minor, exact, strict=True))
    else:
        full = [each == whole for each, whole in zip(given_minor, due, strict=True)]
        first = full.index(False)
        assert not any(given_minor[first + 1 :])


def test_a_round_that_stays_within_the_most_is_left_as_it_is() -> None:
    felt = Felt(load(CARDROOM)).place(1, "ann", ante=10, pair_plus=5)
    lines = felt.deal(FLUSH_RUN, DEALER_CARDS).play(1).settle().state.lines
    assert within_most(TableMost(200_000, "in order", ""), lines) == lines
