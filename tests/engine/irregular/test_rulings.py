"""What a house does about each ground at each moment, by its clauses."""

from fractions import Fraction

import pytest

from kit.houses.invented import EVERY_HOUSE, any_house
from kit.play.felt import Felt
from queenhigh.engine import Refusal, decide
from queenhigh.engine.irregular.moments import MOMENTS, at_moment, moment_of, sample_moments
from queenhigh.engine.irregular.ruling import GROUNDS, rule_on
from queenhigh.rules import load
from queenhigh.rules.records import Ground

V, S = "void", "stands"
BY_CLAUSE: dict[tuple[str, Ground], tuple[str, ...]] = {
    ("rws", "foreign_card"): (V, V, V, V, S, S),
    ("rws", "exposed_cards"): (S, V, V, V, S, S),
    ("rws", "deck_count"): (V, V, V, V, V, S),
    ("rws", "wrong_deal"): (S, V, S, S, S, S),
    ("rws", "dealer_count"): (S, V, V, V, V, S),
    ("prime", "misdeal"): (S, V, V, V, S, S),
    ("prime", "box"): (S, V, V, V, S, S),
}
"""As the documents have it: bets open, dealt, handled, decided, settled, the next game begun."""


@pytest.mark.parametrize(("name", "ground"), BY_CLAUSE)
def test_a_ground_voids_when_its_clause_says_so(name: str, ground: Ground) -> None:
    found = [rule_on(state, ground) for _, state in sample_moments(name)]
    assert tuple(each.ruling for each in found) == BY_CLAUSE[name, ground]
    rule = any_house(name).irregularity(ground)
    assert rule is not None
    assert {each.clause for each in found} == {any_house(name).cite(rule.clause)}


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_every_ground_is_ruled_on_as_the_engine_would_do_it_and_money_goes_back(name: str) -> None:
    moments = list(sample_moments(any_house(name)))
    assert [moment for moment, _ in moments] == list(MOMENTS)
    for _, state in moments:
        for ground in GROUNDS:
            found = rule_on(state, ground)
            result = decide(state.house, state, found.action)
            assert (found.ruling == "void") == (not isinstance(result, Refusal))
            if found.ruling == "void":
                staked = sum(sum(box.stakes) for box in state.boxes)
                assert sum(line.returned_minor for line in found.after.lines) == staked
            else:
                assert found.after == found.before
                assert found.refusal is not None


def test_a_game_that_nobody_decides_has_the_same_moments() -> None:
    """Pair Plus alone: no hand is played or folded."""
    without = 'without = { wagers = ["ante", "play", "ante_bonus", "progressive"] }'
    alone = "[wagers.pair_plus]\nopens_box = true\n"
    house = load(f'base = "rws"\nid = "plus"\nname = "Plus"\n{without}\n{alone}')
    assert [moment for moment, _ in sample_moments(house)] == list(MOMENTS)


def test_what_can_be_put_right_is_put_right_where_the_house_says_so() -> None:
    dealt = dict(sample_moments("rws"))["dealt"]
    for ground in ("wrong_deal", "dealer_count"):
        assert rule_on(dealt, ground, repairable=True).ruling == "repair"
    assert rule_on(dealt, "exposed_cards", repairable=True).ruling == "void"


def test_whole_hands_are_moved_where_that_puts_a_deal_right() -> None:
    dealt = dict(sample_moments("rws"))["dealt"]
    asked = rule_on(dealt, "wrong_deal", repairable=True)
    assert asked.event is None, "each hand lies where it should: nobody knows what went wrong"
    swapped = rule_on(dealt, "wrong_deal", repairable=True, moves=((0, 1), (1, 0)))
    assert swapped.after.box(1).cards == dealt.dealer
    assert swapped.after.dealer == dealt.box(1).cards
    bad = rule_on(dealt, "wrong_deal", repairable=True, moves=((0, 1),))
    assert bad.refusal is not None
    assert (bad.ruling, bad.refusal.code, bad.after) == ("repair", "move/not_whole_hands", dealt)
    handled = dict(sample_moments("rws"))["handled"]
    assert rule_on(handled, "wrong_deal", repairable=True, moves=((0, 1), (1, 0))).ruling == "stands"


@pytest.mark.parametrize(
    ("ground", "count", "ruling"),
    [
        ("exposed_cards", 1, "stands"),
        ("exposed_cards", 2, "void"),
        ("deck_count", 52, "stands"),
        ("deck_count", 51, "void"),
        ("dealer_count", 3, "stands"),
        ("dealer_count", 4, "void"),
    ],
)
def test_the_number_of_cards_decides(ground: Ground, count: int, ruling: str) -> None:
    dealt = dict(sample_moments("rws"))["dealt"]
    assert rule_on(dealt, ground, count=count).ruling == ruling


def test_a_void_of_a_settled_game_gives_back_the_jackpot_too() -> None:
    felt = Felt("rws").open(main=50_000).bet(1, ante=10, progressive="2.50")
    felt.deal("Qc 7d 2s", "As Ks Qs").play(1).settle()
    found = rule_on(felt.state, "deck_count", count=51, game=felt.state.game)
    assert dict(found.before.meters_minor)["main"] < 50_000_00
    assert dict(found.after.meters_minor)["main"] == 50_000_00
    assert Fraction(sum(line.returned_minor for line in found.after.lines), 100) == Fraction("22.5")


def test_moments_of_a_record() -> None:
    felt = Felt("rws").open().bet(1, ante=10).bet(2, "bo", pair_plus=5)
    assert moment_of(felt.state) == "betting"
    felt.deal("Qc 7d 2s", {1: "Kh Kd 4c", 2: "9c 8d 2h"})
    assert moment_of(felt.state) == "dealt"
    felt.look(1)
    assert moment_of(felt.state) == "handled"
    felt.play(1)
    assert moment_of(felt.state) == "decided"
    felt.settle()
    for moment in MOMENTS:
        cut = at_moment(felt.house, felt.record, moment)
        assert cut is not None
        record, state = cut
        assert len(record.steps) <= len(felt.record.steps) + (moment == "next_game")
        assert moment_of(state) == ("betting" if moment == "next_game" else moment)
    felt.void("deck_count", count=51)
    assert moment_of(felt.state) is None


def test_a_record_that_stops_was_never_at_a_later_moment() -> None:
    felt = Felt("rws").open().bet(1, ante=10)
    assert at_moment(felt.house, felt.record, "settled") is None
    assert at_moment(felt.house, felt.record, "next_game") is None
