"""A table played by hand: pure table code, a virtual clock, and a plain ledger that checks itself."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec

from kit.play.offers import choose
from queenhigh.engine import Offer, legal_actions
from queenhigh.engine.actors import player
from queenhigh.fair import server_seed
from queenhigh.ledger.records import may_owe
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.posting import post
from queenhigh.table.handle import Who, close, handle, next_tick_ms, resume, tick
from queenhigh.table.offers import narrowed
from queenhigh.table.opening import found_table, new_table
from queenhigh.table.ports import CommandKey, EntropyError, Purse, Write
from queenhigh.table.state import CommittedDeck, Table
from queenhigh.table.turn import Change, Choice, NeedAdvice, NeedMeters, NeedPurse, Refused, Result, World
from queenhigh.wire.frames import (
    ActCommand,
    AnyCommand,
    ChallengeCommand,
    LeaveCommand,
    PauseCommand,
    ReadyCommand,
    SeatCommand,
    SeedCommand,
)
from queenhigh.wire.settings import TableSettings

SECRET = b"s" * 32
DEALER = Who("dee", "Dee", frozenset({"dealer"}))
SUPERVISOR = Who("sue", "Sue", frozenset({"supervisor"}))
VOID = {"ground": "deck_count", "count": 51}
"""A reason to void a round that no house is without."""


class SeededEntropy:
    """Chance that can be had again, or fails where it is told to."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.fails = False
        self.secret = SECRET

    def nonce(self) -> bytes:
        if self.fails:
            raise EntropyError("the source is dry")
        return self.random.randbytes(32)

    def seed(self, nonce: bytes, deck: str) -> bytes:
        return server_seed(self.secret, nonce, deck)


