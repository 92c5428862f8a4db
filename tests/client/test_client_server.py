"""The client at a real server: all of the way through HTTP, sockets, table and store."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kit.server.served import QUICK as QUICKLY
from kit.server.served import Served, refusal_of, served_in
from queenhigh.client import ClientError, NoSuchTable, Pauses, Session, SignedOut, ViewFrame
from queenhigh.client.load import Crowd, LoadPlan
from queenhigh.client.load.crowd import LoadPlayer
from queenhigh.client.load.figures import Figures
from queenhigh.engine import Felt, Offer, player
from queenhigh.rules import house_ids

SHORT = Pauses(first_seconds=0.02, most_seconds=0.2, give_up_seconds=20)
QUICK = {"bet_seconds": 30, "least_bet_seconds": 0, "decide_seconds": 30, "show_seconds": 0}


async def test_a_guest_opens_a_table_and_plays(served: Served) -> None:
    session = await Session.guest(served.origin, "Alma Example", pauses=SHORT)
    me = await session.me()
    assert (me.name, me.guest, me.purses) == ("Alma Example", True, [])
    opened = await session.open_table("ultimate", name="For Alma", **QUICK)
    assert opened.code is None
    assert opened.table.id in [card.id for card in await session.tables()]
    assert (await session.card(opened.table.id)).name == "For Alma"
    async with await session.table(opened.table.id) as table:
        assert table.me.host
        box = await table.seat()
        await table.until(lambda seen: seen.stage == "betting")
        (ante,) = (offer for offer in table.offers if offer.do == "place" and offer.wager == "ante")
        await table.take(ante, amount_minor=1000)
        await table.until(lambda seen: bool(seen.fair.seeds))
        await table.ready()
        await table.until(lambda seen: seen.stage == "deciding")
        await table.act(do="look", box=box)
        assert "??" not in table.seen.view.box(box).cards
        await table.act(do="fold", box=box)
        await table.until(lambda seen: seen.round == 2)
    assert (await session.me()).purses[0].balance_minor == 100_000 - 2000
    assert [line.round for line in (await session.history()).rounds] == [1]
    assert (await session.ledger())["transfers"]
    await session.close_table(opened.table.id)
    assert opened.table.id not in [card.id for card in await session.tables()]


async def test_names_passwords_and_tokens(served: Served) -> None:
    await Session.register(served.origin, "Berta", "correct horse battery")
    assert await refusal_of(Session.register(served.origin, "BERTA", "correct horse battery")) == "name/taken"
    assert await refusal_of(Session.sign_in(served.origin, "Berta", "wrong horse battery")) == "auth/wrong"
    session = await Session.sign_in(served.origin, "Berta", "correct horse battery")
    token = await session.token(["watch"])
    program = Session(served.origin, token.token, pauses=SHORT)
    assert (await program.me()).name == "Berta"
    (card,) = (each for each in await program.tables() if each.name)
    async with await program.table(card.id) as table:
        assert await refusal_of(table.seat()) == "auth/forbidden"
        await session.drop_token(token.id)
        with pytest.raises(SignedOut):
            await table.until(lambda seen: False, 20)
    assert await refusal_of(program.me()) == "auth/needed"


async def test_what_is_not_there_and_not_allowed(served: Served) -> None:
    nobody = Session(served.origin, pauses=SHORT)
    with pytest.raises(NoSuchTable):
        await nobody.table("nosuch")
    assert await refusal_of(nobody.house("nosuch/../x")) == "http/no_such"
    assert await refusal_of(nobody.me()) == "auth/needed"
    assert {each.id for each in await nobody.houses()} == set(house_ids())
    assert (await nobody.house("draw"))["rules"]
    (card, *_) = await nobody.tables()
    async with await nobody.table(card.id) as table:
        assert (table.me.id, table.seen.purse_minor, table.offers) == ("", None, ())
        assert await refusal_of(table.seat()) == "auth/needed"
        assert await table.ping() > 1_700_000_000_000


async def test_the_lobby_tells_of_a_new_table(served: Served) -> None:
    session = await Session.guest(served.origin, pauses=SHORT)
    async with await session.lobby() as lobby:
        before = await anext(lobby)
        opened = await session.open_table("draw")
        async for tables in lobby:
            if len(tables) > len(before):
                assert opened.table.id in [card.id for card in tables]
                break


async def test_a_crowd_plays_and_is_measured(served: Served) -> None:
    plan = LoadPlan(served.origin, players=9, think=(0.01, 0.05), seconds=2, houses=("rws", "draw"))
    report = await Crowd(plan).run()
    assert (report.players, report.tables) == (9, 2)
    assert report.actions > 0
    assert report.errors == {}
    assert report.reconnects == 0
    assert sum(report.refusals.values()) < report.actions
    assert 0 < report.answer_ms.p50 <= report.answer_ms.p99 <= report.answer_ms.max
    assert report.echo_ms.p50 > 0
    nobody = Session(served.origin)
    assert not [card for card in await nobody.tables() if card.name.startswith("Load")]


@pytest.mark.long
async def test_a_fault_of_the_crowds_own_is_counted_too(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: LoadPlayer, seen: ViewFrame) -> None:
        raise LookupError("a fault of ours")

    monkeypatch.setattr(LoadPlayer, "_choose", broken)
    plan = LoadPlan(served.origin, players=2, think=(0.01, 0.02), seconds=50, houses=("rws",))
    assert (await Crowd(plan).run()).errors == {"LookupError": 2}


async def test_a_crowd_that_is_not_let_in_says_which_setting_lets_it(tmp_path: Path) -> None:
    few = msgspec.structs.replace(QUICKLY, new_people_an_hour=2)
    wanted = r"\[people\] new_people_an_hour = 50$"
    with served_in(tmp_path, people=few) as small, pytest.raises(ClientError, match=wanted):
        await Crowd(LoadPlan(small.origin, 5, (1, 1), 1, ("rws",))).run()


GUEST = player("p1")


@pytest.mark.parametrize(
    ("house", "counts"), [("second_chance", {0, 3}), ("draw", {0, 1}), ("rws", {0}), ("ultimate", {0})]
)
def test_a_hand_is_played_in_every_way_that_is_offered(house: str, counts: set[int]) -> None:
    felt = Felt(house).place(1, ante=10).deal("Ah Ad 4c", dealer="Jh 7h 2d").look(1)
    seen: Any = SimpleNamespace(view=SimpleNamespace(box=lambda _: felt.view(GUEST).boxes[0]), round=1)
    chosen: list[tuple[int, int]] = []

    def take(offer: Offer, round: int, **choice: Any) -> None:
        felt.copy().do(offer.act(GUEST, **choice))  # which neither offer nor engine refuses
        chosen.append((len(choice["discards"]), choice["amount_minor"]))

    table: Any = SimpleNamespace(take=take)
    nobody: Any = None
    guest = LoadPlayer(nobody, table, (0, 0), Random(1), Figures())
    (offer,) = (each for each in felt.legal(GUEST) if each.do == "play")
    for _ in range(20):
        guest._take(seen, offer)
    assert {count for count, _ in chosen} == counts
    assert {amount for count, amount in chosen if count or not offer.stands_free} == {*offer.amounts_minor}
