"""Why a payout line is what it is, in one sentence made from its facts."""

from functools import lru_cache

from msgspec.structs import replace

from queenhigh.cards import SUITS
from queenhigh.hands import SIX_CARD_ROYAL
from queenhigh.languages import DEFAULT
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.awards import Flat
from queenhigh.rules.records import House, Row, Wager
from queenhigh.settlement import Line, Seen
from queenhigh.settlement.contest import stand_of
from queenhigh.words.amounts import amount_text, award_text, odds_text
from queenhigh.words.catalogue import Catalogue, Phrase, catalogue
from queenhigh.words.hands import class_words, full_phrase, hand_phrase
from queenhigh.words.rules_card import award_words, cited


def payout(house: HouseLike, line: Line, language: str = DEFAULT) -> str:
    """The sentence of a line: ``Pair of kings beats the dealer's queen high: Ante pays 1 to 1``."""
    return line_sentence(find_house(house), line, language)


@lru_cache(maxsize=4096)
def line_sentence(house: House, line: Line, language: str) -> str:
    """The same, kept: a line is told to everybody at a table, and shown for as long as it lies there."""
    words = catalogue(language)
    wager = house.by_name[line.wager]
    due_minor = line.seen.due_minor
    whole_minor = line.returned_minor if due_minor is None else due_minor  # Envy has no stake of its own
    places: dict[str, object] = {
        "wager": house.label(wager.name, language),
        "envy": amount_text(whole_minor, house.currency, language),
        "other_box": line.seen.other_box,
        **_reason_places(house, wager, line, words),
    }
    said = words.say("payout", _key(wager, line), places)
    if due_minor is None or house.most is None:
        return said
    amounts = {"most": house.most.amount_minor, "due": due_minor, "won": line.won_minor}
    parts = {name: amount_text(minor, house.currency, language) for name, minor in amounts.items()}
    parts["clause"] = cited("", house.cite(house.most.clause))
    return words.say("most", "line" if line.won_minor else "line.nothing", {"line": said, **parts})


def _key(wager: Wager, line: Line) -> str:
    """The reason, with the case of it that has words of its own."""
    if line.reason == "row/nothing" and wager.look.pays == "either":
        return "row/nothing.neither"
    if line.reason == "row/nothing" and line.seen.drew and not (line.seen.first or _goes_by_first(wager)):
        return "row/nothing.drew"
    return "contest/not_qualified.row" if line.reason == "contest/not_qualified" and line.row else line.reason


def clauses_behind(house: House, line: Line) -> list[str]:
    """The clauses that a line and its sentence cite: what decided, what is added, the most a table pays."""
    first = house.by_name[line.wager].rows_by_name.get(line.seen.first_row)
    most = house.most if line.seen.due_minor is not None else None
    others = (first.clause if first else "", most.clause if most else "")
    return [line.clause, *filter(None, map(house.cite, others))]


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
    places: dict[str, object] = {"note": ""}
    if about in ("row", "meter", "bonus"):
        places["seen"] = _looked_at(line, wager, row, words)
    if row is not None:
        hand = class_words(row.hand, words.language)
        places["class"] = _suited(hand, line.seen, row, words) if row.suits else hand
        places["award"] = _award_with_terms(house, wager, row, words)
        places["note"] = _noted(house, wager, row, words)
    if line.seen.first_row:
        places |= _first_places(house, wager, line, words)
    if wager.on is not None:
        places["base"] = house.label(wager.on, words.language)
    return places


def _suited(hand: Phrase, seen: Seen, row: Row | None, words: Catalogue) -> Phrase:
    """A hand with its suit where that was kept, or else with the suits that its row asks for."""
    suits = [seen.suit] if seen.suit is not None else sorted(row.suits) if row else []
    if not suits:
        return hand
    said = words.join([words.template("suit", SUITS[suit]) for suit in suits], "or")
    return Phrase(words.say("seen", "suited", {"hand": hand, "suit": said}), hand.many)


def _first_places(house: House, wager: Wager, line: Line, words: Catalogue) -> dict[str, object]:
    """What the first three cards add to what the final hand is paid: the stake comes back once.

    The clause of their row is said where the line does not cite it.
    """
    row = wager.rows_by_name[line.seen.first_row]
    hand = hand_phrase(line.seen.first_strength or 0, words.language)
    first = Phrase(words.say("seen", "first", {"hand": hand}), hand.many)
    if isinstance(row.award, Flat):
        row = replace(row, award=replace(row.award, with_stake=False))
    award = _noted(house, wager, row, words, award_words(house, row, words.language))
    clause = house.citations[row.clause]
    return {"first": first, "first_award": cited(award, clause if clause != line.clause else None)}


