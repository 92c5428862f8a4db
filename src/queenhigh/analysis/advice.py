"""Advice: for one hand, and whatever else is seen, the exact value of each thing a player may do."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, product
from math import comb

import msgspec
import numpy as np

from queenhigh.analysis.counting import dealer_cards
from queenhigh.analysis.counting.walk import Direct
from queenhigh.analysis.playing.envy_walk import Hand, envy_of_playing
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


_Valued = tuple[str, Fraction, int, tuple[Card, ...]]
"""A choice: its name, what it is worth, Play in Antes, the cards thrown."""


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
    mine, theirs, out = _cards(hand, "hand"), _cards(seen, "seen"), _cards(dead, "dead")
    _refuse(placed, mine, theirs, out)
    refuse_shared_meters(placed)
    first, upcards = tuple(sorted(mine)), theirs[: placed.house.dealer.shows]
    envy = envy_of_playing(placed, first, upcards, (*theirs, *out), lambda hand: _gain(placed, hand, upcards))
    found = [
        (name, value if name == "fold" else value + envy, multiple, thrown)
        for name, value, multiple, thrown in _values(placed, first, theirs, out)
    ]
    # Of equals the plainest first: standing before drawing before folding.
    found.sort(key=lambda each: (-each[1], each[0] == "fold", len(each[3]), each[2]))
    best, ante = found[0][1], placed.ante_minor
    actions = tuple(Worth(each[0], each[1] / ante, (best - each[1]) / ante, *each[2:]) for each in found)
    return Advice(mine, placed, actions, theirs, out)


def chances(found: Advice, thrown: Sequence[Card] = ()) -> dict[str, Fraction]:
    """How the hand, with these cards of it replaced, stands against the dealer's, over every deal left.

    That the dealer does not qualify is one chance; where they do, the hand is higher, equal or lower.
    """
    dealer, kept = found.house.dealer, tuple(card for card in found.hand if card not in thrown)
    deals = Direct(dealer.stands_on_strength, found.seen, (*found.hand, *found.dead))
    each, counts = deals.deals(len(thrown)), Counter[str]()
    for comes in combinations(deals.live.tolist(), len(thrown)):
        under, made = deals.below(comes), strength((*kept, *(DECK[card] for card in comes)))
        stands = split_by_stand(under[dealer.qualifying_strength], under[made], under[made + 1], each)
        counts.update(dict(zip(STANDS, stands.tolist(), strict=True)))
    failing = sum(count for stand, count in counts.items() if stand.startswith("not_qualified"))
    told = {"not_qualified": failing, **{name: counts[name] for name in ("higher", "equal", "lower")}}
    return {name: Fraction(count, counts.total()) for name, count in told.items()}


def _sound(bet: Bet) -> Bet:
    """The bet, if its stakes are whole amounts on wagers that are placed before the deal."""
    placed = [wager.name for wager in bet.house.wagers if wager.placed_before_deal]
    known = ", ".join(placed)
    for name, stake in bet.stakes_minor.items():
        if name not in placed:
            raise AdviceError("bet", f"{shown(name)} is not placed before the deal here: {known} are")
        if type(stake) is not int or stake < 0:
            raise AdviceError("bet", f"{shown(stake)} on {name} is not a whole amount of minor units")
    return bet


def _cards(said: CardsLike, option: str) -> tuple[Card, ...]:
    """Cards, or their text."""
    try:
        return cards_of(said)
    except CardError as error:
        raise AdviceError(option, str(error)) from None


def _values(bet: Bet, first: Hand, seen: Sequence[Card], dead: Sequence[Card]) -> list[_Valued]:
    """Every choice with what it is worth in minor units, Envy aside."""
    deals = Direct(bet.house.dealer.stands_on_strength, seen, (*first, *dead))
    below = cache(deals.below)
    found: list[_Valued] = [("fold", _folding(bet, first, deals), 0, ())]
    play, discards = bet.house.play, bet.house.decision.discards
    multiples = play.multiples_of(strength(first)) if play else ()
    several = play is not None and len(play.all_multiples) > 1
    for thrown in chain.from_iterable(combinations(first, count) for count in range(discards + 1)):
        name = f"discard {show_cards(thrown)}" if thrown else "stand" if discards else "play"
        for multiple in multiples:
            value = _playing(bet, first, thrown, multiple, deals, below)
            found.append((f"{name} {multiple}x" if several else name, value, multiple, thrown))
    return found


def _gain(bet: Bet, hand: Hand, shown: Sequence[Card]) -> Fraction:
    """How much more playing a hand is worth than folding it, Envy aside."""
    fold, *playing = (value for _, value, _, _ in _values(bet, hand, shown, ()))
    return max(playing) - fold


def _refuse(bet: Bet, hand: Sequence[Card], seen: Sequence[Card], dead: Sequence[Card]) -> None:
    if not bet.ante_minor or bet.house.play is None:
        raise AdviceError("bet", "without an Ante there is nothing to decide")
    if len(hand) != 3:
        raise AdviceError("hand", f"{len(hand)} cards are given: a hand has three")
    if len(seen) > 3:
        raise AdviceError("seen", f"{len(seen)} cards of the dealer's are given: they are dealt three")
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


def _folding(bet: Bet, first: Hand, deals: Direct) -> Fraction:
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
    bet: Bet, first: Hand, thrown: Hand, multiple: int, deals: Direct,
    below: Callable[[tuple[int, ...]], Ints],
) -> Fraction:  # fmt: skip
    """What playing is worth, over every replacement and every deal of the dealer's."""
    kept = tuple(card for card in first if card not in thrown)
    count, total, qualifies = len(thrown), 0, bet.house.dealer.qualifying_strength
    each = deals.deals(count)
    contest = [
        sum(net_of(bet, wager, stand, 0, multiple) for wager in bet.wagers if not wager.rows)
        for stand in range(len(STANDS))
    ]
    own = [wager for wager in bet.tabled if not wager.looks_at_dealer]
    for comes in combinations(deals.live.tolist(), count):
        final = (*kept, *(DECK[card] for card in comes))
        made, under = strength(final), below(comes)
        stands = split_by_stand(under[qualifies], under[made], under[made + 1], each).tolist()
        nets = list(contest)
        for wager in own:
            row = _row(wager, first, final, count > 0)
            if row < len(wager.rows) or wager.has_stake:
                nets = [net + net_of(bet, wager, stand, row, multiple) for stand, net in enumerate(nets)]
        total += sum(net * stand for net, stand in zip(nets, stands, strict=True))
    mean = Fraction(total, each * comb(len(deals.live), count))
    looking = [wager for wager in bet.tabled if wager.looks_at_dealer]
    return mean + sum((_board_mean(bet, wager, first, deals, folded=False) for wager in looking), Fraction(0))


