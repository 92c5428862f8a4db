"""`queenhigh play` and `drill` at a real pseudo-terminal: colours, Ctrl-C, Ctrl-D, plain terminals."""

import re
import time
from pathlib import Path

import pexpect
import pytest

from kit.command import SUMMARY, at_terminal, ending

pytestmark = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-7]|9[0-7])m")
CLEAR = "\x1b[2J"
BETTING = "q leaves> "
SETTLED_SECONDS = 0.1
"""What a terminal needs after its prompt: pexpect waits before it sends a line, but not before a Ctrl-C."""


def interrupt(child: pexpect.spawn) -> None:
    time.sleep(SETTLED_SECONDS)
    child.sendintr()


def dealt(environment: dict[str, str] | None = None) -> pexpect.spawn:
    """A sitting whose first hand is to be decided."""
    child = at_terminal("play", "rws", "--seed", "1", environment=environment)
    child.expect(BETTING)
    child.sendline("")
    child.expect("Box 1> ")
    return child


def test_a_round_in_colour_and_a_clean_leave() -> None:
    child = at_terminal("play", "rws", "--seed", "1")
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
    ending(child)
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("environment", "face", "cleared"),
    [({"NO_COLOR": "1"}, "╭───╮", True), ({"TERM": "dumb"}, "[??] [??] [??]", False)],
    ids=["no colour", "dumb"],
)
def test_a_plain_terminal_gets_no_colours(environment: dict[str, str], face: str, cleared: bool) -> None:
    """Without colours the faces are kept; a dumb terminal gets lines of letters."""
    child = dealt(environment)
    assert face in child.before
    assert not COLOUR.search(child.before)
    assert (CLEAR in child.before, "╭" in child.before) == (cleared, cleared)
    for prompt in ("Box 1> ", pexpect.EOF):
        child.sendline("q")
        child.expect(prompt)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize("at", ["lobby", "betting", "dealing", "deciding"])
def test_ctrl_c_is_clean_at_any_moment(at: str) -> None:
    child = at_terminal("play", *([] if at == "lobby" else ["rws"]), "--seed", "1")
    child.expect("to leave> " if at == "lobby" else BETTING)
    if at in ("dealing", "deciding"):
        child.sendline("")
        child.expect("░░░" if at == "dealing" else "Box 1> ")
    if at == "dealing":
        child.sendintr()
    else:
        interrupt(child)
    if at in ("dealing", "deciding"):
        child.expect(r"Ante .*rws:3\.8\.1.*Box 1> ")
        interrupt(child)
    text = ending(child)
    assert child.exitstatus == 130
    assert text.endswith("\n")
    assert (SUMMARY in text) == (at != "lobby")
    assert ("rws:3.8.1" in text) == (at in ("dealing", "deciding"))


def test_ctrl_c_while_the_dealer_turns_up_finishes_the_round() -> None:
    child = dealt()
    child.sendline("p")
    child.expect("Dealer")
    child.sendintr()
    text = ending(child)
    assert child.exitstatus == 130
    assert re.search(r"Rounds +1", re.sub(r"\x1b\[[0-9;]*m", "", text))


def test_ctrl_d_over_the_cards_says_what_it_costs() -> None:
    child = dealt()
    child.sendeof()
    text = ending(child)
    assert text.count("rws:3.8.1") == 2, "what leaving costs, and what is lost then"
    assert CLEAR not in text
    assert child.exitstatus == 0


def test_ctrl_d_leaves() -> None:
    child = at_terminal("play", "rws", "--seed", "1")
    child.expect(BETTING)
    child.sendeof()
    assert SUMMARY in ending(child)
    assert child.exitstatus == 0


@pytest.mark.parametrize(("kind", "prompt"), [([], "You> "), (["--settle"], "gets> ")])
def test_ctrl_c_ends_a_drill_with_its_score(kind: list[str], prompt: str, tmp_path: Path) -> None:
    score = tmp_path / "score.jsonl"
    words = ("drill", "rws", "--seed", "1", "--score", str(score), *kind)
    child = at_terminal(*words, environment={"LINES": "40", "COLUMNS": "80"})
    child.expect(prompt)
    assert "╭───╮" in child.before
    answers = 0
    while "2 of 20" not in child.before:
        child.sendline("0" if kind else "f")
        child.expect(prompt)
        answers += 1
    interrupt(child)
    text = ending(child)
    assert child.exitstatus == 130
    assert f" of {answers} " in text
    assert len(score.read_text(encoding="utf-8").splitlines()) == 1
