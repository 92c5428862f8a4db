"""Invented houses for words about drawing.

- ``second``: who draws replaces all three cards and owes the Play, who stands owes nothing, and nobody folds;
  the dealer replaces weak hands as a whole; a bet on either hand; rounded to the nearest.
- ``twice``: the first three cards and the final hand are each paid on one
  stake, and on the Play as a bonus; rounded down.
"""

TWICE = """
format = 1
id = "twice"
name = "Twice"
document = "invented for tests"
currency = "CHF"
rounding = "down"
table = { boxes = 4 }
deal = { hand = "", shuffler = "" }
dealer = { qualifies = "Q high", clause = "2" }
decision = { discards = 1, fold = "3", play = "3", draw = "3" }
payment = { order = ["ante", "play", "kicker", "both"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 5, max = 100, step = 5 }

[wagers.ante.contest]
fold = { ends = "lose" }
not_qualified = { ends = "push" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
multiples = [1, 2]

[wagers.play.contest]
not_qualified = { ends = "1 to 1" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.kicker]
kind = "bonus"
clause = "4"
on = "play"
awards = "added"
pays = [
    { hand = "straight_flush", pays = "4 to 3" },
    { hand = "three_of_a_kind", pays = "nothing" },
    { hand = "straight", pays = "2 flat" },
    { hand = "pair", on = "first", pays = "1 to 2" },
    { hand = "flush", on = "first", pays = "nothing" },
]

[wagers.both]
kind = "hand"
clause = "4"
opens_box = true
limits = { min = 1, max = 50, step = "0.05" }
after_fold = "live"
awards = "added"
pays = [
    { hand = "straight_flush", on = "first", pays = "12.5:1" },
    { hand = "flush", on = "first", pays = "2 flat and stake" },
    { hand = "pair", on = "first", pays = "1 to 4" },
    { hand = "straight_flush", when = "drew", pays = "20 to 1", cap = 300 },
    { hand = "three_of_a_kind", when = "drew", pays = "10 to 3" },
    { hand = "straight", when = "drew", pays = "nothing" },
    { hand = "flush", when = "drew", pays = "3 to 2", clause = "5" },
    { hand = "three_of_a_kind", on = "first", pays = "nothing" },
    { hand = "straight", on = "first", pays = "nothing" },
]

[irregularities]
misdeal = { clause = "2" }
box = { clause = "2" }

[clauses]
"1" = "The Ante."
"2" = "The dealer needs a queen."
"3" = "Fold, or play for once or twice the Ante and keep the cards or replace one."
"4" = "What the first three cards and the final hand are paid is added."
"5" = "A flush after the draw."
"""

SECOND = """
format = 1
id = "second"
name = "Second"
document = "invented for tests"
currency = "GBP"
rounding = "nearest"
table = { boxes = 3, boxes_per_player = 2 }
deal = { hand = "", shuffler = "" }
dealer = { qualifies = "always", draws = "replaces below K high", clause = "2", draw_clause = "2" }
decision = { discards = [0, 3], play = "3", draw = "3" }
payment = { order = ["ante", "play", "best", "pair_plus"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 1, max = 50, step = "0.10" }

[wagers.ante.contest]
higher = { ends = [
    { hand = "straight_flush", pays = "6 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "3 to 2" },
], no_row = "1 to 1", clause = "3" }
lower = { ends = "lose", clause = "3" }
equal = { ends = "push", clause = "3" }

[wagers.play]
kind = "play"
label = "Second Chance"
clause = "3"
on = "ante"
multiples = [1]
owed_by = "drawn"

[wagers.play.contest]
higher = { ends = [
    { hand = "straight_flush", pays = "6 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "3 to 2" },
], no_row = "1 to 1", clause = "3" }
lower = { ends = "lose", clause = "3" }
equal = { ends = "push", clause = "3" }

[wagers.best]
kind = "better_hand"
clause = "4"
limits = { min = 1, step = "0.10", at_most = "2 x ante" }
needs = { every = ["ante"] }
pays = [
    { hand = "three A", pays = "35 to 1" },
    { hand = "straight_flush", pays = "15 to 1" },
    { hand = "three_of_a_kind", pays = "12 to 1" },
    { hand = "straight", pays = "3 to 1" },
    { hand = "flush", pays = "2 to 1" },
]

[wagers.pair_plus]
kind = "hand"
clause = "5"
opens_box = true
limits = { min = 1, max = 20 }
awards = "added"
pays = [
    { hand = "flush", on = "first", pays = "1 to 1" },
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", when = "drew", pays = "4 to 1" },
    { hand = "flush", when = "stood", pays = "nothing" },
    { hand = "pair", when = "drew", pays = "1 to 1" },
]

[irregularities]
misdeal = { clause = "2" }
box = { clause = "2" }

[clauses]
"1" = "The Ante."
"2" = "A dealer's hand below king high is replaced as a whole, once."
"3" = "Keep the cards for nothing, or replace all three for one more Ante; better hands win more."
"4" = "Best Hand pays the better of both hands."
"5" = "The first three cards and the last are paid."
"""
