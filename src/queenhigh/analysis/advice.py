"""Advice: for one hand, and whatever else is seen, the exact value of each thing a player may do."""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import chain, combinations, product
from math import comb

import msgspec
import numpy as np

from queenhigh.analysis.counting import dealer_cards, five_cards, whole_hand
from queenhigh.analysis.counting.walk import Direct
from queenhigh.analysis.playing import both_hands
from queenhigh.analysis.playing.envy_walk import Hand, envy_of_playing
from queenhigh.analysis.playing.forfeited_envy import forfeited
from queenhigh.analysis.playing.solve import game_of
from queenhigh.analysis.playing.study import study
from queenhigh.analysis.request import CHECKS, bet_of
from queenhigh.cards import DECK, DECK_SIZE, Card, CardError, CardsLike, cards_of, show_cards
from queenhigh.hands import strength
from queenhigh.hands.arrays import five_card_made, six_card_categories, six_card_made
from queenhigh.money import refuse_minor
from queenhigh.rules import HouseLike
from queenhigh.rules.records import House, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.settlement import SettledBox
from queenhigh.settlement.rows import first_row, hand_row
from queenhigh.study.bet import Bet, UnpricedError, refuse_shared_meters
from queenhigh.study.nets import fold_net, net_of, refuse_past_most, row_net, strength_codes
from queenhigh.study.request import Amounts, RequestError, shown
from queenhigh.study.result import Result
from queenhigh.study.stands import FOLDED, split_by_stand
from queenhigh.study.suits import Ints, bits_of, suit_classes


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


@refuse_minor
def advise(
    house: HouseLike,
    hand: CardsLike,
    *,
    stakes: Amounts | None = None,
    seen: CardsLike = (),
    dead: CardsLike = (),
    meters: Amounts | None = None,
    side_antes: int | None = None,
    players: int = 1,
) -> Advice:
    """Return the value of each choice; `seen` are cards of the dealer's, `dead` other cards known to be out.

    The default bet is one Ante. The first cards seen are those that the house shows to all. With several
    players, the Envy that a fold forfeits counts; dead cards lie before none of the others then. Raises
    `AnalysisError` or `AdviceError` for what nobody can be advised on.
    """
    rules = CHECKS.house(house)
    stakes_minor = CHECKS.amounts("bet", stakes, rules)
    meters_minor = CHECKS.amounts("meter", meters, rules)
    return advice_of(bet_of(rules, stakes_minor, meters_minor, side_antes, players), hand, seen, dead)


def advice_of(placed: Bet, hand: CardsLike, seen: CardsLike = (), dead: CardsLike = ()) -> Advice:
    """Return the value of each choice for a bet; raises `AdviceError`."""
    _refuse_unsound(placed)
    mine = _cards(hand, "hand")
    theirs = _cards(seen, "seen")
    out = _cards(dead, "dead")
    _refuse(placed, mine, theirs, out)
    refuse_shared_meters(placed)
    refuse_past_most(placed)
    first = tuple(sorted(mine))
    upcards = theirs[: placed.house.dealer.shows]
    envy = envy_of_playing(placed, first, upcards, (*theirs, *out), lambda hand: _gain(placed, hand, upcards))
    found = [
        (name, value if name == "fold" else value + envy, multiple, thrown)
        for name, value, multiple, thrown in _values(placed, first, theirs, out)
    ]
    # Of equals the plainest first: standing before drawing before folding.
    found.sort(key=lambda each: (-each[1], each[0] == "fold", len(each[3]), each[2]))
    best = found[0][1]
    ante = placed.ante_minor
    actions = tuple(Worth(each[0], each[1] / ante, (best - each[1]) / ante, *each[2:]) for each in found)
    return Advice(mine, placed, actions, theirs, out)


def chances(found: Advice, thrown: Sequence[Card] = ()) -> dict[str, Fraction]:
    """How the hand, with these cards of it replaced, stands against the dealer's, over every deal left.

    That the dealer does not qualify is one chance; where they do, the hand is higher, equal or lower.
    """
    dealer = found.house.dealer
    counts = Counter[str]()
    for under, made, each in _deals_left(found, thrown):
        stands = split_by_stand(under[dealer.qualifying_strength], under[made], under[made + 1], each)
        counts.update(dict(zip(STANDS, stands.tolist(), strict=True)))
    failing = sum(count for stand, count in counts.items() if stand.startswith("not_qualified"))
    told = {"not_qualified": failing, **{name: counts[name] for name in ("higher", "equal", "lower")}}
    return {name: Fraction(count, counts.total()) for name, count in told.items()}


