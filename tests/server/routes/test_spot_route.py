"""Spots over HTTP: why one is closed, said in the caller's language, and nothing is changed by asking."""

import pytest

from kit.served import Served


@pytest.mark.parametrize(
    ("language", "label", "message"),
    [
        ("en", "Progressive", "Progressive in box 1 needs Ante there first (rws:3.4)"),
        ("es", "Progresivo", "Progresivo en la casilla 1 necesita antes Ante en esa casilla (rws:3.4)"),
    ],
)
def test_a_closed_spot_says_why(served: Served, language: str, label: str, message: str) -> None:
    player = served.guest()
    table = player.open_table(house="rws")
    with player.at_table(table) as socket:
        socket.do("seat", box=1)
        before = served.table(table)
        asked = {"box": 1, "wager": "progressive"}
        answer = player.web.post(f"/tables/{table}/spot", json=asked, headers={"Accept-Language": language})
        assert answer.headers["vary"] == "accept-language"
        assert answer.json() == {
            **asked,
            "label": label,
            "open": False,
            "least_minor": None,
            "most_minor": None,
            "step_minor": None,
            "stake_minor": 0,
            "code": "bet/needs_other",
            "message": message,
            "clause": "rws:3.4",
        }
        assert served.table(table) is before


def test_an_open_spot_says_what_it_takes(served: Served) -> None:
    player = served.guest()
    table = player.open_table(house="rws")
    with player.at_table(table) as socket:
        socket.do("seat", box=1)
        found = player.web.post(f"/tables/{table}/spot", json={"box": 1, "wager": "ante"}).json()
    assert found["open"]
    assert (found["least_minor"], found["most_minor"], found["step_minor"]) == (500, 50_000, 100)
    assert (found["stake_minor"], found["code"], found["message"], found["clause"]) == (0, "", "", "")


def test_who_may_not_ask_is_told_so(served: Served) -> None:
    player = served.guest()
    asked = {"box": 1, "wager": "ante"}
    assert player.web.post("/tables/nowhere/spot", json=asked).status_code == 404
    table = player.open_table()
    assert served.person().web.post(f"/tables/{table}/spot", json=asked).status_code == 401
    assert player.web.post(f"/tables/{table}/spot", json={**asked, "box": 0}).status_code == 400
