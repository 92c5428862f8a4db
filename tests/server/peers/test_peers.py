"""Two processes see what the other does: purses, limits, meters, lobby, figures; also without hints."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import httpx
import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client.parser import text_string_to_metric_families

from kit.server.pair import Pair, through, wait_until
from kit.store.postgres import Postgres
from queenhigh.server.peers.peers import Gathered, Hint, parse_hint
from queenhigh.store.hints import LONGEST


def test_a_bet_at_one_process_is_off_the_purse_at_the_other(pair: Pair) -> None:
    here = pair.first.guest().open_table()
    there = pair.second.guest().open_table()
    ann = pair.first.guest("Ann Twice")
    with ann.at_table(here) as one, ann.at_table(there) as other:
        purse_minor = one.sit(box=1)["purse_minor"]
        assert other.sit(box=1)["purse_minor"] == purse_minor
        left = one.bet()["purse_minor"]
        assert left < purse_minor
        other.until(lambda frame: frame.get("purse_minor") == left)


def test_the_lobby_lists_tables_of_all_processes_and_hears_of_them(pair: Pair) -> None:
    watcher = pair.second.guest()
    with watcher.at("lobby/socket") as lobby:
        lobby.next()
        table = pair.first.guest().open_table(name="Far away")
        listed = lobby.until(lambda frame: table in {card["id"] for card in frame["tables"]})
        assert [card["name"] for card in listed["tables"] if card["id"] == table] == ["Far away"]
        ann = pair.first.guest("Ann Lobby")
        with ann.seated(table, box=1):
            ours = {"id": table, "players": ["Ann Lobby"]}
            lobby.until(lambda frame: any(ours.items() <= card.items() for card in frame["tables"]))


@contextmanager
def meter_moves(pair: Pair, name: str) -> Iterator[None]:
    """After the block somebody feeds a meter at one process, and a table of the other shows it."""
    settings = {"house": "rws", "progressive": f"linked:{name}"}
    here, there = (served.guest().open_table(**settings) for served in (pair.first, pair.second))
    with pair.second.guest().at_table(there) as looking, pair.first.guest().seated(here, box=1) as socket:
        before = looking.next()["table"]["meters_minor"]
        yield
        socket.bet()
        socket.bet(amount_minor=250, wager="progressive")
        socket.deal()
        socket.finish()
        looking.until(lambda frame: frame["type"] == "meter" and dict(frame["meters_minor"]) != before)


def test_a_meter_that_is_fed_at_one_process_moves_at_the_other(pair: Pair) -> None:
    with meter_moves(pair, "moves"):
        pass


def test_without_any_hint_the_poll_finds_it(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pair.first.works is not None
    assert pair.first.works.peers is not None
    monkeypatch.setattr(pair.first.works.peers, "tell", lambda kind, *ids: None)
    with meter_moves(pair, "polled"):
        pass


def listeners(pair: Pair) -> set[int]:
    assert pair.first.works is not None
    with psycopg.connect(pair.first.works.settings.database) as connection:
        query = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        return {pid for (pid,) in connection.execute(query).fetchall()}


def test_a_listening_connection_that_is_cut_is_made_again_and_nothing_is_missed(
    pair: Pair, postgres: Postgres
) -> None:
    cut = listeners(pair)
    assert len(cut) == 2
    with meter_moves(pair, "cut"):
        for pid in cut:
            postgres.say(f"SELECT pg_terminate_backend({pid})")
    wait_until(lambda: len(listeners(pair) - cut) == 2)


def test_nobody_hosts_more_tables_in_two_processes_than_in_one(pair: Pair) -> None:
    host = pair.first.guest()
    for _ in range(5):
        host.open_table()
    refused = through(pair.second, like=host).web.post("/tables", json={"house": "prime"})
    assert refused.status_code == 429, refused.text


def test_whichever_process_is_asked_the_figures_of_all_are_told(pair: Pair) -> None:
    pages = [httpx.get(f"{served.origin}/metrics").text for served in (pair.first, pair.second)]
    for page in pages:
        families = {each.name: each for each in text_string_to_metric_families(page)}
        told = families["queenhigh_tables"].samples
        assert len(told) >= 1
        assert all("process" in sample.labels for each in families.values() for sample in each.samples)
        assert {sample.value for sample in families["queenhigh_ledger_sum_minor"].samples} <= {0.0}


def gathered(
    players: Iterable[str], meters: Iterable[str], lobby: bool, freed: bool, onto: Gathered | None = None
) -> Gathered:
    """Hints at all of this, with those that were gathered before."""
    found = onto or Gathered()
    found.add("players", players)
    found.add("meters", meters)
    if lobby:
        found.add("lobby")
    if freed:
        found.add("freed")
    return found


IDS = st.sets(st.text("abcdefghij-0123456789", min_size=1, max_size=40), max_size=400)


@given(IDS, IDS, st.booleans(), st.booleans())
def test_what_is_gathered_is_heard_and_no_hint_is_too_long(
    players: set[str], meters: set[str], lobby: bool, freed: bool
) -> None:
    said = gathered(players, meters, lobby, freed)
    heard = Gathered()
    for text in said.texts("me"):
        assert len(text.encode()) <= LONGEST
        hint = parse_hint(text)
        assert hint is not None
        assert hint.by == "me"
        heard = gathered(hint.players, hint.meters, hint.lobby, hint.freed, onto=heard)
    assert not said
    assert heard.take() == (players, meters, lobby, freed)
    assert not heard


def test_what_is_no_hint_is_nothing() -> None:
    for text in ("", "{", "[]", '{"players": 3, "by": "x"}', "\ud800", "null"):
        assert parse_hint(text) is None
    assert parse_hint('{"by": "new", "soon": 1}') == Hint("new")
