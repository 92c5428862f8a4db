"""A whole house at once: every question it can be asked, and plain words for those it cannot."""

from fractions import Fraction
from importlib import import_module
from math import comb

import pytest

from kit.cases import HOUSES
from kit.houses.invented import any_house
from kit.houses.sidebets import SIDE_ALONE
from kit.oracles.worked import edited, text_of
from queenhigh.analysis import Analysis, AnalysisError, Bet, Question, analyse, bet_of
from queenhigh.analysis.analyse import check
from queenhigh.analysis.figures.price import entry_figures, entry_of
from queenhigh.analysis.playing.study import best, study
from queenhigh.analysis.protect.seen import seen
from queenhigh.analysis.results import Protection
from queenhigh.money import AMOUNT_LIMIT_MINOR
from queenhigh.rules import House, load
from queenhigh.study.entries import entries
from queenhigh.study.request import limit_notes


@pytest.mark.parametrize("name", HOUSES)
def test_an_analysis_has_the_figures_of_every_entry(name: str) -> None:
    house = any_house(name)
    found = analyse(house)
    assert list(found.wagers) == [entry.name for entry in entries(house)]
    for entry in entries(house):
        mine = entry_figures(house, entry)
        assert found.wagers[entry.name].house_edge == mine.house_edge
        assert found.wagers[entry.name].outcomes == mine.outcomes
    assert found.strategy is not None
    shows = house.dealer.shows
    assert found.strategy.hands == comb(52, shows) * comb(52 - shows, 3)
    assert (found.mix, found.protection, found.readings, found.unpriced) == (None, (), (), {})
    assert (found.players, found.side_antes) == (1, None)
    assert found.meters_minor == {meter.name: meter.seed_minor for meter in house.meters}
    assert len(found.printed) == len(house.printed)


def test_everything_may_be_asked_at_once() -> None:
    stakes = {"ante": 500, "pair_plus": 500, "progressive": 250}
    found = analyse(
        any_house("rws"),
        Question(
            meters_minor={"main": 2_000_000},
            players=7,
            stakes_minor=stakes,
            seen=1,
            marks=["Q-7-2", "pair"],
            readings=True,
        ),
    )
    assert found.meters_minor == {"main": 2_000_000}
    progressive = found.wagers["progressive"].progressive
    assert progressive is not None
    assert (progressive.meter_minor, progressive.players) == (2_000_000, 7)
    assert found.mix is not None
    assert found.mix.stakes_minor == stakes
    # Meter and Envy count in the mix: six others, of whom one in 22,100 has the royal of spades.
    envy = 6 * Fraction(25_000 + 3 * 5_000, 22_100)
    assert (found.mix.players, found.mix.envy_minor) == (7, envy)
    assert found.mix.edges["progressive"] == 250 - Fraction(2_000_000 + 3_005_000, 22_100) - envy
    assert found.mix.house_edge * 1250 == -found.mix.spread.mean - envy
    assert [each.what for each in found.protection] == ["seen"]
    assert found.strategy is not None
    assert [each.name for each in found.strategy.others] == ["always", "qualify", "Q-7-2", "pair"]
    assert {each.reading for each in found.readings} == {"R2", "R3", "R4"}


def test_seen_and_shared_cards_are_two_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    one, none = seen(any_house("rws"), 1), seen(any_house("rws"), 0)
    asked: list[int] = []

    def sharing(_: House, boxes: int, __: object) -> Protection:
        asked.append(boxes)
        return none

    monkeypatch.setattr(import_module("queenhigh.analysis.analyse"), "shared", sharing)
    assert analyse(any_house("rws"), Question(seen=1, shared=True)).protection == (one, none)
    assert analyse(any_house("rws"), Question(shared=5)).protection == (none,)
    assert asked == [2, 5]


def test_classes_of_cards_are_seen_one_at_a_time_unless_said() -> None:
    [found] = analyse(any_house("rws"), Question(seen="red / black")).protection
    assert (found.cards, [each.name for each in found.classes]) == (1, ["red", "black"])
    [found] = analyse(any_house("prime"), Question(seen="Q-A / J-2", seen_cards=2)).protection
    assert (found.cards, len(found.guides)) == (2, 3)


def shot(antes: int | None) -> Analysis:
    return analyse(any_house("draw"), Question(side_antes=antes))


def test_a_double_shot_beside_the_ante_changes_the_contest() -> None:
    """Alone the Ante is played for itself; the more stands beside it, the less it is."""
    edges = [shot(antes).wagers["ante_play"].house_edge for antes in (None, 0, 1, 2)]
    assert edges[0] == edges[1] == Fraction(-143_428_213, 17_559_223_500)
    assert edges[0] < edges[2] < edges[3]
    assert shot(2).side_antes == 2


