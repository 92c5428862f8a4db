"""Houses drawn at random, for properties of the analysis: every switch of the rules, any odds, any pay table.

Each one loads: rows stand in falling order, leave no gap and are on hands that can come to them, what is paid
in place of a stake is no less, and what is collected with one no more.
"""

from typing import Any

from hypothesis import strategies as st

from kit.houses.toml_text import write
from queenhigh.hands import parse_hand_class, parse_threshold
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
row_ends = st.one_of(st.sampled_from(("nothing", "push", "1 to 1", "3 for 2")), odds_to)
EVERY_SUIT = "clubs diamonds hearts spades"
"""Behind such a row there is no hand left for one of any suit."""
suits = st.sampled_from(
    (
        "spades",
        "hearts",
        "diamonds hearts",
        "clubs spades",
        "clubs diamonds hearts",
        EVERY_SUIT,
    )
)
fold_ends = st.sampled_from(("live", "lost"))


@st.composite
def awards(draw: st.DrawFn, kind: str) -> Data:
    """What a row pays, capped now and then; what is added to another award stands beside the stake."""
    if kind == "added":
        return {"pays": draw(st.one_of(odds_to, flat_and_stake, st.just("nothing")))}
    kinds = [odds_to, flat, flat_and_stake, st.just("nothing")]
    if kind != "bonus":
        kinds += [odds_for, st.just("push")]
    if kind == "progressive":
        kinds += [share, share]
    pays = draw(st.one_of(kinds))
    row: Data = {"pays": pays}
    if pays not in ("nothing", "push") and draw(st.integers(0, 3)) == 0:
        row["cap"] = draw(st.integers(MOST, 400)) if " to " not in pays else draw(st.integers(1, 100))
    return row


@st.composite
def three_card_rows(draw: st.DrawFn, kind: str, draws: bool, by_suit: bool) -> list[Data]:
    """Rows from the mini royal down to anywhere."""
    rows: list[Data] = []
    length = draw(st.integers(1, len(LADDER)))
    for name in LADDER[:length]:
        special, suited = SPECIAL.get(name, ("", False))
        if special and (by_suit or not suited) and draw(st.booleans()):
            words = {"suits": draw(suits)} if suited else {}
            rows.append({"hand": special, **words, **draw(awards(kind))})
            if words.get("suits") == EVERY_SUIT:
                continue
        if draws and draw(st.booleans()):
            rows += [{"hand": name, "when": when, **draw(awards(kind))} for when in ("stood", "drew")]
        else:
            rows.append({"hand": name, **draw(awards(kind))})
    if draws and draw(st.booleans()):
        row = {"hand": draw(st.sampled_from(LADDER[: length + 1])), "on": "first", **draw(awards(kind))}
        rows.insert(draw(st.integers(0, len(rows))), row)
    return rows


def ends_so(hand: str, situation: str, qualifies: str) -> bool:
    """Whether a hand of the player's can be lower than the dealer's, equal or higher."""
    if situation == "lower":
        return hand != "mini_royal"
    if situation == "not_qualified" or qualifies == "always":
        return True
    return parse_hand_class(hand).most >= parse_threshold(qualifies) + (situation == "higher")


@st.composite
def endings(draw: st.DrawFn, situation: str, qualifies: str) -> Data:
    """How a situation of the contest ends: alike for all hands, or by rows from the top down to anywhere."""
    plain = draw(beaten_ends if situation == "lower" else ends)
    if draw(st.integers(0, 2)):
        return {"ends": plain}
    rows: list[Data] = []
    for name in LADDER[: draw(st.integers(1, len(LADDER)))]:
        narrower = SPECIAL.get(name, (name, True))[0]
        names = [narrower, name] if narrower != name and draw(st.booleans()) else [name]
        met = [each for each in names if ends_so(each, situation, qualifies)]
        rows += [{"hand": each, "pays": draw(row_ends)} for each in met]
    return {"ends": rows, "no_row": plain} if rows else {"ends": plain}


@st.composite
def table(draw: st.DrawFn, kind: str, draws: bool, by_suit: bool) -> Data:
    """A pay table, now and then one that adds what the first cards are paid."""
    if not draws or draw(st.integers(0, 2)):
        return {"pays": draw(three_card_rows(kind, draws, by_suit))}
    rows = draw(three_card_rows("added", draws, by_suit))
    looked = LADDER[1 : draw(st.integers(2, len(LADDER)))]
    firsts = [{"hand": hand, "on": "first", **draw(awards("added"))} for hand in looked]
    finals = [row for row in rows if "on" not in row]
    for one in (firsts, finals):
        one[0] = {**one[0], "pays": draw(st.one_of(odds_to, flat_and_stake))}
    return {"awards": "added", "pays": draw(st.sampled_from((firsts + finals, finals + firsts)))}


