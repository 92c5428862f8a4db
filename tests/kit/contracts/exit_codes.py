"""Contract of the exit codes: what each verb gives, found by running it."""

import errno
import os
from contextlib import chdir, redirect_stderr
from io import StringIO
from pathlib import Path
from shlex import split
from tempfile import TemporaryDirectory
from typing import Any, cast
from unittest.mock import patch

import click
import pytest

from kit.command import run
from kit.contracts.document import document
from kit.contracts.observed import without_settings
from kit.contracts.verbs import commands
from queenhigh.cli import main
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import ORDER, Verdict

CASES: dict[str, dict[str, str]] = {
    "houses": {"done": "--json"},
    "rules": {
        "done": "rws --json", "house file with problems": "bad.toml",
        "page cannot be written": "rws --out no/such/card.html", "house that does not exist": "nowhere.toml",
        "limits that cannot be posted": "rws --table anti=5..10",
    },
    "check": {
        "good house file": "rws", "house file with problems": "bad.toml",
        "file that does not exist": "nowhere.toml",
    },
    "new": {
        "done": "new.toml", "file that exists": "new.toml",
        "house that does not exist": "other.toml --from nowhere",
    },
    "rank": {"done": "'Ks Kd 4c'", "wrong number of cards": "'Ks Kd'", "card twice": "'Ks Ks 4c'"},
    "settle": {
        "done": "rws --dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=10 play' --save round.toml",
        "bet outside the limits": "rws --dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=4 play'",
        "round cannot be written": "rws --dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=10 play' --save no/such",
        "wager that does not exist": "rws --dealer 'Qs 7h 2d' --box 'Kh Kd 4c anti=10 play'",
        "more boxes than the table has": "rws --dealer 'Qs 7h 2d'" + " --box 'Kh Kd 4c ante=10 play'" * 9,
    },
    "irregular": {
        "done": "rws", "round cannot be read": "rws wrong_deal --round bad.toml",
        "ground that does not exist": "rws earthquake",
    },
    "play": {
        "left with q": "rws --seed 1", "games cannot be saved": "rws --save bad.toml/games",
        "bankroll that covers no round": "rws --bankroll 1",
    },
    "drill": {
        "left with q": "rws --seed 1", "house file with problems": "bad.toml",
        "house that does not exist": "nowhere",
    },
    "replay": {
        "done": "round.toml", "file that is not a record": "bad.toml",
        "record that does not come out": "altered.toml", "file that does not exist": "nowhere.toml",
    },
    "analyse": {
        "done": "rws", "file cannot be written": "rws --out no/such/rws.csv",
        "amount that cannot be read": "rws --bet ante=ten", "neither a house nor --all": "",
    },
    "price": {
        "done": "rws pair_plus flush=3",
        "file cannot be written": "rws pair_plus flush=3 --out no/such/price.csv",
        "row that does not exist": "rws pair_plus flash=3",
    },
    "advise": {
        "done": "rws 'Qs 6h 4d'", "bet with nothing to decide": "rws 'Qs 6h 4d' --bet pair_plus=5",
        "card twice": "rws 'Qs Qs 4d'",
    },
    "risk": {
        "done": "rws --bet ante=10 --rounds 10",
        "wager without the one it needs": "rws --bet progressive=2.50 --rounds 10",
        "no bet": "rws --rounds 10",
    },
    "simulate": {
        "done": "rws --rounds 10 --seed 1",
        "wager without the one it needs": "rws --rounds 10 --bet progressive=2.50",
        "more boxes than the table has": "rws --rounds 10 --boxes 8",
    },
    "sessions": {
        "done": "rws --players 10 --rounds 10", "file cannot be written": "rws --out no/such/sessions.csv",
        "bankroll that covers no round": "rws --bankroll 4",
    },
    "jackpot": {
        "done": "rws --days 1", "bet that leaves the meter alone": "rws --days 1 --bet ante=10",
        "share that cannot be read": "rws --take-up much",
    },
    "db upgrade": {"done": "--data data"},
    "db verify": {"everything in order": "--data data", "no database": "--data no-data"},
    "db backup": {
        "done": "backup.db --data data", "file that exists": "backup.db --data data",
        "no database": "other.db --data no-data",
    },
    "db restore": {
        "done": "backup.db --data restored", "place that is not empty": "backup.db --data data",
        "file that is not a backup": "bad.toml --data other",
    },
    "users add": {
        "done": "ann --password-file password.txt --data data",
        "name that is taken": "ann --password-file password.txt --data data",
    },
    "users list": {"done": "--data data", "no database": "--data no-data"},
    "users role": {"done": "ann dealer --data data", "nobody of that name": "bob dealer --data data"},
    "users lock": {"done": "ann --data data", "nobody of that name": "bob --data data"},
    "tables open": {"house that does not exist": "nowhere --data data"},
    "tables list": {"done": "--data data", "no database": "--data no-data"},
    "tables close": {"table that does not exist": "nowhere --data data"},
    "tables pause": {"table that does not exist": "nowhere --data data"},
    "audit": {
        "everything in order": "--data data", "no database": "--data no-data",
        "round that does not exist": "--since nowhere --data data",
    },
    "export": {"done": "ledger --data data", "time that cannot be read": "rounds --from x --data data"},
    "verify": {"round that is not proven": "empty.json", "file that does not exist": "nowhere.toml"},
    "collect": {
        "done": "deals --count 1 --out deals.txt", "secret that does not exist": "raw --count 1 --secret no",
        "nothing to collect": "raw --count 0",
    },
    "load": {
        "no server answers": "http://127.0.0.1:1", "server of others without --yes": "http://192.0.2.1",
        "fault that does not exist": "--chaos --faults earthquakes=1",
    },
    "scale": {"done": "--players 10", "costs that do not exist": "--players 10 --costs nowhere.toml"},
    "serve": {
        "settings that do not exist": "--settings nowhere.toml", "port that does not exist": "--port x",
    },
}  # fmt: skip
"""By verb: what is the matter, and the words that say it. They run in this order, in one folder."""


