"""The rules card in each language: the house's own words where it brings them, ours around them."""

import json
from typing import get_args

import pytest
from msgspec.structs import replace

from kit.command import run
from kit.houses.invented import ALL_HOUSES, CONSOLING, EVERY_HOUSE, SLOW, any_house
from kit.houses.toml_text import house_text
from kit.spoken import printed
from queenhigh.report.cards.rules_side import rules_side
from queenhigh.rules import House, house_ids, load
from queenhigh.rules.records import Irregularity, WagerKind
from queenhigh.words import LANGUAGES
from queenhigh.words.describe import describe
from queenhigh.words.rules_card import (
    after_fold_words,
    award_words,
    dealer_words,
    discards_words,
    envy_words,
    ground_words,
    heading,
    most_words,
    needs_words,
    pay_heads,
    printed_words,
    result_words,
    row_label,
    stake_words,
    wager_words,
)

GENDERED = (" he ", " his ", " him ", " she ", " her ", "himself", "herself")


BEST = "best three count"
MEJORES = "cuentan las tres mejores"
DE_Q64 = "toma una cuarta carta por debajo de Q-6-4"


@pytest.mark.parametrize(
    ("house", "english", "spanish"),
    [
        (
            "rws",
            "qualifies with Q high or better; draws no card.",
            "califica con reina alta o mejor; no toma ninguna carta.",
        ),
        (
            "draw",
            f"always qualifies; draws a fourth card below pair, {BEST}.",
            f"califica siempre; toma una cuarta carta por debajo de pareja y {MEJORES}.",
        ),
        (
            "upcard",
            "qualifies with K high or better; draws no card, shows 1 card at the deal.",
            "califica con rey alto o mejor; no toma ninguna carta, muestra 1 carta al repartir.",
        ),
        (
            "fourth",
            f"qualifies with pair or better; always takes a fourth card, {BEST}.",
            f"califica con pareja o mejor; toma siempre una cuarta carta y {MEJORES}.",
        ),
        (
            "twin",
            f"always qualifies; draws a fourth card below Q-6-4, {BEST}, shows 2 cards at the deal.",
            f"califica siempre; {DE_Q64} y {MEJORES}, muestra 2 cartas al repartir.",
        ),
    ],
)
def test_what_the_dealer_does(house: str, english: str, spanish: str) -> None:
    assert dealer_words(any_house(house)) == f"Dealer {english}"
    assert dealer_words(any_house(house), "es") == f"La banca {spanish}"


MUST = "must beat the dealer to pay"
DEBE = "solo paga si supera a la banca"
YEN = "333\u00a0¥"


@pytest.mark.parametrize(
    ("house", "wager", "english", "spanish"),
    [
        ("upcard", "play", "1, 2 or 3 times Ante", "1, 2 o 3 veces Ante"),
        ("fourth", "play", "2 times Ante", "2 veces Ante"),
        ("fourth", "jackpot", "exactly $1.25; needs Ante", "exactamente 1,25\u00a0$; necesita Ante"),
        (
            "twin",
            "side",
            f"¥333 to 2 x Ante or ¥4,995, whichever is less, steps of ¥333; needs Ante; {MUST}",
            f"de {YEN} a 2 x Ante o 4995\u00a0¥, lo que sea menor, de {YEN} en {YEN}; necesita Ante; {DEBE}",
        ),
        (
            "upcard",
            "lucky",
            f"exactly €1; needs Ante or Pair Plus; {MUST}",
            f"exactamente 1\u00a0€; necesita Ante o Pair Plus; {DEBE}",
        ),
        ("upcard", "royal", "no stake; paid on Ante", "sin apuesta propia; se paga sobre Ante"),
    ],
)
def test_what_a_wager_takes(house: str, wager: str, english: str, spanish: str) -> None:
    rules = any_house(house)
    assert wager_words(rules, rules.by_name[wager]) == english
    assert wager_words(rules, rules.by_name[wager], "es") == spanish


