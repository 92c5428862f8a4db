"""A sitting: one player, one house, game after game, until they leave or the bankroll does."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile

from rich.console import Group, RenderableType
from rich.text import Text

from queenhigh.cards import Card
from queenhigh.cli.terminal.bets import (
    YOU,
    Bet,
    BetError,
    ChoiceError,
    bets_on,
    choice_words,
    first_bets,
    offers,
    parse_bets,
    parse_choice,
    place_bets,
    shortage,
    stakes_minor,
)
from queenhigh.cli.terminal.coaching.coach import Coach
from queenhigh.cli.terminal.deck import Shuffler
from queenhigh.cli.terminal.drawing.felt import FeltDrawing, deal_counts
from queenhigh.cli.terminal.drawing.payouts import net_minor, net_text, payouts
from queenhigh.cli.terminal.drawing.screen import Leave, Screen
from queenhigh.cli.terminal.guide import guide, pays
from queenhigh.cli.terminal.lobby import LEAVING
from queenhigh.cli.terminal.tally import Tally, summary
from queenhigh.engine import DEALER, Felt, Offer, RefusedError, View
from queenhigh.engine.record import Record
from queenhigh.engine.view import BoxView
from queenhigh.money import show_amount
from queenhigh.report import print_card
from queenhigh.rules.records import House
from queenhigh.settlement import Line
from queenhigh.wire import format_record
from queenhigh.words import catalogue, hand_name
from queenhigh.words.amounts import amount_text
from queenhigh.words.catalogue import Phrase

ROWS_BELOW = 5
"""What stands under the payouts: the round's net and the next bets."""
DEAL_SECONDS = 0.9
LOOK_SECONDS = 0.3
TURN_SECONDS = 0.7


class Shelf:
    """A folder of recorded games, one to a file; what lies there already is never written over."""

    def __init__(self, folder: Path) -> None:
        """Make the folder if need be; `OSError` where nothing can be written into it."""
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
        self.folder = folder
        self._number = 0

    def keep(self, record: Record, house: House) -> Path:
        """Write one game under the next free number."""
        text = format_record(house, record)
        while True:
            self._number += 1
            path = self.folder / f"round-{self._number:04d}.toml"
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                continue
            return path


