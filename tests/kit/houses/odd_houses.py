"""Houses drawn at random, for properties of the analysis: every switch of the rules, any odds, any pay table.

Each one loads: rows stand in falling order and leave no gap, and what is paid in place of a stake is no less.
"""

from typing import Any

from hypothesis import strategies as st

from kit.houses.toml_text import write
from queenhigh.rules import House, load

Data = dict[str, Any]

MOST = 40
"""The largest stake of any wager; flat awards and caps in place of a stake are no less."""
LADDER = ("mini_royal", "straight_flush", "three_of_a_kind", "straight", "flush", "pair", "high_card")
SPECIAL = {
    "mini_royal": ("mini_royal", True),
    "straight_flush": ("straight_flush", True),
    "three_of_a_kind": ("three A", False),
    "flush": ("flush", True),
    "pair": ("pair of K", False),
    "high_card": ("A high", False),
}
"""A narrower row that may stand before each, and whether it is one of suits."""
FIVES = (
    "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight", "three_of_a_kind",
    "two_pair", "pair",
)  # fmt: skip

odds_to = st.builds("{} to {}".format, st.integers(1, 60), st.integers(1, 7))
odds_for = st.builds("{} for 1".format, st.integers(1, 90))
flat = st.integers(MOST, 500).map("{} flat".format)
flat_and_stake = st.integers(1, 300).map("{} flat and stake".format)
share = st.builds("{}% of meter".format, st.sampled_from(("100", "12.5", "33.3", "0.7")))
ends = st.one_of(st.sampled_from(("lose", "push", "1 to 1", "2 for 1")), odds_to)
beaten_ends = st.sampled_from(("lose", "push"))
suits = st.sampled_from(
    (
        "spades",
        "hearts",
        "diamonds hearts",
        "clubs spades",
        "clubs diamonds hearts",
        "clubs diamonds hearts spades",
    )
)
fold_ends = st.sampled_from(("live", "lost"))


@st.composite
def awards(draw: st.DrawFn, kind: str) -> Data:
    """What a row pays, capped now and then."""
    kinds = [odds_to, flat, flat_and_stake, st.just("nothing")]
    if kind != "bonus":
        kinds.append(odds_for)
    if kind == "progressive":
        kinds += [share, share]
    pays = draw(st.one_of(kinds))
    row: Data = {"pays": pays}
    if pays != "nothing" and draw(st.integers(0, 3)) == 0:
        row["cap"] = draw(st.integers(MOST, 400)) if " to " not in pays else draw(st.integers(1, 100))
    return row


@st.composite
def three_card_rows(draw: st.DrawFn, kind: str, draws: bool, by_suit: bool) -> list[Data]:
    """Rows from the mini royal down to anywhere."""
    rows: list[Data] = []
    for name in LADDER[: draw(st.integers(1, len(LADDER)))]:
        special, suited = SPECIAL.get(name, ("", False))
        if special and (by_suit or not suited) and draw(st.booleans()):
            words = {"suits": draw(suits)} if suited else {}
            rows.append({"hand": special, **words, **draw(awards(kind))})
        if draws and draw(st.booleans()):
            rows += [{"hand": name, "when": when, **draw(awards(kind))} for when in ("stood", "drew")]
        else:
            rows.append({"hand": name, **draw(awards(kind))})
    if draws and draw(st.booleans()):
        row = {"hand": draw(st.sampled_from(LADDER)), "on": "first", **draw(awards(kind))}
        rows.insert(draw(st.integers(0, len(rows))), row)
    return rows


@st.composite
def board_wager(draw: st.DrawFn) -> Data:
    """A wager that looks at the dealer's cards too."""
    kind = draw(st.sampled_from(("colour", "six_card")))
    if kind == "colour":
        names = draw(st.sampled_from((["all_one_colour", "player_one_colour"], ["player_one_colour"])))
    else:
        names = list(FIVES[draw(st.integers(0, 1)) : draw(st.integers(2, len(FIVES)))])
    return {"kind": kind, "pays": [{"hand": name, **draw(awards(kind))} for name in names]}


@st.composite
def odd_houses(draw: st.DrawFn, discards: int, by_suit: bool) -> House:
    """A house with an Ante, Play, a bonus, a side bet, a progressive and, if nobody discards, one more."""
    always = draw(st.booleans())
    qualifies = "always" if always else draw(st.sampled_from(("Q high", "K-7-2", "pair", "flush", "5-4-2")))
    situations = ["higher", "lower", "equal", *([] if always else ["not_qualified"])]
    contests = [
        {each: {"ends": draw(beaten_ends if each == "lower" else ends)} for each in situations}
        for _ in range(2)
    ]
    placed: dict[str, Data] = {
        "side": {"kind": "hand", "pays": draw(three_card_rows("hand", discards > 0, by_suit))},
        "jackpot": {
            "kind": "progressive",
            "pays": draw(three_card_rows("progressive", discards > 0, by_suit)),
        },
    }
    if not discards:
        placed["board"] = draw(board_wager())
    for wager in placed.values():
        wager["after_fold"] = draw(fold_ends)
        wager["must_beat_dealer"] = draw(st.booleans())
    multiples = draw(st.sampled_from(([1], [2], [1, 3], [1, 2, 3])))
    bonus = {
        "kind": "bonus",
        "on": draw(st.sampled_from(("ante", "play", "side"))),
        "pays": draw(three_card_rows("bonus", discards > 0, by_suit)),
    }
    wagers: dict[str, Data] = {
        "ante": {"kind": "ante", "contest": {"fold": {"ends": "lose"}, **contests[0]}},
        "play": {"kind": "play", "on": "ante", "multiples": multiples, "contest": contests[1]},
        "bonus": bonus,
        **placed,
    }
    for wager in wagers.values():
        wager["clause"] = "1"
        if wager["kind"] not in ("play", "bonus"):
            wager.update(opens_box=True, limits={"min": 1, "max": MOST, "step": "0.01"})
    data: Data = {
        "format": 1,
        "id": "odd",
        "name": "Odd",
        "document": "drawn at random",
        "currency": "EUR",
        "rounding": draw(st.sampled_from(("down", "up", "nearest"))),
        "table": {"boxes": 1},
        "deal": {"hand": ""},
        "dealer": {
            "qualifies": qualifies,
            "draws": draw(st.sampled_from(("never", "never", "always", "below pair", "below Q-6-4"))),
        },
        "decision": {"discards": discards},
        "payment": {"order": list(wagers)},
        "wagers": wagers,
        "meters": {"main": {"seed": 100, "fed_by": "jackpot", "contribution": "10%"}},
        "clauses": {"1": "All of it."},
    }
    return load(write(data), "odd.toml")


stakes = st.integers(100, 100 * MOST)