def _deals_left(found: Advice, thrown: Sequence[Card]) -> Iterator[tuple[Ints, int, int]]:
    """For each set of cards that may come: the dealer's deals below each mark, the hand, and all deals."""
    dealer = found.house.dealer
    kept = tuple(card for card in found.hand if card not in thrown)
    if dealer.replaces:
        if thrown:
            raise UnpricedError("how a drawn hand meets a dealer who replaces theirs is not worked out here")
        hands = whole_hand.dealer_hands(dealer.stands_on_strength)
        place = suit_classes().find(bits_of(np.array([sorted(found.hand)], np.int64)), 3)[0]
        under = np.cumsum([0, *hands[place].tolist()])
        yield under, strength(found.hand), int(under[-1])
        return
    deals = Direct(dealer.stands_on_strength, found.seen, (*found.hand, *found.dead))
    for comes in combinations(deals.live.tolist(), len(thrown)):
        made = strength((*kept, *(DECK[card] for card in comes)))
        yield deals.below(comes), made, deals.deals(len(thrown))


def _refuse_unsound(bet: Bet) -> None:
    """Raise `AdviceError` unless the stakes are whole amounts on wagers that are placed before the deal."""
    placed = [wager.name for wager in bet.house.wagers if wager.placed_before_deal]
    known = ", ".join(placed)
    for name, stake in bet.stakes_minor.items():
        if name not in placed:
            raise AdviceError("bet", f"{shown(name)} is not placed before the deal here: {known} are")
        if type(stake) is not int or stake < 0:
            raise AdviceError("bet", f"{shown(stake)} on {name} is not a whole amount of minor units")


def _cards(said: CardsLike, option: str) -> tuple[Card, ...]:
    """Cards, or their text."""
    try:
        return cards_of(said)
    except CardError as error:
        raise AdviceError(option, str(error)) from None


def _values(bet: Bet, first: Hand, seen: Sequence[Card], dead: Sequence[Card]) -> list[_Valued]:
    """Every choice with what it is worth in minor units, Envy aside."""
    if both_hands.reaches(bet, game := game_of(bet)) and (game.replaces or not (seen or dead)):
        return _counted_values(bet, first, (*seen, *dead))
    deals = Direct(bet.house.dealer.stands_on_strength, seen, (*first, *dead))
    below = cache(deals.below)
    found: list[_Valued] = [("fold", _folding(bet, first, deals), 0, ())] if bet.house.folds else []
    for thrown in chain.from_iterable(combinations(first, count) for count in bet.house.decision.counts):
        for multiple in _multiples(bet.house, first) if thrown or bet.house.folds else (0,):
            value = _playing(bet, first, thrown, multiple, deals, below)
            found.append((_name(bet.house, multiple, thrown), value, multiple, thrown))
    return found


def _multiples(house: House, first: Hand) -> tuple[int, ...]:
    """The times the Ante that a hand may be played for."""
    return house.play.multiples_of(strength(first)) if house.play else ()


def _name(house: House, multiple: int, thrown: Hand) -> str:
    """What playing a hand so is called."""
    name = f"discard {show_cards(thrown)}" if thrown else "stand" if house.decision.discards else "play"
    several = house.play is not None and len(house.play.all_multiples) > 1
    return f"{name} {multiple}x" if several and multiple else name


def _counted_values(bet: Bet, first: Hand, out: Sequence[Card]) -> list[_Valued]:
    """The same from a study of the whole bet, where both hands are counted at once."""
    if out:
        raise UnpricedError("the dealer replaces weak hands: with other cards out it is not worked out here")
    [part] = study(bet).parts
    solved = part.solved
    legal = (0, *_multiples(bet.house, first))
    place = suit_classes().find(bits_of(np.array([first], np.int64)), 3)[0]
    found: list[_Valued] = []
    for choice, value in zip(solved.choices, solved.values[place].tolist(), strict=True):
        if choice.multiple not in legal:
            continue
        thrown = first if choice.thrown else ()
        name = "fold" if choice.folds else _name(bet.house, choice.multiple, thrown)
        worth = Fraction(value, solved.game.deals_each * solved.scale)
        found.append((name, worth, choice.multiple, thrown))
    return sorted(found, key=lambda each: each[0] != "fold")


def _gain(bet: Bet, hand: Hand, shown: Sequence[Card]) -> Fraction:
    """How much more playing a hand is worth than folding it, Envy aside."""
    fold, *playing = (value for _, value, _, _ in _values(bet, hand, shown, ()))
    return max(playing) - fold if bet.house.folds else Fraction(1)


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
    house = bet.house
    needed = 3 - len(seen) + house.decision.discards + house.dealer.draws_at_most + house.community
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
        elif wager.looks_further:
            total += _board_mean(bet, wager, first, deals, folded=True)
        else:
            total += net_of(bet, wager, FOLDED, _code(wager, first, first, False), 0)
    return total


