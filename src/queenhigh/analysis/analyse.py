"""A whole house analysed: every entry, best play, what the document prints, and what a house must know."""

from collections.abc import Sequence

from queenhigh.analysis.figures.favour import favour
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures
from queenhigh.analysis.figures.printed import printed_figures
from queenhigh.analysis.figures.readings import reading_effects
from queenhigh.analysis.figures.takings import takings
from queenhigh.analysis.playing.strategy import strategy_of
from queenhigh.analysis.playing.study import study
from queenhigh.analysis.protect.seen import classed, seen
from queenhigh.analysis.protect.shared import shared
from queenhigh.analysis.request import CHECKS, AnalysisError, Question, classes_of, question_of
from queenhigh.analysis.results import Analysis, Favour, Mix, Protection, Strategy, WagerFigures
from queenhigh.money import AmountLike, refuse_minor
from queenhigh.rules import HouseLike
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.request import Amounts
from queenhigh.study.result import Tell
from queenhigh.text import ByName


@refuse_minor
def analyse(
    house: HouseLike,
    *,
    stakes: Amounts | None = None,
    players: int = 1,
    meters: Amounts | None = None,
    side_antes: int | None = None,
    seen: int | str = 0,
    seen_cards: int | None = None,
    shared: int = 0,
    marks: Sequence[str] = (),
    readings: bool = False,
    per_hour: int | None = None,
    average: AmountLike | None = None,
    boxes: int = 1,
    hours_per_day: int = 16,
    progress: Tell | None = None,
) -> Analysis:
    """Return every figure of a house; raises `AnalysisError` for what it cannot be asked.

    `stakes` are a mix of bets to price as a whole, `meters` what progressives hold, in whole units.
    `players` is how many play, each with one box and the same bet: for Envy. `side_antes` is the stake on
    the side wager that is told in Antes. `seen` is how many of the dealer's cards a player sees, or classes
    of cards as in ``A / KQJ / other``, of `seen_cards` cards (default 1). `shared` is how many boxes share
    what they hold. `marks` are strategies to price, each by the weakest hand it plays. With `readings`, what
    other readings of the document would change is calculated too. `per_hour` rounds, with the `average` bet
    on each wager, `boxes` and `hours_per_day`, tell what the table takes.

    >>> analyse("prime").wagers["pair_plus"].house_edge
    Fraction(149, 5525)
    """
    rules = CHECKS.house(house)
    asked = question_of(
        rules,
        stakes=stakes,
        players=players,
        meters=meters,
        side_antes=side_antes,
        seen=seen,
        seen_cards=seen_cards,
        shared=shared,
        marks=marks,
        readings=readings,
        per_hour=per_hour,
        average=average,
        boxes=boxes,
        hours_per_day=hours_per_day,
    )
    return _analysed(rules, asked, progress)


def _analysed(rules: House, asked: Question, progress: Tell | None) -> Analysis:
    meters = dict(asked.meters_minor)
    mixed = _mix(rules, meters, asked, progress)  # these may be refused: before anything else takes long
    protection = _protection(rules, asked, progress)
    wagers: dict[str, WagerFigures] = ByName()
    unpriced: dict[str, str] = {}
    favours: list[Favour] = []
    for entry in entries(rules):
        try:
            found = entry_figures(rules, entry, meters, asked.players, asked.side_antes, progress=progress)
        except UnpricedError as error:
            unpriced[entry.name] = str(error)
            continue
        wagers[entry.name] = found
        said = favour(rules, entry, found, meters, asked.players, asked.side_antes)
        favours += [said] if said else []
    if asked.average_minor is not None and unpriced and not wagers:
        raise AnalysisError("per_hour", next(iter(unpriced.values())))
    return Analysis(
        house=rules,
        wagers=wagers,
        strategy=_strategy(rules, meters, asked),
        mix=mixed,
        printed=printed_figures(rules, wagers),
        favours=tuple(favours),
        protection=protection,
        readings=reading_effects(rules, meters) if asked.readings else (),
        unpriced=unpriced,
        side_antes=asked.side_antes,
        players=asked.players,
        meters_minor=rules.meters_at(meters),
        takings=None if asked.per_hour is None else takings(rules, asked, wagers, mixed),
    )


def _strategy(house: House, meters: dict[str, int], asked: Question) -> Strategy | None:
    contest = next((entry for entry in entries(house) if entry.name == ANTE_PLAY), None)
    if contest is None:
        return None
    try:
        bet = unit_bet(house, contest, meters, asked.side_antes, asked.players)
        return strategy_of(study(bet), asked.marks)
    except UnpricedError as error:
        if asked.side_antes is None and not asked.marks:  # the figures of the contest say why
            return None
        option = "strategy" if asked.side_antes is None else "side_antes"
        raise AnalysisError(option, str(error)) from None


def _mix(house: House, meters: dict[str, int], asked: Question, progress: Tell | None) -> Mix | None:
    if not asked.stakes_minor:
        return None
    try:
        return mix(Bet(house, dict(asked.stakes_minor), meters, asked.players), progress)
    except UnpricedError as error:
        raise AnalysisError("bet", str(error)) from None


def _protection(house: House, asked: Question, progress: Tell | None) -> tuple[Protection, ...]:
    found = []
    option = "seen"
    try:
        if asked.seen:
            found.append(_seen(house, asked, progress))
        option = "share"
        if asked.shared:
            found.append(shared(house, asked.shared, progress))
    except UnpricedError as error:
        raise AnalysisError(option, str(error)) from None
    return tuple(found)


def _seen(house: House, asked: Question, progress: Tell | None) -> Protection:
    if isinstance(asked.seen, str):
        return classed(house, classes_of(asked), asked.seen_cards or 1, asked.side_antes, progress)
    return seen(house, asked.seen, asked.side_antes, progress)
