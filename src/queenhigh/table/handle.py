"""The table's one door: a command of somebody's, or the clock's tick, becomes a change or is refused."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from queenhigh.engine import Action, Actor
from queenhigh.engine.actors import DEALER, SUPERVISOR, format_actor, player
from queenhigh.engine.acts.actions import CloseBetting
from queenhigh.engine.acts.offers import DONE_BY
from queenhigh.facts import Facts
from queenhigh.table.offers import by_dealer, dealer_calls
from queenhigh.table.ports import CommandKey, EntropyError
from queenhigh.table.stages.betting import betting_due_ms, no_more_bets, place_or_withdraw, say_ready
from queenhigh.table.stages.dealing import DRAFTS, enter_cards, take_back
from queenhigh.table.stages.deciding import decide_hand, deciding_due_ms, time_out
from queenhigh.table.stages.deck import add_seed, challenge
from queenhigh.table.stages.finishing import (
    advance,
    close_table,
    dealer_act,
    may_open,
    open_next,
    release,
    supervise,
)
from queenhigh.table.stages.seating import leave_seat, take_seat
from queenhigh.table.state import Table
from queenhigh.table.turn import Change, NeedPurse, Refused, Result, Turn, World
from queenhigh.wire import CodecError, decode_action
from queenhigh.wire.frames import (
    ActCommand,
    Answer,
    AnyCommand,
    ChallengeCommand,
    LeaveCommand,
    PauseCommand,
    ReadyCommand,
    SeatCommand,
    SeedCommand,
)

_ROLES: Final = dict(DONE_BY.values()) | dict.fromkeys(DRAFTS, "dealer")
"""Whose each act is."""


class Who(msgspec.Struct, frozen=True):
    """Somebody at the door: a person of this id and name, with these roles; no id for one who only looks."""

    id: str = ""
    name: str = ""
    roles: frozenset[str] = frozenset()
    bot: bool = False


def staff_role(table: Table, who: Who, role: str) -> bool:
    """Whether somebody may act as dealer or supervisor here: never where they sit, or have played this round.

    A host deals at a table of their own, where a person deals at all.
    """
    if who.id in table.by_player or who.id in table.played:
        return False
    if role == "dealer" and who.id and who.id == table.kept.host:
        return by_dealer(table)
    return role in who.roles or (role == "dealer" and "supervisor" in who.roles)


def actor_of(table: Table, who: Who) -> Actor:
    """As whom somebody looks at the table."""
    if who.id in table.by_player:
        return player(who.id)
    for role, actor in (("supervisor", SUPERVISOR), ("dealer", DEALER)):
        if staff_role(table, who, role):
            return actor
    return player(who.id) if who.id else Actor("bystander")


def handle(table: Table, world: World, who: Who, command: AnyCommand, key: CommandKey) -> Result:
    """Do one command: return its change, or what the world must answer first. Raises `Refused`."""
    if not who.id:
        raise Refused("auth/needed")
    turn = Turn(table, world, format_actor(player(who.id)))
    box: int | None = None
    try:
        box = _do(turn, who, command)
    except EntropyError:
        turn = _without_chance(Turn(table, world, turn.by))
    answer = Answer(command.id, table.version + 1, box)
    return turn.result(key, msgspec.json.encode(answer))


def _do(turn: Turn, who: Who, command: AnyCommand) -> int | None:
    """Do a command; the box that was taken, if one was asked for."""
    table = turn.before
    match command:
        case ActCommand():
            _refuse_stale(table, command.round)
            _act(turn, who, command.act)
        case SeatCommand():
            _refuse_code(turn, who, command.code)
            if turn.world.purse(who.id) is None:
                turn.need = NeedPurse(who.id)
            return take_seat(turn, who.id, who.name, command.box, command.if_away, who.bot)
        case LeaveCommand():
            leave_seat(turn, who.id, command.box)
        case ReadyCommand():
            _refuse_stale(table, command.round)
            say_ready(turn, who.id, command.ready)
        case SeedCommand():
            _refuse_stale(table, command.round)
            add_seed(turn, who.id, command.seed, command.commitment)
        case ChallengeCommand():
            _refuse_stale(table, command.round)
            challenge(turn, who.id, command.commitment)
        case PauseCommand():
            _pause(turn, who, command.paused)
        case _:
            raise Refused("command/unreadable")
    return None


def _without_chance(turn: Turn) -> Turn:
    """The source of chance fails: the table closes, and stakes go back."""
    close_table(turn)
    turn.note |= {"entropy": "failed"}
    return turn


def _refuse_stale(table: Table, round: int) -> None:
    if round != table.number:
        raise Refused("command/stale", Facts(game=round, other_game=table.number))


def _refuse_code(turn: Turn, who: Who, code: str) -> None:
    """At a table by code, whoever does not sit there yet says it."""
    kept = turn.kept
    if not kept.code or who.id in kept.admitted or who.id == kept.host or who.bot:
        return
    if code.strip().upper() != kept.code:
        raise Refused("table/code")
    turn.keep(admitted=(*kept.admitted, who.id))


def _act(turn: Turn, who: Who, said: dict[str, Any]) -> None:
    do = said.get("do")
    role = _ROLES.get(do) if isinstance(do, str) else None
    if role is None or not isinstance(do, str) or "by" in said:
        raise Refused("command/unreadable", Facts(case="act", known=tuple(_ROLES)))
    if role == "player":
        actor = player(who.id)
        action = _action(said, actor)
        if do in ("place", "withdraw"):
            place_or_withdraw(turn, actor, action)
        else:
            decide_hand(turn, actor, action)
        return
    as_role = role
    if do in dealer_calls(turn.before) and not staff_role(turn.before, who, role):
        as_role = "dealer"
    if not staff_role(turn.before, who, as_role):
        raise Refused("auth/forbidden", Facts(role="player", needed_role=role, act=do))
    turn.by = f"{as_role}:{who.id}"
    if role == "supervisor":
        supervise(turn, _action(said, SUPERVISOR))
        return
    if not by_dealer(turn.before):
        raise Refused("auth/forbidden", Facts(case="clock", act=do))
    match do:
        case "open":
            open_next(turn)
        case "close":
            if not no_more_bets(turn):
                turn.act(CloseBetting(DEALER))  # refused, with what a round takes
            turn.keep(stage="moving", since_ms=turn.now_ms, deadline_ms=None)
        case "card":
            enter_cards(turn, said)
        case "take_back":
            take_back(turn)
        case _:
            dealer_act(turn, do, said)


def _action(said: dict[str, Any], actor: Actor) -> Action:
    """The act that was said, by whoever the session says it is."""
    try:
        return decode_action(msgspec.json.encode({**said, "by": actor}))
    except (CodecError, msgspec.ValidationError, TypeError, ValueError) as error:
        raise Refused("command/unreadable", Facts(case="said", name=str(error)[:160])) from None


def _pause(turn: Turn, who: Who, paused: bool) -> None:
    table = turn.before
    allowed = who.id == table.kept.host or bool(who.roles & {"dealer", "supervisor", "admin"})
    if not allowed:
        raise Refused("auth/forbidden", Facts(act="pause"))
    if table.kept.stage == "closed":
        raise Refused("table/closed")
    turn.keep(paused=paused)
    turn.note |= {"paused": paused}


def next_tick_ms(table: Table, world: World) -> int | None:
    """When the clock has something to do, as things stand; in the past where it has already."""
    kept = table.kept
    dues: list[int | None] = []
    match kept.stage:
        case "idle" if not by_dealer(table) and not kept.paused:
            dues.append(kept.since_ms)
        case "betting":
            dues.append(betting_due_ms(table))
        case "deciding":
            dues.append(deciding_due_ms(table, world))
        case "moving" if not by_dealer(table):
            dues.append(kept.since_ms)
        case "showing":
            dues.append(_showing_due_ms(table, world))
            if not kept.final:
                dues.append(kept.ended_ms + 60_000 * table.settings.void_minutes)
        case _:
            pass
    if kept.closing and kept.stage in ("idle", "betting", "showing"):
        dues.append(kept.since_ms)
    dues += list(_hold_dues(table, world).values())
    return min((due for due in dues if due is not None), default=None)


def _showing_due_ms(table: Table, world: World) -> int | None:
    """When the next round opens: in its time, or once all who sit here have seen enough."""
    if by_dealer(table) or table.kept.paused:
        return None
    people = [sitter for sitter in table.kept.sitters if not sitter.bot and sitter.player not in world.away]
    if people and all(sitter.ready for sitter in people):
        return table.kept.since_ms
    if table.kept.deadline_ms is None:
        return None if people else table.kept.since_ms + 1000 * table.settings.show_seconds
    return table.kept.deadline_ms


def _hold_dues(table: Table, world: World) -> dict[str, int]:
    """Until when the boxes of those who are away are held for them."""
    hold_ms = 60_000 * table.settings.hold_minutes
    playing = table.staked if table.in_play else ()
    return {
        sitter.player: world.away[sitter.player] + hold_ms
        for sitter in table.kept.sitters
        if sitter.player in world.away and not sitter.leaving and sitter.player not in playing
    }


def tick(table: Table, world: World, due_ms: int | None) -> Result | None:
    """Do the one next thing, if it is due by now: `due_ms` is the `next_tick_ms` of this table and world."""
    if due_ms is None or due_ms > world.now_ms:
        return None
    turn = Turn(table, world)
    try:
        _tick(turn)
    except EntropyError:
        if table.kept.closing:
            raise
        turn = _without_chance(Turn(table, world))
    return turn.result()


def _tick(turn: Turn) -> None:
    table = turn.before
    world = turn.world
    for who, until_ms in _hold_dues(table, world).items():
        if until_ms <= world.now_ms:
            leave_seat(turn, who, None)
            return
    if table.kept.closing and table.kept.stage in ("idle", "betting", "showing"):
        close_table(turn)
        return
    match table.kept.stage:
        case "betting":
            if no_more_bets(turn):
                advance(turn)
        case "deciding":
            time_out(turn)
        case "moving":
            advance(turn)
        case stage if may_open(turn):
            due_ms = _showing_due_ms(table, world) if stage == "showing" else table.kept.since_ms
            if due_ms is not None and due_ms <= world.now_ms:
                open_next(turn)
            else:
                release(turn)
        case _:
            release(turn)


def close(table: Table, world: World, by: str) -> Change:
    """Close the table for good, now or when the round is over."""
    turn = Turn(table, world, by)
    close_table(turn)
    return turn.change()


def resume(table: Table, world: World) -> Change | None:
    """After a restart: a deadline that was running is moved on, so that everybody can come back first."""
    kept = table.kept
    ready = kept.stage == "betting" and any(sitter.ready for sitter in kept.sitters)
    if kept.deadline_ms is None and not ready:
        return None
    turn = Turn(table, world)
    if ready:  # or betting would close at once, while everybody is still away
        turn.keep(sitters=tuple(replace(sitter, ready=False) for sitter in kept.sitters))
    if kept.deadline_ms is not None:
        turn.keep(deadline_ms=max(kept.deadline_ms, world.now_ms) + 1000 * table.settings.grace_seconds)
    turn.note |= {"resumed": True}
    return turn.change()
