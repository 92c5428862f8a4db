"""What a shell offers: verbs, houses, wagers, rows, stakes; as click asks for it, and in a real bash."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

import queenhigh
from kit.command import run
from queenhigh.cli.main import SHELLS, cli
from queenhigh.rules import house_ids

OFFERS = [
    ("", "an", ["analyse"]),
    ("price", "", list(house_ids())),
    ("analyze", "pr", ["prime"]),
    ("tables open", "six", ["sixcard"]),
    ("replay round.toml --house", "d", ["draw"]),
    ("price rws", "", ["ante_bonus", "pair_plus", "progressive"]),
    ("price rws pair_plus", "fl", ["flush="]),
    ("price rws pair_plus flush=4", "straight", ["straight_flush=", "straight="]),
    ("risk rws --bet", "", ["ante=", "pair_plus=", "progressive="]),
    ("risk rws --bet", "ante=10 pa", ["ante=10 pair_plus="]),
    ("risk rws --bet", "ante=10 a", []),
    ("analyse rws --meter", "", ["main="]),
    ("simulate rws --strategy", "q", ["qualify"]),
    ("price nowhere", "", []),
    ("price nowhere pair_plus", "", []),
]
"""What has been typed, the word that is begun, and the words that are offered for it."""


def offered(said: str, begun: str) -> list[tuple[str, str]]:
    found = ShellComplete(cli, {}, "queenhigh", "_QUEENHIGH_COMPLETE").get_completions(said.split(), begun)
    return [(item.type, item.value) for item in found]


@pytest.mark.parametrize(("said", "begun", "words"), OFFERS)
def test_it_knows_houses_wagers_and_rows(said: str, begun: str, words: list[str]) -> None:
    assert offered(said, begun) == [("plain", word) for word in words]


def test_rows_of_a_house_of_ones_own_are_known(tmp_path: Path) -> None:
    for said in ("rules", "simulate rws --strategy"):
        assert offered(said, "my-") == [("file", "my-")], "no house begins so: a file is meant"
    own = tmp_path / "own.toml"
    own.write_text(run("rules", "rws", "--json").output, encoding="utf-8")
    assert offered(f"price {own}", "") == []  # a file that is no house offers nothing, and says nothing
    shutil.copy(Path(queenhigh.__file__).parent / "houses" / "basics" / "rws.toml", own)
    assert ("plain", "mini_royal_spades=") in offered(f"price {own} progressive", "mini")


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_has_its_script(shell: str) -> None:
    script = run("--completion", shell).output
    assert "_QUEENHIGH_COMPLETE" in script
    assert f"{shell}_complete" in script


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs a bash to complete in")
def test_a_real_bash_completes(tmp_path: Path) -> None:
    command = tmp_path / "queenhigh"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m queenhigh "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    program = (
        'eval "$(queenhigh --completion bash)"\n'
        "COMP_WORDS=(queenhigh price rws pair_plus str) COMP_CWORD=4\n"
        "compopt() { echo option $2; }\n"
        "_queenhigh_completion queenhigh\n"
        'printf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    done = subprocess.run(
        ["bash", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
    )
    assert done.stdout.splitlines() == ["option nospace"] * 2 + ["straight_flush=", "straight="]
