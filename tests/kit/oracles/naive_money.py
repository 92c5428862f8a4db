"""Who gets what of a round, worked out from the words of the house file, apart from settlement.

Written to be read, not to be quick: fractions, and one question after another of each box.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from kit.oracles.made import plainly_made
from queenhigh.cards import Card
from queenhigh.hands import rank_three, strength_of
from queenhigh.money import Odds
from queenhigh.rules.awards import Nothing, Push
from queenhigh.rules.records import House, Row, TableMost, Wager
from queenhigh.settlement import DealerHand, Line, SettledBox


def mark(cards: Sequence[Card]) -> int:
    """How strong three cards are, by the readable reference."""
    return strength_of(rank_three(tuple(cards)))


def last_hand(dealer: DealerHand) -> int:
    """The strength of the hand that the dealer has in the end: of four cards the best three."""
    if len(dealer.cards) == 6:
        return mark(dealer.cards[3:])
    cards = dealer.cards
    threes = [[card for card in cards if card != out] for out in cards] if len(cards) == 4 else [cards]
    return max(map(mark, threes))


# Envy


def row_of(wager: Wager, box: SettledBox, dealer: DealerHand) -> Row | None:
    """The first row that the cards make on a progressive, if it pays anything."""
    found = next((row for row in wager.rows if _makes(wager, row, box, dealer)), None)
    return None if found is None or isinstance(found.award, Nothing) else found


def _makes(wager: Wager, row: Row, box: SettledBox, dealer: DealerHand) -> bool:
    if wager.looks in ("six_card", "five_card"):
        beside = dealer.cards[:3] if wager.looks == "six_card" else dealer.community
        return plainly_made((*box.final, *beside)).makes(row.hand, row.suits)
    assert row.strengths is not None
    cards = box.first if row.on_first else box.final
    if row.when != "always" and (row.when == "drew") != box.drew:
        return False
    of_suits = not row.suits or all(card.suit in row.suits for card in cards)
    return of_suits and row.strengths.least <= mark(cards) <= row.strengths.most


def envy_of(
    house: House, wager: Wager, boxes: Sequence[SettledBox], dealer: DealerHand
) -> dict[str, list[int]]:
    """What each player is paid for the hands of others on a wager, an amount for each hand."""
    rule = wager.envy
    assert rule is not None
    behind = None if rule.behind is None else house.by_name[rule.behind]
    rows = {box.number: row_of(wager, box, dealer) for box in boxes}
    awards = {box.number: (row.envy_minor or 0) if (row := rows[box.number]) else 0 for box in boxes}
    found: dict[str, list[int]] = {}
    for who in {box.player for box in boxes}:
        own = [box for box in boxes if box.player == who and box.stakes[wager.position]]
        may = [box for box in own if rule.after_fold == "live" or not box.folded]
        wins = [box for box in own if awards[box.number] and not (box.folded and wager.after_fold == "lost")]
        if not may or (rule.not_to_winner and wins):
            continue
        envied = [
            awards[box.number]
            for box in boxes
            if box.player != who
            and not box.folded
            and awards[box.number]
            and (behind is None or box.stakes[behind.position])
        ]
        if envied:
            found[who] = [max(envied)] if rule.per_player == "largest" else sorted(envied)
    return found


# The contest


def contest_net(house: House, wager: Wager, box: SettledBox, dealer: DealerHand) -> int:
    """What a stake on the contest gains or loses with a hand that was played."""
    mine = mark(box.final)
    theirs = last_hand(dealer)
    told = dict(wager.contest)
    way = "higher" if mine > theirs else "lower" if mine < theirs else "equal"
    if theirs < house.dealer.qualifying_strength:
        by_hands = f"not_qualified_{way}"
        ending = next(result for name, result in told.items() if name in (by_hands, "not_qualified"))
    else:
        ending = next(result for name, result in told.items() if name == way)
    stake_minor = box.stakes[wager.position]
    award = None
    if ending.rows:
        made = [row for row in ending.rows if row.strengths and row.strengths.holds(mine)]
        award = made[0].award if made else None
        assert ending.no_row is not None
        ending = ending.no_row
    by_award = "win" if isinstance(award, Odds) else "push" if isinstance(award, Push) else "lose"
    outcome = ending.outcome if award is None else by_award
    if outcome != "win":
        return 0 if outcome == "push" else -stake_minor
    odds = ending.odds if award is None else award
    assert isinstance(odds, Odds)
    won_minor = _rounded(house, Fraction(odds.pays, odds.stake) * stake_minor)
    return won_minor - stake_minor if odds.for_one else won_minor


def _rounded(house: House, exact: Fraction) -> int:
    """Half a coin and more goes up to the nearest; down and up as they say."""
    add = {"down": Fraction(0), "up": Fraction(exact.denominator - 1, exact.denominator)}
    return floor(exact + add.get(house.rounding, Fraction(1, 2)))


# The most of a round


def paid_within(most: TableMost, lines: Sequence[Line]) -> list[int]:
    """What each line wins where the table pays so much in all, shares of meters aside."""
    due = [line.won_minor if line.reason != "meter/pays" else 0 for line in lines]
    others = [line.won_minor if line.reason == "meter/pays" else 0 for line in lines]
    if sum(due) > most.amount_minor:
        if most.shared == "in order":
            before = [sum(due[:place]) for place in range(len(due))]
            left = [max(0, most.amount_minor - each) for each in before]
            due = [min(pair) for pair in zip(due, left, strict=True)]
        else:
            part = Fraction(most.amount_minor, sum(due))
            owed = [place for place, each in enumerate(due) if each]
            due = [floor(each * part) for each in due]
            for place in owed[: most.amount_minor - sum(due)]:
                due[place] += 1
    return [one + other for one, other in zip(due, others, strict=True)]
