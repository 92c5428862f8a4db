"""A whole sitting for each house of the catalogue that is not one to begin with.

In each every wager wins once, a hand is folded, one loses, and every ground for a void comes up.
"""

from collections.abc import Callable

from kit.play.felt import Amount, Felt
from queenhigh.engine import SUPERVISOR
from queenhigh.engine.acts import actions as act

ELSEWHERE: dict[str, Callable[[], Felt]] = {}


def sitting(play: Callable[[], Felt]) -> Callable[[], Felt]:
    ELSEWHERE[play.__name__] = play
    return play


def two_voids(felt: Felt, dealer: str, hand: str, **stakes: Amount) -> Felt:
    """Two more rounds of one box: a misdeal, then a hand that is void by itself."""
    felt.open().bet(1, "ann", **stakes).deal(dealer, hand).void("misdeal")
    felt.open().bet(1, "ann", **stakes).deal(dealer, hand)
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.settle()


@sitting
def evolution_sitting() -> Felt:
    """Three queens beside the dealer's kings win everything, a jack high loses, and one folds."""
    felt = Felt("evolution").open().bet(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.bet(2, "ben", ante=10, pair_plus=5).bet(3, "cho", ante=10, six_card_bonus=1)
    felt.deal("Kc Kd 7h", {1: "Qs Qh Qd", 2: "6d 6c 2s", 3: "Jd 9c 2h"})
    felt.look(1, 2, 3).play(1).fold(2).play(3).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, pair_plus=5)


@sitting
def pennsylvania_sitting() -> Felt:
    """Every wager wins by its lettered table; then cards are exposed, dealt wrongly, miscounted, stuck."""
    felt = Felt("pennsylvania").open().bet(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.bet(2, "ben", ante=10, pair_plus=5, six_card_bonus=1).bet(3, "cho", ante=10)
    felt.deal("Kc Kd 7h", {1: "Qs Qh Qd", 2: "7d 7c 2s", 3: "Jd 9c 2h"})
    felt.look(1, 2, 3).play(1).fold(2).play(3).settle()
    felt.open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d").void("exposed_cards", count=2)
    felt.open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d").void("wrong_deal")
    felt.open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d").void("dealer_count", count=4)
    return felt.open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d").void("misdeal")


@sitting
def oceans11_sitting() -> Felt:
    """The dealer shows a seven and has a king: nines win, a jack high loses, one folds; all pay to play."""
    felt = Felt("oceans11").open().bet(1, "ann", ante=10, pair_plus=5).bet(2, "ben", ante=10, pair_plus=5)
    felt.bet(3, "cho", ante=10).deal("7d Kc 4h", {1: "9s 9h 2c", 2: "8d 5c 2s", 3: "Jd 9c 2h"})
    felt.look(1, 2, 3).play(1).fold(2).play(3).settle()
    return two_voids(felt, "7d Kc 4h", "Qs Qh 2d", ante=10, pair_plus=5)


@sitting
def pauma_sitting() -> Felt:
    """A straight is played for three Antes and paid on the Blind; a jack high loses, and one folds."""
    felt = Felt("pauma").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10).bet(3, "cho", ante=10)
    felt.deal("7d Qc 4h", {1: "4s 3h 2d", 2: "8d 5c 2s", 3: "Jd 9c 2h"})
    felt.look(1, 2, 3).play(1, times=3).fold(2).play(3).settle()
    return two_voids(felt, "7d Qc 4h", "Qs Qh 2d", ante=10)


@sitting
def ultimate_down_sitting() -> Felt:
    """As face up, with every card of the dealer's closed until all have decided."""
    felt = Felt("ultimate_down").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10).bet(3, "cho", ante=10)
    felt.deal("7d Qc 4h", {1: "4s 3h 2d", 2: "8d 5c 2s", 3: "Jd 9c 2h"})
    felt.look(1, 2, 3).play(1, times=3).fold(2).play(3).settle()
    return two_voids(felt, "7d Qc 4h", "Qs Qh 2d", ante=10)


@sitting
def uk_draw_sitting() -> Felt:
    """A straight stands, a queen draws an ace, a ten high loses, one folds; the dealer has four cards."""
    felt = Felt("uk_draw").open().bet(1, "ann", ante=10, first_three=5).bet(2, "ben", ante=10)
    felt.bet(3, "cho", ante=10, first_three=5).bet(4, "dee", ante=10, first_three=5)
    felt.deal("Kc 9d 4h", {1: "8s 7h 6c", 2: "Qd Js 3c", 3: "Td 5s 2c", 4: "7d 3s 2h"})
    felt.look(1, 2, 3, 4).play(1).play(2, discard="3c").play(3).fold(4)
    felt.settle(new="Ah", fourth="2s").open().bet(1, "ann", ante=10).deal("Kc 9d 4h", "Qs Qh 2d").void(
        "misdeal"
    )
    felt.open().bet(1, "ann", ante=10).bet(2, "ben", ante=10).deal("Kc 9d 4h", {1: "Qs Qh 2d", 2: "As Ad 9c"})
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.play(2).settle(fourth="2s")


@sitting
def caesars_sitting() -> Felt:
    """Six diamonds in a row are a million; a royal of spades with the dealer's cards takes the meter."""
    felt = Felt("caesars").open(main=600_000).bet(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.bet(2, "ben", ante=10, pair_plus=5).bet(3, "cho", ante=10)
    felt.deal("Qd Jd 9d", {1: "Ad Kd Td", 2: "6s 6c 2s", 3: "Jh 9c 2h"}).look(1, 2, 3).play(1, 3).fold(
        2
    ).settle()
    felt.open(main=600_000).bet(1, "ann", ante=10, pair_plus=5, progressive=5)
    felt.deal("Js Ts 2d", "As Ks Qs").look(1).play(1).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, progressive=5)


