"""Checks of what runs: program, server, database, clocks, leases and orders."""

import platform
import sqlite3
from collections import Counter
from collections.abc import Iterator
from typing import Final

from queenhigh import __version__
from queenhigh.server.doctor.finding import Verdict, fine, together, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.migrations.migrating import newest
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.reading import last_ms
from queenhigh.store.sharing import due_orders, live_processes, open_tables
from queenhigh.table.ports import StoreError
from queenhigh.text import plural

APART_MS: Final = 2_000
FAR_MS: Final = 60_000
_SET: Final = "Let NTP or chrony set the clocks of all machines."
LATE_MS: Final = 30_000


def check_program(_patient: Patient) -> Verdict:
    """The program that looks: the server may be another one."""
    return fine(
        f"Queen High {__version__}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    )


def check_server(patient: Patient) -> Verdict:
    """Whether the server answers, takes commands, and is of this version."""
    answer = patient.answer
    url = patient.url
    look = "Look into its log, or start it: queenhigh serve."
    if answer.error:
        if patient.named:
            return wrong(f"none answers at {url}: {answer.error}", look)
        if patient.holder:
            return warn(
                f"process {patient.holder} has the data, and none answers at {url}: {answer.error}",
                "If it listens elsewhere say --url, or --settings as it was started; otherwise see its log.",
            )
        return unknown(
            f"none answers at {url}: {answer.error}", "If it is to run, start it: queenhigh serve."
        )
    if not answer.version:
        say = wrong if patient.named else unknown
        return say(f"what answers at {url} is no Queen High", "Say the server's own address with --url.")
    if not answer.ready:
        return wrong(
            f"the server at {url} takes no commands now",
            "It is stopping, or its database does not answer or has no room: look into its log.",
        )
    if answer.version != __version__:
        return warn(
            f"the server at {url} is Queen High {answer.version}, this program {__version__}",
            "Restart the server to bring the new version in, or look with the program that it runs.",
        )
    return fine(f"Queen High {answer.version} at {url} takes commands")


def check_database(patient: Patient) -> Verdict:
    """Whether the database is there, ours, whole, and as old as the program."""
    try:
        sql = patient.sql
    except StoreError as error:
        return wrong(
            str(error),
            "Name the place as the server has it (--data, --database or --settings) and look as the user who "
            "runs it; see that the database runs, or restore a backup into an empty place.",
        )
    if patient.revision != newest():
        return wrong(
            f"{patient.shown} is at revision {patient.revision}, this program needs {newest()}",
            "Take a backup, stop the server, and run queenhigh db upgrade.",
        )
    found = f"{patient.shown}, revision {patient.revision}"
    if patient.file is None:
        found += f", PostgreSQL {sql.execute('SHOW server_version')[0][0]}"
    return fine(found)


def check_clock(patient: Patient) -> Verdict:
    """Whether all clocks agree and none was set back; leases end by the database's own."""
    return together(_clocks(patient))


def _clocks(patient: Patient) -> Iterator[Verdict]:
    yield fine("this machine's clock runs on")
    if patient.answers:
        yield _apart("the server's clock", patient.answer.ahead_ms)
    try:
        sql = patient.sql
    except StoreError:
        return
    before_ms = patient.now_ms()
    there_ms = sql.now_ms()
    now_ms = patient.now_ms()
    yield _apart("the database's clock", there_ms - min(max(there_ms, before_ms), now_ms))
    kept_ms = _last_kept_ms(patient)
    if kept_ms > now_ms + APART_MS:
        yield wrong(
            f"what was last kept lies {_length(kept_ms - now_ms)} ahead of this machine's clock",
            "The clock was set back: set it right. Until then the server's own goes at half speed.",
        )


def _last_kept_ms(patient: Patient) -> int:
    """The last moment that is kept; an hour that was sealed counts from its beginning."""
    [(sealed,)] = patient.sql.execute("SELECT MAX(hour) FROM hours")
    found = last_ms(patient.sql)
    return found - HOUR_MS if sealed is not None and found == (sealed + 1) * HOUR_MS else found


def _apart(whose: str, ahead_ms: int) -> Verdict:
    if abs(ahead_ms) <= APART_MS:
        return fine(f"{whose} agrees")
    where = f"{whose} is {_length(abs(ahead_ms))} {'ahead of' if ahead_ms > 0 else 'behind'} this machine's"
    return wrong(where, _SET) if abs(ahead_ms) > FAR_MS else warn(where, _SET)


def _length(ms: int) -> str:
    minutes = ms // 60_000
    return plural(minutes, "minute") if minutes > 1 else f"{ms / 1000:.1f} s"


def check_leases(patient: Patient) -> Verdict:
    """Whether every open table is somebody's who is alive."""
    held = open_tables(patient.sql)
    by_owner = Counter(each.owner for each in held)
    nobody = by_owner.pop("", 0)
    versions = sorted({each.version for each in live_processes(patient.sql)})
    told = ", ".join(f"{plural(count, 'table')} with {owner}" for owner, count in sorted(by_owner.items()))
    if not held:
        return fine("no table is open")
    if not by_owner and not patient.answers:
        return unknown(f"nobody runs the {plural(nobody, 'table')} that are open", "Start the server.")
    if nobody:
        orphans = f"{plural(nobody, 'open table')} with nobody: the process that had them is gone"
        return warn(
            f"{orphans}; {told or 'none with anybody'}",
            "Look again in ten seconds: another process takes them. If none does, restart the server.",
        )
    if len(versions) > 1:
        return warn(f"{told}; versions {' and '.join(versions)}", "Finish the upgrade: stop the older ones.")
    return fine(told)


def check_orders(patient: Patient) -> Verdict:
    """Whether what `queenhigh tables` asked is done."""
    due = due_orders(patient.sql)
    if not due:
        return fine("none waits")
    age_ms = patient.sql.now_ms() - due[0].at_ms
    told = f"{plural(len(due), 'order')} waiting, the oldest for {age_ms // 1000} s"
    if not patient.answers:
        return unknown(told, "They are done when a server runs.")
    return warn(told, "The server does not do them: look into its log.") if age_ms > LATE_MS else fine(told)
