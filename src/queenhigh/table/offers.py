"""What a player is offered here: the engine's offers, narrowed by seat, purse and what the table takes."""

from bisect import bisect_right

from msgspec.structs import replace

from queenhigh.engine import DEALER, SUPERVISOR, Actor, Offer, legal_actions, owed
from queenhigh.rules.records import House, Wager
from queenhigh.table.ports import Purse
from queenhigh.table.state import Table


def narrowed(
    table: Table, viewer: Actor, offers: tuple[Offer, ...], purse: Purse | None
) -> tuple[Offer, ...]:
    """The offers that this table accepts from this viewer, so that a page can enable exactly these."""
    if viewer.role != "player":
        return _staffs(table, viewer, offers)
    sitter = table.by_player.get(viewer.id)
    if sitter is None:
        return ()
    free_minor = purse.free_minor if purse is not None else 0
    closed = table.kept.paused and not table.staked
    found = []
    for offer in offers:
        if offer.do == "place":
            mine = offer.box in sitter.boxes and offer.box not in sitter.given_up
            if closed or not mine or offer.wager in table.closed_wagers:
                continue
            room = _place(table, offer, free_minor)
        elif offer.do == "play":
            room = _play(table, offer, free_minor)
        else:
            room = offer
        if room is not None:
            found.append(room)
    return tuple(found)


def by_dealer(table: Table) -> bool:
    """Whether a person deals here, and not the clock."""
    return table.settings.pace == "dealer" or table.settings.deal == "live"


def dealer_calls(table: Table) -> tuple[str, ...]:
    """What a dealer with a real deck may do beside dealing, until the round is settled."""
    over = table.round.phase in ("idle", "settled", "void")
    return () if table.settings.deal != "live" or over else ("void_game", "move_hands")


def _staffs(table: Table, viewer: Actor, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    kept = table.kept
    shut = {"open"} if kept.paused or kept.closing or kept.stage == "closed" else set[str]()
    if kept.final:
        shut.add("void_game")
    if viewer.role == "dealer":
        calls = dealer_calls(table)
        more = legal_actions(table.round, SUPERVISOR) if calls else ()
        offers = (*offers, *(offer for offer in more if offer.do in calls)) if by_dealer(table) else ()
    elif viewer.role == "supervisor" and by_dealer(table):  # who may deal as well
        offers = (*legal_actions(table.round, DEALER), *offers)
    return tuple(offer for offer in offers if offer.do not in shut)


def cost_of(house: House, wager: Wager, stake_minor: int) -> int:
    """What a stake takes from the purse: those that follow it too, and the least Play for an Ante."""
    play = house.play
    owes = play is not None and wager is house.ante and house.folds
    reserved_minor = min(play.multiples) * stake_minor if play is not None and owes else 0
    following = (each.stake_beside(stake_minor) for each in house.followers[wager.name])
    return stake_minor + sum(following) + reserved_minor


def _covered(house: House, wager: Wager, free_minor: int, step_minor: int) -> int:
    """The largest stake of whole steps that so much covers."""
    if not any(each.collected for each in house.followers[wager.name]):  # all of it goes by the stake
        return free_minor // cost_of(house, wager, 1) // step_minor * step_minor
    steps = range(1, free_minor // step_minor + 1)
    return step_minor * bisect_right(steps, free_minor, key=lambda n: cost_of(house, wager, n * step_minor))


def _place(table: Table, offer: Offer, free_minor: int) -> Offer | None:
    house = table.house
    wager = house.by_name[offer.wager or ""]
    there_minor = cost_of(house, wager, table.round.box(offer.box or 1).stake(wager))
    most_minor = _covered(house, wager, there_minor + free_minor, offer.step_minor or 1)
    if offer.most_minor is not None:
        most_minor = min(most_minor, offer.most_minor)
    if most_minor < (offer.least_minor or 0):
        return None
    return replace(offer, most_minor=most_minor)


def _play(table: Table, offer: Offer, free_minor: int) -> Offer | None:
    """The Play amounts that the purse covers, the least being kept back already."""
    have_minor = free_minor + owed(table.round, offer.box or 1).least_minor
    amounts = tuple(amount_minor for amount_minor in offer.amounts_minor if amount_minor <= have_minor)
    if not amounts and offer.stands_free:  # to draw costs too much, to stand costs nothing
        return replace(offer, amounts_minor=(0,), discards=0, discards_only=(), stands_free=False)
    return replace(offer, amounts_minor=amounts) if amounts else None
