"""Advice: for one hand, and whatever else is seen, the exact value of each thing a player may do."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

import msgspec
import numpy as np

from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.counting.walk import Direct
from queenhigh.analysis.playing.envy_walk import envy_of_playing
from queenhigh.analysis.playing.forfeited_envy import forfeited
from queenhigh.analysis.request import bet_of
from queenhigh.cards import DECK, DECK_SIZE, Card, CardError, CardsLike, cards_of, show_cards
from queenhigh.hands import strength
from queenhigh.hands.arrays import six_card_categories
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.settlement import SettledBox
from queenhigh.settlement.rows import hand_row
from queenhigh.study.bet import Bet, refuse_shared_meters
from queenhigh.study.nets import fold_net, net_of, row_net
from queenhigh.study.request import RequestError, shown
from queenhigh.study.result import Result
from queenhigh.study.stands import FOLDED, split_by_stand
from queenhigh.study.suits import Ints


class AdviceError(RequestError):
    """Cards or a bet that nobody can be advised on; `option` is ``bet``, or the cards that are wrong."""


class Worth(msgspec.Struct, frozen=True):
    """One thing a player may do, and what it brings on average, in Antes."""

    action: str
    """``fold``, ``play``, ``stand``, ``discard 4c``; with ``2x`` and the like where Play may be more."""
    value: Fraction
    cost: Fraction
    """What choosing it instead of the best costs."""
    multiple: int
    discards: tuple[Card, ...] = ()


class Advice(Result, frozen=True):
    """The choices of one hand, best first."""

    hand: tuple[Card, ...]
    bet: Bet
    actions: tuple[Worth, ...]
    seen: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()

    @property
    def house(self) -> House:
        return self.bet.house

    @property
    def best(self) -> Worth:
        return self.actions[0]


def advise(bet: Bet | HouseLike, hand: CardsLike, seen: CardsLike = (), dead: CardsLike = ()) -> Advice:
    """The value of each choice; `seen` are cards of the dealer's, `dead` any other cards known to be out.

    A house instead of a bet means one Ante at it; cards may be text. The first cards seen are those that the
    house shows to all. With several players in the bet, the Envy that a fold forfeits counts; dead cards lie
    before none of the others then. Raises `AdviceError` for what nobody can be advised on.
    """
    placed = _sound(bet) if isinstance(bet, Bet) else bet_of(bet)
    return _advised(placed, _cards(hand, "hand"), _cards(seen, "seen"), _cards(dead, "dead"))


def _advised(bet: Bet, hand: tuple[Card, ...], seen: tuple[Card, ...], dead: tuple[Card, ...]) -> Advice:
    _refuse(bet, hand, seen, dead)
    refuse_shared_meters(bet)
    first = tuple(sorted(hand))
    shown = tuple(seen[: bet.house.dealer.shows])
    envy = envy_of_playing(bet, first, shown, (*seen, *dead), lambda other: _gain(bet, other, shown))
    found = [
        (name, value if name == "fold" else value + envy, multiple, thrown)
        for name, value, multiple, thrown in _values(bet, first, seen, dead)
    ]
    best = max(value for _, value, _, _ in found)
    ante = bet.ante_minor
    # Of equals the plainest first: standing before drawing before folding.
    order = sorted(found, key=lambda each: (-each[1], each[0] == "fold", len(each[3]), each[2]))
    return Advice(
        hand,
        bet,
        tuple(
            Worth(name, value / ante, (best - value) / ante, multiple, thrown)
            for name, value, multiple, thrown in order
        ),
        seen,
        dead,
    )


def _sound(bet: Bet) -> Bet:
    """The bet, if its stakes are whole amounts on wagers that are placed before the deal."""
    placed = [wager.name for wager in bet.house.wagers if wager.placed_before_deal]
    for name, stake in bet.stakes_minor.items():
        if name not in placed:
            raise AdviceError(
                "bet", f"{shown(name)} is not placed before the deal here: {', '.join(placed)} are"
            )
        if type(stake) is not int or stake < 0:
            raise AdviceError("bet", f"{shown(stake)} on {name} is not a whole amount of minor units")
    return bet


def _cards(said: CardsLike, option: str) -> tuple[Card, ...]:
    """Cards, or their text."""
    try:
        return cards_of(said)
    except CardError as error:
        raise AdviceError(option, str(error)) from None


def _values(
    bet: Bet, first: tuple[Card, ...], seen: Sequence[Card], dead: Sequence[Card]
) -> list[tuple[str, Fraction, int, tuple[Card, ...]]]:
    """Every choice with what it is worth in minor units, Envy aside: name, worth, Play in Antes, thrown."""
    deals = Direct(bet.house.dealer.stands_on_strength, seen, (*first, *dead))
    below = cache(deals.below)
    found: list[tuple[str, Fraction, int, tuple[Card, ...]]] = [("fold", _folding(bet, first, deals), 0, ())]
    play = bet.house.play
    multiples = play.multiples_of(strength(first)) if play else ()
    for count in range(bet.house.decision.discards + 1):
        for thrown in combinations(first, count):
            for multiple in multiples:
                value = _playing(bet, first, thrown, multiple, deals, below)
                found.append((_name(bet, thrown, multiple), value, multiple, thrown))
    return found


def _gain(bet: Bet, hand: tuple[Card, ...], shown: Sequence[Card]) -> Fraction:
    """How much more playing a hand is worth than folding it, Envy aside."""
    fold, *playing = (value for _, value, _, _ in _values(bet, hand, shown, ()))
    return max(playing) - fold


def _refuse(bet: Bet, hand: Sequence[Card], seen: Sequence[Card], dead: Sequence[Card]) -> None:
    if not bet.ante_minor or bet.house.play is None:
        raise AdviceError("bet", "without an Ante there is nothing to decide")
    if len(hand) != 3:
        raise AdviceError("hand", f"{len(hand)} cards are given: a hand has three")
    if len(seen) > 3:
        raise AdviceError("seen", f"{len(seen)} cards of the dealer's are given: he is dealt three")
    places: dict[Card, str] = {}
    lying = [
        ("hand", hand, "the hand"),
        ("seen", seen, "the dealer's cards seen"),
        ("dead", dead, "the cards that are out"),
    ]
    for option, cards, place in lying:
        for card in cards:
            if card in places:
                where = f"twice in {place}" if places[card] == place else f"in {places[card]} and in {place}"
                raise AdviceError(option, f"{card} stands {where}: there is one of each card in the deck")
            places[card] = place
    needed = 3 - len(seen) + bet.house.decision.discards + bet.house.dealer.may_draw
    if forfeited(bet):
        needed += 3 * (bet.players - 1)
    if DECK_SIZE - len(places) < needed:
        raise AdviceError("dead", f"{len(places)} cards are known, which leaves too few to deal the round")


def _name(bet: Bet, thrown: Sequence[Card], multiple: int) -> str:
    play = bet.house.play
    several = play is not None and len(play.all_multiples) > 1
    plain = "stand" if bet.house.decision.discards else "play"
    name = f"discard {show_cards(thrown)}" if thrown else plain
    return f"{name} {multiple}x" if several else name


def _folding(bet: Bet, first: tuple[Card, ...], deals: Direct) -> Fraction:
    total = Fraction(0)
    for wager in bet.wagers:
        lost = fold_net(bet, wager)
        if lost is not None:
            total += lost
        elif wager.looks_at_dealer:
            total += _board_mean(bet, wager, first, deals, folded=True)
        else:
            total += net_of(bet, wager, FOLDED, _row(wager, first, first, False), 0)
    return total


def _playing(
    bet: Bet,
    first: tuple[Card, ...],
    thrown: tuple[Card, ...],
    multiple: int,
    deals: Direct,
    below: Callable[[tuple[int, ...]], Ints],
) -> Fraction:
    """What playing is worth, over every replacement and every deal of the dealer's."""
    kept = tuple(card for card in first if card not in thrown)
    count, total = len(thrown), 0
    each = deals.deals(count)
    contest = [
        sum(net_of(bet, wager, stand, 0, multiple) for wager in bet.wagers if not wager.rows)
        for stand in range(len(STANDS))
    ]
    own = [wager for wager in bet.tabled if not wager.looks_at_dealer]
    for comes in combinations(deals.live.tolist(), count):
        final = (*kept, *(DECK[card] for card in comes))
        stands = _stands(bet, strength(final), below(comes), each)
        nets = list(contest)
        for wager in own:
            row = _row(wager, first, final, count > 0)
            if row < len(wager.rows) or wager.has_stake:
                nets = [net + net_of(bet, wager, stand, row, multiple) for stand, net in enumerate(nets)]
        total += sum(net * stand for net, stand in zip(nets, stands, strict=True))
    mean = Fraction(total, each * comb(len(deals.live), count))
    looking = [wager for wager in bet.tabled if wager.looks_at_dealer]
    return mean + sum((_board_mean(bet, wager, first, deals, folded=False) for wager in looking), Fraction(0))


