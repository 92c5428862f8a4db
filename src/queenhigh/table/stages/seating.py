"""Sitting down and leaving."""

from typing import Final

from msgspec.structs import replace

from queenhigh.engine.actors import player
from queenhigh.engine.acts.actions import WithdrawWager
from queenhigh.facts import Facts
from queenhigh.table.offers import by_dealer
from queenhigh.table.state import IfAway, Sitter
from queenhigh.table.turn import Refused, Turn

BANKS: Final = 50
"""How many of those who left have their time bank kept for them."""


def take_seat(turn: Turn, who: str, name: str, box: int | None, if_away: IfAway | str, bot: bool) -> int:
    """Sit down at a box, this one or the first that is free; gives its number.

    Somebody who sits there already may say again what happens while they are away, or stay after all.
    """
    table = turn.table
    if table.kept.stage == "closed":
        raise Refused("table/closed")
    sitter = table.by_player.get(who)
    choice: IfAway = "best" if if_away == "best" else "fold"
    if sitter is not None and box in (None, *sitter.boxes):
        back = sitter.given_up if box is None and sitter.leaving else (box,)
        left = tuple(each for each in sitter.given_up if each not in back)
        turn.seat(replace(sitter, if_away=choice if if_away else sitter.if_away, name=name, given_up=left))
        return box or sitter.boxes[0]
    if table.kept.closing:
        raise Refused("table/closed")
    if bot and not table.settings.bots:
        raise Refused("auth/forbidden", Facts(case="bots"))
    refuse_barred(turn, who)
    number = _free_box(turn, who, box)
    owned = len(sitter.boxes) if sitter is not None else 0
    if owned >= table.house.boxes_per_player:
        raise Refused(
            "box/too_many", Facts(player=who, count=owned), table.house.cite(table.house.table_clause)
        )
    if sitter is None:
        banks = dict(table.kept.banks)
        bank_ms = banks.pop(who, 1000 * table.settings.bank_seconds)
        turn.keep(banks=tuple(banks.items()))
        sitter = Sitter(who, name, (), bot=bot, bank_ms=bank_ms)
    turn.seat(
        replace(
            sitter,
            name=name,
            boxes=tuple(sorted((*sitter.boxes, number))),
            if_away=choice if if_away else sitter.if_away,
        )
    )
    turn.note |= {"seat": number, "player": who}
    return number


def refuse_barred(turn: Turn, who: str) -> None:
    """Nothing new for somebody whose own limit bars them; a round under way is finished."""
    barred = turn.world.bar(who)
    if barred:
        raise Refused(barred)


def _free_box(turn: Turn, who: str, box: int | None) -> int:
    """The box that is meant, if nobody has it."""
    table = turn.table
    if box is None:
        free = [number for number in range(1, table.boxes + 1) if number not in table.by_box]
        if not free:
            raise Refused("table/full", Facts(count=table.boxes))
        return free[0]
    if not 1 <= box <= table.boxes:
        facts = Facts(box=box, count=table.boxes)
        raise Refused("box/unknown", facts, table.house.cite(table.house.table_clause))
    holder = table.by_box.get(box)
    if holder is not None and holder.player != who:
        held = box in holder.given_up or holder.player in turn.world.away
        code = "seat/held" if held else "seat/taken"
        raise Refused(code, Facts(box=box, player=holder.name))
    return box


def leave_seat(turn: Turn, who: str, box: int | None) -> None:
    """Give up a box, or all of them: stakes go back while bets are open, a hand in the round stays in it."""
    table = turn.table
    sitter = table.by_player.get(who)
    kept = [number for number in sitter.boxes if number not in sitter.given_up] if sitter else []
    going = [number for number in kept if box in (None, number)]
    if not going:
        raise Refused("seat/none", Facts(box=box))
    for number in going:
        _give_up(turn, who, number)
    turn.note |= {"leave": box or 0, "player": who}


def _give_up(turn: Turn, who: str, number: int) -> None:
    if turn.round.phase == "betting":
        take_back_stakes(turn, number)
    sitter = turn.table.by_player[who]
    if turn.table.in_play and turn.round.box(number).player:
        turn.seat(replace(sitter, given_up=(*sitter.given_up, number)))
    else:
        _seat_at(turn, sitter, tuple(each for each in sitter.boxes if each != number))


def _seat_at(turn: Turn, sitter: Sitter, boxes: tuple[int, ...]) -> None:
    """Somebody who has these boxes left, or none any more; what is in their time bank is kept for them."""
    if boxes:
        turn.seat(replace(sitter, boxes=boxes))
        return
    turn.keep(sitters=tuple(each for each in turn.kept.sitters if each.player != sitter.player))
    if sitter.player in turn.table.played:
        turn.keep(gone=(*turn.kept.gone, (sitter.player, sitter.name)))
    if sitter.bank_ms < 1000 * turn.before.settings.bank_seconds and not sitter.bot:
        turn.keep(banks=(*turn.kept.banks, (sitter.player, sitter.bank_ms))[-BANKS:])


def clear_seats(turn: Turn) -> None:
    """The round is over: boxes that were given up are free, nobody is ready for the next stage."""
    for sitter in turn.kept.sitters:
        cleared = replace(sitter, ready=False, decided=False, given_up=())
        turn.seat(cleared)
        if sitter.given_up:
            _seat_at(turn, cleared, tuple(each for each in sitter.boxes if each not in sitter.given_up))


def take_back_stakes(turn: Turn, number: int) -> None:
    """Take every stake of a box back, those that need others first."""
    box = turn.round.box(number)
    if not box.player:
        return
    by = player(box.player)
    waiting = [
        wager.name
        for wager in turn.round.house.wagers
        if wager.placed_before_deal and box.stakes[wager.position]
    ]
    while waiting:
        for name in waiting:
            try:
                turn.act(WithdrawWager(by, number, name))
            except Refused as refused:
                if refused.code != "bet/needed_by_other":
                    raise
            else:
                waiting.remove(name)
                break
        else:
            raise AssertionError("some wager can always be taken back")
    start_clock(turn)


def start_clock(turn: Turn) -> None:
    """The clock runs from the first stake, and stops where none is left."""
    settings = turn.before.settings
    if not turn.round.in_round:
        turn.keep(deadline_ms=None, bets_ms=0)
    elif not turn.kept.bets_ms:
        timed = settings.timed and not by_dealer(turn.before)
        deadline_ms = turn.now_ms + 1000 * settings.bet_seconds if timed else None
        turn.keep(bets_ms=turn.now_ms, deadline_ms=deadline_ms)
