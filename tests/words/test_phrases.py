"""Words for amounts, hands, a coach's advice, payout lines and refused wagers, in each language."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.houses.edits import edited
from kit.houses.invented import any_house
from kit.play.felt import Felt
from kit.words.spoken import coached
from queenhigh.cards import CardError, parse_cards
from queenhigh.engine import Refusal, decide, player
from queenhigh.engine.acts import actions as act
from queenhigh.facts import Facts
from queenhigh.hands import strength
from queenhigh.money import CURRENCIES, Odds, format_share, show_amount
from queenhigh.rules import House, house, load
from queenhigh.rules.awards import MeterShare
from queenhigh.settlement import Line, Seen
from queenhigh.words import (
    LANGUAGES,
    class_words,
    clauses_behind,
    full_name,
    hand_name,
    payout,
    refusal_text,
    say,
)
from queenhigh.words.amounts import amount_text, award_text, decimal_words, odds_text, share_text

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


# Hands


@pytest.mark.parametrize("language", LANGUAGES)
def test_full_names_tell_all_strengths_apart(language: str) -> None:
    names = [full_name(each, language) for each in range(741)]
    assert len(set(names)) == 741
    assert all(full.startswith(hand_name(each, language)) for each, full in enumerate(names))
    assert all(name[0].isupper() for name in names)


@pytest.mark.parametrize(
    ("cards", "short", "full"),
    [
        ("As Ks Qs", "Mini escalera real", "Mini escalera real"),
        ("Qs Js Ts", "Escalera de color a la reina", "Escalera de color a la reina"),
        ("As 2s 3s", "Escalera de color al tres", "Escalera de color al tres"),
        ("Ks Kd Kc", "Trío de reyes", "Trío de reyes"),
        ("6s 6d 6c", "Trío de seises", "Trío de seises"),
        ("As Kd Qc", "Escalera al as", "Escalera al as"),
        ("Js 9s 2s", "Color a la jota", "Color a la jota, nueve, dos"),
        ("Ks Kd 4c", "Pareja de reyes", "Pareja de reyes con un cuatro"),
        ("Ts Td Qc", "Pareja de dieces", "Pareja de dieces con una reina"),
        ("2s 2d Ac", "Pareja de doses", "Pareja de doses con un as"),
        ("Qs 6d 4c", "Carta alta reina", "Carta alta reina, seis, cuatro"),
    ],
)
def test_what_a_spanish_dealer_calls(cards: str, short: str, full: str) -> None:
    found = strength(parse_cards(cards, 3))
    assert (hand_name(found, "es"), full_name(found, "es")) == (short, full)


@pytest.mark.parametrize(
    ("name", "english", "spanish"),
    [
        ("Q high", "Q high", "reina alta"),
        ("T high", "10 high", "diez alto"),
        ("pair of K", "pair of kings", "pareja de reyes"),
        ("pair of T", "pair of tens", "pareja de dieces"),
        ("three A", "three aces", "trío de ases"),
        ("mini_royal", "mini royal", "mini escalera real"),
        ("full_house", "full house", "full"),
        ("Q-6-4", "Q-6-4", "Q-6-4"),
    ],
)
def test_classes(name: str, english: str, spanish: str) -> None:
    assert (class_words(name), class_words(name, "es")) == (english, spanish)


@pytest.mark.parametrize("wrong", [-1, 741, True])
def test_no_hand_has_no_name_in_any_language(wrong: int) -> None:
    for language in LANGUAGES:
        with pytest.raises(CardError):
            full_name(wrong, language)


# A coach


@pytest.mark.golden
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_says_so(language: str) -> None:
    said = "".join(f"{what}: {sentence}\n" for what, sentence in coached(language))
    golden.compare(f"golden/texts/coach.{language}.txt", said)


def test_a_bot_is_called_with_its_strategy_in_words() -> None:
    for name, spanish in (("Bot Wanda (best)", "Bot Wanda (mejor juego)"), ("Bot (Q-6-4)", "Bot (Q-6-4)")):
        told = Facts(player="bot.1", box=2, wager="ante", amount_minor=500)
        said = [say("log", house("prime"), "placed", told, each, {"bot.1": name}) for each in ("en", "es")]
        assert said == [f"Box 2: {name} £5 on Ante", f"Casilla 2: {spanish} apuesta 5\u00a0£ en Ante"]


# Payout lines and the clauses behind them

ROUNDS = tomllib.loads(Path(__file__).with_name("payouts.toml").read_text(encoding="utf-8"))["round"]


def house_of(case: dict[str, Any]) -> House:
    if "edits" not in case:
        return any_house(case["house"])
    text = any_house(case["house"]).text
    for old, new in case["edits"]:
        text = edited(text, old, new)
    return load(text)


def played(case: dict[str, Any], dealer: str, hands: list[str]) -> Felt:
    felt = Felt(house_of(case)).open()
    for box in range(1, len(hands) + 1):
        felt.place(box, **case["stakes"])
    felt.deal(dict(enumerate(hands, 1)), dealer, community=case.get("beside", ""))
    if "ante" in case["stakes"]:
        felt.play(1, discard=case.get("discard", "")).play(*range(2, len(hands) + 1))
    return felt.settle(case.get("new", ""), case.get("fourth", ""))


def sentences(case: dict[str, Any]) -> list[str]:
    said = []
    for dealer, *hands in case["deals"]:
        felt = played(case, dealer, hands)
        said += ["", f"{case['house']}: dealer {dealer}, {', '.join(hands)}"]
        said += [f"    {old} => {new}" for old, new in case.get("edits", ())]
        for line in felt.state.lines:
            said += [
                f"  {line.box} {payout(felt.house, line)}",
                *(f"    {payout(felt.house, line, lang)}" for lang in LANGUAGES[1:]),
            ]
    return said


@pytest.mark.golden
def test_payouts_are_said_so() -> None:
    said = [line for case in ROUNDS for line in sentences(case)]
    golden.compare("golden/texts/payouts.txt", "\n".join([*said[1:], ""]))


def added(clause: str) -> tuple[House, Felt]:
    """The house that adds awards, a flush of the first cards citing this, and a felt with such a hand."""
    row = '{ hand = "flush", on = "first", pays = "2 flat and stake"'
    rules = load(edited(any_house("twice").text, row, f'{row}, clause = "{clause}"'))
    return rules, Felt(rules).place(1, ante=10, both=3).deal("5c 6c Kc", "Qd 7d 2h").look(1)


def test_a_line_goes_by_the_clause_of_what_is_added_too() -> None:
    rules, felt = added("5")
    line = felt.play(1, discard="Kc").settle("7c").line(1, "both")
    assert (line.won_minor, line.returned_minor) == (62_00, 65_00), "the stake comes back once"
    assert clauses_behind(rules, line) == ["twice:4", "twice:5"]
    rules, plain = added("5")
    assert clauses_behind(rules, plain.play(1).settle().line(1, "ante")) == ["twice:1"]


def test_a_line_that_the_table_reduces_goes_by_the_clause_of_the_most() -> None:
    seen = Seen(700, 210, due_minor=5)
    reduced = Line(1, "ante", "stake", 5, "win", 1, 6, "cardroom:2", "contest/higher", seen)
    assert clauses_behind(any_house("cardroom"), reduced) == ["cardroom:2", "cardroom:5"]


@pytest.mark.golden
def test_wagers_that_nobody_places() -> None:
    felt = Felt(any_house("cardroom")).place(1, "ann", ante=30, pair_plus=7)
    said = []
    for name in ("drop", "side_drop", "play"):
        refused = decide(felt.house, felt.state, act.PlaceWager(player("ann"), 1, name, 50))
        assert isinstance(refused, Refusal)
        assert refused.code == "bet/made_by_playing"
        said += [name, *(f"    {refusal_text(felt.house, refused, lang)}" for lang in LANGUAGES)]
    golden.compare("golden/texts/not_placed.txt", "\n".join([*said, ""]))
