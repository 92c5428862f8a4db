"""How a server is run: which word counts, what is refused, and what follows from where it listens."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from kit import golden
from queenhigh.people import PeopleSettings
from queenhigh.rules import first_ids
from queenhigh.server.listening import bind, bind_inner, close_sockets, host_names
from queenhigh.server.settings import ServerSettings, ServerSettingsError, read_settings


def test_options_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nlog = "json"\nslow_seconds = 3\n[people]\nidle_days = 7\n')
    environment = {"QUEENHIGH_PORT": "2", "QUEENHIGH_SLOW_SECONDS": "4", "HOME": "/nowhere"}
    assert read_settings(file).port == 1
    assert read_settings(file, environment).port == 2
    found = read_settings(file, environment, {"port": 3, "host": None})
    assert (found.port, found.host, found.log, found.slow_seconds) == (3, "127.0.0.1", "json", 4)
    assert found.people == PeopleSettings(idle_days=7)
    of_our_tools = {"QUEENHIGH_BROWSER": "/usr/bin/chromium", "QUEENHIGH_SERVER": "http://127.0.0.1:8000"}
    assert read_settings() == read_settings(environment=of_our_tools) == ServerSettings()


def test_a_place_that_is_said_comes_before_any_that_was_said_before(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    url = "postgresql://db.example/cards"
    file.write_text('data = "of the file"')
    assert read_settings(file, {"QUEENHIGH_DATABASE": url}).database == url
    found = read_settings(file, {"QUEENHIGH_DATABASE": url}, {"data": "here", "database": None})
    assert (found.data, found.database) == ("here", "")
    found = read_settings(file, {"QUEENHIGH_DATA": ""}, {"data": None, "database": url})
    assert (found.data, found.database) == ("", url)


def test_addresses_and_networks_of_proxies_are_taken() -> None:
    for said in ("127.0.0.1", "::1", "10.0.0.0/8, 2001:db8::/32"):
        assert read_settings(environment={"QUEENHIGH_PROXY": said}).proxy == said
    assert read_settings(environment={"QUEENHIGH_HOST": "fe80::1%eth0"}).host == "fe80::1%eth0"


def test_lists_and_tables_are_json_in_the_environment() -> None:
    environment = {
        "QUEENHIGH_HOSTS": '["queen.example"]',
        "QUEENHIGH_TABLES": '[{"house": "rws", "bots": false}]',
        "QUEENHIGH_PEOPLE": '{"passwords": false}',
        "QUEENHIGH_DATA": "[a folder]",
    }
    found = read_settings(environment=environment)
    assert found.hosts == ("queen.example",)
    assert [(table.house, table.bots) for table in found.first_tables] == [("rws", False)]
    assert not found.people.passwords
    assert found.folder == Path("[a folder]")
    assert [table.house for table in ServerSettings().first_tables] == list(first_ids())


UNFIT: tuple[dict[str, str], ...] = (
    {"PROT": "1"},
    {"PORT": "many"},
    {"PORT": "70000"},
    {"SLOW_SECONDS": "0"},
    {"METRICS": "nobody"},
    {"PLAIN_PASSWORDS": "yes"},
    {"HOSTS": "cards.example"},
    {"HOSTS": "[1]"},
    {"HOST": "127.0.0.1:80"},
    {"PROXY": "*"},
    {"PROXY": "127.0.0.1, 10.0.0.1/8"},
    {"PEOPLE": "1"},
    {"PEOPLE": '{"idle_days": "x"}'},
    {"PEOPLE": '{"idle_day": 1}'},
    {"TABLES": "[{}]"},
    {"TABLES": '[{"house": "rws", "name": 1}]'},
    {"TABLES": '[{"house": "rws", "name": "a\u202eb"}]'},
    {"TABLES": '[{"house": "rws", "method": "x"}]'},
    {"TABLES": '[{"house": "rws", "progressive": "x"}]'},
    {"TABLES": '[{"hose": "rws"}]'},
    {"TABLES": '[{"house": "nowhere"}]'},
    {"KEY": "k.pem"},
    {"CERTIFICATE": "", "KEY": ""},
    {"DATABASE": ""},
    {"DATABASE": "cards"},
    {"DATABASE": "mysql://u:hush@h/x"},
    {"DATA": ""},
    {"DATA": "a", "DATABASE": "postgresql://b"},
)
"""Environments that are refused; each name begins with `QUEENHIGH_`."""


def refusal(environment: dict[str, str]) -> str:
    with pytest.raises(ServerSettingsError) as caught:
        read_settings(environment={f"QUEENHIGH_{name}": value for name, value in environment.items()})
    return str(caught.value)


@pytest.mark.golden
def test_what_does_not_fit_is_refused_with_the_likeliest_word() -> None:
    lines = [f"{json.dumps(environment)}\n  {refusal(environment)}\n" for environment in UNFIT]
    golden.compare("golden/texts/server_settings.txt", "".join(lines))


def test_a_password_in_a_refused_address_is_not_said_back() -> None:
    assert "hush" not in refusal({"DATABASE": "mysql://u:hush@h/x"})


@pytest.mark.parametrize(
    ("settings", "beyond", "passwords"),
    [
        ({}, False, True),
        ({"host": "::1"}, False, True),
        ({"host": "0.0.0.0"}, True, False),
        ({"host": "0.0.0.0", "plain_passwords": True}, True, True),
        ({"host": "0.0.0.0", "certificate": "c", "key": "k"}, False, True),
        ({"host": "0.0.0.0", "proxy": "192.0.2.1"}, False, True),
        ({"people": PeopleSettings(passwords=False)}, False, False),
    ],
)
def test_passwords_are_taken_where_nobody_reads_them_on_the_way(
    settings: dict[str, Any], beyond: bool, passwords: bool
) -> None:
    found = ServerSettings(**settings)
    assert (found.beyond, found.letting_in.passwords) == (beyond, passwords)


def test_a_server_for_others_goes_by_the_machines_names_and_by_no_wildcard() -> None:
    assert host_names(ServerSettings(hosts=("queen.example",))) == ("127.0.0.1", "queen.example")
    found = host_names(ServerSettings(host="0.0.0.0", hosts=("queen.example",)))
    assert {"queen.example", socket.gethostname()} <= set(found)
    assert not {"0.0.0.0", "::", ""} & set(found)


def test_answers_are_sent_at_once_on_every_socket() -> None:
    """Otherwise the body of each answer waits some 40 ms for the acknowledgement of its head."""
    settings = ServerSettings(port=0)
    listening = [*bind(settings), bind_inner(settings)]
    try:
        for each in listening:
            with socket.create_connection(each.getsockname()), each.accept()[0] as accepted:
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    finally:
        close_sockets(listening)
