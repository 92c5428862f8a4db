"""What a player is offered here: the engine's offers, narrowed by seat, purse and what the table takes."""

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


def unit_cost(house: House, wager: Wager) -> int:
    """What one coin on a wager takes from the purse: those that follow it, and the least Play for an Ante."""
    play = house.play
    reserved = min(play.multiples) if play is not None and wager is house.ante else 0
    return 1 + len(house.followers[wager.name]) + reserved


def _place(table: Table, offer: Offer, free_minor: int) -> Offer | None:
    house = table.house
    wager = house.by_name[offer.wager or ""]
    cost = unit_cost(house, wager)
    there_minor = table.round.box(offer.box or 1).stake(wager)
    step_minor = offer.step_minor or 1
    most_minor = (there_minor + free_minor // cost) // step_minor * step_minor
    if offer.most_minor is not None:
        most_minor = min(most_minor, offer.most_minor)
    if most_minor < (offer.least_minor or 0):
        return None
    return replace(offer, most_minor=most_minor)


def _play(table: Table, offer: Offer, free_minor: int) -> Offer | None:
    """The Play amounts that the purse covers, the least being kept back already."""
    have_minor = free_minor + owed(table.round, offer.box or 1).least_minor
    amounts = tuple(amount_minor for amount_minor in offer.amounts_minor if amount_minor <= have_minor)
    return replace(offer, amounts_minor=amounts) if amounts else None
