"""Reads what a wager pays: the rows of its pay tables."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, Final, get_args

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
from queenhigh.money import Odds
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, Push, parse_award
from queenhigh.rules.kinds import KINDS, LOOKS, Look, WagerKind
from queenhigh.rules.read.lines import Path
from queenhigh.rules.read.section import Section
from queenhigh.rules.records import PayTable, Row, Wager, When
from queenhigh.text import listed, nearest, suggest

COLOURS: Final = ("all_one_colour", "player_one_colour")
FIVE_CARD_HANDS: Final = tuple(category.key for category in reversed(FiveCardCategory))
SIX_CARD_HANDS: Final = (SIX_CARD_ROYAL, *FIVE_CARD_HANDS)
MORE_CARDS: Final = tuple(name for name, look in LOOKS.items() if look.by == "made")
"""What a wager may look at beside three cards, by its kind or by `looks`."""
FURTHER: Final = tuple(hand for hand in SIX_CARD_HANDS if hand not in CLASSES)
"""Hands that no three cards make."""
ROWS_LIMIT: Final = 40
AWARD: Final = 'an award such as "40 to 1", "500 for 1", "1250 flat", "100% of meter", "push" or "nothing"'
ROW: Final = '{ hand = "flush", pays = "4 to 1" }'
SUITS: Final = 'a text such as "spades" or "hearts diamonds"'
_STRENGTH_ALONE: Final = "looks at how strong they are in the end, not at"
_NOT_OF_HANDS: Final = {"suits": "their suits", "on": "the first cards", "when": "whether one drew"}
"""Keys of a row that one on the dealer's hand cannot have, and what it does not look at."""
_WIDER: Final = {
    ("player_one_colour", "all_one_colour"),
    *((wider, own) for own, *others in OF_ONE_SUIT for wider in others),
}
"""Classes, where they look at more than three cards, of which the first holds the second."""
_NAMED: Final = 5
"""So many rows are named in a message."""
_TELLING: Final = ("hand", "suits", "on", "when")
"""The keys of a row that tell which hands it takes."""
_SUITED: Final = {"mini_royal", *(own for own, *_ in OF_ONE_SUIT)}
"""Classes of hands of one suit."""


def hands_of(look: Look) -> tuple[str, ...]:
    """The classes that rows may name by what they look at, the strongest first; three cards have more."""
    if look.by == "strength":
        return tuple(reversed(CLASSES))
    if look.by == "colour":
        return COLOURS
    return FIVE_CARD_HANDS if look.community else SIX_CARD_HANDS


def read_tables(section: Section, wager: Wager) -> tuple[tuple[PayTable, ...], str]:
    """The wager's pay tables and the name of the one in use: one list `pays`, or several in `tables`."""
    _note_further(section, wager)
    read = partial(read_row, wager=wager)
    if section.has("tables") or section.has("table"):
        parent = section.section("tables")
        for name in parent.data:
            parent.checked_name(name)
        tables = tuple(PayTable(name, read_rows(parent, name, read)) for name in parent.data)
        in_use = section.text("table", what=f"the table in use ({', '.join(parent.data)})")
        if in_use and parent.data and in_use not in parent.data:
            section.miss("table", f"no table is called {in_use!r}{suggest(in_use, parent.data)}")
        if section.has("pays"):
            section.problem("pays", "stands beside tables: give one list of rows, or several named ones")
        return tables, in_use
    rows = read_rows(section, "pays", read)
    return (PayTable("printed", rows),), "printed"


