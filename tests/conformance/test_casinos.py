"""caesars, evolution, pennsylvania, oceans11, pauma, pompano, beside the tables for all houses."""

from collections.abc import Callable

import pytest
from tools.figures import first_told, printed_at_pauma

from kit.houses.changed import otherwise
from kit.play.felt import Felt
from kit.play.slips import QUALIFIES, folded, one_box, slips
from queenhigh.analysis import analyse, price
from queenhigh.engine import SUPERVISOR
from queenhigh.engine.acts import actions as act
from queenhigh.rules import format_award, house, post
from queenhigh.rules.records import Ground


@pytest.mark.clause("caesars:3", "caesars/R5")
def test_a_table_of_caesars_may_post_other_limits() -> None:
    posted = post(house("caesars"), "six_card_bonus=1..5")
    Felt(posted).place(1, ante=10, pair_plus=5, six_card_bonus=1)


@pytest.mark.clause("caesars/R1")
def test_the_other_reading_of_caesars_pays_a_flush_four() -> None:
    felt = one_box(otherwise("caesars", "R1"), "Th 6h 4h", QUALIFIES, pair_plus=5)
    assert slips(felt)["pair_plus"] == ("win", 20_00, "/R1")


@pytest.mark.clause("oceans11:6", "pompano:1")
@pytest.mark.parametrize(
    ("id", "wagers"), [("oceans11", {"ante", "play", "collection"}), ("pompano", {"ante", "play"})]
)
def test_a_straight_flush_has_no_bonus_on_the_ante(id: str, wagers: set[str]) -> None:
    assert slips(one_box(id, "4s 3s 2s", "Ac Kc Qc", ante=10)).keys() == wagers
    assert all(wager.kind != "bonus" for wager in house(id).wagers)


# pennsylvania


@pytest.mark.clause(
    "pennsylvania:5", "pennsylvania:6", "pennsylvania:7", "pennsylvania/R1", "pennsylvania/R5",
    "pennsylvania/R6", "pennsylvania/T1",
)  # fmt: skip
@pytest.mark.parametrize(
    ("letter", "three", "bonus", "six"),
    [("a", 25, 4, 8), ("b", 30, 3, 7), ("c", 30, 3, 5), ("d", 30, 2, 5), ("e", 25, 8, 5)],
)
def test_tables_go_by_letters_and_a_table_posts_which(letter: str, three: int, bonus: int, six: int) -> None:
    rules = post(house("pennsylvania"), f"ante_bonus:{letter} pair_plus:{letter} six_card_bonus:{letter}")
    found = slips(one_box(rules, "5s 5h 5d", "Ac Jd 9s", ante=10, pair_plus=5, six_card_bonus=1))
    assert found["pair_plus"] == ("win", three * 5_00, ":5")
    assert found["ante_bonus"] == ("win", bonus * 10_00, ":6" if letter == "a" else "/R5")
    assert found["six_card_bonus"] == ("win", six * 1_00, "/R6")


@pytest.mark.clause(
    "pennsylvania:5",
    "pennsylvania:6",
    "pennsylvania:7",
    "pennsylvania/R1",
    "pennsylvania/R5",
    "pennsylvania/R6",
)
@pytest.mark.parametrize(
    ("wager", "in_use", "falling"),
    [("ante_bonus", "a", "abcd"), ("pair_plus", "c", ""), ("six_card_bonus", "e", "abcde")],
)
def test_there_are_five_tables_of_each_and_those_of_ours_return_less_and_less(
    wager: str, in_use: str, falling: str
) -> None:
    rules = house("pennsylvania")
    assert [table.name for table in rules.by_name[wager].tables] == list("abcde")
    assert rules.by_name[wager].table_in_use == in_use
    edges = [price(rules, wager, letter).new.house_edge for letter in falling]
    assert edges == sorted(set(edges))


@pytest.mark.clause("pennsylvania:10", "pennsylvania/R4")
def test_what_valley_forge_prints_are_tables_here_and_its_limit_may_be_posted() -> None:
    rules = house("pennsylvania")
    odds = {"ante_bonus": ("5", "4", "1"), "pair_plus": ("30", "6", "3", "1")}
    for name, figures in odds.items():
        rows = [format_award(row.award, rules.currency).split()[0] for row in rules.by_name[name].rows]
        assert tuple(rows[-len(figures) :]) == figures
    Felt(rules).place(1, pair_plus=101)
    felt = Felt(post(rules, "pair_plus=5..100")).open()
    felt.no_bet("bet/above_maximum", "pennsylvania:2", pair_plus=101)


@pytest.mark.clause("pennsylvania:10")
def test_bets_are_taken_until_no_more_bets() -> None:
    Felt("pennsylvania").place(1, ante=10).close().no_bet("bet/closed", "pennsylvania:10", pair_plus=5)


@pytest.mark.clause("pennsylvania:11", "pennsylvania/R3")
def test_the_progressive_is_left_out() -> None:
    names = [wager.name for wager in house("pennsylvania").wagers]
    assert names == ["ante", "play", "ante_bonus", "pair_plus", "six_card_bonus"]
    assert not house("pennsylvania").meters


