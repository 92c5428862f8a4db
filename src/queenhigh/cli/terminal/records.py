"""Keeps each game of a sitting as a file that `queenhigh replay` proves."""

from pathlib import Path
from tempfile import TemporaryFile

from queenhigh.engine.record import Record
from queenhigh.rules.records import House
from queenhigh.wire import format_record


class Shelf:
    """A folder of recorded games, one to a file; what lies there already is never written over."""

    def __init__(self, folder: Path) -> None:
        """Make the folder if need be; `OSError` where nothing can be written into it."""
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
        self.folder = folder
        self._number = 0

    def keep(self, record: Record, house: House) -> Path:
        """Write one game under the next free number."""
        text = format_record(record, house)
        while True:
            self._number += 1
            path = self.folder / f"round-{self._number:04d}.toml"
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(text)
            except FileExistsError:
                continue
            return path
