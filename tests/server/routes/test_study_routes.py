"""Studies over HTTP: figures, bets, hands, drills and advice are exactly those of the analysis."""

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from kit import golden
from kit.cases import FEW, HOUSES
from kit.houses.corner import CORNER
from kit.houses.posted import open_posted
from kit.play.amounts import units
from kit.server.served import Served, problem
from queenhigh.analysis import advise, analyse, bet_of, coach
from queenhigh.analysis.advice import advice_of, chances
from queenhigh.cards import DECK, format_card, parse_cards
from queenhigh.hands import strength
from queenhigh.hands.lookup import CATEGORIES
from queenhigh.rules import house, load
from queenhigh.server.routes import advice as advice_routes
from queenhigh.server.routes import figures
from queenhigh.server.routes.figures import dealer_qualifies
from queenhigh.settlement import DealerHand, SettledBox
from queenhigh.settlement.rows import look
from queenhigh.study.bet import UnpricedError
from queenhigh.words import LANGUAGES, full_name

# Figures


@pytest.mark.parametrize("id", HOUSES)
def test_figures_are_those_of_the_analysis(served: Served, id: str) -> None:
    found = served.person().web.get(f"/houses/{id}/figures").json()
    exact = analyse(house(id))
    assert (found["house"], found["digest"]) == (id, house(id).digest)
    assert [each["name"] for each in found["entries"]] == list(exact.wagers)
    for entry in found["entries"]:
        wager = exact.wagers[entry["name"]]
        assert Fraction(entry["edge"]) == wager.house_edge
        assert entry["label"] == wager.label
        assert entry["percent"] == pytest.approx(100 * float(wager.house_edge), abs=1e-4)
        assert entry["hit_frequency"] == pytest.approx(float(wager.hit_frequency), abs=1e-6)
        assert entry["deviation"] == pytest.approx(wager.standard_deviation, abs=1e-4)
        risk = wager.element_of_risk
        assert entry["of_all_money"] == (None if risk is None else round(100 * float(risk), 4))
        assert bool(entry["note"]) == (wager.stake_matters or wager.progressive is not None)
    assert exact.strategy is not None
    assert found["best_play"] == exact.strategy.text
    even = {
        meter.name: meter.break_even_meter_minor
        for each in exact.wagers.values()
        for meter in (each.progressive.meters if each.progressive else ())
    }
    assert {each["name"]: each["break_even_minor"] for each in found["meters"]} == even


def test_hands_and_a_dealer_who_qualifies_are_counted_one_by_one(served: Served) -> None:
    found = served.person().web.get("/houses/prime/figures").json()
    made = [strength(hand) for hand in combinations(DECK, 3)]
    kinds = Counter(CATEGORIES[each].key for each in made)
    assert {name: Fraction(text) for name, text in found["hands"].items()} == {
        name: Fraction(count, len(made)) for name, count in kinds.items()
    }
    mark = house("prime").dealer.qualifying_strength
    assert Fraction(found["dealer_qualifies"]) == Fraction(sum(each >= mark for each in made), len(made))
    always = served.person().web.get("/houses/draw/figures").json()
    assert always["dealer_qualifies"] == "1"


@pytest.mark.long
def test_a_dealer_who_replaces_hands_qualifies_with_either() -> None:
    """A hand below J high goes, and the next one has three cards fewer to come from."""
    text = CORNER.replace('draws = "never"', 'draws = "replaces below J high"')
    dealer = load(text).dealer
    made = {hand: strength(hand) for hand in combinations(DECK, 3)}
    holding = Counter(
        cards
        for hand, each in made.items()
        if each >= dealer.qualifying_strength
        for size in range(4)
        for cards in combinations(hand, size)
    )
    good = holding[()] * comb(49, 3)
    for hand in (hand for hand, each in made.items() if each < dealer.stands_on_strength):
        good += sum((-1) ** size * holding[cards] for size in range(4) for cards in combinations(hand, size))
    assert dealer_qualifies(dealer) == Fraction(good, comb(52, 3) * comb(49, 3))


