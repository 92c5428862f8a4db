"""What lies on the disk or is carried away: no card that was never dealt, no seed of a deck that is not open.

A real server plays, with a challenge, folds, a table that reveals all and a round that is still under way.
Then every byte of the database, its log of writes, a backup, exports, the server's log and its metrics is
searched for secrets in every form that could be read.
"""

import base64
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kit.command import run
from kit.server.served import Reading, served_in
from kit.worlds.world import cards_in
from queenhigh.cards import Card, parse_card
from queenhigh.fair import Deck, seal_deck, server_seed

DECKS = "SELECT table_id, round, number, nonce, state, openings, seed FROM decks"
WINDOW = 4
"""A number of cards in a row that lie as in the deck by no accident."""


class Kept(NamedTuple):
    """A deck with what is stored of it."""

    deck: Deck
    dealt: dict[int, Card]
    """By sealed place, the cards that were dealt."""
    open: bool

    @property
    def undealt(self) -> list[int]:
        return [place for place in range(52) if place not in self.dealt]


class Rest(NamedTuple):
    """All that was left behind, by what it is."""

    blobs: dict[str, bytes]
    decks: dict[str, Kept]
    secret: bytes
    running: str
    """The round that is still under way."""


def play_round(
    socket: Reading, view: dict[str, Any], decision: dict[str, Any], challenge: bool = False
) -> dict[str, Any]:
    """Play a round alone in box 1, and return the view of the next one."""
    if challenge:
        view = socket.do("challenge", round=socket.round, commitment=view["fair"]["commitment"])
    seed = socket.do("seed", round=socket.round, seed="luck", commitment=view["fair"]["commitment"])
    assert seed["type"] == "view", seed
    socket.bet()
    socket.deal()
    looked = socket.act("look", box=1)
    if not decision:
        return looked
    socket.tell("act", round=socket.round, act={"box": 1, **decision})
    return socket.stage("betting")


