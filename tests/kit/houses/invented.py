"""Houses nobody runs: rules the catalogue does not use yet, as pure data, working before they are asked for.

Each is a file of this folder that says what is particular about it.
"""

from functools import cache

from kit.cases import FEW, mostly_long
from kit.houses.toml_text import invented_text
from queenhigh.rules import House, house, house_ids, load

CARDROOM = invented_text("cardroom")
COMMUNITY = invented_text("community")
CONSOLING = invented_text("consoling")
FOURTH = invented_text("fourth")
SECOND = invented_text("second")
SIX_CARDS = invented_text("six_cards")
STEPPED = invented_text("stepped")
TWICE = invented_text("twice")
TWIN = invented_text("twin")
UPCARD = invented_text("upcard")

BLIND = (
    COMMUNITY.replace('suits = "spades", ', "")
    .replace('{ hand = "royal_flush", pays = "100% of meter major", envy = 500 },', "")
    .replace('{ hand = "flush", pays = "100 flat" },', "")
)
"""The house with community cards where no row names a suit, so that far fewer classes stand for all hands."""

INVENTED = {
    "community": COMMUNITY,
    "upcard": UPCARD,
    "fourth": FOURTH,
    "twin": TWIN,
    "stepped": STEPPED,
    "consoling": CONSOLING,
    "cardroom": CARDROOM,
    "six_cards": SIX_CARDS,
    "twice": TWICE,
}
SLOW = {"second": SECOND}
"""Houses that take their time to be studied: dealt and settled like the others, studied where asked."""


@cache
def invented(name: str) -> House:
    """One of the invented houses."""
    return load((INVENTED | SLOW)[name], f"{name}.toml")


@cache
def any_house(name: str) -> House:
    """A house of the catalogue or an invented one; one object each, as states are compared by it."""
    return invented(name) if name in INVENTED | SLOW else house(name)


ALL_HOUSES = (*FEW, *INVENTED)
"""Houses of which each has something that the others have not."""
DIFFERENT = ("rws", "draw", "community")
"""Those of them that differ most: a quick run makes do with these where each house takes a second or more."""
NAMES = (*house_ids(), *INVENTED)
"""The whole catalogue and the invented houses."""
EVERY_HOUSE = mostly_long(NAMES, lambda name: name in ALL_HOUSES)
"""All of them as cases of a test, most of the catalogue in the long run."""
DIFFERENT_HOUSES = mostly_long(NAMES, lambda name: name in DIFFERENT)
"""The same, with fewer in the quick run."""