def _playing(
    bet: Bet, first: Hand, thrown: Hand, multiple: int, deals: Direct,
    below: Callable[[tuple[int, ...]], Ints],
) -> Fraction:  # fmt: skip
    """What playing is worth, over every replacement and every deal of the dealer's."""
    kept = tuple(card for card in first if card not in thrown)
    count = len(thrown)
    total = 0
    qualifies = bet.house.dealer.qualifying_strength
    each = deals.deals(count)
    contest = [
        sum(net_of(bet, wager, stand, 0, multiple) for wager in bet.wagers if wager.codes == 1)
        for stand in range(len(STANDS))
    ]
    own = [wager for wager in bet.tabled if not wager.looks_further]
    for comes in combinations(deals.live.tolist(), count):
        final = (*kept, *(DECK[card] for card in comes))
        made = strength(final)
        under = below(comes)
        stands = split_by_stand(under[qualifies], under[made], under[made + 1], each).tolist()
        nets = list(contest)
        for wager in own:
            code = _code(wager, first, final, count > 0)
            if code != len(wager.rows) or wager.has_stake:
                nets = [net + net_of(bet, wager, stand, code, multiple) for stand, net in enumerate(nets)]
        total += sum(net * stand for net, stand in zip(nets, stands, strict=True))
    mean = Fraction(total, each * comb(len(deals.live), count))
    looking = [wager for wager in bet.tabled if wager.looks_further]
    return mean + sum((_board_mean(bet, wager, first, deals, folded=False) for wager in looking), Fraction(0))


def _code(wager: Wager, first: Hand, final: Hand, drew: bool) -> int:
    """The code of the row that settlement finds and, where endings have rows, of the hand's run of marks."""
    box = SettledBox(1, "", (), first, final, drew=drew)
    row = hand_row(wager, box)
    together = [wager.rows.index(each) for each in (first_row(wager, box, row), row) if each is not None]
    place = wager.made.index(tuple(together))
    return place * len(wager.marks) + bisect(wager.marks, box.strength) - 1


def _five_card_mean(bet: Bet, wager: Wager, first: Hand, deals: Direct) -> Fraction:
    """What a wager on five cards brings on average; every two cards that may be everybody's are looked at."""
    five_cards.refuse_unpriced(bet, wager)
    pairs = np.array(list(combinations(deals.live.tolist(), bet.house.community)), np.int64)
    mine = np.broadcast_to(np.array(first, np.int64), (len(pairs), 3))
    made = five_card_made(np.concatenate([mine, pairs], axis=1))
    codes, counts = np.unique(dealer_cards.made_codes(wager)[made], return_counts=True)
    found = zip(codes.tolist(), counts.tolist(), strict=True)
    return Fraction(sum(count * row_net(bet, wager, row, 0) for row, count in found), len(pairs))


def _board_mean(bet: Bet, wager: Wager, first: Hand, deals: Direct, folded: bool) -> Fraction:
    """What a wager on the dealer's cards brings on average; every three cards they may hold are looked at."""
    if wager.look.community:
        return _five_card_mean(bet, wager, first, deals)
    dealer_cards.refuse_unpriced(bet, wager, joint=False)
    if wager.by_hands:
        return _both_mean(bet, wager, first, deals)
    theirs, marks = deals.first_three()
    mine = np.broadcast_to(np.array(first, np.int64), theirs.shape)
    zero = np.zeros(len(theirs), np.int64)
    whole = np.concatenate([mine, theirs], axis=1)
    six = zero
    if wager.look.by == "made":
        made = six_card_made if wager.by_suit else six_card_categories
        six = made(whole.astype(np.uint8)).astype(np.int64)
    found = dealer_cards.Cells(zero, marks, dealer_cards.colours(whole), six, zero, zero)
    beats = (strength(first) > marks) & (not folded)
    codes = dealer_cards.row_codes(wager, found)
    total = sum(
        int(((codes == row) & (beats == ahead)).sum()) * row_net(bet, wager, row, 0, ahead)
        for row, ahead in product(range(len(wager.rows) + 1), (True, False))
    )
    return Fraction(total, len(theirs))


def _both_mean(bet: Bet, wager: Wager, first: Hand, deals: Direct) -> Fraction:
    """What a wager on both hands brings on average, by every strength that the dealer may come to."""
    counts = np.diff(deals.below()).tolist()
    codes = strength_codes(wager, np.full(len(counts), strength(first)), np.arange(len(counts))).tolist()
    nets = [row_net(bet, wager, row, 0) for row in range(len(wager.rows) + 1)]
    total = sum(count * nets[code] for count, code in zip(counts, codes, strict=True))
    return Fraction(total, deals.deals())
