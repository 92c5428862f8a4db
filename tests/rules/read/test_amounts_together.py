"""Amounts and names that cannot stand together: meters, collections, the most of a round, printed figures."""

import re

import pytest

from kit.houses.corner import CORNER, ordered, problems

METERS = """[wagers.x]
kind = "progressive"
clause = "4"
limits = { exactly = 5 }
opens_box = true
after_fold = "live"
pays = [{ hand = "mini_royal", pays = "100% of meter" }]
[meters.main]
seed = 1000
fed_by = "x"
contribution = "20%"
reserve = "50%"
[meters.minor]
seed = 1000
fed_by = "x"
contribution = "25%"
reserve = "5%"
"""
ENVY = """[wagers.x]
kind = "progressive"
clause = "4"
limits = { exactly = 5 }
opens_box = true
after_fold = "live"
pays = [{ hand = "mini_royal", pays = "1000 flat", envy = 5 }]
envy = { clause = "4", behind = "y", per_player = "each", after_fold = "lost" }
"""


def added(text: str, *names: str) -> list[tuple[str, str]]:
    return problems("[clauses]", f"{text}\n[clauses]", ordered(*names))


def collection(amount: str, per: str = "") -> str:
    return f'[wagers.y]\nkind = "collection"\nclause = "1"\non = "ante"\namount = {amount}\n{per}\n'


def printed(figure: str) -> str:
    return f'[[printed]]\nfigure = "{figure}"\npercent = "2"\n'


def test_meters_take_the_whole_stake_at_most() -> None:
    assert not added(METERS, "x")
    [(key, message)] = added(METERS.replace("25%", "26%"), "x")
    assert key == "meters.minor.contribution"
    says = "with the other meters that x feeds this takes 101% of its stake, reserves among it"
    assert message == f"{says}: 100% is the most"
    [(key, _)] = added(METERS.replace('"5%"', '"90%"'), "x")
    assert key == "meters.minor.reserve", "one that takes too much by itself is told so once"


@pytest.mark.parametrize(
    ("amount", "per", "says"),
    [
        ("5", "", ""),
        ("1", "per = 100", ""),
        ('"5.01"', "", "takes $5.01 with the least ante, which is $5: no more than the stake is collected"),
        ("2", "per = 1", "takes $10 with the least ante, which is $5"),
        ("0", "", "must be more than nothing; without a collection leave the wager out"),
        ("1", "per = 0", "must be more than nothing; leave per out"),
    ],
)
def test_a_collection_is_no_more_than_the_stake(amount: str, per: str, says: str) -> None:
    found = added(collection(amount, per), "y")
    assert [key for key, _ in found] == ([f"wagers.y.{'per' if per == 'per = 0' else 'amount'}"] * bool(says))
    assert all(message.startswith(says) for _, message in found)


def test_the_most_of_a_round_pays_even_money_on_the_least_stake() -> None:
    most = 'boxes = 5\nmost = {{ amount = "{}", shared = "in order" }}'
    assert not problems("boxes = 5", most.format("5"))
    [(key, message)] = problems("boxes = 5", most.format("4.99"))
    assert key == "table.most.amount"
    assert message == "is less than $5, the least stake on ante: not even 1 to 1 on it could be paid"


def test_a_figure_before_a_collection_wants_one() -> None:
    assert not added(collection("1") + printed("ante_play_before_collection"), "y")
    for text, names, entry in (("", (), "ante_play"), (collection("1"), ("y",), "pair_plus")):
        [(key, message)] = added(text + printed(f"{entry}_before_collection"), *names)
        assert key == "printed[1].figure"
        wager = entry.removesuffix("_play")
        assert message == f"nothing is collected with {wager}: leave _before_collection out"


def test_a_collection_stands_behind_no_envied_hand() -> None:
    [(key, message)] = added(ENVY + collection("1"), "x", "y")
    assert key == "wagers.x.envy.behind"
    assert message.startswith("y is a collection, which is taken and never bet")
    assert not added(ENVY.replace('"y"', '"ante"') + collection("1"), "x", "y")


@pytest.mark.parametrize("discards", ["[0, 3]", "1"])
def test_nobody_draws_where_nobody_plays_on(discards: str) -> None:
    text = re.sub(r"\[wagers\.ante\].*?(?=\[wagers\.pair_plus\])", "", CORNER, flags=re.DOTALL)
    text = text.replace('"ante", "play", ', "")
    assert not problems('fold = "3"', 'fold = "3"', text)
    [(key, message)] = problems('fold = "3"', f'fold = "3"\ndiscards = {discards}', text)
    assert key == "decision.discards"
    assert message == "nobody plays on in a house without an Ante, so nobody draws: leave it out"
