"""Envy that winners are not paid, hand by hand; and what Envy brings in houses drawn at random."""

from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from kit.houses.invented import COMMUNITY
from kit.houses.odd_houses import odd_houses, stakes
from kit.oracles import plain
from kit.oracles.made import plainly_made
from kit.oracles.naive_money import row_of
from kit.oracles.plain import box_of, hand
from kit.oracles.simulated import assert_close
from kit.oracles.worth import some_firsts
from kit.play.amounts import units
from queenhigh import simulate
from queenhigh.analysis.playing.community_envy import awards_beside, passed_beside
from queenhigh.analysis.playing.forfeited_envy import TOO_MANY, envies, received
from queenhigh.analysis.playing.solve import Solved, solve
from queenhigh.analysis.playing.two_boxes import disjoint_products
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.rules import House, load
from queenhigh.rules.records import Wager
from queenhigh.settlement import DealerHand, SettledBox
from queenhigh.settlement.envy import envy_lines
from queenhigh.study.bet import FOLD, STAY, Bet, UnpricedError
from queenhigh.study.suits import bits_of, sets_of, suit_classes

RULE = 'envy = { clause = "5", behind = "ante", per_player = "each", after_fold = "live" }'
ROYALS = '{ hand = "royal_flush", suits = "spades", pays = "100% of meter mega", envy = 1000 },'


def house(more: str = "") -> House:
    """Suits do not count here but for the spades royal; with `more` a straight is envied too."""
    text = COMMUNITY.replace(RULE, RULE.replace(" }", ", not_to_winner = true }"))
    text = text.replace('{ hand = "flush", suits = "spades", pays = "200 flat" },', "").replace(ROYALS, "")
    text = text.replace('pays = "150 flat" }', f'pays = "150 flat"{more} }}')
    start = text.index("[wagers.jackpot]")
    return load(text[:start] + text[start:].replace('after_fold = "lost"', 'after_fold = "live"', 1))


def by_hand(rules: House, community: tuple[Card, ...]) -> dict[tuple[Card, ...], int]:
    """The envied hands beside these cards, and their awards."""
    found: dict[tuple[Card, ...], int] = {}
    for three in combinations([card for card in DECK if card not in community], 3):
        made = plainly_made((*three, *community))
        row = next((row for row in rules.by_name["jackpot"].rows if made.makes(row.hand, row.suits)), None)
        if row is not None and row.envy_minor:
            found[three] = row.envy_minor
    return found


@pytest.mark.parametrize("text", ["8h 9h", "9c 9d", "As Ks"])
def test_hands_that_are_envied_beside_the_same_cards(text: str) -> None:
    rules = house()
    community = parse_cards(text)
    expected = by_hand(rules, community)
    awards = awards_beside(rules.by_name["jackpot"], np.array(community, np.int64))
    hands = [tuple(DECK[card] for card in sets_of(3)[place]) for place in np.flatnonzero(awards)]
    assert dict(zip(hands, awards[awards > 0].tolist(), strict=True)) == expected
    together = sum(
        award for three, award in expected.items() for other in expected if not {*three} & {*other}
    )
    wins = (awards > 0).astype(np.int64)
    both, *each = (disjoint_products(values) for values in (wins + awards, wins, awards))
    assert (both - sum(each)) // 2 == together


def test_classes_of_community_cards_stand_for_all_of_them() -> None:
    """Every five cards are a hand and two others in ten ways."""
    wager = house().by_name["jackpot"]
    level = suit_classes().level(2)
    wins = sum(
        int(weight) * int((awards_beside(wager, cards) > 0).sum())
        for cards, weight in zip(level.cards, level.weights, strict=True)
    )
    assert level.weights.sum() == comb(52, 2)
    assert wins == 10 * (4 + 36 + 624)


@pytest.mark.long
def test_a_run_comes_close_where_straights_are_envied() -> None:
    rules = house(more=", envy = 400")
    stakes_minor = {"ante": 500, "jackpot": 500}
    assert_close(simulate(rules, 400_000, stakes=units(stakes_minor), boxes=4, seed=5))


# Houses drawn at random: what a hand is brought by every hand that another player may hold

FEW = settings(max_examples=1, deadline=None, suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=60)
seeds = st.integers(0, 2**32 - 1)


def refused(bet: Bet, wager: Wager) -> bool:
    """Whether the Envy of a bet is not reached: a fold keeps what winning takes."""
    rule = wager.envy
    assert rule is not None
    keeps = rule.not_to_winner and rule.after_fold == "live" and wager.after_fold == "lost"
    return keeps and bool(bet.ante_minor)


