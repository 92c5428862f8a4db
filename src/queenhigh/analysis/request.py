"""What is asked of a house, made sure of: the question, its bet, and the words and numbers they come in."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Protocol

import msgspec

from queenhigh.analysis.playing.strategy import parse_mark
from queenhigh.engine.layout import LayoutError, place_bets
from queenhigh.hands.names import HandClassError
from queenhigh.money import AMOUNT_LIMIT_MINOR, format_amount
from queenhigh.rules import NoSuchHouse, find_house
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet
from queenhigh.study.entries import entries, leaning, unit_bet
from queenhigh.study.limits import unlimited
from queenhigh.text import shorten, suggest


class PathLike(Protocol):
    """The path of a file, as `pathlib` has it."""

    def __fspath__(self) -> str: ...


HouseLike = House | str | PathLike
"""A house, its id in the catalogue, or the path of its file."""


class AnalysisError(ValueError):
    """A question that this house cannot be asked; `option` names the part of it that is wrong."""

    def __init__(self, option: str, message: str) -> None:
        self.option = option
        super().__init__(message)


class Question(msgspec.Struct, frozen=True):
    """What is asked of a house besides its rules."""

    meters_minor: Mapping[str, int] = {}
    players: int = 1
    """How many play, each with one box and the same bet: for Envy."""
    stakes_minor: Mapping[str, int] = {}
    """A mix of bets, priced as a whole."""
    double_shot: int | None = None
    """What stands on the wager told in Antes, in Antes."""
    seen: int = 0
    """How many of the dealer's cards a player sees who should not."""
    shared: bool = False
    """Whether two boxes share what they hold."""
    marks: Sequence[str] = ()
    """Strategies to price, each by the weakest hand it plays."""
    readings: bool = False
    """Whether to work out what other readings of the document would change."""


# Words and numbers as they come


def house_of(said: HouseLike) -> House:
    """The house itself, or the one of that id or in that file."""
    if isinstance(said, House):
        return said
    if not isinstance(said, str) and not hasattr(said, "__fspath__"):
        raise AnalysisError(
            "house", f"{shown(said)} is no house: take one with queenhigh.house, or give its id or file"
        )
    try:
        return find_house(said if isinstance(said, str) else said.__fspath__())
    except NoSuchHouse as error:
        raise AnalysisError("house", str(error)) from None


def whole(option: str, said: object) -> int:
    """A whole number, also where it is written as 1e3."""
    if isinstance(said, float) and said.is_integer():
        return int(said)
    if hasattr(said, "__index__") and not isinstance(said, bool):
        try:
            return index(said)
        except TypeError:  # an array, perhaps
            pass
    raise AnalysisError(option, f"{shown(said)} is not a whole number")


def whole_minor(option: str, said: object) -> int:
    """An amount in minor units: no float, however round it looks."""
    if isinstance(said, float):
        raise AnalysisError(option, f"{shown(said)} is not a whole number of the smallest coin, as 500 is")
    return whole(option, said)


def amounts(option: str, said: Mapping[str, int] | None) -> dict[str, int]:
    """Amounts of minor units by name."""
    if said is None:
        return {}
    if not isinstance(said, Mapping):
        raise AnalysisError(option, f"{shown(said)} names no amounts: say them as {{'ante': 500}}")
    return {str(name): whole_minor(option, minor) for name, minor in said.items()}


def shown(said: object) -> str:
    """What was said, for a refusal."""
    try:
        return shorten(str(said))
    except ValueError:
        return "a number of many thousand digits"


def plain_question(asked: Question | None) -> Question:
    """The question with whole numbers and plain mappings in it."""
    if asked is None:
        return Question()
    if not isinstance(asked, Question):
        raise AnalysisError("question", f"{shown(asked)} is no question: say queenhigh.Question(...)")
    return msgspec.structs.replace(
        asked,
        meters_minor=amounts("meter", asked.meters_minor),
        players=whole("players", asked.players),
        stakes_minor=amounts("bet", asked.stakes_minor),
        double_shot=None if asked.double_shot is None else whole("double_shot", asked.double_shot),
        seen=whole("seen", asked.seen),
        marks=(asked.marks,) if isinstance(asked.marks, str) else tuple(map(str, asked.marks)),
    )


# Against the house


