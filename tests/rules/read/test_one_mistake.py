"""A mistake with one of the newer words is one problem, naming what is allowed there and nothing else."""

import tomllib
from typing import Any

import pytest

from kit.houses.corner import CORNER, ordered, problems, side
from kit.houses.invented import CARDROOM, COMMUNITY, SECOND
from kit.houses.toml_text import Path, removed, replaced, write
from queenhigh.cards import SUIT_WORDS
from queenhigh.rules import HouseError, load

LOWER = 'lower = { ends = "lose", clause = "3" }'
HIGHER = 'higher = { ends = "1 to 1", clause = "3" }'
EQUAL = 'equal = { ends = "push", clause = "3" }'
FOLD = 'fold = { ends = "lose", clause = "3" }'
FOLDS = 'after_fold = "lost"'
MINI = '{ hand = "mini_royal", pays = "50 to 1" },'
DRAWS = CORNER.replace('fold = "3"', 'discards = [0, 3]\nfold = "3"', 1)
ADDED = DRAWS.replace(FOLDS, f'{FOLDS}\nawards = "added"')
X = ordered("x")
FIVE = X.replace("[deal]", "[deal]\ncommunity = 2")
ROW = '{ hand = "straight", pays = "1 to 1" }'
BEATEN_KEYS = (
    "after_fold", "clause", "fold_clause", "kind", "label", "limits", "needs", "opens_box", "pays",
    "pays_clause", "side", "table", "tables",
)  # fmt: skip
THREE = '{ hand = "three_of_a_kind", pays = "1 to 1" }'
BEST = '{ hand = "straight_flush", pays = "9 to 1" }'
FIRST = BEST.replace("pays", 'on = "first", pays')
ENVY = 'envy = { clause = "4", per_player = "each"'


