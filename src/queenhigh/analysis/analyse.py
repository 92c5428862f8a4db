"""A whole house analysed: every entry, best play, what the document prints, and what a house must know."""

from collections.abc import Mapping, Sequence

import msgspec

from queenhigh.analysis import protect
from queenhigh.analysis.entries import ANTE_PLAY, entries, leaning, unit_bet
from queenhigh.analysis.favour import favour
from queenhigh.analysis.mix import mix
from queenhigh.analysis.pays import Bet, UnpricedError
from queenhigh.analysis.price import entry_figures
from queenhigh.analysis.printed import printed_figures
from queenhigh.analysis.readings import reading_effects
from queenhigh.analysis.results import Analysis, Favour, Mix, Protection, Strategy, WagerFigures
from queenhigh.analysis.solve import Progress
from queenhigh.analysis.strategy import parse_mark, strategy_of
from queenhigh.analysis.study import study
from queenhigh.engine.layout import LayoutError, place_bets
from queenhigh.hands.names import HandClassError
from queenhigh.money import AMOUNT_LIMIT_MINOR, format_amount
from queenhigh.rules.reader import suggest
from queenhigh.rules.records import House


class AnalysisError(ValueError):
    """A question that this house cannot be asked; `option` names the part of it that is wrong."""

    def __init__(self, option: str, message: str) -> None:
        self.option = option
        super().__init__(message)


class Question(msgspec.Struct, frozen=True):
    """What is asked of a house besides its rules."""

    meters_minor: Mapping[str, int] = {}
    players: int = 1
    """How many play the progressive, for its Envy."""
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


def analyse(house: House, question: Question | None = None, progress: Progress | None = None) -> Analysis:
    """Every figure of a house; raises `AnalysisError` for a question that it cannot be asked.

    >>> from queenhigh.rules import house
    >>> analyse(house("prime")).wagers["pair_plus"].house_edge
    Fraction(149, 5525)
    """
    asked = question or Question()
    check(house, asked)
    meters = dict(asked.meters_minor)
    wagers: dict[str, WagerFigures] = {}
    unpriced: dict[str, str] = {}
    favours: list[Favour] = []
    for entry in entries(house):
        try:
            found = entry_figures(house, entry, meters, asked.players, asked.double_shot, progress=progress)
        except UnpricedError as error:
            unpriced[entry.name] = str(error)
            continue
        wagers[entry.name] = found
        said = favour(house, entry, found, meters, asked.players, asked.double_shot)
        if said is not None:
            favours.append(said)
    return Analysis(
        house=house,
        wagers=wagers,
        strategy=_strategy(house, meters, asked),
        mix=_mix(house, meters, asked, progress),
        printed=printed_figures(house, wagers),
        favours=tuple(favours),
        protection=_protection(house, asked, progress),
        readings=reading_effects(house, meters) if asked.readings else (),
        unpriced=unpriced,
        double_shot=asked.double_shot,
        players=asked.players,
        meters_minor={meter.name: meters.get(meter.name, meter.seed_minor) for meter in house.meters},
    )


def check(house: House, asked: Question) -> None:
    """Raise `AnalysisError` for the first thing that this house cannot be asked."""
    names = [meter.name for meter in house.meters]
    for name, meter_minor in asked.meters_minor.items():
        if name not in names:
            raise AnalysisError("meter", f"this house has no meter {name!r}{suggest(name, names)}")
        if not 0 <= meter_minor <= AMOUNT_LIMIT_MINOR:
            raise AnalysisError(
                "meter",
                f"a meter of {format_amount(meter_minor, house.currency)} cannot be: it holds 0 to "
                f"{format_amount(AMOUNT_LIMIT_MINOR, house.currency)}",
            )
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
    """Raise `AnalysisError` for a bet that the house would refuse."""
    try:
        place_bets(house, stakes_minor)
    except LayoutError as error:
        raise AnalysisError("bet", str(error)) from None


def bet_of(
    house: House,
    stakes_minor: Mapping[str, int] | None = None,
    meters_minor: Mapping[str, int] | None = None,
    double_shot: int | None = None,
) -> Bet:
    """A bet that the house would take: the stakes given, or one Ante, with so many Antes of Double Shot.

    Raises `AnalysisError` where the house would refuse it.
    """
    check(house, Question(meters_minor=meters_minor or {}, double_shot=double_shot))
    stakes = dict(stakes_minor or {})
    ante, beside = house.ante, leaning(house)
    if not stakes:
        if ante is None:
            raise AnalysisError("bet", "this house has no Ante: there is nothing to decide")
        stakes = dict(unit_bet(house, entries(house)[0], {}).stakes_minor)
    if double_shot is not None and beside is not None and ante is not None:
        if beside.name in stakes:
            raise AnalysisError("double_shot", f"{beside.label} is in the bet already: say it once")
        if double_shot:
            stakes[beside.name] = double_shot * stakes.get(ante.name, 0)
    check_bet(house, stakes)
    return Bet(house, stakes, dict(meters_minor or {}))


def _strategy(house: House, meters: dict[str, int], asked: Question) -> Strategy | None:
    contest = next((entry for entry in entries(house) if entry.name == ANTE_PLAY), None)
    if contest is None:
        return None
    try:
        return strategy_of(study(unit_bet(house, contest, meters, asked.double_shot)), asked.marks)
    except UnpricedError as error:
        raise AnalysisError("double_shot", str(error)) from None


def _mix(house: House, meters: dict[str, int], asked: Question, progress: Progress | None) -> Mix | None:
    if not asked.stakes_minor:
        return None
    try:
        return mix(Bet(house, dict(asked.stakes_minor), meters), progress)
    except UnpricedError as error:
        raise AnalysisError("bet", str(error)) from None


def _protection(house: House, asked: Question, progress: Progress | None) -> tuple[Protection, ...]:
    found = []
    option = "seen"
    try:
        if asked.seen:
            found.append(protect.seen(house, asked.seen, asked.double_shot, progress))
        option = "share"
        if asked.shared:
            found.append(protect.shared(house, progress))
    except UnpricedError as error:
        raise AnalysisError(option, str(error)) from None
    return tuple(found)