def test_a_house_or_a_table_that_is_not_there_has_nothing_to_tell(served: Served) -> None:
    web = served.guest().web
    asked = {"stakes_minor": {"ante": 500}}
    for place in ("/houses/nowhere", "/tables/draw"):
        answers = [web.get(f"{place}/{path}") for path in ("figures", "drill", "hand?cards=QsJsTs")]
        for answer in (*answers, web.post(f"{place}/expected", json=asked)):
            assert problem(answer) == (404, "http/no_such")


# Bets


BETS: list[tuple[str, dict[str, int], dict[str, int]]] = [
    ("prime", {"ante": 1000}, {}),
    ("rws", {"ante": 1000, "pair_plus": 500, "progressive": 250}, {"main": 3_000_000}),
    ("draw", {"ante": 700, "double_shot": 500}, {}),
    ("ultimate", {"ante": 500}, {}),
]


@pytest.mark.parametrize(("id", "stakes", "meters"), BETS)
def test_a_bet_comes_to_what_the_analysis_says(
    served: Served, id: str, stakes: dict[str, int], meters: dict[str, int]
) -> None:
    asked: dict[str, Any] = {"stakes_minor": stakes, "meters_minor": meters}
    found = served.person().web.post(f"/houses/{id}/expected", json=asked).json()
    mixed = analyse(house(id), stakes=units(stakes), meters=units(meters)).mix
    assert mixed is not None
    assert Fraction(found["mean"]) == mixed.spread.mean == -mixed.expected_loss_minor
    assert Fraction(found["variance"]) == mixed.spread.variance
    assert Fraction(found["bet"]) == mixed.average_bet_minor
    means = {name: Fraction(each["mean"]) for name, each in found["wagers"].items()}
    assert means == {name: -edge for name, edge in mixed.edges.items()}
    assert sum(means.values()) == mixed.spread.mean


NO_BETS: tuple[dict[str, Any], ...] = (
    {"stakes_minor": {}},
    {"stakes_minor": {"progressive": 250}},
    {"stakes_minor": {"anti": 250}},
    {"stakes_minor": {"ante": 500}, "meters_minor": {"mian": 5}},
)


@pytest.mark.golden
def test_the_sentences_of_studies(served: Served) -> None:
    """Best play and notes of figures, and refusals of bets, in every language."""
    lines = []
    for language in LANGUAGES:
        web = served.person(**{"Accept-Language": language}).web
        for id in FEW:
            found = web.get(f"/houses/{id}/figures").json()
            lines += [f"{language} {id} best play in {found['best_play_language']}: {found['best_play']}"]
            lines += [f"  {entry['label']}: {entry['note']}".rstrip(": ") for entry in found["entries"]]
        for asked in NO_BETS:
            refused = web.post("/houses/rws/expected", json=asked)
            assert problem(refused) == (422, "study/unfit")
            lines += [f"{language} rws {json.dumps(asked)}", f"  {refused.json()['detail']}"]
    golden.compare("golden/texts/server_study.txt", "\n".join(lines) + "\n")


def test_the_same_bet_is_worked_out_once(served: Served) -> None:
    def kept() -> int:
        keys = served.run(lambda works: list(works.worker._kept))
        return sum(isinstance(key, tuple) and key[0] == "expected" for key in keys)

    before = kept()
    answers = [
        served.person().web.post("/houses/prime/expected", json={"stakes_minor": stakes}).json()
        for stakes in ({"ante": 900, "pair_plus": 700}, {"pair_plus": 700, "ante": 900, "prime": 0})
    ]
    assert answers[0] == answers[1]
    assert kept() == before + 1


@pytest.mark.parametrize(("stake", "status"), [(1.5, 400), ("500", 400), (-1, 422), (10**4000, 422)])
def test_amounts_are_whole_coins(served: Served, stake: object, status: int) -> None:
    asked = {"stakes_minor": {"ante": stake}}
    assert served.person().web.post("/houses/prime/expected", json=asked).status_code == status


# Hands


