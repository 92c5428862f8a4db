"""`queenhigh serve --open`: the page in a browser, where there is one, and never a reason to fail."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from kit.refused import refused
from kit.server.served import NO_TLS, PATIENCE
from queenhigh.cli.verbs.serve.serve import _on_a_free_port
from queenhigh.server.settings import ServerSettings


class Machine:
    """A machine with one browser, which writes down what it is asked to show."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self._asked = folder / "asked.txt"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self._asked}\n', encoding="utf-8")
        browser.chmod(0o755)
        screens = ("DISPLAY", "WAYLAND_DISPLAY")
        self.bare = {name: value for name, value in os.environ.items() if name not in (*screens, "BROWSER")}
        self.environment = {**self.bare, "BROWSER": str(browser)}

    def asked(self) -> list[str]:
        return self._asked.read_text(encoding="utf-8").split() if self._asked.exists() else []

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "queenhigh", "serve", "--open", "--data", str(self.data), *words]

    @contextmanager
    def serving(self, environment: dict[str, str]) -> Iterator[str]:
        """A server of its own, and its address."""
        pipe = subprocess.PIPE
        with subprocess.Popen(
            self.command("--port", "0"), stdout=pipe, stderr=pipe, text=True, env=environment
        ) as child:
            try:
                assert child.stdout is not None
                found = re.search(r"http://\S+", child.stdout.readline())
                assert found is not None
                yield found[0]
            finally:
                child.terminate()
                child.communicate(timeout=PATIENCE)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def until_asked(machine: Machine, count: int) -> list[str]:
    until = time.monotonic() + PATIENCE
    while len(machine.asked()) < count and time.monotonic() < until:
        time.sleep(0.01)
    return machine.asked()


def test_the_browser_is_shown_the_address_and_whoever_asks_again_the_same_server(machine: Machine) -> None:
    with machine.serving(machine.environment) as address:
        assert until_asked(machine, 1) == [address]
        port = address.rpartition(":")[2]
        again = subprocess.run(
            machine.command("--port", port), env=machine.environment, timeout=PATIENCE, check=True,
            capture_output=True, text=True,
        )  # fmt: skip
        assert again.stdout.split()[-1] == address
        assert until_asked(machine, 2) == [address, address]
        words = ("serve", "--open", "--port", "1", "--data", str(machine.data))
        assert refused(*words) == (1, "StoreError"), "that one is somewhere else"


@pytest.mark.long
def test_without_a_screen_it_serves_all_the_same(machine: Machine) -> None:
    with machine.serving(machine.bare) as address:
        assert httpx.get(f"{address}/health/live", verify=NO_TLS, timeout=PATIENCE).json()["ok"]
    with machine.serving({**machine.bare, "BROWSER": "/nowhere/browser"}) as address:
        assert httpx.get(f"{address}/health/live", verify=NO_TLS, timeout=PATIENCE).json()["ok"]
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
