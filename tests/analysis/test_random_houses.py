"""Houses drawn at random: whatever the rules, what a choice is worth is what the table pays.

Pay tables, contest odds, rounding, caps, flat amounts, multiples, qualifier, drawing dealer, what a fold
loses and what must beat the dealer are drawn at random; so are stakes, meters, seen cards and first hands.
Hands may be thrown away whole, the dealer may replace weak hands, and nobody may fold. Each choice is counted
by suit classes, and again card by card with settlement, by `kit.oracles.plain`.
"""

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kit.houses.changed import changed
from kit.houses.invented import any_house
from kit.houses.odd_houses import ALL, BOTH, REPLACES, every_word, odd_bets, odd_houses
from kit.oracles import plain
from kit.oracles.plain import box_of, hand
from kit.oracles.worth import assert_tallied, assert_worth, some_bet, some_firsts
from queenhigh.analysis.counting.spots import Game
from queenhigh.analysis.figures.figures import entry_ends, figures
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.figures.price import entry_figures, priced_rows
from queenhigh.analysis.playing import both_hands
from queenhigh.analysis.playing.solve import game_of, solve
from queenhigh.analysis.playing.tally import tally
from queenhigh.hands import STRENGTHS, strength
from queenhigh.rules import House
from queenhigh.study.bet import FOLD, Bet, Choice, UnpricedError, choices_of
from queenhigh.study.entries import entries, unit_bet
from queenhigh.study.nets import most_won

FEW = settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
MANY = settings(FEW, max_examples=35)
"""For the long tier."""
SEEDS = st.integers(0, 2**32 - 1)
NEVER = ("never",)


def bet_on(data: st.DataObject, house: House) -> Bet:
    """Stakes on most wagers, seldom round, and what the meter holds."""
    return Bet(house, data.draw(odd_bets(house)), {"main": data.draw(st.integers(0, 10**6))})


def unreached(bet: Bet, game: Game) -> bool:
    """Whether the analysis does not reach a bet, by the words of its house."""
    most = bet.house.most
    dealer = bet.house.dealer
    if most is not None and most_won(bet) > most.amount_minor:
        return True
    board = next((each for each in bet.tabled if each.looks_further), None)
    further = board is not None and not board.by_hands
    by_suit = any(0 < len(row.suits) < 4 for wager in bet.wagers for row in wager.rows)
    some_cards = game.discards > 0 and game.only != (0, 3)
    if game.replaces:
        return further or by_suit or some_cards
    if board is not None and game.discards:
        return further or by_suit or some_cards or dealer.may_draw
    return further and board is not None and dealer.may_draw and bool(board.must_beat_dealer)


def check(bet: Bet, known: tuple[int, ...], rng: Random) -> None:
    """One first hand of any kind, every choice; and the tally of one of them."""
    if unreached(bet, game_of(bet)):
        with pytest.raises(UnpricedError):
            solve(bet, known)
        return
    solved = solve(bet, known)
    place = rng.choice(some_firsts(solved.game.firsts.cards, rng, 12))
    assert_worth(solved, place, walks=len(known) == 2)
    looks_apart = plain.looks_at_dealer(bet) and bet.house.dealer.may_draw
    if looks_apart or (known and solved.game.community):
        with pytest.raises(UnpricedError):
            tally(solved, solved.best)
    elif FOLD in solved.choices or solved.game.replaces or not bet.house.dealer.replaces:
        assert_tallied(solved, place, rng.randrange(len(solved.choices)))


def check_drawn(data: st.DataObject, discards: int, seen: int, by_suit: bool, seed: int) -> None:
    """Where a card may be thrown away no wager looks at the dealer's cards, and none of them is seen."""
    bet = bet_on(data, data.draw(odd_houses(discards, by_suit)))
    rng = Random(seed)
    walked = plain.looks_at_dealer(bet) and bet.house.dealer.may_draw
    known = () if discards else tuple(rng.sample(range(52), 2 if walked else seen))
    check(bet, known, rng)


