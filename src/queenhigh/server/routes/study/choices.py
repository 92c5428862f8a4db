"""The choices of a hand as they are told: each by name and exact worth, and why the best is best."""

import msgspec

from queenhigh.analysis.coach import Considered


class ChoiceBody(msgspec.Struct, frozen=True):
    """One thing that may be done. Worths are exact, as text: minor units of `currency`, often a fraction."""

    action: str
    label: str
    """What a button calls it."""
    value: str
    """What it brings on average: ``-315/22``."""
    cost: str
    """What choosing it in place of the best costs."""
    multiple: int
    discards: tuple[str, ...]


class ChancesBody(msgspec.Struct, frozen=True):
    """How the hand as it is stands against the dealer's, over every deal left: fractions as text, which sum
    to one."""

    not_qualified: str
    higher: str
    equal: str
    lower: str


def told_choices(found: Considered, language: str) -> tuple[ChoiceBody, ...]:
    """The choices, best first."""
    ante_minor = found.advice.bet.ante_minor
    return tuple(
        ChoiceBody(
            worth.action,
            found.label(worth, language),
            str(worth.value * ante_minor),
            str(worth.cost * ante_minor),
            worth.multiple,
            tuple(str(card) for card in worth.discards),
        )
        for worth in found.advice.actions
    )


def told_chances(found: Considered) -> ChancesBody | None:
    return None if found.chances is None else ChancesBody(**{k: str(v) for k, v in found.chances.items()})
