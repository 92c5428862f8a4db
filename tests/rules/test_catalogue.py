"""Where houses come from: the catalogue, and a user's own files."""

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
    with pytest.raises(NoSuchHouse, match="did you mean sixcard"):
        find_house("sixcards")


def test_a_house_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(UPCARD, encoding="utf-8")
    assert read_house(path).id == find_house(str(path)).id == "upcard"


def test_the_file_is_named_where_it_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(UPCARD.replace("shows = 1", "shows = 9"), encoding="utf-8")
    with pytest.raises(HouseError, match=r"^mine\.toml: 1 problem\n  line \d+, dealer\.shows: "):
        read_house(path)


@pytest.mark.parametrize("tail", [b"\xff", b"\x80abc", b"# \xc3\x28", b"\xed\xa0\x80"])
def test_a_file_that_is_not_utf8(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(UPCARD.encode() + tail)
    with pytest.raises(HouseError, match="is not UTF-8 text"):
        read_house(path)


def test_a_file_with_a_nul(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(UPCARD.encode() + b"\x00")
    with pytest.raises(HouseError, match="not TOML"):
        read_house(path)


def test_a_file_too_large_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff" * (SIZE_LIMIT + 1))
    with pytest.raises(HouseError, match="larger than 256 KiB"):
        read_house(path)


@pytest.mark.parametrize(
    "name", ["missing.toml", "no/such/dir/x.toml", "bad\x00name.toml", "x" * 5_000 + ".toml"]
)
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoSuchHouse) as caught:
        find_house(str(tmp_path / name))
    assert len(str(caught.value)) < 300


def test_a_folder_is_not_a_house(tmp_path: Path) -> None:
    with pytest.raises(NoSuchHouse):
        read_house(tmp_path)
