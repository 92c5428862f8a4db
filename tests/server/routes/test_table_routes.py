"""Tables over HTTP and their sockets: opened within bounds, listed or by code, looked at by anybody."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kit.server.served import SLOW, Person, Reading, Served, problem, served_in
from queenhigh.people import PeopleSettings
from queenhigh.server.routes.tables import TABLES_A_PERSON
from queenhigh.store.records import Meter
from queenhigh.words import LANGUAGES


def listed(served: Served) -> set[str]:
    return {table["id"] for table in served.person().web.get("/tables").json()["tables"]}


# Opening


def test_nobody_but_an_admin_hosts_more_than_a_few_tables_even_if_asked_for_at_once(served: Served) -> None:
    host = served.guest()
    wish = {**SLOW, "entry": "code"}
    with ThreadPoolExecutor(10) as pool:
        answers = list(pool.map(lambda _: host.web.post("/tables", json=wish), range(10)))
    opened = [answer.json()["table"]["id"] for answer in answers if answer.is_success]
    assert len(opened) == TABLES_A_PERSON
    assert {problem(answer) for answer in answers if not answer.is_success} == {(429, "rate/limited")}
    assert host.web.delete(f"/tables/{opened[0]}").status_code == 204
    assert host.open_table()
    assert problem(host.web.post("/tables", json=SLOW)) == (429, "rate/limited")
    admin = served.staff("admin", "Opens Many")
    for _ in range(TABLES_A_PERSON + 2):
        assert admin.open_table()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"house": "nowhere"}, "nowhere"),
        ({"house": "../../etc/passwd"}, "passwd"),
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


def test_a_body_may_be_left_out_if_nothing_in_it_is_required(served: Served) -> None:
    host = served.guest()
    table = host.open_table()
    assert host.web.post(f"/tables/{table}/bots").json()["strategy"] == "best"
    assert host.web.post(f"/tables/{table}/pause").status_code == 200
    assert served.table(table).kept.paused
    refused = host.web.post("/tables")
    assert problem(refused) == (400, "http/unreadable")
    assert "house" in refused.json()["detail"]


# Meters that others share


def test_who_deals_by_hand_plays_for_no_shared_meter_unless_they_answer_for_it(served: Served) -> None:
    live = {**SLOW, "deal": "live", "progressive": "linked:hall"}
    for person in (served.guest(), served.staff("dealer", "Deals Live")):
        assert problem(person.web.post("/tables", json=live)) == (403, "auth/forbidden")
        own = person.open_table(deal="live", progressive="own")
        assert person.open_table(deal="digital", progressive="linked:hall")
    for role in ("supervisor", "admin"):
        assert served.staff(role, f"Opens Live {role[0]}").open_table(deal="live", progressive="linked:hall")
    linked = served.guest().web.post("/tables", json={**SLOW, "progressive": f"linked:{own}"})
    assert problem(linked) == (422, "table/unfit"), "a table's own meter is its own"


def test_only_an_admin_changes_what_a_shared_meter_begins_with(tmp_path: Path) -> None:
    """Though it was opened by a house with other numbers."""
    with served_in(tmp_path) as served:

        def meter() -> Meter:
            found: list[Meter] = served.run(lambda works: works.store.meters())
            return next(each for each in found if each.id == "hall.main")

        served.guest().open_table(progressive="linked:hall")
        served.sql("UPDATE meters SET seed_minor = seed_minor + 1 WHERE id = 'hall.main'")
        before = meter()
        wish = {**SLOW, "progressive": "linked:hall"}
        for person in (served.guest(), served.staff("supervisor", "Wishes Much")):
            assert problem(person.web.post("/tables", json=wish)) == (422, "table/unfit")
            assert meter() == before
        answer = served.staff("admin", "Decides It").web.post("/tables", json=wish)
        assert problem(answer) == (422, "table/unfit")
        assert "hit" in answer.json()["detail"]
        after = meter()
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
    host = served.guest()
    friend = served.guest()
    with served.person().at("lobby/socket") as lobby:
        lobby.next()
        table = host.open_table(entry="code")
        assert len(host.code) == 6
        assert table not in listed(served)
        assert table not in str(lobby.of("lobby"))
    for person in (friend, served.person(), served.staff("admin", "Sees All")):
        assert host.code not in person.web.get(f"/tables/{table}").text
        with person.at_table(table) as socket:
            assert host.code not in str(socket.next())
    with host.at_table(table) as socket:
        assert socket.next()["me"]["code"] == host.code
        assert socket.do("seat", code="QQQQQQ")["type"] == "view", "a host needs no code and guesses none"
    with friend.at_table(table) as socket:
        assert wrong_code(socket, "") == "table/code"
        said = f" {host.code[:3].lower()}-{host.code[3:]} "
        assert socket.do("seat", code=said)["type"] == "view"
        assert socket.do("leave")["type"] == "view"
        assert socket.do("seat")["type"] == "view", "they were let in before"


def test_a_code_is_guessed_once_however_often_the_command_comes(served: Served) -> None:
    host = served.guest()
    with served.guest().at_table(host.open_table(entry="code")) as socket:
        for _ in range(9):
            assert socket.do("seat", id="k1", code="AAAAAA")["code"] == "table/code"
        assert socket.do("seat", id="k1", code=host.code)["code"] == "command/differs"
        for _ in range(2):
            assert socket.do("seat", id="k2", code=host.code)["answer"]["box"] == 1


def test_a_code_is_guessed_five_times_by_a_name_then_not_for_ten_minutes(tmp_path: Path) -> None:
    with served_in(tmp_path, proxy="127.0.0.1") as served:
        host = served.guest()
        guesser = served.guest()
        path = f"tables/{host.open_table(entry='code')}/socket"
        for number in range(5):
            with guesser.at(path, **{"X-Forwarded-For": f"198.51.100.{number + 1}"}) as socket:
                assert wrong_code(socket) == "table/code"
        with guesser.at(path, **{"X-Forwarded-For": "198.51.100.9"}) as socket:
            assert wrong_code(socket) == "rate/limited"
            served.later(minutes=9)
            assert wrong_code(socket, host.code) == "rate/limited", "not even the right one"
            served.later(minutes=1, seconds=1)
            assert socket.do("seat", code=host.code)["type"] == "view"


def test_a_code_is_guessed_five_times_from_an_address_whatever_the_names_and_tables(tmp_path: Path) -> None:
    with served_in(tmp_path) as served:
        tables = [served.guest().open_table(entry="code") for _ in range(2)]
        codes = []
        for number in range(6):
            with served.guest().at_table(tables[number % 2]) as socket:
                codes.append(wrong_code(socket))
        assert codes == ["table/code"] * 5 + ["rate/limited"]


# Sitting down


def purses(person: Person) -> list[object]:
    found: list[object] = person.web.get("/me").json()["purses"]
    return found


def test_a_seat_that_is_refused_grants_no_purse(served: Served) -> None:
    ann = served.guest()
    ben = served.guest()
    table = ann.open_table()
    with ann.seated(table, box=2), ben.at_table(table) as socket:
        for box, code in ((2, "seat/taken"), (9, "box/unknown")):
            assert socket.do("seat", box=box)["code"] == code
        with ben.at_table(ann.open_table(entry="code")) as other:
            assert other.do("seat")["code"] == "table/code"
        assert purses(ben) == []
        assert ben.web.get("/me/ledger").json()["transfers"] == []
        assert socket.do("seat")["purse_minor"] == 100_000
        assert len(purses(ben)) == 1


@pytest.mark.parametrize(
    ("bar", "code"),
    [({"exclude_days": "forever"}, "limit/excluded"), ({"break_minutes": 60}, "limit/break")],
)
def test_whoever_barred_themselves_begins_nothing(served: Served, bar: dict[str, object], code: str) -> None:
    person = served.guest()
    table = person.open_table()
    with person.at_table(table) as socket:
        assert person.web.put("/me/limits", json=bar).is_success
        assert socket.do("seat")["code"] == code
    assert purses(person) == []
    for path, body in (("/tables", {"house": "rws"}), (f"/tables/{table}/bots", {})):
        assert problem(person.web.post(path, json=body)) == (409, code)


# Looking


def test_anybody_may_look_at_the_lobby_and_at_tables(served: Served) -> None:
    """The tests of secrecy show which cards they see."""
    player = served.guest()
    nobody = served.person()
    table = player.open_table()
    with player.seated(table, box=1) as socket, nobody.at_table(table) as watching:
        nobody_here = {"id": "", "name": "", "role": "bystander", "boxes": [], "host": False, "code": ""}
        assert watching.next()["me"] == nobody_here
        version = socket.bet()["version"]
        shown = watching.until(lambda frame: frame.get("version") == version)
        assert shown["view"]["legal"] == []
        for path in ("/tables", f"/tables/{table}", f"/rounds/{table}-{socket.round}"):
            assert nobody.web.get(path).status_code == 200


def test_who_may_pause_and_close_a_table(served: Served) -> None:
    host = served.guest()
    stranger = served.guest()
    boss = served.staff("supervisor", "Closes It")
    table = host.open_table(entry="code", bots=True)
    for person, allowed in ((stranger, False), (host, True), (boss, True)):
        for paused in (True, False):
            answer = person.web.post(f"/tables/{table}/pause", json={"paused": paused})
            assert answer.status_code == (200 if allowed else 403)
            assert served.table(table).kept.paused == (paused and allowed)
    for method, path in (("POST", f"/tables/{table}/bots"), ("DELETE", f"/tables/{table}")):
        assert problem(stranger.web.request(method, path, json={})) == (403, "auth/forbidden")
    assert problem(stranger.web.post("/advice", json={"table": table})) == (409, "advice/none")
    assert served.table(table).kept.admitted == ()
    assert boss.web.delete(f"/tables/{table}").status_code == 204


def test_a_closed_table_is_gone_from_the_lobby_and_stays_known_when_its_desk_is_gone(served: Served) -> None:
    host = served.guest()
    table = host.open_table()
    before = host.web.get(f"/tables/{table}").json()
    with served.person().at("lobby/socket") as lobby:
        assert table in str(lobby.next())
        assert host.web.delete(f"/tables/{table}").status_code == 204
        lobby.until(lambda frame: table not in str(frame))
    assert table not in listed(served)

    served.run(lambda works: works.floor.leases.tidy())
    assert served.run(lambda works: works.floor.desks.get(table)) is None
    assert host.web.get(f"/tables/{table}").json() == {**before, "stage": "closed"}
    for method, path in (("POST", "/pause"), ("POST", "/bots"), ("DELETE", "")):
        assert problem(host.web.request(method, f"/tables/{table}{path}", json={})) == (409, "table/closed")
    assert problem(host.web.delete("/tables/nosuchid")) == (404, "http/no_such")


# Spots


def test_a_spot_says_what_it_takes_or_why_it_is_closed_in_the_callers_language(served: Served) -> None:
    player = served.guest()
    table = player.open_table(house="rws")
    asked = {"box": 1, "wager": "progressive"}
    with player.seated(table, box=1):
        before = served.table(table)
        messages = set()
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
        taken = player.web.post(f"/tables/{table}/spot", json={"box": 1, "wager": "ante"}).json()
        nowhere = player.web.post("/tables/nosuchid/spot", json=asked)
    assert problem(nowhere) == (404, "http/no_such")
    assert len(messages) == len(LANGUAGES)
    assert all(label in message and "(rws:3.4)" in message for label, message in messages)
    assert taken == {
        "box": 1, "wager": "ante", "label": "Ante", "open": True, "least_minor": 500, "most_minor": 50_000,
        "step_minor": 100, "stake_minor": 0, "code": "", "message": "", "clause": "",
    }  # fmt: skip
