"""The card of a table, for lists and at the head of everything that a new viewer is sent."""

from collections.abc import Mapping

from queenhigh.table.handle import Who, actor_of
from queenhigh.table.state import Table
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import PROTOCOL, MeHere, TableCard, WagerLimits


def table_card(table: Table, meters_minor: Mapping[str, int], watchers: int) -> TableCard:
    """For lists, and at the head of everything that is sent on connecting."""
    house = table.house
    kept = table.kept
    return TableCard(
        id=table.id,
        name=table.settings.name or house.name,
        house=house.id,
        house_name=house.name,
        game=house.game,
        digest=house.digest,
        currency=house.currency.code,
        currency_sign=house.currency.sign,
        currency_decimals=house.currency.decimals,
        boxes=table.boxes,
        free_boxes=table.boxes - len(table.by_box),
        players=tuple(sitter.name for sitter in kept.sitters),
        watchers=watchers,
        stage=kept.stage,
        round=table.number,
        paused=kept.paused,
        limits=tuple(
            WagerLimits(wager.name, wager.label, limits.least_minor, limits.most_minor, limits.step_minor)
            for wager in house.wagers
            if (limits := wager.limits) is not None and wager.name not in table.closed_wagers
        ),
        meters_minor=dict(meters_minor),
        settings=table.settings,
    )


def listed(table: Table) -> tuple[object, ...]:
    """What of a table the lobby is told as soon as it changes."""
    kept = table.kept
    seats = tuple((sitter.name, sitter.boxes) for sitter in kept.sitters)
    return seats, kept.paused, kept.stage == "closed"


def table_frame(table: Table, who: Who, card: TableCard, view: bytes, page: str = "") -> bytes:
    """Everything: the digest of the page, the card, who the viewer is here, and the view."""
    sitter = table.by_player.get(who.id)
    host = bool(who.id) and who.id == table.kept.host
    me = MeHere(
        id=who.id,
        name=who.name,
        role=actor_of(table, who).role,
        boxes=sitter.boxes if sitter is not None else (),
        host=host,
        code=table.kept.code if host else "",
    )
    head = encode_frame({"type": "table", "protocol": PROTOCOL, "page": page, "table": card, "me": me})
    return b'%b,"frame":%b,"answer":null}}' % (head[:-1], view[:-1])
