"""What words of the house language mean: values of the records that are read from them."""

import tomllib

import pytest

from kit.houses.corner import CORNER
from kit.houses.edits import edited, text_of
from kit.houses.invented import CARDROOM, COMMUNITY, CONSOLING, SECOND, SIX_CARDS, STEPPED, TWICE
from kit.houses.toml_text import house_text, paths, plain_text
from kit.play.felt import Felt
from queenhigh.cards import SUIT_WORDS
from queenhigh.rules import HouseError, canonical, house, load, reread
from queenhigh.rules.read.checks import BELONGS
from queenhigh.wire.replay import carried_house

RWS = plain_text("rws")


def test_an_empty_text_where_one_is_optional_stands_for_the_default() -> None:
    rules = load(edited(RWS, 'pays_clause = "4.2"', 'pays_clause = ""'))
    assert {row.clause for row in rules.by_name["pair_plus"].rows} == {"3.3"}


def test_a_hand_has_one_name_however_it_is_spelt() -> None:
    rules = load(edited(RWS, 'hand = "pair"', 'hand = "PAIR"'))
    assert rules.by_name["pair_plus"].rows[-1].name == "pair"


def test_a_fold_without_a_clause_cites_the_wager() -> None:
    text = edited(RWS, 'fold = { ends = "lose", clause = "3.8.1" }', 'fold = { ends = "lose" }')
    felt = Felt(load(text)).place(1, ante=10).deal("9h 8d 2c", "Qs 7h 2d").fold(1)
    assert felt.line(1, "ante").clause == "rws:3.3"


def test_drawing() -> None:
    second = load(SECOND)
    assert (second.decision.discards, second.decision.only) == (3, (0, 3))
    assert not second.folds
    assert second.dealer.replaces
    assert (second.dealer.draws, second.dealer.draws_at_most) == ("replaces below K high", 3)
    assert load(TWICE).by_name["both"].awards == "added"
    listed = load(TWICE.replace("discards = 1,", "discards = [0, 1],"))
    assert (listed.decision.discards, listed.decision.only, listed.decision.counts) == (1, (), (0, 1))


def test_what_a_progressive_looks_at() -> None:
    found = load(SIX_CARDS)
    assert [found.by_name[name].looks for name in ("million", "spades", "hearts")] == ["six_card"] * 3
    assert found.by_name["million"].looks_at is None, "its kind says so"
    assert found.by_name["spades"].looks_at_dealer


def test_a_bet_that_must_beat_the_dealer_is_lost_or_goes_back() -> None:
    assert load(CONSOLING).by_name["sure"].not_beaten == "push_paying"
    assert load(CONSOLING.replace('"push_paying"', "true")).by_name["sure"].not_beaten == "lose"


def test_fifteen_boxes_have_cards_enough_beside_two_for_everybody() -> None:
    assert load(COMMUNITY.replace("boxes = 5", "boxes = 15")).boxes == 15


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (CONSOLING, ('"not_beaten": "push_paying"', '"pays": "push"', '"side": "player"', '"no_row": {')),
        (COMMUNITY, ('"community": 2', '"community_clause": "community:5"')),
        (SIX_CARDS, ('"looks": "six_card"',)),
        (CARDROOM, ('"reserve"', '"most"', '"not_to_winner"')),
    ],
)
def test_the_canonical_text_has_these_words(text: str, words: tuple[str, ...]) -> None:
    found = canonical(load(text))
    assert [word for word in words if word not in found] == []


def test_the_canonical_text_has_no_words_that_say_nothing() -> None:
    """So that a file without them keeps its digest."""
    text = canonical(house("rws"))
    words = ("looks", "community", "reserve", '"most"', "not_to_winner", "not_beaten", "no_row")
    assert [word for word in words if word in text] == []


def test_every_word_that_belongs_somewhere_is_one_of_the_language() -> None:
    """Each stands in a house that loads; those that none says are asked for by name."""
    texts = (CARDROOM, COMMUNITY, CONSOLING, SECOND, STEPPED, TWICE)
    used = {part for text in texts for path in paths(tomllib.loads(text)) for part in path}
    assert BELONGS.keys() - used == {"beat_clause"}
    trips = load(edited(CONSOLING, 'must_beat_dealer = "push"\n', '+ beat_clause = "6"')).by_name["trips"]
    assert trips.beat_clause == "6"


# Texts that were accepted once


NEVER = 'lower = { ends = [{ hand = "mini_royal", pays = "push" }], no_row = "push" }'


def test_what_was_accepted_once_is_read_for_ever() -> None:
    """A stored round brings its house: what files are asked since then is not asked of that text."""
    text = edited(CORNER, 'lower = { ends = "lose", clause = "3" }', NEVER)
    with pytest.raises(HouseError):
        load(text)
    assert reread(text) == load(text, kept=True)
    assert carried_house(text).digest == reread(text).digest
    with pytest.raises(HouseError):
        reread(text.replace('qualifies = "Q high"', 'qualifies = "queen"'))


def test_a_stored_house_may_say_what_a_fold_does_to_envy_where_nobody_folds() -> None:
    text = text_of("x_of_second").replace('per_player = "each"', 'per_player = "each", after_fold = "live"')
    envy = load(text, kept=True).by_name["x"].envy
    assert envy is not None
    assert envy.after_fold == "live"


def test_a_stored_house_may_have_a_row_whose_hands_others_take_together() -> None:
    rows = [f'{{ hand = "royal_flush", suits = "{suit}", pays = "9 to 1" }}' for suit in SUIT_WORDS]
    rows.append('{ hand = "six_card_royal", pays = "5 to 1" }')
    text = edited(text_of("x_six_card"), '{ hand = "royal_flush", pays = "9 to 1" }', ", ".join(rows))
    assert len(load(text, kept=True).by_name["x"].rows) == 5


def test_a_translated_house_has_the_digest_of_the_plain_one() -> None:
    assert load(RWS).digest == load(house_text("rws")).digest == house("rws").digest
