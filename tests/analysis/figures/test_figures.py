"""Figures of the four houses, exact: closed forms where there are any, otherwise every deal counted."""

from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb, isqrt

import pytest

from kit.cases import FEW
from kit.houses.changed import changed
from kit.houses.invented import EVERY_HOUSE, any_house
from kit.oracles import worked
from kit.oracles.plain import hand
from kit.play.bets import bet_on
from queenhigh.analysis.advice import advise
from queenhigh.analysis.figures.figures import End, natural, stake_matters
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.solve import solve
from queenhigh.analysis.playing.strategy import always
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.results import WagerFigures
from queenhigh.hands import CATEGORIES, Category, parse_threshold
from queenhigh.rules import House
from queenhigh.settlement.contest import result_net
from queenhigh.settlement.rows import hand_row, row_winnings
from queenhigh.study.bet import Bet
from queenhigh.study.entries import Entry, entries, unit_bet

HANDS = {"straight_flush": 48, "three_of_a_kind": 52, "straight": 720, "flush": 1096, "pair": 3744}
"""Of 22,100: 12 runs in 4 suits; 13 x 4; 12 x 64 less those suited; 4 x (286 - 12); 13 x 6 x 48."""
SIX_CARDS = {
    "royal_flush": 188,
    "straight_flush": 1_656,
    "four_of_a_kind": 14_664,
    "full_house": 165_984,
    "flush": 205_792,
    "straight": 361_620,
    "three_of_a_kind": 732_160,
}
"""The best five of six cards, of all 20,358,520: as printed in any book of poker odds."""
EDGES = {
    ("rws", "ante_play"): Fraction(686_689, 20_358_520),
    ("prime", "ante_play"): Fraction(686_689, 20_358_520),
    ("sixcard", "ante_play"): Fraction(686_689, 20_358_520),
    ("draw", "ante_play"): Fraction(-143_428_213, 17_559_223_500),
    ("ultimate", "ante_play"): Fraction(1_975_131, 50_896_300),
    # 16,440 hands lose; the others pay the odds of the table.
    ("rws", "pair_plus"): Fraction(16_440 - (40 * 48 + 30 * 52 + 5 * 720 + 4 * 1096 + 3744), 22_100),
    ("prime", "pair_plus"): Fraction(16_440 - (35 * 48 + 33 * 52 + 6 * 720 + 4 * 1096 + 3744), 22_100),
    ("sixcard", "pair_plus"): Fraction(16_440 - (40 * 48 + 30 * 52 + 6 * 720 + 3 * 1096 + 3744), 22_100),
    # Three of one colour: 4 in 17. All six: 2 x 230,230 of 20,358,520 sets of six cards.
    ("prime", "prime"): 1 - 4 * Fraction(4, 17) - Fraction(2 * comb(26, 6), comb(52, 6)),
    # 1,482,064 sets of six pay; the rest lose.
    ("sixcard", "six_card_bonus"): 1
    - Fraction(
        1001 * 188 + 201 * 1656 + 51 * 14_664 + 26 * 165_984 + 16 * 205_792 + 11 * 361_620 + 6 * 732_160,
        20_358_520,
    ),
    # Awards for one: the meter's seed, three more mini royals, 44 straight flushes, 52 trips, 720 straights.
    ("rws", "progressive"): 1
    - Fraction(10_000 + 3 * 1250 + 44 * 175 + 52 * 150 + 720 * 15, 22_100) / Fraction(5, 2),
    ("sixcard", "progressive"): 1 - Fraction(10_000 + 3 * 2500 + 44 * 350 + 52 * 300 + 720 * 30, 22_100) / 5,
    ("prime", "progressive"): 1 - Fraction(1000 + 3 * 500 + 44 * 100 + 52 * 90, 22_100),
    ("draw", "double_shot"): Fraction(13_654, 270_725),
}
EVERY = [(name, entry.name) for name in FEW for entry in entries(any_house(name))]


@cache
def figures(name: str, entry: str) -> WagerFigures:
    house = any_house(name)
    [mine] = [each for each in entries(house) if each.name == entry]
    return entry_figures(house, mine)


def test_every_wager_of_every_house_is_here() -> None:
    assert sorted(EDGES) == sorted(EVERY)


@pytest.mark.parametrize(("name", "entry"), EDGES)
def test_the_edge_is_exact(name: str, entry: str) -> None:
    assert figures(name, entry).house_edge == EDGES[name, entry]


def test_the_element_of_risk_counts_all_money_that_stood() -> None:
    """14,900 of 22,100 hands are played, so 1 + 149/221 Antes stand on average: 2.0147 %."""
    found = figures("rws", "ante_play")
    assert found.average_bet == 1 + Fraction(14_900, 22_100) == Fraction(370, 221)
    assert found.element_of_risk == Fraction(686_689, 20_358_520) / Fraction(370, 221)
    assert round(float(found.element_of_risk) * 100, 4) == 2.0147
    assert figures("rws", "pair_plus").element_of_risk is None, "a stake that stays as it is has none"
    solved = solve(bet_on("draw", ante=500))
    played = int(solved.game.firsts.weights[solved.best != len(solved.choices) - 1].sum())
    assert figures("draw", "ante_play").average_bet == 1 + Fraction(played, 22_100)