@pytest.mark.parametrize("antes", [1, 2])
def test_the_marginal_edge_is_what_adding_the_wager_costs_the_whole_bet(antes: int) -> None:
    house, stake = any_house("draw"), 500 * antes
    alone, both = Bet(house, {"ante": 500}), Bet(house, {"ante": 500, "double_shot": stake})
    lost = study(alone).mean(best) - study(both).mean(best)
    found = shot(antes).wagers["double_shot"]
    assert found.stake_minor == stake
    assert found.marginal_edge == lost / stake
    assert found.marginal_edge > found.house_edge, "the contest pays for it too"


def test_a_wager_that_changes_no_play_has_no_other_edge() -> None:
    found = analyse(any_house("rws"))
    assert all(each.marginal_edge is None for each in found.wagers.values())


def test_unpriced_wagers_are_left_out_with_a_word() -> None:
    """A Prime on a dealer's first three cards where players draw: the rest of the house is priced."""
    house = edited("prime", ("[decision]\n", "[decision]\ndiscards = 1\n"))
    found = analyse(house)
    assert "prime" not in found.wagers
    assert found.unpriced["prime"].startswith("Prime looks at the dealer's cards, and players draw")
    assert {"ante_play", "pair_plus", "progressive"} == set(found.wagers)


def test_progress_is_told_while_cards_are_seen() -> None:
    told: list[tuple[int, int]] = []
    analyse(edited("rws", ("shows = 0", "shows = 1")), None, lambda done, of: told.append((done, of)))
    assert told
    assert all(0 < done <= of for done, of in told)


# Questions that cannot be asked


@pytest.mark.parametrize(
    ("name", "question", "option", "words"),
    [
        (
            "rws",
            Question(meters_minor={"mane": 5}),
            "meter",
            "this house has no meter 'mane'; did you mean main?",
        ),
        ("draw", Question(meters_minor={"main": 5}), "meter", "this house has no meter 'main'"),
        (
            "rws",
            Question(meters_minor={"main": -1}),
            "meter",
            "a meter of -0.01 cannot be: it holds 0 to 10000000",
        ),
        (
            "rws",
            Question(meters_minor={"main": AMOUNT_LIMIT_MINOR + 1}),
            "meter",
            "a meter of 10000000000000.01",
        ),
        ("rws", Question(players=0), "players", "0 players: this table seats 1 to 7"),
        ("rws", Question(players=8), "players", "8 players: this table seats 1 to 7"),
        ("rws", Question(seen=3), "seen", "3 cards of the dealer's: 0, 1 or 2 can be seen"),
        ("rws", Question(seen=-1), "seen", "-1 cards of the dealer's"),
        ("rws", Question(side_antes=1), "side_antes", "no wager of this house is told in Antes"),
        (
            "draw",
            Question(side_antes=3),
            "side_antes",
            "Double Shot Bonus of 3 x Ante: it is 0 to 2 x Ante here",
        ),
        ("draw", Question(side_antes=-1), "side_antes", "Double Shot Bonus of -1 x Ante"),
        ("rws", Question(stakes_minor={"prime": 100}), "bet", "this house has no wager 'prime'"),
        ("rws", Question(stakes_minor={"progressive": 250}), "bet", "Progressive in box 1 needs Ante there"),
        ("rws", Question(marks=["Q-6-4", "Q-6"]), "strategy", "'Q-6' names no class of hands"),
        ("rws", Question(marks=["none"]), "strategy", "'none' names no class of hands"),
    ],
)
def test_what_a_house_cannot_be_asked_is_refused_by_name(
    name: str, question: Question, option: str, words: str
) -> None:
    with pytest.raises(AnalysisError) as caught:
        analyse(any_house(name), question)
    assert caught.value.option == option
    assert str(caught.value).startswith(words)


def test_a_mark_may_be_a_class_or_a_hand() -> None:
    check(any_house("rws"), Question(marks=["Q high", "pair of K", "Q-6-4", "straight"]))


@pytest.mark.parametrize("name", ["draw", "upcard"])
def test_sharing_cannot_be_asked_of_games_with_draws_or_upcards(name: str) -> None:
    house = any_house(name) if name == "draw" else edited("rws", ("shows = 0", "shows = 1"))
    with pytest.raises(AnalysisError, match="without draws and upcards only") as caught:
        analyse(house, Question(shared=True))
    assert caught.value.option == "share"


def test_a_bet_that_is_not_priced_cannot_be_asked() -> None:
    house = edited("prime", ("[decision]\n", "[decision]\ndiscards = 1\n"))
    with pytest.raises(AnalysisError, match="Prime looks at the dealer's cards") as caught:
        analyse(house, Question(stakes_minor={"ante": 500, "prime": 100}))
    assert caught.value.option == "bet"


