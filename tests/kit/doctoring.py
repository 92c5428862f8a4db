"""An installation for the doctor to look at, and what it says of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from queenhigh.server.doctor import Patient
from queenhigh.server.doctor.finding import Verdict
from queenhigh.server.entropy import make_secret
from queenhigh.server.settings import ServerSettings

NOWHERE = "http://127.0.0.1:1"


def patient(place: Path | str, url: str = "", *, whole: bool = False, **settings: Any) -> Patient:
    """An installation in a folder or at an address, on a port where nobody listens."""
    where = {"data": str(place)} if isinstance(place, Path) else {"database": place}
    return Patient(ServerSettings(**{"port": 1, **where, **settings}), url, whole=whole)


def look(check: Callable[[Patient], Verdict], patient: Patient) -> Verdict:
    """One check alone."""
    try:
        return check(patient)
    finally:
        patient.close()


def with_secret(folder: Path) -> Path:
    """The folder, with a new secret in it."""
    folder.mkdir(parents=True, exist_ok=True)
    make_secret(folder / "secret")
    return folder


def files_of(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Every file of a folder, when it was last changed and what is in it."""
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.iterdir()}
