"""The only authority on legality: what each person may do now.

`legal_actions` lists the offers; `refusal` measures one act by the same offers. So an act is refused exactly
when no listed offer has room for it, and a page that enables what is listed enables what is accepted.
"""

from collections.abc import Iterator
from typing import assert_never

from queenhigh.engine.actors import Actor
from queenhigh.engine.acts import actions as act
from queenhigh.engine.acts import dealing, voiding
from queenhigh.engine.acts.betting import betting_offers, misfit_place, offer_place, offer_withdraw
from queenhigh.engine.acts.deciding import hand_offers, misfit_play, offer_fold, offer_look, offer_play
from queenhigh.engine.acts.malformed import malformed
from queenhigh.engine.acts.offers import DONE_BY, Offer
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.state import BEFORE_DEAL, Round
from queenhigh.facts import Facts


def legal_actions(state: Round, by: Actor) -> tuple[Offer, ...]:
    """Every offer this person has now, in a fixed order."""
    match by.role:
        case "dealer":
            return tuple(offer for offer in _dealer_slots(state) if isinstance(offer, Offer))
        case "supervisor":
            return tuple(offer for offer in _supervisor_slots(state) if isinstance(offer, Offer))
        case "player" if state.phase == "betting":
            return tuple(betting_offers(state, by))
        case "player" if state.phase not in BEFORE_DEAL:
            return tuple(hand_offers(state, by))
        case "player" | "bystander":
            return ()
        case never:
            assert_never(never)


def _dealer_slots(state: Round) -> Iterator[Offer | Refusal]:
    yield dealing.offer_open(state)
    yield dealing.offer_close(state)
    for method, _ in state.house.deals:
        yield dealing.offer_deal(state, method)
    yield dealing.offer_replace(state)
    yield dealing.offer_reveal(state)
    yield dealing.offer_draw_fourth(state)
    yield dealing.offer_replace_dealer(state)
    yield dealing.offer_settle(state)


def _supervisor_slots(state: Round) -> Iterator[Offer | Refusal]:
    for rule in state.house.irregularities:
        yield voiding.offer_void_game(state, rule.ground, state.game)
    for box in state.boxes:
        yield voiding.offer_void_box(state, box.number)
    yield voiding.offer_move_hands(state)


def refusal(state: Round, action: act.Action) -> Refusal | None:
    """Why this act is refused now; none where an offer has room for it."""
    refused = malformed(action)
    if refused is not None:
        return refused
    do, role = DONE_BY[type(action)]
    if action.by.role != role:
        return Refusal("action/wrong_role", Facts(role=action.by.role, needed_role=role, act=do))
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
            return dealing.offer_open(state)
        case act.CloseBetting():
            return dealing.offer_close(state)
        case act.Deal():
            return dealing.offer_deal(state, action.method)
        case act.Replace():
            return dealing.offer_replace(state)
        case act.Reveal():
            return dealing.offer_reveal(state)
        case act.DrawFourth():
            return dealing.offer_draw_fourth(state)
        case act.ReplaceDealer():
            return dealing.offer_replace_dealer(state)
        case act.Settle():
            return dealing.offer_settle(state)
        case act.MoveHands():
            return voiding.offer_move_hands(state)
        case act.VoidGame():
            return voiding.offer_void_game(state, action.ground, action.game)
        case act.VoidBox():
            return voiding.offer_void_box(state, action.box)
        case never:
            assert_never(never)


def _misfit(state: Round, offer: Offer, action: act.Action) -> Refusal | None:
    """Why an act lies outside its offer, if it does; some acts leave nothing to fill in."""
    match action:
        case act.PlaceWager():
            return misfit_place(state, offer, action)
        case act.Play():
            return misfit_play(state, offer, action)
        case (
            act.Look() | act.Fold() | act.WithdrawWager() | act.CloseBetting() | act.Reveal() | act.VoidBox()
        ):
            return None
        case act.Deal():
            return dealing.misfit_deal(state, offer, action)
        case act.Replace():
            return dealing.misfit_replace(state, offer, action)
        case act.DrawFourth():
            return dealing.misfit_draw_fourth(state, action)
        case act.ReplaceDealer():
            return dealing.misfit_replace_dealer(state, offer, action)
        case act.OpenBetting():
            return dealing.misfit_meters(offer, action.meters_minor)
        case act.Settle():
            return dealing.misfit_held(offer, action.meters_minor)
        case act.MoveHands():
            return voiding.misfit_move_hands(state, offer, action)
        case act.VoidGame():
            return voiding.misfit_void_game(state, offer, action)
        case never:
            assert_never(never)
