"""Whole rounds worth reading, played on the test table; each has a golden transcript in ``tests/golden``."""

from collections.abc import Callable

from kit.houses.invented import invented
from kit.play.elsewhere import ELSEWHERE
from kit.play.felt import Felt
from queenhigh.engine import SUPERVISOR, player
from queenhigh.engine.acts import actions as act

Scenario = Callable[[], Felt]
SCENARIOS: dict[str, Scenario] = {**ELSEWHERE}


def scenario(play: Scenario) -> Scenario:
    """Keep a round under its name; its docstring is the title of the transcript."""
    SCENARIOS[play.__name__] = play
    return play


@scenario
def rws_win_and_lose() -> Felt:
    """A pair beats the dealer's king high; the next box holds less and loses; Pair Plus stays in alone."""
    felt = Felt("rws", after_game=7).open(main=12345)
    felt.bet(1, "ann", ante=10, pair_plus=5).bet(2, "ben", ante=25).bet(4, "cho", pair_plus=20)
    felt.deal("Kc 9d 4h", {1: "8s 8h Jc", 2: "Qd Js 3c", 4: "Kh 7h 2h"}, "hand")
    return felt.look(1, 2).play(1, 2).settle()


@scenario
def rws_jackpot_and_envy() -> Felt:
    """The mini royal in spades takes the meter; others with a Progressive are envious, folded or not."""
    felt = Felt("rws").open(main=98765)
    for box, name in enumerate(("ann", "ben", "cho"), start=1):
        felt.bet(box, name, ante=10, progressive="2.50")
    felt.deal("Jc 9d 4h", {1: "As Ks Qs", 2: "7d 5s 2c", 3: "6d 6s 2h"})
    return felt.look(1, 2).play(1).fold(2).play(3).settle()


@scenario
def rws_folded_straight() -> Felt:
    """A fold loses Ante and Pair Plus at once; the Progressive is paid, seen by staff and owner alone."""
    felt = Felt("rws").open().bet(3, "ann", ante=10, pair_plus=5, progressive="2.50").bet(5, "ben", ante=5)
    felt.deal("Ac Ad 4h", {3: "9s 8h 7c", 5: "Kd 9c 3s"})
    return felt.look(3).fold(3).play(5).settle()


@scenario
def rws_stand_off() -> Felt:
    """Equal to the last card: Ante and Play go back, and the Ante Bonus is paid all the same."""
    felt = Felt("rws").open().bet(1, "ann", ante=10).deal("9c 8d 7h", "9s 8h 7c")
    return felt.look(1).play(1).settle()


@scenario
def rws_dealer_does_not_qualify() -> Felt:
    """Jack high: the Ante is paid, the Play goes back, however poor the player's hand."""
    return Felt("rws").open().bet(1, "ann", ante=10).deal("Jc 8d 7h", "5s 3h 2c").play(1).settle()


@scenario
def rws_no_more_bets() -> Felt:
    """What is tried too late, on the wrong box or out of the limits is refused, with the clause."""
    felt = Felt("rws").open().bet(1, "ann", ante=10)
    felt.refused(act.PlaceWager(player("ben"), 1, "pair_plus", 500), "action/not_your_box")
    felt.refused(act.PlaceWager(player("ben"), 2, "ante", 400), "bet/below_minimum")
    felt.refused(act.PlaceWager(player("ben"), 2, "progressive", 250), "bet/needs_other", "rws:3.4")
    felt.close()
    felt.refused(act.WithdrawWager(player("ann"), 1, "ante"), "bet/closed", "rws:5.2")
    felt.refused(act.Look(player("ann"), 1), "look/too_early")
    return felt


@scenario
def rws_void_foreign_card() -> Felt:
    """A card that is not of the set turns up while bets are still open."""
    return Felt("rws").open().bet(1, "ann", ante=10).void("foreign_card")


@scenario
def rws_void_exposed_cards() -> Felt:
    """One card exposed voids nothing; two do, and a box that had folded gets its Ante back."""
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(2, "ben", ante=5)
    felt.deal("Jc 8d 7h", {1: "5s 3h 2c", 2: "Ks Kh 9d"}).fold(1)
    felt.refused(act.VoidGame(SUPERVISOR, 1, "exposed_cards", count=1), "void/not_enough", "rws:5.1.2")
    return felt.void("exposed_cards", count=2)


@scenario
def rws_void_deck_count() -> Felt:
    """The deck turns out to have fifty-one cards."""
    felt = Felt("rws").open().bet(1, "ann", pair_plus=10).deal("Jc 8d 7h", "5s 3h 2c")
    return felt.void("deck_count", count=51)


