"""The transfers of a whole command: its events one after the other, and the fractions that they carry."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from queenhigh.engine import Event, Round, evolve
from queenhigh.engine import events as ev
from queenhigh.ledger.carry import carry_postings
from queenhigh.ledger.postings import Books, postings_of
from queenhigh.ledger.records import Posting


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
