"""Rounds that tell what no scenario does: for `spoken`, which says everything once."""

from kit.houses.invented import any_house
from kit.play.felt import Felt
from queenhigh.engine import SUPERVISOR, player
from queenhigh.engine.acts import actions as act


def withdrawn() -> Felt:
    felt = Felt("rws").open().bet(1, "ann", ante=10)
    felt.do(act.WithdrawWager(player("ann"), 1, "ante"))
    return felt


def two_cards_drawn() -> Felt:
    felt = Felt(any_house("fourth")).open().bet(1, "ann", ante=10).deal("Kc 9d 4h", "8s 7h 2c")
    return felt.play(1, discard="2c", times=2).settle("3d", "2s")


def second_hands() -> Felt:
    felt = Felt(any_house("second")).open().bet(1, "ann", ante=10).bet(2, "ben", ante=10)
    felt.deal("Qc 9d 4h", {1: "8s 7h 2c", 2: "As Ad 3h"}).play(1, discard="8s 7h 2c").play(2)
    return felt.settle("3d 5d 9s", "2s 6c Kh")


def upcard_moved() -> Felt:
    felt = Felt(any_house("upcard")).open().bet(1, "ann", ante=10).bet(2, "ben", ante=10)
    felt.deal("Kc 9d 4h", {1: "8s 7h 2c", 2: "Qs Qh 3c"})
    felt.do(act.MoveHands(SUPERVISOR, ((0, 1), (1, 0))))
    return felt


def envy_taken_back() -> Felt:
    felt = Felt("rws").open()
    felt.bet(1, "ann", ante=10, progressive="2.50").bet(2, "ben", ante=10, progressive="2.50")
    felt.deal("Jc 9d 4h", {1: "As Ks Qs", 2: "7d 5s 2c"}).play(1, 2).settle()
    return felt.void("dealer_count", 4)


def winners_without_envy() -> Felt:
    """Two who win by rows with Envy, where no winner is paid any; and a part that is set aside."""
    felt = Felt(any_house("cardroom")).open()
    felt.bet(1, "ann", ante=10, pot="2.50").bet(2, "ben", ante=10, pot="2.50")
    return felt.deal("Jc 4d 3h", {1: "As Ks Qs", 2: "9c 8c 7c"}).play(1, 2).settle()


def set_aside_taken_back() -> Felt:
    return winners_without_envy().void("deck_count", 51)


ROUNDS = (
    withdrawn,
    two_cards_drawn,
    second_hands,
    upcard_moved,
    envy_taken_back,
    set_aside_taken_back,
)
