"""Reads the document of a proof: strictly, for what is not looked at could be made to look like proof."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from queenhigh.fair.cut import SEED_LIMIT
from queenhigh.fair.deck import CARDS, Opening
from queenhigh.fair.proofs import SCHEME, PlacedCard, ProvenDeck, SentSeed
from queenhigh.fair.shuffle import FairError
from queenhigh.text import show_value, suggest

T = TypeVar("T")
_DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)
_ROUND = re.compile(r"[!-~]{1,80}-(0|[1-9][0-9]{0,17})", re.ASCII)
_DECKS: Final = 16
_SEEDS: Final = 64
_ID_LIMIT: Final = 40
_WHERE_LIMIT: Final = 40


class Claims(NamedTuple):
    """What a proof says, before any of it is believed."""

    round: str
    reveal: str
    decks: tuple[ProvenDeck, ...]
    cuts: tuple[tuple[int, ...], ...]
    """The cut of each deck, as told."""
    cards: tuple[PlacedCard, ...]


def read_claims(document: object) -> Claims:
    """A proof as it came out of JSON; an error says which part is not as it should be."""
    whole = _table(document, "the proof", ("scheme", "round", "reveal", "decks", "cards"))
    if whole["scheme"] != SCHEME:
        raise FairError(f"scheme is {show_value(whole['scheme'])}; this verifier knows {SCHEME}")
    read = [_deck(each, f"decks[{n}]") for n, each in enumerate(_list(whole["decks"], "decks", 1, _DECKS))]
    return Claims(
        _matching(whole["round"], "round", _ROUND, "TABLE-ROUND"),
        _one_of(whole["reveal"], "reveal", ("seen", "all")),
        tuple(deck for deck, _ in read),
        tuple(cut for _, cut in read),
        _each(whole["cards"], "cards", 0, len(CARDS), _placed),
    )


def _deck(value: object, where: str) -> tuple[ProvenDeck, tuple[int, ...]]:
    fields = ("name", "commitment", "state", "seals", "seeds", "cut", "openings")
    deck = _table(value, where, fields, ("seed",))
    size = len(CARDS)
    read = ProvenDeck(
        _text(deck["name"], f"{where}.name", 120),
        bytes.fromhex(_digest(deck["commitment"], f"{where}.commitment")),
        "dealt" if _one_of(deck["state"], f"{where}.state", ("dealt", "opened")) == "dealt" else "opened",
        bytes.fromhex("".join(_each(deck["seals"], f"{where}.seals", size, size, _digest))),
        _each(deck["seeds"], f"{where}.seeds", 0, _SEEDS, _sent),
        _each(deck["openings"], f"{where}.openings", 0, size, _opening),
        bytes.fromhex(_digest(deck["seed"], f"{where}.seed")) if "seed" in deck else b"",
    )
    return read, _each(deck["cut"], f"{where}.cut", size, size, _place)


def _sent(value: object, where: str) -> SentSeed:
    sent = _table(value, where, ("player", "seed", "commitment"))
    return SentSeed(
        _text(sent["player"], f"{where}.player", _ID_LIMIT),
        _text(sent["seed"], f"{where}.seed", SEED_LIMIT),
        _digest(sent["commitment"], f"{where}.commitment"),
    )


def _opening(value: object, where: str) -> Opening:
    told = _table(value, where, ("dealt", "sealed", "card", "salt"))
    return Opening(
        _place(told["dealt"], f"{where}.dealt"),
        _place(told["sealed"], f"{where}.sealed"),
        _one_of(told["card"], f"{where}.card", CARDS),
        _digest(told["salt"], f"{where}.salt"),
    )


def _placed(value: object, where: str) -> PlacedCard:
    told = _table(value, where, ("dealt", "where"), ("card",))
    return PlacedCard(
        _place(told["dealt"], f"{where}.dealt"),
        _text(told["where"], f"{where}.where", _WHERE_LIMIT),
        _one_of(told["card"], f"{where}.card", CARDS) if "card" in told else "",
    )


def _table(
    value: object, where: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FairError(f"{where} is no object")
    for key in value:
        if key not in needed and key not in optional:
            raise FairError(
                f"{where} has {show_value(key)}, which no proof has{suggest(str(key), (*needed, *optional))}"
            )
    for key in needed:
        if key not in value:
            raise FairError(f"{where} has no {key}")
    return value


def _list(value: object, where: str, least: int, most: int) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        count = f"{least}" if least == most else f"{least} to {most}"
        raise FairError(f"{where} is no list of {count}")
    return value


def _each(
    value: object, where: str, least: int, most: int, read: Callable[[object, str], T]
) -> tuple[T, ...]:
    return tuple(read(each, f"{where}[{n}]") for n, each in enumerate(_list(value, where, least, most)))


def _text(value: object, where: str, most: int) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= most:
        raise FairError(f"{where} is no text of 1 to {most} characters")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise FairError(f"{where} holds half a surrogate pair, which is no text") from None
    return value


def _matching(value: object, where: str, pattern: re.Pattern[str], right: str) -> str:
    if not isinstance(value, str) or pattern.fullmatch(value) is None:
        raise FairError(f"{where} is {show_value(value)}, not {right}")
    return value


def _digest(value: object, where: str) -> str:
    return _matching(value, where, _DIGEST, "64 hexadecimal digits in small letters")


def _place(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < len(CARDS):
        raise FairError(f"{where} is {show_value(value)}, not a place from 0 to {len(CARDS) - 1}")
    return value


def _one_of(value: object, where: str, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise FairError(f"{where} is {show_value(value)}{suggest(str(value), known)}")
    return value
