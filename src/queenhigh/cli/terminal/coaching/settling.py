"""The drill of dealers: cards and bets as they lie, and what does each box get? Graded with the clause."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from queenhigh.cards import DECK, parse_cards
from queenhigh.cli.asking.boxes import parse_box
from queenhigh.cli.asking.wagers import parse_figure
from queenhigh.cli.terminal.coaching.drill import GRADE_ROWS, Questions, joined
from queenhigh.cli.terminal.coaching.score import Answer
from queenhigh.cli.terminal.drawing.felt import ROWS_BELOW, FeltDrawing
from queenhigh.cli.terminal.drawing.payouts import payouts
from queenhigh.engine import DEALER, Box, Felt, Offer, Round, player, view
from queenhigh.engine.layout import settle_layout
from queenhigh.money import MoneyError, format_amount, in_units, show_amount
from queenhigh.report.blocks import table
from queenhigh.rules.records import House
from queenhigh.words.card import cited_texts

MOST_BOXES = 3
DEALS = 12
"""Of so many deals the one with the most kinds of payouts is asked."""
FOLDS = 1 / 5
BESIDE = "+"
"""Between the dealer's cards and the community cards."""
HELP = "Type all that the box is handed: the stakes that go back to it, and its winnings. q leaves."


class SettleDrill(Questions):
    """Rounds that are played to the end, for whoever has to pay them."""

    kind = "settle"
    noun = "round"

    def new(self) -> tuple[str, ...]:
        rounds = (dealt_round(self.house, self.chance) for _ in range(DEALS))
        return layout(max(rounds, key=lambda state: len({(each.wager, each.reason) for each in state.lines})))

    def refuse_strange(self, asked: tuple[str, ...]) -> None:
        self._settled(asked)

    def _settled(self, asked: tuple[str, ...]) -> Round:
        boxes = [parse_box(text, number, self.house) for number, text in enumerate(asked[1:], start=1)]
        dealer, _, community = " ".join(asked[:1]).partition(BESIDE)
        cards = parse_cards(dealer)
        everybodys = parse_cards(community)
        lies = settle_layout(self.house, cards, boxes, language=self.screen.language, community=everybodys)
        return lies[0]

    def ask(self, asked: tuple[str, ...], head: str) -> Answer:
        state = self._settled(asked)
        felt = FeltDrawing(self.screen, self.house, named=False)
        below = ROWS_BELOW + GRADE_ROWS
        before = {move.name: move.before_minor for move in state.moves}
        held = tuple((name, before.get(name, minor)) for name, minor in state.meters_minor)
        seen = replace(view(state, DEALER), meters_minor=held)
        meters = "" if self.screen.lively else felt.meters(seen)  # which a lively screen has in its heading
        purse = " · ".join(filter(None, (f"Round {head}", meters)))
        self.screen.show(felt.draw(seen, purse, below=below))
        said = {box.number: self._amount(box.number) for box in state.in_round}
        due = {box: sum(line.returned_minor for line in state.lines_of(box)) for box in said}
        self._grade(state, said, due)
        return self.answer(asked, sum(said[box] == due[box] for box in said), len(said))

    def _amount(self, box: int) -> int:
        while True:
            line = self.line(f"Box {box} gets")
            if line.lower() in ("?", "h", "help"):
                self.screen.say(HELP, "yellow")
                continue
            try:
                return parse_figure(line, self.house)
            except MoneyError as error:
                self.screen.say(f"{error}.", "yellow")

    def _grade(self, state: Round, said: dict[int, int], due: dict[int, int]) -> None:
        lines = [line for box in said for line in state.lines_of(box)]
        self.screen.show(payouts(self.screen, self.house, lines))
        for box, answer_minor in said.items():
            right, told = (show_amount(minor, self.house.currency) for minor in (due[box], answer_minor))
            if due[box] == answer_minor:
                self.screen.say(f"Box {box}: right, {right}.", "green")
            else:
                self.screen.say(f"Box {box}: not {told}, it gets {right}.", "red")
        wrong = [line.clause for line in lines if said[line.box] != due[line.box]]
        if texts := cited_texts(self.house, wrong, self.screen.language):
            clauses = table("", "§|", ((text.id, text.text) for text in texts))
            self.screen.show(self.screen.table(clauses))


def dealt_round(house: House, chance: Random) -> Round:
    """A round of one to three boxes, bet and decided by chance, settled."""
    felt = Felt(house).open()
    for number in range(1, chance.randint(1, min(MOST_BOXES, house.boxes)) + 1):
        _bet(felt, number, chance)
    deck = list(DECK)
    chance.shuffle(deck)
    felt.close().deal(deck=deck)
    for box in felt.state.in_round:
        _decide(felt, box.number, chance)
    return felt.settle().state


def _offers(felt: Felt, do: str, box: int) -> list[Offer]:
    return [offer for offer in felt.legal(player(f"p{box}")) if (offer.do, offer.box) == (do, box)]


def _bet(felt: Felt, box: int, chance: Random) -> None:
    """A wager that opens the box, and some of those that may stand beside it."""
    first = felt.house.ante or next(wager for wager in felt.house.wagers if wager.opens_box)
    for wager in (first, *felt.house.wagers):
        room = [each for each in _offers(felt, "place", box) if each.wager == wager.name]
        if room and (wager is first or chance.random() < 1 / 2):
            least_minor = room[0].least_minor or 0
            amounts = [times * least_minor for times in range(1, 6) if room[0].takes(times * least_minor)]
            felt.place(box, "", **in_units({wager.name: chance.choice(amounts)}, felt.house.currency))


def _decide(felt: Felt, box: int, chance: Random) -> None:
    if _offers(felt, "look", box):
        felt.look(box)
    if not _offers(felt, "play", box):
        return
    if felt.house.folds and chance.random() < FOLDS:
        felt.fold(box)
        return
    (offer,) = _offers(felt, "play", box)
    counts = [count for count in range(offer.discards + 1) if offer.takes_discards(count)]
    thrown = chance.sample(felt.state.box(box).cards, chance.choice(counts))
    amount_minor = 0 if offer.stands_free and not thrown else chance.choice(offer.amounts_minor)
    felt.do(offer.act(player(f"p{box}"), amount_minor=amount_minor, discards=thrown))


def layout(state: Round) -> tuple[str, ...]:
    """A settled round as `queenhigh settle` reads it: the dealer's cards and everybody's, then each box."""
    beside = f" {BESIDE} {joined(state.community)}" if state.community else ""
    boxes = (joined([*box.cards, *_words(state, box)]) for box in state.in_round)
    return (f"{joined(state.dealer)}{beside}", *boxes)


def _words(state: Round, box: Box) -> Iterator[str]:
    """Stakes and decision of a box."""
    house = state.house
    for wager in house.wagers:
        if stake_minor := box.stake(wager):
            name = "play" if wager is house.play else wager.name
            yield f"{name}={format_amount(stake_minor, house.currency)}"
    if box.folded:
        yield "fold"
    elif box.choice and not box.discards and not (house.play and box.stake(house.play)):
        yield "stand"  # for nothing, so that no stake says it
    if box.discards:
        drawn: Sequence[object] = [card for card in box.final if card not in box.cards]
        yield f"discard={'+'.join(map(str, box.discards))}"
        yield f"new={'+'.join(map(str, drawn))}"
