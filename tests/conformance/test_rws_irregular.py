"""rws 5.1: what voids a game, until when, and what a void game gives back."""

import pytest

from kit.play.felt import P1, Felt, void
from kit.play.slips import QUALIFIES, cited, envy
from queenhigh.engine import DEALER, SUPERVISOR, Actor
from queenhigh.engine import events as ev
from queenhigh.engine.acts import actions as act
from queenhigh.rules.records import Ground

DULL = "Jh 9c 8s"
SPADES = "As Ks Qs"


def dealt() -> Felt:
    """Two boxes with every wager, cards down, nobody has touched them."""
    felt = Felt("rws").open(main=50_000)
    felt.place(1, ante=10, pair_plus=5, progressive="2.50").place(2, ante=20, progressive="2.50")
    return felt.deal({1: DULL, 2: SPADES}, QUALIFIES)


def settled() -> Felt:
    return dealt().play(1, 2).settle()


@pytest.mark.clause("rws:5.1.1")
@pytest.mark.parametrize("stage", ["betting", "closed", "deciding", "settling"])
def test_a_foreign_card_voids_the_game_in_progress(stage: str) -> None:
    felt = Felt("rws").place(1, ante=10)
    if stage != "betting":
        felt.close()
    if stage in ("deciding", "settling"):
        felt.deal(DULL, QUALIFIES)
    if stage == "settling":
        felt.look(1).play(1).reveal()
    assert felt.state.phase == stage
    assert cited(felt, void("foreign_card")) == "rws:5.1.1"
    assert felt.state.phase == "void"
    assert felt.net(1) == 0


@pytest.mark.clause("rws:5.1.2", "rws:5.1.3", "rws:5.1.4", "rws:5.1.5")
@pytest.mark.parametrize(
    ("ground", "counts", "clause"),
    [
        ("exposed_cards", (2, 3, 9), "rws:5.1.2"),
        ("deck_count", (51, 53, 0), "rws:5.1.3"),
        ("wrong_deal", (0,), "rws:5.1.4"),
        ("dealer_count", (2, 4), "rws:5.1.5"),
    ],
)
def test_these_void_the_game_and_everything_goes_back(
    ground: Ground, counts: tuple[int, ...], clause: str
) -> None:
    for count in counts:
        felt = dealt()
        assert cited(felt, void(ground, count)) == clause
        assert felt.net(1) == felt.net(2) == 0


@pytest.mark.clause("rws:5.1.2", "rws:5.1.3", "rws:5.1.4", "rws:5.1.5")
@pytest.mark.parametrize(
    ("ground", "counts", "repairable", "code", "clause"),
    [
        ("exposed_cards", (0, 1, -2), False, "not_enough", "rws:5.1.2"),
        ("deck_count", (52,), False, "not_enough", "rws:5.1.3"),
        ("wrong_deal", (0,), True, "can_be_repaired", "rws:5.1.4"),
        ("dealer_count", (3,), False, "not_enough", "rws:5.1.5"),
        ("dealer_count", (4,), True, "can_be_repaired", "rws:5.1.5"),
    ],
)
def test_these_do_not_void_the_game(
    ground: Ground, counts: tuple[int, ...], repairable: bool, code: str, clause: str
) -> None:
    felt = dealt()
    for count in counts:
        refused = felt.refused(void(ground, count, repairable), f"void/{code}", clause)
        assert ground != "deck_count" or refused.facts.count == 52
    assert felt.play(1, 2).settle().state.phase == "settled"


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize("how", ["look", "fold", "play"])
def test_a_wrong_deal_stands_once_a_player_has_handled_the_cards(how: str) -> None:
    felt = dealt()
    getattr(felt, how)(2)
    felt.refused(void("wrong_deal"), "void/handled", "rws:5.1.4")
    felt.refused(act.MoveHands(SUPERVISOR, ((1, 2), (2, 1))), "move/handled", "rws:5.1.4")


@pytest.mark.clause("rws:5.1.4", "rws/R9")
@pytest.mark.parametrize(
    ("moves", "one", "two", "dealer"),
    [
        (((1, 2), (2, 0), (0, 1)), QUALIFIES, DULL, SPADES),
        (((0, 1), (1, 0)), QUALIFIES, SPADES, DULL),  # the dealer's place counts as an area
    ],
)
def test_moving_whole_hands_puts_a_wrong_deal_right(
    moves: tuple[tuple[int, int], ...], one: str, two: str, dealer: str
) -> None:
    felt = dealt()
    assert cited(felt, act.MoveHands(SUPERVISOR, moves), ev.HandsMoved) == "rws:5.1.4"
    seen = felt.look(1, 2).play(1, 2).reveal().view("p1")
    hands = (seen.boxes[0].cards, seen.boxes[1].cards, seen.dealer.cards)
    assert tuple(" ".join(cards) for cards in hands) == (one, two, dealer)
    assert felt.settle().state.phase == "settled"


