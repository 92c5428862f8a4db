"""Every refusal of the server's closed set, provoked at a real one: said with its code, nothing changed."""

import contextlib
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from kit import golden
from kit.server.served import Reading, Served
from queenhigh.facts import Facts
from queenhigh.server.gate.problems import say_refusal
from queenhigh.server.sockets.socket import FRAMES_PER_SECOND
from queenhigh.wire.frames import RefusedFrame, ServerCode
from queenhigh.words import LANGUAGES

ANTE = 1000
CODES = get_args(ServerCode)
SETTINGS: dict[str, dict[str, Any]] = {"table/full": {"boxes": 1}, "table/code": {"entry": "code"}}
"""Of a table at which a code comes up."""
LIMITS: dict[str, dict[str, Any]] = {
    "limit/loss": {"loss_minor": {"GBP": ANTE}}, "limit/time": {"time_minutes": 1},
    "limit/break": {"break_minutes": 1}, "limit/excluded": {"exclude_days": "forever"},
}  # fmt: skip
Refusal = dict[str, Any]


def provoke(served: Served, code: str) -> Refusal:
    """Have somebody refused: a host at their table, or another one there."""
    host = served.guest()
    other = served.person() if code == "auth/needed" else served.guest()
    table = host.open_table(**SETTINGS.get(code, {}))
    with host.at_table(table) as one, other.at_table(table) as two:
        if code.startswith(("limit/", "purse/")):
            return bet(served, one, code)
        return command(one, code) if code.startswith(("command/", "rate/")) else seat(table, one, two, code)


def bet(served: Served, socket: Reading, code: str) -> Refusal:
    """A bet that the purse or a limit forbids."""
    socket.sit(box=1)
    if code == "purse/short":  # which covers the Ante, and not the least Play beside it
        socket.bet(amount_minor=50_000)
        assert socket.do("seat", box=2)["type"] == "view"
        return socket.place(2)
    assert socket.person.web.put("/me/limits", json=LIMITS[code]).status_code == 200
    if code == "limit/time":
        socket.bet()
        socket.deal()
        served.later(minutes=2)
        socket.finish()
        socket.tell("ready", round=socket.round)
        socket.stage("betting")
    return socket.place()


def command(socket: Reading, code: str) -> Refusal:
    """A command that is not taken, whatever it is about."""
    match code:
        case "command/stale":
            socket.sit(box=1)
            socket.round -= 1
            return socket.place()
        case "command/differs":
            socket.do("seat", id="one", box=1)
            return socket.do("seat", id="one", box=2)
        case "command/unreadable":
            socket.raw.send("{")
        case _:
            with contextlib.suppress(ConnectionClosed):  # it may be closed while we are still sending
                for _ in range(10 * FRAMES_PER_SECOND):
                    socket.tell("ping")
    return socket.of("refused")


def seat(table: str, one: Reading, two: Reading, code: str) -> Refusal:
    """A seat, or what belongs to one, that somebody may not have."""
    match code:
        case "table/closed":
            assert one.person.web.delete(f"/tables/{table}").status_code == 204
            return one.do("seat")
        case "table/paused":
            one.sit(box=1)
            assert one.do("pause")["paused"]
            return one.place()
        case "table/code":
            return two.do("seat", code="QQQQQQ")
        case "table/full" | "seat/taken":
            one.sit()
            return two.do("seat", **({"box": 1} if code == "seat/taken" else {}))
        case "seat/held":  # given up in mid-round, it stays empty until the round is over
            for box, socket in enumerate((one, two), start=1):
                socket.sit(box=box)
                socket.bet(box)
            two.tell("ready", round=two.round)
            one.deal()
            assert one.do("leave")["type"] == "view"
            return two.do("seat", box=1)
        case "seat/none":
            return one.do("leave")
        case "auth/forbidden":
            return two.do("pause")
        case "server/stopping":
            two.person.served.run(lambda works: setattr(works.hub, "stopping", True))
            refused = two.do("seat")
            two.person.served.run(lambda works: setattr(works.hub, "stopping", False))
            return refused
        case _:  # auth/needed
            return two.do("seat")


@pytest.fixture(scope="module")
def refusals(served: Served) -> dict[str, Refusal]:
    return {code: provoke(served, code) for code in CODES}


def sentence(found: Refusal, language: str) -> str:
    facts = Facts(name=found["facts"].get("name", ""))
    return say_refusal(RefusedFrame("", found["code"], facts), None, language).message


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_says_its_code_and_its_sentence(refusals: dict[str, Refusal], code: str) -> None:
    found = refusals[code]
    assert (found["type"], found.get("code")) == ("refused", code), found
    assert found["message"] == sentence(found, "en")


@pytest.mark.golden
def test_the_sentences_of_refusals(refusals: dict[str, Refusal]) -> None:
    lines = []
    for code, found in refusals.items():
        lines += [code, *(f"  {language}: {sentence(found, language)}" for language in LANGUAGES)]
    golden.compare("golden/texts/server_refusals.txt", "\n".join(lines) + "\n")
