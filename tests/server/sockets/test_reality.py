"""Reality checks: who wants to be told how long they play and how they stand is told, and nobody else."""

import asyncio
from collections.abc import Iterable
from unittest.mock import Mock

from kit.server.served import Served
from queenhigh.people.own import OwnLimits
from queenhigh.server.sockets.hub import Hub
from queenhigh.server.sockets.reality import GAP_MS, RealityChecks
from queenhigh.words import reality_text

MINUTE = 60_000


def minutes(looker: Mock) -> list[int]:
    """The minutes at play that somebody at this socket was told."""
    return [call.args[0].played_ms // MINUTE for call in looker.remind.mock_calls]


class Room(OwnLimits):
    """Checks on a virtual clock; they ask this room for the time and for what people want."""

    def __init__(self) -> None:
        self.time_ms = 10**12
        self.wishes: dict[str, int] = {}
        self.asked: set[tuple[str, int]] = set()
        self.hub = Hub()
        self.checks = RealityChecks(self, self.hub, self)
        asyncio.run(self.checks.tell())

    def now_ms(self) -> int:
        return self.time_ms

    async def reality_minutes(self, people: Iterable[str]) -> dict[str, int]:
        return {person: self.wishes[person] for person in people if person in self.wishes}

    async def net_minor(self, person: str, since_ms: int) -> dict[str, int]:
        self.asked.add((person, since_ms))
        return {"GBP": -500}

    def come(self, person: str, seated: bool = True) -> Mock:
        """A socket of somebody's."""
        found = Mock(person_id=person, seated=seated)
        self.hub.sockets.add(found)
        return found

    def after(self, minutes: float) -> None:
        """Let time pass in steps of five seconds, as the server's chore does."""
        for _ in range(round(minutes * 12)):
            self.time_ms += 5000
            asyncio.run(self.checks.tell())


def test_it_comes_each_time_it_is_due_with_all_the_time_at_the_table() -> None:
    room = Room()
    ann, other, ben = (room.come(name) for name in ("ann", "ann", "ben"))
    room.wishes["ann"] = 30
    room.after(29)
    assert minutes(ann) == []
    room.after(65)
    assert minutes(ann) == [30, 60, 90]
    assert ann.remind.mock_calls[0].args[0].net_minor == {"GBP": -500}
    assert other.remind.mock_calls == ann.remind.mock_calls, "at every table where they sit"
    assert minutes(ben) == [], "who did not ask is not told"
    assert len(room.asked) == 1


def test_who_only_looks_on_is_not_at_the_table() -> None:
    room = Room()
    watching = room.come("ann", seated=False)
    room.wishes["ann"] = 1
    room.after(10)
    assert minutes(watching) == []
    watching.seated = True
    room.after(1.5)
    assert minutes(watching) == [1]


def test_a_wish_made_later_counts_the_time_before_it() -> None:
    room = Room()
    ann = room.come("ann")
    room.after(45)
    room.wishes["ann"] = 30
    room.after(1)
    assert minutes(ann) == [45]


def test_a_page_that_is_loaded_again_begins_nothing_again_and_a_rest_does() -> None:
    room = Room()
    room.wishes["ann"] = 30
    room.come("ann")
    room.after(20)
    room.hub.sockets.clear()
    room.after(GAP_MS / MINUTE - 1)
    second = room.come("ann")
    room.after(1)
    assert minutes(second) == [34]
    room.hub.sockets.clear()
    room.after(GAP_MS / MINUTE + 1)
    third = room.come("ann")
    room.after(29)
    assert minutes(third) == []
    room.after(2)
    assert minutes(third) == [30]


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
            played_ms = notice["facts"]["played_ms"]
            assert (notice["code"], played_ms // MINUTE) == ("reality/check", 61)
            assert notice["facts"]["net_minor"] == {"GBP": 0}, "what lies on the felt is not lost"
            assert notice["message"] == reality_text(played_ms, {"GBP": 0}, language)
        socket.deal()
        socket.finish()
        served.later(minutes=60)
        assert socket.of("notice")["facts"]["net_minor"] == {"GBP": -1000}
        watcher.tell("ping")
        assert watcher.until(lambda frame: frame["type"] in ("notice", "pong"))["type"] == "pong"
