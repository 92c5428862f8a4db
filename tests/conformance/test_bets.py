"""Which bets a house takes and refuses, what is ours of a table, and what a void returns."""

import pytest

from kit.play.felt import P1, Felt
from kit.play.slips import QUALIFIES, cited, stakes
from queenhigh.engine import DEALER, SUPERVISOR
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.money import amount_of
from queenhigh.rules import house, house_ids

HAND = "9s 9h 3d"
OTHER = "8s 8h 3c"


@pytest.mark.clause(
    "rws:3.4", "rws:2.1.1", "rws/R1", "rws/R2", "prime:11", "prime:13", "prime/T2", "prime/R4", "sixcard:2",
    "sixcard:8", "sixcard/R2", "draw:1", "draw/T1", "ultimate/T1", "caesars:3", "caesars/R5", "evolution:2",
    "pennsylvania:2", "pennsylvania/R2", "buddy:13", "buddy/T1", "gila_river:8", "gila_river/R1",
    "gila_river/R2", "millionaire_maker:3", "millionaire_maker/R2", "millionaire_progressive:1",
    "millionaire_progressive/R3", "pompano:2", "uk_draw:1", "second_chance:1", "three_card_prime:1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "placed", "bet", "code", "clause"),
    [
        ("rws", "", "ante 4", "below_minimum", "/R1"),
        ("rws", "", "ante 501", "above_maximum", "/R1"),
        ("rws", "", "pair_plus 4", "below_minimum", "/R1"),
        ("rws", "", "pair_plus 501", "above_maximum", "/R1"),
        ("rws", "", "progressive 2.50", "needs_other", ":3.4"),
        ("rws", "pair_plus 5", "progressive 2.50", "needs_other", ":3.4"),
        *(("rws", "ante 10", f"progressive {amount}", "wrong_amount", "/R2")
          for amount in ("0", "1", "2.49", "2.51", "5")),
        ("prime", "", "prime 2", "needs_other", ":11"),
        ("prime", "", "progressive 1", "needs_other", "/T2"),
        *(("prime", "ante 10", f"progressive {amount}", "wrong_amount", "/R4")
          for amount in ("0", "0.50", "2")),
        ("sixcard", "", "ante 4.99", "below_minimum", ":2"),
        ("sixcard", "", "ante 500.01", "above_maximum", ":2"),
        ("sixcard", "", "pair_plus 4.99", "below_minimum", ":2"),
        ("sixcard", "", "pair_plus 500.01", "above_maximum", ":2"),
        ("sixcard", "", "six_card_bonus 2", "needs_other", "/R2"),
        ("sixcard", "", "progressive 5", "needs_other", ":8"),
        ("sixcard", "ante 10", "progressive 5", "needs_other", ":8"),
        ("sixcard", "pair_plus 5", "progressive 5", "needs_other", ":8"),
        *(("sixcard", "ante 10 pair_plus 5", f"progressive {amount}", "wrong_amount", ":8")
          for amount in ("0", "1", "4.99", "10")),
        ("draw", "", "double_shot 5", "needs_other", ":1"),
        ("draw", "", "ante 4", "below_minimum", "/T1"),
        *(("draw", f"ante {ante}", f"double_shot {2 * ante + 1}", "above_maximum", ":1")
          for ante in (5, 10, 37, 500)),
        ("draw", "ante 20 double_shot 30", "ante 14", "below_minimum", ":1"),
        ("draw", "ante 15 double_shot 30", "double_shot 31", "above_maximum", ":1"),
        ("ultimate", "", "ante 4", "below_minimum", "/T1"),
        ("ultimate", "", "ante 501", "above_maximum", "/T1"),
        ("ultimate", "", "ante 5.50", "wrong_multiple", "/T1"),
        ("caesars", "ante 10", "six_card_bonus 5", "needs_other", ":3"),
        ("caesars", "pair_plus 5", "six_card_bonus 5", "needs_other", ":3"),
        ("caesars", "ante 10 pair_plus 5", "six_card_bonus 4", "below_minimum", "/R5"),
        ("caesars", "ante 10 pair_plus 5", "six_card_bonus 101", "above_maximum", "/R5"),
        ("evolution", "", "pair_plus 5", "needs_other", ":2"),
        ("evolution", "", "six_card_bonus 5", "needs_other", ":2"),
        ("pennsylvania", "", "ante 4", "below_minimum", ":2"),
        ("pennsylvania", "", "six_card_bonus 1", "needs_other", "/R2"),
        ("buddy", "", "ante 4", "below_minimum", "/T1"),
        ("buddy", "", "progressive 25", "needs_other", ":13"),
        ("buddy", "pair_plus 5", "progressive 20", "wrong_amount", ":13"),
        ("gila_river", "", "progressive 1", "needs_other", "/R2"),
        ("gila_river", "pair_plus 5", "progressive 2", "wrong_amount", ":8"),
        ("gila_river", "", "six_card_bonus 1", "needs_other", "/R1"),
        ("millionaire_maker", "", "six_card_bonus 5", "needs_other", "/R2"),
        ("millionaire_maker", "ante 10", "six_card_bonus 4", "below_minimum", ":3"),
        ("millionaire_progressive", "", "progressive 5", "needs_other", "/R3"),
        ("millionaire_progressive", "ante 10", "progressive 10", "wrong_amount", ":1"),
        *(("pompano", "", f"{wager} 5", "needs_other", ":2")
          for wager in ("pair_plus", "trips", "six_card_bonus")),
        ("uk_draw", "", "first_three 5", "needs_other", ":1"),
        ("second_chance", "", "best_hand 5", "needs_other", ":1"),
        ("second_chance", "ante 10", "best_hand 21", "above_maximum", ":1"),
        ("three_card_prime", "", "prime 5", "needs_other", ":1"),
    ],
)  # fmt: skip
def test_a_bet_is_refused_by_its_clause(id: str, placed: str, bet: str, code: str, clause: str) -> None:
    felt = Felt(id).open()
    if placed:
        felt.place(1, "", **stakes(placed))
    felt.no_bet(f"bet/{code}", f"{id}{clause}", 1, "p1", **stakes(bet))