def lower(row: str) -> str:
    return f'lower = {{ ends = [{row}], no_row = "lose" }}'


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "says"),
    [
        (SECOND, '"drawn"', '"draw"', "wagers.play.owed_by", "'draw' is not known here; did you mean drawn?"),
        (
            SECOND.replace('owed_by = "drawn"\n', ""),
            'kind = "ante"',
            'kind = "ante"\nowed_by = "drawn"',
            "wagers.ante.owed_by",
            "says who puts the Play: it stands on the wager of kind play alone",
        ),
        (SECOND, "[0, 3]", "[1, 3]", "decision.discards", "[1, 3] is not a rising list of 0 to 3 cards"),
        (
            SECOND,
            "[0, 3]",
            "[0, { a = 1 }]",
            "decision.discards",
            "a list is not a rising list of 0 to 3 cards",
        ),
        (
            SECOND,
            "replaces below K high",
            "replaces below high_card",
            "dealer.draws",
            "no hand is below high_card, so the dealer never would: write never",
        ),
        (
            CORNER,
            '"never"',
            '"below 5-3-2"',
            "dealer.draws",
            "no hand is below 5-3-2, so the dealer never would: write never",
        ),
        (
            CORNER,
            FOLDS,
            f'{FOLDS}\nmust_beat_dealer = "lose"',
            "wagers.pair_plus.must_beat_dealer",
            '\'lose\' is not true or false, "push" or "push_paying": with true a hand',
        ),
        (
            CORNER,
            FOLDS,
            f'{FOLDS}\nmust_beat_dealer = "true"',
            "wagers.pair_plus.must_beat_dealer",
            '\'true\' is not true or false, "push" or "push_paying": write true without quotes',
        ),
        (
            CORNER,
            LOWER,
            lower('{ hand = "straight_flush", pays = "lose" }'),
            "wagers.ante.contest.lower.ends[1].pays",
            "'lose' is no end of a hand: write odds such as 1 to 1, push, or nothing where the hand loses",
        ),
        (
            CORNER,
            LOWER,
            lower('{ hand = "straight_flush" }'),
            "wagers.ante.contest.lower.ends[1].pays",
            'is missing: odds such as "1 to 1", "push", or "nothing" where the hand loses',
        ),
        (
            CORNER,
            LOWER,
            lower('{ hand = "straight_flush", pays = "push", xyz = 1 }'),
            "wagers.ante.contest.lower.ends[1].xyz",
            "is not a key of this table; known are clause, hand, pays, row",
        ),
        (
            CORNER,
            LOWER,
            lower('{ hand = "straight_flush", on = "first", pays = "push" }, ' + THREE),
            "wagers.ante.contest.lower.ends[1].on",
            "an ending goes by how strong the hand is: its rows have hand, pays, clause, row",
        ),
        (
            CORNER,
            HIGHER,
            'higher = { ends = ["1 to 1"] }',
            "wagers.ante.contest.higher.ends[1]",
            f"is not a table such as {ROW}",
        ),
        (
            CORNER,
            FOLD,
            f"fold = {{ ends = [{ROW}] }}",
            "wagers.ante.contest.fold.ends",
            'a list is not "lose" (a fold gives the wager up)',
        ),
        (
            CORNER,
            f"{FOLD}\n",
            "",
            "wagers.ante.contest.fold",
            'is missing: an end such as { ends = "lose" }, where ends is "lose"',
        ),
        (
            CORNER,
            f"{EQUAL}\n",
            "",
            "wagers.ante.contest.equal",
            'is missing: an end such as { ends = "1 to 1" }, where ends is "lose", "push" or odds',
        ),
        (
            CORNER,
            f"{LOWER}\n",
            "",
            "wagers.ante.contest.lower",
            'is missing: an end such as { ends = "lose" }, where ends is "lose" or "push", or a list',
        ),
        (
            CORNER,
            LOWER,
            'lower = { ends = "loss" }',
            "wagers.ante.contest.lower.ends",
            f'\'loss\' is not "lose" or "push", or a list of rows such as {ROW}',
        ),
        (
            CORNER,
            HIGHER,
            'higher = { ends = "win" }',
            "wagers.ante.contest.higher.ends",
            "'win' are not odds: write them as in 40 to 1, 3:2, 12.5:1 or 500 for 1; or push, or lose, or",
        ),
        (
            X,
            *side("bad_beat", BEST, "xyz = 1\n"),
            "wagers.x.xyz",
            f"is not a key of this table; known are {', '.join(BEATEN_KEYS)}",
        ),
        (
            X,
            *side("better_hand", BEST.replace("pays", "xyz = 1, pays")),
            "wagers.x.pays[1].xyz",
            "is not a key of this table; known are cap, clause, hand, note, pays, row",
        ),
        (
            X,
            *side("bad_beat", BEST, 'after_fold = "live"\n'),
            "wagers.x.after_fold",
            "a folded hand is compared with nobody: write lost, or leave it out",
        ),
        (
            X,
            *side("colour", '{ hand = "all_one_colour", suits = "spades", pays = "3 to 1" }', f"{FOLDS}\n"),
            "wagers.x.pays[1].suits",
            "a row on colours looks at these alone, not at suits",
        ),
        (
            FIVE,
            *side(
                "five_card",
                '{ hand = "six_card_royal", pays = "99 to 1" }, { hand = "royal_flush", pays = "9 to 1" }',
                f"{FOLDS}\n",
            ),
            "wagers.x.pays[1].hand",
            "'six_card_royal' is not known here; it is one of royal_flush, straight_flush",
        ),
        (
            CORNER,
            MINI,
            MINI.replace("pays", 'suits = ["spades"], pays') + MINI,
            "wagers.pair_plus.pays[1].suits",
            'a list is not a text such as "spades" or "hearts diamonds"',
        ),
        (
            ADDED,
            MINI,
            '{ hand = "mini_royal", on = "first", pays = "100% of meter" },',
            "wagers.pair_plus.pays[1].pays",
            "only a progressive wager can be paid from a meter",
        ),
        (
            ADDED.replace("pays = [\n", f'tables.two = [{BEST}]\ntable = "one"\ntables.one = [\n'),
            f"tables.two = [{BEST}]",
            f"tables.two = [{FIRST}, {BEST}]",
            "wagers.pair_plus.awards",
            "nothing to add in tables.one: no row pays for the first three cards",
        ),
        (CORNER, "[deal]", "[deal]\ncommunity = -1", "deal.community", "-1 is not 2: so many make five"),
    ],
)
def test_it_is_one_problem_with_what_is_allowed(text: str, old: str, new: str, key: str, says: str) -> None:
    [(at, message)] = problems(old, new, text)
    assert at == key
    assert message.startswith(says)