def _contest_places(house: House, wager: Wager, line: Line, words: Catalogue) -> dict[str, object]:
    """Both hands, by their full names where the short ones are the same; and how it ends."""
    mine = line.seen.strength or 0
    theirs = line.seen.dealer_strength or 0
    hand, dealer = _both_hands(line.seen, words, told_apart=line.reason != "contest/not_qualified")
    stand = stand_of(house, mine, theirs)
    odds = wager.endings[stand].for_hand(mine).odds
    outcome = line.outcome if line.seen.due_minor is None else "win"  # of which the table pays less
    ending = words.say("ending", outcome, {"odds": odds_text(odds, words.language) if odds else ""})
    qualifies = class_words(house.dealer.qualifies, words.language)
    return {"hand": hand, "dealer": dealer, "ending": ending, "qualifies": qualifies}


def _both_hands(seen: Seen, words: Catalogue, told_apart: bool = True) -> tuple[Phrase, Phrase]:
    """The player's hand and the dealer's, in full where they would be called the same."""
    both = seen.strength or 0, seen.dealer_strength or 0
    hand, dealer = (hand_phrase(strength, words.language) for strength in both)
    if told_apart and hand == dealer:
        hand, dealer = (full_phrase(strength, words.language) for strength in both)
    return hand, dealer


def _beaten_words(seen: Seen, words: Catalogue) -> Phrase:
    """Whose hand is beaten, and by which."""
    hand, dealer = _both_hands(seen, words)
    mine = seen.strength or 0
    theirs = seen.dealer_strength or 0
    whose = "player" if mine < theirs else "dealer" if mine > theirs else "neither"
    said = words.say("seen", f"beaten.{whose}", {"hand": hand, "dealer": dealer})
    return Phrase(said, dealer.many if whose == "dealer" else hand.many)


def _better_words(seen: Seen, row: Row | None, words: Catalogue) -> Phrase:
    """The hand that makes the row, the player's before the dealer's; both where neither does."""
    hand, dealer = _both_hands(seen, words)
    if row is None or row.strengths is None:
        return Phrase(words.say("seen", "better.neither", {"hand": hand, "dealer": dealer}), True)
    if row.strengths.holds(seen.strength or 0):
        return hand
    return Phrase(words.say("seen", "dealer", {"dealer": dealer}), dealer.many)


def _goes_by_first(wager: Wager) -> bool:
    """Whether its rows look at the first three cards alone."""
    return wager.look.own and bool(wager.rows) and not wager.apart[1]


def _looked_at(line: Line, wager: Wager, row: Row | None, words: Catalogue) -> Phrase:
    """What decided a line by rows: of a hand that is compared, the three cards in the end."""
    seen = line.seen
    compared = line.reason in ("row/not_beaten", "row/not_beaten_pushes", "row/folded")
    if compared and (seen.strength is None or seen.first):
        return Phrase(words.template("seen", "compared"), many=True)
    if line.reason == "row/nothing" and seen.drew and not seen.first and _goes_by_first(wager):
        return Phrase(words.template("seen", "first_cards"), many=True)
    return seen_words(seen, wager, row, words)


def seen_words(seen: Seen, wager: Wager, row: Row | None, words: Catalogue) -> Phrase:
    """What a wager looked at: a hand, a colour, five of six cards, or a hand with the community cards."""
    if seen.colour:
        everything = row is not None and row.hand == "all_one_colour"
        return Phrase(words.template("seen", f"{seen.colour}.all" if everything else seen.colour))
    if seen.category:
        suit = "" if seen.suit is None else words.template("suit", SUITS[seen.suit])
        places = {"class": class_words(seen.category, words.language), "suit": suit}
        if seen.category == SIX_CARD_ROYAL:  # always of one suit, and its name says of how many cards
            return Phrase(words.say("seen", "six.royal", places))
        key = "five" if wager.look.community else "six"
        return Phrase(words.say("seen", f"{key}.suited" if suit else key, places))
    if "player" not in wager.look.reads:
        dealer = hand_phrase(seen.dealer_strength or 0, words.language)
        return Phrase(words.say("seen", "dealer", {"dealer": dealer}), dealer.many)
    if wager.look.pays == "either":
        return _better_words(seen, row, words)
    if seen.dealer_strength is not None:
        return _beaten_words(seen, words)
    hand = hand_phrase(seen.strength or 0, words.language)
    if seen.first:
        return Phrase(words.say("seen", "first", {"hand": hand}), hand.many)
    return _suited(hand, seen, row, words)


def _award_with_terms(house: House, wager: Wager, row: Row, words: Catalogue) -> str:
    """The award with the cap and the row's note where there are any."""
    award = award_text(row.award, house.currency, words.language)
    if row.cap_minor is not None:
        cap = amount_text(row.cap_minor, house.currency, words.language)
        award = words.say("award", "capped", {"award": award, "cap": cap})
    return _noted(house, wager, row, words, award)


def _noted(house: House, wager: Wager, row: Row, words: Catalogue, said: str = "") -> str:
    """What is said of a row with its note behind it, where it has one."""
    note = house.row_note(wager.name, row, words.language)
    return words.say("award", "noted", {"award": said, "note": note}) if note else said
