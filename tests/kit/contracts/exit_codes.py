"""Contract of the exit codes: what each verb gives, found by running it."""

import errno
import json
import os
from collections.abc import Callable
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast
from unittest.mock import patch

import click

from kit.command import run
from kit.contracts.document import document
from kit.contracts.observed import without_settings
from kit.contracts.verbs import commands
from queenhigh.cli import main
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import ORDER, State, Verdict
from queenhigh.server.doctor.patient import Patient

NOWHERE = "nowhere.toml"
NO_PLACE = ("--data", "no-data")
PLACE = ("--data", "data")
ROUND = ("--dealer", "Qs 7h 2d", "--box")
BOX = "Kh Kd 4c ante=10 play"
CASES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "houses": (("done", ("--json",)),),
    "rules": (
        ("done", ("rws", "--json")),
        ("house file with problems", ("bad.toml",)),
        ("page cannot be written", ("rws", "--out", "no/such/card.html")),
        ("house that does not exist", (NOWHERE,)),
        ("limits that cannot be posted", ("rws", "--table", "anti=5..10")),
    ),
    "check": (
        ("good house file", ("rws",)),
        ("house file with problems", ("bad.toml",)),
        ("file that does not exist", (NOWHERE,)),
    ),
    "new": (
        ("done", ("new.toml",)),
        ("file that exists", ("new.toml",)),
        ("house that does not exist", ("other.toml", "--from", "nowhere")),
    ),
    "rank": (("done", ("Ks Kd 4c",)), ("wrong number of cards", ("Ks Kd",)), ("card twice", ("Ks Ks 4c",))),
    "settle": (
        ("done", ("rws", *ROUND, BOX, "--save", "round.toml")),
        ("bet outside the limits", ("rws", *ROUND, "Kh Kd 4c ante=4 play")),
        ("round cannot be written", ("rws", *ROUND, BOX, "--save", "no/such/round.toml")),
        ("wager that does not exist", ("rws", *ROUND, "Kh Kd 4c anti=10 play")),
        ("more boxes than the table has", ("rws", *ROUND, BOX, *("--box", BOX) * 8)),
    ),
    "irregular": (
        ("done", ("rws",)),
        ("round cannot be read", ("rws", "wrong_deal", "--round", "bad.toml")),
        ("ground that does not exist", ("rws", "earthquake")),
    ),
    "play": (
        ("left with q", ("rws", "--seed", "1")),
        ("games cannot be saved", ("rws", "--save", "bad.toml/games")),
        ("bankroll that covers no round", ("rws", "--bankroll", "1")),
    ),
    "drill": (
        ("left with q", ("rws", "--seed", "1")),
        ("house file with problems", ("bad.toml",)),
        ("house that does not exist", ("nowhere",)),
    ),
    "replay": (
        ("done", ("round.toml",)),
        ("file that is not a record", ("bad.toml",)),
        ("record that does not come out", ("altered.toml",)),
        ("file that does not exist", (NOWHERE,)),
    ),
    "analyse": (
        ("file cannot be written", ("rws", "--out", "no/such/rws.csv")),
        ("amount that cannot be read", ("rws", "--bet", "ante=ten")),
        ("neither a house nor --all", ()),
    ),
    "price": (
        ("done", ("rws", "pair_plus", "flush=3")),
        ("file cannot be written", ("rws", "pair_plus", "flush=3", "--out", "no/such/price.csv")),
        ("row that does not exist", ("rws", "pair_plus", "flash=3")),
    ),
    "advise": (
        ("done", ("rws", "Qs 6h 4d")),
        ("bet with nothing to decide", ("rws", "Qs 6h 4d", "--bet", "pair_plus=5")),
        ("card twice", ("rws", "Qs Qs 4d")),
    ),
    "risk": (
        ("done", ("rws", "--bet", "ante=10", "--rounds", "10")),
        ("wager without the one it needs", ("rws", "--bet", "progressive=2.50", "--rounds", "10")),
        ("no bet", ("rws", "--rounds", "10")),
    ),
    "simulate": (
        ("done", ("rws", "--rounds", "10", "--seed", "1")),
        ("wager without the one it needs", ("rws", "--rounds", "10", "--bet", "progressive=2.50")),
        ("more boxes than the table has", ("rws", "--rounds", "10", "--boxes", "8")),
    ),
    "sessions": (
        ("file cannot be written", ("rws", "--out", "no/such/sessions.csv")),
        ("bankroll that covers no round", ("rws", "--bankroll", "4")),
    ),
    "jackpot": (
        ("bet that leaves the meter alone", ("rws", "--days", "1", "--bet", "ante=10")),
        ("share that cannot be read", ("rws", "--take-up", "much")),
    ),
    "db upgrade": (("done", PLACE),),
    "db verify": (("everything in order", PLACE), ("no database", NO_PLACE)),
    "db backup": (
        ("done", ("backup.db", *PLACE)),
        ("file that exists", ("backup.db", *PLACE)),
        ("no database", ("other.db", *NO_PLACE)),
    ),
    "db restore": (
        ("done", ("backup.db", "--data", "restored")),
        ("place that is not empty", ("backup.db", *PLACE)),
        ("file that is not a backup", ("bad.toml", "--data", "other")),
    ),
    "users add": (
        ("done", ("ann", "--password-file", "password.txt", *PLACE)),
        ("name that is taken", ("ann", "--password-file", "password.txt", *PLACE)),
    ),
    "users list": (("done", PLACE), ("no database", NO_PLACE)),
    "users role": (("done", ("ann", "dealer", *PLACE)), ("nobody of that name", ("bob", "dealer", *PLACE))),
    "users lock": (("done", ("ann", *PLACE)), ("nobody of that name", ("bob", *PLACE))),
    "tables open": (("house that does not exist", ("nowhere", *PLACE)),),
    "tables list": (("done", PLACE), ("no database", NO_PLACE)),
    "tables close": (("table that does not exist", ("nowhere", *PLACE)),),
    "tables pause": (("table that does not exist", ("nowhere", *PLACE)),),
    "audit": (
        ("everything in order", PLACE),
        ("no database", NO_PLACE),
        ("round that does not exist", ("--since", "nowhere", *PLACE)),
    ),
    "export": (("done", ("ledger", *PLACE)), ("time that cannot be read", ("rounds", "--from", "x", *PLACE))),
    "verify": (("round that is not proven", ("empty.json",)), ("file that does not exist", (NOWHERE,))),
    "collect": (
        ("done", ("deals", "--count", "1", "--out", "deals.txt")),
        ("secret that does not exist", ("raw", "--count", "1", "--secret", "no")),
        ("nothing to collect", ("raw", "--count", "0")),
    ),
    "load": (
        ("no server answers", ("http://127.0.0.1:1",)),
        ("server of others without --yes", ("http://192.0.2.1",)),
        ("fault that does not exist", ("--chaos", "--faults", "earthquakes=1")),
    ),
    "scale": (("costs that do not exist", ("--players", "10", "--costs", NOWHERE)),),
    "serve": (
        ("settings that do not exist", ("--settings", NOWHERE)),
        ("port that does not exist", ("--port", "x")),
    ),
}  # fmt: skip
"""By verb: what is the matter, and the words that say it. They run in this order, in one folder."""


