"""A process that falls in every state of a round, with commands under way, on both stores.

One fall meets the tables of the kept evening, which are in as many states. What was acknowledged is kept,
what was not is done once or not at all, the cards are the same, no round opens before the one that was under
way is over, and an audit proves the database from itself.
"""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kit.cases import STORES
from kit.faults.crowd import CALLS, Person, Player
from kit.faults.evenings import Kept, assert_kept, assert_resumed_once, prove_database, read_kept
from kit.faults.inline import Inline, inline_store
from kit.store.databases import load, notes, revisions
from kit.store.kept_evening import DEE, casino_of, close_all, finish_all
from kit.worlds.casino import run_virtually
from queenhigh.engine import DEALER
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.server.floor.desk import Desk
from queenhigh.store.upkeep.copying import upgrade
from queenhigh.wire.frames import ActCommand, Answer, AnyCommand, PauseCommand

GRACE_MS = 20_000
FALLS = 3


class Night:
    """A process that falls once, and everybody at it."""

    def __init__(self, store: Inline, secret: bytes, seed: int) -> None:
        self.store = store
        self.random = Random(seed)
        self.casino = casino_of(store, secret, self.random)
        self.dealer = Person(self.casino, DEE, self.random)
        self.dealer.role = DEALER
        self.players: dict[str, Player] = {}
        self.under_way: list[asyncio.Task[object]] = []

    async def go(self) -> None:
        await self.casino.rise()
        self.look()
        hands = self.hands()
        for desk in self.casino.desks:
            self.start_commands(desk)
        for _ in range(self.random.randrange(12)):
            await asyncio.sleep(0)
        await self.casino.fall()
        before = read_kept(self.store)
        self.assert_acknowledged(before)
        await self.casino.rise()
        kept = {row.id for row in await self.store.tables()}
        assert {desk.id for desk in self.casino.desks} == kept, "every table is there as soon as it serves"
        assert_resumed_once(before, read_kept(self.store), GRACE_MS)
        self.look()
        await asyncio.gather(*self.under_way)
        for desk in self.casino.desks:
            await self.assert_blocked(desk)
        now = self.hands()
        assert {key: now.get(key, hand) for key, hand in hands.items()} == hands
        under_way = await finish_all(self.casino)
        await self.assert_answered_again()
        after = read_kept(self.store)
        self.assert_acknowledged(after)
        assert_kept(before, after)
        assert under_way <= (await close_all(self.casino)).keys(), "every round has ended"

    def look(self) -> None:
        """Have everybody who sits at a table look at it, and the dealer at all of them."""
        for desk in self.casino.desks:
            desk.attach(self.dealer.watcher)
            for id in desk.table.by_player:
                player = self.players.setdefault(id, Player(self.casino, id, self.random))
                desk.attach(player.watcher)

    def hands(self) -> dict[tuple[str, int, int], object]:
        """The hands of rounds whose players draw no cards, by table, round and box."""
        return {
            (desk.id, desk.table.number, box.number): box.cards
            for desk in self.casino.desks
            if not desk.house.decision.discards
            for box in desk.table.round.in_round
            if box.cards
        }

    def start_commands(self, desk: Desk) -> None:
        """Have what comes next under way, all at once, and something of everybody beside it."""
        pause = PauseCommand(self.dealer.next_id(), self.random.random() < 0.5)
        beside: list[tuple[Person, AnyCommand | None]] = [(self.dealer, pause)]
        players = [self.players[id] for id in desk.table.by_player]
        beside += [(each, each.command(desk)) for each in players]
        for who in (self.dealer, *players):
            offers = [offer for offer in who.offers(desk) if offer.do not in CALLS]
            beside += [(who, who.act(desk, self.random.choice(offers)))] if offers else []
        for who, command in beside:
            if command is not None:
                self.under_way.append(asyncio.create_task(who.do(desk.id, command)))

    def assert_acknowledged(self, kept: Kept) -> None:
        """Every command that was answered is kept, at the version that was told."""
        for who in (self.dealer, *self.players.values()):
            for (table, id), answer in who.accepted.items():
                assert kept.commands.get((table, who.who.id, id)) == answer.version, (table, id)

    async def assert_blocked(self, desk: Desk) -> None:
        """No round opens while the one that was under way is not over."""
        number = desk.table.number
        if desk.table.round.phase in IN_PROGRESS:
            opening = ActCommand(self.dealer.next_id(), number, {"do": "open"})
            assert not isinstance(await self.dealer.do(desk.id, opening), Answer)
            assert desk.table.number == number

    async def assert_answered_again(self) -> None:
        """Whatever was acknowledged, before the fall or after it, gets the same answer again."""
        for who in (self.dealer, *self.players.values()):
            for (table, id), answer in tuple(who.accepted.items()):
                if self.casino.desk(table) is not None:
                    assert await who.do(table, who.sent[table, id]) == answer


def fall(place: Path | str, seeds: range, request: pytest.FixtureRequest) -> None:
    """Fall once with each seed, at the newest of the kept databases."""
    revision = revisions()[-1]
    for seed in seeds:
        here = (
            place / str(seed) if isinstance(place, Path) else request.getfixturevalue("postgres").database()
        )
        load(revision, here)
        upgrade(here)
        with closing(inline_store(here)) as store:
            run_virtually(Night(store, bytes.fromhex(notes(revision)["secret"]), seed).go())
            prove_database(store)


@pytest.mark.parametrize("place", STORES, indirect=True)
def test_a_process_that_falls_loses_nothing(place: Path | str, request: pytest.FixtureRequest) -> None:
    fall(place, range(FALLS), request)


@pytest.mark.long
def test_nor_does_one_that_falls_forty_times(place: Path | str, request: pytest.FixtureRequest) -> None:
    fall(place, range(FALLS, FALLS + 40), request)
