"""How a server is run: which word counts, what is refused, and what follows from where it listens."""

import socket
from pathlib import Path
from typing import Any

import pytest

from queenhigh.people import PeopleSettings
from queenhigh.rules import first_ids
from queenhigh.server.listening import host_names
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
    assert read_settings() == ServerSettings()


def test_what_the_tests_and_the_pages_tools_are_told_is_no_setting() -> None:
    tools = {"QUEENHIGH_BROWSER": "/usr/bin/chromium", "QUEENHIGH_SERVER": "http://127.0.0.1:8000"}
    assert read_settings(environment=tools) == ServerSettings()


def test_a_place_that_is_said_comes_before_any_that_was_said_before(tmp_path: Path) -> None:
    file, url = tmp_path / "server.toml", "postgresql://db.example/cards"
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


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"QUEENHIGH_PROT": "1"}, "no setting 'QUEENHIGH_PROT'.*QUEENHIGH_PORT"),
        ({"QUEENHIGH_PORT": "many"}, "do not fit: port: a whole number from 0 up to 65,535$"),
        ({"QUEENHIGH_PORT": "70000"}, "do not fit: port: a whole number from 0 up to 65,535$"),
        ({"QUEENHIGH_SLOW_SECONDS": "0"}, "do not fit: slow_seconds: a number above 0 up to 600$"),
        ({"QUEENHIGH_METRICS": "nobody"}, "do not fit: metrics: all or local$"),
        ({"QUEENHIGH_PLAIN_PASSWORDS": "yes"}, "do not fit: plain_passwords: true or false$"),
        ({"QUEENHIGH_HOSTS": "cards.example"}, "do not fit: hosts: a list$"),
        ({"QUEENHIGH_HOSTS": "[1]"}, "do not fit: hosts 1: text$"),
        ({"QUEENHIGH_PEOPLE": "1"}, "do not fit: people: a table of settings$"),
        ({"QUEENHIGH_PEOPLE": '{"idle_days": "x"}'}, "do not fit: people idle_days: a whole number$"),
        ({"QUEENHIGH_TABLES": "[{}]"}, "do not fit: tables 1: its house is not said$"),
        ({"QUEENHIGH_TABLES": '[{"house": "rws", "name": 1}]'}, "tables 1 name: text of at most 60 char"),
        ({"QUEENHIGH_TABLES": '[{"house": "rws", "method": "x"}]'}, "method: hand or shuffler$"),
        (
            {"QUEENHIGH_TABLES": '[{"house": "rws", "progressive": "x"}]'},
            "tables 1 progressive: own, none, or linked:NAME",
        ),
        ({"QUEENHIGH_HOST": "127.0.0.1:80"}, "host: '127.0.0.1:80' is no address or name"),
        ({"QUEENHIGH_PROXY": "*"}, r"proxy: '\*' is no address"),
        ({"QUEENHIGH_PROXY": "127.0.0.1, 10.0.0.1/8"}, "proxy: ' 10.0.0.1/8' is no address"),
        ({"QUEENHIGH_TABLES": '[{"hose": "rws"}]'}, "table 1 has no setting 'hose'.*house"),
        ({"QUEENHIGH_TABLES": '[{"house": "nowhere"}]'}, "there is no house 'nowhere'"),
        ({"QUEENHIGH_PEOPLE": '{"idle_day": 1}'}, "people has no setting 'idle_day'.*idle_days"),
        ({"QUEENHIGH_TABLES": '[{"house": "rws", "name": "a\u202eb"}]'}, r"table's name .* U\+202E"),
        ({"QUEENHIGH_KEY": "k.pem"}, "the certificate is not said"),
        ({"QUEENHIGH_DATABASE": ""}, "database is empty"),
        ({"QUEENHIGH_DATA": ""}, "data is empty"),
        ({"QUEENHIGH_CERTIFICATE": "", "QUEENHIGH_KEY": ""}, "certificate is empty"),
        ({"QUEENHIGH_DATABASE": "cards"}, "a database is named as in postgresql://"),
        ({"QUEENHIGH_DATABASE": "mysql://u:hush@h/x"}, "^mysql:// is no database we know"),
        ({"QUEENHIGH_DATA": "a", "QUEENHIGH_DATABASE": "postgresql://b"}, "two stores"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_likeliest_word(environment: dict[str, str], says: str) -> None:
    with pytest.raises(ServerSettingsError, match=says):
        read_settings(environment=environment)


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
