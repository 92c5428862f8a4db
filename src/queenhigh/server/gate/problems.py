"""What went wrong, as a code with a sentence: problem details over HTTP, refusals over a socket."""

from typing import Final, get_args

import msgspec

from queenhigh.facts import NO_FACTS, Facts
from queenhigh.rules.records import House
from queenhigh.text import shorten
from queenhigh.wire.bodies import HttpCode, Problem
from queenhigh.wire.frames import RESTART, RETRY_MS, ClosingFrame, RefusedFrame, ServerCode
from queenhigh.words import DEFAULT, LANGUAGES, catalogue, closing_text, detail_text, refusal_text
from queenhigh.words.sayings import Names

SERVER_CODES: Final = frozenset(get_args(ServerCode))
HTTP_CODES: Final = frozenset(get_args(HttpCode))
PROBLEM_JSON: Final = "application/problem+json"
_STATUS: Final = {
    "http/unreadable": 400, "http/too_large": 413, "http/no_length": 411, "http/no_such": 404,
    "http/method": 405, "http/origin": 403, "http/host": 421, "http/csrf": 403, "http/fault": 500,
    "person/unknown": 404, "auth/wrong": 401, "auth/needed": 401, "auth/forbidden": 403, "rate/limited": 429,
    "server/stopping": 503, "name/unfit": 422, "name/reserved": 422, "password/unfit": 422,
    "token/unfit": 422, "limits/unfit": 422, "table/unfit": 422, "study/unfit": 422,
}  # fmt: skip
"""Statuses of codes. 400 is for what does not fit the description of the API, 422 for what fits it and no
rule of ours; what is not named cannot be done as things stand: 409."""


class Trouble(Exception):
    """A request that is refused: a code, and what makes it particular."""

    def __init__(
        self, code: ServerCode | HttpCode | str, detail: str = "", *, status: int = 0,
        facts: Facts = NO_FACTS, headers: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(f"{code} {detail}".strip())
        self.code = str(code)
        self.detail = detail
        self.status = status or status_of(self.code)
        self.facts = facts
        self.headers = headers or {}

    def problem(self, language: str = DEFAULT) -> Problem:
        """As problem details; an engine's refusal brings its own sentence as `detail`."""
        known = catalogue(language).has("server", self.code)
        detail = detail_text(self.detail, language)
        title = catalogue(language).say("server", self.code) if known else detail or self.code
        return Problem(self.code, self.status, title, detail, facts=self.facts)


def status_of(code: str) -> int:
    return _STATUS.get(code, 409)


def say_refusal(
    refused: RefusedFrame, house: House | None, language: str, names: Names | None = None
) -> RefusedFrame:
    """The refusal with its sentence, in the reader's language; what one says itself stays as far as it can.

    Players are called by their `names`.
    """
    if refused.message:
        return msgspec.structs.replace(refused, message=detail_text(refused.message, language))
    words = catalogue(language)
    if words.has("server", refused.code):
        message = words.say("server", refused.code)
        if refused.facts.name:
            message = f"{message}: {shorten(refused.facts.name, 120)}"
    elif house is not None:
        message = refusal_text(house, refused, language, names)
    else:
        message = refused.code
    return msgspec.structs.replace(refused, message=message)


def closing_frame(language: str) -> bytes:
    """What a socket is told before it is closed for a restart; without a language, no sentence."""
    message = closing_text(RESTART, language) if language else ""
    return msgspec.json.encode(ClosingFrame(RESTART, RETRY_MS, message))


def language_of(accepted: str, chosen: str = "") -> str:
    """The language to speak: what was chosen, or the first known one of an `Accept-Language` by weight."""
    if chosen in LANGUAGES:
        return chosen
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, weight = part.partition(";")
        name = tag.strip().lower().partition("-")[0]
        try:
            share = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if name in LANGUAGES and share > 0:
            found.append((-share, place, name))
    return min(found)[2] if found else DEFAULT
