"""Placing and withdrawing wagers: what is offered, and why an act outside the offer is refused."""

from collections.abc import Iterator
from functools import lru_cache

from queenhigh.engine.actors import ID_LIMIT, Actor, is_good_id
from queenhigh.engine.acts.actions import PlaceWager
from queenhigh.engine.acts.deciding import not_your_box, unknown_box
from queenhigh.engine.acts.offers import Offer
from queenhigh.engine.acts.refusals import Refusal
from queenhigh.engine.state import Box, Round
from queenhigh.facts import Facts
from queenhigh.money import AMOUNT_LIMIT_MINOR
from queenhigh.rules.records import House, Limits, Wager


def betting_offers(state: Round, by: Actor) -> Iterator[Offer]:
    """Every offer of this player while bets are open, box by box."""
    owned = sum(box.player == by.id for box in state.boxes)
    may_sit = owned < state.house.boxes_per_player and is_good_id(by.id)
    for box in state.boxes:
        if (box.player == by.id and by.id) or (not box.player and may_sit):
            yield from _box_offers(state.house, box.number, box.stakes)


@lru_cache(maxsize=1 << 12)
def _box_offers(house: House, number: int, stakes: tuple[int, ...]) -> tuple[Offer, ...]:
    """What is offered in a box with these stakes to whoever may bet there: everybody who looks asks again."""
    box = Box(number, stakes)
    placed = [wager for wager in house.wagers if wager.placed_before_deal]
    tried = (
        *(_place(house, box, wager) for wager in placed),
        *(_withdraw(house, box, wager) for wager in placed if stakes[wager.position]),
    )
    return tuple(offer for offer in tried if isinstance(offer, Offer))


def _may_bet(state: Round, by: Actor, number: int, name: str) -> Refusal | tuple[Box, Wager]:
    """The checks that placing and withdrawing share."""
    house = state.house
    if state.phase != "betting":
        if state.phase == "idle":
            return Refusal("bet/not_open", clause=house.cite(house.conduct.open))
        return Refusal("bet/closed", clause=house.cite(house.conduct.late_bet or house.conduct.close))
    if not 1 <= number <= len(state.boxes):
        return unknown_box(state, number)
    wager = house.by_name.get(name)
    if wager is None:
        known = tuple(each.name for each in house.wagers if each.placed_before_deal)
        return Refusal("bet/unknown_wager", Facts(name=name, known=known))
    if not wager.placed_before_deal:
        return _not_placed(house, wager)
    box = state.boxes[number - 1]
    if by.id and box.player == by.id:
        return box, wager
    if box.player:
        return not_your_box(state, box)
    if not is_good_id(by.id):
        return Refusal("player/bad_name", Facts(needed=ID_LIMIT))
    return box, wager


def _not_placed(house: House, wager: Wager) -> Refusal:
    """The wager comes with another by itself, or by playing on."""
    clause = house.cite(wager.clause)
    collected = wager.collected
    base = wager.on or ""
    if collected is not None:
        case = "collected" if collected.per_minor is None else "collected_per"
        taken = collected.amount_minor
        per = collected.per_minor
        facts = Facts(case=case, wager=wager.name, other_wager=base, amount_minor=taken, other_minor=per)
        return Refusal("bet/made_by_playing", facts, clause)
    case = "follows" if wager.facts.stake == "equal" else ""
    facts = Facts(case=case, wager=wager.name, other_wager=base)
    return Refusal("bet/made_by_playing", facts, clause)


def offer_place(state: Round, by: Actor, box_number: int, wager_name: str) -> Offer | Refusal:
    """The room to place, raise or lower one wager."""
    found = _may_bet(state, by, box_number, wager_name)
    if isinstance(found, Refusal):
        return found
    box, wager = found
    if not box.player:
        owned = sum(other.player == by.id for other in state.boxes)
        if owned >= state.house.boxes_per_player:
            clause = state.house.cite(state.house.table_clause)
            return Refusal("box/too_many", Facts(player=by.id, count=owned), clause)
    return _place(state.house, box, wager)


def _place(house: House, box: Box, wager: Wager) -> Offer | Refusal:
    """The room that what stands in the box leaves for this wager."""
    needs = wager.needs
    limits = _limits(wager)
    if needs is not None and needs.missing(_placed(house, box.stakes)):
        facts = Facts(wager=wager.name, box=box.number, all_of=needs.every, one_of=needs.some)
        return Refusal("bet/needs_other", facts, house.cite(needs.clause))
    least_minor, most_minor = _room(house, wager, limits, box)
    if least_minor > most_minor:  # a fraction of a small stake elsewhere may leave no room at all
        base = limits.times_of or wager.name
        facts = Facts(
            case="larger", wager=wager.name, box=box.number, least_minor=least_minor, other_wager=base
        )
        return Refusal("bet/needs_other", facts, house.cite(limits.clause))
    return Offer("place", box.number, wager.name, least_minor, most_minor, limits.step_minor)


