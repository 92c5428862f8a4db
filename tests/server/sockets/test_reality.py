"""Reality checks: who wants to be told how long they play and how they stand is told, and nobody else."""

import asyncio
from collections.abc import Iterable

import pytest

from kit.server.served import Served
from queenhigh.people.limits import Reality
from queenhigh.server.sockets.hub import Hub
from queenhigh.server.sockets.reality import GAP_MS, RealityChecks
from queenhigh.words import reality_text

MINUTE = 60_000


class Clock:
    def __init__(self) -> None:
        self.time_ms = 10**12

    def now_ms(self) -> int:
        return self.time_ms


class Wish:
    """What people want, and what they have won."""

    def __init__(self) -> None:
        self.minutes: dict[str, int] = {}
        self.net: dict[str, dict[str, int]] = {}
        self.asked: list[tuple[str, int]] = []

    async def reality_minutes(self, people: Iterable[str]) -> dict[str, int]:
        return {person: self.minutes[person] for person in people if person in self.minutes}

    async def net_minor(self, person: str, since_ms: int) -> dict[str, int]:
        self.asked.append((person, since_ms))
        return self.net.get(person, {})


class Looker:
    """A socket of somebody's."""

    session_id, language, waiting = "", "", 0

    def __init__(self, person_id: str, seated: bool = True) -> None:
        self.person_id, self.seated = person_id, seated
        self.told: list[Reality] = []

    def remind(self, told: Reality) -> None:
        self.told.append(told)

    def send(self, frame: bytes, version: int | None) -> None: ...

    def end(self, code: int, reason: str = "") -> None: ...


class Room:
    """Checks on a clock of our own, with what they look at."""

    def __init__(self) -> None:
        self.clock, self.wish, self.hub = Clock(), Wish(), Hub()
        self.checks = RealityChecks(self.wish, self.hub, self.clock)

    def after(self, minutes: float) -> None:
        """Let time pass in steps of five seconds, as the server's chore does."""
        for _ in range(round(minutes * 12)):
            self.clock.time_ms += 5000
            asyncio.run(self.checks.tell())


@pytest.fixture
def room() -> Room:
    found = Room()
    asyncio.run(found.checks.tell())
    return found


def test_it_comes_each_time_it_is_due_with_all_the_time_at_the_table(room: Room) -> None:
    ann, other, ben = Looker("ann"), Looker("ann"), Looker("ben")
    room.hub.sockets |= {ann, other, ben}
    room.wish.minutes["ann"] = 30
    room.wish.net["ann"] = {"GBP": -500}
    room.after(29)
    assert ann.told == []
    room.after(65)
    assert [told.played_ms // MINUTE for told in ann.told] == [30, 60, 90]
    assert ann.told[0].net_minor == {"GBP": -500}
    assert other.told == ann.told, "at every table where they sit"
    assert ben.told == [], "who did not ask is not told"
    assert len({since_ms for _, since_ms in room.wish.asked}) == 1


def test_who_only_looks_on_is_not_at_the_table(room: Room) -> None:
    watching = Looker("ann", seated=False)
    room.hub.sockets.add(watching)
    room.wish.minutes["ann"] = 1
    room.after(10)
    assert watching.told == []
    watching.seated = True
    room.after(1.5)
    assert [told.played_ms // MINUTE for told in watching.told] == [1]


def test_a_wish_made_later_counts_the_time_before_it(room: Room) -> None:
    ann = Looker("ann")
    room.hub.sockets.add(ann)
    room.after(45)
    room.wish.minutes["ann"] = 30
    room.after(1)
    assert [told.played_ms // MINUTE for told in ann.told] == [45]


def test_a_page_that_is_loaded_anew_begins_nothing_anew_and_a_rest_does(room: Room) -> None:
    first, second, third = Looker("ann"), Looker("ann"), Looker("ann")
    room.wish.minutes["ann"] = 30
    room.hub.sockets.add(first)
    room.after(20)
    room.hub.sockets.clear()
    room.after(GAP_MS / MINUTE - 1)
    room.hub.sockets.add(second)
    room.after(1)
    assert [told.played_ms // MINUTE for told in second.told] == [34]
    room.hub.sockets.clear()
    room.after(GAP_MS / MINUTE + 1)
    room.hub.sockets.add(third)
    room.after(29)
    assert third.told == []
    room.after(2)
    assert [told.played_ms // MINUTE for told in third.told] == [30]


# At a server


def test_a_player_is_told_at_the_table_in_their_language(served: Served) -> None:
    player = served.guest()
    answer = player.web.put("/me/limits", json={"reality_minutes": 60})
    assert answer.json()["reality"]["every_minutes"] == 60

    table = player.open_table()
    with (
        player.at(f"tables/{table}/socket?language=es") as spanish,
        served.guest().at_table(table) as watcher,
        player.seated(table, box=1) as socket,
    ):
        socket.bet()
        served.later(minutes=61)
        for told, language in ((socket, "en"), (spanish, "es")):
            notice = told.of("notice")
            played_ms, net_minor = notice["facts"]["played_ms"], notice["facts"]["net_minor"]
            assert (notice["code"], played_ms // MINUTE) == ("reality/check", 61)
            assert net_minor == {"GBP": 0}, "what lies on the felt is not lost"
            assert notice["message"] == reality_text(played_ms, net_minor, language)
        socket.deal()
        socket.finish()
        served.later(minutes=60)
        assert socket.of("notice")["facts"]["net_minor"] == {"GBP": -1000}
        watcher.tell("ping")
        assert watcher.until(lambda frame: frame["type"] in ("notice", "pong"))["type"] == "pong"


def test_the_server_looks_by_itself(served: Served) -> None:
    player = served.guest()
    player.web.put("/me/limits", json={"reality_minutes": 1})
    with player.seated(box=1) as socket:
        socket.bet()
        served.later(minutes=2)
        assert socket.of("notice")["facts"]["net_minor"] == {"GBP": 0}
