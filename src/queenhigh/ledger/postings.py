"""What one event does to accounts.

A stake lies in the escrow of its round from the moment it is placed; a line of the settlement takes it out
again, so every escrow ends at zero. Within one event money comes into an account before it goes out: none
that may not owe falls below zero between two transfers, given that players still have what the round paid.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from queenhigh.engine import Event, Round
from queenhigh.engine import events as ev
from queenhigh.ledger.records import (
    Posting,
    escrow_account,
    house_account,
    meter_account,
    player_account,
    seed_account,
)
from queenhigh.settlement import Line, MeterMove, meter_paying


class Books(msgspec.Struct, frozen=True):
    """Whose accounts a table's events move."""

    table: str
    meters: Mapping[str, str] = {}
    """The house's name of each meter -> its id; none that feeds or pays may be missing."""


def postings_of(before: Round, event: Event, books: Books) -> tuple[Posting, ...]:
    """The transfers that an event brings about, in order, given the round as it was before it.

    Fractions of a coin are not in them: see `carry_postings`.
    """
    accounts = _Accounts(before, books)
    match event:
        case ev.WagerPlaced():
            found = accounts.staked(event.player, event.stake_minor - event.was_minor)
        case ev.WagerWithdrawn():
            found = accounts.staked(event.player, -event.was_minor)
        case ev.BoxPlayed():
            player = player_account(before.box(event.box).player)
            found = iter([Posting(player, accounts.escrow, event.stake_minor, "play")])
        case ev.BoxFolded():
            found = accounts.lines(event.lines)
        case ev.RoundSettled():
            found = accounts.settled(event)
        case ev.BoxVoided():
            found = accounts.voided(event)
        case ev.GameVoided():
            found = accounts.voided_game(event)
        case _:
            found = iter(())
    return tuple(posting for posting in found if posting.amount_minor)


class _Accounts:
    """The accounts of one round; what they are moved by may still be an amount of nothing."""

    def __init__(self, before: Round, books: Books) -> None:
        self.before = before
        self.meters = books.meters
        self.house = house_account(books.table)
        self.escrow = escrow_account(books.table, before.game)

    def staked(self, id: str, more_minor: int) -> Iterator[Posting]:
        player = player_account(id)
        if more_minor > 0:
            yield Posting(player, self.escrow, more_minor, "stake")
        else:
            yield Posting(self.escrow, player, -more_minor, "unstake")

    def lines(self, lines: Iterable[Line]) -> Iterator[Posting]:
        for line in lines:
            player = player_account(self.before.box(line.box).player)
            meter = meter_paying(self.before.house, line)
            if meter is not None:
                yield Posting(self.escrow, self.house, line.stake_minor, "lose")
                if line.returned_minor:
                    yield Posting(meter_account(self.meters[meter]), player, line.returned_minor, "share")
                continue
            back_minor = min(line.stake_minor, line.returned_minor)
            yield Posting(self.escrow, self.house, line.stake_minor - back_minor, "lose")
            yield Posting(self.escrow, player, back_minor, "return")
            won_minor = line.returned_minor - back_minor
            yield Posting(self.house, player, won_minor, "envy" if line.kind == "envy" else "win")

    def _fed(self, move: MeterMove) -> Iterator[Posting]:
        """What a move puts into its meter, and aside for its next seed."""
        if move.reseeded_minor:
            id = self.meters[move.name]
            yield Posting(seed_account(id), meter_account(id), move.reseeded_minor, "reseed")
        if move.contributed_minor:
            meter = meter_account(self.meters[move.name])
            yield Posting(self.house, meter, move.contributed_minor, "contribution")
        if move.reserved_minor:
            seed = seed_account(self.meters[move.name])
            yield Posting(self.house, seed, move.reserved_minor, "contribution")

    def settled(self, event: ev.RoundSettled) -> Iterator[Posting]:
        for move in event.meter_moves:
            yield from self._fed(move)
        yield from self.lines(event.lines)

    def voided(self, event: ev.BoxVoided | ev.GameVoided) -> Iterator[Posting]:
        yield from _reversed(self.lines(event.reversed))
        yield from self.lines(event.lines)

    def voided_game(self, event: ev.GameVoided) -> Iterator[Posting]:
        """A meter that others have emptied since is filled up by as much as it lacks to give all back."""
        for move, back in zip(self.before.moves, event.meter_moves, strict=True):
            lacking_minor = move.reseeded_minor + back.reseeded_minor
            if lacking_minor:
                id = self.meters[move.name]
                yield Posting(seed_account(id), meter_account(id), lacking_minor, "reseed")
        yield from self.voided(event)
        for move in self.before.moves:
            yield from _reversed(self._fed(move))


def _reversed(postings: Iterable[Posting]) -> Iterator[Posting]:
    for posting in postings:
        yield Posting(posting.credit, posting.debit, posting.amount_minor, "reverse")
