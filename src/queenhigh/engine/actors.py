"""Who acts and who looks: a role, and an id that tells people of one role apart.

An id is what a server knows a person by. What is shown in its place is a matter of the view: nobody becomes
the dealer by being called so.

>>> format_actor(player("ann"))
'player:ann'
>>> parse_actor("dealer") == DEALER
True
"""

from typing import Final, Literal, get_args

import msgspec

from queenhigh.text import QueenHighError, show_value

Role = Literal["dealer", "supervisor", "player", "bystander"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
ID_LIMIT: Final = 40


class ActorError(QueenHighError, ValueError):
    """Text that names nobody."""


class Actor(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One person at the table, or beside it."""

    role: Role
    id: str = ""

    def __str__(self) -> str:
        return format_actor(self)


DEALER: Final = Actor("dealer")
"""Whoever deals and settles."""
SUPERVISOR: Final = Actor("supervisor")
"""Whoever decides on what went wrong."""
BYSTANDER: Final = Actor("bystander")
"""Somebody who only watches."""


def player(id: str) -> Actor:
    """The player of this id."""
    return Actor("player", id)


def is_good_id(id: str) -> bool:
    """Whether somebody can sit down under this id: 1 to 40 printable characters, no space at either end."""
    return id == id.strip() and 1 <= len(id) <= ID_LIMIT and id.isprintable()


def format_actor(actor: Actor) -> str:
    """The actor as text: ``dealer``, or ``player:ann``."""
    return f"{actor.role}:{actor.id}" if actor.id else actor.role


def parse_actor(text: str) -> Actor:
    """Read what `format_actor` writes."""
    role, _, id = text.partition(":")
    found = next((known for known in ROLES if known == role), None)
    if found is None:
        raise ActorError(f"{text[:40]!r} names nobody: write {', '.join(ROLES)}, or as in player:ann")
    return Actor(found, id)


def actor_of(said: Actor | str) -> Actor:
    """An actor as they are or by text: a role, or the id of a player."""
    if isinstance(said, Actor):
        return said
    if not isinstance(said, str):
        raise ActorError(f"{show_value(said)} is nobody: say a role, the id of a player, or an Actor")
    return parse_actor(said) if said in ROLES or said.partition(":")[0] in ROLES else player(said)
