"""Reads how a contest with the dealer ends: the same for every hand, or by rows."""

from functools import partial
from typing import Final, cast

from queenhigh.money import MoneyError, Odds, parse_odds
from queenhigh.rules.awards import Award, Flat, MeterShare, parse_award
from queenhigh.rules.read.pays import pays_nothing, read_hand, read_rows
from queenhigh.rules.read.section import Section
from queenhigh.rules.records import Result, Row, Situation, Wager
from queenhigh.text import shorten

NOBODY_FOLDS: Final = (
    "nobody folds where standing costs nothing, the Play being owed by who draws: leave it out"
)
_CONTEST: Final[tuple[Situation, ...]] = ("fold", "not_qualified", "higher", "lower", "equal")
_BY_HANDS: Final = ("higher", "equal", "lower")
_BY_HAND: Final = ("suits", "on", "when", "cap", "envy", "note")
"""Keys of a pay row that a row of an ending cannot have."""
_KEYS: Final = "an ending goes by how strong the hand is: its rows have hand, pays, clause, row"
_ROW: Final = '{ hand = "straight", pays = "1 to 1" }'
_NO_WIN: Final = "is not a win: write lose, or push where the stake goes back"
_PAYS: Final = 'odds such as "1 to 1", "push", or "nothing" where the hand loses,'


def read_contest(
    section: Section, wager: Wager, dealer_may_fail: bool | None, folds: bool | None
) -> tuple[tuple[Situation, Result], ...]:
    """How each situation ends; a dealer who fails to qualify, where one may, as a whole or by the hands.

    Where it is not known whether the dealer may fail, or a hand be folded, nothing is missed.
    """
    parent = section.section("contest", what="a table [contest] with an end for each situation")
    found: list[tuple[Situation, Result]] = []
    if folds is False:
        parent.refuse("fold", NOBODY_FOLDS, gather=True)
    for situation in _CONTEST:
        fails = dealer_may_fail or (dealer_may_fail is None and parent.has("not_qualified"))
        gives_up = wager.lost_by_fold and (folds or (folds is None and parent.has("fold")))
        if (situation == "fold" and not gives_up) or (situation == "not_qualified" and not fails):
            continue
        inner = parent.section(situation, what=_needed(situation))
        by_hands = [each for each in _BY_HANDS if situation == "not_qualified" and each in inner.data]
        if by_hands:
            for each in _BY_HANDS:
                named = cast(Situation, f"not_qualified_{each}")
                part = inner.section(each, what=_needed(named))
                found.append((named, _read_result(part, named, wager)))
        elif parent.has(situation):
            found.append((situation, _read_result(inner, situation, wager)))
    if wager.facts.pays and not any(result.outcome == "pays" for _, result in found):
        section.problem("contest", 'no ending leaves it to the pay table: write ends = "pays" for one')
    return tuple(found)


def _needed(situation: Situation) -> str:
    """An ending as a file may write it, and what else it may say."""
    ends = "lose" if situation == "fold" or situation.endswith("lower") else "1 to 1"
    return f'an end such as {{ ends = "{ends}" }}, where ends is {_allowed(situation)},'


def _allowed(situation: Situation, rows: bool = True) -> str:
    """What an ending may say in words; a hand without a row has no rows of its own."""
    if situation == "fold":
        return '"lose" (a fold gives the wager up)'
    listed = f", or a list of rows such as {_ROW}" if rows else ""
    if situation.endswith("lower"):
        return f'"lose" or "push"{listed}'
    return f'"lose", "push" or odds such as "1 to 1"{listed}'


def _read_result(section: Section, situation: Situation, wager: Wager) -> Result:
    clause = section.text("clause", "")
    if isinstance(section.data.get("ends"), list) and situation != "fold":
        rows = read_rows(section, "ends", partial(_read_row, clause=clause), _ROW)
        what = f"how a hand without a row ends ({_allowed(situation, rows=False)})"
        ends = section.text("no_row", None if rows else "", what)
        return Result("rows", None, clause, rows, _plain_result(section, "no_row", ends, situation, clause))
    text = section.text("ends", what=_allowed(situation))
    if text == "pays" and wager.facts.pays:
        if not situation.endswith("higher"):
            section.problem("ends", "a pay table pays a hand that wins: only higher can end so")
        return Result("pays", None, clause)
    if situation == "fold" and text not in ("", "lose"):
        section.miss("ends", "a fold gives the wager up: lose is the only end it can have")
    result = _plain_result(section, "ends", text, situation, clause)
    if section.notes.is_unread(section.at("ends")):  # what stands beside it may belong to a list of rows
        section.ignore()
    return result


def _read_row(section: Section, clause: str) -> Row:
    """One row of an ending, which looks at how strong the three cards are, and at nothing else."""
    for key in _BY_HAND:
        section.refuse(key, _KEYS)
    hand, strengths = read_hand(section)
    text = section.text("pays", what=_PAYS)
    stand_in = cast(Award, Odds(1, 1))
    award = section.parsed("pays", text, lambda pays: _row_award(pays, section), stand_in)
    name = section.text("row", hand.replace(" ", "_"))
    cited = section.text("clause", clause)
    return Row(name, hand, strengths, frozenset(), False, "always", award, None, None, cited, "")


def _row_award(text: str, section: Section) -> Award:
    """What a row of an ending pays; raises `MoneyError` for anything that is no part of its stake."""
    try:
        award = parse_award(text, section.currency)
    except MoneyError:
        words = "write odds such as 1 to 1, push, or nothing where the hand loses"
        raise MoneyError(f"{shorten(text)} is no end of a hand: {words}") from None
    if isinstance(award, Flat | MeterShare):
        raise MoneyError("an ending pays its stake: write odds, push, or nothing where the hand loses")
    if pays_nothing(award):
        raise MoneyError("an award of nothing is not a win: write nothing where the hand loses, or push")
    if isinstance(award, Odds) and award.for_one and award.pays < award.stake:
        raise MoneyError(f"{award} gives back less than the stake, which is not a win")
    return award


def _plain_result(section: Section, key: str, text: str, situation: Situation, clause: str) -> Result:
    """An ending that is the same for every hand."""
    if text == "lose":
        return Result("lose", None, clause)
    if text in ("push", ""):
        return Result("push", None, clause)
    rows = key == "ends"
    read = _lower_odds if situation.endswith("lower") else _contest_odds
    return Result("win", section.parsed(key, text, partial(read, rows=rows), Odds(1, 1)), clause)


def _lower_odds(text: str, rows: bool) -> Odds:
    """No odds are an end of a lower hand; why not depends on whether these are any."""
    try:
        odds = parse_odds(text)
    except MoneyError:
        raise MoneyError(f"{shorten(text)} is not {_allowed('lower', rows)}") from None
    if not odds.pays:
        raise MoneyError(f"{text} {_NO_WIN}")
    paid = ", or a list of rows for the hands that are paid" if rows else ""
    raise MoneyError(f"the dealer's hand is better, which pays nobody: write lose, or push{paid}")


def _contest_odds(text: str, rows: bool) -> Odds:
    try:
        odds = parse_odds(text)
    except MoneyError as error:
        listed = f", or a list of rows such as {_ROW}" if rows else ""
        raise MoneyError(f"{error}; or push, or lose{listed}") from None
    if not odds.pays:
        raise MoneyError(f"{text} {_NO_WIN}")
    if odds.for_one and odds.pays < odds.stake:
        raise MoneyError(f"{text} gives back less than the stake, which is not a win")
    return odds
