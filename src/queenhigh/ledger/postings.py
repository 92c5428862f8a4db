"""What events do to accounts, and the fractions of a coin that a table's stakes owe a meter.

A stake lies in the escrow of its round from the moment it is placed; a line of the settlement takes it out
again, so every escrow ends at zero. Within one event money comes into an account before it goes out: none
that may not owe falls below zero between two transfers, given that players still have what the round paid.

A fraction is kept exactly until it comes to a whole coin. So what a meter holds and what is carried for it
are for ever its seed and every exact contribution, less what it paid, and what was put back.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import ceil, floor

import msgspec

from queenhigh.engine import Event, Round, evolve
from queenhigh.engine import events as ev
from queenhigh.ledger.records import (
    Posting,
    carry_account,
    escrow_account,
    house_account,
    meter_account,
    player_account,
    seed_account,
)
from queenhigh.settlement import Line, MeterMove, meter_paying


def carry_postings(
    meter: str, table: str, before: Fraction, move_fraction: Fraction
) -> tuple[Fraction, tuple[Posting, ...]]:
    """What is carried after a move with this fraction, and its transfers, to come after those of the round.

    The house sets a coin aside for any part of one that is owed, so that ``carry:METER:TABLE`` always holds
    what is carried, rounded up. A void has a negative fraction: less than nothing may be carried after it,
    until later rounds have made up for it, and coins set aside go back to the house.

    >>> carry_postings("main", "t1", Fraction(3, 4), Fraction(1, 2))[0]
    Fraction(1, 4)
    """
    carried = before + move_fraction
    whole_minor = max(floor(carried), 0)
    after = carried - whole_minor
    aside_minor = whole_minor + _coins(after) - _coins(before)
    house = house_account(table)
    carry = carry_account(meter, table)
    postings = (
        Posting(house, carry, aside_minor, "carry"),
        Posting(carry, house, -aside_minor, "carry"),
        Posting(carry, meter_account(meter), whole_minor, "carry"),
    )
    return after, tuple(posting for posting in postings if posting.amount_minor > 0)


def _coins(fraction: Fraction) -> int:
    return ceil(max(fraction, Fraction(0)))


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


class Booked(msgspec.Struct, frozen=True):
    """A round after some events, what they posted, and what the table then carries for each meter, by id."""

    after: Round
    postings: tuple[Posting, ...]
    carry: Mapping[str, Fraction]


def book(before: Round, events: Iterable[Event], books: Books, carry: Mapping[str, Fraction]) -> Booked:
    """What these events bring about, given what the table carries for each meter, by id.

    Fractions come after the transfers of their event, so they never feed the jackpot of their own round.
    """
    state = before
    postings = list[Posting]()
    carried = dict(carry)
    for event in events:
        postings += postings_of(state, event, books)
        for move in event.meter_moves if isinstance(event, ev.RoundSettled | ev.GameVoided) else ():
            if fraction := Fraction(move.fraction):
                meter = books.meters[move.name]
                known = carried.get(meter, Fraction(0))
                carried[meter], more = carry_postings(meter, books.table, known, fraction)
                postings += more
        state = evolve(state, event)
    return Booked(state, tuple(postings), carried)
