"""Whole rounds worth reading, played on the test table; each has a golden transcript in ``tests/golden``.

Every public function is one; its docstring is the title of the transcript. A sitting is of a house of the
catalogue that is not one to begin with: in it every wager wins once, a hand is folded, one loses, and every
ground for a void comes up.
"""

from collections.abc import Callable
from inspect import isfunction

from kit.houses.invented import invented
from kit.play.felt import Amount, Felt
from queenhigh.engine import SUPERVISOR, player
from queenhigh.engine.acts import actions as act


def _two_voids(felt: Felt, dealer: str, hand: str, **stakes: Amount) -> Felt:
    """Two more rounds of one box: a misdeal, then a hand that is void by itself."""
    felt.place(1, "ann", **stakes).deal(hand, dealer).void("misdeal")
    felt.place(1, "ann", **stakes).deal(hand, dealer)
    return felt.void_box(1).settle()


def evolution_sitting() -> Felt:
    """Three queens beside the dealer's kings win everything, a jack high loses, and one folds."""
    felt = Felt("evolution").place(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.place(2, "ben", ante=10, pair_plus=5).place(3, "cho", ante=10, six_card_bonus=1)
    felt.deal({1: "Qs Qh Qd", 2: "6d 6c 2s", 3: "Jd 9c 2h"}, "Kc Kd 7h")
    felt.look(1, 2, 3).play(1).fold(2).play(3).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, pair_plus=5)


def pennsylvania_sitting() -> Felt:
    """Every wager wins by its lettered table; then cards are exposed, dealt wrongly, miscounted, stuck."""
    felt = Felt("pennsylvania").place(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.place(2, "ben", ante=10, pair_plus=5, six_card_bonus=1).place(3, "cho", ante=10)
    felt.deal({1: "Qs Qh Qd", 2: "7d 7c 2s", 3: "Jd 9c 2h"}, "Kc Kd 7h")
    felt.look(1, 2, 3).play(1).fold(2).play(3).settle()
    felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h").void("exposed_cards", count=2)
    felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h").void("wrong_deal")
    felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h").void("dealer_count", count=4)
    return felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h").void("misdeal")


def oceans11_sitting() -> Felt:
    """The dealer shows a seven and has a king: nines win, a jack high loses, one folds; all pay to play."""
    felt = Felt("oceans11").place(1, "ann", ante=10, pair_plus=5).place(2, "ben", ante=10, pair_plus=5)
    felt.place(3, "cho", ante=10).deal({1: "9s 9h 2c", 2: "8d 5c 2s", 3: "Jd 9c 2h"}, "7d Kc 4h")
    felt.look(1, 2, 3).play(1).fold(2).play(3).settle()
    return _two_voids(felt, "7d Kc 4h", "Qs Qh 2d", ante=10, pair_plus=5)


def pauma_sitting() -> Felt:
    """A straight is played for three Antes and paid on the Blind; a jack high loses, and one folds."""
    felt = Felt("pauma").place(1, "ann", ante=10).place(2, "ben", ante=10).place(3, "cho", ante=10)
    felt.deal({1: "4s 3h 2d", 2: "8d 5c 2s", 3: "Jd 9c 2h"}, "7d Qc 4h")
    felt.look(1, 2, 3).play(1, times=3).fold(2).play(3).settle()
    return _two_voids(felt, "7d Qc 4h", "Qs Qh 2d", ante=10)


def ultimate_down_sitting() -> Felt:
    """As face up, with every card of the dealer's closed until all have decided."""
    felt = Felt("ultimate_down").place(1, "ann", ante=10).place(2, "ben", ante=10).place(3, "cho", ante=10)
    felt.deal({1: "4s 3h 2d", 2: "8d 5c 2s", 3: "Jd 9c 2h"}, "7d Qc 4h")
    felt.look(1, 2, 3).play(1, times=3).fold(2).play(3).settle()
    return _two_voids(felt, "7d Qc 4h", "Qs Qh 2d", ante=10)


def uk_draw_sitting() -> Felt:
    """A straight stands, a queen draws an ace, a ten high loses, one folds; the dealer has four cards."""
    felt = Felt("uk_draw").place(1, "ann", ante=10, first_three=5).place(2, "ben", ante=10)
    felt.place(3, "cho", ante=10, first_three=5).place(4, "dee", ante=10, first_three=5)
    felt.deal({1: "8s 7h 6c", 2: "Qd Js 3c", 3: "Td 5s 2c", 4: "7d 3s 2h"}, "Kc 9d 4h")
    felt.look(1, 2, 3, 4).play(1).play(2, discard="3c").play(3).fold(4)
    felt.settle(new="Ah", fourth="2s")
    felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc 9d 4h").void("misdeal")
    felt.place(1, "ann", ante=10).place(2, "ben", ante=10).deal({1: "Qs Qh 2d", 2: "As Ad 9c"}, "Kc 9d 4h")
    return felt.void_box(1).play(2).settle(fourth="2s")


def caesars_sitting() -> Felt:
    """Six diamonds in a row are a million; a royal of spades with the dealer's cards takes the meter."""
    felt = Felt("caesars").open(main=600_000).place(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.place(2, "ben", ante=10, pair_plus=5).place(3, "cho", ante=10)
    felt.deal({1: "Ad Kd Td", 2: "6s 6c 2s", 3: "Jh 9c 2h"}, "Qd Jd 9d")
    felt.look(1, 2, 3).play(1, 3).fold(2).settle()
    felt.open(main=600_000).place(1, "ann", ante=10, pair_plus=5, progressive=5)
    felt.deal("As Ks Qs", "Js Ts 2d").look(1).play(1).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, progressive=5)


def millionaire_maker_sitting() -> Felt:
    """Six hearts in a row, for a hundred thousand and a hundred to one on Pair Plus; then a straight."""
    felt = Felt("millionaire_maker").place(1, "ann", ante=10, pair_plus=5, six_card_bonus=5)
    felt.place(2, "ben", ante=10, pair_plus=5, six_card_bonus=5).place(3, "cho", ante=10)
    felt.deal({1: "Ah Kh Qh", 2: "9s 9c 2s", 3: "Jd 8c 2d"}, "Jh Th 9h")
    felt.look(1, 2, 3).play(1, 3).fold(2).settle()
    felt.place(1, "ann", ante=10, pair_plus=5).deal("4s 3h 2d", "Qs 7h 4d").look(1).play(1).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, six_card_bonus=5)


