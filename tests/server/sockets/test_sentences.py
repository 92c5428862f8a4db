"""Sentences over a socket: in the language it asks for, of what its viewer may know, and only where asked."""

from typing import Any

from kit.server.served import Reading, Served, sentences_of
from queenhigh import page
from queenhigh.facts import Facts
from queenhigh.rules import house
from queenhigh.server.gate.problems import say_refusal
from queenhigh.settlement import Line, Seen
from queenhigh.wire.frames import RefusedFrame
from queenhigh.words import catalogue, payout

ANTE = 1000


def version(frames: Reading, wanted: int) -> dict[str, Any]:
    return frames.until(lambda frame: frame["type"] == "view" and frame["version"] >= wanted)


def test_each_socket_is_told_in_the_language_it_asks_for_and_who_asks_for_none_in_none(
    served: Served,
) -> None:
    ann = served.guest("Ann")
    path = f"tables/{served.guest().open_table()}/socket"
    with (
        ann.at(f"{path}?language=en") as mine,
        served.person().at(f"{path}?protocol=1&language=es") as spanish,
        served.person().at(f"{path}?language=fr") as french,
        served.person().at(path) as plain,
    ):
        mine.sit(box=1)
        placed = mine.bet()
        names = {ann.id: "Ann"}
        english, translated = (sentences_of("prime", placed["told"], each, names) for each in ("en", "es"))
        assert placed["said"] == {"told": english, "lines": {}}
        assert placed["answer"]["version"] == placed["version"]
        told = {socket: version(socket, placed["version"]) for socket in (spanish, french, plain)}
        assert told[spanish]["said"]["told"] == translated != english
        assert told[french]["said"]["told"] == placed["said"]["told"], "English where nobody knows the words"
        assert "said" not in told[plain]
        assert len(placed["told"]) == len(placed["said"]["told"]) == 1
        mine.deal()
        looked = mine.act("look", box=1)
        assert looked["told"][0]["facts"]["cards"] == looked["view"]["boxes"][0]["cards"]
        hidden = version(spanish, looked["version"])
        assert "cards" not in hidden["told"][0]["facts"]
        assert hidden["said"]["told"] != looked["said"]["told"], "no card is named"
        mine.tell("act", round=mine.round, act={"do": "play", "box": 1, "amount_minor": ANTE})
        for socket, language in ((mine, "en"), (spanish, "es")):
            over = socket.stage("showing")
            rules = house("prime")
            told_lines = over["view"]["boxes"][0]["lines"]
            lines = [Line(**{**line, "seen": Seen(**line["seen"])}) for line in told_lines]
            assert lines
            assert over["said"]["lines"] == {"1": [payout(rules, line, language) for line in lines]}
        socket = spanish
        socket.tell("sync")
        again = socket.of("table")
        assert again["page"] == page.digest()
        assert again["frame"]["said"]["lines"] == over["said"]["lines"]
        assert again["frame"]["said"]["told"] == []
        assert again["frame"].keys() == over.keys()
        assert again["frame"]["answer"] is None


def test_refusals_are_said_in_the_language_of_the_socket_or_else_of_the_browser(served: Served) -> None:
    table = served.guest().open_table(entry="code")
    for query, header, language in (
        ("", "es", "es"), ("?language=", "es", "es"),
        ("?language=en", "es", "en"), ("?language=es", "en", "es"),
    ):  # fmt: skip
        with served.guest().at(f"tables/{table}/socket{query}", **{"Accept-Language": header}) as socket:
            refused = socket.do("seat", code="QQQQQQ")
            assert refused["message"] == catalogue(language).template("server", "table/code")


def test_a_lobby_tells_which_page_is_served_and_all_again_on_sync(served: Served) -> None:
    with served.person().at("lobby/socket") as lobby:
        first = lobby.of("lobby")
        assert first["page"] == page.digest()
        served.run(lambda works: setattr(works.floor.hall, "page", "d1935"))
        lobby.tell("sync")
        again = lobby.of("lobby")
        assert again == {**first, "page": "d1935", "now": again["now"]}


def test_a_refusal_calls_a_player_by_name() -> None:
    refused = RefusedFrame("c1", "action/not_your_box", Facts(box=2, player="us7bzqfdmy3q"))
    said = say_refusal(refused, house("rws"), "en", {"us7bzqfdmy3q": "Ann"})
    assert said.message == "box 2 is Ann's"
    assert said.facts == refused.facts
