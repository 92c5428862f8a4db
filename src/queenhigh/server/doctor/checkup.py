"""The checks, one after the other; one that cannot be done says so and the others go on."""

from collections.abc import Callable, Mapping
from typing import Final

from queenhigh.server.doctor.books import check_audit, check_hours, check_secret
from queenhigh.server.doctor.certificate import check_certificate
from queenhigh.server.doctor.finding import Checkup, Finding, Verdict, unknown
from queenhigh.server.doctor.patient import Patient
from queenhigh.server.doctor.program import (
    check_clock,
    check_database,
    check_leases,
    check_orders,
    check_program,
    check_server,
)
from queenhigh.server.doctor.storage import check_backup, check_disk, check_durability, check_growth
from queenhigh.table.ports import StoreError
from queenhigh.text import first_line

CHECKS: Final[Mapping[str, Callable[[Patient], Verdict]]] = {
    "program": check_program,
    "server": check_server,
    "database": check_database,
    "clock": check_clock,
    "disk": check_disk,
    "growth": check_growth,
    "durability": check_durability,
    "certificate": check_certificate,
    "secret": check_secret,
    "backup": check_backup,
    "audit": check_audit,
    "hours": check_hours,
    "leases": check_leases,
    "orders": check_orders,
}
"""By the name of what they find, in the order they are told."""


def examine(patient: Patient) -> Checkup:
    """Look at everything."""
    try:
        findings = tuple(Finding(name, *_tried(check, patient)) for name, check in CHECKS.items())
    finally:
        patient.close()
    ok = all(each.state != "wrong" for each in findings)
    return Checkup(ok, patient.now_ms(), patient.shown, patient.url, findings)


def _tried(check: Callable[[Patient], Verdict], patient: Patient) -> Verdict:
    try:
        return check(patient)
    except StoreError:  # what it is, is told of the database
        return unknown("not looked at: the database cannot be read")
    except Exception as error:  # whatever it is, the other checks are wanted all the more
        return unknown(f"cannot be looked at: {type(error).__name__}, {first_line(error)}")
