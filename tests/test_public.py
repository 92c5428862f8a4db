"""The public surface: typed, lazy, every name of it there; one root error; houses and cards by their text."""

import doctest
import importlib
import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import queenhigh
import queenhigh as qh
from kit.play.amounts import units
from queenhigh.analysis import bet_of
from queenhigh.hands import rank_three
from queenhigh.text import UnknownNameError
from queenhigh.wire import restore

PACKAGE = Path(queenhigh.__file__).parent
MODULES = sorted(
    "queenhigh."
    + path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if path.name not in ("__main__.py", "env.py") and path != PACKAGE / "__init__.py"
)
"""Every module that can be imported: Alembic alone runs `env.py`."""


def printed_by(program: str) -> str:
    """The last line that a program of its own prints."""
    words = [sys.executable, "-c", program]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()[-1]


def test_there_are_at_most_ninety_public_names_and_each_is_there() -> None:
    names = queenhigh.__all__
    assert len(names) == len(set(names)) <= 90
    assert {*names, "__version__"} == set(dir(queenhigh))
    assert all(hasattr(queenhigh, name) for name in names)


def test_each_public_name_is_documented_where_it_is_defined() -> None:
    for name in queenhigh.__all__:
        found = getattr(queenhigh, name)
        if inspect.isroutine(found) or inspect.isclass(found):
            assert inspect.getdoc(found), name


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'roulette'"):
        _ = importlib.import_module("queenhigh").roulette


def test_importing_the_package_imports_no_room() -> None:
    program = "import queenhigh, sys; print([m for m in sys.modules if m.startswith('queenhigh.')])"
    assert printed_by(program) == "[]"


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\n"
        "from queenhigh.cli.main import cli\n"
        "cli(['--help'], standalone_mode=False)\n"
        "print(sorted({'numpy', 'msgspec', 'tomllib', 'queenhigh.engine'} & set(sys.modules)))"
    )
    assert printed_by(program) == "[]"


@pytest.mark.parametrize(
    ("words", "absent"),
    [
        (["analyse", "rws"], {"queenhigh.simulation", "dask", "distributed", "queenhigh.wire"}),
        (
            ["rank", "Ks Kd 4c"],
            {"queenhigh.engine", "queenhigh.wire", "queenhigh.study", "queenhigh.analysis", "numpy"},
        ),
        (["rank", "Ks Kd 4c"], {"queenhigh.report.chapters", "queenhigh.report.data"}),
    ],
)
def test_a_verb_loads_only_what_it_needs(words: list[str], absent: set[str]) -> None:
    program = (
        "import contextlib, io, sys\n"
        "from queenhigh.cli.main import cli\n"
        "with contextlib.redirect_stdout(io.StringIO()):\n"
        f"    cli({words!r}, standalone_mode=False)\n"
        f"print(sorted({absent!r} & set(sys.modules)))"
    )
    assert printed_by(program) == "[]"


def test_every_module_has_a_docstring_and_the_examples_in_docstrings_run() -> None:
    for name in ("queenhigh", *MODULES):
        module = importlib.import_module(name)
        assert (module.__doc__ or "").strip(), name
        assert doctest.testmod(module).failed == 0, name


CONTROL = {"Leave", "Refused", "Trouble"}
"""How the command line ends a conversation or a command, and a table one: nobody outside meets them."""
SERVER = ("cli", "fair", "ledger", "table", "store", "people", "server", "client")
"""Rooms with a door of their own: who uses them catches what they raise there."""


def exceptions(module: ModuleType) -> list[type[BaseException]]:
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and issubclass(each, BaseException) and each.__module__ == module.__name__
    ]


def test_every_error_has_one_root() -> None:
    found = [each for name in MODULES for each in exceptions(importlib.import_module(name))]
    assert len(found) > 30
    assert {each.__name__ for each in found if not issubclass(each, qh.QueenHighError)} == CONTROL
    for each in found:
        if each is not qh.QueenHighError and each.__name__ not in CONTROL:
            assert issubclass(each, ValueError | LookupError), each
            assert (each.__doc__ or "").strip(), each


def test_what_verbs_raise_can_be_caught_by_name() -> None:
    public = {each for name in MODULES for each in exceptions(importlib.import_module(name))}
    inner = {"ClassesError", "RunError", "RunTooWideError", "RuinError", "RuinTooLargeError", "AddressError"}
    outer = {each for each in public if each.__module__.split(".")[1] not in SERVER}
    for each in outer:
        package = importlib.import_module(".".join(each.__module__.split(".")[:2]))
        assert hasattr(qh, each.__name__) or hasattr(package, each.__name__) or each.__name__ in inner, each


def test_what_verbs_give_can_be_named() -> None:
    for name in ("analyse", "price", "advise", "risk", "simulate", "sessions", "jackpot", "settle", "view",
                 "legal_actions", "decide", "find_house", "best_chart", "record_round", "replay",
                 "settle_layout"):  # fmt: skip
        given = get_type_hints(getattr(qh, name))["return"]
        parts = [each for part in (given, *get_args(given)) for each in (part, *get_args(part))]
        classes = {
            each for each in parts if inspect.isclass(each) and each.__module__.startswith("queenhigh.")
        }
        assert classes, name
        known = {getattr(qh, each) for each in qh.__all__ if inspect.isclass(getattr(qh, each))}
        assert classes - known - set(get_args(qh.Event)) == set(), name


