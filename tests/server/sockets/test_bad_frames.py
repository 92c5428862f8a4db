"""Frames that are refused: each with its code, and the table is as it was."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.raw_socket import CLOSE, TEXT, raw_socket
from kit.server.served import Person, Reading, Served
from queenhigh.server.run import LARGEST_FRAME
from queenhigh.wire.frames import FRAME_LIMIT

ANTE = 1000


@pytest.fixture(scope="module")
def ann(served: Served) -> Person:
    return served.guest("Ann")


@pytest.fixture(scope="module")
def table(served: Served) -> str:
    return served.guest().open_table()


@pytest.fixture
def socket(served: Served, ann: Person, table: str) -> Iterator[Reading]:
    """Ann's socket, with her stake in box 1 and somebody else in box 2."""
    with ann.at_table(table) as found:
        found.sit(box=1)
        if 2 not in served.table(table).by_box:
            with served.guest("Ben").at_table(table) as other:
                assert other.do("seat", box=2)["type"] == "view"
        if not served.table(table).staked:
            found.bet()
        yield found


def refused(served: Served, table: str, socket: Reading, sent: str | bytes) -> dict[str, Any]:
    """What comes back for a frame that must change nothing."""
    before = served.table(table)
    socket.raw.send(sent)
    found = socket.of("refused")
    assert served.table(table) is before
    assert found["message"]
    return found


DEEP = 2000
UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "place ten on the ante",
    "half of one": '{"type": "ping", "id": "h',
    "two in one": '{"type": "ping", "id": "a"}{"type": "ping", "id": "b"}',
    "null": "null",
    "a list": "[]",
    "a number": "7",
    "no type": '{"id": "n"}',
    "another type": '{"type": "shout", "id": "n"}',
    "the type twice": '{"type": "ping", "type": "seat", "id": "n"}',
    "a frame of ours": '{"type": "view", "id": "n", "version": 1}',
    "a field too many": '{"type": "seat", "id": "n", "box": 1, "by": "dealer"}',
    "no id": '{"type": "seat", "box": 1}',
    "an empty id": '{"type": "seat", "id": "", "box": 1}',
    "a long id": json.dumps({"type": "seat", "id": "n" * 65, "box": 1}),
    "an id that is no text": '{"type": "seat", "id": 7, "box": 1}',
    "an id with a gap": '{"type": "seat", "id": "a b", "box": 1}',
    "an id with a line's end": '{"type": "seat", "id": "a\\n", "box": 1}',
    "an id beyond ASCII": '{"type": "seat", "id": "é", "box": 1}',
    "a box as text": '{"type": "seat", "id": "n", "box": "1"}',
    "a box with a fraction": '{"type": "seat", "id": "n", "box": 1.5}',
    "a round as text": '{"type": "ready", "id": "n", "round": "1"}',
    "an act that is a list": '{"type": "act", "id": "n", "round": 1, "act": ["place"]}',
    "not UTF-8": b'{"type": "ping", "id": "\xff\xfe"}',
    "half a character": b'{"type": "ping", "id": "\xc3"}',
    "a lone surrogate": '{"type": "seed", "id": "n", "round": 1, "seed": "\\ud800", "commitment": ""}',
    "a byte order mark": b'\xef\xbb\xbf{"type": "ping", "id": "n"}',
    "a number too large to read": '{"type": "act", "id": "n", "round": 1, "act": {"x": 1e999}}',
    "no number": '{"type": "act", "id": "n", "round": 1, "act": {"x": NaN}}',
    "nested": "[" * DEEP + "]" * DEEP,
    "nested in an act": '{"type": "act", "id": "n", "round": 1, "act": {"x": '
    + "[" * DEEP
    + "]" * DEEP
    + "}}",
    "too long": json.dumps({"type": "seat", "id": "n", "code": "x" * FRAME_LIMIT}),
    "one byte too long": '{"type": "ping", "id": "n"}'.ljust(FRAME_LIMIT + 1),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_frame_that_cannot_be_read_is_refused(
    served: Served, table: str, socket: Reading, what: str
) -> None:
    sent = UNREADABLE[what]
    assert refused(served, table, socket, sent)["code"] == "command/unreadable"
    if isinstance(sent, bytes):
        with raw_socket(socket.person, f"tables/{table}/socket") as raw:
            raw.send(sent)
            assert b"command/unreadable" in next(body for _, body in raw.frames() if b"refused" in body)
    assert socket.tell("ping") == socket.of("pong")["id"]


def test_a_frame_that_just_fits_is_read(socket: Reading) -> None:
    socket.raw.send('{"type": "ping", "id": "fits"}'.ljust(FRAME_LIMIT))
    assert socket.of("pong")["id"] == "fits"


def test_the_id_of_an_unreadable_frame_is_told_back_where_it_can_be(
    served: Served, table: str, socket: Reading
) -> None:
    found = refused(served, table, socket, '{"type": "seat", "id": "which", "box": "one"}')
    assert found["id"] == "which"
    assert refused(served, table, socket, '{"type": "seat", "id": "é", "box": 1}')["id"] == ""


def test_a_frame_beyond_all_measure_ends_the_socket(ann: Person, table: str) -> None:
    with raw_socket(ann, f"tables/{table}/socket") as raw:
        raw.send(b" " * (LARGEST_FRAME + 1), cut=100)
        ends = [body for opcode, body in raw.frames() if opcode == CLOSE]
        assert [int.from_bytes(body[:2]) for body in ends] == [1009]


