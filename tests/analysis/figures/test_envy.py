"""Envy is worth what other players' mini royals bring, hand by hand and player by player."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, prod

import pytest

from kit.houses.invented import any_house
from kit.oracles import plain, worked
from kit.oracles.plain import hand
from kit.oracles.worked import edited
from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.study import Part, Study, best, study
from queenhigh.cards import Card, parse_cards
from queenhigh.hands import parse_threshold, strength
from queenhigh.rules import House
from queenhigh.settlement import DealerHand, SettledBox, settle
from queenhigh.study.bet import Bet, UnpricedError
from queenhigh.study.entries import unit_bet

ROYALS = tuple(parse_cards(f"Q{suit} K{suit} A{suit}") for suit in "cdhs")
AWARDS = dict(zip(ROYALS, (12_500, 12_500, 12_500, 50_000), strict=True))
"""In the house where only the largest award is paid."""


def envy(house: House, players: int, wager: str = "progressive") -> Fraction:
    """The average Envy of a round, in minor units."""
    bet = unit_bet(house, entry_of(house, wager), {})
    whole = study(bet)
    return envy_mean(whole, whole.tally(best), house.by_name[wager], players)


@cache
def playable() -> tuple[tuple[Card, ...], ...]:
    """The hands that are not folded, by what every deal says."""
    found = worked.values(Bet(any_house("rws"), {"ante": 500}))
    cards = plain.threes()[0]
    return tuple(
        hand(cards[place])
        for place, play, fold in zip(found.stands.places, found.plays, found.folds, strict=True)
        if play > fold
    )


def dealt_to(others: int, royals: Sequence[tuple[Card, ...]]) -> Fraction:
    """The chance that all these royals lie before some of the others, when three cards are known."""
    ways = prod(range(others - len(royals) + 1, others + 1)) if len(royals) <= others else 0
    return Fraction(ways, prod(comb(49 - 3 * place, 3) for place in range(len(royals))))


def largest(mine: Sequence[Card], others: int) -> Fraction:
    """The average largest award for a player with this hand.

    The largest of some numbers is their sum, less the smaller of each two, plus the smallest of each three,
    and so on: royals of different suits share no card, so any of them may lie on the table at once.
    """
    free = [royal for royal in ROYALS if not {*royal} & {*mine}]
    total = Fraction(0)
    for count in range(1, len(free) + 1):
        for royals in combinations(free, count):
            least = min(AWARDS[royal] for royal in royals)
            total += (1 if count % 2 else -1) * least * dealt_to(others, royals)
    return total


@pytest.mark.parametrize("players", [2, 3, 7])
def test_the_largest_of_several_awards_is_paid_once_to_who_has_not_folded(players: int) -> None:
    """Every hand worth playing, every set of mini royals that the others may hold at once."""
    by_blocked: dict[tuple[bool, ...], int] = {}
    sample: dict[tuple[bool, ...], Sequence[Card]] = {}
    for mine in playable():
        blocked = tuple(bool({*royal} & {*mine}) for royal in ROYALS)
        by_blocked[blocked] = by_blocked.get(blocked, 0) + 1
        sample[blocked] = mine
    total = sum(
        (count * largest(sample[blocked], players - 1) for blocked, count in by_blocked.items()), Fraction(0)
    )
    assert envy(any_house("sixcard"), players) == total / 22_100


def test_with_one_other_player_each_royal_is_a_chance_of_its_own() -> None:
    """No two royals to compare: 500 or 125 for each that the hands worth playing leave in the deck."""
    total = 0
    for mine in playable():
        total += sum(award for royal, award in AWARDS.items() if not {*royal} & {*mine})
    assert envy(any_house("sixcard"), 2) == Fraction(total, 22_100 * comb(49, 3))


@pytest.mark.parametrize("players", range(1, 8))
def test_where_each_royal_pays_expectations_add_up(players: int) -> None:
    """One spade royal at 250, three others at 50, of 22,100 hands; a folded receiver is paid all the same."""
    assert envy(any_house("rws"), players) == Fraction((players - 1) * (25_000 + 3 * 5_000), 22_100)


@pytest.mark.parametrize("name", ["rws", "sixcard", "prime"])
def test_alone_nobody_is_envied(name: str) -> None:
    assert envy(any_house(name), 1) == 0


def test_without_envy_awards_there_is_none() -> None:
    assert envy(any_house("prime"), 7) == 0


def test_each_royal_paid_only_to_who_has_not_folded() -> None:
    """As in the house where the largest is paid, but each is: others add up, hand by hand."""
    house = edited("sixcard", ('per_player = "largest"', 'per_player = "each"'))
    one = sum(award for mine in playable() for royal, award in AWARDS.items() if not {*royal} & {*mine})
    for players in (2, 5):
        assert envy(house, players) == Fraction((players - 1) * one, 22_100 * comb(49, 3))


def test_the_largest_paid_to_everybody() -> None:
    """Folded or not, the receiver's three cards stand in the way of a royal at most."""
    house = edited(
        "sixcard",
        ('per_player = "largest", after_fold = "lost"', 'per_player = "largest", after_fold = "live"'),
    )
    for others in (1, 2, 6):
        total = Fraction(0)
        for count in range(1, 5):
            for royals in combinations(ROYALS, count):
                least = min(AWARDS[royal] for royal in royals)
                ways = prod(range(others - count + 1, others + 1)) if count <= others else 0
                total += (1 if count % 2 else -1) * Fraction(
                    least * ways, prod(comb(52 - 3 * place, 3) for place in range(count))
                )
        assert envy(house, others + 1) == total