def written() -> str:
    here = Path.cwd()
    home = {"XDG_DATA_HOME": "home"}
    with TemporaryDirectory() as folder, without_settings(), patch.dict(os.environ, home):
        os.chdir(folder)
        try:
            sections = {"every command": _always(), "the process": _process(), **_verbs()}
        finally:
            os.chdir(here)
    return document("Exit codes of the command line, by what happens.", sections)


def _always() -> list[str]:
    """What every command gives alike; a command that differs has a line of its own."""
    leaves = [(words, each) for words, each in commands() if not isinstance(each, click.Group)]
    codes: dict[tuple[str, int], list[str]] = {}
    for words, command in leaves:
        asked = words.split()[1:]
        for label, code in (
            ("--help", run(*asked, "--help").exit_code),
            ("unknown option", run(*asked, "--no-such-option").exit_code),
            ("interrupted", _interrupted(command, asked)),
        ):
            codes.setdefault((label, code), []).append(words)
    return [
        f"{code:<3}  {label}" + ("" if len(found) == len(leaves) else f": {', '.join(found)}")
        for (label, code), found in sorted(codes.items(), key=lambda item: item[0][::-1])
    ]


def _interrupted(command: click.Command, words: list[str]) -> int:
    """The exit code of a command that an interrupt stops, however it is called."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with patch.object(command, "invoke", interrupt), patch.object(command, "parse_args"):
        return run(*words).exit_code


def _process() -> list[str]:
    """What the whole command gives where it is not the verb that ends it."""
    causes: dict[str, Callable[[], BaseException]] = {
        "standard output is closed": BrokenPipeError,
        "disk is full": lambda: OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
        "not enough memory": MemoryError,
    }
    found = []
    for label, cause in causes.items():
        with (
            patch.object(main, "cli", side_effect=cause()),
            patch.object(main, "make_steady"),
            patch.object(main, "give_up_output"),
            redirect_stderr(StringIO()),
        ):
            try:
                main.run()
            except SystemExit as end:
                found.append(f"{end.code:<3}  {label}")
    return found


def _verbs() -> dict[str, list[str]]:
    _make_files()
    found = {}
    for verb, cases in CASES.items():
        rows = []
        for label, words in cases:
            result = run(*verb.split(), *words, stdin="q\nq\n")
            assert isinstance(result.exit_code, int)
            rows.append((result.exit_code, label))
            if verb == "settle" and label == "done":
                _alter(Path("round.toml"))
        found[f"queenhigh {verb}"] = [
            f"{code:<3}  {label}" for code, label in sorted(rows, key=lambda row: row[0])
        ]
    return {**found, "queenhigh doctor": _doctor()}


def _doctor() -> list[str]:
    """What `doctor` gives by the worst of its findings."""
    found = []
    for state in ORDER:

        def check(_: Patient, state: State = state) -> Verdict:
            return Verdict(state, "")

        with patch.dict(cast(dict[str, Any], CHECKS), {"any": check}, clear=True):
            found.append(f"{run('doctor', *PLACE).exit_code:<3}  finding that is {state}")
    return found


def _make_files() -> None:
    Path("bad.toml").write_text("this is not TOML", encoding="utf-8")
    Path("empty.json").write_text(json.dumps({}), encoding="utf-8")
    Path("password.txt").write_text("a long pass phrase\n", encoding="utf-8")
    assert run("db", "upgrade", *PLACE).exit_code == 0


def _alter(record: Path) -> None:
    """A record whose dealer had another card than the one that it was settled with."""
    text = record.read_text(encoding="utf-8")
    assert "2d" in text
    Path("altered.toml").write_text(text.replace("2d", "3d"), encoding="utf-8")
