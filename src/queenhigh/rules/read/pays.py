"""Reads what a wager pays: the rows of its pay tables and the results of its contest with the dealer."""

from typing import Final, cast, get_args

from msgspec.structs import replace

from queenhigh.cards import SUIT_WORDS
from queenhigh.hands import (
    OF_ONE_SUIT,
    SIX_CARD_ROYAL,
    FiveCardCategory,
    HandClass,
    HandClassError,
    parse_hand_class,
)
from queenhigh.hands.names import CLASSES
from queenhigh.money import MoneyError, Odds, parse_odds
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, Push, parse_award
from queenhigh.rules.kinds import KINDS, Looks, WagerKind
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.section import Section
from queenhigh.rules.records import PayTable, Result, Row, Situation, Wager, When
from queenhigh.text import nearest, suggest

COLOURS: Final = ("all_one_colour", "player_one_colour")
FIVE_CARD_HANDS: Final = tuple(category.key for category in reversed(FiveCardCategory))
HANDS: Final[dict[Looks, tuple[str, ...]]] = {
    "hand": tuple(reversed(CLASSES)),
    "colour": COLOURS,
    "six_card": (SIX_CARD_ROYAL, *FIVE_CARD_HANDS),
    "five_card": FIVE_CARD_HANDS,
    "beaten": tuple(reversed(CLASSES)),
    "better": tuple(reversed(CLASSES)),
}
"""The classes that rows may name by what they look at, the strongest first; three cards have more."""
ROWS_LIMIT: Final = 40
AWARD: Final = 'an award such as "40 to 1", "500 for 1", "1250 flat", "100% of meter", "push" or "nothing"'
ENDING: Final = '"lose", "push" or odds such as "1 to 1"'
_BY_HAND: Final = ("suits", "on", "when", "cap", "envy", "note")
"""Keys of a pay row that a row of an ending cannot have."""
NOBODY_FOLDS: Final = (
    "nobody folds where standing costs nothing, the Play being owed by who draws: leave it out"
)
_CONTEST: Final[tuple[Situation, ...]] = ("fold", "not_qualified", "higher", "lower", "equal")
_BY_HANDS: Final = ("higher", "equal", "lower")
_WIDER: Final = {
    ("player_one_colour", "all_one_colour"),
    *((wider, own) for own, *others in OF_ONE_SUIT for wider in others),
}
"""Classes, where they look at more than three cards, of which the first holds the second."""
_SUITED: Final = {"mini_royal", *(own for own, *_ in OF_ONE_SUIT)}
"""Classes of hands of one suit."""


def read_tables(section: Section, wager: Wager) -> tuple[tuple[PayTable, ...], str]:
    """The wager's pay tables and the name of the one in use: one list `pays`, or several in `tables`."""
    if section.has("tables") or section.has("table"):
        parent = section.section("tables")
        for name in parent.data:
            parent.checked_name(name)
        tables = tuple(PayTable(name, _read_rows(parent, name, wager)) for name in parent.data)
        in_use = section.text("table", what=f"the table in use ({', '.join(parent.data)})")
        if in_use and parent.data and in_use not in parent.data:
            section.miss("table", f"no table is called {in_use!r}{suggest(in_use, parent.data)}")
        if section.has("pays"):
            section.problem("pays", "stands beside tables: give one list of rows, or several named ones")
        return tables, in_use
    rows = _read_rows(section, "pays", wager)
    return (PayTable("printed", rows),), "printed"


def _read_rows(parent: Section, key: str, wager: Wager, ending: bool = False) -> tuple[Row, ...]:
    sections = parent.sections(key)
    if not sections:
        parent.miss(key, "a pay table needs at least one row")
    if len(sections) > ROWS_LIMIT:
        parent.problem(key, f"has {len(sections)} rows; {ROWS_LIMIT} is the most")
        for section in sections[ROWS_LIMIT:]:
            section.ignore()
        sections = sections[:ROWS_LIMIT]
    rows = [read_row(section, wager, ending) for section in sections]
    never: dict[str, list[Path]] = {}
    for number, (row, section) in enumerate(zip(rows, sections, strict=True)):
        earlier = next((other for other in rows[:number] if covers(other, row)), None)
        if earlier is not None:
            never.setdefault(earlier.name, []).append(section.at("hand"))
        elif any(other.name == row.name for other in rows[:number]):
            section.problem(
                "row", f"a second row is called {row.name}; give one of them another name with row"
            )
    for name, paths in never.items():
        parent.notes.note_once(paths, f"this row can never pay: {name} above it takes every such hand")
        parent.notes.unread.update(paths)
    return tuple(rows)


def covers(earlier: Row, later: Row) -> bool:
    """Whether the earlier row takes every hand that the later one could."""
    if earlier.on_first != later.on_first or earlier.when not in ("always", later.when):
        return False
    if earlier.suits and (not later.suits or not later.suits <= earlier.suits):
        return False
    if earlier.strengths is None or later.strengths is None:
        return earlier.hand == later.hand or (earlier.hand, later.hand) in _WIDER
    return earlier.strengths.least <= later.strengths.least and later.strengths.most <= earlier.strengths.most


