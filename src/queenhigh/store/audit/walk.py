"""One table from its first step to its last: its chain, its rounds, and what it leaves in accounts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from sys import intern
from typing import Final, Literal

import msgspec

from queenhigh.engine import Round
from queenhigh.ledger import Books, carry_postings, exposures
from queenhigh.ledger.records import escrow_account
from queenhigh.rules.records import House
from queenhigh.store.audit.findings import Findings
from queenhigh.store.audit.money import Expected
from queenhigh.store.audit.replay import BODY, moves_of
from queenhigh.store.audit.rounds import RoundProver
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader
from queenhigh.store.records import RoundRow
from queenhigh.store.sql import PAGE, Sql
from queenhigh.table.chain import NO_CHAIN, fold, link
from queenhigh.table.ports import StepRow, TableRow
from queenhigh.table.state import meter_ids
from queenhigh.wire.frames import Answer
from queenhigh.wire.settings import TableSettings

_ANSWER: Final = msgspec.json.Decoder(Answer)
_CLOSED: Final = (b'"note":{"closed":true}', b'"note":{"closing":true}')
"""What is noted where somebody has closed a table, which is no command of the table's socket."""


def asker_of(step: StepRow) -> str:
    """Whose command a step was; nothing where it was none."""
    who = step.by.partition(":")[2]
    body = bytes(step.body)
    return "" if any(note in body for note in _CLOSED) else intern(who)


def check_commands(sql: Sql, table: str, askers: list[str], findings: Findings) -> None:
    """Every command is a step, and every step that somebody asked for a command; `askers` is used up."""
    query = "SELECT actor, id, version, answer FROM commands WHERE table_id = ?"
    for actor, id, version, answer in sql.stream(query, table):
        where = f"{table}/{actor}/{id}"
        if 0 < version <= len(askers) and askers[version - 1] == actor:
            askers[version - 1] = ""
        else:
            findings.add("command", where, f"step {version} was not asked for by it")
        try:
            told = _ANSWER.decode(answer)
        except msgspec.DecodeError as error:
            findings.add("command", where, f"its answer cannot be read: {error}")
            continue
        if (told.id, told.version) != (id, version):
            findings.add("command", where, "its answer is that of another one")
    for version, actor in enumerate(askers, 1):
        if actor:
            findings.add("command", table, f"the command of {actor} that made step {version} is missing")


class Kept(msgspec.Struct):
    """What a table's own state tells of money and of its chain."""

    held: tuple[tuple[str, int], ...] = ()
    carries: tuple[tuple[str, str], ...] = ()
    body: str = NO_CHAIN.hex()
    chain: str = NO_CHAIN.hex()


_COUNTED: Final = {
    "rounds": "round", "steps": "round", "round_players": "round", "decks": "round", "transfers": "version",
    "awards": "version",
}  # fmt: skip
"""What a table's rows are looked at by."""
_SETTINGS: Final = msgspec.json.Decoder(TableSettings)
_KEPT: Final = msgspec.json.Decoder(Kept)


