"""Checks of what keeps the data: room on the disk, durable commits, the last backup."""

import os
import stat
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from queenhigh.server.doctor.finding import Verdict, fine, together, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.store import READERS
from queenhigh.store.upkeep.noting import last_backup
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
MOUNTS: Final = Path("/proc/self/mountinfo")
NETWORK: Final = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "davfs"}
)
PASSING: Final = frozenset({"tmpfs", "ramfs", "overlay"})
"""What is gone with the machine's or the container's next start."""
OLDEST_POSTGRES: Final = 14
CONNECTIONS: Final = READERS + 3
"""What one process may hold at once: its readers, its writer, one that listens, and the command line's."""
_WAL_HEADER: Final = slice(18, 20)
OLD_HOURS: Final = 26
"""A night's backup, and a little."""
VERY_OLD_HOURS: Final = 7 * 24
_TAKE: Final = "Take one every night: queenhigh db backup FILE. Keep the secret apart from it."
_ARCHIVED: Final = """SELECT (EXTRACT(EPOCH FROM last_archived_time) * 1000)::bigint,
    COALESCE(last_failed_time > last_archived_time, last_failed_time IS NOT NULL) FROM pg_stat_archiver"""


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


def check_durability(patient: Patient) -> Verdict:
    """Whether a commit that was told to a player survives a loss of power."""
    sql = patient.sql
    if patient.file is None:
        rows = sql.execute("SELECT name, setting, reset_val FROM pg_settings")
        found = {name: reset if name.startswith("default_") else setting for name, setting, reset in rows}
        [(standby, sessions)] = sql.execute(
            "SELECT pg_is_in_recovery(), (SELECT COUNT(*) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend')"
        )
        return together(judge_postgres(found, standby, sessions))
    mounts = MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines() if MOUNTS.exists() else ()
    return together((judge_mode(patient.file), *judge_mount(patient.file.parent.resolve(), mounts)))


def judge_mode(file: Path) -> Verdict:
    """Whether an SQLite file is written ahead to a log, as its first page says."""
    with file.open("rb") as opened:
        ahead = opened.read(20)[_WAL_HEADER] == b"\x02\x02"
    if ahead:
        return fine("written ahead to a log, synchronous FULL in every connection")
    return warn(
        "the file is not written ahead to a log",
        "Another program has changed journal_mode: the server sets WAL when it starts.",
    )


def judge_mount(folder: Path, mounts: Iterable[str]) -> Iterator[Verdict]:
    """How the file system that a folder lies on keeps what is written."""
    best = ""
    kind = ""
    options = frozenset[str]()
    for line in mounts:
        before, _, after = line.partition(" - ")
        words = before.split()
        point = words[4].encode().decode("unicode_escape") if len(words) > 5 else ""
        if point and folder.is_relative_to(point) and len(point) >= len(best):
            best = point
            kind = after.split()[0]
            options = frozenset(words[5].split(","))
    if "ro" in options:
        yield wrong(f"{best} is mounted read-only", "Mount it so that it can be written: see dmesg for why.")
    if kind in NETWORK or kind.startswith("fuse."):
        yield wrong(
            f"{folder} lies on {kind}, where locks and flushes are not to be relied on",
            "Move the data folder to a disk of this machine, or use PostgreSQL.",
        )
    elif kind in PASSING:
        say = warn if kind == "overlay" else wrong
        yield say(
            f"{folder} lies on {kind}, which goes with the machine or the container",
            "Move the data folder to a disk, or to a volume.",
        )
    elif kind:
        yield fine(f"on {kind}")


def judge_postgres(settings: Mapping[str, str], standby: bool, sessions: int) -> Iterator[Verdict]:
    """What the settings of a PostgreSQL server, as this role has them, do to a commit."""
    major = int(settings["server_version_num"]) // 10_000
    yield fine(f"PostgreSQL {major}, wal_level {settings['wal_level']}, {sessions} connections open")
    if major < OLDEST_POSTGRES:
        yield warn(f"PostgreSQL {major} is old", f"Bring it to {OLDEST_POSTGRES} or newer.")
    for name, loss in (
        ("fsync", "a loss of power can destroy the database"),
        ("full_page_writes", "a page that was half written stays so"),
        ("synchronous_commit", "commands that players were told of can be lost"),
    ):
        if settings[name] == "off":
            yield wrong(f"{name} is off: {loss}", f"Set {name} = on, for this role and database too.")
    if standby or settings["default_transaction_read_only"] == "on":
        yield wrong("it takes no writes: a standby, or read-only", "Name the primary's address.")
    if settings.get("data_checksums", "on") == "off":
        yield warn(
            "data_checksums is off: a page that rots is not noticed", "Run pg_checksums --enable once."
        )
    if settings["autovacuum"] == "off":
        yield warn("autovacuum is off: tables grow without need", "Set autovacuum = on.")
    if settings["wal_level"] == "minimal":
        yield warn("wal_level is minimal: no archive, no standby", "Set wal_level = replica.")
    room = int(settings["max_connections"]) - int(settings["superuser_reserved_connections"])
    if room - sessions < CONNECTIONS:
        yield warn(
            f"{sessions} of {room} connections are taken: another process needs {CONNECTIONS}",
            "Raise max_connections.",
        )


def check_backup(patient: Patient) -> Verdict:
    """As `queenhigh db backup` has noted it, or as PostgreSQL archives its own log."""
    if (archived := _archive(patient)) is not None:
        return archived
    note = last_backup(patient.place)
    if note is None:
        if not patient.sql.execute("SELECT 1 FROM rounds WHERE round > 0 LIMIT 1"):
            return fine("none, and no round to lose")
        say = unknown if patient.file is None else warn
        return say("none is noted by the user who looks", _TAKE)
    hours = (patient.now_ms() - note.at_ms) // HOUR_MS
    age = plural(hours, "hour") if hours < 2 * 24 else plural(hours // 24, "day")
    told = f"{age} old: {note.file}, {size(note.bytes)}"
    if hours > VERY_OLD_HOURS:
        return wrong(told, _TAKE)
    return warn(told, _TAKE) if hours > OLD_HOURS else fine(told)


def _archive(patient: Patient) -> Verdict | None:
    """How far PostgreSQL's log is archived, where it is."""
    if patient.file is not None or patient.sql.execute("SHOW archive_mode") == [("off",)]:
        return None
    [(at_ms, failed)] = patient.sql.execute(_ARCHIVED)
    if failed:
        return wrong(
            "PostgreSQL archives its log, and the last try failed", "See archive_command and its log."
        )
    if at_ms is None:
        return unknown("PostgreSQL is to archive its log, and has not yet")
    minutes = max(0, patient.now_ms() - at_ms) // 60_000
    return fine(f"PostgreSQL archived its log {plural(minutes, 'minute')} ago")