@pytest.mark.parametrize("id", HOUSES)
def test_rows_are_those_that_settlement_finds(served: Served, id: str) -> None:
    """Whatever the dealer holds, for every wager that does not look at it."""
    random = Random(id)
    web = served.person().web
    for _ in range(12):
        hand = tuple(random.sample(DECK, 3))
        dealer = DealerHand(tuple(random.sample([card for card in DECK if card not in hand], 3)))
        found = web.get(f"/houses/{id}/hand", params={"cards": "".join(map(format_card, hand))}).json()
        assert found["cards"] == [format_card(card) for card in hand]
        assert (found["strength"], found["name"]) == (strength(hand), full_name(strength(hand)))
        rows = {
            wager.name: row.name
            for wager in house(id).wagers
            if wager.rows and not wager.looks_at_dealer
            for row, _ in [look(wager, SettledBox(1, "", (), hand, hand), dealer)]
            if row is not None
        }
        assert found["rows"] == rows


def test_a_hand_of_the_best_rows_but_those_that_look_at_the_dealer(served: Served) -> None:
    web = served.person(**{"Accept-Language": "es"}).web
    found = {id: web.get(f"/houses/{id}/hand?cards=AsKsQs").json() for id in ("rws", "sixcard", "prime")}
    assert found["rws"]["name"] == full_name(found["rws"]["strength"], "es")
    assert found["rws"]["rows"] == {
        "ante_bonus": "straight_flush", "pair_plus": "straight_flush", "progressive": "mini_royal_spades",
    }  # fmt: skip
    assert "six_card_bonus" not in found["sixcard"]["rows"]
    assert "prime" not in found["prime"]["rows"]


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        *((f"hand{query}", 400, "http/unreadable")
          for query in ("", "?cards=", "?cards=QsJs", "?cards=QsJsTs9s", "?cards=QsJs1s")),
        *((f"drill?skip={skip}", 400, "http/unreadable") for skip in ("Qs", "QsJsTs,")),
        *((query, 422, "study/unfit") for query in ("hand?cards=QsJsQs", "drill?skip=QsJsQs")),
    ],
)  # fmt: skip
def test_what_is_no_hand_is_refused(served: Served, query: str, status: int, code: str) -> None:
    assert problem(served.person().web.get(f"/houses/prime/{query}")) == (status, code)


# Drills


@pytest.mark.parametrize("id", HOUSES)
def test_a_drill_is_a_close_hand_with_its_exact_worths(served: Served, id: str) -> None:
    web = served.person().web
    rules = house(id)
    seen = set()
    for _ in range(4):
        found = web.get(f"/houses/{id}/drill").json()
        assert (found["house"], found["currency"]) == (id, rules.currency.code)
        assert len(found["shown"]) == rules.dealer.shows
        bet = bet_of(rules)
        assert found["stakes_minor"] == bet.stakes_minor
        exact = advice_of(
            bet, parse_cards(" ".join(found["hand"])), seen=parse_cards(" ".join(found["shown"]))
        )
        worths = [worth.value * bet.ante_minor for worth in exact.actions]
        assert [Fraction(choice["value"]) for choice in found["choices"]] == worths
        assert 0 < Fraction(found["gap"]) == worths[0] - worths[1] <= bet.ante_minor * coach.CLOSE
        assert found["choices"][0]["label"] in found["why"]
        chances = found["chances"]  # none if the best is to discard
        assert chances is None or sum(map(Fraction, chances.values())) == 1
        seen.add(tuple(found["hand"]))
    assert len(seen) > 1, "another one each time"


def test_hands_that_one_has_had_do_not_come_again(served: Served) -> None:
    """Where chance brings the same hand first, the next one is taken."""
    first = parse_cards("Qs 6d 4c")
    second = parse_cards("Qh 7d 2c")
    with patch.object(advice_routes, "_CHANCE") as chance:
        chance.sample.side_effect = [[*first], [*first], [*second]]
        web = served.person().web
        assert web.get("/houses/prime/drill").json()["hand"] == ["Qs", "6d", "4c"]
        found = web.get("/houses/prime/drill?skip=4cQs6d,KsQsJs").json()
    assert found["hand"] == ["Qh", "7d", "2c"]


