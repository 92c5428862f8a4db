"""Random rounds for property tests: legal ones that reach every corner, and acts that fit nowhere.

Hypothesis draws a house and a seed; a seeded `Random` does the rest, so an example is one number to repeat.
"""

from random import Random
from typing import NamedTuple, get_args

from hypothesis import assume
from hypothesis import strategies as st

from kit.houses.invented import ALL_HOUSES, SLOW, any_house
from kit.play.offers import choose
from queenhigh.cards import DECK, Card, parse_cards
from queenhigh.engine import BYSTANDER, DEALER, SUPERVISOR, Action, Actor, Offer, Round, legal_actions, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.dealing import deal_order
from queenhigh.engine.record import Record, Step, act_on, start
from queenhigh.rules import House
from queenhigh.rules.records import DealMethod, Ground

PLAYERS = (player("ann"), player("ben"), player("cho"))
HOT_HANDS = [
    parse_cards(text)
    for text in (
        "As Ks Qs", "Ad Kd Qd", "Ah Kh Qh", "9h 8h 7h", "3c 2c Ac", "7c 7d 7s", "Jd Jh Js", "Ts 9d 8c",
        "4d 3h 2s", "Kc 9c 4c", "2d 8d Jd", "Ac Ad 5h", "8s 8h 2c",
    )
]  # fmt: skip
"""Hands at the top of pay tables, which plain chance would seldom deal."""


class Played(NamedTuple):
    """A played table: its house and every accepted or refused act with the state it led to."""

    house: House
    first: Round
    steps: tuple[Step, ...]
    states: tuple[Round, ...]

    @property
    def last(self) -> Round:
        return self.states[-1] if self.states else self.first

    @property
    def record(self) -> Record:
        return Record.of(self.first, self.steps)

    def at_least_one(self) -> "Played":
        """Refuse an example without a single step: there is nothing in it to check."""
        assume(self.steps)
        return self


seeds = st.integers(0, 2**32 - 1)
houses = st.sampled_from((*ALL_HOUSES, *SLOW)).map(any_house)


def fresh_cards(state: Round, count: int, rng: Random) -> tuple[Card, ...]:
    """Cards not on the table yet, hot hands among them."""
    used = set(state.cards_used)
    chosen: list[Card] = []
    while len(chosen) + 3 <= count and rng.random() < 0.6:
        hand = rng.choice(HOT_HANDS)
        if not used.intersection(hand):
            chosen += rng.sample(hand, 3)
            used.update(hand)
    rest = [card for card in DECK if card not in used]
    chosen += rng.sample(rest, count - len(chosen))
    if rng.random() < 0.3:  # so that the dealer's hand, which comes last, is a hot one at times
        chosen.reverse()
    return tuple(chosen)


def fill(offer: Offer, by: Actor, state: Round, rng: Random) -> Action:
    """An act that fits the offer."""
    return offer.act(by, **_choice(offer, state, rng))


def _choice(offer: Offer, state: Round, rng: Random) -> dict[str, object]:
    """What such an act has to choose."""
    match offer.do:
        case "place" | "play":
            return choose(offer, state.box(offer.box or 0).cards, rng)
        case "deal":
            return _deal(offer, state, rng)
        case "replace" | "replace_dealer":
            return {"cards": fresh_cards(state, offer.cards, rng)}
        case "draw_fourth":
            return {"card": fresh_cards(state, 1, rng)[0]}
        case "move_hands":
            return {"moves": _moves(offer, state, rng)}
        case "void_game":
            count = None if offer.count_least is None else offer.count_least + 5
            held = _held(state, rng) if state.moves or rng.random() < 0.2 else ()
            return {"count": count, "meters_minor": held}
        case "open":
            return {"meters_minor": _meters(state, rng)}
        case "settle":
            return {"meters_minor": _held(state, rng)}
        case _:
            return {}


