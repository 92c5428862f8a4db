"""What a check finds, in words for whoever runs the server."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

State = Literal["ok", "unknown", "warn", "wrong"]
ORDER: Final[tuple[State, ...]] = ("ok", "unknown", "warn", "wrong")


class Verdict(NamedTuple):
    """One look: how it is, what was seen, and what to do about it."""

    state: State
    found: str
    remedy: str = ""


class Finding(msgspec.Struct, frozen=True):
    """What a check has found. Programs may rely on `name` and `state`; the rest is for people."""

    name: str
    state: State
    found: str
    remedy: str
    """What to do; nothing where nothing is to be done."""


class Checkup(msgspec.Struct, frozen=True):
    """Everything that was found."""

    ok: bool
    """Whether nothing is wrong; a warning is not."""
    at_ms: int
    place: str
    url: str
    findings: tuple[Finding, ...]


def fine(found: str) -> Verdict:
    return Verdict("ok", found)


def unknown(found: str, remedy: str = "") -> Verdict:
    return Verdict("unknown", found, remedy)


def warn(found: str, remedy: str) -> Verdict:
    return Verdict("warn", found, remedy)


def wrong(found: str, remedy: str) -> Verdict:
    return Verdict("wrong", found, remedy)


def together(verdicts: Iterable[Verdict]) -> Verdict:
    """Several looks as one: the worst state, the worst first."""
    ordered = sorted(verdicts, key=lambda each: -ORDER.index(each.state))
    return Verdict(
        ordered[0].state,
        "; ".join(each.found for each in ordered),
        " ".join(each.remedy for each in ordered if each.remedy),
    )
