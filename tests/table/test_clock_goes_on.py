"""At any table, whatever people do: what is due changes something, and nobody who plays waits for ever."""

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit.cases import mostly_long
from kit.houses.invented import ALL_HOUSES, NAMES, any_house
from kit.server.pit import SUPERVISOR, Pit
from queenhigh.cards import DECK
from queenhigh.engine import legal_actions
from queenhigh.engine.actors import player
from queenhigh.table.handle import Who, resume, tick
from queenhigh.table.offers import by_dealer, narrowed
from queenhigh.table.state import NO_LINK, Table
from queenhigh.table.turn import Choice, Refused
from queenhigh.wire.frames import ReadyCommand, SeatCommand

PEOPLE = [Who(name, name.title()) for name in ("ann", "ben", "cat")] + [Who("bot", "Bot", bot=True)]
DAY_MS = 86_400_000
DEALERS = {
    "idle": "open", "betting": "close", "closed": "deal", "deciding": "repair", "replacing": "replace",
    "revealing": "reveal", "dealer_drawing": "draw_fourth", "settling": "settle", "settled": "open",
    "void": "open",
}  # fmt: skip
"""What a dealer does next."""


def any_settings(random: Random) -> dict[str, Any]:
    seconds = [0, 1, 7, 30]
    bet_seconds = random.choice(seconds)
    return {
        "deal": random.choice(["digital", "digital", "digital", "live"]),
        "pace": random.choice(["clock", "clock", "clock", "dealer"]),
        "timed": random.random() < 0.7,
        "bet_seconds": bet_seconds,
        "least_bet_seconds": random.choice([each for each in seconds if each <= bet_seconds]),
        "decide_seconds": random.choice(seconds),
        "show_seconds": random.choice(seconds),
        "bank_seconds": random.choice(seconds),
        "refill_seconds": random.choice([0, 5]),
        "grace_seconds": random.choice([0, 20]),
        "hold_minutes": random.choice([0, 1, 5, 5, 5]),
        "void_minutes": random.choice([0, 1, 10]),
        "reveal": random.choice(["seen", "all"]),
        "progressive": random.choice(["own", "none"]),
    }


def content(table: Table) -> tuple[object, object]:
    """The table without its chain, which grows by every step."""
    return table.round, replace(table.kept, body=NO_LINK, chain=NO_LINK)


class Restless(Pit):
    """A table of which every tick is looked at."""

    def ticks(self) -> None:
        """Do all that is due now: each tick changes something, and there is an end to them."""
        for _ in range(12):
            due_ms = self.due_ms()
            if due_ms is None or due_ms > self.now_ms:
                return
            before = content(self.table)
            change = self.decided(partial(tick, self.table, due_ms=due_ms))
            assert change is not None, "what is due can be done"
            assert content(change.table) != before, "what is due changes something"
            self.commit(change)
        raise AssertionError("the clock never rests")

    def wait(self, ms: int) -> None:
        until_ms = self.now_ms + ms
        while (due_ms := self.due_ms()) is not None and due_ms <= until_ms:
            self.now_ms = max(self.now_ms, due_ms)
            self.ticks()
        self.now_ms = until_ms


def try_some(pit: Restless, random: Random, who: Who) -> None:
    """Somebody is here and does something that they may, as they please."""
    pit.away.pop(who.id, None)
    sitter = pit.table.by_player.get(who.id)
    if sitter is None or sitter.leaving:
        box = random.choice([None, 1, 2, 3])
        best = random.random() < 0.5
        pit.do(who, SeatCommand(pit.next_id(), box, if_away="best" if best else ""))
        return
    actor = player(who.id)
    chance = random.random()
    if chance < 0.25:
        pit.do(who, ReadyCommand(pit.next_id(), pit.table.number, random.random() < 0.8))
    elif chance < 0.27:
        pit.leave(who.id, random.choice([None, *sitter.boxes]))
    elif chance < 0.29 and not who.bot:
        pit.challenge(who.id)
    elif chance < 0.32:
        pit.do(who, SeatCommand(pit.next_id(), random.choice([None, 1, 2, 3])))
    else:
        offers = narrowed(pit.table, actor, legal_actions(pit.table.round, actor), pit.purse(who.id))
        if offers:
            pit.take(who, random.choice(offers), random)


