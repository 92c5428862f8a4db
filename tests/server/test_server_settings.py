"""How a server is run: which word counts, what is refused, and what follows from where it listens."""

import socket
from pathlib import Path
from typing import Any

import pytest

from queenhigh.people import PeopleSettings
from queenhigh.rules import house_ids
from queenhigh.server.run import host_names
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
    assert [table.house for table in ServerSettings().first_tables] == list(house_ids())


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"QUEENHIGH_PROT": "1"}, "no setting 'QUEENHIGH_PROT'.*QUEENHIGH_PORT"),
        ({"QUEENHIGH_PORT": "many"}, "do not fit.*port"),
        ({"QUEENHIGH_PORT": "70000"}, "do not fit.*port"),
        ({"QUEENHIGH_SLOW_SECONDS": "0"}, "do not fit.*slow_seconds"),
        ({"QUEENHIGH_METRICS": "nobody"}, "do not fit.*metrics"),
        ({"QUEENHIGH_TABLES": '[{"hose": "rws"}]'}, "table 1 has no setting 'hose'.*house"),
        ({"QUEENHIGH_TABLES": '[{"house": "nowhere"}]'}, "there is no house 'nowhere'"),
        ({"QUEENHIGH_PEOPLE": '{"idle_day": 1}'}, "people has no setting 'idle_day'.*idle_days"),
        ({"QUEENHIGH_KEY": "k.pem"}, "the certificate is not said"),
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
