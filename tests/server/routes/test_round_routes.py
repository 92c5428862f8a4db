"""Rounds over HTTP: what a proof shows, and when."""

from collections.abc import Iterator

import pytest

from kit.served import Reading, Served, served_in
from queenhigh.fair import verify


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served_in(tmp_path_factory.mktemp("rounds")) as found:
        yield found


def bet(socket: Reading) -> None:
    socket.do("act", round=1, act={"do": "place", "box": 1, "wager": "ante", "amount_minor": 1000})


def play_on(socket: Reading) -> None:
    """From a bet to the end of the round."""
    socket.do("act", round=1, act={"do": "fold", "box": 1})
    socket.until(lambda frame: frame.get("stage") == "showing")


def test_a_challenged_deck_can_be_checked_before_anybody_bets_on_the_next(served: Served) -> None:
    ann, auditor = served.guest(), served.staff("auditor", "Looks Closely")
    table = ann.open_table()
    proof = f"/rounds/{table}-1/proof"
    with ann.at_table(table) as socket:
        noted = socket.do("seat")["fair"]["commitment"]
        assert ann.web.get(proof).json()["code"] == "http/too_early"
        fair = socket.do("challenge", round=1, commitment=noted)["fair"]
        assert fair["opened"] == [noted]
        for person in (ann, served.person(), auditor):
            found = person.web.get(proof).json()
            assert [deck["commitment"] for deck in found["decks"]] == [noted]
            assert fair["commitment"] not in str(found)
            told = verify(found, [noted], [])
            assert (told.ok, told.proves) == (True, "all")
        bet(socket)
        socket.do("ready", round=1)
        socket.until(lambda frame: frame.get("stage") == "deciding")
        assert len(ann.web.get(proof).json()["decks"]) == 1
        play_on(socket)
        whole = ann.web.get(proof).json()
        assert [deck["state"] for deck in whole["decks"]] == ["opened", "dealt"]
        assert verify(whole, [noted, fair["commitment"]], []).ok


def test_a_round_that_lies_there_says_how_it_ended(served: Served) -> None:
    """Though it becomes a link of the chain only when the next one opens."""
    ann = served.guest()
    table = ann.open_table(show_seconds=600)
    with ann.at_table(table) as socket:
        socket.do("seat")
        bet(socket)
        assert [each["ending"] for each in ann.web.get("/me/rounds").json()["rounds"]] == [""]
        socket.do("ready", round=1)
        socket.until(lambda frame: frame.get("stage") == "deciding")
        play_on(socket)
        assert [each["ending"] for each in ann.web.get("/me/rounds").json()["rounds"]] == ["settled"]