def staff(pit: Restless, random: Random) -> None:
    """The host or a supervisor does something: pause, deal, void, and rarely a restart."""
    acts = [
        "pause",
        "go on",
        "go on",
        "void",
        "restart",
        *4 * by_dealer(pit.table) * [DEALERS[pit.table.round.phase]],
    ]
    match random.choice(acts):
        case "pause":
            pit.pause("host")
        case "go on":
            pit.pause("host", False)
        case "deal":
            count = len(pit.table.round.in_round)
            wrong = [4] if random.random() < 0.5 and count == 1 else []
            pit.act("host", "deal", cards=any_cards(pit, random, 3 * count + 3), boxes=wrong)
        case "replace":
            due = sum(len(box.discards) for box in pit.table.round.in_round)
            pit.act("host", "replace", cards=any_cards(pit, random, due))
        case "draw_fourth":
            pit.act("host", "draw_fourth", cards=any_cards(pit, random, 1))
        case "repair":
            to = pit.table.round.in_round[0].number
            pit.act("host", "move_hands", moves=[[4, to]])
        case "void":
            ground = random.choice(pit.table.house.irregularities).ground
            pit.act(SUPERVISOR, "void_game", game=pit.table.number, ground=ground, count=51)
        case "restart":
            change = resume(pit.table, pit.world())
            if change is not None:
                pit.commit(change)
        case act:
            pit.act("host", act)


def any_cards(pit: Restless, random: Random, count: int) -> list[str]:
    left = sorted({*DECK} - pit.table.round.cards_used)
    return [str(card) for card in random.sample(left, count)]


def live_through(pit: Restless, random: Random, steps: int) -> None:
    for _ in range(steps):
        who = random.choice(PEOPLE)
        chance = random.random()
        try:
            if chance < 0.6:
                try_some(pit, random, who)
            elif chance < 0.75:
                staff(pit, random)
            elif chance < 0.8:
                if pit.away.pop(who.id, None) is None:
                    pit.away[who.id] = pit.now_ms
            else:
                pit.wait(random.choice([0, 1, 900, 6_000, 31_000, 200_000]))
        except Refused:
            pass
        pit.ticks()


def plays_on(pit: Restless) -> None:
    """Ann is here, stakes, says ready and decides; everybody else is away: the next rounds come."""
    pit.pause("host", False)
    for who in PEOPLE[1:]:
        pit.away[who.id] = pit.now_ms
    pit.away.pop("ann", None)
    pit.ticks()
    rounds = pit.table.number + 2
    for _ in range(200):
        if pit.table.number >= rounds:
            return
        sitter = pit.table.by_player.get("ann")
        if sitter is None or sitter.leaving:
            try:
                pit.sit("ann")
            except Refused:  # until the box of somebody who is away is free
                pit.wait(10 * 60_000)
                continue
        for offer in pit.offers("ann"):
            staked = pit.table.staked
            if (offer.do == "place" and offer.wager == "ante" and "ann" not in staked) or offer.do == "fold":
                amount = {"wager": "ante", "amount_minor": offer.least_minor} if offer.do == "place" else {}
                pit.act("ann", offer.do, box=offer.box, **amount)
        if pit.stage in ("betting", "showing"):
            pit.ready("ann")
        pit.wait(10 * 60_000)
    raise AssertionError(f"the table stays {pit.stage}")


CASES = [(id, seed) for id in NAMES for seed in range(60 if id in ALL_HOUSES else 5)]


@pytest.mark.parametrize(
    ("id", "seed"), mostly_long(CASES, lambda case: case[0] in ALL_HOUSES and case[1] < 3)
)
def test_the_clock_never_spins_and_the_table_never_hangs(id: str, seed: int) -> None:
    random = Random(f"{id} {seed}")
    pit = Restless(any_house(id), seed=seed, **any_settings(random))
    play = pit.table.house.play if pit.table.house.folds else None
    pit.advice = lambda table, box: (Choice(min(play.multiples) if play else 0),)
    for who in PEOPLE:
        pit.grant(who.id, 10**9)
    live_through(pit, random, 300)
    if not by_dealer(pit.table):
        plays_on(pit)
    pit.close()
    if not by_dealer(pit.table):
        for who in PEOPLE:
            pit.away[who.id] = pit.now_ms
        pit.wait(DAY_MS)
        assert pit.stage == "closed"
    assert pit.due_ms() is None or by_dealer(pit.table)
