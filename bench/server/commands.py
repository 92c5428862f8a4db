"""Commands as a floor makes them: seven boxes a table, two wagers a box, decided by the real table code.

Each is had twice: as the `Write` that a table hands to its store, and as the rows that it comes to.
"""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from queenhigh.fair import server_seed
from queenhigh.ledger.records import player_account
from queenhigh.rules import House, first_ids, house
from queenhigh.store.judging import Changes, Known, judge
from queenhigh.store.records import Account
from queenhigh.store.store import Store
from queenhigh.table.handle import Who, handle, next_tick_ms, tick
from queenhigh.table.opening import new_table
from queenhigh.table.ports import CommandKey, Purse, TableRow, Write, Written
from queenhigh.table.turn import Change, Result, World, encode_kept
from queenhigh.wire.frames import ActCommand, AnyCommand, ReadyCommand, SeatCommand
from queenhigh.wire.settings import TableSettings

SEATS: Final = 7
WAGERS: Final = 2
"""How many wagers a box has: with ready, look and decision, some 40 commands a round of seven boxes."""
PURSE_UNITS: Final = 1_000_000
OWNER: Final = "bench"
LEASE_MS: Final = 3_600_000
_DAY_MS: Final = 86_400_000


class Done(NamedTuple):
    """One command: what is asked of a store, and the rows that stand there afterwards."""

    write: Write
    rows: Changes


class Chance:
    """Chance that can be had again."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def nonce(self) -> bytes:
        return self._random.randbytes(32)

    def seed(self, nonce: bytes, deck: str) -> bytes:
        return server_seed(b"bench" * 7, nonce, deck)


class Played:
    """One table, played without a store; `judge` keeps its purses."""

    def __init__(self, number: int) -> None:
        ids = first_ids()
        rules = house(ids[number % len(ids)])
        self.settings = TableSettings(house=rules.id, least_bet_seconds=0, show_seconds=0, bank_seconds=0)
        self.table = new_table(f"table{number:03}", self.settings, rules, 1, "", "")
        self.row = TableRow(self.table.id, rules.digest, b"{}", encode_kept(self.table.kept), 0, 0)
        self.players = [f"{self.table.id}-player{seat}" for seat in range(SEATS)]
        self.wagers = stakes(rules)
        self.chance = Random(number)
        self._entropy = Chance(self.chance)
        self._now_ms = 20_000 * _DAY_MS
        self._known = Known()
        self._known.tables[self.table.id] = (0, 1)
        ledger = rules.currency.code
        self.purse_minor = PURSE_UNITS * rules.currency.unit_minor
        for player in self.players:
            id = player_account(player)
            self._known.accounts[id, ledger] = Account(id, ledger, self.purse_minor, granted_ms=0)
        self._purses = {player: Purse(player, self.purse_minor) for player in self.players}
        self._done: list[Done] = []

    def sit_down(self) -> list[Done]:
        """The commands until everybody sits at an open table."""
        self._run_clock()
        for player in self.players:
            self._do(player, SeatCommand(self._id()))
        return self._taken()

    def round(self) -> list[Done]:
        """The commands of one round, until the next is open."""
        for box, player in enumerate(self.players, 1):
            for wager, amount_minor in self.wagers:
                self._act(player, do="place", box=box, wager=wager, amount_minor=amount_minor)
        for player in self.players:
            self._do(player, ReadyCommand(self._id(), self.table.number))
        self._run_clock("betting", "moving")
        for box, player in enumerate(self.players, 1):
            self._act(player, do="look", box=box)
            if self.chance.random() < 0.3:
                self._act(player, do="fold", box=box)
            else:
                self._act(player, do="play", box=box, amount_minor=self.wagers[0][1])
        self._run_clock("deciding", "moving", "showing")
        return self._taken()

    # The table at work

    def _act(self, player: str, **act: Any) -> None:
        self._do(player, ActCommand(self._id(), self.table.number, act))

    def _do(self, player: str, command: AnyCommand) -> None:
        key = CommandKey(player, command.id, sha256(command.id.encode()).digest())
        who = Who(player, player.title())
        self._commit(lambda world: handle(self.table, world, who, command, key))

    def _run_clock(self, *stages: str) -> None:
        """Let the clock do what is due now, while the table is in one of these stages, or idle."""
        while self.table.kept.stage in ("idle", *stages):
            due_ms = next_tick_ms(self.table, self._world())
            if due_ms is None or due_ms > self._now_ms:
                return
            self._commit(partial(tick, self.table, due_ms=due_ms))

    def _commit(self, run: Callable[[World], Result | None]) -> None:
        self._now_ms += 7
        change = run(self._world())
        rows = Changes()
        if not isinstance(change, Change):
            raise AssertionError(f"the bench made a command that needs more: {change}")
        found = judge(change.write, self._known, rows)
        if not isinstance(found, Written):
            raise AssertionError(f"the bench made a command that does not stand: {found}")
        self._purses |= {purse.player: purse for purse in found.purses}
        # What is judged next is judged on copies, so these rows stay as they are.
        self._done.append(Done(change.write, rows))
        self.table = change.table

    def _world(self) -> World:
        return World(now_ms=self._now_ms, entropy=self._entropy, purse=self._purses.get)

    def _id(self) -> str:
        return f"c{self.table.version}"

    def _taken(self) -> list[Done]:
        done, self._done = self._done, []
        return done


def stakes(rules: House) -> list[tuple[str, int]]:
    """The first wagers of a house that live on no meter, each with the least that it takes."""
    found = [
        (wager.name, wager.limits.least_minor)
        for wager in rules.wagers
        if wager.limits is not None and wager.placed_before_deal and not wager.facts.meter
    ]
    return found[:WAGERS]


async def furnish(store: Store, tables: list[Played]) -> None:
    """Put tables into an empty store as they are before their first command, with everybody's purse."""
    for played in tables:
        await store.create_table(played.row)
        await store.claim(played.table.id, OWNER, LEASE_MS)
        ledger = played.table.house.currency.code
        for player in played.players:
            await store.grant(player, ledger, played.purse_minor, f"first-{player}", 0, first=True)


def in_turn(commands: list[list[Done]]) -> Iterator[Done]:
    """One command of each table after the other, as long as there are any."""
    longest = max(map(len, commands))
    return (each[at] for at in range(longest) for each in commands if at < len(each))