@scenario
def rws_void_wrong_deal() -> Felt:
    """A wrong deal that nobody has touched and that cannot be put right."""
    felt = Felt("rws").open().bet(1, "ann", ante=10).deal("Jc 8d 7h", "5s 3h 2c")
    felt.refused(
        act.VoidGame(SUPERVISOR, 1, "wrong_deal", repairable=True), "void/can_be_repaired", "rws:5.1.4"
    )
    return felt.void("wrong_deal")


@scenario
def rws_void_after_settlement() -> Felt:
    """A fourth dealer card is found before the next game: payouts go back, the meter stands as before."""
    felt = (
        Felt("rws").open(main=20000).bet(1, "ann", ante=10, progressive="2.50").deal("Jc 8d 7h", "As Ks Qs")
    )
    return felt.play(1).settle().void("dealer_count", count=4).open()


@scenario
def rws_hands_moved() -> Felt:
    """Two hands lie in each other's place; whole hands move and the game goes on."""
    felt = Felt("rws").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10)
    felt.deal("Qc 8d 7h", {1: "5s 3h 2c", 2: "Ks Kh 9d"})
    felt.do(act.MoveHands(SUPERVISOR, ((1, 2), (2, 1))))
    return felt.look(1, 2).play(1).fold(2).settle()


@scenario
def prime_all_red() -> Felt:
    """Six red cards and a straight flush: every wager of the house wins at once."""
    felt = Felt("prime").open(main=1500)
    felt.bet(1, "ann", ante=10, pair_plus=5, prime=2, progressive=1).bet(2, "ben", pair_plus=5, prime=1)
    felt.deal("Qd 8h 4d", {1: "9h 8d 7h", 2: "Kc Ks 2c"})
    felt = felt.look(1, 2).play(1).settle().open()
    felt.bet(1, "ann", ante=10, pair_plus=5, prime=2, progressive=1)
    return felt.deal("Qd 8d 4d", "9h 8h 7h").play(1).settle()


@scenario
def prime_folded_and_alive() -> Felt:
    """Here a fold loses the Ante alone: Pair Plus and Prime live on, out of the other players' sight."""
    felt = Felt("prime").open().bet(1, "ann", ante=10, pair_plus=5, prime=2).bet(2, "ben", ante=10)
    felt.deal("Ac Ad 4h", {1: "6s 6c 3s", 2: "9d 5c 2h"})
    return felt.look(1, 2).fold(1, 2).settle()


@scenario
def prime_folded_jackpot() -> Felt:
    """The mini royal in diamonds is folded blind, takes the meter, and so is turned up for all to see."""
    felt = Felt("prime").open(main=4321).bet(1, "ann", ante=10, progressive=1).bet(2, "ben", ante=10)
    return felt.deal("Ac As 4h", {1: "Ad Kd Qd", 2: "9d 9c 2h"}).fold(1).play(2).settle()


@scenario
def prime_misdeal() -> Felt:
    """Doubt about which hand a card belongs to: everything goes back."""
    felt = Felt("prime").open().bet(1, "ann", ante=10, progressive=1).deal("Ac As 4h", "Td 9c 2h")
    return felt.play(1).void("misdeal")


@scenario
def prime_box_void() -> Felt:
    """One player showed their cards about: their hand is void, the other one plays on."""
    felt = Felt("prime").open().bet(1, "ann", ante=10, pair_plus=5).bet(2, "ben", ante=10)
    felt.deal("Kc Ts 4h", {1: "9d 9h 2h", 2: "Ac 8d 5s"}).look(1, 2).play(1)
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.play(2).settle()


@scenario
def sixcard_bonus() -> Felt:
    """Three queens, and a full house with the dealer's pair; the box beside it folds with the bonus alive."""
    felt = Felt("sixcard").open()
    felt.bet(1, "ann", ante=10, pair_plus=5, six_card_bonus=5, progressive=5)
    felt.bet(2, "ben", ante=10, six_card_bonus=1)
    felt.deal("Kc Kd 7h", {1: "Qs Qh Qd", 2: "7d 7c 2s"})
    return felt.look(1, 2).play(1).fold(2).settle()