def test_half_a_frame_does_nothing_and_a_whole_one_in_pieces_does(
    served: Served, ann: Person, table: str
) -> None:
    before = served.table(table)
    command = json.dumps({"type": "seat", "id": "half", "box": 5}).encode()
    with raw_socket(ann, f"tables/{table}/socket") as raw:
        raw.send(command, cut=20)
    with raw_socket(ann, f"tables/{table}/socket") as raw:
        raw.send(command[:15], final=False)
    with raw_socket(ann, f"tables/{table}/socket") as raw:
        ping = b'{"type": "ping", "id": "whole"}'
        raw.send(ping[:7], final=False)
        raw.send(ping[7:], opcode=0)
        assert any(opcode == TEXT and b'"id":"whole"' in body for opcode, body in raw.frames())
    assert served.table(table).by_box.keys() == before.by_box.keys()


@pytest.mark.parametrize(("opcode", "code"), [(0x0, 1002), (0x3, 1002)])
def test_a_frame_against_the_protocol_ends_the_socket(
    ann: Person, table: str, opcode: int, code: int
) -> None:
    with raw_socket(ann, f"tables/{table}/socket") as raw:
        raw.send(b"{}", opcode)
        ends = [body for opcode, body in raw.frames() if opcode == CLOSE]
        assert [int.from_bytes(body[:2]) for body in ends] == [code]


ACTS: dict[str, tuple[dict[str, Any], str]] = {
    "by whom": ({"by": "dealer"}, "command/unreadable"),
    "by which player": ({"by": {"role": "player", "id": "u1"}}, "command/unreadable"),
    "another field": ({"hurry": True}, "command/unreadable"),
    "no act": ({"do": ""}, "command/unreadable"),
    "an unknown act": ({"do": "cheat"}, "command/unreadable"),
    "an act that is a list": ({"do": ["place"]}, "command/unreadable"),
    "less than nothing": ({"amount_minor": -ANTE}, "bet/below_minimum"),
    "nothing": ({"amount_minor": 0}, "bet/below_minimum"),
    "a fraction": ({"amount_minor": 1000.5}, "command/unreadable"),
    "a whole number with a point": ({"amount_minor": 1000.0}, "command/unreadable"),
    "text": ({"amount_minor": "1000"}, "command/unreadable"),
    "true": ({"amount_minor": True}, "command/unreadable"),
    "null": ({"amount_minor": None}, "command/unreadable"),
    "a list": ({"amount_minor": [ANTE]}, "command/unreadable"),
    "more than the purse": ({"amount_minor": 10**12}, "purse/short"),
    "more than 64 bits": ({"amount_minor": 2**64}, "command/unreadable"),
    "more than anybody can read": ({"amount_minor": 10**400}, "command/unreadable"),
    "another's box": ({"box": 2}, "seat/none"),
    "nobody's box": ({"box": 3}, "seat/none"),
    "no such box": ({"box": 99}, "box/unknown"),
    "box 0": ({"box": 0}, "box/unknown"),
    "a box less than nothing": ({"box": -1}, "box/unknown"),
    "a box beyond measure": ({"box": 10**30}, "command/unreadable"),
    "a box as text": ({"box": "1"}, "command/unreadable"),
    "an unknown wager": ({"wager": "roulette"}, "bet/unknown_wager"),
    "a dealer's act": ({"do": "deal"}, "auth/forbidden"),
    "a supervisor's act": ({"do": "void_game", "ground": "misdeal"}, "auth/forbidden"),
}


@pytest.mark.parametrize("what", ACTS)
def test_an_act_that_may_not_be_is_refused(served: Served, table: str, socket: Reading, what: str) -> None:
    changes, code = ACTS[what]
    before = served.table(table)
    found = socket.place(**changes)
    assert (found["type"], found.get("code")) == ("refused", code), found
    assert served.table(table) is before


@pytest.mark.parametrize("beside", [-1, 1, 10**30, -(10**30)])
def test_a_command_for_another_round_is_stale(
    served: Served, table: str, socket: Reading, beside: int
) -> None:
    before = served.table(table)
    commitment = before.kept.deck.commitment if before.kept.deck else ""
    act = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 2 * ANTE}
    other = socket.round + beside
    commands: dict[str, dict[str, Any]] = {
        "act": {"act": act},
        "ready": {},
        "seed": {"seed": "mine", "commitment": commitment},
        "challenge": {"commitment": commitment},
    }
    for type, fields in commands.items():
        assert socket.do(type, round=other, **fields)["code"] == "command/stale"
    assert served.table(table) is before


def test_a_command_said_again_is_answered_again_and_the_same_id_with_another_body_differs(
    served: Served, table: str, socket: Reading
) -> None:
    act = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 2 * ANTE}
    first = socket.do("act", id="again", round=socket.round, act=act)
    before = served.table(table)
    assert socket.do("act", id="again", round=socket.round, act=act)["answer"] == first["answer"]
    differs = socket.do("act", id="again", round=socket.round, act={**act, "amount_minor": ANTE})
    assert differs["code"] == "command/differs"
    assert socket.do("leave", id="again")["code"] == "command/differs"
    assert served.table(table) is before


def test_what_is_unreadable_within_an_act_is_a_strike_too(ann: Person, table: str) -> None:
    with ann.at_table(table) as socket:
        for _ in range(20):
            socket.raw.send("{")
        for count in range(20):
            socket.tell("act", id=f"u{count}", round=1, act={"do": "cheat"})
        code, frames = socket.closed()
        assert code == 4000
        assert sum(frame["type"] == "refused" for frame in frames) == 40
