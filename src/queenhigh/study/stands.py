"""The five ways a hand that was played can stand against the dealer's, and what a contest calls each."""

from typing import Final, Literal

from queenhigh.rules.records import Situation

Stand = Literal["not_qualified_higher", "not_qualified", "higher", "equal", "lower"]
STANDS: Final[tuple[Stand, ...]] = ("not_qualified_higher", "not_qualified", "higher", "equal", "lower")
"""The dealer does not qualify (and has the lower hand, or not), or does and the player's hand compares so."""


SITUATIONS: Final[dict[Stand, Situation]] = {
    "not_qualified_higher": "not_qualified",
    "not_qualified": "not_qualified",
    "higher": "higher",
    "equal": "equal",
    "lower": "lower",
}


BEATS: Final = tuple(stand in ("not_qualified_higher", "higher") for stand in STANDS)
"""In which stands the player's hand is the higher one, whether or not the dealer qualifies."""