def test_what_must_beat_the_dealer_cites_the_clause_that_says_so() -> None:
    rules = any_house("pompano")
    pair_plus = rules.by_name["pair_plus"]
    goes_back = "must beat the dealer to pay; a paying hand that does not goes back"
    assert wager_words(rules, pair_plus).endswith(f"; needs Ante; {goes_back} (pompano:5)")
    assert wager_words(rules, pair_plus, "es").endswith("con premio y sin superarla, se devuelve (pompano:5)")
    assert "(pompano:6)" in rules_side(rules, "en")


def test_the_most_of_a_round_is_paid_box_by_box_and_in_each_by_its_order() -> None:
    rules = any_house("cardroom")
    assert rules.most is not None
    in_order = replace(rules.most, shared="in order")
    assert most_words(rules, in_order) == (
        "In one round the table pays $2,000 at most beside the stakes, meters aside; it is paid in deal "
        "order, each box by its order of payment, until it is used up (cardroom:5)."
    )
    assert "por orden de reparto, y en cada casilla por su orden de pago, hasta" in (
        most_words(rules, in_order, "es")
    )


@pytest.mark.parametrize(
    ("house", "wager", "codes", "spanish"),
    [
        ("draw", "play_bonus", ("first_three", "after_draw"), ["Tres primeras", "Tras un cambio"]),
        ("second", "pair_plus", ("stood", "drew"), ["Sin cambio", "Con cambio"]),
        ("twice", "both", ("stood", "drew"), ["Sin cambio", "Con cambio"]),
        ("twice", "kicker", ("pays",), ["Paga"]),
        ("rws", "pair_plus", ("pays",), ["Paga"]),
    ],
)
def test_columns_say_who_stood_where_rows_look_at_the_first_cards(
    house: str, wager: str, codes: tuple[str, ...], spanish: list[str]
) -> None:
    rules = any_house(house)
    assert pay_heads(rules.by_name[wager]) == codes
    assert [heading(code, "es") for code in codes] == spanish
    assert all(heading(code) in printed(rules, "en") for code in codes)


def test_needs_and_stakes_of_a_wager_without_any() -> None:
    rules = any_house("upcard")
    assert needs_words(rules, rules.by_name["ante"], "es") == ""
    assert stake_words(rules, rules.by_name["pair_plus"], "es") == "de 1\u00a0€ a 20\u00a0€"


def test_rows() -> None:
    rules = any_house("fourth")
    rows = {row.name: row for row in rules.by_name["showdown"].rows}
    assert [row_label(row, "es") for row in rows.values()] == [
        "trío en las tres primeras cartas",
        "escalera de color",
        "trío",
        "escalera, sin cambio",
        "escalera, tras un cambio",
        "color",
        "pareja",
    ]
    suited = any_house("upcard").by_name["pair_plus"].rows[0]
    assert row_label(suited) == "mini royal, hearts or spades"
    assert row_label(suited, "es") == "mini escalera real de corazones o picas"


def test_grounds_say_their_conditions() -> None:
    rules = any_house("upcard")
    said = [ground_words(rules, rule, "es") for rule in rules.irregularities]
    assert said == [
        "cartas descubiertas por error, 3 o más (upcard:6)",
        "reparto erróneo, mientras nadie haya tocado las cartas, salvo que se corrija (upcard:6)",
        "número erróneo de cartas de la banca, hasta que empiece la partida siguiente (upcard:6)",
        "una sola mano (upcard:6)",
    ]
    without = Irregularity("misdeal", "", 0, "settled", unless_repaired=False)
    assert ground_words(rules, without) == "misdeal", "no clause, no empty brackets"


@pytest.mark.parametrize(
    ("wager", "language", "said"),
    [
        (
            "gold",
            "en",
            (
                "a hand makes such a row, every other player with Gold is paid once, "
                "for the largest, folded or not;"
            ),
        ),
        (
            "silver",
            "en",
            (
                "a hand with a stake on Silver makes such a row, "
                "every other player with Silver is paid for each such hand, unless folded;"
            ),
        ),
        (
            "gold",
            "es",
            (
                "una mano hace una de esas filas, las demás personas con Gold cobran una vez, "
                "por la mayor, con la mano retirada o no;"
            ),
        ),
        (
            "silver",
            "es",
            (
                "una mano con apuesta en Silver hace una de esas filas, "
                "las demás personas con Silver cobran por cada mano así, salvo con la mano retirada;"
            ),
        ),
    ],
)
def test_envy(wager: str, language: str, said: str) -> None:
    rules = any_house("twin")
    found = rules.by_name[wager]
    assert found.envy is not None
    sentence = envy_words(rules, found, found.envy, language)
    assert said in sentence