def brought(solved: Solved, wager: Wager, first: plain.Hand) -> Fraction:
    """What settlement pays a hand that stays in, on average over every hand of one other player."""
    bet = solved.bet
    stays = next(each for each in solved.choices if each.multiple) if bet.ante_minor else STAY
    found = suit_classes((), solved.game.groups).find(bits_of(sets_of(3)), 3)
    plays = dict(zip(map(tuple, sets_of(3).tolist()), solved.plays[found].tolist(), strict=True))
    mine = box_of(bet, first, stays)
    total = 0
    for other in combinations([card for card in DECK if card not in first], 3):
        folds = not plays[tuple(int(card) for card in other)]
        theirs = box_of(bet, other, FOLD if folds else stays)
        boxes = [mine, type(theirs)(2, "p2", theirs.stakes, other, other, folds)]
        lines = envy_lines(bet.house, wager, boxes, DealerHand(first))
        total += sum(line.won_minor for line in lines if line.box == 1)
    return Fraction(total, comb(49, 3))


def check_envy(data: st.DataObject, by_suit: bool, seed: int, among: int) -> None:
    house = data.draw(odd_houses(0, by_suit, boards=()))
    rng = Random(seed)
    wager = house.by_name["jackpot"]
    names = data.draw(st.sampled_from((("ante", "jackpot"), ("ante", "side", "jackpot"), ("jackpot",))))
    bet = Bet(house, {name: data.draw(stakes) for name in names}, {}, 2)
    assume(wager.envy is not None and envies(bet, wager))
    solved = solve(bet)
    if refused(bet, wager):
        with pytest.raises(UnpricedError):
            received(solved, wager, 2, solved.plays)
        return
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 6))
    found = received(solved, wager, 2, solved.plays)
    expected = brought(solved, wager, hand(solved.game.firsts.cards[place]))
    assert Fraction(int(found.totals[place]), found.of) == expected
    if among > 2:
        check_among(solved, wager, place, among, expected)


def check_among(solved: Solved, wager: Wager, place: int, players: int, expected: Fraction) -> None:
    """Each other player brings as much, or less where the largest alone is paid."""
    assert wager.envy is not None
    largest = wager.envy.per_player == "largest"
    try:
        found = received(solved, wager, players, solved.plays)
    except UnpricedError as error:
        if str(error) == TOO_MANY and largest:
            return
        raise
    mean = Fraction(int(found.totals[place]), found.of)
    assert expected <= mean <= (players - 1) * expected
    assert largest or mean == (players - 1) * expected


@FEW
@given(st.data(), st.booleans(), seeds)
def test_a_hand_of_any_house_is_brought_what_is_settled(
    data: st.DataObject, by_suit: bool, seed: int
) -> None:
    check_envy(data, by_suit, seed, 2)


@pytest.mark.long
@MANY
@given(st.data(), st.booleans(), seeds)
def test_hands_of_many_houses_are_brought_what_is_settled(
    data: st.DataObject, by_suit: bool, seed: int
) -> None:
    check_envy(data, by_suit, seed, 4)


@pytest.mark.long
@settings(MANY, max_examples=12)
@given(st.data(), st.booleans(), seeds)
def test_winners_on_five_cards_of_any_house(data: st.DataObject, by_suit: bool, seed: int) -> None:
    """Beside two community cards: what all hands that are played would bring all that win themselves."""
    house = data.draw(odd_houses(0, by_suit, 2))
    rng = Random(seed)
    wager = house.by_name["board"]
    assume(wager.envy is not None)
    community = sorted(rng.sample(range(52), 2))
    awards = awards_beside(wager, np.array(community))
    for place in rng.sample(range(len(awards)), 400):
        cards = sets_of(3)[place].tolist()
        box = SettledBox(1, "p1", (), hand(cards), hand(cards))
        free = not {*cards} & {*community}
        row = row_of(wager, box, DealerHand(hand(cards), hand(community))) if free else None
        assert awards[place] == (row.envy_minor or 0 if row else 0)
    plays = np.random.default_rng(seed).random(len(awards)) < 0.6
    bits = bits_of(sets_of(3))
    total = 0
    brings = np.flatnonzero(awards * plays)
    for winner in np.flatnonzero(awards):
        total += int(awards[brings[(bits[brings] & bits[winner]) == 0]].sum())
    assert passed_beside(awards, plays) == total
