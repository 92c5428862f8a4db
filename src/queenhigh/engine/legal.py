"""The only authority on legality: what each person may do now.

`legal_actions` lists the offers; `refusal` measures one act by the same offers. So an act is refused exactly
when no listed offer has room for it, and a page that enables what is listed enables what is accepted.
"""

from collections.abc import Callable, Iterator
from typing import Any

from queenhigh.engine import actions as act
from queenhigh.engine.bets import misfit_place, offer_place, offer_withdraw
from queenhigh.engine.choices import misfit_play, offer_fold, offer_look, offer_play
from queenhigh.engine.dealing import (
    misfit_deal,
    misfit_draw_fourth,
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
from queenhigh.engine.irregular import (
    misfit_move_hands,
    misfit_void_game,
    offer_move_hands,
    offer_void_box,
    offer_void_game,
)
from queenhigh.engine.offers import Offer
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import Round


def legal_actions(state: Round, by: str) -> tuple[Offer, ...]:
    """Every offer this person has now, in a fixed order."""
    return tuple(offer for offer in _slots(state, by) if isinstance(offer, Offer))


def _slots(state: Round, by: str) -> Iterator[Offer | Refusal]:
    match act.role_of(by):
        case "dealer":
            yield offer_open(state, by)
            yield offer_close(state, by)
            for method, _ in state.house.deals:
                yield offer_deal(state, by, method)
            yield offer_replace(state, by)
            yield offer_reveal(state, by)
            yield offer_draw_fourth(state, by)
            yield offer_settle(state, by)
        case "supervisor":
            for rule in state.house.irregularities:
                yield offer_void_game(state, by, rule.ground, state.game)
            yield from (offer_void_box(state, by, box.number) for box in state.boxes)
            yield offer_move_hands(state, by)
        case "player":
            for box in state.boxes:
                yield from (offer_place(state, by, box.number, wager.name) for wager in state.house.wagers)
                yield from (offer_withdraw(state, by, box.number, wager.name) for wager in state.house.wagers)
                yield offer_look(state, by, box.number)
                yield offer_fold(state, by, box.number)
                yield offer_play(state, by, box.number)


def refusal(state: Round, action: act.Action) -> Refusal | None:
    """Why this act is refused now; none where an offer has room for it."""
    offer = _OFFERS[type(action)](state, action)
    if isinstance(offer, Refusal):
        return offer
    measure = _MISFITS.get(type(action))
    return measure(state, offer, action) if measure is not None else None


_OFFERS: dict[type, Callable[[Round, Any], Offer | Refusal]] = {
    act.OpenBetting: lambda state, action: offer_open(state, action.by),
    act.PlaceWager: lambda state, action: offer_place(state, action.by, action.box, action.wager),
    act.WithdrawWager: lambda state, action: offer_withdraw(state, action.by, action.box, action.wager),
    act.CloseBetting: lambda state, action: offer_close(state, action.by),
    act.Deal: lambda state, action: offer_deal(state, action.by, action.method),
    act.Look: lambda state, action: offer_look(state, action.by, action.box),
    act.Fold: lambda state, action: offer_fold(state, action.by, action.box),
    act.Play: lambda state, action: offer_play(state, action.by, action.box),
    act.Replace: lambda state, action: offer_replace(state, action.by),
    act.Reveal: lambda state, action: offer_reveal(state, action.by),
    act.DrawFourth: lambda state, action: offer_draw_fourth(state, action.by),
    act.Settle: lambda state, action: offer_settle(state, action.by),
    act.MoveHands: lambda state, action: offer_move_hands(state, action.by),
    act.VoidGame: lambda state, action: offer_void_game(state, action.by, action.ground, action.game),
    act.VoidBox: lambda state, action: offer_void_box(state, action.by, action.box),
}

_MISFITS: dict[type, Callable[[Round, Offer, Any], Refusal | None]] = {
    act.OpenBetting: misfit_open,
    act.PlaceWager: misfit_place,
    act.Deal: misfit_deal,
    act.Play: misfit_play,
    act.Replace: misfit_replace,
    act.DrawFourth: misfit_draw_fourth,
    act.MoveHands: misfit_move_hands,
    act.VoidGame: misfit_void_game,
}
"""Acts that fill in an offer; an act that is missing here leaves nothing to fill in."""
