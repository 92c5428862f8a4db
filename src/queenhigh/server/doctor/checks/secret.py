"""The secret: is it there, for its owner alone, and the one that the decks were sealed with."""

import hmac
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from queenhigh.fair import seal_deck, server_seed
from queenhigh.server.doctor.finding import Verdict, fine, together, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.server.entropy import read_secret
from queenhigh.table.ports import EntropyError, StoreError
from queenhigh.table.stages.deck import deck_name

_DECKS: Final = """SELECT d.table_id, d.round, d.number, d.nonce, d.commitment FROM tables t JOIN decks d
    ON d.table_id = t.id AND d.round = (SELECT l.round FROM decks l WHERE l.table_id = t.id
        ORDER BY l.round DESC LIMIT 1)
    ORDER BY t.closed, t.created_ms DESC, d.table_id, d.number LIMIT 3"""
"""Decks of the last round of a few tables, of those that are open first."""
_BACK: Final = (
    "Put the secret of this database back from where you keep a copy: no deck is sealed without it."
)


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
