"""A house as plain data for programs: the words of its canonical text as people read them, with its prose.

Names are those of `COUNTED`; amounts are text, and clauses have the house before them.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec

from queenhigh.cards import SUIT_WORDS
from queenhigh.languages import DEFAULT
from queenhigh.money import format_amount, format_share
from queenhigh.rules.awards import format_award
from queenhigh.rules.canonical import COUNTED
from queenhigh.rules.records import (
    Collected,
    Dealer,
    Envy,
    House,
    Irregularity,
    Limits,
    Meter,
    Needs,
    Printed,
    Result,
    Row,
    TableMost,
    Wager,
)
from queenhigh.words.rules_card import result_words, stake_words

FIELDS: Final[Mapping[type, str]] = {
    House: """id name game document digest currency rounding posted boxes boxes_per_player most deals dealer
        discards discards_only community payment_order wagers meters irregularities printed clauses
        readings""",
    TableMost: "amount shared clause",
    Dealer: "qualifies draws shows clause",
    Wager: """name label kind clause stake limits needs opens_box after_fold looks must_beat_dealer awards
        not_beaten side contest multiples owed_by collected envy tables table pays""",
    Limits: "min max step at_most assumed clause",
    Needs: "every some",
    Result: "ends clause rows",
    Row: "row hand suits on when pays cap envy note clause",
    Collected: "amount per",
    Envy: "behind per_player after_fold fold_clause not_to_winner clause",
    Meter: "name seed fed_by contribution reserve assumed",
    Irregularity: "ground until at_least unless_repaired clause",
    Printed: "figure percent clause",
}
"""What is said of each record, in this order: a word of `COUNTED`, a field, or an entry of `OTHERWISE`."""
_ENDING: Final = "row hand pays clause"
"""What is said of a row of a contest."""

Tell = Callable[[House, Any, str], Any]
OTHERWISE: Final[Mapping[type, Mapping[str, Tell]]] = {
    House: {
        "game": lambda house, _, language: house.game_in(language),
        "document": lambda house, _, language: house.document_in(language),
        "currency": lambda house, _, __: house.currency.code,
        "deals": lambda house, _, __: [method for method, _ in house.deals],
        "discards": lambda house, _, __: house.decision.discards,
        "discards_only": lambda house, _, __: list(house.decision.only),
        "clauses": lambda house, _, language: [
            {"id": house.cite(each.id), "summary": house.summary(each.id, language)} for each in house.clauses
        ],
        "readings": lambda house, _, language: [
            {
                "id": house.cite(each.id),
                "clause": house.cite(each.clause),
                "text": house.reading_text(each.id, language),
                "assumed": each.assumed,
            }
            for each in house.readings
        ],
    },
    Wager: {
        "label": lambda house, wager, language: house.label(wager.name, language),
        "stake": stake_words,
        "after_fold": lambda house, wager, _: (
            wager.after_fold if wager.tables and wager.placed_before_deal and house.folds else None
        ),
        "looks": lambda _, wager, __: wager.looks if wager.rows else None,
        "not_beaten": lambda _, wager, __: wager.not_beaten if wager.must_beat_dealer else None,
        "side": lambda _, wager, __: wager.side if wager.look.pays == "lower" else None,
        "contest": lambda house, wager, language: {
            situation: _record(house, result, language) for situation, result in wager.contest
        },
        "tables": lambda _, wager, __: [table.name for table in wager.tables],
        "table": lambda _, wager, __: wager.table_in_use or None,
        "pays": lambda house, wager, language: [
            {**_record(house, row, language), "note": house.row_note(wager.name, row, language)}
            for row in wager.rows
        ],
    },
    Limits: {
        "at_most": lambda _, limits, __: f"{limits.times} x {limits.times_of}" if limits.times_of else None,
    },
    Result: {
        "ends": lambda _, result, language: result_words(result, language),
        "rows": lambda house, result, language: [
            _record(house, row, language, _ENDING) for row in result.rows
        ],
    },
    Row: {
        "suits": lambda _, row, __: [SUIT_WORDS[suit] for suit in sorted(row.suits)],
        "on": lambda _, row, __: "first" if row.on_first else "final",
    },
}
"""What is said in another form than its type has, or is made of several fields."""


def describe(house: House, language: str = DEFAULT) -> dict[str, Any]:
    """Return the whole house as plain data.

    What is a sentence or a label is in the language; names and codes are the same in all.
    """
    return _record(house, house, language)


def _record(house: House, record: msgspec.Struct, language: str, names: str = "") -> dict[str, Any]:
    kind = type(record)
    fields = {word.name: word.field for word in COUNTED.get(kind, ())}
    otherwise = OTHERWISE.get(kind, {})
    found: dict[str, Any] = {}
    for name in (names or FIELDS[kind]).split():
        if name in otherwise:
            found[name] = otherwise[name](house, record, language)
        else:
            field = fields.get(name, name)
            found[name] = _told(house, field, getattr(record, field), language)
    return found


def _told(house: House, field: str, value: Any, language: str) -> Any:
    """Return a value in the form of its type."""
    match value:
        case str() if field.endswith("clause"):
            return house.cite(value)
        case int() if field.endswith("_minor"):
            return format_amount(value, house.currency)
        case Fraction():
            return format_share(value)
        case _ if field == "award":
            return format_award(value, house.currency)
        case msgspec.Struct():
            return _record(house, value, language)
        case tuple():
            return [_told(house, field, each, language) for each in value]
    return value
