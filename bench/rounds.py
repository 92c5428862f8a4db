"""A whole seven-box round with every wager, through the engine, events kept: rounds a second on one core."""

import random
import time

from bench.row import Row
from queenhigh.cards import DECK
from queenhigh.engine import DEALER, Event, Refusal, Round, decide, evolve, new_round
from queenhigh.engine import actions as act
from queenhigh.rules import House, house, house_ids

ROUNDS = 400
REPEATS = 5
FLOOR = 1_000
"""Rounds a second that one core must do; 2,000 is the aim."""


class _Table:
    """Plays rounds without looking at the rules it is measured by: every box bets all it can."""

    def __init__(self, rules: House, seed: int) -> None:
        self.house = rules
        self.chance = random.Random(seed)
        self.state: Round = new_round(rules)
        self.events: list[Event] = []

    def do(self, action: act.Action) -> None:
        result = decide(self.house, self.state, action)
        if isinstance(result, Refusal):
            raise RuntimeError(f"the bench made an illegal act: {result}")
        for event in result:
            self.state = evolve(self.state, event)
        self.events.extend(result)

    def play_round(self) -> None:
        deck = list(DECK)
        self.chance.shuffle(deck)
        self.do(act.OpenBetting(DEALER))
        for number in range(1, self.house.boxes + 1):
            for wager in self.house.wagers:
                if wager.limits is not None:
                    stake_minor = wager.limits.least_minor
                    self.do(act.PlaceWager(f"p{number}", number, wager.name, stake_minor))
        self.do(act.CloseBetting(DEALER))
        dealt = 3 * (self.house.boxes + 1)
        self.do(act.Deal(DEALER, "hand", tuple(deck[:dealt])))
        for box in self.state.boxes:
            self._decide(box.number)
        if self.state.phase == "replacing":
            count = sum(len(box.discards) for box in self.state.boxes)
            self.do(act.Replace(DEALER, tuple(deck[dealt : dealt + count])))
        self.do(act.Reveal(DEALER))
        if self.state.phase == "dealer_drawing":
            self.do(act.DrawFourth(DEALER, deck[-1]))
        self.do(act.Settle(DEALER))

    def _decide(self, number: int) -> None:
        """Looks, then plays the ordinary way: folds weak hands, throws away the lowest card where it may."""
        box = self.state.box(number)
        player = box.player
        self.do(act.Look(player, number))
        high = max(box.cards)
        if high.rank < 9:
            self.do(act.Fold(player, number))
            return
        ante_minor = box.stakes[0]
        discards = (min(box.cards),) if self.house.decision.discards else ()
        self.do(act.Play(player, number, ante_minor, discards))


def rounds_per_second(rules: House) -> float:
    """The best of several runs, so that a busy neighbour does not count against us."""
    best = 0.0
    for seed in range(REPEATS):
        table = _Table(rules, seed)
        start = time.perf_counter()
        for _ in range(ROUNDS):
            table.play_round()
        best = max(best, ROUNDS / (time.perf_counter() - start))
    return best


def rows() -> list[Row]:
    """One row a house; the rival is the floor that we set ourselves."""
    found = []
    for id in house_ids():
        ours = rounds_per_second(house(id))
        name = f"seven-box round, every wager of {id}"
        found.append(Row(name, ours, "1,000 rounds a second", float(FLOOR), ours / FLOOR, 1.0))
    return found