# Against every deal


@cache
def contest_counts() -> Counter[tuple[str, Fraction]]:
    """The 407,170,400 deals of three against three cards, by stand, bonus and net in Antes."""
    found = worked.values(bet_on("rws", ante=500))
    counts: Counter[tuple[str, Fraction]] = Counter()
    names = ("not_qualified", "not_qualified", "win", "tie", "lose")
    for place, (mine, row) in enumerate(
        zip(found.stands.strengths.tolist(), found.stands.counts.tolist(), strict=True)
    ):
        if found.plays[place] < found.folds[place]:
            counts["fold", Fraction(-1)] += sum(row)
            continue
        kind = CATEGORIES[mine]
        bonus = f" + {kind.key}" if kind >= Category.STRAIGHT else ""
        for name, net, count in zip(names, found.play_nets[place], row, strict=True):
            counts[name + bonus, Fraction(net, 500)] += count
    return +counts


def test_every_outcome_of_the_contest_comes_as_often_as_it_is_dealt() -> None:
    found = figures("rws", "ante_play")
    assert {(each.name, each.net): each.count for each in found.outcomes} == contest_counts()
    assert found.deals == comb(52, 3) * comb(49, 3) == 407_170_400


@pytest.mark.parametrize(
    ("mark", "edge"), [("5-3-2", Fraction(1_947_749, 25_448_150)), ("Q-3-2", Fraction(70_219, 2_035_852))]
)
def test_known_edges_of_plain_strategies(mark: str, edge: Fraction) -> None:
    """Every hand (7.6538 %), and queen high or better (3.4491 %), settled over all deals."""
    bet = bet_on("rws", ante=500)
    assert worked.edge_from(bet, parse_threshold(mark)) == edge
    assert mark != "5-3-2" or -study(bet).mean(always) / 500 == edge


FOLDED = {"fold": 7_200, "lose": 14_900 - 5_660}
NOTHING = {"lose": 22_100 - 5_660}
OUTCOMES = {
    ("rws", "pair_plus"): HANDS | FOLDED,
    ("prime", "pair_plus"): HANDS | NOTHING,
    ("sixcard", "pair_plus"): HANDS | FOLDED,
    ("sixcard", "six_card_bonus"): SIX_CARDS | {"lose": 20_358_520 - sum(SIX_CARDS.values())},
    ("rws", "progressive"): {
        "mini_royal_spades": 1, "mini_royal": 3, "straight_flush": 44, "three_of_a_kind": 52,
        "straight": 720, "lose": 22_100 - 48 - 52 - 720,
    },
    ("prime", "prime"): {
        "all_one_colour": 2 * comb(26, 6),
        "player_one_colour": 4 * comb(52, 6) // 17 - 2 * comb(26, 6),
        "lose": 13 * comb(52, 6) // 17,
    },
}  # fmt: skip


@pytest.mark.parametrize(("name", "entry"), OUTCOMES)
def test_wagers_hit_as_often_as_the_cards_are_dealt(name: str, entry: str) -> None:
    """A fold is an end of its own if it loses the wager, and none if the wager lives on."""
    found = figures(name, entry)
    assert {each.name: each.count for each in found.outcomes} == OUTCOMES[name, entry]
    assert found.deals == sum(OUTCOMES[name, entry].values())


def test_double_shot_pays_what_the_cards_that_come_make() -> None:
    """For each first hand and its best play, each card that may come in place of the one thrown away."""
    house = any_house("draw")
    counts: Counter[str] = Counter()
    for box, count in worked.each_final(solve(unit_bet(house, entry_of(house, "double_shot"), {}))):
        made = None if box is None else hand_row(house.by_name["double_shot"], box)
        counts["fold" if box is None else made.name if made else "lose"] += count
    found = figures("draw", "double_shot")
    assert {each.name: Fraction(each.count, found.deals) for each in found.outcomes} == {
        name: Fraction(count, 22_100 * 49) for name, count in counts.items()
    }


@pytest.mark.long
def test_the_draw_game_is_worth_what_advice_on_every_hand_says() -> None:
    """The second method over all classes of first hands: alone, and with a Double Shot beside it."""
    house = any_house("draw")
    alone, both = Bet(house, {"ante": 500}), Bet(house, {"ante": 500, "double_shot": 500})
    firsts = solve(alone).game.firsts
    totals = [Fraction(0), Fraction(0)]
    for row, weight in zip(firsts.cards, firsts.weights.tolist(), strict=True):
        for place, bet in enumerate((alone, both)):
            totals[place] += weight * advise(bet, hand(row)).best.value
    means = [total / 22_100 for total in totals]
    assert -means[0] == EDGES["draw", "ante_play"]
    assert study(both).mean(best) == means[1] * 500
    assert means[0] - means[1] == Fraction(31_695_502, 627_115_125), "what adding the Double Shot costs"


