"""`queenhigh serve` as a process of its own: started, asked, stopped, and refused where it cannot be."""

import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from kit.command import fails, interruptible, run
from queenhigh.cli.verbs.serve.serve import _greet
from queenhigh.server.settings import ServerSettings

TLS = Path(__file__).parents[2] / "kit" / "tls"
CERTIFICATE, KEY = str(TLS / "certificate.pem"), str(TLS / "key.pem")
PATIENCE = 30


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own on a free port, and its address once it stands."""
    command = [sys.executable, "-m", "queenhigh", "serve", "--port", "0", "--data", str(folder), *words]
    with (
        interruptible(),
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child,
    ):
        try:
            assert child.stdout is not None
            said = child.stdout.readline()
            found = re.search(r"https?://\S+", said)
            assert found is not None, (said, child.communicate(timeout=PATIENCE))
            yield child, found[0]
        finally:
            child.kill()


def test_it_tells_its_address_opens_a_table_a_house_and_goes_on_after_a_signal(tmp_path: Path) -> None:
    with serving(tmp_path) as (child, address):
        tables = httpx.get(f"{address}/api/v1/tables").json()["tables"]
        houses = httpx.get(f"{address}/api/v1/houses").json()["houses"]
        assert sorted(table["house"] for table in tables) == sorted(house["id"] for house in houses)
        assert all(table["settings"]["bots"] for table in tables)
        child.terminate()
        _, said = child.communicate(timeout=PATIENCE)
        assert child.returncode == 0
        assert "Rounds under way are kept" in said
    with serving(tmp_path) as (child, address):
        again = httpx.get(f"{address}/api/v1/tables").json()["tables"]
        assert [table["id"] for table in again] == [table["id"] for table in tables]
        child.send_signal(signal.SIGINT)
        child.communicate(timeout=PATIENCE)
        assert child.returncode == 130


def test_a_second_server_is_refused_and_told_who_has_the_file(tmp_path: Path) -> None:
    with serving(tmp_path) as (child, _):
        said = fails(1, "serve", "--port", "0", "--data", str(tmp_path))
        assert f"in use by process {child.pid}" in said


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = fails(1, "serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert "address already in use: say another --port" in said
    assert not (tmp_path / "queenhigh.db").exists()


def test_without_its_secret_it_does_not_start(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    secret = tmp_path / "secret"
    assert secret.stat().st_mode & 0o777 == 0o600
    kept = secret.read_bytes()
    secret.unlink()
    assert "there is no secret at" in fails(1, "serve", "--port", "0", "--data", str(tmp_path))
    secret.write_bytes(b"short\n")
    assert "not 64 hexadecimal digits" in fails(1, "serve", "--port", "0", "--data", str(tmp_path))
    secret.write_text("ab" * 32)
    assert "the secret is not the one" in fails(1, "serve", "--port", "0", "--data", str(tmp_path))
    secret.write_bytes(kept)
    with serving(tmp_path) as (_, address):
        assert httpx.get(f"{address}/health/ready").json()["ok"]


def test_with_a_certificate_it_serves_over_tls_and_cookies_are_secure(tmp_path: Path) -> None:
    trusted = ssl.create_default_context(cafile=CERTIFICATE)
    with serving(tmp_path, "--certificate", CERTIFICATE, "--key", KEY) as (_, address):
        assert address.startswith("https://")
        came = httpx.post(f"{address}/api/v1/guest", json={}, headers={"Origin": address}, verify=trusted)
        assert came.status_code == 201
        assert "; Secure" in came.headers["set-cookie"]
        assert "HttpOnly" in came.headers["set-cookie"]
        assert "samesite=lax" in came.headers["set-cookie"].lower()
        assert came.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("--certificate", CERTIFICATE), 2, "the key is not said"),
        (("--certificate", CERTIFICATE, "--key", "nowhere.pem"), 2, "there is no file nowhere.pem"),
        (("--certificate", CERTIFICATE, "--key", __file__), 1, "cannot be used"),
        (("--database", "postgresql://127.0.0.1:1/x"), 2, "say one of them"),
        (("--port", "70000"), 2, "--port"),
        (("--host", "203.0.113.7"), 1, "cannot listen on 203.0.113.7"),
        (("--settings", "nowhere.toml"), 2, "nowhere.toml cannot be read"),
    ],
)
def test_what_cannot_be_served_is_refused(
    tmp_path: Path, words: tuple[str, ...], code: int, says: str
) -> None:
    port = () if "--port" in words else ("--port", "0")
    assert says in fails(code, "serve", *port, "--data", str(tmp_path), *words)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 8000", "has no setting 'prot'"),
        ("port = 'x'", "port"),
        ("port = ", "is no TOML"),
        ("[[tables]]\nhouse = 'rsw'", "there is no house 'rsw'"),
        ("[[tables]]\nhouse = 'rws'\ntimde = false", "table 1 has no setting 'timde'"),
        ("[people]\npassword = true", "people has no setting 'password'"),
    ],
)
def test_a_settings_file_is_read_strictly(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text, encoding="utf-8")
    assert says in fails(2, "serve", "--settings", str(file), "--data", str(tmp_path))


def test_an_environment_that_is_no_setting_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEENHIGH_PROT", "8000")
    assert "QUEENHIGH_PORT" in fails(2, "serve", "--data", str(tmp_path))


def test_a_database_that_does_not_answer_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    said = fails(1, "serve", "--port", "0", "--database", f"postgresql://ann:hush@127.0.0.1:{port}/x")
    assert "does not answer" in said
    assert "hush" not in said


@pytest.mark.parametrize(
    ("changes", "says", "hides"),
    [
        ({}, (), ("For friends", "TLS", "Guests only")),
        ({"host": "192.0.2.7"}, ("For friends: http://192.0.2.7:8000", "█", "No TLS", "Guests only"), ()),
        ({"host": "192.0.2.7", "plain_passwords": True}, ("Passwords are taken all the same",), ("Guests",)),
        ({"host": "192.0.2.7", "proxy": "192.0.2.1"}, ("For friends",), ("No TLS",)),
        ({"host": "192.0.2.7", "certificate": CERTIFICATE, "key": KEY}, ("https://192.0.2.7",), ("No TLS",)),
        ({"host": "192.0.2.7", "hosts": ("cards.example",)}, ("For friends: http://cards.example:8000",), ()),
    ],
)
def test_the_greeting_says_who_can_come_and_what_is_at_risk(
    capsys: pytest.CaptureFixture[str],
    changes: dict[str, object],
    says: tuple[str, ...],
    hides: tuple[str, ...],
) -> None:
    settings = msgspec.structs.replace(ServerSettings(), **changes)
    _greet(settings, 8000)
    said = capsys.readouterr().out
    assert "Queen High serves at http" in said
    assert "Play money only" in said
    assert all(words in said for words in says), said
    assert not any(words in said for words in hides), said


def test_help_answers_without_the_server_being_read() -> None:
    assert "Run a table server" in run("serve", "--help").output