@pytest.mark.clause(
    "rws:3.3", "rws:3.4", "rws/R2", "prime:1", "prime:11", "prime:13", "sixcard:2", "sixcard:8", "sixcard/R2",
    "draw:1", "oceans11:2", "pennsylvania:2", "gila_river/R1", "second_chance:1", "caesars/R5",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "placed"),
    [
        *((id, placed) for id in ("rws", "prime", "sixcard", "oceans11", "pennsylvania")
          for placed in ("ante 10", "pair_plus 5", "ante 5 pair_plus 500")),
        ("rws", "ante 10 progressive 2.50"),
        ("prime", "pair_plus 5 progressive 1"),
        ("prime", "pair_plus 5 prime 2"),
        ("prime", "ante 10 prime 2"),
        ("sixcard", "ante 500 pair_plus 5 progressive 5"),
        ("sixcard", "ante 10 six_card_bonus 2"),
        ("sixcard", "pair_plus 10 six_card_bonus 2"),
        *(("draw", f"ante {ante} double_shot {2 * ante}") for ante in (5, 10, 37, 500)),
        ("gila_river", "ante 10 six_card_bonus 1"),
        ("gila_river", "pair_plus 5 six_card_bonus 1"),
        ("second_chance", "ante 10 best_hand 20"),
        ("caesars", "ante 10 pair_plus 5 six_card_bonus 100"),
    ],
)  # fmt: skip
def test_a_box_joins_with_these_bets_and_gets_three_cards(id: str, placed: str) -> None:
    felt = Felt(id).open()
    clause = {"rws": "rws:3.3", "prime": "prime:1", "sixcard": "sixcard:2", "draw": "draw:1"}.get(id)
    felt.refused(act.CloseBetting(DEALER), "round/no_bets", clause)
    felt.place(1, "", **stakes(placed)).deal(HAND, QUALIFIES)
    placed_minor = {name: amount_of(each, felt.house.currency) for name, each in stakes(placed).items()}
    assert felt.stakes(1).items() >= placed_minor.items()
    assert len(felt.view(DEALER).boxes[0].cards) == len(felt.view(DEALER).dealer.cards) == 3


