"""One rule for numbers: every option of every verb reads them alike."""

import shlex

import pytest

from kit.command import refused, run, run_json

WHOLE = [
    "simulate rws --rounds", "simulate rws --boxes", "simulate rws --workers", "simulate rws --seed",
    "simulate rws --show", "sessions rws --players", "sessions rws --rounds", "jackpot rws --tables",
    "jackpot rws --boxes", "jackpot rws --years", "jackpot rws --days", "jackpot rws --hours",
    "jackpot rws --rounds-per-hour", "risk rws --bet ante=10 --rounds", "analyse rws --players",
    "analyse rws --seen 'A / other' --seen-cards", "analyse rws --seen", "analyse rws --share",
    "analyse draw --double-shot", "advise draw 'Qs 6h 4d' --double-shot", "play rws --boxes",
    "play rws --seed",
]  # fmt: skip


@pytest.mark.parametrize("option", WHOLE)
def test_other_digits_and_underscores_are_no_numbers(option: str) -> None:
    for text in ("٣", "３", "1_0", "1__0"):
        code, error = refused(*shlex.split(option), text)
        assert code == 2
        assert error in ("NumberError", "SimulationError", "BadParameter")


def test_a_share_has_plain_digits_too() -> None:
    for text in ("٣%", "1__0%", "1_0%"):
        assert refused("jackpot", "rws", "--take-up", text) == (2, "SimulationError")


@pytest.mark.parametrize(
    "line",
    [
        "sessions rws --players 1e1 --rounds 1e1", "jackpot rws --tables 1e1 --days 1e-1",
        "risk rws --bet ante=10 --rounds 1e2", "analyse rws --players 1e0",
    ],
)  # fmt: skip
def test_one_e_one_is_ten_in_every_verb(line: str) -> None:
    assert run_json(*line.split())


def test_a_thousand_written_in_any_way_is_the_same_run() -> None:
    words = ("simulate", "rws", "--seed")
    plain = run_json(*words, "7", "--boxes", "2", "--rounds", "1000")["wagers"]
    for text in ("1e3", "1,000", "1.0e3"):
        assert run_json(*words, "7e0", "--boxes", "2e0", "--rounds", text)["wagers"] == plain


def test_a_box_at_the_terminal_table_is_named_in_plain_digits() -> None:
    plain, other = (
        run("play", "rws", "--boxes", "2", "--seed", "1", stdin=f"{box}: ante=20\nq\n").output
        for box in ("2", "٢")
    )
    assert "S$20" in plain
    assert "S$20" not in other


def test_amounts_follow_the_same_rule() -> None:
    words = ("risk", "rws", "--rounds", "10")
    plain = run_json(*words, "--bet", "ante=100 pair_plus=5", "--bankroll", "10000")
    for bet in ("ante=1e2 pair_plus=5", "ante=100, pair_plus=5", "ante=1e2,pair_plus=5.00"):
        assert run_json(*words, "--bet", bet, "--bankroll", "1e4") == plain
