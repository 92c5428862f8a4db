"""Rounds over HTTP: what a proof shows, and when."""

from kit.server.served import Served, sentences_of
from queenhigh.fair import verify


def test_a_challenged_deck_can_be_checked_before_anybody_bets_on_the_next(served: Served) -> None:
    ann = served.guest()
    auditor = served.staff("auditor", "Looks Closely")
    table = ann.open_table()
    proof = f"/rounds/{table}-1/proof"
    with ann.at_table(table) as socket:
        noted = socket.sit()["fair"]["commitment"]
        assert ann.web.get(proof).json()["code"] == "http/too_early"
        fair = socket.do("challenge", round=1, commitment=noted)["fair"]
        assert fair["opened"] == [noted]
        for person in (ann, served.person(), auditor):
            found = person.web.get(proof).json()
            assert [deck["commitment"] for deck in found["decks"]] == [noted]
            assert fair["commitment"] not in str(found)
            told = verify(found, [noted], [])
            assert (told.ok, told.proves) == (True, "all")
        socket.bet()
        socket.deal()
        assert len(ann.web.get(proof).json()["decks"]) == 1
        socket.finish()
        whole = ann.web.get(proof).json()
        assert [deck["state"] for deck in whole["decks"]] == ["opened", "dealt"]
        assert verify(whole, [noted, fair["commitment"]], []).ok


def test_a_list_of_ones_rounds_says_what_each_came_to_and_how_it_ended(served: Served) -> None:
    """Though a round becomes a link of the chain only when the next one opens."""
    ann = served.guest()
    table = ann.open_table(show_seconds=600)

    def listed() -> tuple[str, int, int, str]:
        [line] = ann.web.get("/me/rounds").json()["rounds"]
        assert line["id"] == f"{table}-1"
        return line["house"], line["staked_minor"], line["net_minor"], line["ending"]

    with ann.at_table(table) as socket:
        before = socket.sit()["purse_minor"]
        socket.bet()
        assert listed() == ("prime", 1000, -1000, "")
        socket.bet(amount_minor=600)
        assert listed() == ("prime", 600, -600, "")
        socket.deal()
        over = socket.finish("play", amount_minor=600)
        assert listed() == ("prime", 1200, over["purse_minor"] - before, "settled")


def test_everybody_in_a_past_round_has_a_name(served: Served) -> None:
    """Also somebody who took their stake back, and a bot that has left."""
    served.hurry_bots()
    ann = served.guest("Ann Three")
    bea = served.guest("Bea Three")
    table = ann.open_table(show_seconds=600)

    def told_of() -> set[str]:
        """The names in the sentences of the round."""
        steps = served.person().web.get(f"/rounds/{table}-1").json()["steps"]
        sentences = " ".join(sentence for step in steps for sentence in step["said"])
        return {name for name in ("Ann Three", "Bea Three", bot, "Bot (best)") if name in sentences}

    with ann.seated(table, box=1) as mine, bea.seated(table, box=2) as other:
        mine.bet()
        other.bet(2)
        other.act("withdraw", box=2, wager="ante")
        bot = ann.web.post(f"/tables/{table}/bots").json()["name"]
        mine.until(lambda frame: frame["type"] == "view" and frame["view"]["boxes"][2]["stakes_minor"] != [])
        assert told_of() == {"Ann Three", "Bea Three", bot}
        mine.deal()
        mine.finish()
    ann.web.delete(f"/tables/{table}")
    assert told_of() == {"Ann Three", "Bea Three", "Bot (best)"}


def test_each_step_of_a_round_is_told_in_words_with_what_could_be_seen_then(served: Served) -> None:
    ann = served.guest("Ann Two")
    bea = served.guest("Bea Two")
    table = ann.open_table(show_seconds=600)
    with ann.seated(table, box=1) as mine, bea.seated(table, box=2) as other:
        mine.bet()
        other.bet(2)
        other.tell("ready", round=other.round)
        mine.deal()
        mine.act("look", box=1)
        other.act("fold", box=2)
        mine.finish("play", amount_minor=1000)
    path = f"/rounds/{table}-1"
    found = ann.web.get(path, headers={"Accept-Language": "es"})
    assert found.headers["vary"] == "accept-language"
    whole = found.json()
    names = {ann.id: "Ann Two", bea.id: "Bea Two"}
    for step in whole["steps"]:
        assert step["said"] == sentences_of("prime", step["told"], "es", names)
    assert whole["steps"][-1]["view"] == whole["view"]
    phases = [step["view"]["phase"] for step in whole["steps"]]
    assert phases == sorted(phases, key=["betting", "deciding", "revealing", "settling", "settled"].index)
    assert {"betting", "deciding", "settled"} <= set(phases)
    lines = {str(box["number"]): len(box["lines"]) for box in whole["view"]["boxes"] if box["lines"]}
    assert {number: len(said) for number, said in whole["said_lines"].items()} == lines
    assert whole["view"]["boxes"][0]["name"] == "Ann Two"
    assert not any(step["view"]["legal"] for step in whole["steps"])
    early = [step["view"] for step in whole["steps"] if step["view"]["phase"] == "deciding"]
    assert early[0]["boxes"][0]["cards"] == ["??"] * 3, "before they looked"
    assert "??" not in early[-1]["boxes"][0]["cards"]
    stranger = served.person().web.get(path).json()
    hidden = [step["view"]["boxes"][1]["cards"] for step in stranger["steps"]][-1]
    assert hidden == ["??"] * 3, "a folded hand stays hidden from others, in every step"
    assert all(
        step["view"]["boxes"][0]["cards"] in ([], ["??"] * 3)
        for step in stranger["steps"]
        if step["view"]["phase"] in ("betting", "closed", "deciding", "revealing")
    )
