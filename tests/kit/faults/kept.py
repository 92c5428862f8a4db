"""What a database has kept, read when a process has fallen and later, and compared."""

from typing import Any

import msgspec

from queenhigh.store.store import Store


class Kept(msgspec.Struct, frozen=True):
    """Everything that must still be there later."""

    commands: dict[tuple[str, str, str], int]
    """By table, person and id: the version that the command made."""
    steps: dict[tuple[str, int], bytes]
    decks: dict[tuple[str, int, int], tuple[bytes, list[Any]]]
    """By table, round and number: commitment, and the openings of cards that were dealt."""
    deadlines: dict[str, int]
    """Of tables whose time is running."""
    ready: frozenset[str]
    """Tables at which somebody has said so while bets are open."""


def read_kept(store: Store) -> Kept:
    def ask(columns: str) -> list[tuple[Any, ...]]:
        return store.read_now(lambda sql: sql.execute(f"SELECT {columns}"))

    commands = ask("table_id, actor, id, version FROM commands")
    steps = ask("table_id, version, body FROM steps")
    decks = ask("table_id, round, number, commitment, openings FROM decks")
    tables = ask("id, state FROM tables WHERE NOT closed")
    states = {id: msgspec.json.decode(bytes(state)) for id, state in tables}
    betting = {
        id: state.get("sitters", ()) for id, state in states.items() if state.get("stage") == "betting"
    }
    return Kept(
        {(table, by, id): version for table, by, id, version in commands},
        {(table, version): bytes(body) for table, version, body in steps},
        {
            (table, round, number): (bytes(commitment), msgspec.json.decode(bytes(openings)))
            for table, round, number, commitment, openings in decks
        },
        {id: state["deadline_ms"] for id, state in states.items() if state.get("deadline_ms") is not None},
        frozenset(id for id, sitters in betting.items() if any(each.get("ready") for each in sitters)),
    )


def assert_kept(before: Kept, after: Kept) -> None:
    """Nothing that was there is gone or another; decks go on from where they were."""
    assert before.commands.items() <= after.commands.items()
    assert before.steps.items() <= after.steps.items()
    for key, (commitment, dealt) in before.decks.items():
        same, later = after.decks[key]
        assert same == commitment, "a committed deck stays"
        assert later[: len(dealt)] == dealt, "cards that were dealt stay dealt"


def assert_resumed_once(before: Kept, after: Kept, grace_ms: int) -> None:
    """Every deadline that was running has been moved on, in a step of its own, and no other has.

    Whoever was ready for the deal has to say so again, or it would come before they do.
    """
    last = {table: max(version for id, version in before.steps if id == table) for table, _ in before.steps}
    for table, version in last.items():
        later = [body for (id, at), body in after.steps.items() if id == table and at > version]
        resumed = [body for body in later if b'"resumed":true' in body]
        assert len(resumed) == (table in before.deadlines or table in before.ready), table
        if table in before.deadlines and table in after.deadlines and len(later) == 1:
            assert after.deadlines[table] >= before.deadlines[table] + grace_ms
