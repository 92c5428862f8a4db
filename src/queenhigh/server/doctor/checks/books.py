"""The books: ledgers, purses and chains, quickly or whole."""

import hashlib
from typing import Final

from queenhigh.server.doctor.finding import Verdict, fine, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.audit import audit
from queenhigh.store.purses import HOUR_MS, names
from queenhigh.store.records import Hour
from queenhigh.store.sharing.processes import live_processes
from queenhigh.store.upkeep.claiming import LOCK
from queenhigh.store.upkeep.copying import account_problems
from queenhigh.table.chain import link
from queenhigh.text import plural

_ZERO: Final = ("queenhigh_ledger_sum_minor", "queenhigh_meter_drift_minor")
_CALL: Final = "Stop the server, keep the database as it is, and read what to do when the audit complains."
LATE_HOURS: Final = 2


def check_audit(patient: Patient) -> Verdict:
    """The whole audit where it is asked for; otherwise what is known at once."""
    sql = patient.sql
    sql.begin_snapshot()
    try:
        drifting = sorted({name for name, value in patient.answer.figures if name in _ZERO and value})
        problems = [f"the server's {name} is not zero" for name in drifting]
        if patient.whole:
            report = audit(patient.reader)
            problems += [f"{each.check} {each.where}: {each.what}" for each in report.problems]
            told = f"everything is proven: {plural(report.rounds, 'round')}, head {report.chain.head}"
        else:
            problems += account_problems(patient.reader)
            told = "every ledger comes to zero, no purse is short; --audit proves everything"
    except sql.errors as error:
        return wrong(f"the database cannot be read: {' '.join(str(error).split())}", _CALL)
    finally:
        if sql.in_transaction():
            sql.rollback()
    if not problems:
        return fine(told)
    more = f", and {len(problems) - 1} more" if len(problems) > 1 else ""
    return wrong(f"{plural(len(problems), 'problem')}: {problems[0]}{more}", _CALL)


def check_hours(patient: Patient) -> Verdict:
    """The hour that was sealed last: whether it is chained, and how long ago it was."""
    rows = patient.sql.execute(f"SELECT {names('hours')} FROM hours ORDER BY hour DESC LIMIT 2")
    if not rows:
        return unknown("no hour is sealed yet: the first one is when it ends while a server runs")
    last, *before = (Hour(*row) for row in rows)
    body = bytes(last.body)
    chain = link(bytes(before[0].chain) if before else b"", last.hour, body)
    if hashlib.sha256(bytes(last.heads)).digest() != body or chain != bytes(last.chain):
        return wrong(f"hour {last.hour} is not chained to the one before", _CALL)
    ago = patient.now_ms() // HOUR_MS - last.hour
    told = f"hour {last.hour} is sealed and chained, {plural(ago, 'hour')} ago"
    if ago > LATE_HOURS and _running_ms(patient) > LATE_HOURS * HOUR_MS:
        return warn(told, "The server that runs seals no hours: look into its log.")
    return fine(told)


def _running_ms(patient: Patient) -> int:
    """For how long servers have run without a pause; 0 where none does."""
    if patient.file is not None:  # who claims a folder writes its lock
        since = [patient.file.with_name(LOCK).stat().st_mtime_ns // 1_000_000] if patient.holder else []
    else:
        since = [each.started_ms for each in live_processes(patient.sql)]
    return patient.now_ms() - min(since) if since else 0