def _meters(state: Round, rng: Random) -> tuple[tuple[str, int], ...]:
    """What some of the meters hold at this moment."""
    named = [meter.name for meter in state.house.meters if rng.random() < 0.3]
    return tuple((name, rng.randint(10**5, 10**6)) for name in named)


def _held(state: Round, rng: Random) -> tuple[tuple[str, int], ...]:
    """What every meter holds at this moment: as was shown, or not."""
    return tuple({**dict(state.meters_minor), **dict(_meters(state, rng))}.items())


def _deal(offer: Offer, state: Round, rng: Random) -> dict[str, object]:
    """The deal, to the wrong boxes now and then where the house has a rule for that."""
    method: DealMethod = "hand" if offer.method == "hand" else "shuffler"
    boxes: tuple[int, ...] = ()
    if offer.areas and rng.random() < 0.05:
        count = min(len(offer.areas), max(1, len(state.in_round) + rng.choice((0, 0, 0, -1, 1))))
        boxes = tuple(sorted(rng.sample(offer.areas, count)))
    beside = state.house.community
    cards = fresh_cards(state, 3 * (len(boxes) + 1) + beside if boxes else offer.cards, rng)
    packets = [cards[place : place + 3] for place in range(0, len(cards) - beside, 3)]
    community = cards[len(cards) - beside :]
    return {"cards": deal_order(packets[:-1], packets[-1], method, community), "boxes": boxes}


def _moves(offer: Offer, state: Round, rng: Random) -> tuple[tuple[int, int], ...]:
    """Moves that leave one hand with each bet: a round of swaps, or what puts a wrong deal right."""
    bets = {box.number for box in state.boxes if box.player and not box.voided}
    hands = {box.number for box in state.boxes if box.cards and not box.voided}
    if bets != hands:
        return tuple(zip(sorted(hands - bets), sorted(bets - hands), strict=True))
    movers = rng.sample(offer.areas, rng.randint(2, len(offer.areas)))
    return tuple(zip(movers, (*movers[1:], movers[0]), strict=True))


def people(state: Round) -> tuple[Actor, ...]:
    """Everybody who may act or look on."""
    return (*PLAYERS, DEALER, SUPERVISOR, BYSTANDER)


def next_action(state: Round, rng: Random, trouble: float) -> Action:
    """A legal act that brings the round on, most of the time; the supervisor steps in by `trouble`."""
    if rng.random() < (5 * trouble if state.phase == "settled" else trouble / 2):
        interventions = legal_actions(state, SUPERVISOR)
        if interventions:
            return fill(rng.choice(interventions), SUPERVISOR, state, rng)
    if state.misdealt and state.phase in ("deciding", "revealing"):
        offers = [
            offer for offer in legal_actions(state, SUPERVISOR) if offer.do in ("move_hands", "void_game")
        ]
        return fill(rng.choice(offers), SUPERVISOR, state, rng)
    if state.phase == "betting" and (not state.in_round or rng.random() < 0.9):
        by = rng.choice(PLAYERS)
        if bets := _bets(state, by, rng):
            return fill(rng.choice(bets), by, state, rng)
    players = [player(name) for name in sorted({box.player for box in state.in_round})]
    mine = [(offer, by) for by in players for offer in legal_actions(state, by) if offer.do != "place"]
    if not mine or state.phase == "betting" or rng.random() < 0.2:
        mine = [(offer, DEALER) for offer in legal_actions(state, DEALER)] or mine
    offer, by = rng.choice(mine)
    return fill(offer, by, state, rng)


def _bets(state: Round, by: Actor, rng: Random) -> list[Offer]:
    """What one player may place, or take back now and then; new wagers beside old ones are the likeliest."""
    offers = legal_actions(state, by)
    if rng.random() < 0.05:
        return list(offers)
    places = [offer for offer in offers if offer.do == "place"]
    beside = [
        offer
        for offer in places
        if state.box(offer.box or 1).player
        and not state.box(offer.box or 1).stake(state.house.by_name[offer.wager or ""])
    ]
    return beside if beside and rng.random() < 0.75 else places


