"""How long a bankroll lasts: the chance of ruin, and of reaching a goal, over a number of equal bets.

The mass of players is carried from round to round over the grid of bankrolls, one shift and add for each net
of the bet. Nothing is ever subtracted, so no figure is wrong by more than its roundings, at most u = 2**-53
each. In each round a mass takes one for the chance of the net, one for the product and at most one for each
further net; then one more per round where rounds are added up, and one per place where neighbouring bankrolls
are. Over N rounds with J nets and L places at most that is a relative error of
(1 + u)**(N (J + 2) + L + 4) - 1.

Two kinds of players are set aside and counted as still playing: those who can no longer be ruined, which is
right, and those on either edge of the grid who are too few to be noticed, which adds their mass to the error.

`tests/analysis/rounds/test_ruin.py` plays the same game in fractions, bankroll by bankroll.
"""

from bisect import bisect_left
from fractions import Fraction
from math import expm1
from typing import Final, NamedTuple

import msgspec
import numpy as np

from queenhigh.analysis.rounds.rounds import (
    MOST_POINTS,
    MOST_ROUNDS,
    ULP,
    Floats,
    Lattice,
    lattice_of,
    window,
)
from queenhigh.displayed import Brief
from queenhigh.study.spread import Spread
from queenhigh.text import QueenHighError

MOST_WORK: Final = 40_000_000_000
"""Products in one answer, at most: half a minute or so."""
_OVERHEAD: Final = 2000
"""What a shift and add costs besides its products, in products; the rest of a round costs 25 times that."""
_UNNOTICED: Final = 1e-13
"""The mass that may be set aside in error on either edge, over all rounds."""
_MARKS: Final = 240
"""Rounds at which the chance of ruin is noted down, at most, besides the start."""


class RuinError(QueenHighError, ValueError):
    """A question about ruin that has no answer; the message says why."""


class RuinTooLargeError(RuinError):
    """Too many rounds, or too fine a grid of bankrolls, to be worked out."""


class RuinedBy(NamedTuple):
    """The chance to be ruined by some round."""

    round: int
    chance_ruined: float


class Ruin(Brief, msgspec.Struct, frozen=True):
    """Where a player's bankroll leads them; the three chances add up to 1, within `error`."""

    chance_ruined: float
    """The chance that they could not cover another round, be it after the last one."""
    chance_goal: float
    """The chance that they reached their goal; 0 without one."""
    chance_still_playing: float
    """The chance that all rounds were played and neither had happened."""
    expected_rounds: float
    """How many rounds they play on average."""
    mean_final_minor: float
    """What they leave the table with on average."""
    error: float
    """No chance given here is further from the truth than this."""
    expected_rounds_error: float
    """Nor `expected_rounds` than this."""
    mean_final_error_minor: float
    """Nor `mean_final_minor` than this."""
    curve_rounds: tuple[int, ...]
    """Some rounds from 0 to the last, rising."""
    curve_ruined: tuple[float, ...]
    """The chance to be ruined by each of these rounds."""

    @property
    def by_round(self) -> tuple[RuinedBy, ...]:
        """The curve point by point."""
        return tuple(map(RuinedBy, self.curve_rounds, self.curve_ruined))


