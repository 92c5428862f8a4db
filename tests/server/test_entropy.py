"""Chance: from the operating system and a secret, and none at all where the source fails."""

import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from queenhigh.fair import server_seed
from queenhigh.server.entropy import SystemEntropy, make_secret, read_secret
from queenhigh.table.ports import Entropy, EntropyError

SECRET = bytes(range(32))


def giving(*blocks: bytes) -> Callable[[int], bytes]:
    """A source that gives these one after the other."""
    left = iter(blocks)
    return lambda size: next(left)


def test_nonces_are_fresh_and_seeds_follow_from_them() -> None:
    entropy: Entropy = SystemEntropy(SECRET)
    nonces = {entropy.nonce() for _ in range(1000)}
    assert len(nonces) == 1000
    assert {len(nonce) for nonce in nonces} == {32}
    nonce = nonces.pop()
    assert entropy.seed(nonce, "felt-1-0") == server_seed(SECRET, nonce, "felt-1-0")
    assert entropy.seed(nonce, "felt-1-0") != SystemEntropy(bytes(32)).seed(nonce, "felt-1-0")


def test_a_source_that_fails_gives_no_cards_and_may_come_back() -> None:
    fails = iter((True, False))

    def source(size: int) -> bytes:
        if next(fails):
            raise OSError("no such device")
        return bytes(range(size))

    entropy = SystemEntropy(SECRET, source)
    with pytest.raises(EntropyError, match="no such device"):
        entropy.nonce()
    assert entropy.nonce() == bytes(range(32))


def test_too_few_bytes_are_refused() -> None:
    with pytest.raises(EntropyError, match=r"\b16\b"):
        SystemEntropy(SECRET, giving(SECRET[:16])).nonce()


@pytest.mark.parametrize(
    ("blocks", "why"),
    [
        ([SECRET, SECRET], "twice"),
        ([bytes(32)], "6 times"),
        ([SECRET[:26] + b"\x55" * 6], "6 times"),
        ([SECRET[:29] + b"\x07" * 3, b"\x07" * 3 + bytes(range(50, 79))], "6 times"),
    ],
    ids=["the same again", "zeros", "stuck half way", "stuck from one nonce to the next"],
)
def test_a_source_that_repeats_itself_is_never_trusted_again(blocks: list[bytes], why: str) -> None:
    entropy = SystemEntropy(SECRET, giving(*blocks, bytes(range(100, 132))))
    for _ in blocks[:-1]:
        entropy.nonce()
    for _ in range(2):
        with pytest.raises(EntropyError, match=why):
            entropy.nonce()


def test_five_equal_bytes_are_chance() -> None:
    block = bytes(range(27)) + b"\x55" * 5
    assert SystemEntropy(SECRET, giving(block)).nonce() == block


def test_a_secret_is_made_once_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    make_secret(path)
    kept = read_secret(path)
    assert len(kept) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        make_secret(path)
    assert read_secret(path) == kept


def test_a_source_that_fails_makes_no_secret(tmp_path: Path) -> None:
    with pytest.raises(EntropyError):
        make_secret(tmp_path / "secret", bytes)
    with pytest.raises(EntropyError, match="secret"):
        read_secret(tmp_path / "secret")
    with pytest.raises(EntropyError, match=re.escape(str(tmp_path))):
        read_secret(tmp_path)


@pytest.mark.parametrize("text", ["", "ab" * 31, "AB" * 32, "ab" * 33, "ab" * 32 + "\nmore", "é" * 64])
def test_an_invalid_secret_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EntropyError, match=r"\b64\b"):
        read_secret(path)
