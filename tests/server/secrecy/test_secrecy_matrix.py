"""Everybody asks for everything in every phase of a round, and nobody hears of a card that they may not see.

Routes are walked from the application, messages and acts come from their own lists: what is new fails here
until it is asked for.
"""

import json
import re
from collections.abc import Callable, Coroutine
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, get_args
from unittest.mock import patch

import pytest

from kit.cases import mostly_long
from kit.oracles.oracle import seen_cards
from kit.server.routes import API, MESSAGES, Route, routes
from kit.worlds.world import (
    AUDITORS,
    LOBBY,
    NOBODY,
    SOCKETLESS,
    STAFF,
    Guests,
    World,
    by_hand,
    cards_in,
    invite,
    still_time,
)
from queenhigh.cards import DECK, Card, format_card
from queenhigh.engine import DEALER, SUPERVISOR, Round, legal_actions
from queenhigh.engine.acts.offers import DONE_BY
from queenhigh.fair import Deck, seal_deck, verify
from queenhigh.people.records import ROLES, SCOPES
from queenhigh.rules import house_ids
from queenhigh.table.stages.dealing import DRAFTS
from queenhigh.table.stages.deck import deck_name
from queenhigh.wire.frames import AnyCommand

ANTE = 1000
PLAYING = ("ann", "ben", "cho")
CAST = {**dict.fromkeys((*PLAYING, "dan", "fay"), "player"), **STAFF}
"""Boxes 1 to 3, who bet; the fourth, who only sits there; one who looks on; and the staff."""
TOKENS: dict[str, tuple[str, ...]] = {
    **{f"ada:{scope}": (scope,) for scope in SCOPES}, "ann:play": ("play",), "ann:watch": ("watch",)
}  # fmt: skip
EVERYBODY = (NOBODY, LOBBY, *CAST, *TOKENS)
LANGUAGE = dict(zip(EVERYBODY, cycle(("?language=en", "", "?language=es")), strict=False))
"""In which language each wants sentences, if any."""
HEARD_AT_LEAST = {"table", "view", "refused", "pong", "lobby"}
FRAMES = HEARD_AT_LEAST | {"meter", "notice", "closing"}
DIGEST = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
STATIC = (
    "/houses", "/words", "/schema",
    *(f"/tables/{{id}}/{question}" for question in ("figures", "hand", "expected", "drill")),
)  # fmt: skip
"""Answers that are the same before a card is dealt and after; a house tells of hands in its pay tables."""
ACTS: dict[str, dict[str, Any]] = {
    "look": {"box": 1}, "fold": {"box": 1}, "play": {"box": 1, "amount_minor": 1},
    "place": {"box": 1, "wager": "ante", "amount_minor": 3}, "withdraw": {"box": 1, "wager": "nothing"},
    "open": {}, "close": {}, "deal": {"method": "hand"}, "replace": {}, "reveal": {}, "draw_fourth": {},
    "replace_dealer": {},
    "settle": {}, "move_hands": {"moves": [[1, 99]]}, "void_box": {"box": 99}, "take_back": {}, "card": {},
    "void_game": {"game": 99, "ground": "misdeal"},
}  # fmt: skip


