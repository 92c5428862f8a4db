"""What a reality check tells: who wants one, and how they stand, in each kind of store."""

from kit.limited_player import StoreDoor
from kit.people_house import PeopleHouse, go
from queenhigh.people.limits import LimitsChange

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
