"""Checks of what is proven: the secret of the decks, ledgers, purses and chains."""

import hashlib
import hmac
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from queenhigh.fair import seal_deck, server_seed
from queenhigh.server.doctor.finding import Verdict, fine, together, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.server.entropy import read_secret
from queenhigh.store.audit import audit
from queenhigh.store.purses import HOUR_MS, names
from queenhigh.store.records import Hour
from queenhigh.store.sharing import live_processes
from queenhigh.store.upkeep.claiming import LOCK
from queenhigh.store.upkeep.copying import account_problems
from queenhigh.table.chain import link
from queenhigh.table.ports import EntropyError, StoreError
from queenhigh.table.stages.deck import deck_name
from queenhigh.text import plural

_ZERO: Final = ("queenhigh_ledger_sum_minor", "queenhigh_meter_drift_minor")
_CALL: Final = "Stop the server, keep the database as it is, and read what to do when the audit complains."
LATE_HOURS: Final = 2
_DECKS: Final = """SELECT d.table_id, d.round, d.number, d.nonce, d.commitment FROM tables t JOIN decks d
    ON d.table_id = t.id AND d.round = (SELECT l.round FROM decks l WHERE l.table_id = t.id
        ORDER BY l.round DESC LIMIT 1)
    ORDER BY t.closed, t.created_ms DESC, d.table_id, d.number LIMIT 3"""
"""Decks of the last round of a few tables, of those that are open first."""
_BACK: Final = (
    "Put the secret of this database back from where you keep a copy: no deck is sealed without it."
)


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


def check_secret(patient: Patient) -> Verdict:
    """Nothing of the secret itself is ever told."""
    file = patient.settings.secret_file
    try:
        secret = read_secret(file)
    except EntropyError as error:
        if _is_missing(file) and not _has_tables(patient):
            return unknown(f"none yet at {file}: the first start makes it")
        return wrong(str(error), f"{_BACK} Look as the user who runs the server.")
    return together(_looks(patient, file, secret))


def _is_missing(file: Path) -> bool:
    """Whether there is none; one that we may not see may well be there."""
    try:
        file.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


def _has_tables(patient: Patient) -> bool:
    try:
        return bool(patient.sql.execute("SELECT 1 FROM tables LIMIT 1"))
    except StoreError:
        return False


def _looks(patient: Patient, file: Path, secret: bytes) -> Iterator[Verdict]:
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & 0o077:
        yield wrong(f"{file} has mode {mode:04o}: others can read it", f"Run chmod 600 {file}.")
    else:
        yield fine(f"{file} is for its owner alone")
    try:
        decks = patient.sql.execute(_DECKS)
    except StoreError:
        yield unknown("whether it is this database's cannot be said")
        return
    fits = [_sealed_with(secret, *deck) for deck in decks]
    if not fits:
        yield unknown("no deck is sealed yet that would show whose it is")
    elif all(fits):
        yield fine("it is the one that the decks here were sealed with")
    elif any(fits):
        yield warn("some decks here were sealed with another secret", "See that no secret was changed.")
    else:
        yield wrong(f"{file} is not the one that the decks here were sealed with", _BACK)


def _sealed_with(secret: bytes, table: str, round: int, number: int, nonce: bytes, commitment: bytes) -> bool:
    name = deck_name(table, round, number)
    found = seal_deck(server_seed(secret, bytes(nonce), name), name)
    return hmac.compare_digest(found.commitment, bytes(commitment))
