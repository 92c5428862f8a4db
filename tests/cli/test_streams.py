"""Commands as processes: streams that are closed, full or no text, pipes, interrupts, missing packages."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import queenhigh
from kit.cases import mostly_long
from kit.command import SUMMARY, refusal, refused, run_json
from kit.play.felt import Felt
from queenhigh.text import install_words
from queenhigh.wire.notation import format_record

COMMAND = f"{sys.executable} -m queenhigh"
FULL = Path("/dev/full")
HOUSE = Path(queenhigh.__file__).parent / "houses" / "basics" / "rws.toml"
SUITS = str.maketrans("♣♦♥♠", "cdhs")
SEAT = "--dealer 'Qs 7h 2d' --box 'Kh Kd 4c ante=10 play'"
LINES = [
    "houses", "rules rws", "check rws", "rank 'Ks Kd 4c'", f"settle rws {SEAT}", "play rws", "replay RECORD",
    "analyse rws", "price rws pair_plus flush='4 to 1'", "advise rws 'Qs 6h 4d'",
    "risk rws --bet ante=10 --rounds 10", "simulate rws --rounds 10", "sessions rws --players 5 --rounds 5",
    "jackpot rws --days 1", "--help",
]  # fmt: skip
CASES = mostly_long(LINES, lambda line: line.split()[0] == "rank")
needs_a_full_device = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full to write to")


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What a line comes to in a shell, never with a traceback."""
    done = subprocess.run(
        line, shell=True, capture_output=True, timeout=120, check=False, env=os.environ | environment
    )
    assert b"Traceback" not in done.stderr
    return done


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded round."""
    file = tmp_path_factory.mktemp("rounds") / "round.toml"
    assert shell(f"{COMMAND} settle rws {SEAT} --save {file}").returncode == 0
    return file


@pytest.mark.parametrize("line", CASES, ids=lambda line: line.split()[0])
def test_no_verb_needs_a_standard_error_and_none_goes_without_an_output(line: str, record: Path) -> None:
    """A closed standard output is said, and is a refused job."""
    line = f"{COMMAND} {line.replace('RECORD', str(record))} </dev/null"
    for errors in ("&-", FULL) if FULL.exists() else ("&-",):
        done = shell(f"{line} 2>{errors}")
        assert done.returncode == 0
        assert done.stdout
    done = shell(f"{line} >&-")
    assert (done.returncode, done.stderr.splitlines()[-1:]) == (1, [b"Error: standard output is closed"])
    assert shell(f"{line} <&- >&- 2>&-").returncode == 1


def test_a_mistake_is_exit_code_2_whatever_is_closed() -> None:
    for closed in (">&-", "2>&-", "<&- >&- 2>&-"):
        assert shell(f"{COMMAND} rank zz {closed}").returncode == 2


@pytest.mark.parametrize(
    ("line", "code", "said"), [("rank -", 2, b"holds no hand"), ("play rws", 0, SUMMARY.encode())]
)
def test_without_standard_input(line: str, code: int, said: bytes) -> None:
    done = shell(f"{COMMAND} {line} <&-")
    assert done.returncode == code
    assert said in done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("redirect", [">&-", pytest.param(f">{FULL}", marks=needs_a_full_device)])
def test_a_file_is_kept_although_nothing_can_be_printed(redirect: str, tmp_path: Path) -> None:
    for line in ("simulate rws --rounds 10", "sessions rws --players 5 --rounds 5", "jackpot rws --days 1"):
        out = tmp_path / f"{line.split()[0]}.json"
        assert shell(f"{COMMAND} {line} --out {out} {redirect}").returncode == 1
        assert out.stat().st_size > 0
    save = tmp_path / "round.toml"
    assert shell(f"{COMMAND} settle rws {SEAT} --save {save} {redirect}").returncode == 1
    assert shell(f"{COMMAND} replay {save}").returncode == 0


def test_no_file_of_ours_comes_to_stand_where_a_stream_was_closed(tmp_path: Path) -> None:
    out = tmp_path / "game.toml"
    assert shell(f"{COMMAND} settle rws {SEAT} --save {out} 2>&- >&- <&-").returncode == 1
    assert out.read_text(encoding="utf-8").startswith("format = ")


def test_a_closed_pipe_ends_quietly() -> None:
    assert shell(f"{COMMAND} rules rws | head -1").stdout


@needs_a_full_device
def test_a_full_disk_is_a_refused_job() -> None:
    done = shell(f"{COMMAND} houses --json > {FULL}")
    assert done.returncode == 1
    assert b"No space left" in done.stderr


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
    done = shell(rf"printf 'rws\n\377\376\n\000\n\np\nq\n' | {COMMAND} play --seed 1", **environment)
    assert done.returncode == 0
    assert b"Rounds       1" in done.stdout


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
    assert (done.returncode, done.stderr) == (signal.SIGINT + 128, b"Interrupted.\n")


SHOWING = [
    f"settle rws {SEAT}", "rank 'Ks 10d 4c'", "advise draw 'Ks 10d 4c'", "simulate rws --seed 7 --show 5",
    "replay RECORD", "rules prime", "rules prime --lang es", "play rws", "analyse prime",
    "price prime pair_plus flush=4", "sessions prime --players 5 --rounds 5", "jackpot prime --days 1",
]  # fmt: skip


@pytest.mark.parametrize("encoding", mostly_long(("cp1252", "ascii"), lambda encoding: encoding == "cp1252"))
@pytest.mark.parametrize(
    "line",
    mostly_long(SHOWING, lambda line: line in SHOWING[:3]),
    ids=lambda line: "-".join(line.split()[:2]),
)
def test_suits_are_letters_where_the_output_has_no_signs(line: str, encoding: str, record: Path) -> None:
    line = f"{COMMAND} {line.replace('RECORD', str(record))} </dev/null"
    signs = shell(line, PYTHONIOENCODING="utf-8").stdout.decode()
    done = shell(line, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
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


def test_ascii_alone_is_enough_to_play() -> None:
    line = rf"printf 'a=10 pp\n\nf\nq\n' | {COMMAND} play prime --seed 1"
    text = shell(line, PYTHONIOENCODING="ascii").stdout.decode("ascii")
    assert "Ante GBP 10, Pair Plus GBP 5" in text
    assert re.search(r"\[[2-9TJQKA][cdhs]\]", text)
    assert "?" not in text.replace("? helps", "").replace("[??]", "")


# Files


def test_names_and_words_without_end() -> None:
    for name in ("a" * 300, "a/" * 3000):
        assert refused("rules", name) == (2, "NoSuchHouse")
    assert len(refusal("x" * 9999).message) < 300


def test_a_house_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "bom.toml"
    file.write_text(HOUSE.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert run_json("check", str(file))["ok"] is True


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("verb", ["check", "rules", "replay"])
def test_a_pipe_that_nobody_writes_to_is_said_to_be_waited_for(verb: str, tmp_path: Path) -> None:
    felt = Felt("rws").place(1, ante=10)
    text = HOUSE.read_text(encoding="utf-8") if verb != "replay" else format_record(felt.house, felt.record)
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    words = [sys.executable, "-m", "queenhigh", verb, str(pipe)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
        assert command.stderr is not None
        line = command.stderr.readline()
        assert str(pipe) in line
        pipe.write_text(text, encoding="utf-8")
        output, errors = command.communicate(timeout=60)
    assert (command.returncode, errors) == (0, "")
    assert output


def test_a_pipe_that_is_written_to_is_read_without_a_word() -> None:
    done = shell(f"cat {HOUSE} | {COMMAND} check /dev/stdin")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("missing", "line", "extra"),
    [
        ("alembic", "tables list", "server"),
        ("argon2", "serve", "server"),
        ("argon2", "doctor", "server"),
        ("websockets", "load http://127.0.0.1:9", "client"),
        ("distributed", "simulate rws --rounds 9 --cluster local", "cluster"),
        ("duckdb", "analyse rws --out {folder}/found.parquet", "report"),
    ],
)
def test_what_is_not_installed_is_said_with_the_line_that_installs_it(
    missing: str, line: str, extra: str, tmp_path: Path
) -> None:
    program = f"import sys; sys.modules['{missing}'] = None; from queenhigh.__main__ import main; main()"
    words = line.format(folder=tmp_path)
    done = shell(f'{sys.executable} -c "{program}" {words}', QUEENHIGH_DATA=str(tmp_path))
    assert done.returncode == 1
    assert install_words(extra) in done.stderr.decode()
