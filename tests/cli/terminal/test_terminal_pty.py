"""`queenhigh play` at a real pseudo-terminal and through a pipe: colours, Ctrl-C, Ctrl-D, encodings."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from kit.command import interruptible

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-7]|9[0-7])m")
CLEAR = "\x1b[2J"
BETTING = "q leaves> "
SETTLED_SECONDS = 0.1
"""What a terminal needs after its prompt: pexpect waits before it sends a line, but not before a Ctrl-C."""


def at_terminal(args: str = "rws --seed 1", verb: str = "play", **environment: str) -> pexpect.spawn:
    clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    with interruptible():
        return pexpect.spawn(
            sys.executable,
            ["-m", "queenhigh", verb, *args.split()],
            env={**clean, "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **environment},
            dimensions=(40, 80),
            encoding="utf-8",
            timeout=60,
        )


def ending(child: pexpect.spawn) -> tuple[str, int | None]:
    child.expect(pexpect.EOF)
    child.close()
    assert "Traceback" not in child.before
    return child.before, child.exitstatus


def test_a_round_in_colour_and_a_clean_leave() -> None:
    child = at_terminal()
    child.expect(BETTING)
    assert "●" in child.before
    child.sendline("")
    child.expect("Box 1> ")
    assert CLEAR in child.before
    assert COLOUR.search(child.before)
    assert "░░░" in child.before
    child.sendline("f")
    child.expect(BETTING)
    assert "rws:3.8.1" in child.before
    child.sendline("q")
    assert ending(child)[1] == 0


@pytest.mark.parametrize("at", ["lobby", "betting", "dealing", "deciding"])
def test_ctrl_c_is_clean_at_any_moment(at: str) -> None:
    child = at_terminal("--seed 1" if at == "lobby" else "rws --seed 1")
    child.expect("to leave> " if at == "lobby" else BETTING)
    if at in ("dealing", "deciding"):
        child.sendline("")
        child.expect("░░░" if at == "dealing" else "Box 1> ")
    if at != "dealing":
        time.sleep(SETTLED_SECONDS)
    child.sendintr()
    if at in ("dealing", "deciding"):
        child.expect(r"Ante .*rws:3\.8\.1.*Box 1> ")
        time.sleep(SETTLED_SECONDS)
        child.sendintr()
    text, code = ending(child)
    assert code == 130
    assert text.endswith("\n")
    assert ("Your sitting" in text) == (at != "lobby")
    assert ("rws:3.8.1" in text) == (at in ("dealing", "deciding"))


def test_ctrl_c_while_the_dealer_turns_up_finishes_the_round() -> None:
    child = at_terminal()
    child.expect(BETTING)
    child.sendline("")
    child.expect("Box 1> ")
    child.sendline("p")
    child.expect("Dealer")
    child.sendintr()
    text, code = ending(child)
    assert code == 130
    assert re.search(r"Rounds +1", re.sub(r"\x1b\[[0-9;]*m", "", text))


def test_ctrl_d_over_the_cards_says_what_it_costs() -> None:
    child = at_terminal()
    child.expect(BETTING)
    child.sendline("")
    child.expect("Box 1> ")
    child.sendeof()
    text, code = ending(child)
    assert text.count("rws:3.8.1") == 2, "what leaving costs, and what is lost then"
    assert CLEAR not in text
    assert code == 0


def test_ctrl_d_leaves() -> None:
    child = at_terminal()
    child.expect(BETTING)
    child.sendeof()
    text, code = ending(child)
    assert "Your sitting" in text
    assert code == 0


def test_no_color_keeps_the_faces_and_drops_the_colours() -> None:
    child = at_terminal(NO_COLOR="1")
    child.expect(BETTING)
    child.sendline("")
    child.expect("Box 1> ")
    assert "╭───╮" in child.before
    assert not COLOUR.search(child.before)
    child.sendline("q")
    child.expect("Box 1> ")
    child.sendline("q")
    assert ending(child)[1] == 0


@pytest.mark.parametrize(("kind", "prompt"), [("", "You> "), ("--settle", "gets> ")])
def test_ctrl_c_ends_a_drill_with_its_score(kind: str, prompt: str, tmp_path: Path) -> None:
    score = tmp_path / "score.jsonl"
    child = at_terminal(f"rws --seed 1 --score {score} {kind}", "drill", LINES="40", COLUMNS="80")
    child.expect(prompt)
    assert "╭───╮" in child.before
    answers = 0
    while "2 of 20" not in child.before:
        child.sendline("0" if kind else "f")
        child.expect(prompt)
        answers += 1
    time.sleep(SETTLED_SECONDS)
    child.sendintr()
    text, code = ending(child)
    assert code == 130
    assert f" of {answers} " in text
    assert len(score.read_text(encoding="utf-8").splitlines()) == 1


def test_a_dumb_terminal_gets_plain_lines() -> None:
    child = at_terminal(TERM="dumb")
    child.expect(BETTING)
    child.sendline("")
    child.expect("Box 1> ")
    assert "[??] [??] [??]" in child.before
    assert "╭" not in child.before
    assert CLEAR not in child.before
    child.sendline("q")
    child.expect("Box 1> ")
    child.sendline("q")
    assert ending(child)[1] == 0


def through_pipe(script: bytes, encoding: str, args: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "queenhigh", "play", *args.split()],
        input=script,
        capture_output=True,
        timeout=30,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
    )


def test_ascii_alone_is_enough() -> None:
    done = through_pipe(b"a=10 pp\n\nf\nq\n", "ascii", "prime --seed 1")
    assert done.returncode == 0
    text = done.stdout.decode("ascii")
    assert "Ante GBP 10, Pair Plus GBP 5" in text
    assert re.search(r"\[[2-9TJQKA][cdhs]\]", text)
    assert "?" not in text.replace("? helps", "").replace("[??]", "")


def test_a_pipe_of_bytes_that_are_not_text() -> None:
    done = through_pipe(b"rws\n\xff\xfe\n\x00\n\np\nq\n", "utf-8", "--seed 1")
    assert done.returncode == 0
    assert done.stderr == b""
    assert "Rounds       1" in done.stdout.decode()
