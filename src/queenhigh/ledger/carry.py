"""Fractions of a coin that a table's stakes owe a meter: kept exactly until they come to a whole coin.

So what a meter holds and what is carried for it are for ever its seed and every exact contribution, less what
it paid, and what was put back.
"""

from fractions import Fraction
from math import ceil, floor

from queenhigh.ledger.records import Posting, carry_account, house_account, meter_account


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
