"""`queenhigh tables` beside a server that runs, and where none does."""

import re
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from kit.command import run, run_json
from kit.refused import refused
from kit.server.served import PATIENCE, Served, served_in
from queenhigh.cli.verbs.serve import tables as verb

HOUSE_FILE = Path(__file__).parents[4] / "src" / "queenhigh" / "houses" / "basics" / "rws.toml"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a server may take longer than a user is asked to wait."""
    monkeypatch.setattr(verb, "PATIENCE_SECONDS", PATIENCE)


def there(served: Served, *words: str) -> tuple[str, ...]:
    return ("tables", *words, "--data", served.settings.data)


def listed(served: Served, *words: str) -> dict[str, dict[str, Any]]:
    found = run_json(*there(served, "list", *words))["tables"]
    return {table["id"]: table for table in found}


def opened(served: Served, *words: str) -> str:
    answer = run_json(*there(served, "open", *words))
    assert answer["done"]
    return str(answer["table"])


def test_a_table_is_opened_listed_paused_and_closed(served: Served) -> None:
    id = opened(served, "prime", "--name", "Corner", "--boxes", "3", "--reveal", "all", "--no-bots")
    table = listed(served)[id]
    assert (table["name"], table["house"], table["boxes"], table["reveal"]) == ("Corner", "prime", 3, "all")
    card = served.person().web.get(f"/tables/{id}").json()
    assert card["settings"]["bots"] is False
    assert run_json(*there(served, "pause", id))["done"]
    assert listed(served)[id]["paused"]
    assert served.person().web.get(f"/tables/{id}").json()["paused"]
    assert run_json(*there(served, "pause", id, "--off"))["done"]
    assert not listed(served)[id]["paused"]
    assert run_json(*there(served, "close", id))["done"]
    assert id not in listed(served)
    assert listed(served, "--all")[id]["stage"] == "closed"
    assert refused(*there(served, "close", id)) == (1, "Refused")


def test_a_list_stays_one_on_80_columns_whatever_the_house_is_called(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {"id": "t12345678901", "name": "The table by the window on the upper floor", "taken": 3, "boxes": 7}
    row |= {"house": "millionaire_progressive", "round": 12, "stage": "deciding", "paused": True, "code": ""}

    async def told(*_: object) -> list[dict[str, Any]]:
        return [row]

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(verb, "_told", told)
    output = run(*there(served, "list")).output
    assert re.search("Id +Name +House +Boxes +Round", output)
    assert {"t12345678901", "millionaire_progressive", "window", "paused"} <= set(output.split())


@pytest.mark.golden
def test_what_is_done_is_told_as_committed(served: Served) -> None:
    id = opened(served, "prime")
    told = run(*there(served, "open", "prime")).output
    other = told.split()[1]
    told = told.replace(other, id)
    for words in (("pause", id), ("pause", id, "--off"), ("close", id), ("close", other)):
        told += run(*there(served, *words)).output
    golden.compare("golden/texts/printed/tables.txt", told.replace(id, "ID").replace(other, "ID"))


def test_its_code_is_told_and_lets_people_in(served: Served) -> None:
    said = run(*there(served, "open", "rws", "--code")).output
    id, code = said.split()[1], said.split()[-1].rstrip(".")
    assert listed(served)[id]["code"] == code
    assert code in run(*there(served, "list")).output
    told = run_json(*there(served, "open", "rws", "--code"))
    assert told["code"] == listed(served)[told["table"]]["code"]
    assert run_json(*there(served, "open", "rws"))["code"] is None
    guest = served.guest()
    with guest.at_table(id) as socket:
        assert socket.do("seat", box=1)["code"] == "table/code"
        assert socket.do("seat", box=1, code=code)["type"] == "view"


def test_a_house_file_of_ones_own_with_posted_settings(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "corner.toml"
    text = HOUSE_FILE.read_text(encoding="utf-8")
    file.write_text(text.replace('id = "rws"', 'id = "corner"'), encoding="utf-8")
    id = opened(served, str(file), "--table", "ante=20..300")
    card = served.person().web.get(f"/tables/{id}").json()
    assert card["house"] == "corner"
    assert str(tmp_path) not in str(card)
    ante = next(limit for limit in card["limits"] if limit["wager"] == "ante")
    assert (ante["least_minor"], ante["most_minor"]) == (2_000, 30_000)


@pytest.mark.parametrize("name", ["a\u202eb", "a\udcffb"])
def test_a_table_cannot_have_every_name(served: Served, name: str) -> None:
    assert refused(*there(served, "open", "rws", "--name", name)) == (2, "BadParameter")


def test_where_no_server_runs_it_is_done_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verb, "PATIENCE_SECONDS", 0.2)
    run("db", "upgrade", "--data", str(tmp_path))
    assert run_json("tables", "list", "--data", str(tmp_path))["tables"] == []
    left = run_json("tables", "open", "draw", "--code", "--data", str(tmp_path))
    assert (left["done"], left["code"]) == (False, None)
    with served_in(tmp_path, open_tables=False) as served:
        monkeypatch.setattr(verb, "PATIENCE_SECONDS", PATIENCE)
        opened(served, "rws")
        assert listed(served)[left["table"]]["house"] == "draw"
