"""The only authority on legality: what each person may do now.

`legal_actions` lists the offers; `refusal` measures one act by the same offers. So an act is refused exactly
when no listed offer has room for it, and a page that enables what is listed enables what is accepted.
"""

from collections.abc import Iterator
from typing import assert_never

from queenhigh.engine.actors import Actor
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts.betting import betting_offers, misfit_place, offer_place, offer_withdraw
from queenhigh.engine.acts.dealing import (
    misfit_deal,
    misfit_draw_fourth,
    misfit_held,
    misfit_open,
    misfit_replace,
    offer_close,
    offer_deal,
    offer_draw_fourth,
    offer_open,
    offer_replace,
    offer_reveal,
    offer_settle,
)
from queenhigh.engine.acts.deciding import hand_offers, misfit_play, offer_fold, offer_look, offer_play
from queenhigh.engine.acts.malformed import malformed
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.acts.voiding import (
    misfit_move_hands,
    misfit_void_game,
    offer_move_hands,
    offer_void_box,
    offer_void_game,
)
from queenhigh.engine.state import BEFORE_DEAL, Round


def legal_actions(state: Round, by: Actor) -> tuple[Offer, ...]:
    """Every offer this person has now, in a fixed order."""
    match by.role:
        case "dealer":
            return tuple(offer for offer in _dealer_slots(state, by) if isinstance(offer, Offer))
        case "supervisor":
            return tuple(offer for offer in _supervisor_slots(state, by) if isinstance(offer, Offer))
        case "player" if state.phase == "betting":
            return tuple(betting_offers(state, by))
        case "player" if state.phase not in BEFORE_DEAL:
            return tuple(hand_offers(state, by))
        case "player" | "bystander":
            return ()
        case never:
            assert_never(never)


def _dealer_slots(state: Round, by: Actor) -> Iterator[Offer | Refusal]:
    yield offer_open(state, by)
    yield offer_close(state, by)
    for method, _ in state.house.deals:
        yield offer_deal(state, by, method)
    yield offer_replace(state, by)
    yield offer_reveal(state, by)
    yield offer_draw_fourth(state, by)
    yield offer_settle(state, by)


def _supervisor_slots(state: Round, by: Actor) -> Iterator[Offer | Refusal]:
    for rule in state.house.irregularities:
        yield offer_void_game(state, by, rule.ground, state.game)
    for box in state.boxes:
        yield offer_void_box(state, by, box.number)
    yield offer_move_hands(state, by)


def refusal(state: Round, action: act.Action) -> Refusal | None:
    """Why this act is refused now; none where an offer has room for it."""
    refused = malformed(action)
    if refused is not None:
        return refused
    offer = _offer_for(state, action)
    return offer if isinstance(offer, Refusal) else _misfit(state, offer, action)


def _offer_for(state: Round, action: act.Action) -> Offer | Refusal:
    match action:
        case act.PlaceWager():
            return offer_place(state, action.by, action.box, action.wager)
        case act.Play():
            return offer_play(state, action.by, action.box)
        case act.Look():
            return offer_look(state, action.by, action.box)
        case act.Fold():
            return offer_fold(state, action.by, action.box)
        case act.WithdrawWager():
            return offer_withdraw(state, action.by, action.box, action.wager)
        case act.OpenBetting():
            return offer_open(state, action.by)
        case act.CloseBetting():
            return offer_close(state, action.by)
        case act.Deal():
            return offer_deal(state, action.by, action.method)
        case act.Replace():
            return offer_replace(state, action.by)
        case act.Reveal():
            return offer_reveal(state, action.by)
        case act.DrawFourth():
            return offer_draw_fourth(state, action.by)
        case act.Settle():
            return offer_settle(state, action.by)
        case act.MoveHands():
            return offer_move_hands(state, action.by)
        case act.VoidGame():
            return offer_void_game(state, action.by, action.ground, action.game)
        case act.VoidBox():
            return offer_void_box(state, action.by, action.box)
        case never:
            assert_never(never)


def _misfit(state: Round, offer: Offer, action: act.Action) -> Refusal | None:
    """Why an act lies outside its offer, if it does; some acts leave nothing to fill in."""
    match action:
        case act.PlaceWager():
            return misfit_place(state, offer, action)
        case act.Play():
            return misfit_play(state, offer, action)
        case act.Deal():
            return misfit_deal(state, offer, action)
        case act.Replace():
            return misfit_replace(state, offer, action)
        case act.DrawFourth():
            return misfit_draw_fourth(state, action)
        case act.OpenBetting():
            return misfit_open(offer, action)
        case act.Settle():
            return misfit_held(offer, action.meters_minor)
        case act.MoveHands():
            return misfit_move_hands(state, offer, action)
        case act.VoidGame():
            return misfit_void_game(state, offer, action)
        case (
            act.Look() | act.Fold() | act.WithdrawWager() | act.CloseBetting() | act.Reveal() | act.VoidBox()
        ):
            return None
        case never:
            assert_never(never)
