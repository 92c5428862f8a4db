"""The coach at the table: what each choice is worth when asked, and what every decision gave away.

The maths is asked for with the first decision, so that a table is laid at once.
"""

import shlex
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.engine import View
from queenhigh.engine.acts import actions as act
from queenhigh.engine.view import BoxView
from queenhigh.report.blocks import Toned, table
from queenhigh.rules.records import House
from queenhigh.words.amounts import decimal_words
from queenhigh.words.coach import worth_amount

if TYPE_CHECKING:
    from queenhigh.analysis.advice import Worth
    from queenhigh.analysis.coach import Considered
    from queenhigh.study.bet import Bet


class Graded(NamedTuple):
    """A decision, with all that could have been decided."""

    game: int
    box: int
    found: "Considered"
    made: "Worth"

    @property
    def cost_minor(self) -> Fraction:
        """What it gives away on average."""
        return self.found.minor(self.made.cost)


class Coach:
    """Knows what every decision of a sitting was worth; with `aloud` it says so after each round."""

    def __init__(self, screen: Screen, house: House, aloud: bool = False, named: str = "") -> None:
        self.screen = screen
        self.house = house
        self.named = named or house.id
        """What the house is found by: its id, or the path of its file."""
        self.aloud = aloud
        self.graded: list[Graded] = []

    def hint(self, seen: View, box: BoxView) -> RenderableType:
        """What each choice with this hand is worth, the best first, and why that is best."""
        found = self._consider(seen, box)
        return self.screen.text(found, "yellow") if isinstance(found, str) else worths(self.screen, found)

    def decided(self, seen: View, box: BoxView, action: act.Fold | act.Play) -> None:
        """Take note of a decision; `seen` is what its player saw when they made it."""
        found = self._consider(seen, box)
        if not isinstance(found, str):
            self.graded.append(Graded(seen.game, box.number, found, made_by(found, action)))

    def after_round(self, game: int) -> RenderableType:
        """The grade of each decision of a game; nothing where the coach is silent."""
        own = [each for each in self.graded if each.game == game] if self.aloud else []
        return Group(*(part for each in own for part in self._grade(each, len(own) > 1)))

    def facts(self) -> list[tuple[str, str]]:
        """For the summary: decisions right, what they gave away, and both edges; none without a decision."""
        if not self.graded:
            return []
        right = sum(not each.made.cost for each in self.graded)
        given = sum((each.cost_minor for each in self.graded), Fraction(0))
        lost = worth_amount(given, self.house.currency, self.screen.language)
        facts = [
            ("Decisions", f"{right} of {len(self.graded)} right"),
            ("Given away", f"{lost} on average, against best play"),
        ]
        # Several cards to throw away take half a minute to work out: nobody waits for that when they leave.
        slow = self.house.decision.discards > 1
        edges = None if slow else self._edges(given)
        if slow:
            posted = ["--table", self.house.posted] if self.house.posted else []
            verb = shlex.join(["queenhigh", "analyse", self.named, *posted])
            said = f"takes a while where several cards may go: {verb} works it out"
            facts.append(("House edge", said))
        if edges is not None:
            best, own = (f"{100 * float(edge):.2f}%" for edge in edges)
            said = f"{best} of your stakes with best play, {own} as you played"
            facts.append(("House edge", said))
        return facts

    def _consider(self, seen: View, box: BoxView) -> "Considered | str":
        """The hand, worked out, or why it cannot be."""
        from queenhigh.analysis.coach import consider_box
        from queenhigh.study.bet import UnpricedError
        from queenhigh.study.request import RequestError

        try:
            return consider_box(self.house, seen, box)
        except (RequestError, UnpricedError) as error:
            return f"No advice here: {error}."

    def _grade(self, each: Graded, several: bool) -> list[Text]:
        language = self.screen.language
        whose = f"Coach, box {each.box}: " if several else "Coach: "
        style = "red" if each.made.cost else "green"
        grade = Text.assemble((whose, "bold"), self.screen.text(each.found.grade(each.made, language), style))
        return [grade, self.screen.text(each.found.why(language), "dim")] if each.made.cost else [grade]

    def _edges(self, given: Fraction) -> tuple[Fraction, Fraction] | None:
        """What the house keeps of a unit staked before the deal: from best play, and as it was played.

        A bet that was made several times is looked at with its meters where they stood on average, which is
        exact while they change no decision. None where a bet cannot be worked out.
        """
        from queenhigh.analysis.playing.study import best, study
        from queenhigh.study.bet import UnpricedError

        staked = Fraction(0)
        lost = Fraction(0)
        for bet, times in self._bets():
            try:
                mean = study(bet).mean(best)
            except UnpricedError:
                return None
            staked += times * bet.placed_minor
            lost -= times * mean
        return lost / staked, (lost + given) / staked

    def _bets(self) -> "list[tuple[Bet, int]]":
        """The bets that were decided on, each with how often."""
        from queenhigh.study.bet import Bet

        alike: dict[tuple[tuple[str, int], ...], list[Mapping[str, int]]] = {}
        for each in self.graded:
            bet = each.found.advice.bet
            alike.setdefault(tuple(bet.stakes_minor.items()), []).append(bet.meters_minor)
        bets = []
        for stakes, held in alike.items():
            meters = {name: sum(meter[name] for meter in held) // len(held) for name in held[0]}
            bets.append((Bet(self.house, dict(stakes), meters), len(held)))
        return bets


def made_by(found: "Considered", action: act.Fold | act.Play) -> "Worth":
    """The choice that an act makes."""
    return (
        found.worth_of(0)
        if isinstance(action, act.Fold)
        else found.worth_of(action.amount_minor, action.discards)
    )


def worths(screen: Screen, found: "Considered") -> RenderableType:
    """The choices of a hand as a table, in money and in Antes, and why the best is best."""
    house = found.advice.house
    language = screen.language
    rows = (
        (
            found.label(worth, language),
            worth_amount(found.minor(worth.value), house.currency, language),
            decimal_words(f"{float(worth.value):+.4f}", language),
            worth_amount(found.minor(worth.cost), house.currency, language)
            if worth.cost
            else Toned("best", "good"),
        )
        for worth in found.advice.actions
    )
    told = table("", "Choice|#On average|#In Antes|#Costs", rows)
    return Group(screen.table(told), screen.text(found.why(language)))