PUBLISHED = [
    "Ante and Play of all money bet 2.01 %",
    "Ante and Play and Pair Plus of all money bet 2.3 %",
    "Pair Plus 2.7 %",
    "Prime 3.62 %",
    "Ante and Play if blind 7.65 %",
    "Progressive 23.79 %",
]


def test_published_figures_have_the_labels_of_the_house() -> None:
    rules = any_house("prime")
    assert [printed_words(rules, each) for each in rules.printed] == PUBLISHED
    assert printed_words(rules, rules.printed[0], "es") == "Ante con Play sobre todo lo apostado 2,01\u00a0%"


def test_cards_that_may_be_replaced() -> None:
    assert discards_words(any_house("draw")) == "A player who plays may replace one card."
    assert discards_words(any_house("fourth")) == "A player who plays may replace up to 2 cards."
    whole = any_house("second_chance")
    assert discards_words(whole) == "A player keeps all three cards or replaces all three."
    assert discards_words(whole, "es") == "Cada persona conserva las tres cartas o cambia las tres."
    assert discards_words(any_house("draw"), "es") == "Quien juega puede cambiar una carta."
    assert discards_words(any_house("fourth"), "es") == "Quien juega puede cambiar hasta 2 cartas."
    assert discards_words(any_house("rws"), "es") == ""


def test_who_wins_and_is_paid_no_envy_is_said() -> None:
    rules = any_house("cardroom")
    pot = rules.by_name["pot"]
    assert pot.envy is not None
    assert "; a player whose own Pot makes such a row gets no Envy; " in envy_words(rules, pot, pot.envy)
    assert "; quien hace una de esas filas con su propia apuesta en Pot no cobra Envy; " in (
        envy_words(rules, pot, pot.envy, "es")
    )


def test_what_is_lost_whatever_happens_is_said_so() -> None:
    rules = any_house("cardroom")
    assert [stake_words(rules, rules.by_name[name]) for name in ("drop", "side_drop")] == [
        "$0.50 for each $25 of Ante or part of it, lost whatever happens",
        "$1 with each Pair Plus, lost whatever happens",
    ]
    assert stake_words(rules, rules.by_name["side_drop"], "es") == (
        "1\u00a0$ con cada Pair Plus, que se pierde pase lo que pase"
    )


def test_meters_of_common_names_have_words() -> None:
    rules = any_house("millionaire_progressive")
    for language, names in (("en", ("mega", "major", "minor")), ("es", ("mega", "mayor", "menor"))):
        card = printed(rules, language)
        assert all(f"{name}: " in card for name in names)
    [major] = [row for wager in rules.wagers for row in wager.rows if "major" in str(row.award)]
    assert award_words(rules, major, "es") == "el 100\u00a0% del bote mayor"


