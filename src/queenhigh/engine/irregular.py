"""The supervisor's acts when a game goes wrong: voiding it, voiding one hand, putting a wrong deal right."""

from queenhigh.engine.actions import SUPERVISOR, MoveHands, VoidGame
from queenhigh.engine.choices import unknown_box
from queenhigh.engine.offers import Offer
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import BEFORE_DEAL, IN_PROGRESS, Round
from queenhigh.rules.records import Irregularity

DECK_SIZE = 52
FOUND_ANY_TIME = ("foreign_card", "deck_count")
"""Grounds that can be found while bets are open; the others are about a deal, from its first card on."""
COUNTED = ("exposed_cards", "deck_count", "dealer_count")
"""Grounds that are a number of cards, which the act must say."""


def _not_supervisor(by: str, act: str) -> Refusal | None:
    return (
        None if by == SUPERVISOR else Refusal("action/wrong_role", f"only the supervisor {act}, and not {by}")
    )


def offer_void_game(state: Round, by: str, ground: str, game: int) -> Offer | Refusal:
    """The room to void this game on one ground, as far as the moment decides it."""
    if refusal := _not_supervisor(by, "voids a game"):
        return refusal
    house = state.house
    rule = house.irregularity(ground)
    if rule is None or ground == "box":
        known = ", ".join(each.ground for each in house.irregularities if each.ground != "box")
        return Refusal("void/not_a_ground", f"{ground} voids no game in this house; its grounds are: {known}")
    clause = house.cite(rule.clause)
    if game != state.game:
        return Refusal("void/too_late", f"game {game} is not the one at the table: {state.game} is", clause)
    if state.phase == "void":
        return Refusal("void/already", f"game {state.game} is void already", clause)
    if state.phase == "settled":
        if rule.until != "next_game":
            return Refusal("void/too_late", f"game {state.game} is settled, and its outcome stands", clause)
        return _void_offer(state, by, rule)
    if state.phase == "idle" or (state.phase == "betting" and ground not in FOUND_ANY_TIME):
        return Refusal("void/too_early", "no cards have been dealt that could be irregular", clause)
    if rule.until == "handled" and state.handled:
        return Refusal("void/handled", "a player has handled the cards, so the deal stands", clause)
    return _void_offer(state, by, rule)


def _void_offer(state: Round, by: str, rule: Irregularity) -> Offer:
    least = rule.at_least if rule.ground == "exposed_cards" else 0
    right = {"deck_count": DECK_SIZE, "dealer_count": len(state.dealer) or 3}.get(rule.ground)
    return Offer(
        "void_game",
        by,
        ground=rule.ground,
        game=state.game,
        count_least=least if rule.ground in COUNTED else None,
        count_not=right,
        unless_repaired=rule.unless_repaired,
    )


def misfit_void_game(state: Round, offer: Offer, action: VoidGame) -> Refusal | None:
    """Why what was found does not void the game, if so."""
    house = state.house
    rule = house.irregularity(action.ground)
    if rule is None:
        raise TypeError("an offer to void stands on a ground of the house")
    clause = house.cite(rule.clause)
    if refusal := _too_little(state, rule, action.count, clause):
        return refusal
    if rule.unless_repaired and action.repairable:
        return Refusal("void/can_be_repaired", "the cards can be put right, so the game is not void", clause)
    return None


def _too_little(state: Round, rule: Irregularity, count: int | None, clause: str | None) -> Refusal | None:
    if rule.ground not in COUNTED:
        return None
    if count is None or count < 0:
        return Refusal("void/not_enough", f"say how many cards were found for {rule.ground}", clause)
    if rule.ground == "exposed_cards" and count < rule.at_least:
        return Refusal(
            "void/not_enough", f"{count} exposed does not void the game; {rule.at_least} or more do", clause
        )
    if rule.ground == "deck_count" and count == DECK_SIZE:
        return Refusal("void/not_enough", f"a deck of {count} cards is whole", clause)
    right = len(state.dealer) or 3
    if rule.ground == "dealer_count" and count == right:
        return Refusal(
            "void/not_enough", f"{count} dealer cards is no wrong number: {right} is right", clause
        )
    return None


def offer_void_box(state: Round, by: str, box_number: int) -> Offer | Refusal:
    """The room to void one hand."""
    if refusal := _not_supervisor(by, "voids a hand"):
        return refusal
    house = state.house
    rule = house.irregularity("box")
    if rule is None:
        return Refusal("void/not_a_ground", "this house voids games, not single hands")
    clause = house.cite(rule.clause)
    if not 1 <= box_number <= len(state.boxes):
        return unknown_box(state, box_number)
    if state.phase not in IN_PROGRESS or state.phase in BEFORE_DEAL:
        if state.phase in ("settled", "void"):
            return Refusal("void/too_late", "the game is over, and no hand can be voided", clause)
        return Refusal("void/too_early", "no hand has been dealt that could be voided", clause)
    box = state.box(box_number)
    if not box.in_round:
        return Refusal("box/not_in_round", f"box {box_number} has no hand in the round to void", clause)
    return Offer("void_box", by, box_number)


def offer_move_hands(state: Round, by: str) -> Offer | Refusal:
    """The room to put a wrong deal right by moving whole hands."""
    if refusal := _not_supervisor(by, "moves hands"):
        return refusal
    house = state.house
    rule = house.irregularity("wrong_deal")
    if rule is None or not rule.unless_repaired:
        return Refusal("move/not_in_house", "this house does not put a wrong deal right by moving hands")
    clause = house.cite(rule.clause)
    if state.phase in BEFORE_DEAL or state.phase not in IN_PROGRESS or not state.in_round:
        return Refusal("move/not_now", "there is no deal to put right", clause)
    if state.handled:
        return Refusal("move/handled", "the cards have been handled, so the deal stands", clause)
    if state.revealed:
        return Refusal("move/handled", "the hands have been turned up, so the deal stands", clause)
    return Offer("move_hands", by, areas=(0, *(box.number for box in state.in_round)))


def misfit_move_hands(state: Round, offer: Offer, action: MoveHands) -> Refusal | None:
    """Why these moves do not put each whole hand of the deal in one place, if so."""
    areas = set(offer.areas)
    sources = [source for source, _ in action.moves]
    targets = [target for _, target in action.moves]
    whole = len(set(sources)) == len(sources) and sorted(sources) == sorted(targets)
    whole = whole and all(source != target for source, target in action.moves)
    if not action.moves or not whole or not set(sources) <= areas:
        shown = ", ".join(str(area) for area in sorted(areas))
        rule = state.house.irregularity("wrong_deal")
        return Refusal(
            "move/not_whole_hands",
            f"each hand that moves must leave one area and fill another: areas are {shown} (0 is the dealer)",
            state.house.cite(rule.clause if rule else ""),
        )
    return None
