"""A whole seven-box round with every wager, through the engine, events kept: rounds a second on one core."""

import random
import time
from collections.abc import Iterator

from bench.row import Lap, Row, race
from queenhigh.cards import DECK, parse_cards
from queenhigh.engine import (
    BYSTANDER,
    DEALER,
    Event,
    Refusal,
    Round,
    decide,
    evolve,
    legal_actions,
    new_round,
    player,
    view,
    views,
)
from queenhigh.engine.acts import actions as act
from queenhigh.rules import House, first_ids, house
from queenhigh.settlement import DealerHand, settle, settled_box

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

    def seat_everybody(self) -> None:
        """Open the betting and put the least stake on every wager of every box."""
        self.do(act.OpenBetting(DEALER))
        for number in range(1, self.house.boxes + 1):
            for wager in self.house.wagers:
                if wager.limits is not None:
                    stake_minor = wager.limits.least_minor
                    self.do(act.PlaceWager(player(f"p{number}"), number, wager.name, stake_minor))

    def play_round(self) -> None:
        deck = list(DECK)
        self.chance.shuffle(deck)
        self.seat_everybody()
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
        self.do(act.Settle(DEALER, self.state.meters_minor))

    def _decide(self, number: int) -> None:
        """Looks, then plays the ordinary way: folds weak hands, throws away the lowest card where it may."""
        box = self.state.box(number)
        by = player(box.player)
        self.do(act.Look(by, number))
        high = max(box.cards)
        if high.rank < 9:
            self.do(act.Fold(by, number))
            return
        ante_minor = box.stakes[0]
        discards = (min(box.cards),) if self.house.decision.discards else ()
        self.do(act.Play(by, number, ante_minor, discards))


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


def rows() -> Iterator[Row]:
    """One row a house; the rival is the floor that we set ourselves."""
    for id in first_ids():
        ours = rounds_per_second(house(id))
        name = f"seven-box round, every wager of {id}"
        yield Row(name, ours, "1,000 rounds a second", float(FLOOR), ours / FLOOR, 1.0)
    yield from looking_rows()
    yield by_id_row()


def by_id_row() -> Row:
    """Settle a box by the id of its house, against the same with the house itself."""
    rules = house("rws")
    dealer = DealerHand(parse_cards("Qs 7h 2d"))
    boxes = [settled_box(rules, 1, "Kh Kd 4c", {"ante": 10, "play": 10})]
    pieces = 5_000
    return race(
        "settle by the id of a house",
        Lap(lambda: [settle("rws", dealer, boxes) for _ in range(pieces)], pieces),
        "settle with a House",
        Lap(lambda: [settle(rules, dealer, boxes) for _ in range(pieces)], pieces),
        target=0.7,
    )


def looking_rows() -> Iterator[Row]:
    """What a server asks all the time, against the act or the one look that it goes with."""
    table = _Table(house("sixcard"), 0)
    table.seat_everybody()
    state = table.state
    viewers = [*(player(f"p{number}") for number in range(1, 8)), BYSTANDER]
    place = act.PlaceWager(viewers[0], 1, "ante", state.box(1).stakes[0])
    pieces = 2_000
    yield race(
        "legal_actions of one player at seven boxes",
        Lap(lambda: [legal_actions(state, viewers[0]) for _ in range(pieces)], pieces),
        "one decide",
        Lap(lambda: [decide(state.house, state, place) for _ in range(pieces)], pieces),
        target=1 / 25,
    )
    yield race(
        "views for eight at seven boxes",
        Lap(lambda: [views(state, viewers) for _ in range(pieces // 8)], pieces // 8),
        "one view",
        Lap(lambda: [view(state, viewers[0]) for _ in range(pieces // 8)], pieces // 8),
        target=1 / 3,
    )
