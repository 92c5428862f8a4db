"""A server that stands: people come in, sit down, play a round to its end, and can prove it afterwards."""

import socket
from pathlib import Path

import httpx
import pytest

from kit.server.served import Served, served_in
from queenhigh.fair import verify
from queenhigh.rules import house
from queenhigh.wire import parse_record, replay


@pytest.fixture
def table(served: Served) -> str:
    """A fresh table of somebody's."""
    return served.guest().open_table()


def test_who_listens_everywhere_answers_by_either_kind_of_address(tmp_path: Path) -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with served_in(tmp_path, host="::") as served:
        for host in ("127.0.0.1", "[::1]"):
            origin = f"http://{host}:{served.port}"
            assert httpx.get(f"{origin}/health/live").status_code == 200
            assert "queenhigh_tables" in httpx.get(f"{origin}/metrics").text, "it counts as local"


def test_a_round_is_played_shown_and_proven(served: Served, table: str) -> None:
    player = served.guest()
    other = served.guest()
    nobody = served.person()
    auditor = served.staff("auditor", "Grace")
    with player.at_table(table) as socket, other.at_table(table) as watching:
        socket.sit(box=1)
        socket.bet()
        name = f"{table}-{socket.round}"
        assert nobody.web.get(f"/rounds/{name}/proof").json()["code"] == "http/too_early"
        socket.deal()
        assert player.web.post("/advice", json={"table": table}).json()["code"] == "advice/none"
        hand = socket.act("look", box=1)["view"]["boxes"][0]["cards"]
        advice = player.web.post("/advice", json={"table": table}).json()
        assert advice["hand"] == hand
        assert {choice["action"] for choice in advice["choices"]} >= {"fold", "play"}
        assert other.web.post("/advice", json={"table": table}).json()["code"] == "advice/none"
        socket.finish()
        watching.stage("showing")
    shown = player.web.get(f"/rounds/{name}").json()
    assert shown["over"]
    assert shown["view"]["boxes"][0]["cards"] == hand
    assert "??" in str(other.web.get(f"/rounds/{name}").json()["view"]["boxes"][0]["cards"])
    versions = [step["version"] for step in shown["steps"]]
    assert versions == sorted(versions)
    for who, proves in ((player, "seen"), (auditor, "all")):
        verdict = verify(who.web.get(f"/rounds/{name}/proof").json())
        assert (verdict.ok, verdict.proves) == (True, proves), verdict
    assert [line["id"] for line in player.web.get("/me/rounds").json()["rounds"]] == [name]
    reasons = [line["reason"] for line in player.web.get("/me/ledger").json()["transfers"]]
    assert reasons[-1] == "grant"
    assert "stake" in reasons
    assert player.web.get(f"/rounds/{name}/record").status_code == 403
    assert nobody.web.get(f"/rounds/{name}/record").status_code == 401
    text = auditor.web.get(f"/rounds/{name}/record").json()["record"]
    replay(house("prime"), parse_record(house("prime"), text))


def test_bots_sit_down_where_they_are_welcome(served: Served, table: str) -> None:
    guest = served.guest()
    bots = f"/tables/{table}/bots"
    assert guest.web.post(bots, json={}).json()["code"] == "auth/forbidden"
    with guest.at_table(table) as socket:
        socket.do("seat")
        seated = guest.web.post(bots, json={"strategy": "Q-6-4"})
        assert seated.status_code == 201, seated.text
        bot = socket.until(lambda frame: any(player.get("bot") for player in frame.get("players", ())))
        assert seated.json()["id"] in [player["id"] for player in bot["players"]]
    assert guest.web.post(bots, json={"strategy": "lucky"}).json()["code"] == "table/unfit"


def test_meters_are_what_tables_show(served: Served) -> None:
    web = served.person().web
    meters = {meter["id"]: meter for meter in web.get("/meters").json()["meters"]}
    shown = [card["meters_minor"] for card in web.get("/tables").json()["tables"] if card["meters_minor"]]
    assert sorted(minor for each in shown for minor in each.values()) == sorted(
        meter["shown_minor"] for meter in meters.values() if meter["shown_minor"]
    )
