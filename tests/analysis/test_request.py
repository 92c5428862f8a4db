"""What Python asks: a house by name, cards as text, whole numbers; anything else is refused in words."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import queenhigh as qh
from kit.houses.toml_text import house_text
from queenhigh.analysis import AdviceError, AnalysisError, PriceError, Question

asked: Any = qh
"""The package as somebody uses it who does not run a type checker."""


def test_a_house_may_be_told_by_its_id_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    rules = qh.house("rws")
    for said in ("rws", str(path), path):
        assert qh.analyse(said).wagers == qh.analyse(rules).wagers
    assert qh.advise("rws", "Qs 6h 4d") == qh.advise(qh.bet_of(rules), qh.parse_cards("Qs 6h 4d"))
    assert qh.price("rws", "pair_plus", {"flush": 3}) == qh.price(rules, "pair_plus", {"flush": "3 to 1"})
    assert qh.risk("rws", {"ante": 500}, 10).mix == qh.risk(rules, {"ante": 500}, 10).mix
    assert qh.bet_of("rws") == qh.bet_of(rules)


def test_cards_may_be_text_or_several_texts() -> None:
    plain = qh.advise("rws", qh.parse_cards("Qs 6h 4d"), qh.parse_cards("Kd"), qh.parse_cards("2c 3c 4c"))
    assert plain == qh.advise("rws", "Qs,6h 4d", "Kd", ["2c", "3c", "4c"])


def test_numbers_are_awards_as_their_text_is() -> None:
    for said, text in ((4, "4 to 1"), (Fraction(7, 2), "3.5 to 1"), (3.5, "3.5 to 1"), (0.1, "0.1 to 1")):
        assert qh.price("rws", "pair_plus", {"flush": said}) == qh.price("rws", "pair_plus", {"flush": text})
    bonus = qh.price("rws", "progressive", {"straight": "15 flat"})
    assert bonus.change == 0


def test_whole_numbers_may_be_written_as_floats() -> None:
    found = asked.risk("rws", {"ante": 500}, 1e2, bankroll_minor=50_000)
    assert (found.run.rounds, found.bankroll_minor, found.mix.stakes_minor) == (100, 50_000, {"ante": 500})


BAD: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "no such house": (lambda: asked.analyse("rwss"), AnalysisError, "did you mean rws?"),
    "a number for a house": (lambda: asked.analyse(3), AnalysisError, "'3' is no house"),
    "nothing for a bet": (lambda: asked.advise(None, "Qs 6h 4d"), AnalysisError, "'None' is no house"),
    "no question": (lambda: asked.analyse("rws", 5), AnalysisError, "'5' is no question"),
    "half a player": (
        lambda: asked.analyse("rws", asked.Question(players=2.5)),
        AnalysisError,
        "'2.5' is not a whole number",
    ),
    "a meter that is no mapping": (
        lambda: asked.analyse("rws", asked.Question(meters_minor=5)),
        AnalysisError,
        "names no amounts",
    ),
    "true for a number": (
        lambda: asked.analyse("rws", asked.Question(seen=True)),
        AnalysisError,
        "'True' is not a whole number",
    ),
    "a number for cards": (lambda: asked.advise("rws", 5), AdviceError, "'5' is no cards"),
    "numbers for cards": (lambda: asked.advise("rws", [1, 2, 3]), AdviceError, "'1' is no card"),
    "bad text for cards": (lambda: asked.advise("rws", "Qs 6h 4x"), AdviceError, "4x"),
    "a stake of half a coin": (
        lambda: asked.advise(asked.Bet(asked.house("rws"), {"ante": 500.5}), "Qs 6h 4d"),
        AdviceError,
        "'500.5' on ante is not a whole amount",
    ),
    "a stake on nothing": (
        lambda: asked.advise(asked.Bet(asked.house("rws"), {"ante": 500, "prime": 5}), "Qs 6h 4d"),
        AdviceError,
        "'prime' is not placed before the deal here",
    ),
    "an award that is none": (
        lambda: asked.price("rws", "pair_plus", {"flush": [4]}),
        PriceError,
        "is not an award",
    ),
    "true for an award": (
        lambda: asked.price("rws", "pair_plus", {"flush": True}),
        PriceError,
        "'True' is not an award",
    ),
    "no number for an award": (
        lambda: asked.price("rws", "pair_plus", {"flush": float("nan")}),
        PriceError,
        "'nan' is not an award",
    ),
    "awards without rows": (lambda: asked.price("rws", "pair_plus", 4), PriceError, "names no rows"),
    "a number for a row": (lambda: asked.price("rws", "pair_plus", {3: 4}), PriceError, "names no row"),
    "a number for a wager": (lambda: asked.price("rws", 7, {"flush": 4}), PriceError, "names no wager"),
    "half a coin": (
        lambda: asked.risk("rws", {"ante": 1000}, 10, bankroll_minor=50000.5),
        AnalysisError,
        "'50000.5' is not a whole number",
    ),
    "a float for a stake": (
        lambda: asked.risk("rws", {"ante": 500.0}, 10),
        AnalysisError,
        "'500.0' is not a whole number of the smallest coin",
    ),
    "a float for a meter": (
        lambda: asked.analyse("rws", asked.Question(meters_minor={"main": 1e6})),
        AnalysisError,
        "'1000000.0' is not a whole number of the smallest coin",
    ),
    "rounds in words": (lambda: asked.risk("rws", {"ante": 1000}, "ten"), AnalysisError, "'ten' is not"),
    "no stakes": (lambda: asked.risk("rws", None, 10), AnalysisError, "nothing is staked"),
    "a list for a stake": (lambda: asked.bet_of("rws", {"ante": [1]}), AnalysisError, r"'\[1\]' is not"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_makes_no_sense_is_refused_in_words(name: str) -> None:
    ask, error, said = BAD[name]
    with pytest.raises(error, match=said):
        ask()


def test_one_mark_needs_no_list() -> None:
    found = qh.analyse("rws", Question(marks="Q-7-2")).strategy
    assert found is not None
    assert [each.name for each in found.others] == ["always", "qualify", "Q-7-2"]
