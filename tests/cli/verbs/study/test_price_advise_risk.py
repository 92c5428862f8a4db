"""`queenhigh price`, `advise` and `risk`: their figures."""

from fractions import Fraction
from pathlib import Path

import pytest

from kit.command import run_json
from kit.houses.invented import INVENTED


def test_a_changed_row_is_priced_beside_the_old() -> None:
    found = run_json("price", "sixcard", "pair_plus", "flush=4")
    assert found["changed"] == {"flush": {"old": "3 to 1", "new": "4 to 1"}}
    old, new = (Fraction(found[side]["house_edge"]) for side in ("old", "new"))
    assert (old, new) == (Fraction(402, 5525), Fraction(402, 5525) - Fraction(1096, 22100))
    assert found["change_percent"] == pytest.approx(float(new - old) * 100, abs=1e-6)


def test_a_changed_bonus_changes_the_contest() -> None:
    found = run_json("price", "rws", "ante_bonus", "straight=nothing", "straight_flush=6")
    assert found["new"]["house_edge_percent"] > found["old"]["house_edge_percent"]
    assert found["wager"] == "ante_bonus"


def test_tables_stand_side_by_side_with_every_row_counted() -> None:
    beside = ("--against", "35-33-6-4-1", "--against", "mini_royal=50")
    found = run_json("price", "sixcard", "pp", "40-30-6-4-1", *beside)
    assert [found["table"], *(each["table"] for each in found["against"])] == [
        "40-30-6-4-1", "35-33-6-4-1", "50-40-30-6-3-1",
    ]  # fmt: skip
    assert found["against"][1]["changed"] == {"mini_royal": {"old": None, "new": "50 to 1"}}
    flush = next(row for row in found["rows"] if row["row"] == "flush")
    assert (flush["count"], flush["pays"]) == (1096, "4 to 1")
    assert Fraction(found["new"]["house_edge"]) == Fraction(128, 5525)


def test_a_table_alone_may_stand_against_the_old_one() -> None:
    alone = run_json("price", "rws", "pair_plus", "--against", "40-30-6-4-1")
    assert alone == run_json("price", "rws", "pair_plus", "40-30-6-4-1")


def test_what_a_table_takes_is_counted_in_money() -> None:
    found = run_json("analyse", "rws", "--per-hour", "60", "--average", "25", "--boxes", "2")["takings"]
    hour = found["lines"][0]["taken"][0]
    assert Fraction(hour["win"]) == 60 * 2 * 25 * Fraction(686_689, 20_358_520)


def test_advice_lists_the_choices_best_first() -> None:
    found = run_json("advise", "rws", "Qs 6h 4d")
    assert found["best"] == "play"
    assert [(each["action"], each["value"]) for each in found["actions"]] == [
        ("play", "-9151/9212"),
        ("fold", "-1/1"),
    ]
    assert found["actions"][1]["cost"] == "61/9212"


def test_a_seen_king_turns_the_advice() -> None:
    found = run_json("advise", "rws", "Qs 6h 4d", "--seen", "Kd")
    assert found["best"] == "fold"
    assert found["actions"][1]["value"] == "-2/1"


def test_drawing_advice_names_the_card_to_discard() -> None:
    found = run_json("advise", "draw", "Ks Kd 4d")
    assert found["best"] == "discard 4d"
    assert found["actions"][0]["discards"] == ["4d"]
    assert {each["action"] for each in found["actions"]} == {
        "discard 4d", "discard Ks", "discard Kd", "stand", "fold",
    }  # fmt: skip
    shot = run_json("advise", "draw", "Ks Kd 4d", "--double-shot", "2")
    assert Fraction(shot["actions"][-1]["value"]) == -3


def test_where_the_dealer_shows_a_card_advice_asks_for_it(tmp_path: Path) -> None:
    path = tmp_path / "upcard.toml"
    path.write_text(INVENTED["upcard"], encoding="utf-8")
    assert run_json("advise", str(path), "Qs 6h 4d", "--seen", "Kd")["best"] == "fold"


def test_cards_that_are_out_count() -> None:
    plain = run_json("advise", "rws", "Qs 6h 4d")["actions"][0]["value"]
    dead = run_json("advise", "rws", "Qs 6h 4d", "--dead", "Ks Kd Kh")["actions"][0]["value"]
    assert Fraction(dead) > Fraction(plain)


def test_risk_tells_chances_percentiles_and_ruin() -> None:
    terms = ("--rounds", "50", "--bankroll", "200", "--goal", "400")
    found = run_json("risk", "rws", "--bet", "ante=10 pair_plus=5", *terms)
    assert found["exact"]
    assert found["error"] == 0
    assert found["chance_ahead"] + found["chance_even"] + found["chance_behind"] == pytest.approx(1)
    ruin = found["ruin"]
    total = ruin["chance_ruined"] + ruin["chance_goal"] + ruin["chance_still_playing"]
    assert total == pytest.approx(1)
    amounts = [Fraction(each) for each in found["percentiles"].values()]
    assert amounts == sorted(amounts)
    assert found["expected_net"] == pytest.approx(-50 * float(Fraction(found["mix"]["expected_loss"])))


@pytest.mark.parametrize(
    "words",
    [
        ("advise", "rws", "Qs 6h 4d", "--bet", "ante=1"),
        ("risk", "rws", "--bet", "ante=1", "--rounds", "10"),
        ("analyse", "rws", "--bet", "ante=1"),
    ],
)
def test_a_stake_below_the_minimum_is_measured_and_that_is_said(words: tuple[str, ...]) -> None:
    """As the simulator does; only a round at the table refuses it."""
    [note] = run_json(*words)["notes"]
    assert note.split()[:3] == ["Ante", "of", "S$1"]
    assert run_json(*(word.replace("ante=1", "ante=5") for word in words))["notes"] == []


def test_advice_counts_the_envy_that_a_fold_forfeits() -> None:
    words = ("advise", "sixcard", "Qs 6h 3d", "--bet", "ante=5 pair_plus=5 progressive=5")
    alone, seven = run_json(*words), run_json(*words, "--players", "7")
    assert (alone["best"], alone["players"]) == ("fold", 1)
    assert (seven["best"], seven["players"]) == ("play", 7)
