"""Own limits: cuts bind at once, rises wait a day, and no bet that the store accepts passes one."""

import asyncio
import random
from functools import partial

import msgspec
import pytest

from kit.server.limited_player import DAY, HOUR, LEDGERS, MINUTE, Book, StoreDoor, lives
from kit.server.people_house import HERE, PeopleHouse, go, refused
from queenhigh.people import limits
from queenhigh.people.limits import NO_LIMIT, Limit, LimitsChange, LimitsView, LossView, asked, settled
from queenhigh.people.records import PeopleError

# The rules

WAITING = Limit(500, 800, DAY)


@pytest.mark.parametrize(
    ("limit", "value", "now_ms", "after"),
    [
        (NO_LIMIT, 500, 0, Limit(500)),
        (Limit(500), 200, 1, Limit(200)),
        (Limit(500), 0, 1, Limit(0)),
        (Limit(500), 501, 10, Limit(500, 501, 10 + DAY)),
        (Limit(500), None, 10, Limit(500, None, 10 + DAY)),
        (WAITING, 400, 5, Limit(400)),
        (WAITING, 500, 5, Limit(500)),
        (WAITING, 700, 5, Limit(500, 700, DAY)),
        (WAITING, 800, 5, WAITING),
        (WAITING, 900, 5, Limit(500, 900, 5 + DAY)),
        (WAITING, None, 5, Limit(500, None, 5 + DAY)),
        (WAITING, 900, DAY, Limit(800, 900, 2 * DAY)),
        (Limit(500, None, DAY), 900, 5, Limit(500, 900, DAY)),
    ],
)
def test_a_cut_binds_at_once_and_a_rise_waits_a_day(
    limit: Limit, value: int | None, now_ms: int, after: Limit
) -> None:
    """A smaller rise keeps its place, and a larger one waits again."""
    assert asked(limit, value, now_ms) == after
    if after.next_from_ms:
        assert settled(after, after.next_from_ms - 1) == after
        assert settled(after, after.next_from_ms) == Limit(value)


def test_ten_thousand_sequences_of_wishes() -> None:
    """Never above what the book allows, and a day after the last wish exactly that wish."""
    for seed in range(10_000):
        chance = random.Random(seed)
        book = Book()
        limit = NO_LIMIT
        now = 0
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
    bars = limits.barred({}, {"break": 100}, 0)
    assert limits.barred(bars, {"break": 150}, 50) == {"break": 150}
    assert limits.barred(bars, {"excluded": 60}, 50) == {"break": 100, "excluded": 60}
    assert limits.barred(bars, {"break": 120}, 110) == {"break": 120}
    for kind in ("break", "excluded"):
        with pytest.raises(PeopleError) as caught:
            limits.barred({kind: 100}, {kind: 99}, 50)
        assert (caught.value.code, caught.value.facts) == ("limits/shorter", {"until_ms": 100})
    assert LimitsChange(exclude_days="forever").bars(5) == {"excluded": limits.FOREVER_MS}
    assert LimitsChange(exclude_days=1, break_minutes=2).bars(5) == {"excluded": 5 + DAY, "break": 120_005}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("loss_minor", ({"USD": -1}, {"USD": 10**15 + 1}, {"usd": 1}, {"US\0": 1})),
        ("time_minutes", (0, 1_441)),
        ("reality_minutes", (0, 1_441)),
        ("break_minutes", (0, 43_201)),
        ("exclude_days", (0, 36_501)),
    ],
)
def test_numbers_out_of_bounds_are_refused(field: str, values: tuple[object, ...]) -> None:
    for value in values:
        with pytest.raises(PeopleError) as caught:
            limits.check_change(msgspec.convert({field: value}, LimitsChange))
        assert (caught.value.code, caught.value.facts["field"]) == ("limits/unfit", field)


def test_the_widest_and_the_narrowest_limits_are_accepted() -> None:
    for change in (
        LimitsChange(),
        LimitsChange(loss_minor={"USD": 0, "GBP": 10**15, "SGD": None}, time_minutes=1, reality_minutes=1),
        LimitsChange(time_minutes=1_440, reality_minutes=1_440, break_minutes=43_200, exclude_days=36_500),
        LimitsChange(time_minutes=None, reality_minutes=None, break_minutes=1, exclude_days="forever"),
    ):
        limits.check_change(change)


@pytest.mark.parametrize(
    "sent",
    [
        '{"times": 3}', '{"time_minutes": 1.5}', '{"time_minutes": true}', '{"exclude_days": "1"}',
        '{"loss_minor": {"USD": "5"}}', '{"break_minutes": null}', '{"loss_minor": 5}',
    ],
)  # fmt: skip
def test_the_changes_a_page_sends_are_read_strictly(sent: str) -> None:
    read = partial(msgspec.json.decode, type=LimitsChange)
    assert read('{"time_minutes": null}').limits() == {("time", ""): None}
    assert read("{}").limits() == {}
    with pytest.raises(msgspec.ValidationError):
        read(sent)


