"""Contract of `--json`: the paths and types of what each verb prints, found by running it.

The runs are chosen so that each path is printed by one of them in a moment; the long test runs every house of
the catalogue and finds no other.
"""

import json
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

import queenhigh
from kit.cases import FEW
from kit.command import run
from kit.contracts.document import columns, document
from kit.contracts.observed import observed, printed
from kit.contracts.schemas import fields
from kit.contracts.shapes import Shape
from kit.contracts.verbs import commands
from kit.houses.invented import INVENTED, any_house
from kit.houses.toml_text import invented_text
from kit.results import analysed
from queenhigh.analysis.protect.sampled import sampled
from queenhigh.analysis.protect.shared import sharing_bet
from queenhigh.analysis.results import ReadingEffect, Takings
from queenhigh.client.load.figures import LoadReport
from queenhigh.report.data import is_record, json_of
from queenhigh.rules import House, house, house_ids
from queenhigh.server.chaos.run import ChaosReport

ALL = house_ids()
SLOW = {"second_chance", "millionaire_progressive"}
"""Houses that take their time to be analysed."""
NO_ENVY = (
    "cardroom.toml --dealer 'Js Ts 2d' --box 'As Ks Qs ante=500 pair_plus=100 pot=2.50 play' "
    "--box '8h 7h 6h ante=5 pot=2.50 play' --box '9d 4c 3h ante=5 play'"
)
"""A round in which a winner is paid no Envy."""
RUNS: dict[str, tuple[str, ...]] = {
    "houses": ("",),
    "houses --compare": ("--compare",),
    "rules": (*ALL, *(f"{name}.toml" for name in INVENTED), "side.toml"),
    "check": (*ALL, "bad.toml", "based.toml"),
    "rank": ("'Ks Kd 4c' 'As Ks Qs'",),
    "settle": (
        "rws --dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=10 pair_plus=5 play' --box '3c 4d 9s ante=10 fold'",
        "rws --dealer 'Qs 7h 2d' --box 'Ks 10s Js ante=10 progressive=2.50 play'",
        "second_chance --dealer '4c 8s Th 7c 8d 9s' --box 'Ah 9d 2c ante=10 stand'",
        "community.toml --dealer 'Qs 7h 2d' --box 'Kh Kd 4c lucky_five=5' --community 'Kc 4d'",
        "draw --dealer 'Qs 7h 2d 9d' --box 'Kh Kd 4c ante=10 discard=4c new=9s'",
        "twice.toml --dealer 'Qs 7h 2d' --box '5c 6c Kc ante=10 both=3 play=10 discard=Kc new=7c'",
        NO_ENVY,
    ),
    "irregular": ALL,
    "irregular GROUND": ("rws deck_count --count 51", "rws misdeal"),
    "irregular --round": (
        "rws misdeal --round round.toml", "rws deck_count --count 51 --round round.toml",
        "rws deck_count --count 51 --round round.toml --phase decided",
    ),
    "replay": ("round.toml",),
    "analyse": (
        "rws --players 7 --seen 1 --bet 'ante=5 pair_plus=5' --readings", "rws --strategy 'K high'",
        "prime --meter 20000 --bet 'ante=1 progressive=1' --seen 'A / KQJ / other'",
        "sixcard --players 3 --per-hour 60 --average 25 --boxes 2", "draw --side-antes 1", "twin.toml",
    ),
    "price": (
        "rws pair_plus flush=3 --against 50-40-30-6-4-1", "rws pair_plus mini_royal=50",
        "rws ante_bonus straight=2", "ultimate blind flush=2", "prime progressive 'straight=7 flat'",
    ),
    "advise": (
        "draw 'Ks Qs 4d' --bet 'ante=5 double_shot=5' --seen Kd --dead 2c", "rws 'Qs 6h 4d' --bet ante=4",
    ),
    "risk": (
        "rws --bet ante=5 --rounds 50 --bankroll 200 --goal 300",
        "rws --bet 'ante=4 pair_plus=5' --rounds 50",
    ),
    "simulate": (
        "twin.toml --rounds 200 --seed 5", "rws --rounds 3000 --boxes 3 --seed 5",
        "rws --rounds 500 --bet ante=4 --seed 5", "twice.toml --rounds 500 --bet 'ante=5 both=3' --seed 5",
    ),
    "simulate --show, beside what `queenhigh settle` prints": ("rws --rounds 50 --seed 1 --show 3",),
    "sessions": (
        "rws --players 300 --rounds 40 --bankroll 100 --seed 3",
        "rws --players 50 --rounds 40 --stop-loss 30 --goal 600 --seed 3",
        "rws --players 50 --rounds 40 --bet ante=4 --seed 3",
        "rws --players 2000 --rounds 20 --bankroll 30 --goal 50 --seed 3",
    ),
    "jackpot": (
        "rws --days 40 --tables 3 --take-up 40% --seed 4",
        *(f"{id} --days 20 --seed 1" for id in ALL if house(id).meters and id not in SLOW),
    ),
    "scale": ("--players 50", "--players 5000000"),
}  # fmt: skip
"""By verb, and by what gives it another form, the words of each run; files are those of `_folder`."""
_FIGURES = "figures of a wager, as `analyse` prints them"
PARTS = {"price": {"old": _FIGURES, "new": _FIGURES, "against[]": "price like this one"}}
"""By verb, names for what is not repeated, by its path."""
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
        settled = {path for path, _ in Shape(_answers("settle")).rows()} if "settle" in form else set()
        rows = Shape(_answers(form, whole)).rows()
        sections[f"with {form.removeprefix(f'{verb} ')}"] = columns(
            row for row in rows if row[0] not in settled
        )
    if verb == "load":
        sections = {"": _sent(LoadReport), "with --chaos": _sent(ChaosReport)}
    return document(f"What `queenhigh {verb} --json` prints, by path.", sections)


