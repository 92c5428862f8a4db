"""Rules found by digest: a house's text and what was posted give it back."""

from fractions import Fraction

import msgspec
import pytest

from kit.houses.changed import otherwise
from kit.houses.corner import CORNER
from kit.houses.invented import ALL_HOUSES, INVENTED, any_house
from queenhigh.rules import House, HouseError, NotItsText, SettingsError, Shelf, house, load, post, reread

SETTINGS = {
    "draw": "ante=10..200/5 double_shot=2..50 play_bonus:printed",
    "prime": "ante=10..200/5 progressive=2 prime=5..50",
    "rws": "ante=10..200/5 progressive=5",
    "sixcard": "ante=25..1000/25 pair_plus=10 six_card_bonus=1..20",
    "ultimate": "ante=10..200/5",
}


def posted() -> list[House]:
    return [any_house(name) for name in ALL_HOUSES] + [
        post(house(name), words) for name, words in SETTINGS.items()
    ]


def test_every_house_of_the_catalogue_has_settings_here() -> None:
    assert set(SETTINGS) == set(ALL_HOUSES) - set(INVENTED)


@pytest.mark.parametrize("rules", posted(), ids=lambda rules: f"{rules.id} {rules.posted}")
def test_text_and_posted_settings_give_the_digest_again(rules: House) -> None:
    again = reread(rules.text, rules.posted)
    assert again.digest == rules.digest
    assert (again.text, again.posted) == (rules.text, rules.posted)
    assert again.wagers == rules.wagers


def test_a_shelf_finds_houses_by_digest() -> None:
    shelf = Shelf(posted())
    assert len(shelf) == len(ALL_HOUSES) + len(SETTINGS)
    for rules in posted():
        assert shelf.find(rules.digest) == rules
        assert shelf.keep(rules) == rules.digest
    assert len(shelf) == len(ALL_HOUSES) + len(SETTINGS), "kept once"
    assert shelf.find("sha256:0") is None


def test_rules_that_have_moved_on_stand_beside_the_older_ones() -> None:
    text = house("rws").text
    older = reread(text.replace("40 to 1", "35 to 1"))
    shelf = Shelf([house("rws"), older])
    found = shelf.find(older.digest)
    assert found is not None
    assert str(found.by_name["pair_plus"].rows[0].award) == "35 to 1"


def test_a_house_that_its_text_does_not_give_is_not_kept() -> None:
    rules = house("rws")
    meter = msgspec.structs.replace(rules.meters[0], contribution=Fraction(1, 7))
    altered = msgspec.structs.replace(rules, meters=(meter,))
    for each in (otherwise(rules, "R3"), altered, msgspec.structs.replace(rules, text="")):
        shelf = Shelf()
        with pytest.raises(NotItsText, match="rws"):
            shelf.keep(each)
        assert len(shelf) == 0


def test_what_was_posted_once_is_read_for_ever() -> None:
    """A row of the text and a stake that was posted would both be refused in a file that is written now."""
    lower = 'lower = { ends = [{ hand = "mini_royal", pays = "push" }], no_row = "lose", clause = "3" }'
    text = CORNER.replace('lower = { ends = "lose", clause = "3" }', lower, 1)
    text = text.replace("boxes = 5\n", 'boxes = 5\nmost = { amount = 20, shared = "in order" }\n')
    text = text.replace("max = 100 }", "max = 100, assumed = true }")
    settings = "ante=50..200/1 pair_plus=50..100/1"
    with pytest.raises(SettingsError):
        post(load(text, kept=True), settings)
    rules = reread(text, settings)
    assert (rules.posted, rules.text) == (settings, text)
    assert Shelf([rules]).find(rules.digest) is rules


def test_what_makes_no_house_is_told() -> None:
    with pytest.raises(HouseError, match=r"^stored: 1 problem"):
        reread("format =", source="stored")
    with pytest.raises(SettingsError):
        reread(house("rws").text, "ante")