class Matrix:
    """A round in which everybody asks for everything after every act."""

    def __init__(self, world: World, house: str, reveal: str) -> None:
        self.world = world
        self.house = house
        self.reveal = reveal
        self.table = ""
        self.states: list[Round] = []
        self.scanned = dict.fromkeys(EVERYBODY, 0)
        self.phases: list[str] = []
        self.before: dict[tuple[str, str], bytes] = {}
        self.heard: set[str] = set()
        self.spoke: set[str] = set()
        """Sentences of the log that were heard over sockets."""
        self.found: dict[str, set[Card]] = {who: set() for who in EVERYBODY}

    @property
    def state(self) -> Round:
        return self.world.desk(self.table).table.round

    @property
    def over(self) -> bool:
        return any(state.phase in ("settled", "void") for state in self.states)

    def hidden(self, who: str) -> set[Card]:
        """The cards that this person may not know by now, by the rules of the game."""
        seen = {card for state in self.states for card in seen_cards(state, self.world.actor(who))}
        return set(DECK) - seen

    # What is asked

    async def open(self, **settings: Any) -> None:
        said = {"house": self.house, "pace": "dealer", "reveal": self.reveal, "decide_seconds": 3600}
        opened = await self.world.ask("ada", "POST", f"{API}/tables", {**said, **settings})
        assert opened.status_code == 201, opened.text
        self.table = opened.json()["table"]["id"]
        for who in EVERYBODY:
            if who not in SOCKETLESS:
                where = "lobby" if who == LOBBY else f"tables/{self.table}"
                await self.world.join(who, f"{API}/{where}/socket{LANGUAGE[who]}")
        for box, who in enumerate((*PLAYING, "dan"), start=1):
            await self.tell(who, "seat", box=box)

    async def tell(self, who: str, type: str, **fields: Any) -> None:
        await self.world.pass_ms(50)
        id = f"{who}-{len(self.world.heard[0, who])}"
        await self.world.tell(who, json.dumps({"type": type, "id": id, **fields}).encode())
        if not self.states or self.state is not self.states[-1]:
            self.states.append(self.state)

    async def act(self, who: str, do: str, **fields: Any) -> None:
        await self.tell(who, "act", round=self.state.game, act={"do": do, **fields})

    async def ask_all(self) -> None:
        """Every request of everybody, and every message, then a look at all that came of it.

        What never changes is asked for before the deal and in the end.
        """
        self.phases.append(self.state.phase)
        ends = self.state.phase in ("betting", "settled")
        for who in EVERYBODY:
            for route in routes():
                if ends or not route.path.startswith(STATIC):
                    await self.ask(who, route)
            if who not in SOCKETLESS:
                await self.say_all(who)
        for who in EVERYBODY:
            self.scan(who)

    async def ask(self, who: str, route: Route) -> None:
        url = route.url(self.house, self.table)
        csrf = "" if route.name == "DELETE /session" else None
        reply = await self.world.ask(who, route.method, url, route.body(self.table), csrf)
        if route.path.startswith(STATIC):
            assert self.before.setdefault((who, route.name), reply.content) == reply.content
            self.world.heard[0, who].pop()

    async def say_all(self, who: str) -> None:
        """Every kind of message, and every act that is not this person's to do now."""
        legal = {offer.do for actor in (DEALER, SUPERVISOR) for offer in legal_actions(self.state, actor)}
        mine = {"look", "fold", "play"} if who.startswith("ann") else {"take_back"}
        for type, fields in MESSAGES.items():
            for do, said in ACTS.items() if type == "act" else (("", {}),):
                if do and do in (legal | mine):
                    continue
                frame = {**fields, **({"act": {"do": do, **said}} if do else {})}
                await self.tell(who, type, **frame)
        await self.world.pass_ms(50)
        await self.world.tell(who, b"{")

    # What came of it

    def scan(self, who: str) -> None:
        """All that somebody has heard since the last time has no card in it that they may not see."""
        heard = self.world.heard[0, who][self.scanned[who] :]
        self.scanned[who] += len(heard)
        hidden = self.hidden(who)
        secrets = self.secrets(who)
        whole = self.over and (self.reveal == "all" or who in AUDITORS)
        for each in heard:
            head = each[:200]
            if each.startswith(b'{"type":'):
                frame = json.loads(each)
                self.heard.add(frame["type"])
                self.spoke.update(frame.get("said", {}).get("told", ()))
            if whole and re.match(rb"GET \S+/(proof|record) 200", head):
                continue
            cards = cards_in(each)
            self.found[who] |= cards
            assert not cards & hidden, (who, self.phases[-1], head, cards & hidden)
            assert secrets.isdisjoint(DIGEST.findall(each)), (who, self.phases[-1], head)

    def secrets(self, who: str) -> set[bytes]:
        """The seed, and the salts of cards that this person may not see."""
        deck = self.deck()
        if deck is None:
            return set()
        hidden = {format_card(card) for card in self.hidden(who)}
        salts = [salt for card, salt in zip(deck.order, deck.salts, strict=True) if card in hidden]
        return {each.hex().encode() for each in (deck.seed, *salts)}

    def deck(self) -> Deck | None:
        """The deck of the first round, as long as it is the one at the table."""
        kept = self.world.desk(self.table).table.kept
        if kept.deck is None or kept.round != 1:
            return None
        name = deck_name(self.table, 1, kept.deck.number)
        entropy = self.world.works.floor.hall.entropy
        return seal_deck(entropy.seed(bytes.fromhex(kept.deck.nonce), name), name)


