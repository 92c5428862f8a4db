"""Work for workers of another process: slow, deadly, or deadly once. Quick to load in a new process."""

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from queenhigh.simulation.dealing.count import Count
    from queenhigh.simulation.planning.plan import Plan


def dies(start: int, rounds: int) -> int:
    """Ends its own process, every time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return rounds


def dies_once(marker: Path, plan: "Plan", seed: int, start: int, rounds: int) -> "Count":
    """Ends its own process the first time that a piece behind the second is reached, then works."""
    if start and not marker.exists():
        marker.write_text(f"{start} {os.getpid()}")
        os.kill(os.getpid(), signal.SIGKILL)
    return counts(plan, seed, start, rounds)


def slowly(plan: "Plan", seed: int, start: int, rounds: int) -> "Count":
    """Works after a rest, so that there is time to do something to it."""
    time.sleep(0.15)
    return counts(plan, seed, start, rounds)


def counts(plan: "Plan", seed: int, start: int, rounds: int) -> "Count":
    from queenhigh.simulation.dealing.count import count_arrays
    from queenhigh.simulation.dealing.stream import stream_of

    return count_arrays(plan, stream_of(seed), start, rounds)


def compiled_bytes(plan: "Plan") -> bytes:
    """All tables of a plan and what its codes are worth, hashed."""
    from hashlib import sha256

    import numpy as np

    from queenhigh.simulation.dealing.code_values import worth
    from queenhigh.simulation.dealing.tables import compiled

    found = sha256()
    for each in (*compiled(plan).tables, *worth(plan)):
        found.update(np.ascontiguousarray(each).tobytes())
    return found.digest()
