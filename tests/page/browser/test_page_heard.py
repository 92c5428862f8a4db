"""A round through its live region alone: each card, decision, payout and the balance, once and in order."""

import re
from typing import Any

import msgspec
import pytest

from kit.browsing import OpenTable, Visit, Visitor
from kit.served import Reading, Served

SUITS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
CARD = "(?:10|[2-9TJQKA])[cdhs♣♦♥♠]"
CARDS = re.compile(rf"\b{CARD}(?: {CARD})*(?!\w)")

LOCALES = {"en": "en-GB", "es": "es-ES"}
HEARD = {
    "en": {
        "cards": r"Box 1 looks at the cards: (.+)",
        "fold": r"Box 1 (folds)",
        "play": r"Box 1 plays, (\S+) on .+?(?:, discards (.+))?",
        "draw": r"Box 1 draws (.+)",
        "dealer": r"Dealer shows (.+)",
        "payout": r"Box 1: .+, (\S+) back \((.+)\)",
        "balance": r"Balance (.+?)(?:, of which .+ is kept back)?\.",
    },
    "es": {
        "cards": r"La casilla 1 mira sus cartas: (.+)",
        "fold": r"La casilla 1 (se retira)",
        "play": r"La casilla 1 juega, (\S+) en .+?(?:, y descarta (.+))?",
        "draw": r"La casilla 1 recibe (.+)",
        "dealer": r"La banca muestra (.+)",
        "payout": r"Casilla 1: .+; cobra (\S+) \((.+)\)",
        "balance": r"Saldo: (.+?)(?:, de los que .+ están reservados)?\.",
    },
}
"""What somebody who only listens can make out, in each language."""
ORDER = ("cards", "play", "fold", "draw", "dealer", "payout", "balance")
CONNECTION = ("Connection lost", "Connected again")


class Heard(msgspec.Struct):
    """A round as somebody knows it who has only listened."""

    told: dict[str, list[tuple[str, ...]]]
    order: list[str]


def listened(ann: Visitor, language: str) -> Heard:
    told: dict[str, list[tuple[str, ...]]] = {what: [] for what in ORDER}
    order: list[str] = []
    for said in ann.heard:
        for what, pattern in HEARD[language].items():
            if found := re.fullmatch(pattern, said):
                told[what].append(tuple(each or "" for each in found.groups()))
                order.append(what)
    return Heard(told, order)


def asked(ann: Visitor, path: str, language: str) -> Any:
    """What the server tells this visitor when it is asked in a language."""
    answer = ann.context.request.get(f"{ann.origin}/api/v1/{path}", headers={"Accept-Language": language})
    assert answer.ok, answer.text()
    return answer.json()


def shown_text(text: str) -> str:
    """Digits and signs as they are, spaces as plain ones."""
    return text.replace("\u00a0", " ").strip()


def aloud(sentence: str, names: dict[str, str]) -> str:
    """A sentence of the server's with the names of its cards."""

    def named(run: re.Match[str]) -> str:
        cards = [card.replace("10", "T") for card in run.group().split()]
        return ", ".join(names[card[:-1] + SUITS.get(card[-1], card[-1])] for card in cards)

    return CARDS.sub(named, sentence)


def said_since(ann: Visitor, round: str, language: str) -> list[str]:
    """All that happened in a round since it was opened, as it should be heard."""
    names = asked(ann, f"words/{language}", language)["cards"]
    steps = asked(ann, f"rounds/{round}", language)["steps"]
    return [aloud(said, names) for step in steps[1:] for said in step["said"]]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("house", ["rws", "draw"])