@pytest.mark.parametrize("discards", [0, 1])
@FEW
@given(st.data(), st.integers(0, 2), st.booleans(), SEEDS)
def test_any_house(discards: int, data: st.DataObject, seen: int, by_suit: bool, seed: int) -> None:
    check_drawn(data, discards, seen, by_suit, seed)


@pytest.mark.long
@pytest.mark.parametrize("discards", [0, 1])
@MANY
@given(st.data(), st.integers(0, 2), st.booleans(), SEEDS)
def test_many_houses(discards: int, data: st.DataObject, seen: int, by_suit: bool, seed: int) -> None:
    check_drawn(data, discards, seen, by_suit, seed)


@pytest.mark.long
@settings(FEW, max_examples=5)
@given(st.data(), st.booleans(), SEEDS)
def test_many_houses_with_community_cards(data: st.DataObject, by_suit: bool, seed: int) -> None:
    """Two cards are dealt for everybody, with and without a stake that looks at them."""
    bet = bet_on(data, data.draw(odd_houses(0, by_suit, community=2)))
    rng = Random(seed)
    check(bet, tuple(rng.sample(range(52), rng.choice((0, 0, 1)))), rng)


def whole_houses() -> st.SearchStrategy[House]:
    """Three cards are thrown away or none, or the dealer replaces weak hands, or both; folds and none."""
    return st.one_of(
        odd_houses(3, False, whole=True, dealer=REPLACES, boards=BOTH),
        odd_houses(3, False, whole=True, dealer=REPLACES, boards=BOTH, folds=False),
        odd_houses(3, False, whole=True, dealer=NEVER, boards=BOTH, folds=False),
        odd_houses(3, False, whole=True, dealer=NEVER, boards=BOTH),
        odd_houses(0, False, dealer=REPLACES, boards=BOTH),
    )


@pytest.mark.long
@settings(FEW, max_examples=10, phases=[Phase.explicit, Phase.generate])  # each takes too long to be shrunk
@given(st.data(), SEEDS)
def test_any_house_in_which_whole_hands_are_replaced(data: st.DataObject, seed: int) -> None:
    check(bet_on(data, data.draw(whole_houses())), (), Random(seed))


@settings(FEW, max_examples=6)
@given(st.data(), SEEDS)
def test_two_hands_of_any_house_bring_what_is_settled(data: st.DataObject, seed: int) -> None:
    """Every choice that plays, a first hand that is kept or thrown away, and any two last hands."""
    bet = bet_on(data, data.draw(whole_houses()))
    rng = Random(seed)
    game = game_of(bet)
    for choice in (each for each in choices_of(bet) if not each.folds):
        first = hand(rng.sample(range(52), 3))
        codes = both_hands._codes(bet, strength(first) if choice.thrown else None)
        worth = both_hands._worth(bet, game, codes, choice.multiple, np.int64)
        for _ in range(40):
            mine = plain.sample(rng.randrange(STRENGTHS)).cards if choice.thrown else None
            box = box_of(bet, first, choice, mine)
            theirs = plain.sample(rng.choice((rng.randrange(STRENGTHS), box.strength)))
            assert worth[box.strength, theirs.strength] == sum(plain.settled(bet, box, theirs)), f"{box}"


@settings(FEW, max_examples=6)
@given(st.data())
def test_what_is_not_reached_is_refused(data: st.DataObject) -> None:
    house = data.draw(
        st.one_of(
            odd_houses(1, True, 2),
            odd_houses(1, True, boards=ALL),
            odd_houses(0, True, dealer=REPLACES, boards=ALL),
            odd_houses(1, False, dealer=REPLACES, boards=BOTH),
            odd_houses(0, True, 2, dealer=REPLACES),
            every_word(False, most=True),
        )
    )
    bet = bet_on(data, house)
    if unreached(bet, game_of(bet)):
        with pytest.raises(UnpricedError):
            solve(bet)


