"""Where houses come from: the catalogue, and a user's own files."""

import os
from pathlib import Path

import pytest

from kit.houses.invented import UPCARD
from kit.houses.toml_text import house_text
from queenhigh.rules import (
    HouseError,
    NoSuchHouse,
    find_house,
    first_ids,
    house,
    house_groups,
    house_ids,
    load,
    read_house,
)
from queenhigh.rules.read.lines import SIZE_LIMIT


def test_the_catalogue_holds_these_houses() -> None:
    assert house_groups() == {
        "basics": ("draw", "prime", "rws", "sixcard", "ultimate"),
        "casinos": ("caesars", "evolution", "pennsylvania"),
        "progressives": ("buddy", "gila_river", "millionaire_maker", "millionaire_progressive"),
        "rooms": ("oceans11", "pauma", "pompano"),
        "variants": ("second_chance", "three_card_prime", "uk_draw", "ultimate_down"),
    }
    assert sorted(id for ids in house_groups().values() for id in ids) == list(house_ids())
    assert first_ids() == house_groups()["basics"]


@pytest.mark.parametrize("name", house_ids())
def test_each_house_loads_under_its_own_id(name: str) -> None:
    assert house(name).id == name
    assert house(name).digest == load(house_text(name)).digest
    assert house(name).digest.startswith("sha256:")
    assert len(house(name).digest) == len("sha256:") + 64


def test_no_two_houses_share_a_digest() -> None:
    assert len({house(name).digest for name in house_ids()}) == len(house_ids())


@pytest.mark.parametrize("name", ["rsw", "RWS", "", "../rws", "rws.toml", "rws\n", "x" * 10_000, "\x00"])
def test_an_unknown_id(name: str) -> None:
    with pytest.raises(NoSuchHouse) as caught:
        house(name)
    assert len(str(caught.value)) < 300
    assert str(caught.value).isprintable()


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(NoSuchHouse, match=r"\bsixcard\b"):
        find_house("sixcards")


def test_a_house_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(UPCARD, encoding="utf-8")
    assert read_house(path).id == find_house(str(path)).id == "upcard"


def test_a_house_by_id_is_read_once() -> None:
    assert house("rws") is find_house("rws") is house("rws")


def test_a_file_is_read_again_when_its_size_or_time_changes(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(UPCARD, encoding="utf-8")
    first = find_house(str(path))
    assert find_house(path) is first
    written = path.stat().st_mtime_ns
    longer = UPCARD.replace('name = "', 'name = "New ', 1)
    path.write_text(longer, encoding="utf-8")
    os.utime(path, ns=(written, written))
    second = find_house(path)
    assert second.name == f"New {first.name}"
    path.write_text(longer.replace("New", "Old"), encoding="utf-8")
    os.utime(path, ns=(written, written + 1_000_000_000))
    assert find_house(path).name == f"Old {first.name}"


def test_a_relative_path_is_another_file_in_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for folder, id in (("one", "upcard"), ("two", "uqcard")):
        path = tmp_path / folder / "mine.toml"
        path.parent.mkdir()
        path.write_text(UPCARD.replace('id = "upcard"', f'id = "{id}"'), encoding="utf-8")
        os.utime(path, ns=(0, 0))
        monkeypatch.chdir(path.parent)
        found.append(find_house("mine.toml").id)
    assert found == ["upcard", "uqcard"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        *((UPCARD.encode() + tail, "UTF-8") for tail in (b"\xff", b"\x80abc", b"# \xc3\x28")),
        (UPCARD.encode() + b"\xed\xa0\x80", "UTF-8"),
        (UPCARD.encode() + b"\x00", "TOML"),
        (b"\xff" * (SIZE_LIMIT + 1), "256 KiB"),  # not even read
        (
            UPCARD.replace("shows = 1", "shows = 9").encode(),
            r"^mine\.toml: 1 problem\n  line \d+, dealer\.shows: ",
        ),
    ],
)
def test_a_file_that_holds_no_house(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(HouseError, match=says):
        read_house(path)


@pytest.mark.parametrize(
    "name", ["missing.toml", "no/such/dir/x.toml", "bad\x00name.toml", "x" * 5_000 + ".toml"]
)
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoSuchHouse) as caught:
        find_house(str(tmp_path / name))
    assert len(str(caught.value)) < 300
    with pytest.raises(NoSuchHouse):  # a folder is not a house
        read_house(tmp_path)
