"""Frames that are almost right, through both processes, to tables of either: never a fault."""

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.command import run_json
from kit.server.pair import Pair, paired, through
from kit.server.served import Person, Reading
from kit.store.postgres import Postgres
from queenhigh.server.run import LARGEST_FRAME
from queenhigh.server.sockets.socket import FRAMES_PER_SECOND
from queenhigh.wire.frames import FRAME_LIMIT

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 1 << 31, 1 << 53, 1 << 63, -(1 << 63) - 1, 10**30, 0.5, 1.0, 1e308, "",
    " ", "\0", "a\0b", "\ud800", "é", "\u202e", "x" * 65, "x" * 2000, "1",
    "'; DROP TABLE tables; --", "%s", "{}",
    "../../secret", "As", "dealer", "settle", "void_game", "place", "NaN", [], {}, [[]], [0], ["As"] * 60,
    {"do": "place"}, {"role": "dealer"},
)  # fmt: skip
KEYS = (
    "type", "id", "round", "act", "do", "box", "wager", "amount_minor", "by", "cards", "seed", "commitment",
    "code", "if_away", "ready", "paused", "game", "ground", "count", "discards", "", "\0",
)  # fmt: skip
Frame = dict[str, Any]
Place = tuple[Any, Any]
"""Something that holds values, and the key or number of one of them."""


def real_frames(view: Frame) -> list[Frame]:
    """What a client might send that sees this: every offer taken up, and every other kind of command."""
    round = view["round"]
    commitment = view["fair"].get("commitment") or "0" * 64
    frames: list[Frame] = [
        {"type": "seat", "box": 1 + round % 7},
        {"type": "seat", "if_away": "best"},
        {"type": "leave"},
        {"type": "leave", "box": 1},
        {"type": "ready", "round": round},
        {"type": "seed", "round": round, "seed": "from a drawer", "commitment": commitment},
        {"type": "challenge", "round": round, "commitment": commitment},
        {"type": "pause", "paused": False},
        {"type": "sync"},
        {"type": "ping"},
        {"type": "act", "round": round, "act": {"do": "card", "card": "As"}},
        {"type": "act", "round": round, "act": {"do": "deal", "cards": ["As", "Kd", "7c"]}},
        {"type": "act", "round": round, "act": {"do": "void_game", "ground": "deck_count", "count": 51,
                                                "game": round}},
    ]  # fmt: skip
    for offer in view["view"]["legal"]:
        act = {name: offer[name] for name in ("do", "box", "wager", "ground") if offer.get(name) is not None}
        amounts = offer.get("amounts_minor") or [offer.get("least_minor")]
        if amounts[0] is not None:
            act["amount_minor"] = amounts[0]
        frames += [{"type": "act", "round": round, "act": act}] * 6
    return frames


def mutate(frame: Frame, others: list[Frame], random: Random) -> bytes:
    """A frame with some changes, or none, as bytes."""
    changed = deepcopy(frame)
    for _ in range(random.choice((0, 0, 1, 1, 1, 2, 3))):
        _change(changed, others, random)
    text = json.dumps(changed, ensure_ascii=random.random() < 0.8).encode(errors="surrogatepass")
    return _change_bytes(text, random) if random.random() < 0.25 else text


