"""Looking at one's cards and deciding on them: what is offered, and why another act is refused."""

from queenhigh.cards import repeated
from queenhigh.engine.actions import Play, role_of
from queenhigh.engine.offers import Offer
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import BEFORE_DEAL, IN_PROGRESS, Box, Round
from queenhigh.money import show_amount


def unknown_box(state: Round, box_number: int) -> Refusal:
    """There is no such box at this table."""
    said = f"there is no box {box_number}: this table has boxes 1 to {len(state.boxes)}"
    return Refusal("box/unknown", said, state.house.cite(state.house.table_clause))


def _own_box(state: Round, by: str, box_number: int) -> Refusal | Box:
    """The player's own box in this round."""
    house = state.house
    if role_of(by) != "player":
        return Refusal("action/wrong_role", f"only the player decides on a hand, and {by} is not one")
    if not 1 <= box_number <= len(state.boxes):
        return unknown_box(state, box_number)
    box = state.boxes[box_number - 1]
    if box.player and box.player != by:
        clause = house.cite(house.conduct.another_box)
        return Refusal("action/not_your_box", f"box {box_number} is {box.player}'s", clause)
    if not box.in_round:
        reason = "its hand is void" if box.voided else "nothing is wagered there"
        return Refusal("box/not_in_round", f"box {box_number} is not in the round: {reason}")
    return box


def offer_look(state: Round, by: str, box_number: int) -> Offer | Refusal:
    """The room to look at the cards of one's box."""
    box = _own_box(state, by, box_number)
    if isinstance(box, Refusal):
        return box
    if state.phase in BEFORE_DEAL:
        clause = state.house.cite(state.house.conduct.look)
        return Refusal(
            "look/too_early", "cards may be looked at once the deal is complete, not before", clause
        )
    if state.phase not in IN_PROGRESS:
        return Refusal("look/too_late", "this game is over; the next deal has not begun")
    if box.folded:
        return Refusal("look/folded", f"the hand of box {box_number} was folded and is gone")
    if box.looked:
        return Refusal("look/already", f"the cards of box {box_number} have been looked at")
    return Offer("look", by, box_number)


def _undecided(state: Round, by: str, box_number: int) -> Refusal | Box:
    box = _own_box(state, by, box_number)
    if isinstance(box, Refusal):
        return box
    house = state.house
    if box.choice:
        word = "folded" if box.folded else "played"
        return Refusal("decide/already", f"box {box_number} has {word} already; a decision stands")
    if state.phase != "deciding":
        return Refusal("decide/not_now", f"decisions are made after the deal; the round is {state.phase} now")
    if not state.must_decide(box):
        return Refusal(
            "decide/nothing_to_decide",
            f"box {box_number} has no Ante, so it stays in with nothing to decide",
            house.cite(house.decision.play_clause),
        )
    return box


def offer_fold(state: Round, by: str, box_number: int) -> Offer | Refusal:
    """The room to fold."""
    box = _undecided(state, by, box_number)
    return box if isinstance(box, Refusal) else Offer("fold", by, box_number)


def offer_play(state: Round, by: str, box_number: int) -> Offer | Refusal:
    """The room to play: which amounts, and how many cards may be thrown away."""
    box = _undecided(state, by, box_number)
    if isinstance(box, Refusal):
        return box
    house = state.house
    ante, play = house.ante, house.play
    if ante is None or play is None:
        raise TypeError("a box that must decide stands in a house with an ante and a play wager")
    ante_minor = box.stake(ante)
    amounts_minor = tuple(multiple * ante_minor for multiple in play.multiples)
    discards = house.decision.discards if box.looked else 0
    return Offer("play", by, box_number, play.name, amounts_minor=amounts_minor, discards=discards)


def misfit_play(state: Round, offer: Offer, action: Play) -> Refusal | None:
    """Why this way to play lies outside the offer, if it does."""
    house = state.house
    box = state.box(action.box)
    if action.amount_minor not in offer.amounts_minor:
        right = " or ".join(show_amount(amount_minor, house.currency) for amount_minor in offer.amounts_minor)
        said = show_amount(action.amount_minor, house.currency)
        label = house.play.label if house.play else "Play"
        return Refusal(
            "decide/wrong_amount",
            f"{label} of {said} in box {action.box}: beside this Ante it is {right}",
            house.cite(house.decision.play_clause),
        )
    if not action.discards:
        return None
    if not house.decision.discards:
        return Refusal("decide/no_draw", "nobody draws cards in this house")
    if not box.looked:
        return Refusal("decide/look_first", f"look at the cards of box {action.box} before throwing one away")
    if len(action.discards) > offer.discards:
        return Refusal(
            "decide/no_draw",
            f"{len(action.discards)} cards thrown away in box {action.box}; {offer.discards} is the most",
            house.cite(house.decision.draw_clause),
        )
    foreign = next((card for card in action.discards if card not in box.cards), repeated(action.discards))
    if foreign is not None:
        return Refusal("decide/not_your_card", f"{foreign} is not a card of box {action.box} to throw away")
    return None
