"""What can come of a first hand, counted by classes, equals every card that comes and every dealer's hand."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from kit.oracles import plain
from kit.oracles.plain import hand
from queenhigh.analysis.counting.spots import Game, Spots, spots, stand_counts
from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import parse_threshold, strength
from queenhigh.rules.records import Dealer
from queenhigh.rules.wager import STANDS
from queenhigh.study.choices import thrown
from queenhigh.study.suits import ALL_ALIKE, NO_SUIT, Groups

SPADES_APART: Groups = ((0, 1, 2),)
QUEEN, KING, PAIR = parse_threshold("Q high"), parse_threshold("K high"), parse_threshold("pair")
PLAIN_HAND = parse_threshold("Q-6-4")
KNOWN = parse_cards("9d Jh")

Spot = tuple[int, int, tuple[int, ...]]
"""Final strength, its suit where rules name suits and it has one, and the counts of the dealer's deals."""

GAMES = [
    pytest.param(Game(QUEEN, 0, 0), id="queen high qualifies"),
    pytest.param(
        Game(PAIR, 741, 2),
        id="a pair qualifies, the dealer always draws, two may be thrown",
        marks=pytest.mark.long,
    ),
    pytest.param(Game(0, PAIR, 1), id="always qualifies, draws below a pair, one may be thrown"),
    pytest.param(
        Game(KING, 0, 1, (), SPADES_APART), id="king high qualifies, one may be thrown, spades named"
    ),
    pytest.param(Game(KING, 0, 2, KNOWN[:1]), id="one card seen, two may be thrown"),
    pytest.param(Game(0, PLAIN_HAND, 2, KNOWN), id="two cards seen, draws below a plain hand"),
    pytest.param(Game(QUEEN, 0, 3, KNOWN), id="two cards seen, all three may be thrown"),
]


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
        failing, standing = counts[: game.qualifies_from], counts.copy()
        standing[: game.qualifies_from] = 0
        parts = (
            failing[:mine],
            failing[mine : mine + 1],
            failing[mine + 1 :],
            standing[:mine],
            standing[mine : mine + 1],
            standing[mine + 1 :],
        )
        named = game.groups != ALL_ALIKE and len({card.suit for card in final}) == 1
        suit = final[0].suit if named else NO_SUIT
        found[mine, suit, tuple(int(part.sum()) for part in parts)] += 1
    return found


def found_spots(game: Game, run: Spots, first: int, column: int) -> Counter[Spot]:
    """The same as the analysis has them, on the scale of the choice's own deals."""
    scale = game.deals_each // game.deals(run.discards)
    stands = run.stands[:, first - run.start, column].T
    assert not (stands % scale).any()
    final, suit = run.final[first - run.start, column], run.final_suit[first - run.start, column]
    rows = zip(final.tolist(), suit.tolist(), (stands // scale).tolist(), strict=True)
    return Counter((mine, in_suit, tuple(counts)) for mine, in_suit, counts in rows)


@pytest.mark.parametrize("game", GAMES)
def test_spots_are_those_dealt(game: Game) -> None:
    rng = Random(repr(game))
    for discards in range(game.discards + 1):
        run = next(iter(spots(game, discards)))
        assert run.discards == discards
        for first in rng.sample(range(run.start, run.stop), 2 - discards // 2):
            cards = tuple(game.firsts.cards[first].tolist())
            columns = list(enumerate(thrown(discards)))
            for column, places in columns if discards < 2 else rng.sample(columns, 1):
                assert found_spots(game, run, first, column) == expected_spots(game, cards, places)


@pytest.mark.parametrize("game", GAMES[:-1])
def test_runs_cover_every_first_hand_once_and_every_deal_of_it(game: Game) -> None:
    for discards in range(min(game.discards, 1) + 1):
        reached = 0
        for run in spots(game, discards):
            assert run.start == reached
            reached = run.stop
            shape = (run.stop - run.start, comb(3, discards), comb(49 - len(game.known), discards))
            assert run.final.shape == run.final_suit.shape == shape
            assert run.stands.shape == (len(STANDS), *shape)
            assert (run.stands >= 0).all()
            assert (run.totals == run.stands.sum(axis=3)).all()
            assert (run.stands.sum(axis=(0, 3)) == game.deals_each).all()
        assert reached == len(game.firsts)


def test_deals_of_a_first_hand_are_whole_for_every_choice() -> None:
    game = Game(0, PAIR, 1)
    assert game.deals(0) == 18_424 * 46
    assert game.deals(1) == 49 * 17_296 * 45
    assert game.deals_each % game.deals(0) == game.deals_each % game.deals(1) == 0
    assert Game(QUEEN, 0, 0).deals_each == 18_424
    assert Game(KING, 0, 0, KNOWN[:1]).deals_each == 1_128


def test_where_a_hand_stands_when_it_is_the_mark_itself() -> None:
    """A hand equal to the mark, just below or just above it: the edges where counts could be off by one."""
    game = Game(QUEEN, 0, 0, (), ALL_ALIKE)
    for text in ("Qc 3d 2s", "Jc Td 8s", "Qc 4d 2s", "Jc Td 9s", "As Ks Qs", "5c 3d 2s"):
        first = parse_cards(text)
        cards = plain.threes()[0][plain.threes()[1] == plain.bits(first)]
        found = stand_counts(game, cards.astype("i8"), game.firsts.cards[:1, :1] * 0 + strength(first))
        [(_, _, counts)] = expected_spots(game, first, ())
        assert found.ravel().tolist() == list(counts)
