"""Tables of houses drawn at random, to deal rounds at: boxes that bet and play differently."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from hypothesis import strategies as st

from kit.houses.odd_houses import odd_bets, stakes
from kit.oracles.simulated import wild_chart
from queenhigh.rules import House
from queenhigh.simulation.planning import hand_play
from queenhigh.simulation.planning.plan import Plan, box_of
from queenhigh.study.bet import Bet, UnpricedError


@contextmanager
def unstudied() -> Iterator[None]:
    """No bet is studied in here: charts say what is played, and what that is worth is not asked."""

    def unasked(_: Bet) -> tuple[None, str]:
        return None, "not asked"

    def refused(_: Bet) -> None:
        raise UnpricedError("not asked")

    with patch.object(hand_play, "_studied", unasked), patch.object(hand_play, "study", refused):
        yield


@st.composite
def odd_plans(draw: st.DrawFn, house: House, boxes: int = 3, takers: bool = True) -> Plan:
    """A box with every wager, others with most of them, played in every way there is."""
    placed = [wager.name for wager in house.wagers if wager.placed_before_deal]
    bets = [{name: draw(stakes) for name in placed}, *(draw(odd_bets(house)) for _ in range(boxes - 1))]
    seated = tuple(box_of(house, bet, wild_chart(house, at % 3)) for at, bet in enumerate(bets))
    held = tuple((meter.name, draw(st.integers(0, 10**6))) for meter in house.meters)
    return Plan(house, seated, held, draw(st.sampled_from((None, 2**31))) if takers else None)
