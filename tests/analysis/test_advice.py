"""Advice on one hand is what the table pays and takes over every deal that is still possible."""

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

import pytest

from kit.cases import HOUSES
from kit.houses.changed import edited
from kit.houses.invented import any_house
from kit.oracles import plain
from kit.oracles.plain import Hand, hand
from kit.oracles.worth import some_bet, some_firsts
from kit.play.bets import bet_on
from queenhigh.analysis import bet_of, coach
from queenhigh.analysis.advice import Advice, AdviceError, Worth, advice_of, advise, chances
from queenhigh.analysis.coach import CLOSE, close_hand, consider, consider_box
from queenhigh.analysis.playing.solve import solve
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.engine import Felt
from queenhigh.hands import strength
from queenhigh.rules import House, house
from queenhigh.settlement.contest import stand_of
from queenhigh.study.bet import FOLD, Bet, Choice


def rules(name: str) -> House:
    """A house; of `fourth` the form in which one card may be thrown away, which is quick to solve."""
    if name == "fourth":
        return edited(name, ("discards = 2", "discards = 1"))
    return any_house(name.removesuffix(" whole"))


def full_bet(house: House, rng: Random) -> Bet:
    """Stakes on every wager that advice is given on."""
    names = [wager.name for wager in house.wagers if wager.placed_before_deal and wager.name != "side"]
    return some_bet(house, rng, *names)


def assert_in_order(found: Advice) -> None:
    """Best first, and each cost is what is missing to the best."""
    worths = [each.value for each in found.actions]
    assert worths == sorted(worths, reverse=True)
    assert [each.cost for each in found.actions] == [worths[0] - value for value in worths]
    assert found.best.cost == 0


