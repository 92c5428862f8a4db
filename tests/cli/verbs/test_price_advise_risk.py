"""`queenhigh price`, `advise` and `risk`: what they print and refuse."""

from fractions import Fraction
from pathlib import Path

import pytest

from kit.command import fails, run, run_json
from kit.houses.invented import INVENTED


def test_a_changed_row_is_priced_beside_the_old() -> None:
    found = run_json("price", "sixcard", "pair_plus", "flush=4")
    assert found["changed"] == {"flush": {"old": "3 to 1", "new": "4 to 1"}}
    old, new = (Fraction(found[side]["house_edge"]) for side in ("old", "new"))
    assert (old, new) == (Fraction(402, 5525), Fraction(402, 5525) - Fraction(1096, 22100))
    assert found["change_percent"] == pytest.approx(float(new - old) * 100, abs=1e-6)
    assert "7.2760" in run("price", "sixcard", "pair_plus", "flush=4").output


def test_a_changed_bonus_changes_the_contest() -> None:
    found = run_json("price", "rws", "ante_bonus", "straight=nothing", "straight_flush=6")
    assert found["new"]["house_edge_percent"] > found["old"]["house_edge_percent"]
    assert found["wager"] == "ante_bonus"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("rws", "pair_pluss", "flush=4"), 2, "did you mean pair_plus?"),
        (("rws", "ante", "flush=4"), 2, "Ante has no pay table"),
        (("rws", "pair_plus", "flsh=4"), 2, "did you mean flush?"),
        (("rws", "pair_plus", "flush"), 2, "write ROW=ODDS"),
        (("rws", "pair_plus", "flush=4", "flush=5"), 2, "changed twice"),
        (("rws", "pair_plus", "flush=four"), 2, "is not an award"),
        (("rws", "pair_plus"), 2, "ROW=ODDS"),
        (("rws", "progressive", "mini_royal=100"), 2, "could be money or odds here"),
        (("nowhere", "pair_plus", "flush=4"), 2, "no house is called"),
    ],
)
def test_bad_prices_get_clear_answers(words: tuple[str, ...], code: int, said: str) -> None:
    assert said in fails(code, "price", *words)


def test_a_price_that_is_refused_is_not_announced_nor_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queenhigh.analysis.figures.price.study", lambda *_: pytest.fail("it works"))
    for words in (("foo=3",), ("flush=2", "--against", "foo=3")):
        said = run("price", "second_chance", "best_hand", *words)
        assert (said.exit_code, "foo" in said.stderr) == (2, True)
        assert "takes about" not in said.output


def test_where_no_wager_has_a_pay_table_that_is_said(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    text = 'base = "second_chance"\nid = "own"\nname = "Own"\nwithout = { wagers = ["best_hand"] }\n'
    path.write_text(text, encoding="utf-8")
    said = fails(2, "price", str(path), "ante", "flush=4")
    assert "Ante has no pay table, nor has any wager of this house; its odds by the hand are endings" in said


def test_advice_lists_the_choices_best_first() -> None:
    found = run_json("advise", "rws", "Qs 6h 4d")
    assert found["best"] == "play"
    assert [(each["action"], each["value"]) for each in found["actions"]] == [
        ("play", "-9151/9212"),
        ("fold", "-1/1"),
    ]
    assert found["actions"][1]["cost"] == "61/9212"
    assert "Best: Play" in run("advise", "rws", "Qs 6h 4d").output


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
    assert "shows 1 of their cards here: say which" in fails(2, "advise", str(path), "Qs 6h 4d")
    assert run_json("advise", str(path), "Qs 6h 4d", "--seen", "Kd")["best"] == "fold"


def test_cards_that_are_out_count() -> None:
    plain = run_json("advise", "rws", "Qs 6h 4d")["actions"][0]["value"]
    dead = run_json("advise", "rws", "Qs 6h 4d", "--dead", "Ks Kd Kh")["actions"][0]["value"]
    assert Fraction(dead) > Fraction(plain)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("rws", "Qs Qs 4d"), 2, "Qs stands twice in the hand"),
        (("rws", "Qs 6h 4d", "--seen", "6h"), 2, "6h stands in the hand and in the dealer's cards seen"),
        (("rws", "Qs 6h 4d", "--dead", "6h"), 2, "6h stands in the hand and in the cards that are out"),
        (("rws", "Qs 6h"), 2, "2 cards are given: a hand has three"),
        (("rws", "Qs 6h 4d 5d"), 2, "4 cards are given"),
        (("rws", "Qs 6h 4x"), 2, "4x"),
        (("rws", "Qs 6h 4d", "--seen", "Kx"), 2, "Kx"),
        (("rws", "Qs 6h 4d", "--double-shot", "1"), 2, "no wager of this house is told in Antes"),
        (("draw", "Qs 6h 4d", "--double-shot", "3"), 2, "0 to 2 x Ante"),
        (("rws", "Qs 6h 4d", "--bet", "pair_plus=5"), 1, "nothing to decide"),
        (("rws", "Qs 6h 4d", "--bet", "ante=10 prime=5"), 2, "no wager 'prime'"),
        (("rws", "Qs 6h 4d", "--bet", "ante=10 play=10"), 1, "not placed before the deal"),
        (("rws", "Qs 6h 4d", "--players", "8"), 2, "seats 1 to 7"),
        (("rws", "Qs 6h 4d", "--meter", "-1"), 2, "is not an amount"),
    ],
)
def test_bad_hands_get_clear_answers(words: tuple[str, ...], code: int, said: str) -> None:
    assert said in fails(code, "advise", *words)


