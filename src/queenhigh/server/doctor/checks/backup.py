"""The last backup: how old it is."""

from typing import Final

from queenhigh.server.doctor.checks.disk import size
from queenhigh.server.doctor.finding import Verdict, fine, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.upkeep.noting import last_backup
from queenhigh.text import plural

HOUR_MS: Final = 3_600_000
OLD_HOURS: Final = 26
"""A night's backup, and a little."""
VERY_OLD_HOURS: Final = 7 * 24
_TAKE: Final = "Take one every night: queenhigh db backup FILE. Keep the secret apart from it."
_ARCHIVED: Final = """SELECT (EXTRACT(EPOCH FROM last_archived_time) * 1000)::bigint,
    COALESCE(last_failed_time > last_archived_time, last_failed_time IS NOT NULL) FROM pg_stat_archiver"""


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
