"""Own limits where they are kept, a player who tries to pass them, and what a reality check tells."""

import msgspec
import pytest

from kit.server.limited_player import DAY, MINUTE, StoreDoor
from kit.server.people_house import PeopleHouse, go, refused
from queenhigh.people.limits import (
    FOREVER_MS,
    LimitsChange,
    LimitsView,
    LossView,
    WaitingLoss,
    WaitingMinutes,
)


def guest_id(home: PeopleHouse) -> str:
    return home.guest(None).person.id


def change(home: PeopleHouse, person: str, **what: object) -> LimitsView:
    return go(home.people.limits.change(person, msgspec.convert(what, LimitsChange)))


def player_row(home: PeopleHouse) -> tuple[object, ...]:
    [row] = home.runner.ask("SELECT barred_until_ms, bar_kind, time_limit_ms FROM players")
    return row


def loss_limits(home: PeopleHouse) -> dict[str, int | None]:
    return dict(home.runner.ask("SELECT ledger, loss_limit_minor FROM accounts"))


def test_limits_stand_beside_the_purse_once_the_call_returns(home: PeopleHouse) -> None:
    ann = guest_id(home)
    assert player_row(home) == (0, "", None)
    view = change(home, ann, loss_minor={"USD": 5_000, "GBP": 0}, time_minutes=90, reality_minutes=30)
    assert loss_limits(home) == {"USD": 5_000, "GBP": 0}
    assert player_row(home) == (0, "", 90 * MINUTE)
    assert view.loss == (
        LossView("GBP", 0, None, 0, 0),
        LossView("USD", 5_000, None, 0, 5_000),
    )
    assert (view.time.limit_minutes, view.reality.every_minutes) == (90, 30)
    assert view == go(home.people.limits.view(ann))
    assert view.day_ends_ms == (home.clock.time_ms // DAY + 1) * DAY


def test_a_limit_set_before_the_first_purse_leaves_the_purse_to_be_granted(home: PeopleHouse) -> None:
    change(home, guest_id(home), loss_minor={"USD": 1})
    assert home.runner.ask("SELECT balance_minor, granted_ms, may_owe FROM accounts") == [(0, None, 0)]


def test_what_was_lost_and_lies_on_the_felt_is_told(home: PeopleHouse) -> None:
    ann = guest_id(home)
    change(home, ann, loss_minor={"USD": 5_000})

    async def play() -> None:
        door = StoreDoor(home.runner.store)
        assert await door.bet(ann, "USD", 3_000, home.clock.time_ms)
        await door.settle(ann, "USD", 1_000, 400, 7_000, home.clock.time_ms)

    go(play())
    view = go(home.people.limits.view(ann))
    assert view.loss == (LossView("USD", 5_000, None, 400, 2_600),)
    assert view.time.played_ms == 7_000
    home.clock.move(days=1)
    view = go(home.people.limits.view(ann))
    assert view.loss == (LossView("USD", 5_000, None, 0, 3_000),)
    assert view.time.played_ms == 0


def test_a_rise_binds_after_a_day_without_anybody_asking(home: PeopleHouse) -> None:
    ann, ben = guest_id(home), guest_id(home)
    change(home, ann, loss_minor={"USD": 100}, time_minutes=10)
    view = change(home, ann, loss_minor={"USD": 200}, time_minutes=None)
    change(home, ben, loss_minor={"USD": 100})
    due = home.clock.time_ms + DAY
    assert view.loss[0].waiting == WaitingLoss(200, due)
    assert view.time.waiting == WaitingMinutes(None, due)
    home.clock.move(days=1, ms=-1)
    assert go(home.people.limits.apply_due()) == ()
    assert loss_limits(home) == {"USD": 100}
    home.clock.move(ms=1)
    assert go(home.people.limits.apply_due()) == (ann,)
    assert home.runner.ask("SELECT loss_limit_minor FROM accounts ORDER BY 1") == [(100,), (200,)]
    assert home.runner.ask("SELECT time_limit_ms FROM players WHERE player = ?", ann) == [(None,)]
    assert go(home.people.limits.apply_due()) == ()
    assert go(home.people.limits.view(ann)).loss[0].waiting is None


def test_a_rise_binds_when_it_is_looked_at(home: PeopleHouse) -> None:
    ann = guest_id(home)
    change(home, ann, loss_minor={"USD": 100})
    change(home, ann, loss_minor={"USD": None})
    home.clock.move(days=1)
    assert go(home.people.limits.view(ann)).loss == (LossView("USD", None, None, 0, None),)
    assert loss_limits(home) == {"USD": None}


def test_a_break_and_an_exclusion_bar_play_and_the_longer_one_is_named(home: PeopleHouse) -> None:
    ann, now = guest_id(home), home.clock.time_ms
    view = change(home, ann, break_minutes=3 * 1_440)
    assert player_row(home) == (now + 3 * DAY, "break", None)
    assert (view.break_until_ms, view.excluded_until_ms) == (now + 3 * DAY, None)
    change(home, ann, exclude_days=1)
    assert player_row(home) == (now + 3 * DAY, "break", None)
    change(home, ann, exclude_days=10)
    assert player_row(home) == (now + 10 * DAY, "excluded", None)
    view = change(home, ann, exclude_days="forever")
    assert player_row(home) == (FOREVER_MS, "excluded", None)
    assert view.excluded_forever


def test_a_bar_is_not_shortened_and_a_refused_change_changes_nothing(home: PeopleHouse) -> None:
    ann = guest_id(home)
    change(home, ann, exclude_days=5, loss_minor={"USD": 50})
    before = player_row(home), loss_limits(home), home.runner.ask("SELECT * FROM own_limits")
    wish = LimitsChange(loss_minor={"USD": 10}, exclude_days=4)
    assert refused(home.people.limits.change(ann, wish)).code == "limits/shorter"
    assert refused(home.people.limits.change(ann, LimitsChange(time_minutes=0))).code == "limits/unfit"
    assert before == (player_row(home), loss_limits(home), home.runner.ask("SELECT * FROM own_limits"))
    home.clock.move(days=5)
    assert change(home, ann, exclude_days=1).excluded_until_ms == home.clock.time_ms + DAY


def test_limits_are_kept_in_some_currencies_not_in_any_number(home: PeopleHouse) -> None:
    codes: dict[str, int | None] = {f"A{first}{second}": 1 for first in "ABCDE" for second in "ABCDE"}
    error = refused(home.people.limits.change(guest_id(home), LimitsChange(loss_minor=codes)))
    assert error.code == "limits/unfit"
    assert home.runner.ask("SELECT * FROM own_limits") == []


def test_nobody_has_no_limits(home: PeopleHouse) -> None:
    assert refused(home.people.limits.change("nobody", LimitsChange(time_minutes=5))).code == "person/unknown"
    assert refused(home.people.limits.view("nobody")).code == "person/unknown"


def test_what_a_page_sends_is_read_strictly() -> None:
    assert msgspec.json.decode(b'{"time_minutes": null}', type=LimitsChange).limits() == {("time", ""): None}
    assert msgspec.json.decode(b"{}", type=LimitsChange).limits() == {}
    for wrong in (
        b'{"times": 3}',
        b'{"time_minutes": 1.5}',
        b'{"time_minutes": true}',
        b'{"exclude_days": "1"}',
        b'{"loss_minor": {"USD": "5"}}',
        b'{"break_minutes": null}',
        b'{"loss_minor": 5}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=LimitsChange)


GBP, USD = "GBP", "USD"


def person(home: PeopleHouse) -> str:
    return home.guest(None).person.id


def test_who_wants_to_be_told_is_known_a_rise_after_its_day(home: PeopleHouse) -> None:
    ann, ben, cho = (person(home) for _ in range(3))
    limits = home.people.limits
    go(limits.change(ann, LimitsChange(reality_minutes=30)))
    go(limits.change(ben, LimitsChange(reality_minutes=60, time_minutes=10)))
    go(limits.change(cho, LimitsChange(time_minutes=10)))
    assert go(limits.reality_minutes([ann, ben, cho])) == {ann: 30, ben: 60}
    assert go(limits.reality_minutes([])) == {}
    assert go(limits.reality_minutes([ben, *(f"u{number}" for number in range(1000))])) == {ben: 60}
    go(limits.change(ann, LimitsChange(reality_minutes=None)))
    assert go(limits.reality_minutes([ann])) == {ann: 30}
    home.clock.move(days=1)
    assert go(limits.reality_minutes([ann])) == {}


def test_how_somebody_stands_leaves_out_grants_and_what_lies_on_the_felt(home: PeopleHouse) -> None:
    ann, ben = person(home), person(home)
    door, start_ms = StoreDoor(home.runner.store), home.clock.time_ms

    async def play() -> None:
        for ledger, risk_minor in ((GBP, 300), (USD, 50)):
            assert await door.bet(ann, ledger, risk_minor, start_ms)
        await door.settle(ann, GBP, 300, 300, 60_000, start_ms + 60_000)
        assert await door.bet(ann, GBP, 200, start_ms + 70_000)

    go(play())
    limits = home.people.limits
    assert go(limits.net_minor(ann, start_ms)) == {GBP: -300, USD: 0}
    assert go(limits.net_minor(ben, start_ms)) == {}
