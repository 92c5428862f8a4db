"""A house's rules as plain data: what ``rules --json`` prints."""

from typing import Any

from queenhigh.cards import SUIT_WORDS
from queenhigh.languages import DEFAULT
from queenhigh.money import format_amount, format_share
from queenhigh.rules.awards import format_award
from queenhigh.rules.records import Collected, Envy, House, Limits, TableMost, Wager
from queenhigh.words.rules_card import result_words, stake_words


def describe(house: House, language: str = DEFAULT) -> dict[str, Any]:
    """The whole house as plain data for programs: amounts as text, clauses with the house before them.

    What is a sentence or a label is said in the language; names and codes are the same in all.
    """
    return {
        "id": house.id,
        "name": house.name,
        "game": house.game_in(language),
        "document": house.document_in(language),
        "digest": house.digest,
        "currency": house.currency.code,
        "rounding": house.rounding,
        "posted": house.posted,
        "boxes": house.boxes,
        "boxes_per_player": house.boxes_per_player,
        "most": None if house.most is None else _most(house, house.most),
        "deals": [method for method, _ in house.deals],
        "dealer": {
            "qualifies": house.dealer.qualifies,
            "draws": house.dealer.draws,
            "shows": house.dealer.shows,
            "clause": house.cite(house.dealer.clause),
        },
        "discards": house.decision.discards,
        "discards_only": list(house.decision.only),
        "community": house.community,
        "payment_order": list(house.payment_order),
        "wagers": [_wager(house, wager, language) for wager in house.wagers],
        "meters": [
            {
                "name": meter.name,
                "seed": format_amount(meter.seed_minor, house.currency),
                "fed_by": meter.fed_by,
                "contribution": format_share(meter.contribution),
                "reserve": format_share(meter.reserve),
                "assumed": meter.assumed,
            }
            for meter in house.meters
        ],
        "irregularities": [
            {
                "ground": each.ground,
                "until": each.until,
                "at_least": each.at_least,
                "unless_repaired": each.unless_repaired,
                "clause": house.cite(each.clause),
            }
            for each in house.irregularities
        ],
        "printed": [
            {"figure": each.figure, "percent": each.percent, "clause": house.cite(each.clause)}
            for each in house.printed
        ],
        **_prose(house, language),
    }


def _prose(house: House, language: str) -> dict[str, Any]:
    """The document's clauses and how we read it."""
    return {
        "clauses": [
            {"id": f"{house.id}:{each.id}", "summary": house.summary(each.id, language)}
            for each in house.clauses
        ],
        "readings": [
            {
                "id": f"{house.id}/{each.id}",
                "clause": house.cite(each.clause),
                "text": house.reading_text(each.id, language),
                "assumed": each.assumed,
            }
            for each in house.readings
        ],
    }


def _wager(house: House, wager: Wager, language: str) -> dict[str, Any]:
    limits = wager.limits
    return {
        "name": wager.name,
        "label": house.label(wager.name, language),
        "kind": wager.kind,
        "clause": house.cite(wager.clause),
        "stake": stake_words(house, wager, language),
        "limits": None if limits is None else _limits(house, limits),
        "needs": None
        if wager.needs is None
        else {"every": list(wager.needs.every), "some": list(wager.needs.some)},
        "opens_box": wager.opens_box,
        "after_fold": wager.after_fold if wager.tables and wager.placed_before_deal and house.folds else None,
        "looks": wager.looks if wager.rows else None,
        "must_beat_dealer": wager.must_beat_dealer,
        "awards": wager.awards,
        "not_beaten": wager.not_beaten if wager.must_beat_dealer else None,
        "side": wager.side if wager.look.pays == "lower" else None,
        "contest": {
            situation: {
                "ends": result_words(result, language),
                "clause": house.cite(result.clause),
                "rows": [
                    {
                        "row": row.name,
                        "hand": row.hand,
                        "pays": format_award(row.award, house.currency),
                        "clause": house.cite(row.clause),
                    }
                    for row in result.rows
                ],
            }
            for situation, result in wager.contest
        },
        "multiples": list(wager.multiples),
        "owed_by": wager.owed_by,
        "collected": None if wager.collected is None else _collected(house, wager.collected),
        "envy": None if wager.envy is None else _envy(house, wager.envy),
        "tables": [table.name for table in wager.tables],
        "table": wager.table_in_use or None,
        "pays": [
            {
                "row": row.name,
                "hand": row.hand,
                "suits": [SUIT_WORDS[suit] for suit in sorted(row.suits)],
                "on": "first" if row.on_first else "final",
                "when": row.when,
                "pays": format_award(row.award, house.currency),
                "cap": None if row.cap_minor is None else format_amount(row.cap_minor, house.currency),
                "envy": None if row.envy_minor is None else format_amount(row.envy_minor, house.currency),
                "note": house.row_note(wager.name, row, language),
                "clause": house.cite(row.clause),
            }
            for row in wager.rows
        ],
    }


def _most(house: House, most: TableMost) -> dict[str, Any]:
    amount = format_amount(most.amount_minor, house.currency)
    return {"amount": amount, "shared": most.shared, "clause": house.cite(most.clause)}


def _collected(house: House, collected: Collected) -> dict[str, Any]:
    per_minor = collected.per_minor
    return {
        "amount": format_amount(collected.amount_minor, house.currency),
        "per": None if per_minor is None else format_amount(per_minor, house.currency),
    }


def _envy(house: House, envy: Envy) -> dict[str, Any]:
    return {
        "behind": envy.behind,
        "per_player": envy.per_player,
        "after_fold": envy.after_fold,
        "fold_clause": house.cite(envy.fold_clause),
        "not_to_winner": envy.not_to_winner,
        "clause": house.cite(envy.clause),
    }


def _limits(house: House, limits: Limits) -> dict[str, Any]:
    most = limits.most_minor
    return {
        "min": format_amount(limits.least_minor, house.currency),
        "max": None if most is None else format_amount(most, house.currency),
        "step": format_amount(limits.step_minor, house.currency),
        "at_most": None if limits.times_of is None else f"{limits.times} x {limits.times_of}",
        "assumed": limits.assumed,
        "clause": house.cite(limits.clause),
    }
