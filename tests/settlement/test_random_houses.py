"""Rounds of houses drawn at random, settled and worked out again from the words of their files.

Envy that winners are not paid, reserves in whole coins, the most of a round by both of its rules, contests by
the hands though the dealer does not qualify, and what a line cites that had to beat the dealer.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import floor

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kit.houses.odd_houses import every_word
from kit.oracles import naive_money
from kit.oracles.odd_plans import odd_plans, unstudied
from kit.play.amounts import units
from queenhigh.cards import DECK
from queenhigh.rules import House
from queenhigh.settlement import DealerHand, Line, SettledBox, Settlement, settle
from queenhigh.simulation.dealing.plain import plain_round

FEW = settings(max_examples=16, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = settings(FEW, max_examples=250)
ROUNDS = 20


def check_house(data: st.DataObject, house: House) -> None:
    """Rounds of four boxes, some of them of one player."""
    plan = data.draw(odd_plans(house, boxes=4, takers=False))
    owners = data.draw(st.sampled_from(("abcd", "aabc", "abab", "abbb")))
    meters = dict(plan.meters)
    with unstudied():
        dealt = [plain_round(plan, data.draw(st.integers()), index) for index in range(ROUNDS)]
    for each in dealt:
        boxes = [replace(box, player=who) for box, who in zip(each.boxes, owners, strict=True)]
        check_round(house, boxes, each.dealer, meters)
        for box in boxes:
            like = equal_to(box, each.dealer)
            if like is not None:
                check_round(house, [box], like, meters)


def equal_to(box: SettledBox, dealer: DealerHand) -> DealerHand | None:
    """A dealer with the hand of the box in other suits; none where a card of it lies elsewhere."""
    cards = tuple(DECK[card & ~3 | (card + 1) & 3] for card in box.final)
    lies = {*box.first, *box.final, *dealer.community}
    return None if lies & {*cards} else DealerHand(cards, dealer.community)


def check_round(
    house: House, boxes: Sequence[SettledBox], dealer: DealerHand, meters: dict[str, int]
) -> None:
    found = settle(house, dealer, boxes, units(meters))
    full = settle(replace(house, most=None), dealer, boxes, units(meters))
    check_lines(house, boxes, found, full)
    check_envy(house, boxes, dealer, full.lines)
    check_contest(house, boxes, dealer, full.lines)
    check_cited(house, boxes, dealer, full.lines)
    check_meters(house, boxes, meters, found)


def check_lines(house: House, boxes: Sequence[SettledBox], found: Settlement, full: Settlement) -> None:
    """A stake has one line, and a round pays what it is due as far as the table pays it."""
    for box in boxes:
        mine = [line for line in found.lines if line.box == box.number and line.kind == "stake"]
        stakes = {wager.name: box.stakes[wager.position] for wager in house.wagers}
        assert {line.wager: line.stake_minor for line in mine} == {
            name: each for name, each in stakes.items() if each
        }
        assert len(mine) == len({line.wager for line in mine})
    assert found.meter_moves == full.meter_moves
    told = [(line.box, line.wager, line.kind, line.stake_minor, line.row) for line in found.lines]
    assert told == [(line.box, line.wager, line.kind, line.stake_minor, line.row) for line in full.lines]
    won = [line.won_minor for line in found.lines]
    assert won == (
        naive_money.paid_within(house.most, full.lines)
        if house.most
        else [line.won_minor for line in full.lines]
    )
    for line, due in zip(found.lines, full.lines, strict=True):
        assert due.returned_minor - line.returned_minor == due.won_minor - line.won_minor
        assert (line == due) == (line.won_minor == due.won_minor)
        assert line.outcome == (due.outcome if line == due else "win" if line.won_minor else "push")


def check_envy(house: House, boxes: Sequence[SettledBox], dealer: DealerHand, lines: Sequence[Line]) -> None:
    owner = {box.number: box.player for box in boxes}
    for wager in house.envied_wagers:
        paid: dict[str, list[int]] = {}
        for line in lines:
            if (line.wager, line.kind) == (wager.name, "envy"):
                paid.setdefault(owner[line.box], []).append(line.returned_minor)
        expected = naive_money.envy_of(house, wager, boxes, dealer)
        assert {who: sorted(each) for who, each in paid.items()} == expected
    assert {line.wager for line in lines if line.kind == "envy"} <= {
        wager.name for wager in house.envied_wagers
    }


def check_contest(
    house: House, boxes: Sequence[SettledBox], dealer: DealerHand, lines: Sequence[Line]
) -> None:
    for box in (each for each in boxes if not each.folded):
        for wager in (each for each in house.wagers if each.contest and box.stakes[each.position]):
            [line] = [each for each in lines if (each.box, each.wager) == (box.number, wager.name)]
            net_minor = naive_money.contest_net(house, wager, box, dealer)
            assert line.returned_minor - line.stake_minor == net_minor, f"{wager.name}: {box} {dealer}"


def check_cited(house: House, boxes: Sequence[SettledBox], dealer: DealerHand, lines: Sequence[Line]) -> None:
    """What is lost, or goes back, because the dealer was not beaten cites where that is written."""
    by_number = {box.number: box for box in boxes}
    for line in lines:
        wager = house.by_name[line.wager]
        box = by_number[line.box]
        if line.kind != "stake" or not wager.must_beat_dealer:
            continue
        beats = not box.folded and naive_money.mark(box.final) > naive_money.last_hand(dealer)
        by_it = line.reason in ("row/not_beaten_pushes", "row/not_beaten", "row/folded")
        assert not (by_it and beats)
        if by_it and wager.beat_clause:
            assert line.clause == house.citations[wager.beat_clause]
        if not beats and not (box.folded and wager.lost_by_fold):
            assert line.won_minor == 0
            assert (line.outcome == "push") == (line.reason == "row/not_beaten_pushes")


def check_meters(
    house: House, boxes: Sequence[SettledBox], meters: dict[str, int], found: Settlement
) -> None:
    for meter, move in zip(house.meters, found.meter_moves, strict=True):
        stakes = [box.stakes[house.by_name[meter.fed_by].position] for box in boxes]
        assert move.contributed_minor == sum(floor(meter.contribution * stake) for stake in stakes)
        assert move.reserved_minor == sum(floor(meter.reserve * stake) for stake in stakes)
        assert Fraction(move.fraction) == meter.contribution * sum(stakes) - move.contributed_minor
        assert move.before_minor == meters[meter.name]
        after_minor = move.before_minor + move.contributed_minor - move.paid_minor + move.reseeded_minor
        assert move.after_minor == after_minor
        if not move.paid_minor:
            assert not move.reseeded_minor or move.before_minor < meter.seed_minor


@FEW
@given(st.data(), st.booleans())
def test_any_house_keeps_its_money_exact(data: st.DataObject, most: bool) -> None:
    check_house(data, data.draw(every_word(True, most=most)))


@pytest.mark.long
@MANY
@given(st.data(), st.booleans())
def test_many_houses_keep_their_money_exact(data: st.DataObject, most: bool) -> None:
    check_house(data, data.draw(every_word(True, most=most)))