@pytest.mark.clause("rws:5.1.4")
@pytest.mark.parametrize(
    "moves", [(), ((1, 1),), ((1, 2),), ((1, 2), (2, 2)), ((1, 3), (3, 1)), ((1, 2), (1, 0), (2, 1))]
)
def test_hands_are_moved_whole_or_not_at_all(moves: tuple[tuple[int, int], ...]) -> None:
    dealt().refused(act.MoveHands(SUPERVISOR, moves), "move/not_whole_hands", "rws:5.1.4")


@pytest.mark.clause("rws:5.1.3", "rws:5.1.5", "rws/R7", "rws/R8")
@pytest.mark.parametrize(
    ("ground", "count", "clause"),
    [
        ("dealer_count", 4, "rws:5.1.5"),
        ("dealer_count", 2, "rws:5.1.5"),
        ("deck_count", 51, "rws:5.1.3"),
        ("deck_count", 53, "rws:5.1.3"),
    ],
)
def test_a_settled_game_is_voided_until_the_next_one_and_payouts_are_taken_back(
    ground: Ground, count: int, clause: str
) -> None:
    felt = settled()
    paid = felt.state.lines
    assert envy(felt, 1) == [250_00]
    assert felt.holds == {"main": 10_001_00}
    event = felt.do(act.VoidGame(SUPERVISOR, 1, ground, count, meters_minor=felt.state.meters_minor))[0]
    assert isinstance(event, ev.GameVoided)
    assert (event.reversed, event.clause) == (paid, clause)
    assert {(line.outcome, line.clause) for line in felt.state.lines} == {("push", clause)}
    assert {line.wager: line.returned_minor for line in felt.state.lines_of(1)} == felt.stakes(1)
    assert {line.wager: line.returned_minor for line in felt.state.lines_of(2)} == felt.stakes(2)
    assert felt.stakes(1) == {"ante": 10_00, "play": 10_00, "pair_plus": 5_00, "progressive": 2_50}
    assert felt.holds == {"main": 50_000_00}
    assert felt.open().state.game == 2
    assert felt.holds == {"main": 50_000_00}, "the next game begins with the meter as before the void one"


@pytest.mark.clause("rws:5.1.1", "rws:5.1.2", "rws:5.1.4", "rws/R8")
@pytest.mark.parametrize(
    ("ground", "count", "clause"),
    [("foreign_card", 0, "rws:5.1.1"), ("exposed_cards", 2, "rws:5.1.2"), ("wrong_deal", 0, "rws:5.1.4")],
)
def test_only_a_wrong_count_reaches_back_into_a_settled_game(ground: Ground, count: int, clause: str) -> None:
    felt = settled()
    felt.refused(void(ground, count), "void/too_late", clause)
    offers = [offer.ground for offer in felt.legal(SUPERVISOR) if offer.do == "void_game"]
    assert offers == ["deck_count", "dealer_count"]


@pytest.mark.clause("rws:5.1.1", "rws:5.1.3", "rws:5.1.5", "rws/R8")
@pytest.mark.parametrize("stage", ["betting", "closed", "deciding"])
@pytest.mark.parametrize(
    ("ground", "count", "clause"),
    [("foreign_card", 0, "rws:5.1.1"), ("deck_count", 51, "rws:5.1.3"), ("dealer_count", 4, "rws:5.1.5")],
)
def test_earlier_games_stand_once_the_next_has_begun(
    ground: Ground, count: int, clause: str, stage: str
) -> None:
    felt = settled().place(1, ante=10)
    if stage != "betting":
        felt.close()
    if stage == "deciding":
        felt.deal(DULL, QUALIFIES)
    felt.refused(void(ground, count, game=1), "void/too_late", clause)
    if ground != "dealer_count":
        felt.do(void(ground, count, game=2))
        assert [line.returned_minor for line in felt.state.lines] == [10_00]
    assert felt.holds == {"main": 10_001_00}, "what the first game did stands"


@pytest.mark.clause("rws/R7")
def test_a_void_game_gives_a_folded_box_everything_back() -> None:
    felt = dealt().fold(1)
    felt.do(void("exposed_cards", 2))
    returned = {line.wager: line.returned_minor for line in felt.state.lines_of(1)}
    assert returned == {"ante": 10_00, "pair_plus": 5_00, "progressive": 2_50}
    assert felt.net(1) == felt.net(2) == 0


@pytest.mark.clause("rws/R7")
def test_a_void_game_is_over_and_cannot_be_voided_twice() -> None:
    felt = dealt().void("foreign_card")
    felt.refused(void("foreign_card"), "void/already", "rws:5.1.1")
    felt.refused(act.Settle(DEALER), "settle/not_now")
    felt.refused(act.Fold(P1, 1), "decide/not_now")
    assert felt.open().state.game == 2


@pytest.mark.clause("rws:5.1.1")
@pytest.mark.parametrize("by", [DEALER, P1])
def test_only_the_supervisor_declares_a_game_void(by: Actor) -> None:
    dealt().refused(act.VoidGame(by, 1, "foreign_card"), "action/wrong_role")
