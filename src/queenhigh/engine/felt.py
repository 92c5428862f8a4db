"""The object one plays with: a table of one house, and everything that was done at it.

States are immutable, `decide` and `evolve` pure; `Felt` is the one thing that changes. It does no I/O and has
no chance of its own: cards come in with the deal.

>>> felt = Felt("prime").place(1, ante=10, pair_plus=5).deal("Kh Kd 4c", dealer="Jh 7h 2d").play(1)
>>> print(felt.settle())
Prime, round 1: settled
Dealer  J♥ 7♥ 2♦  Jack high  does not qualify
Box 1  p1  K♥ K♦ 4♣  Pair of kings  played
  Ante       £10  win   £20  Dealer's jack high does not qualify (Q high needed): Ante pays 1 to 1 (prime:5)
  Play       £10  push  £10  Dealer's jack high does not qualify (Q high needed): Play pushes (prime:5)
  Pair Plus   £5  win   £10  Pair of kings pays 1 to 1 on Pair Plus (prime:2)
Meter main at £1,000
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import NamedTuple

from queenhigh.cards import Card, CardsLike, cards_of, symbols
from queenhigh.displayed import Displayed
from queenhigh.engine.actors import DEALER, Actor, actor_of, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.betting import offer_place
from queenhigh.engine.acts.dealing import cards_for, deal_order, dealer_draw
from queenhigh.engine.acts.legal import legal_actions
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.decide import decide
from queenhigh.engine.events import Event
from queenhigh.engine.evolve import evolve_all
from queenhigh.engine.record import Record, Step
from queenhigh.engine.state import IN_PROGRESS, Box, Round, new_round
from queenhigh.engine.view import View, view
from queenhigh.facts import Amounts, Facts
from queenhigh.hands import quick_strength
from queenhigh.money import AmountLike, amount_of
from queenhigh.rules import HouseLike, find_house
from queenhigh.rules.catalogue import PathLike
from queenhigh.rules.records import DealMethod
from queenhigh.settlement import Line
from queenhigh.text import QueenHighError, plural, suggest
from queenhigh.words import DEFAULT, catalogue, hand_name, line_label, outcome_word, payout, refusal_text
from queenhigh.words.amounts import amount_text
from queenhigh.words.sayings import say


class FeltError(QueenHighError, ValueError):
    """What cannot be done at this table; nothing has changed."""


class RefusedError(FeltError):
    """An act that the engine refused: `refusal` has its code, facts and clause, the text says it."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(message)

    @property
    def code(self) -> str:
        return self.refusal.code


class _Moment(NamedTuple):
    """What stood before an act, and the act."""

    state: Round
    deck: tuple[Card, ...]
    step: Step


