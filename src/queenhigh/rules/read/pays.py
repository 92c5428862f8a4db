"""Reads what a wager pays: the rows of its pay tables and the results of its contest with the dealer."""

from typing import Final, cast, get_args

from queenhigh.cards import SUIT_WORDS
from queenhigh.hands import FiveCardCategory, HandClass, HandClassError, parse_hand_class
from queenhigh.hands.names import CLASSES
from queenhigh.money import MoneyError, Odds, parse_odds
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, parse_award
from queenhigh.rules.kinds import KINDS, WagerKind
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.section import Section
from queenhigh.rules.records import PayTable, Result, Row, Situation, Wager, When
from queenhigh.text import suggest

COLOURS: Final = ("all_one_colour", "player_one_colour")
FIVE_CARD_HANDS: Final = tuple(category.key for category in reversed(FiveCardCategory))
ROWS_LIMIT: Final = 40
AWARD: Final = 'an award such as "40 to 1", "500 for 1", "1250 flat", "100% of meter" or "nothing"'
ENDING: Final = '"lose", "push" or odds such as "1 to 1"'
_CONTEST: Final[tuple[Situation, ...]] = ("fold", "not_qualified", "higher", "lower", "equal")
_BY_HANDS: Final = ("higher", "equal", "lower")
_WIDER: Final = {
    ("player_one_colour", "all_one_colour"),
    *((wider, category.key) for category in FiveCardCategory for wider in category.keys[1:]),
}
"""Classes, where they look at more than three cards, of which the first holds the second."""


def read_tables(wager: Section, kind: WagerKind, pays_clause: str) -> tuple[tuple[PayTable, ...], str]:
    """The wager's pay tables and the name of the one in use: one list `pays`, or several in `tables`."""
    if wager.has("tables") or wager.has("table"):
        parent = wager.section("tables")
        for name in parent.data:
            parent.checked_name(name)
        tables = tuple(PayTable(name, _read_rows(parent, name, kind, pays_clause)) for name in parent.data)
        in_use = wager.text("table", what=f"the table in use ({', '.join(parent.data)})")
        if in_use and parent.data and in_use not in parent.data:
            wager.miss("table", f"no table is called {in_use!r}{suggest(in_use, parent.data)}")
        if wager.has("pays"):
            wager.problem("pays", "stands beside tables: give one list of rows, or several named ones")
        return tables, in_use
    rows = _read_rows(wager, "pays", kind, pays_clause)
    return (PayTable("printed", rows),), "printed"


def _read_rows(parent: Section, key: str, kind: WagerKind, pays_clause: str) -> tuple[Row, ...]:
    sections = parent.sections(key)
    if not sections:
        parent.miss(key, "a pay table needs at least one row")
    if len(sections) > ROWS_LIMIT:
        parent.problem(key, f"has {len(sections)} rows; {ROWS_LIMIT} is the most")
        for section in sections[ROWS_LIMIT:]:
            section.ignore()
        sections = sections[:ROWS_LIMIT]
    rows = [read_row(section, kind, pays_clause) for section in sections]
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


def read_row(section: Section, kind: WagerKind, pays_clause: str) -> Row:
    hand, strengths = _read_hand(section, kind)
    suits = _read_suits(section, strengths)
    three_cards = KINDS[kind].looks == "hand"
    on_first = three_cards and section.choice("on", ("final", "first"), "final") == "first"
    when: When = section.choice("when", get_args(When), "always") if three_cards else "always"
    text = section.text("pays", what=AWARD)
    stand_in: Award = Odds(1, 1)
    award = section.parsed("pays", text, lambda pays: parse_award(pays, section.currency), stand_in)
    problem = award_problem(kind, award)
    if problem:
        section.problem("pays", problem)
    for key in ("envy", "cap", "note"):
        if isinstance(award, Nothing) and section.has(key):
            section.problem(key, "a row that pays nothing cannot have this")
    if section.has("envy") and not KINDS[kind].meter:
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
        envy_minor=_some_amount(section, "envy"),
        clause=section.text("clause", pays_clause),
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
        back = ", or 1 for 1 where the stake goes back" if own_stake else ""
        return f"an award of nothing is not a win: write nothing where the hand is not paid{back}"
    if isinstance(award, Odds) and award.for_one:
        if not own_stake:
            return "a bonus has no stake of its own to be paid in place of: write odds to one"
        if award.pays < award.stake:
            return f"{award} gives back less than the stake, which is not a win"
    if isinstance(award, MeterShare) and not KINDS[kind].meter:
        return f"only a progressive wager can be paid from a meter, and this one is {kind}"
    return ""


def _pays_nothing(award: Award) -> bool:
    match award:
        case Odds():
            return award.pays == 0
        case Flat():
            return award.amount_minor == 0
        case MeterShare():
            return award.share == 0
        case Nothing():
            return False


def _read_hand(section: Section, kind: WagerKind) -> tuple[str, HandClass | None]:
    looks = KINDS[kind].looks
    if looks != "hand":
        hands: tuple[str, ...] = COLOURS if looks == "colour" else FIVE_CARD_HANDS
        return section.choice("hand", hands), None
    text = section.text("hand", what=f"one of {', '.join(CLASSES)}, or a hand such as 'pair of K'")
    if not text:
        return text, None
    try:
        known = parse_hand_class(text)
        return known.name, known
    except HandClassError as error:
        section.miss("hand", str(error))
        return text, None


def _read_suits(section: Section, strengths: HandClass | None) -> frozenset[int]:
    words = section.text("suits", "").replace(",", " ").split()
    for word in words:
        if word not in SUIT_WORDS:
            section.problem("suits", f"{word!r} is not a suit{suggest(word, SUIT_WORDS)}")
    suited = strengths is not None and strengths.name in ("mini_royal", "straight_flush", "flush")
    if words and not suited and not section.notes.is_unread(section.at("hand")):
        section.problem("suits", "only a mini royal, a straight flush or a flush has one suit")
    return frozenset(SUIT_WORDS.index(word) for word in words if word in SUIT_WORDS)


def read_contest(
    section: Section, wager: Wager, dealer_may_fail: bool | None
) -> tuple[tuple[Situation, Result], ...]:
    """How each situation ends; a dealer who fails to qualify, where one may, as a whole or by the hands.

    Where it is not known whether the dealer may fail, nothing is missed.
    """
    parent = section.section("contest", what="a table [contest] with an end for each situation")
    found: list[tuple[Situation, Result]] = []
    for situation in _CONTEST:
        is_play_fold = situation == "fold" and not wager.lost_by_fold
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
    text, clause = section.text("ends", what=ENDING), section.text("clause", "")
    if text == "pays" and wager.facts.pays:
        if not situation.endswith("higher"):
            section.problem("ends", "a pay table pays a hand that wins: only higher can end so")
        return Result("pays", None, clause)
    if situation == "fold" and text not in ("", "lose"):
        section.problem("ends", "a fold gives the wager up: lose is the only end it can have")
    if text == "lose":
        return Result("lose", None, clause)
    if text in ("push", ""):
        return Result("push", None, clause)
    known = len(section.notes.problems)
    odds = section.parsed("ends", text, _contest_odds, Odds(1, 1))
    if situation.endswith("lower") and len(section.notes.problems) == known:
        section.problem("ends", "the dealer's hand is better, which pays nobody: write lose, or push")
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
