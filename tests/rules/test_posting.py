"""Table settings: posted limits and the pay table in use."""

import msgspec
import pytest

from kit.felt import Felt
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
    felt.bet(1, ante=15, progressive=5)
    assert posted.digest != house("rws").digest


def test_the_relative_limit_of_a_clause_stays() -> None:
    posted = post(house("draw"), "double_shot=5..50")
    felt = Felt(posted).open().bet(1, ante=10)
    felt.refused(act.PlaceWager(player("p1"), 1, "double_shot", 2100), "bet/above_maximum")
    felt.bet(1, ante=100, double_shot=50)
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
    felt = Felt(post(house("rws"), settings)).open().bet(1, ante=15)
    felt.deal("Qs 7h 2d", "Kh Kd 4c").play(1).settle()
    record = felt.record
    assert record.settings == settings
    again = parse_record(format_record(record, felt.house), house("rws"))
    assert again == record
    assert replay(house("rws"), again).lines == felt.state.lines
    assert replay(felt.house, again).lines == felt.state.lines
    with pytest.raises(ReplayError, match="use the house file"):
        replay(house("rws"), msgspec.structs.replace(record, settings=""))
    with pytest.raises(ReplayError, match="settings do not fit"):
        replay(house("rws"), msgspec.structs.replace(record, settings="ante=1..x"))


@pytest.mark.parametrize(
    ("id", "settings", "said"),
    [
        ("rws", "ante", "is not a table setting"),
        ("rws", "ante=ten..20", "is not a table setting"),
        ("rws", "antte=10..20", "did you mean ante"),
        ("rws", "ante=20..10", "maximum is below the minimum"),
        ("rws", "ante=0..10", "more than nothing"),
        ("rws", "ante=5..12/5", "not whole steps of 5.00"),
        ("rws", "ante=5..10 ante=5..20", "set twice"),
        ("rws", "ante=5.001..10", "finer than"),
        ("rws", "play=5..10", "no limits of its own"),
        ("sixcard", "progressive=10", "fixed by sixcard:8"),
        ("rws", "progressive=20", "flat award or a cap is smaller"),
        ("draw", "double_shot=2000", "cannot be met"),
        ("draw", "play_bonus:nicer", "has no pay table 'nicer'"),
        ("rws", "ante:nicer", "has no pay table"),
    ],
)
def test_settings_that_cannot_be(id: str, settings: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        post(house(id), settings)


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
    with pytest.raises(SettingsError, match="fixed by the house, not by the table"):
        post(msgspec.structs.replace(rules, wagers=(ante, *rules.wagers[1:])), "ante=10..20")