def gila_river_sitting() -> Felt:
    """A royal of hearts takes a quarter of the meter though its hand is folded; the next one takes it all."""
    felt = Felt("gila_river").open(main=30_000)
    felt.place(1, "ann", ante=10, pair_plus=5, six_card_bonus=1, progressive=1)
    felt.place(2, "ben", ante=10, progressive=1).place(3, "cho", ante=10, pair_plus=5)
    felt.deal({1: "Ah Kh Qh", 2: "6s 6c 3s", 3: "9d 8c 4d"}, "Jh Th 2d")
    felt.look(1, 2, 3).fold(1).play(2, 3).settle()
    felt.open(main=30_000).place(1, "ann", ante=10, pair_plus=5, progressive=1)
    felt.deal("As Ks Qs", "Js Ts Ad").look(1).play(1).settle()
    felt.place(1, "ann", ante=10).deal("7s 5h 2d", "Qd 8h 4d").look(1).play(1).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, progressive=1)


def millionaire_progressive_sitting() -> Felt:
    """Two cards for everybody make a royal of spades, and a player who folded is envious of the Mega."""
    felt = Felt("millionaire_progressive").open(mega=1_200_000, major=30_000, minor=3_000)
    felt.place(1, "ann", ante=10, pair_plus=5, progressive=5).place(2, "ben", ante=10, progressive=5)
    felt.place(3, "cho", ante=10)
    felt.deal({1: "As Ks Qs", 2: "Kd 6c 3h", 3: "Qd 6h 2d"}, "Qc 7d 2h", community="Js Ts")
    felt.look(1, 2, 3).play(1, 3).fold(2).settle()
    felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h", community="Js Ts").void("misdeal")
    felt.place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h", community="Js Ts")
    return felt.void_box(1).settle()


