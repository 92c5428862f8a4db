"""Facts as they are said: one way for each name, in the house's labels and the reader's language."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from queenhigh.cards import show_cards
from queenhigh.facts import Facts
from queenhigh.languages import DEFAULT
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.records import House
from queenhigh.text import shorten
from queenhigh.words.amounts import amount_text, meter_word
from queenhigh.words.catalogue import Catalogue, Phrase, catalogue, number
from queenhigh.words.hands import class_words

Names = Mapping[str, str]
"""What players are called, by their id; one who is not named is called by the id."""
_BOT: Final = re.compile(r"(Bot .*)\((\w+)\)")
"""A name that only a bot has, with its strategy."""


class Places(Mapping[str, object]):
    """The places of a sentence, each filled in when the sentence asks for it."""

    def __init__(self, house: House, facts: Facts, language: str, names: Names | None = None) -> None:
        self.house = house
        self.facts = facts
        self.words: Catalogue = catalogue(language)
        self.names = names or {}

    def __getitem__(self, place: str) -> object:
        return _SAID[place](self)

    def __iter__(self) -> Any:
        return iter(_SAID)

    def __len__(self) -> int:
        return len(_SAID)

    def label(self, wager: str) -> Phrase:
        """The house's own name for a wager."""
        return Phrase(self.house.label(wager, self.words.language))

    def labels(self, wagers: tuple[str, ...], how: str) -> str:
        return self.words.join([self.label(wager) for wager in wagers], how) if wagers else ""

    def amount(self, amount_minor: int | None) -> str:
        return amount_text(amount_minor or 0, self.house.currency, self.words.language)

    def area(self, place: int) -> str:
        return self.words.say("area", "box" if place else "dealer", {"box": place})

    def boxes(self) -> Phrase:
        boxes = self.facts.boxes
        return Phrase(", ".join(str(box) for box in boxes), len(boxes) != 1)

    def needs(self) -> str:
        """Everything that is missing: all of these and one of those."""
        parts = (self.labels(self.facts.all_of, "and"), self.labels(self.facts.one_of, "or"))
        return self.words.join([part for part in parts if part], "and")

    def player(self) -> str:
        """What a player is called; a bot with its strategy in the language's words: ``Bot Wanda (best)``."""
        name = self.names.get(self.facts.player, self.facts.player)
        bot = _BOT.fullmatch(name)
        if bot is None or not self.words.has("strategy", bot[2]):
            return name
        return f"{bot[1]}({self.words.template('strategy', bot[2])})"

    def method(self) -> str:
        """The word for a way of dealing; one that somebody made up is quoted."""
        name = self.facts.method
        return self.words.template("method", name) if self.words.has("method", name) else shorten(name)

    def moves(self) -> str:
        steps = [{"from": self.area(source), "to": self.area(target)} for source, target in self.facts.moves]
        return ", ".join(self.words.say("area", "move", step) for step in steps)


def _worded(section: str, fact: str) -> Callable[[Places], str]:
    """A fact that the catalogue has a word for."""
    return lambda places: places.words.template(section, getattr(places.facts, fact))


_SAID: Final[dict[str, Callable[[Places], object]]] = {
    "role": _worded("role", "role"),
    "needed_role": _worded("role", "needed_role"),
    "act": _worded("act", "act"),
    "phase": _worded("phase", "phase"),
    "choice": _worded("choice", "choice"),
    "method": lambda places: places.method(),
    "methods": lambda places: places.words.join(
        [places.words.template("method", method) for method in places.facts.methods], "or"
    ),
    "ground": _worded("ground", "ground"),
    "grounds": lambda places: ", ".join(places.facts.grounds),
    "player": Places.player,
    "name": lambda places: shorten(places.facts.name),
    "known": lambda places: places.words.join(places.facts.known, "and"),
    "hint": lambda places: places.words.hint(places.facts.name, places.facts.known),
    "game": lambda places: places.facts.game,
    "other_game": lambda places: places.facts.other_game,
    "box": lambda places: places.facts.box,
    "boxes": lambda places: places.boxes(),
    "areas": lambda places: ", ".join(str(area) for area in places.facts.areas),
    "moves": lambda places: places.moves(),
    "wager": lambda places: places.label(places.facts.wager),
    "other_wager": lambda places: places.label(places.facts.other_wager),
    "ante": lambda places: places.label(places.house.ante.name) if places.house.ante else "",
    "one_of": lambda places: places.labels(places.facts.one_of, "or"),
    "needs": lambda places: places.needs(),
    "amount": lambda places: places.amount(places.facts.amount_minor),
    "other_amount": lambda places: places.amount(places.facts.other_minor),
    "least": lambda places: places.amount(places.facts.least_minor),
    "most": lambda places: places.amount(places.facts.most_minor),
    "step": lambda places: places.amount(places.facts.step_minor),
    "amounts": lambda places: places.words.join(
        [places.amount(amount_minor) for amount_minor in places.facts.amounts_minor], "or"
    ),
    "times": lambda places: number(places.facts.times),
    "count": lambda places: number(places.facts.count),
    "needed": lambda places: number(places.facts.needed),
    "counts": lambda places: places.words.join([str(each) for each in places.facts.counts], "or"),
    "card": lambda places: "" if places.facts.card is None else show_cards([places.facts.card]),
    "cards": lambda places: show_cards(places.facts.cards),
    "meter": lambda places: meter_word(places.facts.meter, places.words.language),
    "clause": lambda places: places.facts.clause,
    "draws": lambda places: draws_words(places.house, places.words.language),
    "choose": _worded("choose", "choice"),
}


def draws_words(house: House, language: str = DEFAULT) -> str:
    """Behind "draws a card": with which hands, where it is not with any."""
    below, _, mark = house.dealer.draws.removeprefix("replaces ").partition(" ")
    if below != "below":
        return ""
    return catalogue(language).say("draws", "below", {"class": class_words(mark, language)})


def say(
    section: str, house: House, code: str, facts: Facts, language: str = DEFAULT, names: Names | None = None
) -> str:
    """The sentence of a code with these facts; a case of its own has a sentence of its own."""
    key = f"{code}.{facts.case}" if facts.case else code
    return catalogue(language).say(section, key, Places(house, facts, language, names))


class Refused(Protocol):
    """What a refusal has: a code of a closed set, its facts, and the clause if any."""

    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> Facts: ...
    @property
    def clause(self) -> str | None: ...


def refusal_text(
    house: HouseLike, refused: Refused, language: str = DEFAULT, names: Names | None = None
) -> str:
    """The sentence, with the clause behind it: ``no more bets: ... now (rws:5.2)``."""
    sentence = say("refusal", find_house(house), refused.code, refused.facts, language, names)
    return f"{sentence} ({refused.clause})" if refused.clause else sentence
