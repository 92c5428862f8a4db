"""Money under everything that people do: the database's own books are looked at after every step.

Two tables share a meter that pays all the time, Envy with it; a third has one of its own. Hypothesis chooses
who does what, and when the process dies.
"""

import asyncio
import hashlib
import os
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from kit.faults.crowd import CALLS, take_up
from kit.faults.evenings import assert_known, prove_database
from kit.faults.inline import inline_store
from kit.server.pit import SeededEntropy
from kit.store.postgres import Postgres
from kit.worlds.casino import Casino, VirtualLoop, Watcher
from queenhigh.cards import parse_cards
from queenhigh.engine import SUPERVISOR, Actor, Offer, player
from queenhigh.engine.actors import DEALER
from queenhigh.fair import cut_of, dealt, seal_deck
from queenhigh.ledger.records import may_owe
from queenhigh.server.floor.desk import Desk
from queenhigh.table.handle import Who
from queenhigh.table.offers import by_dealer
from queenhigh.wire import frames
from queenhigh.wire.settings import TableSettings


class Luck(SeededEntropy):
    """By a seed, but for decks that are wished for; those hold as long as nobody cuts them."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.wished = False
        self._seeds: dict[tuple[bytes, str], bytes] = {}

    def seed(self, nonce: bytes, deck: str) -> bytes:
        if (nonce, deck) not in self._seeds:
            found = super().seed(nonce, deck)
            self._seeds[nonce, deck] = _lucky(found, deck) if self.wished else found
            self.wished = False
        return self._seeds[nonce, deck]


def _lucky(first: bytes, deck: str) -> bytes:
    """A seed whose first packet of three has a pair at least."""
    for number in count():
        seed = hashlib.sha256(first + number.to_bytes(8, "big")).digest()
        sealed = seal_deck(seed, deck)
        ranks = {card[0] for card in dealt(sealed, cut_of(sealed.commitment, ()))[:3]}
        if len(ranks) < 3:
            return seed
    raise AssertionError("there is no end to counting")


SEARCHING = os.environ.get("HYPOTHESIS_PROFILE") == "searching"
PURSE_UNITS = 40
TABLES = [
    TableSettings(house="rws", progressive="linked:hall", method="shuffler", least_bet_seconds=1),
    TableSettings(house="rws", progressive="linked:hall", deal="live", method="shuffler"),
    TableSettings(house="sixcard", pace="dealer"),
]
ROYAL = ["As", "Ks", "Qs"]
TRIPS = ["7c", "7d", "7h"]
PLAIN = [str(card) for card in parse_cards("2c 5d 9h 3s Tc Kd 4h 6s Jc 8d Qc 2h 5c 9d 3h Ts 4c 6d")]
PLAYERS = [Who(name, name.title()) for name in ("ann", "ben", "cho")]
DEE = Who("dee", "Dee", frozenset({"dealer"}))
SUE = Who("sue", "Sue", frozenset({"supervisor"}))
DRIFT = """SELECT id, ledger, SUM(minor) FROM (
    SELECT id, ledger, balance_minor AS minor FROM accounts
    UNION ALL SELECT 'meter:' || meter, ledger, amount_minor FROM pending
    UNION ALL SELECT credit, ledger, -amount_minor FROM transfers
    UNION ALL SELECT debit, ledger, amount_minor FROM transfers) AS moved
    GROUP BY id, ledger HAVING SUM(minor) <> 0"""
AUDITED = 6
"""After so many steps, and at the end, the database is proven from itself."""
people = st.sampled_from(PLAYERS)
tables = st.integers(0, len(TABLES) - 1)
numbers = st.integers(0, 10**6)


class Money(RuleBasedStateMachine):
    """A casino on a real store. Rules are what people do; most of them find something that is offered."""

    def __init__(self, place: Path | str) -> None:
        super().__init__()
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.store = inline_store(place)
        self.casino = Casino(self.store, Random(7), PURSE_UNITS)
        self.luck = self.casino.entropy = Luck(Random(8))
        self.watchers = [Watcher(who) for who in PLAYERS]
        self.ids = count(1)
        self.looked = 0
        self.ran: dict[int, str] = {}
        self.run(self.casino.rise())
        for number in range(len(TABLES)):
            self.open_table(number)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        prove_database(self.store)
        self.run(self.casino.stop())
        self.runner.close()
        self.store.close()
        assert not self.casino.faults, self.casino.faults

    # The house

    def open_table(self, number: int) -> None:
        desk = self.run(self.casino.open(TABLES[number]))
        self.ran[number] = desk.id
        self.all_look()

    def all_look(self) -> None:
        async def look() -> None:
            for desk in self.casino.desks:
                for watcher in self.watchers:
                    desk.detach(watcher)
                    desk.attach(watcher)

        self.run(look())

    def desk(self, number: int) -> Desk:
        """The table, or another like it where it has been closed."""
        if self.casino.desk(self.ran[number]) is None:
            self.open_table(number)
        found = self.casino.desk(self.ran[number])
        assert found is not None
        return found

    def do(self, who: Who, number: int, command: Callable[[str, Desk], frames.AnyCommand]) -> bool:
        """Whether a command was done."""
        desk = self.desk(number)
        made = command(f"c{next(self.ids)}", desk)
        reply = self.run(desk.do(who, made, msgspec.json.encode(made)))
        assert isinstance(reply, frames.Answer) or reply.code != "server/stopping"
        return isinstance(reply, frames.Answer)

    def take(self, who: Who, by: Actor, number: int, chosen: int, wanted: Callable[[Offer], bool]) -> None:
        """Take up one of the offers that are wanted, if there is any."""
        desk = self.desk(number)
        offers = [offer for offer in desk.audience.offers(who).legal if wanted(offer)]
        if offers:
            offer = offers[chosen % len(offers)]
            self.do(who, number, lambda id, desk: take_up(offer, by, desk, Random(chosen), id))

    # Players

    @rule(
        who=people, number=tables, chosen=numbers, acts=st.sampled_from(["place withdraw", "look play fold"])
    )
    def bet_or_decide(self, who: Who, number: int, chosen: int, acts: str) -> None:
        self.take(who, player(who.id), number, chosen, lambda offer: offer.do in acts.split())

    @rule(who=people, number=tables, what=st.sampled_from(["fold", "best", "leave", "seed", "challenge"]))
    def sit_leave_or_say_something_of_the_deck(self, who: Who, number: int, what: Any) -> None:
        """Who sits down says what to do if they are away: fold, or play as is best."""
        deck = self.desk(number).table.kept.deck
        commitment = deck.commitment if deck is not None else ""

        def command(id: str, desk: Desk) -> frames.AnyCommand:
            match what:
                case "leave":
                    return frames.LeaveCommand(id)
                case "seed":
                    return frames.SeedCommand(id, desk.table.number, id, commitment)
                case "challenge":
                    return frames.ChallengeCommand(id, desk.table.number, commitment)
                case _:
                    return frames.SeatCommand(id, if_away=what)

        if deck is not None or what not in ("seed", "challenge"):
            self.do(who, number, command)

    @rule(number=tables, chosen=numbers)
    def everybody_bets_on_the_meter(self, number: int, chosen: int) -> None:
        for who in PLAYERS:
            if who.id not in self.desk(number).table.by_player:
                self.do(who, number, lambda id, desk: frames.SeatCommand(id))
            self.take(who, player(who.id), number, 4 * chosen, lambda offer: offer.wager == "ante")
            self.take(who, player(who.id), number, 4 * chosen, lambda offer: offer.wager == "progressive")

    @rule(number=tables, chosen=numbers)
    def everybody_decides(self, number: int, chosen: int) -> None:
        wanted = "play" if chosen % 3 else "fold"
        for who in PLAYERS:
            self.take(who, player(who.id), number, chosen, lambda offer: offer.do == wanted)

    @rule(number=tables, chosen=numbers, until=st.sampled_from(["deciding", "revealing", "settled"]))
    def play_on(self, number: int, chosen: int, until: str) -> None:
        """Everybody plays, and the dealer deals, until the round has come so far."""
        for _ in range(12):
            table = self.desk(number).table
            match table.round.phase:
                case phase if phase == until:
                    return
                case "betting":
                    self.everybody_bets_on_the_meter(number, chosen)
                    self.everybody_is_ready(number)
                case "deciding":
                    self.everybody_decides(number, chosen)
                case _:
                    self.run(asyncio.sleep(7))
            if by_dealer(table):
                self.take(DEE, DEALER, number, chosen, lambda offer: offer.do not in CALLS)

    @rule(number=tables)
    def everybody_is_ready(self, number: int) -> None:
        for who in PLAYERS:
            self.do(who, number, lambda id, desk: frames.ReadyCommand(id, desk.table.number))
        self.run(asyncio.sleep(1.5))

    @rule(who=st.integers(0, 2))
    def go_away_and_come_back(self, who: int) -> None:
        async def look_away() -> None:
            for desk in self.casino.desks:
                desk.detach(self.watchers[who])
            await asyncio.sleep(25)

        self.run(look_away())
        self.all_look()

    @rule(who=people, number=tables)
    def refill(self, who: Who, number: int) -> None:
        """An hour later; who is not broke gets nothing."""
        self.casino.set_back_ms -= 3_600_000
        hall = self.desk(number).hall
        currency = self.desk(number).house.currency
        now_ms = hall.clock.now_ms()
        amount_minor = PURSE_UNITS * currency.unit_minor
        before = self.run(self.store.purse(who.id, currency.code))
        granted, after = self.run(
            self.store.grant(who.id, currency.code, amount_minor, f"refill-{now_ms}", now_ms, first=False)
        )
        self.run(hall.refresh(currency.code, who.id))
        broke = before is not None and before.balance_minor == 0
        assert granted != "granted" or (broke and after.balance_minor == amount_minor)

    # The house's people

    @rule(number=st.integers(1, 2), chosen=numbers)
    def dealer_moves_on(self, number: int, chosen: int) -> None:
        self.take(DEE, DEALER, number, chosen, lambda offer: offer.do not in CALLS)

    @rule(first=st.sampled_from([ROYAL, TRIPS]))
    def dealer_deals_a_jackpot(self, first: list[str]) -> None:
        """The first box of the live table gets what takes the whole meter."""
        table = self.desk(1).table
        boxes = len(table.round.in_round)
        deal = {"do": "deal", "cards": [*first, *PLAIN[: 3 * boxes]], "method": "shuffler"}
        self.do(DEE, 1, lambda id, desk: frames.ActCommand(id, desk.table.number, {"do": "close"}))
        self.do(DEE, 1, lambda id, desk: frames.ActCommand(id, desk.table.number, deal))

    @rule(number=st.sampled_from([0, 2]))
    def the_next_deck_is_lucky(self, number: int) -> None:
        self.luck.wished = True

    @rule(number=tables, chosen=numbers)
    def supervisor_steps_in(self, number: int, chosen: int) -> None:
        self.take(SUE, SUPERVISOR, number, chosen, lambda offer: offer.do in CALLS)

    @rule(number=st.integers(0, 1))
    def void_what_was_settled(self, number: int) -> None:
        """Until the next round begins this can be done, whatever has been won or staked meanwhile."""
        table = self.desk(number).table
        if table.round.phase == "settled" and not table.kept.final:
            said = {"do": "void_game", "ground": "deck_count", "count": 51, "game": table.number}
            assert self.do(SUE, number, lambda id, desk: frames.ActCommand(id, table.number, said))

    # Time, and the end of things

    @rule(seconds=st.sampled_from([1, 7, 21, 60, 700]))
    def time_passes(self, seconds: int) -> None:
        self.run(asyncio.sleep(seconds))

    @rule(number=tables)
    def close_and_open_another(self, number: int) -> None:
        assert self.casino.floor is not None
        self.run(self.casino.floor.close(self.desk(number).id, SUE))

    @rule(fallen=st.booleans())
    def restart(self, fallen: bool) -> None:
        self.run(self.casino.fall() if fallen else self.casino.stop())
        self.run(self.casino.rise())
        self.all_look()

    # What the database says

    @invariant()
    def the_books_are_right(self) -> None:
        """Nothing is made, lost or overdrawn, and every account is the sum of its transfers."""
        with self.store.reader() as reader:
            assert set(reader.sums().values()) <= {0}
            assert not reader.sql.execute(DRIFT)
            for account in list(reader.accounts()):
                assert account.balance_minor >= 0 or may_owe(account.id), account
                free_minor = account.balance_minor - account.reserved_minor - account.held_minor
                assert free_minor >= 0 or account.may_owe, account
                if account.id.startswith("escrow:") and account.balance_minor:
                    _, table, round = account.id.split(":")
                    desk = self.casino.desk(table)
                    assert desk is not None
                    assert desk.table.number == int(round)
        self.looked += 1
        if self.looked % AUDITED == 0:
            prove_database(self.store)

    @invariant()
    def what_is_shown_is_what_is_kept(self) -> None:
        for desk in self.casino.desks:
            self.run(asyncio.sleep(0))  # what was answered is known a moment later
            self.run(assert_known(desk))


def money(examples: int, steps: int, place: Callable[[], Path | str]) -> None:
    class Here(Money):
        def __init__(self) -> None:
            super().__init__(place())

    run_state_machine_as_test(Here, settings=settings(max_examples=examples, stateful_step_count=steps))


def test_money_in_a_file_is_never_made_nor_lost(tmp_path: Path) -> None:
    folders = count(1)
    money(200 if SEARCHING else 6, 60 if SEARCHING else 40, lambda: tmp_path / str(next(folders)))


def test_money_in_a_database_is_never_made_nor_lost(postgres: Postgres) -> None:
    money(40 if SEARCHING else 2, 60 if SEARCHING else 30, postgres.store)


def test_a_jackpot_is_paid_with_envy_and_taken_back_whole(place: Path | str) -> None:
    """At the live table a royal takes the meter, everybody else is paid Envy; then the deck was short."""
    machine = Money(place)

    def moved() -> tuple[dict[str, int], list[int]]:
        with machine.store.reader() as reader:
            held = {account.id: account.balance_minor for account in reader.accounts()}
        with machine.store.reader() as reader:
            return held, [award.amount_minor for award in reader.awards()]

    try:
        machine.dealer_moves_on(1, 0)
        machine.everybody_bets_on_the_meter(1, 0)
        staked, _ = moved()
        machine.dealer_deals_a_jackpot(ROYAL)
        machine.everybody_decides(1, 1)
        machine.play_on(1, 1, "settled")
        machine.the_books_are_right()
        paid, awards = moved()
        assert len(awards) == 1
        assert paid["player:ann"] > staked["player:ann"] + awards[0]
        with machine.store.reader() as reader:
            envied = {transfer.player for transfer in reader.transfers() if transfer.reason == "envy"}
        assert envied == {"ben", "cho"}
        machine.restart(True)
        machine.void_what_was_settled(1)
        machine.the_books_are_right()
        back, awards = moved()
        assert sum(awards) == 0
        assert [back[f"player:{who.id}"] for who in PLAYERS] == [PURSE_UNITS * 100] * 3
        machine.what_is_shown_is_what_is_kept()
    finally:
        machine.teardown()
