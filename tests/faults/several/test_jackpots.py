"""A meter that tables of two processes share: hit at several at once, taken back, won by people long gone."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from kit.command import run_json
from kit.faults.process import PATIENCE_SECONDS, SOON
from kit.server.live_dealer import NOBODY_HURRIES
from kit.server.pair import Pair, paired, wait_until
from kit.server.served import PASSWORD
from kit.store.postgres import Postgres
from queenhigh.client import Session
from queenhigh.client.table import Table
from queenhigh.server.works import Works
from queenhigh.store.sql import Sql

METER = "hall.main"
ANTE = 1000
PROGRESSIVE = 250
FED_MINOR = PROGRESSIVE // 5
ROYAL = ("As", "Ks", "Qs")
PLAIN = (("9c", "5d", "2h"), ("7h", "4c", "2d"))
"""The other player's hand, and the dealer's."""
TABLES = 8
VOIDS = 0.3


class JackpotTable:
    """One table, its dealer, and whoever is in the round."""

    def __init__(self, dealer: Table) -> None:
        self.dealer = dealer
        self.players: list[Table] = []

    async def stake(self, who: Sequence[Session]) -> None:
        """Open a round; these sit down, the first of them to win, and play for the meter."""
        self.players = [await each.table(self.dealer.id, seeds=False) for each in who]
        boxes = [await each.seat(number) for number, each in enumerate(self.players, 1)]
        await self.dealer.act(do="open")
        for box, player in zip(boxes, self.players, strict=True):
            await self._seen_by(player)
            for wager, minor in (("ante", ANTE), ("progressive", PROGRESSIVE)):
                await player.act(do="place", box=box, wager=wager, amount_minor=minor)

    async def deal(self) -> None:
        """As far as the dealer's hand."""
        await self._seen_by(self.dealer)
        await self.dealer.act(do="close")
        hands = (ROYAL, *PLAIN[2 - len(self.players) :])
        await self.dealer.act(do="deal", cards=[card for turn in zip(*hands, strict=True) for card in turn])
        for player in self.players:
            await self._seen_by(player)
            await player.act(do="play", box=player.boxes[0], amount_minor=ANTE)
        await self._seen_by(self.dealer)
        await self.dealer.act(do="reveal")

    async def settle(self) -> None:
        await self.dealer.act(do="settle")

    async def part(self) -> None:
        """Everybody goes on to another table."""
        for player in self.players:
            await self._seen_by(player)
            await player.leave()
            await player.close()

    async def void(self) -> None:
        await self._seen_by(self.dealer)
        await self.dealer.act(do="void_game", game=self.dealer.seen.round, ground="deck_count", count=51)

    async def _seen_by(self, who: Table) -> None:
        """Wait until somebody has seen what anybody here has."""
        version = max(each.seen.version for each in (self.dealer, *self.players))
        await who.until(lambda seen: seen.version >= version, PATIENCE_SECONDS)