def read_row(section: Section, wager: Wager, ending: bool = False) -> Row:
    """One row of a pay table, or of an ending of the contest, which looks at how strong a hand is alone."""
    for key in _BY_HAND if ending else ():
        if section.has(key):
            section.miss(
                key, "an ending goes by how strong the hand is: its rows have hand, pays, clause, row"
            )
    hand, strengths = _read_hand(section, wager.looks)
    if wager.by_both_hands and section.has("suits"):
        section.miss("suits", "a bet on two hands looks at how strong they are, not at their suits")
    strength_alone = ending or wager.by_both_hands
    suits = frozenset[int]() if strength_alone else _read_suits(section, hand, wager.looks)
    three_cards = wager.looks == "hand"
    on_first = three_cards and section.choice("on", ("final", "first"), "final") == "first"
    when: When = section.choice("when", get_args(When), "always") if three_cards else "always"
    text = section.text("pays", what=AWARD)
    stand_in: Award = Odds(1, 1)
    award = section.parsed("pays", text, lambda pays: parse_award(pays, section.currency), stand_in)
    problem = ending_problem(award) if ending else award_problem(wager.kind, award)
    if problem:
        section.problem("pays", problem)
    if isinstance(award, Push) and section.has("cap"):
        section.problem("cap", "a stake that goes back is no more than itself: leave the cap out")
    for key in ("envy", "cap", "note"):
        if isinstance(award, Nothing) and section.has(key):
            section.problem(key, "a row that pays nothing cannot have this")
    if section.has("envy") and not wager.facts.meter:
        section.problem("envy", "only a progressive wager has envy awards")
    suit_part = "_".join(SUIT_WORDS[suit] for suit in sorted(suits))
    parts = [hand.replace(" ", "_"), suit_part, "" if when == "always" else when, "first" if on_first else ""]
    return Row(
        name=section.text("row", "_".join(part for part in parts if part)),
        hand=hand,
        strengths=strengths,
        suits=suits,
        on_first=on_first,
        when=when,
        award=award,
        cap_minor=_some_amount(section, "cap"),
        envy_minor=_some_amount(section, "envy") if wager.facts.meter else None,
        clause=section.text("clause", wager.pays_clause),
        note=section.text("note", ""),
    )


def _some_amount(section: Section, key: str) -> int | None:
    """An optional amount, which must then be more than nothing."""
    if not section.has(key):
        return None
    known = len(section.notes.problems)
    amount_minor = section.amount(key)
    if not amount_minor and len(section.notes.problems) == known:
        section.problem(key, "must be more than nothing; leave it out where there is none")
    return amount_minor


def award_problem(kind: WagerKind, award: Award) -> str:
    """Why a wager of this kind cannot pay so; empty if it can."""
    own_stake = KINDS[kind].stake != "none"
    if _pays_nothing(award):
        back = ", or push where the stake goes back" if own_stake else ""
        return f"an award of nothing is not a win: write nothing where the hand is not paid{back}"
    if isinstance(award, Odds) and award.for_one:
        if not own_stake:
            return "a bonus has no stake of its own to be paid in place of: write odds to one"
        if award.pays < award.stake:
            return f"{award} gives back less than the stake, which is not a win"
    if isinstance(award, MeterShare) and not KINDS[kind].meter:
        return f"only a progressive wager can be paid from a meter, and this one is {kind}"
    if isinstance(award, Push) and not own_stake:
        return "a bonus has no stake of its own to go back: leave the row out, or write nothing"
    if isinstance(award, Push) and KINDS[kind].contest:
        return "a winning hand without a row gets the stake back already: leave the row out, or write nothing"
    return ""


def ending_problem(award: Award) -> str:
    """Why a row of an ending cannot pay so; empty if it can."""
    if isinstance(award, Flat | MeterShare):
        return "an ending pays its stake: write odds, push, or nothing where the hand loses"
    if _pays_nothing(award):
        return "an award of nothing is not a win: write nothing where the hand loses, or push"
    if isinstance(award, Odds) and award.for_one and award.pays < award.stake:
        return f"{award} gives back less than the stake, which is not a win"
    return ""


def _pays_nothing(award: Award) -> bool:
    match award:
        case Odds():
            return award.pays == 0
        case Flat():
            return award.amount_minor == 0
        case MeterShare():
            return award.share == 0
        case Nothing() | Push():
            return False


def _read_hand(section: Section, looks: Looks) -> tuple[str, HandClass | None]:
    if looks not in ("hand", "beaten", "better"):
        return section.choice("hand", HANDS[looks]), None
    text = section.text("hand", what=f"one of {', '.join(CLASSES)}, or a hand such as 'pair of K'")
    if not text:
        return text, None
    try:
        known = parse_hand_class(text)
        return known.name, known
    except HandClassError as error:
        section.miss("hand", str(error))
        return text, None


