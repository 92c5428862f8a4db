"""`queenhigh verify`: proofs from files and addresses, and everything that is none."""

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
from kit.command import run, run_json
from kit.fair.rounds import Made, fair_round
from kit.refused import refusal, refused
from queenhigh.cli.verbs.serve import verify as verb

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


@pytest.mark.golden
def test_a_proof_is_told_to_people(tmp_path: Path) -> None:
    result = run("verify", kept(tmp_path, SEEN.document))
    assert result.exit_code == 0
    shown = " ".join(card["card"] for card in SEEN.document["cards"] if card["where"] == "dealer")
    assert f"dealer {shown}" in result.stdout
    assert str(SEEN.document["round"]) in result.stdout.splitlines()[-1]
    whole = run("verify", kept(tmp_path, MADE.document)).stdout
    golden.compare("golden/texts/printed/verify.txt", f"{result.stdout}\n{whole}")


def test_a_false_proof_ends_with_one(tmp_path: Path) -> None:
    false = json.loads(json.dumps(SEEN.document))
    false["decks"][0]["cut"].reverse()
    result = run("verify", kept(tmp_path, false))
    assert result.exit_code == 1
    assert [line for line in result.stdout.splitlines() if line.startswith("WRONG  deck 0 cut: ")]
    told = run("verify", kept(tmp_path, false), "--json")
    assert told.exit_code == 1
    found = json.loads(told.stdout)
    assert not found["ok"]
    assert "deck 0 cut" in [step["step"] for step in found["steps"] if not step["ok"]]
    assert run("verify", kept(tmp_path, {})).exit_code == 1


def test_what_one_noted_and_sent_is_held_against_it(tmp_path: Path) -> None:
    path = kept(tmp_path, MADE.document)
    [first, second] = [deck.commitment.hex() for deck in MADE.decks]
    words = [word for each in MADE.seeds for word in ("--seed", each.seed)]
    assert words
    run_json("verify", path, "--commitment", first.upper(), "--commitment", second, *words)
    for other in (("--commitment", "0" * 64), ("--seed", "never sent")):
        answer = run("verify", path, *other, "--json")
        assert (answer.exit_code, json.loads(answer.stdout)["ok"]) == (1, False)
    assert refused("verify", path, "--commitment", "0cb5") == (2, "BadParameter")


def test_what_a_player_sent_is_printed_as_text_only(tmp_path: Path) -> None:
    document = json.loads(json.dumps(SEEN.document))
    document["decks"][0]["seeds"] = [
        {"player": "\x1b[2J", "seed": "x", "commitment": document["decks"][0]["commitment"]}
    ]
    result = run("verify", kept(tmp_path, document))
    assert "\x1b" not in result.output
    assert r"'\x1b[2J'" in result.output


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "9" * 5000, " " * (verb.SIZE_LIMIT + 1)], ids=("nested", "number", "huge")
)
def test_json_without_end_is_refused(text: str, tmp_path: Path) -> None:
    assert refused("verify", kept(tmp_path, text)) == (1, "Refused")


class Answers(BaseHTTPRequestHandler):
    """A server that gives the proof, or one of the things that servers do instead."""

    def do_GET(self) -> None:
        body = json.dumps(SEEN.document).encode()
        if self.path == "/proof":
            self._send(200, body)
        elif self.path == "/huge":
            self._send(200, b" " * (verb.SIZE_LIMIT + 1))
        elif self.path == "/half":
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[:100])
        elif self.path == "/drip":
            self.send_response(200)
            self.end_headers()
            for _ in range(30):
                time.sleep(0.1)
                self.wfile.write(b" ")
        elif self.path == "/garbage":
            self.wfile.write(b"\x00\x01\x02\n\n")
        else:
            self._send(404, b"{}")

    def _send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
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


def test_a_proof_is_fetched(server: str) -> None:
    assert run_json("verify", f"{server}/proof")["ok"] is True


def test_an_address_that_has_no_proof_is_refused(server: str) -> None:
    for path in ("other", "huge", "half", "garbage"):
        assert refused("verify", f"{server}/{path}") == (1, "Refused")
    assert "404" in refusal("verify", f"{server}/other").message


def test_an_address_that_does_not_answer_is_given_up(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert rooms == {"cli", "fair", "text"}
