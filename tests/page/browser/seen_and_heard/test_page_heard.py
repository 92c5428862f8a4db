"""A round through its live region alone: each card, decision, payout and the balance, once and in order."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kit.page.browsing import OpenTable, Visit, Visitor
from kit.page.texts import facts_in, pattern, text
from kit.page.wire import Wire
from kit.server.served import Reading, Served

SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
CARD = "(?:10|[2-9TJQKA])[cdhs♣♦♥♠]"
CARDS = re.compile(rf"\b{CARD}(?: {CARD})*(?!\w)")
LOCALES = {"en": "en-GB", "es": "es-ES"}
ORDER = ("stake", "cards", "play", "fold", "draw", "dealer", "fourth", "payout", "balance")
HEARD = {
    "stake": ("log.placed",),
    "cards": ("log.looked.seen",),
    "play": ("log.played.drew_seen", "log.played"),
    "fold": ("log.folded",),
    "draw": ("log.drew.seen",),
    "dealer": ("log.dealer_shows",),
    "fourth": ("log.dealer_drew",),
    "payout": ("log.line",),
    "balance": ("hear.balance_kept", "hear.balance"),
}
"""What somebody who only listens can make out, and the sentences that tell it."""
PLACES = {
    "stake": ("amount", "wager"), "cards": ("cards",), "play": ("amount", "cards"), "fold": (),
    "draw": ("cards",), "dealer": ("cards",), "fourth": ("card",), "payout": ("amount", "clause"),
    "balance": ("amount",),
}  # fmt: skip
"""The facts in each."""
COMPANY = (
    "connection.lost", "connection.back", "hear.you_sit", "hear.sits", "hear.is_away", "hear.is_back",
    "hear.left", "hear.your_turn", "hear.your_turn_time", "hear.table",
)  # fmt: skip
"""What the page itself says beside what happens in the round: who comes and goes, where, whose turn it is."""
BESIDE = re.compile("|".join(pattern(key, language) for language in LOCALES for key in COMPANY))

Told = dict[str, list[tuple[str | int, ...]]]


def listened(ann: Visitor, language: str) -> tuple[Told, list[str]]:
    """A round as somebody knows it who has only listened, and in which order they heard of it."""
    told: Told = {}
    order: list[str] = []
    for said in ann.heard:
        what, facts = next(_made_out(said, language), ("", {}))
        if what:
            places = [facts.get(name, "") for name in PLACES[what]]
            told.setdefault(what, []).append(tuple(_plain(each) for each in places))
            order.append(what)
    return told, order


def _made_out(said: str, language: str) -> Iterator[tuple[str, dict[str, str]]]:
    for what in reversed(ORDER):  # a payout speaks of a wager too
        for key in HEARD[what]:
            if (facts := facts_in(said, key, language, box=1)) is not None:
                yield what, facts


def news(ann: Visitor) -> list[str]:
    """What was heard of the round itself."""
    return [said for said in ann.heard if not BESIDE.match(said)]


def _plain(text: str) -> str | int:
    """An amount as a number of whole coins; another text as it is."""
    return int(re.sub(r"\D", "", text)) if re.fullmatch(r"[^\w,.]*(S?\$)?[\d.,]+(\sS?\$)?", text) else text


def asked(ann: Visitor, path: str, language: str) -> Any:
    """What the server tells this visitor when it is asked in a language."""
    answer = ann.context.request.get(f"{ann.origin}/api/v1/{path}", headers={"Accept-Language": language})
    assert answer.ok, answer.text()
    return answer.json()


def played(ann: Visitor, round: str, language: str) -> Told:
    """The same of a round in which Box 1 played, from what the server keeps of it."""
    names = asked(ann, f"words/{language}", language)["cards"]
    past = asked(ann, f"rounds/{round}", language)
    house = asked(ann, f"houses/{past['house']}", language)
    labels = {wager["name"]: wager["label"] for wager in house["wagers"]}
    box, dealer = past["view"]["boxes"][0], past["view"]["dealer"]["cards"]
    first = [card for card in box["cards"] if card not in _drawn(past)] + box["discards"]
    told = [each for step in past["steps"] for each in step["told"] if each.get("facts", {}).get("box") == 1]
    dealt = next(each["facts"]["cards"] for each in told if each["code"] == "looked")
    assert sorted(dealt) == sorted(first)

    def named(cards: list[str]) -> str:
        return ", ".join(names[card] for card in cards)

    placed = [each["facts"] for each in told if each["code"] == "placed"]
    stakes = dict(box["stakes_minor"])
    found: Told = {
        "stake": [(each["amount_minor"] // 100, labels[each["wager"]]) for each in placed],
        "cards": [(named(dealt),)],
        "play": [(stakes["play"] // 100, named(box["discards"]))],
        "draw": [(named(_drawn(past)),)],
        "dealer": [(named(dealer[:3]),)],
        "fourth": [(named(dealer[3:]),)],
        "payout": [(line["returned_minor"] // 100, line["clause"]) for line in box["lines"]],
        "balance": [(asked(ann, "me", language)["purses"][0]["balance_minor"] // 100,)],
    }
    return {what: each for what, each in found.items() if each != [("",)]}


def _drawn(past: dict[str, Any]) -> list[str]:
    told = [each for step in past["steps"] for each in step["told"] if each["code"] == "drew"]
    return [card for each in told for card in each["facts"]["cards"]]


def said_of(ann: Visitor, round: str, language: str) -> list[str]:
    """All that happened in a round since it was opened, as it should be heard: Box 1 knows its own cards."""
    names = asked(ann, f"words/{language}", language)["cards"]

    def named(run: re.Match[str]) -> str:
        cards = [card.replace("10", "T") for card in run.group().split()]
        return ", ".join(names[card[:-1] + SUITS.get(card[-1], card[-1])] for card in cards)

    steps = asked(ann, f"rounds/{round}", language)["steps"]
    told = [each for step in steps[1:] for each in zip(step["told"], step["said"], strict=True)]
    return [CARDS.sub(named, said) for each, said in told if not _own_shown(each)]


def _own_shown(told: dict[str, Any]) -> bool:
    return (told["code"], told.get("facts", {}).get("box")) == ("shows", 1)


@pytest.mark.parametrize(
    ("house", "language"),
    [
        ("draw", "en"),
        pytest.param("rws", "es", marks=pytest.mark.long),
        pytest.param("rws", "en", marks=pytest.mark.long),
        pytest.param("draw", "es", marks=pytest.mark.long),
    ],
)
def test_a_round_can_be_told_from_what_is_heard(
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
    told, order = listened(ann, language)
    assert told == played(ann, f"{id}-1", language)
    assert order == sorted(order, key=ORDER.index)
    assert news(ann)[:-1] == said_of(ann, f"{id}-1", language)
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


def test_a_message_that_repeats_is_heard_again_and_a_fold_is_heard(visit: Visit, table: OpenTable) -> None:
    ann = visit().at_table(table("rws"))
    for times in (1, 2):
        ann.page.keyboard.press("b")
        ann.page.wait_for_function(
            "n => window.heard.filter((each) => each.startsWith('Balance')).length === n", arg=times
        )
    ann.bet("ante")
    ann.deal()
    ann.decide("fold")
    ann.page.wait_for_function("() => window.heard.at(-1).startsWith('Balance')")
    order = ["balance", "balance", "stake", "cards", "fold", "payout", "dealer", "balance"]
    assert listened(ann, "en")[1] == order


class Ben:
    """Another player, who is never away."""

    def __init__(self, at: Reading) -> None:
        self.at = at
        at.do("seat")

    def act(self, do: str, **fields: Any) -> None:
        done = self.at.do("act", round=1, act={"do": do, "box": 2, **fields})
        assert done["type"] == "view", done

    def ready(self) -> None:
        self.at.do("ready", round=1, ready=True)


def test_nothing_is_missing_and_nothing_heard_twice_across_a_gap(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    """A line that swallows the deal and is then lost; and somebody away while it is settled."""
    id = table("rws")
    ann = visit()
    wire = Wire(ann)
    ann.at_table(id)
    with served.guest().at_table(id) as reading:
        ben = Ben(reading)
        ann.bet("ante")
        ben.act("place", wager="ante", amount_minor=500)
        ann.hears("log.placed", box=2)
        ann.ready.click()
        ann.page.get_by_role("button", name=text("felt.waiting")).wait_for()
        wire.deaf = True
        ben.ready()
        ben.act("look")
        wire.deaf = False
        wire.cut()
        ann.play.click()
        ann.hears("log.played", box=1)
        ann.context.set_offline(True)
        ann.page.locator(".lost").wait_for()
        ben.act("fold")
        ann.context.set_offline(False)
        ann.hears("hear.balance")
        assert news(ann)[:-1] == said_of(ann, f"{id}-1", "en"), news(ann)
        assert listened(ann, "en")[0]["balance"] == played(ann, f"{id}-1", "en")["balance"]
