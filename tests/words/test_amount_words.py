"""Amounts and decimals by language: English as `money` shows them, Spanish as a Spanish page does."""

from fractions import Fraction

import pytest

from queenhigh.money import CURRENCIES, Odds, format_share, show_amount
from queenhigh.rules.awards import MeterShare
from queenhigh.words.amounts import amount_text, decimal_words, share_text
from queenhigh.words.awards import award_text, odds_text

MINOR = (0, 1, 5, 50, 99, 100, 500, 12_345, 99_999, 100_020, 999_999, 1_000_000, 10**15)


@pytest.mark.parametrize("code", CURRENCIES)
def test_english_writes_amounts_as_they_are_shown_everywhere(code: str) -> None:
    for minor in MINOR:
        for amount in (minor, -minor):
            assert amount_text(amount, CURRENCIES[code]) == show_amount(amount, CURRENCIES[code])


@pytest.mark.parametrize(
    ("minor", "code", "english", "spanish"),
    [
        (500, "GBP", "£5", "5_£"),
        (-500, "GBP", "-£5", "-5_£"),
        (5, "GBP", "£0.05", "0,05_£"),
        (100_020, "GBP", "£1,000.20", "1000,20_£"),
        (999_900, "GBP", "£9,999", "9999_£"),
        (1_000_050, "SGD", "S$10,000.50", "10.000,50_S$"),
        (-123_456_789, "SGD", "-S$1,234,567.89", "-1.234.567,89_S$"),
        (0, "USD", "$0", "0_$"),
        (4995, "JPY", "¥4,995", "4995_¥"),
        (49_950, "JPY", "¥49,950", "49.950_¥"),
        (1250, "CHF", "CHF 12.50", "12,50_CHF"),
    ],
)
def test_amounts(minor: int, code: str, english: str, spanish: str) -> None:
    assert amount_text(minor, CURRENCIES[code]) == english
    assert amount_text(minor, CURRENCIES[code], "es") == spanish.replace("_", "\u00a0")


def test_decimals_and_shares() -> None:
    assert decimal_words("0.8204") == "0.8204"
    assert [decimal_words(plain, "es") for plain in ("0.8204", "-2.70", "7", "1/3")] == [
        "0,8204", "-2,70", "7", "1/3",
    ]  # fmt: skip
    for share in (Fraction(1), Fraction(1, 8), Fraction(2751, 10_000)):
        assert share_text(share) == format_share(share)
    assert share_text(Fraction(2751, 10_000), "es") == "27,51\u00a0%"


def test_awards() -> None:
    money = CURRENCIES["SGD"]
    assert odds_text(Odds(25, 2), "es") == "12,5 a 1"
    assert odds_text(Odds(3, 2), "es") == "3 a 2"
    assert award_text(MeterShare(Fraction(1, 8), "main"), money) == "12.5% of the meter"
    assert award_text(MeterShare(Fraction(1, 8), "main"), money, "es") == "el 12,5\u00a0% del bote"