def _sent(record: type[Struct]) -> list[str]:
    """Return the fields of a record that is written with its defaults."""
    return columns((path, fact.partition(" = ")[0]) for path, fact in fields(record))


def _answers(form: str, whole: bool = False) -> list[Any]:
    """Return what the runs of a verb print, in one of its forms."""
    found = [*observed().verbs[form], *_made(form)]
    with patch("queenhigh.rules.house_groups", return_value={"some": FEW}), chdir(_folder().name):
        for words in (*RUNS.get(form, ()), *(MORE.get(form, ()) if whole else ())):
            found.append(printed(form.split(maxsplit=1)[0], *split(words)))
    return found


def _made(verb: str) -> Iterator[Any]:
    """Return results that no short run has: of few deals, stopped early, or without what may be unknown."""
    if verb == "analyse":
        drawn = sampled(sharing_bet(any_house("sixcard")), 7, deals=100)
        unpriced = ReadingEffect("id", "text", "text", "ante_play", None, None, "why")
        takings = Takings(60, 1, 16, None, (), {"ante_play": "why"})
        found = replace(analysed("sixcard"), protection=(drawn,), readings=(unpriced,), takings=takings)
        yield from map(_told, (found, *_with_nulls(analysed("prime"))))
    if verb == "simulate":
        yield from map(_told, _with_nulls(replace(queenhigh.simulate("rws", 10), stopped="interrupted")))
    if verb == "sessions":
        sessions = replace(queenhigh.sessions("rws", 10, 10), stopped="interrupted")
        yield from map(_told, _with_nulls(sessions))
    if verb == "jackpot":
        jackpot = queenhigh.jackpot("rws", days=1)
        accounts = tuple(replace(each, standard_error=0.1) for each in jackpot.accounts)
        yield from map(_told, _with_nulls(replace(jackpot, accounts=accounts, stopped="interrupted")))


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
