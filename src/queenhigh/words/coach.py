"""What a coach says: the choices of a hand by name, why the best of them is best, and the rule to learn.

>>> from queenhigh.rules import house
>>> label = choice_label(house("prime"), Option(1, (), Fraction(0)))
>>> label
'Play'
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from queenhigh.cards import DECK, RANKS, SHOWN_RANKS, Card
from queenhigh.hands import CATEGORIES, CLASSES, Category
from queenhigh.hands.three import ALL_RANKS
from queenhigh.languages import DEFAULT
from queenhigh.money import Currency, decimal_text, round_minor
from queenhigh.rules.records import House
from queenhigh.words.amounts import amount_text, decimal_words, meter_word
from queenhigh.words.catalogue import Phrase, catalogue
from queenhigh.words.hands import card_name, class_words, full_name

_PLACES: Final = (4, 5, 6)
"""How many decimals a worth has: the first that tells two apart."""
_MOST_RUNS: Final = 13
"""More rules than that for cards seen are counted, not told."""


class Option(NamedTuple):
    """One thing that may be done with a hand."""

    multiple: int
    """Play in Antes; 0 for a fold, or for standing where that costs nothing."""
    discards: tuple[Card, ...]
    worth: Fraction
    """What it brings on average, in Antes."""


def choice_label(house: House, option: Option, language: str = DEFAULT) -> str:
    """A choice as a button names it: ``Play``, ``Fold``, ``Play 2x``, ``Discard the four of clubs``."""
    words = catalogue(language)
    if not option.multiple and house.folds:
        return words.template("coach", "fold")
    if len(option.discards) == 3:  # there is nothing to choose
        said = words.template("coach", "discard_all")
    elif option.discards:
        cards = words.join([card_name(card, language) for card in option.discards], "and")
        said = words.say("coach", "discard", {"cards": cards})
    else:
        said = words.template("coach", "stand" if house.decision.discards else "play")
    several = house.play is not None and len(house.play.all_multiples) > 1 and option.multiple
    return words.say("coach", "times", {"choice": said, "times": option.multiple}) if several else said


def why_best(
    house: House,
    options: Sequence[Option],
    chances: Mapping[str, Fraction] | None = None,
    language: str = DEFAULT,
) -> str:
    """Why the first of these choices is the best: what it brings beside the second.

    Where `chances` tell it, also how the dealer's hands lie against this one.
    """
    words = catalogue(language)
    best, other = options[:2]
    places = next(
        (each for each in _PLACES if _decimal(best.worth, each) != _decimal(other.worth, each)), _PLACES[0]
    )
    said = words.say(
        "coach",
        "why",
        {
            "ante": house.label(house.ante.name, language) if house.ante else "",
            "best": choice_label(house, best, language),
            "worth": _worth(best.worth, places, language),
            "other": choice_label(house, other, language),
            "other_worth": _worth(other.worth, places, language),
        },
    )
    if chances is None:
        return said
    key = "always_qualifies" if house.dealer.always_qualifies else "qualifies"
    percents = {name: decimal_words(_decimal(100 * chance, 2), language) for name, chance in chances.items()}
    return f"{said} {words.say('coach', key, percents)}"


def grade_text(house: House, made: Option, best: Option, ante_minor: int, language: str = DEFAULT) -> str:
    """What a decision was: the best, or what it gives away on average in money."""
    choice = choice_label(house, made, language)
    words = catalogue(language)
    cost = (best.worth - made.worth) * ante_minor
    if not cost:
        return words.say("coach", "right", {"choice": choice})
    places = {
        "choice": choice,
        "amount": worth_amount(cost, house.currency, language),
        "best": choice_label(house, best, language),
    }
    return words.say("coach", "cost", places)


def worth_amount(worth_minor: Fraction, currency: Currency, language: str = DEFAULT) -> str:
    """A worth as the nearest amount there is a coin for; a cost that is smaller is said to be so."""
    nearest_minor = round_minor(worth_minor, "nearest")
    if worth_minor > 0 and not nearest_minor:
        return catalogue(language).say("coach", "under", {"amount": amount_text(1, currency, language)})
    return amount_text(nearest_minor, currency, language)


def wagers_label(house: House, wagers: Sequence[str], language: str = DEFAULT) -> str:
    """Wagers that are told as one: ``Ante and Play``."""
    return catalogue(language).join([house.label(name, language) for name in wagers], "and")


def figure_note(
    house: House, stake_minor: int | None, meters_minor: Mapping[str, int], language: str = DEFAULT
) -> str:
    """For which stake and with what on the meters a figure holds; empty where neither matters."""
    words = catalogue(language)
    parts = []
    if stake_minor is not None:
        amount = amount_text(stake_minor, house.currency, language)
        parts.append(words.say("coach", "at_stake", {"amount": amount}))
    for name, minor in meters_minor.items():
        amount = amount_text(minor, house.currency, language)
        places = {"meter": meter_word(name, language), "amount": amount}
        parts.append(words.say("coach", "at_meter", places))
    return ", ".join(parts)


class Mark(NamedTuple):
    """How far some hands are played."""

    weakest: int | None
    """The strength of the weakest of them; none where it is every hand."""
    times: int | None = None
    """For how many Antes, where one may choose."""


class Marks(NamedTuple):
    """What to play with these cards of the dealer's in view, the boldest first; without any, one folds."""

    seen: tuple[int, ...]
    marks: tuple[Mark, ...]


