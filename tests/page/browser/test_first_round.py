"""A newcomer's first round, on every house and size: from an empty profile to a settled bet."""

import time

import pytest

from kit.browsing import HOUSES, SIZES, OpenTable, Visit

FIRST_BET_SECONDS = 10


@pytest.mark.parametrize("house", HOUSES)
def test_a_newcomer_bets_within_ten_seconds(house: str, visit: Visit, table: OpenTable) -> None:
    id = table(house)
    ann = visit("phone")
    steps = 0
    started = time.monotonic()
    ann.go("/")
    ann.page.locator(f'a[href="/tables/{id}"], [data-table="{id}"] button').first.click()
    steps += 1
    if not ann.own_box.count():
        ann.page.locator(".invite button.main, section.box.mine").first.wait_for()
        if ann.page.locator(".invite button.main").count():
            ann.page.locator(".invite button.main").click()
            steps += 1
    ann.own_box.first.wait_for()
    ann.bet("ante")
    steps += 1
    assert time.monotonic() - started < FIRST_BET_SECONDS
    assert steps <= 3
    ann.deal()
    ann.decide("play")
    assert ann.own_box.first.locator(".lines tfoot").inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_play_and_fold_on_every_size(size: str, visit: Visit, table: OpenTable) -> None:
    ann = visit(size).at_table(table("rws"))
    ann.round("play", ante=2, pair_plus=1)
    ann.ready.click()
    ann.bet("ante")
    ann.deal()
    ann.decide("fold")
    assert "folded" in ann.own_box.first.inner_text()
