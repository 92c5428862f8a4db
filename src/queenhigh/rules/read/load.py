"""Reads a house file: a `House`, or every problem with its line and key."""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, Literal, get_args

from queenhigh.cards import DECK_SIZE
from queenhigh.hands import STRENGTHS, HandClassError, parse_hand_class, parse_threshold
from queenhigh.languages import LANGUAGES
from queenhigh.money import CURRENCIES, USD, Rounding
from queenhigh.rules.read.base import lay
from queenhigh.rules.read.check import crosscheck
from queenhigh.rules.read.checks import note_strange_keys
from queenhigh.rules.read.lines import SIZE_LIMIT
from queenhigh.rules.read.problems import HouseError, Problem
from queenhigh.rules.read.section import CLAUSE, Notes, Section
from queenhigh.rules.read.wagers import read_wager
from queenhigh.rules.read.whole import toml_text
from queenhigh.rules.records import (
    Clause,
    Conduct,
    Dealer,
    DealMethod,
    Decision,
    Ground,
    House,
    Irregularity,
    Meter,
    Printed,
    Reading,
    TableMost,
)
from queenhigh.rules.translation import Place, Translation
from queenhigh.rules.wager import OwedBy
from queenhigh.text import plain_text, shorten, show_value, suggest

TITLES: Final = ("game", "document")
TABLES: Final = {"labels": "wager", "clauses": "clause", "readings": "reading", "instead": "reading"}
"""The tables of a language that map a name to words, and what is named."""


def read_words(top: Section) -> tuple[Translation, ...]:
    """Every language of the file; problems go to the section's notes."""
    parent = top.section("words", needed=False)
    return tuple(_read_language(parent.section(language), language) for language in parent.data)


def _read_language(section: Section, language: str) -> Translation:
    if language not in LANGUAGES:
        section.problem("", f"is not a language known here{suggest(language, LANGUAGES)}")
        section.ignore()
        return Translation(language)
    found: list[tuple[Place, str]] = [((key,), section.text(key)) for key in TITLES if section.has(key)]
    for key in TABLES:
        table = section.section(key, needed=False)
        found += [((key, name), table.text(name)) for name in table.data]
    notes = section.section("notes", needed=False)
    for wager in notes.data:
        table = notes.section(wager)
        found += [(("notes", wager, row), table.text(row)) for row in table.data]
    return Translation(language, tuple(found))


def check_words(house: House, notes: Notes) -> None:
    """Note all words that belong to nothing: a wager, clause, reading or row that is not there."""
    known = {
        "labels": tuple(wager.name for wager in house.wagers),
        "clauses": tuple(clause.id for clause in house.clauses),
        "readings": tuple(reading.id for reading in house.readings),
        "instead": tuple(reading.id for reading in house.readings if reading.instead),
    }
    for translation in house.translations:
        for place, _ in translation.texts:
            table, *names = place
            problem = _note_problem(house, *names) if table == "notes" else ""
            if table in known and names[0] not in known[table]:
                what = TABLES[table] + (" with instead" if table == "instead" else "")
                problem = f"no {what} is called {names[0]!r}{suggest(names[0], known[table])}"
            if problem:
                notes.note(("words", translation.language, *place), problem)


def _note_problem(house: House, name: str, row_name: str) -> str:
    wager = house.by_name.get(name)
    if wager is None:
        return f"no wager is called {name!r}{suggest(name, house.by_name)}"
    noted = [row.name for table in wager.tables for row in table.rows if row.note]
    if row_name in noted:
        return ""
    return f"no row of {name} with a note is called {row_name!r}{suggest(row_name, noted)}"


FORMAT: Final = 1
MOST_BOXES: Final = 15
COMMUNITY: Final = 2
"""Community cards, where there are some: with a hand's three they make five."""
UNTIL: Final = ("handled", "settled", "next_game")
REPAIRABLE: Final = ("wrong_deal", "dealer_count")
"""Grounds that putting the cards right can do away with."""
DEALS: Final = 'hand = "" or shuffler = ""'
ORDER: Final = "a list of every wager, in the order in which a box is paid"
MOST: Final = 'a table such as { amount = 50000, shared = "in proportion", clause = "5" }'
QUALIFIES: Final = 'a hand such as "Q high", or always'
DRAWS: Final = "never, always, or as in below pair or replaces below K high"
DISCARDS: Final = "a whole number from 0 to 3, or a rising list of these, none first, such as [0, 3]"
UNSAID_FOLDS: Final = (
    'nothing says how a fold ends: write owed_by = "drawn" where who keeps the cards owes no Play, so that '
    "nobody folds, or say fold in contests and after_fold on side bets"
)
_PERCENT: Final = re.compile(r"-?\d{1,9}(\.\d{1,9})?", re.ASCII)


