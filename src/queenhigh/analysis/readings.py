"""What our readings of a document are worth: the figures that would change if it were read the other way."""

from collections.abc import Mapping

from queenhigh.analysis.results import ReadingEffect, WagerFigures
from queenhigh.rules.records import House


def reading_effects(house: House, wagers: Mapping[str, WagerFigures]) -> tuple[ReadingEffect, ...]:
    """Every figure that another reading changes."""
    return ()
