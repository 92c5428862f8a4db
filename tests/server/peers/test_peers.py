"""Two processes see what the other does: purses, limits, meters, lobby, figures; also without hints."""

import doctest
from typing import Any

import httpx
import psycopg
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families

from kit.server.pair import Pair, through, wait_until
from kit.server.served import Reading
from kit.store.postgres import Postgres
from queenhigh.server.peers import figures
from queenhigh.server.peers.hint import Gathered, Hint, parse_hint
from queenhigh.server.works import Works
from queenhigh.store.sharing.hints import LONGEST


def test_a_bet_at_one_process_is_off_the_purse_at_the_other(pair: Pair) -> None:
    here, there = pair.first.guest().open_table(), pair.second.guest().open_table()
    ann = pair.first.guest("Ann Twice")
    with ann.at_table(here) as one, ann.at_table(there) as other:
        purse_minor = one.sit(box=1)["purse_minor"]
        assert other.sit(box=1)["purse_minor"] == purse_minor
        left = one.bet()["purse_minor"]
        assert left < purse_minor
        other.until(lambda frame: frame.get("purse_minor") == left)


def test_own_limits_that_are_set_at_one_process_bind_at_the_other(pair: Pair) -> None:
    there = pair.second.guest().open_table()
    ann = pair.first.guest("Ann Limit")
    with ann.seated(there, box=1) as socket:
        assert ann.web.put("/me/limits", json={"break_minutes": 60}).is_success
        assert socket.place()["code"] == "limit/break"


def test_the_lobby_lists_tables_of_all_processes_and_hears_of_them(pair: Pair) -> None:
    watcher = pair.second.guest()
    with watcher.at("lobby/socket") as lobby:
        lobby.next()
        table = pair.first.guest().open_table(name="Far away")
        listed = lobby.until(lambda frame: table in {card["id"] for card in frame["tables"]})
        assert [card["name"] for card in listed["tables"] if card["id"] == table] == ["Far away"]
        ann = pair.first.guest("Ann Lobby")
        with ann.seated(table, box=1):
            lobby.until(lambda frame: _players(frame, table) == ["Ann Lobby"])


def _players(frame: dict[str, Any], table: str) -> list[str]:
    return next((card["players"] for card in frame["tables"] if card["id"] == table), [])


def linked_tables(pair: Pair, name: str) -> tuple[str, str]:
    """A table at each process that play for the same meter."""
    settings = {"house": "rws", "progressive": f"linked:{name}"}
    return pair.first.guest().open_table(**settings), pair.second.guest().open_table(**settings)


def feed(socket: Reading) -> None:
    """Play for the meter, with the hand folded."""
    socket.sit(box=1)
    socket.bet()
    socket.bet(amount_minor=250, wager="progressive")
    socket.deal()
    socket.finish()


def test_a_meter_that_is_fed_at_one_process_moves_at_the_other(pair: Pair) -> None:
    here, there = linked_tables(pair, "moves")
    ann, watcher = pair.first.guest(), pair.second.guest()
    with watcher.at_table(there) as looking, ann.at_table(here) as socket:
        before = looking.next()["table"]["meters_minor"]
        feed(socket)
        looking.until(lambda frame: frame["type"] == "meter" and dict(frame["meters_minor"]) != before)


def test_what_no_hint_tells_is_found_by_the_poll_beneath(pair: Pair) -> None:
    here, there = linked_tables(pair, "polled")
    ann, watcher = pair.first.guest(), pair.second.guest()

    async def say_nothing(works: Works) -> None:
        assert works.peers is not None
        vars(works.peers)["tell"] = lambda kind, *ids: None

    async def say_again(works: Works) -> None:
        del vars(works.peers)["tell"]

    pair.first.run(say_nothing)
    try:
        with watcher.at_table(there) as looking, ann.at_table(here) as socket:
            before = looking.next()["table"]["meters_minor"]
            feed(socket)
            looking.until(lambda frame: frame["type"] == "meter" and dict(frame["meters_minor"]) != before)
    finally:
        pair.first.run(say_again)


def listeners(pair: Pair, postgres: Postgres) -> list[int]:
    query = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND datname = %s"
    assert pair.first.works is not None
    database = pair.first.works.settings.database
    with psycopg.connect(database) as connection:
        [(name,)] = connection.execute("SELECT current_database()").fetchall()
        return [pid for (pid,) in connection.execute(query, (name,)).fetchall()]


def test_a_listening_connection_that_is_cut_is_made_again_and_nothing_is_missed(
    pair: Pair, postgres: Postgres
) -> None:
    here, there = linked_tables(pair, "cut")
    ann, watcher = pair.first.guest(), pair.second.guest()
    with watcher.at_table(there) as looking, ann.at_table(here) as socket:
        before = looking.next()["table"]["meters_minor"]
        cut = listeners(pair, postgres)
        assert len(cut) == 2
        for pid in cut:
            postgres.say(f"SELECT pg_terminate_backend({pid})")
        feed(socket)
        looking.until(lambda frame: frame["type"] == "meter" and dict(frame["meters_minor"]) != before)
        wait_until(lambda: len(set(listeners(pair, postgres)) - set(cut)) == 2)


def test_nobody_hosts_more_tables_in_two_processes_than_in_one(pair: Pair) -> None:
    host = pair.first.guest()
    for _ in range(5):
        host.open_table()
    refused = through(pair.second, like=host).web.post("/tables", json={"house": "prime"})
    assert refused.status_code == 429, refused.text


def test_examples_run() -> None:
    result = doctest.testmod(figures)
    assert result.attempted
    assert not result.failed


def test_whichever_process_is_asked_the_figures_of_all_are_told(pair: Pair) -> None:
    pages = [httpx.get(f"{served.origin}/metrics").text for served in (pair.first, pair.second)]
    for page in pages:
        families = {each.name: each for each in text_string_to_metric_families(page)}
        told = families["queenhigh_tables"].samples
        assert len(told) >= 1
        assert all("process" in sample.labels for each in families.values() for sample in each.samples)
        assert {sample.value for sample in families["queenhigh_ledger_sum_minor"].samples} <= {0.0}


IDS = st.sets(st.text("abcdefghij-0123456789", min_size=1, max_size=40), max_size=400)


@given(IDS, IDS, st.booleans(), st.booleans())
def test_what_is_gathered_is_heard_and_no_hint_is_too_long(
    players: set[str], meters: set[str], lobby: bool, freed: bool
) -> None:
    said, heard = Gathered(), Gathered()
    said.add("players", players)
    said.add("meters", meters)
    for kind, is_said in (("lobby", lobby), ("freed", freed)):
        if is_said:
            said.add("lobby" if kind == "lobby" else "freed")
    for text in said.texts("me"):
        assert len(text.encode()) <= LONGEST
        hint = parse_hint(text)
        assert isinstance(hint, Hint)
        assert hint.by == "me"
        heard.add("players", hint.players)
        heard.add("meters", hint.meters)
        if hint.lobby:
            heard.add("lobby")
        if hint.freed:
            heard.add("freed")
    assert not said
    assert heard.take() == (players, meters, lobby, freed)
    assert not heard


def test_what_is_no_hint_is_nothing() -> None:
    for text in ("", "{", "[]", '{"players": 3, "by": "x"}', "\ud800", "null"):
        assert parse_hint(text) is None
    assert parse_hint('{"by": "new", "soon": 1}') == Hint("new")