def buddy_sitting() -> Felt:
    """The jackpot is won: a player who folded and one who lost are buddies, whoever had no bet is none."""
    felt = Felt("buddy").open(main=60_000).place(1, "ann", ante=10, pair_plus=5, progressive=25)
    felt.place(2, "ben", ante=10, progressive=25).place(3, "cho", ante=10, progressive=25).place(
        4, "dee", ante=10
    )
    felt.deal({1: "As Ks Qs", 2: "7d 5c 2s", 3: "Jd 9c 2d", 4: "Ad 6c 3h"}, "Qc 8d 2h")
    felt.look(1, 2, 3, 4).play(1, 3, 4).fold(2).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, progressive=25)


def pompano_sitting() -> Felt:
    """Three fives win everything; a pair that does not beat the bank goes back on Pair Plus; one folds."""
    felt = Felt("pompano").place(1, "ann", ante=10, pair_plus=5, trips=5, six_card_bonus=1)
    felt.place(2, "ben", ante=10, pair_plus=5, trips=5).place(3, "cho", ante=10, pair_plus=5)
    felt.deal({1: "5s 5h 5d", 2: "6s 6c 2s", 3: "Jd 9c 2h"}, "Kc Kd 7h")
    felt.look(1, 2, 3).play(1, 2).fold(3).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, trips=5)


def three_card_prime_sitting() -> Felt:
    """A straight is beaten and its Play is paid; red cards win Prime; a jack high loses both; one folds."""
    felt = Felt("three_card_prime").place(1, "ann", ante=10).place(2, "ben", ante=10, prime=5)
    felt.place(3, "cho", ante=10, prime=5).place(4, "dee", ante=10)
    felt.deal({1: "6s 5d 4c", 2: "9h 9d 2h", 3: "Jd 8h 3d", 4: "8s 5c 2c"}, "7d 6c 5h")
    felt.look(1, 2, 3, 4).play(1, 2, 3).fold(4).settle()
    felt.place(1, "ann", ante=10).deal("Qd 8s 2d", "Qc 8d 2h").look(1).play(1).settle()
    felt.place(1, "ann", ante=10).deal("Kd 8s 2d", "Qc 8d 2h").look(1).play(1).settle()
    return _two_voids(felt, "Kc Kd 7h", "Qs Qh 2d", ante=10, prime=5)


def second_chance_sitting() -> Felt:
    """One keeps a straight, one a queen, one pays to replace three cards; the dealer replaces a queen."""
    felt = Felt("second_chance").place(1, "ann", ante=10, best_hand=5).place(2, "ben", ante=10)
    felt.place(3, "cho", ante=10, best_hand=20).deal(
        {1: "6s 5h 4d", 2: "7d 5c 2s", 3: "Qd 9c 3h"}, "Qc 8d 2h"
    )
    felt.look(1, 2, 3).play(1, 3).play(2, discard="7d 5c 2s").settle(new="Ah Ad 4c", fourth="Kd Jh 3c")
    felt.place(1, "ann", ante=10).deal("6s 5h 4d", "Kc 8d 2h").void("misdeal")
    felt.place(1, "ann", ante=10).deal("6s 5h 4d", "Kc 8d 2h")
    return felt.void_box(1).settle()


def rws_win_and_lose() -> Felt:
    """A pair beats the dealer's king high; the next box holds less and loses; Pair Plus stays in alone."""
    felt = Felt("rws", after_game=7).open(main=12345)
    felt.place(1, "ann", ante=10, pair_plus=5).place(2, "ben", ante=25).place(4, "cho", pair_plus=20)
    felt.deal({1: "8s 8h Jc", 2: "Qd Js 3c", 4: "Kh 7h 2h"}, "Kc 9d 4h", method="hand")
    return felt.look(1, 2).play(1, 2).settle()


