"""Houses drawn at random, for properties of the analysis: every switch of the rules, any odds, any pay table.

Each one loads: what `odd_rows.py` says of rows holds, and what is collected with a stake is no more than it.
"""

from typing import Any

from hypothesis import strategies as st

from kit.houses.odd_rows import (
    MOST,
    Data,
    awards,
    endings,
    envied,
    fold_ends,
    six_card_rows,
    table,
    three_card_rows,
)
from kit.houses.toml_text import write
from queenhigh.rules import House, load

ALL = ("colour", "six_card", "progressive", "bad_beat", "better_hand")
"""What one more wager may look at, beside the player's own cards."""
BOTH = ("bad_beat", "better_hand")
"""Those that go by how strong both hands are."""
DRAWS = ("never", "never", "always", "below pair", "below Q-6-4")
REPLACES = ("replaces below K high", "replaces below pair", "replaces below Q-6-4")


@st.composite
def board_wager(draw: st.DrawFn, by_suit: bool, kinds: tuple[str, ...]) -> Data:
    """A wager that looks at the dealer's cards too."""
    kind = draw(st.sampled_from(kinds))
    if kind == "better_hand":
        return {"kind": kind, "pays": draw(three_card_rows(kind, draws=False, by_suit=False))}
    if kind == "bad_beat":
        rows = [{"hand": "straight_flush", **draw(awards(kind))}]
        rows += draw(three_card_rows(kind, draws=False, by_suit=False))[2:]
        return {"kind": kind, "side": draw(st.sampled_from(("either", "player", "dealer"))), "pays": rows}
    if kind == "colour":
        names = draw(st.sampled_from((["all_one_colour", "player_one_colour"], ["player_one_colour"])))
        return {"kind": kind, "pays": [{"hand": name, **draw(awards(kind))} for name in names]}
    looks = {"looks": "six_card"} if kind == "progressive" else {}
    return {"kind": kind, **looks, "pays": draw(six_card_rows(kind, by_suit))}


@st.composite
def five_card_wager(draw: st.DrawFn, by_suit: bool) -> Data:
    """A wager that looks at the community cards."""
    kind = draw(st.sampled_from(("five_card", "progressive")))
    looks = {"looks": "five_card"} if kind == "progressive" else {}
    rows = draw(six_card_rows(kind, by_suit))
    return {"kind": kind, **looks, "pays": [row for row in rows if row["hand"] != "six_card_royal"]}


@st.composite
def placed_wagers(
    draw: st.DrawFn, draws: bool, by_suit: bool, community: int, boards: tuple[str, ...], folds: bool
) -> dict[str, Data]:
    """The wagers placed beside an Ante, with what a fold does to them and which must beat the dealer."""
    placed: dict[str, Data] = {
        "side": {"kind": "hand", **draw(table("hand", draws, by_suit))},
        "jackpot": {"kind": "progressive", "pays": draw(three_card_rows("progressive", draws, by_suit))},
    }
    if community or boards:
        placed["board"] = draw(five_card_wager(by_suit) if community else board_wager(by_suit, boards))
    for name, wager in placed.items():
        beats = draw(st.sampled_from((False, False, True, True, "push", "push_paying")))
        if wager["kind"] in BOTH:
            wager["after_fold"] = "lost"
        elif community and name == "board":
            wager["after_fold"] = draw(fold_ends)
        else:
            wager["after_fold"] = draw(fold_ends) if beats in (True, False) else "lost"
            wager["must_beat_dealer"] = beats
            if beats and draw(st.booleans()):
                wager["beat_clause"] = "2"
        if not folds:
            del wager["after_fold"]
        if wager["kind"] == "progressive":
            placed[name] = draw(envied(wager, folds, ("ante", "play", "side")))
    return placed


@st.composite
def _collection(draw: st.DrawFn) -> Data:
    amount, per = draw(st.sampled_from((("0.01", "0.07"), ("0.25", "2"), ("1", "100"))))
    taken = {"amount": amount, "on": draw(st.sampled_from(("ante", "side")))}
    return {"kind": "collection", **taken, **({"per": per} if draw(st.booleans()) else {})}


@st.composite
def _meters(draw: st.DrawFn, placed: dict[str, Data]) -> dict[str, Data]:
    """A meter for each progressive, some with a reserve for the next seed."""
    found: dict[str, Data] = {}
    for name, feeder in (("main", "jackpot"), ("second", "board")):
        if placed.get(feeder, {}).get("kind") == "progressive":
            aside = draw(st.sampled_from(("", "5%", "0.7%", "33.3%")))
            found[name] = {"seed": 100, "fed_by": feeder, "contribution": "10%"}
            found[name] |= {"reserve": aside} if aside else {}
    return found


@st.composite
def _most(draw: st.DrawFn) -> Data:
    amount = draw(st.one_of(st.integers(1, 400), st.integers(400, 40_000)))
    return {"amount": amount, "shared": draw(st.sampled_from(("in proportion", "in order"))), "clause": "1"}


