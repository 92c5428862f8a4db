"""A house's rules in plain words and as plain data: what a rules card shows."""

from typing import Any

from queenhigh.cards import SUIT_WORDS
from queenhigh.money import format_amount, format_odds, format_share, show_amount
from queenhigh.rules.awards import format_award, show_award
from queenhigh.rules.records import Envy, House, Irregularity, Limits, Result, Row, Situation, Wager

SITUATIONS: dict[Situation, str] = {
    "fold": "you fold",
    "not_qualified": "dealer does not qualify",
    "higher": "you beat the dealer",
    "lower": "dealer beats you",
    "equal": "equal hands",
}


def row_words(row: Row) -> str:
    """The hands of a pay row, as a person says it: ``mini royal, spades``."""
    words = row.hand.replace("_", " ")
    if row.suits:
        words += ", " + " or ".join(SUIT_WORDS[suit] for suit in sorted(row.suits))
    if row.on_first:
        words += " in the first three cards"
    return words


def row_label(row: Row) -> str:
    """The hands of a pay row, and whether it asks for a draw: ``straight, stood``."""
    return row_words(row) + {"stood": ", stood", "drew": ", drew"}.get(row.when, "")


def limits_words(house: House, limits: Limits) -> str:
    """What may be staked, in words."""
    least = show_amount(limits.least_minor, house.currency)
    if limits.fixed:
        return f"exactly {least}"
    tops = []
    if limits.times_of is not None:
        tops.append(f"{limits.times} x {house.by_name[limits.times_of].label}")
    if limits.most_minor is not None:
        tops.append(show_amount(limits.most_minor, house.currency))
    steps = "" if limits.step_minor == 1 else f", steps of {show_amount(limits.step_minor, house.currency)}"
    less = ", whichever is less" if len(tops) > 1 else ""
    return f"{least} to {' or '.join(tops)}{less}{steps}"


def stake_words(house: House, wager: Wager) -> str:
    """How much a wager is, whatever its kind."""
    if wager.limits is not None:
        return limits_words(house, wager.limits)
    base = house.by_name[wager.on or ""].label
    if wager.kind == "bonus":
        return f"no stake; paid on {base}"
    *first, last = (str(multiple) for multiple in wager.multiples)
    times = f"{', '.join(first)} or {last}" if first else last
    return f"equal to {base}" if times == "1" else f"{times} times {base}"


def needs_words(house: House, wager: Wager) -> str:
    """What must stand in the box first."""
    if wager.needs is None:
        return ""
    every = " and ".join(house.by_name[name].label for name in wager.needs.every)
    some = " or ".join(house.by_name[name].label for name in wager.needs.some)
    return "needs " + " and ".join(part for part in (every, some) if part)


def wager_words(house: House, wager: Wager) -> str:
    """Stake, needs and conditions of a wager in one phrase."""
    stake = stake_words(house, wager) + (" *" if wager.limits is not None and wager.limits.assumed else "")
    must = "must beat the dealer to pay" if wager.must_beat_dealer else ""
    return "; ".join(part for part in (stake, needs_words(house, wager), must) if part)


def award_words(house: House, row: Row) -> str:
    """What a row pays, with its cap."""
    cap = "" if row.cap_minor is None else f", at most {show_amount(row.cap_minor, house.currency)}"
    return f"{show_award(row.award, house.currency)}{cap}"


def result_words(result: Result) -> str:
    """How a contest ends: ``1 to 1``, ``returned`` or ``lost``."""
    if result.odds is not None:
        return format_odds(result.odds)
    return "returned" if result.outcome == "push" else "lost"


def ground_words(house: House, rule: Irregularity) -> str:
    """A ground for a void with its conditions and clause: ``exposed cards, 2 or more (rws:5.1.2)``."""
    words = "one hand" if rule.ground == "box" else rule.ground.replace("_", " ")
    if rule.ground == "exposed_cards":
        words += f", {rule.at_least} or more"
    if rule.until == "handled":
        words += ", while no player has handled the cards"
    if rule.until == "next_game":
        words += ", until the next game begins"
    if rule.unless_repaired:
        words += ", unless put right"
    return f"{words} ({house.cite(rule.clause)})"