def rws_jackpot_and_envy() -> Felt:
    """The mini royal in spades takes the meter; others with a Progressive are envious, folded or not."""
    felt = Felt("rws").open(main=98765)
    for box, name in enumerate(("ann", "ben", "cho"), start=1):
        felt.place(box, name, ante=10, progressive="2.50")
    felt.deal({1: "As Ks Qs", 2: "7d 5s 2c", 3: "6d 6s 2h"}, "Jc 9d 4h")
    return felt.look(1, 2).play(1).fold(2).play(3).settle()


def rws_folded_straight() -> Felt:
    """A fold loses Ante and Pair Plus at once; the Progressive is paid, seen by staff and owner alone."""
    felt = Felt("rws").place(3, "ann", ante=10, pair_plus=5, progressive="2.50").place(5, "ben", ante=5)
    felt.deal({3: "9s 8h 7c", 5: "Kd 9c 3s"}, "Ac Ad 4h")
    return felt.look(3).fold(3).play(5).settle()


def rws_stand_off() -> Felt:
    """Equal to the last card: Ante and Play go back, and the Ante Bonus is paid all the same."""
    felt = Felt("rws").place(1, "ann", ante=10).deal("9s 8h 7c", "9c 8d 7h")
    return felt.look(1).play(1).settle()


def rws_dealer_does_not_qualify() -> Felt:
    """Jack high: the Ante is paid, the Play goes back, however poor the player's hand."""
    return Felt("rws").place(1, "ann", ante=10).deal("5s 3h 2c", "Jc 8d 7h").play(1).settle()


def rws_no_more_bets() -> Felt:
    """What is tried too late, on the wrong box or out of the limits is refused, with the clause."""
    felt = Felt("rws").place(1, "ann", ante=10)
    felt.no_bet("action/not_your_box", by="ben", pair_plus=5)
    felt.no_bet("bet/below_minimum", box=2, by="ben", ante=4)
    felt.no_bet("bet/needs_other", "rws:3.4", box=2, by="ben", progressive="2.50")
    felt.close()
    felt.refused(act.WithdrawWager(player("ann"), 1, "ante"), "bet/closed", "rws:5.2")
    felt.refused(act.Look(player("ann"), 1), "look/too_early")
    return felt


def rws_void_foreign_card() -> Felt:
    """A card that is not of the set turns up while bets are still open."""
    return Felt("rws").place(1, "ann", ante=10).void("foreign_card")


def rws_void_exposed_cards() -> Felt:
    """One card exposed voids nothing; two do, and a box that had folded gets its Ante back."""
    felt = Felt("rws").place(1, "ann", ante=10).place(2, "ben", ante=5)
    felt.deal({1: "5s 3h 2c", 2: "Ks Kh 9d"}, "Jc 8d 7h").fold(1)
    felt.refused(act.VoidGame(SUPERVISOR, 1, "exposed_cards", count=1), "void/not_enough", "rws:5.1.2")
    return felt.void("exposed_cards", count=2)


def rws_void_deck_count() -> Felt:
    """The deck turns out to have fifty-one cards."""
    felt = Felt("rws").place(1, "ann", pair_plus=10).deal("5s 3h 2c", "Jc 8d 7h")
    return felt.void("deck_count", count=51)


def rws_void_wrong_deal() -> Felt:
    """A wrong deal that nobody has touched and that cannot be put right."""
    felt = Felt("rws").place(1, "ann", ante=10).deal("5s 3h 2c", "Jc 8d 7h")
    repairable = act.VoidGame(SUPERVISOR, 1, "wrong_deal", repairable=True)
    felt.refused(repairable, "void/can_be_repaired", "rws:5.1.4")
    return felt.void("wrong_deal")


def rws_void_after_settlement() -> Felt:
    """A fourth dealer card is found before the next game: payouts go back, the meter stands as before."""
    felt = Felt("rws").open(main=20000).place(1, "ann", ante=10, progressive="2.50")
    felt.deal("As Ks Qs", "Jc 8d 7h").play(1).settle()
    return felt.void("dealer_count", count=4).open()


