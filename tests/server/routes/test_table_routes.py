"""Tables over HTTP and their sockets: opened within bounds, listed or by code, looked at by anybody."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.server.served import SLOW, Person, Reading, Served, served_in
from queenhigh.people import PeopleSettings
from queenhigh.server.routes.tables import TABLES_A_PERSON
from queenhigh.server.works import Works
from queenhigh.store.records import Meter
from queenhigh.words import LANGUAGES


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def listed(served: Served) -> set[str]:
    return {table["id"] for table in served.person().web.get("/tables").json()["tables"]}


# Opening


def test_nobody_hosts_more_than_a_few_open_tables(served: Served) -> None:
    host = served.guest()
    tables = [host.open_table(entry="code" if number % 2 else "open") for number in range(TABLES_A_PERSON)]
    assert problem(host.web.post("/tables", json=SLOW)) == (429, "rate/limited")
    assert served.guest().open_table(), "others are not hindered"
    assert host.web.delete(f"/tables/{tables[1]}").status_code == 204
    assert host.open_table()
    assert problem(host.web.post("/tables", json=SLOW)) == (429, "rate/limited")


def test_asking_for_many_at_once_gives_no_more(served: Served) -> None:
    host = served.guest()
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda _: host.web.post("/tables", json=SLOW).status_code, range(10)))
    assert sorted(answers) == [201] * TABLES_A_PERSON + [429] * (10 - TABLES_A_PERSON)


def test_an_admin_opens_as_many_as_they_like(served: Served) -> None:
    admin = served.staff("admin", "Opens Many")
    for _ in range(TABLES_A_PERSON + 2):
        admin.open_table()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"house": "nowhere"}, "there is no house"),
        ({"house": "../../etc/passwd"}, "there is no house"),
        ({"boxes": 8}, "boxes"),
        ({"method": "hand", "house": "prime", "posted": "ante 1 to"}, ""),
        ({"least_bet_seconds": 5000}, "least_bet_seconds"),
        ({"posted": "nonsense"}, ""),
        ({"name": "Corner\u202e"}, "U+202E"),
    ],
)
def test_settings_that_no_house_leaves_to_a_table_are_refused(
    served: Served, changes: dict[str, Any], says: str
) -> None:
    before = listed(served)
    answer = served.guest().web.post("/tables", json={**SLOW, **changes})
    assert problem(answer) == (422, "table/unfit"), answer.text
    assert says in answer.json()["detail"]
    assert listed(served) == before


@pytest.mark.parametrize(
    "progressive", ["", "linked:", "linked:a b", "linked:" + "x" * 31, "all", "own\n", "linked:../x"]
)
def test_a_progressive_that_is_none_is_refused(served: Served, progressive: str) -> None:
    answer = served.guest().web.post("/tables", json={**SLOW, "progressive": progressive})
    assert problem(answer) == (400, "http/unreadable")


def test_no_body_says_nothing_where_nothing_must_be_said(served: Served) -> None:
    host = served.guest()
    table = host.open_table()
    assert host.web.post(f"/tables/{table}/bots").json()["strategy"] == "best"
    assert host.web.post(f"/tables/{table}/pause").status_code == 200
    assert served.table(table).kept.paused
    refused = host.web.post("/tables")
    assert problem(refused) == (400, "http/unreadable")
    assert "house" in refused.json()["detail"]
    assert problem(host.web.post(f"/tables/{table}/pause", content=iter([b""]))) == (411, "http/no_length")


# Meters that others share


def test_who_deals_by_hand_plays_for_no_shared_meter_unless_they_answer_for_it(served: Served) -> None:
    live = {**SLOW, "deal": "live", "progressive": "linked:hall"}
    guest, dealer = served.guest(), served.staff("dealer", "Deals Live")
    for person in (guest, dealer):
        assert problem(person.web.post("/tables", json=live)) == (403, "auth/forbidden")
        assert person.open_table(deal="live", progressive="own")
        assert person.open_table(deal="digital", progressive="linked:hall")
    for role in ("supervisor", "admin"):
        assert served.staff(role, f"Opens Live {role[0]}").open_table(deal="live", progressive="linked:hall")


def test_a_tables_own_meter_is_linked_to_by_no_other(served: Served) -> None:
    host = served.guest()
    own = host.open_table()
    answer = served.guest().web.post("/tables", json={**SLOW, "progressive": f"linked:{own}"})
    assert problem(answer) == (422, "table/unfit")


def test_only_an_admin_changes_what_a_shared_meter_begins_with(tmp_path: Path) -> None:
    async def meter(works: Works) -> Meter:
        return next(each for each in await works.store.meters() if each.id == "hall.main")

    with served_in(tmp_path) as served:
        served.guest().open_table(progressive="linked:hall")

        async def another_seed(works: Works) -> None:
            """As if the meter had been opened by a house with other numbers."""
            query = "UPDATE meters SET seed_minor = seed_minor + 1 WHERE id = 'hall.main'"
            await works.store.run(lambda sql: sql.execute(query))

        served.run(another_seed)
        before = served.run(meter)
        wish = {**SLOW, "progressive": "linked:hall"}
        for person in (served.guest(), served.staff("supervisor", "Wishes Much")):
            assert problem(person.web.post("/tables", json=wish)) == (422, "table/unfit")
            assert served.run(meter) == before
        admin = served.staff("admin", "Decides It")
        answer = admin.web.post("/tables", json=wish)
        assert problem(answer) == (422, "table/unfit")
        assert "once it has been hit" in answer.json()["detail"]
        after = served.run(meter)
        assert (after.seed_minor, after.next_seed_minor) == (before.seed_minor, before.seed_minor - 1)


def test_tables_are_opened_from_one_address_as_fast_as_people_may_come_and_no_faster(tmp_path: Path) -> None:
    people = PeopleSettings(argon2_kib=64, argon2_passes=1, new_people_an_hour=6)
    with served_in(tmp_path, people=people) as served:
        for person in (served.guest(), served.guest()):
            assert person.open_table()
        answer = served.guest().web.post("/tables", json=SLOW)
        assert problem(answer) == (429, "rate/limited")
        assert 0 < int(answer.headers["Retry-After"]) <= 1800


# By code


def wrong_code(socket: Reading, code: str = "QQQQQQ") -> str:
    return str(socket.do("seat", code=code).get("code", ""))


def test_a_table_by_code_is_not_listed_and_tells_its_code_to_its_host_alone(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    with served.person().at("lobby/socket") as lobby:
        lobby.next()
        table = host.open_table(entry="code")
        assert len(host.code) == 6
        assert table not in listed(served)
        told = lobby.of("lobby")
        assert table not in str(told)
    for person in (friend, served.person(), served.staff("admin", "Sees All")):
        assert host.code not in person.web.get(f"/tables/{table}").text
        with person.at_table(table) as socket:
            assert host.code not in str(socket.next())
    with host.at_table(table) as socket:
        assert socket.next()["me"]["code"] == host.code
        assert socket.do("seat")["type"] == "view", "a host needs no code"
    with friend.at_table(table) as socket:
        assert wrong_code(socket, "") == "table/code"
        assert wrong_code(socket) == "table/code"
        said = f" {host.code[:3].lower()}-{host.code[3:]} "
        assert socket.do("seat", code=said)["type"] == "view"
        assert socket.do("leave")["type"] == "view"
        assert socket.do("seat")["type"] == "view", "who was let in is known"


def test_a_code_is_guessed_five_times_by_a_name_then_not_for_ten_minutes(tmp_path: Path) -> None:
    with served_in(tmp_path, proxy="127.0.0.1") as served:
        host, guesser = served.guest(), served.guest()
        table = host.open_table(entry="code")
        for number in range(5):
            home = f"198.51.100.{number + 1}"
            with guesser.at(f"tables/{table}/socket", **{"X-Forwarded-For": home}) as socket:
                assert wrong_code(socket) == "table/code"
        with guesser.at(f"tables/{table}/socket", **{"X-Forwarded-For": "198.51.100.9"}) as socket:
            assert wrong_code(socket) == "rate/limited"
            assert wrong_code(socket, host.code) == "rate/limited", "not even the right one"
            served.later(minutes=9)
            assert wrong_code(socket, host.code) == "rate/limited"
            served.later(minutes=1, seconds=1)
            assert socket.do("seat", code=host.code)["type"] == "view"
        friend = served.guest()
        with friend.at(f"tables/{table}/socket", **{"X-Forwarded-For": "198.51.100.10"}) as socket:
            assert socket.do("seat", code=host.code)["type"] == "view", "others are not hindered"


def test_a_code_is_guessed_five_times_from_an_address_whatever_the_names_and_tables(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        hosts = [served.guest() for _ in range(2)]
        tables = [host.open_table(entry="code") for host in hosts]
        codes = []
        for number in range(6):
            with served.guest().at_table(tables[number % 2]) as socket:
                codes.append(wrong_code(socket))
        assert codes == ["table/code"] * 5 + ["rate/limited"]
        with hosts[0].at_table(tables[0]) as socket:
            assert socket.do("seat", code="QQQQQQ")["type"] == "view", "a host guesses nothing"


def test_http_is_no_way_round_a_code(served: Served) -> None:
    host, stranger = served.guest(), served.guest()
    table = host.open_table(entry="code", bots=True)
    for method, path in (
        ("POST", f"/tables/{table}/bots"),
        ("POST", f"/tables/{table}/pause"),
        ("DELETE", f"/tables/{table}"),
    ):
        assert problem(stranger.web.request(method, path, json={})) == (403, "auth/forbidden")
    assert problem(stranger.web.post("/advice", json={"table": table})) == (409, "advice/none")
    assert served.table(table).kept.admitted == ()


# Looking


def test_anybody_may_look_at_the_lobby_and_at_tables(served: Served) -> None:
    """The tests of secrecy show which cards they see."""
    player, nobody = served.guest(), served.person()
    table = player.open_table()
    with (
        player.seated(table, box=1) as socket,
        nobody.at_table(table) as watching,
        nobody.at("lobby/socket") as lobby,
    ):
        assert lobby.next()["type"] == "lobby"
        nobody_here = {"id": "", "name": "", "role": "bystander", "boxes": [], "host": False, "code": ""}
        assert watching.next()["me"] == nobody_here
        version = socket.bet()["version"]
        shown = watching.until(lambda frame: frame.get("version") == version)
        assert shown["view"]["legal"] == []
        for path in ("/tables", f"/tables/{table}", f"/rounds/{table}-{socket.round}"):
            assert nobody.web.get(path).status_code == 200
        proof = nobody.web.get(f"/rounds/{table}-{socket.round}/proof")
        assert problem(proof) == (409, "http/too_early")


def test_a_closed_table_is_gone_from_the_lobby(served: Served) -> None:
    host = served.guest()
    table = host.open_table()
    with served.person().at("lobby/socket") as lobby:
        assert table in str(lobby.next())
        assert host.web.delete(f"/tables/{table}").status_code == 204
        lobby.until(lambda frame: table not in str(frame))
    assert table not in listed(served)
    assert host.web.get(f"/tables/{table}").json()["stage"] == "closed"


def test_who_may_pause_and_close_a_table(served: Served) -> None:
    host: Person = served.guest()
    table = host.open_table()
    stranger, boss = served.guest(), served.staff("supervisor", "Closes It")
    for person, allowed in ((stranger, False), (host, True), (boss, True)):
        for paused in (True, False):
            answer = person.web.post(f"/tables/{table}/pause", json={"paused": paused})
            assert answer.status_code == (200 if allowed else 403)
            assert served.table(table).kept.paused == (paused and allowed)
    assert problem(stranger.web.delete(f"/tables/{table}")) == (403, "auth/forbidden")
    assert boss.web.delete(f"/tables/{table}").status_code == 204
    assert problem(host.web.post(f"/tables/{table}/pause", json={})) == (409, "table/closed")


def test_a_closed_table_stays_known_when_its_desk_is_gone(served: Served) -> None:
    host = served.guest()
    table = host.open_table(entry="code")
    before = host.web.get(f"/tables/{table}").json()
    assert host.web.delete(f"/tables/{table}").status_code == 204

    async def tidied(works: Works) -> bool:
        await works.floor._tidy()
        return works.floor.desk(table) is None

    assert served.run(tidied)
    assert host.web.get(f"/tables/{table}").json() == {**before, "stage": "closed"}
    assert problem(host.web.post(f"/tables/{table}/pause", json={})) == (409, "table/closed")
    assert problem(host.web.post(f"/tables/{table}/bots", json={})) == (409, "table/closed")
    assert problem(host.web.delete(f"/tables/{table}")) == (409, "table/closed")
    assert problem(host.web.delete("/tables/nosuchid")) == (404, "http/no_such")


# Spots


def test_a_closed_spot_says_why_in_the_language_of_whoever_asks(served: Served) -> None:
    player = served.guest()
    table, asked = player.open_table(house="rws"), {"box": 1, "wager": "progressive"}
    with player.seated(table, box=1):
        before, messages = served.table(table), set()
        for language in LANGUAGES:
            headers = {"Accept-Language": language}
            answer = player.web.post(f"/tables/{table}/spot", json=asked, headers=headers)
            assert answer.headers["vary"] == "accept-language"
            found = answer.json()
            messages.add((found.pop("label"), found.pop("message")))
            assert found == {
                **asked, "open": False, "least_minor": None, "most_minor": None, "step_minor": None,
                "stake_minor": 0, "code": "bet/needs_other", "clause": "rws:3.4",
            }  # fmt: skip
        assert served.table(table) is before
    assert len(messages) == len(LANGUAGES)
    assert all(label in message and "(rws:3.4)" in message for label, message in messages)


def test_an_open_spot_says_what_it_takes(served: Served) -> None:
    player = served.guest()
    table = player.open_table(house="rws")
    with player.seated(table, box=1):
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
