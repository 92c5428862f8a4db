"""Own limits bind what the store itself takes: random lives through its own door, and changes amid bets."""

import asyncio

import pytest

from kit.server.limited_player import HOUR, LEDGERS, StoreDoor, lives
from kit.server.people_house import HERE, PeopleHouse, go
from queenhigh.people.limits import Limit, LimitsChange


def test_random_lives_pass_no_limit(home: PeopleHouse) -> None:
    go(lives(home, range(20)))


def test_many_random_lives_pass_no_limit(hasty_home: PeopleHouse) -> None:
    go(lives(hasty_home, range(20, 120)))


@pytest.mark.long
def test_ten_thousand_random_lives_pass_no_limit(hasty_home: PeopleHouse) -> None:
    go(lives(hasty_home, range(1_000, 11_000)))


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

    async def stream(change: LimitsChange) -> None:
        door, ended = StoreDoor(home.runner.store), False
        person = (await home.people.guest(None, HERE)).person.id
        late: list[bool] = []
        now = home.clock.time_ms

        async def bets() -> None:
            while not ended or len(late) < 5:
                after = ended
                taken = await door.bet(person, ledger, 1, now)
                if after:
                    late.append(taken)

        ledger = LEDGERS[0]
        door.versions = dict(versions)
        betting = asyncio.create_task(bets())
        await asyncio.sleep(0.02)
        await home.people.limits.change(person, change)
        ended = True
        await betting
        versions.update(door.versions)
        assert not any(late)

    async def all_of_them() -> None:
        for _ in range(4):
            for change in (
                LimitsChange(loss_minor={LEDGERS[0]: 0}),
                LimitsChange(break_minutes=1),
                LimitsChange(exclude_days="forever"),
            ):
                await stream(change)

    versions: dict[str, int] = {}
    go(all_of_them())
