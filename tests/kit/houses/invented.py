"""Houses nobody runs: rules the catalogue does not use yet, as pure data, working before they are asked for.

- ``upcard``: the dealer shows one card and needs a king; Play is one to three times the Ante; the Ante is
  pushed where the dealer does not qualify; fractional odds, caps and flat amounts, rounded to the nearest.
- ``fourth``: the dealer always takes a fourth card and needs a pair; two cards may be thrown away; a side bet
  that must beat the dealer; one progressive on two meters, several rows of it shares; rounded up.
- ``twin``: no qualifier, a currency without decimals, two progressives with Envy and a meter each, two boxes
  a player, a side bet whose room depends on the Ante; rounded down.
- ``stepped``, ``consoling``, ``cardroom``, ``six_cards`` and ``community`` stand in files of their own.
"""

from functools import cache

from kit.cases import FEW, mostly_long
from kit.houses.cardroom import CARDROOM
from kit.houses.community import COMMUNITY
from kit.houses.consoling import CONSOLING
from kit.houses.draws import SECOND, TWICE
from kit.houses.six_cards import SIX_CARDS
from kit.houses.stepped import STEPPED
from queenhigh.rules import House, house, house_ids, load

UPCARD = """
format = 1
id = "upcard"
name = "Upcard"
document = "invented for tests"
currency = "EUR"
rounding = "nearest"
table = { boxes = 5 }
deal = { hand = "1", shuffler = "1" }
dealer = { qualifies = "K high", shows = 1, clause = "2" }
decision = { fold = "3", play = "3" }
conduct = { another_box = "1", look = "1" }
payment = { order = ["play", "ante", "royal", "pair_plus", "lucky"], clause = "4" }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = "2.50", max = 100, step = "0.01" }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3" }
not_qualified = { ends = "push", clause = "2" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
multiples = [1, 2, 3]

[wagers.play.contest]
not_qualified = { ends = "3 to 2", clause = "2" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.royal]
kind = "bonus"
clause = "5"
on = "ante"
pays = [
    { hand = "mini_royal", pays = "100 to 1", cap = 500 },
    { hand = "straight_flush", pays = "25 flat" },
    { hand = "three_of_a_kind", pays = "nothing" },
    { hand = "straight", pays = "12.5:1" },
]

[wagers.pair_plus]
kind = "hand"
clause = "5"
opens_box = true
limits = { min = 1, max = 20, step = "0.01" }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "hearts, spades", pays = "200 for 1", cap = 1000 },
    { hand = "mini_royal", pays = "75 flat" },
    { hand = "straight_flush", pays = "75 flat and stake" },
    { hand = "three_of_a_kind", pays = "12.5:1" },
    { hand = "straight", pays = "3:2" },
    { hand = "flush", pays = "4 to 3" },
    { hand = "pair of A", pays = "5:2", cap = "7.50" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.lucky]
kind = "colour"
clause = "5"
limits = { exactly = 1 }
needs = { some = ["ante", "pair_plus"], clause = "5" }
after_fold = "live"
must_beat_dealer = true
pays = [
    { hand = "all_one_colour", pays = "9 to 1" },
    { hand = "player_one_colour", pays = "5 for 2" },
]

[irregularities]
exposed_cards = { clause = "6", at_least = 3 }
wrong_deal = { clause = "6", until = "handled", unless_repaired = true }
dealer_count = { clause = "6", until = "next_game" }
box = { clause = "6" }

[clauses]
"1" = "Wagers and the deal."
"2" = "The dealer shows a card and needs a king; without one the Ante goes back."
"3" = "Play for one to three times the Ante, or fold."
"4" = "The contest."
"5" = "Tables."
"6" = "Irregularities."
"""

FOURTH = """
format = 1
id = "fourth"
name = "Fourth"
document = "invented for tests"
currency = "USD"
rounding = "up"
table = { boxes = 6 }
deal = { shuffler = "" }
dealer = { qualifies = "pair", draws = "always", clause = "2", draw_clause = "2" }
decision = { discards = 2, fold = "3", play = "3", draw = "3" }
payment = { order = ["ante", "play", "showdown", "jackpot"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 5, max = 100, step = 5 }

[wagers.ante.contest]
fold = { ends = "lose" }
not_qualified = { ends = "1 to 1" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
multiples = [2]

[wagers.play.contest]
not_qualified = { ends = "push" }
higher = { ends = "6 to 5" }
lower = { ends = "lose" }
equal = { ends = "lose" }

[wagers.showdown]
kind = "hand"
clause = "4"
opens_box = true
limits = { min = 1, max = 50, step = "0.01" }
after_fold = "lost"
must_beat_dealer = true
pays = [
    { hand = "three_of_a_kind", on = "first", pays = "12.5:1" },
    { hand = "straight_flush", pays = "20 to 1" },
    { hand = "three_of_a_kind", pays = "nothing" },
    { hand = "straight", when = "stood", pays = "4 to 3" },
    { hand = "straight", when = "drew", pays = "nothing" },
    { hand = "flush", pays = "nothing" },
    { hand = "pair", pays = "3:2" },
]

[wagers.jackpot]
kind = "progressive"
clause = "5"
limits = { exactly = "1.25" }
needs = { every = ["ante"] }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter" },
    { hand = "mini_royal", pays = "12.5% of meter", envy = 20 },
    { hand = "straight_flush", pays = "33.3% of meter mini", cap = 150 },
    { hand = "three_of_a_kind", pays = "10% of meter mini" },
    { hand = "straight", pays = "6 for 1" },
    { hand = "flush", pays = "3 flat and stake" },
]
envy = { clause = "5", behind = "jackpot", per_player = "each", after_fold = "live" }

[meters.main]
seed = 5000
fed_by = "jackpot"
contribution = "15%"

[meters.mini]
seed = 100
fed_by = "jackpot"
contribution = "8.5%"

[irregularities]
misdeal = { clause = "6", until = "next_game" }
box = { clause = "6" }

[clauses]
"1" = "The Ante."
"2" = "The dealer needs a pair and always takes a fourth card."
"3" = "Fold, or play for twice the Ante and throw away up to two cards."
"4" = "Showdown pays hands that beat the dealer."
"5" = "The jackpot and its two meters."
"6" = "Irregularities."
"""

