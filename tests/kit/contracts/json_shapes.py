"""Contract of `--json`: the paths and types of what each verb prints, found by running it.

The runs are chosen so that each path is printed by one of them in a moment; the long test runs every house of
the catalogue and finds no other.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from kit.cases import FEW
from kit.command import run
from kit.contracts.document import columns, document
from kit.contracts.observed import observed
from kit.contracts.shapes import Shape
from kit.contracts.types import fields
from kit.houses.invented import INVENTED, any_house
from kit.results import analysed
from queenhigh.analysis.protect.sampled import sampled
from queenhigh.analysis.protect.shared import sharing_bet
from queenhigh.client.load.figures import LoadReport
from queenhigh.report import json_of
from queenhigh.rules import house, house_ids

MAPS = frozenset({
    "wagers", "stakes", "meters", "actions", "percentiles", "unpriced", "expected_loss_by_wager", "changed",
})  # fmt: skip
"""Keys of maps whose own keys are names that nobody lists, such as those of wagers counted together."""
ALL = house_ids()
SLOW = {"second_chance", "millionaire_progressive"}
"""Houses that take their time to be analysed."""
DEALER = ("--dealer", "Qs 7h 2d")
WINNERS = (
    "--dealer", "Js Ts 2d", "--box", "As Ks Qs ante=500 pair_plus=100 pot=2.50 play",
    "--box", "8h 7h 6h ante=5 pot=2.50 play", "--box", "9d 4c 3h ante=5 play",
)  # fmt: skip
"""A round of the cardroom in which a winner is paid no Envy."""

Words = tuple[str, ...]
RUNS: dict[str, tuple[Words, ...]] = {
    "houses": ((), ("--compare",)),
    "rules": (*((id,) for id in ALL), *((f"{name}.toml",) for name in INVENTED)),
    "check": (*((id,) for id in ALL), ("bad.toml",), ("based.toml",)),
    "rank": (("Ks Kd 4c", "As Ks Qs"),),
    "settle": (
        ("rws", *DEALER, "--box", "Kh Kd 4c ante=10 pair_plus=5 play", "--box", "3c 4d 9s ante=10 fold"),
        ("rws", *DEALER, "--box", "Ks 10s Js ante=10 progressive=2.50 play"),
        ("second_chance", "--dealer", "4c 8s Th 7c 8d 9s", "--box", "Ah 9d 2c ante=10 stand"),
        ("community.toml", *DEALER, "--box", "Kh Kd 4c lucky_five=5", "--community", "Kc 4d"),
        ("draw", "--dealer", "Qs 7h 2d 9d", "--box", "Kh Kd 4c ante=10 discard=4c new=9s"),
        ("twice.toml", *DEALER, "--box", "5c 6c Kc ante=10 both=3 play=10 discard=Kc new=7c"),
        ("cardroom.toml", *WINNERS),
    ),
    "irregular": (
        *((id,) for id in ALL),
        ("rws", "deck_count", "--count", "51"),
        ("rws", "misdeal"),
        ("rws", "misdeal", "--round", "round.toml"),
        ("rws", "deck_count", "--count", "51", "--round", "round.toml"),
    ),
    "replay": (("round.toml",),),
    "analyse": (
        ("rws", "--players", "7", "--seen", "1", "--bet", "ante=5 pair_plus=5", "--readings"),
        ("rws", "--strategy", "K high"),
        ("prime", "--meter", "20000", "--bet", "ante=1 progressive=1", "--seen", "A / KQJ / other"),
        ("sixcard", "--players", "3", "--per-hour", "60", "--average", "25", "--boxes", "2"),
        ("draw", "--side-antes", "1"),
        ("twin.toml",),
    ),
    "price": (("rws", "pair_plus", "flush=3", "--against", "50-40-30-6-4-1"),),
    "advise": (
        ("draw", "Ks Qs 4d", "--bet", "ante=5 double_shot=5", "--seen", "Kd", "--dead", "2c"),
        ("rws", "Qs 6h 4d", "--bet", "ante=4"),
    ),
    "risk": (
        ("rws", "--bet", "ante=5", "--rounds", "50", "--bankroll", "200", "--goal", "300"),
        ("rws", "--bet", "ante=4 pair_plus=5", "--rounds", "50"),
    ),
    "simulate": (
        ("rws", "--rounds", "3000", "--boxes", "3", "--seed", "5"),
        ("rws", "--rounds", "500", "--bet", "ante=4", "--seed", "5"),
        ("twice.toml", "--rounds", "500", "--bet", "ante=5 both=3", "--seed", "5"),
    ),
    "sessions": (
        ("rws", "--players", "300", "--rounds", "40", "--bankroll", "100", "--seed", "3"),
        ("rws", "--players", "50", "--rounds", "40", "--stop-loss", "30", "--goal", "600", "--seed", "3"),
        ("rws", "--players", "50", "--rounds", "40", "--bet", "ante=4", "--seed", "3"),
        ("rws", "--players", "2000", "--rounds", "20", "--bankroll", "30", "--goal", "50", "--seed", "3"),
    ),
    "jackpot": (
        ("rws", "--days", "40", "--tables", "3", "--take-up", "40%", "--seed", "4"),
        *((id, "--days", "20", "--seed", "1") for id in ALL if house(id).meters and id not in SLOW),
    ),
    "scale": (("--players", "50"),),
}  # fmt: skip
"""By verb, the words of each run."""
SERVED = (
    "audit", "db upgrade", "db verify", "doctor", "load", "tables close", "tables list", "tables open",
    "tables pause", "users add", "users list", "users lock", "users role", "verify",
)  # fmt: skip
"""Verbs that are run beside a server."""
VERBS = tuple(sorted((*RUNS, *SERVED)))


def more(verb: str) -> Iterator[Words]:
    """The runs of the long test: every house in each verb that works something out."""
    for id in ALL:
        if verb == "irregular":
            yield from ((id, rule.ground) for rule in house(id).irregularities)
        if verb == "analyse":
            yield (id,) if id in SLOW else (id, "--readings")
        if verb == "simulate":
            yield (id, "--rounds", "500", "--seed", "1")
        if verb == "sessions":
            yield (id, "--players", "20", "--rounds", "10", "--seed", "1")
    if verb == "analyse":
        yield from ((f"{name}.toml",) for name in INVENTED)


def shape(verb: str, whole: bool) -> Shape:
    """What a verb prints: in the runs that are chosen, or in all of them."""
    found = Shape(observed().verbs.get(verb, ()), maps=MAPS)
    if verb == "analyse":
        found.add(_sampled())
    groups = {"some": FEW}
    with patch("queenhigh.rules.house_groups", return_value=groups):  # those that are compared
        for words in RUNS.get(verb, ()):
            found.add(_printed(verb, words))
    for words in more(verb) if whole else ():
        found.add(_printed(verb, words))
    return found


def _sampled() -> Any:
    """An analysis of boxes that share, from fewer deals than the verb draws."""
    drawn = sampled(sharing_bet(any_house("sixcard")), 7, deals=100)
    return json.loads(json.dumps(json_of(replace(analysed("sixcard"), protection=(drawn,)))))


def written(verb: str, whole: bool = False) -> str:
    rows = fields(LoadReport, {}) if verb == "load" else shape(verb, whole).rows()
    return document(f"What `queenhigh {verb} --json` prints, by path.", {"": columns(rows)})


@cache
def _folder() -> TemporaryDirectory[str]:
    """A folder with the files that the runs name, until the process ends."""
    folder = TemporaryDirectory()
    here = Path(folder.name)
    based = 'id = "based"\nname = "Based"\nbase = "rws"\n[table]\nboxes = 2\n'
    (here / "based.toml").write_text(based, encoding="utf-8")
    (here / "bad.toml").write_text('format = 1\nid = "bad"\n', encoding="utf-8")
    for name, text in INVENTED.items():
        (here / f"{name}.toml").write_text(text, encoding="utf-8")
    box = "Kh Kd 4c ante=10 pair_plus=5 progressive=2.50 play"
    assert run("settle", "rws", *DEALER, "--box", box, "--save", str(here / "round.toml")).exit_code == 0
    return folder


def _printed(verb: str, words: Words) -> Any:
    here = Path(_folder().name)
    said = [str(here / word) if word.endswith(".toml") else word for word in words]
    result = run(*verb.split(), *said, "--json")
    assert result.stdout.startswith("{"), f"{verb} {' '.join(words)}: {result.output}"
    return json.loads(result.stdout)