def check(house: House, asked: Question) -> None:
    """Raise `AnalysisError` for the first thing that this house cannot be asked."""
    _check_meters(house, asked.meters_minor)
    if not 1 <= asked.players <= house.boxes:
        raise AnalysisError("players", f"{asked.players} players: this table seats 1 to {house.boxes}")
    if not 0 <= asked.seen <= 2:
        raise AnalysisError("seen", f"{asked.seen} cards of the dealer's: 0, 1 or 2 can be seen")
    if (asked.seen or asked.shared) and (house.ante is None or house.play is None):
        option = "seen" if asked.seen else "share"
        raise AnalysisError(option, "this house has no contest with the dealer: there is nothing to decide")
    _check_double_shot(house, asked.double_shot)
    if asked.stakes_minor:
        beside = leaning(house)
        if asked.double_shot is not None and beside is not None:
            said = f"a bet says itself what stands on {beside.label}: write {beside.name}=AMOUNT in it"
            raise AnalysisError("double_shot", said)
        check_bet(house, asked.stakes_minor)
    for mark in asked.marks:
        try:
            parse_mark(mark)
        except HandClassError as error:
            raise AnalysisError("strategy", f"{error}, or a plain hand such as Q-6-4") from None


def _check_meters(house: House, meters_minor: Mapping[str, int]) -> None:
    names = [meter.name for meter in house.meters]
    for name, meter_minor in meters_minor.items():
        if name not in names:
            raise AnalysisError("meter", f"this house has no meter {name!r}{suggest(name, names)}")
        if not 0 <= meter_minor <= AMOUNT_LIMIT_MINOR:
            raise AnalysisError(
                "meter",
                f"a meter of {format_amount(meter_minor, house.currency)} cannot be: it holds 0 to "
                f"{format_amount(AMOUNT_LIMIT_MINOR, house.currency)}",
            )


def _check_double_shot(house: House, antes: int | None) -> None:
    if antes is None:
        return
    wager = leaning(house)
    if wager is None:
        raise AnalysisError("double_shot", "no wager of this house is told in Antes")
    times = wager.limits.times if wager.limits else None
    if antes < 0 or (times is not None and antes > times):
        raise AnalysisError("double_shot", f"{wager.label} of {antes} x Ante: it is 0 to {times} x Ante here")
    bet = unit_bet(house, entries(house)[0], {}, antes)
    try:
        place_bets(house, bet.stakes_minor)
    except LayoutError as error:
        raise AnalysisError("double_shot", str(error)) from None


def check_bet(house: House, stakes_minor: Mapping[str, int]) -> None:
    """Raise `AnalysisError` for a bet that the house would refuse for anything but its posted limits.

    `limits.limit_notes` says what the table would refuse for its size.
    """
    try:
        place_bets(unlimited(house, stakes_minor), stakes_minor)
    except LayoutError as error:
        raise AnalysisError("bet", str(error)) from None


def bet_of(
    house: HouseLike,
    stakes_minor: Mapping[str, int] | None = None,
    meters_minor: Mapping[str, int] | None = None,
    double_shot: int | None = None,
    players: int = 1,
) -> Bet:
    """A bet on a house: the stakes given, or one Ante, with so many Antes of Double Shot.

    `players` is how many play it, each with one box: what Envy a fold forfeits then counts in best play.
    Raises `AnalysisError` where the house would refuse it, be it not for the size of a stake.
    """
    rules = house_of(house)
    asked = plain_question(
        Question(meters_minor=amounts("meter", meters_minor), double_shot=double_shot, players=players)
    )
    check(rules, asked)
    stakes = amounts("bet", stakes_minor)
    ante, beside, antes = rules.ante, leaning(rules), asked.double_shot
    if not stakes:
        if ante is None:
            raise AnalysisError("bet", "this house has no Ante: there is nothing to decide")
        stakes = dict(unit_bet(rules, entries(rules)[0], {}).stakes_minor)
    if antes is not None and beside is not None and ante is not None:
        if beside.name in stakes:
            raise AnalysisError("double_shot", f"{beside.label} is in the bet already: say it once")
        if antes:
            stakes[beside.name] = antes * stakes.get(ante.name, 0)
    check_bet(rules, stakes)
    return Bet(rules, stakes, dict(asked.meters_minor), asked.players)
