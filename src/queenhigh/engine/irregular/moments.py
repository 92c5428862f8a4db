"""Moments of a game at which something irregular may be found, as a supervisor tells them apart.

>>> [moment for moment, _ in sample_moments("draw")]
['betting', 'dealt', 'handled', 'decided', 'settled', 'next_game']
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, Literal, get_args

import msgspec

from queenhigh.cards import DECK
from queenhigh.engine.actors import DEALER
from queenhigh.engine.acts.actions import OpenBetting
from queenhigh.engine.felt import Felt, RefusedError
from queenhigh.engine.record import Record, act_on, start
from queenhigh.engine.state import BEFORE_DEAL, Round
from queenhigh.money import in_units
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House

Moment = Literal["betting", "dealt", "handled", "decided", "settled", "next_game"]
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)


def moment_of(state: Round) -> Moment | None:
    """The moment a round has come to; none before a game begins and once it is void."""
    if state.phase in ("idle", "void"):
        return None
    if state.phase in BEFORE_DEAL:
        return "betting"
    if state.phase == "settled":
        return "settled"
    undecided = any(state.must_decide(box) for box in state.in_round)
    if undecided or not (state.handled or state.revealed):
        return "handled" if state.handled else "dealt"
    return "decided"


def at_moment(house: House, record: Record, moment: Moment) -> tuple[Record, Round] | None:
    """A recorded game as far as the last of this moment, and its state; none where it was never there."""
    state = start(house, record.after_game, record.meters_minor)
    found = None
    for done, step in enumerate(record.steps, start=1):
        state, _ = act_on(state, step.action)
        if moment_of(state) == moment:
            found = msgspec.structs.replace(record, steps=record.steps[:done]), state
    if moment == "next_game" and state.phase in ("settled", "void"):
        state, opened = act_on(state, OpenBetting(DEALER))
        return msgspec.structs.replace(record, steps=(*record.steps, opened)), state
    return found


def sample_moments(house: HouseLike) -> Iterator[tuple[Moment, Round]]:
    """A game of one box with wagers at their least, as many as go together, at each moment.

    Its cards have no part in a ruling.
    """
    felt = Felt(house)
    for wager in sorted(felt.house.wagers, key=lambda each: not each.opens_box):
        if wager.limits is not None:
            with suppress(RefusedError):
                felt.place(1, "", **in_units({wager.name: wager.limits.least_minor}, felt.house.currency))
    yield "betting", felt.state
    yield "dealt", felt.deal(deck=DECK).state
    yield "handled", felt.look(1).state
    if felt.state.must_decide(felt.state.box(1)):
        felt.play(1)
    yield "decided", felt.state
    yield "settled", felt.settle().state
    yield "next_game", felt.open().state
