"""Pairs of worlds: a story told, told again with other hidden cards, and every byte of both compared."""

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kit.worlds.played import LOBBY, Op, Pair, do, guests, tokens
from kit.worlds.story import tell_chunk
from kit.worlds.twins import SAME, Swap, TwinEntropy, find_twin, forging
from kit.worlds.world import Key, World, by_hand, invite, still_time
from queenhigh.server.routes.played import Played


class Guests(NamedTuple):
    """A folder of data in which everybody is signed in, and what they show."""

    folder: Path
    keys: dict[str, Key]
    stories: int
    """For so many."""


def guests_in(folder: Path, count: int) -> Guests:
    keys = invite(folder, guests(count), tokens(count))
    return Guests(folder, {**keys, LOBBY: Key()}, count)


class Twins(NamedTuple):
    """What two worlds gave."""

    pairs: list[Pair]
    told: Counter[Any]
    one: World
    two: World
    hidden: list[int]
    """How many cards were changed in each pair."""

    def differences(self) -> Iterator[str]:
        """Where the worlds can be told apart by somebody who may not know: nowhere."""
        for pair in self.pairs:
            for who in pair.compared:
                ours, theirs = (
                    [each.what for each in world.heard.get(who, ()) if each.part == pair.part]
                    for world in (self.one, self.two)
                )
                yield from _apart(f"story {pair.part}, {who}", ours, theirs)
        yield from _apart(
            "the log", *([line.encode() for line in world.log_lines()] for world in (self.one, self.two))
        )


def _apart(where: str, ours: list[bytes], theirs: list[bytes]) -> Iterator[str]:
    for place, (one, two) in enumerate(zip(ours, theirs, strict=False)):
        if one != two:
            at = next((at for at, pair in enumerate(zip(one, two, strict=False)) if len({*pair}) > 1), 0)
            near = slice(max(0, at - 60), at + 60)
            yield f"{where}, {place}: {one[:60]!r} … {one[near]!r} and {two[near]!r}"
    if len(ours) != len(theirs):
        yield f"{where}: {len(ours)} and {len(theirs)}"


def play_twins(guests: Guests, place: Path, house: str, seed: int, count: int) -> Twins:
    """So many stories of a house in a world, and again in its twin."""
    assert count <= guests.stories
    worlds = []
    for name in ("one", "two"):
        shutil.copytree(guests.folder, place / name)
        worlds.append(place / name)
    with still_time(), forging():
        one = World(worlds[0], guests.keys, seed, TwinEntropy)
        script, pairs, told, swaps = by_hand(_first(one, house, seed, count))
        decks = dict(swaps.values())
        two = World(worlds[1], guests.keys, seed, partial(TwinEntropy, twins=decks))
        by_hand(_second(two, script, pairs, {part: swap for part, (_, swap) in swaps.items()}))
    hidden = [sum(card != other for card, other in swap.items()) for _, swap in swaps.values()]
    return Twins(pairs, told, one, two, hidden)


async def _first(
    world: World, house: str, seed: int, count: int
) -> tuple[list[Op], list[Pair], Counter[Any], dict[int, tuple[str, Swap]]]:
    await world.start()
    script, pairs, told = await tell_chunk(world, house, seed, count)
    swaps = {
        pair.part: await _twin(world, pair, Random(f"twin {house} {seed} {pair.part}")) for pair in pairs
    }
    await world.stop()
    return script, pairs, Counter(told), swaps


async def _twin(world: World, pair: Pair, rng: Random) -> tuple[str, Swap]:
    """The deck that a story's round was dealt from, and the cards of its twin."""
    store = world.works.store
    rows = await store.steps(pair.table, 1)
    decks = await store.decks(pair.table, 1)
    row = await store.table(pair.table)
    house = await store.house(row.house if row is not None else "")
    assert house is not None
    played = Played(pair.table, 1, house, rows)
    swap = find_twin(played, pair.viewers(world.keys), pair.best, rng)
    return f"{pair.table}-1-{decks[-1].number if decks else 0}", swap


async def _second(world: World, script: list[Op], pairs: list[Pair], swaps: Mapping[int, Swap]) -> None:
    out = {pair.part: pair.out for pair in pairs}
    await world.start()
    for op in script:
        knows = op.who in out.get(op.part, ())
        await do(world, op, swaps[op.part] if knows else SAME)
    await world.stop()
