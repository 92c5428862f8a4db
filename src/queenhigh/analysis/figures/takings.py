"""What a table takes: the house's win an hour, a shift, a month and a year, and how far it strays.

Every bet is taken as the average one, which for the win makes no difference where a wager pays by odds alone.
Boxes of one round meet the same dealer and move together: the variance of a round counts every box, and every
two of them.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from queenhigh.analysis.figures.price import entry_figures
from queenhigh.analysis.playing import two_boxes
from queenhigh.analysis.request import Question
from queenhigh.analysis.results import Mix, Taken, Taking, Takings, WagerFigures
from queenhigh.money import show_amount
from queenhigh.rules.records import House, Wager
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import Entry, at_stake, entries, unit_bet
from queenhigh.study.nets import most_won_together
from queenhigh.study.spread import root
from queenhigh.text import plural
from queenhigh.words.findings import WHOLE_BET

SHIFT_HOURS: Final = 8
MONTH_DAYS: Final = 30
YEAR_DAYS: Final = 365
WHOLE: Final = "bet"
"""What the bet as a whole is called among the entries."""


def takings(house: House, asked: Question, wagers: Mapping[str, WagerFigures], mix: Mix | None) -> Takings:
    """The money for the pace that was asked for: of the bet as a whole, and of every wager at the average."""
    lines: list[Taking] = []
    unpriced: dict[str, str] = {}
    if mix is not None:
        try:
            lines.append(_whole(house, asked, mix))
        except UnpricedError as error:
            unpriced[WHOLE] = str(error)
    for entry in entries(house) if asked.average_minor is not None else ():
        try:
            if entry.name in wagers:
                lines.append(_entry(house, asked, entry, wagers[entry.name]))
        except UnpricedError as error:
            unpriced[entry.name] = str(error)
    pace = asked.per_hour or 0, asked.boxes, asked.hours_per_day, asked.average_minor
    return Takings(*pace, tuple(lines), unpriced)


def _whole(house: House, asked: Question, mix: Mix) -> Taking:
    """The bet as a whole."""
    bet = Bet(house, dict(asked.stakes_minor), dict(asked.meters_minor), asked.players)
    _refuse_past_most(bet, asked.boxes)
    staked = sum(mix.stakes_minor.values())
    costs = (mix.expected_loss_minor, mix.spread.variance)
    return _taking(WHOLE, WHOLE_BET, staked, asked, bet, bet.wagers, *costs)


def _entry(house: House, asked: Question, entry: Entry, found: WagerFigures) -> Taking:
    """One wager, with the average bet on it; one whose stake is fixed has that."""
    meters = dict(asked.meters_minor)
    average = asked.average_minor or 0
    bet = at_stake(unit_bet(house, entry, meters, asked.side_antes, asked.players), average)
    _refuse_past_most(bet, asked.boxes)
    stake_minor = bet.stakes_minor[entry.wager.name]
    if found.stake_matters:
        found = entry_figures(
            house, entry, meters, asked.players, asked.side_antes, curve=False, stake_minor=average
        )
    mean = sum((each.net * each.probability for each in found.outcomes), Fraction(0))
    square = sum((each.net**2 * each.probability for each in found.outcomes), Fraction(0))
    costs = (found.house_edge * stake_minor, (square - mean**2) * stake_minor**2)
    return _taking(entry.name, entry.label, stake_minor, asked, bet, entry.wagers, *costs)


def _refuse_past_most(bet: Bet, boxes: int) -> None:
    """Raise where boxes with this bet may win more together than the table pays in a round."""
    most = bet.house.most
    currency = bet.house.currency
    if most is None or (won_minor := most_won_together([bet] * boxes)) <= most.amount_minor:
        return
    pays, wins = (show_amount(minor, currency) for minor in (most.amount_minor, won_minor))
    raise UnpricedError(
        f"the table pays {pays} at most in one round, and {plural(boxes, 'box')} with this bet may win up to "
        f"{wins} together; what it takes where that is shared is not worked out here"
    )


def _taking(
    name: str, label: str, stake_minor: int, asked: Question, bet: Bet, wagers: Sequence[Wager],
    cost: Fraction, variance: Fraction,
) -> Taking:  # fmt: skip
    """What a bet costs a box in one round on average, and its variance, over so many boxes and rounds."""
    boxes = asked.boxes
    together = Fraction(0)
    known = boxes == 1 or two_boxes.reaches(bet, wagers)
    if boxes > 1 and known:
        together = two_boxes.covariance(bet, wagers)
    a_round = boxes * variance + boxes * (boxes - 1) * together
    hours = {
        "hour": 1,
        "shift": SHIFT_HOURS,
        "month": MONTH_DAYS * asked.hours_per_day,
        "year": YEAR_DAYS * asked.hours_per_day,
    }
    taken = []
    for span, length in hours.items():
        rounds = length * (asked.per_hour or 0)
        strays = root(rounds * a_round) if known else None
        taken.append(Taken(span, length, rounds, rounds * boxes * cost, strays))
    return Taking(name, label, stake_minor, tuple(taken))
