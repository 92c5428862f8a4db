"""The rules card: what a house's rules say, phrase by phrase, in its labels and the reader's language.

>>> from queenhigh.rules import house
>>> dealer_words(house("draw"))
'Dealer always qualifies; draws a fourth card below pair, best three count.'
"""

from collections.abc import Iterable
from typing import Final, get_args

from queenhigh.cards import SUITS
from queenhigh.languages import DEFAULT
from queenhigh.rules.figures import ANTE_PLAY, entry_names, parse_figure
from queenhigh.rules.records import (
    Envy,
    House,
    Irregularity,
    Limits,
    Meter,
    Printed,
    Reading,
    Result,
    Row,
    Situation,
    TableMost,
    Wager,
)
from queenhigh.words.amounts import amount_text, award_text, decimal_words, meter_word, odds_text, share_text
from queenhigh.words.catalogue import Catalogue, Phrase, catalogue, number
from queenhigh.words.hands import class_words

_SITUATIONS: Final[tuple[Situation, ...]] = get_args(Situation)


def heading(code: str, language: str = DEFAULT) -> str:
    """A heading of the card, or a short remark on it."""
    return catalogue(language).template("card", code)


def situations(language: str = DEFAULT) -> dict[Situation, str]:
    """How a hand may stand against the dealer, in the order a card lists it."""
    words = catalogue(language)
    return {situation: words.template("situation", situation) for situation in _SITUATIONS}


def row_words(row: Row, language: str = DEFAULT, above: Iterable[Row] = ()) -> str:
    """The hands of a pay row, as a person says it: ``mini royal, spades``.

    Where a row `above` asks for suits, the same hand below it is ``mini royal, other suits``.
    """
    words = catalogue(language)
    said: str = class_words(row.hand, language)
    if row.suits:
        suits = [words.template("suit", SUITS[suit]) for suit in sorted(row.suits)]
        said = words.say("row", "suited", {"row": said, "suits": words.chain(suits, "or")})
    if row.on_first:
        said = words.say("row", "first", {"row": said})
    if not row.suits and any(other.suits and other.hand == row.hand for other in above):
        said = words.say("row", "other_suits", {"row": said})
    return said


def pay_lines(wager: Wager, language: str = DEFAULT) -> list[tuple[str, list[Row | None]]]:
    """The rows of a pay table by their hands: one row each or, where it counts whether a card was drawn,
    two: who stood and who drew."""
    if all(row.when == "always" for row in wager.rows):
        rows = enumerate(wager.rows)
        return [(row_words(row, language, wager.rows[:place]), [row]) for place, row in rows]
    lines: list[tuple[str, list[Row | None]]] = []
    for row in wager.rows:
        words = row_words(row, language)
        mine = {"stood": [0], "drew": [1]}.get(row.when, [0, 1])
        free = (cells for other, cells in lines if other == words and not any(cells[place] for place in mine))
        cells = next(free, None) or [None, None]
        for place in mine:
            cells[place] = row
        if not any(each is cells for _, each in lines):
            lines.append((words, cells))
    return lines


def pay_heads(wager: Wager) -> tuple[str, ...]:
    """What heads the columns of `pay_lines`, by the codes that `heading` has words for.

    Where rows say that they look at the first three cards, the columns are those of who stood and who drew.
    """
    if all(row.when == "always" for row in wager.rows):
        return ("pays",)
    return ("stood", "drew") if any(row.on_first for row in wager.rows) else ("first_three", "after_draw")


def row_label(row: Row, language: str = DEFAULT, above: Iterable[Row] = ()) -> str:
    """The same, and whether it asks for a draw: ``straight, stood``."""
    said = row_words(row, language, above)
    return said if row.when == "always" else catalogue(language).say("row", row.when, {"row": said})


def note_words(house: House, wager: Wager, row: Row, language: str = DEFAULT) -> str:
    """A row's note with the row before it; empty where it has none."""
    note = house.row_note(wager.name, row, language)
    places = {"row": row_words(row, language), "note": note}
    return catalogue(language).say("row", "noted", places) if note else ""


