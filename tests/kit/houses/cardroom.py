"""A card room nobody runs: what is taken from each hand, and the most that its table pays in a round.

A collection goes by the Ante, another comes with Pair Plus; the jackpot's Envy is not for its winner, and a
part of each stake is set aside for the next seed; what a round wins beyond the most is shared in proportion.
"""

CARDROOM = """
format = 1
id = "cardroom"
name = "Card Room"
document = "invented for tests"
currency = "USD"
rounding = "down"
deal = { hand = "1", shuffler = "1" }
dealer = { qualifies = "Q high", clause = "2" }
decision = { fold = "2", play = "2" }
payment = { order = ["ante", "play", "pair_plus", "pot", "drop", "side_drop"] }

[table]
boxes = 4
boxes_per_player = 2
most = { amount = 2000, shared = "in proportion", clause = "5" }

[wagers.ante]
kind = "ante"
clause = "2"
opens_box = true
limits = { min = 5, max = 500 }

[wagers.ante.contest]
fold = { ends = "lose" }
not_qualified = { ends = "1 to 1" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.play]
kind = "play"
clause = "2"
on = "ante"

[wagers.play.contest]
not_qualified = { ends = "push" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.pair_plus]
kind = "hand"
clause = "3"
needs = { every = ["ante"] }
limits = { min = 5, max = 100 }
after_fold = "lost"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "3 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.pot]
kind = "progressive"
clause = "4"
needs = { some = ["ante", "pair_plus"] }
limits = { exactly = "2.50" }
after_fold = "live"
pays = [
    { hand = "mini_royal", pays = "100% of meter", envy = 40 },
    { hand = "straight_flush", pays = "70 flat", envy = 15 },
    { hand = "three_of_a_kind", pays = "60 flat" },
]
envy = { clause = "4", per_player = "each", after_fold = "live", not_to_winner = true }

[wagers.drop]
kind = "collection"
label = "Drop"
clause = "1"
on = "ante"
amount = "0.50"
per = 25

[wagers.side_drop]
kind = "collection"
label = "Side Drop"
clause = "1"
on = "pair_plus"
amount = 1

[meters.main]
seed = 500
fed_by = "pot"
contribution = "15%"
reserve = "5%"

[[printed]]
figure = "ante_play_before_collection"
percent = "8.66"
clause = "2"

[irregularities]
misdeal = { clause = "1" }
deck_count = { clause = "1", until = "next_game" }
box = { clause = "1" }

[clauses]
"1" = "The game, and what is taken for each hand."
"2" = "The contest."
"3" = "Pair Plus."
"4" = "The jackpot and its Envy, not for who wins it."
"5" = "The most in one round."
"""
