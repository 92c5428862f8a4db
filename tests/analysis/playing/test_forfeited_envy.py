"""Best play counts the Envy that a fold forfeits, by two methods."""

from fractions import Fraction
from random import Random

import pytest

from kit.cases import mostly_long
from kit.houses.changed import changed, edited
from kit.houses.invented import any_house
from kit.houses.sidebets import sidebet
from kit.oracles.plain import hand
from kit.oracles.worth import some_firsts
from kit.play.bets import bet_on, figured
from queenhigh.analysis.advice import advice_of
from queenhigh.analysis.figures.mix import mix
from queenhigh.analysis.playing.forfeited_envy import envies, forfeited
from queenhigh.analysis.playing.study import Part, best, study
from queenhigh.cards import DECK, parse_cards
from queenhigh.hands import parse_threshold, strength
from queenhigh.rules import House
from queenhigh.study.bet import Bet

STAKES = {"ante": 500, "pair_plus": 500, "progressive": 500}


def whole(players: int) -> Bet:
    return Bet(any_house("sixcard"), STAKES, {}, players)


@pytest.mark.parametrize(
    ("players", "played", "percent", "weakest"),
    [(1, 14_900, 15.7367, "Q-6-4"), (2, 14_960, 15.5738, "Q-6-3"), (7, 15_206, 14.7516, "Q-4-3")],
)
def test_more_hands_are_worth_playing_the_more_others_there_are(
    players: int, played: int, percent: float, weakest: str
) -> None:
    found = mix(whole(players))
    solved = study(whole(players)).parts[0].solved
    plays = [strength(hand(cards)) for cards in solved.game.firsts.cards[solved.plays]]
    assert min(plays) == parse_threshold(weakest)
    assert found.actions == {"play": played, "fold": 22_100 - played}
    assert round(float(found.house_edge) * 100, 4) == percent


def test_the_wager_alone_is_measured_under_that_play() -> None:
    found = figured("sixcard", "progressive", {}, 7)
    [folded] = [each for each in found.outcomes if each.name == "fold"]
    assert folded.count == 22_100 - 15_206
    rest = mix(bet_on("sixcard", ante=500, pair_plus=500))
    assert found.marginal_edge == (mix(whole(7)).expected_loss_minor - rest.expected_loss_minor) / 500


def test_alone_nothing_changes() -> None:
    for players in (1, 7):
        for name in ("rws", "prime"):  # where a fold forfeits no Envy
            house = any_house(name)
            bet = Bet(house, {"ante": 500, "progressive": 250}, {}, players)
            assert not forfeited(bet)
            assert study(bet).hands(best) == {0: 14_900, 1: 7_200}
    assert not envies(whole(1), any_house("sixcard").by_name["progressive"])


def largest_upcard() -> House:
    """The house with an upcard, and a progressive whose largest Envy is paid to who stays in."""
    text = """
[wagers.pot]
kind = "progressive"
clause = "5"
limits = { exactly = 1 }
needs = { every = ["ante"] }
after_fold = "lost"
pays = [
    { hand = "mini_royal", suits = "hearts", pays = "500 for 1", envy = 300 },
    { hand = "mini_royal", pays = "100 for 1", envy = 100 },
    { hand = "straight_flush", pays = "nothing" },
    { hand = "three A", pays = "90 for 1", envy = 20 },
]
envy = { clause = "5", per_player = "largest", after_fold = "lost" }

[irregularities]
"""
    return edited("upcard", ('"lucky"]', '"lucky", "pot"]'), ("\n[irregularities]\n", text))


def sixcard(old: str, new: str) -> House:
    return edited("sixcard", (old, new))


BETS: dict[str, tuple[House, dict[str, int], str]] = {
    "largest": (any_house("sixcard"), STAKES, ""),
    "each": (sixcard('per_player = "largest"', 'per_player = "each"'), STAKES, ""),
    "not to winner": (sixcard('"lost", fold', '"lost", not_to_winner = true, fold'), STAKES, ""),
    "high": (sidebet("high_envy", "exactly = 1"), {"ante": 500, "side": 100}, ""),
    "high, little": (sidebet("high_envy", "exactly = 1", award=1), {"ante": 500, "side": 100}, ""),
    "high, much": (sidebet("high_envy", "exactly = 1", award=90), {"ante": 500, "side": 100}, ""),
    "upcard": (largest_upcard(), {"ante": 500, "pot": 100}, "Kd"),
    "blocking upcard": (largest_upcard(), {"ante": 500, "pot": 100}, "Ah"),
}
"""House, stakes and the dealer's card that is seen.

Where jack high is envied, hands that only Envy makes worth playing wait for each other.
"""
QUICK = ("largest", "not to winner", "blocking upcard")


@pytest.mark.parametrize("name", mostly_long(BETS, lambda name: name in QUICK))
@pytest.mark.parametrize("players", mostly_long((2, 5), lambda players: players == 2))
def test_both_methods_agree_on_every_choice(name: str, players: int) -> None:
    house, stakes, seen = BETS[name]
    bet = Bet(house, stakes, {}, players)
    rng = Random(players)
    [solved] = [part.solved for part in study(bet).parts if not part.known or shows(part, seen)]
    shown = tuple(DECK[card] for card in solved.game.known)
    for place in rng.sample(some_firsts(solved.game.firsts.cards, rng, 8), 6):
        first = hand(solved.game.firsts.cards[place])
        advice = advice_of(bet, first, seen=shown).actions
        found = {(each.multiple, each.action == "fold"): each.value for each in advice}
        for number, choice in enumerate(solved.choices):
            deals = solved.game.deals_each * solved.scale * bet.ante_minor
            value = Fraction(int(solved.values[place, number]), deals)
            assert found[choice.multiple, choice.folds] == value, (first, choice)


def shows(part: Part, seen: str) -> bool:
    """True if the upcard of a class is of this rank, and a heart if this one is."""
    one = DECK[part.known[0]]
    [other] = parse_cards(seen)
    return one.rank == other.rank and (one.suit == 2) == (other.suit == 2)


def test_cards_that_are_out_leave_fewer_to_the_others() -> None:
    """The queen of spades is one's own and the other kings are out: no mini royal is left to envy."""
    mine = parse_cards("Qs 6h 3d")
    values = [
        {each.action: each.value for each in advice_of(whole(players), mine, dead="Kh Kd Kc").actions}
        for players in (1, 7)
    ]
    assert values[0] == values[1]


def test_envy_that_is_not_reached_is_left_out_of_a_mix() -> None:
    house = changed("fourth", {"decision.discards": 1, "wagers.jackpot.envy.after_fold": "lost"})
    found = mix(bet_on(house, players=3, ante=500, jackpot=125))
    assert found.envy_note
    assert found.envy_minor == 0
    assert found.spread == mix(bet_on(house, ante=500, jackpot=125)).spread