TWIN = """
format = 1
id = "twin"
name = "Twin"
document = "invented for tests"
currency = "JPY"
rounding = "down"
table = { boxes = 7, boxes_per_player = 2 }
deal = { hand = "" }
dealer = { qualifies = "always", draws = "below Q-6-4", shows = 2, clause = "1" }
payment = { order = ["gold", "silver", "side", "play", "ante"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 100, max = 10000, step = 50 }

[wagers.ante.contest]
fold = { ends = "lose" }
higher = { ends = "3 to 2" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.play]
kind = "play"
clause = "1"
on = "ante"
multiples = [1, 3]

[wagers.play.contest]
higher = { ends = "2 for 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.side]
kind = "six_card"
clause = "2"
limits = { min = 333, max = 4995, step = 333, at_most = "2 x ante" }
needs = { every = ["ante"] }
after_fold = "live"
must_beat_dealer = true
pays = [
    { hand = "straight_flush", pays = "nothing" },
    { hand = "four_of_a_kind", pays = "50 to 1", cap = 20000 },
    { hand = "full_house", pays = "12.5:1" },
    { hand = "flush", pays = "10 to 3" },
    { hand = "straight", pays = "nothing" },
    { hand = "three_of_a_kind", pays = "7:2" },
]

[wagers.gold]
kind = "progressive"
clause = "3"
limits = { exactly = 100 }
needs = { every = ["ante"] }
after_fold = "live"
pays = [
    { hand = "mini_royal", pays = "100% of meter gold", envy = 3000 },
    { hand = "straight_flush", pays = "10% of meter gold", envy = 1000 },
    { hand = "three_of_a_kind", pays = "5000 flat" },
]
envy = { clause = "3", per_player = "largest", after_fold = "live" }

[wagers.silver]
kind = "progressive"
clause = "4"
limits = { exactly = 50 }
needs = { every = ["gold"] }
after_fold = "lost"
pays = [
    { hand = "straight_flush", pays = "50% of meter silver", envy = 500 },
    { hand = "three_of_a_kind", pays = "nothing" },
    { hand = "straight", pays = "5% of meter silver" },
]
envy = { clause = "4", behind = "silver", per_player = "each", after_fold = "lost" }

[meters.gold]
seed = 100000
fed_by = "gold"
contribution = "12%"

[meters.silver]
seed = 2000
fed_by = "silver"
contribution = "33.3%"

[irregularities]
misdeal = { clause = "1" }
deck_count = { clause = "1" }

[clauses]
"1" = "The game."
"2" = "Side."
"3" = "Gold."
"4" = "Silver."
"""

INVENTED = {
    "community": COMMUNITY,
    "upcard": UPCARD,
    "fourth": FOURTH,
    "twin": TWIN,
    "stepped": STEPPED,
    "consoling": CONSOLING,
    "cardroom": CARDROOM,
    "six_cards": SIX_CARDS,
    "twice": TWICE,
}
SLOW = {"second": SECOND}
"""Houses that take their time to be studied: dealt and settled like the others, studied where asked."""


@cache
def invented(name: str) -> House:
    """One of the invented houses."""
    return load((INVENTED | SLOW)[name], f"{name}.toml")


@cache
def any_house(name: str) -> House:
    """A house of the catalogue or an invented one; one object each, as states are compared by it."""
    return invented(name) if name in INVENTED | SLOW else house(name)


ALL_HOUSES = (*FEW, *INVENTED)
"""Houses of which each has something that the others have not."""
DIFFERENT = ("rws", "draw", "ultimate", "consoling", "community")
"""Those of them that differ most: a quick run makes do with these where each house takes a second or more."""
NAMES = (*house_ids(), *INVENTED)
"""The whole catalogue and the invented houses."""
EVERY_HOUSE = mostly_long(NAMES, lambda name: name in ALL_HOUSES)
"""All of them as cases of a test, most of the catalogue in the long run."""
DIFFERENT_HOUSES = mostly_long(NAMES, lambda name: name in DIFFERENT)
"""The same, with fewer in the quick run."""