class Sitting:
    """The conversation at the table."""

    def __init__(
        self,
        screen: Screen,
        house: House,
        boxes: int,
        bankroll_minor: int,
        shuffler: Shuffler,
        shelf: Shelf | None = None,
        coached: bool = False,
        named: str = "",
    ) -> None:
        self.screen = screen
        self.house = house
        self.boxes = range(1, boxes + 1)
        self.stack_minor = bankroll_minor
        """What one bankroll is, should another be asked for."""
        self.tally = Tally(bankroll_minor)
        self.felt = Felt(house, screen.language)
        self._drawing = FeltDrawing(screen, house)
        self._coach = Coach(screen, house, coached, named)
        self._shuffler = shuffler
        self._shelf = shelf
        self._last_bets: list[Bet] = []
        self._deck: tuple[Card, ...] = ()
        self._warned = False
        """Whether the player was told what leaving now costs, and said nothing since."""
        self._kept = 0
        """The last game that was offered to the shelf."""

    def run(self) -> None:
        """Play until the player leaves, by `Leave`, or has nothing left to bet and wants no more."""
        while self.ready() or self._another_bankroll():
            self._deck = self._shuffler.deck()
            self._betting()
            self._deal()
            self._decisions()
            self._turn_up()
            self._pay()

    def ready(self) -> bool:
        """Open the betting and put out the bets that are proposed; false where the bankroll covers none."""
        if self._view.phase != "betting":
            self.felt.open()
        return bool(stakes_minor(self._view)) or self._propose()

    def end(self) -> None:
        """Count up and say good-bye; bets go back while they may, and a game with cards is finished."""
        seen = self._view
        on_felt_minor = stakes_minor(seen)
        if seen.phase == "betting" and on_felt_minor:
            self.screen.say(f"The {self._amount(on_felt_minor)} on the felt goes back to you.")
        elif seen.phase not in ("idle", "betting", "settled"):
            self._finish()
        elif self._count(seen):
            self._keep()
        self.screen.say()
        self.screen.say(f"Your sitting at {self.house.name}", "bold")
        self.screen.show(summary(self.screen, self.house, self.tally, self._coach.facts()))

    @property
    def _view(self) -> View:
        return self.felt.view(YOU)

    def _amount(self, amount_minor: int) -> str:
        return show_amount(amount_minor, self.house.currency)

    def _purse(self, seen: View) -> str:
        """The bankroll, always in view."""
        if seen.phase == "settled":
            return f"Bankroll {self._amount(self.tally.bankroll_minor)}"
        on_felt_minor = stakes_minor(seen)
        rest = self._amount(self.tally.bankroll_minor - on_felt_minor)
        return f"Bankroll {rest} · on the felt {self._amount(on_felt_minor)}"

    def _redraw(self, always: bool = True) -> None:
        """Draw the felt; a plain screen skips what it need not see twice."""
        if always or self.screen.lively:
            seen = self._view
            self.screen.fresh(self._drawing.draw(seen, self._purse(seen)))

    def _finish(self) -> None:
        """End a game that the player leaves: what is undecided is folded or stands, the rest goes its way."""
        if not self._warned:
            self._say_cost()
        if offers(self.felt, "deal", DEALER):
            self.felt.deal(deck=self._deck)
        fold_undecided(self.felt)
        if self._view.phase in ("replacing", "revealing"):
            self.felt.reveal()
        if self._view.phase == "dealer_drawing":
            self.felt.draw_fourth()
        seen = self._view
        self.screen.show(self._drawing.brief(seen, self._purse(seen)))
        self._pay(below=True)

    def _say_cost(self) -> bool:
        """Say what leaving costs now; false where it costs nothing that is not decided yet."""
        words = cost_words(self.felt)
        for sentence in words:
            self.screen.say(sentence, "yellow")
        return bool(words)

    def _stays(self) -> bool:
        """Whether the player, about to leave, is first told what it costs and asked again."""
        if self._warned or self._view.phase == "betting" or not self._say_cost():
            return False
        self._warned = True
        self.screen.say("q or Ctrl-C once more leaves; any choice plays on.", "yellow")
        return True

    def _ask(self, prompt: str) -> str:
        """A line that is meant for the game; help and leaving are understood everywhere."""
        while True:
            try:
                line = self.screen.ask(prompt)
            except KeyboardInterrupt:
                self.screen.say()
                if not self._stays():
                    raise
                continue
            if line.lower() in LEAVING:
                if not self._stays():
                    raise Leave
                continue
            self._warned = False
            match line.lower():
                case "?" | "help":
                    self.screen.show(guide(self.screen, self.house, len(self.boxes)))
                case "? pays" | "?pays" | "pays":
                    self.screen.show(pays(self.screen, self.house))
                case "h" | "hint":
                    self._hint()
                case "rules":
                    print_card(self.house, self.screen.console, self.screen.language)
                case _:
                    return line

    def _hint(self) -> None:
        """What each choice with the hand that is to be decided on is worth."""
        seen = self._view
        waiting = offers(self.felt, "play")
        if waiting:
            self.screen.show(self._coach.hint(seen, seen.boxes[(waiting[0].box or 0) - 1]))
        else:
            self.screen.say("h tells what each choice is worth once you have cards; ? helps now.", "yellow")

    def _propose(self) -> bool:
        """Put out the last bets or, where they are too dear now, the least; false where none can be."""
        proposals = [self._last_bets] if self._last_bets else []
        for bets in (*proposals, *first_bets(self.house, self.boxes)):
            try:
                place_bets(self.felt, bets, self.tally.bankroll_minor)
            except BetError as error:
                if bets is self._last_bets:
                    self.screen.say(f"Not the same bets again: {error}.", "yellow")
            else:
                return True
        return False

    def _another_bankroll(self) -> bool:
        have = self._amount(self.tally.bankroll_minor)
        stack = self._amount(self.stack_minor)
        self.screen.say(f"Your bankroll of {have} no longer covers the smallest bet here.", "yellow")
        self.screen.say("It was good to have you at the table.")
        if self._ask(f"y takes another {stack}, Enter leaves").lower() not in ("y", "yes"):
            return False
        self.tally.bought_minor += self.stack_minor
        return self.ready()

    def _betting(self) -> None:
        """From the proposed bets to no more bets."""
        if not self.tally.games:
            self._redraw(always=False)
        while True:
            self._say_bets()
            line = self._ask("Enter deals, ? helps, q leaves")
            try:
                if not line:
                    self.felt.close()
                    break
                place_bets(self.felt, parse_bets(line, self.house, self.boxes), self.tally.bankroll_minor)
            except (BetError, RefusedError) as error:
                self.screen.say(f"Not placed: {error}.", "yellow")
            else:
                self._redraw(always=False)
        self._last_bets = bets_on(self.felt)

    def _say_bets(self) -> None:
        """What lies on the felt, and what else may: after a game the felt shows no free spots."""
        seen = self._view
        stakes = {box.number: self._drawing.stakes(box) for box in seen.boxes if box.player}
        if not stakes:
            words = "nothing on the felt"
        elif len(set(stakes.values())) == 1 and len(stakes) == len(self.boxes):
            words = stakes[1] + (" in each box" if len(stakes) > 1 else "")
        else:
            words = " · ".join(f"box {number}: {each}" for number, each in stakes.items())
        if not self.screen.lively:
            facts = (f"Game {seen.game}", self._drawing.meters(seen), self._purse(seen))
            self.screen.say(" · ".join(fact for fact in facts if fact), "cyan")
        free = dict.fromkeys(keys for box in self.boxes for _, keys in self._drawing.free_spots(seen, box))
        bets = self.screen.text(f"Your bets: {words}", "bold")
        if free:
            bets = Text.assemble(bets, self.screen.text(" · you may add "), (" ".join(free), "cyan"))
        self.screen.show(bets)

    def _deal(self) -> None:
        """The cards go round face down, and the player picks up theirs."""
        self.felt.deal(deck=self._deck)
        interrupted = False
        if self.screen.lively:
            seen = self._view
            boxes = [box.number for box in seen.boxes if box.player]
            purse = self._purse(seen)
            counts = deal_counts(boxes, self.house.deals[0][0])
            frames = [self._drawing.draw(seen, purse, dealt) for dealt in counts]
            try:
                self.screen.play(frames, DEAL_SECONDS / len(frames))
                self.screen.pause(LOOK_SECONDS)
            except KeyboardInterrupt:
                interrupted = True
        self.felt.look(*(offer.box or 0 for offer in offers(self.felt, "look")))
        self._redraw()
        if interrupted:
            self._stays()

    def _decisions(self) -> None:
        while open_to := offers(self.felt, "play"):
            self._decide(open_to[0])
            self._redraw(always=False)

    def _decide(self, offer: Offer) -> None:
        """Ask for one box until something is decided; Enter alone never is."""
        number = offer.box or 0
        seen = self._view
        box = seen.boxes[number - 1]
        keys = self.screen.text(f"{choice_words(self.house, offer)} · h hints")
        hand = "" if box.strength is None else hand_name(box.strength, self.screen.language)
        self.screen.show(Text.assemble(self.screen.text(f"Box {number}, {hand}: ", "bold"), keys))
        while True:
            line = self._ask(f"Box {number}")
            try:
                action = parse_choice(line, self.house, box, offer)
                with self.felt.whole():
                    self.felt.do(action)
                    if over := shortage(self.felt, self.tally.bankroll_minor):
                        raise ChoiceError(over)
                self._coach.decided(seen, box, action)
                return
            except (ChoiceError, RefusedError) as error:
                self.screen.say(f"Not done: {error}.", "yellow")

    def _turn_up(self) -> None:
        """Replacement cards, the dealer's hand, the dealer's fourth card."""
        if self._view.phase == "replacing":
            self.felt.replace()
            self._redraw(always=False)
            self.screen.pause(TURN_SECONDS)
        self.felt.reveal()
        if self._view.phase == "dealer_drawing":
            self._redraw(always=False)
            self.screen.pause(TURN_SECONDS)
            self.felt.draw_fourth()
        self._redraw()
        self.screen.pause(TURN_SECONDS)

    def _pay(self, below: bool = False) -> None:
        """Settle, show every line, and count the money; below what stands there, or on a fresh screen."""
        before = self._view.meters_minor
        self.felt.settle()
        seen = self._view
        lines = self._count(seen)
        table = Group(payouts(self.screen, self.house, lines), self._coach.after_round(seen.game))
        if below or not self.screen.lively:
            self.screen.show(table)
        else:
            self._show_with(table, seen)
        net = net_text(self.screen, self.house, net_minor(lines))
        words = f" · Bankroll {self._amount(self.tally.bankroll_minor)}"
        if seen.meters_minor != before:
            words += f" · {self._drawing.meters(seen)}"
        self.screen.show(Text.assemble(("This round ", "bold"), net, self.screen.text(words)))
        self._keep()
        self.screen.say()

    def _show_with(self, table: RenderableType, seen: View) -> None:
        """The felt above the payouts; in words, and below them, where it would go off the screen."""
        below = self.screen.rows(table) + ROWS_BELOW
        purse = self._purse(seen)
        felt = self._drawing.draw(seen, purse, below=below)
        parts = [felt, table]
        if self.screen.rows(felt) + below > self.screen.console.height:
            parts.reverse()
        self.screen.fresh(Group(*parts))

    def _count(self, seen: View) -> Sequence[Line]:
        """Take a settled game into the tally, once."""
        lines = [line for box in seen.boxes for line in box.lines]
        if seen.phase == "settled":
            self.tally.count(seen.game, lines)
        return lines

    def _keep(self) -> None:
        game = self._view.game
        if self._shelf is None or game == self._kept:
            return
        self._kept = game
        try:
            path = self._shelf.keep(self.felt.record, self.house)
        except OSError as error:
            self.screen.say(f"This game could not be saved: {error.strerror}. The others will not be.", "red")
            self._shelf = None
            return
        self.screen.say(f"Saved as {path.name}", "dim")


