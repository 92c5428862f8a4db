"""The dealer's acts, from open betting to the settlement: what is offered, and why an act is refused."""

from collections.abc import Sequence

from queenhigh.cards import Card, repeated
from queenhigh.engine.actors import DEALER
from queenhigh.engine.acts.actions import Deal, DrawFourth, Replace, ReplaceDealer
from queenhigh.engine.acts.deciding import misdealt
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.state import IN_PROGRESS, Round
from queenhigh.facts import Amounts, Facts
from queenhigh.money import AMOUNT_LIMIT_MINOR
from queenhigh.rules.records import DealMethod


def _meters(state: Round) -> tuple[str, ...]:
    return tuple(meter.name for meter in state.house.meters)


def offer_open(state: Round) -> Offer | Refusal:
    """The room to begin the next game."""
    if state.phase in IN_PROGRESS:
        return Refusal("round/under_way", Facts(game=state.game))
    return Offer("open", meters=_meters(state))


def misfit_held(offer: Offer, meters_minor: Amounts) -> Refusal | None:
    """Why these amounts cannot be what every meter holds at this moment, if so."""
    named = {name for name, _ in meters_minor}
    missing = tuple(name for name in offer.meters if name not in named)
    refused = misfit_meters(offer, meters_minor)
    if refused is None and missing:
        return Refusal("meter/missing", Facts(meter=missing[0], known=offer.meters))
    return refused


def misfit_meters(offer: Offer, meters_minor: Amounts) -> Refusal | None:
    """Why these amounts cannot be what some of the house's meters hold, if so."""
    for name, amount_minor in meters_minor:
        if name not in offer.meters:
            return Refusal("meter/unknown", Facts(name=name, known=offer.meters))
        if not 0 <= amount_minor <= AMOUNT_LIMIT_MINOR:
            facts = Facts(meter=name, amount_minor=amount_minor, most_minor=AMOUNT_LIMIT_MINOR)
            return Refusal("meter/out_of_range", facts)
    return None


def offer_close(state: Round) -> Offer | Refusal:
    """The room to announce no more bets."""
    house = state.house
    if state.phase != "betting":
        return Refusal("round/not_betting", clause=house.cite(house.conduct.close))
    if not state.in_round:
        openers = tuple(wager.name for wager in house.wagers if wager.opens_box)
        return Refusal("round/no_bets", Facts(one_of=openers), house.cite(house.conduct.join))
    return Offer("close")


def offer_deal(state: Round, method: str) -> Offer | Refusal:
    """The room to deal in one of the house's ways."""
    if state.phase != "closed":
        return Refusal("deal/not_now", clause=state.house.cite(state.house.conduct.close))
    methods = tuple(name for name, _ in state.house.deals)
    if method not in methods:
        return Refusal("deal/method_not_used", Facts(method=method, methods=methods))
    can_go_wrong = any(state.house.irregularity(ground) for ground in ("wrong_deal", "misdeal"))
    areas = tuple(box.number for box in state.boxes) if can_go_wrong else ()
    cards = cards_for(state, len(state.in_round))
    community = state.house.community
    return Offer("deal", cards=cards, community=community, method=method, areas=areas)


def cards_for(state: Round, boxes: int) -> int:
    """How many cards a deal to so many boxes takes: three to each and to the dealer, then everybody's."""
    return 3 * (boxes + 1) + state.house.community


def misfit_deal(state: Round, offer: Offer, action: Deal) -> Refusal | None:
    """Why these cards cannot have gone to these boxes, if so."""
    clause = dict(state.house.deals)[action.method]
    if not action.boxes:
        return _misfit_cards(state, offer.cards, action.cards, clause)
    if not offer.areas:
        facts = Facts(case="no_rule", boxes=tuple(box.number for box in state.in_round))
        return Refusal("deal/wrong_boxes", facts)
    in_order = list(action.boxes) == sorted(set(action.boxes)) and set(action.boxes) <= set(offer.areas)
    if not in_order:
        return Refusal("deal/wrong_boxes", Facts(boxes=action.boxes, count=len(offer.areas)))
    needed = cards_for(state, len(action.boxes))
    return _misfit_cards(state, needed, action.cards, clause, action.boxes, "dealt_to")


