"""Players who set themselves limits and try to pass them, and a book of our own of what may not happen.

The book knows no code of ours: a limit in force is the least that was wanted at any moment of the last day.
"""

import random
from collections import Counter

from kit.server.people_house import PeopleHouse
from kit.store.stores import LEASE_MS, OWNER
from queenhigh.ledger.records import Posting, escrow_account, house_account, player_account
from queenhigh.people import PeopleError
from queenhigh.people.limits import LimitsChange
from queenhigh.store.store import Store
from queenhigh.table.ports import NotWritten, PurseMove, TableRow, Write, Written

DAY = 86_400_000
HOUR = 3_600_000
MINUTE = 60_000
LEDGERS = ("USD", "GBP")
PASSES = (0, 1, 5 * MINUTE, HOUR, 9 * HOUR, DAY - 1, DAY)
"""How much time goes by between two things that somebody does."""


class StoreDoor:
    """The store: bets and payouts are commands of a table in each currency, which this process alone has."""

    def __init__(self, store: Store, name: str = "") -> None:
        self._store = store
        self._name = name
        self.versions: dict[str, int] = {}

    async def bet(self, player: str, ledger: str, risk_minor: int, now_ms: int) -> bool:
        if await self._store.purse(player, ledger) is None:
            await self._store.grant(player, ledger, 10**6, f"{player}-{ledger}", now_ms, first=True)
        stake = Posting(player_account(player), escrow_account(self._table(ledger), 1), risk_minor, "stake")
        return await self._do(ledger, now_ms, stake, PurseMove(player, risk_minor=risk_minor))

    async def settle(
        self, player: str, ledger: str, risk_minor: int, lost_minor: int, took_ms: int, now_ms: int
    ) -> None:
        """End a round: the risk is over, so much was lost, and so long it took."""
        table = self._table(ledger)
        lost = Posting(escrow_account(table, 1), house_account(table), risk_minor, "lose")
        move = PurseMove(player, risk_minor=-risk_minor, lost_minor=lost_minor, played_ms=took_ms)
        assert await self._do(ledger, now_ms, lost, move)

    def _table(self, ledger: str) -> str:
        return f"{ledger}{self._name}"

    async def _do(self, ledger: str, now_ms: int, posting: Posting, move: PurseMove) -> bool:
        table = self._table(ledger)
        if table not in self.versions:
            await self._store.create_table(TableRow(table, "digest", b"{}", b"{}", 0, 0))
            assert await self._store.claim(table, OWNER, LEASE_MS) == 1
            self.versions[table] = 0
        write = Write(
            table=table, epoch=1, version=self.versions[table], at_ms=now_ms, round=1, by="clock",
            body=b"{}", state=b"{}", ledger=ledger, postings=(posting,), purses=(move,),
        )  # fmt: skip
        found = await self._store.write(write)
        if isinstance(found, Written):
            self.versions[table] += 1
            return True
        assert isinstance(found, NotWritten), found
        assert found.why.startswith("limit_"), found
        return False