@pytest.mark.parametrize(
    "name",
    [
        "draw", "prime", "rws", "sixcard", "upcard", "fourth", "twin", "six_cards", "consoling",
        pytest.param("fourth whole", marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_advice_on_a_hand_is_what_solving_all_hands_says_of_it(name: str) -> None:
    """Two methods: here every deal is walked, there hands and dead sets are counted by their suit classes."""
    rng = Random(name)
    house = rules(name)
    bet = full_bet(house, rng)
    seen = hand(rng.sample(range(52), house.dealer.shows))
    solved = solve(bet, seen)
    for place in some_firsts(solved.game.firsts.cards, rng, 6):
        first = hand(solved.game.firsts.cards[place])
        found = advice_of(bet, first, seen=seen)
        assert_in_order(found)
        mine = {(each.multiple, each.discards, each.action == "fold"): each.value for each in found.actions}
        deals = solved.game.deals_each * bet.ante_minor
        assert mine == {
            (choice.multiple, tuple(first[at] for at in choice.thrown), choice.folds): Fraction(value, deals)
            for choice, value in zip(solved.choices, solved.values[place].tolist(), strict=True)
        }


def settled(bet: Bet, first: Hand, worth: Worth, seen: Hand, out: Hand) -> Fraction:
    """What a choice is worth, in Antes, by all deals that are left, settled."""
    thrown = tuple(sorted(first.index(card) for card in worth.discards))
    choice = FOLD if worth.action == "fold" else Choice(worth.multiple, thrown)
    counts = plain.book(bet, first, choice, seen, dead=out)
    return Fraction(plain.total(counts), counts.total() * bet.ante_minor)


@pytest.mark.parametrize(
    ("name", "seen", "dead"),
    [
        ("rws", 0, 0), ("rws", 1, 3), ("rws", 2, 18), ("rws", 3, 0), ("prime", 1, 3), ("prime", 2, 0),
        ("sixcard", 1, 12), ("sixcard", 3, 3), ("six_cards", 2, 3), ("upcard", 1, 3), ("upcard", 2, 6),
        ("twin", 2, 3), ("twin", 3, 3), ("draw", 0, 3), ("draw", 1, 0), ("draw", 2, 9), ("fourth", 2, 3),
        pytest.param("fourth whole", 2, 6, marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_a_choice_is_worth_what_every_deal_settled_brings(name: str, seen: int, dead: int) -> None:
    """Cards of the dealer's and whole hands of other boxes may be in view."""
    rng = Random(f"{name} {seen} {dead}")
    house = rules(name)
    bet = full_bet(house, rng)
    for _ in range(1 if seen + dead == 0 or house.decision.discards else 3):
        cards = hand(rng.sample(range(52), 3 + seen + dead))
        first = cards[:3]
        known = cards[3 : 3 + seen]
        out = cards[3 + seen :]
        found = advice_of(bet, first, seen=known, dead=out)
        assert found.hand == first, "the hand is given back as it came"
        assert_in_order(found)
        for each in found.actions:
            assert each.value == settled(bet, first, each, known, out), each.action


@pytest.mark.parametrize(
    ("name", "first", "seen", "actions"),
    [
        ("rws", "As Ks Qs", "", ["play", "fold"]),
        ("upcard", "As Ks Qs", "", ["play 3x", "play 2x", "play 1x", "fold"]),
        ("draw", "As Ks Qs", "", ["stand", "discard Qs", "discard As", "discard Ks", "fold"]),
        ("fourth whole", "Ks Qd 4c", "2d 3h", [
            "discard 4c", "discard 4c Ks", "discard 4c Qd", "discard Qd Ks", "fold", "discard Qd",
            "discard Ks", "stand",
        ]),
        # The dealer is certain to win: of equal choices the plainest comes first, stand before draw.
        ("draw", "9c 6d 2h", "As Ks Qs", ["fold", "stand", "discard 2h", "discard 6d", "discard 9c"]),
    ],
)  # fmt: skip
def test_choices_are_named_as_the_house_plays(name: str, first: str, seen: str, actions: list[str]) -> None:
    assert [
        each.action for each in advice_of(bet_on(rules(name), ante=500), first, seen=seen).actions
    ] == actions


@pytest.mark.parametrize(("name", "left"), [("rws", 3), ("draw", 5), ("fourth whole", 6)])
def test_enough_cards_must_be_left_to_deal_the_round(name: str, left: int) -> None:
    """Three for the dealer, and those that may be drawn."""
    bet = bet_on(rules(name), ante=500)
    assert advice_of(bet, DECK[:3], dead=DECK[3 : 52 - left]).actions
    with pytest.raises(AdviceError):
        advice_of(bet, DECK[:3], dead=DECK[3 : 53 - left])


# Chances


@pytest.mark.parametrize("name", HOUSES)
def test_chances_are_counted_over_the_deals_left(name: str) -> None:
    """As settlement says how the hands stand, with no card dead and with six."""
    rng = Random(name)
    house = any_house(name)
    shows = house.dealer.shows
    for dead in (0, 0, 6, 6):
        cards = hand(rng.sample(range(52), 3 + shows + dead))
        mine = cards[:3]
        seen = cards[3 : 3 + shows]
        out = cards[3 + shows :]
        found = chances(advise(house, mine, seen=seen, dead=out))
        stands: Counter[str] = Counter()
        for theirs, count in enumerate(plain.Strengths(house.dealer, (*mine, *out), seen).all.tolist()):
            stands[stand_of(house, strength(mine), theirs)] += count
        for each in ("higher", "equal", "lower"):
            assert found[each] == Fraction(stands[each], stands.total())
        assert found["not_qualified"] == 1 - sum(found[each] for each in ("higher", "equal", "lower"))


@pytest.mark.parametrize("hand", ["Kd 9h 4c", "Ad 9h 5c", "Kh 8c 3d"])
def test_chances_after_a_draw_are_what_the_choice_is_worth(hand: str) -> None:
    """If no draw makes a bonus, the contest is all that there is: two Antes won or two lost."""
    found = advise("draw", hand)
    (thrown,) = found.best.discards
    drawn = chances(found, [thrown])
    assert sum(drawn.values()) == 1
    assert 2 * (drawn["higher"] - drawn["lower"]) == found.best.value
    assert drawn != chances(found)


@pytest.mark.parametrize("id", HOUSES)
def test_a_box_is_considered_by_what_its_player_sees(id: str) -> None:
    rules = house(id)
    felt = Felt(rules).place(1, "ann", ante=10).place(2, "ann", ante=10).place(3, "bob", ante=10)
    felt.deal({1: "Qs 6h 4d", 2: "Ks 9h 2d", 3: "As Ah Ad"}, dealer="Js 7c 3c").look(1, 2, 3)
    seen = felt.view("ann")
    found = consider_box(rules, seen, seen.boxes[0])
    shown = parse_cards("Js 7c 3c")[: rules.dealer.shows]
    bet = bet_of(rules, {"ante": 1000}, dict(seen.meters_minor))
    assert found.advice == advice_of(bet, "Qs 6h 4d", seen=shown, dead="Ks 9h 2d")


def test_what_is_hidden_changes_nothing() -> None:
    rules = house("rws")
    answers = []
    for hidden, dealer in (("As Ah Ad", "Js 7c 3c"), ("5s 5h 5d", "Kd Kc Kh")):
        felt = Felt(rules).place(1, "ann", ante=10).place(2, "bob", ante=10)
        felt.deal({1: "Qs 6h 4d", 2: hidden}, dealer=dealer).look(1, 2)
        seen = felt.view("ann")
        answers.append(consider_box(rules, seen, seen.boxes[0]))
    assert answers[0] == answers[1]


def test_a_decision_is_found_by_its_stake_and_its_discards() -> None:
    found = consider(bet_of(house("draw")), parse_cards("Qs 6h 4d"))
    ante_minor = found.advice.bet.ante_minor
    assert found.worth_of(0).action == "fold"
    assert found.worth_of(ante_minor).action == "stand"
    assert found.worth_of(ante_minor, parse_cards("4d")).action == "discard 4d"
    raised = consider(bet_of(house("ultimate")), parse_cards("Qs Qh 4d"), parse_cards("7c"))
    ante_minor = raised.advice.bet.ante_minor
    for times in (0, 1, 3):
        assert raised.worth_of(times * ante_minor).multiple == times


@pytest.mark.parametrize("id", HOUSES)
def test_close_hands_are_close_and_none_that_was_had(id: str) -> None:
    rules = house(id)
    by = random.Random(4)
    had: set[frozenset[Card]] = set()
    for _ in range(10):
        found = close_hand(rules, had, by).advice
        assert frozenset(found.hand) not in had
        assert 0 < found.actions[1].cost <= CLOSE
        assert len(found.seen) == rules.dealer.shows
        had.add(frozenset(found.hand))


def test_where_none_is_close_the_closest_of_those_looked_at_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "TRIES", 2)

    class Dealt:
        hands = iter((parse_cards("Qs Js Ts"), parse_cards("As Ad 4c")))

        def sample(self, population: Sequence[Card], k: int) -> list[Card]:
            assert (population, k) == (DECK, 3)
            return list(next(self.hands))

    assert close_hand(house("prime"), (), Dealt()).advice.hand == parse_cards("As Ad 4c")