ANTE = {"ante": 1000}
RECORD = qh.Felt("rws").place(1, ante=10).deal("Kh Kd 4c", dealer="Qs 7h 2d").play(1).settle().record
HOUSES: dict[str, Callable[[Any], object]] = {
    "Felt": lambda house: qh.Felt(house).house,
    "analyse": qh.analyse,
    "price": lambda house: qh.price(house, "pair_plus", {"flush": "4"}).house,
    "advise": lambda house: qh.advise(house, "Qs 6h 4d"),
    "bet_of": lambda house: bet_of(house, ANTE),
    "risk": lambda house: qh.risk(house, stakes=units(ANTE), rounds=10),
    "simulate": lambda house: qh.simulate(house, 100, stakes=units(ANTE)).wagers,
    "sessions": lambda house: qh.sessions(house, players=10, rounds=10).endings,
    "jackpot": lambda house: qh.jackpot(house, days=1).house,
    "best_chart": qh.best_chart,
    "parse_chart": lambda house: qh.parse_chart(house, "best", qh.format_chart(qh.best_chart("rws"))),
    "settle_layout": lambda house: qh.settle_layout(
        house, "Qs 7h 2d", [qh.LaidBox("ann", "Kh Kd 4c", units(ANTE), "play")]
    ),
    "settle": lambda house: qh.settle(house, qh.DealerHand(qh.parse_cards("Qs 7h 2d")), []),
    "new_round": qh.new_round,
    "record_round": lambda house: qh.record_round(house, []),
    "replay": lambda house: qh.replay(house, RECORD),
    "format_record": lambda house: qh.format_record(house, RECORD),
    "parse_record": lambda house: qh.parse_record(house, qh.format_record("rws", RECORD)),
    "restore": lambda house: restore(house, [event for step in RECORD.steps for event in step.events]),
    "post": lambda house: qh.post(house, "ante=15..200"),
    "payout": lambda house: qh.payout(house, qh.replay("rws", RECORD).lines[0]),
    "refusal_text": lambda house: qh.refusal_text(house, qh.Refusal("settle/not_now")),
    "find_house": qh.find_house,
}


@pytest.mark.parametrize("verb", HOUSES)
def test_a_house_may_be_named_wherever_one_is_taken(verb: str) -> None:
    takes = HOUSES[verb]
    path = PACKAGE / "houses" / "basics" / "rws.toml"
    given = repr(takes(qh.house("rws")))
    assert [repr(takes("rws")), repr(takes(path)), repr(takes(str(path)))] == [given] * 3
    for wrong in ("rwz", 5, None):
        with pytest.raises(qh.QueenHighError, match="no house"):
            takes(wrong)


def test_decide_wants_the_house_itself() -> None:
    wrong: Any = "rws"
    with pytest.raises(TypeError, match="wants a House"):
        qh.decide(wrong, qh.new_round("rws"), qh.actions.OpenBetting(qh.DEALER))


def test_cards_may_be_text_wherever_cards_are_taken() -> None:
    cards = qh.parse_cards("Ks 10d 4c")
    text = "Ks 10d 4c"
    assert qh.strength(text) == qh.strength(cards)
    assert rank_three(text) == rank_three(cards)
    advice = qh.advise("rws", cards, seen=[qh.parse_card("Kd")])
    assert qh.advise("rws", text, seen="Kd").actions == advice.actions
    one, *others = (
        qh.Felt("rws").place(1, ante=10).deal(hand, dealer=dealer).state
        for hand, dealer in ((text, "Qs 7h 2d"), (cards, qh.parse_cards("Qs 7h 2d")), ({1: text}, "Qs,7h,2d"))
    )
    assert others == [one, one]


def test_the_acts_can_be_imported_as_a_module_and_are_all_there() -> None:
    program = (
        "import queenhigh.actions as acts, queenhigh as qh; from queenhigh.actions import Deal\n"
        "print(acts.Deal is Deal, Deal is qh.actions.Deal)"
    )
    assert printed_by(program) == "True True"
    short = importlib.import_module("queenhigh.actions")
    kinds = {each.__name__ for each in (qh.actions.Act, *get_args(qh.Action))} | {"Action"}
    assert {name for name in vars(short) if not name.startswith("_")} == kinds


def test_a_card_reads_its_own_repr() -> None:
    assert all(eval(repr(card), {"Card": qh.Card}) == card for card in qh.DECK)
    with pytest.raises(qh.CardError):
        qh.Card("Kx")


RUNS: dict[str, Callable[[int], object]] = {
    "simulate": lambda seed: qh.simulate("rws", 1_000, seed=seed),
    "sessions": lambda seed: qh.sessions("rws", players=20, rounds=20, seed=seed),
    "risk": lambda seed: qh.risk("rws", stakes={"ante": 10}, rounds=seed, bankroll=100),
}


@pytest.mark.parametrize("verb", RUNS)
def test_equal_runs_give_equal_results(verb: str) -> None:
    run = RUNS[verb]
    assert run(1) == run(1)
    assert run(1) != run(2)


def test_a_misspelt_wager_of_a_result_says_which_there_are() -> None:
    for wagers in (qh.analyse("rws").wagers, qh.simulate("rws", 10).wagers):
        with pytest.raises(UnknownNameError, match=r"\bante_play\b"):
            wagers["ante"]
        assert wagers.get("ante") is None


def test_a_long_result_has_a_short_repr() -> None:
    found = qh.risk("rws", stakes={"ante": 10}, rounds=20, bankroll=100)
    assert max(len(repr(each)) for each in (found, found.ruin, found.run)) < 250