def rws_hands_moved() -> Felt:
    """Two hands lie in each other's place; whole hands move and the game goes on."""
    felt = Felt("rws").place(1, "ann", ante=10).place(2, "ben", ante=10)
    felt.deal({1: "5s 3h 2c", 2: "Ks Kh 9d"}, "Qc 8d 7h")
    felt.do(act.MoveHands(SUPERVISOR, ((1, 2), (2, 1))))
    return felt.look(1, 2).play(1).fold(2).settle()


def prime_all_red() -> Felt:
    """Six red cards and a straight flush: every wager of the house wins at once."""
    felt = Felt("prime").open(main=1500)
    felt.place(1, "ann", ante=10, pair_plus=5, prime=2, progressive=1).place(2, "ben", pair_plus=5, prime=1)
    felt.deal({1: "9h 8d 7h", 2: "Kc Ks 2c"}, "Qd 8h 4d")
    felt = felt.look(1, 2).play(1).settle().open()
    felt.place(1, "ann", ante=10, pair_plus=5, prime=2, progressive=1)
    return felt.deal("9h 8h 7h", "Qd 8d 4d").play(1).settle()


def prime_folded_and_alive() -> Felt:
    """Here a fold loses the Ante alone: Pair Plus and Prime live on, out of the other players' sight."""
    felt = Felt("prime").place(1, "ann", ante=10, pair_plus=5, prime=2).place(2, "ben", ante=10)
    felt.deal({1: "6s 6c 3s", 2: "9d 5c 2h"}, "Ac Ad 4h")
    return felt.look(1, 2).fold(1, 2).settle()


def prime_folded_jackpot() -> Felt:
    """The mini royal in diamonds is folded blind, takes the meter, and so is turned up for all to see."""
    felt = Felt("prime").open(main=4321).place(1, "ann", ante=10, progressive=1).place(2, "ben", ante=10)
    return felt.deal({1: "Ad Kd Qd", 2: "9d 9c 2h"}, "Ac As 4h").fold(1).play(2).settle()


def prime_misdeal() -> Felt:
    """Doubt about which hand a card belongs to: everything goes back."""
    felt = Felt("prime").place(1, "ann", ante=10, progressive=1).deal("Td 9c 2h", "Ac As 4h")
    return felt.play(1).void("misdeal")


def prime_box_void() -> Felt:
    """One player showed their cards about: their hand is void, the other one plays on."""
    felt = Felt("prime").place(1, "ann", ante=10, pair_plus=5).place(2, "ben", ante=10)
    felt.deal({1: "9d 9h 2h", 2: "Ac 8d 5s"}, "Kc Ts 4h").look(1, 2).play(1)
    return felt.void_box(1).play(2).settle()


def sixcard_bonus() -> Felt:
    """Three queens, and a full house with the dealer's pair; the box beside it folds with the bonus alive."""
    felt = Felt("sixcard").open()
    felt.place(1, "ann", ante=10, pair_plus=5, six_card_bonus=5, progressive=5)
    felt.place(2, "ben", ante=10, six_card_bonus=1)
    felt.deal({1: "Qs Qh Qd", 2: "7d 7c 2s"}, "Kc Kd 7h")
    return felt.look(1, 2).play(1).fold(2).settle()


def sixcard_envy() -> Felt:
    """Two mini royals at one table: the largest Envy alone is paid, and not to the player who folded."""
    felt = Felt("sixcard").open(main=25000)
    for box, name in enumerate(("ann", "ben", "cho", "dee"), start=1):
        felt.place(box, name, ante=5, pair_plus=5, progressive=5)
    felt.deal({1: "As Ks Qs", 2: "Ah Kh Qh", 3: "8d 7s 2c", 4: "9s 6d 3c"}, "Qc 9d 4h")
    return felt.play(1, 2, 3).fold(4).settle()


def sixcard_misdeal() -> Felt:
    """A misdeal is called before anybody decides."""
    return Felt("sixcard").place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h").void("misdeal")


def sixcard_box_void() -> Felt:
    """The only hand is void: the dealer has nobody to play against."""
    felt = Felt("sixcard").place(1, "ann", ante=10).deal("Qs Qh 2d", "Kc Kd 7h").look(1)
    return felt.void_box(1).settle()


