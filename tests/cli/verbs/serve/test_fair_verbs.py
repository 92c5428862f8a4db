"""`queenhigh verify` and `collect`: proofs from files and addresses, and chance for a laboratory."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import at_terminal, ending, refusal, refused, run, run_json
from kit.fair.rounds import Made, fair_round
from queenhigh.cli.verbs.serve import verify as verb
from queenhigh.fair import CARDS
from queenhigh.server import entropy
from queenhigh.table.ports import EntropyError

MADE: Made = fair_round(22, "all", challenged=True)
SEEN: Made = fair_round(3, "seen", challenged=False)


def kept(folder: Path, document: Any, name: str = "proof.json") -> str:
    path = folder / name
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_proof_is_told_to_programs(tmp_path: Path) -> None:
    found = run_json("verify", kept(tmp_path, SEEN.document))
    assert (found["round"], found["ok"], found["proves"]) == (SEEN.document["round"], True, "seen")
    assert all(step["ok"] for step in found["steps"])
    assert run_json("verify", kept(tmp_path, MADE.document))["proves"] == "all"
    false = json.loads(json.dumps(SEEN.document))
    false["decks"][0]["cut"].reverse()
    found = run_json("verify", kept(tmp_path, false), code=1)
    assert not found["ok"]
    assert "deck 0 cut" in [step["step"] for step in found["steps"] if not step["ok"]]


@pytest.mark.golden
def test_a_proof_is_told_to_people(tmp_path: Path) -> None:
    told = [run("verify", kept(tmp_path, made.document)) for made in (SEEN, MADE)]
    assert [each.exit_code for each in told] == [0, 0]
    golden.compare("golden/texts/printed/verify.txt", "\n".join(each.stdout for each in told))


def test_what_one_noted_and_sent_is_held_against_it(tmp_path: Path) -> None:
    path = kept(tmp_path, MADE.document)
    [first, second] = [deck.commitment.hex() for deck in MADE.decks]
    words = [word for each in MADE.seeds for word in ("--seed", each.seed)]
    assert words
    run_json("verify", path, "--commitment", first.upper(), "--commitment", second, *words)
    for other in (("--commitment", "0" * 64), ("--seed", "never sent")):
        assert run_json("verify", path, *other, code=1)["ok"] is False
    assert refused("verify", path, "--commitment", "0cb5") == (2, "BadParameter")


def test_what_a_player_sent_is_printed_as_text_only(tmp_path: Path) -> None:
    document = json.loads(json.dumps(SEEN.document))
    deck = document["decks"][0]
    deck["seeds"] = [{"player": "\x1b[2J", "seed": "x", "commitment": deck["commitment"]}]
    output = run("verify", kept(tmp_path, document)).output
    assert "\x1b" not in output
    assert r"'\x1b[2J'" in output


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "9" * 5000, " " * (verb.SIZE_LIMIT + 1)], ids=("nested", "number", "huge")
)
def test_json_without_end_is_refused(text: str, tmp_path: Path) -> None:
    assert refused("verify", kept(tmp_path, text)) == (1, "Refused")


class Answers(BaseHTTPRequestHandler):
    """A server that gives the proof, or one of the things that servers do instead."""

    def do_GET(self) -> None:
        body = json.dumps(SEEN.document).encode()
        match self.path:
            case "/proof":
                self._send(200, body, len(body))
            case "/huge":
                self._send(200, b" " * (verb.SIZE_LIMIT + 1))
            case "/half":
                self._send(200, body[:100], len(body))
            case "/drip":
                self._send(200, b"")
                for _ in range(30):
                    time.sleep(0.1)
                    self.wfile.write(b" ")
            case "/garbage":
                self.wfile.write(b"\x00\x01\x02\n\n")
            case _:
                self._send(404, b"{}", 2)

    def _send(self, status: int, body: bytes, length: int | None = None) -> None:
        self.send_response(status)
        if length is not None:
            self.send_header("Content-Length", str(length))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Quiet(ThreadingHTTPServer):
    """One that does not mind when nobody listens any more."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        pass


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with Quiet(("127.0.0.1", 0), Answers) as served:
        thread = threading.Thread(target=served.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()
        thread.join()


def test_a_proof_is_fetched(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_json("verify", f"{server}/proof")["ok"] is True
    for path in ("other", "huge", "half", "garbage"):
        assert refused("verify", f"{server}/{path}") == (1, "Refused")
    assert "404" in refusal("verify", f"{server}/other").message
    assert verb.PATIENCE_SECONDS == 10
    monkeypatch.setattr(verb, "PATIENCE_SECONDS", 0.5)
    assert "0.5 seconds" in refusal("verify", f"{server}/drip").message


def test_nothing_of_the_server_or_the_engine_is_loaded(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from queenhigh.cli.main import cli\n"
        "cli(['verify', sys.argv[1]], standalone_mode=False)\n"
        "print(*sorted(name for name in sys.modules if name.startswith('queenhigh')))"
    )
    words = [sys.executable, "-c", program, kept(tmp_path, MADE.document)]
    result = subprocess.run(words, capture_output=True, text=True, check=True)
    loaded = result.stdout.splitlines()[-1].split()
    assert "queenhigh.fair.verdict" in loaded
    rooms = {name.split(".")[1] for name in loaded if "." in name}
    assert rooms == {"cli", "fair", "languages", "text"}


# collect


def collected(*words: str) -> bytes:
    """What the command writes to standard output."""
    command = [sys.executable, "-m", "queenhigh", "collect", *words]
    return subprocess.run(command, capture_output=True, check=True).stdout


def test_deals_are_whole_decks_and_bytes_as_many_as_asked_for() -> None:
    lines = collected("deals", "--count", "50").decode().splitlines()
    assert len(set(lines)) == 50
    assert all(sorted(line.split()) == sorted(CARDS) for line in lines)
    for count in (1, 32, 1000):
        assert len(collected("raw", "--count", str(count))) == count


def test_they_go_into_a_file(tmp_path: Path) -> None:
    out = tmp_path / "raw.bin"
    result = run("collect", "raw", "--count", "1e4", "--out", str(out))
    assert result.exit_code == 0
    assert str(out) in result.stderr
    data = out.read_bytes()
    assert (len(data), len(set(data))) == (10_000, 256)


def test_the_servers_secret_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nonce = bytes(range(32))
    monkeypatch.setattr(entropy.SystemEntropy, "nonce", lambda self: nonce)
    secret = tmp_path / "secret"
    out = tmp_path / "raw"
    secret.write_text("ab" * 32)
    assert run("collect", "raw", "--count", "64", "--out", str(out), "--secret", str(secret)).exit_code == 0
    made = entropy.SystemEntropy(bytes.fromhex("ab" * 32))
    assert out.read_bytes() == made.seed(nonce, "collect-0-0") + made.seed(nonce, "collect-1-0")


def test_a_broken_source_writes_no_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object) -> bytes:
        raise EntropyError("the source of chance fails")

    monkeypatch.setattr(entropy.SystemEntropy, "nonce", broken)
    assert refused("collect", "deals", "--count", "1") == (1, "EntropyError")


@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
def test_a_terminal_gets_no_raw_bytes_and_sees_a_bar(tmp_path: Path) -> None:
    out = tmp_path / "deals"
    assert "Error: " in ending(at_terminal("collect", "raw", "--count", "100"))
    assert "━" in ending(at_terminal("collect", "deals", "--count", "3000", "--out", str(out)))
    assert len(out.read_text(encoding="utf-8").splitlines()) == 3000
