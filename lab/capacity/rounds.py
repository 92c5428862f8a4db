"""Tables at which rounds are played: who thinks, who acts, and what the table's clock does then."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

from lab.capacity.asked import Asked
from lab.capacity.costs import Kind, PaceCosts
from lab.capacity.events import Chance, Events, Then

Do = Callable[[Kind, Then, bool], None]
"""Has a command done and goes on when it is durable; the last says whether a person waits for it."""


class Party:
    """The players of one table and its clock, round after round.

    Everybody bets once or more and says ready, may look, and plays or folds, each after a pause, as those of
    `queenhigh load` do. The table goes on when all have, or when time is up.
    """

    def __init__(
        self, events: Events, chance: Chance, asked: Asked, pace: PaceCosts, players: int, do: Do
    ) -> None:
        self._events = events
        self._chance = chance
        self._asked = asked
        self._pace = pace
        self._players = players
        self._do = do
        self._stage = self._done = 0
        self._timed = False
        """Whether the time to bet runs."""
        self.counts: Counter[Kind] = Counter()
        self.acts = 0
        """Commands that a person has thought about."""
        self.rounds = 0

    def open(self) -> None:
        """A round begins: clients send their seeds at once, people think."""
        self._next_stage()
        self._timed = False
        for _ in range(self._players):
            if self._chance.share() < self._pace.seeds:
                self._command("ready", _nothing, False)
            (self._think_on if self.rounds else self._think)(self._bet)

    def _next_stage(self) -> None:
        self._stage += 1
        self._done = 0

    def _in_stage(self, then: Then) -> Then:
        """The same, unless the table has gone on meanwhile."""
        stage = self._stage
        return lambda: then() if self._stage == stage else None

    def _think(self, then: Then) -> None:
        self._events.later(self._chance.between(*self._asked.think), self._in_stage(then))

    def _think_on(self, then: Then) -> None:
        """Whoever has waited for others is in the middle of a pause: what is left of one met by chance."""
        least, most = self._asked.think
        pause = sqrt(self._chance.between(least * least, most * most))  # long ones are met more often
        self._events.later(self._chance.between(0.0, pause), self._in_stage(then))

    def _limit(self, then: Then) -> None:
        self._events.later(self._asked.time_limit, self._in_stage(then))

    def _act(self, kind: Kind, then: Then) -> None:
        self.acts += 1
        self._command(kind, self._in_stage(then), True)

    def _command(self, kind: Kind, then: Then, waited_for: bool) -> None:
        self.counts[kind] += 1
        self._do(kind, then, waited_for)

    def _one_more(self, then: Then) -> None:
        self._done += 1
        if self._done == self._players:
            then()

    def _ticks(self, count: int, then: Then) -> None:
        """Steps of the clock, one after the other."""
        if count:
            self._command("tick", lambda: self._ticks(count - 1, then), False)
        else:
            then()

    # The stages of a round

    def _bet(self) -> None:
        self._act("bet", self._has_bet)

    def _has_bet(self) -> None:
        if not self._timed:
            self._timed = True
            self._limit(self._deal)
        self._think(self._ready if self._chance.share() * self._pace.bets < 1 else self._bet)

    def _ready(self) -> None:
        self._act("ready", lambda: self._one_more(self._deal))

    def _deal(self) -> None:
        self._next_stage()
        self._ticks(self._pace.deal_ticks, self._hands)

    def _hands(self) -> None:
        self._limit(self._settle)
        for _ in range(self._players):
            self._think_on(self._look if self._chance.share() < self._pace.looks else self._play)

    def _look(self) -> None:
        self._act("look", lambda: self._think(self._play))

    def _play(self) -> None:
        self._act("play", lambda: self._one_more(self._settle))

    def _settle(self) -> None:
        self._next_stage()
        self._ticks(self._pace.settle_ticks - 1, self._show)

    def _show(self) -> None:
        self.rounds += 1
        self._events.later(self._pace.show_seconds, lambda: self._ticks(1, self.open))


def _nothing() -> None:
    pass
