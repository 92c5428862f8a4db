"""A Blind, endings by a pay table, raises by hand, and a failing dealer by the hands: what may be wrong."""

import pytest

from kit.houses.toml_text import house_text
from queenhigh.rules import HouseError, load

TEXT = house_text("ultimate")


def edited(old: str, new: str) -> str:
    assert old in TEXT, old
    return TEXT.replace(old, new, 1)


def problems(text: str) -> list[tuple[str, str]]:
    with pytest.raises(HouseError) as caught:
        load(text)
    return [(problem.key, problem.message) for problem in caught.value.problems]


RAISES = 'raises = [{ hand = "pair", multiples = [1, 2, 3], clause = "4" }]'
BLIND_LOSES = 'lower = { ends = "lose", clause = "8" }'


@pytest.mark.parametrize(
    ("old", "new", "key", "says"),
    [
        (
            RAISES,
            'raises = [{ hand = "pare", multiples = [1] }]',
            "wagers.play.raises[1].hand",
            "'pare' names no",
        ),
        (RAISES, "raises = [{ multiples = [1] }]", "wagers.play.raises[1].hand", "is missing"),
        (
            RAISES,
            'raises = [{ hand = "pair", multiples = [2, 3] }]',
            "wagers.play.raises[1].multiples",
            "must begin",
        ),
        (
            RAISES,
            'raises = [{ hand = "pair", multiples = [3, 1] }]',
            "wagers.play.raises[1].multiples",
            "is not a",
        ),
        (RAISES, 'raises = [{ hand = "pair", times = 2 }]', "wagers.play.raises[1].times", "is not a key"),
        (RAISES, "raises = 3", "wagers.play.raises", "'3' is not a list of tables"),
        (RAISES, RAISES.replace('"4"', '"44"'), "wagers.play.raises[1].clause", "cites clause '44'"),
        (
            RAISES,
            'raises = [{ hand = "straight", multiples = [1] }, { hand = "pair", multiples = [1, 2] }]',
            "wagers.play.raises[2].hand",
            "pair is no stronger than straight",
        ),
        (
            BLIND_LOSES,
            'lower = { ends = "1 to 1" }',
            "wagers.blind.contest.lower.ends",
            "the dealer's hand is better",
        ),
        (
            'higher = { ends = "1 to 1", clause = "6" }',
            'higher = { ends = "pays" }',
            "wagers.ante.contest.higher.ends",
            "'pays' are not odds",
        ),
        (
            'on = "ante"\npays',
            'on = "play"\npays',
            "wagers.blind.on",
            "a blind wager follows an ante, and play is play",
        ),
        ('on = "ante"\npays', "pays", "wagers.blind.on", "is missing"),
        (
            'on = "ante"\npays',
            'on = "ante"\nlimits = { exactly = 5 }\npays',
            "wagers.blind.limits",
            "is not a key",
        ),
        (
            '[wagers.blind.contest.not_qualified]\nhigher = { ends = "pays", clause = "8" }\n',
            "[wagers.blind.contest.not_qualified]\n",
            "wagers.blind.contest.not_qualified.higher",
            "is missing",
        ),
        (
            "[wagers.blind.contest.not_qualified]\n",
            '[wagers.blind.contest.not_qualified]\nends = "push"\n',
            "wagers.blind.contest.not_qualified.ends",
            "is not a key",
        ),
    ],
)
def test_a_problem_is_told_at_its_key(old: str, new: str, key: str, says: str) -> None:
    found = problems(edited(old, new))
    assert [message for at, message in found if at == key and message.startswith(says)], found


@pytest.mark.parametrize("situation", ["lower", "equal", "fold"])
def test_a_pay_table_pays_hands_that_win(situation: str) -> None:
    text = TEXT.replace("[wagers.blind.contest]", f"[wagers.blind.contest]\n# {situation}")
    head, _, tail = text.partition(f"# {situation}")
    lines = tail.splitlines(keepends=True)
    place = next(at for at, line in enumerate(lines) if line.startswith(f"{situation} ="))
    lines[place] = f'{situation} = {{ ends = "pays", clause = "8" }}\n'
    assert problems(head + "".join(lines)) == [
        (
            f"wagers.blind.contest.{situation}.ends",
            "a pay table pays a hand that wins: only higher can end so",
        )
    ]


def test_a_flat_award_is_no_less_than_the_largest_stake() -> None:
    [(key, message)] = problems(
        edited('{ hand = "flush", pays = "1 to 1" }', '{ hand = "flush", pays = "50 flat" }')
    )
    assert (key, message.split(" is ")[0]) == ("wagers.blind.pays", "a flat award or a cap")


def test_a_pay_table_that_no_ending_asks_for_is_told() -> None:
    text = TEXT.replace('ends = "pays"', 'ends = "push"')
    assert problems(text)[0][0] == "wagers.blind.contest"
