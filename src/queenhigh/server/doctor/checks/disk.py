"""Room on the disk: what there is, whether it can be written, and how long it lasts."""

import os
import stat
import tempfile
from collections.abc import Iterator
from typing import Final

from queenhigh.server.doctor.finding import Verdict, fine, together, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.text import plural

_MEGABYTE: Final = 1_000_000
LEAST_BYTES: Final = 200 * _MEGABYTE
LITTLE_BYTES: Final = 2_000 * _MEGABYTE
MILLION: Final = 1_000_000
FEW_ROUNDS: Final = 100
"""From fewer rounds than this nothing is foretold: an empty database has its size too."""
_UNITS: Final = ("KB", "MB", "GB", "TB")
_ROUNDS: Final = """SELECT MAX(r.round) FROM tables t JOIN rounds r ON r.table_id = t.id AND r.round = (
    SELECT l.round FROM rounds l WHERE l.table_id = t.id ORDER BY l.round DESC LIMIT 1) GROUP BY t.id"""


def check_disk(patient: Patient) -> Verdict:
    """Whether there is room, and whether the data folder can be written to."""
    if patient.file is None:
        return fine(f"the database holds {size(_size(patient))}; its own machine knows what is free there")
    return together(_folder(patient))


def _folder(patient: Patient) -> Iterator[Verdict]:
    assert patient.file is not None
    folder = patient.file.parent
    try:
        free = _free(patient)
        held = patient.file.stat().st_size
    except OSError as error:
        yield wrong(
            f"{folder} cannot be looked at: {error.strerror}", "Look as the user who runs the server."
        )
        return
    told = f"{size(free)} free at {folder}, the database holds {size(held)}"
    if free < LEAST_BYTES:
        yield wrong(told, "Make room now: a server without any takes no commands.")
    elif free < max(LITTLE_BYTES, held):
        yield warn(told, "Make room: a backup beside the database would not fit, or little else would.")
    else:
        yield fine(told)
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
        yield fine("it can be written")
    except OSError as error:
        yield wrong(
            f"{folder} cannot be written: {error.strerror}",
            "Give it to the user who runs the server, look as that user, and see that it is not mounted "
            "read-only.",
        )
    if stat.S_IMODE(patient.file.stat().st_mode) & 0o077:
        yield warn(
            f"{patient.file.name} can be read by others, with the hashes of passwords",
            f"Keep it for its owner: chmod 600 {patient.file}.",
        )


def check_growth(patient: Patient) -> Verdict:
    """What a million rounds take, by those that are kept, and how many there is room for."""
    rounds = sum(number for (number,) in patient.sql.execute(_ROUNDS))
    if rounds < FEW_ROUNDS:
        return unknown(f"{plural(rounds, 'round')}: too few to foretell how much a million take")
    each = _size(patient) // rounds
    told = f"{plural(rounds, 'round')} of {size(each)}: a million take {size(each * MILLION)}"
    if patient.file is None:
        return fine(told)
    left = _free(patient) // each
    told += f", there is room for {left:,} more"
    return fine(told) if left >= MILLION else warn(told, "Plan for a larger disk, or for PostgreSQL.")


def _size(patient: Patient) -> int:
    if patient.file is not None:
        return patient.file.stat().st_size
    return int(patient.sql.execute("SELECT pg_database_size(current_database())")[0][0])


def _free(patient: Patient) -> int:
    assert patient.file is not None
    found = os.statvfs(patient.file.parent)
    return found.f_bavail * found.f_frsize


def size(count: int) -> str:
    """Bytes as they are told: ``820 bytes``, ``3.4 KB``, ``12 GB``."""
    if count < 1000:
        return plural(count, "byte")
    power = min((len(str(count)) - 1) // 3, len(_UNITS))
    shown = count / 1000**power
    return f"{shown:.1f} {_UNITS[power - 1]}" if shown < 10 else f"{shown:.0f} {_UNITS[power - 1]}"
