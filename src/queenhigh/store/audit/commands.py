"""Commands that were answered: each is one step, by whoever sent it, and its answer says so."""

from sys import intern
from typing import Final

import msgspec

from queenhigh.store.audit.findings import Findings
from queenhigh.store.sql import Sql
from queenhigh.table.ports import StepRow
from queenhigh.wire.frames import Answer

_ANSWER: Final = msgspec.json.Decoder(Answer)
_CLOSED: Final = (b'"note":{"closed":true}', b'"note":{"closing":true}')
"""What is noted where somebody has closed a table, which is no command of the table's socket."""


def asker_of(step: StepRow) -> str:
    """Whose command a step was; nothing where it was none."""
    who = step.by.partition(":")[2]
    body = bytes(step.body)
    return "" if any(note in body for note in _CLOSED) else intern(who)


def check_commands(sql: Sql, table: str, askers: list[str], findings: Findings) -> None:
    """Every command is a step, and every step that somebody asked for a command; `askers` is used up."""
    query = "SELECT actor, id, version, answer FROM commands WHERE table_id = ?"
    for actor, id, version, answer in sql.stream(query, table):
        where = f"{table}/{actor}/{id}"
        if 0 < version <= len(askers) and askers[version - 1] == actor:
            askers[version - 1] = ""
        else:
            findings.add("command", where, f"step {version} was not asked for by it")
        try:
            told = _ANSWER.decode(answer)
        except msgspec.DecodeError as error:
            findings.add("command", where, f"its answer cannot be read: {error}")
            continue
        if (told.id, told.version) != (id, version):
            findings.add("command", where, "its answer is that of another one")
    for version, actor in enumerate(askers, 1):
        if actor:
            findings.add("command", table, f"the command of {actor} that made step {version} is missing")
