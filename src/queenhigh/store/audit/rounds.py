"""One round of a table, proven: acts, events, transfers, awards, players and decks."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from queenhigh.cards import Card, format_card
from queenhigh.engine import Round
from queenhigh.fair import KEY_SIZE, FairError, Opening, cut_of, seal_deck
from queenhigh.fair.deck import commitment_of, seal
from queenhigh.ledger import Books
from queenhigh.rules.records import House
from queenhigh.store.audit.findings import UNREADABLE, Check, Findings
from queenhigh.store.audit.replay import BODY, Body, Replay, ReplayError
from queenhigh.store.judging import player_in
from queenhigh.store.purses import names
from queenhigh.store.reading import Reader
from queenhigh.store.records import RoundRow
from queenhigh.table.ports import Award, DeckRow, StepRow


class _Sent(msgspec.Struct):
    player: str
    seed: str
    commitment: str


_SEEDS: Final = msgspec.json.Decoder(list[_Sent])
_OPENINGS: Final = msgspec.json.Decoder(list[Opening])


def deck_problems(name: str, deck: DeckRow, over: bool) -> Iterator[str]:
    """What is wrong with one deck; `over` where its round can no longer change."""
    commitment = bytes(deck.commitment)
    seals = bytes(deck.seals)
    if commitment_of(name, seals) != commitment:
        yield "its seals are not those that the commitment binds"
        return
    try:
        sent = _SEEDS.decode(deck.seeds)
        openings = _OPENINGS.decode(deck.openings)
        cut = cut_of(commitment, [(each.player, each.seed) for each in sent])
    except (msgspec.DecodeError, FairError) as error:
        yield f"its seeds or openings cannot be read: {error}"
        return
    if any(each.commitment != commitment.hex() for each in sent):
        yield "a seed of it was sent for another commitment"
    yield from _misopened(seals, openings, cut)
    if deck.seed and seal_deck(bytes(deck.seed), name).seals != seals:
        yield "its seed gives other seals"
    if deck.state == "sealed" and (over or openings or deck.seed):
        yield "it is told to be sealed still, though its round is over or cards of it are open"
    if deck.state == "dealt" and not openings:
        yield "it is told to be dealt, and no card of it is open"
    if deck.state == "opened" and not deck.seed:
        yield "it is told to be opened whole, and its seed is missing"


def _misopened(seals: bytes, openings: Sequence[Opening], cut: Sequence[int]) -> Iterator[str]:
    for place, each in enumerate(openings):
        if each.dealt != place or each.sealed != cut[place]:
            yield f"card {place} does not come from where the cut says"
            return
        sealed = seals[each.sealed * KEY_SIZE : (each.sealed + 1) * KEY_SIZE]
        if seal(each.sealed, each.card, bytes.fromhex(each.salt)) != sealed:
            yield f"card {place} is not {each.card}: its seal was made of something else"
            return


def dealt_problems(decks: Sequence[DeckRow], dealt: Sequence[Card]) -> Iterator[str]:
    """Why these cannot be the decks that these cards were dealt from, in order."""
    if [deck.number for deck in decks] != list(range(len(decks))):
        yield "decks are missing"
    opened = [[each.card for each in _OPENINGS.decode(deck.openings)] for deck in decks]
    if any(opened[:-1]) or opened[-1] != [format_card(card) for card in dealt]:
        yield "the cards dealt are not those that its last deck was opened for"


_TRANSFERS: Final = """SELECT version, number, debit, credit, amount_minor, reason, ledger, round, at_ms,
    player FROM transfers WHERE table_id = ? AND version >= ? AND version <= ? ORDER BY version, number"""


class RoundProver:
    """Proves rounds of one table, in order."""

    def __init__(self, reader: Reader, table: str, digital: bool, books: Books, findings: Findings) -> None:
        self.sql = reader.sql
        self.table = table
        self.digital = digital
        self.books = books
        self.findings = findings
        self.rounds = self.replayed = self.commitments = 0
        self._awards: dict[int, list[tuple[int, int, int, Award]]] = {}
        """By version: number, round, time and award."""
        query = """SELECT version, number, round, at_ms, meter, box, player, pay_row, before_minor,
            amount_minor FROM awards WHERE table_id = ? ORDER BY version, number"""
        for version, number, round, at_ms, *award in self.sql.execute(query, table):
            self._awards.setdefault(version, []).append((number, round, at_ms, Award(*award)))
        self._first: int | None = None

    def prove(
        self, number: int, steps: Sequence[StepRow], house: House, row: RoundRow | None,
        carry: Mapping[str, Fraction],
    ) -> Round | None:  # fmt: skip
        """Run a round again; its state at the end, or none where it does not come out."""
        where = f"{self.table}-{number}"
        self.rounds += number > 0
        if self._first is None and steps:
            self._first = steps[0].version
        before = self.findings.counts.total()
        replay = Replay(house, number, self.books, carry)
        transfers = self._transfers(steps)
        for step in steps:
            if not self._step(where, step, replay, transfers.get(step.version, [])):
                return None
        if replay.state.game != number:
            self.findings.add("replay", where, f"its steps are those of round {replay.state.game}")
        if row is not None:
            self._ending(where, row, steps, replay.state)
        self._players(where, number, house.currency.code, replay.players)
        self._decks(where, number, replay, row is not None)
        self.replayed += number > 0 and self.findings.counts.total() == before
        return replay.state

    def finish(self) -> None:
        """No award is left that no round tells of."""
        for version, awards in self._awards.items():
            if self._first is not None and version >= self._first:
                what = f"{len(awards)} awards of step {version} come of no settlement"
                self.findings.add("award", self.table, what)

    def _transfers(self, steps: Sequence[StepRow]) -> dict[int, list[tuple[object, ...]]]:
        found: dict[int, list[tuple[object, ...]]] = {}
        if steps:
            versions = steps[0].version, steps[-1].version
            for version, *rest in self.sql.execute(_TRANSFERS, self.table, *versions):
                found.setdefault(version, []).append(tuple(rest))
        return found

    def _step(self, where: str, step: StepRow, replay: Replay, transfers: list[tuple[object, ...]]) -> bool:
        """Whether a step comes out again, so that the round can go on."""

        def problem(check: Check, what: str) -> None:
            self.findings.add(check, where, f"step {step.version}: {what}")

        try:
            body = BODY.decode(bytes(step.body))
            postings, awards = replay.take(body)
        except ReplayError as error:
            problem("replay", str(error))
            return False
        except UNREADABLE as error:
            problem("step", f"it cannot be read: {error!r}")
            return False
        if (body.at, body.by) != (step.at_ms, step.by):
            problem("step", "its row has another time or actor than its body")
        if postings != body.postings:
            problem("replay", "other transfers come of its events than it tells")
        if transfers != _rows(body, replay.state.house.currency.code, step.round):
            problem("transfer", "the transfers kept are not those that it tells")
        told = [(number, step.round, body.at, award) for number, award in enumerate(awards)]
        if self._awards.pop(step.version, []) != told:
            problem("award", "the awards kept are not those that come of its events")
        return True

    def _ending(self, where: str, row: RoundRow, steps: Sequence[StepRow], state: Round) -> None:
        ending = state.phase if state.phase in ("settled", "void") else "none"
        if row.ending != ending:
            self.findings.add("chain", where, f"it is told to end {row.ending}, and its steps end {ending}")
        if row.round and steps and not row.opened_ms == steps[0].at_ms <= row.ended_ms <= steps[-1].at_ms:
            self.findings.add("chain", where, "it did not open and end when its row says")

    def _players(self, where: str, number: int, ledger: str, players: Mapping[str, int]) -> None:
        query = "SELECT player, ledger, at_ms FROM round_players WHERE table_id = ? AND round = ?"
        told = {(player, ledger, at_ms) for player, at_ms in players.items()}
        if {*self.sql.execute(query, self.table, number)} != told:
            self.findings.add("player", where, "other players or times are kept for it than had a stake")

    def _decks(self, where: str, number: int, replay: Replay, over: bool) -> None:
        columns = names("decks").partition(", ")[2]
        query = f"SELECT {columns} FROM decks WHERE table_id = ? AND round = ? ORDER BY number"
        decks = [DeckRow(*row) for row in self.sql.execute(query, self.table, number)]
        if bool(decks) != (self.digital and number > 0):
            what = "its deck is missing" if self.digital else "nobody deals from the deck that is kept for it"
            self.findings.add("deck", where, what)
            return
        sound = True
        for deck in decks:
            for what in deck_problems(f"{where}-{deck.number}", deck, over):
                sound = False
                self.findings.add("deck", where, f"deck {deck.number}: {what}")
        if [bytes(deck.commitment).hex() for deck in decks] != replay.commitments:
            sound = False
            self.findings.add("deck", where, "its decks are not those that were committed to before betting")
        for what in dealt_problems(decks, replay.cards) if decks and sound else ():
            sound = False
            self.findings.add("deck", where, what)
        self.commitments += len(decks) if sound else 0


def _rows(body: Body, ledger: str, round: int) -> list[tuple[object, ...]]:
    """The transfers that a command tells, as rows."""
    return [
        (number, *msgspec.structs.astuple(posting), ledger, round, body.at, player_in(posting))
        for number, posting in enumerate(body.postings)
    ]
