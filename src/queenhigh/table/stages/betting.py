"""Place your bets: stakes within seat and purse, who is ready, and no more bets."""

from msgspec.structs import replace

from queenhigh.engine import Actor
from queenhigh.engine.actors import DEALER
from queenhigh.engine.acts.actions import Action, CloseBetting, PlaceWager
from queenhigh.facts import Facts
from queenhigh.table.offers import by_dealer, cost_of
from queenhigh.table.stages.deck import count_seeds
from queenhigh.table.stages.seating import start_clock, take_back_stakes
from queenhigh.table.state import Table
from queenhigh.table.turn import Refused, Turn


def place_or_withdraw(turn: Turn, who: Actor, action: Action) -> None:
    """A stake is placed, changed or taken back."""
    table = turn.table
    sitter = table.by_player.get(who.id)
    number = getattr(action, "box", 0)
    if sitter is None or sitter.leaving or number not in sitter.boxes:
        known = type(number) is int and 1 <= number <= table.boxes
        raise Refused("seat/none" if known else "box/unknown", Facts(box=number, count=table.boxes))
    if isinstance(action, PlaceWager):
        _refuse_place(turn, action)
    turn.act(action)
    if isinstance(action, PlaceWager) and sitter.ready:
        turn.seat(replace(sitter, ready=False))
    start_clock(turn)


def _refuse_place(turn: Turn, action: PlaceWager) -> None:
    table = turn.table
    if table.kept.paused and not table.staked:
        raise Refused("table/paused")
    if action.wager in table.closed_wagers:
        raise Refused("bet/closed", Facts(wager=action.wager))
    wager = table.house.by_name.get(action.wager)
    if wager is None or type(action.amount_minor) is not int or not 1 <= action.box <= len(table.round.boxes):
        return  # the engine says what is wrong
    there_minor = table.round.box(action.box).stake(wager)
    had_minor = cost_of(table.house, wager, there_minor)
    needed_minor = cost_of(table.house, wager, action.amount_minor) - had_minor
    have_minor = turn.purse(action.by.id).covers_minor
    if needed_minor > max(0, have_minor):  # what the player's own limits forbid, the store says
        facts = Facts(wager=wager.name, box=action.box, amount_minor=needed_minor, most_minor=have_minor)
        raise Refused("purse/short", facts)


def say_ready(turn: Turn, who: str, ready: bool) -> None:
    sitter = turn.table.by_player.get(who)
    if sitter is None or sitter.leaving:
        raise Refused("seat/none")
    turn.seat(replace(sitter, ready=ready))


def all_ready(table: Table) -> bool:
    """Whether everybody with a stake has said so; never because a stake was seen."""
    staked = table.staked
    return bool(staked) and all(
        (sitter := table.by_player.get(player)) is not None and sitter.ready for player in staked
    )


def betting_due_ms(table: Table) -> int | None:
    """When no more bets is said, as things stand; none where a dealer says it."""
    if not table.staked or by_dealer(table):
        return None
    deadline_ms = table.kept.deadline_ms
    if all_ready(table):
        least_ms = table.kept.since_ms + 1000 * table.settings.least_bet_seconds
        return least_ms if deadline_ms is None else min(least_ms, deadline_ms)
    return deadline_ms


def no_more_bets(turn: Turn) -> bool:
    """Close betting: who is away has their stakes back. False where nobody's are left, and bets stay open."""
    for box in turn.round.in_round:
        if box.player in turn.world.away:
            take_back_stakes(turn, box.number)
    if not turn.round.in_round:
        return False
    turn.act(CloseBetting(DEALER))
    count_seeds(turn)
    return True