def play(house: House, rng: Random, most_steps: int = 80, trouble: float = 0.02, games: int = 2) -> Played:
    """Play on until so many games are over or the steps run out."""
    first = state = start(house, rng.choice((0, 0, 41)))
    steps: list[Step] = []
    states: list[Round] = []
    for _ in range(most_steps):
        if state.phase in ("settled", "void") and state.game - first.game >= games and rng.random() < 0.7:
            break
        odd = rng.random() < 2 * trouble
        action = odd_action(state, rng) if odd else next_action(state, rng, trouble)
        state, step = act_on(state, action)
        steps.append(step)
        states.append(state)
    return Played(house, first, tuple(steps), tuple(states))


def odd_action(state: Round, rng: Random) -> Action:
    """Any act by anybody: out of turn, out of room, with cards and boxes that are not there."""
    by = rng.choice((*people(state), player(""), player("x" * 41), player("a\nb"), player("dealer")))
    box = rng.choice((*range(1, len(state.boxes) + 1), 0, -1, 99))
    wager = rng.choice((*(each.name for each in state.house.wagers), "nothing", "envy"))
    used = sorted(state.cards_used)
    count = rng.choice((0, 1, 2, 3, 3 * (len(state.in_round) + 1)))
    cards = tuple(rng.choices(DECK, k=count) if rng.random() < 0.4 else rng.sample(DECK, count))
    if used and cards and rng.random() < 0.3:
        cards = (rng.choice(used), *cards[1:])
    if 1 <= box <= len(state.boxes) and rng.random() < 0.6:
        by = player(state.box(box).player) if state.box(box).player else by
        thrown = (*state.box(box).cards, *cards)
        cards = tuple(rng.choices(thrown, k=min(len(thrown), rng.randint(0, 3))))
    amount = rng.choice((0, 1, 100, 250, 500, 1000, 1500, 33300, -500, 10**15, 10**30, rng.randint(0, 60000)))
    amount = rng.choice((amount, sum(state.box(box).stakes) if 1 <= box <= len(state.boxes) else amount))
    areas = (0, *(each.number for each in state.boxes if each.player or each.cards), 99)
    moves = tuple((rng.choice(areas), rng.choice(areas)) for _ in range(rng.randint(0, 3)))
    staff = by if rng.random() < 0.3 else DEALER
    chief = by if rng.random() < 0.3 else SUPERVISOR
    meters = ((rng.choice(("main", "gold", "other")), amount),) if rng.random() < 0.5 else ()
    boxes = tuple(rng.choices(range(len(state.boxes) + 2), k=rng.choice((0, 0, 1, len(state.in_round)))))
    boxes = tuple(sorted(boxes)) if rng.random() < 0.7 else boxes
    candidates: list[Action] = [
        act.OpenBetting(staff, meters),
        act.PlaceWager(by, box, wager, amount),
        act.WithdrawWager(by, box, wager),
        act.CloseBetting(staff),
        act.Deal(staff, rng.choice(("hand", "shuffler")), cards, boxes),
        act.Look(by, box),
        act.Fold(by, box),
        act.Play(by, box, amount, cards[:3]),
        act.Replace(staff, cards),
        act.Reveal(staff),
        act.DrawFourth(staff, rng.choice(DECK)),
        act.ReplaceDealer(staff, cards[:3]),
        act.Settle(staff, rng.choice((meters, state.meters_minor))),
        act.MoveHands(chief, moves),
        act.VoidGame(
            chief,
            state.game - (rng.random() < 0.2),
            rng.choice(get_args(Ground)),
            rng.choice((None, -1, 0, 1, 2, 3, 4, 51, 52, 53)),
            rng.random() < 0.3,
            rng.choice((meters, state.meters_minor, ())),
        ),
        act.VoidBox(chief, box),
    ]
    return rng.choice(candidates)
