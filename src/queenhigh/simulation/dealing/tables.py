"""A plan compiled into look-up tables: all that dealing and settling a round has to know, as small integers.

A box's *own code* says who it is (which bet), what it did (folded, or played for so much) and which row it
made on each pay table that looks at its own cards. Its *code* adds what other cards decide: what the hand
makes with the community cards, the best five of six cards, the colours, the beaten hand, and the place of the
hand against the dealer's. No code knows an amount: what each of them is worth is worked out once, from
settlement's sums, in `code_values.py`.

`plain.py` deals the same rounds for settlement itself, without any of these tables.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from queenhigh.analysis.counting import dealer_cards
from queenhigh.cards import DECK_SIZE
from queenhigh.hands.arrays import six_card_categories, strengths, suited_made
from queenhigh.hands.made import MADE
from queenhigh.hands.three import STRENGTHS
from queenhigh.rules.kinds import Look
from queenhigh.rules.records import House, Wager
from queenhigh.rules.wager import STANDS
from queenhigh.simulation.planning.hand_play import HANDS, Play, play_of, seen_count
from queenhigh.simulation.planning.plan import Plan
from queenhigh.study.bet import Bet, Choice
from queenhigh.study.happenings import Happening
from queenhigh.study.nets import joined_codes, row_codes, strength_codes
from queenhigh.study.stands import BEATS, FOLDED
from queenhigh.study.suits import Ints, is_red, sets_of, suits_of

PLACES: Final = len(STANDS)
"""A box's place against the dealer is a place in `STANDS`."""
COLOURS: Final = 3


class Deck(NamedTuple):
    """What is true of every house: the hands by number, 0 to 22,099."""

    masks: npt.NDArray[np.uint64]
    """The cards of each hand, one bit a card."""
    cards: npt.NDArray[np.uint8]
    strengths: npt.NDArray[np.int16]
    numbers: npt.NDArray[np.int16]
    """The number of the hand at ``(first * 52 + second) * 52 + third``, cards in any order."""
    ranks: npt.NDArray[np.int16]
    """Which of 455 sets of ranks each hand holds."""
    six: npt.NDArray[np.uint8]
    """What six cards make by their ranks alone, at ``ranks of one hand * 455 + ranks of the other``."""
    suits: npt.NDArray[np.uint32]
    """How many cards of each suit, four bits a suit."""
    flushes: npt.NDArray[np.uint8]
    """What five or six cards of the first suit make, a place in `MADE`, at the mask of their ranks."""
    colours: npt.NDArray[np.uint8]
    """0 for mixed colours, 1 for all black, 2 for all red."""


class Tables(NamedTuple):
    """What is true of one plan. A box's bet and strategy are its *seat*; alike boxes share one."""

    seats: npt.NDArray[np.int64]
    """The seat of each box, where it makes all of its bet."""
    idle: npt.NDArray[np.int64]
    """The seat of each box where it does not take up the wager that feeds the meter."""
    own: npt.NDArray[np.int32]
    """(seat, what is seen, hand): the own code; for a hand that draws, where its row of `drawn` begins."""
    thrown: npt.NDArray[np.uint8]
    """(seat, what is seen, hand): places thrown away, as bits."""
    finals: npt.NDArray[np.int32]
    """(seat, hand): which rows the hand makes once cards were drawn to it."""
    drawn: npt.NDArray[np.int32]
    """The own code at the place of the first hand and of the final one."""
    six_class: npt.NDArray[np.int64]
    """The class of each place in `MADE`: those that pay alike."""
    sixes: int
    """How many such classes; 1 where no wager looks at six cards."""
    colours: int
    """3, or 1 where no wager looks at colours."""
    beaten_class: npt.NDArray[np.int64]
    """The class of each strength that may be beaten: those that pay alike."""
    beatens: int
    """How many such classes; 1 where no wager looks at beaten hands."""
    better_class: npt.NDArray[np.int64]
    """The class of each two strengths, the box's and the dealer's: those that pay alike on either hand."""
    betters: int
    """How many such classes; 1 where no wager looks at either hand, and only then the kernels deal."""
    five_class: npt.NDArray[np.int64]
    """The class of each place in `MADE`, by what wagers on the community cards pay."""
    fives: int
    """How many such classes; 1 where no wager looks at community cards, and only then the kernels deal."""
    qualifies: int
    stands_on: int
    replaces: bool
    """Whether the dealer replaces a weaker hand, and takes no fourth card to it."""
    shows: int
    draws: bool
    """Whether any box ever throws a card away."""
    takers: int
    """Below this a half takes up the wager; 2**32 where every box always does."""
    codes: int
    """How many codes there are."""


