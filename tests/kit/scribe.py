"""A table kept in a real store: rounds written down step by step, as the table's application does it."""

import hashlib
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from kit.stores import LEASE_MS
from kit.strategies import PLAYERS, next_action
from queenhigh.cards import Card, parse_card
from queenhigh.engine import DEALER, Action, Box, Event, Refusal, decide, new_round, owed
from queenhigh.engine import events as ev
from queenhigh.engine.actors import format_actor
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import cards_for
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.fair import cut_of, dealt, opening, seal_deck
from queenhigh.ledger import Books, Posting, book, paid_by
from queenhigh.rules import House
from queenhigh.settlement import Line, meter_paying
from queenhigh.store.records import Meter
from queenhigh.store.store import Store
from queenhigh.table.ports import (
    Award,
    CommandKey,
    DeckRow,
    Link,
    MeterPaid,
    PurseMove,
    TableRow,
    Write,
    Written,
)
from queenhigh.table.settings import TableSettings
from queenhigh.wire import encode
from queenhigh.wire.frames import Answer

NONE = "00" * 32
_JSON = msgspec.json.Encoder(order="deterministic")
PURSE = 10**12
SENT = "seven of clubs"


class Scribe:
    """One table, played at random and written down. Its time is a second a command."""

    def __init__(self, store: Store, house: House, id: str, settings: TableSettings, seed: int = 1) -> None:
        self.store, self.house, self.id, self.settings = store, house, id, settings
        self.rng = Random(seed)
        self.state = new_round(house)
        linked = settings.progressive.partition(":")[2] or id
        self.books = Books(id, {meter.name: f"{linked}.{meter.name}" for meter in house.meters})
        self.version = self.epoch = 0
        self.now_ms = 1_000_000
        self.carry: dict[str, Fraction] = {}
        self.kept: dict[str, Any] = {"body": NONE, "chain": NONE}
        self.opened_ms = self.ended_ms = 0
        self.decks: list[DeckRow] = []
        self.used = 0
        self.closed = False

    async def open(self) -> "Scribe":
        digest = await self.store.keep_house(self.house)
        settings = _JSON.encode(self.settings)
        await self.store.create_table(TableRow(self.id, digest, settings, _JSON.encode(self.kept), 0, 0))
        self.epoch = await self.store.claim(self.id, "scribe", LEASE_MS) or 0
        for meter in self.house.meters:
            kept = Meter(
                id=self.books.meters[meter.name], ledger=self.ledger, house=digest, name=meter.name,
                seed_minor=meter.seed_minor, contribution=str(meter.contribution),
            )  # fmt: skip
            await self.store.create_meter(kept)
        for player in PLAYERS:
            await self.store.grant(player.id, self.ledger, PURSE, f"{player.id}-{self.ledger}", 1, first=True)
        await self.write([], note={"opened": digest, "settings": hashlib.sha256(settings).hexdigest()})
        return self

    @property
    def ledger(self) -> str:
        return self.house.currency.code

    @property
    def digital(self) -> bool:
        return self.settings.deal == "digital"

    # Playing

    async def play(self, rounds: int, trouble: float = 0.0) -> "Scribe":
        """So many rounds to their end."""
        last = self.state.game + rounds
        while self.state.game < last or self.state.phase in IN_PROGRESS:
            await self.step(trouble)
        return self

    async def step(self, trouble: float = 0.0) -> None:
        action = next_action(self.state, self.rng, trouble)
        if isinstance(action, act.OpenBetting):
            await self.open_round()
            return
        by = "clock" if action.by == DEALER else format_actor(action.by)
        await self.write([await self.real(action)], by=by)

    async def real(self, action: Action) -> Action:
        """The act with the cards of the committed deck and the meters as they stand."""
        if isinstance(action, act.Settle | act.VoidGame):
            meters = self.books.meters.items()
            return replace(
                action, meters_minor=tuple([(name, await self.store.fold(id)) for name, id in meters])
            )
        if not self.digital:
            return action
        match action:
            case act.Deal():
                cards = self.take(cards_for(self.state, len(self.state.in_round)))
                return replace(action, cards=cards, boxes=())
            case act.Replace() | act.ReplaceDealer():
                return replace(action, cards=self.take(len(action.cards)))
            case act.DrawFourth():
                return replace(action, card=self.take(1)[0])
            case _:
                return action

    # Decks

    def name(self, number: int) -> str:
        return f"{self.id}-{self.state.game}-{number}"

    def commit(self, game: int) -> None:
        number = len(self.decks)
        nonce = self.rng.randbytes(32)
        sealed = seal_deck(nonce, f"{self.id}-{game}-{number}")
        self.decks.append(DeckRow(game, number, nonce, sealed.commitment, sealed.seals, "sealed"))
        self.used = 0

    def committed(self) -> dict[str, Any]:
        """What the command that commits to a deck notes of it."""
        return {"commitment": self.decks[-1].commitment.hex()} if self.decks else {}

    def take(self, count: int) -> tuple[Card, ...]:
        """The next cards; the nonce is the seed of this deck, and one player has sent one for the cut."""
        deck = self.decks[-1]
        sealed = seal_deck(deck.nonce, self.name(deck.number))
        cut = cut_of(deck.commitment, [("ann", SENT)])
        self.used += count
        self.decks[-1] = replace(
            deck,
            state="dealt",
            seeds=_JSON.encode([{"player": "ann", "seed": SENT, "commitment": deck.commitment.hex()}]),
            openings=_JSON.encode([opening(sealed, cut, place) for place in range(self.used)]),
        )
        return tuple(parse_card(card) for card in dealt(sealed, cut)[self.used - count : self.used])

    def reveal(self) -> None:
        deck = self.decks[-1]
        self.decks[-1] = replace(deck, state="opened", seed=deck.nonce)

    async def challenge(self) -> None:
        """The committed deck is opened whole, and another one committed."""
        self.reveal()
        self.commit(self.state.game)
        await self.write([], note={"challenge": "ann", **self.committed()})

    # Writing

    async def open_round(self) -> None:
        self.decks = []
        if self.digital:
            self.commit(self.state.game + 1)
        known = self.books.meters.items()
        shown = await self.store.shown([id for _, id in known])
        meters = tuple((name, shown[id]) for name, id in known)
        await self.write([act.OpenBetting(DEALER, meters)], [self.link()], self.committed())

    async def close(self) -> None:
        """Close the table: the round at it becomes a link, the closing step comes after it."""
        self.closed = True
        await self.write([], [self.link()], note={"closed": True})

    def link(self) -> Link:
        ending = self.state.phase if self.state.phase in ("settled", "void") else "none"
        body = bytes.fromhex(self.kept["body"])
        before, number = bytes.fromhex(self.kept["chain"]), self.state.game
        chain = hashlib.sha256(before + number.to_bytes(8, "big") + body).digest()
        self.kept = {**self.kept, "chain": chain.hex(), "body": NONE}
        ended_ms = self.ended_ms or self.opened_ms
        return Link(number, self.house.digest, self.opened_ms, ended_ms, ending, body, chain)

    async def write(
        self, actions: Sequence[Action], links: Sequence[Link] = (), note: dict[str, Any] | None = None,
        by: str = "clock",
    ) -> None:  # fmt: skip
        """One command: acts one after the other, in one transaction. One of the clock's has no id."""
        self.now_ms += 1000
        before, old = self.state, self.positions()
        steps: list[dict[str, Any]] = []
        postings: list[Posting] = []
        awards: list[Award] = []
        paid: list[MeterPaid] = []
        for action in actions:
            events = decide(self.house, self.state, action)
            assert not isinstance(events, Refusal), events
            for event in events:
                awards += self.awards(event)
                paid += self.paid(event)
                self.times(event)
            booked = book(self.state, events, self.books, self.carry)
            self.state, self.carry = booked.after, dict(booked.carry)
            postings += booked.postings
            written = [msgspec.Raw(encode(event)) for event in events]
            steps.append({"act": msgspec.Raw(encode(action)), "events": written})
        body = _JSON.encode({"at": self.now_ms, "by": by, "note": note, "steps": steps, "postings": postings})
        folded = hashlib.sha256(bytes.fromhex(self.kept["body"]) + body).hexdigest()
        carries = [(name, str(due)) for name, id in self.books.meters.items() if (due := self.carry.get(id))]
        self.kept = {**self.kept, "body": folded, "carries": carries, "held": self.held()}
        write = Write(
            table=self.id,
            epoch=self.epoch,
            version=self.version,
            at_ms=self.now_ms,
            round=self.state.game,
            by=by,
            body=body,
            state=_JSON.encode(self.kept),
            closed=self.closed,
            ledger=self.ledger,
            postings=tuple(postings),
            purses=self.moves(old, self.positions()),
            paid=tuple(paid),
            awards=tuple(awards),
            decks=tuple(self.decks),
            links=tuple(links),
            players=tuple({b.player for b in self.state.in_round} - {b.player for b in before.in_round}),
        )
        if who := by.partition(":")[2]:
            id = f"c{self.version}"
            answer = _JSON.encode(Answer(id, self.version + 1))
            write = replace(write, command=CommandKey(who, id, hashlib.sha256(body).digest()), answer=answer)
        found = await self.store.write(write)
        assert isinstance(found, Written), found
        self.version += 1

    def times(self, event: Event) -> None:
        match event:
            case ev.BettingOpened():
                self.opened_ms, self.ended_ms = self.now_ms, 0
            case ev.RoundSettled() | ev.GameVoided():
                self.ended_ms = self.now_ms
                if self.digital and (not self.used or self.settings.reveal == "all"):
                    self.reveal()
            case _:
                pass

    def paid(self, event: Event) -> list[MeterPaid]:
        if not isinstance(event, ev.RoundSettled | ev.GameVoided):
            return []
        moves = [move for move in event.meter_moves if move.paid_minor or move.contributed_minor < 0]
        return [MeterPaid(self.books.meters[move.name], move.before_minor) for move in moves]

    def awards(self, event: Event) -> list[Award]:
        if isinstance(event, ev.RoundSettled):
            return self.shares(event.lines, {move.name: move.before_minor for move in event.meter_moves}, 1)
        if isinstance(event, ev.GameVoided):
            before = {move.name: move.before_minor for move in self.state.moves}
            return self.shares(event.reversed, before, -1)
        return []

    def shares(self, lines: Sequence[Line], before: dict[str, int], sign: int) -> list[Award]:
        found = []
        for line in lines:
            meter = meter_paying(self.house, line)
            if meter is not None:
                id, player = self.books.meters[meter], self.state.box(line.box).player
                amount_minor = sign * line.returned_minor
                found.append(Award(id, line.box, player, line.row, before[meter], amount_minor))
        return found

    # Purses

    def held(self) -> list[tuple[str, int]]:
        if self.closed or self.state.phase != "settled":
            return []
        return [(each.id, minor) for each in PLAYERS if (minor := paid_by(self.state, each.id))]

    def positions(self) -> dict[str, tuple[int, int, int]]:
        """Reserved, held and at risk."""
        held = dict(self.kept.get("held", ()))
        found = {}
        for each in PLAYERS:
            boxes: list[Box] = [box for box in self.state.in_round if box.player == each.id]
            boxes = boxes if self.state.phase in IN_PROGRESS else []
            reserved = sum(owed(self.state, box.number).least_minor for box in boxes)
            staked = sum(sum(box.stakes) for box in boxes)
            found[each.id] = reserved, held.get(each.id, 0), staked + reserved
        return found

    def moves(
        self, old: dict[str, tuple[int, int, int]], new: dict[str, tuple[int, int, int]]
    ) -> tuple[PurseMove, ...]:
        return tuple(
            PurseMove(who, *(now - was for was, now in zip(old[who], new[who], strict=True)))
            for who in new
            if new[who] != old[who]
        )
