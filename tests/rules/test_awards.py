"""Awards as a house file writes them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queenhigh.money import CURRENCIES, USD, Currency, MoneyError, Odds
from queenhigh.rules.awards import Award, Flat, MeterShare, Nothing, Push, format_award, parse_award
from queenhigh.words.amounts import award_text

currencies = st.sampled_from(list(CURRENCIES.values()))


def lowest(pays: int, stake: int, for_one: bool) -> Odds:
    ratio = Fraction(pays, stake)
    return Odds(ratio.numerator, ratio.denominator, for_one)


awards: st.SearchStrategy[Award] = st.one_of(
    st.builds(lowest, st.integers(0, 10**6), st.integers(1, 1000), st.booleans()),
    st.builds(Flat, st.integers(0, 10**12), st.booleans()),
    st.builds(
        MeterShare,
        st.integers(0, 10**8).map(lambda share: Fraction(share, 10**8)),
        st.from_regex(r"[a-z][a-z0-9_]{0,10}", fullmatch=True),
    ),
)


@given(awards, currencies)
def test_awards_round_trip(award: Award, currency: Currency) -> None:
    text = format_award(award, currency)
    assert parse_award(text, currency) == award
    assert format_award(parse_award(text, currency), currency) == text


@pytest.mark.parametrize(
    ("award", "text"),
    [
        (Odds(1, 2, True), "1 for 2"),
        (MeterShare(Fraction(1, 8), "mini"), "12.5% of meter mini"),
        (Nothing(), "nothing"),
        (Push(), "push"),
        (Flat(250, True), "250 minor units flat and stake"),
    ],
)
def test_an_award_is_text_in_every_form(award: Award, text: str) -> None:
    assert str(award) == text


@pytest.mark.parametrize(
    ("text", "award", "shown"),
    [
        ("40 to 1", Odds(40, 1), "40 to 1"),
        ("3:2", Odds(3, 2), "3 to 2"),
        ("12.5:1", Odds(25, 2), "12.5 to 1"),
        (" 500 FOR 1 ", Odds(500, 1, True), "500 for 1"),
        ("6 to 4", Odds(3, 2), "3 to 2"),
        ("1,250 flat", Flat(125000), "$1,250"),
        ("2.50 flat and stake", Flat(250, True), "$2.50 and stake"),
        ("100% of meter", MeterShare(Fraction(1)), "100% of the meter"),
        ("12.5 % of meter mini", MeterShare(Fraction(1, 8), "mini"), "12.5% of the mini meter"),
        ("0% of meter", MeterShare(Fraction(0)), "0% of the meter"),
    ],
)
def test_awards_in_words(text: str, award: Award, shown: str) -> None:
    assert parse_award(text, USD) == award
    assert award_text(award, USD) == shown


@pytest.mark.parametrize(
    "text",
    [
        "", "40", "40 to", "to 1", "40 to 0", "-1 to 1", "1e3 to 1", "1 to 1 to 1", "flat", "x flat",
        "-5 flat", "5 flat and more",
        "1.005 flat", "101% of meter", "-1% of meter", "100% of", "100 of meter",
        "50% of meter Mini", "٤٠ to 1", "40 to 1\n2", "9" * 5_000 + " to 1", "9" * 5_000 + " flat",
        "1..2 flat",
    ],
)  # fmt: skip
def test_what_is_no_award(text: str) -> None:
    with pytest.raises(MoneyError) as caught:
        parse_award(text, USD)
    assert len(str(caught.value)) < 250


@given(st.text(max_size=40), currencies)
def test_any_text_is_an_award_or_a_money_error(text: str, currency: Currency) -> None:
    try:
        award = parse_award(text, currency)
    except MoneyError:
        return
    assert parse_award(format_award(award, currency), currency) == award
