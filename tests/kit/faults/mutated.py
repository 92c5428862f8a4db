"""Frames that are almost right: real ones for the moment of a table, changed by a seed in shape or bytes."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from queenhigh.server.run import LARGEST_FRAME
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
    round, commitment = view["round"], view["fair"].get("commitment") or "0" * 64
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
        random.choice(_SHAPES)(changed, others, random)
    text = json.dumps(changed, ensure_ascii=random.random() < 0.8).encode(errors="surrogatepass")
    return random.choice(_BYTES)(text, random) if random.random() < 0.25 else text


def _places(value: Any) -> Iterator[Place]:
    """Every value within, however deep."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _any(frame: Frame, random: Random) -> Place:
    return random.choice(list(_places(frame)) or [({"": 0}, "")])


def _odd(frame: Frame, others: list[Frame], random: Random) -> None:
    inside, key = _any(frame, random)
    inside[key] = deepcopy(random.choice(ODD))


def _gone(frame: Frame, others: list[Frame], random: Random) -> None:
    inside, key = _any(frame, random)
    del inside[key]


def _more(frame: Frame, others: list[Frame], random: Random) -> None:
    inside, _ = _any(frame, random)
    if isinstance(inside, dict):
        inside[random.choice(KEYS)] = deepcopy(random.choice(ODD))


def _other(frame: Frame, others: list[Frame], random: Random) -> None:
    """A value of another frame."""
    (inside, key), (there, its) = _any(frame, random), _any(random.choice(others), random)
    inside[key] = deepcopy(there[its])


def _wrapped(frame: Frame, others: list[Frame], random: Random) -> None:
    inside, key = _any(frame, random)
    inside[key] = [inside[key]] if random.random() < 0.5 else {"do": inside[key]}


def _near(frame: Frame, others: list[Frame], random: Random) -> None:
    """A number that is a little off."""
    numbers = [each for each in _places(frame) if type(each[0][each[1]]) is int]
    if numbers:
        inside, key = random.choice(numbers)
        inside[key] += random.choice((-1, 1, 50, -1000, 10**6))


_SHAPES = (_odd, _odd, _gone, _more, _other, _wrapped, _near, _near)


def _flipped(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    return text[:at] + bytes([text[at] ^ 1 << random.randrange(8)]) + text[at + 1 :]


def _strewn(text: bytes, random: Random) -> bytes:
    at = random.randrange(len(text))
    return text[:at] + random.randbytes(random.randrange(1, 5)) + text[at:]


def _sizes(text: bytes, random: Random) -> bytes:
    """About as long as a frame may be, or a little longer than anything may."""
    size = random.choice((FRAME_LIMIT - 1, FRAME_LIMIT, FRAME_LIMIT + 1, 2 * FRAME_LIMIT, LARGEST_FRAME + 1))
    return text.ljust(size) if random.random() < 0.5 else text[:-1] + b',"x":"' + b"x" * size + b'"}'


_BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    lambda text, random: text[: random.randrange(len(text))],
    lambda text, random: text + text,
    lambda text, random: text.replace(b"{", b'{"type":"seat",', 1),
    lambda text, random: b"[" * random.choice((1, 500)) + text,
    lambda text, random: random.randbytes(random.randrange(40)),
    _flipped, _flipped, _strewn, _strewn, _sizes,
)  # fmt: skip
