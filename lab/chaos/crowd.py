"""A crowd that stays while servers fall: it plays on, says things twice, and asks old commands again."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, Final

from lab.chaos.plan import ChaosPlan
from lab.chaos.witnesses import Notebook, Trail, WitnessedTable
from queenhigh.client.errors import ClientError
from queenhigh.client.load.crowd import Crowd, LoadPlan, LoadPlayer
from queenhigh.client.session import Session
from queenhigh.client.socket import Pauses
from queenhigh.wire.frames import ViewFrame
from queenhigh.wire.houses import HouseCard

PARTY: Final = 3
SOON: Final = Pauses(first_seconds=0.05, most_seconds=0.5, give_up_seconds=300.0)
AGAIN_SECONDS: Final = 2.0
"""A player asks old commands again every so often."""
_TRY_SECONDS: Final = 0.5


class Broke(Exception):
    """A purse that covers no bet any more."""


class ChaosPlayer(LoadPlayer):
    """One of the crowd, at a table of which all is noted."""

    table: WitnessedTable

    def _choose(self, seen: ViewFrame) -> Any:
        me = seen.player(self.table.me.id)
        if me is not None and seen.stage == "betting" and not me.ready:
            staked = any(seen.view.box(box).stakes_minor for box in me.boxes)
            if not staked and not any(offer.do == "place" for offer in seen.view.legal):
                raise Broke
        return super()._choose(seen)

    async def ask_again(self) -> None:
        """For ever: from time to time, old commands once more."""
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            await self.table.ask_again()


class ChaosCrowd(Crowd):
    """Everybody who plays until they are cancelled, with witnesses at every table."""

    pauses = SOON

    def __init__(self, plan: ChaosPlan, url: str, notebook: Notebook) -> None:
        super().__init__(LoadPlan(url, plan.players, plan.think, float("inf"), plan.houses, plan.seed, PARTY))
        self.notebook = notebook
        self.fallen: list[str] = []
        """Why players have stopped, who never should."""
        self.trails: list[Trail] = []
        self._watching = 2 * plan.processes
        self._watchers: list[WitnessedTable] = []

    def _table_settings(self, house: HouseCard) -> dict[str, Any]:
        """Short limits, so that there is always something to do, and one meter for all tables of a house."""
        return {**self.plan.table_settings, "least_bet_seconds": 0, "show_seconds": 0, "grace_seconds": 1,
                "progressive": f"linked:chaos-{house.id}"}  # fmt: skip

    async def _player(self, session: Session, table: str) -> ChaosPlayer:
        random = Random(self._random.getrandbits(64))
        first = not any(player.table.id == table for player in self._players)
        at = await WitnessedTable.at(session, table, self.notebook, random, pair=first)
        self.trails += at.trails
        return ChaosPlayer(session, at, self.plan.think, random, self.figures)

    async def watch(self) -> None:
        """Have people look on at every table, by as many sockets as reach every process."""
        for table in self._hosts:
            for _ in range(self._watching):
                watcher = await WitnessedTable.at(Session(self.plan.url, pauses=SOON), table, self.notebook)
                self._watchers.append(watcher)
                self.trails.append(watcher.trail)

    async def _play(self, player: LoadPlayer) -> None:
        """Play on; who is broke goes, and somebody else comes."""
        while True:
            assert isinstance(player, ChaosPlayer)
            again = asyncio.create_task(player.ask_again())
            try:
                await player.play()
            except Broke:
                player = await self._relieve(player)
            except ClientError as error:
                self.fallen.append(str(error))
                return
            except Exception as error:  # a fault of ours, which must be seen too
                self.fallen.append(f"{type(error).__name__}: {error}")
                return
            finally:
                again.cancel()
                await asyncio.gather(again, return_exceptions=True)

    async def _relieve(self, player: ChaosPlayer) -> ChaosPlayer:
        with suppress(ClientError):
            await player.table.leave()
        await player.table.close()
        while True:
            with suppress(ClientError):
                coming = await self._player(await self._guest(), player.table.id)
                self._players[self._players.index(player)] = coming
                await coming.table.seat()
                return coming
            await asyncio.sleep(_TRY_SECONDS)

    async def _go(self) -> None:
        await asyncio.gather(*(watcher.close() for watcher in self._watchers))
        await super()._go()
