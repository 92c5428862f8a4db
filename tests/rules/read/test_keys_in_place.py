"""A word of the language in a table where it has no meaning is told with the place where it has one."""

import tomllib

import pytest

from kit.houses.corner import CORNER, ordered, problems, side
from kit.houses.invented import CARDROOM, COMMUNITY, CONSOLING, SECOND, STEPPED, TWICE
from kit.houses.toml_text import paths
from queenhigh.rules.read.checks.keys import BELONGS

BEST = '{ hand = "straight_flush", pays = "9 to 1" }'
SIX = '{ hand = "royal_flush", pays = "9 to 1" }'
LIVE = 'after_fold = "live"\n'
X = ordered("x")
ENVY = "the table envy of a progressive"
METER = "the meter that a progressive feeds, [meters.NAME]"
BEATEN = "a wager of kind bad_beat, and says whose beaten hand is paid"


@pytest.mark.parametrize(
    ("kind", "row", "word", "value", "where"),
    [
        ("hand", BEST, "side", '"player"', BEATEN),
        ("progressive", BEST, "side", '"player"', BEATEN),
        ("hand", BEST, "not_to_winner", "true", ENVY),
        ("progressive", BEST, "not_to_winner", "true", ENVY),
        ("progressive", BEST, "reserve", '"5%"', METER),
        ("hand", BEST, "seed", "100", METER),
        ("progressive", BEST, "awards", '"added"', "a wager of kind bonus or hand"),
        ("six_card", SIX, "awards", '"added"', "a wager of kind bonus or hand"),
        (
            "six_card",
            SIX,
            "looks",
            '"six_card"',
            "a wager of kind progressive; any other looks at what its kind says",
        ),
        (
            "hand",
            BEST,
            "most",
            "500",
            "[table], being the most that it pays in one round; the most of a stake is max in limits",
        ),
        ("hand", BEST, "envy", "{}", "a wager of kind progressive, and to its rows"),
        ("hand", BEST, "raises", "[]", "a wager of kind play"),
        ("hand", BEST, "contest", "{}", "a wager of kind ante, play or blind"),
        ("hand", BEST, "discards", "1", "[decision]"),
    ],
)
def test_on_a_side_bet(kind: str, row: str, word: str, value: str, where: str) -> None:
    [(key, message)] = problems(*side(kind, row, f"{LIVE}{word} = {value}\n"), X)
    assert key == f"wagers.x.{word}"
    assert message == f"is not a key of this table: it belongs to {where}"


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "where"),
    [
        (
            CORNER,
            'kind = "ante"',
            'kind = "ante"\nlooks = "hand"',
            "wagers.ante.looks",
            "a wager of kind progr",
        ),
        (
            CORNER,
            'on = "ante"',
            'on = "ante"\nlimits = {}',
            "wagers.play.limits",
            "a wager that players place",
        ),
        (CORNER, 'fold = "3"', 'fold = "3"\nowed_by = "drawn"', "decision.owed_by", "a wager of kind play"),
        (CORNER, "max = 100", "max = 100, most = 5", "wagers.ante.limits.most", "[table], being the most"),
        (CORNER, 'rounding = "down"', 'rounding = "down"\ncommunity = 2', "community", "[deal]"),
        (CARDROOM, 'reserve = "5%"', "not_to_winner = true", "meters.main.not_to_winner", ENVY),
    ],
)
def test_in_another_table(text: str, old: str, new: str, key: str, where: str) -> None:
    [(at, message)] = problems(old, new, text)
    assert at == key
    assert message.startswith(f"is not a key of this table: it belongs to {where}")


def test_every_such_word_is_one_of_the_language() -> None:
    """Each stands in a house that loads; those that none says are asked for by name."""
    texts = (CARDROOM, COMMUNITY, CONSOLING, SECOND, STEPPED, TWICE)
    used = {part for text in texts for path in paths(tomllib.loads(text)) for part in path}
    assert BELONGS.keys() - used == {"beat_clause"}
    trips = CONSOLING.replace('must_beat_dealer = "push"\n', 'must_beat_dealer = "push"\nbeat_clause = "6"\n')
    assert trips != CONSOLING
    assert not problems('"Consoling"', '"Consoling"', trips)