def _places(value: Any) -> Iterator[Place]:
    """Every value within, however deep."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _any(frame: Frame, random: Random) -> Place:
    return random.choice(list(_places(frame)) or [({"": 0}, "")])


def _change(frame: Frame, others: list[Frame], random: Random) -> None:
    """Change one value: it is odd, gone, wrapped, of another frame or a little off; or there is one more."""
    inside, key = _any(frame, random)
    match random.choice(("odd", "odd", "gone", "more", "other", "wrapped", "near", "near")):
        case "odd":
            inside[key] = deepcopy(random.choice(ODD))
        case "gone":
            del inside[key]
        case "more" if isinstance(inside, dict):
            inside[random.choice(KEYS)] = deepcopy(random.choice(ODD))
        case "other":
            there, its = _any(random.choice(others), random)
            inside[key] = deepcopy(there[its])
        case "wrapped":
            inside[key] = [inside[key]] if random.random() < 0.5 else {"do": inside[key]}
        case "near":
            numbers = [each for each in _places(frame) if type(each[0][each[1]]) is int]
            for inside, key in random.sample(numbers, min(1, len(numbers))):
                inside[key] += random.choice((-1, 1, 50, -1000, 10**6))


def _change_bytes(text: bytes, random: Random) -> bytes:
    """Cut, double, flip or strew something in; or about as long as a frame may be, or as anything may."""
    at = random.randrange(len(text))
    sizes = (FRAME_LIMIT - 1, FRAME_LIMIT, FRAME_LIMIT + 1, 2 * FRAME_LIMIT, LARGEST_FRAME + 1)
    match random.randrange(10):
        case 0:
            return text[:at]
        case 1:
            return text + text
        case 2:
            return text.replace(b"{", b'{"type":"seat",', 1)
        case 3:
            return b"[" * random.choice((1, 500)) + text
        case 4:
            return random.randbytes(random.randrange(40))
        case 5 | 6:
            return text[:at] + bytes([text[at] ^ 1 << random.randrange(8)]) + text[at + 1 :]
        case 7 | 8:
            return text[:at] + random.randbytes(random.randrange(1, 5)) + text[at:]
        case _:
            size = random.choice(sizes)
            padded = text[:-1] + b',"x":"' + b"x" * size + b'"}'
            return text.ljust(size) if random.random() < 0.5 else padded


QUICK: dict[str, Any] = {"house": "rws", "bet_seconds": 2, "least_bet_seconds": 0, "decide_seconds": 2,
                         "show_seconds": 1, "progressive": "linked:hall"}  # fmt: skip
A_SOCKET = FRAMES_PER_SECOND - 10
"""Frames that a socket takes at once, besides those by which it looks again."""
ENDS = {1002, 1007, 1009, 4000, 4001, 4008}


class Scribbler:
    """Many people who send what is almost right, at tables of both processes."""

    def __init__(self, pair: Pair, random: Random) -> None:
        self._pair = pair
        self._random = random
        self._ids = count()
        boss = pair.first.staff("admin", "Bo")
        self._boss = [boss, through(pair.second, like=boss)]
        self.sent = self.refused = self.done = self.closed = 0
        self._longest = 0
        """The most bytes of a frame that this socket was sent."""
        self._open()

    def _open(self) -> None:
        """Fresh tables and people with full purses."""
        self._tables = [
            boss.open_table(**{**QUICK, **more})
            for boss in self._boss
            for more in ({}, {"deal": "live", "timed": False})
        ]
        guests = [served.guest() for served in (self._pair.first, self._pair.second) for _ in range(3)]
        nobody = [served.person() for served in (self._pair.first, self._pair.second)]
        self._people: list[Person] = [*guests, *guests, *self._boss, *nobody]

    def close(self) -> None:
        for table in self._tables:
            assert self._boss[0].web.delete(f"/tables/{table}").is_success

    def scribble(self, most: int) -> None:
        """One socket's worth; whoever may sits down first, and looks again after every few frames."""
        person = self._random.choice(self._people)
        random = self._random
        self._longest = 0
        with person.at_table(random.choice(self._tables)) as socket:
            frames = real_frames(socket.next()["frame"])
            try:
                for number in range(min(most, A_SOCKET)):
                    if number % 7 == 0:
                        frames = real_frames(self._heard(socket)["frame"])
                    chosen = {"type": "seat"} if number == 0 else random.choice(frames)
                    id = next(self._ids) - (random.random() < 0.1)
                    frame = {"id": f"m{id}", **chosen}
                    self._send(
                        socket, mutate(frame, frames, random) if number else json.dumps(frame).encode()
                    )
                self._heard(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is None and self._longest <= LARGEST_FRAME:
                    raise  # without a word; what is sent behind a frame beyond measure may drown its end
                if closed.rcvd is not None and closed.rcvd.code not in ENDS:
                    raise
                self.closed += 1

    def _send(self, socket: Reading, text: bytes) -> None:
        self.sent += 1
        self._longest = max(self._longest, len(text))
        if self._random.random() < 0.9:
            try:
                socket.raw.send(text.decode())
                return
            except UnicodeDecodeError:
                pass
        socket.raw.send(text)

    def _heard(self, socket: Reading) -> dict[str, Any]:
        """Everything as it is now, once all that was sent is answered by frames as they are described."""
        socket.tell("ping", id=(last := f"end{next(self._ids)}"))
        socket.tell("sync", id="sync")
        pinged = False
        while not ((frame := socket.next())["type"] == "table" and pinged):
            pinged |= frame.get("id") == last
            self.refused += frame["type"] == "refused"
            self.done += frame.get("answer") is not None
            assert frame["type"] in ("table", "view", "refused", "pong", "meter", "notice", "closing"), frame
        return frame


def assert_no_fault(pair: Pair) -> None:
    for served in (pair.first, pair.second):
        assert served.person().web.get(f"{served.origin}/health/ready").status_code == 200
        lines = [json.loads(line) for line in served.log.getvalue().splitlines()]
        assert not [line for line in lines if line["level"] == "error" or line.get("status", 0) >= 500]


@pytest.mark.long
@pytest.mark.parametrize("most", [200, pytest.param(20_000, marks=pytest.mark.long)])
def test_frames_that_are_almost_right_do_no_harm(postgres: Postgres, tmp_path: Path, most: int) -> None:
    url = postgres.database()
    with paired(url, tmp_path) as pair:
        scribbler = Scribbler(pair, Random(most))
        while scribbler.sent < most:
            scribbler.scribble(most - scribbler.sent)
            if scribbler.sent % 2_000 < A_SOCKET:
                assert_no_fault(pair)
        assert scribbler.sent == most
        assert min(scribbler.refused, scribbler.done) > most / 10, "they are neither all wrong nor all right"
        assert scribbler.closed > 0 or most < 1_000
        assert_no_fault(pair)
        scribbler.close()
    report = run_json("audit", "--database", url)
    assert report["ok"], report["problems"]
    assert not any(report["sum_minor"].values())
