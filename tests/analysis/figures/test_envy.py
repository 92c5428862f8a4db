"""Envy is worth what other players' hands bring, hand by hand and player by player: closed forms.

`tests/analysis/playing/test_random_envy.py` holds it to settlement in houses drawn at random.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, prod

import pytest

from kit.houses.changed import changed, edited
from kit.houses.invented import any_house, invented
from kit.oracles import plain, worked
from kit.oracles.plain import hand
from kit.play.bets import bet_on, figured, present
from queenhigh.analysis.advice import advise
from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.figures.price import entry_of
from queenhigh.analysis.playing.envy_walk import envied_hands
from queenhigh.analysis.playing.forfeited_envy import TOO_MANY
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.study import Part, Study, best, study
from queenhigh.cards import Card, parse_cards
from queenhigh.rules import House
from queenhigh.settlement import DealerHand, SettledBox, settle
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import unit_bet

ROYALS = tuple(parse_cards(f"Q{suit} K{suit} A{suit}") for suit in "cdhs")
AWARDS = dict(zip(ROYALS, (12_500, 12_500, 12_500, 50_000), strict=True))
"""In the house where only the largest award is paid."""


def mean(whole: Study, wager: str, players: int) -> Fraction:
    """The average Envy of a round of this bet, in minor units."""
    return envy_mean(whole, whole.tally(best), whole.bet.house.by_name[wager], players)


def envy(house: House | str, players: int, wager: str = "progressive") -> Fraction:
    """The same for the bet by which a wager is measured."""
    rules = any_house(house) if isinstance(house, str) else house
    return mean(study(unit_bet(rules, entry_of(rules, wager), {})), wager, players)


@cache
def playable() -> tuple[tuple[Card, ...], ...]:
    """The hands that are not folded, as every deal settled says."""
    found = worked.values(bet_on("rws", ante=500))
    cards = plain.threes()[0]
    return tuple(
        hand(cards[place])
        for place, play, fold in zip(found.stands.places, found.plays, found.folds, strict=True)
        if play > fold
    )


def left_of(mine: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The royals that other players may hold beside this hand."""
    return tuple(royal for royal in ROYALS if not {*royal} & {*mine})


def largest(free: Sequence[tuple[Card, ...]], others: int, known: int) -> Fraction:
    """The average largest award for a player, if so many cards are known and these royals are free.

    The largest of some numbers is their sum, less the smaller of each two, plus the smallest of each three,
    and so on: royals of different suits share no card, so any of them may lie on the table at once.
    """
    total = Fraction(0)
    for count in range(1, min(len(free), others) + 1):
        ways = prod(range(others - count + 1, others + 1))
        chance = Fraction(ways, prod(comb(52 - known - 3 * place, 3) for place in range(count)))
        least = sum(min(AWARDS[royal] for royal in royals) for royals in combinations(free, count))
        total += (1 if count % 2 else -1) * least * chance
    return total


@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_largest_of_several_awards_is_paid_once_to_a_hand_that_is_not_folded(players: int) -> None:
    """Every hand worth playing, every set of mini royals that the others may hold at once."""
    hands = Counter(left_of(mine) for mine in playable())
    assert hands.total() == 14_900
    total = sum((count * largest(free, players - 1, 3) for free, count in hands.items()), Fraction(0))
    assert envy("sixcard", players) == total / 22_100


@pytest.mark.parametrize("players", [2, 5])
def test_each_royal_paid_only_to_a_hand_that_is_not_folded(players: int) -> None:
    """As in the house where the largest is paid, but each is: others add up, hand by hand."""
    house = changed("sixcard", {"wagers.progressive.envy.per_player": "each"})
    one = sum(AWARDS[royal] for mine in playable() for royal in left_of(mine))
    assert envy(house, players) == Fraction((players - 1) * one, 22_100 * comb(49, 3))


@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_largest_paid_to_everybody(players: int) -> None:
    """Folded or not, the receiver's three cards stand in the way of a royal at most."""
    house = changed("sixcard", {"wagers.progressive.envy.after_fold": "live"})
    assert envy(house, players) == largest(ROYALS, players - 1, 0)


@pytest.mark.parametrize("players", range(1, 8))
def test_if_each_royal_pays_expectations_add_up(players: int) -> None:
    """One spade royal at 250, three others at 50, of 22,100 hands; a folded receiver is paid all the same."""
    assert envy("rws", players) == Fraction((players - 1) * (25_000 + 3 * 5_000), 22_100)


