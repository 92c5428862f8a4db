"""Proofs checked by the page itself, over plain http under another name, as `queenhigh verify` does."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tools.browser import browser as browser_path

from kit.fair.rounds import changed, proven, sent_for
from kit.page.browsing import ARGUMENTS, PATIENT, Visitor
from kit.page.texts import text
from kit.server.served import Served
from queenhigh.fair import Verdict, deal_places, proof, seal_deck, verify

NAME = "table.example"
pytestmark = pytest.mark.server(hosts=(NAME,))


@pytest.fixture(scope="module")
def elsewhere(browser: Browser) -> Iterator[Browser]:
    """A browser to which this machine goes by another name."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    found = browser.browser_type.launch(executable_path=browser_path(), args=[*ARGUMENTS, rules])
    yield found
    found.close()


@pytest.fixture
def ann(elsewhere: Browser, served: Served) -> Iterator[Visitor]:
    visitor = Visitor(elsewhere, f"http://{NAME}:{served.port}")
    yield visitor
    visitor.close()


def open_panel(ann: Visitor) -> Locator:
    ann.page.locator(".menu").get_by_role("button", name=text("table.fair")).click()
    return ann.page.locator("aside")


def steps_shown(panel: Locator) -> list[tuple[str, bool]]:
    """What the page has checked: each step by its name, and whether it holds."""
    found: list[dict[str, str]] = panel.locator("[data-step]").evaluate_all(
        "all => all.map((each) => each.dataset)"
    )
    return [(each["step"], each["ok"] == "true") for each in found if each["step"] != "seen"]


def steps_of(verdict: Verdict) -> list[tuple[str, bool]]:
    return [(step.step, step.ok) for step in verdict.steps]


def noted(ann: Visitor) -> dict[str, Any]:
    """What this browser has written down about the last round."""
    found: list[dict[str, Any]] = ann.page.evaluate(
        "() => JSON.parse(localStorage.getItem('queenhigh.noted'))"
    )
    return found[-1]


def proof_of(ann: Visitor, round: str) -> Any:
    path = f"/api/v1/rounds/{round}/proof"
    return ann.page.evaluate("(at) => fetch(at).then((found) => found.json())", path)


@pytest.mark.long
def test_a_round_and_what_somebody_made_of_its_proof(ann: Visitor, served: Served) -> None:
    id = served.guest().open_table(house="rws", **PATIENT)
    ann.at_table(id)
    assert ann.page.evaluate("() => [window.isSecureContext, crypto.subtle === undefined]") == [False, True]
    assert ann.page.evaluate("() => navigator.clipboard === undefined")
    ann.round("play", ante=1, pair_plus=1)
    panel = open_panel(ann)
    panel.get_by_role("button", name=text("fair.verify", round=1)).click()
    expect(panel.locator('[data-verdict="seen"]')).to_contain_text(text("proof.holds"))
    expect(panel.locator('[data-verdict="seen"]')).to_contain_text(text("proof.held_seed"))
    document = proof_of(ann, f"{id}-1")
    held = noted(ann)
    assert steps_shown(panel) == steps_of(verify(document, [held["commitment"]], [held["seed"]]))
    ann.hears("proof.holds")

    panel.get_by_role("button", name=text("proof.copy_proof")).click()
    expect(panel.get_by_role("button", name=text("proof.copied"))).to_be_visible()
    panel.get_by_text(text("proof.other")).click()
    field = panel.locator("textarea[id^=proof]")
    field.focus()
    ann.page.keyboard.press("Control+V")
    assert json.loads(field.input_value()) == document

    cut = document["decks"][-1]["cut"]
    for path, value in ((("decks", -1, "cut"), cut[::-1]), (("round",), "other-1")):
        wrong = changed(document, path, value)
        field.fill(json.dumps(wrong))
        panel.get_by_role("button", name=text("proof.check")).click()
        expect(panel.locator("[data-verdict]")).to_have_attribute("data-verdict", "wrong")
        theirs = [] if "round" in path else [[held["commitment"]], [held["seed"]]]
        assert steps_shown(panel) == steps_of(verify(wrong, *theirs)), path
    field.fill("no proof at all")
    panel.get_by_role("button", name=text("proof.check")).click()
    expect(panel.locator("[data-verdict]")).to_have_attribute("data-verdict", "no_proof")


def another_deck(round: str, seeds: list[tuple[str, str]]) -> Any:
    """A proof of this round that holds in itself, of a deck that was sealed afterwards."""
    deck = seal_deck(bytes(32), f"{round}-0")
    sent = sent_for(deck, seeds)
    places = deal_places([1], "hand")
    dealt = proven(deck, sent, len(places), whole=False)
    cards = [(at, place, dealt.openings[at].card) for at, place in enumerate(places)]
    return json.loads(json.dumps(proof(round, [dealt], cards)))


def test_a_server_that_lies_is_found_out(ann: Visitor, served: Served) -> None:
    """Its proof holds in itself, but not against what the page has noted while bets were open."""
    id = served.guest().open_table(house="rws", **PATIENT)
    ann.at_table(id)
    ann.round("play", ante=1)
    held = noted(ann)
    lie = another_deck(f"{id}-1", [(held["player"], held["seed"])])
    assert verify(lie).ok
    ann.page.route("**/api/v1/rounds/*/proof", lambda route: route.fulfill(json=lie))
    ann.go(f"/rounds/{id}-1#proof")
    expect(ann.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "wrong")
    assert ("noted", False) in steps_shown(ann.page.locator("#proof"))
    assert steps_shown(ann.page.locator("#proof")) == steps_of(
        verify(lie, [held["commitment"]], [held["seed"]])
    )


@pytest.mark.long
def test_a_challenge_opens_the_deck_and_another_takes_its_place(ann: Visitor, served: Served) -> None:
    id = served.guest().open_table(house="rws", **PATIENT)
    ann.at_table(id)
    ann.bet("ante")
    panel = open_panel(ann)
    first = panel.locator(".hash code").first.inner_text()
    panel.get_by_role("button", name=text("fair.challenge")).click()
    panel.get_by_role("button", name=text("fair.yes")).click()
    panel.get_by_role("button", name=text("fair.verify_opened")).click()
    expect(panel.locator("[data-verdict]")).to_have_attribute("data-verdict", "all")
    second = panel.locator(".hash code").first.inner_text()
    assert first != second
    opened = proof_of(ann, f"{id}-1")
    assert [deck["commitment"] for deck in opened["decks"]] == [first]
    assert steps_shown(panel) == steps_of(verify(opened))
    expect(panel.get_by_role("button", name=text("fair.challenge"))).to_be_disabled()
    panel.locator(".head button").click()
    ann.deal()
    ann.decide("fold")
    panel = open_panel(ann)  # what was asked for is still open, and checked anew
    expect(panel.get_by_role("button", name=text("fair.verify", round=1))).to_have_attribute(
        "aria-expanded", "true"
    )
    expect(panel.locator("[data-verdict]")).to_have_attribute("data-verdict", "seen")
    document = proof_of(ann, f"{id}-1")
    assert [deck["commitment"] for deck in document["decks"]] == [first, second]
    held = noted(ann)
    assert held["commitment"] == second
    assert steps_shown(panel) == steps_of(verify(document, [second], [held["seed"]]))