@scenario
def sixcard_envy() -> Felt:
    """Two mini royals at one table: the largest Envy alone is paid, and not to the player who folded."""
    felt = Felt("sixcard").open(main=25000)
    for box, name in enumerate(("ann", "ben", "cho", "dee"), start=1):
        felt.bet(box, name, ante=5, pair_plus=5, progressive=5)
    felt.deal("Qc 9d 4h", {1: "As Ks Qs", 2: "Ah Kh Qh", 3: "8d 7s 2c", 4: "9s 6d 3c"})
    return felt.play(1, 2, 3).fold(4).settle()


@scenario
def sixcard_misdeal() -> Felt:
    """A misdeal is called before anybody decides."""
    return Felt("sixcard").open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d").void("misdeal")


@scenario
def sixcard_box_void() -> Felt:
    """The only hand is void: the dealer has nobody to play against."""
    felt = Felt("sixcard").open().bet(1, "ann", ante=10).deal("Kc Kd 7h", "Qs Qh 2d").look(1)
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.settle()


@scenario
def draw_stand_and_draw() -> Felt:
    """One stands on a straight, one draws and one folds; the dealer's fourth card makes a pair of kings."""
    felt = Felt("draw").open().bet(1, "ann", ante=10, double_shot=20).bet(2, "ben", ante=5, double_shot=5)
    felt.bet(3, "cho", ante=5)
    felt.deal("Kc 9d 4h", {1: "8s 7h 6c", 2: "Qd Qs 3c", 3: "Jd 5s 2c"})
    felt.look(1, 3).play(1).play(2, discard="3c").fold(3)
    return felt.settle(new="Ah", fourth="Ks")


@scenario
def draw_tie() -> Felt:
    """The dealer stands on a pair, the player draws the same: both wagers go back."""
    felt = Felt("draw").open().bet(1, "ann", ante=10).deal("Kc Kd 4h", "Kh Ks 2c")
    return felt.play(1, discard="2c").settle(new="4s")


@scenario
def draw_misdeal() -> Felt:
    """A misdeal is called while replacement cards are due."""
    felt = Felt("draw").open().bet(1, "ann", ante=10, double_shot=10).deal("Kc Kd 4h", "Kh 7s 2c")
    return felt.play(1, discard="2c").void("misdeal")


@scenario
def draw_box_void() -> Felt:
    """The only hand that drew is void, so no replacement card is dealt."""
    felt = Felt("draw").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10)
    felt.deal("Kc Kd 4h", {1: "Kh 7s 2c", 2: "As Ad 9c"}).play(1, discard="2c").play(2)
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.settle()


@scenario
def upcard_three_times() -> Felt:
    """An invented house: the dealer shows a card, and Play may be three times the Ante."""
    felt = Felt(invented("upcard")).open().bet(2, "ann", ante="12.50", pair_plus=5, lucky=1)
    return felt.deal("7d Kc 4h", {2: "As 9c 9s"}).look(2).play(2, times=3).settle()


@scenario
def ultimate_dealer_fails() -> Felt:
    """The dealer shows a nine and fails: Antes go back, Play and Blind are decided all the same."""
    felt = Felt("ultimate").open()
    for box, name in enumerate(("ann", "ben", "cho"), start=1):
        felt.bet(box, name, ante=10)
    felt.deal("9s 7h 4d", {1: "Kd 8c 3h", 2: "9d 7c 4h", 3: "9c 5h 2d"})
    return felt.look(1, 2, 3).play(1, 2, 3).settle()


@scenario
def ultimate_three_times() -> Felt:
    """A straight is played for three Antes and paid on the Blind; a pair plays for two; a fold loses both."""
    felt = Felt("ultimate").open().bet(1, "ann", ante=10).bet(2, "ben", ante=25).bet(4, "cho", ante=5)
    felt.deal("Qs 7h 4d", {1: "4s 3h 2d", 2: "9d 9c 3c", 4: "Jc 5h 2s"}, "hand")
    return felt.look(1, 2, 4).play(1, times=3).play(2, times=2).fold(4).settle()


@scenario
def ultimate_box_void() -> Felt:
    """One hand is irregular: its Ante and Blind go back, the other box plays on."""
    felt = Felt("ultimate").open().bet(1, "ann", ante=10).bet(2, "ben", ante=10)
    felt.deal("Qs 7h 4d", {1: "Kd 8c 3h", 2: "9d 9c 3c"})
    felt.do(act.VoidBox(SUPERVISOR, 1))
    return felt.play(2).settle()


@scenario
def ultimate_misdeal() -> Felt:
    """A misdeal after a decision: every stake goes back."""
    felt = Felt("ultimate").open().bet(1, "ann", ante=10).deal("Qs 7h 4d", "9d 9c 3c").look(1)
    return felt.play(1, times=3).void("misdeal")
