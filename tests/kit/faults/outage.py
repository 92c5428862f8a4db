"""A PostgreSQL server that can be taken away and brought back, with all that it has."""

import os
import signal
import subprocess
import time

from kit.postgres import PATIENCE_SECONDS, SETTINGS, Postgres, programs


class Outage(Postgres):
    """A server of one's own; whoever uses it does not know when it goes."""

    def __init__(self) -> None:
        super().__init__()
        self._again: subprocess.Popen[bytes] | None = None

    def go(self) -> None:
        """End at once, as by a crash: nothing is said to anybody, and the next start recovers."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])
        os.kill(pid, signal.SIGQUIT)
        if self._again is not None:
            self._again.wait(PATIENCE_SECONDS)
        until = time.monotonic() + PATIENCE_SECONDS
        while self._answers() or (self.folder / "data" / "postmaster.pid").exists():
            assert time.monotonic() < until, "PostgreSQL does not stop"
            time.sleep(0.05)

    def come_back(self) -> None:
        where, words, user = programs()
        data = self.folder / "data"
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._again = subprocess.Popen(
                [*words, where / "postgres", "-D", data, "-k", self.folder / "socket", *settings],
                user=user, group=user, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/",
            )  # fmt: skip
        until = time.monotonic() + PATIENCE_SECONDS
        while not self._answers():
            assert time.monotonic() < until, (self.folder / "log").read_text(encoding="utf-8")[-2000:]
            time.sleep(0.05)

    def stop(self) -> None:
        if self._again is not None:
            self._again.send_signal(signal.SIGQUIT)
            self._again.wait(PATIENCE_SECONDS)
        super().stop()
