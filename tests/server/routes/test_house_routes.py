"""Houses, their words and meters over HTTP: as everywhere, and of a meter's history its end."""

import pytest

from kit.cases import FEW
from kit.server.served import Served, problem
from queenhigh.cards import DECK, format_card
from queenhigh.hands.three import ALL_RANKS
from queenhigh.rules import house, house_groups, house_ids
from queenhigh.server.routes.rounds import AWARDS
from queenhigh.words import LANGUAGES, catalogue, full_name, hand_name


@pytest.mark.parametrize("id", house_ids())
def test_a_house_tells_its_money_and_what_is_decided_and_dealt(served: Served, id: str) -> None:
    web = served.person().web
    rules = house(id)
    money = rules.currency
    [listed] = [each for each in web.get("/houses").json()["houses"] if each["id"] == id]
    assert listed["currency"] == money.code
    found = web.get(f"/houses/{id}").json()
    told = (found["currency"], found["currency_sign"], found["currency_decimals"])
    assert told == (money.code, money.sign, money.decimals)
    assert found["meters_minor"] == {meter.name: meter.seed_minor for meter in rules.meters}
    decision = found["decision"]
    assert (decision["folds"], decision["discards"]) == (rules.folds, rules.decision.discards)
    assert decision["only"] == [*rules.decision.only]
    assert (found["community"], found["always_qualifies"]) == (rules.community, rules.dealer.always_qualifies)
    assert len(found["printed_clauses"]) == len(found["card"]["printed"])
    meters = {row["meter"] for wager in found["wagers"] for row in wager["rows"]} - {None}
    assert meters == found["meters_minor"].keys()
    assert {*found["printed_clauses"]} <= {each["id"] for each in found["card"]["clauses"]}


@pytest.mark.parametrize(("language", "name"), [("en", "main"), ("es", "principal")])
def test_a_meter_is_called_by_its_name_in_the_readers_language(
    served: Served, language: str, name: str
) -> None:
    player = served.guest()
    for path in ("/houses/rws", f"/tables/{player.open_table()}/house"):
        found = player.web.get(path, headers={"accept-language": language}).json()
        assert found["meter_names"] == {"main": name}
        assert found["meter_names"].keys() == found["meters_minor"].keys()
    listed = player.web.get("/houses", headers={"accept-language": language}).json()["houses"]
    assert {each["id"]: each["meter_names"] for each in listed}["rws"] == {"main": name}


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_list_of_houses_says_what_is_special_in_the_words_of_their_cards(
    served: Served, language: str
) -> None:
    web = served.person(**{"Accept-Language": language}).web
    for listed in web.get("/houses").json()["houses"]:
        card = web.get(f"/houses/{listed['id']}").json()["card"]
        assert (listed["dealer"], listed["discards"]) == (card["dealer"], card["discards"])
        assert listed["meters"] == [meter["sentence"] for meter in card["meters"]]
        assert listed["labels"] == {wager["name"]: wager["label"] for wager in card["wagers"]}
        if listed["id"] in FEW:
            figures = web.get(f"/houses/{listed['id']}/figures").json()["entries"]
            assert listed["entries"] == {entry["name"]: entry["label"] for entry in figures}


def test_houses_are_listed_by_groups_those_to_begin_with_first(served: Served) -> None:
    listed = served.person().web.get("/houses").json()["houses"]
    told = [(each["group"], each["id"]) for each in listed]
    assert told == [(group, id) for group, ids in house_groups().items() for id in ids]
    assert tuple(id for _, id in told[: len(FEW)]) == FEW


def test_of_a_meters_awards_the_last_are_told_the_newest_first(served: Served) -> None:
    meter = served.person().web.get("/meters").json()["meters"][0]["id"]
    for n in range(AWARDS + 5):
        row = (meter, "t1", n, 0, 1, 1000 + n, 1, "ann", "royal", 500, 5)
        served.sql(f"INSERT INTO awards VALUES ({', '.join('?' * len(row))})", *row)
    [found] = [each for each in served.person().web.get("/meters").json()["meters"] if each["id"] == meter]
    assert [each["at_ms"] for each in found["awards"]] == [1000 + AWARDS + 4 - n for n in range(AWARDS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_packages_own(served: Served, language: str) -> None:
    answer = served.person().web.get(f"/words/{language}")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    found = answer.json()
    assert found["language"] == language
    assert found["hands"] == [full_name(strength, language) for strength in range(741)]
    assert found["short"] == [hand_name(strength, language) for strength in range(741)]
    assert set(found["cards"]) == {format_card(card) for card in DECK}
    assert len(set(found["cards"].values())) == 52
    sections = catalogue(language).sections
    told = {"outcomes": "outcome", "phases": "phase", "grounds": "ground", "server": "server"}
    assert {name: found[name] for name in told} == {name: sections[told[name]] for name in told}
    assert not [sentence for sentence in found["server"].values() if "{" in sentence]


def test_cards_are_said_as_they_are_read_aloud_in_a_language_with_words(served: Served) -> None:
    web = served.person().web
    said = [web.get(f"/words/{language}").json()["cards"] for language in ("en", "es")]
    assert [each["As"] for each in said] == ["ace of spades", "as de picas"]
    assert [each["Td"] for each in said] == ["ten of diamonds", "diez de diamantes"]
    assert problem(web.get("/words/fr")) == (404, "http/no_such")


def test_kinds_of_hands_say_from_which_strength_they_run(served: Served) -> None:
    found = served.person().web.get("/words/es").json()["categories"]
    told = [[kind["name"] for kind in found if kind["from"] <= strength][-1] for strength in range(741)]
    assert told == [ALL_RANKS[strength].category.key for strength in range(741)]
    assert found[0] == {"name": "high_card", "label": "carta alta", "from": 0}