def limits_words(house: House, limits: Limits, language: str = DEFAULT) -> str:
    """What may be staked, in words."""
    words = catalogue(language)
    least = amount_text(limits.least_minor, house.currency, language)
    if limits.fixed:
        return words.say("stake", "exactly", {"least": least})
    tops = []
    if limits.times_of is not None:
        places = {"times": limits.times, "wager": house.label(limits.times_of, language)}
        tops.append(words.say("stake", "times", places))
    if limits.most_minor is not None:
        tops.append(amount_text(limits.most_minor, house.currency, language))
    said = words.say("stake", "between", {"least": least, "most": words.chain(tops, "or")})
    if len(tops) > 1:
        said = words.say("stake", "lesser", {"stake": said})
    step = amount_text(limits.step_minor, house.currency, language)
    return said if limits.step_minor == 1 else words.say("stake", "steps", {"stake": said, "step": step})


def stake_words(house: House, wager: Wager, language: str = DEFAULT) -> str:
    """How much a wager is, whatever its kind."""
    if wager.limits is not None:
        return limits_words(house, wager.limits, language)
    words = catalogue(language)
    places: dict[str, object] = {"base": house.label(wager.on or "", language)}
    if not wager.has_stake:
        return words.say("stake", "bonus", places)
    if wager.collected is not None:
        amounts = {"amount": wager.collected.amount_minor, "per": wager.collected.per_minor or 0}
        places |= {name: amount_text(minor, house.currency, language) for name, minor in amounts.items()}
        return words.say("stake", "collected.per" if wager.collected.per_minor else "collected", places)
    if wager.facts.stake == "equal" or wager.multiples == (1,):
        said = words.say("stake", "equal", places)
    else:
        times = words.join([str(multiple) for multiple in wager.multiples], "or")
        said = words.say("stake", "multiple", {**places, "times": times})
    if wager.owed_by == "drawn":
        said = words.say("stake", "drawn", {"stake": said})
    for each in wager.raises:
        times = words.join([str(multiple) for multiple in each.multiples], "or")
        raised = {"stake": said, "class": class_words(each.hand, language), "times": times}
        said = words.say("stake", "raised", raised)
    return said


def needs_words(house: House, wager: Wager, language: str = DEFAULT) -> str:
    """What must stand in the box first."""
    if wager.needs is None:
        return ""
    words = catalogue(language)
    parts = [
        words.chain([house.label(name, language) for name in names], how)
        for names, how in ((wager.needs.every, "and"), (wager.needs.some, "or"))
        if names
    ]
    return words.say("stake", "needs", {"needs": words.chain(parts, "and")})


def wager_words(house: House, wager: Wager, language: str = DEFAULT) -> str:
    """Stake, needs and conditions of a wager in one phrase; a star marks what is assumed."""
    words = catalogue(language)
    stake = stake_words(house, wager, language)
    if wager.limits is not None and wager.limits.assumed:
        stake = words.say("stake", "assumed", {"stake": stake})
    return "; ".join(part for part in (stake, conditions_words(house, wager, language)) if part)


def conditions_words(house: House, wager: Wager, language: str = DEFAULT) -> str:
    """What a wager needs, goes by, must do to pay, whether two awards are added; empty without conditions."""
    beats = "must_beat" + f".{wager.not_beaten}" * (wager.not_beaten != "lose")
    conditions = {
        f"looks.{wager.looks_at}": wager.looks_at is not None,
        f"beaten.{wager.side}": wager.look.pays == "lower",
        "better": wager.look.pays == "either",
        "dealer": "player" not in wager.look.reads,
        beats: wager.must_beat_dealer,
        "added": wager.awards == "added",
    }
    behind = {beats: house.cite(wager.beat_clause)}
    words = catalogue(language)
    said = (
        cited(words.template("stake", key), behind.get(key)) for key, holds in conditions.items() if holds
    )
    return "; ".join(part for part in (needs_words(house, wager, language), *said) if part)


