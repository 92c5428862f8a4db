"""Python asks with a house by name, cards as text and whole numbers."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import queenhigh as qh
from kit.houses.toml_text import house_text
from kit.play.bets import present

asked: Any = qh
"""The package as somebody uses it who does not run a type checker."""


def test_a_house_may_be_given_by_its_id_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(house_text("rws"), encoding="utf-8")
    rules = qh.house("rws")
    for house in ("rws", str(path), path):
        assert qh.analyse(house).wagers == qh.analyse(rules).wagers
    assert qh.advise("rws", "Qs 6h 4d") == qh.advise(qh.bet_of(rules), qh.parse_cards("Qs 6h 4d"))
    assert qh.price("rws", "pair_plus", {"flush": 3}) == qh.price(rules, "pair_plus", {"flush": "3 to 1"})
    assert qh.risk("rws", {"ante": 500}, 10).mix == qh.risk(rules, {"ante": 500}, 10).mix
    assert qh.bet_of("rws") == qh.bet_of(rules)


def test_cards_may_be_text_or_several_texts() -> None:
    plain = qh.advise("rws", qh.parse_cards("Qs 6h 4d"), qh.parse_cards("Kd"), qh.parse_cards("2c 3c 4c"))
    assert plain == qh.advise("rws", "Qs,6h 4d", "Kd", ["2c", "3c", "4c"])


def test_numbers_are_awards_as_their_text_is() -> None:
    for number, text in ((4, "4 to 1"), (Fraction(7, 2), "3.5 to 1"), (3.5, "3.5 to 1"), (0.1, "0.1 to 1")):
        assert qh.price("rws", "pair_plus", {"flush": number}) == qh.price(
            "rws", "pair_plus", {"flush": text}
        )
    assert qh.price("rws", "progressive", {"straight": "15 flat"}).change == 0


def test_whole_numbers_may_be_written_as_floats() -> None:
    found = asked.risk("rws", {"ante": 500}, 1e2, bankroll_minor=50_000)
    assert (found.run.rounds, found.bankroll_minor, found.mix.stakes_minor) == (100, 50_000, {"ante": 500})


def test_one_mark_needs_no_list() -> None:
    strategy = present(qh.analyse("rws", qh.Question(marks="Q-7-2")).strategy)
    assert [each.name for each in strategy.others] == ["always", "qualify", "Q-7-2"]
