"""What of a house counts, written on purpose: the text that its digest is taken over.

`COUNTED` lists each word that counts, under a name that never changes; `LEFT_OUT` each field that does not,
and why. A test finds a field that stands in neither. A word that says no more than its absence would is not
written, so a word that is added to the language leaves the text of every older house as it was.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

import msgspec

from queenhigh.cards import SUIT_WORDS
from queenhigh.money import Currency, Odds
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, Push
from queenhigh.rules.records import (
    Collected,
    Conduct,
    Dealer,
    Decision,
    Envy,
    House,
    Irregularity,
    Limits,
    Meter,
    Needs,
    Raise,
    Result,
    Row,
    TableMost,
    Wager,
)

FORM: Final = "queenhigh house 1"
"""The first line of the text. Writing the same words another way is another form, with other digests."""
SEMANTICS: Final = 1
"""What the words mean to settlement; raised when the same words come to settle differently."""

Form = Callable[[House, Any], Any]


def canonical(house: House) -> str:
    """The rules of a house as text: the form's name, then JSON with sorted keys. No prose is in it."""
    facts = {"semantics": SEMANTICS, **_record(house, house)}
    return f"{FORM}\n{json.dumps(facts, indent=1, sort_keys=True, ensure_ascii=True)}\n"


def _record(house: House, value: msgspec.Struct) -> dict[str, Any]:
    """The words of a record that say something."""
    kind = next((kind for kind in type(value).__mro__ if kind in COUNTED), None)
    if kind is None:
        raise TypeError(f"a house holds a {type(value).__name__}, and COUNTED does not say what of it counts")
    written = ((word, word.form(house, getattr(value, word.field))) for word in COUNTED[kind])
    return {word.name: said for word, said in written if word.unsaid is NEEDED or said != word.unsaid}


def _plain(house: House, value: Any) -> Any:
    """Texts, whole numbers (amounts in minor units), flags, and lists of them in their order."""
    return list(value) if isinstance(value, tuple) else value


def _clause(house: House, value: str) -> str:
    """A clause as payout lines cite it: ``rws:3.8.1``, or ``rws/R3`` for a reading; empty for none."""
    return house.citations[value]


