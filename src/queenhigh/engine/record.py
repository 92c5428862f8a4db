"""A round on record: what was done and what came of it, so that anybody can prove each event again."""

from collections.abc import Iterable

import msgspec

from queenhigh.displayed import Brief, Displayed
from queenhigh.engine.acts.actions import Action
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.decide import decide
from queenhigh.engine.events import Event
from queenhigh.engine.evolve import evolve_all
from queenhigh.engine.state import Round, new_round
from queenhigh.facts import Amounts
from queenhigh.rules import HouseLike


class Step(Brief, msgspec.Struct, frozen=True):
    """One act and its events; `refused` holds the refusal's code where the act was refused."""

    action: Action
    events: tuple[Event, ...] = ()
    refused: str = ""


class Record(Displayed, msgspec.Struct, frozen=True):
    """A round of one house.

    `after_game` is the number of the game before it (0 at a fresh table), `meters_minor` what the meters held
    then where that is not their seed, `settings` what the table had posted beside the house file. The digest
    is that of the rules with those settings, `text` the house file itself: the record can be proven when the
    catalogue has moved on.
    """

    house: str
    digest: str
    steps: tuple[Step, ...]
    after_game: int = 0
    settings: str = ""
    meters_minor: Amounts = ()
    text: str = ""

    @classmethod
    def of(cls, before: Round, steps: Iterable[Step]) -> "Record":
        """The record of what was played from this state on."""
        house = before.house
        seeds = house.meters_at({})
        moved = tuple((name, now) for name, now in before.meters_minor if now != seeds.get(name))
        return cls(house.id, house.digest, tuple(steps), before.game, house.posted, moved, house.text)


def start(house: HouseLike, after_game: int = 0, meters_minor: Amounts = ()) -> Round:
    """The table as it is before a recorded game."""
    fresh = new_round(house)
    meters = {**dict(fresh.meters_minor), **dict(meters_minor)}
    return msgspec.structs.replace(fresh, game=after_game, meters_minor=tuple(meters.items()))


def act_on(state: Round, action: Action) -> tuple[Round, Step]:
    """Do one act: the next state (the same one where it is refused) and the step to record."""
    result = decide(state.house, state, action)
    if isinstance(result, Refusal):
        return state, Step(action, refused=result.code)
    return evolve_all(state, result), Step(action, result)


def record_round(house: HouseLike, actions: Iterable[Action], after_game: int = 0) -> Record:
    """Play a list of acts and keep the record."""
    before = state = start(house, after_game)
    steps = []
    for action in actions:
        state, step = act_on(state, action)
        steps.append(step)
    return Record.of(before, steps)