def fold_undecided(felt: Felt) -> tuple[int, ...]:
    """Fold every box of the player's that has yet to decide, or stand with it; gives their numbers."""
    boxes = tuple(offer.box or 0 for offer in offers(felt, "play"))
    if felt.house.folds:
        felt.fold(*boxes)
    else:
        felt.play(*boxes)
    return boxes


def cost_words(felt: Felt) -> list[str]:
    """What leaving costs, a sentence for each box that has yet to decide; none where all is decided."""
    left = felt.copy()
    undecided = fold_undecided(left)
    boxes = left.view(YOU).boxes
    words = catalogue(felt.language)
    costs = {number: _cost(felt, boxes[number - 1]) for number in undecided}
    code = "folds" if felt.house.folds else "stands"
    return [words.say("leaving", code, {"box": box, "cost": cost}) for box, cost in costs.items()]


def _cost(felt: Felt, box: BoxView) -> str:
    """Which stakes of a folded box are lost, by which clause, and which are still settled with the round."""
    words = catalogue(felt.language)
    stakes = dict(box.stakes_minor)
    lost = {line.wager: line.clause for line in box.lines if line.wager in stakes}
    parts = []
    for clause in dict.fromkeys(lost.values()):
        gone = {name: stakes[name] for name in lost if lost[name] == clause}
        parts.append(words.say("leaving", "lost", {"stakes": _stakes(felt, gone), "clause": clause}))
    live = {name: stake_minor for name, stake_minor in stakes.items() if name not in lost}
    if live:
        parts.append(words.say("leaving", "live", {"stakes": _stakes(felt, live)}))
    return "; ".join(parts)


def _stakes(felt: Felt, stakes_minor: dict[str, int]) -> Phrase:
    house = felt.house
    words = catalogue(felt.language)
    said = [
        f"{house.label(name, felt.language)} {amount_text(minor, house.currency, felt.language)}"
        for name, minor in stakes_minor.items()
    ]
    return Phrase(words.join(said, "and"), len(said) > 1)
