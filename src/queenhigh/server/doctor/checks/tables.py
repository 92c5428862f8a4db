"""Tables: who runs them, and what the command line has asked of them."""

from collections import Counter
from typing import Final

from queenhigh.server.doctor.finding import Verdict, fine, unknown, warn
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.sharing.orders import due_orders
from queenhigh.store.sharing.processes import live_processes, open_tables
from queenhigh.text import plural

LATE_MS: Final = 30_000


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