def deal_order(
    hands: Sequence[Sequence[Card]],
    dealer: Sequence[Card],
    method: DealMethod,
    community: Sequence[Card] = (),
) -> tuple[Card, ...]:
    """The cards in the order they must leave the deck for these hands, in deal order, and the dealer's.

    Community cards come last of all.
    """
    packets = [*hands, dealer]
    if method == "shuffler":
        return (*(card for packet in packets for card in packet), *community)
    return (*(packet[turn] for turn in range(3) for packet in packets), *community)


def _misfit_cards(
    state: Round,
    needed: int,
    cards: Sequence[Card],
    clause: str,
    boxes: tuple[int, ...] | None = None,
    case: str = "",
) -> Refusal | None:
    """Why these cards cannot come off the deck now, if so."""
    house = state.house
    if len(cards) != needed:
        to = tuple(box.number for box in state.in_round) if boxes is None else boxes
        facts = Facts(case=case, count=len(cards), needed=needed, boxes=to)
        return Refusal("deal/wrong_count", facts, house.cite(clause))
    deck = house.cite(house.conduct.deck)
    twice = repeated(cards) if len(set(cards)) != len(cards) else None
    if twice is not None:
        return Refusal("deal/repeated_card", Facts(card=twice), deck)
    if not state.cards_used.isdisjoint(cards):
        # Which one is not said: most cards on the table lie face down.
        return Refusal("deal/repeated_card", Facts(case="on_table"), deck)
    return None


def offer_replace(state: Round) -> Offer | Refusal:
    """The room to deal replacement cards."""
    if state.phase != "replacing":
        return Refusal("replace/not_now")
    return Offer("replace", cards=sum(len(box.discards) for box in state.in_round))


def misfit_replace(state: Round, offer: Offer, action: Replace) -> Refusal | None:
    """Why these cannot be the replacement cards, if so."""
    boxes = tuple(box.number for box in state.in_round if box.discards)
    clause = state.house.decision.draw_clause
    return _misfit_cards(state, offer.cards, action.cards, clause, boxes, "replace")


def offer_reveal(state: Round) -> Offer | Refusal:
    """The room to turn the hands up."""
    if state.phase != "revealing":
        return Refusal("reveal/not_now", clause=state.house.cite(state.house.conduct.reveal))
    return misdealt(state) if state.misdealt else Offer("reveal")


def dealer_draw(state: Round, cards: tuple[Card, ...]) -> DrawFourth | ReplaceDealer:
    """The act by which the dealer of this house takes more cards: a fourth one, or three new ones."""
    return ReplaceDealer(DEALER, cards) if state.house.dealer.replaces else DrawFourth(DEALER, cards[0])


def offer_replace_dealer(state: Round) -> Offer | Refusal:
    """The room for the three cards that replace the dealer's hand."""
    if state.phase != "dealer_drawing" or not state.house.dealer.replaces:
        return Refusal("replace_dealer/not_now", clause=state.house.cite(state.house.dealer.draw_clause))
    return Offer("replace_dealer", cards=3)


def misfit_replace_dealer(state: Round, offer: Offer, action: ReplaceDealer) -> Refusal | None:
    """Why these cannot be the dealer's new hand, if so."""
    return _misfit_cards(state, offer.cards, action.cards, state.house.dealer.draw_clause, (), "dealer")


def offer_draw_fourth(state: Round) -> Offer | Refusal:
    """The room for the dealer's fourth card."""
    if state.phase != "dealer_drawing" or state.house.dealer.replaces:
        return Refusal("draw_fourth/not_now", clause=state.house.cite(state.house.dealer.draw_clause))
    return Offer("draw_fourth", cards=1)


def misfit_draw_fourth(state: Round, action: DrawFourth) -> Refusal | None:
    """Why this cannot be the dealer's fourth card, if so."""
    return _misfit_cards(state, 1, (action.card,), state.house.dealer.draw_clause)


def offer_settle(state: Round) -> Offer | Refusal:
    """The room to settle the round, with what the meters hold at this moment."""
    if state.phase != "settling":
        return Refusal("settle/not_now")
    return Offer("settle", meters=_meters(state))
