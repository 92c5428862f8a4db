"""Community cards in the simulator: dealt last, coded and counted as settlement settles them."""

import pytest

from kit.houses.invented import COMMUNITY, any_house
from kit.oracles.simulated import assert_close, assert_settled, mixed_plan, plan_with, wild_plan
from queenhigh import simulate
from queenhigh.rules import load
from queenhigh.simulation.dealing.count import count_arrays
from queenhigh.simulation.dealing.fast import deals_fast
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import compiled
from queenhigh.simulation.edges.shown_round import show_round


@pytest.mark.parametrize("boxes", [1, 3])
def test_codes_mean_what_settlement_pays(boxes: int) -> None:
    met = assert_settled(wild_plan("community", boxes), seed=3, start=0, rounds=300)
    assert len(met) > 30
    assert_settled(mixed_plan("community", boxes), seed=4, start=1_000_000, rounds=100)


def test_rare_hands_too() -> None:
    """Straight flushes are paid from meters and envied: some of them, found by their codes."""
    plan = wild_plan("community", 2)
    stream = stream_of(8)
    hits = count_arrays(plan, stream, 0, 120_000).hits
    assert len(hits)
    for index in sorted(set(hits[:, 0].tolist()))[:20]:
        assert_settled(plan, seed=8, start=index, rounds=1)


def test_they_come_last_so_that_all_other_cards_are_as_without_them() -> None:
    plan = plan_with("community", {"ante": 500, "lucky_five": 100})
    text = COMMUNITY.replace(', community = 2, community_clause = "5"', "")
    for name in ("lucky_five", "jackpot"):
        start = text.index(f"[wagers.{name}]")
        text = text[:start] + text[text.index("\n[", start) + 1 :]
    text = text.replace(', "lucky_five", "jackpot"', "")
    text = text[: text.index("[meters.mega]")] + text[text.index("[irregularities]") :]
    without = plan_with(load(text), {"ante": 500})
    for index in range(50):
        one, other = plain_round(plan, 5, index), plain_round(without, 5, index)
        assert one.dealer.cards == other.dealer.cards
        assert [box.final for box in one.boxes] == [box.final for box in other.boxes]
        assert len({*one.dealer.cards, *one.dealer.community, *one.boxes[0].final}) == 8
        assert other.dealer.community == ()


def test_the_kernels_leave_them_to_the_arrays() -> None:
    plan = wild_plan("community", 2)
    assert compiled(plan).tables.fives > 1
    assert not deals_fast(plan), "the kernels know no community cards"
    assert compiled(plan_with("community", {"ante": 500})).tables.fives == 1


def test_a_run_comes_close_to_the_exact_edges() -> None:
    stakes_minor = {"ante": 500, "lucky_five": 100}
    found = simulate(any_house("community"), 60_000, stakes_minor=stakes_minor, seed=7)
    assert_close(found)


def test_a_round_can_be_looked_at() -> None:
    plan = plan_with("community", {"ante": 500, "lucky_five": 100, "jackpot": 500})
    state = show_round(plan, 1, 17)
    assert state.community == plain_round(plan, 1, 17).dealer.community
    assert len(state.community) == 2
