"""A round through its live region alone: all that the server tells, once and in order."""

import re
from itertools import product
from typing import Any

import pytest

from kit.cases import mostly_long
from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import pattern, text
from kit.page.wire import Wire
from kit.server.served import Served

SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
CARD = "(?:10|[2-9TJQKA])[cdhs♣♦♥♠]"
CARDS = re.compile(rf"\b{CARD}(?: {CARD})*(?!\w)")
LOCALES = {"en": "en-GB", "es": "es-ES"}
COMPANY = (
    "connection.lost", "connection.back", "hear.you_sit", "hear.sits", "hear.is_away", "hear.is_back",
    "hear.left", "hear.your_turn", "hear.your_turn_time", "hear.table",
)  # fmt: skip
"""What the page itself says beside what happens in the round: who comes and goes, where, whose turn it is."""
BESIDE = re.compile("|".join(pattern(key, language) for language in LOCALES for key in COMPANY))


def news(ann: Visitor) -> list[str]:
    """What was heard of the round itself."""
    return [said for said in ann.heard if not BESIDE.match(said)]


def asked(ann: Visitor, path: str, language: str) -> Any:
    """What the server tells this visitor when it is asked in a language."""
    answer = ann.context.request.get(f"{ann.origin}/api/v1/{path}", headers={"Accept-Language": language})
    assert answer.ok, answer.text()
    return answer.json()


def said_of(ann: Visitor, round: str, language: str) -> list[str]:
    """All that happened in a round since it was opened, as it should be heard: Box 1 knows its own cards."""
    names = asked(ann, f"words/{language}", language)["cards"]

    def named(run: re.Match[str]) -> str:
        cards = [card.replace("10", "T") for card in run.group().split()]
        return ", ".join(names[card[:-1] + SUITS.get(card[-1], card[-1])] for card in cards)

    steps = asked(ann, f"rounds/{round}", language)["steps"]
    told = [each for step in steps[1:] for each in zip(step["told"], step["said"], strict=True)]
    others = (said for each, said in told if (each["code"], each.get("facts", {}).get("box")) != ("shows", 1))
    return [CARDS.sub(named, said) for said in others]


@pytest.mark.parametrize(
    ("house", "language"), mostly_long(product(("draw", "rws"), LOCALES), lambda case: case == ("draw", "en"))
)
def test_everything_that_happens_is_heard_once_and_in_order(
    house: str, language: str, visit: Visit, table: OpenTable
) -> None:
    id = table(house)
    motion = "no-preference" if language == "en" else "reduce"
    ann = visit(locale=LOCALES[language], reduced_motion=motion).at_table(id)
    ann.bet("ante", 2)
    if house == "rws":
        ann.bet("pair_plus")
    ann.deal()
    if house == "draw":
        ann.page.locator("button.throwable").nth(1).click()
    ann.decide("play")
    ann.hears("hear.balance", language)
    assert news(ann)[:-1] == said_of(ann, f"{id}-1", language)
    assert re.match(pattern("hear.balance", language, amount=ann.balance), news(ann)[-1])
    beside = [said for said in ann.heard if BESIDE.match(said)]
    assert len(beside) == len(set(beside)) == 3, "the box that is mine, where it is, and my decision"
    before = ann.heard
    ann.ready.click()
    ann.page.locator(".tray").wait_for()
    opened, *known = asked(ann, f"rounds/{id}-2", language)["steps"][0]["said"]
    assert bool(known) == (house == "rws"), "how the meters stand, as the round before has left them"
    ann.wait_heard(re.escape(opened))
    ann.page.keyboard.press("b")
    ann.page.wait_for_function("said => window.heard.at(-1) === said", arg=before[-1])
    assert ann.heard[len(before) : -1] == [opened]


@pytest.mark.long  # page/tests/components shows it without a browser
def test_a_message_that_repeats_is_heard_again_and_a_fold_is_heard(visit: Visit, table: OpenTable) -> None:
    id = table("rws")
    ann = visit().at_table(id)
    for times in (1, 2):
        ann.page.keyboard.press("b")
        ann.page.wait_for_function(
            "n => window.heard.filter((each) => each.startsWith('Balance')).length === n", arg=times
        )
    ann.bet("ante")
    ann.deal()
    ann.decide("fold")
    ann.page.wait_for_function("() => window.heard.at(-1).startsWith('Balance')")
    first, second, *told, last = news(ann)
    assert first == second
    assert told == said_of(ann, f"{id}-1", "en")
    assert re.match(pattern("hear.balance", amount=ann.balance), last)


def test_nothing_is_missing_and_nothing_heard_twice_across_a_gap(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    """A line that swallows the deal and is then lost; and somebody away while it is settled."""
    id = table("rws")
    ann = visit()
    wire = Wire(ann)
    ann.at_table(id)
    with served.guest().at_table(id) as ben:
        ben.sit()
        ann.bet("ante")
        ben.bet(box=2, amount_minor=500)
        ann.hears("log.placed", box=2)
        ann.ready.click()
        ann.page.get_by_role("button", name=text("felt.waiting")).wait_for()
        wire.deaf = True
        ben.do("ready", round=1)
        ben.act("look", box=2)
        wire.deaf = False
        wire.cut()
        ann.play.click()
        ann.hears("log.played", box=1)
        ann.context.set_offline(True)
        ann.page.locator(".lost").wait_for()
        ben.act("fold", box=2)
        ann.context.set_offline(False)
        ann.hears("hear.balance")
        assert news(ann)[:-1] == said_of(ann, f"{id}-1", "en"), news(ann)
        minor = asked(ann, "me", "en")["purses"][0]["balance_minor"]
        assert minor == 100 * int(re.sub(r"\D", "", ann.balance))
        assert re.match(pattern("hear.balance", amount=ann.balance), news(ann)[-1])
