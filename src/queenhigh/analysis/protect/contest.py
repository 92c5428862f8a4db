"""The bet that protection is about: the contest with the dealer."""

from queenhigh.rules.records import House
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import entries, unit_bet


def contest_bet(house: House, antes: int | None = None) -> Bet:
    """One Ante, what it needs, and so many Antes on the wager told in them; raises where there is none."""
    if house.ante is None or house.play is None:
        raise UnpricedError("this house has no contest with the dealer: there is nothing to decide")
    return unit_bet(house, entries(house)[0], {}, antes)
