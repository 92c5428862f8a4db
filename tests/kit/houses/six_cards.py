"""A house nobody runs whose wagers on six cards go by suits.

A side bet with the six-card royal and flat prizes that a fold leaves alive; a progressive on six cards with
two shares of its meter and Envy for each such hand; a second one, on another meter, that a fold loses and
that must beat the dealer; rounded to the nearest.
"""

SIX_CARDS = """
format = 1
id = "six_cards"
name = "Six Cards"
document = "invented for tests"
currency = "USD"
rounding = "nearest"
table = { boxes = 4 }
deal = { hand = "1", shuffler = "1" }
dealer = { qualifies = "Q high", clause = "2" }
decision = { fold = "3", play = "3" }
payment = { order = ["ante", "play", "million", "spades", "hearts"] }

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

[wagers.million]
kind = "six_card"
label = "Million"
clause = "5"
opens_box = true
limits = { min = 5, max = 25 }
after_fold = "live"
pays = [
    { hand = "six_card_royal", suits = "diamonds", pays = "1000000 flat and stake" },
    { hand = "six_card_royal", pays = "100000 flat and stake" },
    { hand = "royal_flush", pays = "1000 to 1" },
    { hand = "straight_flush", suits = "clubs spades", pays = "250 to 1" },
    { hand = "straight_flush", pays = "200 to 1" },
    { hand = "four_of_a_kind", pays = "50 to 1" },
    { hand = "full_house", pays = "20 to 1" },
    { hand = "flush", pays = "15 to 1" },
    { hand = "straight", pays = "10 to 1" },
    { hand = "three_of_a_kind", pays = "5 to 1" },
]

[wagers.spades]
kind = "progressive"
label = "Spades"
looks = "six_card"
clause = "6"
limits = { exactly = 1 }
needs = { some = ["ante", "million"], clause = "6" }
after_fold = "live"
envy = { clause = "6", behind = "ante", per_player = "each", after_fold = "live" }
pays = [
    { hand = "royal_flush", suits = "spades", pays = "100% of meter", envy = 500 },
    { hand = "royal_flush", pays = "25% of meter", envy = 100 },
    { hand = "straight_flush", pays = "200 for 1", envy = 25 },
    { hand = "four_of_a_kind", pays = "50 for 1" },
    { hand = "full_house", pays = "10 for 1", envy = "1.50" },
    { hand = "flush", suits = "spades", pays = "9 for 1", envy = 1 },
    { hand = "flush", pays = "7 for 1" },
    { hand = "straight", pays = "5 for 1" },
    { hand = "three_of_a_kind", pays = "2 for 1" },
]

[wagers.hearts]
kind = "progressive"
label = "Hearts"
looks = "six_card"
clause = "7"
limits = { exactly = "2.50" }
needs = { every = ["ante"], clause = "7" }
after_fold = "lost"
fold_clause = "3"
must_beat_dealer = true
pays = [
    { hand = "six_card_royal", suits = "hearts", pays = "100% of meter hearts" },
    { hand = "straight_flush", pays = "10% of meter hearts" },
    { hand = "four_of_a_kind", pays = "nothing" },
    { hand = "full_house", pays = "100 flat" },
    { hand = "flush", suits = "hearts diamonds", pays = "12.5:1" },
    { hand = "flush", suits = "clubs spades", pays = "5 to 1", cap = 10 },
]

[meters.main]
seed = 1000
fed_by = "spades"
contribution = "25%"

[meters.hearts]
seed = 5000
fed_by = "hearts"
contribution = "7.5%"

[irregularities]
misdeal = { clause = "8" }
box = { clause = "8" }

[clauses]
"1" = "Wagers and the deal."
"2" = "The dealer needs a queen."
"3" = "Play for the amount of the Ante, or fold."
"4" = "The contest."
"5" = "Million goes by the best five of six cards; two prizes are sums of money."
"6" = "Spades pays from its meter by the best five of six cards, and Envy."
"7" = "Hearts pays from a meter of its own, to hands that beat the dealer."
"8" = "Irregularities."
"""
