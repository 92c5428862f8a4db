"""Players hold cards: what they decide, and what the time limit decides for them."""

from msgspec.structs import replace

from queenhigh.engine import Actor, Box, owed
from queenhigh.engine.actors import player
from queenhigh.engine.acts.actions import Action, Fold, Look, Play
from queenhigh.facts import Facts
from queenhigh.table.state import Sitter, Table
from queenhigh.table.turn import Choice, NeedAdvice, Refused, Turn, World


def decide_hand(turn: Turn, who: Actor, action: Action) -> None:
    """A player looks at their cards, folds or plays."""
    if isinstance(action, Play):
        _refuse_short(turn, who, action)
    turn.act(action)
    if isinstance(action, Look):
        return
    sitter = turn.table.by_player.get(who.id)
    if sitter is not None:
        turn.seat(replace(sitter, decided=True, bank_ms=_bank_left(turn, sitter)))
    move_on(turn)


def _refuse_short(turn: Turn, who: Actor, action: Play) -> None:
    if type(action.box) is not int or not 1 <= action.box <= len(turn.round.boxes):
        return  # the engine says what is wrong
    have_minor = turn.purse(who.id).covers_minor + owed(turn.round, action.box).least_minor
    if action.amount_minor > have_minor:  # what the player's own limits forbid, the store says
        facts = Facts(box=action.box, amount_minor=action.amount_minor, most_minor=have_minor)
        raise Refused("purse/short", facts)


def _bank_left(turn: Turn, sitter: Sitter) -> int:
    """What is left in the time bank of somebody who has decided, by how long they overstepped the limit.

    It is taken once, after the last of their boxes, and for no longer than they were there.
    """
    deadline_ms = turn.kept.deadline_ms
    if deadline_ms is None or any(box.player == sitter.player for box in undecided(turn.table)):
        return sitter.bank_ms
    there_ms = min(turn.now_ms, turn.world.away.get(sitter.player, turn.now_ms))
    return max(0, sitter.bank_ms - max(0, there_ms - deadline_ms))


def start_deciding(turn: Turn) -> None:
    """The cards are dealt."""
    turn.keep(stage="deciding", since_ms=turn.now_ms, deadline_ms=None)
    turn.keep(sitters=tuple(replace(sitter, ready=False) for sitter in turn.kept.sitters))
    start_time(turn)
    move_on(turn)


def start_time(turn: Turn) -> None:
    """Players have their full time from now on; a deal that went wrong is put right first."""
    settings = turn.before.settings
    if settings.timed and turn.kept.stage == "deciding" and not turn.round.misdealt:
        turn.keep(deadline_ms=turn.now_ms + 1000 * settings.decide_seconds)


def move_on(turn: Turn) -> None:
    """Once every hand is decided the dealer has the next act."""
    if turn.kept.stage == "deciding" and turn.round.phase != "deciding":
        turn.keep(stage="moving", since_ms=turn.now_ms, deadline_ms=None)


def due_ms(table: Table, world: World, box: Box) -> int | None:
    """When the time for a hand that has to be decided is over; none where there is no limit.

    Even then nobody waits for ever for whoever has left, or is away for longer than a box is held.
    """
    kept = table.kept
    away_ms = world.away.get(box.player)
    if table.round.misdealt:
        return None
    sitter = table.by_player.get(box.player)
    left = sitter is None or box.number in sitter.given_up
    if kept.deadline_ms is None:
        hold_ms = 60_000 * table.settings.hold_minutes
        return kept.since_ms if left else None if away_ms is None else away_ms + hold_ms
    if sitter is None or left or away_ms is not None:
        return kept.deadline_ms
    return kept.deadline_ms + sitter.bank_ms


def undecided(table: Table) -> list[Box]:
    """The boxes that still have to play or fold."""
    state = table.round
    return [box for box in state.boxes if state.phase == "deciding" and state.must_decide(box)]


def deciding_due_ms(table: Table, world: World) -> int | None:
    """When the next player's time is over."""
    dues = [due for box in undecided(table) if (due := due_ms(table, world, box)) is not None]
    return min(dues, default=None)


def time_out(turn: Turn) -> None:
    """Decide for everybody whose time is over, as they chose beforehand."""
    table = turn.table
    world = turn.world
    late = []
    for box in undecided(table):
        due = due_ms(table, world, box)
        if due is not None and due <= turn.now_ms:
            late.append(box)
    wanted = tuple(box.number for box in late if _wants_best(table, box) and box.number not in world.advice)
    if wanted:
        turn.need = NeedAdvice(wanted)
        return
    for box in late:
        _decide_for(turn, box)
    for who in dict.fromkeys(box.player for box in late):
        sitter = turn.table.by_player.get(who)
        if sitter is not None:
            turn.seat(replace(sitter, bank_ms=_bank_left(turn, sitter)))
    move_on(turn)


def _wants_best(table: Table, box: Box) -> bool:
    sitter = table.by_player.get(box.player)
    return sitter is not None and sitter.if_away == "best"


def _decide_for(turn: Turn, box: Box) -> None:
    by = player(box.player)
    choice = Choice(0)
    if _wants_best(turn.table, box):
        choice = _affordable(turn, box)
        if not box.looked and choice.multiple:
            turn.act(Look(by, box.number))
    turn.note |= {"timed_out": [*turn.note.get("timed_out", ()), box.number]}
    ante = turn.round.house.ante
    if not choice.multiple or ante is None:
        turn.act(Fold(by, box.number) if turn.round.house.folds else Play(by, box.number, 0))
        return
    discards = tuple(box.cards[place] for place in choice.discards)
    turn.act(Play(by, box.number, choice.multiple * box.stake(ante), discards))


def _affordable(turn: Turn, box: Box) -> Choice:
    """The best choice that purse and own limits allow; the least Play is always kept back."""
    ante = turn.round.house.ante
    ante_minor = box.stake(ante) if ante is not None else 0
    have_minor = turn.purse(box.player).free_minor + owed(turn.round, box.number).least_minor
    choices = turn.world.advice[box.number]
    return next((each for each in choices if each.multiple * ante_minor <= have_minor), Choice(0))
