"""Which names may be taken."""

import pytest

from queenhigh.people.names import bot_name, check_name, name_key
from queenhigh.people.records import PeopleError

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
    with pytest.raises(PeopleError, match="1 to 30 characters; this one has 31") as caught:
        check_name("x" * 31)
    assert caught.value.facts == {"most": 30}
    with pytest.raises(PeopleError, match=r"U\+202E"):
        check_name("An\u202en")
    with pytest.raises(PeopleError, match="mixes alphabets \\(Cyrillic, Latin\\)"):
        check_name("Аnn")


def test_names_are_compared_after_nfkc_and_case_folding() -> None:
    assert name_key("ＡＮＮ") == name_key("ann") == name_key(" Ann")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("ﬁn") == name_key("Fin")
    assert name_key("Ann") != name_key("Anna")


def test_no_bot_has_a_name_that_a_person_can_take() -> None:
    names = [bot_name(number) for number in range(150)]
    assert len(set(names)) == 150
    for name in names:
        assert name.startswith("Bot ")
        with pytest.raises(PeopleError, match="bot"):
            check_name(name)
