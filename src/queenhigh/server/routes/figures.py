"""Exact figures of a house at best play, and the mean and variance of a bet."""

from collections import Counter
from fractions import Fraction
from typing import NamedTuple

from litestar import get, post
from litestar.params import JSONBody

from queenhigh.analysis import Analysis, Mix, WagerFigures, analyse, bet_of
from queenhigh.analysis.counting import whole_hand
from queenhigh.analysis.counting.walk import Direct, all_held
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.request import CHECKS
from queenhigh.analysis.results import Strategy
from queenhigh.hands import Category
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.money import AMOUNT_LIMIT_MINOR, show_amount
from queenhigh.rules.records import Dealer, House
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import By, Here
from queenhigh.server.routes.houses import OF_HOUSE, Asked, asked_at, entry_label
from queenhigh.study.entries import Entry, entries
from queenhigh.study.suits import suit_classes
from queenhigh.wire.houses import (
    EntryBody,
    EntryMean,
    ExpectedBody,
    ExpectedQuestion,
    FiguresBody,
    MeterFigure,
)
from queenhigh.words import DEFAULT
from queenhigh.words.coach import figure_note, rule_text


class _Found(NamedTuple):
    """What is worked out once a house."""

    analysis: Analysis
    dealer_qualifies: Fraction
    hands: dict[str, Fraction]


@get(asked_at("figures"), summary="The exact figures of a house at best play", **OF_HOUSE)
async def show_figures(house: Asked, works: Here, caller: By) -> FiguresBody:
    found = await works.worker.once(caller.address, ("figures", house.digest), _worked_out, house)
    return _told(house, found, caller.language)


def dealer_qualifies(dealer: Dealer) -> Fraction:
    """How often the hand that the dealer has in the end qualifies, as the analysis counts it."""
    mark = dealer.qualifying_strength
    if dealer.always_qualifies:
        return Fraction(1)
    if dealer.replaces:
        hands = whole_hand.dealer_hands(dealer.stands_on_strength)
        made = suit_classes().level(3).weights @ hands  # over all hands of a player's who keeps theirs
        return Fraction(int(made[mark:].sum()), int(made.sum()))
    deals = Direct(dealer.stands_on_strength, (), ())
    return 1 - Fraction(int(deals.below()[mark]), deals.deals())


def _worked_out(house: House) -> _Found:
    made = Counter(CATEGORIES[strength] for strength in all_held(3).best.tolist())
    hands = {category.key: Fraction(made[category], made.total()) for category in reversed(Category)}
    return _Found(analyse(house), dealer_qualifies(house.dealer), hands)


def _told(house: House, found: _Found, language: str) -> FiguresBody:
    worked = found.analysis
    by_name = {entry.name: entry for entry in entries(house)}
    play, spoken = _best_play(worked.strategy, language)
    return FiguresBody(
        house=house.id,
        digest=house.digest,
        entries=tuple(_entry(house, by_name[name], each, language) for name, each in worked.wagers.items()),
        best_play=play,
        best_play_language=spoken,
        dealer_qualifies=str(found.dealer_qualifies),
        hands={name: str(chance) for name, chance in found.hands.items()},
        meters=tuple(
            MeterFigure(meter.name, meter.break_even_meter_minor)
            for each in worked.wagers.values()
            for meter in (each.progressive.meters if each.progressive else ())
        ),
    )


def _best_play(strategy: Strategy | None, language: str) -> tuple[str, str]:
    """The strategy to learn and the language it is told in."""
    if strategy is None:
        return "", language
    if strategy.rule is None:
        return strategy.text, DEFAULT
    return rule_text(strategy.rule, language), language


def _entry(house: House, entry: Entry, found: WagerFigures, language: str) -> EntryBody:
    meters = found.progressive.meters if found.progressive else ()
    risk = found.element_of_risk
    return EntryBody(
        name=entry.name,
        label=entry_label(house, entry, language),
        edge=str(found.house_edge),
        percent=_percent(found.house_edge),
        of_all_money=None if risk is None else _percent(risk),
        hit_frequency=round(float(found.hit_frequency), 6),
        deviation=round(found.standard_deviation, 4),
        note=figure_note(
            house,
            found.stake_minor if found.stake_matters else None,
            {meter.name: meter.meter_minor for meter in meters},
            language,
        ),
    )


def _percent(share: Fraction) -> float:
    return round(100 * float(share), 4)


@post(
    asked_at("expected"), summary="What a bet comes to on average at best play", status_code=200, **OF_HOUSE
)
async def show_expected(
    house: Asked, works: Here, caller: By, data: JSONBody[ExpectedQuestion]
) -> ExpectedBody:
    stakes = {name: minor for name, minor in data.stakes_minor.items() if minor}
    if max(stakes.values(), default=0) > AMOUNT_LIMIT_MINOR:
        most = show_amount(AMOUNT_LIMIT_MINOR, house.currency)
        raise Trouble("study/unfit", f"no stake is more than {most}")
    CHECKS.meters(house, data.meters_minor)
    CHECKS.bet(house, stakes, caller.language)
    key = (house.digest, tuple(sorted(stakes.items())), tuple(sorted(data.meters_minor.items())))
    found = await works.worker.once(
        caller.address, ("expected", *key), _mixed, house, stakes, data.meters_minor
    )
    mean = found.spread.mean + found.envy_minor
    return ExpectedBody(
        mean=str(mean),
        variance=str(found.spread.variance),
        bet=str(found.average_bet_minor),
        wagers={name: EntryMean(str(-edge)) for name, edge in found.edges.items()},
    )


def _mixed(house: House, stakes_minor: dict[str, int], meters_minor: dict[str, int]) -> Mix:
    return mix(bet_of(house, stakes_minor, meters_minor))


HANDLERS = [show_figures, show_expected]
