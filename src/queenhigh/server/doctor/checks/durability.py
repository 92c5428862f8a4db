"""Whether what is committed stays: the settings of a database, and the file system of a file."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from queenhigh.server.doctor.finding import Verdict, fine, together, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.store import READERS

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
