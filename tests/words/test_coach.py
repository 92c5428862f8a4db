"""A coach's words: choices by the names of buttons, and figures that are right to the last digit shown."""

from fractions import Fraction

import pytest

from kit import golden
from queenhigh.cards import parse_cards
from queenhigh.facts import Facts
from queenhigh.hands import parse_threshold
from queenhigh.rules import house
from queenhigh.words import LANGUAGES, say
from queenhigh.words.coach import (
    ChartRule,
    Mark,
    Marks,
    Option,
    Rule,
    StandRule,
    choice_label,
    grade_text,
    rule_text,
    why_best,
)

FOLD = Option(0, (), Fraction(-1))
PLAY = Option(1, (), Fraction(0))
CHOICES = (
    ("prime", FOLD),
    ("prime", PLAY),
    ("draw", PLAY),
    ("draw", Option(1, parse_cards("4c"), Fraction(0))),
    ("ultimate", Option(3, (), Fraction(0))),
    ("second_chance", Option(0, (), Fraction(0))),
    ("second_chance", Option(1, parse_cards("Ks 7d 4c"), Fraction(0))),
)
CHANCES = {
    "not_qualified": Fraction(304, 1000),
    "higher": Fraction(1, 3),
    "equal": Fraction(1, 18424),
    "lower": Fraction(1, 2),
}
WORTHS = ("-0.431249", "-0.999999", "-1", "-0.5", "1.25", "-0.9999")
QUEEN, PAIR = parse_threshold("Q-8-4"), parse_threshold("pair")
RULES: tuple[Rule, ...] = (
    (Marks((), ()),),
    (Marks((), (Mark(None),)),),
    (Marks((0,), (Mark(PAIR, 3), Mark(QUEEN, 1))), Marks((4,), (Mark(None, 3),))),
    StandRule(parse_threshold("K-10-2")),
    StandRule(None),
    ChartRule(("straight", "flush"), "-1.5"),
)


def advice(language: str) -> list[str]:
    """Choices by their names, why the best of two is so, a grade in money, and rules to learn."""
    prime = house("prime")
    said = [f"{name}: {choice_label(house(name), option, language)}" for name, option in CHOICES]
    for worth in WORTHS:
        best = Option(1, (), Fraction(worth))
        said += ["", f"Play at {worth}, Fold at -1", why_best(prime, (best, FOLD), language=language)]
        said += [grade_text(prime, FOLD, best, 500, language), grade_text(prime, best, best, 500, language)]
    said += ["", why_best(prime, (Option(1, (), Fraction(1)), Option(0, (), Fraction(0))), language=language)]
    said += [why_best(house(name), (PLAY, FOLD), CHANCES, language) for name in ("prime", "draw")]
    return [*said, "", *(rule_text(rule, language) for rule in RULES), ""]


@pytest.mark.golden
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_so(language: str) -> None:
    golden.compare(f"golden/texts/coach.{language}.txt", "\n".join(advice(language)))


def test_two_that_are_close_are_told_apart() -> None:
    close = Option(1, (), Fraction(-999_999, 1_000_000))
    assert "0.999999" in why_best(house("prime"), (close, FOLD))


def test_a_bot_is_called_with_its_strategy_in_words() -> None:
    for name, spanish in (("Bot Wanda (best)", "Bot Wanda (mejor juego)"), ("Bot (Q-6-4)", "Bot (Q-6-4)")):
        told = Facts(player="bot.1", box=2, wager="ante", amount_minor=500)
        said = [
            say("log", house("prime"), "placed", told, language, {"bot.1": name}) for language in ("en", "es")
        ]
        assert said == [f"Box 2: {name} £5 on Ante", f"Casilla 2: {spanish} apuesta 5\u00a0£ en Ante"]
