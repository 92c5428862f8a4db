"""Keys alone: from the lobby to a settled round, with focus that nobody moves but the reader."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kit.houses.opened import open_invented
from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.server.served import Served

TABS = 120
"""More than anything on a page is away."""
RANKS = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
CARD = re.compile(rf"((?:{'|'.join(RANKS)}) of (?:clubs|diamonds|hearts|spades))")


def tab_to(ann: Visitor, wanted: Locator) -> int:
    """Press Tab until something has the focus; how many times."""
    for count in range(1, TABS):
        ann.page.keyboard.press("Tab")
        if wanted.evaluate("each => each === document.activeElement"):
            return count
    raise AssertionError(f"no Tab leads to {wanted}")


def short(name: str) -> str:
    """A card as one types it: `4c` for the four of clubs."""
    rank, _, suit = name.split()
    return "23456789TJQKA"[RANKS.index(rank)] + suit[0]


def press(ann: Visitor, key: str) -> str:
    """What is said in answer to a key."""
    before = len(ann.heard)
    ann.page.keyboard.press(key)
    ann.page.wait_for_function("count => window.heard.length > count", arg=before)
    return ann.heard[before]


def test_a_round_by_keys_alone(visit: Visit) -> None:
    ann = visit()
    keys = ann.page.keyboard
    ann.go("/")
    sit = ann.page.get_by_role("button", name=text("lobby.sit_now"))
    sit.wait_for()
    tab_to(ann, sit)
    keys.press("Enter")
    ann.own_box.first.wait_for()
    chips = ann.page.get_by_role("radiogroup", name=text("felt.chip_in_hand"))
    tab_to(ann, chips.get_by_role("radio", checked=True))
    keys.press("ArrowRight")
    expect(chips.get_by_role("radio", checked=True)).to_be_focused()
    expect(chips.get_by_role("radio", checked=True)).to_have_accessible_name("£25")
    keys.press("ArrowLeft")
    tab_to(ann, ann.spot("ante"))
    keys.press("Enter")
    ann.spot("ante").locator(".stake").wait_for()
    keys.press("Enter")
    ann.sees_stake("ante", "£10")
    keys.press("Delete")
    ann.sees_stake("ante", "£5")
    expect(ann.spot("ante")).to_be_focused()
    tab_to(ann, ann.ready)
    keys.press("Enter")
    expect(ann.fold).to_be_enabled()
    expect(ann.ready).to_be_focused()
    tab_to(ann, ann.play)
    keys.press("Enter")
    ann.own_box.first.locator(".lines tfoot").wait_for()
    expect(ann.play).to_be_focused()
    said = {key: press(ann, key) for key in "cdtmblo"}
    answers = {
        "c": [pattern("hear.my_hand", box=1)],
        "d": [pattern("hear.dealer_hand")],
        "t": [pattern("phase.clock_showing"), pattern("phase.no_clock")],
        "m": [pattern("hear.meter", meter="main")],
        "b": [pattern("hear.balance", amount=ann.balance)],
        "l": [re.escape(said["b"])],
        "o": [pattern("hear.may.ready"), pattern("hear.may.place", least="£5", box=1)],
    }
    for key, wanted in answers.items():
        assert any(re.search(each, said[key]) for each in wanted), (key, said)
    for key in ("c", "d"):
        assert len(CARD.findall(said[key])) == 3, said
    expect(ann.play).to_be_focused()


def choose_by_keys(ann: Visitor, group: Locator) -> None:
    """One stop of Tab, at what is chosen; arrows, Home and End choose, and go round at the ends."""
    radios = group.get_by_role("radio").all()
    steps = {"Home": 0, "ArrowRight": 1, "ArrowLeft": 0, "ArrowUp": -1, "ArrowDown": 0, "End": -1}
    for key, at in steps.items():
        ann.page.keyboard.press(key)
        expect(radios[at]).to_be_focused()
        expect(group.locator('[aria-checked="true"]')).to_have_count(1)
        expect(radios[at]).to_have_attribute("aria-checked", "true")
        expect(group.locator('[tabindex="0"]')).to_have_count(1)
        expect(radios[at]).to_have_attribute("tabindex", "0")
    ann.page.keyboard.press("Tab")
    expect(group.locator(":focus")).to_have_count(0)


@pytest.mark.long
def test_chips_and_amounts_are_chosen_by_arrows_and_are_one_stop_each(visit: Visit, served: Served) -> None:
    ann = visit().at_table(open_invented(served, "twin"))
    chips = ann.page.get_by_role("radiogroup", name=text("felt.chip_in_hand"))
    spots = ann.own_box.locator("[data-spot]")
    expect(chips.get_by_role("radio", checked=True)).to_be_visible()
    expect(ann.page.locator("[inert] [role=radiogroup]")).to_have_count(0)  # what has just appeared is held
    tab_to(ann, spots.first)
    assert tab_to(ann, spots.last) == spots.count() - 1
    assert tab_to(ann, chips.get_by_role("radio", checked=True)) <= 3, "past the command line"
    choose_by_keys(ann, chips)
    chips.get_by_role("radio").first.click()
    ann.bet("ante")
    ann.spot("ante").focus()
    assert tab_to(ann, ann.ready) <= 14
    ann.page.keyboard.press("Enter")
    expect(ann.play).to_be_enabled()
    amounts = ann.page.get_by_role("radiogroup", name=text("felt.how_much"))
    tab_to(ann, amounts.get_by_role("radio", checked=True))
    choose_by_keys(ann, amounts)
    expect(ann.play).to_be_focused()
    expect(ann.play).to_contain_text("¥300")


@pytest.mark.long
def test_focus_stays_through_a_phase_that_nobody_asked_for(visit: Visit, table: OpenTable) -> None:
    id = table("draw")
    ann = visit().at_table(id)
    tab = ann.another_tab().at_table(id, sit=False)

    def keeps(focused: Locator, change: Callable[[], None], seen: Locator) -> None:
        tab_to(ann, focused)
        change()
        seen.wait_for()
        expect(focused).to_be_focused()

    undo = ann.page.get_by_role("button", name=text("felt.undo"))
    keeps(ann.spot("ante"), lambda: tab.bet("ante"), ann.spot("ante").locator(".stake"))
    keeps(undo, tab.deal, ann.own_box.locator(".throwable").first)
    expect(ann.page.locator(".tray")).to_be_visible()
    ann.page.keyboard.press("Shift+Tab")
    keeps(ann.own_box.locator(".throwable").first, lambda: tab.decide("fold"), ann.own_box.locator(".lines"))
    keeps(ann.page.locator("#command"), tab.ready.click, ann.page.locator(".tray"))


def heard_twice(ann: Visitor, wanted: str) -> None:
    count = "p => window.heard.filter((each) => new RegExp(p).test(each)).length === 2"
    ann.page.wait_for_function(count, arg=f"^{wanted}")


def test_a_round_by_the_command_line_alone(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("draw")
    ann = visit("phone")
    ann.go(f"/tables/{id}")
    line = ann.page.locator("#command")
    line.wait_for()
    ann.page.keyboard.press("/")
    expect(line).to_be_focused()

    def say(words: str) -> None:
        ann.page.keyboard.type(words)
        ann.page.keyboard.press("Enter")

    say("play")
    ann.hears("command.nothing_to_decide")
    say("sit")
    ann.own_box.first.wait_for()
    say("ante ten")
    ann.hears("command.unclear_amount", said="ten")
    say("ante 10")
    ann.hears("log.placed", box=1, amount="$10", wager="Ante")
    bonus = pattern("log.placed", box=1, amount="$5", wager="Double Shot Bonus")
    say("double shot bonus 5")
    ann.wait_heard(bonus)
    say("ready")
    dealt = ann.hears("log.looked.seen", box=1)
    first = next(name for name in CARD.findall(dealt))
    say("cards")
    ann.hears("hear.my_hand", box=1)
    say("throw 1c 4x")
    ann.hears("command.unclear_cards")
    say(f"throw {short(first)}")
    ann.hears("log.played.drew_seen", box=1, cards=first)
    ann.hears("hear.balance")
    assert served.table(id).round.box(1).discards
    say("next")
    ann.hears("log.opened", game=2)
    say("re-bet")
    heard_twice(ann, bonus)
    say("ready")
    heard_twice(ann, pattern("log.looked.seen", box=1))
    say("fold")
    ann.hears("log.folded", box=1)
    heard_twice(ann, pattern("hear.balance"))
    expect(line).to_be_focused()
    say("verify")
    ann.hears("command.verify", round=2)
    ann.page.locator("aside [data-verdict]").wait_for()
    expect(line).to_be_focused()