def draw_stand_and_draw() -> Felt:
    """One stands on a straight, one draws and one folds; the dealer's fourth card makes a pair of kings."""
    felt = Felt("draw").place(1, "ann", ante=10, double_shot=20).place(2, "ben", ante=5, double_shot=5)
    felt.place(3, "cho", ante=5)
    felt.deal({1: "8s 7h 6c", 2: "Qd Qs 3c", 3: "Jd 5s 2c"}, "Kc 9d 4h")
    felt.look(1, 3).play(1).play(2, discard="3c").fold(3)
    return felt.settle(new="Ah", fourth="Ks")


def draw_tie() -> Felt:
    """The dealer stands on a pair, the player draws the same: both wagers go back."""
    felt = Felt("draw").place(1, "ann", ante=10).deal("Kh Ks 2c", "Kc Kd 4h")
    return felt.play(1, discard="2c").settle(new="4s")


def draw_misdeal() -> Felt:
    """A misdeal is called while replacement cards are due."""
    felt = Felt("draw").place(1, "ann", ante=10, double_shot=10).deal("Kh 7s 2c", "Kc Kd 4h")
    return felt.play(1, discard="2c").void("misdeal")


def draw_box_void() -> Felt:
    """The only hand that drew is void, so no replacement card is dealt."""
    felt = Felt("draw").place(1, "ann", ante=10).place(2, "ben", ante=10)
    felt.deal({1: "Kh 7s 2c", 2: "As Ad 9c"}, "Kc Kd 4h").play(1, discard="2c").play(2)
    return felt.void_box(1).settle()


def upcard_three_times() -> Felt:
    """An invented house: the dealer shows a card, and Play may be three times the Ante."""
    felt = Felt(invented("upcard")).place(2, "ann", ante="12.50", pair_plus=5, lucky=1)
    return felt.deal({2: "As 9c 9s"}, "7d Kc 4h").look(2).play(2, times=3).settle()


def ultimate_dealer_fails() -> Felt:
    """The dealer shows a nine and fails: Antes go back, Play and Blind are decided all the same."""
    felt = Felt("ultimate").open()
    for box, name in enumerate(("ann", "ben", "cho"), start=1):
        felt.place(box, name, ante=10)
    felt.deal({1: "Kd 8c 3h", 2: "9d 7c 4h", 3: "9c 5h 2d"}, "9s 7h 4d")
    return felt.look(1, 2, 3).play(1, 2, 3).settle()


def ultimate_three_times() -> Felt:
    """A straight is played for three Antes and paid on the Blind; a pair plays for two; a fold loses both."""
    felt = Felt("ultimate").place(1, "ann", ante=10).place(2, "ben", ante=25).place(4, "cho", ante=5)
    felt.deal({1: "4s 3h 2d", 2: "9d 9c 3c", 4: "Jc 5h 2s"}, "Qs 7h 4d", method="hand")
    return felt.look(1, 2, 4).play(1, times=3).play(2, times=2).fold(4).settle()


def ultimate_box_void() -> Felt:
    """One hand is irregular: its Ante and Blind go back, the other box plays on."""
    felt = Felt("ultimate").place(1, "ann", ante=10).place(2, "ben", ante=10)
    felt.deal({1: "Kd 8c 3h", 2: "9d 9c 3c"}, "Qs 7h 4d")
    return felt.void_box(1).play(2).settle()


def ultimate_misdeal() -> Felt:
    """A misdeal after a decision: every stake goes back."""
    felt = Felt("ultimate").place(1, "ann", ante=10).deal("9d 9c 3c", "Qs 7h 4d").look(1)
    return felt.play(1, times=3).void("misdeal")


Scenario = Callable[[], Felt]
SCENARIOS: dict[str, Scenario] = {
    name: play
    for name, play in list(globals().items())
    if isfunction(play) and play.__module__ == __name__ and not name.startswith("_")
}
ELSEWHERE = tuple(name for name in SCENARIOS if name.endswith("_sitting"))
