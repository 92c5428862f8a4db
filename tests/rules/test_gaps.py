"""Gaps in a pay table, found where classes begin and end: the same as strength by strength."""

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from queenhigh.hands import CATEGORIES, STRENGTHS, HandClass
from queenhigh.money import Odds
from queenhigh.rules.awards import Award, Nothing
from queenhigh.rules.kinds import LOOKS
from queenhigh.rules.read.gaps import unpaid_hands
from queenhigh.rules.records import Row


def plainly(rows: Sequence[Row]) -> Iterator[str]:
    """Every strength above the weakest that pays, the strongest first."""
    classes = [(row, row.strengths) for row in rows if row.strengths is not None]
    paying = [known.least for row, known in classes if not isinstance(row.award, Nothing)]
    for strength in range(STRENGTHS - 1, min(paying, default=STRENGTHS), -1):
        suits = [row.suits or frozenset(range(4)) for row, known in classes if known.holds(strength)]
        if len(frozenset[int]().union(*suits)) < 4:
            yield CATEGORIES[strength].key


@st.composite
def rows(draw: st.DrawFn) -> list[Row]:
    found = []
    for number in range(draw(st.integers(0, 6))):
        least, most = sorted(draw(st.tuples(st.integers(0, 740), st.integers(0, 740))))
        suits = frozenset(draw(st.sets(st.integers(0, 3), max_size=2)))
        award: Award = Nothing() if draw(st.booleans()) else Odds(1, 1)
        made = HandClass("any", least, most)
        found.append(Row(str(number), "any", made, suits, False, "always", award, None, None, "", ""))
    return found


@settings(max_examples=300, deadline=None)
@given(rows())
def test_gaps_are_those_found_strength_by_strength(table: list[Row]) -> None:
    assert unpaid_hands(LOOKS["hand"], table) == list(dict.fromkeys(plainly(table)))