def dealer_words(house: House) -> str:
    """What the dealer does, in one sentence."""
    dealer = house.dealer
    qualifies = (
        "always qualifies" if dealer.always_qualifies else f"qualifies with {dealer.qualifies} or better"
    )
    draws = {"never": "draws no card", "always": "always takes a fourth card, best three count"}.get(
        dealer.draws, f"draws a fourth card {dealer.draws}, best three count"
    )
    shows = f", shows {dealer.shows} of his cards at the deal" if dealer.shows else ""
    return f"Dealer {qualifies}; {draws}{shows}."


def describe(house: House) -> dict[str, Any]:
    """The whole house as plain data for programs: amounts as text, clauses with the house before them."""
    return {
        "id": house.id,
        "name": house.name,
        "game": house.game,
        "document": house.document,
        "digest": house.digest,
        "currency": house.currency.code,
        "rounding": house.rounding,
        "posted": house.posted,
        "boxes": house.boxes,
        "boxes_per_player": house.boxes_per_player,
        "deals": [method for method, _ in house.deals],
        "dealer": {
            "qualifies": house.dealer.qualifies,
            "draws": house.dealer.draws,
            "shows": house.dealer.shows,
            "clause": house.cite(house.dealer.clause),
        },
        "discards": house.decision.discards,
        "payment_order": list(house.payment_order),
        "wagers": [_wager(house, wager) for wager in house.wagers],
        "meters": [
            {
                "name": meter.name,
                "seed": format_amount(meter.seed_minor, house.currency),
                "fed_by": meter.fed_by,
                "contribution": format_share(meter.contribution),
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
        "clauses": [{"id": f"{house.id}:{each.id}", "summary": each.summary} for each in house.clauses],
        "readings": [
            {
                "id": f"{house.id}/{each.id}",
                "clause": house.cite(each.clause),
                "text": each.text,
                "assumed": each.assumed,
            }
            for each in house.readings
        ],
    }


def _wager(house: House, wager: Wager) -> dict[str, Any]:
    limits = wager.limits
    return {
        "name": wager.name,
        "label": wager.label,
        "kind": wager.kind,
        "clause": house.cite(wager.clause),
        "stake": stake_words(house, wager),
        "limits": None if limits is None else _limits(house, limits),
        "needs": None
        if wager.needs is None
        else {"every": list(wager.needs.every), "some": list(wager.needs.some)},
        "opens_box": wager.opens_box,
        "after_fold": wager.after_fold if wager.tables and wager.kind != "bonus" else None,
        "must_beat_dealer": wager.must_beat_dealer,
        "contest": {
            situation: {"ends": result_words(result), "clause": house.cite(result.clause)}
            for situation, result in wager.contest
        },
        "multiples": list(wager.multiples),
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
                "note": row.note,
                "clause": house.cite(row.clause),
            }
            for row in wager.rows
        ],
    }


def _envy(house: House, envy: Envy) -> dict[str, Any]:
    return {
        "behind": envy.behind,
        "per_player": envy.per_player,
        "after_fold": envy.after_fold,
        "clause": house.cite(envy.clause),
    }


def envy_words(house: House, wager: Wager, envy: Envy) -> str:
    """Who is paid Envy, in one sentence."""
    behind = f" with a stake on {house.by_name[envy.behind].label}" if envy.behind else ""
    often = "for each such hand" if envy.per_player == "each" else "once, for the largest"
    folded = "folded or not" if envy.after_fold == "live" else "if he has not folded"
    return (
        f"Envy: when a hand{behind} makes such a row, every other player with {wager.label} is paid {often}, "
        f"{folded}; a folded hand makes nobody envious."
    )


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
