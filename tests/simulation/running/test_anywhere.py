"""Runs, sessions and jackpots come to the same wherever they run, however they are cut, until interrupted."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from kit.cases import mostly_long
from kit.houses import jackpots
from kit.oracles.simulated import busy, facts, mixed_plan
from kit.play.amounts import units
from queenhigh.simulation import Processes, Threads
from queenhigh.simulation.edges.run import run
from queenhigh.simulation.jackpot.run import jackpot
from queenhigh.simulation.running import pieces
from queenhigh.simulation.running.pools import Given, Pool
from queenhigh.simulation.sessions import walk as walking
from queenhigh.simulation.sessions.results import Sessions
from queenhigh.simulation.sessions.run import sessions
from queenhigh.study.result import Progress

EDGES, SESSIONS, JACKPOT = (
    import_module(f"queenhigh.simulation.{name}.run") for name in ("edges", "sessions", "jackpot")
)


class Verb(NamedTuple):
    """A verb of the simulator as these tests ask it."""

    ask: Callable[..., Any]
    """Takes a number of rounds or players; `seed`, `pool` and `watch` too."""
    told: Callable[[Any], Any]
    """All of a result that must be equal."""
    done: Callable[[Any], int]
    size: int


def ask_run(rounds: int, seed: int = 17, **how: Any) -> Any:
    """Four boxes that bet differently; meters are hit and hands envied all the time."""
    return run(mixed_plan(busy("rws"), 4), rounds, seed, how.get("pool"), how.get("watch"))


def ask_sessions(players: int, seed: int = 5, **how: Any) -> Sessions:
    terms: dict[str, Any] = {"bankroll": 200, "stop_loss": 80, "goal": 260}
    stakes = {"ante": 1_000, "pair_plus": 500}
    return sessions("rws", players=players, rounds=200, stakes=units(stakes), seed=seed, **terms, **how)


def ask_jackpot(rounds: int, seed: int = 2, **how: Any) -> Any:
    days = str(Decimal(rounds) / 3_200)
    return jackpot(jackpots.busy(), tables=4, take_up="45%", days=days, seed=seed, **how)


def told_of_sessions(found: Sessions) -> list[Any]:
    names = [name for name in found.__struct_fields__ if name not in ("each", "plan", "asked", "stopped")]
    return [*(getattr(found, name) for name in names), *(array.tolist() for array in found.each)]


def told_of_jackpot(found: Any) -> list[Any]:
    """Not the path that is drawn: how fine it is depends on the time that was asked for."""
    ends = [meter.end_minor for meter in found.meters]
    return [list(found.hits), found.accounts, found.rounds, found.days, ends]


VERBS = {
    "run": Verb(ask_run, facts, lambda found: found.rounds, 120_001),
    "sessions": Verb(ask_sessions, told_of_sessions, lambda found: found.players, 700),
    "jackpot": Verb(ask_jackpot, told_of_jackpot, lambda found: found.rounds, 28_800),
}
each_verb = pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)


def compile_it(patch: pytest.MonkeyPatch, fast: bool) -> None:
    for module in (EDGES, JACKPOT):
        patch.setattr(module, "worth_compiling", lambda rounds: fast)
    patch.setattr(SESSIONS, "has_numba", lambda: fast)
    patch.setattr(SESSIONS, "WORTH_COMPILING", 0)


@cache
def alone(verb: Verb) -> Any:
    """The result that all others are held against: one thread, plain NumPy."""
    with pytest.MonkeyPatch.context() as patch:
        compile_it(patch, fast=False)
        return verb.told(verb.ask(verb.size, pool=Threads(1)))


def pools() -> Iterator[Any]:
    """Pools of all kinds but processes, one of them twice."""
    two = Threads(2)
    yield from (Threads(1), two, two, Threads(7))
    with ThreadPoolExecutor(2) as executor:
        yield executor
        yield Given(executor, 23)
        assert executor.submit(int, "7").result() == 7, "it stays theirs, and open"


@each_verb
def test_any_number_of_threads_comes_to_the_same(verb: Verb) -> None:
    for pool in pools():
        assert verb.told(verb.ask(verb.size, pool=pool)) == alone(verb)


@pytest.mark.parametrize("name", mostly_long(VERBS, lambda name: name == "run"))
def test_processes_come_to_the_same(name: str) -> None:
    verb = VERBS[name]
    assert verb.told(verb.ask(verb.size, pool=Processes(2))) == alone(verb)


@each_verb
@pytest.mark.parametrize("fast", [True, False])
def test_compiled_or_not_it_is_the_same(verb: Verb, fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_it(monkeypatch, fast)
    assert verb.told(verb.ask(verb.size, pool=Threads(2))) == alone(verb)


@each_verb
@pytest.mark.parametrize(("piece", "least"), [(4_001, 1), (40_000, 17), (10**9, 10**9)])
def test_any_cut_comes_to_the_same(
    verb: Verb, piece: int, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_it(monkeypatch, fast=False)
    monkeypatch.setattr(pieces, "PIECE", piece)
    monkeypatch.setattr(pieces, "_LEAST", least)
    monkeypatch.setattr(SESSIONS, "_TOGETHER", 13)
    monkeypatch.setitem(walking._BLOCK, False, 999)
    assert verb.told(verb.ask(verb.size, pool=Threads(2))) == alone(verb)


def test_pieces_of_one_round_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = facts(ask_run(300))
    monkeypatch.setattr(pieces, "PIECE", 1)
    assert facts(ask_run(300, pool=Threads(2))) == whole


@each_verb
def test_another_seed_comes_to_something_else(verb: Verb) -> None:
    assert verb.told(verb.ask(verb.size, seed=-1)) != alone(verb)


@each_verb
@pytest.mark.parametrize("pool", [Threads(1), Threads(2)], ids=["one", "two"])
def test_an_interrupt_leaves_what_was_done_up_to_there(
    verb: Verb, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "_LEAST", 5_000)
    seen: list[Progress] = []

    def stop(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) == 3:
            raise KeyboardInterrupt

    found = verb.ask(10 * verb.size, pool=pool, watch=stop)
    assert found.stopped == "interrupted"
    assert 0 < verb.done(found) < 10 * verb.size
    assert seen[-1].done / seen[-1].rounds == verb.done(found) / (10 * verb.size)
    assert verb.told(found) == verb.told(verb.ask(verb.done(found)))


@each_verb
def test_an_interrupt_before_anything_is_done_stays_one(verb: Verb, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(*_: object) -> Iterator[None]:
        raise KeyboardInterrupt

    monkeypatch.setattr("queenhigh.simulation.running.gather.in_order", at_once)
    with pytest.raises(KeyboardInterrupt):
        verb.ask(100)