class Felt(Displayed):
    """One table of a house: the round as it stands (`state`), and the way there.

    Verbs do what the dealer and the players do, bring the round as far as they need, and give the felt back;
    `do` takes any act and gives its events. What is refused raises `RefusedError`, and then nothing is done,
    however many acts a verb stands for. Amounts are as the house writes them: ``10``, ``"2.50"`` or a
    ``Decimal``, in whole units; only actions made by hand take minor units.
    """

    def __init__(self, house: HouseLike, language: str = DEFAULT, *, start: Round | None = None) -> None:
        """A house, its id or the path of its file; `start` is a state of it to go on from."""
        self.house = start.house if start is not None else find_house(house)
        self.language = catalogue(language).language
        self._state = start if start is not None else new_round(self.house)
        self._past: list[_Moment] = []
        self._deck: tuple[Card, ...] = ()

    @property
    def state(self) -> Round:
        """The round as it stands, immutable."""
        return self._state

    @property
    def lines(self) -> tuple[Line, ...]:
        """The payout lines of the round."""
        return self._state.lines

    def line(self, box: int, wager: str) -> Line:
        """Return the one payout line of a wager in a box; ``progressive:envy`` for Envy on it."""
        name, _, kind = wager.partition(":")
        mine = [line for line in self._state.lines_of(box) if line.wager == name]
        found = [line for line in mine if (line.kind == kind if kind else line.kind != "envy")]
        if len(found) != 1:
            known = (line.wager + ":envy" * (line.kind == "envy") for line in self._state.lines_of(box))
            raise FeltError(f"box {box} has {plural(len(found), 'line')} of {wager}{suggest(wager, known)}")
        return found[0]

    def net(self, box: int) -> int:
        """Return what a box has gained or lost in the round, in minor units."""
        return sum(line.returned_minor - line.stake_minor for line in self._state.lines_of(box))

    def save(self, out: PathLike) -> None:
        """Write the record to a file, as `format_record` has it."""
        import_module("queenhigh.report.files").save_record(self.house, self.record, out)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every act since the felt was laid out, with its events."""
        return tuple(moment.step for moment in self._past)

    @property
    def record(self) -> Record:
        """The game at the table so far, as `format_record` writes and `replay` proves it."""
        opened = [place for place, step in enumerate(self.steps) if isinstance(step.action, act.OpenBetting)]
        begin = opened[-1] if opened else 0
        before = self._past[begin].state if self._past else self._state
        return Record.of(before, self.steps[begin:])

    def legal(self, who: Actor | str) -> tuple[Offer, ...]:
        """What this person may do now: an actor, ``dealer``, ``supervisor``, or the name of a player."""
        return legal_actions(self._state, actor_of(who))

    def view(self, who: Actor | str) -> View:
        """What this person may see now."""
        return view(self._state, actor_of(who))

    def copy(self) -> "Felt":
        """Another felt with the same past, to try something on."""
        other = Felt(self.house, self.language, start=self._state)
        other._past = list(self._past)
        other._deck = self._deck
        return other

    # Doing and undoing

    def do(self, action: act.Action) -> tuple[Event, ...]:
        """Do one act of anybody's; raises `RefusedError`, and nothing has changed then."""
        result = decide(self.house, self._state, action)
        if isinstance(result, Refusal):
            raise RefusedError(refusal_text(self.house, result, self.language), result)
        self._past.append(_Moment(self._state, self._deck, Step(action, result)))
        self._state = evolve_all(self._state, result)
        return result

    def undo(self, acts: int = 1) -> "Felt":
        """Take the last acts back, also those of games before."""
        if not 0 <= acts <= len(self._past):
            raise FeltError(f"{acts} acts cannot be taken back: {len(self._past)} were done")
        if acts:
            self._state, self._deck, _ = self._past[-acts]
            del self._past[-acts:]
        return self

    @contextmanager
    def whole(self) -> Iterator[None]:
        """All that is done inside or, where anything is raised there, none of it."""
        before = self._state, self._deck, list(self._past)
        try:
            yield
        except BaseException:
            self._state, self._deck, self._past = before
            raise

    # Betting

    def open(self, **meters: AmountLike) -> "Felt":
        """Begin the next game, its meters showing these amounts. `place` does so where none is under way."""
        self.do(act.OpenBetting(DEALER, self._amounts(meters)))
        return self

    def place(self, box: int, /, player: str = "", **stakes: AmountLike) -> "Felt":
        """Make stakes these amounts, in any order; without a name the player of a new box is p1, p2 ..."""
        if not stakes or not isinstance(player, str):
            raise FeltError("say stakes by their wagers, and the player by name: place(1, 'ann', ante=10)")
        waiting = self.house.without_followers(dict(self._amounts(stakes)))
        with self.whole():
            if self._state.phase not in IN_PROGRESS:
                self.open()
            by = self._bettor(box, player)
            while waiting:
                ready = next((each for each in waiting if self._is_free(by, box, each)), next(iter(waiting)))
                self.do(act.PlaceWager(by, box, ready, waiting.pop(ready)))
        return self

    def _is_free(self, by: Actor, box: int, wager: str) -> bool:
        """Whether nothing that the wager needs is still missing from the box."""
        offer = offer_place(self._state, by, box, wager) if type(box) is int else None
        return not (isinstance(offer, Refusal) and offer.code == "bet/needs_other")

    def withdraw(self, box: int, *wagers: str) -> "Felt":
        """Take wagers back, in this order."""
        with self.whole():
            by = self._bettor(box)
            for wager in wagers:
                self.do(act.WithdrawWager(by, box, wager))
        return self

    def close(self) -> "Felt":
        """No more bets. `deal` says so where they are open."""
        self.do(act.CloseBetting(DEALER))
        return self

    # Cards

    def deal(
        self,
        hands: CardsLike | Mapping[int, CardsLike] = (),
        dealer: CardsLike = (),
        community: CardsLike = (),
        *,
        deck: CardsLike | None = None,
        method: DealMethod | None = None,
    ) -> "Felt":
        """Deal: ``deal({1: "Kh Kd 4c", 3: "9s 8s 7s"}, dealer="Qs 7h 2d")``; one box's hand needs no number.

        Chance comes from outside: ``deal(deck=cards)`` takes a shuffled deck from the top, and replacement
        cards and the dealer's fourth come from what is left of it. In the house's first way unless told.
        """
        how = method or self.house.deals[0][0]
        with self.whole():
            if self._state.phase == "betting":
                self.close()
            rest = () if deck is None else cards_of(deck)
            if deck is not None and (hands or dealer or community or len({*rest}) < len(rest)):
                raise FeltError("say hands, or a deck of different cards that they come from")
            cards = rest[: cards_for(self._state, len(self._state.in_round))]
            if deck is None:
                theirs = _hand(cards_of(dealer), "the dealer")
                cards = deal_order(self._hands(hands), theirs, how, cards_of(community))
            self.do(act.Deal(DEALER, how, cards))
            self._deck = rest
        return self

    def _hands(self, hands: CardsLike | Mapping[int, CardsLike]) -> list[tuple[Card, ...]]:
        """The hands of the boxes in the round, in deal order."""
        boxes = [box.number for box in self._state.in_round]
        by_box = hands if isinstance(hands, Mapping) else dict.fromkeys(boxes[:1], hands)
        if set(by_box) != set(boxes):
            raise FeltError(f"hands go to boxes {boxes}, and not to {sorted(by_box, key=str)}")
        return [_hand(cards_of(by_box[box]), f"box {box}") for box in boxes]

    def _next(self, cards: CardsLike, count: int) -> tuple[Card, ...]:
        """The cards that were said or, where none were, so many of the deck that was dealt from."""
        said = cards_of(cards)
        used = self._state.cards_used
        return said or tuple(card for card in self._deck if card not in used)[:count]

    def look(self, *boxes: int) -> "Felt":
        """The players of these boxes pick up their cards."""
        with self.whole():
            for box in boxes:
                self.do(act.Look(self._by(box), box))
        return self

    def fold(self, *boxes: int) -> "Felt":
        with self.whole():
            for box in boxes:
                self.do(act.Fold(self._by(box), box))
        return self

    def play(self, *boxes: int, times: int | None = None, discard: CardsLike = ()) -> "Felt":
        """Play for so many Antes, the fewest unless told; where the hand counts, look at the cards first."""
        discards = cards_of(discard)
        wager = self.house.play
        looks = bool(discards) or (times is not None and wager is not None and times not in wager.multiples)
        with self.whole():
            for box in boxes:
                if looks and self._owner(box) and not self._state.box(box).looked:
                    self.look(box)
                self.do(act.Play(self._by(box), box, self._play_minor(box, times, bool(discards)), discards))
        return self

    def _play_minor(self, box: int, times: int | None, draws: bool) -> int:
        ante = self.house.ante
        wager = self.house.play
        if ante is None or wager is None or not self._owner(box):
            return 0  # which the engine refuses, with its reason
        if not draws and not self.house.folds:
            return 0
        return (wager.multiples[0] if times is None else times) * self._state.box(box).stake(ante)

    def replace(self, new: CardsLike = ()) -> "Felt":
        """Deal the replacement cards, in deal order."""
        due = sum(len(box.discards) for box in self._state.in_round)
        self.do(act.Replace(DEALER, self._next(new, due)))
        return self

    def reveal(self, new: CardsLike = ()) -> "Felt":
        """Turn the hands up, once the replacement cards have been dealt where some are due."""
        with self.whole():
            if self._state.phase == "replacing":
                self.replace(new)
            elif cards_of(new):
                raise FeltError("no replacement cards are due")
            self.do(act.Reveal(DEALER))
        return self

    def draw_fourth(self, card: CardsLike = ()) -> "Felt":
        """The dealer's fourth card; the three that replace their hand where it is replaced as a whole."""
        due = self.house.dealer.draws_at_most or 1
        if len(cards := self._next(card, due)) != due:
            raise FeltError(f"the dealer draws {plural(due, 'card')}: say which, or deal from a deck")
        self.do(dealer_draw(self._state, cards))
        return self

    def settle(self, new: CardsLike = (), fourth: CardsLike = (), **meters: AmountLike) -> "Felt":
        """Settle, once all that is due is revealed and drawn; meters hold what the table knows, or these."""
        with self.whole():
            if self._state.phase in ("replacing", "revealing"):
                self.reveal(new)
            if self._state.phase == "dealer_drawing":
                self.draw_fourth(fourth)
            elif cards_of(fourth):
                raise FeltError("the dealer takes no fourth card")
            held = {**dict(self._state.meters_minor), **dict(self._amounts(meters))}
            self.do(act.Settle(DEALER, tuple(held.items())))
        return self

    def _owner(self, box: int) -> str:
        there = type(box) is int and 1 <= box <= len(self._state.boxes)
        return self._state.box(box).player if there else ""

    def _bettor(self, box: int, name: str = "") -> Actor:
        """Who bets in a box: whoever is named, has it, or is called after it."""
        return player(name or self._owner(box) or f"p{box}")

    def _by(self, box: int) -> Actor:
        """The player of a box; nobody, whom the engine refuses, where there is none."""
        return player(self._owner(box))

    def _amounts(self, said: Mapping[str, AmountLike]) -> Amounts:
        return tuple((name, amount_of(each, self.house.currency)) for name, each in said.items())

    def __repr__(self) -> str:
        parts = (repr(self.house.id), f"game={self._state.game}", f"phase={self._state.phase!r}")
        return f"Felt({', '.join(parts)})"

    def __str__(self) -> str:
        return felt_text(self._state, self.language)


