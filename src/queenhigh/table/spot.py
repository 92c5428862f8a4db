"""One spot of the felt as one person finds it now: what may stand there, or why nothing may."""

import msgspec

from queenhigh.engine import Offer, legal_actions
from queenhigh.table.handle import Who, actor_of, handle
from queenhigh.table.offers import narrowed
from queenhigh.table.ports import CommandKey
from queenhigh.table.state import Table
from queenhigh.table.turn import Refused, World
from queenhigh.wire.frames import ActCommand

_ASKED = CommandKey("", "spot", b"")
"""No command is kept under it: what is asked here is thrown away."""


class Spot(msgspec.Struct, frozen=True):
    """The room for a stake, and what stands there; or the refusal that whoever places it would get."""

    stake_minor: int
    offer: Offer | None = None
    refused: Refused | None = None


def spot(table: Table, world: World, who: Who, box: int, wager: str) -> Spot:
    """A wager in a box for one person.

    Where the table offers them nothing there, they are refused as the least stake would be: by the same door
    through which commands go, and nothing of it is kept.
    """
    actor = actor_of(table, who)
    play = table.house.play
    do = "play" if play is not None and wager == play.name else "place"
    offers = [
        offer
        for offer in legal_actions(table.round, actor)
        if offer.do == do and offer.box == box and offer.wager in (None, wager)
    ]
    stake_minor = _stake(table, box, wager)
    taken = narrowed(table, actor, tuple(offers), world.purse(who.id))
    if taken:
        return Spot(stake_minor, taken[0])
    act = {"do": do, "box": box, "amount_minor": _least(table, offers, wager)}
    said = act if do == "play" else {**act, "wager": wager}
    try:
        handle(table, world, who, ActCommand(_ASKED.id, table.number, said), _ASKED)
    except Refused as refused:
        return Spot(stake_minor, refused=refused)
    # The table would take it, and the store would not: a limit of the player's own.
    return Spot(stake_minor, refused=Refused(world.bar(who.id) or "limit/loss"))


def _stake(table: Table, box: int, wager: str) -> int:
    known = table.house.by_name.get(wager)
    there = 1 <= box <= len(table.round.boxes)
    return table.round.box(box).stake(known) if known is not None and there else 0


def _least(table: Table, offers: list[Offer], wager: str) -> int:
    """The least that the rules would take there, whoever asks."""
    if offers:
        return offers[0].least_minor or min(offers[0].amounts_minor)
    known = table.house.by_name.get(wager)
    return known.limits.least_minor if known is not None and known.limits is not None else 1