@st.composite
def _contest(draw: st.DrawFn, qualifies: str, folds: bool) -> dict[str, Data]:
    """The Ante, and the Play that all owe or, where nobody folds, who draws."""
    situations = ["higher", "lower", "equal", *([] if qualifies == "always" else ["not_qualified"])]
    ante, play = ({each: draw(endings(each, qualifies)) for each in situations} for _ in range(2))
    multiples = draw(st.sampled_from(([1], [2], [1, 3], [1, 2, 3])))
    by_fold, owed = ({"fold": {"ends": "lose"}}, {}) if folds else ({}, {"owed_by": "drawn"})
    return {
        "ante": {"kind": "ante", "contest": {**by_fold, **ante}},
        "play": {"kind": "play", "on": "ante", "multiples": multiples, "contest": play, **owed},
    }


@st.composite
def odd_houses(
    draw: st.DrawFn,
    discards: int,
    by_suit: bool,
    community: int = 0,
    *,
    whole: bool = False,
    dealer: tuple[str, ...] = DRAWS,
    folds: bool = True,
    boards: tuple[str, ...] | None = None,
    most: bool = False,
) -> House:
    """A house with an Ante, Play, a bonus, a side bet, a progressive and, if nobody discards, one more.

    With community cards that one looks at them, and no dealer is to be beaten on it; `boards` says what else
    it may be, also where somebody discards. `whole`: three cards are discarded or none. `dealer` is what they
    may do with a weak hand. Unless `folds`, who draws owes the Play and nobody folds. `most`: the table pays
    so much in a round.
    """
    always = draw(st.booleans())
    qualifies = "always" if always else draw(st.sampled_from(("Q high", "K-7-2", "pair", "flush", "5-4-2")))
    draws = bool(discards or whole)
    kinds = (() if draws else ALL) if boards is None else boards
    placed = draw(placed_wagers(draws, by_suit, community, kinds, folds))
    bonus = {
        "kind": "bonus",
        "on": draw(st.sampled_from(("ante", "play", "side"))),
        **draw(table("bonus", draws, by_suit)),
    }
    wagers: dict[str, Data] = {**draw(_contest(qualifies, folds)), "bonus": bonus, **placed}
    if draw(st.booleans()):
        wagers["drop"] = draw(_collection())
    for wager in wagers.values():
        wager["clause"] = "1"
        if wager["kind"] not in ("play", "bonus", "collection"):
            wager.update(opens_box=True, limits={"min": 1, "max": MOST, "step": "0.01"})
    data: Data = {
        "format": 1,
        "id": "odd",
        "name": "Odd",
        "document": "drawn at random",
        "currency": "EUR",
        "rounding": draw(st.sampled_from(("down", "up", "nearest"))),
        "table": {"boxes": 4, **({"most": draw(_most())} if most else {})},
        "deal": {"hand": "", **({"community": community} if community else {})},
        "dealer": {"qualifies": qualifies, "draws": draw(st.sampled_from(dealer))},
        "decision": {"discards": [0, 3] if whole else discards},
        "payment": {"order": list(wagers)},
        "wagers": wagers,
        "meters": draw(_meters(placed)),
        "clauses": {"1": "All of it.", "2": "The dealer must be beaten."},
    }
    return load(write(data), "odd.toml")


stakes = st.integers(100, 100 * MOST)


@st.composite
def odd_bets(draw: st.DrawFn, house: House) -> dict[str, int]:
    """Stakes on most wagers of a house, seldom round."""
    placed = [wager.name for wager in house.wagers if wager.placed_before_deal]
    names = [name for name in placed if draw(st.integers(0, 4))] or placed
    return {name: draw(stakes) for name in names}


def every_word(by_suit: bool, **words: Any) -> st.SearchStrategy[House]:
    """Houses in which the dealer replaces hands, whole hands are thrown away, nobody folds, and so on.

    For what deals and settles rounds of any house: the analysis does not reach them all.
    """
    kinds = (
        odd_houses(3, by_suit, boards=ALL, whole=True, dealer=REPLACES, folds=False, **words),
        odd_houses(0, by_suit, 2, **words),
        odd_houses(0, by_suit, boards=ALL, dealer=REPLACES, **words),
        odd_houses(3, by_suit, boards=ALL, whole=True, dealer=REPLACES, **words),
        odd_houses(1, by_suit, 2, dealer=REPLACES, **words),
        odd_houses(2, by_suit, boards=ALL, **words),
        odd_houses(3, by_suit, boards=ALL, whole=True, folds=False, **words),
        odd_houses(0, by_suit, boards=ALL, **words),
        odd_houses(1, by_suit, boards=ALL, folds=False, **words),
    )
    return st.one_of(kinds)


def for_kernels(by_suit: bool) -> st.SearchStrategy[House]:
    """Houses of all words that compiled kernels know: see `fast.deals_fast`."""
    boards = tuple(kind for kind in ALL if kind != "better_hand")
    kinds = (
        odd_houses(3, by_suit, boards=boards, whole=True, folds=False),
        odd_houses(0, by_suit, boards=boards),
        odd_houses(2, by_suit, boards=boards),
    )
    return st.one_of(kinds)
