"""Validation of the arguments of `analyse`, and of a bet."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from queenhigh.analysis.playing.strategy import parse_mark
from queenhigh.analysis.protect.classes import ClassesError, parse_classes
from queenhigh.analysis.results import SeenClass
from queenhigh.engine.layout import LayoutError, place_bets
from queenhigh.hands.names import HandClassError
from queenhigh.money import AmountLike
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet
from queenhigh.study.entries import entries, staked_in_antes, unit_bet
from queenhigh.study.request import Amounts, Checks, RequestError
from queenhigh.text import plural

MOST_PER_HOUR: Final = 10_000
_NO_CONTEST: Final = "this house has no contest with the dealer: there is nothing to decide"


class AnalysisError(RequestError):
    """A question that this house cannot be asked; `option` names the part of it that is wrong."""


CHECKS: Final = Checks(AnalysisError)


class Question(msgspec.Struct, frozen=True):
    """The arguments of `analyse` as whole numbers, amounts in minor units."""

    meters_minor: Mapping[str, int] = {}
    players: int = 1
    """How many play, each with one box and the same bet: for Envy."""
    stakes_minor: Mapping[str, int] = {}
    """A mix of bets, priced as a whole."""
    side_antes: int | None = None
    """What stands on the side wager staked in Antes, in Antes."""
    seen: int | str = 0
    """How many of the dealer's cards a player sees who should not; or the classes of cards that such a player
    tells apart, as in ``A / KQJ / other``."""
    seen_cards: int | None = None
    """Of how many of the dealer's cards they learn the class: one unless said."""
    shared: int = 0
    """How many boxes share what they hold; ``True`` for two."""
    marks: Sequence[str] = ()
    """Strategies to price, each by the weakest hand it plays."""
    readings: bool = False
    """Whether to work out what other readings of the document would change."""
    per_hour: int | None = None
    """How many rounds are dealt an hour: asks for what the table takes."""
    average_minor: int | None = None
    """The average bet on each wager, in each box."""
    boxes: int = 1
    """How many boxes play."""
    hours_per_day: int = 16
    """How long the table is open."""


def question_of(
    house: House,
    *,
    stakes: Amounts | None = None,
    meters: Amounts | None = None,
    average: AmountLike | None = None,
    **plain: Any,
) -> Question:
    """Return the arguments of `analyse` as a question with whole numbers; raises `AnalysisError`."""
    said = Question(**plain)
    asked = msgspec.structs.replace(
        said,
        meters_minor=CHECKS.amounts("meter", meters, house),
        players=CHECKS.whole("players", said.players),
        stakes_minor=CHECKS.amounts("bet", stakes, house),
        side_antes=None if said.side_antes is None else CHECKS.whole("side_antes", said.side_antes),
        seen=said.seen if isinstance(said.seen, str) else CHECKS.whole("seen", said.seen),
        seen_cards=None if said.seen_cards is None else CHECKS.whole("seen_cards", said.seen_cards),
        shared=2 * said.shared if isinstance(said.shared, bool) else CHECKS.whole("share", said.shared),
        per_hour=None
        if said.per_hour is None
        else CHECKS.up_to("per_hour", said.per_hour, MOST_PER_HOUR, "rounds an hour"),
        average_minor=None if average is None else CHECKS.amount("average", average, house),
        boxes=CHECKS.whole("boxes", said.boxes),
        hours_per_day=CHECKS.up_to("hours", said.hours_per_day, 24, "hours a day"),
        marks=(said.marks,) if isinstance(said.marks, str) else tuple(map(str, said.marks)),
    )
    if asked.average_minor == 0:
        raise AnalysisError("average", "the average bet must be more than nothing")
    check(house, asked)
    return asked


# Against the house


def check(house: House, asked: Question) -> None:
    """Raise `AnalysisError` for the first thing that this house cannot be asked."""
    CHECKS.meters(house, asked.meters_minor)
    if not 1 <= asked.players <= house.boxes:
        raise AnalysisError("players", f"{asked.players} players: this table seats 1 to {house.boxes}")
    _check_sight(house, asked)
    _check_side_antes(house, asked.side_antes)
    _check_pace(house, asked)
    if asked.stakes_minor:
        beside = staked_in_antes(house)
        if asked.side_antes is not None and beside is not None:
            said = f"a bet says itself what stands on {beside.label}: write {beside.name}=AMOUNT in it"
            raise AnalysisError("side_antes", said)
        CHECKS.bet(house, asked.stakes_minor)
    if asked.marks and (house.ante is None or house.play is None):
        raise AnalysisError("strategy", _NO_CONTEST)
    for mark in asked.marks:
        try:
            parse_mark(mark)
        except HandClassError as error:
            raise AnalysisError("strategy", f"{error}, or a plain hand such as Q-6-4") from None


