"""`queenhigh collect`: bytes and deals for a laboratory, made as the server makes them."""

import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from kit.command import run
from kit.refused import refused
from queenhigh.fair import CARDS
from queenhigh.server import entropy
from queenhigh.table.ports import EntropyError


def collected(*words: str) -> bytes:
    """What the command writes to standard output."""
    command = [sys.executable, "-m", "queenhigh", "collect", *words]
    return subprocess.run(command, capture_output=True, check=True).stdout


def test_deals_are_whole_decks() -> None:
    lines = collected("deals", "--count", "50").decode().splitlines()
    assert len(set(lines)) == 50
    assert all(sorted(line.split()) == sorted(CARDS) for line in lines)


@pytest.mark.parametrize("count", [1, 32, 1000])
def test_raw_bytes_are_as_many_as_asked_for(count: int) -> None:
    assert len(collected("raw", "--count", str(count))) == count


def test_they_go_into_a_file(tmp_path: Path) -> None:
    out = tmp_path / "raw.bin"
    result = run("collect", "raw", "--count", "1e4", "--out", str(out))
    assert result.exit_code == 0
    assert str(out) in result.stderr
    data = out.read_bytes()
    assert len(data) == 10_000
    assert len(set(data)) == 256


def test_the_servers_secret_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nonce = bytes(range(32))
    monkeypatch.setattr(entropy.SystemEntropy, "nonce", lambda self: nonce)
    secret, out = tmp_path / "secret", tmp_path / "raw"
    secret.write_text("ab" * 32)
    assert run("collect", "raw", "--count", "64", "--out", str(out), "--secret", str(secret)).exit_code == 0
    made = entropy.SystemEntropy(bytes.fromhex("ab" * 32))
    assert out.read_bytes() == made.seed(nonce, "collect-0-0") + made.seed(nonce, "collect-1-0")


def test_a_broken_source_writes_no_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object) -> bytes:
        raise EntropyError("the source of chance fails")

    monkeypatch.setattr(entropy.SystemEntropy, "nonce", broken)
    assert refused("collect", "deals", "--count", "1") == (1, "EntropyError")


def test_a_terminal_gets_no_raw_bytes_and_sees_a_bar(tmp_path: Path) -> None:
    command = f"{sys.executable} -m queenhigh collect"
    said = pexpect.run(f"{command} raw --count 100", encoding="utf-8")
    assert "Error: " in said
    shown = pexpect.run(f"{command} deals --count 3000 --out {tmp_path / 'deals'}", encoding="utf-8")
    assert "━" in shown
    assert len((tmp_path / "deals").read_text(encoding="utf-8").splitlines()) == 3000
