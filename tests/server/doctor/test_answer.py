"""What the doctor makes of whatever answers at an address."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from kit.doctoring import look, patient
from queenhigh import __version__
from queenhigh.server.doctor.answer import ask
from queenhigh.server.doctor.checks.books import check_audit
from queenhigh.server.doctor.checks.clock import check_clock
from queenhigh.server.doctor.checks.versions import check_server
from queenhigh.store.opening import open_store

Told = Callable[[str], tuple[int, str]]


@contextmanager
def answering(told: Told, ahead_s: float = 0) -> Iterator[str]:
    """A server on loopback that answers each path so, by a clock that is so far ahead."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            status, body = told(self.path)
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body.encode())

        def date_time_string(self, timestamp: float | None = None) -> str:
            return formatdate((timestamp or time.time()) + ahead_s, usegmt=True)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def ours(version: str = __version__, ready: int = 200, metrics: str = "") -> Told:
    bodies = {
        "/health/live": (200, f'{{"ok": true, "version": "{version}"}}'),
        "/health/ready": (ready, "{}"),
        "/metrics": (200, metrics),
    }
    return lambda path: bodies[path]


def test_figures_are_read_with_and_without_labels() -> None:
    metrics = '# TYPE a gauge\nqueenhigh_tables 3.0\nqueenhigh_sockets{where="table"} 2.0\n'
    with answering(ours(metrics=metrics)) as url:
        found = ask(url)
    assert (found.error, found.version, found.ready, found.ahead_ms) == ("", __version__, True, 0)
    assert found.figures == (("queenhigh_tables", 3.0), ("queenhigh_sockets", 2.0))


def test_metrics_that_one_may_not_read_are_none() -> None:
    with answering(lambda path: (401, "x 1\n") if path == "/metrics" else ours()(path)) as url:
        assert ask(url).figures == ()


def test_whoever_else_answers_is_no_queen_high(tmp_path: Path) -> None:
    told = [(200, "<html>"), (200, "[1]"), (404, '{"version": "1"}'), (200, "{}")]
    with answering(lambda _: told[0]) as url:
        while told:
            assert look(check_server, patient(tmp_path, url)).state == "wrong"
            del told[0]


def test_a_server_that_is_not_ready_is_wrong_and_another_version_is_told(tmp_path: Path) -> None:
    with answering(ours(ready=503)) as url:
        assert look(check_server, patient(tmp_path, url)).state == "wrong"
    with answering(ours("0.0.1")) as url:
        found = look(check_server, patient(tmp_path, url))
    assert (found.state, "0.0.1" in found.found) == ("warn", True)


def test_a_port_that_is_left_open_is_not_asked(tmp_path: Path) -> None:
    found = look(check_server, patient(tmp_path, port=0))
    assert (found.state, "--url" in found.found) == ("unknown", True)


def test_a_servers_clock_that_is_off_is_told(tmp_path: Path) -> None:
    for ahead_s, state, word in ((10, "warn", "ahead of"), (-600, "wrong", "behind"), (0, "ok", "agrees")):
        with answering(ours(), ahead_s) as url:
            found = look(check_clock, patient(tmp_path, url))
        assert (found.state, word in found.found) == (state, True), found


def test_books_that_drift_in_a_running_server_are_wrong(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with answering(ours(metrics='queenhigh_ledger_sum_minor{currency="SGD"} 5.0\n')) as url:
        found = look(check_audit, patient(tmp_path, url))
    assert (found.state, "queenhigh_ledger_sum_minor" in found.found) == ("wrong", True)
