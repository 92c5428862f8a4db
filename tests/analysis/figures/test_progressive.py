"""Progressives: what fixed awards, the meter and Envy return, and the meter that makes the bet fair.

`tests/analysis/playing/test_community_envy.py` holds Envy to settlement in houses drawn at random.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import ceil, comb, prod

import numpy as np
import pytest

from kit.houses.changed import changed, edited
from kit.houses.invented import any_house, invented
from kit.houses.sidebets import sidebet
from kit.oracles.made import six_kinds
from kit.oracles.plain import bits, threes
from kit.oracles.worked import each_final
from kit.play.bets import bet_on, figured, present
from queenhigh.analysis.figures.envy import envy_mean
from queenhigh.analysis.figures.price import entry_of, price, priced_rows
from queenhigh.analysis.playing.envy_walk import envied_hands
from queenhigh.analysis.playing.forfeited_envy import TOO_MANY
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.study import Part, Study, best, study
from queenhigh.analysis.results import ProgressiveFigures, WagerFigures
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.hands import FiveCardCategory, parse_threshold, strength
from queenhigh.money import Odds
from queenhigh.rules import House
from queenhigh.rules import house as catalogue_house
from queenhigh.rules.awards import MeterShare
from queenhigh.settlement.rows import hand_row, row_winnings, share_of
from queenhigh.study.bet import UnpricedError
from queenhigh.study.entries import unit_bet

FIXED = {
    # Three other mini royals, 44 straight flushes, 52 trips, 720 straights; the stake; the seed.
    "rws": (3 * 1250 + 44 * 175 + 52 * 150 + 720 * 15, Fraction(5, 2), 10_000),
    "sixcard": (3 * 2500 + 44 * 350 + 52 * 300 + 720 * 30, Fraction(5), 10_000),
    "prime": (3 * 500 + 44 * 100 + 52 * 90, Fraction(1), 1_000),
}
"""What is paid over all 22,100 hands besides the meter, the stake and the seed, in whole units of money."""
JACKPOTS = {"fourth": "jackpot", "sidebets": "side", "six_cards": "spades"}


def progressive(house: House | str, meters: dict[str, int] | None = None, players: int = 1) -> WagerFigures:
    rules = any_house(house) if isinstance(house, str) else house
    return figured(rules, JACKPOTS.get(rules.id, "progressive"), meters, players)


def part(found: WagerFigures) -> ProgressiveFigures:
    return present(found.progressive)


def assert_fair_from(house: House | str, name: str, meter: int) -> None:
    """At this meter, and at no smaller one, the bet is fair."""
    fair, short = (progressive(house, {name: held}).house_edge for held in (meter, meter - 1))
    assert fair <= 0 < short


# The houses: one mini royal of 22,100 hands takes the meter


@pytest.mark.parametrize("name", FIXED)
def test_a_progressive_returns_its_fixed_awards_and_a_share_of_the_meter(name: str) -> None:
    paid, stake, seed = FIXED[name]
    for meter in (None, 0, 1, 1_234_567, 10**10):
        found = progressive(name, {} if meter is None else {"main": meter})
        held = 100 * seed if meter is None else meter
        assert part(found).fixed_return == paid / stake / 22_100
        assert part(found).meter_return == Fraction(held, 100) / stake / 22_100
        assert part(found).envy_return == 0
        assert part(found).return_per_meter_unit == 1 / stake / 22_100
        assert part(found).rounds_between_hits == 22_100
        assert found.house_edge == 1 - (paid + Fraction(held, 100)) / stake / 22_100
        assert (part(found).meter, part(found).meter_minor) == ("main", held)
        assert (found.marginal_edge, found.unchanged_play_edge) == (None, None), "it changes no play"


@pytest.mark.parametrize("name", FIXED)
def test_the_fair_meter_pays_back_every_stake(name: str) -> None:
    """22,100 stakes less what the other rows pay: 25,200, 50,400 and 11,520."""
    paid, stake, _ = FIXED[name]
    even = present(part(progressive(name)).break_even_meter_minor)
    assert even == 100 * (22_100 * stake - paid)
    assert progressive(name, {"main": even}).house_edge == 0
    assert_fair_from(name, "main", even)


@pytest.mark.parametrize(("players", "fair"), [(1, 25_200), (2, 24_800), (7, 22_800)])
def test_envy_makes_the_meter_fair_sooner(players: int, fair: int) -> None:
    """Each other player's mini royals bring 250 + 3 x 50 over 22,100 hands."""
    found = progressive("rws", {}, players)
    assert part(found).envy_return == Fraction((players - 1) * 400, 22_100) / Fraction(5, 2)
    assert part(found).break_even_meter_minor == 100 * fair
    assert part(found).players == players
    returned = part(found).fixed_return + part(found).meter_return + part(found).envy_return
    assert returned == 1 - found.house_edge


