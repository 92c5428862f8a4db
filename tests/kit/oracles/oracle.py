"""What must hold, said again and apart from the engine: room in an offer, and which cards a person sees."""

from collections import Counter

from kit.oracles.made import plainly_made
from queenhigh.cards import Card
from queenhigh.engine import DEALER, SUPERVISOR, Action, Actor, Offer, Round, legal_actions
from queenhigh.engine.acts import actions as act
from queenhigh.hands import strength
from queenhigh.rules.awards import MeterShare

NAMES = {
    act.OpenBetting: "open",
    act.PlaceWager: "place",
    act.WithdrawWager: "withdraw",
    act.CloseBetting: "close",
    act.Deal: "deal",
    act.Look: "look",
    act.Fold: "fold",
    act.Play: "play",
    act.Replace: "replace",
    act.Reveal: "reveal",
    act.DrawFourth: "draw_fourth",
    act.ReplaceDealer: "replace_dealer",
    act.Settle: "settle",
    act.MoveHands: "move_hands",
    act.VoidGame: "void_game",
    act.VoidBox: "void_box",
}


def has_room(state: Round, action: Action) -> bool:
    """Whether some listed offer has room for the act."""
    return any(fits(offer, action, state) for offer in legal_actions(state, action.by))


def fits(offer: Offer, action: Action, state: Round) -> bool:
    """Whether the act fills in this offer, going by what `Offer` and the act's own words say."""
    if offer.do != NAMES[type(action)]:
        return False
    if offer.box != getattr(action, "box", None):
        return False
    match action:
        case act.PlaceWager():
            return offer.wager == action.wager and _amount_fits(offer, action.amount_minor)
        case act.WithdrawWager():
            return offer.wager == action.wager
        case act.Play():
            mine = state.boxes[action.box - 1].cards
            thrown = action.discards
            own = len(set(thrown)) == len(thrown) and set(thrown) <= set(mine)
            allowed = (0,) if offer.stands_free and not thrown else offer.amounts_minor
            counts = offer.discards_only or range(offer.discards + 1)
            return action.amount_minor in allowed and len(thrown) in counts and own
        case act.Deal():
            return offer.method == action.method and _deal_fits(offer, action, state)
        case act.Replace() | act.ReplaceDealer():
            return _cards_fit(offer.cards, action.cards, state)
        case act.DrawFourth():
            return _cards_fit(offer.cards, (action.card,), state)
        case act.OpenBetting():
            return _meters_fit(offer, action.meters_minor)
        case act.Settle():
            return _meters_fit(offer, action.meters_minor, whole=True)
        case act.MoveHands():
            return _moves_fit(offer, action.moves, state)
        case act.VoidGame():
            held = _meters_fit(offer, action.meters_minor, whole=bool(state.moves))
            return held and offer.ground == action.ground and _void_fits(offer, action)
    return True


def _amount_fits(offer: Offer, amount: int) -> bool:
    assert offer.least_minor is not None
    assert offer.step_minor is not None
    if amount < offer.least_minor or (offer.most_minor is not None and amount > offer.most_minor):
        return False
    return amount % offer.step_minor == 0


def _meters_fit(offer: Offer, meters: tuple[tuple[str, int], ...], whole: bool = False) -> bool:
    if whole and len(meters) != len(offer.meters):
        return False
    return all(name in offer.meters and 0 <= amount <= 10**15 for name, amount in meters)


def _deal_fits(offer: Offer, action: act.Deal, state: Round) -> bool:
    """Cards for the boxes in the round, or for those that are named, each once and in order."""
    if not action.boxes:
        return _cards_fit(offer.cards, action.cards, state)
    rising = all(one < two for one, two in zip(action.boxes, action.boxes[1:], strict=False))
    there = all(box in offer.areas for box in action.boxes)
    needed = 3 * len(action.boxes) + 3 + state.house.community
    return rising and there and _cards_fit(needed, action.cards, state)


def _cards_fit(needed: int, cards: tuple[Card, ...], state: Round) -> bool:
    on_table = {*state.dealer, *state.community}
    on_table.update(card for box in state.boxes for card in (*box.cards, *box.drawn))
    return len(cards) == needed == len(set(cards)) and not on_table.intersection(cards)


def _moves_fit(offer: Offer, moves: tuple[tuple[int, int], ...], state: Round) -> bool:
    """Whole hands, each moved once to another place, and in the end one for each bet and for the dealer."""
    lying = Counter({0: 1} | {box.number: 1 for box in state.boxes if box.cards and not box.voided})
    for source, target in moves:
        if source == target or not {source, target} <= set(offer.areas):
            return False
        lying[source] -= 1
    if min(lying.values()) < 0:
        return False
    lying.update(target for _, target in moves)
    bets = {0: 1} | {box.number: 1 for box in state.boxes if box.player and not box.voided}
    return bool(moves) and dict(+lying) == bets


def _void_fits(offer: Offer, action: act.VoidGame) -> bool:
    if action.game != offer.game or (offer.unless_repaired and action.repairable):
        return False
    if offer.count_least is None:
        return True
    return action.count is not None and action.count >= offer.count_least and action.count != offer.count_not


def seen_cards(state: Round, viewer: Actor) -> set[Card]:
    """The cards that lie open to this person, by the rules of the game."""
    faces_up = len(state.dealer) if state.revealed else state.house.dealer.shows
    seen = {*state.dealer[:faces_up], *(state.community if state.revealed else ())}
    for box in state.boxes:
        held = {*box.cards, *box.drawn}
        own = bool(box.player) and (viewer.role, viewer.id) == ("player", box.player)
        if own and box.looked:
            seen |= held
        elif box.voided or not box.player:
            continue
        elif box.choice != "fold":
            seen |= held if state.revealed else set()
        elif state.was_settled and _alive_after_fold(state, box.number):
            checks = own or viewer in (DEALER, SUPERVISOR)
            seen |= held if checks or takes_from_meter(state, box.number) else set()
    return seen


LIVING = ("hand", "progressive", "colour", "six_card", "five_card", "dealer_hand")
"""Kinds of which the file says what a fold does to them."""


def _alive_after_fold(state: Round, number: int) -> bool:
    box = state.boxes[number - 1]
    return any(
        stake and wager.kind in LIVING and wager.after_fold == "live"
        for wager, stake in zip(state.house.wagers, box.stakes, strict=True)
    )


def takes_from_meter(state: Round, number: int) -> bool:
    """Whether a folded hand is paid out of a meter; its cards say so, even after the game was voided."""
    box = state.boxes[number - 1]
    for wager in state.house.wagers:
        if wager.kind != "progressive" or not box.stakes[wager.position]:
            continue
        if wager.after_fold == "lost" or wager.must_beat_dealer:
            continue
        if wager.looks in ("six_card", "five_card"):
            beside = state.dealer[:3] if wager.looks == "six_card" else state.community
            made = plainly_made((*box.cards, *beside))
            row = next((row for row in wager.rows if made.makes(row.hand, row.suits)), None)
            if row is not None and isinstance(row.award, MeterShare):
                return True
            continue
        suits = {card.suit for card in box.cards}
        mark = strength(box.cards)
        for row in wager.rows:
            assert row.strengths is not None
            if row.strengths.holds(mark) and row.when != "drew" and (not row.suits or suits <= row.suits):
                if isinstance(row.award, MeterShare):
                    return True
                break
    return False