def _read_suits(section: Section, hand: str, looks: Looks) -> frozenset[int]:
    """The suits of a row; a word that is none stands for the one it is likeliest to mean."""
    words = section.text("suits", "").replace(",", " ").split()
    for word in words:
        if word not in SUIT_WORDS:
            section.problem("suits", f"{word!r} is not a suit{suggest(word, SUIT_WORDS)}")
    if words and hand not in _SUITED:
        if not section.notes.is_unread(section.at("hand")):
            top = "a mini royal" if looks == "hand" else "a royal flush"
            section.problem("suits", f"only {top}, a straight flush or a flush has one suit")
        return frozenset()
    meant = (nearest(word, SUIT_WORDS) for word in words)
    return frozenset(SUIT_WORDS.index(word) for word in meant if word)


def read_contest(
    section: Section, wager: Wager, dealer_may_fail: bool | None, folds: bool
) -> tuple[tuple[Situation, Result], ...]:
    """How each situation ends; a dealer who fails to qualify, where one may, as a whole or by the hands.

    Where it is not known whether the dealer may fail, nothing is missed.
    """
    parent = section.section("contest", what="a table [contest] with an end for each situation")
    found: list[tuple[Situation, Result]] = []
    for situation in _CONTEST:
        is_play_fold = situation == "fold" and not (wager.lost_by_fold and folds)
        if not folds and situation == "fold" and parent.has("fold"):
            parent.problem("fold", NOBODY_FOLDS)
        fails = dealer_may_fail or (dealer_may_fail is None and parent.has("not_qualified"))
        if is_play_fold or (situation == "not_qualified" and not fails):
            continue
        inner = parent.section(situation, what=f"an end such as {{ ends = {ENDING} }}")
        by_hands = [each for each in _BY_HANDS if situation == "not_qualified" and inner.has(each)]
        if by_hands:
            for each in _BY_HANDS:
                named = cast(Situation, f"not_qualified_{each}")
                found.append((named, _read_result(inner.section(each), named, wager)))
        elif parent.has(situation):
            found.append((situation, _read_result(inner, situation, wager)))
    if wager.facts.pays and not any(result.outcome == "pays" for _, result in found):
        section.problem("contest", 'no ending leaves it to the pay table: write ends = "pays" for one')
    return tuple(found)


def _read_result(section: Section, situation: Situation, wager: Wager) -> Result:
    clause = section.text("clause", "")
    if isinstance(section.data.get("ends"), list) and situation != "fold":
        rows = _read_rows(section, "ends", replace(wager, pays_clause=clause), ending=True)
        ends = section.text("no_row", what=f"how a hand without a row ends ({ENDING})")
        return Result("rows", None, clause, rows, _plain_result(section, "no_row", ends, situation, clause))
    text = section.text("ends", what=ENDING)
    if text == "pays" and wager.facts.pays:
        if not situation.endswith("higher"):
            section.problem("ends", "a pay table pays a hand that wins: only higher can end so")
        return Result("pays", None, clause)
    if situation == "fold" and text not in ("", "lose"):
        section.problem("ends", "a fold gives the wager up: lose is the only end it can have")
    return _plain_result(section, "ends", text, situation, clause)


def _plain_result(section: Section, key: str, text: str, situation: Situation, clause: str) -> Result:
    """An ending that is the same for every hand."""
    if text == "lose":
        return Result("lose", None, clause)
    if text in ("push", ""):
        return Result("push", None, clause)
    known = len(section.notes.problems)
    odds = section.parsed(key, text, _contest_odds, Odds(1, 1))
    if situation.endswith("lower") and len(section.notes.problems) == known:
        paid = ", or a list of rows for the hands that are paid" if key == "ends" else ""
        section.problem(key, f"the dealer's hand is better, which pays nobody: write lose, or push{paid}")
    return Result("win", odds, clause)


def _contest_odds(text: str) -> Odds:
    try:
        odds = parse_odds(text)
    except MoneyError as error:
        raise MoneyError(f"{error}; or push, or lose") from None
    if not odds.pays:
        raise MoneyError(f"{text} is not a win: write lose, or push where the stake goes back")
    if odds.for_one and odds.pays < odds.stake:
        raise MoneyError(f"{text} gives back less than the stake, which is not a win")
    return odds


def paid_in_place(award: Award) -> bool:
    """Whether what is handed over stands in place of the stake, not beside it."""
    match award:
        case Odds():
            return award.for_one
        case Flat():
            return not award.with_stake
        case _:
            return isinstance(award, MeterShare)


def least_flat_award(rows: tuple[Row, ...]) -> int | None:
    """The smallest flat amount or cap that is paid in place of a stake, which no stake may exceed."""
    amounts = []
    for row in rows:
        match row.award:
            case Flat(with_stake=False):
                in_place = True
                amounts.append(row.award.amount_minor)
            case Odds():
                in_place = row.award.for_one
            case _:
                in_place = isinstance(row.award, MeterShare)
        if in_place and row.cap_minor is not None:
            amounts.append(row.cap_minor)
    return min(amounts, default=None)
