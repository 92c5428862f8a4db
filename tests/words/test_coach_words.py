"""A coach's words: choices by the names of buttons, and figures that are right to the last digit shown."""

from fractions import Fraction

import pytest

from queenhigh.cards import parse_cards
from queenhigh.facts import Facts
from queenhigh.hands import parse_threshold
from queenhigh.rules import house
from queenhigh.words import say
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


@pytest.mark.parametrize(
    ("name", "option", "english", "spanish"),
    [
        ("prime", FOLD, "Fold", "Retirarse"),
        ("prime", Option(1, (), Fraction(0)), "Play", "Jugar"),
        ("draw", Option(1, (), Fraction(0)), "Stand", "Plantarse"),
        (
            "draw",
            Option(1, parse_cards("4c"), Fraction(0)),
            "Discard the four of clubs",
            "Descartar cuatro de tréboles",
        ),
        ("ultimate", Option(3, (), Fraction(0)), "Play 3x", "Jugar 3x"),
        ("second_chance", Option(0, (), Fraction(0)), "Stand", "Plantarse"),
        (
            "second_chance",
            Option(1, parse_cards("Ks 7d 4c"), Fraction(0)),
            "Draw three new cards",
            "Cambiar las tres cartas",
        ),
    ],
)
def test_choices_are_named_as_buttons_are(name: str, option: Option, english: str, spanish: str) -> None:
    assert choice_label(house(name), option) == english
    assert choice_label(house(name), option, "es") == spanish


def test_why_says_what_the_two_best_bring() -> None:
    play = Option(1, (), Fraction(-431249, 1000000))
    assert why_best(house("prime"), (play, FOLD)) == (
        "In units of the Ante, on average: Play loses 0.4312, Fold loses 1."
    )
    better = Option(1, (), Fraction(5, 4))
    assert why_best(house("prime"), (better, Option(0, (), Fraction(0))), language="es") == (
        "En unidades de Ante, de media: Jugar gana 1,25, Retirarse queda igual."
    )


@pytest.mark.parametrize(
    ("worth", "english", "spanish"),
    [
        (Fraction(-1, 2), "Fold gives away £2.50 on average: Play is best.",
         "Retirarse cuesta 2,50\u00a0£ de media: lo mejor es Jugar."),
        (Fraction(-9999, 10_000), "Fold gives away less than £0.01 on average: Play is best.",
         "Retirarse cuesta menos de 0,01\u00a0£ de media: lo mejor es Jugar."),
        (Fraction(-1), "Fold is best.", "Retirarse es lo mejor."),
    ],
)  # fmt: skip
def test_a_decision_is_graded_in_money(worth: Fraction, english: str, spanish: str) -> None:
    best = Option(1, (), worth)
    assert grade_text(house("prime"), FOLD, best, 500) == english
    assert grade_text(house("prime"), FOLD, best, 500, "es") == spanish
    assert grade_text(house("prime"), best, best, 500) == "Play is best."


def test_two_that_are_close_are_told_apart() -> None:
    close = Option(1, (), Fraction(-999_999, 1_000_000))
    assert "Play loses 0.999999, Fold loses 1." in why_best(house("prime"), (close, FOLD))
    same = Option(1, (), Fraction(-1))
    assert "Play loses 1, Fold loses 1." in why_best(house("prime"), (same, FOLD))


def test_chances_are_told_in_percent() -> None:
    chances = {
        "not_qualified": Fraction(304, 1000),
        "higher": Fraction(1, 3),
        "equal": Fraction(1, 18424),
        "lower": Fraction(1, 2),
    }
    options = (Option(1, (), Fraction(1)), FOLD)
    assert why_best(house("prime"), options, chances).endswith(
        "Of the deals left, the dealer does not qualify in 30.4 %, you beat a qualifying hand in 33.33 %, "
        "are level with one in 0.01 % and lose to one in 50 %."
    )
    assert why_best(house("prime"), options, chances, "es").endswith(
        "la banca no califica en el 30,4\u00a0%; califica y la superas en el 33,33\u00a0%, "
        "empatas en el 0,01\u00a0% y pierdes en el 50\u00a0%."
    )
    assert why_best(house("draw"), options, chances).endswith(
        "Of the deals left, you beat the dealer in 33.33 %, are level in 0.01 % and lose in 50 %."
    )


QUEEN, PAIR = parse_threshold("Q-8-4"), parse_threshold("pair")


@pytest.mark.parametrize(
    ("rule", "english", "spanish"),
    [
        ((Marks((), ()),), "Fold every hand.", "Retira todas las manos."),
        ((Marks((), (Mark(None),)),), "Play every hand.", "Juega cualquier mano."),
        (
            (Marks((0,), (Mark(PAIR, 3), Mark(QUEEN, 1))), Marks((4,), (Mark(None, 3),))),
            (
                "Dealer shows 2: Play 3 x with pair or better, 1 x with Q-8-4 or better, fold the rest. "
                "Dealer shows 3: Play 3 x with every hand."
            ),
            (
                "Si la banca muestra 2: juega 3 x con pareja o mejor, 1 x con Q-8-4 o mejor y retira el "
                "resto. Si la banca muestra 3: juega 3 x con cualquier mano."
            ),
        ),
        (
            StandRule(parse_threshold("K-10-2")),
            "Stand on K-10-2 or better, draw to the rest.",
            "Plántate con K-10-2 o mejor y cambia el resto.",
        ),
        (StandRule(None), "Stand on every hand.", "Plántate con cualquier mano."),
        (
            ChartRule(("straight", "flush"), "-1.5"),
            (
                "Stand on straight or flush. Otherwise keep the two cards that stand highest in the chart "
                "and draw one; fold if even they are worth less than -1.5, which is what folding costs in "
                "Antes."
            ),
            (
                "Plántate con escalera o color. Si no, conserva las dos cartas que estén más arriba en la "
                "tabla y cambia la otra; retírate si incluso esas valen menos que -1,5, que es lo que cuesta "
                "retirarse en Antes."
            ),
        ),
    ],
)
def test_the_rule_to_learn_is_told_in_both_languages(rule: Rule, english: str, spanish: str) -> None:
    assert (rule_text(rule), rule_text(rule, "es")) == (english, spanish)


def test_a_bot_is_called_with_its_strategy_in_words() -> None:
    for name, spanish in (("Bot Wanda (best)", "Bot Wanda (mejor juego)"), ("Bot (Q-6-4)", "Bot (Q-6-4)")):
        told = Facts(player="bot.1", box=2, wager="ante", amount_minor=500)
        said = [
            say("log", house("prime"), "placed", told, language, {"bot.1": name}) for language in ("en", "es")
        ]
        assert said == [f"Box 2: {name} £5 on Ante", f"Casilla 2: {spanish} apuesta 5\u00a0£ en Ante"]
