"""One command at work: acts and money gathered until they are one `Write`, or thrown away with a refusal."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from queenhigh.engine import Action, Event, Refusal, Round, decide
from queenhigh.engine.events import GameVoided, RoundSettled
from queenhigh.facts import NO_FACTS, Facts
from queenhigh.ledger import Books, Exposure, book, exposure, exposures
from queenhigh.ledger.records import Posting, player_account
from queenhigh.settlement import MeterMove
from queenhigh.table.chain import fold
from queenhigh.table.ports import (
    Award,
    CommandKey,
    DeckRow,
    Entropy,
    Link,
    MeterPaid,
    Purse,
    PurseMove,
    Write,
)
from queenhigh.table.state import Kept, Sitter, Table, with_sitter
from queenhigh.wire import encode

CLOCK: Final = "clock"
"""Who acts where no person does."""


class Refused(Exception):
    """The command is not done and nothing has changed."""

    def __init__(self, code: str, facts: Facts = NO_FACTS, clause: str | None = None) -> None:
        self.code = code
        self.facts = facts
        self.clause = clause
        super().__init__(code)


class NeedMeters(msgspec.Struct, frozen=True):
    """A meter pays: its exact amount must be known before the round can be settled."""


class NeedAdvice(msgspec.Struct, frozen=True):
    """Players who are away want the best play: it must be calculated for these boxes first."""

    boxes: tuple[int, ...]


class NeedPurse(msgspec.Struct, frozen=True):
    """This player takes a first seat in this currency: they must be granted a purse first."""

    player: str


Need = NeedMeters | NeedAdvice | NeedPurse
"""Something that the world must answer before a command can be done; the command is then decided again."""


class Choice(msgspec.Struct, frozen=True):
    """One way to decide a hand: a fold where it plays for no Antes."""

    multiple: int
    discards: tuple[int, ...] = ()
    """Places in the hand, 0 to 2."""


class World(msgspec.Struct, frozen=True, kw_only=True):
    """All that a table cannot know by itself, at the moment of one command."""

    now_ms: int
    entropy: Entropy
    purse: Callable[[str], Purse | None]
    bar: Callable[[str], str] = lambda who: ""
    """The own limit, by its code, that lets somebody begin nothing now."""
    away: Mapping[str, int] = {}
    """Players without an open socket, since when."""
    meters_minor: Mapping[str, int] = {}
    """By the house's name of a meter, what it holds."""
    exact: bool = False
    """Whether that is what the meters' rows hold, so that a write can insist on it."""
    advice: Mapping[int, tuple[Choice, ...]] = {}
    """By box, what to do with the hand there, best first."""


class Change(msgspec.Struct, frozen=True):
    """What a command comes to: the table afterwards, the write that makes it true, and what to tell."""

    table: Table
    write: Write
    events: tuple[Event, ...]
    before: Round


Result = Change | Need
"""The result of a command that is not refused."""


