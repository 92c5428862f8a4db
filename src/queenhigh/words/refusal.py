"""Why an act was refused, in one sentence made from its code and facts."""

from typing import Protocol

from queenhigh.facts import Facts
from queenhigh.languages import DEFAULT
from queenhigh.rules import HouseLike, find_house
from queenhigh.words.sayings import Names, say


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
