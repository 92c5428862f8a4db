"""Reality checks: whoever wants to be told how long they play and how they stand is told, at the table."""

from typing import Final

import msgspec

from queenhigh.people.limits import next_check_ms, reality_check
from queenhigh.people.own import OwnLimits
from queenhigh.people.records import MINUTE_MS
from queenhigh.server.sockets.hub import Hub, Open
from queenhigh.table.ports import Clock

GAP_MS: Final = 15 * MINUTE_MS
"""Who comes back within it is still at the table they left; who was away for longer begins anew."""


class _Sitting(msgspec.Struct):
    """One person's time at the tables of this server."""

    started_ms: int
    seen_ms: int
    told_ms: int = 0


class RealityChecks:
    """Remembers since when people sit, and tells those who asked for it."""

    def __init__(self, limits: OwnLimits, hub: Hub, clock: Clock) -> None:
        self._limits = limits
        self._hub = hub
        self._clock = clock
        self._sittings: dict[str, _Sitting] = {}
        self._looked_ms = clock.now_ms()

    async def tell(self) -> None:
        """Tell everybody for whom it is time; to be asked every second or so."""
        now_ms = self._clock.now_ms()
        last_ms = self._looked_ms
        self._looked_ms = now_ms
        seated: dict[str, list[Open]] = {}
        for each in self._hub.sockets:
            if each.seated:
                seated.setdefault(each.person_id, []).append(each)
        for person in seated:
            # Who is new has come since the last look, and may have staked since then.
            self._sittings.setdefault(person, _Sitting(last_ms, now_ms)).seen_ms = now_ms
        self._sittings = {
            person: sitting
            for person, sitting in self._sittings.items()
            if now_ms - sitting.seen_ms <= GAP_MS
        }
        wanted = await self._limits.reality_minutes(seated)
        for person in wanted:
            await self._tell(person, wanted[person] * MINUTE_MS, now_ms, seated[person])

    async def _tell(self, person: str, every_ms: int, now_ms: int, sockets: list[Open]) -> None:
        sitting = self._sittings[person]
        due_ms = next_check_ms(every_ms, sitting.started_ms, sitting.told_ms)
        if due_ms is None or now_ms < due_ms:
            return
        net_minor = await self._limits.net_minor(person, sitting.started_ms)
        told = reality_check(every_ms, sitting.started_ms, sitting.told_ms, now_ms, net_minor)
        sitting.told_ms = now_ms
        if told is not None:
            for each in sockets:
                each.remind(told)
