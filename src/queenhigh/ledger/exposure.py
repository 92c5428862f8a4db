"""What a round has of its players: on the felt, kept back for the least Play, paid but not yet for good."""

from typing import Final

import msgspec

from queenhigh.engine import Felt, Round, owed
from queenhigh.money import in_units
from queenhigh.rules.records import House


class Exposure(msgspec.Struct, frozen=True):
    """How a player stands with a round."""

    staked_minor: int = 0
    """Theirs in the escrow: stakes that no line has settled yet."""
    reserved_minor: int = 0
    """The least Play of their boxes that have not decided; kept back, so that it can be covered."""
    risk_minor: int = 0
    """What own limits count: every stake, those among them that a fold has lost already, and what is kept
    back. Nothing once the round is over."""
    lost_minor: int = 0
    """What the round has cost them, negative where they won. Nothing before it is over."""


_NOTHING: Final = Exposure()


def exposures(state: Round) -> dict[str, Exposure]:
    """How each player with a box in the round stands with it, in the order of boxes."""
    over = state.phase in ("settled", "void")
    found: dict[str, Exposure] = {}
    for box in state.boxes:
        if not box.player:
            continue
        so_far = found.get(box.player, _NOTHING)
        lines = [line for line in state.lines if line.box == box.number]
        placed_minor = sum(box.stakes)
        reserved_minor = 0 if over else owed(state, box.number).least_minor
        risk_minor = 0 if over or box.voided else placed_minor + reserved_minor
        back_minor = sum(line.returned_minor for line in lines)
        found[box.player] = Exposure(
            so_far.staked_minor + placed_minor - sum(line.stake_minor for line in lines),
            so_far.reserved_minor + reserved_minor,
            so_far.risk_minor + risk_minor,
            so_far.lost_minor + (placed_minor - back_minor if over else 0),
        )
    return found


def exposure(state: Round, player: str) -> Exposure:
    """How one player stands with the round."""
    return exposures(state).get(player, _NOTHING)


def paid_by(state: Round, player: str) -> int:
    """What the round has handed this player, stakes that came back among it, and a void would take again.

    What a voided box got back is theirs for good.
    """
    return sum(
        line.returned_minor
        for line in state.lines
        if line.kind != "void" and state.box(line.box).player == player
    )


def least_bet_minor(house: House) -> int:
    """The least that puts a box into a round of this house, the least Play that it may owe among it."""
    found = []
    for wager in house.wagers:
        if wager.opens_box and wager.limits is not None:
            least = in_units({wager.name: wager.limits.least_minor}, house.currency)
            state = Felt(house).place(1, "", **least).state
            found.append(sum(state.box(1).stakes) + owed(state, 1).least_minor)
    return min(found, default=1)