class Jackpots:
    """An evening of them: how many were won, and how often somebody played for the meter and it stood."""

    def __init__(self, pair: Pair, random: Random) -> None:
        self._pair = pair
        self._random = random
        self._tables: list[JackpotTable] = []
        self._guests: list[Session] = []
        self._late: list[JackpotTable] = []
        """Tables whose last round is yet to be voided."""
        self.won = self.voided = self.stakes = 0

    async def go(self, count: int) -> None:
        await self._come_in()
        while self.won < count:
            await self._burst(min(count - self.won, TABLES))
        await asyncio.gather(*map(self._void, self._late))

    async def _come_in(self) -> None:
        """Tables at both processes; half of the dealers and guests reach theirs through the other one."""
        sides = self._pair.first, self._pair.second
        self._pair.first.run(lambda works: works.people.add("Dee", PASSWORD, "admin"))
        dealers = [await Session.sign_in(each.origin, "Dee", PASSWORD, pauses=SOON) for each in sides]
        for number in range(TABLES):
            opened = await dealers[number % 2].open_table(
                "rws", deal="live", progressive="linked:hall", **{**NOBODY_HURRIES, "void_minutes": 60}
            )
            through = dealers[number // 2 % 2]
            self._tables.append(JackpotTable(await through.table(opened.table.id, seeds=False)))
        for number in range(2 * TABLES):
            self._guests.append(await Session.guest(sides[number % 2].origin, pauses=SOON))

    async def _burst(self, most: int) -> None:
        """A round at every table whose last one is not to be voided, all settled at once."""
        tables = [each for each in self._tables if each not in self._late][:most]
        self._random.shuffle(self._guests)
        waiting = iter(self._guests)
        parties = [[next(waiting) for _ in range(self._random.choice((1, 1, 2)))] for _ in tables]
        await asyncio.gather(*map(JackpotTable.stake, tables, parties))
        await asyncio.gather(*map(self._void, self._late), *map(JackpotTable.deal, tables))
        await asyncio.gather(*map(JackpotTable.settle, tables))
        await asyncio.gather(*map(JackpotTable.part, tables))
        self.won += len(tables)
        self.stakes += sum(map(len, parties))
        self._late = [each for each in tables if self._random.random() < VOIDS]

    async def _void(self, table: JackpotTable) -> None:
        stakes = len(table.players)
        await table.void()
        self.voided += 1
        self.stakes -= stakes


def conserved(sql: Sql, evening: Jackpots) -> int:
    """What the meter holds: what it was seeded with and what stakes put in, less what was paid; no more."""

    def one(query: str, *params: object) -> int:
        [(found,)] = sql.execute(f"SELECT {query}", *params)
        return int(found)

    balance = "COALESCE(SUM(balance_minor), 0) FROM accounts WHERE id = ?"
    shown = one(balance, f"meter:{METER}")
    shown += one("COALESCE(SUM(amount_minor), 0) FROM pending WHERE meter = ?", METER)
    seeded = -one(balance, f"seed:{METER}")
    paid = one("COALESCE(SUM(amount_minor), 0) FROM awards WHERE meter = ?", METER)
    assert shown == seeded + FED_MINOR * evening.stakes - paid
    by_round = sql.execute(
        "SELECT table_id, round, COUNT(*), SUM(amount_minor) FROM awards GROUP BY table_id, round"
    )
    assert len(by_round) == evening.won
    voided = [minor for *_, times, minor in by_round if times == 2]
    assert len(voided) == evening.voided > 0
    assert not any(voided)
    assert all(minor > 0 for *_, times, minor in by_round if times == 1)
    assert one("MIN(balance_minor - reserved_minor - held_minor) FROM accounts WHERE NOT may_owe") >= 0
    assert one("COUNT(*) FROM accounts WHERE held_minor > 0") > 0, "winners may yet lose it to a void"
    return shown


async def shown_at(works: Works) -> int:
    """What a process shows to whoever looks."""
    return works.floor.hall.meters[METER]


@pytest.mark.long
@pytest.mark.parametrize("count", [20, pytest.param(1000, marks=pytest.mark.long)])
def test_a_meter_is_conserved_to_the_unit(postgres: Postgres, tmp_path: Path, count: int) -> None:
    url = postgres.database()
    with paired(url, tmp_path) as pair:
        evening = Jackpots(pair, Random(count))
        asyncio.run(evening.go(count))
        works = pair.first.works
        assert works is not None
        kept = works.store.read_now(lambda sql: conserved(sql, evening))
        wait_until(lambda: pair.first.run(shown_at) == pair.second.run(shown_at) == kept)
    report = run_json("audit", "--database", url)
    assert report["ok"], report["problems"]
    assert report["replayed"] == report["rounds"] >= count
    assert report["escrows_open"] == 0
    assert [each["ok"] for each in report["meters"] if each["id"] == METER] == [True]