@pytest.mark.parametrize(
    ("change", "even"),
    [
        ({"wagers.progressive.pays.0.cap": 25_199}, None),
        ({"wagers.progressive.pays.0.cap": 25_200}, 2_520_000),
        ({"wagers.progressive.pays.4.pays": "150 flat"}, 0),
    ],
)
def test_a_meter_that_pays_too_little_is_never_fair(change: dict[str, object], even: int | None) -> None:
    """A cap on what the meter pays, and fixed awards that make the bet fair without a meter."""
    house = changed("rws", change)
    assert part(progressive(house)).break_even_meter_minor == even
    assert (progressive(house, {"main": 0}).house_edge < 0) == (even == 0)


def test_the_curve_shows_the_edge_that_each_meter_gives() -> None:
    curve = part(progressive("sixcard")).curve
    meters = [meter for meter, _ in curve]
    assert len(meters) == 25
    assert meters[0] == 0
    assert meters == sorted(set(meters))
    assert meters[-1] > 5_040_000, "past the fair meter"
    for meter, edge in curve[::6]:
        assert progressive("sixcard", {"main": meter}).house_edge == edge


# A house with two meters, shares and a cap


def two_meters() -> House:
    """Modest awards, so that neither meter is fair from the start; one card may be thrown away."""
    return edited(
        "fourth",
        ("discards = 2", "discards = 1"),
        ('pays = "6 for 1"', 'pays = "1 for 1"'),
        ('pays = "3 flat and stake"', 'pays = "1 flat and stake"'),
        ("10% of meter mini", "2% of meter mini"),
    )


def rows_made(house: House, meters: dict[str, int]) -> Counter[str]:
    """How often each row of the jackpot is made, over every hand and every card that may come."""
    jackpot = house.by_name["jackpot"]
    made: Counter[str] = Counter()
    for box, count in each_final(solve(unit_bet(house, entry_of(house, "jackpot"), meters))):
        row = None if box is None else hand_row(jackpot, box)
        made[row.name if row else ""] += count
    assert made.total() == 22_100 * 49
    return made


@pytest.mark.parametrize("meters", [{"main": 100_000, "mini": 2_000}, {"main": 7, "mini": 900_000}])
def test_shares_of_several_meters_are_paid_rounded_and_capped(meters: dict[str, int]) -> None:
    """Rounded up in this house; a straight flush takes 33.3 % of the mini meter, 150 at most."""
    house = two_meters()
    made = rows_made(house, meters)
    deals = 22_100 * 49
    stake = 125
    from_meters = fixed = Fraction(0)
    for row in house.by_name["jackpot"].rows:
        chance = Fraction(made[row.name], deals)
        if isinstance(row.award, MeterShare):
            from_meters += chance * share_of(meters[row.award.meter], row, house)
        else:
            fixed += chance * (row_winnings(house, row, stake, own_stake=True) + stake)
    found = progressive(house, meters)
    assert part(found).fixed_return == fixed / stake
    assert part(found).meter_return == from_meters / stake
    assert found.house_edge == 1 - (fixed + from_meters) / stake
    royal = Fraction(made["mini_royal_spades"], deals), Fraction(made["mini_royal"], deals)
    assert part(found).meter == "main", "the meter of which most is paid"
    assert part(found).return_per_meter_unit == (royal[0] + royal[1] / 8) / Fraction(5, 4)
    assert part(found).rounds_between_hits == 1 / royal[0]


def test_the_fair_meter_of_several_shares_is_the_first_that_is() -> None:
    """With the play of the meter in force: all for a royal in spades, an eighth, rounded up, for others."""
    house = two_meters()
    meters = {"main": 100_000, "mini": 2_000}
    made = rows_made(house, meters)
    found = progressive(house, meters)
    even = present(part(found).break_even_meter_minor)

    def edge(meter: int) -> Fraction:
        more = made["mini_royal_spades"] * (meter - 100_000)
        more += made["mini_royal"] * (ceil(Fraction(meter, 8)) - 12_500)
        return found.house_edge - Fraction(more, 22_100 * 49 * 125)

    assert edge(even) <= 0 < edge(even - 1)
    for meter, at in part(found).curve:
        assert at == edge(meter)


