"""Rows, awards and endings drawn at random, for `odd_houses.py`.

Each list of rows loads: rows stand in falling order, leave no gap and are on hands that can come to them, and
what is paid in place of a stake is no less.
"""

from typing import Any

from hypothesis import strategies as st

from queenhigh.hands import parse_hand_class, parse_threshold

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
    if situation in ("not_qualified", "not_qualified_higher"):
        return True
    if situation.startswith("not_qualified"):
        room = 2 if situation.endswith("lower") else 1
        return parse_hand_class(hand).least <= parse_threshold(qualifies) - room
    if qualifies == "always":
        return True
    return parse_hand_class(hand).most >= parse_threshold(qualifies) + (situation == "higher")


@st.composite
def endings(draw: st.DrawFn, situation: str, qualifies: str) -> Data:
    """How a situation of the contest ends: alike for all hands, or by rows from the top down to anywhere.

    Where the dealer does not qualify it may go by who is higher instead.
    """
    if situation == "not_qualified" and not draw(st.integers(0, 2)):
        ways = ("higher", "equal", "lower")
        return {each: draw(endings(f"not_qualified_{each}", qualifies)) for each in ways}
    plain = draw(beaten_ends if situation.endswith("lower") else ends)
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
def envied(draw: st.DrawFn, wager: Data, folds: bool, behind: tuple[str, ...]) -> Data:
    """A progressive with Envy, now and then: some rows that pay are envied, the last or first at least."""
    paying = [row for row in wager["pays"] if row["pays"] != "nothing"]
    if not paying or not draw(st.integers(0, 2)):
        return wager
    sure, amount = draw(st.sampled_from((len(paying) - 1, 0))), st.integers(1, 60)
    amounts = [draw(amount if at == sure else st.one_of(st.just(0), amount)) for at in range(len(paying))]
    said = iter(amounts)
    rows = [{**row, **_envy(next(said) if row["pays"] != "nothing" else 0)} for row in wager["pays"]]
    rule = {
        "clause": "1",
        "per_player": draw(st.sampled_from(("each", "largest"))),
        "not_to_winner": draw(st.booleans()),
    }
    stands = draw(st.sampled_from(("", *behind)))
    rule |= {"behind": stands} if stands else {}
    rule |= {"after_fold": draw(fold_ends)} if folds else {}
    return {**wager, "pays": rows, "envy": rule}


def _envy(amount: int) -> Data:
    return {"envy": amount} if amount else {}
