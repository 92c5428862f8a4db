"""The round as two pure functions, `decide` and `evolve`, with `legal_actions` and `view` beside them."""

from queenhigh.engine.actors import BYSTANDER, DEALER, SUPERVISOR, Actor, ActorError, player
from queenhigh.engine.acts.actions import Action
from queenhigh.engine.acts.legal import legal_actions
from queenhigh.engine.acts.offers import Offer, OfferError
from queenhigh.engine.acts.refusals import Refusal, RefusalCode
from queenhigh.engine.decide import decide
from queenhigh.engine.events import Event, kinds
from queenhigh.engine.evolve import evolve, evolve_all
from queenhigh.engine.felt import Felt, FeltError, RefusedError
from queenhigh.engine.log import Told, log, told_to
from queenhigh.engine.owed import Owed, owed
from queenhigh.engine.state import Box, Round, new_round
from queenhigh.engine.view import FACE_DOWN, View, view, views

__all__ = [
    "BYSTANDER", "DEALER", "FACE_DOWN", "SUPERVISOR", "Action", "Actor", "ActorError", "Box", "Event",
    "Felt", "FeltError", "Offer", "OfferError", "Owed", "Refusal", "RefusalCode", "RefusedError", "Round",
    "Told", "View", "decide", "evolve", "evolve_all", "kinds", "legal_actions", "log", "new_round", "owed",
    "player", "told_to", "view", "views",
]  # fmt: skip
