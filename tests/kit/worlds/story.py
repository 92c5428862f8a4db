"""Stories: a round from opening a table to long afterwards, with everybody looking and asking.

A story is made up as it goes, by a seeded `Random` and what the table offers. Everything that is done is
written down as an `Op`, so that it can be done again in the twin.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from kit.play.offers import choose_play, choose_stake
from kit.server.routes import API
from kit.worlds.twins import Op, do
from kit.worlds.world import AUDITORS, LOBBY, NOBODY, SOCKETLESS, STAFF, World
from queenhigh.cards import DECK, format_card
from queenhigh.engine import SUPERVISOR, Offer, legal_actions
from queenhigh.engine.state import Box
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who

PLAYERS = ("ann", "ben", "cho")
"""They bet; each story has its own, so that what one of them won hidden stays in its story."""
OTHERS = ("dan", "eve", "fay")
"""One sits there without a stake, one sits down when somebody has left, one only looks on."""
TOKENS: dict[str, tuple[str, ...]] = {
    "sue:deal": ("deal",), "otto:audit": ("audit",), "ada:audit": ("audit",), "ada:watch": ("watch",),
    "ada:admin": ("admin",),
}  # fmt: skip
CHECKERS = frozenset({"dora", "sue", "ada", "sue:deal"})
"""They see a folded hand that still has a wager, once the round is settled: somebody must check it."""
SETTINGS = {"bet_seconds": 20, "least_bet_seconds": 1, "decide_seconds": 20, "bank_seconds": 5,
            "show_seconds": 6, "hold_minutes": 1}  # fmt: skip
ROUTES = (
    "/tables", "/tables/{table}", "/rounds/{table}-1", "/rounds/{table}-1", "/rounds/{table}-1/proof",
    "/rounds/{table}-1/proof", "/rounds/{table}-1/record", "/rounds/{table}-2", "/rounds/{table}-2/proof",
    "/meters", "/me", "/me/rounds", "/me/ledger", "/me/limits",
)  # fmt: skip
FORBIDDEN: tuple[tuple[Any, str, str], ...] = (
    ({"paused": True}, "/tables/{table}/pause", "POST"), ({}, "/tables/{table}/bots", "POST"),
    (None, "/tables/{table}", "DELETE"), ({"table": "nothing"}, "/advice", "POST"),
    (None, "/rounds/{table}-99", "GET"), (None, "/rounds/{table}", "GET"), (None, "/cards", "GET"),
)  # fmt: skip


def guests_of(count: int) -> dict[str, str]:
    """The people of that many stories, with their roles."""
    return {f"{name}{n}": "player" for n in range(count) for name in (*PLAYERS, *OTHERS)} | STAFF


def tokens_of(count: int) -> dict[str, tuple[str, ...]]:
    return {f"{name}{n}:watch": ("watch",) for n in range(count) for name in PLAYERS} | TOKENS


class Story:
    """One round at a table of its own, told by a seed."""

    def __init__(self, world: World, script: list[Op], part: int, house: str, rng: Random) -> None:
        self.world = world
        self.script = script
        self.part = part
        self.house = house
        self.rng = rng
        self.told: Counter[str] = Counter()
        self.table = ""
        self.names = {name: f"{name}{part}" for name in (*PLAYERS, *OTHERS)}
        self.players = [self.names[name] for name in PLAYERS]
        self.out = frozenset(rng.sample(self.players, rng.choice((1, 1, 2, 3))))
        """Left out of the comparison, because they may know."""
        self.staff_out = rng.random() < 0.5
        self.reveal = rng.choice(("seen", "seen", "seen", "all"))
        self.pace = rng.choice(("clock", "dealer"))
        self.live = self.pace == "dealer" and rng.random() < 0.25
        if self.live:
            self.out |= {"dora"}  # the dealer of a live table enters the cards
        self.best: frozenset[str] = frozenset()
        """Players for whom the best play is made while they are away."""
        watching = [f"{name}:watch" for name in self.players]
        self.listeners = (*self.names.values(), *watching, *STAFF, *TOKENS, NOBODY, LOBBY)
        self.void_at = ""
        self.freed: tuple[int, ...] = ()
        self.dealt = False
        """True if a card was dealt; a deck that never was is opened whole for everybody."""

    # What is compared

    @property
    def compared(self) -> tuple[str, ...]:
        gone = self.out | (CHECKERS if self.staff_out else frozenset())
        return tuple(who for who in self.listeners if who not in gone)

    def may_ask(self, who: str, path: str, over: bool) -> bool:
        """True if an answer is to be the same in both worlds: not if the whole deck is open by now."""
        whole = over and (self.reveal == "all" or not self.dealt or who in AUDITORS)
        return not (whole and path.endswith(("/proof", "/record")))

    # Doing and looking

    async def do(self, kind: Any, *args: Any) -> Any:
        op = Op(self.part, kind, args)
        self.script.append(op)
        found = await do(self.world, op)
        self.dealt = self.dealt or bool(self.table and self.desk.table.round.dealer)
        return found

    async def tell(self, who: str, type: str, **fields: Any) -> None:
        if who in self.world.lines:
            await self.do("tell", who, {"type": type, "id": f"c{len(self.script)}", **fields})

    async def act(self, who: str, do: str, **fields: Any) -> None:
        await self.tell(who, "act", round=self.desk.table.number, act={"do": do, **fields})

    async def join(self, who: str) -> None:
        path = f"{API}/lobby/socket" if who == LOBBY else f"{API}/tables/{self.table}/socket"
        spoken = ("", "?language=en", "?language=es")[self.listeners.index(who) % 3]
        await self.do("join", who, f"{path}{spoken}")

    @property
    def desk(self) -> Desk:
        return self.world.desk(self.table)

    @property
    def phase(self) -> str:
        return self.desk.table.round.phase

    @property
    def over(self) -> bool:
        return self.phase in ("settled", "void") or self.desk.table.number > 1

    def id(self, who: str) -> str:
        return self.world.keys[who].id

    def name(self, id: str) -> str:
        return next(who for who in self.names.values() if self.id(who) == id)

    def offers(self, who: str) -> list[Offer]:
        return list(self.desk.audience.offers(Who(self.id(who), who)).legal)

    def boxes(self, who: str) -> tuple[int, ...]:
        """The boxes of somebody, if they still sit there."""
        mine = self.desk.table.by_player.get(self.id(who))
        return mine.boxes if mine is not None else ()

    async def tell_all(self) -> None:
        await self.open()
        await self.bet()
        if not await self.void("betting"):
            await self.deal()
            await self.decide()
            await self.finish()
        await self.afterwards()

    # Before the cards

    async def open(self) -> None:
        rng = self.rng
        settings = {
            **SETTINGS, "house": self.house, "pace": self.pace, "reveal": self.reveal,
            "deal": "live" if self.live else "digital", "progressive": rng.choice(("own", "own", "none")),
        }  # fmt: skip
        opened = await self.do("ask", "ada", "POST", f"{API}/tables", settings)
        assert opened.status_code == 201, opened.text
        self.table = opened.json()["table"]["id"]
        for who in self.listeners:
            if who not in SOCKETLESS:
                await self.join(who)
        for who in (self.names["dan"], *self.players):
            for _ in range(rng.choice((1, 1, 2)) if who in self.players else 1):
                if_away = rng.choice(("fold", "best", ""))
                table = self.desk.table
                free = [box for box in range(1, table.boxes + 1) if box not in table.by_box]
                await self.tell(who, "seat", box=rng.choice(free), if_away=if_away)
        sitters = self.desk.table.kept.sitters
        self.best = frozenset(each.player for each in sitters if each.if_away == "best")
        self.told[self.pace] += 1
        self.told[f"reveal {self.reveal}"] += 1
        self.told["live"] += self.live
        if rng.random() < 0.5:
            self.void_at = rng.choice(self.phases())
        await self.dealer("open")

    def phases(self) -> tuple[str, ...]:
        """Phases in which a game of this house may be voided, and somebody can be there in time."""
        house = self.desk.house
        any_time = house.irregularity("foreign_card") is not None
        found = ["deciding", "deciding", *(["betting", "settled"] if any_time else [])]
        if self.pace == "dealer":
            found += ["closed", "revealing", "settling"]
            found += ["replacing"] if house.decision.discards else []
            found += ["dealer_drawing"] if house.dealer.stands_on_strength else []
        return tuple(found)

    async def dealer(self, do: str, **fields: Any) -> None:
        """An act of the dealer's, where a person deals."""
        if self.pace == "dealer":
            await self.act("dora", do, **fields)

    async def bet(self) -> None:
        rng = self.rng
        if not self.live and rng.random() < 0.15:
            deck = self.desk.table.kept.deck
            assert deck is not None
            await self.tell(self.names["dan"], "challenge", round=1, commitment=deck.commitment)
            self.told["challenge"] += 1
        for who in self.players:
            boxes = self.boxes(who)
            for box in rng.sample(boxes, rng.randint(1, len(boxes))):
                await self.stake(who, box)
            deck = self.desk.table.kept.deck
            if deck is not None and rng.random() < 0.4:
                await self.tell(who, "seed", round=1, seed=f"seed {who}", commitment=deck.commitment)
            await self.meanwhile(0.2)

    async def stake(self, who: str, box: int) -> None:
        """An Ante, and other wagers beside it as they come."""
        ante = self.desk.house.ante
        assert ante is not None
        for wager in (ante, *self.desk.house.wagers):
            places = [each for each in self.offers(who) if (each.do, each.box) == ("place", box)]
            offer = next((each for each in places if each.wager == wager.name), None)
            if offer is None or (wager is not ante and self.rng.random() < 0.4):
                continue
            minor = min(choose_stake(offer, self.rng), 20 * (offer.least_minor or 1))
            await self.act(who, "place", box=box, wager=offer.wager, amount_minor=minor)

    async def deal(self) -> None:
        if self.pace == "clock":
            for who in self.players:
                await self.tell(who, "ready", round=1)
            await self.do("pass_ms", 25_000)
            return
        await self.dealer("close")
        if await self.void("closed"):
            return
        state = self.desk.table.round
        said = self.cards(3 * (len(state.in_round) + 1) + state.house.community)
        if self.live and self.rng.random() < 0.5:  # one by one, the last one taken back and entered again
            await self.dealer("card", **said)
            await self.dealer("take_back")
            said = {"cards": said["cards"][-1:]}
            await self.dealer("card", **said)
            said = {}
        await self.dealer("deal", **said)
        calls = legal_actions(self.desk.table.round, SUPERVISOR)
        moves = [offer for offer in calls if offer.do == "move_hands"]
        if moves and self.rng.random() < 0.3:
            one, two = self.rng.sample(moves[0].areas, 2)
            await self.act("sue", "move_hands", moves=[[one, two], [two, one]])
            self.told["moved"] += 1

    def cards(self, count: int) -> dict[str, Any]:
        """Cards that a dealer enters from a real deck."""
        if not self.live:
            return {}
        free = [card for card in DECK if card not in self.desk.table.round.cards_used]
        return {"cards": [format_card(card) for card in self.rng.sample(free, count)]}

    # While players hold cards

    async def decide(self) -> None:
        rng = self.rng
        until = rng.randint(0, 2)
        for turn in range(200):
            open_boxes = [box for box in self.desk.table.round.in_round if not box.choice]
            if self.phase != "deciding" or (turn >= until and await self.void("deciding")):
                return
            if not turn:
                await self.probe(2)
                for path in ("proof", "record"):
                    await self.do("ask", "otto", "GET", f"{API}/rounds/{self.table}-1/{path}")
                await self.reach_over()
                if rng.random() < 0.06:
                    await self.do("restart")
                    self.told["restart"] += 1
            await self.meanwhile(0.3)
            if rng.random() < 0.06 or not open_boxes:
                await self.do("pass_ms", 26_000)
                self.told["timed out"] += 1
                continue
            await self.decide_one(rng.choice(open_boxes))
        raise AssertionError("nobody decides")

    async def decide_one(self, box: Box) -> None:
        rng = self.rng
        who = self.name(box.player)
        if not box.looked and rng.random() < 0.85:
            await self.act(who, "look", box=box.number)
            self.told["looked"] += 1
            if rng.random() < 0.6:
                return
        offers = {offer.do: offer for offer in self.offers(who) if offer.box == box.number}
        folds = "fold" in offers and rng.random() < (0.7 if who in self.out else 0.3)
        if folds or "play" not in offers:
            await self.act(who, "fold", box=box.number)
            self.told["folded"] += who in self.out
            return
        chosen = choose_play(offers["play"], box.cards, rng)
        await self.act(who, "play", box=box.number, **chosen)
        self.told["played"] += 1
        self.told["drew"] += bool(chosen["discards"])

    # The end

    async def finish(self) -> None:
        """Every hand is decided: the clock has done the rest, or the dealer does it act by act."""
        for _ in range(8):
            if self.over or await self.void(self.phase):
                break
            await self.meanwhile(0.3)
            match self.phase:
                case "replacing":
                    due = sum(len(box.discards) for box in self.desk.table.round.in_round)
                    await self.dealer("replace", **self.cards(due))
                case "revealing":
                    await self.dealer("reveal")
                case "dealer_drawing":
                    rule = self.desk.table.round.house.dealer
                    do = "replace_dealer" if rule.replaces else "draw_fourth"
                    await self.dealer(do, **self.cards(rule.draws_at_most))
                case _:
                    await self.dealer("settle")
        assert self.over, self.phase
        self.told[self.phase] += 1
        await self.void("settled")

    async def void(self, phase: str) -> bool:
        """The supervisor voids the game, if that is the plan for this phase and the house has a ground."""
        rng = self.rng
        offers = legal_actions(self.desk.table.round, SUPERVISOR)
        boxes = [offer for offer in offers if offer.do == "void_box"]
        if boxes and rng.random() < 0.05:
            await self.act("sue", "void_box", box=rng.choice(boxes).box)
            self.told["box void"] += 1
        games = [offer for offer in offers if offer.do == "void_game"]
        if phase != self.void_at or phase != self.phase or not games:
            return self.phase == "void"
        ground = rng.choice(games)
        count = None if ground.count_least is None else ground.count_least + 5
        await self.act("sue", "void_game", game=1, ground=ground.ground, count=count)
        assert self.phase == "void", (phase, ground)
        self.told[f"void {phase}"] += 1
        return True

    async def afterwards(self) -> None:
        """Somebody sits down where another has left, everybody asks for everything, the next round opens."""
        await self.succeed()
        await self.probe(7)
        if self.rng.random() < 0.08:
            await self.do("restart")
            self.told["restart after"] += 1
        await self.do("pass_ms", 7_000)
        await self.dealer("open")
        await self.probe(5)
        for who in tuple(self.world.lines):
            await self.do("drop", who)
        await self.do("ask", "ada", "DELETE", f"{API}/tables/{self.table}")

    async def succeed(self) -> None:
        leaver = self.rng.choice(self.players)
        boxes = self.boxes(leaver) or self.freed
        await self.tell(leaver, "leave")
        if boxes:
            await self.tell(self.names["eve"], "seat", box=boxes[0])
            await self.tell(self.names["eve"], "sync")
            self.told["succeeded"] += 1

    # In between

    async def meanwhile(self, chance: float) -> None:
        """Things that bring the round no further."""
        rng = self.rng
        while rng.random() < chance:
            await rng.choice((self.wrong, self.wrong, self.come_and_go, self.probe, self.rest))()

    async def rest(self) -> None:
        """A slow reader, a request to see everything again, somebody who leaves."""
        rng = self.rng
        match rng.randrange(5):
            case 0:
                who = rng.choice(tuple(self.world.lines))
                await self.do("slow", who, True)
                await self.wrong()
                if who in self.world.lines:
                    await self.do("slow", who, False)
            case 1 | 2:
                await self.tell(rng.choice(tuple(self.world.lines)), "sync")
            case 3 if self.phase == "deciding":
                who = rng.choice(self.players)
                self.freed = self.boxes(who)
                await self.tell(who, "leave")
                self.told["left"] += 1
            case _:
                await self.do("pass_ms", 300)

    async def come_and_go(self) -> None:
        who = self.rng.choice([who for who in self.world.lines if who not in ("dora", "sue", LOBBY)])
        await self.do("drop", who)
        if self.rng.random() < 0.3:
            await self.do("pass_ms", 500)
        await self.join(who)
        self.told["reconnected"] += 1

    async def wrong(self) -> None:
        """Something that is refused: another's box, a wrong moment, a wrong role, words that are none."""
        rng = self.rng
        round = self.desk.table.number
        box = rng.randint(1, self.desk.table.boxes)
        who = rng.choice(tuple(self.world.lines))
        acts: list[dict[str, Any]] = [
            {"do": "look", "box": box}, {"do": "fold", "box": box}, {"do": "deal", "cards": ["Kd"]},
            {"do": "play", "box": box, "amount_minor": 1}, {"do": "reveal"}, {"do": "settle"},
            {"do": "play", "box": box, "amount_minor": 500, "discards": ["Kd", "2c"]},
            {"do": "place", "box": box, "wager": "ante", "amount_minor": -1}, {"do": "card", "cards": ["As"]},
            {"do": "void_game", "game": 1, "ground": "none"}, {"do": "void_box", "box": 99}, {"do": "shout"},
        ]  # fmt: skip
        said = rng.choice(acts)
        if self.may_do(who, said, box):
            return
        match rng.randrange(5):
            case 0:
                await self.do("tell", who, rng.choice(("{", "[]", '{"type": "act"}', "\ud7ff")))
            case 1:
                await self.tell(who, "act", round=round + 1, act=said)
            case _:
                await self.tell(who, "act", round=round, act=said)
        self.told["wrong"] += 1

    async def reach_over(self) -> None:
        """Somebody who may not know tries the box of somebody who does."""
        boxes = self.desk.table.round.in_round
        if not boxes:
            return
        box = self.rng.choice([box for box in boxes if self.name(box.player) in self.out] or boxes)
        curious = [who for who in self.names.values() if self.id(who) != box.player and who not in self.out]
        who = self.rng.choice(curious)
        do = self.rng.choice(("look", "fold", "play"))
        more = {"amount_minor": 500} if do == "play" else {}
        await self.act(who, do, box=box.number, **more)

    def may_do(self, who: str, said: dict[str, Any], box: int) -> bool:
        """True if this would not be wrong at all."""
        if who in CHECKERS:
            return said["do"] not in ("look", "fold", "play", "shout")
        own = self.desk.table.round.box(box).player == self.id(who)
        return own and said["do"] in ("look", "fold", "play")

    async def probe(self, count: int = 3) -> None:
        """Requests of anybody for anything, and of those who may not for what only a host or staff may."""
        for _ in range(count):
            who = self.rng.choice([each for each in self.listeners if each != LOBBY])
            path = f"{API}{self.rng.choice(ROUTES)}".format(table=self.table)
            if self.may_ask(who, path, self.over):
                await self.do("ask", who, "GET", path)
        if self.rng.random() < 0.3:
            body, path, method = self.rng.choice(FORBIDDEN)
            who = self.rng.choice((self.names["fay"], NOBODY))
            await self.do("ask", who, method, f"{API}{path}".format(table=self.table), body)
        who = self.rng.choice(self.players)
        if self.phase == "deciding" and self.rng.random() < 0.3:
            box = self.rng.choice((None, *range(1, 8)))
            await self.do("ask", who, "POST", f"{API}/advice", {"table": self.table, "box": box})
        await self.do("ask", NOBODY, "GET", "/metrics")


async def tell_chunk(world: World, house: str, seed: int, count: int) -> tuple[list[Op], list[Story]]:
    """Tell that many stories one after another in a world; return what was done, and the stories."""
    script: list[Op] = []
    stories = [Story(world, script, part, house, Random(f"{house} {seed} {part}")) for part in range(count)]
    for story in stories:
        await story.tell_all()
    for op in long_afterwards(stories, count, Random(f"{house} {seed}")):
        script.append(op)
        await do(world, op)
    return script, stories


def long_afterwards(stories: Iterable[Story], part: int, rng: Random) -> Iterable[Op]:
    """After another restart people ask for every round of the day again."""
    yield Op(part, "restart")
    for story in stories:
        for who in rng.sample(story.compared, min(8, len(story.compared))):
            round = f"/rounds/{story.table}-1"
            mine = ("/me", "/me/rounds", "/me/ledger") if who[3:].isdigit() else ()
            for path in (round, f"{round}/proof", *mine):
                if who != LOBBY and story.may_ask(who, path, True):
                    yield Op(story.part, "ask", (who, "GET", f"{API}{path}"))
