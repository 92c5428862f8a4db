"""A table for tests: plays a round in words, keeps the record, and insists on what is legal."""

from collections.abc import Mapping
from typing import NamedTuple

from queenhigh.cards import parse_card, parse_cards
from queenhigh.engine import (
    BYSTANDER,
    DEALER,
    SUPERVISOR,
    Actor,
    Event,
    Refusal,
    View,
    decide,
    legal_actions,
    player,
    view,
)
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.record import Record, Step, act_on, start
from queenhigh.facts import Facts
from queenhigh.money import parse_amount
from queenhigh.rules import House, house
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line
from queenhigh.words import payout, refusal_text

Amount = int | str
P1 = player("p1")
STAFF = {"dealer": DEALER, "supervisor": SUPERVISOR, "bystander": BYSTANDER}


def who(name: str | Actor) -> Actor:
    """The staff by their role, everybody else as a player of this name."""
    if isinstance(name, Actor):
        return name
    return STAFF.get(name) or player(name)


class Refused(NamedTuple):
    """A refusal with its sentence."""

    code: str
    message: str
    clause: str | None
    facts: Facts


class Felt:
    """One table. Every act must be accepted, unless `refused` says that it must not."""

    def __init__(self, rules: str | House, after_game: int = 0) -> None:
        self.house = house(rules) if isinstance(rules, str) else rules
        self.after_game = after_game
        self.before = self.state = start(self.house, after_game)
        self.steps: list[Step] = []

    @property
    def record(self) -> Record:
        return Record.of(self.before, self.steps)

    def minor(self, amount: Amount) -> int:
        return parse_amount(str(amount), self.house.currency)

    def do(self, action: act.Action) -> tuple[Event, ...]:
        """Do an act that must be legal."""
        before = self.state
        self.state, step = act_on(before, action)
        assert not step.refused, decide(self.house, before, action)
        self.steps.append(step)
        return step.events

    def refused(self, action: act.Action, code: str, clause: str | None = None) -> Refused:
        """Try an act that must be refused with this code (and clause), and change nothing."""
        before = self.state
        result = decide(self.house, before, action)
        assert isinstance(result, Refusal), f"accepted: {result}"
        assert result.code == code, result
        if clause is not None:
            assert result.clause == clause, result
        self.state, step = act_on(before, action)
        assert self.state is before
        self.steps.append(step)
        return Refused(result.code, refusal_text(self.house, result), result.clause, result.facts)

    def open(self, **meters: Amount) -> "Felt":
        self.do(act.OpenBetting(DEALER, self.meters(meters)))
        return self

    def meters(self, amounts: Mapping[str, Amount]) -> tuple[tuple[str, int], ...]:
        return tuple((name, self.minor(amount)) for name, amount in amounts.items())

    def held(self, amounts: Mapping[str, Amount]) -> tuple[tuple[str, int], ...]:
        """What every meter holds: as this table knows it, unless said otherwise."""
        return tuple({**dict(self.state.meters_minor), **dict(self.meters(amounts))}.items())

    def bet(self, box: int, name: str = "", **stakes: Amount) -> "Felt":
        """Place wagers in the order given; the player is called p1, p2 ... after the box unless named."""
        for wager, amount in stakes.items():
            self.do(act.PlaceWager(player(name or f"p{box}"), box, wager, self.minor(amount)))
        return self

    def close(self) -> "Felt":
        self.do(act.CloseBetting(DEALER))
        return self

    def deal(self, dealer: str, hands: Mapping[int, str] | str, method: DealMethod = "shuffler") -> "Felt":
        """Deal these hands; one text is box 1's. Closes the betting first if it is open."""
        if self.state.phase == "betting":
            self.close()
        texts = {1: hands} if isinstance(hands, str) else hands
        packets = [parse_cards(texts[box.number], 3) for box in self.state.in_round]
        self.do(act.Deal(DEALER, method, deal_order(packets, parse_cards(dealer, 3), method)))
        return self

    def player(self, box: int) -> Actor:
        return player(self.state.box(box).player)

    def look(self, *boxes: int) -> "Felt":
        for box in boxes:
            self.do(act.Look(self.player(box), box))
        return self

    def fold(self, *boxes: int) -> "Felt":
        for box in boxes:
            self.do(act.Fold(self.player(box), box))
        return self

    def play(self, *boxes: int, discard: str = "", times: int = 1) -> "Felt":
        """Play for that many times the Ante, throwing away one card if any is named (looks first, then)."""
        ante = self.house.ante
        assert ante is not None
        for box in boxes:
            if discard and not self.state.box(box).looked:
                self.look(box)
            stake_minor = times * self.state.box(box).stake(ante)
            discards = (parse_card(discard),) if discard else ()
            self.do(act.Play(self.player(box), box, stake_minor, discards))
        return self

    def reveal(self, new: str = "", fourth: str = "") -> "Felt":
        """Replacement cards if any are due, then turn the hands up, then the dealer's fourth card if due."""
        if self.state.phase == "replacing":
            self.do(act.Replace(DEALER, parse_cards(new)))
        self.do(act.Reveal(DEALER))
        if self.state.phase == "dealer_drawing":
            self.do(act.DrawFourth(DEALER, parse_card(fourth)))
        return self

    def settle(self, new: str = "", fourth: str = "", **meters: Amount) -> "Felt":
        """From the decisions to the settlement, with the meters at this."""
        if self.state.phase != "settling":
            self.reveal(new, fourth)
        self.do(act.Settle(DEALER, self.held(meters)))
        return self

    def void(self, ground: Ground, count: int = 0, repairable: bool = False, **meters: Amount) -> "Felt":
        held = self.held(meters) if self.state.moves else ()
        self.do(act.VoidGame(SUPERVISOR, self.state.game, ground, count, repairable, held))
        return self

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
        name, _, kind = wager.partition(":")
        return any(
            line.wager == name and (line.kind == "envy") == (kind == "envy") for line in self.lines(box)
        )

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
        return view(self.state, who(viewer))

    def legal(self, name: str | Actor) -> tuple[Offer, ...]:
        return legal_actions(self.state, who(name))
