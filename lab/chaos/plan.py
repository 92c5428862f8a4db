"""What is done to the servers, and when: drawn from a seed, before anything runs."""

from collections.abc import Mapping
from random import Random
from typing import Final, Literal, get_args

import msgspec

from queenhigh.text import QueenHighError, shorten, suggest

Kind = Literal["kills", "stops", "freezes", "cuts", "severs", "crashes", "full", "slow"]
StoreKind = Literal["sqlite", "postgres"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_LEAST_PAUSE: Final = 1.0
"""Seconds between two faults, on average, where nobody asks for more."""
MOST: Final = 100_000


class ChaosError(QueenHighError, ValueError):
    """Faults that cannot be had."""


class Fault(msgspec.Struct, frozen=True):
    """One fault: after a pause, on one of the processes that fit, for so long."""

    kind: Kind
    pause: float
    pick: float
    """From 0 up to 1: which of the processes that fit."""
    seconds: float
    """How long a fault stands that has a length of its own."""

    def choose(self, number: int) -> int:
        """Which one of so many."""
        return min(int(self.pick * number), number - 1)


class ChaosPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A run by its seed."""

    seed: int
    counts: Mapping[Kind, int] = {}
    """How many faults of each kind; a mix of all that fit where none is said."""
    seconds: float = 0.0
    """How long it lasts at least."""
    database: str = ""
    """A PostgreSQL server, on which a new database is made; a new SQLite folder where none is said."""
    own_postgres: bool = False
    """Whether to start a PostgreSQL of its own instead."""
    processes: int = 1
    players: int = 12
    think: tuple[float, float] = (0.1, 0.5)
    houses: tuple[str, ...] = ()
    slack: float = 1.0
    """By how much every time limit is multiplied, on a machine that has other things to do."""

    @property
    def store(self) -> StoreKind:
        return "postgres" if self.database or self.own_postgres else "sqlite"


def parse_counts(said: str) -> dict[Kind, int]:
    """How many of each kind, from text such as ``kills=50 cuts=100``."""
    found: dict[Kind, int] = {}
    for word in said.replace(",", " ").split():
        name, _, number = word.partition("=")
        kind = next((kind for kind in KINDS if kind == name), None)
        if kind is None:
            raise ChaosError(f"there is no fault {shorten(name)}{suggest(name, KINDS)}")
        if not (number.isascii() and number.isdecimal() and int(number[:9]) <= MOST):
            raise ChaosError(f"{shorten(word)}: say how many, as in {kind}=5, and {MOST:,} at most")
        found[kind] = int(number)
    return found


def fitting(plan: ChaosPlan) -> tuple[Kind, ...]:
    """The faults that can be had with this store and so many processes."""
    if plan.store == "sqlite":
        return ("kills", "stops", "full", "slow")
    several: tuple[Kind, ...] = ("freezes",) if plan.processes > 1 else ()
    crashes: tuple[Kind, ...] = ("crashes",) if plan.own_postgres else ()
    return ("kills", "stops", *several, "cuts", "severs", *crashes, "slow")


_WHY: Final[Mapping[Kind, str]] = {
    "freezes": "need a second process that takes over: say --processes 2 and a database",
    "cuts": "need PostgreSQL: a file has no connections",
    "severs": "need PostgreSQL: a file has no connections",
    "crashes": "need a PostgreSQL of one's own: say --postgres",
    "full": "need SQLite: PostgreSQL's disk is not ours",
}
_MIX: Final[Mapping[Kind, int]] = {
    "kills": 4, "stops": 2, "freezes": 2, "cuts": 4, "severs": 2, "crashes": 2, "full": 2, "slow": 1,
}  # fmt: skip
"""A minute's faults, where nobody says which."""


def counts_of(plan: ChaosPlan) -> dict[Kind, int]:
    """How many faults of each kind; raises `ChaosError` for what cannot be had."""
    fit = fitting(plan)
    for kind, count in plan.counts.items():
        if count and kind not in fit:
            raise ChaosError(f"{kind} {_WHY[kind]}")
    if plan.store == "sqlite" and plan.processes > 1:
        raise ChaosError("one process alone writes a file: for several, say --database or --postgres")
    if plan.counts:
        return {kind: plan.counts[kind] for kind in fit if plan.counts.get(kind)}
    minutes = max(1, round(plan.seconds / 60))
    return {kind: minutes * _MIX[kind] for kind in fit}


def draw(plan: ChaosPlan) -> tuple[Fault, ...]:
    """The faults in their order; the same seed gives the same ones."""
    random = Random(plan.seed)
    kinds = [kind for kind, count in counts_of(plan).items() for _ in range(count)]
    random.shuffle(kinds)
    mean = max(_LEAST_PAUSE, plan.seconds / (len(kinds) or 1))
    return tuple(
        Fault(kind, mean * random.uniform(0.5, 1.5), random.random(), random.uniform(0.3, 2.0))
        for kind in kinds
    )
