"""The choices of a hand as they are told: each by name and exact worth, and why the best is best."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from queenhigh.analysis import Advice, advise
from queenhigh.analysis.advice import chances
from queenhigh.cards import Card
from queenhigh.study.bet import Bet
from queenhigh.words.coach import Option, choice_label, why_best


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


class Considered(NamedTuple):
    """A hand with the value of each choice, and its chances unless the best is to throw some of it away."""

    advice: Advice
    chances: Mapping[str, Fraction] | None


def considered(
    bet: Bet, hand: Sequence[Card], seen: Sequence[Card] = (), dead: Sequence[Card] = ()
) -> Considered:
    """A hand, worked out; takes long enough to be asked beside the event loop."""
    found = advise(bet, hand, seen, dead)
    return Considered(found, None if found.best.discards else chances(found))


def told_choices(found: Advice, language: str) -> tuple[ChoiceBody, ...]:
    """The choices, best first."""
    ante_minor = found.bet.ante_minor
    return tuple(
        ChoiceBody(
            worth.action,
            choice_label(found.house, option, language),
            str(worth.value * ante_minor),
            str(worth.cost * ante_minor),
            worth.multiple,
            tuple(str(card) for card in worth.discards),
        )
        for worth, option in zip(found.actions, _options(found), strict=True)
    )


def told_chances(found: Considered) -> ChancesBody | None:
    return None if found.chances is None else ChancesBody(**{k: str(v) for k, v in found.chances.items()})


def told_why(found: Considered, language: str) -> str:
    return why_best(found.advice.house, _options(found.advice), found.chances, language)


def _options(found: Advice) -> list[Option]:
    return [Option(worth.multiple, worth.discards, worth.value) for worth in found.actions]
