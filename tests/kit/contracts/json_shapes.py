"""Contract of `--json`: the paths and types of what each verb prints, found by running it.

The runs are chosen so that each path is printed by one of them in a moment; the long test runs every house of
the catalogue and finds no other.
"""

import json
import tomllib
from collections.abc import Iterator
from contextlib import chdir
from functools import cache
from pathlib import Path
from shlex import split
from tempfile import TemporaryDirectory
from typing import Any, get_args, get_type_hints
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

from kit.cases import FEW
from kit.command import run
from kit.contracts.document import columns, document, with_parts
from kit.contracts.observed import observed, printed
from kit.contracts.schemas import fields
from kit.contracts.shapes import Shape
from kit.contracts.verbs import commands
from kit.houses.invented import INVENTED
from kit.houses.toml_text import invented_text
from kit.results import analysed, results
from queenhigh.analysis.results import ReadingEffect, Takings
from queenhigh.client.load.figures import LoadReport
from queenhigh.report import sheet_of
from queenhigh.report.data import is_record, json_of
from queenhigh.rules import House, house, house_ids
from queenhigh.store.audit.export import LEDGER_COLUMNS, ROUND_COLUMNS, ToldRound

ALL = house_ids()
SLOW = {"second_chance", "millionaire_progressive"}
"""Houses that take their time to be analysed."""
RUNS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""By verb, and by what gives it another form, the words of each run; files are those of `_folder`."""
OVER_HOUSES = {
    "rules": [*ALL, *(f"{name}.toml" for name in INVENTED), "side.toml"],
    "check": ALL,
    "irregular": ALL,
    "jackpot": [f"{id} --days 20 --seed 1" for id in ALL if house(id).meters and id not in SLOW],
}
"""Runs over houses of the catalogue, by verb."""
_FIGURES = "figures of a wager, as `analyse` prints them"
PARTS = {"price": {"old": _FIGURES, "new": _FIGURES, "against[]": "price like this one"}}
"""By verb, names for what is not repeated, by its path."""
STEPS = {"steps": "list of steps.body of events.txt"}
VERBS = sorted(
    words.removeprefix("queenhigh ")
    for words, command in commands()
    if any("--json" in parameter.opts for parameter in command.params)
)
"""Every verb that prints JSON."""


_READINGS = (*(id for id in ALL if id in SLOW), *(f"{id} --readings" for id in ALL if id not in SLOW))
MORE = {
    "irregular GROUND": [f"{id} {rule.ground}" for id in ALL for rule in house(id).irregularities],
    "analyse": [*_READINGS, *(f"{name}.toml" for name in INVENTED)],
    "simulate": [f"{id} --rounds 500 --seed 1" for id in ALL],
    "sessions": [f"{id} --players 20 --rounds 10 --seed 1" for id in ALL],
}
"""The runs of the long test: every house in each verb that calculates something."""


def written(verb: str, whole: bool = False) -> str:
    """Return the contract of a verb, by the runs that are chosen or by all of them."""
    sections = {"": columns(Shape(_answers(verb, whole), PARTS.get(verb)).rows())}
    for form in (form for form in RUNS if form.startswith(f"{verb} ")):
        title = form.removeprefix(f"{verb} ")
        known = {path for path, _ in Shape(_answers("settle")).rows()} if "settle" in title else ()
        rows = Shape(_answers(form, whole)).rows()
        sections[f"with {title}"] = columns(row for row in rows if row[0] not in known)
    if verb == "analyse":
        with patch("queenhigh.rules.house_ids", return_value=["rws"]):
            sections["with --all"] = [f"{key}[]  object like this one" for key in printed(verb, "--all")]
    if verb == "load":
        sections = {"": _sent(LoadReport)}
    return document(f"What `queenhigh {verb} --json` prints, by path.", sections)


def tables() -> str:
    """Return the contract of tables in files: columns of `export`, and of a sheet of each result."""
    sheets = {f"sheet of {type(found).__name__}": sheet_of(found).kinds for found in results().values()}
    return document(
        "Columns of tables in files, in their order; those of a sheet have its kinds of values.",
        {
            "export rounds": ROUND_COLUMNS,
            "export ledger": LEDGER_COLUMNS,
            "export rounds as JSON Lines": columns(with_parts(fields(ToldRound), STEPS)),
            **{title: columns(kinds.items()) for title, kinds in sheets.items()},
        },
    )


def _sent(record: type[Struct]) -> list[str]:
    """Return the fields of a record that is written with its defaults."""
    return columns((path, fact.partition(" = ")[0]) for path, fact in fields(record))


def _answers(form: str, whole: bool = False) -> list[Any]:
    """Return what the runs of a verb print, in one of its forms."""
    found = [
        *(json.loads(each.stdout) for each in observed().verbs[form]),
        *_made({"simulate": "simulation"}.get(form, form)),
    ]
    with patch("queenhigh.rules.house_groups", return_value={"some": FEW}), chdir(_folder().name):
        more = MORE.get(form, ()) if whole else ()
        for words in (*OVER_HOUSES.get(form, ()), *RUNS.get(form, ()), *more):
            found.append(printed(form.split(maxsplit=1)[0], *split(words)))
    return found


def _made(verb: str) -> Iterator[Any]:
    """Return results that no short run has: of few deals, stopped early, or without what may be unknown."""
    if verb == "analyse":
        unpriced = ReadingEffect("id", "text", "text", "ante_play", None, None, "why")
        takings = Takings(60, 1, 16, None, (), {"ante_play": "why"})
        shared = replace(results()["shared"], readings=(unpriced,), takings=takings)
        yield from map(_told, (shared, *_with_nulls(analysed("prime"))))
    if verb in ("simulation", "sessions", "jackpot"):
        found: Any = replace(results()[verb], stopped="interrupted")
        if verb == "jackpot":
            accounts = tuple(replace(each, standard_error=0.1) for each in found.accounts)
            found = replace(found, accounts=accounts)
        yield from map(_told, _with_nulls(found))


def _with_nulls(value: Any) -> Iterator[Any]:
    """Return copies of a result: each has None in place of one value that may be None."""
    if isinstance(value, tuple) and not is_record(value):
        yield from ((each,) for inner in value[:1] for each in _with_nulls(inner))
    elif isinstance(value, dict):
        yield from ({**value, key: each} for key in value for each in _with_nulls(value[key]))
    elif is_record(value) and not isinstance(value, House):
        for name, kind in get_type_hints(type(value)).items():
            inner = getattr(value, name)
            unknown = [None] if type(None) in get_args(kind) else []
            for each in (*unknown, *_with_nulls(inner)):
                changed = {name: each}
                yield replace(value, **changed) if isinstance(value, Struct) else value._replace(**changed)


def _told(result: Any) -> Any:
    return json.loads(json.dumps(json_of(result)))


@cache
def _folder() -> TemporaryDirectory[str]:
    """A folder with the files that the runs name, until the process ends."""
    folder = TemporaryDirectory()
    here = Path(folder.name)
    based = 'id = "based"\nname = "Based"\nbase = "rws"\n[table]\nboxes = 2\n'
    (here / "based.toml").write_text(based, encoding="utf-8")
    (here / "bad.toml").write_text('format = 1\nid = "bad"\n', encoding="utf-8")
    for name, text in {**INVENTED, "side": invented_text("side")}.items():
        (here / f"{name}.toml").write_text(text, encoding="utf-8")
    words = split("settle rws --dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=10 pair_plus=5 progressive=2.50 play'")
    assert run(*words, "--save", str(here / "round.toml")).exit_code == 0
    return folder
