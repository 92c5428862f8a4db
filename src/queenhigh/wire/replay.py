"""Proving what is on record: a round run again event by event, and a table come back to from its events."""

from collections.abc import Callable, Iterable

from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.decide import decide
from queenhigh.engine.events import BettingOpened, CardsDealt, CardsReplaced, Event, HandsMoved
from queenhigh.engine.evolve import evolve
from queenhigh.engine.record import Record, act_on, start
from queenhigh.engine.state import Round, new_round
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.posting import SettingsError, post
from queenhigh.rules.read.load import load
from queenhigh.rules.read.problems import HouseError
from queenhigh.rules.records import House
from queenhigh.text import QueenHighError
from queenhigh.wire.differences import difference
from queenhigh.words import refusal_text


class ReplayError(QueenHighError, ValueError):
    """A record that does not come out again; `step` counts from 1, 0 for the record as a whole.

    `event` says what happens at the step, where that is what differs.
    """

    def __init__(self, step: int, message: str, event: str = "") -> None:
        self.step = step
        self.event = event
        where = f"step {step}, {event}" if event else f"step {step}"
        super().__init__(f"{where}: {message}" if step else message)


def restore(rules: HouseLike | Callable[[str], House | None], events: Iterable[Event]) -> Round:
    """The state that the stored events of one game lead to; they begin with `betting_opened`.

    `rules` is the house they were played by, or what finds one by its digest, as `Shelf.find` does. Games
    before it are not needed.
    """
    given = None if callable(rules) else find_house(rules)
    state: Round | None = None
    for number, event in enumerate(events, start=1):
        if isinstance(event, BettingOpened):
            house = rules(event.digest) if callable(rules) else given
            if house is None:
                raise ReplayError(0, f"no house is kept with the rules {event.digest[:19]}…")
            if event.digest != house.digest:
                raise ReplayError(0, _other_rules(event.digest, house))
            state = state if state is not None and state.house is house else new_round(house)
        if state is None:
            raise ReplayError(number, "the first stored event must be betting_opened")
        for box in _boxes_of(event):
            if not 0 < box <= state.house.boxes:
                raise ReplayError(number, f"this table has no box {box}")
        try:
            state = evolve(state, event)
        except (KeyError, IndexError) as error:
            raise ReplayError(number, f"the event does not fit this house: {error}") from None
    if state is None:
        raise ReplayError(0, "there are no stored events: begin with new_round")
    return state


def _boxes_of(event: Event) -> list[int]:
    """Every box that an event names."""
    match event:
        case CardsDealt() | CardsReplaced():
            return [box for box, _ in event.hands]
        case HandsMoved():
            return [area for move in event.moves for area in move if area]
        case _:
            return [getattr(event, "box", 1)]


def replay(house: HouseLike, record: Record) -> Round:
    """Run a record again. Every event must come out as recorded; `ReplayError` says where one does not."""
    house = _as_posted(find_house(house), record)
    state = start(house, record.after_game, record.meters_minor)
    for number, recorded in enumerate(record.steps, start=1):
        before = state
        state, step = act_on(state, recorded.action)
        if step == recorded:
            continue
        result = decide(house, before, recorded.action)
        if isinstance(result, Refusal) and recorded.refused:
            why = refusal_text(house, result)
            raise ReplayError(number, f"{recorded.refused} is recorded and {result.code} comes out: {why}")
        if isinstance(result, Refusal):
            raise ReplayError(number, f"the act is refused, {result.code}: {refusal_text(house, result)}")
        if recorded.refused:
            raise ReplayError(number, f"the act is recorded as refused, {recorded.refused}, but it is legal")
        what, words = difference(house, recorded.events, step.events)
        raise ReplayError(number, words, what)
    return state


def recorded_house(record: Record) -> House:
    """The house by the file that a record carries; `ReplayError` where it carries none, or another one."""
    if not record.text:
        raise ReplayError(0, "the record carries no house file: name the one it was played with")
    carried = carried_house(record.text)
    if carried.id != record.house:
        said = f"the record is of {record.house}, and the house file it carries of {carried.id}"
        raise ReplayError(0, said)
    return carried


def carried_house(text: str) -> House:
    """The house of a file that a record carries; `ReplayError` where it is none."""
    try:
        return load(text, "the house file of the record", kept=True)
    except HouseError as error:
        raise ReplayError(0, f"the house file that the record carries is none: {error}") from None


def has_rules_of(house: House, record: Record) -> bool:
    """Whether the record was played by the rules of this house, with what was posted then."""
    try:
        return _as_posted(house, record).digest == record.digest
    except ReplayError:
        return False


def _as_posted(house: House, record: Record) -> House:
    """The house with the record's settings, which must come to the very rules it was played by."""
    try:
        if house.posted and house.posted != record.settings:
            posted = house.posted
            played = record.settings or "none"
            raise ReplayError(0, f"the table posts {posted}, and the record was played with {played}")
        if not house.posted:
            house = post(house, record.settings, kept=True)
    except SettingsError as error:
        raise ReplayError(0, f"the table's settings do not fit the house: {error}") from None
    if record.digest != house.digest:
        raise ReplayError(0, _other_rules(record.digest, house))
    unknown = {name for name, _ in record.meters_minor} - {meter.name for meter in house.meters}
    if unknown:
        raise ReplayError(0, f"this house has no meter {', '.join(sorted(unknown))}")
    return house


def _other_rules(digest: str, house: House) -> str:
    return (
        f"this was played by rules {digest[:19]}…, and {house.id} now reads {house.digest[:19]}…: "
        "use the house file it was played with"
    )
