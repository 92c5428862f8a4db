"""Where a server's time goes while its sockets are busy: ``python -m bench.server.where``.

The crowd of `serving` plays at a server whose event loop is looked at in every millisecond of processor
time. The innermost function that `PARTS` knows gets the sample.
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.server.commands import SEATS
from bench.server.process import serving
from bench.server.serving import TABLES, WATCHERS, seated, settings

SECONDS: Final = 10.0
INTERVAL: Final = 0.001
OUT: Final = "QH_BENCH_SAMPLES"
PARTS: Final = {
    "selector_events.py:write": "sending: the system's part",
    "audience.py:show": "frames for everybody",
    "showing.py:": "frames for everybody",
    "outbox.py:": "sending: ours",
    "protocol.py:push": "sending: ours",
    "logs.py:": "the log's line",
    "metrics.py:": "metrics",
    "store.py:write": "to the writer and back",
    "writer.py:": "to the writer and back",
    "hall.py:committed": "purses and meters",
    "turn.py:": "deciding: table and engine",
    "handle.py:": "deciding: table and engine",
    "socket.py:frame": "reading: rights and rates",
    "websockets_sansio_impl.py:data_received": "reading: sockets",
    "selector_events.py:_read_ready": "reading: sockets",
    "selectors.py:select": "waiting, while the writer works",
    "desk.py:": "the table's desk",
    "base_events.py:_run_once": "the event loop",
}
"""By file and function, or by file, what the time of a function and of all below it is called."""


def part_of(frame: FrameType | None) -> str:
    """What a stack is busy with."""
    while frame is not None:
        file = os.path.basename(frame.f_code.co_filename)
        function = frame.f_code.co_name
        found = PARTS.get(f"{file}:{function}") or PARTS.get(f"{file}:")
        if found is not None:
            return found
        frame = frame.f_back
    return "other"


def serve() -> None:
    """Be `queenhigh serve`, and note what the main thread is busy with."""
    from queenhigh.cli.main import run

    samples: Counter[str] = Counter()
    signal.signal(signal.SIGPROF, lambda _signal, frame: samples.update((part_of(frame),)))
    signal.signal(
        signal.SIGUSR1, lambda *_: signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL) and None
    )
    try:
        run()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        Path(os.environ[OUT]).write_bytes(msgspec.json.encode(samples))


def main() -> None:
    """Measure, and print the parts by their share."""
    with tempfile.TemporaryDirectory(prefix="qh-bench-") as folder:
        os.environ[OUT] = str(Path(folder) / "samples")
        command = [sys.executable, "-c", "from bench.server.where import serve; serve()"]
        with serving(settings(TABLES), command) as server, asyncio.Runner() as runner:
            crowd = runner.run(seated(server, WATCHERS))
            os.kill(server.pid, signal.SIGUSR1)
            began = crowd.versions()
            before = server.processor_seconds()
            rate = runner.run(crowd.play(SECONDS))
            commands = crowd.versions() - began
            after = server.processor_seconds()
            runner.run(crowd.leave())
        samples = msgspec.json.decode(Path(os.environ[OUT]).read_bytes(), type=dict[str, int])
    used = sorted((after[task] - before.get(task, 0.0) for task in after), reverse=True)
    each = [1e6 * seconds / commands for seconds in (used[0], sum(used[1:]))]
    console = Console(highlight=False)
    console.print(
        f"{rate:,.0f} commands a second, each shown to {SEATS + WATCHERS}. Processor time a command:"
        f" {each[0]:.0f} µs of the event loop's thread, {each[1]:.0f} µs of others, the writer's above all."
    )
    console.print(_table(samples, sum(each)))


def _table(samples: dict[str, int], microseconds: float) -> Table:
    total = sum(samples.values())
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column("what the event loop is busy with")
    for heading in ("share", "µs a command"):
        table.add_column(heading, justify="right")
    for name, count in sorted(samples.items(), key=lambda each: -each[1]):
        table.add_row(name, f"{100 * count / total:.0f} %", f"{microseconds * count / total:.0f}")
    return table


if __name__ == "__main__":
    main()
