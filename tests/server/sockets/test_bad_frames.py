"""Frames that are refused: each with its code, and the table is as it was."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.raw_socket import CLOSE, TEXT, raw_socket
from kit.server.served import Person, Reading, Served
from queenhigh.server.run import LARGEST_FRAME
from queenhigh.server.sockets.socket import STRIKES
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
    with ann.seated(table, box=1) as found:
        if 2 not in served.table(table).by_box:
            with served.guest("Ben").at_table(table) as other:
                assert other.do("seat", box=2)["type"] == "view"
        if not served.table(table).staked:
            found.bet()
        yield found


NESTED = "[" * 2000 + "]" * 2000
UNREADABLE: dict[str, str | bytes] = {  # types and patterns of fields are in tests/contracts/frames.txt
    "nothing": "",
    "no JSON": "place ten on the ante",
    "half of one": '{"type": "ping", "id": "h',
    "two in one": '{"type": "ping", "id": "a"}{"type": "ping", "id": "b"}',
    "a list": "[]",
    "no type": '{"id": "n"}',
    "the type twice": '{"type": "ping", "type": "seat", "id": "n"}',
    "a frame of ours": '{"type": "view", "id": "n", "version": 1}',
    "a field too many": '{"type": "seat", "id": "n", "box": 1, "by": "dealer"}',
    "an id with a line's end": '{"type": "seat", "id": "a\\n", "box": 1}',
    "an id beyond ASCII": '{"type": "seat", "id": "é", "box": 1}',
    "a box as text": '{"type": "seat", "id": "n", "box": "1"}',
    "not UTF-8": b'{"type": "ping", "id": "\xff\xfe"}',
    "half a character": b'{"type": "ping", "id": "\xc3"}',
    "a lone surrogate": '{"type": "seed", "id": "n", "round": 1, "seed": "\\ud800", "commitment": ""}',
    "a byte order mark": b'\xef\xbb\xbf{"type": "ping", "id": "n"}',
    "a number too large to read": '{"type": "act", "id": "n", "round": 1, "act": {"x": 1e999}}',
    "no number": '{"type": "act", "id": "n", "round": 1, "act": {"x": NaN}}',
    "nested": NESTED,
    "nested in an act": '{"type": "act", "id": "n", "round": 1, "act": {"x": ' + NESTED + "}}",
    "too long": json.dumps({"type": "seat", "id": "n", "code": "x" * FRAME_LIMIT}),
    "one byte too long": '{"type": "ping", "id": "n"}'.ljust(FRAME_LIMIT + 1),
}


@pytest.mark.parametrize("sent", UNREADABLE.values(), ids=UNREADABLE)
def test_a_frame_that_cannot_be_read_is_refused(
    served: Served, table: str, socket: Reading, sent: str | bytes
) -> None:
    before = served.table(table)
    socket.raw.send(sent)
    refused = socket.of("refused")
    assert refused["code"] == "command/unreadable"
    assert refused["message"]
    if isinstance(sent, bytes):
        with raw_socket(socket.person, f"tables/{table}/socket") as raw:
            raw.send(sent)
            assert b"command/unreadable" in next(body for _, body in raw.frames() if b"refused" in body)
    assert socket.tell("ping") == socket.of("pong")["id"]
    assert served.table(table) is before


def test_a_frame_that_just_fits_is_read_and_an_unreadable_one_is_named_if_it_can_be(socket: Reading) -> None:
    socket.raw.send('{"type": "ping", "id": "fits"}'.ljust(FRAME_LIMIT))
    assert socket.of("pong")["id"] == "fits"
    for sent, told in (("which", "which"), ("é", "")):
        socket.tell("seat", id=sent, box="one")
        assert socket.of("refused")["id"] == told


@pytest.mark.parametrize(
    ("payload", "opcode", "cut", "code"),
    [(b" " * (LARGEST_FRAME + 1), TEXT, 100, 1009), (b"{}", 0x0, None, 1002), (b"{}", 0x3, None, 1002)],
    ids=["beyond all measure", "a continuation of nothing", "an opcode that is reserved"],
)
def test_a_frame_against_the_protocol_ends_the_socket(
    ann: Person, table: str, payload: bytes, opcode: int, cut: int | None, code: int
) -> None:
    with raw_socket(ann, f"tables/{table}/socket") as raw:
        raw.send(payload, opcode, cut=cut)
        ends = [body for opcode, body in raw.frames() if opcode == CLOSE]
        assert [int.from_bytes(body[:2]) for body in ends] == [code]


def test_half_a_frame_does_nothing_and_a_whole_one_in_pieces_does(
    served: Served, ann: Person, table: str
) -> None:
    path = f"tables/{table}/socket"
    before = served.table(table)
    command = json.dumps({"type": "seat", "id": "half", "box": 5}).encode()
    with raw_socket(ann, path) as raw:
        raw.send(command, cut=20)
    with raw_socket(ann, path) as raw:
        raw.send(command[:15], final=False)
    with raw_socket(ann, path) as raw:
        ping = b'{"type": "ping", "id": "whole"}'
        raw.send(ping[:7], final=False)
        raw.send(ping[7:], opcode=0)
        assert any(opcode == TEXT and b'"id":"whole"' in body for opcode, body in raw.frames())
    assert served.table(table).by_box.keys() == before.by_box.keys()


ACTS: dict[str, tuple[dict[str, Any], ...]] = {
    "command/unreadable": (
        {"by": "dealer"}, {"by": {"role": "player", "id": "u1"}}, {"hurry": True},
        {"do": ""}, {"do": "cheat"}, {"do": ["place"]}, {"box": 10**30}, {"box": "1"},
        {"amount_minor": 1000.5}, {"amount_minor": 1000.0}, {"amount_minor": "1000"}, {"amount_minor": True},
        {"amount_minor": None}, {"amount_minor": [ANTE]}, {"amount_minor": 2**64}, {"amount_minor": 10**400},
    ),
    "bet/below_minimum": ({"amount_minor": -ANTE}, {"amount_minor": 0}),
    "purse/short": ({"amount_minor": 10**12},),
    "seat/none": ({"box": 2}, {"box": 3}),  # another's, nobody's
    "box/unknown": ({"box": 99}, {"box": 0}, {"box": -1}),
    "bet/unknown_wager": ({"wager": "roulette"},),
    "auth/forbidden": ({"do": "deal"}, {"do": "void_game", "ground": "misdeal"}),
}  # fmt: skip


@pytest.mark.parametrize(
    ("code", "changes"), [(code, changes) for code, rows in ACTS.items() for changes in rows]
)
def test_an_act_that_may_not_be_is_refused(
    served: Served, table: str, socket: Reading, code: str, changes: dict[str, Any]
) -> None:
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
    commands: dict[str, dict[str, Any]] = {
        "act": {"act": {"do": "place", "box": 1, "wager": "ante", "amount_minor": 2 * ANTE}},
        "ready": {},
        "seed": {"seed": "mine", "commitment": commitment},
        "challenge": {"commitment": commitment},
    }
    for type, fields in commands.items():
        assert socket.do(type, round=socket.round + beside, **fields)["code"] == "command/stale"
    assert served.table(table) is before


def test_a_command_said_again_is_answered_again(served: Served, table: str, socket: Reading) -> None:
    act = {"do": "place", "box": 1, "wager": "ante", "amount_minor": 2 * ANTE}
    first = socket.do("act", id="again", round=socket.round, act=act)
    before = served.table(table)
    assert socket.do("act", id="again", round=socket.round, act=act)["answer"] == first["answer"]
    assert served.table(table) is before


def test_forty_unreadable_frames_are_too_many_and_unreadable_acts_count(ann: Person, table: str) -> None:
    with ann.at_table(table) as socket:
        for _ in range(20):
            socket.raw.send("{")
        for _ in range(STRIKES - 21):
            socket.tell("act", round=1, act={"do": "cheat"})
        socket.tell("ping")
        socket.of("pong")
        socket.raw.send("{")
        assert socket.closed()[0] == 4000