# Bets to be advised on


def test_a_bet_is_one_ante_unless_more_is_said() -> None:
    house = any_house("draw")
    assert bet_of(house).stakes_minor == {"ante": 500}
    assert bet_of(house, side_antes=2).stakes_minor == {"ante": 500, "double_shot": 1000}
    assert bet_of(house, {"ante": 700}, side_antes=1).stakes_minor == {"ante": 700, "double_shot": 700}
    assert bet_of(house, {"ante": 700}, side_antes=0).stakes_minor == {"ante": 700}
    assert bet_of(any_house("rws"), {"ante": 500}, {"main": 7}).meter("main") == 7


@pytest.mark.parametrize(
    ("stakes", "antes", "option", "words"),
    [
        (
            {"ante": 500, "double_shot": 500},
            1,
            "side_antes",
            "Double Shot Bonus is in the bet already: say it once",
        ),
        ({"ante": 500, "double_shot": 1500}, None, "bet", "Double Shot Bonus of $15 in box 1 is above"),
        ({"double_shot": 500}, None, "bet", "Double Shot Bonus in box 1 needs Ante there first"),
        (None, 3, "side_antes", "Double Shot Bonus of 3 x Ante"),
    ],
)
def test_a_bet_that_the_house_would_refuse_is_refused(
    stakes: dict[str, int] | None, antes: int | None, option: str, words: str
) -> None:
    with pytest.raises(AnalysisError) as caught:
        bet_of(any_house("draw"), stakes, side_antes=antes)
    assert caught.value.option == option
    assert str(caught.value).startswith(words)


def test_figures_of_an_entry_do_not_depend_on_what_else_is_asked() -> None:
    house = any_house("rws")
    asked = analyse(house, Question(seen=1, stakes_minor={"ante": 500}, marks=["K high"]))
    for name, each in analyse(house).wagers.items():
        assert asked.wagers[name] == each
    assert entry_of(house, "play").name == "ante_play"


def test_a_stake_outside_the_limits_is_measured_and_the_table_would_refuse_it() -> None:
    """Its size alone is no reason: what a wager needs, and a fixed amount, hold all the same."""
    house = any_house("rws")
    found = analyse(house, Question(stakes_minor={"ante": 499})).mix
    usual = analyse(house, Question(stakes_minor={"ante": 500})).mix
    assert found is not None
    assert usual is not None
    assert found.house_edge == usual.house_edge
    assert bet_of(house, {"ante": 60_000}).ante_minor == 60_000
    assert limit_notes(house, {"ante": 499, "pair_plus": 500}) == (
        "Ante of S$4.99 is outside what this house posts (S$5 to S$500): measured all the same",
    )
    with pytest.raises(AnalysisError, match=r"exactly S\$2.50"):
        bet_of(house, {"ante": 499, "progressive": 100})


def test_what_can_be_priced_is_where_the_contest_cannot() -> None:
    """The dealer replaces hands and shows cards: the contest is left out, Pair Plus is not."""
    house = edited("prime", ('draws = "never"', 'draws = "replaces below K high"\nshows = 2'))
    found = analyse(house)
    assert "cards are seen before the decision" in found.unpriced["ante_play"]
    assert found.strategy is None
    assert found.wagers["pair_plus"].house_edge == Fraction(149, 5525)


def test_a_strategy_or_a_pace_is_refused_where_nothing_is_worked_out() -> None:
    """Nobody is left to think that it was priced, or that the table takes nothing."""
    house = edited("draw", ('draws = "below pair"', 'draws = "replaces below J high"'))
    assert not analyse(house).wagers
    asked = {"strategy": Question(marks=("Q-6-4",)), "per_hour": Question(per_hour=40, average_minor=1000)}
    for option, question in asked.items():
        with pytest.raises(AnalysisError, match="some but not all cards may be discarded") as caught:
            analyse(house, question)
        assert caught.value.option == option


def test_a_strategy_is_no_question_to_a_house_without_a_contest() -> None:
    with pytest.raises(AnalysisError, match="there is nothing to decide") as caught:
        analyse(load(SIDE_ALONE), Question(marks=("Q-6-4",)))
    assert caught.value.option == "strategy"


def test_another_reading_that_is_not_worked_out_is_said_to_be() -> None:
    most = '{ table = { most = { amount = 100, shared = "in order" } } }'
    said = f'clause = "3.8.1"\ntext = "No limit."\ninstead = "A limit."\notherwise = {most}\n'
    house = load(f"{text_of('rws')}\n[readings.X9]\n{said}")
    effects = [each for each in analyse(house, Question(readings=True)).readings if each.reading == "X9"]
    assert effects
    for effect in effects:
        assert effect.theirs is None
        assert "at most in one round" in (effect.unpriced or "")