@pytest.mark.clause(
    "rws:3.4", "prime:11", "sixcard:8", "sixcard/R2", "draw:1", "ultimate:1", "ultimate/R1", "pauma:1",
    "pauma/R1", "ultimate_down:1", "ultimate_down/R1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "placed", "wager", "code", "clause"),
    [
        ("rws", "ante 10 pair_plus 5 progressive 2.50", "ante", "needed_by_other", ":3.4"),
        ("prime", "pair_plus 5 prime 2", "pair_plus", "needed_by_other", ":11"),
        ("sixcard", "ante 10 pair_plus 5 progressive 5", "ante", "needed_by_other", ":8"),
        ("sixcard", "ante 10 pair_plus 5 progressive 5", "pair_plus", "needed_by_other", ":8"),
        ("sixcard", "ante 10 six_card_bonus 2", "ante", "needed_by_other", "/R2"),
        ("sixcard", "pair_plus 10 six_card_bonus 2", "pair_plus", "needed_by_other", "/R2"),
        ("draw", "ante 20 double_shot 30", "ante", "needed_by_other", ":1"),
        *((id, "ante 10", "blind", "made_by_playing", ":1") for id in ("ultimate", "pauma", "ultimate_down")),
    ],
)
def test_a_bet_that_another_stands_on_stays(id: str, placed: str, wager: str, code: str, clause: str) -> None:
    felt = Felt(id).place(1, "", **stakes(placed))
    before = felt.stakes(1)
    felt.refused(act.WithdrawWager(P1, 1, wager), f"bet/{code}", f"{id}{clause}")
    if wager == "blind":
        felt.no_bet("bet/made_by_playing", f"{id}{clause}", blind=10)
        assert before == {"ante": 10_00, "blind": 10_00}
        assert all(offer.wager != "blind" for offer in felt.legal("p1"))
    assert felt.stakes(1) == before


@pytest.mark.parametrize("id", house_ids())
def test_a_late_bet_cites_what_says_so_or_nothing(id: str) -> None:
    felt = Felt(id).place(1, ante=10).close()
    clause = felt.no_bet("bet/closed", box=2, ante=10).clause
    assert not clause or "more bets" in house(id).summary(clause.partition(":")[2]).lower()


@pytest.mark.clause(
    "rws:3.3", "rws:3.8.2", "rws:3.10.4", "rws:3.11", "prime:1", "prime:3", "prime:5", "prime:11", "prime:13",
    "sixcard:2", "sixcard:3", "sixcard:4", "sixcard:6", "sixcard:8", "draw:1", "draw:2", "draw:3", "draw:5",
)  # fmt: skip
@pytest.mark.parametrize(
    ("id", "wagers", "more"),
    [
        ("rws", "ante 3.3 play 3.8.2 ante_bonus 3.10.4 pair_plus 3.3 progressive 3.11",
         "dealer 3.9.1 fold 3.8.1 hand 3.6 shuffler 3.7"),
        ("prime", "ante 1 play 3 ante_bonus 6 pair_plus 1 prime 11 progressive 13",
         "dealer 5 fold 3 hand 1 shuffler 1"),
        ("sixcard", "ante 2 play 4 ante_bonus 6 pair_plus 2 six_card_bonus 3 progressive 8",
         "dealer 4 fold 4"),
        ("draw", "ante 1 play 2 play_bonus 5 double_shot 1", "dealer 3 fold 2 hand 1 shuffler 1"),
    ],
)  # fmt: skip
def test_the_rules_card_cites_the_clause_behind_each_wager(id: str, wagers: str, more: str) -> None:
    """And behind what the dealer qualifies with, a fold, and each way to deal."""
    rules = house(id)
    assert {wager.name: wager.clause for wager in rules.wagers} == stakes(wagers)
    beside = {"dealer": rules.dealer.clause, "fold": rules.decision.fold_clause}
    beside.update(rules.deals)
    assert {name: clause for name, clause in beside.items() if clause} == stakes(more)


# What is ours


@pytest.mark.clause(
    "rws/R1", "prime/T1", "sixcard/T1", "draw/T1", "ultimate/T1", "buddy/T1", "caesars/T1", "evolution/T1",
    "gila_river/T1", "millionaire_maker/T1", "millionaire_progressive/T1", "oceans11/T1", "pauma/T1",
    "pompano/T1", "second_chance/T1", "three_card_prime/T1", "uk_draw/T1", "ultimate_down/T1",
)  # fmt: skip
@pytest.mark.parametrize("id", [id for id in house_ids() if id != "pennsylvania"])
def test_boxes_limits_and_meters_are_marked_as_ours(id: str) -> None:
    """Two documents give the limits, or a clause for them, and another a Progressive of a known seed."""
    rules = house(id)
    felt = Felt(id).open()
    ours = f"{id}/{'R1' if id == 'rws' else 'T1'}"
    assert len(felt.state.boxes) == rules.boxes
    for box in (rules.boxes + 1, 0):
        felt.no_bet("box/unknown", "rws:2.1.1" if id == "rws" else ours, box=box, ante=10)
    assert next(each for each in rules.readings if rules.cite(each.id) == ours).assumed
    assert all(meter.assumed for meter in rules.meters)
    assert rules.ante is not None
    assert rules.ante.limits is not None
    limits = rules.ante.limits
    assert limits.assumed
    cited = "sixcard:2" if id == "sixcard" else ours
    for amount, code in ((limits.least_minor - 1, "below_minimum"), (10**9, "above_maximum")):
        felt.refused(act.PlaceWager(P1, 1, "ante", amount), f"bet/{code}", cited)


