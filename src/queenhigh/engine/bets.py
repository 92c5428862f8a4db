"""Placing and withdrawing wagers: what is offered, and why an act outside the offer is refused."""

from queenhigh.cards import shorten
from queenhigh.engine.actions import RESERVED, PlaceWager, role_of
from queenhigh.engine.choices import unknown_box
from queenhigh.engine.offers import Offer
from queenhigh.engine.refusals import Refusal
from queenhigh.engine.state import Box, Round
from queenhigh.money import AMOUNT_LIMIT_MINOR, show_amount
from queenhigh.rules.reader import suggest
from queenhigh.rules.records import House, Wager

PLAYER_NAME_LIMIT = 40


def _may_bet(state: Round, by: str, box_number: int, wager_name: str) -> Refusal | tuple[Box, Wager]:
    """The checks that placing and withdrawing share."""
    house = state.house
    if role_of(by) != "player":
        return Refusal("action/wrong_role", f"only players bet, and {by} is not one")
    if state.phase != "betting":
        if state.phase == "idle":
            return Refusal("bet/not_open", "betting has not opened", house.cite(house.conduct.open))
        late = house.cite(house.conduct.late_bet or house.conduct.close)
        return Refusal("bet/closed", "no more bets: nothing is placed, changed or withdrawn now", late)
    if not 1 <= box_number <= len(state.boxes):
        return unknown_box(state, box_number)
    wager = house.by_name.get(wager_name)
    if wager is None:
        known = [each.name for each in house.wagers if each.placed_before_deal]
        said = f"this house has no wager {shorten(wager_name)}{suggest(wager_name, known)}"
        return Refusal("bet/unknown_wager", said)
    if not wager.placed_before_deal:
        return Refusal(
            "bet/made_by_playing", f"{wager.label} is not placed before the deal", house.cite(wager.clause)
        )
    box = state.boxes[box_number - 1]
    if by and box.player == by:
        return box, wager
    if box.player:
        clause = house.cite(house.conduct.another_box)
        return Refusal("action/not_your_box", f"box {box_number} is {box.player}'s", clause)
    return _bad_name(by) or (box, wager)


def _bad_name(by: str) -> Refusal | None:
    """Why nobody can sit down under this name, if so."""
    if by != by.strip() or not 1 <= len(by) <= PLAYER_NAME_LIMIT or not by.isprintable():
        said = f"a player's name has 1 to {PLAYER_NAME_LIMIT} printable characters, no space at either end"
        return Refusal("player/bad_name", said)
    if by.casefold() in RESERVED:
        return Refusal("player/bad_name", f"{by} reads like the {by.casefold()}: no player is called that")
    return None


def offer_place(state: Round, by: str, box_number: int, wager_name: str) -> Offer | Refusal:
    """The room to place, raise or lower one wager."""
    found = _may_bet(state, by, box_number, wager_name)
    if isinstance(found, Refusal):
        return found
    box, wager = found
    if not box.player:
        owned = sum(other.player == by for other in state.boxes)
        if owned >= state.house.boxes_per_player:
            return Refusal(
                "box/too_many",
                f"{by} already has {owned} boxes, the most this house allows one player",
                state.house.cite(state.house.table_clause),
            )
    if wager.needs is not None and not _met(state.house, wager, box.stakes):
        return _needs_refusal(state.house, wager, box_number)
    least_minor, most_minor, step_minor = _room(state.house, wager, box)
    if least_minor > most_minor:  # a fraction of a small stake elsewhere may leave no room at all
        return _no_room_refusal(state.house, wager, box_number, least_minor)
    return Offer("place", by, box_number, wager.name, least_minor, most_minor, step_minor)


def _met(house: House, wager: Wager, stakes: tuple[int, ...]) -> bool:
    needs = wager.needs
    if needs is None:
        return True
    if not all(stakes[house.by_name[name].position] for name in needs.every):
        return False
    return not needs.some or any(stakes[house.by_name[name].position] for name in needs.some)


def _needs_refusal(house: House, wager: Wager, box_number: int) -> Refusal:
    needs = wager.needs
    every = " and ".join(house.by_name[name].label for name in needs.every) if needs else ""
    some = " or ".join(house.by_name[name].label for name in needs.some) if needs else ""
    wanted = " and ".join(part for part in (every, some) if part)
    clause = house.cite(needs.clause if needs else "")
    return Refusal("bet/needs_other", f"{wager.label} in box {box_number} needs {wanted} there first", clause)


