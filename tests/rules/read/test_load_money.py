"""Collections, reserves, the most of a round, Envy not for the winner: each misuse gets its line and why."""

import pytest

from kit.houses.invented import CARDROOM
from queenhigh.rules import HouseError, canonical, load

DROP = 'amount = "0.50"\nper = 25\n'
MOST = 'most = { amount = 2000, shared = "in proportion", clause = "5" }'
WRONG = {
    "no amount": (DROP, "per = 25\n", "wagers.drop.amount", "is missing"),
    "an amount of nothing": (DROP, "amount = 0\n", "wagers.drop.amount", "must be more than nothing"),
    "a part of nothing": ("per = 25", "per = 0", "wagers.drop.per", "must be more than nothing"),
    "a float": ('"0.50"', "0.5", "wagers.drop.amount", "'0.5' is not an amount such as 5"),
    "a share": ('"0.50"', '"1%"', "wagers.drop.amount", "'1%' is not an amount"),
    "on what is not there": (
        'on = "pair_plus"',
        'on = "pairs"',
        "wagers.side_drop.on",
        "no wager is called 'pairs'",
    ),
    "on Play": (
        'on = "pair_plus"',
        'on = "play"',
        "wagers.side_drop.on",
        "a collection comes with a wager that is",
    ),
    "with limits": (
        DROP,
        f"{DROP}limits = {{ min = 1 }}\n",
        "wagers.drop.limits",
        "is not a key of this table",
    ),
    "with a pay table": (DROP, f"{DROP}pays = []\n", "wagers.drop.pays", "is not a key of this table"),
    "a reserve in words": ('"5%"', '"some"', "meters.main.reserve", "'some' is not a share"),
    "a reserve beyond the stake": (
        '"5%"',
        '"86%"',
        "meters.main.reserve",
        "takes with the contribution more than",
    ),
    "a reserve for no seed": ("seed = 500", "seed = 0", "meters.main.reserve", "is set aside for the seed"),
    "most of nothing": ("amount = 2000", "amount = 0", "table.most.amount", "must be more than nothing"),
    "most without a rule": ('shared = "in proportion", ', "", "table.most.shared", "is missing"),
    "most by another rule": (
        "in proportion",
        "evenly",
        "table.most.shared",
        "'evenly' is not known here; it is one",
    ),
    "most as an amount": (MOST, "most = 2000", "table.most", "'2000' is not a table such as"),
    "most for some": (
        "amount = 2000",
        "amount = 2000, per = 1",
        "table.most.per",
        "is not a key of this table",
    ),
    "most by no clause": ('clause = "5" }', 'clause = "77" }', "table.most.clause", "cites clause '77'"),
    "a word for a flag": (
        "= true }",
        '= "yes" }',
        "wagers.pot.envy.not_to_winner",
        "'yes' is not true or false",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_word_that_is_misused(what: str) -> None:
    old, new, key, says = WRONG[what]
    assert CARDROOM.count(old) == 1
    text = CARDROOM.replace(old, new)
    with pytest.raises(HouseError) as caught:
        load(text)
    [problem] = caught.value.problems
    assert problem.key == key
    assert problem.message.startswith(says)
    table, _, name = key.rpartition(".")
    line = text.splitlines()[problem.line - 1]
    assert name in line or table.split(".")[-1] in line


def test_a_bonus_is_not_paid_on_a_collection() -> None:
    bonus = '[wagers.extra]\nkind = "bonus"\nclause = "1"\non = "drop"\n'
    bonus += 'pays = [{ hand = "pair", pays = "1 to 1" }]\n'
    text = CARDROOM.replace("[meters.main]", f"{bonus}\n[meters.main]").replace(
        '"side_drop"]', '"side_drop", "extra"]'
    )
    with pytest.raises(HouseError, match="drop is a collection and has no stake to pay on"):
        load(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("per = 25", "per = 26"),
        ("per = 25\n", ""),
        ('"0.50"', '"0.60"'),
        ('on = "pair_plus"', 'on = "pot"'),
        ('"5%"', '"6%"'),
        ('reserve = "5%"\n', ""),
        ("in proportion", "in order"),
        ("amount = 2000", "amount = 2001"),
        (f"{MOST}\n", ""),
        (", not_to_winner = true", ""),
    ],
)
def test_each_word_counts_in_the_digest(old: str, new: str) -> None:
    assert CARDROOM.count(old) == 1
    assert load(CARDROOM.replace(old, new)).digest != load(CARDROOM).digest


def test_words_that_say_nothing_are_not_written() -> None:
    """So a file without them keeps its digest."""
    text = canonical(load(CARDROOM))
    plain = (
        CARDROOM.replace('reserve = "5%"\n', "")
        .replace(f"{MOST}\n", "")
        .replace(", not_to_winner = true", "")
    )
    for word in ("reserve", "most", "not_to_winner"):
        assert f'"{word}"' in text
        assert f'"{word}"' not in canonical(load(plain))
    said = plain.replace("seed = 500", 'seed = 500\nreserve = "0%"').replace(
        '"live" }', '"live", not_to_winner = false }'
    )
    assert canonical(load(said)) == canonical(load(plain))
