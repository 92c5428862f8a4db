"""A table for tests: plays a round in words, keeps the record, and insists on what is legal."""

from collections.abc import Mapping

from queenhigh.cards import parse_card, parse_cards
from queenhigh.engine import DEALER, SUPERVISOR, Event, Refusal, View, decide, view
from queenhigh.engine import actions as act
from queenhigh.engine.dealing import deal_order
from queenhigh.engine.record import Record, Step, act_on, start
from queenhigh.money import parse_amount
from queenhigh.rules import House, house
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.settlement import Line

Amount = int | str


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

    def refused(self, action: act.Action, code: str, clause: str | None = None) -> Refusal:
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
        return result

    def open(self, **meters: Amount) -> "Felt":
        self.do(act.OpenBetting(DEALER, {name: self.minor(amount) for name, amount in meters.items()}))
        return self

    def bet(self, box: int, player: str = "", **stakes: Amount) -> "Felt":
        """Place wagers in the order given; the player is called p1, p2 ... after the box unless named."""
        for wager, amount in stakes.items():
            self.do(act.PlaceWager(player or f"p{box}", box, wager, self.minor(amount)))
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

    def player(self, box: int) -> str:
        return self.state.box(box).player

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

    def settle(self, new: str = "", fourth: str = "") -> "Felt":
        """From the decisions to the settlement."""
        if self.state.phase != "settling":
            self.reveal(new, fourth)
        self.do(act.Settle(DEALER))
        return self

    def void(self, ground: Ground, count: int = 0, repairable: bool = False) -> "Felt":
        self.do(act.VoidGame(SUPERVISOR, self.state.game, ground, count, repairable))
        return self

    def lines(self, box: int) -> list[Line]:
        return [line for line in self.state.lines if line.box == box]

    def line(self, box: int, wager: str) -> Line:
        """The one line of this wager in this box."""
        found = [line for line in self.lines(box) if line.wager == wager]
        assert len(found) == 1, found
        return found[0]

    def has_line(self, box: int, wager: str) -> bool:
        return any(line.wager == wager for line in self.lines(box))

    def net(self, box: int) -> int:
        """What the box has gained or lost, in minor units."""
        return sum(line.returned_minor - line.stake_minor for line in self.lines(box))

    def view(self, viewer: str) -> View:
        return view(self.state, viewer)