class ChartRule(NamedTuple):
    """To stand on some kinds of hands, and to draw by a chart with the rest."""

    stands: tuple[str, ...]
    fold: str
    """What folding brings, in Antes; empty where that depends on the hand."""


class StandRule(NamedTuple):
    """To stand from some hand up and to draw to the rest, where nobody folds."""

    weakest: int | None
    """The strength of the weakest hand that one stands on; none where it is every hand."""


Rule = ChartRule | StandRule | tuple[Marks, ...]
"""Best play as a person learns it."""


def rule_text(rule: Rule, language: str = DEFAULT) -> str:
    """The rule in words: ``Play Q-6-4 or better, fold the rest.``"""
    if isinstance(rule, ChartRule):
        return _chart_text(rule, language)
    if isinstance(rule, StandRule):
        key = "stand" if rule.weakest is None else "stand_or_draw"
        return catalogue(language).say("best_play", key, {"hands": _hands_from(rule.weakest, language)})
    told = [(seen_text(seen, language), marks_text(marks, language)) for seen, marks in rule]
    return runs_text(told, language)


def marks_text(marks: Sequence[Mark], language: str = DEFAULT) -> str:
    words = catalogue(language)
    if not marks:
        return words.template("best_play", "fold")
    told = []
    for mark in marks:
        hands = _hands_from(mark.weakest, language)
        each = {"times": mark.times, "hands": hands}
        told.append(hands if mark.times is None else words.say("best_play", "times", each))
    key = "play" if marks[-1].weakest is None else "play_or_fold"
    return words.say("best_play", key, {"hands": ", ".join(told)})


def _hands_from(weakest: int | None, language: str) -> str:
    """The hands of at least this strength, or every hand."""
    words = catalogue(language)
    if weakest is None:
        return words.template("best_play", "every")
    return words.say("best_play", "from", {"hand": hand_text(weakest, language)})


def runs_text(rules: Sequence[tuple[str, str]], language: str = DEFAULT) -> str:
    """Rules by the cards seen: one for each run of cards that are played alike, or the only one there is."""
    words = catalogue(language)
    runs: dict[str, list[str]] = {}
    for seen, text in rules:
        runs.setdefault(text, []).append(seen)
    if len(rules) == 1:
        return rules[0][1]
    if len(runs) > _MOST_RUNS:
        return words.say("best_play", "many", {"count": len(rules)})
    told = [{"cards": ", ".join(seen), "rule": Phrase(text)} for text, seen in runs.items()]
    return " ".join(words.say("best_play", "shows", each) for each in told)


def _chart_text(rule: ChartRule, language: str) -> str:
    words = catalogue(language)
    folding = words.template("best_play", "folding")
    if rule.fold:
        folding = words.say("best_play", "fold_costs", {"antes": decimal_words(rule.fold, language)})
    told = [words.say("best_play", "chart", {"folding": folding})]
    if rule.stands:
        hands = words.join([class_words(name, language) for name in rule.stands], "or")
        told.insert(0, words.say("best_play", "stand", {"hands": hands}))
    return " ".join(told)


def hand_text(strength: int, language: str = DEFAULT) -> str:
    """A hand as a strategy names it: ``Q-6-4``, ``K-K-4``, ``pair``, ``straight``."""
    category = CATEGORIES[strength]
    for name, kind in CLASSES.items():
        if kind.least == strength and category is not Category.HIGH_CARD:
            return str(class_words(name, language))
    ranks = ALL_RANKS[strength].ranks
    if category in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        return full_name(strength, language).lower()
    times = {Category.PAIR: (ranks[0], *ranks), Category.THREE_OF_A_KIND: ranks * 3}
    return "-".join(SHOWN_RANKS[rank] for rank in times.get(category, ranks))


def seen_text(known: Iterable[int], language: str = DEFAULT) -> str:
    """Seen cards as a class of cards: ``10``, ``KT suited``."""
    cards = sorted((DECK[card] for card in known), key=lambda card: -card.rank)
    if len(cards) == 1:
        return SHOWN_RANKS[cards[0].rank]
    ranks = "".join(RANKS[card.rank] for card in cards)
    suited = "suited" if len({card.suit for card in cards}) == 1 else "unsuited"
    said = len(set(ranks)) > 1
    return catalogue(language).say("best_play", suited, {"ranks": ranks}) if said else ranks


def _worth(worth: Fraction, places: int, language: str) -> str:
    key = "brings" if worth > 0 else "loses" if worth < 0 else "even"
    amount = decimal_words(_decimal(abs(worth), places), language)
    return catalogue(language).say("coach", key, {"amount": amount})


def _decimal(number: Fraction, places: int) -> str:
    """The nearest decimal of so many places at most."""
    return decimal_text(Fraction(round_minor(number * 10**places, "nearest"), 10**places))