def after_fold_words(house: House, wager: Wager, language: str = DEFAULT) -> str:
    """What becomes of a wager when its hand is folded; empty where it cannot be."""
    if wager.facts.stake == "times" or not house.folds:
        return ""
    fate = "not_paid" if not wager.has_stake else "lost" if wager.lost_by_fold else "live"
    return catalogue(language).template("after_fold", fate)


def award_words(house: House, row: Row, language: str = DEFAULT) -> str:
    """What a row pays, with its cap."""
    award = award_text(row.award, house.currency, language)
    if row.cap_minor is None:
        return award
    places = {"award": award, "cap": amount_text(row.cap_minor, house.currency, language)}
    return catalogue(language).say("award", "at_most", places)


def result_words(result: Result, language: str = DEFAULT) -> str:
    """How a contest ends: ``1 to 1``, ``returned`` or ``lost``; by the hand, where the ending has rows."""
    if result.odds is not None:
        return odds_text(result.odds, language)
    words = catalogue(language)
    if result.no_row is None:
        return words.template("result", result.outcome)
    ends = [(row_words(row, language), result_words(result.by_row(row), language)) for row in result.rows]
    rows = [words.say("result", "row", {"row": row, "ends": each}) for row, each in ends]
    other = result_words(result.no_row, language)
    return words.say("result", "rows", {"rows": ", ".join(rows), "other": other})


def ground_words(house: House, rule: Irregularity, language: str = DEFAULT) -> str:
    """A ground for a void with its conditions and clause: ``exposed cards, 2 or more (rws:5.1.2)``."""
    words = catalogue(language)
    said = words.template("ground", rule.ground)
    conditions = {
        "at_least": rule.ground == "exposed_cards",
        "handled": rule.until == "handled",
        "next_game": rule.until == "next_game",
        "unless_repaired": rule.unless_repaired,
    }
    for condition, holds in conditions.items():
        if holds:
            said = words.say("voids", condition, {"ground": said, "count": rule.at_least})
    return cited(said, house.cite(rule.clause))


def cited(words: str, clause: str | None) -> str:
    """Words with the clause behind them, where there is one."""
    return f"{words} ({clause})" if clause else words


def dealer_words(house: House, language: str = DEFAULT) -> str:
    """What the dealer does, in one sentence."""
    words = catalogue(language)
    dealer = house.dealer
    qualifies = "always_qualifies" if dealer.always_qualifies else "qualifies"
    draws, _, below = dealer.draws.partition(" ")
    mark = {"class": class_words(below.removeprefix("below "), language)}
    shows = words.say("dealer", "shows", {"count": number(dealer.shows)}) if dealer.shows else ""
    places = {
        "qualifies": words.say("dealer", qualifies, {"class": class_words(dealer.qualifies, language)}),
        "draws": words.say("dealer", f"draws_{draws}", mark),
        "shows": shows,
        "community": _community_words(house, words),
    }
    return words.say("dealer", "does", places)


def _community_words(house: House, words: Catalogue) -> str:
    """The cards that are dealt for everybody; empty where there are none."""
    if not house.community:
        return ""
    said = words.say("dealer", "community", {"count": number(house.community)})
    return cited(said, house.cite(house.community_clause))


def table_words(house: House, language: str = DEFAULT) -> str:
    """The table in one line: boxes, deck, currency, rounding, and what the dealer does."""
    words = catalogue(language)
    places = {
        "boxes": house.boxes,
        "most": house.boxes_per_player,
        "currency": house.currency.code,
        "rounding": words.template("rounding", house.rounding),
        "dealer": dealer_words(house, language),
    }
    said = words.say("card", "table" if house.boxes > 1 else "table_of_one", places)
    return f"{said} {most_words(house, house.most, language)}" if house.most else said