def _hand(cards: tuple[Card, ...], whose: str) -> tuple[Card, ...]:
    if len(cards) != 3:
        raise FeltError(f"{whose} has {len(cards)} cards: a hand has three")
    return cards


def felt_text(state: Round, language: str = DEFAULT) -> str:
    """The whole felt to read, every card face up: for whoever holds the deck, not for one player."""
    house = state.house
    words = catalogue(language)
    phase = words.template("phase", state.phase)
    lines = [words.say("felt", "head", {"house": house.name, "game": state.game, "phase": phase})]
    if state.dealer:
        lines.append("  ".join([words.template("settled", "dealer"), *_dealer_words(state, language)]))
    for box in state.boxes:
        if box.player or box.cards:
            lines += _box_lines(state, box, language)
    for name, held_minor in state.meters_minor:
        lines.append(say("log", house, "meter", Facts(meter=name, amount_minor=held_minor), language))
    return "\n".join(lines)


def _dealer_words(state: Round, language: str) -> list[str]:
    hand = state.dealer_hand
    rule = state.house.dealer
    said = [symbols(state.dealer), hand_name(hand.strength, language)]
    if not rule.always_qualifies:
        word = "qualifies" if hand.strength >= rule.qualifying_strength else "not_qualified"
        said.append(catalogue(language).template("settled", word))
    if state.community:
        said.append(f"{catalogue(language).template('settled', 'community')} {symbols(state.community)}")
    return said


