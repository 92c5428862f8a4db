"""A round on record: what was done and what came of it, so that anybody can prove each event again."""

from collections.abc import Iterable, Mapping

import msgspec

from queenhigh.engine.actions import Action
from queenhigh.engine.decide import decide
from queenhigh.engine.events import BettingOpened, Event
from queenhigh.engine.evolve import evolve, evolve_all
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import Round, new_round
from queenhigh.rules.records import House
from queenhigh.rules.settings import SettingsError, post


class Step(msgspec.Struct, frozen=True):
    """One act and its events; `refused` holds the refusal's code where the act was refused."""

    action: Action
    events: tuple[Event, ...] = ()
    refused: str = ""


class Record(msgspec.Struct, frozen=True):
    """A round of one house.

    `after_game` is the number of the game before it (0 at a fresh table), `meters_minor` what the meters held
    then where that is not their seed, `settings` what the table had posted beside the house file. The digest
    is that of the rules with those settings.
    """

    house: str
    digest: str
    steps: tuple[Step, ...]
    after_game: int = 0
    settings: str = ""
    meters_minor: dict[str, int] = {}

    @classmethod
    def of(cls, before: Round, steps: Iterable[Step]) -> "Record":
        """The record of what was played from this state on."""
        house = before.house
        seeds = {meter.name: meter.seed_minor for meter in house.meters}
        moved = {name: now for name, now in before.meters_now_minor.items() if now != seeds.get(name)}
        return cls(house.id, house.digest, tuple(steps), before.game, house.posted, moved)


class ReplayError(ValueError):
    """A record that does not come out again; `step` counts from 1, 0 for the record as a whole."""

    def __init__(self, step: int, message: str) -> None:
        self.step = step
        super().__init__(f"step {step}: {message}" if step else message)


def start(house: House, after_game: int = 0, meters_minor: Mapping[str, int] | None = None) -> Round:
    """The table as it is before a recorded game."""
    fresh = new_round(house)
    meters = {**dict(fresh.meters_minor), **(meters_minor or {})}
    return msgspec.structs.replace(fresh, game=after_game, meters_minor=tuple(meters.items()))


def restore(house: House, events: Iterable[Event]) -> Round:
    """The state that stored events lead to, from the first game on, under the rules they were made by."""
    state = new_round(house)
    for number, event in enumerate(events, start=1):
        if isinstance(event, BettingOpened):
            if event.digest != house.digest:
                raise ReplayError(0, _other_rules(event.digest, house))
        elif state.game == 0:
            raise ReplayError(number, "the first stored event must be betting_opened")
        if not 1 <= getattr(event, "box", 1) <= house.boxes:
            raise ReplayError(number, f"this table has no box {getattr(event, 'box', 0)}")
        try:
            state = evolve(state, event)
        except (KeyError, IndexError) as error:
            raise ReplayError(number, f"the event does not fit this house: {error}") from None
    return state


def act_on(state: Round, action: Action) -> tuple[Round, Step]:
    """Do one act: the next state (the same one where it is refused) and the step to record."""
    result = decide(state.house, state, action)
    if isinstance(result, Refusal):
        return state, Step(action, refused=result.code)
    return evolve_all(state, result), Step(action, result)


def record_round(house: House, actions: Iterable[Action], after_game: int = 0) -> Record:
    """Play a list of acts and keep the record."""
    before = state = start(house, after_game)
    steps = []
    for action in actions:
        state, step = act_on(state, action)
        steps.append(step)
    return Record.of(before, steps)


def replay(house: House, record: Record) -> Round:
    """Run a record again. Every event must come out as recorded; `ReplayError` says where one does not."""
    house = _as_posted(house, record)
    state = start(house, record.after_game, record.meters_minor)
    for number, recorded in enumerate(record.steps, start=1):
        before = state
        state, step = act_on(state, recorded.action)
        if step == recorded:
            continue
        result = decide(house, before, recorded.action)
        if isinstance(result, Refusal) and recorded.refused:
            raise ReplayError(number, f"{recorded.refused} is recorded and {result.code} comes out: {result}")
        if isinstance(result, Refusal):
            raise ReplayError(number, f"the act is refused, {result.code}: {result}")
        if recorded.refused:
            raise ReplayError(number, f"the act is recorded as refused, {recorded.refused}, but it is legal")
        raise ReplayError(number, _difference(recorded.events, step.events))
    return state


def _as_posted(house: House, record: Record) -> House:
    """The house with the record's settings, which must come to the very rules it was played by."""
    unknown = set(record.meters_minor) - {meter.name for meter in house.meters}
    if unknown:
        raise ReplayError(0, f"this house has no meter {', '.join(sorted(unknown))}")
    try:
        if house.posted and house.posted != record.settings:
            posted, played = house.posted, record.settings or "none"
            raise ReplayError(0, f"the table posts {posted}, and the record was played with {played}")
        if not house.posted:
            house = post(house, record.settings)
    except SettingsError as error:
        raise ReplayError(0, f"the table's settings do not fit the house: {error}") from None
    if record.digest != house.digest:
        raise ReplayError(0, _other_rules(record.digest, house))
    return house


def _other_rules(digest: str, house: House) -> str:
    return (
        f"this was played by rules {digest[:19]}…, and {house.id} now reads {house.digest[:19]}…: "
        "use the house file it was played with"
    )


def _difference(recorded: tuple[Event, ...], proven: tuple[Event, ...]) -> str:
    if len(recorded) != len(proven):
        return f"{len(recorded)} events are recorded and {len(proven)} come out"
    old, new = next(pair for pair in zip(recorded, proven, strict=True) if pair[0] != pair[1])
    if type(old) is not type(new):
        return f"{type(old).__name__} is recorded and {type(new).__name__} comes out"
    field = next(name for name in old.__struct_fields__ if getattr(old, name) != getattr(new, name))
    was, now = getattr(old, field), getattr(new, field)
    if isinstance(was, tuple) and isinstance(now, tuple):
        if len(was) != len(now):
            counts = f"{len(was)} are recorded and {len(now)} come out"
            return f"{type(old).__name__} differs in {field}: {counts}"
        was, now = next(pair for pair in zip(was, now, strict=True) if pair[0] != pair[1])
    return f"{type(old).__name__} differs in {field}: {_cut(was)} is recorded and {_cut(now)} comes out"


def _cut(value: object) -> str:
    """A value for a message, however long a forged record makes it."""
    text = str(value)
    return text if len(text) <= 400 else f"{text[:400]}…"
