"""The worker: one thing after another, what is asked twice once, and too many are told to wait."""

import asyncio
import threading

import pytest

from queenhigh.server.gate.problems import Trouble
from queenhigh.server.works import EACH, KEPT, MOST, Worker


class Gate:
    """Work that waits until it is let go on."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.done: list[int] = []

    def work(self, number: int) -> int:
        self.open.wait(10)
        self.done.append(number)
        return number


async def test_too_many_are_told_to_wait_and_one_address_sooner_than_all() -> None:
    worker = Worker()
    gate = Gate()
    asked = (worker.run(f"10.0.0.{number // EACH}", gate.work, number) for number in range(MOST))
    tasks = [asyncio.create_task(each) for each in asked]
    await asyncio.sleep(0)
    for address in ("10.0.0.0", "10.9.9.9"):
        with pytest.raises(Trouble) as caught:
            await worker.run(address, gate.work, -1)
        assert (caught.value.code, caught.value.status) == ("rate/limited", 429)
        assert caught.value.headers == {"Retry-After": "1"}
    gate.open.set()
    assert await asyncio.gather(*tasks) == list(range(MOST)) == gate.done
    assert await worker.run("10.0.0.0", gate.work, 5) == 5, "and then there is room again"


async def test_one_address_waits_for_itself() -> None:
    worker = Worker()
    gate = Gate()
    tasks = [asyncio.create_task(worker.run("::1", gate.work, number)) for number in range(EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble):
        await worker.run("::1", gate.work, -1)
    other = asyncio.create_task(worker.run("::2", gate.work, 99))
    gate.open.set()
    assert await other == 99
    await asyncio.gather(*tasks)


async def test_what_is_asked_again_is_worked_out_once_also_while_it_is() -> None:
    worker = Worker()
    gate = Gate()
    tasks = [asyncio.create_task(worker.once("::1", "key", gate.work, 7)) for _ in range(EACH * 2)]
    await asyncio.sleep(0)
    tasks[0].cancel()  # whoever asked first goes away; the others still wait
    gate.open.set()
    assert await asyncio.gather(*tasks[1:]) == [7] * (EACH * 2 - 1)
    assert await worker.once("::1", "key", gate.work, 8) == 7
    assert gate.done == [7]


async def test_what_failed_is_tried_again() -> None:
    def fail() -> int:
        raise ValueError("no")

    worker = Worker()
    for _ in range(2):
        with pytest.raises(ValueError, match="no"):
            await worker.once("", "key", fail)
    assert await worker.once("", "key", lambda: 3) == 3


async def test_only_so_many_answers_are_kept_those_asked_for_last() -> None:
    worker = Worker()
    for key in range(KEPT):
        await worker.once("", key, lambda: 1)
    await worker.once("", 0, lambda: 2)
    await worker.once("", KEPT, lambda: 1)
    assert await worker.once("", 0, lambda: 3) == 1
    assert await worker.once("", 1, lambda: 4) == 4


async def test_who_asks_for_advice_does_not_wait_for_what_is_worked_out_for_everybody() -> None:
    worker = Worker()
    gate = Gate()
    figures = asyncio.create_task(worker.once("::1", "figures", gate.work, 1))
    await asyncio.sleep(0)
    assert await worker.run("::2", abs, -2) == 2
    assert not figures.done()
    gate.open.set()
    assert await figures == 1