def load(text: str, source: str = "house file", kept: bool = False) -> House:
    """The house that a TOML text describes; raises `HouseError` with all problems, never anything else.

    A text that names a base is laid over the file of that house; `House.text` is then the whole of both. One
    that is `kept` was accepted once, by this version or another, and is read whatever files are asked now.
    """
    layers = lay(text, source)
    notes = Notes(layers.lines, layers.files, kept)
    if not layers.base:
        return build(layers.data, notes, source, text)
    whole = toml_text(layers.data)
    if len(whole) > SIZE_LIMIT:
        words = f"with its base the house is larger than {SIZE_LIMIT // 1024} KiB"
        raise HouseError([Problem(1, "", words)], source)
    return build(layers.data, notes, source, whole, text)


def build(data: dict[str, Any], notes: Notes, source: str, text: str, written: str = "") -> House:
    """The house that TOML data describe; `text` is the whole file, `written` the one that names a base."""
    currency = CURRENCIES.get(plain_text(data.get("currency")), USD)
    top = Section(data, (), notes, currency)
    if top.whole("format", 1, 10**6) != FORMAT and top.has("format"):
        top.problem("format", f"is not {FORMAT}, the only one this version reads")
    known = ", ".join(CURRENCIES)
    if top.text("currency", what=f"one of {known}") and data.get("currency") not in CURRENCIES:
        top.miss("currency", f"{shorten(str(data['currency']))} is not known; known are {known}")
    house = _read_house(top, text, written)
    note_strange_keys(notes)
    crosscheck(house, notes)
    check_words(house, notes)
    if notes.problems:
        raise HouseError(notes.problems, source)
    return house


def _read_house(top: Section, text: str, written: str) -> House:
    dealer = _read_dealer(top.section("dealer", what='a table [dealer] with qualifies = "Q high", or so'))
    choices = top.section("decision", needed=False)
    table = top.section("table", what="a table [table] with boxes = 7, or so")
    deal = top.section("deal", what=f"a table [deal] with {DEALS}")
    payment = top.section("payment", what=f"a table [payment] with order, {ORDER}")
    clauses = top.section("clauses", what='a table [clauses] with what is cited, as in "1" = "in your words"')
    conduct = top.section("conduct", needed=False)
    wagers = top.named_sections("wagers", what="a table [wagers.NAME] for each wager")
    if not wagers:
        top.miss("wagers", "a house needs at least one wager")
    unknown = top.notes.is_unread(("dealer", "qualifies"))
    may_fail = None if unknown else not dealer.always_qualifies
    folds = _folds(wagers, choices)
    boxes = table.whole("boxes", 1, MOST_BOXES)
    fewest = MOST_BOXES if top.notes.is_unread(("table", "boxes")) else boxes
    house = House(
        id=top.name("id"),
        name=top.text("name", what="a text that people call the house by"),
        game=top.text("game", "Three Card Poker"),
        document=top.text("document", what="a text that says which document these rules are from"),
        currency=top.currency,
        rounding=top.choice("rounding", get_args(Rounding)),
        boxes=boxes,
        boxes_per_player=table.whole("boxes_per_player", 1, fewest, default=boxes),
        table_clause=table.text("clause", ""),
        deals=tuple((method, deal.text(method, "")) for method in get_args(DealMethod) if deal.has(method)),
        dealer=dealer,
        decision=_read_decision(choices),
        conduct=Conduct(**{field: conduct.text(field, "") for field in Conduct.__struct_fields__}),
        wagers=tuple(
            read_wager(name, section, position, may_fail, folds)
            for position, (name, section) in enumerate(wagers.items())
        ),
        payment_order=payment.words("order", needed=True, what=ORDER),
        payment_clause=payment.text("clause", ""),
        meters=tuple(_read_meter(*each) for each in top.named_sections("meters", needed=False).items()),
        irregularities=tuple(
            _read_irregularity(*each) for each in top.named_sections("irregularities", needed=False).items()
        ),
        printed=_read_printed(top),
        clauses=tuple(Clause(id, clauses.text(id)) for id in clauses.ids()),
        readings=_read_readings(top),
        text=text,
        written=written,
        translations=read_words(top),
        most=_read_most(table.section("most", what=MOST)) if table.has("most") else None,
        community=_read_community(deal),
        community_clause=deal.text("community_clause", ""),
    )
    if not house.deals and top.has("deal"):
        top.problem("deal", f"names no way to deal: give {DEALS}, each with its clause if it has one")
    return house


