"""Who somebody is and what they may do: names, passwords, sessions, tokens, limits they set themselves."""

from queenhigh.people.people import People
from queenhigh.people.records import (
    PeopleError,
    PeopleSettings,
    Person,
    Role,
    Session,
    SignedIn,
    Token,
)

__all__ = [
    "People", "PeopleError", "PeopleSettings", "Person", "Role", "Session", "SignedIn", "Token",
]  # fmt: skip
