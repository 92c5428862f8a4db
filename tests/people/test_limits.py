"""Limits that people set themselves: cuts bind at once, rises wait a day, and none is ever passed."""

import random

import pytest

from kit.server.limited_player import DAY, Book
from queenhigh.people.limits import (
    FOREVER_MS,
    NO_LIMIT,
    Limit,
    LimitsChange,
    Reality,
    asked,
    barred,
    check_change,
    next_check_ms,
    reality_check,
    settled,
)
from queenhigh.people.records import PeopleError

HOUR = 3_600_000


def test_a_first_limit_and_every_cut_bind_at_once() -> None:
    limit = asked(NO_LIMIT, 500, 0)
    assert limit == Limit(500)
    assert asked(limit, 200, 1) == Limit(200)
    assert asked(limit, 0, 1) == Limit(0)


def test_a_rise_waits_a_day_and_so_does_taking_a_limit_away() -> None:
    for value in (501, None):
        limit = asked(Limit(500), value, 10)
        assert limit == Limit(500, value, 10 + DAY)
        assert settled(limit, 9 + DAY) == limit
        assert settled(limit, 10 + DAY) == Limit(value)


def test_what_waits_is_dropped_by_a_cut_and_by_asking_for_the_same_again() -> None:
    waiting = asked(Limit(500), 800, 0)
    assert asked(waiting, 400, 5) == Limit(400)
    assert asked(waiting, 500, 5) == Limit(500)


def test_a_smaller_rise_keeps_its_place_and_a_larger_one_waits_anew() -> None:
    waiting = asked(Limit(500), 800, 0)
    assert asked(waiting, 700, 5) == Limit(500, 700, DAY)
    assert asked(waiting, 800, 5) == Limit(500, 800, DAY)
    assert asked(waiting, 900, 5) == Limit(500, 900, 5 + DAY)
    assert asked(waiting, None, 5) == Limit(500, None, 5 + DAY)
    assert asked(asked(Limit(500), None, 0), 900, 5) == Limit(500, 900, DAY)


def test_ten_thousand_sequences_of_wishes_on_a_clock_of_our_own() -> None:
    """Never above what the book allows, and a day after the last wish exactly that wish."""
    for seed in range(10_000):
        chance = random.Random(seed)
        book, limit, now = Book(), NO_LIMIT, 0
        wanted = book.wanted.setdefault(("loss", "USD"), [])
        for _ in range(chance.randint(1, 10)):
            now += chance.choice((0, 1, HOUR, 23 * HOUR, DAY - 1, DAY, 2 * DAY))
            if chance.random() < 0.7:
                value = chance.choice((0, 100, 200, 300, None))
                limit = asked(limit, value, now)
                wanted.append((now, value))
            limit = settled(limit, now)
            allowed = book.allowed("loss", "USD", now)
            assert allowed is None or (limit.value is not None and limit.value <= allowed), seed
        if wanted:
            assert settled(limit, now + DAY) == Limit(wanted[-1][1]), seed


def test_a_break_or_an_exclusion_is_never_made_shorter() -> None:
    bars = barred({}, {"break": 100}, 0)
    assert barred(bars, {"break": 150}, 50) == {"break": 150}
    assert barred(bars, {"excluded": 60}, 50) == {"break": 100, "excluded": 60}
    assert barred(bars, {"break": 120}, 110) == {"break": 120}
    for kind in ("break", "excluded"):
        with pytest.raises(PeopleError) as caught:
            barred({kind: 100}, {kind: 99}, 50)
        assert caught.value.code == "limits/shorter"
        assert caught.value.facts == {"until_ms": 100}


def test_an_exclusion_may_be_for_ever() -> None:
    assert LimitsChange(exclude_days="forever").bars(5) == {"excluded": FOREVER_MS}
    assert LimitsChange(exclude_days=1, break_minutes=2).bars(5) == {"excluded": 5 + DAY, "break": 120_005}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (LimitsChange(loss_minor={"USD": -1}), "loss_minor"),
        (LimitsChange(loss_minor={"USD": 10**15 + 1}), "loss_minor"),
        (LimitsChange(loss_minor={"usd": 1}), "loss_minor"),
        (LimitsChange(loss_minor={"US\0": 1}), "loss_minor"),
        (LimitsChange(time_minutes=0), "time_minutes"),
        (LimitsChange(time_minutes=1_441), "time_minutes"),
        (LimitsChange(reality_minutes=0), "reality_minutes"),
        (LimitsChange(break_minutes=0), "break_minutes"),
        (LimitsChange(break_minutes=43_201), "break_minutes"),
        (LimitsChange(exclude_days=0), "exclude_days"),
        (LimitsChange(exclude_days=36_501), "exclude_days"),
    ],
)
def test_numbers_that_are_no_limit_are_refused_with_their_bounds(change: LimitsChange, field: str) -> None:
    with pytest.raises(PeopleError) as caught:
        check_change(change)
    assert (caught.value.code, caught.value.facts["field"]) == ("limits/unfit", field)


def test_the_widest_and_the_narrowest_limits_are_taken() -> None:
    for change in (
        LimitsChange(),
        LimitsChange(loss_minor={"USD": 0, "GBP": 10**15, "SGD": None}, time_minutes=1, reality_minutes=1),
        LimitsChange(time_minutes=1_440, reality_minutes=1_440, break_minutes=43_200, exclude_days=36_500),
        LimitsChange(time_minutes=None, reality_minutes=None, break_minutes=1, exclude_days="forever"),
    ):
        check_change(change)


def test_a_reality_check_comes_when_it_is_time_and_says_how_one_stands() -> None:
    net = {"USD": -500, "GBP": 20}
    assert reality_check(None, 0, 0, 10**12, net) is None
    assert next_check_ms(None, 0, 0) is None
    assert next_check_ms(HOUR, 1_000, 0) == 1_000 + HOUR
    assert reality_check(HOUR, 1_000, 0, HOUR + 999, net) is None
    assert reality_check(HOUR, 1_000, 0, HOUR + 1_000, net) == Reality(HOUR, net)
    assert reality_check(HOUR, 1_000, HOUR + 1_000, 2 * HOUR + 999, net) is None
    assert reality_check(HOUR, 1_000, HOUR + 1_000, 2 * HOUR + 1_000, net) == Reality(2 * HOUR, net)
