"""A reading that could go the other way says in the file what that would change, and that house loads."""

from fractions import Fraction

import pytest

from kit.houses.changed import edited, otherwise, text_of
from kit.houses.corner import CORNER
from kit.houses.invented import any_house
from queenhigh.money import Odds
from queenhigh.rules import House, HouseError, house_ids, load, reread
from queenhigh.rules.awards import Flat, MeterShare
from queenhigh.rules.posting import post
from queenhigh.rules.records import Result

FOLD = {"after_fold", "fold_clause"}
ROWS = {"rows", "tables"}
CHANGED = {
    ("rws", "R2"): {"progressive": {"limits"}},
    ("rws", "R3"): {"progressive": FOLD},
    ("rws", "R4"): {"progressive": ROWS},
    ("prime", "R1"): {"pair_plus": FOLD},
    ("prime", "R3"): {"prime": FOLD},
    ("sixcard", "R4"): {"progressive": {"envy"}},
    ("buddy", "R1"): {"pair_plus": FOLD},
    ("caesars", "R1"): {"pair_plus": ROWS},
    ("gila_river", "R5"): {"pair_plus": FOLD},
    ("millionaire_maker", "R2"): {"six_card_bonus": {"after_fold"}},
    ("millionaire_maker", "R4"): {"six_card_bonus": ROWS},
    ("millionaire_progressive", "R3"): {"progressive": {*FOLD, "envy"}},
    ("oceans11", "R2"): {"pair_plus": ROWS},
    ("pompano", "R1"): {"pair_plus": {"not_beaten"}, "trips": {"not_beaten"}},
    ("three_card_prime", "R5"): {"prime": FOLD},
    ("three_card_prime", "R6"): {"ante": {"contest"}, "play": {"contest"}},
    ("ultimate_down", "R3"): {"blind": ROWS},
}
"""The readings that say how else they could go: the wagers that this changes, and their fields."""


def changed(one: House, other: House) -> dict[str, set[str]]:
    """The wagers that differ, and in what."""
    found = {}
    for mine, theirs in zip(one.wagers, other.wagers, strict=True):
        fields = {name for name in mine.__struct_fields__ if getattr(mine, name) != getattr(theirs, name)}
        if fields:
            found[mine.name] = fields
    return found


def test_these_readings_say_how_else_they_could_go() -> None:
    told = {(name, each.id) for name in house_ids() for each in any_house(name).readings if each.instead}
    assert told == CHANGED.keys()


@pytest.mark.parametrize(("name", "id"), CHANGED)
def test_the_other_house_is_another_house_with_the_same_wagers(name: str, id: str) -> None:
    house = any_house(name)
    other = otherwise(name, id)
    assert other.digest != house.digest
    assert [wager.name for wager in other.wagers] == [wager.name for wager in house.wagers]
    assert changed(house, other) == CHANGED[name, id]
    assert other.dealer == house.dealer
    assert other.meters == house.meters
    assert [each.id for each in other.readings] == [each.id for each in house.readings]


@pytest.mark.clause("rws/R2")
def test_the_progressive_for_one_dollar() -> None:
    limits = otherwise("rws", "R2").by_name["progressive"].limits
    assert limits is not None
    assert limits.least_minor == limits.most_minor == 100
    assert (limits.clause, limits.assumed) == ("R2", True), "what the reading leaves alone stays"


@pytest.mark.clause("rws/R4")
def test_the_progressive_with_its_stake_given_back() -> None:
    """A list in the file is replaced as a whole."""
    ours, theirs = (house.by_name["progressive"].rows for house in (any_house("rws"), otherwise("rws", "R4")))
    assert [row.name for row in ours] == [row.name for row in theirs]
    assert theirs[0].award == ours[0].award == MeterShare(Fraction(1))
    for mine, other in zip(ours[1:], theirs[1:], strict=True):
        assert isinstance(mine.award, Flat)
        assert other.award == Flat(mine.award.amount_minor, with_stake=True)
        assert mine.envy_minor == other.envy_minor


@pytest.mark.clause("rws/R3", "prime/R1", "prime/R3")
@pytest.mark.parametrize(
    ("name", "id", "wager", "clause"),
    [
        ("rws", "R3", "progressive", "3.8.1"),
        ("prime", "R1", "pair_plus", "3"),
        ("prime", "R3", "prime", "3"),
    ],
)
def test_side_wagers_lost_by_a_fold(name: str, id: str, wager: str, clause: str) -> None:
    house = any_house(name)
    other = otherwise(name, id)
    assert (house.by_name[wager].after_fold, other.by_name[wager].after_fold) == ("live", "lost")
    assert other.by_name[wager].fold_clause == clause


@pytest.mark.clause("sixcard/R4")
def test_envy_for_a_player_who_folded() -> None:
    envy = otherwise("sixcard", "R4").by_name["progressive"].envy
    assert envy is not None
    assert (envy.after_fold, envy.per_player) == ("live", "largest")


def test_the_first_house_stays_as_it_was() -> None:
    house = any_house("rws")
    digest = house.digest
    otherwise("rws", "R4")
    assert house.digest == digest
    assert house.by_name["pair_plus"].rows[0].award == Odds(40, 1)