class _Table(NamedTuple):
    """One bet, one bankroll: the questions a round asks about places on the grid.

    After `done` rounds, place k stands for a bankroll of `bankroll + done * first + step * k`.
    """

    lattice: Lattice
    rounds: int
    bankroll: int
    goal: int | None
    cost: int

    def first_place(self, minor: int, done: int) -> int:
        """The first place with a bankroll of this much or more."""
        return -((self.bankroll + done * self.lattice.first - minor) // self.lattice.step)

    def last_place(self, done: int) -> int:
        """The place from which on nobody is played with any more.

        There they have reached their goal, or, without one, no run of bad luck can ruin them any more.
        """
        if self.goal is None:
            return self.first_place(self.cost, self.rounds)
        return self.first_place(self.goal, done)


class _Players:
    """The mass of players at each place, and what became of the others."""

    def __init__(self) -> None:
        self.masses: Floats = np.ones(1)
        self.at = 0
        """The place of the first of them."""
        self.longest = 1
        self.ruined = self.goal = self.safe = self.unnoticed = 0.0

    @property
    def playing(self) -> float:
        return float(self.masses.sum()) + self.safe + self.unnoticed

    def play(self, lattice: Lattice, shares: Floats, last: int) -> float:
        """One round; takes out everybody from place `last` on and says how many they were."""
        room = max(last - self.at, 0)
        length = len(self.masses)
        near = bisect_left(lattice.steps, room)  # longer steps take everybody out at once
        after = np.zeros(length + (lattice.steps[near - 1] if near else 0))
        part = np.empty(length)
        for step, share in zip(lattice.steps[:near], shares[:near], strict=True):
            np.multiply(self.masses, share, out=part)
            after[step : step + length] += part
        beyond = float(after[room:].sum())
        if near < len(shares):
            beyond += float(self.masses.sum()) * float(shares[near:].sum())
        self.masses = after[:room]
        self.longest = max(self.longest, len(after))
        return beyond

    def take_below(self, place: int) -> float:
        """Take out everybody below a place; how many they were."""
        count = min(max(place - self.at, 0), len(self.masses))
        taken, self.masses = self.masses[:count], self.masses[count:]
        self.at += count
        return float(taken.sum())

    def take_edges(self, reach: int, limit: float) -> float:
        """Take out up to `limit` on either edge, within `reach` places of it; how many they were."""
        low = int(np.searchsorted(np.cumsum(self.masses[:reach]), limit, side="right"))
        taken = self.take_below(self.at + low)
        high = int(np.searchsorted(np.cumsum(self.masses[: -reach - 1 : -1]), limit, side="right"))
        kept = len(self.masses) - high
        taken += float(self.masses[kept:].sum())
        self.masses = self.masses[:kept]
        return taken


def ruin(
    spread: Spread,
    rounds: int,
    bankroll_minor: int,
    goal_minor: int | None,
    cost_minor: int,
    most: int = MOST_WORK,
) -> Ruin:
    """Play one bet until the bankroll cannot cover it, the goal is reached or the rounds are over.

    `cost_minor` is the most a round can cost, with all wagers and raises: a player who has less does not sit
    down. A player with `goal_minor` or more leaves. Raises `RuinError` where that makes no sense, and
    `RuinTooLargeError` where it takes more than `most` products.
    """
    table = _Table(lattice_of(spread), rounds, bankroll_minor, goal_minor, cost_minor)
    _check(table, most)
    shares = table.lattice.shares
    marks = {rounds * mark // _MARKS for mark in range(_MARKS + 1)}
    players = _Players()
    curve = {0: 0.0}
    expected = 0.0
    for done in range(1, rounds + 1):
        expected += players.playing
        if len(players.masses):
            _play_round(players, table, shares, done)
        if done in marks:
            curve[done] = players.ruined
    relative = expm1((rounds * (len(shares) + 2) + players.longest + 4) * ULP)
    error = relative + (1 + relative) * players.unnoticed
    mean_final = bankroll_minor + spread.mean * Fraction(expected)  # Wald: each round played adds the mean
    return Ruin(
        min(players.ruined, 1.0),
        min(players.goal, 1.0),
        min(players.playing, 1.0),
        expected,
        float(mean_final),
        error,
        rounds * error,
        abs(float(spread.mean)) * rounds * error + abs(float(mean_final)) * 2 * ULP,
        tuple(curve),
        tuple(min(chance, 1.0) for chance in curve.values()),
    )


def _play_round(players: _Players, table: _Table, shares: Floats, done: int) -> None:
    """Play a round and part those who go on from those who do not."""
    beyond = players.play(table.lattice, shares, table.last_place(done))
    if table.goal is None:
        players.safe += beyond
    else:
        players.goal += beyond
    players.ruined += players.take_below(table.first_place(table.cost, done))
    players.unnoticed += players.take_edges(table.lattice.width + 16, _UNNOTICED / table.rounds)


def _check(table: _Table, most: int) -> None:
    """Raise for a question without an answer."""
    dearest = max(-table.lattice.first, 1)
    if not 1 <= table.rounds <= MOST_ROUNDS:
        raise RuinError(f"a run has from 1 to {MOST_ROUNDS:,} rounds, not {table.rounds:,}")
    if table.cost < dearest:
        raise RuinError(f"a round of this bet can cost {dearest:,} minor units, not {table.cost:,} at most")
    if table.bankroll < table.cost:
        raise RuinError(
            f"a bankroll of {table.bankroll:,} minor units does not cover a round at up to {table.cost:,}"
        )
    if table.goal is not None and table.goal <= table.bankroll:
        raise RuinError(
            f"a goal lies above the bankroll of {table.bankroll:,} minor units, so not at {table.goal:,}"
        )
    if _fits(table, most):
        return
    fewer = table.rounds // 2
    while fewer and not _fits(table._replace(rounds=fewer), most):
        fewer //= 2
    way_out = f"{fewer:,} rounds can be" if fewer else "No run of this bet can be"
    raise RuinTooLargeError(
        f"{table.rounds:,} rounds over {_places(table):,} bankrolls, in steps of "
        f"{table.lattice.step:,} smallest coins, are too many to work out. {way_out}; "
        "rounder stakes and awards allow more"
    )


def _fits(table: _Table, most: int) -> bool:
    """Whether memory, and products of rounds by nets by bankrolls, stay within limits."""
    places = _places(table)
    nets = len(table.lattice.steps)
    work = table.rounds * (nets * places + (nets + 25) * _OVERHEAD)
    return places <= MOST_POINTS and work <= most


def _places(table: _Table) -> int:
    """About how many bankrolls a player may have at a time, at most."""
    noticed = len(window(table.lattice, table.rounds)) + table.lattice.width
    between = table.last_place(0) - table.first_place(table.cost, 0)
    return min(noticed, max(between, 1))
