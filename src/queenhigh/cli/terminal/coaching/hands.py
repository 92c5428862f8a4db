"""The drill of players: hands that are worth a thought, each decided and graded."""

from typing import TYPE_CHECKING

from queenhigh.analysis.coach import close_hand, consider
from queenhigh.analysis.request import bet_of
from queenhigh.cards import DECK, CardError, parse_cards
from queenhigh.cli.terminal.bets import YOU, ChoiceError, choice_words, offers, parse_choice
from queenhigh.cli.terminal.coaching.coach import made_by, worths
from queenhigh.cli.terminal.coaching.drill import GRADE_ROWS, Questions, joined
from queenhigh.cli.terminal.coaching.score import Answer
from queenhigh.cli.terminal.drawing.felt import ROWS_BELOW, FeltDrawing
from queenhigh.engine import Felt, RefusedError
from queenhigh.money import in_units

if TYPE_CHECKING:
    from queenhigh.analysis.coach import Considered

HELP = "h tells what each choice is worth, and the hand comes again another time; q leaves."


class HandDrill(Questions):
    """Close hands, and those that were wrong before."""

    kind = "hand"
    noun = "hand"

    def new(self) -> tuple[str, ...]:
        had = {frozenset(parse_cards(answer.asked[0])) for answer in self.answers}
        found = close_hand(self.house, had, self.chance).advice
        return joined(found.hand), joined(found.seen)

    def refuse_strange(self, asked: tuple[str, ...]) -> None:
        if len(asked) != 2 or len(self._considered(asked).advice.seen) != self.house.dealer.shows:
            raise CardError("a hand and the cards that the dealer shows are asked")

    def _considered(self, asked: tuple[str, ...]) -> "Considered":
        return consider(bet_of(self.house), *map(parse_cards, asked))

    def ask(self, asked: tuple[str, ...], head: str) -> Answer:
        found = self._considered(asked)
        felt = self._laid(found)
        drawing = FeltDrawing(self.screen, self.house)
        self.screen.show(drawing.draw(felt.view(YOU), f"Hand {head}", below=ROWS_BELOW + GRADE_ROWS))
        (offer,) = offers(felt, "play")
        self.screen.say(f"{choice_words(self.house, offer)} · h tells · q leaves", "cyan")
        while True:
            line = self.line("You")
            if line.lower() in ("h", "hint"):
                self.screen.show(worths(self.screen, found))
                return self.answer(asked, 0, 1)
            if line.lower() in ("?", "help"):
                self.screen.say(HELP, "yellow")
                continue
            try:
                action = parse_choice(line, self.house, felt.view(YOU).boxes[0], offer)
                felt.do(action)
            except (ChoiceError, RefusedError) as error:
                self.screen.say(f"Not done: {error}.", "yellow")
                continue
            made = made_by(found, action)
            self.screen.say(found.grade(made, self.screen.language), "red" if made.cost else "green")
            self.screen.say(found.why(self.screen.language), "dim")
            return self.answer(asked, int(not made.cost), 1, str(made.cost))

    def _laid(self, found: "Considered") -> Felt:
        """The hand before its player, the dealer's before the dealer; what is hidden may be any cards."""
        advice = found.advice
        stakes = in_units(advice.bet.stakes_minor, self.house.currency)
        felt = Felt(self.house, self.screen.language).place(1, YOU.id, **stakes)
        rest = [card for card in DECK if card not in (*advice.hand, *advice.seen)]
        hidden = 3 - len(advice.seen)
        community = rest[hidden : hidden + self.house.community]
        return felt.deal(advice.hand, (*advice.seen, *rest[:hidden]), community).look(1)
