"""What becomes of a game in which something irregular was found: the supervisor's act, asked of the engine.

>>> from queenhigh.engine.irregular import sample_moments
>>> rulings = {moment: rule_on(state, "misdeal") for moment, state in sample_moments("draw")}
>>> [(moment, found.ruling, found.clause) for moment, found in rulings.items()][1:5:3]
[('dealt', 'void', 'draw/T2'), ('settled', 'stands', 'draw/T2')]
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, Literal, get_args

import msgspec

from queenhigh.cards import DECK
from queenhigh.engine.actors import DEALER, SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.actions import OpenBetting
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.acts.voiding import COUNTED, offer_void_game, only_move
from queenhigh.engine.decide import decide
from queenhigh.engine.events import BoxVoided, GameVoided, HandsMoved
from queenhigh.engine.evolve import evolve
from queenhigh.engine.felt import Felt, RefusedError
from queenhigh.engine.record import Record, act_on, start
from queenhigh.engine.state import BEFORE_DEAL, Round
from queenhigh.money import in_units
from queenhigh.rules import HouseLike
from queenhigh.rules.records import Ground, House

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


GROUNDS: Final[tuple[Ground, ...]] = get_args(Ground)


class Ruling(msgspec.Struct, frozen=True):
    """Void, put right, or nothing: the act that was tried, and the round on either side of it."""

    ruling: Literal["void", "repair", "stands"]
    clause: str
    """The clause or reading behind it as it is cited; empty where the house has none."""
    action: act.VoidGame | act.VoidBox | act.MoveHands
    before: Round
    after: Round
    event: GameVoided | BoxVoided | HandsMoved | None = None
    refusal: Refusal | None = None
    """Why the game is not void, where it is not; of hands that were to be moved, why they cannot be."""


def rule_on(
    state: Round,
    ground: Ground,
    *,
    count: int | None = None,
    repairable: bool = False,
    box: int = 1,
    game: int = 1,
    moves: tuple[tuple[int, int], ...] = (),
) -> Ruling:
    """What the house does about a ground found in this game; the least that voids where no count is said.

    A wrong deal that can be put right is, by `moves` of whole hands or by the only one that there is.
    """
    action: act.VoidGame | act.VoidBox | act.MoveHands = act.VoidBox(SUPERVISOR, box)
    if ground != "box":
        found = least_count(state, ground, game) if count is None else count
        held_minor = state.meters_minor if state.moves else ()
        action = act.VoidGame(SUPERVISOR, game, ground, found, repairable, held_minor)
    result = decide(state.house, state, action)
    ruling: Literal["void", "repair", "stands"] = "void"
    if isinstance(result, Refusal):
        ruling = "stands"
        clause = result.clause or ""
        if result.code == "void/can_be_repaired":
            ruling = "repair"
            moves = moves or (only_move(state) if ground == "wrong_deal" else ())
        if not moves or ruling == "stands":
            return Ruling(ruling, clause, action, state, state, refusal=result)
        action = act.MoveHands(SUPERVISOR, moves)
        result = decide(state.house, state, action)
        if isinstance(result, Refusal):
            return Ruling(ruling, clause, action, state, state, refusal=result)
    (event,) = result
    assert isinstance(event, GameVoided | BoxVoided | HandsMoved)
    return Ruling(ruling, event.clause, action, state, evolve(state, event), event)


def least_count(state: Round, ground: Ground, game: int) -> int | None:
    """The least number of cards that voids the game on a ground that counts them."""
    offer = offer_void_game(state, ground, game)
    if ground not in COUNTED or isinstance(offer, Refusal) or offer.count_least is None:
        return None
    return offer.count_least + (offer.count_least == offer.count_not)
