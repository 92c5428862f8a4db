"""What somebody asks: so many players on so many machines."""

from typing import Literal

import msgspec

StoreKind = Literal["sqlite", "postgres"]


class Asked(msgspec.Struct, frozen=True):
    players: int
    processes: int = 1
    databases: int = 1
    think: tuple[float, float] = (2.0, 12.0)
    """The least and the most seconds between two acts of a player."""
    watchers: int = 0
    """Who look on at each table besides."""
    routed: bool = False
    """Whether something in front brings every socket to the process that has its table."""
    store: StoreKind = "postgres"
    seed: int = 1

    @property
    def relayed(self) -> float:
        """The share of sockets that are at another process than their table."""
        return 0.0 if self.routed else 1 - 1 / self.processes

    @property
    def time_limit(self) -> float:
        """Seconds that a table gives to bet and to decide: a few thoughts' time, as in `queenhigh load`."""
        return 3 * self.think[1] + 5