def _note_further(section: Section, wager: Wager) -> None:
    """Note hands of more cards than rows look at, once for them all: the mistake is what is looked at."""
    if wager.look.by != "strength":
        return
    tables = section.data.get("tables")
    named = tables.items() if isinstance(tables, dict) else ()
    lists: dict[Path, Any] = {("tables", name): rows for name, rows in named}
    lists["pays",] = section.data.get("pays")
    found: dict[Path, str] = {
        (*section.path, *at, number, "hand"): row["hand"]
        for at, rows in lists.items()
        for number, row in enumerate(rows if isinstance(rows, list) else ())
        if isinstance(row, dict) and row.get("hand") in FURTHER
    }
    if found:
        of_six = SIX_CARD_ROYAL in found.values()
        looks = " or ".join(f'"{each}"' for each in MORE_CARDS[: 1 if of_six else 2])
        key = "looks" if wager.facts.may_look else "kind"
        cure = f"say {key} = {looks}, or " if wager.facts.stake == "placed" else ""
        words = f"a hand of more than the three cards that these rows look at: {cure}name "
        section.notes.note_once(found, f"{words}{', '.join(CLASSES)}")
        section.notes.unread.update(found)


def read_rows(parent: Section, key: str, read: Callable[[Section], Row], form: str = ROW) -> tuple[Row, ...]:
    """The rows of a list, each with `read`; those that no hand is left for are noted."""
    sections = parent.sections(key, form)
    if not sections and not parent.data.get(key):
        parent.miss(key, "a pay table needs at least one row")
    if len(sections) > ROWS_LIMIT:
        parent.problem(key, f"has {len(sections)} rows; {ROWS_LIMIT} is the most")
        for section in sections[ROWS_LIMIT:]:
            section.ignore()
        sections = sections[:ROWS_LIMIT]
    rows = [read(section) for section in sections]
    known: list[Row] = []
    never: dict[str, list[Path]] = {}
    for row, section in zip(rows, sections, strict=True):
        if any(section.notes.is_unread(section.at(each)) for each in _TELLING):
            continue  # what it takes is not known
        if taking := takers(known, row, section.notes.kept):
            never.setdefault(taking, []).append(section.at("hand"))
        elif any(other.name == row.name for other in known):
            section.problem(
                "row", f"a second row is called {row.name}; give one of them another name with row"
            )
        known.append(row)
    for taking, paths in never.items():
        parent.notes.note_once(paths, f"this row can never pay: {taking} every such hand")
        parent.notes.unread.update(paths)
    return tuple(rows)


def takers(above: Sequence[Row], row: Row, kept: bool = False) -> str:
    """Which rows leave no hand for this one, with the verb; empty where one is left.

    What several take together is not asked of a text that is `kept`.
    """
    for other in above:
        if covers(other, row):
            return f"{other.name} above it takes"
    if kept:
        return ""
    parts = list(_parts(above, row))
    if not all(any(covers(other, part) for other in above) for part in parts):
        return ""
    names = [other.name for other in above if any(covers(other, part) for part in parts)]
    if len(names) == 1:
        return f"{names[0]} above it takes"
    if len(names) > _NAMED:
        names = [*names[: _NAMED - 1], f"{len(names) - _NAMED + 1} more"]
    return f"{listed(names)} above it take"


def _parts(above: Sequence[Row], row: Row) -> Iterator[Row]:
    """The row by suit, by who drew, and by the runs of strengths that rows above it tell apart."""
    known = row.strengths
    runs = [known]
    if known is not None:
        classes = [other.strengths for other in above if other.strengths is not None]
        edges = {edge for each in classes for edge in (each.least, each.most + 1)}
        starts = sorted({known.least, *(edge for edge in edges if known.holds(edge))})
        ends = (*(start - 1 for start in starts[1:]), known.most)
        runs = [HandClass(known.name, *run) for run in zip(starts, ends, strict=True)]
    whens: tuple[When, ...] = ("stood", "drew") if row.when == "always" else (row.when,)
    for run, suit, when in product(runs, row.suits or range(len(SUIT_WORDS)), whens):
        yield replace(row, strengths=run, suits=frozenset({suit}), when=when)