def test_settlement_pays_what_is_counted() -> None:
    """One player has a royal in spades, one in hearts: 500 once for the third, and nothing for who folds."""
    house = any_house("sixcard")
    stakes = tuple(
        500 if wager.placed_before_deal and wager.name != "six_card_bonus" else 0 for wager in house.wagers
    )
    hands = [
        parse_cards("As Ks Qs"),
        parse_cards("Ah Kh Qh"),
        parse_cards("9c 9d 2c"),
        parse_cards("8c 6d 2d"),
    ]
    boxes = [
        SettledBox(number, f"p{number}", stakes, cards, cards, folded=number == 4)
        for number, cards in enumerate(hands, start=1)
    ]
    lines = settle(house, DealerHand(parse_cards("2h 3h 5s")), boxes, {}).lines
    assert {line.box: line.won_minor for line in lines if line.kind == "envy"} == {
        1: 12_500,
        2: 50_000,
        3: 50_000,
    }


def test_envy_behind_a_wager_that_does_not_stand_pays_nothing() -> None:
    """A box with a Pair Plus alone makes nobody envious: without an Ante nothing stands behind the hands."""
    house = any_house("rws")
    bet = Bet(house, {"pair_plus": 500, "progressive": 250})
    whole = study(bet)
    assert envy_mean(whole, whole.tally(best), house.by_name["progressive"], 7) == 0


def test_hands_that_are_drawn_to_are_envied_as_often_as_they_are_made() -> None:
    """In a drawing game others draw as one does oneself: 20 for each mini royal that is not of spades."""
    house = edited("fourth", ("discards = 2", "discards = 1"))
    found = entry_figures(house, entry_of(house, "jackpot"))
    [royal] = [each for each in found.outcomes if each.name == "mini_royal"]
    assert envy(house, 6, "jackpot") == 5 * 2_000 * royal.probability


# What is not worked out


def test_envy_that_depends_on_cards_seen_is_left_out_with_a_word() -> None:
    house = any_house("twin")
    bet = Bet(house, {"ante": 100, "gold": 100, "silver": 50})
    whole = Study(bet, tuple(Part(1, solve(bet, parse_cards(cards))) for cards in ("Kd 8h 2c", "2c 2d 2h")))
    counted = study(bet).tally(best)
    for name in ("gold", "silver"):
        wager = house.by_name[name]
        assert envy_mean(whole, counted, wager, 1) == 0
        with pytest.raises(
            UnpricedError, match=f"^the Envy of {wager.label} depends on what other boxes draw or see"
        ):
            envy_mean(whole, counted, wager, 2)


def test_too_many_envied_hands_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every straight flush envied, sets of six of them are millions; fewer will do to show it."""
    monkeypatch.setattr("queenhigh.analysis.playing.forfeited_envy.SETS_LIMIT", 2_000)
    row = '{ hand = "straight_flush", pays = "350 flat" }'
    house = edited("sixcard", (row, row.replace('flat"', 'flat", envy = 10')))
    assert envy(house, 2) > envy(any_house("sixcard"), 2)
    with pytest.raises(UnpricedError, match="too many hands are envied at once"):
        envy(house, 7)
    found = entry_figures(house, entry_of(house, "progressive"), {}, 7)
    assert found.progressive is not None
    assert found.progressive.envy_note.startswith("too many hands are envied at once")
    assert found.progressive.envy_return == 0


def test_queen_six_four_is_what_the_others_play() -> None:
    assert len(playable()) == 14_900
    assert min(map(strength, playable())) == parse_threshold("Q-6-4")
