"""A whole house analysed: every entry, best play, what the document prints, and what a house must know."""

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
from queenhigh.analysis.request import (
    CHECKS,
    AnalysisError,
    Question,
    bet_of,
    check,
    classes_of,
    plain_question,
)
from queenhigh.analysis.results import Analysis, Favour, Mix, Protection, Strategy, WagerFigures
from queenhigh.rules import HouseLike
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.result import Tell

__all__ = ["AnalysisError", "Question", "analyse", "bet_of", "check"]


def analyse(house: HouseLike, question: Question | None = None, progress: Tell | None = None) -> Analysis:
    """Every figure of a house; raises `AnalysisError` for a question that it cannot be asked.

    The house may be told by its id, or by the path of its file.

    >>> analyse("prime").wagers["pair_plus"].house_edge
    Fraction(149, 5525)
    """
    rules = CHECKS.house(house)
    asked = plain_question(question)
    check(rules, asked)
    meters = dict(asked.meters_minor)
    mixed = _mix(rules, meters, asked, progress)  # these may be refused: before anything else takes long
    protection = _protection(rules, asked, progress)
    wagers: dict[str, WagerFigures] = {}
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
