"""The houses one can play, with everything a client needs to show their rules."""

import json
from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from queenhigh.rules import house, house_ids
from queenhigh.rules.canonical import canonical
from queenhigh.rules.records import House, Wager
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import By
from queenhigh.text import shorten, suggest
from queenhigh.words.rules_card import row_label, stake_words


class HouseCard(msgspec.Struct, frozen=True):
    """A house in a list."""

    id: str
    name: str
    game: str
    document: str
    currency: str
    boxes: int
    wagers: tuple[str, ...]
    digest: str


class RowBody(msgspec.Struct, frozen=True):
    name: str
    label: str
    clause: str | None


class WagerBody(msgspec.Struct, frozen=True):
    name: str
    label: str
    kind: str
    stake: str
    """What may be staked, in words."""
    least_minor: int | None
    most_minor: int | None
    step_minor: int | None
    rows: tuple[RowBody, ...]
    clause: str | None


class HouseBody(msgspec.Struct, frozen=True):
    """A house whole. `rules` is its canonical form, `text` the file it is written in."""

    id: str
    name: str
    game: str
    document: str
    currency: str
    currency_sign: str
    currency_decimals: int
    boxes: int
    boxes_per_player: int
    digest: str
    wagers: tuple[WagerBody, ...]
    meters_minor: dict[str, int]
    """The meters of the house and their seeds."""
    clauses: dict[str, str]
    rules: dict[str, Any]
    text: str


class Houses(msgspec.Struct, frozen=True):
    houses: list[HouseCard]


@get("/houses", tags=["houses"], summary="The houses", sync_to_thread=False)
def list_houses(caller: By) -> Houses:
    return Houses([_card(_house(id), caller.language) for id in house_ids()])


@get("/houses/{id:str}", tags=["houses"], summary="A house with its rules", sync_to_thread=False)
def show_house(id: FromPath[str], caller: By) -> HouseBody:
    if id not in house_ids():
        raise Trouble("http/no_such", f"there is no house {shorten(id)}{suggest(id, house_ids())}")
    return _body(id, caller.language)


@cache
def _house(id: str) -> House:
    """A house of the catalogue, read once and for all."""
    return house(id)


@cache
def _body(id: str, language: str) -> HouseBody:
    return house_body(_house(id), language)


def house_body(found: House, language: str) -> HouseBody:
    money = found.currency
    return HouseBody(
        id=found.id,
        name=found.name,
        game=found.game_in(language),
        document=found.document_in(language),
        currency=money.code,
        currency_sign=money.sign,
        currency_decimals=money.decimals,
        boxes=found.boxes,
        boxes_per_player=found.boxes_per_player,
        digest=found.digest,
        wagers=tuple(_wager(found, wager, language) for wager in found.wagers),
        meters_minor={meter.name: meter.seed_minor for meter in found.meters},
        clauses={clause.id: found.summary(clause.id, language) for clause in found.clauses},
        rules=json.loads(canonical(found).partition("\n")[2]),
        text=found.text,
    )


def _card(found: House, language: str) -> HouseCard:
    return HouseCard(
        found.id, found.name, found.game_in(language), found.document_in(language), found.currency.code,
        found.boxes, tuple(wager.name for wager in found.wagers), found.digest,
    )  # fmt: skip


def _wager(found: House, wager: Wager, language: str) -> WagerBody:
    limits = wager.limits
    return WagerBody(
        name=wager.name,
        label=found.label(wager.name, language),
        kind=wager.kind,
        stake=stake_words(found, wager, language),
        least_minor=limits.least_minor if limits else None,
        most_minor=limits.most_minor if limits else None,
        step_minor=limits.step_minor if limits else None,
        rows=tuple(
            RowBody(row.name, row_label(row, language, wager.rows[:place]), found.cite(row.clause))
            for place, row in enumerate(wager.rows)
        ),
        clause=found.cite(wager.clause),
    )


HANDLERS = [list_houses, show_house]