def test_where_no_hand_is_close_the_closest_is_taken(served: Served) -> None:
    far = parse_cards("As Ad 4c")
    farther = parse_cards("Qs Js Ts")
    with patch.object(advice_routes, "_CHANCE") as chance, patch.object(coach, "TRIES", 3):
        chance.sample.side_effect = [[*farther], [*far], [*farther]]
        found = served.person(**{"Accept-Language": "es"}).web.get("/houses/prime/drill").json()
    assert found["hand"] == ["As", "Ad", "4c"]
    assert Fraction(found["gap"]) > 500 * coach.CLOSE
    assert [choice["label"] for choice in found["choices"]] == ["Jugar", "Retirarse"]
    assert "Jugar" in found["why"]


# Advice


@pytest.mark.parametrize("id", ["prime", "draw", "ultimate"])
def test_advice_says_why(served: Served, id: str) -> None:
    player = served.guest()
    table = player.open_table(house=id)
    with player.seated(table, box=1) as socket:
        socket.bet()
        socket.deal()
        socket.act("look", box=1)
        found, spanish = (
            player.web.post("/advice", json={"table": table}, headers={"Accept-Language": language}).json()
            for language in LANGUAGES
        )
    assert found["best"] == 0
    best, second = found["choices"][:2]
    assert f" {best['label']} " in found["why"]
    assert f", {second['label']} " in found["why"]
    assert f" {spanish['choices'][0]['label']} " in spanish["why"] != found["why"]
    assert len({choice["label"] for choice in found["choices"]}) == len(found["choices"])
    assert [each["value"] for each in spanish["choices"]] == [each["value"] for each in found["choices"]]
    assert sum(Fraction(text) for text in found["chances"].values()) == 1
    worths = {each["action"]: Fraction(each["value"]) for each in found["choices"]}
    for each in found["choices"]:
        assert Fraction(each["cost"]) == max(worths.values()) - worths[each["action"]]
    if id == "prime":
        assert worths["fold"] == -1000, "the Ante is lost, in minor units"
        exact = chances(advise(house(id), parse_cards(" ".join(found["hand"]))))
        assert found["chances"] == {name: str(chance) for name, chance in exact.items()}


# Houses that a table posts


def test_a_table_tells_of_the_pay_table_and_limits_that_are_posted(served: Served, tmp_path: Path) -> None:
    web = served.guest().web
    id, rules = open_posted(served, tmp_path)
    table = f"/tables/{id}"
    places = (table, "/houses/draw")
    told, usual = (web.get(f"{place}/figures").json() for place in places)
    edges = {name: wager.house_edge for name, wager in analyse(rules).wagers.items()}
    assert (told["house"], told["digest"]) == ("draw", rules.digest)
    assert {each["name"]: Fraction(each["edge"]) for each in told["entries"]} == edges
    assert usual["digest"] == house("draw").digest
    assert usual["entries"] != told["entries"]

    stakes = {"ante": 2000}
    asked = {"stakes_minor": stakes}
    mean, elsewhere = (web.post(f"{place}/expected", json=asked).json()["mean"] for place in places)
    mixed = analyse(rules, stakes=units(stakes)).mix
    assert mixed is not None
    assert Fraction(mean) == mixed.spread.mean != Fraction(elsewhere)

    drilled = web.get(f"{table}/drill").json()
    bet = bet_of(rules)
    assert drilled["stakes_minor"] == bet.stakes_minor == {"ante": 2000}
    worths = advice_of(bet, parse_cards(" ".join(drilled["hand"]))).actions
    assert [Fraction(each["value"]) for each in drilled["choices"]] == [
        worth.value * bet.ante_minor for worth in worths
    ]

    assert web.get(f"{table}/hand?cards=AsAcQs").json()["rows"]["play_bonus"] == "pair"
    assert "play_bonus" not in web.get("/houses/draw/hand?cards=AsAcQs").json()["rows"]
    assert problem(web.get(f"{table}/hand?cards=AsKsAs")) == (422, "study/unfit")


def test_a_house_whose_bets_cannot_be_priced_says_so(served: Served) -> None:
    """As a house file may have it that is no part of the catalogue."""
    host = served.guest()
    with patch.object(figures, "analyse", side_effect=UnpricedError("it takes too long")):
        answer = host.web.get(f"/tables/{host.open_table(posted='ante=30..300')}/figures")
    assert problem(answer) == (422, "study/unfit")
    assert answer.json()["detail"], "it says why"
