"""Hands that are rare: a card that is thrown, a bonus, larger Plays, and a jackpot that everybody sees."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.server.live_dealer import LiveTable
from kit.server.served import Served
from queenhigh.hands import strength
from queenhigh.words.hands import hand_name

ROYAL: Final = "As Ks Qs"


def own_cards(ann: Visitor) -> list[str | None]:
    """The names of one's own cards."""
    return [card.get_attribute("aria-label") for card in ann.own_box.first.locator(".cards .card").all()]


def paid(ann: Visitor, row: str) -> str:
    """The line of a wager among the payouts, as it is read."""
    line = ann.own_box.first.locator(".lines tbody tr").filter(
        has=ann.page.get_by_role("rowheader", name=row)
    )
    return re.sub(r"\s+", " ", line.first.inner_text())


def called(cards: str) -> str:
    """The name of a hand."""
    return hand_name(strength(cards))


def sit_and_bet(ann: Visitor, live: LiveTable, **taps: int) -> None:
    ann.at_table(live.id)
    for wager, count in taps.items():
        ann.bet(wager, count)


@pytest.mark.long
def test_a_card_is_thrown_and_another_after_all(visit: Visit, table: OpenTable) -> None:
    ann = visit("phone").at_table(table("draw"))
    ann.bet("ante")
    ann.deal()
    cards = ann.own_box.first.locator(".throwable")
    first, second, third = own_cards(ann)
    cards.nth(0).click()
    expect(ann.play).to_contain_text(text("felt.discarding", cards=first))
    cards.nth(1).click()
    expect(ann.play).to_contain_text(text("felt.discarding", cards=second))
    cards.nth(1).click()
    expect(ann.play).not_to_contain_text(re.compile(pattern("felt.discarding")))
    cards.nth(1).click()
    ann.decide("play")
    now = own_cards(ann)
    assert now.count(first) == now.count(third) == 1
    assert second not in now
    assert len(now) == 3
    assert any(re.match(pattern("log.drew.seen", box=1), said) for said in ann.heard), ann.heard


@pytest.mark.long
def test_ultimate_plays_for_more_from_a_pair_up(visit: Visit, served: Served) -> None:
    live = LiveTable(served, "ultimate", "Ursula")
    ann = visit("phone")
    live.open()
    sit_and_bet(ann, live, ante=1)
    amounts: Locator = ann.page.get_by_role("radiogroup", name=text("felt.how_much")).get_by_role("radio")
    live.deal("Qs 8h 7d", "Ks 6c 2d")
    expect(ann.play).to_be_enabled()
    assert amounts.count() == 0, "high cards play for one Ante alone"
    ann.fold.click()
    live.settle()
    ann.own_box.first.locator(".lines tfoot").wait_for()
    live.open()
    ann.bet("ante")
    live.deal("8s 8h 7d", "Kc 6c 2d")
    expect(amounts).to_have_text(["$5", "$10", "$15"])
    expect(ann.play).to_contain_text("$5")
    amounts.nth(2).click()
    expect(ann.play).to_contain_text("$15")
    expect(ann.play).to_be_enabled()
    ann.play.click()
    expect(ann.own_box.first).to_contain_text(text("felt.played"))
    live.settle()
    ann.own_box.first.locator(".lines tfoot").wait_for()
    assert "$15 $30 +$15" in paid(ann, "Play")