@pytest.mark.clause("pennsylvania:8", "pennsylvania/T2")
@pytest.mark.parametrize(
    ("ground", "count"), [("exposed_cards", 2), ("wrong_deal", 0), ("dealer_count", 4), ("misdeal", 0)]
)
def test_all_hands_are_void(ground: Ground, count: int) -> None:
    felt = Felt("pennsylvania").place(1, ante=10, pair_plus=5).deal("9s 9h 3d", QUALIFIES)
    one = act.VoidGame(SUPERVISOR, felt.state.game, "exposed_cards", 1)
    felt.refused(one, "void/not_enough", "pennsylvania:8")
    felt.look(1).play(1).void(ground, count)
    assert sum(line.returned_minor for line in felt.state.lines_of(1)) == 25_00
    assert {line.clause for line in felt.state.lines_of(1)} == {"pennsylvania:8"}


# oceans11


@pytest.mark.clause("oceans11/R2")
def test_a_flush_at_four_puts_the_player_ahead_before_the_collection_alone() -> None:
    edge = price("oceans11", "pair_plus", {"flush": "4 to 1"}).new.house_edge
    assert f"{float(edge):.2%}" == "0.42%"
    assert f"{float(edge) - 0.01:.2%}" == "-0.58%"


@pytest.mark.clause("oceans11:8", "oceans11/R4")
@pytest.mark.parametrize(("bet", "taken"), [(5, 5), (10, 10), (12, 15), (100, 100)])
@pytest.mark.parametrize("play", [one_box, folded])
def test_a_collection_is_taken_from_each_bet_whatever_happens(
    play: Callable[..., Felt], bet: int, taken: int
) -> None:
    felt = play("oceans11", "Ks 8h 3d", QUALIFIES, ante=bet, pair_plus=bet)
    for name in ("collection", "side_collection"):
        line = felt.line(1, name)
        assert (line.stake_minor, line.returned_minor, line.clause) == (taken, 0, "oceans11:8")


# pauma


@pytest.mark.clause("pauma:10", "pauma/R3")
def test_without_a_blind_the_game_as_first_told_is_another_one() -> None:
    found = analyse(first_told())
    assert f"{float(found.wagers['ante_play'].house_edge):.2%}" == "4.60%"
    assert f"{float(printed_at_pauma()):.4%}" == "4.6788%"


# pompano


@pytest.mark.clause("pompano:5", "pompano:6", "pompano/R1", "pompano/R2")
@pytest.mark.parametrize(
    ("hand", "dealer", "pair_plus", "trips"),
    [
        ("4s 3s 2s", "Qc 7d 2h", ("win", 200_00), ("win", 1250_00)),
        ("5s 5h 5d", "Qc 7d 2h", ("win", 150_00), ("win", 750_00)),
        ("6s 5h 4d", "Qc 7d 2h", ("win", 30_00), ("lose", 0)),
        ("Ts 6s 4s", "Qc 7d 2h", ("win", 15_00), ("lose", 0)),
        ("2s 2d 3h", "Qc 7d 2h", ("win", 5_00), ("lose", 0)),
        ("2s 2d 3h", "Jc 7d 2h", ("win", 5_00), ("lose", 0)),
        ("2s 2d 3h", "Ac Ad 9c", ("push", 0), ("lose", 0)),
        ("9s 9h 3d", "9c 9d 3h", ("push", 0), ("lose", 0)),
        ("5s 5h 5d", "Ac Ad Ah", ("push", 0), ("push", 0)),
        ("As Kh 9d", "Qc 7d 2h", ("lose", 0), ("lose", 0)),
        ("As Kh 9d", "2c 2d 3h", ("lose", 0), ("lose", 0)),
    ],
)
def test_a_paying_hand_must_beat_the_bank_or_goes_back(
    hand: str, dealer: str, pair_plus: tuple[str, int], trips: tuple[str, int]
) -> None:
    found = slips(one_box("pompano", hand, dealer, ante=10, pair_plus=5, trips=5))
    assert (found["pair_plus"][:2], found["trips"][:2]) == (pair_plus, trips)
    for wager, clause in (("pair_plus", ":5"), ("trips", ":6")):
        assert found[wager][2] == ("/R2" if found[wager][1] else clause)


@pytest.mark.clause("pompano/R1")
@pytest.mark.parametrize(
    ("hand", "dealer", "ends"),
    [
        ("As Kh 9d", "7c 7d 3h", "push"),
        ("6s 6c 2s", "7c 7d 3h", "push"),
        ("As Kh 9d", "Qc 7d 2h", "lose"),
    ],
)
def test_the_other_reading_gives_back_whatever_does_not_beat_the_bank(
    hand: str, dealer: str, ends: str
) -> None:
    found = slips(one_box(otherwise("pompano", "R1"), hand, dealer, ante=10, pair_plus=5, trips=5))
    assert found["pair_plus"][0] == found["trips"][0] == ends


@pytest.mark.clause("pompano:7", "pompano/R4")
def test_no_bank_runs_dry() -> None:
    assert house("pompano").most is None
    felt = Felt("pompano").open()
    for box in (1, 2, 3):
        felt.place(box, ante=500, pair_plus=500)
    felt.deal({1: "4s 3s 2s", 2: "6d 5d 4d", 3: "9h 8h 7h"}, "Qc 7d 2h").play(1, 2, 3).settle()
    assert all(felt.line(box, "pair_plus").returned_minor == 41 * 500_00 for box in (1, 2, 3))