# Figures


@FEW
@given(odd_houses(0, by_suit=False))
def test_an_entry_has_one_figure_whichever_way_it_is_asked_for(house: House) -> None:
    """What a wager costs in its own figures is what it costs in the bet by which it is measured, and its rows
    are paid as often as its outcomes say."""
    for entry in entries(house):
        bet = unit_bet(house, entry, {})
        try:
            apart = entry_figures(house, entry, curve=False)
            together = mix(bet).edges[entry.name]
        except UnpricedError:
            continue
        assert apart.house_edge * bet.stakes_minor[entry.wager.name] == together, entry.name
        if entry.wagers == (entry.wager,) and entry.wager.awards == "one":
            paid = {each.name: each.probability for each in priced_rows(house, entry.wager.name)}
            listed = dict.fromkeys(paid, Fraction(0))
            for outcome in apart.outcomes:
                if outcome.name in listed:
                    listed[outcome.name] += outcome.probability
            assert paid == listed, entry.name


def test_rows_that_pay_nothing_lose_and_side_wagers_alone_must_still_beat_the_dealer() -> None:
    shared = {"clause": "1", "opens_box": True, "limits": {"min": 1, "max": 5}, "after_fold": "live"}
    colours = {"all_one_colour": "nothing", "player_one_colour": "3 to 1"}
    sixes = {"straight_flush": "nothing", "four_of_a_kind": "50 to 1", "full_house": "nothing"}
    sixes |= {"flush": "nothing", "straight": "12 to 1"}
    wagers = {
        "tint": {"kind": "colour", "must_beat_dealer": True, "pays": rows(colours), **shared},
        "six": {"kind": "six_card", "pays": rows(sixes), **shared},
    }
    house = changed(
        "side_alone", {"dealer.qualifies": "Q high", "payment.order": ["tint", "six"], "wagers": wagers}
    )
    for entry in entries(house):
        bet = unit_bet(house, entry, {})
        found = figures(bet, entry, entry_ends(bet, entry))
        assert found.house_edge * bet.placed_minor == mix(bet).edges[entry.name]
        if entry.name == "six":
            assert found.house_edge == 1 - Fraction(13 * 361_620 + 51 * 14_664, 20_358_520)
        else:
            assert found.hit_frequency < Fraction(2 * 2600, 22100) * Fraction(6, 10), "only hands that beat"


def rows(pays: dict[str, str]) -> list[dict[str, str]]:
    return [{"hand": hand, "pays": each} for hand, each in pays.items()]


# The book of the oracle itself, against walking every deal


@pytest.mark.parametrize(
    ("name", "wagers", "seen"),
    [
        ("rws", ("ante", "pair_plus", "progressive"), 0),
        ("prime", ("ante", "prime"), 1),
        ("sixcard", ("ante", "six_card_bonus"), 1),
        ("upcard", ("ante", "pair_plus", "lucky"), 1),
        ("twin", ("ante", "gold", "silver"), 2),
        ("fourth", ("ante", "showdown", "jackpot"), 2),
        ("draw", ("ante", "double_shot"), 2),
        ("six_cards", ("ante", "million", "spades", "hearts"), 2),
        pytest.param("community", ("ante", "lucky_five", "jackpot"), 2, marks=pytest.mark.long),
        ("consoling", ("ante", "sure", "trips", "low", "bad_beat"), 1),
    ],
)
def test_one_deal_of_each_kind_stands_for_all(name: str, wagers: tuple[str, ...], seen: int) -> None:
    rng = Random(name)
    bet = some_bet(any_house(name), rng, *wagers)
    cards = hand(rng.sample(range(52), 3 + seen))
    for choice in (Choice(2), Choice(0, folds=True)):
        walked = plain.walk(bet, cards[:3], choice, cards[3:])
        assert plain.book(bet, cards[:3], choice, cards[3:]) == walked
