"""From the last decision to the next round: reveal, settle, pay, void, and opening again."""

from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from queenhigh.engine.actors import DEALER
from queenhigh.engine.acts.actions import Action, MoveHands, OpenBetting, Reveal, Settle, VoidGame
from queenhigh.engine.events import GameVoided, RoundSettled
from queenhigh.facts import Amounts, Facts
from queenhigh.ledger import paid_by
from queenhigh.settlement import Line, meter_paying
from queenhigh.table.chain import link
from queenhigh.table.offers import by_dealer
from queenhigh.table.ports import Award, EntropyError, Link
from queenhigh.table.stages.dealing import deal, dealer_draws, replace_cards
from queenhigh.table.stages.deciding import move_on, start_deciding, start_time
from queenhigh.table.stages.deck import commit_deck, is_digital, open_at_end
from queenhigh.table.stages.seating import clear_seats, take_back_stakes
from queenhigh.table.state import NO_LINK
from queenhigh.table.turn import Refused, Turn


def dealer_act(turn: Turn, do: str, said: dict[str, Any]) -> None:
    """One act of a dealer who is a person."""
    match do:
        case "deal":
            deal(turn, said)
            start_deciding(turn)
        case "replace":
            replace_cards(turn, said)
        case "reveal":
            turn.act(Reveal(DEALER))
        case "draw_fourth" | "replace_dealer":
            dealer_draws(turn, do == "replace_dealer", said)
        case "settle":
            settle(turn)
        case _:
            raise Refused("action/wrong_role", Facts(act=do, role="dealer", needed_role="player"))


def advance(turn: Turn) -> None:
    """What follows by itself once betting is closed or every hand is decided, where the clock deals."""
    if turn.round.phase == "closed":
        deal(turn)
        start_deciding(turn)
        return
    if turn.round.phase == "replacing":
        replace_cards(turn)
    if turn.round.phase == "revealing":
        turn.act(Reveal(DEALER))
    if turn.round.phase == "dealer_drawing":
        dealer_draws(turn, turn.round.house.dealer.replaces)
    settle(turn)


def settle(turn: Turn) -> None:
    """Settle with every meter as it stands, pay, and let the round lie there to be looked at."""
    events = turn.act(Settle(DEALER, _meters(turn)))
    lines = [line for event in events if isinstance(event, RoundSettled) for line in event.lines]
    turn.awards += _awards(turn, lines, 1)
    held = {box.player: paid_by(turn.round, box.player) for box in turn.round.boxes if box.player}
    turn.played_ms = turn.now_ms - turn.kept.bets_ms
    _refill_banks(turn)
    turn.keep(held=tuple((who, minor) for who, minor in held.items() if minor))
    _show(turn)


def _show(turn: Turn) -> None:
    """The round is over, for all to see."""
    settings = turn.before.settings
    open_at_end(turn)
    timed = settings.timed and not by_dealer(turn.before)
    deadline_ms = turn.now_ms + 1000 * settings.show_seconds if timed else None
    clear_seats(turn)
    turn.keep(stage="showing", since_ms=turn.now_ms, ended_ms=turn.now_ms, deadline_ms=deadline_ms, draft=())


def _meters(turn: Turn) -> Amounts:
    known = dict(turn.round.meters_minor) | dict(turn.world.meters_minor)
    return tuple((meter.name, known[meter.name]) for meter in turn.round.house.meters)


def _awards(turn: Turn, lines: list[Line], sign: int) -> list[Award]:
    """Shares of meters among these lines."""
    found = []
    before = {move.name: move.before_minor for move in turn.round.moves}
    for line in lines:
        name = meter_paying(turn.round.house, line)
        if name is not None:
            meter = turn.before.meter_ids[name]
            player = turn.round.box(line.box).player
            held_minor = before.get(name, 0)
            found.append(Award(meter, line.box, player, line.row, held_minor, sign * line.returned_minor))
    return found


def _refill_banks(turn: Turn) -> None:
    settings = turn.before.settings
    most_ms = 1000 * settings.bank_seconds
    turn.keep(
        sitters=tuple(
            replace(sitter, bank_ms=min(most_ms, sitter.bank_ms + 1000 * settings.refill_seconds))
            if sitter.decided
            else sitter
            for sitter in turn.kept.sitters
        )
    )


def supervise(turn: Turn, action: Action) -> None:
    """Something went wrong: it is voided or put right by the house's rules."""
    if isinstance(action, VoidGame):
        if turn.kept.final:
            rule = turn.round.house.irregularity(action.ground)
            clause = turn.round.house.cite(rule.clause if rule else "")
            raise Refused("void/too_late", Facts(ground=action.ground), clause)
        known = _meters(turn) if turn.round.moves else ()
        reversed_lines = [line for line in turn.round.lines if turn.round.was_settled]
        awards = _awards(turn, reversed_lines, -1)
        events = turn.act(replace(action, meters_minor=known))
        if any(isinstance(event, GameVoided) for event in events):
            turn.awards += awards
            turn.keep(held=())
            _show(turn)
        return
    turn.act(action)
    if isinstance(action, MoveHands):
        start_time(turn)
    move_on(turn)


def may_open(turn: Turn) -> bool:
    return turn.kept.stage in ("idle", "showing") and not turn.kept.paused and not turn.kept.closing


def open_next(turn: Turn) -> None:
    """Place your bets: the round before is final now, a fresh deck is committed."""
    if turn.kept.stage == "closed" or turn.kept.closing:
        raise Refused("table/closed")
    if turn.kept.paused:
        raise Refused("table/paused")
    finish_round(turn)
    turn.act(OpenBetting(DEALER, _meters(turn)))
    turn.keep(
        stage="betting",
        since_ms=turn.now_ms,
        began_ms=turn.now_ms,
        bets_ms=0,
        ended_ms=0,
        deadline_ms=None,
        deck=None,
        opened=(),
        draft=(),
        gone=(),
        final=False,
    )
    if is_digital(turn.before):
        commit_deck(turn)


def finish_round(turn: Turn) -> None:
    """The round can change no more: what it paid is free, and it becomes a link of the chain."""
    kept = turn.kept
    state = turn.round
    ending = state.phase if state.phase in ("settled", "void") else "none"
    body = bytes.fromhex(kept.body)
    chain = link(bytes.fromhex(kept.chain), state.game, body)
    ended_ms = kept.ended_ms or kept.since_ms
    turn.links.append(Link(state.game, state.house.digest, kept.began_ms, ended_ms, ending, body, chain))
    turn.keep(chain=chain.hex(), body=NO_LINK, held=(), final=True)
    clear_seats(turn)


def release(turn: Turn) -> None:
    """The time in which the round could be voided is over, though the next has not begun."""
    turn.keep(held=(), final=True)
    turn.note |= {"final": turn.round.game}


def close_table(turn: Turn) -> None:
    """Close for good: at once while no cards are dealt, otherwise when the round is over."""
    if turn.kept.stage == "closed":
        raise Refused("table/closed")
    if not turn.table.in_play:
        for box in turn.round.in_round if turn.round.phase == "betting" else ():
            take_back_stakes(turn, box.number)
        if turn.round.phase == "betting":
            with suppress(EntropyError):  # what cannot be opened stays sealed, and an audit tells
                open_at_end(turn)
        finish_round(turn)
        turn.keep(stage="closed", sitters=(), deadline_ms=None, closing=False, since_ms=turn.now_ms)
        turn.note |= {"closed": True}
    else:
        turn.keep(closing=True)
        turn.note |= {"closing": True}
