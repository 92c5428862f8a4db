"""The supervisor's acts when a game goes wrong: voiding it, voiding one hand, putting a wrong deal right."""

from queenhigh.cards import DECK_SIZE
from queenhigh.engine.acts.actions import MoveHands, VoidGame
from queenhigh.engine.acts.dealing import misfit_held, misfit_meters
from queenhigh.engine.acts.deciding import misdealt, unknown_box
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.acts.refusals import Refusal, RefusalCode
from queenhigh.engine.state import BEFORE_DEAL, IN_PROGRESS, Round
from queenhigh.facts import Facts
from queenhigh.rules.records import Irregularity

FOUND_ANY_TIME = ("foreign_card", "deck_count")
"""Grounds that can be found while bets are open; the others are about a deal, from its first card on."""
COUNTED = ("exposed_cards", "deck_count", "dealer_count")
"""Grounds that are a number of cards, which the act must say."""
_COUNT_CASES = {"exposed_cards": "exposed", "deck_count": "deck", "dealer_count": "dealer"}


def offer_void_game(state: Round, ground: str, game: int) -> Offer | Refusal:
    """The room to void this game on one ground, as far as the moment decides it."""
    house = state.house
    rule = house.irregularity(ground)
    if rule is None or ground == "box":
        known = tuple(each.ground for each in house.irregularities if each.ground != "box")
        return Refusal("void/not_a_ground", Facts(name=ground, grounds=known))
    clause = house.cite(rule.clause)
    if game != state.game:
        facts = Facts(case="other_game", game=game, other_game=state.game)
        return Refusal("void/too_late", facts, clause)
    if state.phase == "void":
        return Refusal("void/already", Facts(game=state.game), clause)
    if state.phase == "settled":
        if rule.until != "next_game":
            return Refusal("void/too_late", Facts(game=state.game), clause)
        return _void_offer(state, rule)
    if state.phase == "idle" or (state.phase == "betting" and ground not in FOUND_ANY_TIME):
        return Refusal("void/too_early", clause=clause)
    if rule.until == "handled" and state.handled:
        return Refusal("void/handled", clause=clause)
    return _void_offer(state, rule)


def _void_offer(state: Round, rule: Irregularity) -> Offer:
    least = rule.at_least if rule.ground == "exposed_cards" else 0
    right = {"deck_count": DECK_SIZE, "dealer_count": len(state.dealer) or 3}.get(rule.ground)
    return Offer(
        "void_game",
        ground=rule.ground,
        game=state.game,
        count_least=least if rule.ground in COUNTED else None,
        count_not=right,
        unless_repaired=rule.unless_repaired,
        meters=tuple(meter.name for meter in state.house.meters),
    )


def misfit_void_game(state: Round, offer: Offer, action: VoidGame) -> Refusal | None:
    """Why what was found does not void the game, if so."""
    rule = state.house.irregularity(action.ground)
    clause = state.house.cite(rule.clause if rule else "")
    if offer.count_least is not None:
        if action.count is None or action.count < 0:
            return Refusal("void/not_enough", Facts(ground=action.ground), clause)
        if action.count < offer.count_least or action.count == offer.count_not:
            needed = offer.count_least if offer.count_not is None else offer.count_not
            facts = Facts(case=_COUNT_CASES[action.ground], count=action.count, needed=needed)
            return Refusal("void/not_enough", facts, clause)
    if offer.unless_repaired and action.repairable:
        return Refusal("void/can_be_repaired", clause=clause)
    if state.moves:
        return misfit_held(offer, action.meters_minor)
    return misfit_meters(offer, action.meters_minor)


def offer_void_box(state: Round, box_number: int) -> Offer | Refusal:
    """The room to void one hand."""
    rule = state.house.irregularity("box")
    if rule is None:
        return Refusal("void/not_a_ground", Facts(case="box"))
    clause = state.house.cite(rule.clause)
    if not 1 <= box_number <= len(state.boxes):
        return unknown_box(state, box_number)
    if state.phase not in IN_PROGRESS or state.phase in BEFORE_DEAL:
        over = state.phase in ("settled", "void")
        code: RefusalCode = "void/too_late" if over else "void/too_early"
        return Refusal(code, Facts(case="box"), clause)
    if state.misdealt:
        return misdealt(state)
    if not state.box(box_number).in_round:
        return Refusal("box/not_in_round", Facts(case="no_hand", box=box_number), clause)
    return Offer("void_box", box_number)


def offer_move_hands(state: Round) -> Offer | Refusal:
    """The room to put a wrong deal right by moving whole hands."""
    house = state.house
    rule = house.irregularity("wrong_deal")
    if rule is None or not rule.unless_repaired:
        return Refusal("move/not_in_house")
    clause = house.cite(rule.clause)
    if state.phase in BEFORE_DEAL or state.phase not in IN_PROGRESS or not state.in_round:
        return Refusal("move/not_now", clause=clause)
    if state.handled:
        return Refusal("move/handled", clause=clause)
    if state.revealed:
        return Refusal("move/handled", Facts(case="revealed"), clause)
    filled = _filled(state)
    wanted = _wanted(state)
    if len(filled) != len(wanted):
        facts = Facts(case="number", count=len(filled), needed=len(wanted))
        return Refusal("move/not_whole_hands", facts, clause)
    return Offer("move_hands", areas=tuple(sorted(filled | wanted)))


def _filled(state: Round) -> set[int]:
    """The areas where a hand lies, the dealer's being 0."""
    return {0, *(box.number for box in state.boxes if box.cards and not box.voided)}


def _wanted(state: Round) -> set[int]:
    """The areas where one should lie."""
    return {0, *(box.number for box in state.in_round)}


def only_move(state: Round) -> tuple[tuple[int, int], ...]:
    """The move that puts a wrong deal right where one hand lies in one wrong place; else people must say."""
    filled = _filled(state)
    wanted = _wanted(state)
    astray = filled - wanted
    bare = wanted - filled
    return tuple(zip(astray, bare, strict=True)) if len(astray) == len(bare) == 1 else ()


def misfit_move_hands(state: Round, offer: Offer, action: MoveHands) -> Refusal | None:
    """Why these moves do not put one whole hand of the deal to each bet and to the dealer, if so."""
    filled = _filled(state)
    wanted = _wanted(state)
    sources = [source for source, _ in action.moves]
    targets = [target for _, target in action.moves]
    once = len(set(sources)) == len(sources) and len(set(targets)) == len(targets)
    whole = once and set(sources) <= filled and all(source != target for source, target in action.moves)
    stay = filled - set(sources)
    if action.moves and whole and stay.isdisjoint(targets) and stay | set(targets) == wanted:
        return None
    rule = state.house.irregularity("wrong_deal")
    clause = state.house.cite(rule.clause if rule else "")
    return Refusal("move/not_whole_hands", Facts(areas=offer.areas), clause)
