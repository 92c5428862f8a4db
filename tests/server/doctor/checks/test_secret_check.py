"""The secret: missing, readable by others, not a secret, or another database's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.doctoring import look, patient, with_secret
from kit.served import served_in
from queenhigh.server.doctor.checks.secret import check_secret


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("house")
    with served_in(folder) as served:
        served.guest().open_table()
        yield folder


def test_the_one_that_the_decks_were_sealed_with_is_fine(house: Path) -> None:
    found = look(check_secret, patient(house))
    assert found.state == "ok"
    assert "sealed with" in found.found
    assert (house / "secret").read_text().strip() not in str(found)


def test_another_ones_is_wrong(house: Path, tmp_path: Path) -> None:
    other = str(with_secret(tmp_path) / "secret")
    found = look(check_secret, patient(house, secret=other))
    assert (found.state, "is not the one" in found.found) == ("wrong", True)


def test_one_that_others_can_read_or_that_is_none_is_wrong(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "secret"
    copy.write_bytes((house / "secret").read_bytes())
    copy.chmod(0o644)
    found = look(check_secret, patient(house, secret=str(copy)))
    assert (found.state, "mode 0644" in found.found) == ("wrong", True)
    copy.write_text("hush")
    assert look(check_secret, patient(house, secret=str(copy))).state == "wrong"
    copy.unlink()
    assert look(check_secret, patient(house, secret=str(copy))).state == "wrong"


def test_where_nothing_is_played_yet_it_may_be_missing(tmp_path: Path) -> None:
    assert look(check_secret, patient(tmp_path)).state == "unknown"
    assert look(check_secret, patient(with_secret(tmp_path))).state == "unknown"
