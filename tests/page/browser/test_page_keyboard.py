"""Keys alone: from the lobby to a settled round, with focus that nobody moves but the reader."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kit.browsing import OpenTable, Visit, Visitor
from kit.houses.opened import open_invented
from kit.served import Served

TABS = 120
"""More than anything on a page is away."""
RANKS = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
]
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
    sit = ann.page.get_by_role("button", name="Sit now")
    sit.wait_for()
    tab_to(ann, sit)
    keys.press("Enter")
    ann.own_box.first.wait_for()
    chips = ann.page.get_by_role("radiogroup", name="Chip in hand")
    tab_to(ann, chips.get_by_role("radio", checked=True))
    keys.press("ArrowRight")
    expect(chips.get_by_role("radio", checked=True)).to_be_focused()
    expect(chips.get_by_role("radio", checked=True)).to_have_accessible_name("£25")
    keys.press("ArrowLeft")
    tab_to(ann, ann.spot("ante"))
    keys.press("Enter")
    ann.spot("ante").locator(".stake").wait_for()
    keys.press("Enter")
    expect(ann.spot("ante")).to_have_accessible_name("Ante, box 1: £10")
    keys.press("Delete")
    expect(ann.spot("ante")).to_have_accessible_name("Ante, box 1: £5")
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
    assert re.match(r"Box 1: \w+ of \w+, \w+ of \w+,? and \w+ of \w+\. \w+", said["c"]), said
    assert re.match(r"Dealer: \w+ of \w+, \w+ of \w+,? and \w+ of \w+\. \w+", said["d"]), said
    assert re.match(r"Next round in \d+ (seconds?|minutes)\.|No clock runs\.", said["t"]), said
    assert re.match(r"Meter main: £[\d,.]+\.", said["m"]), said
    assert said["b"].startswith(f"Balance {ann.balance}"), said
    assert said["l"] == said["b"], "the balance was told last"
    assert "say ready" in said["o"] or "bet £5" in said["o"], said
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
    chips = ann.page.get_by_role("radiogroup", name="Chip in hand")
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
    amounts = ann.page.get_by_role("radiogroup", name="How much to play for")
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

    undo = ann.page.get_by_role("button", name="Undo")
    keeps(ann.spot("ante"), lambda: tab.bet("ante"), ann.spot("ante").locator(".stake"))
    keeps(undo, tab.deal, ann.own_box.locator(".throwable").first)
    expect(ann.page.locator(".tray")).to_be_visible()
    ann.page.keyboard.press("Shift+Tab")
    keeps(ann.own_box.locator(".throwable").first, lambda: tab.decide("fold"), ann.own_box.locator(".lines"))
    keeps(ann.page.locator("#command"), tab.ready.click, ann.page.locator(".tray"))


def heard_twice(ann: Visitor, pattern: str) -> None:
    count = "p => window.heard.filter((each) => new RegExp(p).test(each)).length === 2"
    ann.page.wait_for_function(count, arg=pattern)


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
    ann.wait_heard("There is nothing of yours to decide now")
    say("sit")
    ann.own_box.first.wait_for()
    say("ante ten")
    ann.wait_heard("“ten” is no amount")
    say("ante 10")
    ann.wait_heard(r"^Box 1: .* \$10 on Ante$")
    say("double shot bonus 5")
    ann.wait_heard(r"\$5 on Double Shot Bonus")
    say("ready")
    dealt = ann.wait_heard(r"^Box 1 looks at the cards: ")
    first = next(name for name in CARD.findall(dealt))
    say("cards")
    ann.wait_heard(f"^Box 1: {first}")
    say("throw 1c 4x")
    ann.wait_heard("names no card")
    say(f"throw {short(first)}")
    ann.wait_heard(f"^Box 1 .*{first}")
    ann.wait_heard(r"^Balance \$")
    assert served.table(id).round.box(1).discards
    say("next")
    ann.wait_heard("^Game 2")
    say("re-bet")
    heard_twice(ann, r"^Box 1: .* \$5 on Double Shot Bonus$")
    say("ready")
    heard_twice(ann, "^Box 1 looks at the cards")
    say("fold")
    ann.wait_heard("^Box 1 folds")
    heard_twice(ann, r"^Balance \$")
    expect(line).to_be_focused()
    say("verify")
    ann.wait_heard("^Verifying round 2")
    ann.page.locator("aside [data-verdict]").wait_for()
    expect(line).to_be_focused()