class Pit:
    """One table with the plainest of ledgers around it; every write is checked as it is made."""

    def __init__(self, house: HouseLike = "rws", seed: int = 0, *, id: str = "t1", **settings: Any) -> None:
        found = find_house(house)
        self.settings = TableSettings(house=found.id, **settings)
        self.entropy = SeededEntropy(Random(seed))
        self.now_ms = 1_000_000
        self.away: dict[str, int] = {}
        self.balances: Counter[str] = Counter()
        self.reserved: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.risk: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.loss_limits: dict[str, int] = {}
        self.breaks: set[str] = set()
        """Players who take a break from now on."""
        self.writes: list[Write] = []
        self.advice: Callable[[Table, int], tuple[Choice, ...]] = lambda table, box: (Choice(1), Choice(0))
        code = "ABCDEF" if self.settings.entry == "code" else ""
        self.table = new_table(id, self.settings, post(found, self.settings.posted), 1, "host", code)
        seeds_minor = self.table.house.meters_at({})
        for name, meter in self.table.meter_ids.items():
            self.balances[f"meter:{meter}"] += seeds_minor[name]
            self.balances[f"seed:{meter}"] -= seeds_minor[name]
        self.commit(found_table(self.table, self.world()))
        self.run_clock()

    # The world

    def world(self) -> World:
        return World(
            now_ms=self.now_ms,
            entropy=self.entropy,
            purse=self.purse,
            bar=lambda who: "limit/break" if who in self.breaks else "",
            away=self.away,
            meters_minor={name: self.balances[f"meter:{id}"] for name, id in self.table.meter_ids.items()},
        )

    @property
    def stage(self) -> str:
        return self.table.kept.stage

    @property
    def deck(self) -> CommittedDeck:
        """The deck that is committed, which there must be."""
        found = self.table.kept.deck
        assert found is not None
        return found

    def boxes_of(self, who: str) -> list[int]:
        return list(self.table.by_player[who].boxes)

    def purse(self, who: str) -> Purse:
        limit_minor = self.loss_limits.get(who)
        room_minor = None if limit_minor is None else limit_minor - self.lost[who] - self.risk[who]
        balance_minor = self.balances[f"player:{who}"]
        return Purse(who, balance_minor, self.reserved[who], self.held[who], room_minor, who in self.breaks)

    def grant(self, who: str, amount_minor: int = 100_000) -> None:
        self.balances[f"player:{who}"] += amount_minor
        self.balances["grants"] -= amount_minor

    def commit(self, change: Change) -> None:
        """Take a write over, as a store does, and see that no rule of the ledger is broken."""
        write = change.write
        self._refuse_limited(write)
        assert write.version == self.table.version
        assert write.epoch == self.table.epoch
        for posting in write.postings:
            assert posting.amount_minor > 0
            self.balances[posting.debit] -= posting.amount_minor
            self.balances[posting.credit] += posting.amount_minor
        for move in write.purses:
            self.reserved[move.player] += move.reserved_minor
            self.held[move.player] += move.held_minor
            self.risk[move.player] += move.risk_minor
            self.lost[move.player] += move.lost_minor
            purse = self.purse(move.player)
            assert purse.covers_minor >= 0
            assert min(purse.reserved_minor, purse.held_minor, self.risk[move.player]) >= 0
        assert not [one for one, minor in self.balances.items() if minor < 0 and not may_owe(one)]
        assert sum(self.balances.values()) == 0
        self.writes.append(write)
        self.table = change.table
        if self.table.kept.stage in ("showing", "idle", "closed"):
            assert not [one for one, minor in self.balances.items() if minor and one.startswith("escrow")]
            assert not any(self.risk.values())
            assert not any(self.reserved.values())

    def _refuse_limited(self, write: Write) -> None:
        """Refuse what a player's own limits forbid, as a store does."""
        for move in write.purses:
            at_stake_minor = self.lost[move.player] + self.risk[move.player] + move.risk_minor
            if move.risk_minor > 0 and move.player in self.breaks:
                raise Refused("limit/break")
            if move.risk_minor > 0 and at_stake_minor > self.loss_limits.get(move.player, at_stake_minor):
                raise Refused("limit/loss")

    def decided(self, run: Callable[[World], Result | None]) -> Change | None:
        """What comes of it once the world has told what is asked of it."""
        world = self.world()
        while True:
            match run(world):
                case NeedMeters():
                    world = msgspec.structs.replace(world, exact=True)
                case NeedAdvice(boxes):
                    advice = {box: self.advice(self.table, box) for box in boxes}
                    world = msgspec.structs.replace(world, advice=advice)
                case NeedPurse():
                    raise AssertionError("everybody has a purse here")
                case change:
                    return change

    # What people do

    def do(self, who: str | Who, command: AnyCommand) -> Change:
        """A command; raises `Refused`, and then nothing has changed."""
        person = Who(who, who.title()) if isinstance(who, str) else who
        key = CommandKey(person.id, command.id, b"")
        change = self.decided(lambda world: handle(self.table, world, person, command, key))
        assert change is not None
        self.commit(change)
        return change

    def next_id(self) -> str:
        return f"c{len(self.writes)}"

    def sit(self, who: str, box: int | None = None, grant: bool = True, **more: Any) -> int:
        if grant and f"player:{who}" not in self.balances:
            self.grant(who)
        self.do(who, SeatCommand(self.next_id(), box, **more))
        return next(iter(self.table.by_player[who].boxes)) if box is None else box

    def leave(self, who: str, box: int | None = None) -> None:
        self.do(who, LeaveCommand(self.next_id(), box))

    def act(self, who: str | Who, do: str, **fields: Any) -> Change:
        return self.do(who, ActCommand(self.next_id(), self.table.number, {"do": do, **fields}))

    def place(self, who: str, box: int, **stakes: int) -> None:
        """Stakes in whole units."""
        for wager, units in stakes.items():
            minor = units * self.table.house.currency.unit_minor
            self.act(who, "place", box=box, wager=wager, amount_minor=minor)

    def bet(self, who: str, box: int | None = None, **stakes: int) -> int:
        """Sit down and bet, 10 on the Ante if nothing else is given; the box."""
        found = self.sit(who, box)
        self.place(who, found, **(stakes or {"ante": 10}))
        return found

    def dealt(self, who: str, **stakes: int) -> int:
        """Sit down, bet and wait for a hand; the box."""
        found = self.bet(who, **stakes)
        self.run_until("deciding")
        return found

    def play_stake_minor(self, box: int) -> int:
        """The stake on Play in a box."""
        play = self.table.house.play
        assert play is not None
        return self.table.round.box(box).stake(play)

    def take(self, who: str | Who, offer: Offer, random: Random) -> None:
        """Take up an offer to a player, with any stake and discards that it has room for."""
        fields: dict[str, Any] = {"box": offer.box}
        if offer.wager is not None and offer.do in ("place", "withdraw"):
            fields["wager"] = offer.wager
        held = self.table.round.box(offer.box).cards if offer.do == "play" and offer.box else ()
        self.act(who, offer.do, **fields, **choose(offer, held, random))

    def ready(self, who: str, ready: bool = True) -> None:
        self.do(who, ReadyCommand(self.next_id(), self.table.number, ready))

    def seed(self, who: str, seed: str) -> None:
        self.do(who, SeedCommand(self.next_id(), self.table.number, seed, self._commitment()))

    def challenge(self, who: str) -> None:
        self.do(who, ChallengeCommand(self.next_id(), self.table.number, self._commitment()))

    def _commitment(self) -> str:
        deck = self.table.kept.deck
        return deck.commitment if deck else "0" * 64

    def restart(self) -> None:
        """Resume the table as a server does after a restart, which must change something."""
        change = resume(self.table, self.world())
        assert change is not None
        self.commit(change)

    def close(self, by: str = "admin") -> None:
        self.commit(close(self.table, self.world(), by))

    def pause(self, who: str | Who, paused: bool = True) -> None:
        self.do(who, PauseCommand(self.next_id(), paused))

    def refused(self, run: Callable[[], object]) -> str:
        """The code that something is refused with; it must be refused, and change nothing."""
        before = self.table
        try:
            run()
        except Refused as refused:
            assert self.table is before
            return refused.code
        raise AssertionError("it was not refused")

    # The clock

    def due_ms(self) -> int | None:
        return next_tick_ms(self.table, self.world())

    def run_clock(self, ms: int = 0) -> None:
        """Let so much time pass, and whatever is due in it happen in its time."""
        until_ms = self.now_ms + ms
        for _ in range(1000):
            due_ms = self.due_ms()
            if due_ms is None or due_ms > until_ms:
                self.now_ms = until_ms
                return
            self.now_ms = max(self.now_ms, due_ms)
            change = self.decided(partial(tick, self.table, due_ms=due_ms))
            assert change is not None, "what is due can be done"
            self.commit(change)
        raise AssertionError("the clock never rests")

    def run_until(self, *stages: str) -> None:
        """Let time pass until the table is in one of these stages."""
        for _ in range(1000):
            if self.table.kept.stage in stages:
                return
            due_ms = self.due_ms()
            assert due_ms is not None, f"nothing is due in {self.table.kept.stage}"
            self.run_clock(max(0, due_ms - self.now_ms))
        raise AssertionError(f"the table never comes to {stages}")

    def offers(self, who: str) -> tuple[Offer, ...]:
        """What the table offers a player now."""
        actor = player(who)
        return narrowed(self.table, actor, legal_actions(self.table.round, actor), self.purse(who))
