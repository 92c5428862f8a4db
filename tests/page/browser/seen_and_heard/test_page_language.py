"""Another language in the middle of things: the words change, and nothing else does."""

import re

import pytest
from playwright.sync_api import Locator, expect

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.page.wire import Wire
from kit.server.served import Served

CODES = {"English": "en", "Español": "es"}


def settings(ann: Visitor) -> Locator:
    """The button that opens the settings, in whichever language."""
    return ann.page.locator("header nav button").last


def speak(ann: Visitor, language: str) -> None:
    """Choose the other language by keys: the focus stays on it, and goes back with the settings."""
    settings(ann).focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator("dialog input[type=radio]:checked").first.focus()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.page.locator("html")).to_have_attribute("lang", CODES[language])
    chosen = ann.page.get_by_role("radio", name=language)
    expect(chosen).to_be_checked()
    expect(chosen).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(settings(ann)).to_be_focused()


@pytest.mark.long
def test_at_the_table_everything_stays_but_the_words(visit: Visit, table: OpenTable, served: Served) -> None:
    id = table("rws")
    ann = visit()
    wire = Wire(ann)
    ann.at_table(id)
    ben = visit().at_table(id, sit=False)
    ann.page.get_by_role("button", name=text("table.log")).click()
    ann.bet("ante", 2)
    wire.holds = lambda frame: frame["type"] == "act"
    ann.spot("pair_plus").click()
    expect(ann.spot("pair_plus")).to_contain_text(text("felt.sent", amount="S$5"))
    wire.until(lambda: len(wire.held) == 1)
    logged = ann.page.locator("aside li").count()
    speak(ann, "Español")
    expect(ann.page.locator("aside li")).to_have_count(logged)
    expect(ann.spot("pair_plus")).to_contain_text(re.compile(pattern("felt.sent", "es")))
    wire.until(lambda: len(wire.held) == 2)
    assert wire.held[0] == wire.held[1], "what has no answer is asked for again, under its id"
    wire.let_go()
    ann.hears("log.placed", "es", box=1, wager="Pair Plus")
    ann.page.get_by_role("button", name=text("felt.undo", "es")).click()
    ben.hears("log.withdrawn", box=1, wager="Pair Plus")
    assert sum(served.table(id).round.box(1).stakes) == 1000, "the Ante, by two taps"
    ann.page.get_by_role("button", name=text("felt.undo", "es")).click()
    ann.sees_stake("ante", "5 S$", language="es")
    heard = [*ann.heard]  # more may come while it is looked at
    assert len(heard) == len({*heard}), heard
    assert not [said for said in ben.heard if re.match(pattern("hear.is_away"), said)], ben.heard


@pytest.mark.long
def test_a_hand_and_its_reasons_are_told_in_the_other_language(visit: Visit, table: OpenTable) -> None:
    ann = visit().at_table(table("rws"))
    ann.bet("ante")
    ann.deal()
    advice = ann.page.locator("section.advice .said")
    expect(advice).to_contain_text(text("coach.best_is"))
    speak(ann, "Español")
    expect(advice).to_contain_text(text("coach.best_is", "es"))
    expect(ann.fold).to_have_text(text("felt.fold", "es"))
    ann.decide("fold")
    why = ann.own_box.locator(".why").first
    spanish = why.inner_text()
    speak(ann, "English")
    expect(why).not_to_have_text(spanish)
    english = why.inner_text()
    ann.ready.click()
    expect(ann.own_box.locator(".before")).to_be_visible()
    speak(ann, "Español")
    expect(why).to_have_text(spanish)
    speak(ann, "English")
    expect(why).to_have_text(english)


@pytest.mark.long
def test_on_other_pages_what_was_typed_and_chosen_stays(visit: Visit, table: OpenTable) -> None:
    id = table("rws")
    ann = visit()
    ann.go("/")
    name = ann.page.locator("#guest-name")
    name.fill("Annelise")
    special = ann.page.locator("article ul li").first
    english = special.inner_text()
    speak(ann, "Español")
    expect(name).to_have_value("Annelise")
    expect(special).not_to_have_text(english)
    expect(ann.page).to_have_title(f"Queen High · {text('app.lobby', 'es')}")
    ann.at_table(id)
    ann.round("fold")
    ann.go(f"/rounds/{id}-1#2")
    second = ann.page.locator(".said .place")
    expect(second).to_contain_text("2")
    spanish = ann.page.locator(".said p").nth(1).inner_text()
    speak(ann, "English")
    expect(ann.page.locator(".said p").nth(1)).not_to_have_text(spanish)
    expect(second).to_have_text(re.compile(pattern("round.step", step=2)))
