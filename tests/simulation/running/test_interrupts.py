"""Interrupts: pressed twice they do no harm, later they are heard, where they are ignored they stay so."""

import signal
import time

import pytest

from kit.command import interruptible
from kit.oracles.simulated import busy, facts, mixed_plan
from queenhigh.simulation import Plan, Threads
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.running.gather import patient, unbroken
from queenhigh.study.result import Progress

ROUNDS = 60_001


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def test_a_second_interrupt_right_after_the_first_is_not_heard() -> None:
    with interruptible():
        with patient():
            with pytest.raises(KeyboardInterrupt):
                press()
            press()
            with patient():
                press()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_later_interrupt_is_heard() -> None:
    with interruptible(), patient(0.05), patient(0.05):
        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                press()
            press()
            time.sleep(0.06)


def test_interrupts_that_are_ignored_stay_so() -> None:
    with interruptible():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with patient(), unbroken():
            press()
        press()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_pressing_twice_while_workers_are_let_go_keeps_the_result() -> None:
    class Slow(Threads):
        def close(self) -> None:
            press()
            super().close()
            press()

    def watch(progress: Progress) -> None:
        if progress.done > ROUNDS // 4:
            press()

    plan: Plan = mixed_plan(busy("rws"), 4)
    with interruptible():
        found = run(plan, ROUNDS, 17, Slow(1), watch)
    assert found.stopped == "interrupted"
    assert 0 < found.rounds < ROUNDS
    told, whole = facts(found), facts(run(plan, found.rounds, 17))
    assert {key for key in told if told[key] != whole[key]} == {"asked", "stopped"}
