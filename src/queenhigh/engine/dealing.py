"""The dealer's acts, from open betting to the settlement: what is offered, and why an act is refused."""

from collections.abc import Sequence

from queenhigh.cards import Card, repeated
from queenhigh.engine.actions import DEALER, Deal, DrawFourth, OpenBetting, Replace
from queenhigh.engine.offers import Offer
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import IN_PROGRESS, Round
from queenhigh.money import AMOUNT_LIMIT_MINOR
from queenhigh.rules.reader import suggest
from queenhigh.rules.records import DealMethod


def _not_dealer(by: str, act: str) -> Refusal | None:
    return None if by == DEALER else Refusal("action/wrong_role", f"only the dealer {act}, and not {by}")


def offer_open(state: Round, by: str) -> Offer | Refusal:
    """The room to begin the next game."""
    if refusal := _not_dealer(by, "opens the betting"):
        return refusal
    if state.phase in IN_PROGRESS:
        return Refusal(
            "round/under_way", f"game {state.game} is under way and must end before the next begins"
        )
    return Offer("open", by, meters=tuple(meter.name for meter in state.house.meters))


def misfit_open(state: Round, offer: Offer, action: OpenBetting) -> Refusal | None:
    """Why these meters cannot be what the house's meters hold, if so."""
    known = offer.meters
    for name, amount_minor in action.meters_minor.items():
        if name not in known:
            return Refusal("meter/unknown", f"this house has no meter {name!r}{suggest(name, known)}")
        if not 0 <= amount_minor <= AMOUNT_LIMIT_MINOR:
            return Refusal("meter/out_of_range", f"a meter cannot hold {amount_minor}")
    return None


def offer_close(state: Round, by: str) -> Offer | Refusal:
    """The room to announce no more bets."""
    if refusal := _not_dealer(by, "closes the betting"):
        return refusal
    house = state.house
    if state.phase != "betting":
        return Refusal("round/not_betting", "betting is not open", house.cite(house.conduct.close))
    if not state.in_round:
        openers = " or ".join(wager.label for wager in house.wagers if wager.opens_box)
        clause = house.cite(house.conduct.join)
        return Refusal("round/no_bets", f"no box is in the round: it takes {openers}", clause)
    return Offer("close", by)


def offer_deal(state: Round, by: str, method: str) -> Offer | Refusal:
    """The room to deal in one of the house's ways."""
    if refusal := _not_dealer(by, "deals"):
        return refusal
    if state.phase != "closed":
        clause = state.house.cite(state.house.conduct.close)
        return Refusal("deal/not_now", "cards are dealt once, after the bets are closed", clause)
    methods = [name for name, _ in state.house.deals]
    if method not in methods:
        return Refusal("deal/method_not_used", f"this house deals by {' or '.join(methods)}, not by {method}")
    return Offer("deal", by, cards=3 * (len(state.in_round) + 1), method=method)


def misfit_deal(state: Round, offer: Offer, action: Deal) -> Refusal | None:
    return _misfit_cards(state, offer, action.cards, dict(state.house.deals)[action.method])


def deal_order(
    hands: Sequence[Sequence[Card]], dealer: Sequence[Card], method: DealMethod
) -> tuple[Card, ...]:
    """The cards in the order they must leave the deck for these hands, in deal order, and the dealer's."""
    packets = [*hands, dealer]
    if method == "shuffler":
        return tuple(card for packet in packets for card in packet)
    return tuple(packet[turn] for turn in range(3) for packet in packets)


def _misfit_cards(state: Round, offer: Offer, cards: Sequence[Card], clause: str = "") -> Refusal | None:
    """Why these cards cannot come off the deck now, if so."""
    house = state.house
    if len(cards) != offer.cards:
        boxes = ", ".join(str(box.number) for box in state.in_round)
        said = f"{len(cards)} cards given, {offer.cards} are needed (boxes in the round: {boxes})"
        return Refusal("deal/wrong_count", said, house.cite(clause))
    deck = house.cite(house.conduct.deck)
    twice = repeated(cards) if len(set(cards)) != len(cards) else None
    if twice is not None:
        said = f"{twice} is given twice: there is one of each card in the deck"
        return Refusal("deal/repeated_card", said, deck)
    if not state.cards_used.isdisjoint(cards):
        # Which one is not said: most cards on the table lie face down.
        return Refusal("deal/repeated_card", "a card given here is on the table already", deck)
    return None


def offer_replace(state: Round, by: str) -> Offer | Refusal:
    """The room to deal replacement cards."""
    if refusal := _not_dealer(by, "deals replacement cards"):
        return refusal
    if state.phase != "replacing":
        return Refusal(
            "replace/not_now", "replacement cards are dealt once every box has decided, if any drew"
        )
    return Offer("replace", by, cards=sum(len(box.discards) for box in state.in_round))


def misfit_replace(state: Round, offer: Offer, action: Replace) -> Refusal | None:
    return _misfit_cards(state, offer, action.cards, state.house.decision.draw_clause)


def offer_reveal(state: Round, by: str) -> Offer | Refusal:
    """The room to turn the hands up."""
    if refusal := _not_dealer(by, "reveals the hands"):
        return refusal
    if state.phase != "revealing":
        clause = state.house.cite(state.house.conduct.reveal)
        return Refusal("reveal/not_now", "hands are turned up once, after every box has decided", clause)
    return Offer("reveal", by)


def offer_draw_fourth(state: Round, by: str) -> Offer | Refusal:
    """The room for the dealer's fourth card."""
    if refusal := _not_dealer(by, "draws a fourth card"):
        return refusal
    if state.phase != "dealer_drawing":
        clause = state.house.cite(state.house.dealer.draw_clause)
        return Refusal("draw_fourth/not_now", "the dealer takes no fourth card now", clause)
    return Offer("draw_fourth", by, cards=1)


def misfit_draw_fourth(state: Round, offer: Offer, action: DrawFourth) -> Refusal | None:
    return _misfit_cards(state, offer, (action.card,), state.house.dealer.draw_clause)


def offer_settle(state: Round, by: str) -> Offer | Refusal:
    """The room to settle the round."""
    if refusal := _not_dealer(by, "settles"):
        return refusal
    if state.phase != "settling":
        return Refusal("settle/not_now", "a round is settled once, when the hands are turned up")
    return Offer("settle", by)
