"""Clocks: of this machine, of the database, of the server, and of what has been kept."""

from collections.abc import Iterator
from typing import Final

from queenhigh.server.doctor.finding import Verdict, fine, together, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.purses import HOUR_MS
from queenhigh.store.reading import last_ms
from queenhigh.table.ports import StoreError
from queenhigh.text import plural

APART_MS: Final = 2_000
FAR_MS: Final = 60_000
_SET: Final = "Let NTP or chrony set the clocks of all machines."


def check_clock(patient: Patient) -> Verdict:
    """Whether all clocks agree and none was set back; leases end by the database's own."""
    return together(_looks(patient))


def _looks(patient: Patient) -> Iterator[Verdict]:
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