def test_risk_tells_chances_percentiles_and_ruin() -> None:
    words = (
        "risk",
        "rws",
        "--bet",
        "ante=10 pair_plus=5",
        "--rounds",
        "50",
        "--bankroll",
        "200",
        "--goal",
        "400",
    )
    found = run_json(*words)
    assert found["exact"]
    assert found["error"] == 0
    assert found["chance_ahead"] + found["chance_even"] + found["chance_behind"] == pytest.approx(1)
    ruin = found["ruin"]
    total = ruin["chance_ruined"] + ruin["chance_goal"] + ruin["chance_still_playing"]
    assert total == pytest.approx(1)
    amounts = [Fraction(each) for each in found["percentiles"].values()]
    assert amounts == sorted(amounts)
    assert found["expected_net"] == pytest.approx(-50 * float(Fraction(found["mix"]["expected_loss"])))
    assert "Chance of ruin" in run(*words).output


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--rounds", "10"), 2, "say what is staked"),
        (("--bet", "ante=10"), 2, "--rounds"),
        (("--bet", "ante=10", "--rounds", "0"), 2, "from 1 to"),
        (("--bet", "ante=10", "--rounds", "ten"), 2, "ten"),
        (("--bet", "ante=10", "--rounds", "10", "--goal", "50"), 2, "a goal needs a bankroll"),
        (("--bet", "ante=10", "--rounds", "10", "--bankroll", "5"), 2, "does not cover one round"),
        (
            ("--bet", "ante=10", "--rounds", "10", "--bankroll", "50", "--goal", "50"),
            2,
            "not above the bankroll",
        ),
        (("--bet", "ante=10", "--rounds", "10", "--bankroll", "-5"), 2, "is not an amount"),
        (("--bet", "antee=1", "--rounds", "10"), 2, "did you mean ante?"),
        (("--bet", "progressive=2.50", "--rounds", "10"), 1, "needs Ante"),
        (("--bet", "ante=10 progressive=1", "--rounds", "10"), 1, "exactly S$2.50"),
    ],
)
def test_bad_risks_get_clear_answers(words: tuple[str, ...], code: int, said: str) -> None:
    assert said in fails(code, "risk", "rws", *words)


OUTSIDE = "Ante of S$1 is outside what this house posts (S$5 to S$500): measured all the same"


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
    told = run(*words)
    assert told.exit_code == 0
    assert OUTSIDE in " ".join(told.output.split())
    assert run_json(*words)["notes"] == [OUTSIDE]
    assert run_json(*(word.replace("ante=1", "ante=5") for word in words))["notes"] == []
    refused = fails(1, "settle", "rws", "--dealer", "Kd 8h 3c", "--box", "As Ks Qs ante=1 play")
    assert "below the minimum" in refused


def test_advice_counts_the_envy_that_a_fold_forfeits() -> None:
    words = ("advise", "sixcard", "Qs 6h 3d", "--bet", "ante=5 pair_plus=5 progressive=5")
    alone, seven = run_json(*words), run_json(*words, "--players", "7")
    assert (alone["best"], alone["players"]) == ("fold", 1)
    assert (seven["best"], seven["players"]) == ("play", 7)
    assert "7 players" in run(*words, "--players", "7").output
