"""Calls that are refused, each with its type of error and the option that is wrong, and written notes.

The calls stand in `sentences.toml`, what they say in `tests/golden/texts/analysis_errors.txt` and
`tests/golden/texts/analysis_notes.txt`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import queenhigh
from kit import golden
from kit.houses.changed import changed
from kit.play.amounts import units
from kit.play.bets import bet_on, figured, present
from queenhigh.analysis import bet_of
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.figures.favour import favour
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.figures.printed import printed_figures
from queenhigh.analysis.playing.solve import Solved, solve
from queenhigh.analysis.playing.strategy import strategy_of
from queenhigh.analysis.playing.study import Part, Study, best, study
from queenhigh.analysis.playing.tally import tally
from queenhigh.analysis.protect.classes import parse_classes
from queenhigh.analysis.protect.seen import classed, seen
from queenhigh.analysis.protect.shared import shared
from queenhigh.analysis.results import Favour
from queenhigh.analysis.rounds.rounds import after_rounds
from queenhigh.analysis.rounds.ruin import ruin
from queenhigh.cards import DECK, parse_cards
from queenhigh.rules import House, load
from queenhigh.rules.records import Printed
from queenhigh.study.bet import Bet
from queenhigh.study.entries import entries, unit_stake
from queenhigh.study.happenings import Tally
from queenhigh.study.spread import Spread

DATA = tomllib.loads((Path(__file__).parent / "sentences.toml").read_text(encoding="utf-8"))


@cache
def house(name: str) -> House:
    """A house by its id, or one of those that the data file describes."""
    described = dict(DATA["houses"].get(name, {}))
    if "text" in described:
        return load(described["text"], f"{name}.toml")
    base = described.pop("of", name)
    return changed(name, described, base)


def tallied(solved: Solved) -> Tally:
    return tally(solved, solved.best)


def envied(bet: Bet, wager: str) -> Any:
    whole = study(bet)
    return envy_mean(whole, whole.tally(best), bet.house.by_name[wager], bet.players)


def favour_of(name: str, wager: str, meters: dict[str, int] | None = None) -> Favour:
    entry = entry_of(house(name), wager)
    return present(favour(house(name), entry, entry_figures(house(name), entry, meters), meters))


def printed_notes(
    name: str, meters: dict[str, int] | None = None, figure: str = "", percent: str = ""
) -> dict[str, str]:
    """The note at each figure that a house prints, or at this one if it printed it."""
    rules = house(name)
    figures = {entry.name: entry_figures(rules, entry, meters) for entry in entries(rules)}
    if figure:
        rules = msgspec.structs.replace(rules, printed=(Printed(figure, percent, "14"),))
    return {each.figure: each.note for each in printed_figures(rules, figures)}


def strategy(name: str, marks: tuple[str, ...] = (), seen: str = "", **beside: int) -> str:
    """The texts of a strategy for an Ante of 500 and other stakes; one of the cards seen is the dealer's."""
    bet = Bet(house(name), {"ante": 500, **beside})
    parts = tuple(Part(1, solve(bet, (card,))) for card in parse_cards(seen))
    whole = Study(bet, parts) if parts else study(bet)
    found = strategy_of(whole, marks)
    return "\n    ".join([found.text, *(f"{each.name}: {each.text}" for each in found.others)])


NAMES: dict[str, Any] = {
    "Bet": Bet, "DECK": DECK, "advice_of": advice_of, "units": units,
    "Spread": Spread, "advise": queenhigh.advise,
    "after_rounds": after_rounds, "analyse": queenhigh.analyse, "bet_of": bet_of, "bet_on": bet_on,
    "cards": parse_cards, "classed": classed, "envied": envied, "favour_of": favour_of, "figured": figured,
    "house": house, "mix": mix, "parse_classes": parse_classes,
    "price": queenhigh.price, "printed_notes": printed_notes, "risk": queenhigh.risk, "ruin": ruin,
    "seen": seen, "shared": shared, "solve": solve, "strategy": strategy, "tallied": tallied,
    "unit_stake": unit_stake,
}  # fmt: skip


def refusal(call: str) -> Exception:
    """The error that a call meets."""
    try:
        eval(call, NAMES)
    except Exception as error:
        return error
    pytest.fail(f"{call} is answered")


@pytest.mark.golden
def test_each_call_is_refused_with_its_error_option_and_sentence() -> None:
    written = []
    for group in DATA["refused"]:
        option = group.get("option", "")
        for call in group["calls"].splitlines():
            error = refusal(call)
            assert type(error).__name__ == group["error"], call
            assert getattr(error, "option", "") == option, call
            assert len(str(error)) < 400, f"{call} fills the screen"
            written.append(f"{call}\n    {' '.join(filter(None, (group['error'], option)))}: {error}\n")
    golden.compare("golden/texts/analysis_errors.txt", "".join(written))


@pytest.mark.golden
def test_each_note_has_its_sentence() -> None:
    written = []
    for subject, calls in DATA["notes"].items():
        written += [f"# {subject}\n", *(f"{call}\n    {eval(call, NAMES)}\n" for call in calls.splitlines())]
    golden.compare("golden/texts/analysis_notes.txt", "".join(written))