@sitting
def millionaire_maker_sitting() -> Felt:
    """Six hearts in a row, for a hundred thousand and a hundred to one on Pair Plus; then a straight."""
    felt = Felt("millionaire_maker").open().bet(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.bet(2, "ben", ante=10, pair_plus=5, six_card_bonus=5).bet(3, "cho", ante=10)
    felt.deal("Jh Th 9h", {1: "Ah Kh Qh", 2: "9s 9c 2s", 3: "Jd 8c 2d"}).look(1, 2, 3).play(1, 3).fold(
        2
    ).settle()
    felt.open().bet(1, "ann", ante=10, pair_plus=5).deal("Qs 7h 4d", "4s 3h 2d").look(1).play(1).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, six_card_bonus=5)


@sitting
def gila_river_sitting() -> Felt:
    """A royal of hearts takes a quarter of the meter though its hand is folded; the next one takes it all."""
    felt = (
        Felt("gila_river")
        .open(main=30_000)
        .bet(1, "ann", ante=10, pair_plus=5, six_card_bonus=1, progressive=1)
    )
    felt.bet(2, "ben", ante=10, progressive=1).bet(3, "cho", ante=10, pair_plus=5)
    felt.deal("Jh Th 2d", {1: "Ah Kh Qh", 2: "6s 6c 3s", 3: "9d 8c 4d"}).look(1, 2, 3).fold(1).play(
        2, 3
    ).settle()
    felt.open(main=30_000).bet(1, "ann", ante=10, pair_plus=5, progressive=1)
    felt.deal("Js Ts Ad", "As Ks Qs").look(1).play(1).settle()
    felt.open().bet(1, "ann", ante=10).deal("Qd 8h 4d", "7s 5h 2d").look(1).play(1).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, progressive=1)


@sitting
def millionaire_progressive_sitting() -> Felt:
    """Two cards for everybody make a royal of spades, and a player who folded is envious of the Mega."""
    felt = Felt("millionaire_progressive").open(mega=1_200_000, major=30_000, minor=3_000)
    felt.bet(1, "ann", ante=10, pair_plus=5, progressive=5).bet(2, "ben", ante=10, progressive=5)
    felt.bet(3, "cho", ante=10)
    felt.deal("Qc 7d 2h", {1: "As Ks Qs", 2: "Kd 6c 3h", 3: "Qd 6h 2d"}, community="Js Ts")
    felt.look(1, 2, 3).play(1, 3).fold(2).settle()
    felt.open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d", community="Js Ts").void("misdeal")
    felt.open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d", community="Js Ts")
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.settle()


@sitting
def buddy_sitting() -> Felt:
    """The jackpot is won: a player who folded and one who lost are buddies, whoever had no bet is none."""
    felt = Felt("buddy").open(main=60_000).bet(1, "ann", ante=10, pair_plus=5, progressive=25)
    felt.bet(2, "ben", ante=10, progressive=25).bet(3, "cho", ante=10, progressive=25).bet(4, "dee", ante=10)
    felt.deal("Qc 8d 2h", {1: "As Ks Qs", 2: "7d 5c 2s", 3: "Jd 9c 2d", 4: "Ad 6c 3h"})
    felt.look(1, 2, 3, 4).play(1, 3, 4).fold(2).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, progressive=25)


@sitting
def pompano_sitting() -> Felt:
    """Three fives win everything; a pair that does not beat the bank goes back on Pair Plus; one folds."""
    felt = Felt("pompano").open().bet(1, "ann", ante=10, pair_plus=5, trips=5, six_card_bonus=1)
    felt.bet(2, "ben", ante=10, pair_plus=5, trips=5).bet(3, "cho", ante=10, pair_plus=5)
    felt.deal("Kc Kd 7h", {1: "5s 5h 5d", 2: "6s 6c 2s", 3: "Jd 9c 2h"}).look(1, 2, 3).play(1, 2).fold(
        3
    ).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, trips=5)


@sitting
def three_card_prime_sitting() -> Felt:
    """A straight is beaten and its Play is paid; red cards win Prime; a jack high loses both; one folds."""
    felt = Felt("three_card_prime").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10, prime=5)
    felt.bet(3, "cho", ante=10, prime=5).bet(4, "dee", ante=10)
    felt.deal("7d 6c 5h", {1: "6s 5d 4c", 2: "9h 9d 2h", 3: "Jd 8h 3d", 4: "8s 5c 2c"})
    felt.look(1, 2, 3, 4).play(1, 2, 3).fold(4).settle()
    felt.open().bet(1, "ann", ante=10).deal("Qc 8d 2h", "Qd 8s 2d").look(1).play(1).settle()
    felt.open().bet(1, "ann", ante=10).deal("Qc 8d 2h", "Kd 8s 2d").look(1).play(1).settle()
    return two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, prime=5)


@sitting
def second_chance_sitting() -> Felt:
    """One keeps a straight, one a queen, one pays to replace three cards; the dealer replaces a queen."""
    felt = Felt("second_chance").open().bet(1, "ann", ante=10, best_hand=5).bet(2, "ben", ante=10)
    felt.bet(3, "cho", ante=10, best_hand=20).deal("Qc 8d 2h", {1: "6s 5h 4d", 2: "7d 5c 2s", 3: "Qd 9c 3h"})
    felt.look(1, 2, 3).play(1, 3).play(2, discard="7d 5c 2s").settle(new="Ah Ad 4c", fourth="Kd Jh 3c")
    felt.open().bet(1, "ann", ante=10).deal("Kc 8d 2h", "6s 5h 4d").void("misdeal")
    felt.open().bet(1, "ann", ante=10).deal("Kc 8d 2h", "6s 5h 4d")
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.settle()
