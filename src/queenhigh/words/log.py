"""What happened in a round, one sentence each; what may be told to whom is for the engine."""

from queenhigh.facts import Facts
from queenhigh.money import show_amount
from queenhigh.rules.records import House
from queenhigh.settlement import Line
from queenhigh.words.catalogue import DEFAULT, catalogue
from queenhigh.words.payout import payout
from queenhigh.words.sayings import Names, say


def log_line(
    house: House, code: str, facts: Facts, language: str = DEFAULT, names: Names | None = None
) -> str:
    """One thing that happened: ``Box 2 folds``."""
    return say("log", house, code, facts, language, names)


def log_payout(house: House, line: Line, language: str = DEFAULT) -> str:
    """A payout as the log tells it: the box, why, what comes back, the clause."""
    places = {
        "box": line.box,
        "line": payout(house, line, language),
        "amount": show_amount(line.returned_minor, house.currency),
        "clause": line.clause,
    }
    return catalogue(language).say("log", "line", places)