def _row(wager: Wager, first: Hand, final: Hand, drew: bool) -> int:
    """The row that settlement finds."""
    row = hand_row(wager, SettledBox(1, "", (), first, final, drew=drew))
    return len(wager.rows) if row is None else wager.rows.index(row)


def _board_mean(bet: Bet, wager: Wager, first: Hand, deals: Direct, folded: bool) -> Fraction:
    """What a wager on the dealer's cards brings on average; every three cards they may hold are looked at."""
    dealer_cards.refuse_unpriced(bet, wager, joint=False)
    theirs, marks = deals.first_three()
    mine = np.broadcast_to(np.array(first, np.int64), theirs.shape)
    zero = np.zeros(len(theirs), np.int64)
    whole, six = np.concatenate([mine, theirs], axis=1), zero
    if wager.facts.looks == "six_card":
        six = six_card_categories(whole.astype(np.uint8)).astype(np.int64)
    found = dealer_cards.Cells(zero, marks, dealer_cards.colours(whole), six, zero)
    beats = (strength(first) > marks) & (not folded)
    codes = dealer_cards.row_codes(wager, found)
    total = sum(
        int(((codes == row) & (beats == ahead)).sum()) * row_net(bet, wager, row, 0, ahead)
        for row, ahead in product(range(len(wager.rows) + 1), (True, False))
    )
    return Fraction(total, len(theirs))
