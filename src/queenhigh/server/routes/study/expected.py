"""What a bet comes to on average at best play, and how far rounds lie around it: the band of a chart."""

import msgspec
from litestar import post
from litestar.params import JSONBody

from queenhigh.analysis import Mix, bet_of
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.request import CHECKS
from queenhigh.money import AMOUNT_LIMIT_MINOR, show_amount
from queenhigh.rules.records import House
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Here
from queenhigh.server.routes.houses import OF_HOUSE, Asked, asked_at


class ExpectedQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stakes on wagers, and what meters hold: their seeds where nothing is said."""

    stakes_minor: dict[str, int]
    meters_minor: dict[str, int] = {}


class EntryMean(msgspec.Struct, frozen=True):
    mean: str


class ExpectedBody(msgspec.Struct, frozen=True):
    """One round of a bet: fractions as text, in minor units, or their square for the variance."""

    mean: str
    """What the player nets on average."""
    variance: str
    bet: str
    """The money on the table in the end, on average."""
    wagers: dict[str, EntryMean]
    """What each entry brings of that: ``ante_play`` and side wagers by their names."""


@post(
    asked_at("expected"),
    tags=["houses"],
    summary="What a bet comes to on average at best play",
    status_code=200,
    response_headers=BY_LANGUAGE,
    dependencies=OF_HOUSE,
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


HANDLERS = [show_expected]
