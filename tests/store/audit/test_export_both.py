"""Rounds and transfers told from both databases."""

import pytest

from kit.store.kept_tables import fill
from kit.store.stores import asynchronous
from queenhigh.store.audit import export
from queenhigh.store.audit.export import Chosen, NoSuchPlayer, find_player, told_rounds, told_transfers
from queenhigh.store.store import Store


@asynchronous
async def test_both_tell_the_same(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "PAGE", 3)  # so that rounds come in several pages
    await fill(store)
    with store.reader() as reader:
        rounds = list(told_rounds(reader, Chosen()))
        assert [(told.table, told.number) for told in rounds] == [
            *(("t1", number) for number in (1, 2, 3)),
            *(("t2", number) for number in range(1, 8)),
            *(("t3", number) for number in (1, 2)),
            *(("t4", number) for number in (1, 2)),
        ]
        [(kept,)] = reader.sql.execute("SELECT COUNT(*) FROM transfers")
        assert len(list(told_transfers(reader, Chosen()))) == kept
        assert find_player(reader, "ann") == "ann"
        mine = list(told_rounds(reader, Chosen("ann")))
        assert {told.round for told in mine} == {
            told.round for told in rounds if any(each.player == "ann" for each in told.players)
        }
        early = list(told_transfers(reader, Chosen("ann", 0, 1_003_000)))
        assert early
        for each in early:
            assert each["at_ms"] < 1_003_000
            assert "player:ann" in (each["debit"], each["credit"])
            assert each["command"].startswith("ann/") == (each["reason"] in ("stake", "unstake", "play"))
        with pytest.raises(NoSuchPlayer):
            find_player(reader, "zoe")
