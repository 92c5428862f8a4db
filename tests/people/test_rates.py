"""Rates: wrong guesses counted by name and by address, and requests in buckets that all processes share."""

import asyncio
from functools import partial
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.server.people_house import CHEAP, HERE, PeopleHouse, go, refused
from queenhigh.people import buckets
from queenhigh.people.attempts import CODE_RULE, Count, Rule, counted, network_of, sign_in_rule
from queenhigh.people.buckets import Bucket, Rate, forget_full, taken
from queenhigh.people.people import same_code

# Guesses

MINUTE = 60_000


def elsewhere(number: int) -> str:
    return f"198.51.{number // 250}.{number % 250}"


def test_after_five_failures_a_name_waits_longer_each_time_from_wherever(home: PeopleHouse) -> None:
    home.register()
    waits = []
    for number in range(15):
        error = refused(home.people.sign_in("Ann", "wrong horse", elsewhere(number)))
        if error.code == "rate/limited":
            waits.append(error.facts["retry_ms"] // 1000)
            home.clock.move(ms=error.facts["retry_ms"])
        else:
            assert error.code == "auth/wrong"
    assert waits == [30, 60, 120, 240, 480]
    assert refused(home.another().sign_in("Ann", "correct horse", elsewhere(99))).code == "rate/limited"
    home.clock.move(minutes=16)
    home.sign_in("Ann", "correct horse", elsewhere(100))
    assert home.fails("Ann", "wrong horse", elsewhere(101)) == "auth/wrong"


def test_a_name_that_nobody_has_behaves_like_one_that_somebody_has(
    home: PeopleHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It costs a hash too, and nobody learns who exists."""
    home.register()
    home.guest("Gast")
    go(home.people.lock(home.register("Lola").person.id))
    verify = Mock(wraps=home.people._passwords._hasher.verify)
    monkeypatch.setattr(home.people._passwords, "_hasher", SimpleNamespace(verify=verify))
    seen = {}
    for place, name in enumerate(("Ann", "Nobody", "Gast", "Lola", "", "x" * 5_000, "\0", "\ud800")):
        runs = home.runner.runs
        told = []
        for number in range(8):
            error = refused(home.people.sign_in(name, "wrong horse", elsewhere(10 * place + number)))
            told.append((error.code, str(error), error.facts))
        seen[name] = (told, home.runner.runs - runs)
    hashed = [call.args[0].split("$")[1:4] for call in verify.call_args_list]
    assert hashed == [["argon2id", "v=19", "m=8,t=1,p=1"]] * 5 * len(seen)
    assert all(each == seen["Ann"] for each in seen.values())


def test_an_address_waits_after_twenty_failures_whatever_the_names(home: PeopleHouse) -> None:
    home.register()
    codes = [home.fails(f"name {n}", "a password", f"2001:db8::{n}") for n in range(22)]
    assert codes == ["auth/wrong"] * 20 + ["rate/limited"] * 2
    assert home.fails("Ann", "correct horse", "2001:db8::abcd") == "rate/limited"
    home.sign_in("Ann", "correct horse", "2001:db8:0:1::1")


def test_ones_own_good_password_forgives_no_guesses_at_others(home: PeopleHouse) -> None:
    home.register("Mallory")
    for number in range(19):
        assert home.fails(f"name {number}", "guess this") == "auth/wrong"
        home.sign_in("Mallory")
    assert home.fails("name 20", "guess this") == "auth/wrong"
    assert home.fails("name 21", "guess this") == "rate/limited"
    assert home.fails("Mallory", "correct horse") == "rate/limited"


def test_many_guesses_at_once_are_no_more_than_in_turn(home: PeopleHouse) -> None:
    home.register()

    async def many() -> list[object]:
        tries = (home.people.sign_in("Ann", f"guess {n:04}", elsewhere(n)) for n in range(50))
        return [getattr(each, "code", "") for each in await asyncio.gather(*tries, return_exceptions=True)]

    codes = go(many())
    assert codes.count("auth/wrong") == 5
    assert codes.count("rate/limited") == 45


def test_a_clock_that_jumps_back_frees_nobody(home: PeopleHouse) -> None:
    for number in range(5):
        refused(home.people.sign_in("Ann", "wrong horse", elsewhere(number)))
    home.clock.move(days=-3)
    assert home.fails("Ann", "wrong horse", elsewhere(6)) == "rate/limited"


def test_a_tables_code_five_tries_then_ten_minutes(home: PeopleHouse) -> None:
    def guess(code: str, person: str = "u1", address: str = HERE) -> str:
        try:
            go(home.people.guess_code(person, address, "t1", code, "KXWZRT"))
        except Exception as error:
            return str(getattr(error, "code", error))
        return "in"

    assert [guess("AAAAAA") for _ in range(6)] == ["table/code"] * 5 + ["rate/limited"]
    assert guess("KXWZRT") == "rate/limited"
    assert guess("KXWZRT", person="u2") == "rate/limited", "the same address"
    assert guess("KXWZRT", address=elsewhere(1)) == "rate/limited", "the same name"
    assert guess("kxw-zrt", person="u2", address=elsewhere(1)) == "in"
    home.clock.move(minutes=10, ms=-1)
    assert guess("KXWZRT") == "rate/limited"
    home.clock.move(ms=1)
    assert guess("KXWZRT") == "in"
    assert [guess("AAAAAA") for _ in range(6)] == ["table/code"] * 5 + ["rate/limited"]


def test_right_codes_are_not_counted_and_forgive_no_wrong_ones(home: PeopleHouse) -> None:
    for _ in range(20):
        go(home.people.guess_code("u1", HERE, "t1", "KXWZRT", "KXWZRT"))
    for _ in range(4):
        refused(home.people.guess_code("u1", HERE, "t2", "AAAAAA", "KXWZRT"))
        go(home.people.guess_code("u1", HERE, "t1", "KXWZRT", "KXWZRT"))
    assert refused(home.people.guess_code("u1", HERE, "t2", "AAAAAB", "KXWZRT")).code == "table/code"
    assert refused(home.people.guess_code("u1", HERE, "t1", "KXWZRT", "KXWZRT")).code == "rate/limited"


def test_a_code_may_be_typed_in_any_case_and_with_gaps() -> None:
    assert same_code(" kxw zrt", "KXWZRT")
    for wrong in ("", "KXWZR", "KXWZRTT", "KXWZRТ", "\ud800", "A" * 10_000):
        assert not same_code(wrong, "KXWZRT")


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:DB8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "testclient", True),
        ("testclient", "", False),
    ],
)
def test_an_address_counts_alone_or_as_its_64(address: str, other: str, same: bool) -> None:
    assert (network_of("x", address) == network_of("x", other)) is same
    assert network_of("x", address) != network_of("y", address)


@given(st.lists(st.integers(0, 30 * MINUTE), max_size=60), st.integers(1, 6))
def test_nobody_gets_more_tries_than_the_rule_gives(pauses: list[int], free: int) -> None:
    rule = Rule(free, MINUTE, 8 * MINUTE, 60 * MINUTE)
    count = Count()
    now = 0
    made = []
    for pause in pauses:
        now += pause
        after = counted(count, rule, now)
        if after is None:
            assert count.until_ms > now
        else:
            made.append(now)
            count = after
    for place, first in enumerate(made):
        soon = [each for each in made[place:] if each < first + MINUTE]
        assert len(soon) <= free


def test_what_no_rule_remembers_is_dropped(home: PeopleHouse) -> None:
    refused(home.people.sign_in("Ann", "wrong horse", HERE))
    home.clock.move(days=1)
    go(home.people.tidy())
    assert home.runner.ask("SELECT COUNT(*) FROM attempts") == [(2,)]
    home.clock.move(ms=1)
    go(home.people.tidy())
    assert home.runner.ask("SELECT COUNT(*) FROM attempts") == [(0,)]
    assert max(rule.forget_ms for rule in (CODE_RULE, sign_in_rule(CHEAP.name_tries))) == 24 * 60 * MINUTE


# Buckets


class Held:
    """Buckets by name, without a database."""

    def __init__(self, count: int, full_ms: int) -> None:
        self.rate = Rate(count, full_ms)
        self.kept: dict[str, Bucket] = {}

    def take(self, key: str, now_ms: int) -> int:
        bucket, wait_ms = taken(self.kept.get(key), self.rate, now_ms)
        if not wait_ms:
            self.kept[key] = bucket
        return wait_ms


@given(
    st.integers(1, 40),
    st.integers(1, 5_000),
    st.lists(st.tuples(st.sampled_from("ab"), st.integers(-2_000, 2_000)), max_size=200),
)
def test_no_window_holds_more_than_a_bucket_and_what_flows_in(
    count: int, full_ms: int, steps: list[tuple[str, int]]
) -> None:
    """Whatever the clock does, back as well: time counts as it is at the furthest."""
    held = Held(count, full_ms)
    now = 10_000
    furthest: dict[str, int] = {}
    taken: dict[str, list[int]] = {"a": [], "b": []}
    for key, step in steps:
        now += step
        furthest[key] = max(furthest.get(key, now), now)
        if held.take(key, now) == 0:
            taken[key].append(furthest[key])
    for times in taken.values():
        for place, first in enumerate(times):
            for more, last in enumerate(times[place:], 1):
                assert (more - count) * full_ms <= (last - first) * count


@given(st.integers(1, 40), st.integers(1, 5_000), st.integers(1, 100))
def test_who_waits_as_told_gets_in_and_not_before(count: int, full_ms: int, tries: int) -> None:
    held = Held(count, full_ms)
    now = 0
    for _ in range(tries):
        while wait := held.take("ann", now):
            assert wait > 0
            assert held.take("ann", now + wait - 1)
            now += wait
    assert held.take("ben", now) == 0


def test_all_who_ask_at_once_share_one_bucket_in_the_store(home: PeopleHouse) -> None:
    store = home.runner.store
    rate = Rate(5, 60_000)

    async def many() -> list[int]:
        asks = (partial(buckets.take, key="table:here", rate=rate, now_ms=1_000) for _ in range(12))
        return await asyncio.gather(*map(store.run, asks))

    assert sorted(go(many())) == [0] * 5 + [12_000] * 7


def test_buckets_that_are_full_again_are_thrown_away(home: PeopleHouse) -> None:
    store = home.runner.store
    rate = Rate(2, 1_000)

    async def some() -> list[tuple[str, ...]]:
        for key, now_ms in (("early", 0), ("late", 1_500)):
            await store.run(partial(buckets.take, key=key, rate=rate, now_ms=now_ms))
        await store.run(lambda sql: forget_full(sql, 1_600))
        return await store.read(lambda sql: sql.execute("SELECT key FROM buckets"))

    assert go(some()) == [("late",)]