Telling = Callable[[Matrix], Coroutine[Any, Any, None]]


async def bet(matrix: Matrix) -> None:
    await matrix.act("dora", "open")
    for box, who in enumerate(PLAYING, start=1):
        await matrix.act(who, "place", box=box, wager="ante", amount_minor=ANTE)


async def bet_and_deal(matrix: Matrix) -> None:
    await bet(matrix)
    for do in ("close", "deal"):
        await matrix.act("dora", do)


async def play(matrix: Matrix) -> None:
    """A round: Ann looks and folds where one may, Ben looks and draws where one may, Cho plays blind."""
    rules = matrix.state.house
    stands_minor = ANTE if rules.folds else 0
    await bet(matrix)
    await matrix.ask_all()
    for do in ("close", "deal"):
        await matrix.act("dora", do)
        await matrix.ask_all()
    for box, who in enumerate(PLAYING[:2], start=1):
        await matrix.act(who, "look", box=box)
    await matrix.ask_all()
    if rules.folds:
        await matrix.act("ann", "fold", box=1)
    else:
        await matrix.act("ann", "play", box=1, amount_minor=0)
    thrown = matrix.state.box(2).cards[: rules.decision.counts[1]] if rules.decision.discards else ()
    discards = [format_card(card) for card in thrown]
    await matrix.act("ben", "play", box=2, amount_minor=ANTE, discards=discards)
    await matrix.act("cho", "play", box=3, amount_minor=stands_minor)
    for do in ("replace", "reveal", "draw_fourth", "replace_dealer", "settle"):
        if any(offer.do == do for offer in legal_actions(matrix.state, DEALER)):
            await matrix.ask_all()
            await matrix.act("dora", do)
    await matrix.ask_all()


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Guests:
    return invite(tmp_path_factory.mktemp("guests") / "data", CAST, TOKENS)


def told(guests: Guests, folder: Path, house: str, reveal: str, tell: Telling, **settings: Any) -> Matrix:
    """A table of a new world, and what happens there."""

    async def work() -> Matrix:
        world = guests.world(folder / "data", 1)
        await world.start()
        matrix = Matrix(world, house, reveal)
        await matrix.open(**settings)
        try:
            await tell(matrix)
        finally:
            await world.stop()
        return matrix

    with still_time():
        return by_hand(work())


CASES = [(house, reveal) for house in house_ids() for reveal in ("seen", "all")]


@pytest.mark.parametrize(("house", "reveal"), mostly_long(CASES, lambda case: case == ("draw", "seen")))
def test_nobody_hears_of_a_card_that_they_may_not_see(
    guests: Guests, tmp_path: Path, house: str, reveal: str
) -> None:
    matrix = told(guests, tmp_path, house, reveal, play)
    draws = ["replacing", "dealer_drawing"] if house == "draw" else []
    folds = {"Box 1 folds", "La casilla 1 se retira"} if matrix.states[-1].house.folds else set()
    assert {"betting", "closed", "deciding", "revealing", "settling", "settled", *draws} <= {*matrix.phases}
    assert HEARD_AT_LEAST <= matrix.heard <= FRAMES
    assert {"No more bets", "No va más", *folds} <= matrix.spoke
    last = matrix.states[-1]
    assert {*last.box(1).cards} <= matrix.found["ann"]
    assert {*last.dealer, *last.box(2).cards, *last.box(3).final} <= matrix.found[NOBODY]


def test_every_message_is_said_by_everybody_whom_the_server_knows() -> None:
    assert {str(kind.__struct_config__.tag) for kind in get_args(AnyCommand)} == {*MESSAGES}
    assert {*ACTS} == {*(do for do, _ in DONE_BY.values()), *DRAFTS}
    assert {*CAST.values()} == {*ROLES}
    assert {scope for scopes in TOKENS.values() for scope in scopes} == {*SCOPES}