def _limits(wager: Wager) -> Limits:
    assert wager.limits is not None, wager.name  # one that is placed before the deal has limits
    return wager.limits


def _placed(house: House, stakes: tuple[int, ...]) -> set[str]:
    return {wager.name for wager in house.wagers if stakes[wager.position]}


def _room(house: House, wager: Wager, limits: Limits, box: Box) -> tuple[int, int]:
    """Least and most of the stake, given what else stands in the box."""
    least_minor = limits.least_minor
    most_minor = limits.most_minor
    if limits.times is not None and limits.times_of is not None:
        relative_minor = limits.times * box.stakes[house.by_name[limits.times_of].position]
        most_minor = relative_minor if most_minor is None else min(most_minor, relative_minor)
    for other, times in house.bounded_by[wager.name]:
        if box.stakes[other.position]:
            floor_minor = -(-box.stakes[other.position] // times)
            least_minor = max(least_minor, -(-floor_minor // limits.step_minor) * limits.step_minor)
    return least_minor, AMOUNT_LIMIT_MINOR if most_minor is None else most_minor


def misfit_place(state: Round, offer: Offer, action: PlaceWager) -> Refusal | None:
    """Why this amount lies outside the offer, if it does."""
    amount_minor = action.amount_minor
    if offer.takes(amount_minor):
        return None
    least_minor = offer.least_minor or 0
    most_minor = offer.most_minor or 0
    step_minor = offer.step_minor or 1
    house = state.house
    wager = house.by_name[action.wager]
    limits = _limits(wager)
    clause = house.cite(limits.clause) or house.cite(house.table_clause)
    facts = Facts(
        wager=wager.name,
        box=action.box,
        amount_minor=amount_minor,
        least_minor=least_minor,
        most_minor=most_minor,
        step_minor=step_minor,
    )
    if limits.least_minor <= amount_minor < least_minor:
        return _sinks_other(state, wager, action)
    if limits.fixed:
        return Refusal("bet/wrong_amount", facts, clause)
    if limits.times is not None and amount_minor <= most_minor:
        clause = house.cite(house.table_clause)  # the clause says how much at most; the rest the table says
    if amount_minor < least_minor:
        return Refusal("bet/below_minimum", facts, clause)
    if amount_minor <= most_minor:
        return Refusal("bet/wrong_multiple", facts, clause)
    if limits.times is None:
        return Refusal("bet/above_maximum", facts, clause)
    facts = Facts(
        case="times",
        wager=wager.name,
        box=action.box,
        amount_minor=amount_minor,
        most_minor=most_minor,
        times=limits.times,
        other_wager=limits.times_of or "",
    )
    return Refusal("bet/above_maximum", facts, clause)


def _sinks_other(state: Round, wager: Wager, action: PlaceWager) -> Refusal:
    """The stake is allowed by itself, but too small for a wager beside it that may be so many times it."""
    house = state.house
    stakes = state.box(action.box).stakes
    other, times = max(house.bounded_by[wager.name], key=lambda pair: stakes[pair[0].position] // pair[1])
    facts = Facts(
        case="beside",
        wager=wager.name,
        box=action.box,
        amount_minor=action.amount_minor,
        other_wager=other.name,
        other_minor=stakes[other.position],
        times=times,
    )
    return Refusal("bet/below_minimum", facts, house.cite(other.limits.clause if other.limits else ""))


def offer_withdraw(state: Round, by: Actor, box_number: int, wager_name: str) -> Offer | Refusal:
    """The room to take one wager back."""
    found = _may_bet(state, by, box_number, wager_name)
    if isinstance(found, Refusal):
        return found
    box, wager = found
    return _withdraw(state.house, box, wager)


def _withdraw(house: House, box: Box, wager: Wager) -> Offer | Refusal:
    if not box.stakes[wager.position]:
        return Refusal("bet/nothing_there", Facts(wager=wager.name, box=box.number))
    gone = {wager.position, *(each.position for each in house.followers[wager.name])}
    without = tuple(0 if place in gone else stake for place, stake in enumerate(box.stakes))
    placed = _placed(house, without)
    for other in house.wagers:
        if other.name in placed and other.needs is not None and other.needs.missing(placed):
            facts = Facts(other_wager=other.name, wager=wager.name, box=box.number)
            return Refusal("bet/needed_by_other", facts, house.cite(other.needs.clause))
    openers = [each for each in house.wagers if each.opens_box]
    if any(without) and not any(without[each.position] for each in openers):
        facts = Facts(case="opener", box=box.number, one_of=tuple(each.name for each in openers))
        return Refusal("bet/needed_by_other", facts, house.cite(house.conduct.join))
    return Offer("withdraw", box.number, wager.name)