class Book:
    """What a player wanted and did, written down as it happened."""

    def __init__(self) -> None:
        self.wanted: dict[tuple[str, str], list[tuple[int, int | None]]] = {}
        """By kind and currency: when, and what; none for no limit."""
        self.barred: list[tuple[int, int]] = []
        """From and until."""
        self.lost: list[tuple[int, str, int]] = []
        self.played: list[tuple[int, int]] = []
        self.risk: dict[str, int] = {}

    def want(self, asked: LimitsChange, now_ms: int) -> None:
        for key, value in asked.limits().items():
            self.wanted.setdefault(key, []).append((now_ms, value))
        self.barred += [(now_ms, until) for until in asked.bars(now_ms).values()]

    def bet(self, ledger: str, risk_minor: int) -> None:
        self.risk[ledger] = self.risk.get(ledger, 0) + risk_minor

    def end(self, ledger: str, risk_minor: int, lost_minor: int, took_ms: int, now_ms: int) -> None:
        self.risk[ledger] -= risk_minor
        self.lost.append((now_ms, ledger, lost_minor))
        self.played.append((now_ms, took_ms))

    def allowed(self, kind: str, ledger: str, now_ms: int) -> int | None:
        """The least that was wanted at any moment of the day before now."""
        wishes = [(-1, None), *self.wanted.get((kind, ledger), [])]
        ends = [when for when, _ in wishes[1:]] + [now_ms + 1]
        valid = [value for (_, value), end in zip(wishes, ends, strict=True) if end > now_ms - DAY]
        known = [value for value in valid if value is not None]
        return min(known) if known else None

    def lost_today(self, ledger: str, now_ms: int) -> int:
        return sum(lost for when, code, lost in self.lost if code == ledger and when // DAY == now_ms // DAY)

    def passes(self, ledger: str, risk_minor: int, now_ms: int) -> str:
        """The limit that a bet would pass, if any."""
        if any(start <= now_ms < end for start, end in self.barred):
            return "barred"
        loss = self.allowed("loss", ledger, now_ms)
        at_stake = self.lost_today(ledger, now_ms) + self.risk.get(ledger, 0) + risk_minor
        if loss is not None and at_stake > loss:
            return f"loss {at_stake} of {loss}"
        time = self.allowed("time", "", now_ms)
        played = sum(took for when, took in self.played if when // DAY == now_ms // DAY)
        return "time" if time is not None and played >= time * 60_000 else ""


def wish(chance: random.Random) -> LimitsChange:
    """Something that somebody might want of their limits."""
    kind = chance.randrange(6)
    if kind <= 1:
        return LimitsChange(loss_minor={chance.choice(LEDGERS): chance.choice((0, 100, 250, 400, None))})
    if kind == 2:
        return LimitsChange(time_minutes=chance.choice((1, 10, 60, None)))
    if kind == 3:
        return LimitsChange(break_minutes=chance.choice((1, 30, 600)))
    if kind == 4:
        return LimitsChange(exclude_days=chance.choice((1, 2)))
    losses: dict[str, int | None] = {"USD": chance.choice((50, 300, None))}
    return LimitsChange(loss_minor=losses, time_minutes=chance.choice((5, None)))


async def live(home: PeopleHouse, door: StoreDoor, seed: int, steps: int = 24) -> Counter[str]:
    """Live one player's days, written down in a book: wishes, bets, rounds that end; count the bets."""
    chance = random.Random(seed)
    book = Book()
    felt: list[tuple[str, int]] = []
    told: Counter[str] = Counter()
    limits = home.people.limits
    guest = await home.people.guest(None, f"10.{seed >> 16}.{seed >> 8 & 255}.{seed & 255}")
    person = guest.person.id
    for _ in range(steps):
        home.clock.move(ms=chance.choice(PASSES))
        now = home.clock.time_ms
        do = chance.random()
        if do < 0.35:
            asked = wish(chance)
            try:
                await limits.change(person, asked)
            except PeopleError as error:
                if error.code != "limits/shorter":
                    raise
            else:
                book.want(asked, now)
        elif do < 0.45:
            await limits.apply_due()
        elif do < 0.75 or not felt:
            ledger = chance.choice(LEDGERS)
            risk = chance.choice((25, 100, 200))
            passed = book.passes(ledger, risk, now)
            taken = await door.bet(person, ledger, risk, now)
            told["taken" if taken else "refused"] += 1
            if taken:
                assert not passed, (seed, passed)
                felt.append((ledger, risk))
                book.bet(ledger, risk)
        else:
            ledger, risk = felt.pop()
            lost = chance.choice((risk, risk, -risk, 0))
            took = chance.choice((1, 4 * MINUTE))
            await door.settle(person, ledger, risk, lost, took, now)
            book.end(ledger, risk, lost, took, now)
    return told


async def lives(home: PeopleHouse, seeds: range) -> None:
    """Live these lives one after the other; none passes a limit, and there is something to see in them."""
    door = StoreDoor(home.runner.store)
    told: Counter[str] = Counter()
    for seed in seeds:
        told += await live(home, door, seed)
    assert min(told["taken"], told["refused"]) > len(seeds)
