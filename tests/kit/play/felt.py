"""A felt for tests: `queenhigh.Felt`, with what was refused on record too and questions about payouts."""

from collections.abc import Mapping
from itertools import islice
from typing import NamedTuple

import pytest

from queenhigh.cards import DECK, format_card
from queenhigh.engine import SUPERVISOR, Actor, Event, Offer, Round, View, player
from queenhigh.engine import felt as engine
from queenhigh.engine.actors import actor_of as who
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import Record, Step, start
from queenhigh.facts import Facts
from queenhigh.money import AmountLike as Amount
from queenhigh.money import amount_of
from queenhigh.rules import House, find_house
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line
from queenhigh.words import payout

__all__ = ["P1", "Amount", "Felt", "Refused", "brief", "who"]

P1 = player("p1")


class Refused(NamedTuple):
    """A refusal with its sentence."""

    code: str
    message: str
    clause: str | None
    facts: Facts


def brief(line: Line) -> str:
    """Outcome, returned amount, reason and row of a line: `win 7000 contest/higher straight_flush`."""
    return " ".join([line.outcome, str(line.returned_minor), line.reason, *line.row.split()])


class Felt:
    """One table. Every act must be accepted, unless `refused` says that it must not."""

    def __init__(self, rules: str | House, after_game: int = 0) -> None:
        self.house = find_house(rules)
        self.after_game = after_game
        self.before = start(self.house, after_game)
        self.felt = engine.Felt(self.house, start=self.before)
        self.steps: list[Step] = []
        self._known = 0

    @property
    def state(self) -> Round:
        return self.felt.state

    @property
    def record(self) -> Record:
        """All that was done, refused acts among it."""
        return Record.of(self.before, self.steps)

    def _then(self, felt: engine.Felt) -> "Felt":
        """Keep what has just been done."""
        self.steps += felt.steps[self._known :]
        self._known = len(felt.steps)
        return self

    def do(self, action: act.Action) -> tuple[Event, ...]:
        """Do an act that must be legal."""
        events = self.felt.do(action)
        self._then(self.felt)
        return events

    def refused(self, action: act.Action, code: str, clause: str | None = None) -> Refused:
        """Try an act that must be refused with this code (and clause), and change nothing."""
        before = self.state
        with pytest.raises(engine.RefusedError) as caught:
            self.felt.do(action)
        refusal = caught.value.refusal
        assert self.state is before
        assert refusal.code == code, refusal
        assert clause in (None, refusal.clause), refusal
        self.steps.append(Step(action, refused=refusal.code))
        return Refused(refusal.code, str(caught.value), refusal.clause, refusal.facts)

    def minor(self, amount: Amount) -> int:
        return amount_of(amount, self.house.currency)

    def open(self, **meters: Amount) -> "Felt":
        return self._then(self.felt.open(**meters))

    def bet(self, box: int, name: str = "", **stakes: Amount) -> "Felt":
        """Place wagers; the player is called p1, p2 ... after the box unless named."""
        return self._then(self.felt.place(box, name, **stakes)) if stakes else self

    def no_bet(
        self, code: str, clause: str | None = None, box: int = 1, by: str = "p1", **stake: Amount
    ) -> Refused:
        """Try to place one stake, which must be refused with this code (and clause)."""
        [(wager, amount)] = stake.items()
        return self.refused(act.PlaceWager(player(by), box, wager, self.minor(amount)), code, clause)

    def withdraw(self, box: int, *wagers: str) -> "Felt":
        return self._then(self.felt.withdraw(box, *wagers))

    def close(self) -> "Felt":
        return self._then(self.felt.close())

    def deal(
        self,
        dealer: str,
        hands: Mapping[int, str] | str,
        method: DealMethod = "shuffler",
        community: str = "",
    ) -> "Felt":
        """Deal these hands; one text is box 1's. Closes the betting first if it is open.

        Community cards that nobody cares for are the lowest that are left.
        """
        if self.house.community and not community:
            dealt = {dealer, hands} if isinstance(hands, str) else {dealer, *hands.values()}
            left = (card for card in map(format_card, DECK) if not any(card in cards for cards in dealt))
            community = " ".join(islice(left, self.house.community))
        return self._then(self.felt.deal(hands, dealer, community, method=method))

    def look(self, *boxes: int) -> "Felt":
        return self._then(self.felt.look(*boxes))

    def fold(self, *boxes: int) -> "Felt":
        return self._then(self.felt.fold(*boxes))

    def play(self, *boxes: int, discard: str = "", times: int | None = None) -> "Felt":
        return self._then(self.felt.play(*boxes, discard=discard, times=times))

    def reveal(self, new: str = "", fourth: str = "") -> "Felt":
        """Replacement cards if any are due, then turn the hands up, then the dealer's fourth card if due."""
        felt = self.felt.reveal(new)
        return self._then(felt.draw_fourth(fourth) if felt.state.phase == "dealer_drawing" else felt)

    def settle(self, new: str = "", fourth: str = "", **meters: Amount) -> "Felt":
        """From the decisions to the settlement, with the meters at this."""
        if self.state.phase != "settling":
            self.reveal(new, fourth)
        return self._then(self.felt.settle("", "", **meters))

    def void(self, ground: Ground, count: int = 0, repairable: bool = False, **meters: Amount) -> "Felt":
        """Void the game; once settled with what the meters hold: as this table knows it, or else as given."""
        held = self.holds | {name: self.minor(amount) for name, amount in meters.items()}
        meters_minor = tuple(held.items()) if self.state.moves else ()
        self.do(act.VoidGame(SUPERVISOR, self.state.game, ground, count, repairable, meters_minor))
        return self

    def void_box(self, box: int) -> "Felt":
        self.do(act.VoidBox(SUPERVISOR, box))
        return self

    def stakes(self, box: int) -> dict[str, int]:
        """The stakes that lie in the box, in minor units."""
        return dict(self.view("dealer").boxes[box - 1].stakes_minor)

    def lines(self, box: int) -> list[Line]:
        return [line for line in self.state.lines if line.box == box]

    def line(self, box: int, wager: str) -> Line:
        """The one line of this wager in this box; ``progressive:envy`` for Envy on it."""
        name, _, kind = wager.partition(":")
        found = [each for each in self.lines(box) if each.wager == name and (not kind or each.kind == kind)]
        found = found if kind else [each for each in found if each.kind != "envy"]
        assert len(found) == 1, found
        return found[0]

    def has_line(self, box: int, wager: str) -> bool:
        found = (f"{line.wager}:envy" if line.kind == "envy" else line.wager for line in self.lines(box))
        return wager in found

    def why(self, box: int, wager: str) -> str:
        """The sentence of that line."""
        return payout(self.house, self.line(box, wager))

    @property
    def holds(self) -> dict[str, int]:
        """What the meters hold."""
        return dict(self.state.meters_minor)

    def net(self, box: int) -> int:
        """What the box has gained or lost, in minor units."""
        return sum(line.returned_minor - line.stake_minor for line in self.lines(box))

    def view(self, viewer: str | Actor) -> View:
        return self.felt.view(viewer)

    def legal(self, name: str | Actor) -> tuple[Offer, ...]:
        return self.felt.legal(name)
