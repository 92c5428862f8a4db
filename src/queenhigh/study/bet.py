"""A bet as both wings study it, and what a player may do with a hand.

A bet is stakes on a house's wagers, what the meters hold, and how many play so.
A chart says for each hand what to do.
"""

from collections.abc import Iterable
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from queenhigh.displayed import Brief, Displayed
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.records import House, Row, Wager
from queenhigh.text import QueenHighError


class UnpricedError(QueenHighError, ValueError):
    """A figure that these methods do not reach; the message says which and why."""


class Bet(Brief, msgspec.Struct, frozen=True, dict=True):
    """Stakes on wagers of a house before the deal, what the meters hold, and how many play so."""

    house: House
    stakes_minor: dict[str, int]
    meters_minor: dict[str, int] = {}
    players: int = 1
    """With how many players, this one among them, each with one box and the same bet: for Envy."""

    @cached_property
    def ante_minor(self) -> int:
        ante = self.house.ante
        return self.stakes_minor.get(ante.name, 0) if ante else 0

    def stake(self, wager: Wager, multiple: int) -> int:
        """What stands on a wager once the box has played for so many times the Ante (0 where it folded)."""
        if wager.placed_before_deal:
            return self.stakes_minor.get(wager.name, 0)
        base_minor = self.stake(self.house.by_name[wager.on or ""], multiple)
        return multiple * base_minor if wager.facts.stake == "times" else wager.stake_beside(base_minor)

    def meter(self, name: str) -> int:
        """What a meter holds: its seed unless the bet says."""
        return self.house.meters_at(self.meters_minor)[name]

    @cached_property
    def wagers(self) -> tuple[Wager, ...]:
        """The wagers that can gain or lose in this bet, with Play and bonuses, in the house's order."""
        return tuple(wager for wager in self.house.wagers if self.stake(wager, 1))

    @cached_property
    def tabled(self) -> tuple[Wager, ...]:
        """Those of which the hand decides what they pay: by a pay table, or by an ending that has rows."""
        return tuple(wager for wager in self.wagers if wager.codes > 1)

    @property
    def placed_minor(self) -> int:
        """All that stands in the box before the deal."""
        return sum(self.stake(wager, 0) for wager in self.house.wagers if wager.has_stake)


def most_at_risk(bet: Bet, multiples: Iterable[int]) -> int:
    """The most that stands on a bet in the end, if these are the multiples it is played for."""
    staked = [wager for wager in bet.wagers if wager.has_stake]
    return max(sum(bet.stake(wager, times) for wager in staked) for times in multiples)


def meter_of(row: Row) -> str:
    """The meter that a row is paid from; empty for one that is not."""
    return row.award.meter if isinstance(row.award, MeterShare) else ""


def refuse_shared_meters(bet: Bet) -> None:
    """Raise where two wagers of the bet are paid from one meter: what one takes, the other cannot."""
    takers: dict[str, Wager] = {}
    for wager in bet.tabled:
        for name in {meter_of(row) for row in wager.rows} - {""}:
            if name in takers:
                raise UnpricedError(
                    f"{takers[name].label} and {wager.label} are paid from one meter, {name}: what they "
                    "bring together is not worked out here; price each without the other"
                )
            takers[name] = wager


class Choice(NamedTuple):
    """Something a player may do: fold, or play for `multiple` times the Ante and discard some cards."""

    multiple: int
    thrown: tuple[int, ...] = ()
    """The places, in the hand as its class shows it, of the cards discarded."""
    folds: bool = False


STAY: Final = Choice(0)
"""All that a box without an Ante can do, and standing where that costs nothing."""
FOLD: Final = Choice(0, folds=True)


class Chart(Displayed, msgspec.Struct, frozen=True):
    """A strategy as a table: what to do with each of the 22,100 hands, in order of ``combinations(DECK, 3)``.

    Cards that a choice discards are named by their places in the hand, lowest card first.
    """

    name: str
    choices: tuple[Choice, ...]
    by_hand: bytes
    """A place in `choices` for each hand."""


def thrown(discards: int) -> list[tuple[int, ...]]:
    """Which places of the three cards may be discarded."""
    return list(combinations(range(3), discards))


def choices_of(bet: Bet) -> tuple[Choice, ...]:
    """Everything a player may do, the plainest first: standing before drawing before folding."""
    play = bet.house.play
    if not bet.ante_minor or play is None:
        return (STAY,)
    playing = [
        Choice(times, away)
        for count in bet.house.decision.counts
        for times in (play.all_multiples if count or bet.house.folds else (0,))
        for away in thrown(count)
    ]
    return (*playing, FOLD) if bet.house.folds else tuple(playing)
