"""People, their sessions and tokens, as the rest of the server knows them."""

from typing import Any, Final, Literal, get_args

import msgspec

from queenhigh.text import QueenHighError
from queenhigh.wire.bodies import Scope

Role = Literal["player", "dealer", "supervisor", "auditor", "admin"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS

Code = Literal[
    "name/unfit", "name/reserved", "name/taken", "name/lookalike", "password/unfit", "auth/needed",
    "auth/wrong", "auth/forbidden", "rate/limited", "table/code", "token/unfit", "limits/unfit",
    "limits/shorter", "person/unknown",
]  # fmt: skip
"""Why something was refused: a closed set."""


class PeopleError(QueenHighError, ValueError):
    """Something was asked that is refused, and nothing was changed. The text is for whoever asked."""

    def __init__(self, code: Code, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.code: Final[Code] = code
        self.facts: Final[dict[str, Any]] = facts
        """Numbers and names behind the text: `retry_ms`, `least`, `most`, `field`."""


class PeopleSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How people are let in."""

    passwords: bool = True
    """Whether passwords are taken at all; where they would go over the net in the clear, guests only."""
    idle_days: int = 30
    session_days: int = 90
    """A session ends when it was not used for `idle_days`, and `session_days` after it began in any case."""
    argon2_kib: int = 65_536
    argon2_passes: int = 3
    new_people_an_hour: int = 600
    """So many may come as guests or register from one address."""
    name_tries: int = 5
    address_tries: int = 20
    """Failures to sign in before a name, or an address, has to wait."""


class Person(msgspec.Struct, frozen=True):
    """Somebody. The id is what everything else refers to; the name is only shown."""

    id: str
    name: str
    role: Role = "player"
    guest: bool = False
    locked: bool = False
    created_ms: int = 0


class Session(msgspec.Struct, frozen=True):
    """Somebody who is signed in, by a cookie or by a program's token, and what they may do now."""

    id: str
    """Not the secret: safe to keep and to log."""
    person: Person
    scopes: frozenset[Scope]
    expires_ms: int
    csrf: str = ""
    """What an unsafe request with this cookie has to bring; empty for a token."""
    by: Literal["cookie", "token"] = "cookie"

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles they may act in: those of the person that the scopes allow."""
        return tuple(role for role in ACTS_AS[self.person.role] if SCOPE_OF[role] in self.scopes)

    def may(self, scope: Scope) -> bool:
        return scope in self.scopes


class SignedIn(msgspec.Struct, frozen=True):
    """Somebody who has just been let in."""

    person: Person
    session_token: str
    """The cookie: shown this once, and kept as a hash."""
    csrf: str
    expires_ms: int


class Token(msgspec.Struct, frozen=True):
    """A token for programs, without its secret."""

    id: str
    scopes: tuple[Scope, ...]
    created_ms: int
    expires_ms: int
    used_ms: int = 0
    """When it was last used, to the minute; 0 for never."""


SCOPE_OF: Final[dict[Role, Scope]] = {
    "player": "play",
    "dealer": "deal",
    "supervisor": "deal",
    "auditor": "audit",
    "admin": "admin",
}
"""The scope that acting in a role needs."""
ACTS_AS: Final[dict[Role, tuple[Role, ...]]] = {
    "player": ("player",),
    "dealer": ("player", "dealer"),
    "supervisor": ("player", "dealer", "supervisor"),
    "auditor": ("player", "auditor"),
    "admin": ROLES,
}
"""The roles that somebody of a role may act in. None of them sees a card early."""


def scopes_of(role: Role) -> frozenset[Scope]:
    """All that a person of this role may do; everybody may watch."""
    return frozenset(("watch", *(SCOPE_OF[each] for each in ACTS_AS[role])))