def _folds(wagers: Mapping[str, Section], decision: Section) -> bool | None:
    """Whether a hand may be folded; none where that cannot be known, for a reason that is told elsewhere."""
    tables = [section.data for section in wagers.values()]
    saying = [data for data in tables if "owed_by" in data]
    if any(data.get("kind") != "play" or data["owed_by"] not in get_args(OwedBy) for data in saying):
        return None
    draws = decision.data.get("discards") not in (None, 0, [0])
    if any(data["owed_by"] == "drawn" for data in saying):
        return False if draws else None
    plays = [section for section in wagers.values() if section.data.get("kind") == "play"]
    if not plays:
        return None if any(data.get("kind") == "ante" for data in tables) else True
    if draws and not decision.data.get("fold") and _is_silent_of_folds(tables):
        plays[0].miss("owed_by", UNSAID_FOLDS)
        return None
    return True


def _is_silent_of_folds(wagers: list[dict[str, Any]]) -> bool:
    """Whether an Ante does not say how a fold ends, and no wager says anything of folds."""
    contests = [data.get("contest") for data in wagers if data.get("kind") == "ante"]
    inner = [data.get(key) for data in wagers for key in ("contest", "envy")]
    tables = [*wagers, *(each for each in inner if isinstance(each, dict))]
    said = any(key in table for table in tables for key in ("fold", "after_fold", "fold_clause"))
    return not said and any(isinstance(contest, dict) for contest in contests)


def _read_most(section: Section) -> TableMost:
    known = len(section.notes.problems)
    amount_minor = section.amount("amount")
    if not amount_minor and len(section.notes.problems) == known:
        section.problem("amount", "must be more than nothing; leave most out where a table pays everything")
    shared: Literal["in proportion", "in order"] = section.choice("shared", ("in proportion", "in order"))
    return TableMost(amount_minor, shared, section.text("clause", ""))


def _read_community(deal: Section) -> int:
    said = deal.data.get("community")
    if type(said) is not int or said in (0, COMMUNITY):
        return deal.whole("community", 0, COMMUNITY, default=0)
    deal.asked.add("community")
    words = f"{plain_text(said)} is not {COMMUNITY}: so many make five cards with the three of a hand"
    deal.miss("community", f"{words}; leave it out where no card is dealt for everybody")
    return 0


def _read_dealer(section: Section) -> Dealer:
    qualifies = _canonical(section.text("qualifies", what=QUALIFIES))
    draws = section.text("draws", "never", DRAWS)
    stands_on = {"never": 0, "always": STRENGTHS}.get(draws)
    if stands_on is None:
        stands_on = 0
        how, below, mark = draws.rpartition("below ")
        if below and how in ("", "replaces "):
            mark = _canonical(mark)
            draws = f"{how}below {mark}"
            stands_on = section.parsed("draws", mark, _threshold, 0)
            if not stands_on and not section.notes.is_unread(section.at("draws")):
                section.notes.note_new(
                    section.at("draws"), f"no hand is below {mark}, so the dealer never would: write never"
                )
        else:
            section.miss("draws", f"{shorten(draws)} is not known: write {DRAWS}")
    always = qualifies in ("", "always")
    return Dealer(
        qualifies=qualifies,
        qualifying_strength=0 if always else section.parsed("qualifies", qualifies, _threshold, 0),
        draws=draws,
        stands_on_strength=stands_on,
        shows=section.whole("shows", 0, 2, default=0),
        clause=section.text("clause", ""),
        draw_clause=section.text("draw_clause", ""),
        replaces=draws.startswith("replaces") and stands_on > 0,
    )


