"""What waits to leave by one socket: every frame in order, or for a slow reader the newest view alone."""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from queenhigh.wire.frames import Answer

TOO_SLOW: Final = 4008
MUSTS: Final = 400
"""So many frames and answers that must arrive wait for a slow reader, and no more."""
_NOTHING: Final = b',"answer":null}'
_ENCODER = msgspec.json.Encoder()


class Timer(Protocol):
    def cancel(self) -> None: ...


class Wire(Protocol):
    """The way out of one socket."""

    @property
    def busy(self) -> bool:
        """Whether more is on its way already than the reader takes."""
        ...

    def push(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str = "") -> None: ...

    def later(self, seconds: float, call: Callable[[], None]) -> Timer: ...


def with_answer(frame: bytes, answer: Answer | None) -> bytes:
    """A view with its `answer` field, which the table leaves out because it is one reader's alone."""
    said = _NOTHING if answer is None else b',"answer":' + _ENCODER.encode(answer) + b"}"
    return frame[:-1] + said


class Outbox:
    """Frames of one socket. Nothing here waits: what the wire does not take is kept, or superseded."""

    def __init__(self, wire: Wire, slow_seconds: float) -> None:
        self._wire = wire
        self._slow_seconds = slow_seconds
        self._newest: bytes | None = None
        self._answers: deque[Answer] = deque()
        self._musts: deque[bytes] = deque()
        self._timer: Timer | None = None

    @property
    def waiting(self) -> int:
        """How many frames wait for the reader."""
        return len(self._musts) + (0 if self._newest is None else max(1, len(self._answers)))

    def send(self, frame: bytes, version: int | None, answer: Answer | None = None) -> None:
        """Let a frame go, or keep it for a slow reader: of views the newest, of all else everything."""
        if not self._wire.busy:
            self._wire.push(frame if version is None else with_answer(frame, answer))
            return
        if version is None:
            self._musts.append(frame)
        else:
            self._newest = frame
        if answer is not None:
            self._answers.append(answer)
        if len(self._musts) + len(self._answers) > MUSTS:
            self._too_slow()
        elif self._timer is None:
            self._timer = self._wire.later(self._slow_seconds, self._too_slow)

    def resume(self) -> None:
        """The reader has caught up: what waited leaves, the newest view once with each answer."""
        self._stop_timer()
        while self._musts and not self._wire.busy:
            self._wire.push(self._musts.popleft())
        while self._newest is not None and not self._wire.busy:
            self._wire.push(with_answer(self._newest, self._answers.popleft() if self._answers else None))
            if not self._answers:
                self._newest = None
        if self.waiting:
            self._timer = self._wire.later(self._slow_seconds, self._too_slow)

    def close(self) -> None:
        """Forget everything: the socket is gone."""
        self._stop_timer()
        self._musts.clear()
        self._answers.clear()
        self._newest = None

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self.close()
        self._wire.end(TOO_SLOW, "too slow")
