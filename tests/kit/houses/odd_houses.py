"""Houses drawn at random, for properties of the analysis: every switch of the rules, any odds, any pay table.

Each one loads: rows stand in falling order, leave no gap and are on hands that can come to them, what is paid
in place of a stake is no less, and what is collected with a stake is no more than it.
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
    ("spades", "hearts", "diamonds hearts", "clubs spades", "clubs diamonds hearts", EVERY_SUIT)
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
    sure = draw(st.sampled_from((len(paying) - 1, 0)))
    amount = st.integers(1, 60)
    amounts = [draw(amount if at == sure else st.one_of(st.just(0), amount)) for at in range(len(paying))]
    said = iter(amounts)
    envied = (next(said) if row["pays"] != "nothing" else 0 for row in wager["pays"])
    rows = [row | ({"envy": each} if each else {}) for row, each in zip(wager["pays"], envied, strict=True)]
    rule = {
        "clause": "1",
        "per_player": draw(st.sampled_from(("each", "largest"))),
        "not_to_winner": draw(st.booleans()),
    }
    stands = draw(st.sampled_from(("", *behind)))
    rule |= {"behind": stands} if stands else {}
    rule |= {"after_fold": draw(fold_ends)} if folds else {}
    return {**wager, "pays": rows, "envy": rule}


# Wagers and houses

ALL = ("colour", "six_card", "progressive", "bad_beat", "better_hand", "dealer_hand")
"""What one more wager may look at, beside the player's own cards."""
BOTH = ("bad_beat", "better_hand", "dealer_hand")
"""Those that go by how strong the dealer's hand is, alone or beside the player's."""
DRAWS = ("never", "never", "always", "below pair", "below Q-6-4")
REPLACES = ("replaces below K high", "replaces below pair", "replaces below Q-6-4")


@st.composite
def board_wager(draw: st.DrawFn, by_suit: bool, kinds: tuple[str, ...]) -> Data:
    """A wager that looks at the dealer's cards too."""
    kind = draw(st.sampled_from(kinds))
    if kind in ("better_hand", "dealer_hand"):
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
            wager["after_fold"] = draw(fold_ends) if wager["kind"] == "dealer_hand" else "lost"
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
    boards = tuple(kind for kind in ALL if kind not in ("better_hand", "dealer_hand"))
    kinds = (
        odd_houses(3, by_suit, boards=boards, whole=True, folds=False),
        odd_houses(0, by_suit, boards=boards),
        odd_houses(2, by_suit, boards=boards),
    )
    return st.one_of(kinds)