def _check_sight(house: House, asked: Question) -> None:
    """What is seen, and who shares what they hold."""
    if isinstance(asked.seen, str):
        if not 1 <= (asked.seen_cards or 1) <= 3 or asked.seen_cards == 0:
            said = f"the classes of {asked.seen_cards} cards of the dealer's: of 1, 2 or 3 one can be learned"
            raise AnalysisError("seen_cards", said)
        classes_of(asked)
    elif not 0 <= asked.seen <= 2:
        raise AnalysisError("seen", f"{asked.seen} cards of the dealer's: 0, 1 or 2 can be seen")
    elif asked.seen_cards is not None:
        said = "how many cards are seen goes with classes of them, as in 'A / KQJ / other'; or say it as seen"
        raise AnalysisError("seen_cards", said)
    if asked.shared and not 2 <= asked.shared <= house.boxes:
        can = f"2 to {house.boxes} boxes of this table can" if house.boxes > 1 else "this table has one alone"
        raise AnalysisError("share", f"{plural(asked.shared, 'box')} to share what they hold: {can}")
    if (asked.seen or asked.shared) and (house.ante is None or house.play is None):
        option = "seen" if asked.seen else "share"
        raise AnalysisError(option, _NO_CONTEST)


def classes_of(asked: Question) -> tuple[SeenClass, ...]:
    """The classes of cards that a question names; none where it names a number."""
    try:
        return parse_classes(asked.seen) if isinstance(asked.seen, str) else ()
    except ClassesError as error:
        raise AnalysisError("seen", str(error)) from None


def _check_pace(house: House, asked: Question) -> None:
    if not 1 <= asked.boxes <= house.boxes:
        raise AnalysisError("boxes", f"{asked.boxes} boxes: this table has 1 to {house.boxes}")
    if asked.per_hour is None and (asked.average_minor is not None or asked.boxes > 1):
        raise AnalysisError(
            "per_hour", "say how many rounds are dealt an hour, as in 60: without it nothing is won"
        )
    if asked.per_hour is not None and asked.average_minor is None and not asked.stakes_minor:
        raise AnalysisError("average", "say the average bet, or a whole bet: a pace alone wins nothing")


def _check_side_antes(house: House, antes: int | None) -> None:
    if antes is None:
        return
    wager = staked_in_antes(house)
    if wager is None:
        raise AnalysisError("side_antes", "no wager of this house is told in Antes")
    times = wager.limits.times if wager.limits else None
    if antes < 0 or (times is not None and antes > times):
        raise AnalysisError("side_antes", f"{wager.label} of {antes} x Ante: it is 0 to {times} x Ante here")
    bet = unit_bet(house, entries(house)[0], {}, antes)
    try:
        place_bets(house, bet.stakes_minor)
    except LayoutError as error:
        raise AnalysisError("side_antes", str(error)) from None


def bet_of(
    house: HouseLike,
    stakes_minor: Mapping[str, int] | None = None,
    meters_minor: Mapping[str, int] | None = None,
    side_antes: int | None = None,
    players: int = 1,
) -> Bet:
    """A bet on a house: the stakes given, or one Ante, with so many Antes on the side wager staked in them.

    `players` is how many play it, each with one box: what Envy a fold forfeits then counts in best play.
    Raises `AnalysisError` where the house would refuse it, be it not for the size of a stake.
    """
    rules = CHECKS.house(house)
    asked = question_of(rules, side_antes=side_antes, players=players)
    meters = dict(meters_minor or {})
    CHECKS.meters(rules, meters)
    stakes = dict(stakes_minor or {})
    ante = rules.ante
    beside = staked_in_antes(rules)
    antes = asked.side_antes
    if not stakes:
        if ante is None:
            raise AnalysisError("bet", "this house has no Ante: there is nothing to decide")
        stakes = dict(unit_bet(rules, entries(rules)[0], {}).stakes_minor)
    if antes is not None and beside is not None and ante is not None:
        if beside.name in stakes:
            raise AnalysisError("side_antes", f"{beside.label} is in the bet already: say it once")
        if antes:
            stakes[beside.name] = antes * stakes.get(ante.name, 0)
    CHECKS.bet(rules, stakes)
    return Bet(rules, stakes, meters, asked.players)
