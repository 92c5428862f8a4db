"""The houses one can play, with everything a client needs to show their rules."""

import json
from functools import cache
from typing import Any, Final

import msgspec
from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, SkipValidation

from queenhigh.rules import house, house_groups, house_ids
from queenhigh.rules.awards import MeterShare
from queenhigh.rules.canonical import canonical
from queenhigh.rules.kinds import KINDS
from queenhigh.rules.records import House, Wager
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.routes.asking import BY_LANGUAGE, By, Connection, Here, need_desk
from queenhigh.study.entries import Entry, entries
from queenhigh.text import shorten, suggest
from queenhigh.wire.houses import DecisionBody, HouseBody, HouseCard, Houses, RowBody
from queenhigh.words.amounts import meter_word
from queenhigh.words.card import whole_card
from queenhigh.words.coach import wagers_label
from queenhigh.words.describe import describe
from queenhigh.words.rules_card import dealer_words, discards_words, meter_words, row_label


@get("/houses", tags=["houses"], summary="The houses", sync_to_thread=False, response_headers=BY_LANGUAGE)
def list_houses(caller: By) -> Houses:
    groups = house_groups().items()
    return Houses([_card(house(id), group, caller.language) for group, ids in groups for id in ids])


@get(
    "/houses/{id:str}",
    tags=["houses"],
    summary="A house with its rules",
    sync_to_thread=False,
    response_headers=BY_LANGUAGE,
)
def show_house(id: FromPath[str], caller: By) -> HouseBody:
    need_house(id)
    return _body(id, caller.language)


@get(
    "/tables/{id:str}/house",
    tags=["tables"],
    summary="The house a table plays by, with what it posts",
    response_headers=BY_LANGUAGE,
)
async def show_table_house(id: FromPath[str], works: Here, caller: By) -> HouseBody:
    found = (await need_desk(works, id)).house
    return house_body(found, caller.language)


Asked = NamedDependency[SkipValidation[House]]
"""The house that a question is about."""


async def asked_house(request: Connection, id: FromPath[str], works: Here) -> House:
    """A house of the catalogue, or the one that a table plays by with what it posts."""
    of_table = request.scope["path_template"].startswith("/api/v1/tables/")
    return (await need_desk(works, id)).house if of_table else need_house(id)


OF_HOUSE: Final[dict[str, Any]] = {
    "tags": ["houses"],
    "response_headers": BY_LANGUAGE,
    "dependencies": {"house": Provide(asked_house)},
}
"""What all routes have that answer a question about a house."""


def asked_at(question: str) -> list[str]:
    """The paths of a question that is asked of a house and of a table's own."""
    return [f"/{place}/{{id:str}}/{question}" for place in ("houses", "tables")]


def need_house(id: str) -> House:
    """A house of the catalogue; `Trouble` where there is none of this id."""
    if id not in house_ids():
        raise Trouble("http/no_such", f"there is no house {shorten(id)}{suggest(id, house_ids())}")
    return house(id)


@cache
def _body(id: str, language: str) -> HouseBody:
    return house_body(house(id), language)


def house_body(found: House, language: str) -> HouseBody:
    """The house as `describe` has it, with what the page needs beside that."""
    described = describe(found, language)
    decision = found.decision
    pairs = zip(found.wagers, described["wagers"], strict=True)
    beside = {
        "currency_sign": found.currency.sign,
        "currency_decimals": found.currency.decimals,
        "wagers": [_wager(found, wager, plain, language) for wager, plain in pairs],
        "meters_minor": {meter.name: meter.seed_minor for meter in found.meters},
        "meter_names": _meter_names(found, language),
        "order": [wager.name for wager in found.wagers if wager.has_stake],
        "opens": [wager.name for wager in found.wagers if wager.opens_box],
        "method": found.deals[0][0],
        "decision": DecisionBody(
            found.play.name if found.play else "", decision.discards, decision.only, found.folds
        ),
        "dealer_shows": found.dealer.shows,
        "always_qualifies": found.dealer.always_qualifies,
        "card": whole_card(found, language),
        "printed_clauses": [each["clause"] for each in described["printed"]],
        "clauses": {clause.id: found.summary(clause.id, language) for clause in found.clauses},
        "rules": json.loads(canonical(found).partition("\n")[2]),
        "text": found.text,
    }
    return msgspec.convert({**described, **beside}, HouseBody)


def _meter_names(found: House, language: str) -> dict[str, str]:
    return {meter.name: meter_word(meter.name, language) for meter in found.meters}


def _card(found: House, group: str, language: str) -> HouseCard:
    return HouseCard(
        id=found.id,
        name=found.name,
        game=found.game_in(language),
        group=group,
        document=found.document_in(language),
        currency=found.currency.code,
        boxes=found.boxes,
        wagers=tuple(wager.name for wager in found.wagers),
        labels={wager.name: found.label(wager.name, language) for wager in found.wagers},
        entries={entry.name: entry_label(found, entry, language) for entry in entries(found)},
        dealer=dealer_words(found, language),
        discards=discards_words(found, language),
        meters=tuple(meter_words(found, meter, language) for meter in found.meters),
        meter_names=_meter_names(found, language),
        digest=found.digest,
    )


def entry_label(found: House, entry: Entry, language: str) -> str:
    """What an entry is called: the wagers of the contest, or any other, together with what is collected."""
    named = (each for each in entry.wagers if each is entry.wager or each.contest or each.collected)
    return wagers_label(found, [wager.name for wager in named], language)


def _wager(found: House, wager: Wager, described: dict[str, Any], language: str) -> dict[str, Any]:
    limits = wager.limits
    rows = [
        RowBody(
            name=row.name,
            label=row_label(row, language, wager.rows[:place]),
            clause=found.cite(row.clause),
            meter=row.award.meter if isinstance(row.award, MeterShare) else None,
        )
        for place, row in enumerate(wager.rows)
    ]
    return {
        **described,
        "staked": KINDS[wager.kind].stake,
        "on": wager.on,
        "least_minor": limits.least_minor if limits else None,
        "most_minor": limits.most_minor if limits else None,
        "step_minor": limits.step_minor if limits else None,
        "rows": rows,
    }


HANDLERS = [list_houses, show_house, show_table_house]
