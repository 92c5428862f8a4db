"""A store that fails on the n-th write of an evening: never a half-settled round, and the tables go on.

The evening is one and the same up to that write, so that each of its first 200 writes is the one that fails:
stakes, deals, decisions, settlements, jackpots, voids, and the clock. It fails in every way: before the
commit, after it, without word until later, and in the middle of the group (no room in the file, or cut off).
"""

from contextlib import closing
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from kit.cases import mostly_long
from kit.faults.evenings import Evening, prove_database
from kit.faults.inline import How, Weather, inline_store
from kit.store.postgres import Postgres
from kit.worlds.casino import run_virtually

SEED = 127
LAST = 200
MORE = 3
"""So many rounds are played to their end after the failure."""
HOWS = get_args(How)
CASES = [(how, nth) for nth in range(1, LAST + 1) for how in HOWS]
SOME = {1: "late", 2: "before", 5: "after", 12: "full", 33: "before", 60: "late", 88: "after", 121: "full"}
SERVED = {2: "after", 39: "full"}


def quick(case: tuple[How, int]) -> bool:
    return SOME.get(case[1]) == case[0]


def play_on(place: Path | str, how: How, nth: int) -> None:
    """An evening in a real database whose n-th write fails; its books are audited then, and at the end."""
    weather = Weather(Random(SEED), nth=nth, how=how)
    store = inline_store(place, weather)
    evening = Evening(store, weather.random, dense=True)
    ended: list[int] = []
    wrong: list[AssertionError] = []

    def struck() -> None:
        try:
            prove_database(store)
        except AssertionError as error:
            wrong.append(error)
        ended.append(evening.ended)

    def enough() -> bool:
        return bool(wrong or (ended and evening.ended >= ended[0] + MORE))

    store.inline.struck = struck
    with closing(store):
        run_virtually(evening.play(enough, troubles=False))
        assert not wrong, wrong
        assert weather.failed == 1
        evening.prove()


@pytest.mark.parametrize(("how", "nth"), mostly_long(CASES, quick))
def test_a_file_whose_nth_write_fails_never_has_half_a_round(tmp_path: Path, how: How, nth: int) -> None:
    play_on(tmp_path, how, nth)


@pytest.mark.parametrize(
    ("how", "nth"), mostly_long(CASES[:: len(HOWS) + 1], lambda case: SERVED.get(case[1]) == case[0])
)
def test_a_database_whose_nth_write_fails_never_has_half_a_round(
    postgres: Postgres, how: How, nth: int
) -> None:
    play_on(postgres.store(), how, nth)


def test_the_evening_has_everything_that_moves_money(tmp_path: Path) -> None:
    weather = Weather(Random(SEED))
    with closing(inline_store(tmp_path, weather)) as store:
        evening = Evening(store, weather.random, dense=True)
        run_virtually(evening.play(lambda: weather.writes >= LAST, troubles=False))
        with store.reader() as reader:
            reasons = {transfer.reason for transfer in reader.transfers()}
            signs = {award.amount_minor > 0 for award in reader.awards()}
            opened = [deck for row in list(reader.tables()) for deck in reader.decks(row.id) if deck.number]
    assert reasons >= {"grant", "stake", "play", "lose", "return", "win", "share", "envy", "reverse"}
    assert signs == {True, False}, "a jackpot, and one that was taken back"
    assert opened, "a challenge"