def files_in(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != "secret":
            yield path.name, path.read_bytes()


def decks_in(folder: Path, secret: bytes) -> dict[str, Kept]:
    found = {}
    raw = sqlite3.connect(folder / "queenhigh.db")
    for table, round, number, nonce, _, openings, seed in raw.execute(DECKS):
        name = f"{table}-{round}-{number}"
        dealt = {sealed: parse_card(card) for _, sealed, card, _ in json.loads(openings)}
        found[name] = Kept(seal_deck(server_seed(secret, nonce, name), name), dealt, bool(seed))
    raw.close()
    return found


@pytest.fixture(scope="module")
def rest(tmp_path_factory: pytest.TempPathFactory) -> Rest:
    folder = tmp_path_factory.mktemp("kept")
    out = tmp_path_factory.mktemp("carried")
    with served_in(folder, tables=(), open_tables=False) as served:
        guest = served.guest()
        seen, everything = (guest.open_table(reveal=reveal, show_seconds=0) for reveal in ("seen", "all"))
        with guest.at_table(everything) as socket:
            play_round(socket, socket.sit(box=1), {"do": "fold"})
        with guest.at_table(seen) as socket:
            view = play_round(socket, socket.sit(box=1), {"do": "fold"}, challenge=True)
            view = play_round(socket, view, {"do": "play", "amount_minor": 1000})
            play_round(socket, view, {})
        guest.web.get(f"/rounds/{seen}-1/proof")
        blobs = {f"running {name}": data for name, data in files_in(folder)}
        words = ("--data", str(folder))
        assert run("db", "backup", str(out / "backup"), *words).exit_code == 0
        for what in ("rounds", "ledger"):
            for form in ("jsonl", "csv"):
                blobs[f"{what}.{form}"] = run("export", what, "--format", form, *words).stdout_bytes
        blobs["metrics"] = guest.web.get(f"{served.origin}/metrics").content
    blobs["log"] = served.log.getvalue().encode()
    blobs |= dict(files_in(folder)) | dict(files_in(out))
    secret = bytes.fromhex((folder / "secret").read_text())
    return Rest(blobs, decks_in(folder, secret), secret, f"{seen}-3")


def forms(secret: bytes) -> list[bytes]:
    """A secret as somebody could read it."""
    return [
        secret, secret.hex().encode(), secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="), base64.urlsafe_b64encode(secret).rstrip(b"="),
    ]  # fmt: skip


def rows(cards: list[str]) -> list[bytes]:
    """Cards in a row as they could be written: as text, as JSON, as numbers."""
    numbers = [int(parse_card(card)) for card in cards]
    texts = ["".join(cards), " ".join(cards), ",".join(cards)]
    texts += [json.dumps(each)[1:-1] for each in (cards, numbers)]
    texts += [text.replace(" ", "") for text in texts]
    return [*(text.encode() for text in texts), bytes(numbers)]


def found_in(rest: Rest, wanted: list[bytes]) -> list[str]:
    return [name for name, blob in rest.blobs.items() if any(each in blob for each in wanted)]


def test_everything_was_looked_through(rest: Rest) -> None:
    """The search finds what may be read in its places, so it would find what may not be."""
    running = {f"running {name}" for name in ("queenhigh.db", "queenhigh.db-wal")}
    assert running | {"queenhigh.db", "backup", "log", "metrics", "rounds.jsonl"} <= {*rest.blobs}
    assert all(rest.blobs[name] for name in ("backup", "log", "metrics", "rounds.jsonl", "ledger.csv"))
    opened = [kept for kept in rest.decks.values() if kept.open]
    assert len(opened) == 2, "the deck that was challenged, and the one at the table that reveals all"
    for kept in opened:
        assert {"queenhigh.db", "backup"} <= {*found_in(rest, forms(kept.deck.seed))}
    for kept in rest.decks.values():
        for place in kept.dealt:
            assert {"queenhigh.db", "backup"} <= {*found_in(rest, forms(kept.deck.salts[place]))}
    assert {len(kept.dealt) for kept in rest.decks.values()} == {0, 6}


def test_the_servers_secret_is_nowhere_but_in_its_file(rest: Rest) -> None:
    assert not found_in(rest, forms(rest.secret))


def test_the_seed_of_a_deck_that_is_not_open_is_nowhere(rest: Rest) -> None:
    hidden = {name: kept for name, kept in rest.decks.items() if not kept.open}
    assert len(hidden) == 4, "three that were dealt from, and the one of the round that is open for bets"
    for name, kept in hidden.items():
        assert not found_in(rest, forms(kept.deck.seed)), name


def test_the_salt_of_a_card_that_was_not_dealt_is_nowhere(rest: Rest) -> None:
    for name, kept in rest.decks.items():
        for place in kept.undealt:
            assert not found_in(rest, forms(kept.deck.salts[place])), (name, place)


def test_the_order_of_cards_that_were_not_dealt_is_nowhere(rest: Rest) -> None:
    for name, kept in rest.decks.items():
        order = [kept.deck.order[place] for place in kept.undealt]
        for start in range(0, len(order) - WINDOW + 1, WINDOW):
            assert not found_in(rest, rows(order[start : start + WINDOW])), (name, start)


def test_exports_tell_no_card_that_was_not_dealt_and_no_round_under_way(rest: Rest) -> None:
    dealt: dict[str, set[Card]] = {}
    for name, kept in rest.decks.items():
        dealt.setdefault(name.rpartition("-")[0], set()).update(kept.dealt.values())
    told = [json.loads(line) for line in rest.blobs["rounds.jsonl"].splitlines()]
    assert {each["round"] for each in told} == {*dealt} - {rest.running} - {
        each for each in dealt if not dealt[each]
    }
    for each in told:
        assert cards_in(json.dumps(each).encode()) == dealt[each["round"]]


@pytest.mark.parametrize("name", ["rounds.csv", "ledger.jsonl", "ledger.csv", "log", "metrics"])
def test_what_has_no_business_with_cards_has_none(rest: Rest, name: str) -> None:
    assert not cards_in(rest.blobs[name])