def _stands(bet: Bet, mine: int, below: Ints, deals: int) -> list[int]:
    """The six counts, in the order of `STANDS`, from the deals that leave the dealer below each mark."""
    counts: list[int] = split_by_stand(
        below[bet.house.dealer.qualifying_strength], below[mine], below[mine + 1], deals
    ).tolist()
    return counts


def _row(wager: Wager, first: tuple[Card, ...], final: tuple[Card, ...], drew: bool) -> int:
    """The row that settlement finds."""
    row = hand_row(wager, SettledBox(1, "", (), first, final, drew=drew))
    return len(wager.rows) if row is None else wager.rows.index(row)


def _board_mean(bet: Bet, wager: Wager, first: tuple[Card, ...], deals: Direct, folded: bool) -> Fraction:
    """What a wager on the dealer's cards brings on average; every three cards he may hold are looked at."""
    dealer_cards.refuse_unpriced(bet, wager, joint=False)
    theirs, marks = deals.first_three()
    mine = np.broadcast_to(np.array(first, np.int64), theirs.shape)
    zero = np.zeros(len(theirs), np.int64)
    whole = np.concatenate([mine, theirs], axis=1)
    six = (
        six_card_categories(whole.astype(np.uint8)).astype(np.int64)
        if wager.facts.looks == "six_card"
        else zero
    )
    found = dealer_cards.Cells(zero, marks, dealer_cards.colours(whole), six, zero)
    beats = (strength(first) > marks) & (not folded)
    total = 0
    codes = dealer_cards.row_codes(wager, found)
    for row in range(len(wager.rows) + 1):
        for ahead in (True, False):
            count = int(((codes == row) & (beats == ahead)).sum())
            total += count * row_net(bet, wager, row, 0, ahead)
    return Fraction(total, len(theirs))