def written() -> str:
    home = {"XDG_DATA_HOME": "home"}
    with TemporaryDirectory() as folder, chdir(folder), without_settings(), patch.dict(os.environ, home):
        _make_files()
        sections = {
            "every command": _always(),
            "the process": _process(),
            **{f"queenhigh {verb}": _lines(_codes(verb)) for verb in CASES},
            "queenhigh doctor": _lines(_doctor()),
        }
    return document("Exit codes of the command line, by what happens.", sections)


def _lines(codes: list[tuple[int, str]]) -> list[str]:
    return [f"{code:<3}  {label}" for code, label in sorted(codes, key=lambda each: each[0])]


def _codes(verb: str) -> list[tuple[int, str]]:
    found = []
    for label, words in CASES[verb].items():
        found.append((run(*verb.split(), *split(words), stdin="q\nq\n").exit_code, label))
        if verb == "settle" and label == "done":
            record = Path("round.toml").read_text(encoding="utf-8")
            assert "2d" in record, "the dealer's card"
            Path("altered.toml").write_text(record.replace("2d", "3d"), encoding="utf-8")
    return found


def _make_files() -> None:
    Path("bad.toml").write_text("this is not TOML", encoding="utf-8")
    Path("empty.json").write_text("{}", encoding="utf-8")
    Path("password.txt").write_text("a long pass phrase\n", encoding="utf-8")
    assert run("db", "upgrade", "--data", "data").exit_code == 0


def _always() -> list[str]:
    """Return what every command gives alike; a command that differs adds a line."""
    found = set()
    for words, command in commands():
        if not isinstance(command, click.Group):
            asked = words.split()[1:]
            found.add((run(*asked, "--help").exit_code, "--help"))
            found.add((run(*asked, "--no-such-option").exit_code, "unknown option"))
            with (
                patch.object(command, "invoke", side_effect=KeyboardInterrupt),
                patch.object(command, "parse_args"),
            ):
                found.add((run(*asked).exit_code, "interrupted"))
    return _lines(sorted(found))


def _process() -> list[str]:
    """Return what the whole command gives where it is not the verb that ends it."""
    causes: dict[str, BaseException] = {
        "standard output is closed": BrokenPipeError(),
        "disk is full": OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)),
        "not enough memory": MemoryError(),
    }
    found = []
    for label, cause in causes.items():
        with (
            patch.object(main, "cli", side_effect=cause),
            patch.multiple(main, make_steady=lambda: None, give_up_output=lambda: None),
            redirect_stderr(StringIO()),
            pytest.raises(SystemExit) as end,
        ):
            main.run()
        found.append((cast(int, end.value.code), label))
    return _lines(found)


def _doctor() -> list[tuple[int, str]]:
    """Return what `doctor` gives by the worst of its findings."""
    found = []
    for state in ORDER:
        check = {"any": lambda _, state=state: Verdict(state, "")}
        with patch.dict(cast(dict[str, Any], CHECKS), check, clear=True):
            found.append((run("doctor", "--data", "data").exit_code, f"finding that is {state}"))
    return found
