"""Settled, paid, voided, and on to the next round; what a player may spend when."""

import hashlib

import msgspec
import pytest

from kit.houses.invented import any_house
from kit.server.pit import SUPERVISOR, VOID, Pit
from queenhigh.engine import BYSTANDER
from queenhigh.table.opening import stored_events, stored_table
from queenhigh.table.ports import StepRow, TableRow, Write
from queenhigh.table.showing import Showing
from queenhigh.table.turn import encode_kept


def shown(pit: Pit, **stakes: int) -> int:
    """A round of one player, played to the end."""
    box = pit.sit("ann") if "ann" not in pit.table.by_player else pit.table.by_player["ann"].boxes[0]
    pit.place("ann", box, **stakes)
    pit.run_until("deciding")
    pit.act("ann", "play", box=box, amount_minor=stakes["ante"] * 100)
    pit.run_until("showing")
    return box


def test_what_a_round_paid_can_be_spent_once_the_next_opens() -> None:
    pit = Pit()
    for _ in range(20):
        before = pit.purse("ann").balance_minor if "player:ann" in pit.balances else 100_000
        box = shown(pit, ante=10)
        returned = sum(line.returned_minor for line in pit.table.round.lines_of(box))
        assert pit.purse("ann").held_minor == returned
        assert pit.purse("ann").balance_minor == before - 2_000 + returned
        pit.run_until("betting")
        assert pit.purse("ann").held_minor == 0


def test_or_once_the_time_for_a_void_is_over() -> None:
    pit = Pit(void_minutes=10)
    pit.sit("ann")
    shown(pit, ante=10)
    pit.pause("host")
    pit.run_clock(9 * 60_000)
    assert not pit.table.kept.final
    pit.run_clock(60_000)
    assert pit.table.kept.final
    assert pit.purse("ann").held_minor == 0
    void = {"game": pit.table.number, **VOID}
    assert pit.refused(lambda: pit.act(SUPERVISOR, "void_game", **void)) == "void/too_late"


def test_a_supervisor_voids_a_settled_round_and_all_money_goes_back() -> None:
    pit = Pit(seed=11)
    box = pit.sit("ann")
    meter = pit.balances["meter:t1.main"]
    pit.place("ann", box, ante=10, pair_plus=5)
    pit.act("ann", "place", box=box, wager="progressive", amount_minor=250)
    pit.run_until("deciding")
    pit.act("ann", "play", box=box, amount_minor=1_000)
    pit.run_until("showing")
    assert pit.balances["meter:t1.main"] == meter + 50
    void = {"game": pit.table.number, **VOID}
    assert pit.refused(lambda: pit.act("ann", "void_game", **void)) == "auth/forbidden"
    pit.act(SUPERVISOR, "void_game", **void)
    assert pit.purse("ann").free_minor == 100_000
    assert pit.lost["ann"] == 0
    assert pit.balances["meter:t1.main"] == meter
    assert pit.balances["house:t1"] == 0
    pit.run_until("betting")
    assert pit.table.number == 2


def test_rounds_are_chained() -> None:
    pit = Pit()
    for _ in range(3):
        shown(pit, ante=10)
        pit.run_until("betting")
    links = [link for write in pit.writes for link in write.links]
    assert [link.round for link in links] == [0, 1, 2, 3]
    chain = bytes(32)
    for link in links:
        body = bytes(32)
        for write in pit.writes:
            if write.round == link.round:
                body = hashlib.sha256(body + write.body).digest()
        assert link.body == body
        chain = hashlib.sha256(chain + link.round.to_bytes(8, "big") + body).digest()
        assert link.chain == chain


def rows(writes: list[Write], round: int) -> list[StepRow]:
    return [
        StepRow(write.version + 1, write.round, write.at_ms, write.by, write.body)
        for write in writes
        if write.round == round
    ]


@pytest.mark.parametrize("house", ["rws", "prime", "sixcard", "draw", "ultimate"])
def test_a_table_comes_back_from_what_is_stored_at_every_step(house: str) -> None:
    pit = Pit(house, seed=5)
    one = pit.sit("ann")
    two = pit.sit("ben")
    for act in (
        lambda: pit.place("ann", one, ante=10),
        lambda: pit.place("ben", two, ante=10),
        lambda: pit.run_until("deciding"),
        lambda: pit.act("ann", "look", box=one),
        lambda: pit.act("ann", "fold", box=one),
        lambda: pit.run_until("showing"),
        lambda: pit.run_until("betting"),
    ):
        act()
        table = pit.table
        settings = msgspec.json.encode(table.settings)
        row = TableRow("t1", table.house.digest, settings, encode_kept(table.kept), table.version, 1)
        assert (
            stored_table(row, rows(pit.writes, table.number), {table.house.digest: table.house}.get) == table
        )
    assert stored_events(rows(pit.writes, 1))


def test_a_table_closes_at_once_before_the_deal_and_otherwise_after_the_round() -> None:
    early = Pit()
    late = Pit()
    early.bet("ann")
    early.close()
    assert early.stage == "closed"
    assert early.purse("ann").free_minor == 100_000
    assert early.writes[-1].closed
    assert early.refused(lambda: early.sit("ben")) == "table/closed"
    late.dealt("ann")
    late.close()
    assert late.stage == "deciding"
    late.run_until("closed")
    assert late.purse("ann").held_minor == 0


def test_where_chance_fails_the_table_closes_and_stakes_go_back() -> None:
    pit = Pit()
    shown(pit, ante=10)
    pit.entropy.fails = True
    pit.run_clock(60_000)
    assert pit.stage == "closed"
    other = Pit()
    other.bet("ann")
    other.entropy.fails = True
    other.challenge("ann")
    assert other.stage == "closed"
    assert other.purse("ann").free_minor == 100_000


def test_what_a_voided_box_got_back_can_be_staked_at_once() -> None:
    """No void takes it away again, so it is not held; what the other box was paid is."""
    pit = Pit(any_house("fourth"), seed=4)
    for box in (1, 2):
        pit.bet("ann", box)
    pit.run_until("deciding")
    pit.act(SUPERVISOR, "void_box", box=1)
    pit.act("ann", "play", box=2, amount_minor=2_000)
    pit.run_until("showing")
    paid = sum(line.returned_minor for line in pit.table.round.lines_of(2))
    assert pit.purse("ann").held_minor == paid
    assert pit.purse("ann").covers_minor == 97_000
    pit.act(SUPERVISOR, "void_game", game=1, ground="misdeal")
    assert pit.purse("ann").free_minor == 100_000


def test_a_table_without_a_progressive_has_no_meter_at_all() -> None:
    pit = Pit(progressive="none")
    shown(pit, ante=10)
    assert pit.table.meter_ids == {}
    assert not [account for account in pit.balances if account.startswith(("meter", "seed", "carry"))]
    frame = Showing(pit.table, pit.world()).frames({BYSTANDER: None})[BYSTANDER]
    assert msgspec.json.decode(frame)["view"]["meters_minor"] == []
    pit.act(SUPERVISOR, "void_game", game=1, **VOID)
    assert pit.purse("ann").free_minor == 100_000
