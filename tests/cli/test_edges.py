"""The command at its edges: no input, files without end, long names, a full disk: never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import queenhigh
from kit.command import run, run_json
from kit.refused import refusal, refused
from queenhigh.cli.main import ALIASES
from queenhigh.text import install_words

COMMAND = f"{sys.executable} -m queenhigh"
ENDLESS = Path("/dev/zero")
FULL = Path("/dev/full")
HOUSE = Path(queenhigh.__file__).parent / "houses" / "basics" / "rws.toml"


def shell(line: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("rank - <&-", 2, "holds no hand"),
        ("play rws <&-", 0, "Your sitting"),
        ("rank zz zz zz", 2, "is not a card"),
    ],
)
def test_without_standard_input(line: str, code: int, said: str) -> None:
    done = shell(f"{COMMAND} {line}")
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr
    assert said in done.stdout + done.stderr


def test_a_closed_pipe_ends_quietly() -> None:
    done = shell(f"{COMMAND} rules rws | head -1")
    assert "Traceback" not in done.stderr
    assert done.stdout


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full to write to")
def test_a_full_disk_is_a_refused_job() -> None:
    done = shell(f"{COMMAND} houses --json > {FULL}")
    assert done.returncode == 1
    assert "No space left" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_name_too_long_for_any_file() -> None:
    for name in ("a" * 300, "a/" * 3000):
        assert refused("rules", name) == (2, "NoSuchHouse")


def test_a_house_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "bom.toml"
    file.write_text(HOUSE.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run_json("check", str(file))["ok"] is True


def test_an_unfinished_record_is_proven_as_far_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "round.toml"
    file.write_text(record_text(), encoding="utf-8")
    answer = run_json("replay", str(file))
    assert (answer["proven"], answer["finished"], answer["phase"]) == (True, False, "betting")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("verb", ["check", "rules", "replay"])
def test_a_pipe_that_nobody_writes_to_is_said_to_be_waited_for(verb: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    words = [sys.executable, "-m", "queenhigh", verb, str(pipe)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
        assert command.stderr is not None
        line = command.stderr.readline()
        assert line == f"Waiting for somebody to write to {pipe}, which is no file; Ctrl-C ends.\n"
        text = HOUSE.read_text(encoding="utf-8") if verb != "replay" else record_text()
        pipe.write_text(text, encoding="utf-8")
        output, errors = command.communicate(timeout=60)
    assert (command.returncode, errors) == (0, "")
    assert output


def test_a_pipe_that_is_written_to_is_read_without_a_word() -> None:
    done = shell(f"cat {HOUSE} | {COMMAND} check /dev/stdin")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_long_word_is_cut_in_its_message() -> None:
    assert len(refusal("x" * 9999).message) < 300


@pytest.mark.parametrize("alias", ALIASES)
def test_an_alias_is_the_verb(alias: str) -> None:
    asked = ("prime", "--json")
    assert run(alias, *asked).output == run(ALIASES[alias], *asked).output


def record_text() -> str:
    from kit.play.felt import Felt
    from queenhigh.wire.notation import format_record

    felt = Felt("rws").open().bet(1, ante=10)
    return format_record(felt.record, felt.house)


@pytest.mark.parametrize(
    ("missing", "line", "extra"),
    [
        ("alembic", "tables list", "server"),
        ("argon2", "serve", "server"),
        ("argon2", "doctor", "server"),
        ("websockets", "load http://127.0.0.1:9", "client"),
        ("distributed", "simulate rws --rounds 9 --cluster local", "cluster"),
        ("duckdb", "analyse rws --out found.parquet", "report"),
    ],
)
def test_what_is_not_installed_is_said_with_the_line_that_installs_it(
    missing: str, line: str, extra: str, tmp_path: Path
) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; from queenhigh.__main__ import main; main()"
    command = [sys.executable, "-c", program, *line.split()]
    environment = {**os.environ, "QUEENHIGH_DATA": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert install_words(extra) in done.stderr
    assert "Traceback" not in done.stderr
