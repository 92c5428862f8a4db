"""The most a table pays in one round: what is won beside the stakes, over all boxes, shared by its rule.

Shares of a meter stand outside: they are the players' own money. Envy counts, for the house pays it.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from queenhigh.rules.records import TableMost
from queenhigh.settlement.lines import Line, Outcome


def within_most(most: TableMost, lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines, in the order in which they are paid, with what is won reduced to the most a table pays."""
    counted = [line.won_minor if line.reason != "meter/pays" else 0 for line in lines]
    if sum(counted) <= most.amount_minor:
        return tuple(lines)
    given = shared(most, counted)
    return tuple(
        line if not due_minor else _reduced(line, due_minor, given_minor)
        for line, due_minor, given_minor in zip(lines, counted, given, strict=True)
    )


def shared(most: TableMost, due_minor: Sequence[int]) -> list[int]:
    """What each is given of what is due to them, where that comes to more than the most there is.

    In proportion: whole coins, and those left over one each, in the order of payment. In order: all that is
    due, until no more is there.
    """
    left_minor = most.amount_minor
    total_minor = sum(due_minor)
    if most.shared == "in order":
        given = []
        for each_minor in due_minor:
            given.append(min(each_minor, left_minor))
            left_minor -= given[-1]
        return given
    given = [each_minor * most.amount_minor // total_minor for each_minor in due_minor]
    left_minor -= sum(given)
    for place, each_minor in enumerate(due_minor):
        if each_minor and left_minor:
            given[place] += 1
            left_minor -= 1
    return given


def _reduced(line: Line, due_minor: int, given_minor: int) -> Line:
    if given_minor == due_minor:
        return line
    outcome: Outcome = "win" if given_minor else "push"
    return replace(
        line,
        outcome=outcome,
        won_minor=given_minor,
        returned_minor=line.returned_minor - due_minor + given_minor,
        seen=replace(line.seen, due_minor=due_minor),
    )