# What is read off the outcomes


@pytest.mark.parametrize(("name", "entry"), EVERY)
def test_everything_follows_from_the_outcomes(name: str, entry: str) -> None:
    found = figures(name, entry)
    assert sum(each.count for each in found.outcomes) == found.deals
    assert all(each.probability == Fraction(each.count, found.deals) for each in found.outcomes)
    mean = sum((each.contribution for each in found.outcomes), Fraction(0))
    assert -mean == found.house_edge
    assert found.hit_frequency == sum(each.probability for each in found.outcomes if each.net > 0)
    central = {
        power: sum(((each.net - mean) ** power * each.probability for each in found.outcomes), Fraction(0))
        for power in (2, 3)
    }
    deviation = root(central[2])
    assert found.standard_deviation == pytest.approx(float(deviation), rel=1e-15)
    assert found.skewness == pytest.approx(float(central[3] / deviation**3), rel=1e-14)
    assert [each.net for each in found.outcomes] == sorted(
        (each.net for each in found.outcomes), reverse=True
    )


def root(square: Fraction) -> Fraction:
    """A square root to forty figures."""
    return Fraction(isqrt(square.numerator * square.denominator * 10**80), square.denominator * 10**40)


def test_well_known_deviations() -> None:
    assert round(figures("rws", "ante_play").standard_deviation, 2) == 1.64
    assert round(figures("prime", "pair_plus").standard_deviation, 2) == 2.85


# Counts that people know


def end(name: str, net: int) -> End:
    return End(name, name, "", net, 1)


@pytest.mark.parametrize("times", [1, 7, 18_424, 10**12])
def test_counts_are_told_in_the_smallest_familiar_number_of_deals(times: int) -> None:
    pair = {end("pair", 1): 3744 * times, end("other", -1): 18_356 * times}
    assert list(natural(pair).values()) == [3744, 18_356]
    coin = {end("heads", 1): times, end("tails", -1): 3 * times}
    assert list(natural(coin).values()) == [5525, 16_575], "a quarter of 22,100"
    rare = {end("hit", 1): 188 * times, end("miss", -1): 20_358_332 * times}
    assert list(natural(rare).values()) == [188, 20_358_332]
    odd = {end("hit", 1): times, end("miss", -1): 1174 * times}
    assert sum(natural(odd).values()) == 407_170_400, "25 x 47 goes into three against three cards alone"
    strange = {end("one", 1): 2 * times, end("other", -1): 57 * times}
    assert list(natural(strange).values()) == [2, 57], "and 59 into none"


# Stakes


def ways_paid(house: House, entry: Entry, stake_minor: int) -> list[Fraction]:
    """What each thing that can happen wins or loses, in units of the stake."""
    found: list[int] = []
    for multiple in house.play.multiples if house.play else ():
        for wager in entry.wagers:
            mine = stake_minor * multiple if "play" in (wager.kind, wager.on) else stake_minor
            found += [result_net(house, result, mine) for result in wager.results.values()]
            found += [-wager.collected.of(stake_minor)] if wager.collected else []
            found += [
                row_winnings(house, row, mine, own_stake=wager.kind != "bonus")
                for row in wager.rows
                if type(row.award).__name__ in ("Odds", "Flat")
            ]
    return [Fraction(net, stake_minor) for net in found]


@pytest.mark.parametrize("name", EVERY_HOUSE)
def test_a_stake_matters_where_another_one_is_paid_at_another_rate(name: str) -> None:
    house = any_house(name)
    for entry in entries(house):
        limits = entry.wager.limits
        assert limits is not None
        most_minor = limits.most_minor or 100 * limits.least_minor
        legal = range(limits.least_minor, most_minor + 1, limits.step_minor)
        tried = [*legal[:30], legal[-1]]
        differs = any(ways_paid(house, entry, stake) != ways_paid(house, entry, legal[0]) for stake in tried)
        bet = Bet(house, {entry.wager.name: legal[0]})
        assert any(stake_matters(bet, wager) for wager in entry.wagers) == differs, entry.name


def test_a_share_of_a_meter_is_paid_at_another_rate_on_another_stake() -> None:
    limits = {"min": 1, "max": 5, "step": 1, "clause": "T2"}
    house = changed("prime", {"wagers.progressive.limits": limits})
    assert stake_matters(bet_on(house, progressive=100), house.by_name["progressive"])
    plain = any_house("prime")
    assert not stake_matters(bet_on(plain, progressive=100), plain.by_name["progressive"])


def test_no_stake_matters_if_only_one_is_legal() -> None:
    """A flat bonus on an Ante that is always five has one edge."""
    flat = {"wagers.ante.limits": {"exactly": 5, "clause": "3.4"}, "wagers.ante_bonus.pays.0.pays": "25 flat"}
    house = changed("rws", flat)
    assert not stake_matters(bet_on(house, ante=500), house.by_name["ante_bonus"])
