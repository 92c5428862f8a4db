"""`queenhigh serve` as a process of its own: started, asked, stopped, and refused where it cannot be."""

import os
import re
import signal
import socket
import ssl
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from kit.command import fails, interruptible, run
from kit.postgres import Postgres
from queenhigh.cli.verbs.serve.serve import _greet
from queenhigh.rules import first_ids
from queenhigh.server.listening import bind as bind_server
from queenhigh.server.settings import ServerSettings
from queenhigh.server.works import StartError
from queenhigh.store.opening import open_store
from queenhigh.store.postgres import CONNECT_SECONDS

TLS = Path(__file__).parents[2] / "kit" / "tls"
CERTIFICATE, KEY, LOCKED = (str(TLS / name) for name in ("certificate.pem", "key.pem", "locked_key.pem"))
PATIENCE = 60


@contextmanager
def started(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a process of its own, ended at the end."""
    pipe = subprocess.PIPE
    with (
        interruptible(),
        subprocess.Popen(
            [sys.executable, "-m", "queenhigh", *words],
            stdout=pipe, stderr=pipe, text=True, env={**os.environ, **environment},
        ) as child,
    ):  # fmt: skip
        try:
            yield child
        finally:
            child.kill()


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own on a free port, and its address once it stands; its data is in a folder below."""
    with started("serve", "--port", "0", *words, QUEENHIGH_DATA=str(folder)) as child:
        assert child.stdout is not None
        said = child.stdout.readline()
        found = re.search(r"https?://\S+", said)
        assert found is not None, (said, child.communicate(timeout=PATIENCE))
        yield child, found[0]


def test_it_tells_its_address_opens_a_table_a_house_and_goes_on_after_a_signal(tmp_path: Path) -> None:
    with serving(tmp_path) as (child, address):
        tables = httpx.get(f"{address}/api/v1/tables", timeout=PATIENCE).json()["tables"]
        assert sorted(table["house"] for table in tables) == sorted(first_ids())
        assert all(table["settings"]["bots"] for table in tables)
        child.terminate()
        _, said = child.communicate(timeout=PATIENCE)
        assert child.returncode == 0
        assert "Rounds under way are kept" in said
    with serving(tmp_path) as (child, address):
        again = httpx.get(f"{address}/api/v1/tables", timeout=PATIENCE).json()["tables"]
        assert [table["id"] for table in again] == [table["id"] for table in tables]
        child.send_signal(signal.SIGINT)
        child.communicate(timeout=PATIENCE)
        assert child.returncode == 130


def test_a_second_server_is_refused_and_told_who_has_the_file(tmp_path: Path) -> None:
    with serving(tmp_path) as (child, _):
        said = fails(1, "serve", "--port", "0", "--data", str(tmp_path))
        assert f"in use by process {child.pid}" in said


def test_who_has_the_file_is_looked_at_before_a_server_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The promise is two seconds, and to read all of a server may take one or two by itself."""
    monkeypatch.setitem(sys.modules, "queenhigh.server.works", None)
    words = ("serve", "--port", "0", "--data", str(tmp_path))
    assert "works is missing" in fails(1, *words)
    with closing(open_store(tmp_path)):
        assert f"in use by process {os.getpid()}" in fails(1, *words)


@pytest.mark.long
def test_a_second_server_on_one_database_says_who_has_the_tables(tmp_path: Path, postgres: Postgres) -> None:
    words = ("serve", "--port", "0", "--database", postgres.database())
    home = {"XDG_DATA_HOME": str(tmp_path), "QUEENHIGH_DATA": str(tmp_path / "another")}
    with started(*words, **home) as first:
        assert first.stdout is not None
        assert "serves at" in first.stdout.readline()
        assert "Play money only" in first.stdout.readline()
        assert stat.S_IMODE((tmp_path / "queenhigh").stat().st_mode) == 0o700
        assert not (tmp_path / "another").exists(), "an option comes before the environment"
        with started(*words, **home) as second:
            assert second.stdout is not None
            said = [second.stdout.readline() for _ in range(3)]
    found = re.search(
        rf":{first.pid}:\w+, holds (\d) tables? of this database; this one has (\d) tables?\.", said[2]
    )
    assert found is not None, said
    assert int(found[1]) > 0, "the second has been given its share at most"
    assert int(found[1]) + int(found[2]) <= len(first_ids())


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("audit",)])
def test_an_interrupt_ends_the_wait_for_a_database_that_does_not_answer(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        address = f"postgresql://127.0.0.1:{deaf.getsockname()[1]}/x"
        with started(*words, "--database", address, XDG_DATA_HOME=str(tmp_path)) as child:
            deaf.settimeout(PATIENCE)
            asking, _ = deaf.accept()
            with asking:
                begun = time.monotonic()
                child.send_signal(signal.SIGINT)
                _, said = child.communicate(timeout=PATIENCE)
    assert (child.returncode, said) == (130, "Interrupted.\n")
    assert time.monotonic() - begun < CONNECT_SECONDS, "it was waited for all the same"


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = fails(1, "serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert "address already in use: say another --port" in said
    assert not (tmp_path / "queenhigh.db").exists()


@pytest.mark.long
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
        assert httpx.get(f"{address}/health/ready", timeout=PATIENCE).json()["ok"]


def test_with_a_certificate_it_serves_over_tls_and_cookies_are_secure(tmp_path: Path) -> None:
    trusted = ssl.create_default_context(cafile=CERTIFICATE)
    with serving(tmp_path, "--certificate", CERTIFICATE, "--key", KEY) as (_, address):
        assert address.startswith("https://")
        came = httpx.post(
            f"{address}/api/v1/guest", json={}, headers={"Origin": address}, verify=trusted, timeout=PATIENCE
        )
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
        (("--certificate", CERTIFICATE, "--key", str(TLS)), 2, "tls is no file"),
        (("--certificate", CERTIFICATE, "--key", __file__), 1, "no certificate and key in PEM form"),
        (("--certificate", CERTIFICATE, "--key", LOCKED), 1, "has a pass phrase"),
        (("--database", "postgresql://127.0.0.1:1/x"), 2, "say one of them"),
        (("--port", "70000"), 2, "--port"),
        (("--host", "203.0.113.7"), 1, "cannot listen on 203.0.113.7:0, cannot assign requested address"),
        (("--host", "a..b"), 1, "cannot listen on a..b:0, "),
        (("--host", "127.0.0.1:8141"), 2, "the port is said by itself"),
        (("--host", ""), 2, "host is empty"),
        (("--proxy", "nginx"), 2, "proxy: 'nginx' is no address"),
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
    said = fails(1, "serve", "--port", "0", "--database", "postgresql://ann:hush@[::1")
    assert "no address of a PostgreSQL database" in said
    assert "hush" not in said


def test_a_name_that_is_none_is_said_in_the_resolvers_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known (while attempting to bind on x)")

    monkeypatch.setattr(socket, "create_server", bind)
    with pytest.raises(
        StartError, match=r"^cannot listen on nosuch\.invalid:8000, name or service not known$"
    ):
        bind_server(ServerSettings(host="nosuch.invalid"))


@pytest.mark.parametrize("option", ["--data", "--database"])
@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--settings", "nowhere.toml"), ("users", "list"), ("tables", "list"), ("db", "verify"),
        ("audit",), ("export", "rounds"),
    ],
)  # fmt: skip
def test_a_place_that_is_empty_is_none(words: tuple[str, ...], option: str) -> None:
    """As where a shell variable is not set: nothing is served or read from a place that nobody meant."""
    assert f"'{option}': it is empty" in fails(2, *words, option, "")


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


def test_without_what_draws_the_code_the_address_is_told_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "segno", None)
    _greet(ServerSettings(host="192.0.2.7"), 8000)
    said = capsys.readouterr().out
    assert "For friends: http://192.0.2.7:8000" in said
    assert "█" not in said


def test_help_answers_without_the_server_being_read() -> None:
    assert "Run a table server" in run("serve", "--help").output
