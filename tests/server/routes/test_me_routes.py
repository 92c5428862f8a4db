"""Oneself over HTTP: purse, rounds, ledger, limits that show at the table at once, refills."""

from typing import Any

from kit.server.served import Served, problem
from queenhigh.server.routes.me import PAGE


def most_ante(frame: dict[str, Any]) -> int:
    """The most that is offered as an Ante; 0 where none is."""
    offers = (offer for offer in frame["view"]["legal"] if offer["do"] == "place")
    return next((offer["most_minor"] for offer in offers if offer["wager"] == "ante"), 0)


def test_a_limit_narrows_what_is_offered_as_soon_as_it_is_set(served: Served) -> None:
    person = served.guest()
    with person.seated(box=1) as socket:
        socket.tell("sync")
        assert most_ante(socket.of("table")["frame"]) == 50_000
        assert person.web.put("/me/limits", json={"loss_minor": {"GBP": 4000}}).status_code == 200
        assert most_ante(socket.of("view")) == 2000, "half of it is kept back for the Play"
        assert person.web.put("/me/limits", json={"break_minutes": 5}).status_code == 200
        assert most_ante(socket.of("view")) == 0
        assert socket.place()["code"] == "limit/break"


def test_a_rise_shows_at_the_table_once_it_binds(served: Served) -> None:
    person = served.guest()
    person.web.put("/me/limits", json={"loss_minor": {"GBP": 4000}})
    with person.seated(box=1) as socket:
        answer = person.web.put("/me/limits", json={"loss_minor": {"GBP": 8000}}).json()
        assert answer["loss"][0]["limit_minor"] == 4000
        assert answer["loss"][0]["waiting"]["limit_minor"] == 8000
        socket.tell("sync")
        assert most_ante(socket.of("table")["frame"]) == 2000
        served.later(days=1)
        assert person.web.get("/me/limits").json()["loss"][0]["limit_minor"] == 8000
        risen = socket.until(lambda frame: frame["type"] == "view" and most_ante(frame) > 2000)
        assert most_ante(risen) == 4000


def test_a_purse_is_filled_again_when_it_is_empty_once_an_hour(served: Served) -> None:
    person = served.guest()
    body = {"currency": "GBP"}
    stranger = person.web.post("/me/refill", json=body).json()
    person.web.put("/me/limits", json={"loss_minor": {"GBP": 10**6}})  # which makes an account, and no grant
    assert person.web.post("/me/refill", json=body).json() == stranger
    with person.seated(box=1) as socket:
        refused = person.web.post("/me/refill", json=body)
        assert problem(refused) == (409, "refill/not_yet")
        assert refused.json()["detail"] != stranger["detail"], "they can still bet"
        served.sql("UPDATE accounts SET balance_minor = 0 WHERE id = ?", f"player:{person.id}")
        assert person.web.post("/me/refill", json=body).json()["code"] == "refill/not_yet", "too soon"
        served.later(hours=1)
        answer = person.web.post("/me/refill", json=body)
        assert (answer.status_code, answer.json()["balance_minor"]) == (200, 100_000), answer.text
        assert socket.until(lambda frame: frame.get("purse_minor") == 100_000), "the table shows it"
        assert person.web.post("/me/refill", json=body).json()["code"] == "refill/not_yet"
    for unknown in ("XXX", "gbp", "", "\u0000"):
        assert person.web.post("/me/refill", json={"currency": unknown}).status_code == 404


def test_rounds_and_transfers_come_in_pages_without_gap_or_repeat(served: Served) -> None:
    person = served.guest()
    table = person.open_table()
    for _ in range(PAGE // 10):
        with person.seated(table, box=1) as socket:  # each takes so many frames at once and no more
            for _ in range(10):
                socket.bet()
                socket.act("withdraw", box=1, wager="ante")
    seen: list[dict[str, Any]] = []
    before = ""
    while True:
        page = person.web.get("/me/ledger", params={"before": before, "currency": "GBP"}).json()
        assert len(page["transfers"]) <= PAGE
        seen += page["transfers"]
        if page["next"] is None:
            break
        before = page["next"]
    assert len({line["id"] for line in seen}) == len(seen) == 2 * PAGE + 1
    assert [line["at_ms"] for line in seen] == sorted((line["at_ms"] for line in seen), reverse=True)
    balance = person.web.get("/me").json()["purses"][0]["balance_minor"]
    assert sum(line["amount_minor"] for line in seen) == balance
    assert person.web.get("/me/ledger", params={"currency": "USD"}).json() == {"transfers": [], "next": None}
    for path in ("/me/ledger", "/me/rounds"):
        assert problem(person.web.get(path, params={"before": "1.2"})) == (400, "http/unreadable")


def test_nobody_sees_anothers(served: Served) -> None:
    player = served.guest()
    with player.seated(box=1) as socket:
        socket.bet()
    other = served.guest().web
    assert other.get("/me/ledger").json()["transfers"] == []
    assert other.get("/me/rounds").json()["rounds"] == []
    me = other.get("/me")
    assert me.json()["purses"] == []
    assert player.id not in me.text
