"""Two tables of one house on the same meters, played at random, every transfer in one set of accounts."""

from collections import Counter
from fractions import Fraction
from math import ceil
from random import Random

from msgspec.structs import replace

from kit.play.strategies import PLAYERS, next_action
from kit.server.accounts import Accounts
from queenhigh.engine import Action, Event, Refusal, Round, decide, new_round
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.engine.state import IN_PROGRESS
from queenhigh.ledger import Books, Posting, book, exposure, paid_by
from queenhigh.ledger.records import (
    carry_account,
    escrow_account,
    meter_account,
    player_account,
    seed_account,
)
from queenhigh.rules import House

NAMES = tuple(each.id for each in PLAYERS)


class Table:
    """One table: its round, and what it carries."""

    def __init__(self, house: House, id: str) -> None:
        self.state = new_round(house)
        self.books = Books(id, {meter.name: f"{meter.name}-1" for meter in house.meters})
        self.carry: dict[str, Fraction] = {}
        self.before_game: Counter[str] = Counter()
        """What each player had gained when the game began."""

    @property
    def escrow(self) -> str:
        return escrow_account(self.books.table, self.state.game)


class Linked:
    """Both tables. `step` does one act and proves the accounts; `corners` counts what has happened."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables = Table(house, "t1"), Table(house, "t2")
        self.accounts = Accounts(*NAMES)
        self.due = {meter.name: Fraction(meter.seed_minor) for meter in house.meters}
        """What each meter should hold with all fractions, by rate and stakes."""
        for name, id in self.tables[0].books.meters.items():
            seed = Posting(seed_account(id), meter_account(id), int(self.due[name]), "reseed")
            self.accounts.post((seed,))
        self.corners: Counter[str] = Counter()

    def held(self) -> tuple[tuple[str, int], ...]:
        meters = self.tables[0].books.meters.items()
        return tuple((name, self.accounts.held[meter_account(id)]) for name, id in meters)

    def step(self, rng: Random, trouble: float) -> None:
        table = rng.choice(self.tables)
        action = next_action(table.state, rng, trouble)
        if isinstance(action, act.OpenBetting | act.Settle | act.VoidGame):
            action = replace(action, meters_minor=self.held())
        self.do(table, action)

    def do(self, table: Table, action: Action) -> None:
        before = table.state
        events = decide(self.house, before, action)
        assert not isinstance(events, Refusal), events
        booked = book(before, events, table.books, table.carry)
        self._covered(before, events, booked.postings)
        for event in events:
            self._expect(before, event)
        self.accounts.post(booked.postings)
        table.state = booked.after
        table.carry = dict(booked.carry)
        self.corners.update(posting.reason for posting in booked.postings)
        if before.phase not in IN_PROGRESS and table.state.phase == "betting":
            for name in NAMES:
                table.before_game[name] += gained_by(before, name)
        self.prove(table)

    def _covered(self, before: Round, events: tuple[Event, ...], postings: tuple[Posting, ...]) -> None:
        """A player who has only what is theirs to give, or what the round paid, is never overdrawn."""
        void = isinstance(events[0], ev.BoxVoided | ev.GameVoided)
        for name in NAMES:
            account = player_account(name)
            least = 0
            now = 0
            for posting in postings:
                now += posting.amount_minor * ((posting.credit == account) - (posting.debit == account))
                least = min(least, now)
            if void:
                assert least >= -paid_by(before, name)
            elif not isinstance(events[0], ev.WagerPlaced | ev.BoxPlayed):
                assert least == 0

    def _expect(self, before: Round, event: Event) -> None:
        """What the meters should hold after this, from stakes and lines alone."""
        self.corners[type(event).__name__] += 1
        if isinstance(event, ev.RoundSettled):
            for move in event.meter_moves:
                self.due[move.name] += self._fed(before, move.name) - _taken(before, event, move.name)
                self.due[move.name] += move.reseeded_minor
        elif isinstance(event, ev.GameVoided):
            self.corners["void after settlement"] += before.was_settled
            for move, back in zip(before.moves, event.meter_moves, strict=True):
                self.due[move.name] -= self._fed(before, move.name) - move.paid_minor - back.reseeded_minor

    def _fed(self, state: Round, name: str) -> Fraction:
        meter = next(each for each in self.house.meters if each.name == name)
        position = self.house.by_name[meter.fed_by].position
        return meter.contribution * sum(box.stakes[position] for box in state.in_round)

    def prove(self, moved: Table) -> None:
        assert self.accounts.balanced()
        escrow = self.accounts.held[moved.escrow]
        assert escrow == sum(exposure(moved.state, name).staked_minor for name in NAMES)
        open_escrows = {table.escrow for table in self.tables if table.state.phase in IN_PROGRESS}
        for account, held in self.accounts.held.items():
            assert not held or not account.startswith("escrow:") or account in open_escrows, account
        for name, id in moved.books.meters.items():
            carried = sum((table.carry.get(id, Fraction(0)) for table in self.tables), Fraction(0))
            assert self.accounts.held[meter_account(id)] + carried == self.due[name]
            aside = self.accounts.held[carry_account(id, moved.books.table)]
            assert aside == max(0, ceil(moved.carry.get(id, Fraction(0))))
        for name in NAMES:
            gained = sum(each.before_game[name] + gained_by(each.state, name) for each in self.tables)
            staked = sum(exposure(each.state, name).staked_minor for each in self.tables)
            assert self.accounts.gained(name) == gained - staked


def gained_by(state: Round, player: str) -> int:
    """What the lines that hold now have won a player, beyond their stakes; negative for a loss."""
    lines = [line for line in state.lines if state.box(line.box).player == player]
    return sum(line.returned_minor - line.stake_minor for line in lines)


def _taken(before: Round, event: ev.RoundSettled, meter: str) -> int:
    """What lines say was paid from a meter."""
    rows = {wager.name: wager.rows_by_name for wager in before.house.wagers}
    paid = [line for line in event.lines if line.reason == "meter/pays"]
    awards = [(getattr(rows[line.wager][line.row].award, "meter", ""), line.returned_minor) for line in paid]
    return sum(returned_minor for name, returned_minor in awards if name == meter)
