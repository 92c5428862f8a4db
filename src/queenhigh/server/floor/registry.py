"""The tables of this process by their ids."""

from collections.abc import Iterator

from queenhigh.server.floor.desk import Desk


class Registry:
    """Desks by the ids of their tables, without those that have lost their table to another process."""

    def __init__(self) -> None:
        self._desks: dict[str, Desk] = {}

    def __len__(self) -> int:
        return sum(not desk.lost for desk in self._desks.values())

    def __iter__(self) -> Iterator[Desk]:
        self._desks = {id: desk for id, desk in self._desks.items() if not desk.lost}
        return iter(tuple(self._desks.values()))

    def get(self, id: str) -> Desk | None:
        found = self._desks.get(id)
        return None if found is None or found.lost else found

    def add(self, desk: Desk) -> None:
        self._desks[desk.id] = desk

    def drop(self, desk: Desk) -> None:
        if self._desks.get(desk.id) is desk:
            del self._desks[desk.id]
