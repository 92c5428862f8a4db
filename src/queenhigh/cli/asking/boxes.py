"""Reads a box as the settle command takes it: cards, stakes and a decision in one line of words."""

from fractions import Fraction

from queenhigh.cards import Card, CardError, parse_card, parse_cards
from queenhigh.cli.asking.wagers import WagerError, parse_figure, split_words, staked_before_deal, take_stake
from queenhigh.engine.layout import LaidBox
from queenhigh.money import MoneyError
from queenhigh.rules import House
from queenhigh.text import QueenHighError, shorten

_DECISIONS = ("play", "fold", "stand")
_OWN = ("play", "discard", "new", "player")
"""Words before a sign that are no wagers."""


class BoxError(QueenHighError, ValueError):
    """Words that make no box, with the box's number and the word."""


def parse_box(text: str, number: int, house: House) -> LaidBox:
    """Read ``Kh Kd 4c ante=10 pair_plus=5 play``: three cards, stakes, then play, fold, stand or a draw."""
    words = split_words(text, whole=_OWN)
    try:
        cards = tuple(parse_card(word) for word in words[:3])
        if len(words) < 3:
            raise BoxError(f"{shorten(text)} has fewer than three cards")
        box = _Words(house)
        del words[:3]
        while words:
            box.take(words)
        return box.build(cards, f"box {number}")
    except (BoxError, CardError) as error:
        raise BoxError(f"box {number}: {error}") from None


class _Words:
    """The words after the cards, gathered one by one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.values: dict[str, str] = {}
        self.choice = ""

    def take(self, words: list[str]) -> None:
        """Take the next word off the list or, where a wager is called by several, those."""
        said = words[0]
        name, equals, value = said.partition("=")
        if not equals and name in _DECISIONS:
            self.choose(words.pop(0))
        elif value and name in _OWN:
            if name == "play":
                self.choose(name)
            self.say(name, value)
            del words[0]
        else:
            self.stake(said, words)

    def stake(self, said: str, words: list[str]) -> None:
        try:
            wager, figure = take_stake(self.house, words, staked_before_deal(self.house))
            fault = "" if figure else "no amount stands behind it"
        except WagerError as error:
            fault = str(error)
        if fault:
            then = "stand, fold or discard=4c new=9s" if self.house.decision.discards else "play or fold"
            then = then if self.house.folds else "stand or discard=4c+7d+9h new=9s+8s+2c"
            raise BoxError(
                f"{shorten(said)} is not understood: {fault}; after three cards come wager=amount words, "
                f"then {then}"
            )
        self.say(wager.name, figure or "")

    def say(self, name: str, value: str) -> None:
        if name in self.values:
            raise BoxError(f"{shorten(name)} is said twice")
        self.values[name] = value

    def choose(self, choice: str) -> None:
        if self.choice:
            raise BoxError(f"{self.choice} and {choice}: a box decides once")
        if choice == "stand" and not self.house.decision.discards:
            raise BoxError("nobody draws cards in this house, so nobody stands: say play")
        self.choice = choice

    def amount(self, name: str) -> Fraction:
        """Return an amount in whole units."""
        try:
            return Fraction(parse_figure(self.values[name], self.house), self.house.currency.unit_minor)
        except MoneyError as error:
            raise BoxError(f"{name}: {error}") from None

    def cards(self, name: str) -> tuple[Card, ...]:
        try:
            return parse_cards(self.values.get(name, "").replace("+", " "))
        except CardError as error:
            raise BoxError(f"{name}: {error}") from None

    def build(self, cards: tuple[Card, ...], name: str) -> LaidBox:
        discards = self.cards("discard")
        drawn = self.cards("new")
        if len(discards) != len(drawn):
            raise BoxError("a discard is replaced by a new card: say both, as in discard=4c new=9s")
        if discards and self.choice in ("stand", "fold"):
            raise BoxError(f"{self.choice} and a discard: a box decides once")
        if discards and not self.house.decision.discards:
            raise BoxError("nobody draws cards in this house")
        choice = "play" if discards or self.choice in ("play", "stand") else self.choice
        stakes = [name for name in self.values if name not in _OWN]
        return LaidBox(
            player=self.values.get("player", name),
            cards=cards,
            stakes={name: self.amount(name) for name in stakes},
            choice="play" if choice == "play" else "fold" if choice == "fold" else "",
            play=self.amount("play") if "play" in self.values else None,
            discards=discards,
            drawn=drawn,
        )