def _box_lines(state: Round, box: Box, language: str) -> list[str]:
    house = state.house
    words = catalogue(language)
    head = [words.say("settled", "this_box", {"box": box.number}), box.player, symbols(box.final)]
    if len(box.final) == 3:
        head.append(hand_name(quick_strength(box.final), language))
    if box.discards:
        head.append(f"{words.template('settled', 'discarded')} {symbols(box.discards)}")
    if box.choice:
        head.append(words.template("choice", box.choice))
    if box.voided:
        head.append(words.template("phase", "void"))
    paid = state.lines_of(box.number)
    rows = [
        (
            line_label(house, line, language),
            amount_text(line.stake_minor, house.currency, language) if line.stake_minor else "",
            outcome_word(line, language),
            amount_text(line.returned_minor, house.currency, language),
            f"{payout(house, line, language)} ({line.clause})",
        )
        for line in paid
    ]
    settled = {line.wager for line in paid}
    rows += [
        (house.label(wager.name, language), amount_text(stake_minor, house.currency, language), "", "", "")
        for wager, stake_minor in zip(house.wagers, box.stakes, strict=True)
        if stake_minor and wager.name not in settled
    ]
    return ["  ".join(part for part in head if part), *_aligned(rows)]


def _aligned(rows: list[tuple[str, str, str, str, str]]) -> list[str]:
    """Rows under one another: wager, stake, outcome, what comes back, why."""
    name, stake, outcome, back = (max((len(row[at]) for row in rows), default=0) for at in range(4))
    return [
        f"  {row[0]:<{name}}  {row[1]:>{stake}}  {row[2]:<{outcome}}  {row[3]:>{back}}  {row[4]}".rstrip()
        for row in rows
    ]
