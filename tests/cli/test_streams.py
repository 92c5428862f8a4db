"""Streams as they may come: closed, full, or bytes that are no text; and interrupts while modules load."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kit.cases import mostly_long

COMMAND = f"{sys.executable} -m queenhigh"
FULL = Path("/dev/full")
SUITS = str.maketrans("♣♦♥♠", "cdhs")
SEAT = "--dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=10 play'"
LINES = [
    "houses", "rules rws", "check rws", "rank 'Ks Kd 4c'", f"settle rws {SEAT}", "play rws", "replay RECORD",
    "analyse rws", "price rws pair_plus flush='4 to 1'", "advise rws 'Qs 6h 4d'",
    "risk rws --bet ante=10 --rounds 10", "simulate rws --rounds 10", "sessions rws --players 5 --rounds 5",
    "jackpot rws --days 1", "--help",
]  # fmt: skip
CASES = mostly_long(LINES, lambda line: line.split()[0] in ("rank", "simulate"))


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        line, shell=True, capture_output=True, timeout=120, check=False, env=os.environ | environment
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded round."""
    file = tmp_path_factory.mktemp("rounds") / "round.toml"
    assert shell(f"{COMMAND} settle rws {SEAT} --save {file}").returncode == 0
    return file


@pytest.mark.parametrize("line", CASES, ids=lambda line: line.split()[0])
def test_no_verb_needs_a_standard_error(line: str, record: Path) -> None:
    line = f"{COMMAND} {line.replace('RECORD', str(record))} </dev/null"
    done = shell(f"{line} 2>&-")
    assert done.returncode == 0
    assert done.stdout
    if FULL.exists():
        done = shell(f"{line} 2>{FULL}")
        assert done.returncode == 0
        assert done.stdout


@pytest.mark.parametrize("line", CASES, ids=lambda line: line.split()[0])
def test_a_closed_standard_output_is_said_and_is_a_refused_job(line: str, record: Path) -> None:
    line = f"{COMMAND} {line.replace('RECORD', str(record))} </dev/null"
    done = shell(f"{line} >&-")
    assert (done.returncode, done.stderr.splitlines()[-1:]) == (1, [b"Error: standard output is closed"])
    assert b"Traceback" not in done.stderr
    done = shell(f"{line} <&- >&- 2>&-")
    assert done.returncode == 1


def test_a_mistake_is_exit_code_2_whatever_is_closed() -> None:
    for closed in (">&-", "2>&-", "<&- >&- 2>&-"):
        assert shell(f"{COMMAND} rank zz {closed}").returncode == 2


@pytest.mark.long
@pytest.mark.parametrize("redirect", mostly_long((">&-", f">{FULL}"), lambda redirect: redirect == ">&-"))
def test_a_file_is_kept_although_nothing_can_be_printed(redirect: str, tmp_path: Path) -> None:
    if redirect == f">{FULL}" and not FULL.exists():
        pytest.skip("this system has no /dev/full to write to")
    for line in ("simulate rws --rounds 10", "sessions rws --players 5 --rounds 5", "jackpot rws --days 1"):
        out = tmp_path / f"{line.split()[0]}.json"
        done = shell(f"{COMMAND} {line} --out {out} {redirect}")
        assert done.returncode == 1
        assert out.stat().st_size > 0
    save = tmp_path / "round.toml"
    assert shell(f"{COMMAND} settle rws {SEAT} --save {save} {redirect}").returncode == 1
    assert shell(f"{COMMAND} replay {save}").returncode == 0


def test_no_file_of_ours_comes_to_stand_where_a_stream_was_closed(tmp_path: Path) -> None:
    out = tmp_path / "game.toml"
    done = shell(f"{COMMAND} settle rws {SEAT} --save {out} 2>&- >&- <&-")
    assert done.returncode == 1
    assert out.read_text(encoding="utf-8").startswith("format = ")


