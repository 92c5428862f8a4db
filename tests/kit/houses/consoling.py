"""``consoling``: endings by the player's hand, bets that go back, and a bad beat bonus.

Ante and Play are paid by the hand; Play also where it is beaten with a straight or better, and on a tie. A
side bet goes back unless it beats the dealer, another only with a paying hand; a row gives the stake back.
"""

CONSOLING = """
format = 1
id = "consoling"
name = "Consoling"
document = "invented for tests"
currency = "USD"
rounding = "down"
table = { boxes = 6 }
deal = { shuffler = "1" }
dealer = { qualifies = "Q high", clause = "2" }
decision = { fold = "3", play = "3" }
payment = { order = ["ante", "play", "sure", "trips", "low", "bad_beat", "hard_luck", "upset"] }

[wagers.ante]
kind = "ante"
clause = "1"
opens_box = true
limits = { min = 2, max = 50 }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3" }
not_qualified = { ends = "push", clause = "2" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.ante.contest.higher]
clause = "4"
no_row = "1 to 1"
ends = [
    { hand = "straight_flush", pays = "6 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "3 to 2", clause = "5" },
]

[wagers.play]
kind = "play"
clause = "3"
on = "ante"
multiples = [1, 2]

[wagers.play.contest.not_qualified]
higher = { ends = [{ hand = "straight_flush", pays = "7 for 2" }], no_row = "1 to 1", clause = "2" }
equal = { ends = "push", clause = "2" }
lower = { no_row = "lose", ends = [
    { hand = "J high", pays = "nothing" },
    { hand = "T high", pays = "push" },
] }

[wagers.play.contest.higher]
no_row = "1 to 1"
ends = [
    { hand = "mini_royal", pays = "20 to 1" },
    { hand = "straight_flush", pays = "5 to 1", row = "suited" },
]

[wagers.play.contest.equal]
clause = "4"
no_row = "push"
ends = [
    { hand = "straight_flush", pays = "2 to 1" },
    { hand = "three_of_a_kind", pays = "2 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.play.contest.lower]
clause = "5"
no_row = "lose"
ends = [
    { hand = "straight_flush", pays = "3 to 1" },
    { hand = "three_of_a_kind", pays = "2 to 1" },
    { hand = "straight", pays = "1 to 1" },
    { hand = "flush", pays = "push" },
]

[wagers.sure]
kind = "hand"
clause = "6"
opens_box = true
limits = { min = 1, max = 20 }
after_fold = "lost"
must_beat_dealer = "push_paying"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "3 to 1" },
    { hand = "pair of A", pays = "nothing" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.trips]
kind = "hand"
clause = "6"
limits = { min = 1, max = 20 }
needs = { every = ["ante"] }
after_fold = "lost"
must_beat_dealer = "push"
pays = [{ hand = "straight_flush", pays = "40 to 1" }, { hand = "three_of_a_kind", pays = "30 to 1" }]

[wagers.low]
kind = "hand"
clause = "7"
opens_box = true
limits = { min = 1, max = 20 }
after_fold = "live"
pays = [
    { hand = "straight_flush", pays = "9 to 1" },
    { hand = "three_of_a_kind", pays = "9 to 1" },
    { hand = "straight", pays = "2 to 1" },
    { hand = "flush", pays = "2 to 1" },
    { hand = "pair", pays = "push", note = "a pair is no win" },
]

[wagers.bad_beat]
kind = "bad_beat"
clause = "8"
opens_box = true
limits = { min = 1, max = 20 }
after_fold = "lost"
pays = [
    { hand = "straight_flush", pays = "500 to 1" },
    { hand = "three_of_a_kind", pays = "100 to 1" },
    { hand = "straight", pays = "20 to 1" },
    { hand = "flush", pays = "12 to 1" },
    { hand = "pair of A", pays = "push" },
    { hand = "pair", pays = "5 to 2" },
]

[wagers.hard_luck]
kind = "bad_beat"
clause = "8"
limits = { exactly = 1 }
needs = { every = ["ante"] }
after_fold = "lost"
side = "player"
pays = [
    { hand = "straight_flush", pays = "nothing" },
    { hand = "three_of_a_kind", pays = "200 for 1", row = "three" },
    { hand = "straight", pays = "25 flat" },
]

[wagers.upset]
kind = "bad_beat"
clause = "8"
limits = { exactly = 1 }
needs = { every = ["ante"] }
after_fold = "lost"
side = "dealer"
pays = [{ hand = "straight_flush", pays = "90 to 1" }, { hand = "three_of_a_kind", pays = "60 to 1" }]

[irregularities]
misdeal = { clause = "1" }

[clauses]
"1" = "Wagers and the deal."
"2" = "The dealer needs a queen."
"3" = "Fold, or play for one or two Antes."
"4" = "The contest pays by the hand."
"5" = "A straight is paid apart, and a strong hand consoled."
"6" = "These must beat the dealer, or go back."
"7" = "A pair gets its stake back."
"8" = "The beaten hand is paid."
"""
