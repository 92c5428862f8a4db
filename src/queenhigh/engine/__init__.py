"""The round as two pure functions, `decide` and `evolve`, with `legal_actions` and `view` beside them."""

from queenhigh.engine.actions import BYSTANDER, DEALER, SUPERVISOR, Action
from queenhigh.engine.decide import decide
from queenhigh.engine.events import Event
from queenhigh.engine.evolve import evolve, evolve_all
from queenhigh.engine.legal import legal_actions
from queenhigh.engine.log import log
from queenhigh.engine.offers import Offer
from queenhigh.engine.refusals import Refusal, RefusalCode
from queenhigh.engine.state import Box, Round, new_round
from queenhigh.engine.view import FACE_DOWN, View, view

__all__ = [
    "BYSTANDER",
    "DEALER",
    "FACE_DOWN",
    "SUPERVISOR",
    "Action",
    "Box",
    "Event",
    "Offer",
    "Refusal",
    "RefusalCode",
    "Round",
    "View",
    "decide",
    "evolve",
    "evolve_all",
    "legal_actions",
    "log",
    "new_round",
    "view",
]