def test_nobody_is_envied_alone_without_awards_or_without_an_ante() -> None:
    """A box with a Pair Plus alone makes nobody envious: nothing stands behind the hands."""
    assert envy("rws", 1) == envy("sixcard", 1) == envy("prime", 7) == 0
    assert mean(study(bet_on("rws", pair_plus=500, progressive=250)), "progressive", 7) == 0


def test_settlement_pays_what_is_counted() -> None:
    """One player has a royal in spades, one in hearts: 500 once for the third, and nothing for a fold."""
    house = any_house("sixcard")
    stakes = tuple(
        500 if wager.placed_before_deal and wager.name != "six_card_bonus" else 0 for wager in house.wagers
    )
    hands = map(parse_cards, ("As Ks Qs", "Ah Kh Qh", "9c 9d 2c", "8c 6d 2d"))
    boxes = [
        SettledBox(number, f"p{number}", stakes, cards, cards, folded=number == 4)
        for number, cards in enumerate(hands, start=1)
    ]
    lines = settle(house, DealerHand(parse_cards("2h 3h 5s")), boxes, {}).lines
    paid = {line.box: line.won_minor for line in lines if line.kind == "envy"}
    assert paid == {1: 12_500, 2: 50_000, 3: 50_000}


def test_hands_that_are_drawn_to_are_envied_as_often_as_they_are_made() -> None:
    """In a drawing game others draw as one does oneself: 20 for each mini royal that is not of spades."""
    house = changed("fourth", {"decision.discards": 1})
    [royal] = [each for each in figured(house, "jackpot").outcomes if each.name == "mini_royal"]
    assert envy(house, 6, "jackpot") == 5 * 2_000 * royal.probability


# Not for the winner


def test_one_other_player_counted_hand_by_hand() -> None:
    """Every pair of hands that share no card: mine is paid for theirs if it makes no such row itself."""
    house = invented("cardroom")
    whole = study(bet_on(house, players=2, ante=500, pot=250))
    envied = envied_hands(house.by_name["pot"])
    apart = {hand: sum(1 for other in envied if not {*hand} & {*other}) for hand in envied}
    both = sum(envied[theirs] * apart[theirs] for theirs in envied)
    everybody = Fraction(sum(envied.values()), comb(52, 3))
    assert mean(whole, "pot", 2) == everybody - Fraction(both, comb(52, 3) * comb(49, 3))
    to_all = changed("cardroom", {"wagers.pot.envy.not_to_winner": False})
    assert mean(study(bet_on(to_all, players=2, ante=500, pot=250)), "pot", 2) == everybody
    assert mean(whole, "pot", 4) == 3 * mean(whole, "pot", 2), "each hand is paid for by itself"


def test_a_winner_plays_as_if_alone_and_everybody_else_as_ever() -> None:
    house = edited("sixcard", ('"lost", fold', '"lost", not_to_winner = true, fold'))
    stakes = {"ante": 500, "pair_plus": 500, "progressive": 500}
    bets = (Bet(house, stakes, {}, 3), Bet(any_house("sixcard"), stakes, {}, 3), Bet(house, stakes))
    for text, wins in (("Qs 6h 3d", False), ("As Ks Qs", True), ("Ad Kd Qd", True), ("9c 8c 7c", False)):
        mine, others, alone = (
            {each.action: each.value for each in advise(bet, text).actions} for bet in bets
        )
        assert mine == (alone if wins else others), text
        assert others["play"] > alone["play"]


# What is not reached


def test_envy_that_depends_on_cards_seen_is_refused() -> None:
    bet = bet_on("twin", ante=100, gold=100, silver=50)
    parts = tuple(Part(1, solve(bet, parse_cards(cards))) for cards in ("Kd 8h 2c", "2c 2d 2h"))
    for name in ("gold", "silver"):
        assert mean(Study(bet, parts[:1]), name, 1) == 0
        with pytest.raises(UnpricedError):
            mean(Study(bet, parts), name, 2)


def test_too_many_envied_hands_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every straight flush envied, sets of six of them are millions; fewer will do to show it."""
    monkeypatch.setattr("queenhigh.analysis.playing.forfeited_envy.SETS_LIMIT", 2_000)
    row = '{ hand = "straight_flush", pays = "350 flat" }'
    house = edited("sixcard", (row, row.replace('flat"', 'flat", envy = 10')))
    assert envy(house, 2) > envy("sixcard", 2)
    with pytest.raises(UnpricedError) as caught:
        envy(house, 7)
    found = present(figured(house, "progressive", {}, 7).progressive)
    assert str(caught.value) == found.envy_note == TOO_MANY
    assert found.envy_return == 0
