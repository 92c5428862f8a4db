"""The beaten hand of two: the array form as settlement finds it, and a whole bet counted hand by hand."""

from fractions import Fraction

import numpy as np
import pytest

from kit.houses.invented import invented
from kit.oracles import plain
from queenhigh.analysis.playing.study import best, study
from queenhigh.hands.names import CLASSES
from queenhigh.money import Odds
from queenhigh.settlement.rows import beaten_row, better_row
from queenhigh.study.bet import Bet
from queenhigh.study.nets import both_codes

EDGES = sorted(
    {edge + step for each in CLASSES.values() for edge in (each.least, each.most) for step in (-1, 0)}
)


@pytest.mark.parametrize(
    ("house", "name"),
    [("consoling", "bad_beat"), ("consoling", "hard_luck"), ("consoling", "upset"), ("second", "best")],
)
def test_the_array_form_finds_the_row_that_settlement_finds(house: str, name: str) -> None:
    wager = invented(house).by_name[name]
    row_of = better_row if wager.looks == "better" else beaten_row
    marks = np.array([edge for edge in EDGES if edge >= 0])
    found = both_codes(wager, marks[:, None], marks)
    for at, mine in enumerate(marks.tolist()):
        for place, theirs in enumerate(marks.tolist()):
            row = row_of(wager, mine, theirs)
            assert found[at, place] == (len(wager.rows) if row is None else wager.rows.index(row))


@pytest.mark.long
def test_a_bad_beat_costs_what_all_pairs_of_hands_come_to() -> None:
    """Nothing is counted by classes: each of 22,100 hands against each that shares no card with it."""
    bet = Bet(invented("consoling"), {"bad_beat": 200})
    wager = bet.house.by_name["bad_beat"]
    _, sets, made = plain.threes()
    pays = np.full(741, -200, np.int64)
    for row in reversed(wager.rows):
        assert row.strengths is not None
        won = row.award.winnings(200, "down") if isinstance(row.award, Odds) else 0
        pays[row.strengths.least : row.strengths.most + 1] = won
    total = deals = 0
    for mine, held in zip(made.astype(np.int64), sets, strict=True):
        theirs = made[(sets & held) == 0]
        total += int(np.where(theirs == mine, -200, pays[np.minimum(theirs, mine)]).sum())
        deals += len(theirs)
    tally = study(bet).tally(best)
    assert tally.deals == deals
    assert tally.spread(bet.wagers).mean == Fraction(total, deals)
