"""`queenhigh serve` as a process of its own: started, asked, opened in a browser, stopped, and refused."""

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
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from kit import golden
from kit.command import interruptible, refusal, refused
from kit.store.postgres import Postgres
from queenhigh.cli.verbs.serve.serve import _greet, _on_a_free_port
from queenhigh.rules import first_ids
from queenhigh.server.listening import bind as bind_server
from queenhigh.server.settings import ServerSettings
from queenhigh.server.works import StartError
from queenhigh.store.opening import open_store
from queenhigh.store.postgres import CONNECT_SECONDS

TLS = Path(__file__).parents[3] / "kit" / "server" / "tls"
CERTIFICATE, KEY = (str(TLS / name) for name in ("certificate.pem", "key.pem"))
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
def serving(folder: Path, *words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own on a free port, and its address once it stands; its data is in a folder below."""
    with started("serve", "--port", "0", *words, QUEENHIGH_DATA=str(folder), **environment) as child:
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
        second = refusal("serve", "--port", "0", "--data", str(tmp_path))
        assert second[:2] == (1, "StoreError")
        assert str(child.pid) in second.message, "who has the file"
        child.terminate()
        _, said = child.communicate(timeout=PATIENCE)
        assert child.returncode == 0
        assert said.splitlines()
    with serving(tmp_path) as (child, address):
        again = httpx.get(f"{address}/api/v1/tables", timeout=PATIENCE).json()["tables"]
        assert [table["id"] for table in again] == [table["id"] for table in tables]
        child.send_signal(signal.SIGINT)
        child.communicate(timeout=PATIENCE)
        assert child.returncode == 130


def test_who_has_the_file_is_looked_at_before_a_server_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The promise is two seconds, and to read all of a server may take one or two by itself."""
    monkeypatch.setitem(sys.modules, "queenhigh.server.works", None)
    words = ("serve", "--port", "0", "--data", str(tmp_path))
    assert "works" in refusal(*words).message
    with closing(open_store(tmp_path)):
        found = refusal(*words)
        assert found[:2] == (1, "StoreError")
        assert str(os.getpid()) in found.message


@pytest.mark.long
def test_a_second_server_on_one_database_says_who_has_the_tables(tmp_path: Path, postgres: Postgres) -> None:
    words = ("serve", "--port", "0", "--database", postgres.database())
    home = {"XDG_DATA_HOME": str(tmp_path), "QUEENHIGH_DATA": str(tmp_path / "another")}
    with started(*words, **home) as first:
        assert first.stdout is not None
        assert re.search(r"https?://\S+", first.stdout.readline())
        assert first.stdout.readline()
        assert stat.S_IMODE((tmp_path / "queenhigh").stat().st_mode) == 0o700
        assert not (tmp_path / "another").exists(), "an option comes before the environment"
        with started(*words, **home) as second:
            assert second.stdout is not None
            said = [second.stdout.readline() for _ in range(3)]
    counts = said[2].split(f":{first.pid}:")[1]
    held, own = (int(count) for count in re.findall(r"\b\d\b", counts))
    assert held > 0, "the second has been given its share at most"
    assert held + own <= len(first_ids())


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


@pytest.mark.long
def test_without_its_secret_it_does_not_start(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    secret = tmp_path / "secret"
    assert secret.stat().st_mode & 0o777 == 0o600
    kept = secret.read_bytes()
    secret.unlink()
    messages = [refusal("serve", "--port", "0", "--data", str(tmp_path))]
    for text in ("short\n", "ab" * 32):
        secret.write_text(text)
        messages.append(refusal("serve", "--port", "0", "--data", str(tmp_path)))
    assert [found.code for found in messages] == [1, 1, 1]
    assert len({found.message for found in messages}) == 3, "missing, no secret, and another's secret"
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


# Refused


def test_a_place_that_is_taken_or_none_is_said(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert refused("serve", "--port", port, *place) == (1, "StartError")
    assert not (tmp_path / "queenhigh.db").exists()
    assert refused("serve", "--port", "0", *place, "--host", "a..b") == (1, "StartError")


def test_an_environment_that_is_no_setting_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEENHIGH_PROT", "8000")
    found = refusal("serve", "--data", str(tmp_path))
    assert found[:2] == (2, "ServerSettingsError")
    assert "QUEENHIGH_PORT" in found.message


def test_a_name_that_is_none_is_said_in_the_resolvers_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known (while attempting to bind on x)")

    monkeypatch.setattr(socket, "create_server", bind)
    with pytest.raises(StartError, match=r"nosuch\.invalid:8000"):
        bind_server(ServerSettings(host="nosuch.invalid"))


# What it says


GREETINGS: dict[str, dict[str, object]] = {
    "this machine alone": {},
    "a network": {"host": "192.0.2.7"},
    "a network, and passwords": {"host": "192.0.2.7", "plain_passwords": True},
    "behind a proxy": {"host": "192.0.2.7", "proxy": "192.0.2.1"},
    "TLS": {"host": "192.0.2.7", "certificate": CERTIFICATE, "key": KEY},
    "a name": {"host": "192.0.2.7", "hosts": ("cards.example",)},
}


@pytest.mark.golden
def test_the_greeting_says_who_can_come_and_what_is_at_risk(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    for title, changes in GREETINGS.items():
        _greet(msgspec.structs.replace(ServerSettings(), **changes), 8000)
        told.append(f"== {title}\n{capsys.readouterr().out}")
    golden.compare("golden/texts/printed/serve.txt", "\n".join(told))
    monkeypatch.setitem(sys.modules, "segno", None)  # which draws the code
    _greet(ServerSettings(host="192.0.2.7"), 8000)
    said = capsys.readouterr().out
    assert "http://192.0.2.7:8000" in said
    assert "█" not in said


# --open


class Machine:
    """A machine with one browser, which writes down what it is asked to show."""

    def __init__(self, folder: Path) -> None:
        self._asked = folder / "asked.txt"
        self.browser = folder / "browser"
        self.browser.write_text(f'#!/bin/sh\necho "$1" >> {self._asked}\n', encoding="utf-8")
        self.browser.chmod(0o755)

    def asked(self, count: int = 0) -> list[str]:
        """The addresses that it was asked for, once there are so many."""
        until = time.monotonic() + PATIENCE
        while True:
            found = self._asked.read_text(encoding="utf-8").split() if self._asked.exists() else []
            if len(found) >= count or time.monotonic() > until:
                return found
            time.sleep(0.01)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine without a screen; BROWSER is for the test to say."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    return Machine(tmp_path)


def test_the_browser_is_shown_the_address_and_whoever_asks_again_the_same_server(
    machine: Machine, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    with serving(data, "--open", BROWSER=str(machine.browser)) as (_, address):
        assert machine.asked(1) == [address]
        words = ("serve", "--open", "--data", str(data), "--port")
        port = address.rpartition(":")[2]
        with started(*words, port, BROWSER=str(machine.browser)) as child:
            again, _ = child.communicate(timeout=PATIENCE)
        assert (child.returncode, again.split()[-1]) == (0, address)
        assert machine.asked(2) == [address, address]
        assert refused(*words, "1") == (1, "StoreError"), "that one is somewhere else"


@pytest.mark.long
@pytest.mark.parametrize("environment", [{}, {"BROWSER": "/nowhere/browser"}], ids=["none", "missing"])
def test_without_a_browser_it_serves_all_the_same(
    machine: Machine, tmp_path: Path, environment: dict[str, str]
) -> None:
    with serving(tmp_path / "data", "--open", **environment) as (_, address):
        assert httpx.get(f"{address}/health/live", timeout=PATIENCE).json()["ok"]
    assert machine.asked() == []


def test_a_usual_port_that_is_taken_gives_way_and_a_named_one_does_not() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        named = ServerSettings(port=taken.getsockname()[1])
        assert _on_a_free_port(named) == named
    usual = ServerSettings()
    with socket.socket() as taken:
        with suppress(OSError):  # somebody else has it: as good
            taken.bind((usual.host, usual.port))
            taken.listen()
        assert _on_a_free_port(usual) == ServerSettings(port=0)