@pytest.mark.long
def test_a_jackpot_and_its_envy_are_seen_on_every_page(visit: Visit, served: Served) -> None:
    live = LiveTable(served, "sixcard", "Jacinta")
    ann = visit()
    ben = visit("phone")
    cat = visit("tablet")
    everybody = (ann, ben, cat)

    def play(*hands: str, by: tuple[Visitor, ...]) -> None:
        live.deal(*hands)
        for one in by:
            expect(one.play).to_be_enabled()
            one.play.click()
            expect(one.own_box.first).to_contain_text(text("felt.played"))
        live.settle()

    def meter_shows(amount: str) -> None:
        for one in everybody:
            expect(one.page.locator(".meter .held")).to_have_text(amount)

    live.open()
    sit_and_bet(ann, live, ante=1, pair_plus=1, progressive=1)
    ben.at_table(live.id)
    cat.at_table(live.id, sit=False)
    meter_shows("$10,000")
    play("9h 7d 5c", "Kh 6c 2d", by=(ann,))
    meter_shows("$10,001")
    live.open()
    for one in (ann, ben):
        for wager in ("ante", "pair_plus", "progressive"):
            one.bet(wager)
    play(ROYAL, "9h 7d 5c", "Kh 6c 2d", by=(ann, ben))
    for one in everybody:
        won = one.page.locator(".jackpot")
        expect(won).to_have_count(2)
        expect(won.nth(0)).to_have_text(re.compile(pattern("felt.jackpot", box=1, amount="$10,001")))
        expect(won.nth(1)).to_have_text(re.compile(pattern("felt.envy_paid", box=2, amount="$500")))
        one.hears("log.line", box=1, amount="$10,001")
        one.hears("log.line", box=2, amount="$500")
    meter_shows("$10,002")  # begun anew, with what these two stakes put in
    assert "$5 $10,001 +$9,996" in paid(ann, "Progressive")
    assert "$0 $500 +$500" in paid(ben, text("felt.envy", wager="Progressive"))


@pytest.mark.long
def test_where_nobody_folds_one_stands_or_draws_three(visit: Visit, table: OpenTable) -> None:
    ann = visit("phone").at_table(table("second_chance"))
    command = ann.page.locator("#command")
    for draws in (False, True):
        ann.bet("ante")
        ann.deal()
        expect(ann.fold).to_have_text(text("felt.stand"))
        expect(ann.play).to_contain_text("Raise $5")
        expect(ann.play).to_contain_text(text("felt.three_new"))
        expect(ann.page.get_by_text(text("phase.stand_or_draw"))).to_be_visible()
        if command.is_visible():
            command.fill("play")
            command.press("Enter")
            expect(ann.note).to_contain_text(text("command.stand_or_draw", wager="Raise"))
        ann.decide("play" if draws else "stand")
        raised = ann.own_box.first.locator(".lines").get_by_role("rowheader", name="Raise")
        assert raised.count() == int(draws)
        ann.ready.click()
    ann.page.locator(".menu button").last.click()
    expect(ann.page.locator(".more select option").first).to_have_text(text("table.if_away_stand"))


@pytest.mark.long  # the server works out figures of this house for seconds
def test_a_hand_that_the_dealer_replaces_is_told_from_the_one_that_counts(
    visit: Visit, served: Served
) -> None:
    live = LiveTable(served, "second_chance", "Serena")
    ann = visit("phone")
    live.open()
    sit_and_bet(ann, live, ante=1)
    live.deal("9s 8h 7d", "9c 5d 2h")
    expect(ann.fold).to_be_enabled()
    ann.fold.click()
    expect(ann.own_box.first).to_contain_text(text("felt.played"))
    live.act("reveal")
    dealer = ann.page.locator("section.dealer")
    expect(dealer).to_contain_text(called("9c 5d 2h"))
    live.act("replace_dealer", cards=["Qs", "Qh", "3d"])
    live.act("settle")
    expect(dealer).to_contain_text(called("Qs Qh 3d"))
    for unsaid in ("felt.qualifies", "felt.not_qualified"):
        expect(dealer).not_to_contain_text(text(unsaid))
    ann.page.keyboard.press("d")
    ann.wait_heard(f"{pattern('hear.replaced')}.*{called('Qs Qh 3d')}")
    ann.go(f"/rounds/{live.id}-1")
    expect(ann.page.locator(".dealer .gone .card")).to_have_count(3)


@pytest.mark.long
def test_nothing_moves_when_community_cards_are_dealt(visit: Visit, table: OpenTable) -> None:
    ann = visit("phone").at_table(table("millionaire_progressive"))
    ann.bet("ante")
    expect(ann.page.locator(".community .empty")).to_have_count(2)
    places = "() => [...document.querySelectorAll('.dealer, .phase, .box.mine')].map((e) => e.offsetTop)"
    before = ann.page.evaluate(places)
    ann.deal()
    expect(ann.page.locator(".community .card")).to_have_count(2)
    assert ann.page.evaluate(places) == before