@pytest.mark.clause("prime/T1", "draw:1", "draw/T1", "sixcard/T1")
@pytest.mark.parametrize(
    ("id", "limits"),
    [
        ("prime", {"ante": (5_00, 500_00), "pair_plus": (5_00, 500_00), "prime": (1_00, 100_00),
                   "progressive": (1_00, 1_00)}),
        ("draw", {"ante": (5_00, 500_00), "double_shot": (1_00, None)}),
        ("sixcard", {"ante": (5_00, 500_00), "pair_plus": (5_00, 500_00), "six_card_bonus": (1_00, 100_00)}),
    ],
)  # fmt: skip
def test_limits_that_are_ours(id: str, limits: dict[str, tuple[int, int | None]]) -> None:
    found = {wager.name: wager.limits for wager in house(id).wagers if wager.limits and wager.limits.assumed}
    assert {name: (each.least_minor, each.most_minor) for name, each in found.items()} == limits
    assert {each.step_minor for each in found.values()} == {1_00}


# What a void returns


def everything_staked(id: str) -> Felt:
    """A deal to box 1 with every wager of the house that may stand beside an Ante, and box 2 with an Ante."""
    every = {wager.name: wager.limits.least_minor // 100 or 1 for wager in house(id).wagers if wager.limits}
    if id == "caesars":
        del every["progressive"]
    return Felt(id).place(1, "", **every).place(2, ante=10).deal({1: HAND, 2: OTHER}, QUALIFIES)


VOIDING = [id for id in house_ids() if id not in ("rws", "pennsylvania")]
"""Houses with a misdeal and void hands."""


@pytest.mark.clause(
    "prime:8", "sixcard/T2", "draw/T2", "ultimate/T2", "buddy:8", "caesars/T2", "evolution/T2",
    "gila_river/T2", "millionaire_maker/T2", "millionaire_progressive/T2", "oceans11/T2", "pauma/T2",
    "pompano/T2", "second_chance/T2", "three_card_prime/T2", "uk_draw/T2", "ultimate_down/T2",
)  # fmt: skip
@pytest.mark.parametrize("decided", ["", "play", "fold"])
@pytest.mark.parametrize("id", VOIDING)
def test_a_misdeal_gives_every_stake_back(id: str, decided: str) -> None:
    felt = everything_staked(id)
    held = felt.holds
    if decided and (decided == "play" or felt.house.folds):
        getattr(felt, decided)(1)
    clause = f"{id}:8" if id in ("prime", "buddy") else f"{id}/T2"
    assert cited(felt, act.VoidGame(SUPERVISOR, 1, "misdeal")) == clause
    for box in (1, 2):
        assert {line.clause for line in felt.state.lines_of(box)} == {clause}
        assert (
            sum(line.returned_minor for line in felt.state.lines_of(box))
            == sum(felt.stakes(box).values())
            > 0
        )
    assert felt.holds == held


@pytest.mark.clause(
    "prime:9", "sixcard/T2", "draw/T2", "ultimate/T2", "buddy:9", "caesars/T2", "evolution/T2",
    "gila_river/T2", "millionaire_maker/T2", "millionaire_progressive/T2", "oceans11/T2", "pauma/T2",
    "pompano/T2", "second_chance/T2", "three_card_prime/T2", "uk_draw/T2", "ultimate_down/T2",
)  # fmt: skip
@pytest.mark.parametrize("decided", ["", "play"])
@pytest.mark.parametrize("id", VOIDING)
def test_a_void_hand_gives_its_stakes_back_and_the_others_play_on(id: str, decided: str) -> None:
    felt = everything_staked(id)
    if decided:
        felt.play(1)
    clause = f"{id}:9" if id in ("prime", "buddy") else f"{id}/T2"
    assert cited(felt, act.VoidBox(SUPERVISOR, 1), ev.BoxVoided) == clause
    assert {line.wager: line.returned_minor for line in felt.state.lines_of(1)} == felt.stakes(1)
    assert {line.clause for line in felt.state.lines_of(1)} == {clause}
    assert not felt.state.lines_of(2)
    felt.play(2).settle(fourth={"draw": "4h", "uk_draw": "4h", "second_chance": "4h 7c Jd"}.get(id, ""))
    assert felt.net(1) == 0
    assert felt.line(2, "ante").outcome != "push"