class Walk:
    """One table being looked at; rounds that opened from `since_ms` on are run again."""

    def __init__(
        self, reader: Reader, row: TableRow, houses: Mapping[str, House], findings: Findings, since_ms: int
    ) -> None:
        self.sql = reader.sql
        self.row = row
        self.houses = houses
        self.findings = findings
        self.since_ms = since_ms
        self.house = houses[row.house]
        self.kept = _KEPT.decode(row.state)
        settings = _SETTINGS.decode(row.settings)
        self.books = Books(row.id, meter_ids(row.id, settings, self.house))
        self.prover = RoundProver(reader, row.id, settings.deal == "digital", self.books, findings)
        self.carry: dict[str, Fraction] = {}
        self.version = 0
        self.askers: list[str] = []
        """Whose command each step was, in order."""
        self.round = -1
        self.chain = NO_CHAIN
        """The last link."""

    def go(self, expected: Expected, tell: Callable[[int], None]) -> None:
        """Look at every round, and note what accounts must say because of them."""
        for row in self._links():
            steps = self._steps(row.round)
            self._chain(row, steps)
            wanted = row.opened_ms >= self.since_ms
            self._round(row.round, steps, self.houses.get(row.house), row, wanted, expected)
            tell(len(steps))
        steps = self._steps(self.round + 1)
        if self.chain.hex() != self.kept.chain:
            self._add("chain", "its last link is another one than it knows of")
        if not self.row.closed:
            if _folded(steps).hex() != self.kept.body:
                self._add("chain", "the steps of its round are not those that it knows of")
            state = self._round(self.round + 1, steps, self.house, None, True, expected)
            if state is not None:
                self._owes(state, expected)
        tell(len(steps))
        self._strays()
        check_commands(self.sql, self.row.id, self.askers, self.findings)
        self._ends(expected)

    def _add(self, check: Literal["chain", "meter", "table"], what: str) -> None:
        self.findings.add(check, self.row.id, what)

    def _links(self) -> Iterator[RoundRow]:
        query = (
            f"SELECT {names('rounds')} FROM rounds WHERE table_id = ? AND round > ? ORDER BY round LIMIT ?"
        )
        while rows := self.sql.execute(query, self.row.id, self.round, PAGE):
            for row in rows:
                yield RoundRow(*row)

    def _steps(self, round: int) -> list[StepRow]:
        query = """SELECT version, round, at_ms, actor, body FROM steps WHERE table_id = ? AND round = ?
            ORDER BY version"""
        return [StepRow(*row) for row in self.sql.execute(query, self.row.id, round)]

    def _chain(self, row: RoundRow, steps: Sequence[StepRow]) -> None:
        """A round is chained by its steps; the step that closes a table comes after its last link."""
        where = f"{self.row.id}-{row.round}"
        if row.round != self.round + 1:
            self.findings.add("chain", where, f"round {self.round + 1} is missing before it")
        closing = [step for step in steps if self.row.closed and step.version == self.row.version]
        if _folded(steps[: len(steps) - len(closing)]) != bytes(row.body):
            self.findings.add("chain", where, "its steps are not those that its hash was made of")
        if closing and _folded(closing).hex() != self.kept.body:
            self.findings.add(
                "chain", where, "the step that closes the table is not the one it was closed by"
            )
        if link(self.chain, row.round, bytes(row.body)) != bytes(row.chain):
            self.findings.add("chain", where, "it is not chained to the round before")
        self.round = row.round
        self.chain = bytes(row.chain)

    def _round(
        self, number: int, steps: Sequence[StepRow], house: House | None, row: RoundRow | None, wanted: bool,
        expected: Expected,
    ) -> Round | None:  # fmt: skip
        where = f"{self.row.id}-{number}"
        if steps and not self.askers:
            self._founded(steps[0])
        for step in steps:
            if step.version != self.version + 1:
                self.findings.add("step", where, f"step {self.version + 1} is missing before {step.version}")
            self.version = step.version
            self.askers.append(asker_of(step))
        if row is not None and row.house != self.row.house:
            self.findings.add("house", where, "it was played by other rules than its table has")
        state = None
        if house is None:
            self.findings.add("house", where, "no house is kept with the rules that it was played by")
        elif wanted:
            state = self.prover.prove(number, steps, house, row, self.carry)
        for step in steps:
            for move in moves_of(bytes(step.body)):
                id = self.books.meters.get(move.name, "")
                fraction = Fraction(move.fraction)
                if not id:  # nobody plays for a meter at this table
                    continue
                moved = move.contributed_minor - move.paid_minor + move.reseeded_minor + fraction
                expected.meters[id] = expected.meters.get(id, Fraction(0)) + moved
                if move.reseeded_minor:
                    expected.hit.add(id)
                carried = self.carry.get(id, Fraction(0))
                self.carry[id] = carry_postings(id, self.row.id, carried, fraction)[0]
        return state

    def _owes(self, state: Round, expected: Expected) -> None:
        """What the round at the table has of its players."""
        ledger = self.house.currency.code
        staked_minor = 0
        for player, found in exposures(state).items():
            staked_minor += found.staked_minor
            expected.add_purse((player, ledger), found.reserved_minor, 0, found.risk_minor)
        if staked_minor:
            expected.escrows[escrow_account(self.row.id, state.game), ledger] = staked_minor

    def _founded(self, step: StepRow) -> None:
        note = BODY.decode(bytes(step.body)).note
        settings = sha256(bytes(self.row.settings)).hexdigest()
        if note is None or (note.opened, note.settings) != (self.row.house, settings):
            self._add("table", "its house and settings are not those that its first step names")

    def _strays(self) -> None:
        """Nothing is kept before its first round or step, or after its last, where nobody has looked."""
        last = {"round": self.round if self.row.closed else self.round + 1, "version": self.version}
        for name, key in _COUNTED.items():
            count = f"(SELECT COUNT(*) FROM {name} WHERE table_id = ? AND {key}"
            [(strays,)] = self.sql.execute(
                f"SELECT {count} < ?) + {count} > ?)",
                self.row.id, int(key == "version"), self.row.id, last[key],
            )  # fmt: skip
            if strays:
                self._add("table", f"{strays} rows of {name} belong to no {key} that it has had")

    def _ends(self, expected: Expected) -> None:
        """What the table keeps is what its rounds have left."""
        if self.version != self.row.version:
            self._add("table", f"its last step is {self.version}, and its row has version {self.row.version}")
        self.prover.finish()
        carries = {self.books.meters.get(name, name): Fraction(due) for name, due in self.kept.carries}
        if {id: due for id, due in self.carry.items() if due} != carries:
            self._add("meter", "it carries other fractions of a coin than its rounds have left")
        for id, due in self.carry.items():
            expected.carried[id] = expected.carried.get(id, Fraction(0)) + due
        for player, held_minor in self.kept.held:
            expected.add_purse((player, self.house.currency.code), 0, held_minor, 0)


def _folded(steps: Sequence[StepRow]) -> bytes:
    body = NO_CHAIN
    for step in steps:
        body = fold(body, bytes(step.body))
    return body