def test_a_round_can_be_told_from_what_is_heard(
    house: str, language: str, visit: Visit, table: OpenTable
) -> None:
    id = table(house)
    ann = visit(locale=LOCALES[language]).at_table(id)
    ann.bet("ante", 2)
    if house == "rws":
        ann.bet("pair_plus")
    ann.deal()
    if house == "draw":
        ann.page.locator("button.throwable").nth(1).click()
    ann.decide("play")
    ann.wait_heard(HEARD[language]["balance"])

    names = asked(ann, f"words/{language}", language)["cards"]
    past = asked(ann, f"rounds/{id}-1", language)
    last, dealt = (
        past["view"],
        next(step["view"] for step in past["steps"] if step["view"]["boxes"][0]["cards"]),
    )
    box = last["boxes"][0]
    looked = next(step for step in past["steps"] if any(each["code"] == "looked" for each in step["told"]))
    heard = listened(ann, language)
    assert dealt["boxes"][0]["cards"] == ["??"] * 3
    hand = [names[card] for card in looked["view"]["boxes"][0]["cards"]]
    assert heard.told["cards"] == [(", ".join(hand),)]
    thrown = ", ".join(names[card] for card in box["discards"])
    assert [each[1] for each in heard.told["play"]] == [thrown]
    assert bool(thrown) == (house == "draw")
    fresh = [names[card] for card in box["cards"] if card not in looked["view"]["boxes"][0]["cards"]]
    assert heard.told["draw"] == ([(", ".join(fresh),)] if fresh else [])
    assert heard.told["dealer"][0] == (", ".join(names[card] for card in last["dealer"]["cards"][:3]),)
    assert [clause for _, clause in heard.told["payout"]] == [line["clause"] for line in box["lines"]]
    back = [int(re.sub(r"\D", "", amount)) * 100 for amount, _ in heard.told["payout"]]
    assert back == [line["returned_minor"] for line in box["lines"]]
    assert [shown_text(amount) for (amount,) in heard.told["balance"]] == [shown_text(ann.balance)]
    purse = asked(ann, "me", language)["purses"][0]["balance_minor"]
    assert int(re.sub(r"\D", "", ann.balance)) * 100 == purse
    assert heard.order == sorted(heard.order, key=ORDER.index)
    assert ann.heard[:-1] == said_since(ann, f"{id}-1", language)


def test_a_message_that_repeats_is_heard_again_and_a_fold_is_heard(visit: Visit, table: OpenTable) -> None:
    ann = visit().at_table(table("rws"))
    for _ in range(2):
        ann.page.keyboard.press("t")
        ann.page.wait_for_timeout(100)
    ann.bet("ante")
    ann.deal()
    ann.decide("fold")
    ann.wait_heard(HEARD["en"]["balance"])
    heard = listened(ann, "en")
    assert heard.order == ["cards", "fold", "dealer", "payout", "balance"]
    first, second = ann.heard[:2]
    assert first == second


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


def gone(ann: Visitor) -> None:
    ann.context.set_offline(True)
    ann.page.locator(".lost").wait_for()


def back(ann: Visitor) -> None:
    ann.context.set_offline(False)
    ann.page.locator(".lost").wait_for(state="detached")


def test_nothing_is_missing_and_nothing_heard_twice_across_a_gap(
    visit: Visit, table: OpenTable, served: Served
) -> None:
    """Away while it is dealt, and again while it is settled."""
    id = table("rws")
    ann = visit().at_table(id)
    with served.guest().at_table(id) as reading:
        ben = Ben(reading)
        ann.bet("ante")
        ben.act("place", wager="ante", amount_minor=500)
        ann.wait_heard("^Box 2: ")
        ann.ready.click()
        ann.page.get_by_role("button", name="Ready").wait_for()
        gone(ann)
        ben.ready()
        ben.act("look")
        back(ann)
        ann.page.locator(".actions button.play:enabled").click()
        ann.wait_heard("^Box 1 plays")
        gone(ann)
        ben.act("fold")
        back(ann)
        ann.wait_heard(HEARD["en"]["balance"])
    about_the_round = [said for said in ann.heard if not said.startswith(CONNECTION)]
    assert about_the_round[:-1] == said_since(ann, f"{id}-1", "en")
    assert listened(ann, "en").order == ["cards", "play", "dealer", "payout", "payout", "balance"]
