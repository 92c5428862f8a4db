"""Looking at one's cards and deciding on them: what is offered, and why another act is refused."""

from collections.abc import Iterator

from queenhigh.cards import repeated
from queenhigh.engine.actors import Actor
from queenhigh.engine.acts.actions import Play
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.state import BEFORE_DEAL, IN_PROGRESS, Box, Round
from queenhigh.facts import Facts
from queenhigh.hands import quick_strength


def hand_offers(state: Round, by: Actor) -> Iterator[Offer]:
    """Every offer of this player once cards are dealt, box by box."""
    for box in state.boxes:
        if not by.id or box.player != by.id:
            continue
        look = offer_look(state, by, box.number)
        if isinstance(look, Offer):
            yield look
        if not isinstance(_undecided(state, by, box.number), Refusal):
            if state.house.folds:
                yield Offer("fold", box.number)
            yield _play(state, box)


def unknown_box(state: Round, box_number: int) -> Refusal:
    """There is no such box at this table."""
    facts = Facts(box=box_number, count=len(state.boxes))
    return Refusal("box/unknown", facts, state.house.cite(state.house.table_clause))


def not_your_box(state: Round, box: Box) -> Refusal:
    clause = state.house.cite(state.house.conduct.another_box)
    return Refusal("action/not_your_box", Facts(box=box.number, player=box.player), clause)


def _own_box(state: Round, by: Actor, box_number: int) -> Refusal | Box:
    """The player's own box in this round."""
    if not 1 <= box_number <= len(state.boxes):
        return unknown_box(state, box_number)
    box = state.boxes[box_number - 1]
    if box.player and box.player != by.id:
        return not_your_box(state, box)
    if not box.in_round:
        return Refusal("box/not_in_round", Facts(case="void" if box.voided else "", box=box_number))
    return box


def offer_look(state: Round, by: Actor, box_number: int) -> Offer | Refusal:
    """The room to look at the cards of one's box."""
    box = _own_box(state, by, box_number)
    if isinstance(box, Refusal):
        return box
    if state.phase in BEFORE_DEAL:
        return Refusal("look/too_early", clause=state.house.cite(state.house.conduct.look))
    if state.phase not in IN_PROGRESS:
        return Refusal("look/too_late")
    if state.misdealt:
        return misdealt(state)
    if box.folded:
        return Refusal("look/folded", Facts(box=box_number))
    if box.looked:
        return Refusal("look/already", Facts(box=box_number))
    return Offer("look", box_number)


def misdealt(state: Round) -> Refusal:
    """Hands lie where no bets are: nobody touches the cards before that is put right."""
    rule = state.house.irregularity("wrong_deal") or state.house.irregularity("misdeal")
    movable = rule is not None and rule.ground == "wrong_deal" and rule.unless_repaired
    facts = Facts(case="" if movable else "void")
    return Refusal("round/misdealt", facts, state.house.cite(rule.clause if rule else ""))


def _undecided(state: Round, by: Actor, box_number: int) -> Refusal | Box:
    box = _own_box(state, by, box_number)
    if isinstance(box, Refusal):
        return box
    if box.choice:
        return Refusal("decide/already", Facts(box=box_number, choice=box.choice))
    if state.phase != "deciding":
        return Refusal("decide/not_now", Facts(phase=state.phase))
    if state.misdealt:
        return misdealt(state)
    if not state.must_decide(box):
        clause = state.house.cite(state.house.decision.play_clause)
        return Refusal("decide/nothing_to_decide", Facts(box=box_number), clause)
    return box


def offer_fold(state: Round, by: Actor, box_number: int) -> Offer | Refusal:
    """The room to fold."""
    box = _undecided(state, by, box_number)
    if not isinstance(box, Refusal) and not state.house.folds:
        clause = state.house.cite(state.house.decision.play_clause)
        return Refusal("decide/no_fold", Facts(box=box_number), clause)
    return box if isinstance(box, Refusal) else Offer("fold", box_number)


def offer_play(state: Round, by: Actor, box_number: int) -> Offer | Refusal:
    """The room to play: which amounts, and how many cards may be discarded.

    What depends on the hand is offered to whoever has looked at it, and no earlier.
    """
    box = _undecided(state, by, box_number)
    return box if isinstance(box, Refusal) else _play(state, box)


def _play(state: Round, box: Box) -> Offer:
    house = state.house
    ante = house.ante
    play = house.play
    assert ante is not None  # a box that must decide has one
    assert play is not None  # a house with an ante has one
    ante_minor = box.stake(ante)
    multiples = play.multiples_of(quick_strength(box.cards)) if box.looked else play.multiples
    amounts_minor = tuple(multiple * ante_minor for multiple in multiples)
    discards = house.decision.discards if box.looked else 0
    if house.folds:
        only = house.decision.only if discards else ()
        return Offer(
            "play", box.number, play.name, amounts_minor=amounts_minor, discards=discards, discards_only=only
        )
    if not discards:  # who cannot draw yet can only stand
        return Offer("play", box.number, play.name, amounts_minor=(0,))
    return Offer(
        "play", box.number, play.name,
        amounts_minor=amounts_minor, discards=discards, discards_only=house.decision.only, stands_free=True,
    )  # fmt: skip


def misfit_play(state: Round, offer: Offer, action: Play) -> Refusal | None:
    """Why this way to play lies outside the offer, if it does."""
    house = state.house
    box = state.box(action.box)
    if not offer.takes_play(action.amount_minor, len(action.discards)):
        raises = house.play.raises if house.play else ()
        by_hand = "by_hand" if box.looked else "look_first"
        stands = not house.folds and not action.discards
        case = "stands" if stands else by_hand if raises else ""
        if not house.folds and action.discards and not box.looked:
            return Refusal("decide/look_first", Facts(box=action.box))
        facts = Facts(
            case=case,
            wager=offer.wager or "",
            box=action.box,
            amount_minor=action.amount_minor,
            amounts_minor=offer.amounts_minor,
        )
        clause = next((each.clause for each in raises), "") or house.decision.play_clause
        return Refusal("decide/wrong_amount", facts, house.cite(clause))
    if not action.discards:
        return None
    if not house.decision.discards:
        return Refusal("decide/no_draw")
    if not box.looked:
        return Refusal("decide/look_first", Facts(box=action.box))
    if not offer.takes_discards(len(action.discards)):
        facts = Facts(
            case="only" if offer.discards_only else "too_many",
            box=action.box,
            count=len(action.discards),
            needed=offer.discards,
            counts=offer.discards_only,
        )
        return Refusal("decide/no_draw", facts, house.cite(house.decision.draw_clause))
    foreign = next((card for card in action.discards if card not in box.cards), repeated(action.discards))
    if foreign is not None:
        return Refusal("decide/not_your_card", Facts(card=foreign, box=action.box))
    return None
