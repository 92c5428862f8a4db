"""A newcomer's first round, on every house and size: from an empty profile to a settled bet."""

import time
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from kit.cases import mostly_long
from kit.page.browsing import HOUSES, SIZES, OpenTable, Visit, Visitor
from kit.page.texts import text

FIRST_BET_SECONDS: Final = 10
COUNT: Final = """
window.steps = 0
addEventListener('click', (event) => { window.steps += event.isTrusted ? 1 : 0 }, true)
"""
"""Counts what a newcomer has to do."""


def bets_at_once(ann: Visitor, way_in: Locator, steps: int) -> None:
    """From the first look at the lobby to a bet on the felt, with the clock running; then on to the end."""
    ann.context.add_init_script(COUNT)
    started = time.monotonic()
    ann.go("/")
    way_in.click()
    ann.bet("ante")
    assert time.monotonic() - started < FIRST_BET_SECONDS
    assert ann.page.evaluate("() => window.steps") == steps
    ann.deal()
    ann.decide("play")
    expect(ann.own_box.first.locator(".lines tfoot")).to_contain_text(text("felt.in_all"))


@pytest.mark.parametrize("house", mostly_long(HOUSES, lambda house: house == "draw"))
def test_a_newcomer_bets_within_ten_seconds(house: str, visit: Visit, table: OpenTable) -> None:
    ann = visit("phone")
    tile = ann.page.locator(f'article[aria-labelledby="table-{table(house)}"]')
    bets_at_once(ann, tile.get_by_role("button", name=text("lobby.sit")), steps=2)


@pytest.mark.long
def test_a_newcomer_who_only_wants_to_play_sits_now(visit: Visit) -> None:
    ann = visit()
    bets_at_once(ann, ann.page.get_by_role("button", name=text("lobby.sit_now")), steps=2)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Prime")


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_play_and_fold_on_every_size(size: str, visit: Visit, table: OpenTable) -> None:
    ann = visit(size).at_table(table("rws"))
    ann.round("play", ante=2, pair_plus=1)
    ann.ready.click()
    ann.bet("ante")
    ann.deal()
    ann.decide("fold")
    assert text("felt.folded") in ann.own_box.first.inner_text()