class Own(NamedTuple):
    """What an own code means."""

    seat: int
    multiple: int
    folded: bool
    rows: tuple[int, ...]
    """The row made on each pay table that looks at the box's own cards, in `Bet.tabled` order."""
    shown: tuple[int, ...] = ()
    """The row made for others to envy, on wagers that the box itself has no stake on; -1 for none."""


class Coding(NamedTuple):
    """What codes mean."""

    bets: tuple[Bet, ...]
    """The bet of each seat."""
    plays: tuple[Play, ...]
    unstaked: tuple[tuple[Wager, ...], ...]
    """For each seat, wagers with Envy that it has no stake on: `Own.shown` tells their rows."""
    owns: tuple[Own, ...]
    sixes: tuple[int, ...]
    """One place in `MADE` of each class."""
    colours: int
    beatens: tuple[int, ...]
    """One strength of each class of beaten hands."""
    betters: tuple[tuple[int, int], ...]
    """The box's strength and the dealer's of each class of both hands."""
    fives: tuple[int, ...]
    """One place in `MADE` of each class of five cards."""

    def own(self, code: int) -> Own:
        by_dealer = PLACES * len(self.betters) * len(self.beatens) * self.colours * len(self.sixes)
        return self.owns[code // (by_dealer * len(self.fives))]

    def happening(self, code: int) -> tuple[int, Happening]:
        """The seat, and what happened to its bet."""
        own = self.own(code)
        mine = iter(own.rows)
        rows = tuple(
            self.looking_row(code, wager) if wager.looks_further else next(mine)
            for wager in self.bets[own.seat].tabled
        )
        stand = FOLDED if own.folded else code % PLACES
        return own.seat, Happening(own.multiple, stand, rows)

    def looking_row(self, code: int, wager: Wager) -> int:
        """The row made on a wager that looks beyond the box's own cards, with a stake on it or without."""
        rest, place = divmod(code, PLACES)
        rest, both = divmod(rest, len(self.betters))
        if wager.by_hands and wager.look.pays != "lower":
            mine, theirs = (np.array([strength]) for strength in self.betters[both])
            return int(strength_codes(wager, mine, theirs)[0])
        rest, lower = divmod(rest, len(self.beatens))
        rest, colour = divmod(rest, self.colours)
        rest, six = divmod(rest, len(self.sixes))
        made = self.fives[rest % len(self.fives)] if wager.look.community else self.sixes[six]
        return _looking_row(wager, colour, made, self.beatens[lower], place)


@lru_cache(maxsize=256)
def _looking_row(wager: Wager, colour: int, made: int, lower: int, place: int) -> int:
    """`lower` is the strength of the beaten hand, which the stand tells whose it is."""
    none = np.zeros(1, np.int64)
    mine = none + lower + BEATS[place]
    theirs = none + lower + STANDS[place].endswith("lower")
    cell = dealer_cards.Cells(none, theirs, np.array([colour]), np.array([made]), none, mine)
    return int(dealer_cards.row_codes(wager, cell)[0])


@cache
def deck() -> Deck:
    """The tables that every plan shares."""
    hands = sets_of(3)
    cards = hands.astype(np.uint8)
    numbers = np.zeros((DECK_SIZE,) * 3, np.int16)
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        numbers[tuple(hands[:, place] for place in order)] = np.arange(HANDS)
    ranked, ranks = np.unique(hands >> 2, axis=0, return_inverse=True)
    red = is_red(hands).sum(axis=1)
    return Deck(
        masks=(np.uint64(1) << hands.astype(np.uint64)).sum(axis=1, dtype=np.uint64),
        cards=cards,
        strengths=strengths(cards),
        numbers=numbers.ravel(),
        ranks=ranks.ravel().astype(np.int16),
        six=_six_by_ranks(ranked),
        suits=(np.uint32(1) << (4 * (hands & 3)).astype(np.uint32)).sum(axis=1, dtype=np.uint32),
        flushes=suited_made(),
        colours=np.where(red == 3, 2, np.where(red == 0, 1, 0)).astype(np.uint8),
    )


def _six_by_ranks(ranked: Ints) -> npt.NDArray[np.uint8]:
    """What two sets of three ranks make together, no five cards being of one suit."""
    count = len(ranked)
    six = np.concatenate([np.repeat(ranked, count, axis=0), np.tile(ranked, (count, 1))], axis=1)
    # Four of six suits are different ones, so that nothing here is a flush; too many of a rank never comes.
    return six_card_categories((six * 4 + np.array([0, 1, 2, 3, 0, 1])).astype(np.uint8))


class Compiled(NamedTuple):
    """A plan's tables, and what their codes mean."""

    tables: Tables
    coding: Coding


@lru_cache(maxsize=4)
def compiled(plan: Plan) -> Compiled:
    """The tables of a plan. Raises `SimulationError` for a strategy that the house does not have."""
    wholes = list(dict.fromkeys(plan.boxes))
    seated = [(box.stakes, box.strategy) for box in wholes]
    if plan.takers is not None:
        fed = {meter.fed_by for meter in plan.house.meters}
        idle = [(tuple(pair for pair in box.stakes if pair[0] not in fed), box.strategy) for box in wholes]
        seated += idle
    bets = tuple(plan.bet(stakes) for stakes, _ in seated)
    plays = tuple(play_of(plan.house, stakes, plan.meters, strategy) for stakes, strategy in seated)
    unstaked = _unstaked(plan, bets)
    built = _Owns(plan.house, bets, plays, unstaked)
    seats = np.array([wholes.index(box) for box in plan.boxes], np.int64)
    six_class, sixes = _made_classes(bets, community=False)
    five_class, fives = _made_classes(bets, community=True)
    colours = COLOURS if _looking(bets, lambda look: look.by == "colour") else 1
    beaten_class, beatens = _beaten_classes(bets)
    better_class, betters = _better_classes(bets)
    dealer = plan.house.dealer
    tables = Tables(
        seats=seats,
        idle=seats + (len(wholes) if plan.takers is not None else 0),
        own=built.own,
        thrown=built.thrown,
        finals=built.finals,
        drawn=built.drawn,
        six_class=six_class,
        sixes=len(sixes),
        colours=colours,
        beaten_class=beaten_class,
        beatens=len(beatens),
        better_class=better_class,
        betters=len(betters),
        five_class=five_class,
        fives=len(fives),
        qualifies=dealer.qualifying_strength,
        stands_on=dealer.stands_on_strength,
        replaces=dealer.replaces,
        shows=dealer.shows,
        draws=bool(built.thrown.any()),
        takers=1 << 32 if plan.takers is None else plan.takers,
        codes=len(built.numbers) * len(fives) * len(sixes) * colours * len(beatens) * len(betters) * PLACES,
    )
    owns = tuple(built.numbers)
    return Compiled(tables, Coding(bets, plays, unstaked, owns, sixes, colours, beatens, betters, fives))


def _unstaked(plan: Plan, bets: Sequence[Bet]) -> tuple[tuple[Wager, ...], ...]:
    """Wagers whose Envy some box may be paid for the hand of another box that has no stake on them."""
    envied = [wager for wager in plan.house.envied_wagers if any(wager in bet.tabled for bet in bets)]
    alone = len(plan.boxes) == 1
    return tuple(tuple(wager for wager in envied if wager not in bet.tabled and not alone) for bet in bets)


def _looking(bets: Sequence[Bet], fact: Callable[[Look], bool]) -> list[Wager]:
    """The wagers with pay tables of which this is true."""
    return list({wager.name: wager for bet in bets for wager in bet.tabled if fact(wager.look)}.values())


def _made_classes(bets: Sequence[Bet], community: bool) -> tuple[Ints, tuple[int, ...]]:
    """Hands that make the same row on every wager that looks at five or six cards, and one of each class."""
    looking = _looking(bets, lambda look: look.by == "made" and look.community == community)
    return _classed(
        [tuple(_looking_row(wager, 0, made, 0, 0) for wager in looking) for made in range(len(MADE))]
    )


def _beaten_classes(bets: Sequence[Bet]) -> tuple[Ints, tuple[int, ...]]:
    """Strengths that make the same row on every wager on the beaten hand, and one of each class."""
    looking = _looking(bets, lambda look: look.pays == "lower")
    marks = np.arange(STRENGTHS)
    rows = [row_codes(wager, marks, marks, False, marks, marks).tolist() for wager in looking]
    return _classed(list(zip(*rows, strict=True)) or [()] * STRENGTHS)


def _better_classes(bets: Sequence[Bet]) -> tuple[Ints, tuple[tuple[int, int], ...]]:
    """Two strengths that make the same row on every wager on either hand, and two of each class."""
    by_hands = _looking(bets, lambda look: look.dealer and look.by == "strength")
    looking = [wager for wager in by_hands if wager.look.pays != "lower"]
    if not looking:
        return np.zeros(1, np.int64), ((0, 0),)
    marks = np.arange(STRENGTHS)
    key = np.zeros((STRENGTHS, STRENGTHS), np.int64)
    for wager in looking:
        key = key * wager.codes + strength_codes(wager, marks[:, None], marks)
    _, first, found = np.unique(key, return_index=True, return_inverse=True)
    return found.ravel(), tuple(divmod(int(place), STRENGTHS) for place in first)


def _classed(rows: Sequence[tuple[int, ...]]) -> tuple[Ints, tuple[int, ...]]:
    kinds = list(dict.fromkeys(rows))
    return np.array([kinds.index(row) for row in rows], np.int64), tuple(rows.index(kind) for kind in kinds)


class _Owns:
    """Numbers the own codes of all seats."""

    def __init__(
        self, house: House, bets: Sequence[Bet], plays: Sequence[Play], unstaked: Sequence[Sequence[Wager]]
    ) -> None:
        shape = (len(bets), seen_count(house), HANDS)
        self.numbers: dict[Own, int] = {}
        self.own = np.zeros(shape, np.int32)
        self.thrown = np.zeros(shape, np.uint8)
        self.finals = np.zeros((len(bets), HANDS), np.int32)
        self._drawn: list[int] = []
        for seat, (bet, play) in enumerate(zip(bets, plays, strict=True)):
            mine = [wager for wager in bet.tabled if not wager.looks_further]
            self._add(seat, mine, unstaked[seat], play)
        self.drawn = np.array(self._drawn or [0], np.int32)

    def _add(self, seat: int, mine: Sequence[Wager], unstaked: Sequence[Wager], play: Play) -> None:
        """The own codes of a seat.

        Hands that draw have a row of them for each kind of first hand, a column for each kind of final. The
        first of the rows that match is the one that pays, or one of each where awards are added.
        """

        def number(choice: Choice, rows: Sequence[int]) -> int:
            shown = tuple(
                row if row < len(wager.rows) and wager.rows[row].envy_minor else -1
                for row, wager in zip(rows[len(mine) :], unstaked, strict=True)
            )
            own = Own(seat, choice.multiple, choice.folds, tuple(rows[: len(mine)]), shown)
            return self.numbers.setdefault(own, len(self.numbers))

        wagers = [*mine, *unstaked]
        kinds, kind = _kinds([hand_rows(wager) for wager in wagers])
        numbers = [[number(choice, rows.tolist()) for rows in kinds] for choice in play.choices]
        self.own[seat] = np.array(numbers, np.int32)[play.chosen, kind]
        self.thrown[seat] = play.thrown
        drawing = play.thrown != 0
        if not drawing.any():
            return
        firsts, first_kind = _kinds([_drawn_rows(wager, True) for wager in wagers])
        finals, self.finals[seat] = _kinds([_drawn_rows(wager, False) for wager in wagers])
        begins = np.zeros((len(play.choices), len(firsts)), np.int32)
        for place, choice in enumerate(play.choices):
            for at, rows in enumerate(firsts if choice.thrown else ()):
                begins[place, at] = len(self._drawn)
                self._drawn += [number(choice, each) for each in _joined(wagers, rows, finals).tolist()]
        self.own[seat][drawing] = begins[play.chosen, first_kind][drawing]


def _kinds(columns: Sequence[Ints]) -> tuple[Ints, Ints]:
    """The different rows of these columns, and which of them each hand has."""
    if not columns:
        return np.zeros((1, 0), np.int64), np.zeros(HANDS, np.int64)
    kinds, kind = np.unique(np.stack(columns, axis=1), axis=0, return_inverse=True)
    return kinds, kind.ravel()


def hand_rows(wager: Wager) -> Ints:
    """The row that each hand makes where nothing was drawn."""
    marks, suits = _marks()
    return row_codes(wager, marks, marks, False, suits, suits)


def _drawn_rows(wager: Wager, on_first: bool) -> Ints:
    """The first row that each hand makes after a draw, of those that look at the first or the final cards."""
    places = [place for place, row in enumerate(wager.rows) if row.on_first == on_first]
    only = msgspec.structs.replace(wager, rows=tuple(wager.rows[place] for place in places))
    marks, suits = _marks()
    row, run = np.divmod(row_codes(only, marks, marks, True, suits, suits), len(wager.marks))
    return np.array([*places, len(wager.rows)], np.int64)[row] * len(wager.marks) + run


def _joined(wagers: Sequence[Wager], first: Ints, finals: Ints) -> Ints:
    """The codes of a first hand with each final one: what rows of both make, the run of the final hand."""
    runs = np.array([len(wager.marks) for wager in wagers], np.int64)
    pairs = zip(wagers, first // runs, (finals // runs).T, strict=True)
    made = np.array([joined_codes(*each) for each in pairs], np.int64).reshape(finals.T.shape).T
    return made * runs + finals % runs


@cache
def _marks() -> tuple[Ints, Ints]:
    return deck().strengths.astype(np.int64), suits_of(sets_of(3))
