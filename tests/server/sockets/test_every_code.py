"""Every refusal of the server's closed set, provoked at a real one: said with its code, nothing changed."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from kit import golden
from kit.server.pair import wait_until
from kit.server.served import PATIENCE, UNHURRIED, Served, served_in
from queenhigh.facts import Facts
from queenhigh.server.gate.problems import say_refusal
from queenhigh.server.sockets.socket import FRAMES_PER_SECOND
from queenhigh.server.works import Works
from queenhigh.wire.frames import RefusedFrame, ServerCode
from queenhigh.words import LANGUAGES

ANTE = 1000
Refusal = dict[str, Any]


def limited(served: Served, **limits: Any) -> Refusal:
    """A bet of somebody who has just set themselves a limit."""
    person = served.guest()
    with person.seated(box=1) as socket:
        assert person.web.put("/me/limits", json=limits).status_code == 200
        return socket.place()


def purse_short(served: Served) -> Refusal:
    """The purse covers the Ante, and not the least Play beside it."""
    person = served.guest()
    with person.seated(box=1) as socket:
        socket.bet(amount_minor=50_000)
        assert socket.do("seat", box=2)["type"] == "view"
        return socket.place(2)


def time_over(served: Served) -> Refusal:
    person = served.guest()
    assert person.web.put("/me/limits", json={"time_minutes": 1}).status_code == 200
    with person.seated(box=1) as socket:
        socket.bet()
        socket.deal()
        served.later(minutes=2)
        socket.finish()
        socket.tell("ready", round=socket.round)
        socket.stage("betting")
        return socket.place()


def table_full(served: Served) -> Refusal:
    host = served.guest()
    table = host.open_table(boxes=1)
    with host.seated(table), served.guest().at_table(table) as other:
        return other.do("seat")


def table_closed(served: Served) -> Refusal:
    host = served.guest()
    table = host.open_table()
    with host.at_table(table) as socket:
        assert host.web.delete(f"/tables/{table}").status_code == 204
        return socket.do("seat")


def table_paused(served: Served) -> Refusal:
    host = served.guest()
    with host.seated(box=1) as socket:
        assert socket.do("pause")["paused"]
        return socket.place()


def table_code(served: Served) -> Refusal:
    host = served.guest()
    table = host.open_table(entry="code")
    with served.guest().at_table(table) as socket:
        return socket.do("seat", code="QQQQQQ")


def seat_taken(served: Served) -> Refusal:
    host = served.guest()
    with host.seated(table := host.open_table(), box=1), served.guest().at_table(table) as other:
        return other.do("seat", box=1)


def seat_held(served: Served) -> Refusal:
    """A seat given up in mid-round stays empty until the round is over."""
    host, other = served.guest(), served.guest()
    table = host.open_table()
    with host.seated(table, box=1) as one, other.seated(table, box=2) as two:
        one.bet(1)
        two.bet(2)
        two.tell("ready", round=two.round)
        one.deal()
        assert one.do("leave")["type"] == "view"
        return two.do("seat", box=1)


def seat_none(served: Served) -> Refusal:
    host = served.guest()
    with host.at_table(host.open_table()) as socket:
        return socket.do("leave")


def stale(served: Served) -> Refusal:
    host = served.guest()
    with host.seated(box=1) as socket:
        socket.round -= 1
        return socket.place()


def differs(served: Served) -> Refusal:
    host = served.guest()
    with host.at_table(host.open_table()) as socket:
        socket.do("seat", id="one", box=1)
        return socket.do("seat", id="one", box=2)


def unreadable(served: Served) -> Refusal:
    host = served.guest()
    with host.at_table(host.open_table()) as socket:
        socket.raw.send("{")
        return socket.of("refused")


def too_fast(served: Served) -> Refusal:
    host = served.guest()
    with host.at_table(host.open_table()) as socket:
        with contextlib.suppress(ConnectionClosed):  # it may be closed while we are still sending
            for _ in range(10 * FRAMES_PER_SECOND):
                socket.tell("ping")
        return socket.of("refused")


def needed(served: Served) -> Refusal:
    with served.person().at_table(served.guest().open_table()) as socket:
        return socket.do("seat")


def forbidden(served: Served) -> Refusal:
    host = served.guest()
    with served.guest().at_table(host.open_table()) as socket:
        return socket.do("pause")


def stopping(served: Served) -> Refusal:
    """Somebody acts while the server waits for a command that is still under way."""
    folder = Path(served.settings.data) / "another"
    with served_in(folder, tables=(UNHURRIED,), stop_seconds=PATIENCE) as other:
        guest = other.guest()
        with guest.at_table(guest.open_table()) as socket:

            async def begin(works: Works) -> None:
                works.hub.__enter__()
                other.begin_stop()

            async def go_on(works: Works) -> None:
                works.hub.__exit__()

            other.run(begin)
            wait_until(lambda: other.works is not None and other.works.hub.stopping)
            found = socket.do("seat")
            other.run(go_on)
            assert socket.closed()[0] == 1012
            return found


PROVOKED: dict[str, Callable[[Served], Refusal]] = {
    "purse/short": purse_short,
    "limit/loss": lambda served: limited(served, loss_minor={"GBP": ANTE}),
    "limit/time": time_over,
    "limit/break": lambda served: limited(served, break_minutes=1),
    "limit/excluded": lambda served: limited(served, exclude_days="forever"),
    "table/full": table_full,
    "table/closed": table_closed,
    "table/paused": table_paused,
    "table/code": table_code,
    "seat/taken": seat_taken,
    "seat/held": seat_held,
    "seat/none": seat_none,
    "command/stale": stale,
    "command/differs": differs,
    "command/unreadable": unreadable,
    "rate/limited": too_fast,
    "auth/needed": needed,
    "auth/forbidden": forbidden,
    "server/stopping": stopping,
}


def test_every_code_of_the_closed_set_is_provoked_here() -> None:
    assert set(PROVOKED) == set(get_args(ServerCode))


@pytest.fixture(scope="module")
def refusals(served: Served) -> dict[str, Refusal]:
    return {code: provoke(served) for code, provoke in PROVOKED.items()}


def sentence(found: Refusal, language: str) -> str:
    facts = Facts(name=found["facts"].get("name", ""))
    return say_refusal(RefusedFrame("", found["code"], facts), None, language).message


@pytest.mark.parametrize("code", PROVOKED)
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
