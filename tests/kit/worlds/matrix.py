"""Everybody asks a server for everything: who there is, what can be asked, and what came of it.

What each may see is said by an oracle of the rules that knows nothing of the server.
"""

import json
import re
from collections.abc import Callable, Coroutine
from itertools import cycle
from typing import Any

from kit.oracles.oracle import seen_cards
from kit.server.routes import Route, routes
from kit.worlds.world import API, AUDITORS, LOBBY, NOBODY, SOCKETLESS, STAFF, World
from queenhigh.cards import DECK, Card, format_card, parse_card
from queenhigh.engine import DEALER, SUPERVISOR, Round, legal_actions
from queenhigh.fair import Deck, seal_deck
from queenhigh.people.records import SCOPES
from queenhigh.table.stages.deck import deck_name
from queenhigh.words import LANGUAGES, card_name

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
CARD = re.compile(rb"(?<![0-9A-Za-z])(?:10|[2-9TJQKA])(?:[cdhs](?![0-9A-Za-z])|\xe2\x99[\xa0\xa3\xa5\xa6])")
DIGEST = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
NAMED = {card_name(card, language).encode(): card for card in DECK for language in LANGUAGES}
ALOUD = re.compile(rb"\b[a-z]+ (?:of|de) [a-z\xc3\xa9]+")
SUITS = {b"\xe2\x99\xa0": b"s", b"\xe2\x99\xa3": b"c", b"\xe2\x99\xa5": b"h", b"\xe2\x99\xa6": b"d"}

STATIC = (
    "/houses", "/words", "/schema",
    *(f"/tables/{{id}}/{question}" for question in ("figures", "hand", "expected", "drill")),
)  # fmt: skip
"""What is the same before a card is dealt and after; a house tells of hands in its pay tables."""
MESSAGES: dict[str, dict[str, Any]] = {
    "sync": {}, "ping": {}, "seat": {"box": 1}, "leave": {"box": 99}, "ready": {"round": 99},
    "pause": {"paused": False}, "seed": {"round": 1, "seed": "salt", "commitment": "0" * 64},
    "challenge": {"round": 1, "commitment": "0" * 64}, "act": {"round": 1},
}  # fmt: skip
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
        self.world, self.house, self.reveal = world, house, reveal
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
        """What this person may not know by now, as the rules of the game have it."""
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
        id = f"{who}-{len(self.world.heard.get(who, ()))}"
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
        url, body = route.url(self.house, self.table), route.body(self.table)
        csrf = "" if route.name == "DELETE /session" else None
        reply = await self.world.ask(who, route.method, url, body, csrf)
        if route.path.startswith(STATIC):
            assert self.before.setdefault((who, route.name), reply.content) == reply.content
            self.world.heard[who].pop()

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
        heard = self.world.heard[who][self.scanned[who] :]
        self.scanned[who] += len(heard)
        hidden, secrets = self.hidden(who), self.secrets(who)
        whole = self.over and (self.reveal == "all" or who in AUDITORS)
        for each in heard:
            head = each.what[:200]
            if each.what.startswith(b'{"type":'):
                frame = json.loads(each.what)
                self.heard.add(frame["type"])
                self.spoke.update(frame.get("said", {}).get("told", ()))
            if whole and re.match(rb"GET \S+/(proof|record) 200", head):
                continue
            cards = cards_in(each.what)
            self.found[who] |= cards
            assert not cards & hidden, (who, self.phases[-1], head, cards & hidden)
            assert secrets.isdisjoint(DIGEST.findall(each.what)), (who, self.phases[-1], head)

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


def cards_in(text: bytes) -> set[Card]:
    """Every card in a text: by its letters, with its suit's sign, or as it is read aloud."""
    found = {NAMED[name] for name in ALOUD.findall(text) if name in NAMED}
    for card in CARD.findall(text):
        plain = next((card.replace(sign, suit) for sign, suit in SUITS.items() if sign in card), card)
        found.add(parse_card(plain.decode().replace("10", "T")))
    return found