def test_posted_limits_and_pay_tables_are_kept() -> None:
    house = post(any_house("rws"), "ante=25..300/5 pair_plus=10..100")
    other = otherwise(house, "R3")
    assert other.posted == house.posted
    for name in ("ante", "pair_plus"):
        assert other.by_name[name].limits == house.by_name[name].limits
    assert other.by_name["progressive"].after_fold == "lost"


def test_a_posted_stake_outweighs_the_other_reading() -> None:
    house = post(any_house("rws"), "progressive=5")
    assert otherwise(house, "R2") == house


# What is written about it


SPANISH = ('R3 = "Quien se retira pierde la apuesta Prime."\n', "")


def test_the_digest_does_not_depend_on_the_other_side() -> None:
    """What could have been meant is prose; only what is meant counts."""
    text = text_of("prime")
    start = text.index("[readings.R3.otherwise")
    stop = text.index("[readings.R4]")
    without = edited(
        "prime", (text[start:stop], ""), ('instead = "A fold loses the Prime bet."\n', ""), SPANISH
    )
    assert "R3" not in {each.id for each in without.readings if each.instead}
    assert without.digest == any_house("prime").digest
    reworded = edited("prime", ("A fold loses the Prime bet.", "The Prime goes with the Ante."))
    assert reworded.digest == any_house("prime").digest


HEAD = "[readings.R3.otherwise.wagers.prime]\n"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (f'{HEAD}after_fold = "lost"', f'{HEAD}after_fold = "gone"', "wagers.prime.after_fold"),
        (HEAD, HEAD.replace("prime", "prim"), "wagers.prim.kind"),
        (HEAD, f"{HEAD}colour = 1\n", "wagers.prime.colour"),
    ],
)
def test_changes_that_make_no_house_are_refused_by_the_name_of_the_reading(
    old: str, new: str, key: str
) -> None:
    house = edited("prime", (old, new))
    with pytest.raises(HouseError) as caught:
        otherwise(house, "R3")
    assert caught.value.source == "prime, R3 read otherwise"
    assert str(caught.value).startswith("prime, R3 read otherwise: ")
    assert key in {problem.key for problem in caught.value.problems}


ENDING = """base = "three_card_prime"
id = "corner"
name = "The Corner Table"

[readings.X1]
clause = "7"
text = "A beaten hand is consoled."
instead = "A beaten hand loses."

[readings.X1.otherwise.wagers.play.contest]
lower = { ends = "lose" }
"""


def test_an_ending_that_has_rows_is_replaced_as_a_whole() -> None:
    house = load(ENDING)
    assert house.by_name["play"].results["lower"].rows
    other = otherwise(house, "X1").by_name["play"].results
    assert other["lower"] == Result("lose", None, "")
    assert other["higher"] == house.by_name["play"].results["higher"]


def test_what_was_accepted_once_can_be_read_otherwise() -> None:
    """The row of the ending would be refused today, and so would that of the other reading."""
    never = 'lower = { ends = [{ hand = "mini_royal", pays = "push" }], no_row = "lose", clause = "3" }'
    said = '[readings.X1]\nclause = "1"\ntext = "x"\ninstead = "y"\n'
    first = CORNER.replace('lower = { ends = "lose", clause = "3" }', never, 1)
    house = reread(f'{first}\n{said}otherwise.wagers.pair_plus.after_fold = "live"\n')
    other = otherwise(house, "X1", kept=True)
    assert other.by_name["pair_plus"].after_fold == "live"
    with pytest.raises(HouseError):
        otherwise(house, "X1")
    other_house = load(f"{CORNER}\n{said}otherwise.wagers.play.contest.{never}\n")
    assert otherwise(other_house, "X1", kept=True).digest != other_house.digest


def test_a_list_of_rows_replaces_named_tables_as_it_does_a_base_s() -> None:
    rows = '[{ hand = "straight_flush", pays = "9 to 1" }]'
    text = text_of("prime").replace("pays = [", 'table = "one"\ntables.one = [', 1)
    wager = next(each.name for each in load(text).wagers if each.table_in_use == "one")
    said = f'[readings.X1]\nclause = "1"\ntext = "x"\ninstead = "y"\notherwise.wagers.{wager}.pays = {rows}\n'
    house = load(f"{text}\n{said}")
    other = otherwise(house, "X1")
    assert [row.hand for row in other.by_name[wager].rows] == ["straight_flush"]


def test_a_wager_that_otherwise_need_not_beat_the_dealer_has_no_clause_for_that() -> None:
    text = text_of("pompano").replace(
        'otherwise.wagers.trips]\nmust_beat_dealer = "push"',
        "otherwise.wagers.trips]\nmust_beat_dealer = false",
    )
    house = load(text)
    assert house.by_name["trips"].beat_clause == "6"
    trips = otherwise(house, "R1").by_name["trips"]
    assert (trips.must_beat_dealer, trips.not_beaten, trips.beat_clause) == (False, "lose", "")
