"""The dealer's hands around dead cards, and what can come of a first hand, equal the cards dealt."""

from collections import Counter
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from kit.cases import mostly_long
from kit.oracles import plain
from kit.oracles.plain import Ints, hand
from queenhigh.analysis.counting.dealer import dealer_counts
from queenhigh.analysis.counting.spots import Game, Spots, spots
from queenhigh.analysis.counting.walk import Direct
from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import STRENGTHS, parse_threshold, strength
from queenhigh.rules.records import Dealer
from queenhigh.study.bet import thrown
from queenhigh.study.suits import ALL_ALIKE, NO_SUIT, Groups

COLOURS_APART: Groups = ((0, 3), (1, 2))
SPADES_APART: Groups = ((0, 1, 2),)
GROUPS: tuple[Groups, ...] = (ALL_ALIKE, COLOURS_APART, SPADES_APART)
RULES = {
    "never draws": 0,
    "below Q-6-4": parse_threshold("Q-6-4"),
    "below pair": parse_threshold("pair"),
    "always draws": STRENGTHS,
}
MARKS = np.arange(STRENGTHS + 1)


def dealt(rng: Random, seen: int, dead: int, rows: int) -> tuple[tuple[int, ...], Ints]:
    """Known cards of the dealer's and rows of dead cards, in rising order: hands of all kinds among them."""
    known = rng.sample(range(52), seen)
    live = [card for card in range(52) if card not in known]
    suited = [card for card in live if card & 3 == 1]
    paired = [card for card in live if card >> 2 in (3, 4, 12)]
    sets = [rng.sample(rng.choice((live, live, suited, paired)), dead) for _ in range(rows)]
    return tuple(known), np.sort(np.array(sets), axis=1)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(
    ("seen", "dead"),
    mostly_long(product((0, 1, 2), (3, 4, 5, 6)), lambda case: case in ((0, 3), (1, 5), (2, 6))),
)
def test_hands_below_every_mark_are_those_dealt(rule: str, seen: int, dead: int) -> None:
    """By suit classes of dead sets, by a walk through the deals, and as they are dealt."""
    rng = Random(f"{rule} {seen} {dead}")
    known, rows = dealt(rng, seen, dead, 6)
    counts = dealer_counts(RULES[rule], known, rng.choice(GROUPS), dead)
    found = counts.below(rows, np.broadcast_to(MARKS, (len(rows), len(MARKS))))
    strengths = counts.by_strength(rows) if rule == "never draws" else np.diff(found)
    for row, below, by_strength in zip(rows.tolist(), found, strengths, strict=True):
        dealer = Dealer("always", 0, rule, RULES[rule], 0, "", "")
        expected = plain.Strengths(dealer, row, known).all.tolist()
        assert np.diff(below).tolist() == by_strength.tolist() == expected
        assert below[0] == 0
        assert below[-1] == counts.deals == Direct(RULES[rule], known, row).deals()
        for came in range(dead - 2):  # cards that came to the player are as good as dead
            walked = Direct(RULES[rule], known, row[came:])
            assert walked.below(row[:came]).tolist() == below.tolist()
            assert walked.deals(came) == below[-1]


# Spots

QUEEN = parse_threshold("Q high")
KING = parse_threshold("K high")
PAIR = parse_threshold("pair")
KNOWN = parse_cards("9d Jh")

Spot = tuple[int, int, tuple[int, ...]]
"""Final strength, its suit where rules name suits and it has one, and the counts of the dealer's deals."""

GAMES = {
    "queen high qualifies": Game(QUEEN, 0, 0),
    "a pair qualifies, the dealer always draws, two may be thrown": Game(PAIR, STRENGTHS, 2),
    "always qualifies, draws below a pair, one may be thrown": Game(0, PAIR, 1),
    "king high qualifies, one may be thrown, spades named": Game(KING, 0, 1, (), SPADES_APART),
    "one card seen, two may be thrown": Game(KING, 0, 2, KNOWN[:1]),
    "two cards seen, draws below a plain hand": Game(0, parse_threshold("Q-6-4"), 2, KNOWN),
    "two cards seen, all three may be thrown": Game(QUEEN, 0, 3, KNOWN),
}


def expected_spots(game: Game, first: tuple[int, ...], places: tuple[int, ...]) -> Counter[Spot]:
    """The spots of one first hand, each replacement and each dealer's hand dealt."""
    dealer = Dealer("", game.qualifies_from, "", game.stands_on, 0, "", "")
    dealt = plain.Strengths(dealer, first, game.known)
    kept = [card for place, card in enumerate(first) if place not in places]
    live = [card for card in DECK if card not in first and card not in game.known]
    found: Counter[Spot] = Counter()
    for comes in combinations(live, len(places)):
        final = hand([*kept, *comes])
        counts = dealt.without(comes[0]) if len(comes) == 1 else dealt.avoiding(comes)
        mine = strength(final)
        failing = counts[: game.qualifies_from]
        standing = counts.copy()
        standing[: game.qualifies_from] = 0
        parts = [
            part
            for side in (failing, standing)
            for part in (side[:mine], side[mine : mine + 1], side[mine + 1 :])
        ]
        named = game.groups != ALL_ALIKE and len({card.suit for card in final}) == 1
        suit = final[0].suit if named else NO_SUIT
        found[mine, suit, tuple(int(part.sum()) for part in parts)] += 1
    return found


def found_spots(game: Game, run: Spots, first: int, column: int) -> Counter[Spot]:
    """The same as the analysis has them, on the scale of the choice's own deals."""
    scale = game.deals_each // game.deals(run.discards)
    stands = run.stands[:, first - run.start, column].T
    assert not (stands % scale).any()
    final = run.final[first - run.start, column]
    suit = run.final_suit[first - run.start, column]
    rows = zip(final.tolist(), suit.tolist(), (stands // scale).tolist(), strict=True)
    return Counter((mine, in_suit, tuple(counts)) for mine, in_suit, counts in rows)


@pytest.mark.parametrize("name", mostly_long(GAMES, lambda name: "always draws" not in name))
def test_spots_are_those_dealt(name: str) -> None:
    game = GAMES[name]
    rng = Random(repr(game))
    for discards in range(game.discards + 1):
        run = next(iter(spots(game, discards)))
        assert run.discards == discards
        for first in rng.sample(range(run.start, run.stop), 2 - discards // 2):
            cards = tuple(game.firsts.cards[first].tolist())
            columns = list(enumerate(thrown(discards)))
            for column, places in columns if discards < 2 else rng.sample(columns, 1):
                assert found_spots(game, run, first, column) == expected_spots(game, cards, places)
