"""Community cards in a house file: what they need, what needs them, what is told where they are misused."""

import pytest

from kit.houses.invented import COMMUNITY
from kit.houses.toml_text import house_text
from queenhigh.rules import HouseError, canonical, house, load
from queenhigh.words.rules_card import dealer_words

DEAL = 'deal = { hand = "1", shuffler = "1", community = 2, community_clause = "5" }'


def problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(HouseError) as caught:
        load(text)
    return [(each.line, each.key, each.message) for each in caught.value.problems]


def with_deal(words: str) -> str:
    return COMMUNITY.replace(DEAL, f'deal = {{ hand = "1"{words} }}')


def line_of(start: str, text: str = COMMUNITY) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize("count", [1, 3, 7])
def test_there_are_two_or_none(count: int) -> None:
    [(line, key, message)] = problems(with_deal(f", community = {count}"))
    assert (line, key) == (line_of("deal"), "deal.community")
    assert message == (
        f"{count} is not 2: so many make five cards with the three of a hand; leave it out where no card is "
        "dealt for everybody"
    )


@pytest.mark.parametrize("wrong", ['"two"', "2.0", "true", "-1", "99"])
def test_what_is_no_number_of_cards(wrong: str) -> None:
    [(line, key, _)] = problems(with_deal(f", community = {wrong}"))
    assert (line, key) == (line_of("deal"), "deal.community")


def test_rows_on_five_cards_need_them() -> None:
    says = "its rows look at five cards, and none are dealt beside the hands: write deal.community = 2"
    for words in ("", ', community_clause = "5"', ", community = 0"):
        [(line, key, message)] = problems(with_deal(words))
        assert (line, key) == (line_of('kind = "five_card"'), "wagers.lucky_five.kind")
        assert message == f"{says} (so too at wagers.jackpot.looks)"


def test_they_need_a_wager_that_looks_at_them() -> None:
    text = house_text("rws").replace("[deal]", "[deal]\ncommunity = 2")
    [(line, key, message)] = problems(text)
    assert (line, key) == (line_of("community", text), "deal.community")
    assert message == (
        'no wager looks at these cards: give one kind = "five_card", or a progressive looks = "five_card"'
    )


def test_a_clause_without_them_and_one_that_is_not_there() -> None:
    text = house_text("rws").replace("[deal]", '[deal]\ncommunity_clause = "3.1"')
    assert [each[1:] for each in problems(text)] == [
        ("deal.community_clause", "no community cards are dealt: write community = 2 as well")
    ]
    [(_, key, message)] = problems(with_deal(', community = 2, community_clause = "9"'))
    assert (key, message) == (
        "deal.community_clause",
        "cites clause '9', which is neither in [clauses] nor a reading",
    )


def test_more_boxes_than_the_deck_has_cards_for() -> None:
    """Fifteen hands and the dealer's take 48 cards; two more are there, and a drawing dealer's fourth too."""
    assert load(COMMUNITY.replace("boxes = 5", "boxes = 15")).boxes == 15
    drawing = COMMUNITY.replace("boxes = 5", "boxes = 12").replace(
        'play = "3" }', 'play = "3", discards = 1 }', 1
    )
    [(_, key, message)] = problems(drawing)
    assert (key, message) == ("table.boxes", "12 boxes may need 53 cards, and the deck has 52")


@pytest.mark.parametrize(
    ("row", "key", "says"),
    [
        ('{ hand = "mini_royal", pays = "200 to 1" }', "hand", "'mini_royal' is not known here"),
        ('{ hand = "six_card_royal", pays = "200 to 1" }', "hand", "'six_card_royal' is not known here"),
        ('{ hand = "straight", suits = "spades", pays = "9 to 1" }', "suits", "has one suit"),
        (
            '{ hand = "straight_flush", when = "stood", pays = "9 to 1" }',
            "when",
            "is not a key of this table",
        ),
        ('{ hand = "straight_flush", on = "first", pays = "9 to 1" }', "on", "is not a key of this table"),
    ],
)
def test_rows_that_five_cards_cannot_make(row: str, key: str, says: str) -> None:
    old = '{ hand = "straight_flush", pays = "200 to 1" }'
    [(_, at, message)] = problems(COMMUNITY.replace(old, row))
    assert at == f"wagers.lucky_five.pays[1].{key}"
    assert says in message


def test_a_stronger_hand_left_out() -> None:
    row = '    { hand = "full_house", pays = "nothing" },\n'
    [(_, key, message)] = problems(COMMUNITY.replace(row, ""))
    assert key == "wagers.lucky_five.pays"
    assert message.startswith("full_house would pay nothing though weaker hands pay")


def test_they_count_in_the_digest_and_say_nothing_where_there_are_none() -> None:
    text = canonical(load(COMMUNITY))
    assert '"community": 2' in text
    assert '"community_clause": "community:5"' in text
    assert "community" not in canonical(house("rws"))
    other = COMMUNITY.replace('community_clause = "5"', 'community_clause = "1"')
    assert load(other).digest != load(COMMUNITY).digest


def test_the_rules_card_tells_of_them() -> None:
    rules = load(COMMUNITY)
    assert dealer_words(rules) == (
        "Dealer qualifies with Q high or better; draws no card, deals 2 community cards face down for "
        "everybody and turns them up with the hands (community:5)."
    )
    assert dealer_words(rules, "es").endswith(
        "reparte 2 cartas comunitarias boca abajo y las descubre con las manos (community:5)."
    )