def most_words(house: House, most: TableMost, language: str = DEFAULT) -> str:
    """The most the table pays in one round, and how that is shared."""
    amount = {"most": amount_text(most.amount_minor, house.currency, language)}
    key = "in_order" if most.shared == "in order" else "in_proportion"
    return f"{cited(catalogue(language).say('most', key, amount), house.cite(most.clause))}."


def discards_words(house: House, language: str = DEFAULT) -> str:
    """How many cards a player may replace; empty where nobody may."""
    count = house.decision.discards
    if not count:
        return ""
    words = catalogue(language)
    who = words.template("card", "who_plays" if house.folds else "who")
    if house.decision.only:
        every = words.template("card", "all_three")
        counts = [every if each == 3 else str(each) for each in house.decision.counts[1:]]
        return words.say("card", "discards_only", {"who": who, "counts": words.join(counts, "or")})
    return words.say("card", "discards" if count > 1 else "discard", {"who": who, "count": count})


def pay_table_title(house: House, wager: Wager, language: str = DEFAULT) -> str:
    """The wager, and which of its tables is in use where it has several."""
    label = house.label(wager.name, language)
    return label if len(wager.tables) < 2 else f"{label} ({wager.table_in_use})"


def envy_words(house: House, wager: Wager, envy: Envy, language: str = DEFAULT) -> str:
    """Who is paid Envy, in one sentence."""
    words = catalogue(language)
    own = {"wager": house.label(wager.name, language)}
    behind = {"wager": house.label(envy.behind, language)} if envy.behind else {}
    places = {
        "behind": words.say("envy", "behind", behind) if behind else "",
        **own,
        "often": words.template("envy", envy.per_player),
        "folded": cited(words.template("envy", envy.after_fold), house.cite(envy.fold_clause)),
        "winner": words.say("envy", "winner", own) if envy.not_to_winner else "",
    }
    return words.say("envy", "sentence", places)


def meter_words(house: House, meter: Meter, language: str = DEFAULT) -> str:
    """What a meter starts from and grows by."""
    words = catalogue(language)
    places = {
        "meter": meter_word(meter.name, language),
        "seed": amount_text(meter.seed_minor, house.currency, language),
        "share": share_text(meter.contribution, language),
        "wager": house.label(meter.fed_by, language),
        "reserve": share_text(meter.reserve, language),
    }
    said = words.say("card", "meter.reserve" if meter.reserve else "meter", places)
    return _assumed(said, meter.assumed, words)


def reading_words(house: House, reading: Reading, language: str = DEFAULT) -> str:
    """How the document is read, and whether a number in that is ours."""
    return _assumed(house.reading_text(reading.id, language), reading.assumed, catalogue(language))


def _assumed(said: str, assumed: bool, words: Catalogue) -> str:
    return words.say("card", "assumed", {"words": said}) if assumed else said


def printed_words(house: House, printed: Printed, language: str = DEFAULT) -> str:
    """A figure that the document prints, with its name in words: ``pair plus 2.7 %``."""
    words = catalogue(language)
    figure = parse_figure(printed.figure, entry_names(house))
    if figure is None:
        said = printed.figure.replace("_", " ")
    else:
        said = words.chain([_entry_words(house, entry, words) for entry in figure.entries], "and")
        if figure.before_collection:
            said = words.say("figure", "before_collection", {"figure": said})
        if figure.of_all_money:
            said = words.say("figure", "of_all_money", {"figure": said})
        if figure.blind:
            said = words.say("figure", "blind", {"figure": said})
    percent = decimal_words(printed.percent, language)
    return words.say("figure", "percent", {"figure": said, "percent": percent})


def _entry_words(house: House, entry: str, words: Catalogue) -> str:
    if entry == ANTE_PLAY and house.ante and house.play:
        ante, play = (Phrase(house.label(wager.name, words.language)) for wager in (house.ante, house.play))
        return words.say("figure", "ante_play", {"ante": ante, "play": play})
    return words.say("figure", "entry", {"entry": Phrase(house.label(entry, words.language))})