def covers(earlier: Row, later: Row) -> bool:
    """Whether the earlier row takes every hand that the later one could."""
    if earlier.on_first != later.on_first or earlier.when not in ("always", later.when):
        return False
    if earlier.suits and (not later.suits or not later.suits <= earlier.suits):
        return False
    if earlier.strengths is None or later.strengths is None:
        return earlier.hand == later.hand or (earlier.hand, later.hand) in _WIDER
    return earlier.strengths.least <= later.strengths.least and later.strengths.most <= earlier.strengths.most


def read_row(section: Section, wager: Wager) -> Row:
    """One row of a pay table."""
    look = wager.look
    by_strength = look.by == "strength"
    hand, strengths = read_hand(section) if by_strength else (section.choice("hand", hands_of(look)), None)
    hands = "two hands" if len(look.reads) > 1 else "the dealer's cards"
    for key, what in _NOT_OF_HANDS.items() if wager.by_hands else ():
        section.refuse(key, f"a bet on {hands} {_STRENGTH_ALONE} {what}")
    if look.by == "colour":
        section.refuse("suits", "a row on colours looks at these alone, not at suits")
    suits = _read_suits(section, hand, look) if look.own or look.by == "made" else frozenset[int]()
    on_first = look.own and section.choice("on", ("final", "first"), "final") == "first"
    when: When = section.choice("when", get_args(When), "always") if look.own else "always"
    text = section.text("pays", what=AWARD)
    stand_in: Award = Odds(1, 1)
    award = section.parsed("pays", text, lambda pays: parse_award(pays, section.currency), stand_in)
    if problem := award_problem(wager.kind, award):
        section.miss("pays", problem)
        award = stand_in
    if isinstance(award, Push) and section.has("cap"):
        section.problem("cap", "a stake that goes back is no more than itself: leave the cap out")
    for key in ("envy", "cap", "note") if isinstance(award, Nothing) else ():
        if key in section.data:
            section.problem(key, "a row that pays nothing cannot have this")
    if not wager.facts.meter:
        section.refuse("envy", "only a progressive wager has envy awards")
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
        cap_minor=_some_amount(section, "cap") or None,
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
    if pays_nothing(award):
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


def pays_nothing(award: Award) -> bool:
    """Whether an award in figures is one of nothing."""
    match award:
        case Odds():
            return award.pays == 0
        case Flat():
            return award.amount_minor == 0
        case MeterShare():
            return award.share == 0
        case Nothing() | Push():
            return False


def read_hand(section: Section) -> tuple[str, HandClass | None]:
    """The class of hands of three cards that a row names, and its strengths."""
    text = section.text("hand", what=f"one of {', '.join(CLASSES)}, or a hand such as 'pair of K'")
    if not text:
        return text, None
    try:
        known = parse_hand_class(text)
        return known.name, known
    except HandClassError as error:
        section.miss("hand", str(error))
        return text, None


def _read_suits(section: Section, hand: str, look: Look) -> frozenset[int]:
    """The suits of a row; a word that is none stands for the one it is likeliest to mean."""
    words = section.text("suits", "", SUITS).replace(",", " ").split()
    for word in words:
        if word not in SUIT_WORDS:
            told = section.problem if nearest(word, SUIT_WORDS) else section.miss
            told("suits", f"{word!r} is not a suit{suggest(word, SUIT_WORDS)}")
    if words and hand not in _SUITED:
        if not section.notes.is_unread(section.at("hand")):
            top = "a mini royal" if look.own else "a royal flush"
            top = top if look.own or look.community else f"a six-card royal, {top}"
            section.miss("suits", f"only {top}, a straight flush or a flush has one suit")
        return frozenset()
    meant = (nearest(word, SUIT_WORDS) for word in words)
    return frozenset(SUIT_WORDS.index(word) for word in meant if word)


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
    in_place = [row for row in rows if paid_in_place(row.award)]
    flat = (row.award.amount_minor for row in in_place if isinstance(row.award, Flat))
    caps = (row.cap_minor for row in in_place if row.cap_minor is not None)
    return min((*flat, *caps), default=None)
