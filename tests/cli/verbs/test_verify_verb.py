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

from kit.command import fails, run, run_json
from kit.fair_rounds import Made, fair_round
from queenhigh.cli.verbs.serve import verify as verb

MADE: Made = fair_round(22, "all", challenged=True)
SEEN: Made = fair_round(3, "seen", challenged=False)


def kept(folder: Path, document: Any, name: str = "proof.json") -> str:
    path = folder / name
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return str(path)


def test_a_proof_is_told_to_programs(tmp_path: Path) -> None:
    found = run_json("verify", kept(tmp_path, SEEN.document))
    assert [*found] == ["round", "ok", "proves", "steps"]
    assert (found["round"], found["ok"], found["proves"]) == (SEEN.document["round"], True, "seen")
    assert all([*step] == ["step", "ok", "shows"] and step["ok"] for step in found["steps"])
    assert run_json("verify", kept(tmp_path, MADE.document))["proves"] == "all"


def test_a_proof_is_told_to_people(tmp_path: Path) -> None:
    result = run("verify", kept(tmp_path, SEEN.document))
    assert result.exit_code == 0
    assert result.stdout.endswith(f"Round {SEEN.document['round']} is proven: every card that was shown.\n")
    shown = " ".join(card["card"] for card in SEEN.document["cards"] if card["where"] == "dealer")
    assert f"dealer {shown}" in result.stdout
    whole = run("verify", kept(tmp_path, MADE.document)).stdout
    assert whole.endswith("is proven: every card of every deck.\n")


def test_a_false_proof_ends_with_one(tmp_path: Path) -> None:
    false = json.loads(json.dumps(SEEN.document))
    false["decks"][0]["cut"].reverse()
    result = run("verify", kept(tmp_path, false))
    assert result.exit_code == 1
    assert "WRONG  deck 0 cut: the commitment and the seeds give another cut" in result.stdout
    assert "NOT proven" in result.stdout
    told = run("verify", kept(tmp_path, false), "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["ok"] is False
    assert "Round unknown is NOT proven." in run("verify", kept(tmp_path, {})).stdout


def test_what_one_noted_and_sent_is_held_against_it(tmp_path: Path) -> None:
    path = kept(tmp_path, MADE.document)
    [first, second] = [deck.commitment.hex() for deck in MADE.decks]
    words = [word for each in MADE.seeds for word in ("--seed", each.seed)]
    assert words
    run_json("verify", path, "--commitment", first.upper(), "--commitment", second, *words)
    assert "was noted, and no deck" in fails(1, "verify", path, "--commitment", "0" * 64)
    assert "did not go into the cut" in fails(1, "verify", path, "--seed", "never sent")
    assert "64 hexadecimal digits" in fails(2, "verify", path, "--commitment", "0cb5")


def test_what_a_player_sent_is_printed_as_text_only(tmp_path: Path) -> None:
    document = json.loads(json.dumps(SEEN.document))
    document["decks"][0]["seeds"] = [
        {"player": "\x1b[2J", "seed": "x", "commitment": document["decks"][0]["commitment"]}
    ]
    result = run("verify", kept(tmp_path, document))
    assert "\x1b" not in result.output
    assert r"'\x1b[2J'" in result.output


BAD = {
    "nothing": "",
    "no JSON": "{",
    "a key twice": '{"scheme": "qh1", "scheme": "qh1"}',
    "no number": '{"scheme": NaN}',
    "nested": "[" * 100_000,
    "a number without end": "9" * 5000,
    "not UTF-8": "",
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_json_is_refused(case: str, tmp_path: Path) -> None:
    path = Path(kept(tmp_path, BAD[case]))
    if case == "not UTF-8":
        path.write_bytes(b"\xff\xfe{}")
    assert fails(1, "verify", str(path)).startswith("Error: proof.json: this is no proof")


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    assert "larger than any proof" in fails(1, "verify", kept(tmp_path, " " * (verb.SIZE_LIMIT + 1)))
    assert "larger than any proof" in fails(1, "verify", "/dev/zero")


def test_a_file_that_cannot_be_read_is_a_mistake(tmp_path: Path) -> None:
    assert "cannot read 'nowhere.json': No such file" in fails(2, "verify", "nowhere.json")
    assert "Is a directory" in fails(2, "verify", str(tmp_path))
    assert "null" in fails(2, "verify", "a\0b")
    assert "http:// or https://" in fails(2, "verify", "file:///etc/passwd")


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
    assert f"{server}/other answered 404 Not Found" in fails(1, "verify", f"{server}/other")
    assert "larger than any proof" in fails(1, "verify", f"{server}/huge")
    half = fails(1, "verify", f"{server}/half")  # some Pythons see that bytes are missing, some do not
    assert "cannot be read" in half or "this is no proof" in half
    assert "cannot be read" in fails(1, "verify", f"{server}/garbage")


def test_an_address_that_does_not_answer_is_given_up(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "cannot be reached" in fails(1, "verify", "http://127.0.0.1:1/proof")
    assert "Invalid IPv6" in fails(1, "verify", "http://[::1/proof")
    assert verb.PATIENCE_SECONDS == 10
    monkeypatch.setattr(verb, "PATIENCE_SECONDS", 0.5)
    assert "did not answer within 0.5 seconds" in fails(1, "verify", f"{server}/drip")


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