@pytest.mark.parametrize(
    "environment",
    mostly_long((
        {"LC_ALL": "en_US.UTF-8"}, {"LC_ALL": "C"}, {"LC_ALL": "C.UTF-8"}, {"LC_ALL": "C", "PYTHONUTF8": "0"},
        {"PYTHONIOENCODING": "utf-8:strict"}, {"PYTHONIOENCODING": "ascii:strict"},
    ), lambda environment: environment.get("LC_ALL") == "en_US.UTF-8" or "PYTHONUTF8" in environment),
    ids=str,
)  # fmt: skip
def test_bytes_that_are_no_text_on_standard_input(environment: dict[str, str]) -> None:
    done = shell(rf"printf 'Ks Kd 4c\n\377\n' | {COMMAND} rank -", **environment)
    assert done.returncode == 2
    assert b"line 2: " in done.stderr
    assert b"is not a card" in done.stderr
    assert b"Traceback" not in done.stderr
    done = shell(rf"printf '\377\nq\n' | {COMMAND} play rws", **environment)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"Your sitting" in done.stdout


INTERRUPT = "import os, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
KILL = "os.kill(os.getpid(), signal.SIGINT)"
MOMENTS = {
    "while it loads": KILL,
    "in what cannot raise": f"""
class Lock:
    def __del__(self):
        {KILL}
lock = Lock()
del lock
import time
for _ in range(1000):
    time.sleep(0.02)
""",
    "in a class in the making": f"""
class Field:
    def __set_name__(self, owner, name):
        {KILL}
class Column:
    field = Field()
""",
    "in an eval": f"""
import collections
eval("{KILL}")
""",
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    ("module", "words"), [("click", "houses"), ("rich", "houses"), ("numpy", "analyse rws")]
)
def test_an_interrupt_while_modules_load(moment: str, module: str, words: str, tmp_path: Path) -> None:
    """A module that stands in for one of ours sends the signal at its worst moment."""
    (tmp_path / f"{module}.py").write_text(INTERRUPT + MOMENTS[moment], encoding="utf-8")
    done = shell(f"{COMMAND} {words}", PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stderr) == (130, b"Interrupted.\n")
    assert done.returncode == signal.SIGINT + 128


SHOWING = [
    f"settle rws {SEAT}", "rank 'Ks 10d 4c'", "advise draw 'Ks 10d 4c'", "simulate rws --seed 7 --show 5",
    "replay RECORD", "rules prime", "rules prime --lang es", "play rws", "analyse prime",
    "price prime pair_plus flush=4", "sessions prime --players 5 --rounds 5", "jackpot prime --days 1",
]  # fmt: skip


@pytest.mark.parametrize("encoding", mostly_long(("cp1252", "ascii"), lambda encoding: encoding == "cp1252"))
@pytest.mark.parametrize(
    "line",
    mostly_long(SHOWING, lambda line: line in SHOWING[:6]),
    ids=lambda line: "-".join(line.split()[:2]),
)
def test_suits_are_letters_where_the_output_has_no_signs(line: str, encoding: str, record: Path) -> None:
    line = f"{COMMAND} {line.replace('RECORD', str(record))} </dev/null"
    signs = shell(line, PYTHONIOENCODING="utf-8").stdout.decode()
    done = shell(line, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr.count(b"Traceback")) == (0, 0)
    letters = done.stdout.decode(encoding)
    assert letters.count("?") == signs.count("?")
    cards = re.findall(r"(?:10|[2-9JQKA])[♣♦♥♠]", signs)
    assert all(card.translate(SUITS) in letters for card in cards)
    assert bool(cards) == (line.split()[3] in ("settle", "rank", "advise", "simulate"))


def test_a_currency_whose_sign_is_missing_is_written_by_its_code() -> None:
    english, spanish = (
        shell(f"{COMMAND} rules prime {more}", PYTHONIOENCODING="ascii").stdout for more in ("", "--lang es")
    )
    assert b"GBP 5 to GBP 500" in b" ".join(english.split())
    assert b"de 5 GBP a 500 GBP" in b" ".join(spanish.split())
