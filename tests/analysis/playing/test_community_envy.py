"""Envy on five cards that winners are not paid: by inclusion and exclusion, and hand by hand."""

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest

from kit.houses.invented import COMMUNITY
from kit.oracles.made import plainly_made
from kit.oracles.simulated import assert_close
from queenhigh import simulate
from queenhigh.analysis.figures.envy import envy_mean, one_hand
from queenhigh.analysis.playing.community_envy import awards_beside, passed_by
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.playing.two_boxes import disjoint_products
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.rules import House, load
from queenhigh.study.bet import Bet
from queenhigh.study.suits import sets_of, suit_classes

RULE = 'envy = { clause = "5", behind = "ante", per_player = "each", after_fold = "live" }'
ROYALS = '{ hand = "royal_flush", suits = "spades", pays = "100% of meter mega", envy = 1000 },'


def house(after_fold: str = "live", more: str = "") -> House:
    """Suits do not count here but for the spades royal; with `more` a straight is envied too."""
    text = COMMUNITY.replace(RULE, RULE.replace(" }", ", not_to_winner = true }"))
    text = text.replace('{ hand = "flush", suits = "spades", pays = "200 flat" },', "").replace(ROYALS, "")
    text = text.replace('pays = "150 flat" }', f'pays = "150 flat"{more} }}')
    start = text.index("[wagers.jackpot]")
    return load(text[:start] + text[start:].replace('after_fold = "lost"', f'after_fold = "{after_fold}"', 1))


def by_hand(rules: House, community: tuple[Card, ...]) -> dict[tuple[Card, ...], int]:
    """The envied hands beside these cards, and their awards."""
    found: dict[tuple[Card, ...], int] = {}
    for hand in combinations([card for card in DECK if card not in community], 3):
        made = plainly_made((*hand, *community))
        row = next((row for row in rules.by_name["jackpot"].rows if made.makes(row.hand, row.suits)), None)
        if row is not None and row.envy_minor:
            found[hand] = row.envy_minor
    return found


@pytest.mark.parametrize("text", ["8h 9h", "9c 9d", "As Ks"])
def test_hands_that_are_envied_beside_the_same_cards(text: str) -> None:
    rules = house()
    community = parse_cards(text)
    expected = by_hand(rules, community)
    awards = awards_beside(rules.by_name["jackpot"], np.array(community, np.int64))
    hands = [tuple(DECK[card] for card in sets_of(3)[place]) for place in np.flatnonzero(awards)]
    assert dict(zip(hands, awards[awards > 0].tolist(), strict=True)) == expected
    together = sum(award for hand, award in expected.items() for other in expected if not {*hand} & {*other})
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
def test_what_winners_are_not_paid_is_taken_off() -> None:
    rules = house()
    found = study(Bet(rules, {"ante": 500, "jackpot": 500}))
    tally, wager = found.tally(best), rules.by_name["jackpot"]
    less = passed_by(found.parts[0].solved, wager)
    assert 0 < less < one_hand(tally, wager) / 50
    assert envy_mean(found, tally, wager, 4) == 3 * (one_hand(tally, wager) - less)
    assert envy_mean(found, tally, wager, 1) == Fraction(0)


@pytest.mark.long
def test_a_run_comes_close_where_straights_are_envied() -> None:
    rules = house(more=", envy = 400")
    stakes_minor = {"ante": 500, "jackpot": 500}
    assert_close(simulate(rules, 400_000, stakes_minor=stakes_minor, boxes=4, seed=5))
