"""The other processes on the same database, as the floor knows them."""

from typing import Final, Literal, Protocol

from queenhigh.wire.frames import TableCard

Kind = Literal["meters", "players", "lobby", "freed"]
"""Meters and purses by their ids; what the lobby lists of the tables here; tables that anybody may take."""


class Others(Protocol):
    """Whoever runs tables beside this process."""

    @property
    def count(self) -> int:
        """How many other processes are alive."""
        ...

    def cards(self) -> list[TableCard]:
        """The cards of their open tables, as they were last told."""
        ...

    def tell(self, kind: Kind, *ids: str) -> None:
        """Let them know, a moment later, that something is otherwise now."""
        ...


class Alone:
    """There is no other process."""

    count = 0

    def cards(self) -> list[TableCard]:
        return []

    def tell(self, kind: Kind, *ids: str) -> None:
        """Nobody is there to be told."""


ALONE: Final = Alone()
