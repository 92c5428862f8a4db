"""Stakes that a table posts no room for: an exact question answers them all the same, and says so.

Only a round at the table refuses them. Amounts that are fixed stay so, and whatever else the house asks of a
bet holds.
"""

from collections.abc import Mapping

import msgspec

from queenhigh.money import show_amount
from queenhigh.rules.records import House, Limits


def limit_notes(
    house: House, stakes_minor: Mapping[str, int], though: str = "measured all the same"
) -> tuple[str, ...]:
    """A sentence for each stake that the table would refuse for its size."""
    found = []
    for name, stake in stakes_minor.items():
        limits = house.by_name[name].limits
        if limits is None or _fits(limits, stake):
            continue
        low, most = show_amount(limits.least_minor, house.currency), limits.most_minor
        posted = low if most is None else f"{low} to {show_amount(most, house.currency)}"
        found.append(
            f"{house.by_name[name].label} of {show_amount(stake, house.currency)} is outside what this house "
            f"posts ({posted}): {though}"
        )
    return tuple(found)


def unlimited(house: House, stakes_minor: Mapping[str, int]) -> House:
    """The house with limits wide enough for these stakes; amounts that are fixed stay so."""
    wagers = []
    for wager in house.wagers:
        stake, limits = stakes_minor.get(wager.name, 0), wager.limits
        if limits is not None and not limits.fixed and stake > 0 and not _fits(limits, stake):
            most = None if limits.most_minor is None else max(limits.most_minor, stake)
            wide = msgspec.structs.replace(
                limits, least_minor=min(limits.least_minor, stake), most_minor=most, step_minor=1
            )
            wagers.append(msgspec.structs.replace(wager, limits=wide))
        else:
            wagers.append(wager)
    return msgspec.structs.replace(house, wagers=tuple(wagers))


def _fits(limits: Limits, stake_minor: int) -> bool:
    above = limits.most_minor is not None and stake_minor > limits.most_minor
    return stake_minor >= limits.least_minor and not above