@pytest.mark.parametrize("house", EVERY_HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_one_language_has_no_words_of_the_other_and_no_gender(house: str, language: str) -> None:
    card = printed(any_house(house), language)
    (other,) = set(LANGUAGES) - {language}
    for code in ("after_fold", "contest", "voids"):
        assert (heading(code, language) in card) is (code != "after_fold" or any_house(house).folds)
        assert heading(code, other) not in card
    assert not [word for word in GENDERED if word in card]


def test_every_kind_of_wager_is_on_a_card() -> None:
    """Each says what it takes and what a fold does to it; a Play is made after a fold could be."""
    names = (*ALL_HOUSES, *SLOW)
    wagers = [(any_house(name), wager) for name in names for wager in any_house(name).wagers]
    assert {wager.kind for _, wager in wagers} == set(get_args(WagerKind))
    for language in LANGUAGES:
        for rules, wager in wagers:
            assert stake_words(rules, wager, language)
            told = rules.folds and wager.kind != "play"
            assert bool(after_fold_words(rules, wager, language)) == told


@pytest.mark.parametrize("name", house_ids())
def test_a_queen_is_called_the_same_by_house_and_card(name: str) -> None:
    assert "dama" not in printed(any_house(name), "es")


@pytest.fixture
def translated() -> House:
    """A house of the catalogue that brings some words of its own in Spanish."""
    words = """
[words.es]
game = "Póquer de tres cartas"
document = "Un documento"
labels = { ante = "Apuesta inicial" }
clauses = { "2.2.1" = "Una sola baraja." }
readings = { R4 = "Por uno." }
[words.es.notes.progressive]
mini_royal_spades = "con cheque"
"""
    text = house_text("rws")
    return load(text.partition("\n[words.")[0] + words)


def test_the_house_has_the_word_where_it_brings_one(translated: House) -> None:
    card = printed(translated, "es")
    for words in ("Póquer de tres cartas", "Un documento", "Apuesta inicial", "Una sola baraja.", "Por uno.",
                  "picas: con cheque"):  # fmt: skip
        assert words in card
        assert words not in printed(translated, "en")


def test_plain_data_have_the_same_names_in_every_language(translated: House) -> None:
    english, spanish = describe(translated), describe(translated, "es")
    assert english.keys() == spanish.keys()
    assert [wager["name"] for wager in english["wagers"]] == [wager["name"] for wager in spanish["wagers"]]
    assert spanish["wagers"][0]["label"] == "Apuesta inicial"
    assert english["wagers"][1]["stake"] == "equal to Ante"
    assert spanish["wagers"][1]["stake"] == "igual a Apuesta inicial"
    assert spanish["digest"] == english["digest"] == any_house("rws").digest


def test_rules_verb_in_spanish() -> None:
    result = run("rules", "sixcard", "--lang", "es")
    assert result.exit_code == 0
    assert "superas a la banca" in result.output
    data = json.loads(run("rules", "sixcard", "--lang", "es", "--json").output)
    assert data["wagers"][0]["contest"]["equal"]["ends"] == "se devuelve"


def test_rank_verb_in_spanish() -> None:
    shown = run("rank", "Ks Kd 4c", "As 2d 3h", "--lang", "es").output
    for words in ("Lugar", "Cartas", "Mano", "Fuerza", "Pareja de reyes con un cuatro", "Escalera al tres"):
        assert words in shown
    found = json.loads(run("rank", "Ks Kd 4c", "--json", "--lang", "es").output)["hands"][0]
    assert (found["name"], found["category"]) == ("Pareja de reyes con un cuatro", "pair")


@pytest.mark.parametrize("verb", [("rules", "rws"), ("rank", "Ks Kd 4c")])
def test_a_language_there_is_not_is_a_mistake(verb: tuple[str, ...]) -> None:
    result = run(*verb, "--lang", "fr")
    assert result.exit_code == 2
    assert "'en', 'es'" in result.output


def test_each_row_of_an_ending_says_its_own_award() -> None:
    """Also where a row above it has the weakest of its hands: twos go back, other pairs are paid."""
    straight = '{ hand = "straight", pays = "3 to 2", clause = "5" },'
    others = ("flush", "1 to 1"), ("pair of 2", "push"), ("pair", "4 to 1")
    rows = [straight, *(f'{{ hand = "{hand}", pays = "{pays}" }},' for hand, pays in others)]
    house = load(CONSOLING.replace(straight, "\n".join(rows)))
    ending = house.by_name["ante"].results["higher"]
    assert result_words(ending).endswith("pair of twos push, pair 4 to 1; otherwise 1 to 1")


@pytest.mark.parametrize(("name", "told"), [("rws", True), ("second_chance", False)])
def test_nothing_is_said_of_a_fold_where_nobody_folds(name: str, told: bool) -> None:
    assert ("After a fold" in run("rules", name).output) is told
    assert ("After a fold" in rules_side(any_house(name), "en")) is told
