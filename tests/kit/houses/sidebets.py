"""Houses with the plain contest and one side bet, for what stakes and other players change."""

from functools import cache

from queenhigh.rules import House, load

_CONTEST = """
format = 1
id = "sidebets"
name = "Side bets"
document = "invented for tests"
currency = "USD"
rounding = "down"
table = { boxes = 7 }
deal = { hand = "1" }
dealer = { qualifies = "Q high", clause = "1" }
decision = { fold = "1", play = "1" }
payment = { order = ["ante", "play", "ante_bonus", "side"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { ANTE }

[wagers.ante.contest]
fold = { ends = "lose" }
not_qualified = { ends = "1 to 1" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.play]
kind = "play"
clause = "1"
on = "ante"

[wagers.play.contest]
not_qualified = { ends = "push" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.ante_bonus]
kind = "bonus"
clause = "1"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "BONUS to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.side]
clause = "1"
needs = { every = ["ante"] }
SIDE

[clauses]
"1" = "The game."
"""
SIX_CARD = """
kind = "six_card"
limits = { LIMITS }
after_fold = "lost"
pays = [
    { hand = "royal_flush", pays = "1000 to 1" },
    { hand = "straight_flush", pays = "200 to 1" },
    { hand = "four_of_a_kind", pays = "50 to 1" },
    { hand = "full_house", pays = "25 to 1" },
    { hand = "flush", pays = "20 to 1" },
    { hand = "straight", pays = "10 to 1" },
    { hand = "three_of_a_kind", pays = "5 to 1" },
]
"""
"""Given up with a fold: with a large stake on it more hands are worth playing."""
ENVIED = """
kind = "progressive"
limits = { LIMITS }
after_fold = "live"
envy = { clause = "1", per_player = "each", after_fold = "live" }
pays = [
    { hand = "mini_royal", suits = "spades", pays = "10000 for 1", envy = 100 },
    { hand = "mini_royal", pays = "500 for 1", envy = 25 },
    { hand = "straight_flush", pays = "100 for 1" },
    { hand = "three_of_a_kind", pays = "90 for 1" },
]
"""
"""Everything but Envy is paid in proportion to the stake."""
CONSOLATION = """
kind = "progressive"
limits = { LIMITS }
after_fold = "lost"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter" },
    { hand = "mini_royal", pays = "500 for 1" },
    { hand = "straight_flush", pays = "100 for 1" },
    { hand = "three_of_a_kind", pays = "50 for 1" },
    { hand = "straight", pays = "1 for 1" },
    { hand = "flush", pays = "1 for 1" },
    { hand = "pair", pays = "nothing" },
    { hand = "A high", pays = "nothing" },
    { hand = "K high", pays = "nothing" },
    { hand = "Q high", pays = "nothing" },
    { hand = "J high", pays = "1 for 1" },
]

[meters.main]
seed = 1000
fed_by = "side"
contribution = "20%"
"""
"""A jack high gets its stake back unless it is folded: a progressive that changes the play."""
TWO_METERS = """
kind = "progressive"
limits = { LIMITS }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter" },
    { hand = "mini_royal", pays = "100% of meter mini" },
    { hand = "straight_flush", pays = "10% of meter mini", cap = 500 },
    { hand = "three_of_a_kind", pays = "50 for 1" },
]

[meters.main]
seed = 1000
fed_by = "side"
contribution = "10%"

[meters.mini]
seed = 100
fed_by = "side"
contribution = "10%"
"""
"""Two meters, each taken whole by some hand."""
HIGH_ENVY = """
kind = "progressive"
limits = { LIMITS }
after_fold = "lost"
envy = { clause = "1", per_player = "each", after_fold = "lost" }
pays = [
    { hand = "mini_royal", pays = "500 for 1", envy = 50 },
    { hand = "straight_flush", pays = "100 for 1" },
    { hand = "three_of_a_kind", pays = "nothing" },
    { hand = "straight", pays = "nothing" },
    { hand = "flush", pays = "nothing" },
    { hand = "pair", pays = "nothing" },
    { hand = "A high", pays = "nothing" },
    { hand = "K high", pays = "nothing" },
    { hand = "Q high", pays = "nothing" },
    { hand = "J high", pays = "1 for 1", envy = AWARD },
]
"""
"""Jack high is envied, and worth playing only if enough others play it too."""


@cache
def sidebet(side: str, limits: str, ante: str = "min = 5, max = 500", **words: str) -> House:
    """The contest with a side bet, and what may be staked on either."""
    text = _CONTEST.replace("SIDE", side).replace("LIMITS", limits).replace("ANTE", ante)
    for word, said in {"BONUS": "5", **words}.items():
        text = text.replace(word, said)
    return load(text, "sidebets.toml")


SIDE_ALONE = """
format = 1
id = "side"
name = "Side"
document = "invented for tests"
currency = "EUR"
rounding = "nearest"
table = { boxes = 15 }
deal = { hand = "" }
dealer = { qualifies = "always" }
payment = { order = ["high"] }
clauses = { "1" = "All of it." }

[wagers.high]
kind = "hand"
clause = "1"
opens_box = true
limits = { min = "0.01", max = 20, step = "0.01" }
after_fold = "live"
pays = [{ hand = "straight_flush", pays = "7 to 3" }, { hand = "three_of_a_kind", pays = "5 for 2" }]
"""
"""A house without an Ante: nobody decides anything."""
