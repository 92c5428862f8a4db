"""What runs here, what answers, and how old the database is."""

import platform
import sqlite3

from queenhigh import __version__
from queenhigh.server.doctor.finding import Verdict, fine, unknown, warn, wrong
from queenhigh.server.doctor.patient import Patient
from queenhigh.store.migrations.migrating import newest
from queenhigh.table.ports import StoreError


def check_program(_patient: Patient) -> Verdict:
    """The program that looks: the server may be another one."""
    return fine(
        f"Queen High {__version__}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    )


def check_server(patient: Patient) -> Verdict:
    """Whether the server answers, takes commands, and is of this version."""
    answer = patient.answer
    url = patient.url
    look = "Look into its log, or start it: queenhigh serve."
    if answer.error:
        if patient.named:
            return wrong(f"none answers at {url}: {answer.error}", look)
        if patient.holder:
            return warn(
                f"process {patient.holder} has the data, and none answers at {url}: {answer.error}",
                "If it listens elsewhere say --url, or --settings as it was started; otherwise see its log.",
            )
        return unknown(
            f"none answers at {url}: {answer.error}", "If it is to run, start it: queenhigh serve."
        )
    if not answer.version:
        say = wrong if patient.named else unknown
        return say(f"what answers at {url} is no Queen High", "Say the server's own address with --url.")
    if not answer.ready:
        return wrong(
            f"the server at {url} takes no commands now",
            "It is stopping, or its database does not answer or has no room: look into its log.",
        )
    if answer.version != __version__:
        return warn(
            f"the server at {url} is Queen High {answer.version}, this program {__version__}",
            "Restart the server to bring the new version in, or look with the program that it runs.",
        )
    return fine(f"Queen High {answer.version} at {url} takes commands")


def check_database(patient: Patient) -> Verdict:
    """Whether the database is there, ours, whole, and as old as the program."""
    try:
        sql = patient.sql
    except StoreError as error:
        return wrong(
            str(error),
            "Name the place as the server has it (--data, --database or --settings) and look as the user who "
            "runs it; see that the database runs, or restore a backup into an empty place.",
        )
    if patient.revision != newest():
        return wrong(
            f"{patient.shown} is at revision {patient.revision}, this program needs {newest()}",
            "Take a backup, stop the server, and run queenhigh db upgrade.",
        )
    found = f"{patient.shown}, revision {patient.revision}"
    if patient.file is None:
        found += f", PostgreSQL {sql.execute('SHOW server_version')[0][0]}"
    return fine(found)