@st.composite
def six_card_rows(draw: st.DrawFn, kind: str, by_suit: bool) -> list[Data]:
    """Rows from a royal or straight flush down to anywhere; shares are of a meter of their own."""
    rows: list[Data] = []
    names = FIVES[draw(st.integers(0, 1)) : draw(st.integers(2, len(FIVES)))]
    for name in ("six_card_royal", *names) if by_suit else names:
        of_suits = ""
        if by_suit and ("royal" in name or "flush" in name) and draw(st.booleans()):
            of_suits = draw(suits)
            rows.append({"hand": name, "suits": of_suits, **draw(awards(kind))})
        if name in names and of_suits != EVERY_SUIT:
            rows.append({"hand": name, **draw(awards(kind))})
    return [{**row, "pays": row["pays"].replace("of meter", "of meter second")} for row in rows]


@st.composite
def board_wager(draw: st.DrawFn, by_suit: bool) -> Data:
    """A wager that looks at the dealer's cards too."""
    kind = draw(st.sampled_from(("colour", "six_card", "progressive", "bad_beat", "better_hand")))
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
def placed_wagers(draw: st.DrawFn, discards: int, by_suit: bool, community: int) -> dict[str, Data]:
    """The wagers placed beside an Ante, with what a fold does to them and which must beat the dealer."""
    placed: dict[str, Data] = {
        "side": {"kind": "hand", **draw(table("hand", discards > 0, by_suit))},
        "jackpot": {
            "kind": "progressive",
            "pays": draw(three_card_rows("progressive", discards > 0, by_suit)),
        },
    }
    if not discards:
        placed["board"] = draw(five_card_wager(by_suit) if community else board_wager(by_suit))
    for wager in placed.values():
        beats = draw(st.sampled_from((False, False, True, True, "push", "push_paying")))
        wager["after_fold"] = draw(fold_ends) if beats in (True, False) else "lost"
        if wager["kind"] in ("bad_beat", "better_hand"):
            wager["after_fold"] = "lost"
        elif community and wager is placed["board"]:
            wager["after_fold"] = draw(fold_ends)
        else:
            wager["must_beat_dealer"] = beats
    return placed


@st.composite
def odd_houses(draw: st.DrawFn, discards: int, by_suit: bool, community: int = 0) -> House:
    """A house with an Ante, Play, a bonus, a side bet, a progressive and, if nobody discards, one more.

    With community cards that one looks at them, and no dealer is to be beaten on it.
    """
    always = draw(st.booleans())
    qualifies = "always" if always else draw(st.sampled_from(("Q high", "K-7-2", "pair", "flush", "5-4-2")))
    situations = ["higher", "lower", "equal", *([] if always else ["not_qualified"])]
    contests = [{each: draw(endings(each, qualifies)) for each in situations} for _ in range(2)]
    placed = draw(placed_wagers(discards, by_suit, community))
    multiples = draw(st.sampled_from(([1], [2], [1, 3], [1, 2, 3])))
    bonus = {
        "kind": "bonus",
        "on": draw(st.sampled_from(("ante", "play", "side"))),
        **draw(table("bonus", discards > 0, by_suit)),
    }
    wagers: dict[str, Data] = {
        "ante": {"kind": "ante", "contest": {"fold": {"ends": "lose"}, **contests[0]}},
        "play": {"kind": "play", "on": "ante", "multiples": multiples, "contest": contests[1]},
        "bonus": bonus,
        **placed,
    }
    if draw(st.booleans()):
        amount, per = draw(st.sampled_from((("0.01", "0.07"), ("0.25", "2"), ("1", "100"))))
        taken = {"amount": amount, "on": draw(st.sampled_from(("ante", "side")))}
        wagers["drop"] = {"kind": "collection", **taken, **({"per": per} if draw(st.booleans()) else {})}
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
        "table": {"boxes": 1},
        "deal": {"hand": "", **({"community": community} if community else {})},
        "dealer": {
            "qualifies": qualifies,
            "draws": draw(st.sampled_from(("never", "never", "always", "below pair", "below Q-6-4"))),
        },
        "decision": {"discards": discards},
        "payment": {"order": list(wagers)},
        "wagers": wagers,
        "meters": {
            name: {"seed": 100, "fed_by": feeder, "contribution": "10%"}
            for name, feeder in (("main", "jackpot"), ("second", "board"))
            if placed.get(feeder, {}).get("kind") == "progressive"
        },
        "clauses": {"1": "All of it."},
    }
    return load(write(data), "odd.toml")


stakes = st.integers(100, 100 * MOST)