@pytest.mark.parametrize("meter", [0, 1_000_000])
def test_the_fair_meter_does_not_depend_on_the_one_in_force(meter: int) -> None:
    """A Progressive that must beat the dealer: a mini royal that stands off takes nothing."""
    house = changed("rws", {"wagers.progressive.must_beat_dealer": True})
    assert_fair_from(house, "main", present(part(progressive(house, {"main": meter})).break_even_meter_minor))


@pytest.mark.parametrize("not_beaten", [True, "push", "push_paying"])
def test_what_a_beaten_hand_gets_back_is_in_the_edge_and_in_the_rows(not_beaten: bool | str) -> None:
    """The edge is that of the joint table, which has every stake that goes back; what pushes is not paid."""
    house = changed(
        "prime",
        {"wagers.progressive.after_fold": "lost", "wagers.progressive.must_beat_dealer": not_beaten},
    )
    entry = entry_of(house, "progressive")
    found = progressive(house)
    spread = study(unit_bet(house, entry, {})).tally(best).spread([entry.wager])
    assert found.house_edge == -spread.mean / found.stake_minor
    assert (found.house_edge < 0) is (not_beaten == "push"), "each stake beaten goes back whole"
    chances = {each.name: each.probability for each in found.outcomes}
    for row in priced_rows(house, "progressive"):
        assert row.probability == chances[row.name]


def test_a_progressive_without_a_meter_has_no_meter_figures() -> None:
    house = changed("rws", {"wagers.progressive.pays.0.pays": "10000 flat"})
    alone = progressive(house)
    seven = progressive(house, {}, 7)
    assert seven.progressive is None
    assert alone.house_edge == 1 - Fraction(40_050, 22_100) / Fraction(5, 2)
    assert alone.house_edge - seven.house_edge == Fraction(6 * 400, 22_100) / Fraction(5, 2), "Envy counts"


def test_each_meter_has_its_own_part_and_its_own_break_even() -> None:
    """Their returns add up; at its break-even, the other standing still, each makes the bet fair."""
    house = sidebet("two_meters", "exactly = 1")
    found = part(progressive(house))
    assert [each.name for each in found.meters] == ["main", "mini"]
    assert sum(each.meter_return for each in found.meters) == found.meter_return
    main = found.meters[0]
    assert (found.meter, found.break_even_meter_minor) == (main.name, main.break_even_meter_minor)
    assert found.return_per_meter_unit == main.return_per_meter_unit
    assert [each.rounds_between_hits for each in found.meters] == [22_100, Fraction(22_100, 3)]
    for each in found.meters:
        assert_fair_from(house, each.name, present(each.break_even_meter_minor))


# On six cards

SIXES = 20_358_520
SPADES = {
    "royal_flush_spades": 47, "royal_flush": 3 * 47, "straight_flush": 1_656, "four_of_a_kind": 14_664,
    "full_house": 165_984, "flush_spades": 51_448, "flush": 3 * 51_448, "straight": 361_620,
    "three_of_a_kind": 732_160,
}  # fmt: skip
"""Six-card sets that make each row."""


def test_rows_are_made_as_often_as_their_cards_are_dealt() -> None:
    assert {row.name: row.count for row in priced_rows(any_house("six_cards"), "spades")} == SPADES
    million = {row.name: row.count for row in priced_rows(any_house("six_cards"), "million")}
    assert (million["six_card_royal_diamonds"], million["six_card_royal"]) == (1, 3)
    assert million["royal_flush"] == 188 - 4
    assert million["straight_flush_clubs_spades"] == million["straight_flush"] == 1_656 // 2


def test_flat_prizes_weigh_less_the_more_is_staked() -> None:
    at_five, at_ten = (figured("six_cards", "million", stake_minor=stake) for stake in (500, 1000))
    assert at_five.stake_matters
    prizes = Fraction(100_000_000 + 3 * 10_000_000, SIXES)
    assert at_ten.house_edge - at_five.house_edge == prizes / 500 - prizes / 1000


@pytest.mark.parametrize("meter", [0, 100_000, 12_345_678])
def test_two_shares_of_one_meter(meter: int) -> None:
    """All of it for 47 of 20,358,520 sets, a quarter for three times as many."""
    found = part(progressive("six_cards", {"main": meter}))
    fixed = {"straight_flush": 200, "four_of_a_kind": 50, "full_house": 10, "flush_spades": 9, "flush": 7}
    fixed |= {"straight": 5, "three_of_a_kind": 2}
    assert found.fixed_return == Fraction(sum(SPADES[row] * pays for row, pays in fixed.items()), SIXES)
    quarter = int(Fraction(meter, 4) + Fraction(1, 2))
    assert found.meter_return == Fraction(47 * meter + 141 * quarter, 100 * SIXES)
    assert found.rounds_between_hits == Fraction(SIXES, 47)
    assert_fair_from("six_cards", "main", present(found.break_even_meter_minor))


