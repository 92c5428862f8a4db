"""One rule for numbers: every option of every verb reads them alike."""

import pytest

from kit.command import run, run_json
from kit.refused import refused

NUMBERS = {
    "simulate --rounds": ("simulate", "rws", "--rounds"),
    "simulate --boxes": ("simulate", "rws", "--boxes"),
    "simulate --workers": ("simulate", "rws", "--workers"),
    "simulate --seed": ("simulate", "rws", "--seed"),
    "simulate --show": ("simulate", "rws", "--show"),
    "sessions --players": ("sessions", "rws", "--players"),
    "sessions --rounds": ("sessions", "rws", "--rounds"),
    "jackpot --tables": ("jackpot", "rws", "--tables"),
    "jackpot --boxes": ("jackpot", "rws", "--boxes"),
    "jackpot --years": ("jackpot", "rws", "--years"),
    "jackpot --days": ("jackpot", "rws", "--days"),
    "jackpot --hours": ("jackpot", "rws", "--hours"),
    "jackpot --rounds-per-hour": ("jackpot", "rws", "--rounds-per-hour"),
    "risk --rounds": ("risk", "rws", "--bet", "ante=10", "--rounds"),
    "analyse --players": ("analyse", "rws", "--players"),
    "analyse --seen-cards": ("analyse", "rws", "--seen", "A / other", "--seen-cards"),
    "analyse --seen": ("analyse", "rws", "--seen"),
    "analyse --share": ("analyse", "rws", "--share"),
    "analyse --double-shot": ("analyse", "draw", "--double-shot"),
    "advise --double-shot": ("advise", "draw", "Qs 6h 4d", "--double-shot"),
    "play --boxes": ("play", "rws", "--boxes"),
    "play --seed": ("play", "rws", "--seed"),
}


@pytest.mark.parametrize("option", NUMBERS)
def test_other_digits_and_underscores_are_no_numbers(option: str) -> None:
    for text in ("٣", "３", "1_0", "1__0"):
        code, error = refused(*NUMBERS[option], text)
        assert code == 2
        assert error in ("NumberError", "SimulationError", "BadParameter")


def test_a_share_has_plain_digits_too() -> None:
    for text in ("٣%", "1__0%", "1_0%"):
        assert refused("jackpot", "rws", "--take-up", text) == (2, "SimulationError")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "rws", "--rounds", "1e3", "--seed", "1e3", "--boxes", "2e0"),
        ("sessions", "rws", "--players", "1e1", "--rounds", "1e1"),
        ("jackpot", "rws", "--tables", "1e1", "--days", "1e-1"),
        ("risk", "rws", "--bet", "ante=10", "--rounds", "1e2"),
        ("analyse", "rws", "--players", "1e0"),
    ],
    ids=lambda words: words[0],
)
def test_one_e_three_is_a_thousand_in_every_verb(words: tuple[str, ...]) -> None:
    assert run_json(*words)


def test_a_thousand_written_in_either_way_is_the_same_run() -> None:
    plain = run_json("simulate", "rws", "--rounds", "1000", "--seed", "7")["wagers"]
    for text in ("1e3", "1,000", "1.0e3"):
        assert run_json("simulate", "rws", "--rounds", text, "--seed", "7")["wagers"] == plain


def test_a_box_at_the_terminal_table_is_named_in_plain_digits() -> None:
    plain, other = (
        run("play", "rws", "--boxes", "2", "--seed", "1", stdin=f"{box}: ante=20\nq\n").output
        for box in ("2", "٢")
    )
    assert "S$20" in plain
    assert "S$20" not in other


def test_amounts_follow_the_same_rule() -> None:
    words = ("risk", "rws", "--rounds", "10", "--json")
    plain = run_json(*words[:-1], "--bet", "ante=100 pair_plus=5", "--bankroll", "10000")
    for bet in ("ante=1e2 pair_plus=5", "ante=100, pair_plus=5", "ante=1e2,pair_plus=5.00"):
        assert run_json(*words[:-1], "--bet", bet, "--bankroll", "1e4") == plain
