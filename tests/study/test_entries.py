"""Each wager is reported once, with what hangs on it, and measured by a bet that a player could make."""

import pytest

from kit.houses.changed import changed
from kit.houses.invented import EVERY_HOUSE, any_house
from queenhigh.analysis.figures.price import entry_of
from queenhigh.engine.layout import place_bets
from queenhigh.rules import House
from queenhigh.rules.figures import ANTE_PLAY
from queenhigh.study.entries import decides, entries, staked_in_antes, unit_bet

MONEY = {
    "rws": {
        "ante_play": ["ante", "play", "ante_bonus"],
        "pair_plus": ["pair_plus"],
        "progressive": ["progressive"],
    },
    "draw": {"ante_play": ["ante", "play", "play_bonus"], "double_shot": ["double_shot"]},
    "upcard": {"ante_play": ["ante", "play", "royal"], "pair_plus": ["pair_plus"], "lucky": ["lucky"]},
    "twin": {"ante_play": ["ante", "play"], "side": ["side"], "gold": ["gold"], "silver": ["silver"]},
}
MEASURED = {
    ("rws", "ante_play"): {"ante": 500},
    ("rws", "pair_plus"): {"ante": 500, "pair_plus": 500},
    ("rws", "progressive"): {"ante": 500, "progressive": 250},
    ("prime", "pair_plus"): {"pair_plus": 500},
    ("prime", "prime"): {"prime": 100},
    ("prime", "progressive"): {"progressive": 100},
    ("sixcard", "six_card_bonus"): {"six_card_bonus": 100},
    ("sixcard", "progressive"): {"ante": 500, "pair_plus": 500, "progressive": 500},
    ("draw", "ante_play"): {"ante": 500},
    ("draw", "double_shot"): {"ante": 500, "double_shot": 500},
    ("upcard", "ante_play"): {"ante": 250},
    ("upcard", "pair_plus"): {"pair_plus": 100},
    ("upcard", "lucky"): {"ante": 250, "lucky": 100},
    ("fourth", "showdown"): {"ante": 500, "showdown": 100},
    ("fourth", "jackpot"): {"ante": 500, "jackpot": 125},
    ("twin", "ante_play"): {"ante": 100},
    ("twin", "side"): {"ante": 200, "side": 333},
    ("twin", "gold"): {"ante": 100, "gold": 100},
    ("twin", "silver"): {"ante": 100, "gold": 100, "silver": 50},
}
"""The least stakes by which a figure can come about; a wager that no decision touches stands alone.

Twin's Side may be twice the Ante at most, so 333 needs an Ante of 167, and Antes go in steps of 50.
"""


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_every_wager_counts_in_exactly_one_entry(name: str) -> None:
    house = any_house(name)
    counted = [wager.name for entry in entries(house) for wager in entry.wagers]
    assert sorted(counted) == sorted(wager.name for wager in house.wagers)
    assert entries(house)[0].name == ANTE_PLAY, "the contest with the dealer comes first"
    assert len({entry.name for entry in entries(house)}) == len(entries(house))


@pytest.mark.parametrize("name", MONEY)
def test_play_and_bonuses_count_with_the_wager_they_follow(name: str) -> None:
    found = {entry.name: [wager.name for wager in entry.wagers] for entry in entries(any_house(name))}
    assert found == MONEY[name]


def test_the_contest_is_labelled_by_both_of_its_wagers() -> None:
    labels = {name: entries(any_house(name))[0].label for name in ("rws", "draw")}
    assert labels == {"rws": "Ante and Play", "draw": "Ante and Play/Draw"}
    assert entries(any_house("sixcard"))[2].label == "Six Card Bonus"


def test_a_bonus_on_a_side_wager_counts_with_that_wager() -> None:
    house = changed("rws", {"wagers.ante_bonus.on": "pair_plus"})
    found = {entry.name: [wager.name for wager in entry.wagers] for entry in entries(house)}
    assert found["pair_plus"] == ["ante_bonus", "pair_plus"]
    assert found["ante_play"] == ["ante", "play"]


@pytest.mark.parametrize(("name", "entry"), MEASURED)
def test_a_wager_is_measured_by_the_least_bet_that_tells_its_edge(name: str, entry: str) -> None:
    house = any_house(name)
    [mine] = [each for each in entries(house) if each.name == entry]
    assert dict(unit_bet(house, mine, {}).stakes_minor) == MEASURED[name, entry]


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_a_bet_with_an_ante_is_one_that_the_house_takes(name: str) -> None:
    house = any_house(name)
    for entry in entries(house):
        stakes = unit_bet(house, entry, {}).stakes_minor
        if decides(house, entry.wager):
            place_bets(house, stakes)  # raises where it is refused
            assert "ante" in stakes


def decided(house: House) -> set[str]:
    return {wager.name for wager in house.wagers if wager.placed_before_deal and decides(house, wager)}


def test_decisions_touch_what_a_fold_loses_a_draw_changes_or_the_dealer_may_beat() -> None:
    assert decided(any_house("prime")) == {"ante"}, "all side wagers survive a fold"
    assert decided(any_house("rws")) == {"ante", "pair_plus"}
    assert decided(any_house("sixcard")) == {"ante", "pair_plus", "progressive"}
    assert decided(any_house("draw")) == {"ante", "double_shot"}
    assert decided(any_house("upcard")) == {"ante", "lucky"}, "a folded hand does not beat the dealer"
    assert decided(any_house("fourth")) == {"ante", "showdown", "jackpot"}, "all are drawn to"


def test_antes_on_the_wager_told_in_antes_stand_beside_every_ante() -> None:
    house = any_house("draw")
    contest, shot = entries(house)
    for antes, beside in ((None, {}), (0, {}), (1, {"double_shot": 500}), (2, {"double_shot": 1000})):
        assert dict(unit_bet(house, contest, {}, antes).stakes_minor) == {"ante": 500, **beside}
    assert dict(unit_bet(house, shot, {}, 2).stakes_minor) == {"ante": 500, "double_shot": 1000}
    assert dict(unit_bet(house, shot, {}, 0).stakes_minor) == {"ante": 500, "double_shot": 500}
    assert staked_in_antes(house) is house.by_name["double_shot"]
    assert staked_in_antes(any_house("rws")) is None


def test_meters_are_part_of_the_bet() -> None:
    house = any_house("rws")
    bet = unit_bet(house, entries(house)[2], {"main": 123})
    assert bet.meter("main") == 123
    assert unit_bet(house, entries(house)[2], {}).meter("main") == 1_000_000, "the seed where nothing is said"


def test_a_wager_of_some_others_is_measured_beside_the_first_it_needs() -> None:
    """Prime lost by a fold is decided on; it needs an Ante or a Pair Plus, and an Ante stands there."""
    house = changed("prime", {"wagers.prime.after_fold": "lost"})
    assert dict(unit_bet(house, entry_of(house, "prime"), {}).stakes_minor) == {"ante": 500, "prime": 100}
