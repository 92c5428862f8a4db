"""An installation for the doctor to look at, and what one check finds there."""

import re
from pathlib import Path
from typing import Any

from queenhigh.server.doctor import Patient
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.settings import ServerSettings


def patient(place: Path | str, url: str = "", *, whole: bool = False, **settings: Any) -> Patient:
    """An installation in a folder or at an address, on a port where nobody listens."""
    where = {"data": str(place)} if isinstance(place, Path) else {"database": place}
    return Patient(ServerSettings(**{"port": 1, **where, **settings}), url, whole=whole)


def expect(state: str, check: str, place: Path | str | Patient, words: str = "", **more: Any) -> None:
    """Assert that a check finds this state, and that all of these words are in what it says."""
    looked = place if isinstance(place, Patient) else patient(place, **more)
    try:
        found = CHECKS[check](looked)
    finally:
        looked.close()
    assert found.state == state, found
    assert found.remedy or state != "wrong"
    said = re.findall(r"[^\s,;:']+", f"{found.found} {found.remedy}")
    assert set(words.split()) <= {word.rstrip(".") for word in said}, found


def files_of(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file of a folder, when it was last changed and what is in it."""
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.iterdir()}
