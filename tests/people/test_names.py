"""Names: what can be one, how names are compared and look, and free ones for guests."""

import random
from itertools import product

import pytest

from queenhigh.people.names import FIRST, SECOND, check_name, free_name, name_key, name_look
from queenhigh.people.records import PeopleError
from queenhigh.server.bots.bots import NAMES

GOOD = (
    "Ann", "a", "x" * 30, "Ann Lee", "ann-lee", "Dr. Who", "O'Neil", "José", "Nguyễn", "Иван", "Ελένη",
    "山田太郎", "ヤマダ たろう", "김철수", "राम", "محمد", "Ann 山", "player_7", "Talbot", "Abbott",
    "Botanist", "Admiral", "Housewright", "Deal", "Robotham",
)  # fmt: skip
UNFIT = (
    "", " ", "x" * 31, "12", "...", "-ann", "Ann  Lee", "a..b", "Ann\n", "Ann\x00", "Ann\ud800", "♠♥",
    "😀", "Ann|", "Ann<b>", "A\u0301\u0301\u0301nn", "\u0301", "ﷺ" * 2,
)  # fmt: skip
INVISIBLE = (
    "An\u200bn", "An\u200dn", "An\u202en", "\u2066Ann", "An\u00adn", "An\ufe0fn", "\u3164", "Ann\u115f",
    "An\u034fn", "Ann\u2800", "Ann\ufeff", "Ann\U000e0101", "Ann\u180b", "Ann\u00a0\u00a0Lee",
    "An\u20ddn",
)  # fmt: skip
MIXED = ("Аnn", "Annа", "Ivаn", "Ελena", "Ann Иван", "pаypаl", "Ꭺnn", "ꭺnn")
STAFF = (
    "dealer", "Dealer", "DEALER", "The Dealer", "Dealer 2", "dealer7", "d.e.a.l.e.r", "Dea1er", "Deаler",
    "ᴅealer", "Ｄealer", "Dealér", "bot", "Bot Otter", "Otter bot", "OtterBot", "b0t", "b0t 7", "Bot7",
    "Supervisor", "Admin", "ADMIN1", "adm1n", "Αdmin", "Pit Boss", "The House", "house", "Queen High",
    "QueenHigh", "Queen-High 1", "clock", "croupier", "Ann (bot)", "staff", "Ro-bot", "сlосk",
)  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_good_names_are_shown_as_typed(name: str) -> None:
    assert check_name(name) == name
    assert check_name(f" {name}  ") == name


@pytest.mark.parametrize("name", [*UNFIT, *INVISIBLE, *MIXED])
def test_names_that_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(PeopleError) as caught:
        check_name(name)
    assert caught.value.code == "name/unfit"
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("name", STAFF)
def test_nobody_passes_for_staff_or_a_bot(name: str) -> None:
    with pytest.raises(PeopleError) as caught:
        check_name(name)
    assert caught.value.code in ("name/reserved", "name/unfit")


def test_a_refusal_says_what_would_be_right() -> None:
    with pytest.raises(PeopleError, match=r"30 .* 31") as caught:
        check_name("x" * 31)
    assert caught.value.facts == {"most": 30}
    for wrong, named in (("An\u202en", r"U\+202E"), ("Аnn", r"\(Cyrillic, Latin\)")):
        with pytest.raises(PeopleError, match=named):
            check_name(wrong)


def test_names_are_compared_after_nfkc_and_case_folding() -> None:
    assert name_key("ＡＮＮ") == name_key("ann") == name_key(" Ann")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("ﬁn") == name_key("Fin")
    assert name_key("Ann") != name_key("Anna")


def test_no_bot_has_a_name_that_a_person_can_take() -> None:
    for name in NAMES:
        with pytest.raises(PeopleError, match="bot"):
            check_name(f"Bot {name}")


ALIKE = (
    ("Billy", "Bi11y", "BiIIy", "8illy", "Bılly"),
    ("coco", "сосо", "c0c0", "C O C O", "co-co", "ϲοϲο", "çøçø"),
    ("Ann Lee", "AnnLee", "ann_lee", "Ánn Lee", "ᴀɴɴ ʟᴇᴇ"),
    ("modern", "rnodern", "moclern"),
    ("Iris", "lris", "1ri5"),
    ("PEPE", "РЕРЕ", "ΡΕΡΕ"),
    ("Walter", "VValter"),
    ("Oscar", "0scar", "Øscar"),
    ("Max 25", "Max ZS", "Max ٢٥"),
    ("HAMM", "НАММ", "ΗΑΜΜ"),
    ("e", "\u00e9", "e\u0301"),
)
APART = [
    "Ann", "Anna", "Hanna", "Ben", "Bea", "Iva", "Ivan", "Иван", "राम", "रम", "山田", "田山", "Zoe", "Leo",
    "Mia", "Nia",
]  # fmt: skip


@pytest.mark.parametrize("names", ALIKE, ids=lambda names: names[0])
def test_lookalikes_have_one_look(names: tuple[str, ...]) -> None:
    assert {name_look(name) for name in names} == {name_look(names[0])}


def test_other_names_have_another_look() -> None:
    looks = {name_look(name): name for name in APART}
    assert sorted(looks.values()) == sorted(APART)


def test_every_free_name_is_a_good_name_and_looks_like_no_other() -> None:
    names = [f"{first} {second}" for first, second in product(FIRST, SECOND)]
    assert [check_name(name) for name in names] == names
    assert len({name_look(name) for name in names}) == len(names) > 2_500


def test_when_names_are_taken_numbers_come_and_grow_within_the_length_of_a_name() -> None:
    chance = random.Random(1)
    for tries in range(40):
        name = free_name(chance.choice, tries)
        assert check_name(name) == name
        assert name[-1].isdigit() == (tries >= 4)
