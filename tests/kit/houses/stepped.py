"""``stepped``: a Blind beside the Ante, and hands that are played for more.

The Blind is paid by a table that asks for a draw; the Ante compares hands where the dealer does not qualify;
rounded to the nearest.
"""

STEPPED = """
format = 1
id = "stepped"
name = "Stepped"
document = "invented for tests"
currency = "GBP"
rounding = "nearest"
table = { boxes = 4, boxes_per_player = 2 }
deal = { hand = "", shuffler = "" }
dealer = { qualifies = "K high", clause = "2" }
decision = { fold = "3", play = "3", discards = 1 }
payment = { order = ["blind", "ante", "play", "side"] }

[wagers.blind]
kind = "blind"
clause = "1"
on = "ante"
pays = [
    { hand = "mini_royal", pays = "50 to 1", cap = 200 },
    { hand = "straight_flush", when = "stood", pays = "12.5:1" },
    { hand = "straight_flush", pays = "30 flat and stake" },
    { hand = "three_of_a_kind", pays = "nothing" },
    { hand = "straight", pays = "7 for 3" },
]

[wagers.blind.contest]
fold = { ends = "lose" }
not_qualified = { higher = { ends = "pays" }, equal = { ends = "push" }, lower = { ends = "push" } }
higher = { ends = "pays" }
lower = { ends = "lose" }
equal = { ends = "1 to 2" }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 1, max = 50, step = "0.10" }

[wagers.ante.contest]
fold = { ends = "lose" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.ante.contest.not_qualified]
higher = { ends = "6 to 5" }
equal = { ends = "1 to 3" }
lower = { ends = "push" }

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
multiples = [2]
raises = [
    { hand = "A high", multiples = [2, 3], clause = "3" },
    { hand = "straight", multiples = [2, 5] },
]

[wagers.play.contest]
not_qualified = { ends = "push" }
higher = { ends = "1 to 1" }
lower = { ends = "lose" }
equal = { ends = "push" }

[wagers.side]
kind = "hand"
clause = "1"
opens_box = true
limits = { min = 1, max = 20, step = 1 }
after_fold = "live"
pays = [{ hand = "straight_flush", pays = "9 to 2" }]

[irregularities]
misdeal = { clause = "2" }

[clauses]
"1" = "Wagers."
"2" = "The dealer needs a king."
"3" = "Fold, or play for more the better the hand, and discard one card."
"""