def test_a_reality_check_comes_when_it_is_due() -> None:
    net = {"USD": -500, "GBP": 20}
    assert limits.next_check_ms(None, 0, 0) is None
    assert limits.reality_check(None, 0, 0, 10**12, net) is None
    assert limits.next_check_ms(HOUR, 1_000, 0) == 1_000 + HOUR
    for last_ms, due_ms in ((0, HOUR + 1_000), (HOUR + 1_000, 2 * HOUR + 1_000)):
        assert limits.reality_check(HOUR, 1_000, last_ms, due_ms - 1, net) is None
        assert limits.reality_check(HOUR, 1_000, last_ms, due_ms, net) == limits.Reality(due_ms - 1_000, net)


# In the store


def guest_id(home: PeopleHouse) -> str:
    return home.guest(None).person.id


def change(home: PeopleHouse, person: str, **what: object) -> LimitsView:
    return go(home.people.limits.change(person, msgspec.convert(what, LimitsChange)))


def view(home: PeopleHouse, person: str) -> LimitsView:
    return go(home.people.limits.view(person))


def player_row(home: PeopleHouse) -> tuple[object, ...]:
    [row] = home.runner.ask("SELECT barred_until_ms, bar_kind, time_limit_ms FROM players")
    return row


def loss_limits(home: PeopleHouse) -> dict[str, int | None]:
    return dict(home.runner.ask("SELECT ledger, loss_limit_minor FROM accounts"))