def test_a_dealer_enters_cards_that_nobody_else_hears_of(guests: Guests, tmp_path: Path) -> None:
    """At a live table, one by one and then dealt; whoever enters them is not told of them either."""
    count = 3 * (len(PLAYING) + 1)
    cards = [format_card(card) for card in Random(1).sample(DECK, count)]

    async def enter(matrix: Matrix) -> None:
        await bet(matrix)
        await matrix.act("dora", "close")
        for card in cards:
            await matrix.act("dora", "card", card=card)
        await matrix.ask_all()
        assert matrix.world.desk(matrix.table).table.kept.draft == tuple(cards)
        await matrix.act("dora", "deal", method="hand")
        await matrix.ask_all()
        assert matrix.state.phase == "deciding"

    matrix = told(guests, tmp_path, "prime", "seen", enter, deal="live")
    assert not any(matrix.found.values())


def test_a_card_that_is_not_ones_own_is_refused_by_its_name(guests: Guests, tmp_path: Path) -> None:
    async def discard(matrix: Matrix) -> None:
        await bet_and_deal(matrix)
        await matrix.act("ann", "look", box=1)
        other = next(format_card(card) for card in DECK if card not in matrix.state.box(1).cards)
        await matrix.act("ann", "play", box=1, amount_minor=ANTE, discards=[other])
        refused = json.loads(matrix.world.heard[0, "ann"][-1])
        assert (refused["code"], refused["facts"]["card"]) == ("decide/not_your_card", other)

    told(guests, tmp_path, "draw", "seen", discard)


def test_an_auditor_is_told_the_seed_once_the_round_is_over_and_no_earlier(
    guests: Guests, tmp_path: Path
) -> None:
    async def ask(matrix: Matrix) -> None:
        await bet_and_deal(matrix)
        ask = matrix.world.ask
        path = f"{API}/rounds/{matrix.table}-1/proof"
        deck = matrix.deck()
        assert deck is not None
        for who in AUDITORS & {*EVERYBODY}:
            assert (await ask(who, "GET", path)).json()["code"] == "http/too_early"
        for box, who in enumerate(PLAYING, start=1):
            await matrix.act(who, "fold", box=box)
        for do in ("reveal", "settle"):
            await matrix.act("dora", do)
        for who in EVERYBODY:
            told_seed = (await ask(who, "GET", path)).json()["decks"][0].get("seed")
            assert told_seed == (deck.seed.hex() if who in AUDITORS else None)

    told(guests, tmp_path, "prime", "seen", ask)


def test_a_deck_that_was_not_dealt_is_open_to_everybody_once_its_table_is_closed(
    guests: Guests, tmp_path: Path
) -> None:
    async def close(matrix: Matrix) -> None:
        ask = matrix.world.ask
        path = f"{API}/rounds/{matrix.table}-1/proof"
        await bet(matrix)
        for who in EVERYBODY:
            assert (await ask(who, "GET", path)).json()["code"] == "http/too_early"
        await ask("ada", "DELETE", f"{API}/tables/{matrix.table}")
        for who in EVERYBODY:
            verdict = verify((await ask(who, "GET", path)).json())
            assert (verdict.ok, verdict.proves) == (True, "all")

    told(guests, tmp_path, "prime", "seen", close)


@pytest.mark.parametrize("leak", ["queenhigh.engine.view.sees_hand", "queenhigh.engine.log.sees_hand"])
def test_a_planted_leak_is_heard(guests: Guests, tmp_path: Path, leak: str) -> None:
    async def look(matrix: Matrix) -> None:
        await bet_and_deal(matrix)
        await matrix.act("ann", "look", box=1)
        for who in EVERYBODY:
            matrix.phases.append(matrix.state.phase)
            matrix.scan(who)

    with patch(leak, return_value=True), pytest.raises(AssertionError, match=r"\bview\b"):
        told(guests, tmp_path, "prime", "seen", look)
