"""A house nobody runs that deals two community cards.

A side bet on five cards that a fold leaves alive and a progressive that it loses, by suits, on two meters,
with Envy; rounded down.
"""

COMMUNITY = """
format = 1
id = "community"
name = "Community"
document = "invented for tests"
currency = "USD"
rounding = "down"
table = { boxes = 5 }
deal = { hand = "1", shuffler = "1", community = 2, community_clause = "5" }
dealer = { qualifies = "Q high", clause = "2" }
decision = { fold = "3", play = "3" }
payment = { order = ["ante", "play", "pair_plus", "lucky_five", "jackpot"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 5, max = 100 }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3" }
not_qualified = { ends = "1 to 1", clause = "2" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "2" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.pair_plus]
kind = "hand"
clause = "4"
opens_box = true
limits = { min = 1, max = 20 }
after_fold = "lost"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "3 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.lucky_five]
kind = "five_card"
label = "Lucky Five"
clause = "5"
opens_box = true
limits = { min = 1, max = 20, step = "0.01" }
after_fold = "live"
pays = [
    { hand = "straight_flush", pays = "200 to 1" },
    { hand = "four_of_a_kind", pays = "100 to 1" },
    { hand = "full_house", pays = "nothing" },
    { hand = "flush", pays = "25 to 1" },
    { hand = "straight", pays = "15 to 1" },
    { hand = "three_of_a_kind", pays = "12.5:1" },
    { hand = "two_pair", pays = "4 to 1" },
    { hand = "pair", pays = "1 for 1" },
]

[wagers.jackpot]
kind = "progressive"
looks = "five_card"
clause = "5"
limits = { exactly = 5 }
needs = { every = ["ante"], clause = "5" }
after_fold = "lost"
fold_clause = "3"
envy = { clause = "5", behind = "ante", per_player = "each", after_fold = "live" }
pays = [
    { hand = "royal_flush", suits = "spades", pays = "100% of meter mega", envy = 1000 },
    { hand = "royal_flush", pays = "100% of meter major", envy = 500 },
    { hand = "straight_flush", pays = "10% of meter major", envy = 100 },
    { hand = "four_of_a_kind", pays = "1500 flat", envy = 20 },
    { hand = "full_house", pays = "250 flat" },
    { hand = "flush", suits = "spades", pays = "200 flat" },
    { hand = "flush", pays = "100 flat" },
    { hand = "straight", pays = "150 flat" },
]

[meters.mega]
seed = 100000
fed_by = "jackpot"
contribution = "10%"

[meters.major]
seed = 10000
fed_by = "jackpot"
contribution = "15%"

[irregularities]
wrong_deal = { clause = "6", until = "handled", unless_repaired = true }
misdeal = { clause = "6" }
box = { clause = "6" }

[clauses]
"1" = "Wagers and the deal."
"2" = "The dealer needs a queen."
"3" = "Play for the amount of the Ante, or fold."
"4" = "The contest and Pair Plus."
"5" = "Two cards are dealt for everybody, face down; with a hand's three they make five."
"6" = "Irregularities."
"""