class Turn:
    """A command being done. Nothing of it exists until `change` is committed."""

    def __init__(self, table: Table, world: World, by: str = CLOCK) -> None:
        self.before = table
        self.world = world
        self.by = by
        self.round = table.round
        self.kept = table.kept
        self.steps: list[dict[str, Any]] = []
        self.events: list[Event] = []
        self.postings: list[Posting] = []
        self.decks: dict[int, DeckRow] = {}
        self.links: list[Link] = []
        self.paid: list[MeterPaid] = []
        self.awards: list[Award] = []
        self.note: dict[str, Any] = {}
        self.played_ms = 0
        self.need: Need | None = None
        """Set if the world must answer something first: then nothing of this turn is used."""

    # What there is

    @property
    def table(self) -> Table:
        """The table as this turn has made it so far."""
        before = self.before
        if self.round is before.round and self.kept is before.kept:
            return before
        return replace(before, round=self.round, kept=self.kept)

    @property
    def now_ms(self) -> int:
        return self.world.now_ms

    def purse(self, who: str) -> Purse:
        """A player's purse as this turn has left it so far; an empty one where none is known."""
        found = self.world.purse(who) or Purse(who, 0)
        if not self.postings:
            return found
        account = player_account(who)
        was = self.before.round
        now = self.round
        moved_minor = sum(each.amount_minor for each in self.postings if each.credit == account)
        moved_minor -= sum(each.amount_minor for each in self.postings if each.debit == account)
        before = exposure(was, who)
        after = exposure(now, who)
        more_minor = after.risk_minor - before.risk_minor
        return replace(
            found,
            balance_minor=found.balance_minor + moved_minor,
            reserved_minor=found.reserved_minor + after.reserved_minor - before.reserved_minor,
            room_minor=None if found.room_minor is None else found.room_minor - more_minor,
        )

    # What is done

    def keep(self, **changes: Any) -> None:
        self.kept = replace(self.kept, **changes)

    def seat(self, sitter: Sitter) -> None:
        self.kept = with_sitter(self.kept, sitter)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do an act of the engine; raises `Refused` with the engine's reason."""
        found = decide(self.round.house, self.round, action)
        if isinstance(found, Refusal):
            raise Refused(found.code, found.facts, found.clause)
        self._book(found)
        self.events += found
        written = [msgspec.Raw(encode(event)) for event in found]
        self.steps.append({"act": msgspec.Raw(encode(action)), "events": written})
        return found

    def _book(self, events: tuple[Event, ...]) -> None:
        """What events do to the round and to the accounts, fractions of a coin among it."""
        for event in events:
            for move in event.meter_moves if isinstance(event, RoundSettled | GameVoided) else ():
                self._insist(move)
        ids = self.before.meter_ids
        carries = dict(self.kept.carries)
        carried = {ids[name]: Fraction(due) for name, due in carries.items()}
        booked = book(self.round, events, Books(self.before.id, ids), carried)
        self.round = booked.after
        self.postings += booked.postings
        if booked.carry != carried:
            dues = ((name, booked.carry.get(id)) for name, id in ids.items())
            self.keep(carries=tuple((name, str(due)) for name, due in dues if due))

    def _insist(self, move: MeterMove) -> None:
        """Where a meter pays or is paid back, it must still hold what that was worked out by."""
        if move.paid_minor or move.reseeded_minor or move.contributed_minor < 0:
            if not self.world.exact:
                self.need = NeedMeters()
            self.paid.append(MeterPaid(self.before.meter_ids[move.name], move.before_minor))

    # What it comes to

    def result(self, command: CommandKey | None = None, answer: bytes = b"") -> Result:
        """Return what the world must answer first or, if there is nothing, the change."""
        return self.need or self.change(command, answer)

    def change(self, command: CommandKey | None = None, answer: bytes = b"") -> Change:
        """The write of all that was done."""
        before = self.before
        now_ms = self.now_ms
        body = _BODY.encode(
            {
                "at": now_ms,
                "by": self.by,
                **({"note": self.note} if self.note else {}),
                "steps": self.steps,
                "postings": self.postings,
            }
        )
        self.keep(body=fold(bytes.fromhex(self.kept.body), body).hex(), round=self.round.game)
        after = replace(self.table, version=before.version + 1)
        joined = tuple(player for player in after.staked if player not in before.staked)
        write = Write(
            table=before.id,
            epoch=before.epoch,
            version=before.version,
            at_ms=now_ms,
            round=after.number,
            by=self.by,
            body=body,
            state=encode_kept(self.kept),
            closed=self.kept.stage == "closed",
            ledger=before.house.currency.code,
            postings=tuple(self.postings),
            purses=self._purse_moves(),
            paid=tuple(self.paid),
            awards=tuple(self.awards),
            decks=tuple(self.decks.values()),
            links=tuple(self.links),
            players=joined,
            command=command,
            answer=answer,
        )
        return Change(after, write, tuple(self.events), before.round)

    def _purse_moves(self) -> tuple[PurseMove, ...]:
        """What becomes of everybody's purse, beyond the transfers."""
        old = exposures(self.before.round)
        new = exposures(self.round)
        was_held = dict(self.before.kept.held)
        now_held = dict(self.kept.held)
        same_round = self.before.number == self.round.game
        staked = self.before.staked
        moves = []
        for player in {**was_held, **now_held, **old, **new}:
            was = old.get(player, _NONE)
            now = new.get(player, _NONE)
            move = PurseMove(
                player=player,
                reserved_minor=now.reserved_minor - was.reserved_minor,
                held_minor=now_held.get(player, 0) - was_held.get(player, 0),
                risk_minor=now.risk_minor - was.risk_minor,
                lost_minor=now.lost_minor - (was.lost_minor if same_round else 0),
                played_ms=self.played_ms if player in staked else 0,
            )
            if move != PurseMove(player):
                moves.append(move)
        return tuple(moves)


def encode_kept(kept: Kept) -> bytes:
    return _BODY.encode(kept)


def decode_kept(data: bytes) -> Kept:
    return _KEPT.decode(data)


_NONE: Final = Exposure()
_BODY: Final = msgspec.json.Encoder(order="deterministic")
_KEPT: Final = msgspec.json.Decoder(Kept)