@pytest.mark.parametrize("kind", ["bad_beat", "better_hand"])
def test_a_fold_loses_a_bet_on_two_hands_unsaid(kind: str) -> None:
    assert not problems(*side(kind, BEST), X)
    assert not problems(*side(kind, BEST, f"{FOLDS}\n"), X)


def test_where_nobody_folds_envy_says_nothing_of_folds() -> None:
    text = ordered("x", text=SECOND)
    row = '{ hand = "mini_royal", pays = "900 flat", envy = 5 }'
    assert not problems(*side("progressive", row, f"{ENVY} }}\n"), text)
    [(key, message)] = problems(*side("progressive", row, f'{ENVY}, after_fold = "lost" }}\n'), text)
    assert key == "wagers.x.envy.after_fold"
    assert message.startswith("nobody folds where standing costs nothing")
    folding = side("progressive", row, f"{FOLDS}\n{ENVY} }}\n")
    assert [key for key, _ in problems(*folding, X)] == ["wagers.x.envy.after_fold"]


@pytest.mark.parametrize(
    ("text", "path", "value"),
    [
        (SECOND, ("payment", "order", 0), "anty"),
        (SECOND, ("wagers", "ante", "opens_box"), "yes"),
        (SECOND, ("wagers", "ante", "contest", "higher", "ends"), "wins"),
        (SECOND, ("wagers", "ante", "contest", "higher", "ends"), None),
        (SECOND, ("wagers", "ante", "contest", "higher", "ends", 0), "6 to 1"),
        (SECOND, ("wagers", "best", "needs", "every"), "ante"),
        (SECOND, ("wagers", "best", "needs", "every", 0), "anty"),
        (SECOND, ("wagers", "best", "pays", 1), "15 to 1"),
        (SECOND, ("wagers", "pair_plus", "pays"), None),
        (SECOND, ("wagers", "pair_plus", "pays", 0), "1 to 1"),
        (SECOND, ("wagers", "pair_plus", "pays", 0, "on"), "second"),
        (CARDROOM, ("wagers", "drop", "on"), None),
        (CARDROOM, ("meters", "main", "seed"), "lots"),
        (COMMUNITY, ("wagers", "jackpot", "pays", 0, "suits"), "swords"),
    ],
    ids=lambda each: "" if isinstance(each, str) and "\n" in each else str(each),
)
def test_what_follows_from_a_mistake_is_not_told_as_well(text: str, path: Path, value: Any) -> None:
    data = tomllib.loads(text)
    changed = removed(data, path) if value is None else replaced(data, path, value)
    with pytest.raises(HouseError) as caught:
        load(write(changed))
    [problem] = caught.value.problems
    assert problem.key.startswith(f"{path[0]}.{path[1]}")


def test_where_nobody_draws_a_play_owed_by_who_does_is_told_alone() -> None:
    [(key, _)] = problems("[0, 3]", "[0]", SECOND)
    assert key == "wagers.play.owed_by"


def test_what_is_kept_reads_though_it_would_not_be_written_so_today() -> None:
    """Envy had to say what a fold does where nobody folds; rows took all hands together."""
    row = '{ hand = "mini_royal", pays = "900 flat", envy = 5 }'
    old, new = side("progressive", row, f'{ENVY}, after_fold = "live" }}\n')
    envy = load(ordered("x", text=SECOND).replace(old, new, 1), kept=True).by_name["x"].envy
    assert envy is not None
    assert envy.after_fold == "live"
    royals = [f'{{ hand = "royal_flush", suits = "{suit}", pays = "9 to 1" }}' for suit in SUIT_WORDS]
    rows = ", ".join([*royals, '{ hand = "six_card_royal", pays = "5 to 1" }'])
    old, new = side("six_card", rows, f"{FOLDS}\n")
    assert len(load(X.replace(old, new, 1), kept=True).by_name["x"].rows) == 5
