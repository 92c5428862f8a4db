"""Frames as a client reads them: all that the server wrote, whatever a newer one adds."""

import random
from typing import Any, get_args

import msgspec
import pytest

from kit.cases import HOUSES
from kit.server.pit import Pit
from queenhigh.client import Pauses
from queenhigh.client.errors import ClientError
from queenhigh.client.http import Address
from queenhigh.client.socket import FrameError, decode_frame
from queenhigh.engine.actors import DEALER, player
from queenhigh.server.floor.audience import table_card, table_frame
from queenhigh.table.handle import Who
from queenhigh.table.showing import Showing
from queenhigh.table.turn import Change
from queenhigh.wire import encode_frame
from queenhigh.wire.frames import Frame, LobbyFrame, RefusedFrame, TableFrame, ViewFrame


def frames_of(house: str) -> list[bytes]:
    """The frames that a player, a neighbour and a dealer get in a round of a house."""
    pit = Pit(house, seed=5)
    found: list[bytes] = []

    def look(change: Change | None = None) -> None:
        events, before = (change.events, change.before) if change else ((), None)
        purses = {player("ann"): pit.purse("ann"), player("bob"): pit.purse("bob"), DEALER: None}
        frames = Showing(pit.table, pit.world(), events, before).frames(purses)
        found.extend(frame[:-1] + b',"answer":null}' for frame in frames.values())

    look()
    for who, box in (("ann", 1), ("bob", 2)):
        pit.bet(who, box)
        pit.ready(who)
    pit.run_until("deciding")
    look(pit.act("ann", "look", box=1))
    [offer] = [each for each in pit.offers("ann") if each.do == "play"]
    look(pit.act("ann", "play", box=1, amount_minor=0 if offer.stands_free else offer.amounts_minor[0]))
    if pit.table.house.folds:
        look(pit.act("bob", "fold", box=2))
    pit.run_until("showing")
    look()
    return found


@pytest.mark.parametrize("house", HOUSES)
def test_all_that_was_written_is_read(house: str) -> None:
    for data in frames_of(house):
        seen = decode_frame(data)
        assert isinstance(seen, ViewFrame)
        told = msgspec.json.decode(data)
        again = msgspec.json.decode(encode_frame(seen))
        assert _full(again) == _full(told)
        assert seen.left_ms is None or seen.left_ms == told["deadline"] - told["now"]


def _full(value: Any) -> Any:
    """A frame without what stands for nothing: a record may leave it out or write it."""
    if isinstance(value, dict):
        return {key: _full(each) for key, each in value.items() if each not in ("", None, [], {}, 0, False)}
    return [_full(each) for each in value] if isinstance(value, list) else value


def test_everything_is_read_with_its_card() -> None:
    pit = Pit("rws", name="Table one")
    pit.sit("ann", 4)
    view = Showing(pit.table, pit.world()).frames({player("ann"): pit.purse("ann")})[player("ann")]
    card = table_card(pit.table, {"meter": 5}, 0)
    found = decode_frame(table_frame(pit.table, Who("ann", "Ann"), card, view))
    assert isinstance(found, TableFrame)
    assert (found.table.name, found.table.boxes, found.table.free_boxes) == ("Table one", 7, 6)
    assert (found.me.id, found.me.boxes, found.frame.view.viewer.id) == ("ann", (4,), "ann")
    lobby = decode_frame(encode_frame(LobbyFrame(3, "", (card,))))
    assert isinstance(lobby, LobbyFrame)
    assert lobby.tables == (found.table,)


def test_a_newer_server_is_read() -> None:
    """Fields that came later are left out, wherever they are; codes that came later are read.

    Frames of a new kind are passed over.
    """
    for data in frames_of("rws"):
        plain = msgspec.json.decode(data)
        assert decode_frame(msgspec.json.encode(_grown(plain))) == decode_frame(data)
        plain["view"]["phase"] = "pondering"
        plain["told"] = [{"code": "new/code", "facts": {"new": [1], "box": 2}}]
        seen = decode_frame(msgspec.json.encode(plain))
        assert isinstance(seen, ViewFrame)
        told = seen.told[0]
        assert (seen.view.phase, told.code, told.facts.box) == ("pondering", "new/code", 2)
    refused = decode_frame(b'{"type":"refused","id":"1","code":"new/code","facts":{"new":[1]},"extra":1}')
    assert isinstance(refused, RefusedFrame)
    assert refused.code == "new/code"
    assert decode_frame(b'{"type":"fireworks","colours":3}') is None


def _grown(value: Any) -> Any:
    """With a field more in every record."""
    if isinstance(value, dict):
        return {key: _grown(each) for key, each in value.items()} | {"added_later": {"deep": 1}}
    return [_grown(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"type":3}', b"\xff"])
def test_what_is_not_a_frame_is_refused(data: bytes) -> None:
    with pytest.raises(FrameError):
        decode_frame(data)


@pytest.mark.parametrize("kind", get_args(Frame))
def test_a_frame_that_does_not_fit_is_refused(kind: type[msgspec.Struct]) -> None:
    tag = kind.__struct_config__.tag
    with pytest.raises(FrameError, match=f"a {tag} frame"):
        decode_frame(msgspec.json.encode({"type": tag}))


def test_pauses_are_spread_over_all_of_their_room() -> None:
    random.seed(1)
    pauses = Pauses(first_seconds=1, most_seconds=8)
    assert [pauses.bound(tries) for tries in range(6)] == [1, 2, 4, 8, 8, 8]
    assert pauses.bound(10_000) == 8
    drawn = [pauses.draw(2) for _ in range(2000)]
    assert all(0 <= each <= 4 for each in drawn)
    tenths = {int(each / 0.4) for each in drawn}
    assert tenths >= set(range(10))
    assert max(pauses.draw(0, retry_ms=50) for _ in range(500)) <= 0.05
    assert max(pauses.draw(1, retry_ms=50) for _ in range(500)) > 0.05


def test_addresses() -> None:
    lobby = Address("http://127.0.0.1:8000").socket("/lobby/socket")
    assert lobby == "ws://127.0.0.1:8000/api/v1/lobby/socket"
    assert Address("https://Cards.Example:443/").origin == "https://cards.example"
    assert Address("localhost:8000").origin == "http://localhost:8000"
    assert Address("http://[::1]:8000").origin == "http://[::1]:8000"
    for wrong in ("ftp://x", "http://", "http://x:99999", "", "http://[::1"):
        with pytest.raises(ClientError):
            Address(wrong)
