"""What becomes of a game in which something irregular was found: the supervisor's act, asked of the engine.

>>> from queenhigh.engine.irregular.moments import sample_moments
>>> rulings = {moment: rule_on(state, "misdeal") for moment, state in sample_moments("draw")}
>>> [(moment, found.ruling, found.clause) for moment, found in rulings.items()][1:5:3]
[('dealt', 'void', 'draw/T2'), ('settled', 'stands', 'draw/T2')]
"""

from typing import Final, Literal, get_args

import msgspec

from queenhigh.engine.actors import SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.acts.voiding import COUNTED, offer_void_game, only_move
from queenhigh.engine.decide import decide
from queenhigh.engine.events import BoxVoided, GameVoided, HandsMoved
from queenhigh.engine.evolve import evolve
from queenhigh.engine.state import Round
from queenhigh.rules.records import Ground

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
