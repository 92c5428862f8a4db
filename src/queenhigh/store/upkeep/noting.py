"""When a database was last backed up: noted in a file, since a backup itself only reads.

The file lies in the data folder; for PostgreSQL in that of the user who takes the backups, by database.
"""

import os
from pathlib import Path
from typing import Final

import msgspec

from queenhigh.store.opening import data_home, is_address, show_place
from queenhigh.store.sqlite import make_folder

NOTES: Final = "backups.json"


class BackupNote(msgspec.Struct, frozen=True):
    """A backup that was taken whole."""

    at_ms: int
    file: str
    bytes: int


_READ: Final = msgspec.json.Decoder(dict[str, BackupNote])


def note_backup(place: Path | str, note: BackupNote) -> None:
    """Note the last backup of a place; `OSError` or `StoreError` where nothing can be written there."""
    file, name = _where(place)
    make_folder(file.parent)
    partial = file.with_name(f"{file.name}.partial")
    partial.unlink(missing_ok=True)
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(msgspec.json.format(msgspec.json.encode({**_notes(file), name: note})) + b"\n")
    partial.rename(file)


def last_backup(place: Path | str) -> BackupNote | None:
    """The last backup that is noted, if one is; `OSError` where that cannot be read."""
    file, name = _where(place)
    return _notes(file).get(name)


def _where(place: Path | str) -> tuple[Path, str]:
    """The file, and the name in it: a folder that is moved takes its note along."""
    return (data_home() / NOTES, show_place(place)) if is_address(place) else (Path(place) / NOTES, "")


def _notes(file: Path) -> dict[str, BackupNote]:
    """The notes; none where what stands there is no notes, which the next one mends."""
    try:
        return _READ.decode(file.read_bytes())
    except (FileNotFoundError, msgspec.DecodeError):
        return {}
