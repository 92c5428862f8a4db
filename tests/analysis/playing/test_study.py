"""Studies are kept for a while, and may be asked for by several threads at once."""

import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError

import pytest

from kit.houses.invented import any_house
from queenhigh.analysis.playing import study as room
from queenhigh.analysis.playing.study import Study, forget, study
from queenhigh.study.bet import Bet
from queenhigh.study.suits import ALL_ALIKE, Ints, SuitClasses


def test_a_study_is_kept_and_the_oldest_goes_first() -> None:
    forget()
    house = any_house("rws")
    first = study(Bet(house, {"ante": 500}))
    assert study(Bet(house, {"ante": 500})) is first
    for ante in range(600, 1400, 100):
        study(Bet(house, {"ante": ante}))
    assert study(Bet(house, {"ante": 500})) is not first
    assert study(Bet(house, {"ante": 500}, {}, 7)) is not study(Bet(house, {"ante": 500}))


def test_threads_that_ask_at_once_do_not_trip_over_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many more bets than are kept, so that every thread puts some in and throws some out all the time."""
    forget()
    house = any_house("rws")
    monkeypatch.setattr(room, "_studied", lambda bet, known, progress: Study(bet, ()))
    monkeypatch.setattr(room, "_KEPT", 2)
    bets = [Bet(house, {"ante": 500 + 100 * place}) for place in range(40)]
    assert house.digest

    def ask(start: int) -> bool:
        return all(study(bets[(start + turn) % 40]).bet == bets[(start + turn) % 40] for turn in range(4000))

    slice_of = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            assert all(pool.map(ask, range(0, 40, 5)))
    finally:
        sys.setswitchinterval(slice_of)
        forget()


def test_classes_that_two_threads_ask_for_grow_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both come upon the same missing level; the one that is late must find it, not add it again."""
    both, plain = Barrier(2), SuitClasses.canonical

    def slow(classes: SuitClasses, bits: Ints) -> Ints:
        with suppress(BrokenBarrierError):  # the other one waits for its turn, as it should
            both.wait(0.3)
        return plain(classes, bits)

    monkeypatch.setattr(SuitClasses, "canonical", slow)
    classes = SuitClasses((), ALL_ALIKE)
    with ThreadPoolExecutor(2) as pool:
        sizes = list(pool.map(lambda _: len(classes.level(2)), range(2)))
    assert sizes == [len(SuitClasses((), ALL_ALIKE).level(2))] * 2
    assert [len(classes.level(size)) for size in range(4)] == [1, 13, 169, 1755]
