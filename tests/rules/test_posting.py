"""Table settings: posted limits and the pay table in use."""

import msgspec
import pytest

from kit import golden
from kit.play.felt import Felt
from queenhigh.engine import player
from queenhigh.engine.acts import actions as act
from queenhigh.rules import SettingsError, house, post
from queenhigh.rules.records import Limits, PayTable
from queenhigh.wire import ReplayError, replay
from queenhigh.wire.notation import format_record, parse_record


def test_no_settings_change_nothing() -> None:
    rules = house("rws")
    assert post(rules, "  ") is rules


def test_posted_limits_are_the_ones_refusals_speak_of() -> None:
    posted = post(house("rws"), "ante=10..200/5 progressive=5")
    felt = Felt(posted).open()
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 500), "bet/below_minimum")
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 1200), "bet/wrong_multiple")
    felt.refused(act.PlaceWager(player("p1"), 1, "ante", 20500), "bet/above_maximum")
    felt.place(1, ante=15, progressive=5)
    assert posted.digest != house("rws").digest


def test_the_relative_limit_of_a_clause_stays() -> None:
    posted = post(house("draw"), "double_shot=5..50")
    felt = Felt(posted).place(1, ante=10)
    felt.refused(act.PlaceWager(player("p1"), 1, "double_shot", 2100), "bet/above_maximum")
    felt.place(1, ante=100, double_shot=50)
    felt.refused(act.PlaceWager(player("p1"), 1, "double_shot", 5100), "bet/above_maximum")


def test_another_pay_table_can_be_put_in_use() -> None:
    rules = house("draw")
    bonus = rules.by_name["play_bonus"]
    generous = PayTable("generous", bonus.rows[:2])
    wagers = tuple(
        msgspec.structs.replace(wager, tables=(*wager.tables, generous)) if wager is bonus else wager
        for wager in rules.wagers
    )
    posted = post(msgspec.structs.replace(rules, wagers=wagers), "play_bonus:generous")
    assert posted.by_name["play_bonus"].rows == generous.rows


def test_a_record_carries_its_settings_and_replays() -> None:
    settings = "ante=10..200/5"
    felt = Felt(post(house("rws"), settings)).place(1, ante=15)
    felt.deal("Kh Kd 4c", "Qs 7h 2d").play(1).settle()
    record = felt.record
    assert record.settings == settings
    again = parse_record(house("rws"), format_record(felt.house, record))
    assert again == record
    assert replay(house("rws"), again).lines == felt.state.lines
    assert replay(felt.house, again).lines == felt.state.lines
    with pytest.raises(ReplayError):
        replay(house("rws"), msgspec.structs.replace(record, settings=""))
    with pytest.raises(ReplayError):
        replay(house("rws"), msgspec.structs.replace(record, settings="ante=1..x"))


UNFIT = (
    ("rws", "ante"),
    ("rws", "ante=ten..20"),
    ("rws", "antte=10..20"),
    ("rws", "ante=20..10"),
    ("rws", "ante=0..10"),
    ("rws", "ante=5..12/5"),
    ("rws", "ante=5..10 ante=5..20"),
    ("rws", "ante=5.001..10"),
    ("rws", "play=5..10"),
    ("sixcard", "progressive=10"),
    ("rws", "progressive=20"),
    ("draw", "double_shot=2000"),
    ("draw", "play_bonus:nicer"),
    ("rws", "ante:nicer"),
)


@pytest.mark.golden
def test_settings_that_cannot_be() -> None:
    said = []
    for id, settings in UNFIT:
        with pytest.raises(SettingsError) as caught:
            post(house(id), settings)
        said.append(f"{id} {settings}\n    {caught.value}\n")
    golden.compare("golden/texts/settings.txt", "".join(said))


@pytest.mark.parametrize(
    "settings", ["ante=10..10/2", "ante=10", "ante=10..200", "ante=7.50..30/0.50 pair_plus=5"]
)
def test_what_is_posted_reads_back_as_the_same_rules(settings: str) -> None:
    posted = post(house("rws"), settings)
    assert post(house("rws"), posted.posted) == posted
    assert post(posted, posted.posted).posted == posted.posted


def test_limits_without_a_clause_are_fixed_by_the_house() -> None:
    rules = house("rws")
    ante = msgspec.structs.replace(rules.wagers[0], limits=Limits(500, 50000, 100))
    with pytest.raises(SettingsError):
        post(msgspec.structs.replace(rules, wagers=(ante, *rules.wagers[1:])), "ante=10..20")