def _no_room_refusal(house: House, wager: Wager, box_number: int, least_minor: int) -> Refusal:
    limits = wager.limits
    base = house.by_name[limits.times_of].label if limits and limits.times_of else "stake"
    least = show_amount(least_minor, house.currency)
    said = f"{wager.label} in box {box_number} is {least} at least, which needs a larger {base} there first"
    return Refusal("bet/needs_other", said, house.cite(limits.clause if limits else ""))


def _room(house: House, wager: Wager, box: Box) -> tuple[int, int, int]:
    """Least, most and step of the stake, given what else stands in the box."""
    limits = wager.limits
    if limits is None:
        raise TypeError(f"{wager.name} has no limits")
    least_minor, most_minor = limits.least_minor, limits.most_minor
    if limits.times is not None and limits.times_of is not None:
        relative_minor = limits.times * box.stakes[house.by_name[limits.times_of].position]
        most_minor = relative_minor if most_minor is None else min(most_minor, relative_minor)
    for other, times in house.leaning_on[wager.name]:
        if box.stakes[other.position]:
            floor_minor = -(-box.stakes[other.position] // times)
            least_minor = max(least_minor, -(-floor_minor // limits.step_minor) * limits.step_minor)
    return least_minor, AMOUNT_LIMIT_MINOR if most_minor is None else most_minor, limits.step_minor


def misfit_place(state: Round, offer: Offer, action: PlaceWager) -> Refusal | None:
    """Why this amount lies outside the offer, if it does."""
    amount_minor = action.amount_minor
    least_minor, most_minor, step_minor = offer.least_minor or 0, offer.most_minor or 0, offer.step_minor or 1
    if least_minor <= amount_minor <= most_minor and amount_minor % step_minor == 0:
        return None
    house = state.house
    wager = house.by_name[action.wager]
    limits = wager.limits
    clause = house.cite(limits.clause if limits else "") or house.cite(house.table_clause)
    said = f"{wager.label} of {show_amount(amount_minor, house.currency)} in box {action.box}"
    if limits is not None and limits.least_minor <= amount_minor < least_minor:
        return _sinks_other(state, wager, action.box, said)
    if limits is not None and limits.fixed:
        right = show_amount(least_minor, house.currency)
        return Refusal("bet/wrong_amount", f"{said}: the stake is exactly {right}", clause)
    if limits is not None and limits.times is not None and amount_minor <= most_minor:
        clause = house.cite(house.table_clause)  # the clause says how much at most; the rest the table says
    if amount_minor < least_minor:
        least = show_amount(least_minor, house.currency)
        return Refusal("bet/below_minimum", f"{said} is below the minimum of {least}", clause)
    if amount_minor > most_minor:
        most = show_amount(most_minor, house.currency)
        times = f", {limits.times} times the {limits.times_of}" if limits and limits.times else ""
        return Refusal("bet/above_maximum", f"{said} is above the maximum of {most}{times}", clause)
    step = show_amount(step_minor, house.currency)
    return Refusal("bet/wrong_multiple", f"{said} is not a multiple of {step}", clause)


def _sinks_other(state: Round, wager: Wager, box_number: int, said: str) -> Refusal:
    """The stake is allowed by itself, but too small for a wager beside it that may be so many times it."""
    house = state.house
    stakes = state.box(box_number).stakes
    other, times = max(house.leaning_on[wager.name], key=lambda pair: stakes[pair[0].position] // pair[1])
    stake = show_amount(stakes[other.position], house.currency)
    why = f"{said} is too small beside {other.label} of {stake}, which is at most {times} times it"
    return Refusal("bet/below_minimum", why, house.cite(other.limits.clause if other.limits else ""))


def offer_withdraw(state: Round, by: str, box_number: int, wager_name: str) -> Offer | Refusal:
    """The room to take one wager back."""
    found = _may_bet(state, by, box_number, wager_name)
    if isinstance(found, Refusal):
        return found
    box, wager = found
    if not box.stakes[wager.position]:
        return Refusal("bet/nothing_there", f"there is no {wager.label} in box {box_number} to withdraw")
    without = (*box.stakes[: wager.position], 0, *box.stakes[wager.position + 1 :])
    for other in state.house.wagers:
        if without[other.position] and not _met(state.house, other, without):
            clause = state.house.cite(other.needs.clause if other.needs else "")
            return Refusal(
                "bet/needed_by_other",
                f"{other.label} in box {box_number} needs the {wager.label} and must go first",
                clause,
            )
    openers = [each for each in state.house.wagers if each.opens_box]
    if any(without) and not any(without[each.position] for each in openers):
        return Refusal(
            "bet/needed_by_other",
            f"box {box_number} would be left without {' or '.join(each.label for each in openers)}: "
            "withdraw the other wagers first",
            state.house.cite(state.house.conduct.join),
        )
    return Offer("withdraw", by, box_number, wager.name)
