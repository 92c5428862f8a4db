"""Amounts, odds and shares: read exactly, written back exactly, rounded only where it is said."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit import golden
from queenhigh.money import (
    AMOUNT_LIMIT_MINOR,
    CURRENCIES,
    USD,
    Currency,
    MoneyError,
    Odds,
    Rounding,
    decimal_text,
    format_amount,
    format_odds,
    format_share,
    parse_amount,
    parse_odds,
    parse_share,
    round_minor,
    show_amount,
)

JPY = CURRENCIES["JPY"]
amounts = st.integers(0, AMOUNT_LIMIT_MINOR)
currencies = st.sampled_from(list(CURRENCIES.values()))
roundings: st.SearchStrategy[Rounding] = st.sampled_from(get_args(Rounding))


def test_each_currency_is_filed_under_its_code_and_has_its_own_sign() -> None:
    assert all(code == currency.code for code, currency in CURRENCIES.items())
    assert len({currency.sign for currency in CURRENCIES.values()}) == len(CURRENCIES)
    assert {code for code, currency in CURRENCIES.items() if currency.unit_minor == 1} == {"JPY", "KRW"}


@settings(deadline=None)
@given(amounts, currencies)
def test_amounts_round_trip(amount_minor: int, currency: Currency) -> None:
    assert parse_amount(format_amount(amount_minor, currency), currency) == amount_minor
    shown = show_amount(amount_minor, currency).removeprefix(currency.sign)
    assert parse_amount(shown, currency) == amount_minor


@pytest.mark.parametrize(
    ("text", "amount_minor"),
    [
        ("0", 0), ("10", 1000), ("12.5", 1250), ("12.50", 1250), ("12.5000", 1250), ("0.01", 1),
        ("007", 700), (" 10 ", 1000), ("1,250", 125_000), ("12,345.67", 1_234_567),
        ("1,234,567", 123_456_700), ("1e3", 100_000), ("1.5E2", 15_000),
    ],
)  # fmt: skip
def test_dollars_are_read(text: str, amount_minor: int) -> None:
    assert parse_amount(text, USD) == amount_minor


NOT_AMOUNTS = (
    "", " ", "-1", "+1", "1-", ".5", "5.", "1e", "1e300", "$5", "5 5", "ten", "NaN", "1_000", "0x1", "١٠",
    "²", "1,5", "1,50", "1,2345", "1234,567", ",100", "100,", "1,,000", "1,000,00", "1.5,000", "0.1,000",
    "0.001",
)  # fmt: skip
NOT_ODDS = (
    "", "3", "3/2", "3:0", "3 to 0.0", "-3:2", "3:-2", ":2", "3:", "3:2:1", "1e3:1", "٣:2",
    "999999999:0.000001",
)  # fmt: skip
NOT_SHARES = ("", "10", "%", "-1%", "100.000001%", "101%", "1e1%", "1/3%", "0.0000001%", "10%%")
NOT_TEXT: tuple[Any, ...] = (10, 10.5, True, None, b"10", Fraction(1, 2), ["10"])
WRONG: list[tuple[Callable[..., object], Iterable[Any]]] = [
    (lambda text: parse_amount(text, USD), (*NOT_AMOUNTS, *NOT_TEXT)),
    (lambda text: parse_amount(text, CURRENCIES["EUR"]), ("12.345",)),
    (lambda text: parse_amount(text, JPY), ("10.5", "0.1")),
    (parse_odds, (*NOT_ODDS, *NOT_TEXT)),
    (parse_share, (*NOT_SHARES, *NOT_TEXT)),
]


@pytest.mark.golden
def test_text_that_is_not_an_amount_odds_or_a_share_is_refused() -> None:
    told = []
    for parse, texts in WRONG:
        for text in texts:
            with pytest.raises(MoneyError) as caught:
                parse(text)
            told.append(str(caught.value))
    for currency in CURRENCIES.values():
        assert parse_amount(format_amount(AMOUNT_LIMIT_MINOR, currency), currency) == AMOUNT_LIMIT_MINOR
        with pytest.raises(MoneyError) as caught:
            parse_amount(format_amount(AMOUNT_LIMIT_MINOR + 1, currency), currency)
        told.append(str(caught.value))
    golden.compare("golden/texts/money_errors.txt", "\n".join([*told, ""]))


def test_yen_have_no_decimals_but_zeros_do_no_harm() -> None:
    assert parse_amount("1,500", JPY) == parse_amount("1500.00", JPY) == 1500
    assert format_amount(1500, JPY) == "1500"
    assert format_amount(-1500, JPY) == "-1500"
    assert show_amount(1_500_000, JPY) == "¥1,500,000"


@pytest.mark.parametrize(
    ("amount_minor", "plain", "shown"),
    [
        (0, "0.00", "$0"), (5, "0.05", "$0.05"), (-5, "-0.05", "-$0.05"), (-250, "-2.50", "-$2.50"),
        (125_000, "1250.00", "$1,250"), (125_050, "1250.50", "$1,250.50"),
    ],
)  # fmt: skip
def test_amounts_are_written(amount_minor: int, plain: str, shown: str) -> None:
    assert (format_amount(amount_minor, USD), show_amount(amount_minor, USD)) == (plain, shown)


@pytest.mark.parametrize("parse", [lambda text: parse_amount(text, USD), parse_odds, parse_share])
def test_hostile_text_is_cut_short(parse: object) -> None:
    assert callable(parse)
    for text in ("9" * 100_000, "1," * 50_000, "1.1" * 50_000, "\x1b" * 1_000):
        with pytest.raises(MoneyError) as refused:
            parse(text)
        assert len(str(refused.value)) < 150
        assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("text", "odds"),
    [
        ("40 to 1", Odds(40, 1)), ("3:2", Odds(3, 2)), ("3 : 2", Odds(3, 2)), ("3to2", Odds(3, 2)),
        ("12.5:1", Odds(25, 2)), ("1:1", Odds(1, 1)), ("6:4", Odds(3, 2)), ("0.25 to 1", Odds(1, 4)),
        ("500 for 1", Odds(500, 1, for_one=True)), ("500 FOR 1", Odds(500, 1, for_one=True)),
        (" 7 TO 2 ", Odds(7, 2)), ("0.1:0.3", Odds(1, 3)),
    ],
)  # fmt: skip
def test_odds_are_read_into_lowest_terms(text: str, odds: Odds) -> None:
    assert parse_odds(text) == odds


@pytest.mark.parametrize(
    ("odds", "text"),
    [
        (Odds(3, 2), "3 to 2"), (Odds(1, 1), "1 to 1"), (Odds(4, 1), "4 to 1"), (Odds(40, 1), "40 to 1"),
        (Odds(25, 2), "12.5 to 1"), (Odds(500, 1, for_one=True), "500 for 1"),
        (Odds(3, 2, for_one=True), "3 for 2"), (Odds(31, 3), "31 to 3"),
    ],
)  # fmt: skip
def test_odds_are_written_as_a_dealer_says_them(odds: Odds, text: str) -> None:
    assert format_odds(odds) == str(odds) == text


@settings(deadline=None)
@given(st.integers(0, 99_999), st.integers(1, 9_999), st.booleans())
def test_odds_round_trip_and_are_made_in_lowest_terms(pays: int, stake: int, for_one: bool) -> None:
    ratio = Fraction(pays, stake)
    odds = Odds(ratio.numerator, ratio.denominator, for_one)
    assert parse_odds(format_odds(odds)) == odds
    assert odds.ratio == ratio
    with pytest.raises(MoneyError):
        Odds(2 * ratio.numerator, 2 * ratio.denominator)


@pytest.mark.parametrize(
    ("text", "stake_minor", "down", "nearest", "up"),
    [
        ("40 to 1", 500, 20_000, 20_000, 20_000), ("40 to 1", 0, 0, 0, 0), ("0:1", 100, 0, 0, 0),
        ("3:2", 500, 750, 750, 750), ("3:2", 1, 1, 2, 2), ("3:2", 3, 4, 5, 5), ("12.5:1", 1, 12, 13, 13),
        ("1:3", 1, 0, 0, 1), ("2:3", 1, 0, 1, 1), ("500 for 1", 100, 49_900, 49_900, 49_900),
        ("1 for 1", 100, 0, 0, 0), ("3 for 2", 3, 1, 2, 2), ("1 for 2", 3, -2, -1, -1),
    ],
)  # fmt: skip
def test_winnings_with_each_rounding(text: str, stake_minor: int, down: int, nearest: int, up: int) -> None:
    odds = parse_odds(text)
    assert odds.winnings(stake_minor) == odds.winnings(stake_minor, "down") == down
    assert odds.winnings(stake_minor, "nearest") == nearest
    assert odds.winnings(stake_minor, "up") == up


@settings(deadline=None)
@given(st.integers(0, 10**9), st.integers(1, 10**6), amounts, st.booleans())
def test_winnings_are_the_exact_product_rounded_once(
    pays: int, stake: int, bet_minor: int, for_one: bool
) -> None:
    ratio = Fraction(pays, stake)
    odds = Odds(ratio.numerator, ratio.denominator, for_one)
    returned = bet_minor if for_one else 0
    down, nearest, up = (odds.winnings(bet_minor, way) + returned for way in ("down", "nearest", "up"))
    exact = pays * bet_minor
    assert down * stake <= exact < (down + 1) * stake
    assert (up - 1) * stake < exact <= up * stake
    assert -stake < 2 * (exact - nearest * stake) < stake or 2 * (nearest * stake - exact) == stake


@settings(deadline=None)
@given(st.fractions(), roundings)
def test_rounding_leaves_whole_amounts_alone_and_moves_others_less_than_one(
    exact: Fraction, rounding: Rounding
) -> None:
    rounded = round_minor(exact, rounding)
    assert abs(rounded - exact) < 1
    assert round_minor(Fraction(rounded), rounding) == rounded
    assert {"down": rounded <= exact, "up": rounded >= exact, "nearest": abs(rounded - exact) * 2 <= 1}[
        rounding
    ]


@pytest.mark.parametrize(
    ("exact", "rounded"), [("1/2", 1), ("3/2", 2), ("5/2", 3), ("-1/2", 0), ("-3/2", -1)]
)
def test_a_half_goes_up(exact: str, rounded: int) -> None:
    assert round_minor(Fraction(exact), "nearest") == rounded


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("0%", Fraction(0)), ("100%", Fraction(1)), ("12.5%", Fraction(1, 8)),
        (" 10 % ", Fraction(1, 10)), ("0.000001%", Fraction(1, 10**8)),
        ("33.333333%", Fraction(33_333_333, 10**8)),
    ],
)  # fmt: skip
def test_shares_are_read_exactly(text: str, share: Fraction) -> None:
    assert parse_share(text) == share


@settings(deadline=None)
@given(st.integers(0, 10**8).map(lambda part: Fraction(part, 10**8)))
def test_shares_round_trip(share: Fraction) -> None:
    assert parse_share(format_share(share)) == share


@pytest.mark.parametrize(
    ("number", "text"),
    [("3", "3"), ("-3", "-3"), ("1/2", "0.5"), ("-1/8", "-0.125"), ("1/1000000", "0.000001"), ("1/3", "1/3")],
)
def test_decimals_are_exact_or_a_fraction(number: str, text: str) -> None:
    assert decimal_text(Fraction(number)) == text


@settings(deadline=None)
@given(st.fractions())
def test_decimal_text_says_exactly_the_number(number: Fraction) -> None:
    assert Fraction(decimal_text(number)) == number