def _fraction(house: House, value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def _part(house: House, value: msgspec.Struct | None) -> dict[str, Any] | None:
    return None if value is None else _record(house, value)


def _award(house: House, value: Award) -> dict[str, Any] | str:
    match value:
        case Nothing():
            return "nothing"
        case Push():
            return "push"
        case _:
            return _record(house, value)


def _parts(house: House, value: Sequence[msgspec.Struct]) -> list[dict[str, Any]]:
    """Records whose order is a rule."""
    return [_record(house, each) for each in value]


def _parts_by_name(house: House, value: Sequence[tuple[str, msgspec.Struct]]) -> dict[str, Any]:
    return {name: _record(house, each) for name, each in value}


def _by_ground(house: House, value: Sequence[Irregularity]) -> dict[str, Any]:
    return {each.ground: _record(house, each) for each in value}


NEEDED: Final = object()
"""In place of `Word.unsaid`: always written."""


class Word(NamedTuple):
    """A word that counts: its name in the text, the field that holds it, and what need not be said."""

    name: str
    field: str
    unsaid: Any = NEEDED
    """Not written where it says this; in the form of the text, and no matter what the record's default is."""
    form: Form = _plain


def _needed(*names: str) -> tuple[Word, ...]:
    """Words that are called as their field and always written."""
    return tuple(Word(name, name) for name in names)


def _clauses(*names: str) -> tuple[Word, ...]:
    """Clauses that are called as their field."""
    return tuple(Word(name, name, "", _clause) for name in names)


COUNTED: Final[dict[type[msgspec.Struct], tuple[Word, ...]]] = {
    House: (
        *_needed("id", "rounding", "boxes", "boxes_per_player", "payment_order"),
        *_clauses("table_clause", "payment_clause"),
        Word("currency", "currency", form=_part),
        Word("deals", "deals", {}, lambda house, deals: {way: _clause(house, said) for way, said in deals}),
        Word("community", "community", 0),
        *_clauses("community_clause"),
        Word("most", "most", None, _part),
        Word("dealer", "dealer", form=_part),
        Word("decision", "decision", {}, _part),
        Word("conduct", "conduct", {}, _part),
        Word("wagers", "wagers", form=_parts),
        Word("meters", "meters", [], _parts),
        Word("irregularities", "irregularities", {}, _by_ground),
    ),
    Currency: _needed("code", "decimals"),
    Dealer: (
        *_needed("qualifies"),
        *_clauses("clause", "draw_clause"),
        Word("draws", "draws", "never"),
        Word("shows", "shows", 0),
    ),
    Decision: (
        Word("discards", "discards", 0),
        Word("discards_only", "only", []),
        *_clauses("fold_clause", "play_clause", "draw_clause"),
    ),
    Conduct: _clauses("open", "close", "late_bet", "join", "another_box", "look", "reveal", "deck"),
    Wager: (
        *_needed("name", "kind"),
        *_clauses("clause", "pays_clause", "fold_clause"),
        Word("limits", "limits", None, _part),
        Word("opens_box", "opens_box", False),
        Word("needs", "needs", None, _part),
        Word("on", "on", None),
        Word("multiples", "multiples", []),
        Word("raises", "raises", [], _parts),
        Word("contest", "contest", {}, _parts_by_name),
        Word("pays", "rows", [], _parts),
        Word("after_fold", "after_fold", "lost"),
        Word("must_beat_dealer", "must_beat_dealer", False),
        Word("not_beaten", "not_beaten", "lose"),
        *_clauses("beat_clause"),
        Word("side", "side", "either"),
        Word("envy", "envy", None, _part),
        Word("looks", "looks_at", None),
        Word("collects", "collected", None, _part),
        Word("awards", "awards", "one"),
        Word("owed_by", "owed_by", "all"),
    ),
    Collected: (Word("amount", "amount_minor"), Word("per", "per_minor", None)),
    Limits: (
        Word("min", "least_minor"),
        Word("max", "most_minor", None),
        Word("step", "step_minor"),
        Word("times", "times", None),
        Word("times_of", "times_of", None),
        Word("table_may_post", "assumed", False),
        *_clauses("clause"),
    ),
    Raise: (*_needed("hand", "multiples"), *_clauses("clause")),
    Needs: (Word("every", "every", []), Word("some", "some", []), *_clauses("clause")),
    Result: (
        Word("ends", "outcome"),
        Word("odds", "odds", None, _part),
        Word("rows", "rows", [], _parts),
        Word("no_row", "no_row", None, _part),
        *_clauses("clause"),
    ),
    Row: (
        Word("row", "name"),
        Word("hand", "hand"),
        Word("suits", "suits", [], lambda house, suits: sorted(SUIT_WORDS[suit] for suit in suits)),
        Word("on_first", "on_first", False),
        Word("when", "when", "always"),
        Word("pays", "award", form=_award),
        Word("cap", "cap_minor", None),
        Word("envy", "envy_minor", None),
        *_clauses("clause"),
    ),
    Odds: (*_needed("pays", "stake"), Word("for_one", "for_one", False)),
    Flat: (Word("flat", "amount_minor"), Word("with_stake", "with_stake", False)),
    MeterShare: (Word("share", "share", form=_fraction), Word("meter", "meter", "main")),
    Nothing: (),
    Push: (),
    Envy: (
        *_needed("per_player", "after_fold"),
        *_clauses("clause", "fold_clause"),
        Word("behind", "behind", None),
        Word("not_to_winner", "not_to_winner", False),
    ),
    Meter: (
        *_needed("name", "fed_by"),
        Word("seed", "seed_minor"),
        Word("contribution", "contribution", form=_fraction),
        Word("reserve", "reserve", "0/1", _fraction),
    ),
    TableMost: (Word("amount", "amount_minor"), *_needed("shared"), *_clauses("clause")),
    Irregularity: (
        *_clauses("clause"),
        Word("at_least", "at_least", 1),
        Word("until", "until", "settled"),
        Word("unless_repaired", "unless_repaired", False),
    ),
}

LEFT_OUT: Final[dict[type[msgspec.Struct], dict[str, str]]] = {
    House: {
        "name": "prose",
        "game": "prose",
        "document": "prose",
        "printed": "figures to be held against ours; they rule nothing",
        "clauses": "prose; an id counts where a rule cites it",
        "readings": "prose; an id counts where a rule cites it",
        "translations": "prose in other languages",
        "posted": "counts by the rules it makes",
        "text": "counts by the rules it says",
        "written": "counts by the whole of it, with its base",
    },
    Currency: {"sign": "prose"},
    Dealer: {
        "qualifying_strength": "follows from qualifies",
        "stands_on_strength": "follows from draws",
        "replaces": "follows from draws",
    },
    Wager: {
        "label": "prose",
        "position": "the place in wagers",
        "tables": "only the one in use pays",
        "table_in_use": "its rows count, not what it is called",
    },
    Raise: {"least": "follows from hand"},
    Row: {"strengths": "follows from hand", "note": "prose"},
    Meter: {"assumed": "says whose the figures are"},
    Irregularity: {"ground": "what it is kept under"},
}


def digest(house: House) -> str:
    """``sha256:`` and 64 hex digits over the bytes of `canonical`: the rules, without any prose."""
    return f"sha256:{hashlib.sha256(canonical(house).encode('ascii')).hexdigest()}"
