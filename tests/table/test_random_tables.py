"""Random play at every house: nothing offered is refused, no rule of the ledger breaks, all comes back."""

from collections.abc import Callable
from random import Random

import pytest

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, NAMES, any_house
from kit.server.pit import SUPERVISOR, Pit
from queenhigh.table.turn import Refused

PEOPLE = ("ann", "ben", "cat")


def void(pit: Pit, random: Random) -> None:
    """A supervisor tries to void something."""
    if random.random() < 0.3:
        tried = tolerated(lambda: pit.act(SUPERVISOR, "void_box", box=random.randint(1, 3)))
    else:
        ground = random.choice(pit.table.house.irregularities).ground
        fields = {"game": pit.table.number, "ground": ground, "count": 51}
        tried = tolerated(lambda: pit.act(SUPERVISOR, "void_game", **fields))
    assert tried.partition("/")[0] in ("", "void", "box", "round")


def tolerated(run: Callable[[], object]) -> str:
    """Do it; the code where it is refused."""
    try:
        run()
    except Refused as refused:
        return refused.code
    return ""


def step(pit: Pit, random: Random) -> None:
    who = random.choice(PEOPLE)
    sitting = who in pit.table.by_player and not pit.table.by_player[who].leaving
    if not sitting:
        if pit.purse(who).balance_minor == 0:
            pit.grant(who, 50_000)
        assert tolerated(lambda: pit.sit(who, grant=False)) in ("", "table/full", "seat/held")
        return
    chance = random.random()
    offers = pit.offers(who)
    if chance < 0.6 and offers:
        pit.take(who, random.choice(offers), random)
    elif chance < 0.75:
        pit.ready(who)
    elif chance < 0.78:
        pit.leave(who)
    elif chance < 0.8:
        void(pit, random)
    elif chance < 0.85:
        if who in pit.away:
            del pit.away[who]
        else:
            pit.away[who] = pit.now_ms
    else:
        due_ms = pit.due_ms()
        if due_ms is not None:
            pit.run_clock(max(0, due_ms - pit.now_ms))
        else:
            pit.run_clock(1_000)


CASES = [(id, seed) for id in NAMES for seed in range(40 if id in ALL_HOUSES else 5)]


@pytest.mark.parametrize(
    ("id", "seed"), mostly_long(CASES, lambda case: case[0] in ALL_HOUSES and case[1] < 2)
)
def test_random_play(id: str, seed: int) -> None:
    random = Random(f"{id} {seed}")
    pit = Pit(any_house(id), seed=seed, show_seconds=2, void_minutes=1)
    for who in PEOPLE:
        pit.grant(who, 50_000)
    for _ in range(400):
        step(pit, random)
    assert pit.table.number > 1
