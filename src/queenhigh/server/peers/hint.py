"""What one process hints at to the others, gathered: which things moved, never what they are now."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from queenhigh.server.floor.others import Kind

IDS: Final = 60
"""So many ids are in one hint, so that it is never longer than a database carries."""
_ENCODER: Final = msgspec.json.Encoder()


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What moved, and at whose hand."""

    by: str
    players: tuple[str, ...] = ()
    meters: tuple[str, ...] = ()
    lobby: bool = False
    freed: bool = False


_DECODER: Final = msgspec.json.Decoder(Hint)


def parse_hint(text: str) -> Hint | None:
    """A hint from its text; nothing for what is none, such as one of a newer version."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeEncodeError):
        return None


class Gathered:
    """What there is to hint at, until it is said."""

    def __init__(self) -> None:
        self._ids: dict[Kind, set[str]] = {"players": set(), "meters": set()}
        self._lobby = self._freed = False

    def add(self, kind: Kind, ids: Iterable[str] = ()) -> None:
        if kind == "lobby":
            self._lobby = True
        elif kind == "freed":
            self._freed = True
        else:
            self._ids[kind].update(ids)

    def __bool__(self) -> bool:
        return self._lobby or self._freed or any(self._ids.values())

    def take(self) -> tuple[set[str], set[str], bool, bool]:
        """All of it, and nothing is left: players, meters, whether the lobby's list or free tables moved."""
        found = (self._ids["players"], self._ids["meters"], self._lobby, self._freed)
        self._ids = {"players": set(), "meters": set()}
        self._lobby = False
        self._freed = False
        return found

    def texts(self, by: str) -> Iterator[str]:
        """All of it as hints, and nothing is left."""
        players, meters, lobby, freed = self.take()
        some = _cut(sorted(players)), _cut(sorted(meters))
        for place in range(max(1, *map(len, some))):
            named = [each[place] if place < len(each) else () for each in some]
            yield _ENCODER.encode(Hint(by, named[0], named[1], lobby, freed)).decode()


def _cut(ids: list[str]) -> list[tuple[str, ...]]:
    return [tuple(ids[at : at + IDS]) for at in range(0, len(ids), IDS)]
