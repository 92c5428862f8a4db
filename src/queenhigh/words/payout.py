"""Why a payout line is what it is, in one sentence made from its facts."""

from functools import lru_cache

from queenhigh.cards import SUITS
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement import Line, Seen
from queenhigh.settlement.contest import stand_of
from queenhigh.words.amounts import amount_text
from queenhigh.words.awards import award_text, odds_text
from queenhigh.words.catalogue import DEFAULT, Catalogue, Phrase, catalogue
from queenhigh.words.hands import class_words, full_phrase, hand_phrase


def payout(house: HouseLike, line: Line, language: str = DEFAULT) -> str:
    """The sentence of a line: ``Pair of kings beats the dealer's queen high: Ante pays 1 to 1``."""
    return line_sentence(find_house(house), line, language)


@lru_cache(maxsize=4096)
def line_sentence(house: House, line: Line, language: str) -> str:
    """The same, kept: a line is told to everybody at a table, and shown for as long as it lies there."""
    words, wager = catalogue(language), house.by_name[line.wager]
    places: dict[str, object] = {
        "wager": house.label(wager.name, language),
        "returned": amount_text(line.returned_minor, house.currency, language),
        "other_box": line.seen.other_box,
        **_reason_places(house, wager, line, words),
    }
    key: str = line.reason
    if key == "row/nothing" and line.seen.drew:
        key = "row/nothing.drew"
    return words.say("payout", key, places)


def log_payout(house: House, line: Line, language: str = DEFAULT) -> str:
    """A payout as the log tells it: the box, why, what comes back, the clause."""
    places = {
        "box": line.box,
        "line": payout(house, line, language),
        "amount": amount_text(line.returned_minor, house.currency, language),
        "clause": line.clause,
    }
    return catalogue(language).say("log", "line", places)


def line_label(house: House, line: Line, language: str = DEFAULT) -> str:
    """What a payout is for: the wager, or Envy on it."""
    return catalogue(language).say("kind", line.kind, {"wager": house.label(line.wager, language)})


def outcome_word(line: Line, language: str = DEFAULT) -> str:
    return catalogue(language).template("outcome", line.outcome)


def _reason_places(house: House, wager: Wager, line: Line, words: Catalogue) -> dict[str, object]:
    about = line.reason.partition("/")[0]
    if about == "contest":
        return _contest_places(house, wager, line, words)
    if about == "void" and line.seen.ground is not None:
        return {"ground": words.template("ground", line.seen.ground)}
    row = wager.rows_by_name.get(line.row)
    places: dict[str, object] = {}
    if about in ("row", "meter", "bonus"):
        places["seen"] = seen_words(line.seen, row, words)
    if row is not None:
        places["class"] = class_words(row.hand, words.language)
        places["award"] = _award_with_terms(house, wager, row, words)
    if wager.on is not None:
        places["base"] = house.label(wager.on, words.language)
    return places


def _contest_places(house: House, wager: Wager, line: Line, words: Catalogue) -> dict[str, object]:
    """Both hands, by their full names where the short ones are the same; and how it ends."""
    mine, theirs = line.seen.strength or 0, line.seen.dealer_strength or 0
    hand, dealer = (hand_phrase(strength, words.language) for strength in (mine, theirs))
    stand = stand_of(house, mine, theirs)
    if hand == dealer and line.reason != "contest/not_qualified":
        hand, dealer = (full_phrase(strength, words.language) for strength in (mine, theirs))
    odds = wager.endings[stand].odds
    ending = words.say("ending", line.outcome, {"odds": odds_text(odds, words.language) if odds else ""})
    qualifies = class_words(house.dealer.qualifies, words.language)
    return {"hand": hand, "dealer": dealer, "ending": ending, "qualifies": qualifies}


def seen_words(seen: Seen, row: Row | None, words: Catalogue) -> Phrase:
    """What a wager looked at: a hand, a colour, five of six cards."""
    if seen.colour:
        everything = row is not None and row.hand == "all_one_colour"
        return Phrase(words.template("seen", f"{seen.colour}.all" if everything else seen.colour))
    if seen.category:
        return Phrase(words.say("seen", "six", {"class": class_words(seen.category, words.language)}))
    hand = hand_phrase(seen.strength or 0, words.language)
    if seen.first:
        return Phrase(words.say("seen", "first", {"hand": hand}), hand.many)
    if seen.suit is not None:
        suit = words.template("suit", SUITS[seen.suit])
        return Phrase(words.say("seen", "suited", {"hand": hand, "suit": suit}), hand.many)
    return hand


def _award_with_terms(house: House, wager: Wager, row: Row, words: Catalogue) -> str:
    """The award with the cap and the row's note where there are any."""
    award = award_text(row.award, house.currency, words.language)
    if row.cap_minor is not None:
        cap = amount_text(row.cap_minor, house.currency, words.language)
        award = words.say("award", "capped", {"award": award, "cap": cap})
    note = house.row_note(wager.name, row, words.language)
    return words.say("award", "noted", {"award": award, "note": note}) if note else award