def test_a_dealer_who_draws_changes_nothing_that_a_fold_leaves_alone() -> None:
    """Six cards are the player's and the dealer's first three; nobody is envied."""
    envy = ('envy = { clause = "6", behind = "ante", per_player = "each", after_fold = "live" }\n', "")
    awards = [(f", envy = {amount} }}", " }") for amount in ("500", "100", "25", '"1.50"', "1")]
    draws = ('qualifies = "Q high", clause = "2"', 'qualifies = "Q high", draws = "always"')
    drawing = edited("six_cards", draws, envy, *awards)
    assert progressive(drawing).house_edge == progressive("six_cards").house_edge


def test_envy_of_each_hand_adds_up_over_the_other_players() -> None:
    one, two, four = (part(progressive("six_cards", {}, players)).envy_return for players in (1, 2, 4))
    assert one == 0
    assert four == 3 * two > 0


@pytest.mark.long
def test_envy_is_that_of_the_hands_that_are_played_with_all_dealers_hands() -> None:
    """Every class of first hands that best play does not fold, against each hand of the dealer's."""
    rules = any_house("six_cards")
    bet = unit_bet(rules, entry_of(rules, "spades"), {}, players=2)
    whole = study(bet)
    solved = whole.parts[0].solved
    wager = rules.by_name["spades"]
    awards = {(row.hand, bool(row.suits)): row.envy_minor or 0 for row in wager.rows}
    worth = np.zeros(100, np.int64)
    for category in FiveCardCategory:
        for suit in range(5):
            own = (category.key, suit == 3)
            kind = (category * 5 + suit) * 2
            worth[kind : kind + 2] = awards.get(own, awards.get((category.key, False), 0))
    cards, sets, _ = threes()
    total = 0
    firsts = solved.game.firsts
    for first, weight, plays in zip(firsts.cards, firsts.weights.tolist(), solved.plays, strict=True):
        if plays:
            may = (sets & bits(first.tolist())) == 0
            six = np.empty((int(may.sum()), 6), np.uint8)
            six[:, :3] = first
            six[:, 3:] = cards[may]
            total += weight * int(worth[six_kinds(six)].sum())
    assert envy_mean(whole, whole.tally(best), wager, 2) == Fraction(total, 22_100 * 18_424)


@pytest.mark.parametrize("change", [{"per_player": "largest"}, {"after_fold": "lost"}])
def test_envy_that_is_not_reached_is_left_out_with_a_note(change: dict[str, str]) -> None:
    house = changed("six_cards", {f"wagers.spades.envy.{key}": value for key, value in change.items()})
    found = part(progressive(house, {}, 3))
    assert found.envy_return == 0
    assert found.envy_note


def test_prices_of_rows_by_suit() -> None:
    awards = {"royal_flush_spades": "50% of meter", "flush_hearts": "20 for 1"}
    found = price("gila_river", "progressive", awards)
    names = [row.name for row in found.house.by_name["progressive"].rows]
    assert names[4:7] == ["full_house", "flush_hearts", "flush"]
    half = Fraction(47, 2 * SIXES) * catalogue_house("gila_river").meters[0].seed_minor / 100
    assert found.change == half - 13 * Fraction(51_448, SIXES)
    added = price("sixcard", "six_card_bonus", "six_card_royal=20000")
    assert added.change == -Fraction(4 * (20_000 - 1_000), SIXES)
    assert added.changed == {"six_card_royal": (None, Odds(20_000, 1))}


# Envy, in closed forms

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
    """The hands that are not folded."""
    weakest = parse_threshold("Q-6-4")
    return tuple(hand for hand in combinations(DECK, 3) if strength(hand) >= weakest)


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


def test_nobody_is_envied_alone_without_awards_or_without_an_ante() -> None:
    """A box with a Pair Plus alone makes nobody envious: nothing stands behind the hands."""
    assert envy("rws", 1) == envy("sixcard", 1) == envy("prime", 7) == 0
    assert mean(study(bet_on("rws", pair_plus=500, progressive=250)), "progressive", 7) == 0


def test_hands_that_are_drawn_to_are_envied_as_often_as_they_are_made() -> None:
    """In a drawing game others draw as one does oneself: 20 for each mini royal that is not of spades."""
    house = changed("fourth", {"decision.discards": 1})
    [royal] = [each for each in figured(house, "jackpot").outcomes if each.name == "mini_royal"]
    assert envy(house, 6, "jackpot") == 5 * 2_000 * royal.probability


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