def _canonical(text: str) -> str:
    """One spelling for one mark, so that a digest does not depend on it; a wrong one is told elsewhere."""
    try:
        return parse_hand_class(text).name
    except HandClassError:
        return text.strip().upper() if "-" in text else text.strip()


def _threshold(text: str) -> int:
    try:
        return parse_threshold(text)
    except HandClassError as error:
        raise HandClassError(f"{error}, or a plain hand such as Q-6-4") from None


def _read_decision(section: Section) -> Decision:
    counts = _read_discards(section)
    return Decision(
        discards=counts[-1],
        fold_clause=section.text("fold", ""),
        play_clause=section.text("play", ""),
        draw_clause=section.text("draw", ""),
        only=() if counts == tuple(range(len(counts))) else counts,
    )


def _read_discards(section: Section) -> tuple[int, ...]:
    """How many cards may be discarded: any number up to the one that is said, or those of a list."""
    said = section.data.get("discards")
    if not isinstance(said, list):
        return tuple(range(section.whole("discards", 0, 3, default=0, what=DISCARDS) + 1))
    section.asked.add("discards")
    if all(type(each) is int for each in said) and said[:1] == [0] and said == sorted({*said} & {0, 1, 2, 3}):
        return tuple(said)
    short = len(said) <= 9 and all(type(each) is int and abs(each) < 10**6 for each in said)
    words = "is not a rising list of 0 to 3 cards, none first: write [0, 3]"
    section.miss("discards", f"{said if short else show_value(said)} {words}")
    return (0,)


def _read_meter(name: str, section: Section) -> Meter:
    meter = Meter(
        name=name,
        seed_minor=section.amount("seed"),
        fed_by=section.text("fed_by", what="the name of a progressive wager"),
        contribution=section.share("contribution"),
        assumed=section.flag("assumed"),
        reserve=section.share("reserve") if section.has("reserve") else Fraction(0),
    )
    if meter.contribution + meter.reserve > 1:
        section.problem("reserve", "takes with the contribution more than the whole stake")
    elif meter.reserve and not meter.seed_minor and not section.notes.is_unread(section.at("seed")):
        section.problem("reserve", "is set aside for the seed, and this meter starts from nothing")
    return meter


def _read_irregularity(name: str, section: Section) -> Irregularity:
    grounds: dict[str, Ground] = {ground: ground for ground in get_args(Ground)}
    if name not in grounds:
        section.problem("", f"is not a ground for voiding; known are {', '.join(grounds)}")
    return Irregularity(
        ground=grounds.get(name, "misdeal"),
        clause=section.text("clause", what=CLAUSE),
        at_least=section.whole("at_least", 1, DECK_SIZE, default=1) if name == "exposed_cards" else 1,
        until="settled" if name == "box" else section.choice("until", UNTIL, "settled"),
        unless_repaired=name in REPAIRABLE and section.flag("unless_repaired"),
    )


def _read_printed(top: Section) -> tuple[Printed, ...]:
    found = []
    for section in top.sections("printed"):
        percent = section.text("percent", what="the figure as printed, such as 2.01,")
        if percent and not _PERCENT.fullmatch(percent):
            section.miss(
                "percent", f"{shorten(percent)} is not a percentage: write the figure as printed, 2.01"
            )
        found.append(Printed(section.text("figure"), percent, section.text("clause", "")))
    return tuple(found)


def _read_readings(top: Section) -> tuple[Reading, ...]:
    found = []
    parent = top.section("readings", needed=False)
    for id in parent.ids():
        section = parent.section(id)
        words = (section.text("clause", what=CLAUSE), section.text("text"))
        found.append(Reading(id, *words, section.flag("assumed"), section.text("instead", "")))
        section.section("otherwise", needed=False).ignore()
        if section.has("otherwise") != section.has("instead"):
            section.problem(
                "instead", "stands with otherwise: what the other reading says, and what it changes"
            )
    return tuple(found)
