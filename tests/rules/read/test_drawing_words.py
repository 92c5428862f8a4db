"""Words about drawing that are misused: where, what is allowed, and why."""

import pytest

from kit.houses.invented import SECOND, TWICE
from queenhigh.rules import HouseError, load

NOBODY = "nobody folds where standing costs nothing"
BESIDE = "awards that are added stand beside the stake"
LIST = "is not a rising list of 0 to 3 cards"


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "says"),
    [
        (TWICE, 'awards = "added"', 'awards = "both"', "wagers.kicker.awards", "'both' is not known here"),
        (
            TWICE,
            '{ hand = "pair", on = "first", pays = "1 to 2" },',
            "",
            "wagers.kicker.awards",
            "nothing to add: no row pays for the first three cards",
        ),
        (TWICE, '"4 to 3"', '"3 for 1"', "wagers.kicker.pays[1].pays", "a bonus has no stake of its own"),
        (TWICE, '"12.5:1"', '"12 for 1"', "wagers.both.pays[1].pays", BESIDE),
        (TWICE, '"12.5:1"', '"push"', "wagers.both.pays[1].pays", BESIDE),
        (TWICE, '"12.5:1"', '"100 flat"', "wagers.both.pays[1].pays", BESIDE),
        (TWICE, "discards = 1,", "", "wagers.kicker.pays[4]", "nobody draws cards in this house"),
        (SECOND, "[0, 3]", "[3]", "decision.discards", LIST),
        (SECOND, "[0, 3]", "[0, 3, 1]", "decision.discards", LIST),
        (SECOND, "[0, 3]", "[0, 4]", "decision.discards", LIST),
        (SECOND, "[0, 3]", "[0, true]", "decision.discards", LIST),
        (SECOND, "[0, 3]", "4", "decision.discards", "'4' is not between 0 and 3"),
        (
            SECOND,
            "[0, 3]",
            '"none or three"',
            "decision.discards",
            "'none or three' is not a whole number from 0 to 3, or a rising list of these, none first",
        ),
        (
            SECOND,
            '"replaces below K high"',
            "true",
            "dealer.draws",
            "'True' is not never, always, or as in below",
        ),
        (
            SECOND,
            '"replaces below K high"',
            "[1]",
            "dealer.draws",
            "a list is not never, always, or as in below",
        ),
        (
            SECOND,
            'owed_by = "drawn"',
            'owed_by = "nobody"',
            "wagers.play.owed_by",
            "'nobody' is not known here",
        ),
        (SECOND, "discards = [0, 3], ", "", "wagers.play.owed_by", "nobody draws cards in this house"),
        (SECOND, 'play = "3", draw', 'fold = "3", play = "3", draw', "decision.fold", NOBODY),
        (
            SECOND,
            "higher = { ends = [",
            'fold = { ends = "lose" }\nhigher = { ends = [',
            "wagers.ante.contest.fold",
            NOBODY,
        ),
        (
            SECOND,
            'awards = "added"',
            'awards = "added"\nafter_fold = "live"',
            "wagers.pair_plus.after_fold",
            NOBODY,
        ),
        (
            SECOND,
            "replaces below K high",
            "replaces always",
            "dealer.draws",
            "not known: write never, always, or as in",
        ),
        (
            SECOND,
            "replaces below K high",
            "replaces below king",
            "dealer.draws",
            "'king' names no class of hands",
        ),
        (SECOND, "boxes = 3, boxes_per_player = 2", "boxes = 8", "table.boxes", "8 boxes may need 54 cards"),
        (
            SECOND,
            '{ hand = "three A",',
            '{ hand = "three A", on = "first",',
            "wagers.best.pays[1].on",
            "looks at how strong they are in the end, not at the first cards",
        ),
        (
            SECOND,
            '{ hand = "flush", pays = "2 to 1" }',
            '{ hand = "flush", suits = "spades", pays = "2 to 1" }',
            "wagers.best.pays[5].suits",
            "how strong they are",
        ),
        (
            SECOND,
            'kind = "better_hand"',
            'kind = "better_hand"\nmust_beat_dealer = true',
            "wagers.best.must_beat_dealer",
            "a better hand is paid on either hand",
        ),
        (
            SECOND,
            'kind = "better_hand"',
            'kind = "better_hand"\nawards = "added"',
            "wagers.best.awards",
            "is not a key of this table: it belongs to a wager of kind bonus or hand",
        ),
    ],
)
def test_a_misused_word_is_told_with_line_key_and_reason(
    text: str, old: str, new: str, key: str, says: str
) -> None:
    assert old in text
    with pytest.raises(HouseError) as caught:
        load(text.replace(old, new, 1))
    [told] = caught.value.problems
    assert told.key == key
    assert says in told.message
    assert told.line > 1


def test_a_list_of_every_number_is_the_number() -> None:
    plain, listed = load(TWICE), load(TWICE.replace("discards = 1,", "discards = [0, 1],"))
    assert listed.digest == plain.digest
    assert (listed.decision.discards, listed.decision.only, listed.decision.counts) == (1, (), (0, 1))


def test_what_the_words_mean_stands_in_the_records() -> None:
    house = load(SECOND)
    assert (house.decision.discards, house.decision.only) == (3, (0, 3))
    assert not house.folds
    assert (house.dealer.replaces, house.dealer.draws, house.dealer.draws_at_most) == (
        True,
        "replaces below K high",
        3,
    )
    assert load(TWICE).by_name["both"].awards == "added"
    for old, new in (
        ("[0, 3]", "3"),
        ("replaces below", "below"),
        ('awards = "added"', ""),
        ("K high", "pair"),
    ):
        assert load(SECOND.replace(old, new, 1)).digest != house.digest