def test_limits_are_beside_the_purse_once_the_call_returns(home: PeopleHouse) -> None:
    ann = guest_id(home)
    assert player_row(home) == (0, "", None)
    changed = change(home, ann, loss_minor={"USD": 5_000, "GBP": 0}, time_minutes=90, reality_minutes=30)
    assert loss_limits(home) == {"USD": 5_000, "GBP": 0}
    assert player_row(home) == (0, "", 90 * MINUTE)
    assert changed.loss == (LossView("GBP", 0, None, 0, 0), LossView("USD", 5_000, None, 0, 5_000))
    assert (changed.time.limit_minutes, changed.reality.every_minutes) == (90, 30)
    assert changed == view(home, ann)
    assert changed.day_ends_ms == (home.clock.time_ms // DAY + 1) * DAY


def test_a_limit_set_before_the_first_purse_leaves_the_purse_to_be_granted(home: PeopleHouse) -> None:
    change(home, guest_id(home), loss_minor={"USD": 1})
    assert home.runner.ask("SELECT balance_minor, granted_ms, may_owe FROM accounts") == [(0, None, 0)]


def test_losses_of_a_day_and_stakes_in_play_are_shown(home: PeopleHouse) -> None:
    ann = guest_id(home)
    ben = guest_id(home)
    change(home, ann, loss_minor={"USD": 5_000})
    start_ms = home.clock.time_ms

    async def play() -> None:
        door = StoreDoor(home.runner.store)
        assert await door.bet(ann, "USD", 3_000, start_ms)
        assert await door.bet(ann, "GBP", 50, start_ms)
        await door.settle(ann, "USD", 1_000, 400, 7_000, start_ms + 7_000)

    go(play())
    assert view(home, ann).loss == (LossView("USD", 5_000, None, 400, 2_600),)
    assert view(home, ann).time.played_ms == 7_000
    assert go(home.people.limits.net_minor(ann, start_ms)) == {"USD": -1_000, "GBP": 0}
    assert go(home.people.limits.net_minor(ben, start_ms)) == {}
    home.clock.move(days=1)
    assert view(home, ann).loss == (LossView("USD", 5_000, None, 0, 3_000),)
    assert view(home, ann).time.played_ms == 0


def test_a_rise_binds_after_a_day_without_anybody_asking(home: PeopleHouse) -> None:
    ann = guest_id(home)
    ben = guest_id(home)
    change(home, ann, loss_minor={"USD": 100}, time_minutes=10)
    changed = change(home, ann, loss_minor={"USD": 200}, time_minutes=None)
    change(home, ben, loss_minor={"USD": 100})
    due = home.clock.time_ms + DAY
    assert changed.loss[0].waiting == limits.WaitingLoss(200, due)
    assert changed.time.waiting == limits.WaitingMinutes(None, due)
    home.clock.move(days=1, ms=-1)
    assert go(home.people.limits.apply_due()) == ()
    assert loss_limits(home) == {"USD": 100}
    home.clock.move(ms=1)
    assert go(home.people.limits.apply_due()) == (ann,)
    assert home.runner.ask("SELECT loss_limit_minor FROM accounts ORDER BY 1") == [(100,), (200,)]
    assert home.runner.ask("SELECT time_limit_ms FROM players WHERE player = ?", ann) == [(None,)]
    assert go(home.people.limits.apply_due()) == ()
    assert view(home, ann).loss[0].waiting is None


def test_a_rise_binds_when_it_is_looked_at(home: PeopleHouse) -> None:
    ann = guest_id(home)
    change(home, ann, loss_minor={"USD": 100})
    change(home, ann, loss_minor={"USD": None})
    home.clock.move(days=1)
    assert view(home, ann).loss == (LossView("USD", None, None, 0, None),)
    assert loss_limits(home) == {"USD": None}


def test_a_break_and_an_exclusion_bar_play_and_the_longer_one_is_named(home: PeopleHouse) -> None:
    ann = guest_id(home)
    now = home.clock.time_ms
    changed = change(home, ann, break_minutes=3 * 1_440)
    assert player_row(home) == (now + 3 * DAY, "break", None)
    assert (changed.break_until_ms, changed.excluded_until_ms) == (now + 3 * DAY, None)
    change(home, ann, exclude_days=1)
    assert player_row(home) == (now + 3 * DAY, "break", None)
    change(home, ann, exclude_days=10)
    assert player_row(home) == (now + 10 * DAY, "excluded", None)
    assert change(home, ann, exclude_days="forever").excluded_forever
    assert player_row(home) == (limits.FOREVER_MS, "excluded", None)


def test_a_refused_change_changes_nothing(home: PeopleHouse) -> None:
    def kept() -> tuple[object, ...]:
        return player_row(home), loss_limits(home), home.runner.ask("SELECT * FROM own_limits")

    ann = guest_id(home)
    change(home, ann, exclude_days=5, loss_minor={"USD": 50})
    before = kept()
    many = {f"A{first}{second}": 1 for first in "ABCDE" for second in "ABCDE"}
    for wish, code in (
        (LimitsChange(loss_minor={"USD": 10}, exclude_days=4), "limits/shorter"),
        (LimitsChange(time_minutes=0), "limits/unfit"),
        (msgspec.convert({"loss_minor": many}, LimitsChange), "limits/unfit"),
    ):
        assert refused(home.people.limits.change(ann, wish)).code == code
        assert kept() == before
    home.clock.move(days=5)
    assert change(home, ann, exclude_days=1).excluded_until_ms == home.clock.time_ms + DAY


def test_nobody_has_no_limits(home: PeopleHouse) -> None:
    assert refused(home.people.limits.change("nobody", LimitsChange(time_minutes=5))).code == "person/unknown"
    assert refused(home.people.limits.view("nobody")).code == "person/unknown"


def test_intervals_of_reality_checks_are_known_a_rise_after_its_day(home: PeopleHouse) -> None:
    ann, ben, cho = (guest_id(home) for _ in range(3))
    minutes = home.people.limits.reality_minutes
    change(home, ann, reality_minutes=30)
    change(home, ben, reality_minutes=60, time_minutes=10)
    change(home, cho, time_minutes=10)
    assert go(minutes([ann, ben, cho])) == {ann: 30, ben: 60}
    assert go(minutes([])) == {}
    assert go(minutes([ben, *(f"u{number}" for number in range(1000))])) == {ben: 60}
    change(home, ann, reality_minutes=None)
    assert go(minutes([ann])) == {ann: 30}
    home.clock.move(days=1)
    assert go(minutes([ann])) == {}


# Random lives


def test_random_lives_pass_no_limit(home: PeopleHouse) -> None:
    go(lives(home, range(20)))


@pytest.mark.parametrize(
    "seeds", [range(20, 120), pytest.param(range(1_000, 11_000), marks=pytest.mark.long)]
)
def test_many_random_lives_pass_no_limit(hasty_home: PeopleHouse, seeds: range) -> None:
    go(lives(hasty_home, seeds))


@pytest.mark.parametrize(
    ("fault", "instead"),
    [
        ("limits.DAY_MS", HOUR),
        ("own._write_loss", lambda *_: None),
        ("own._write_player", lambda *_: None),
        ("limits.barred", lambda until, asked_until, now_ms: {**until, **asked_until}),
        ("limits.settled", lambda limit, now_ms: Limit(limit.next_value) if limit.next_from_ms else limit),
    ],
)
def test_the_lives_would_show_a_fault(
    hasty_home: PeopleHouse, monkeypatch: pytest.MonkeyPatch, fault: str, instead: object
) -> None:
    monkeypatch.setattr(f"queenhigh.people.{fault}", instead)
    with pytest.raises(AssertionError, match=r"loss|time|barred"):
        go(lives(hasty_home, range(400)))


def test_nothing_is_accepted_once_a_cut_has_returned(home: PeopleHouse) -> None:
    """Bets stream in while limits are cut: each bet that was asked for after the answer is refused."""
    door = StoreDoor(home.runner.store)

    async def stream(cut: LimitsChange) -> None:
        person = (await home.people.guest(None, HERE)).person.id
        has_returned = asyncio.Event()
        late: list[bool] = []

        async def bets() -> None:
            while len(late) < 5:
                is_late = has_returned.is_set()
                is_accepted = await door.bet(person, LEDGERS[0], 1, home.clock.time_ms)
                if is_late:
                    late.append(is_accepted)

        betting = asyncio.create_task(bets())
        await asyncio.sleep(0.02)
        await home.people.limits.change(person, cut)
        has_returned.set()
        await betting
        assert not any(late)

    async def streams() -> None:
        for _ in range(4):
            await stream(LimitsChange(loss_minor={LEDGERS[0]: 0}))
            await stream(LimitsChange(break_minutes=1))
            await stream(LimitsChange(exclude_days="forever"))

    go(streams())
