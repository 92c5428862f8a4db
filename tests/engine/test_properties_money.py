"""Whatever is done at the table: no chip is made or lost, and every stake ends in exactly one line."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings

from kit.play.strategies import Played, houses, play, seeds
from queenhigh.engine import Round
from queenhigh.engine import events as ev
from queenhigh.rules import House
from queenhigh.rules.awards import MeterShare
from queenhigh.settlement import Line, MeterMove

QUICK = settings(max_examples=260, deadline=None)
LONG = settings(max_examples=1000, deadline=None)
Spot = tuple[int, str]


class Purse:
    """The chips of one game, counted from events alone: on the felt, with the players, with the house."""

    def __init__(self) -> None:
        self.felt: Counter[Spot] = Counter()
        self.staked: Counter[Spot] = Counter()
        self.players = 0
        self.house = 0
        self.lines: list[Line] = []

    def stake(self, spot: Spot, now: int, was: int) -> None:
        assert self.felt[spot] == was, "the event tells what stood there before"
        self.felt[spot] = self.staked[spot] = now
        self.players -= now - was

    def pay(self, line: Line, house: House) -> None:
        """A line takes its stake off the felt and hands something over."""
        check_line(line, house)
        spot = spot_of(line)
        assert self.felt[spot] == line.stake_minor, "a stake is settled once, and whole"
        self.felt[spot] = 0
        self.players += line.returned_minor
        self.house += line.stake_minor - line.returned_minor
        self.lines.append(line)

    def take_back(self, line: Line) -> None:
        """A reversed line puts its stake on the felt again."""
        self.lines.remove(line)
        self.felt[spot_of(line)] += line.stake_minor
        self.players -= line.returned_minor
        self.house -= line.stake_minor - line.returned_minor

    def balanced(self) -> bool:
        return self.players + self.house + sum(self.felt.values()) == 0


def spot_of(line: Line) -> Spot:
    """Where the stake of a line lies; Envy has none, and is not the wager that it is paid on."""
    return line.box, f"{line.wager}:envy" if line.kind == "envy" else line.wager


def check_line(line: Line, house: House) -> None:
    match line.outcome:
        case "win":
            assert line.won_minor >= 0
            assert line.returned_minor == line.stake_minor + line.won_minor
        case "push":
            assert (line.won_minor, line.returned_minor) == (0, line.stake_minor)
        case "lose":
            assert line.won_minor == 0
            # The one loss that hands something over: a share of a meter that has run below the stake.
            share = line.row and isinstance(row_award(house, line), MeterShare)
            assert 0 <= line.returned_minor < line.stake_minor if share else line.returned_minor == 0


def row_award(house: House, line: Line) -> object:
    """Return the award of the line's row in the pay table; a row of a contest is not there."""
    return next((row.award for row in house.by_name[line.wager].rows if row.name == line.row), None)


def account(purse: Purse, event: ev.Event, house: House) -> None:
    match event:
        case ev.WagerPlaced():
            purse.stake((event.box, event.wager), event.stake_minor, event.was_minor)
        case ev.WagerWithdrawn():
            purse.stake((event.box, event.wager), 0, event.was_minor)
        case ev.BoxPlayed():
            purse.stake((event.box, event.wager), event.stake_minor, 0)
        case ev.BoxFolded() | ev.RoundSettled():
            for line in event.lines:
                purse.pay(line, house)
        case ev.BoxVoided() | ev.GameVoided():
            for line in event.reversed:
                purse.take_back(line)
            for line in event.lines:
                assert line.outcome == "push"
                purse.pay(line, house)
        case _:
            pass


def check_over(purse: Purse, state: Round) -> None:
    """The game is over: the felt is empty, and each stake has its one line."""
    assert not any(purse.felt.values())
    assert purse.players + purse.house == 0
    assert Counter(state.lines) == Counter(purse.lines)
    stakes = Counter({spot: stake for spot, stake in purse.staked.items() if stake})
    lined = Counter({(line.box, line.wager): line.stake_minor for line in state.lines if line.stake_minor})
    assert lined == stakes
    with_stake = [(line.box, line.wager) for line in state.lines if line.stake_minor]
    assert len(with_stake) == len(set(with_stake))
    if state.phase == "void":
        assert purse.players == 0
        assert all(line.outcome == "push" for line in state.lines)


def check_undone(event: ev.GameVoided, settled: tuple[MeterMove, ...]) -> None:
    """A void turns every sign of what its game moved, from wherever the meter stands now.

    The house makes up what would leave the meter below zero.
    """
    assert len(event.meter_moves) == len(settled)
    for back, move in zip(event.meter_moves, settled, strict=True):
        after = back.before_minor + move.before_minor - move.after_minor
        made_up = max(0, -after)
        assert (back.name, back.paid_minor, back.reseeded_minor, back.contributed_minor) == (
            move.name,
            -move.paid_minor,
            made_up - move.reseeded_minor,
            -move.contributed_minor,
        )
        assert Fraction(back.fraction) == -Fraction(move.fraction)
        assert back.after_minor == after + made_up


def check_meters(state: Round) -> None:
    """What each meter did adds up, and what it paid is what lines of its rows handed over."""
    if state.phase == "void":
        assert not state.moves
        return
    assert state.meters_minor == tuple((move.name, move.after_minor) for move in state.moves)
    assert [move.name for move in state.moves] == [meter.name for meter in state.house.meters]
    for move, meter in zip(state.moves, state.house.meters, strict=True):
        total = move.before_minor + move.contributed_minor - move.paid_minor + move.reseeded_minor
        assert move.after_minor == total >= 0
        paid = 0
        for line in state.lines:
            award = row_award(state.house, line) if line.row and line.kind != "envy" else None
            if isinstance(award, MeterShare) and award.meter == move.name:
                paid += line.returned_minor
        assert move.paid_minor == paid
        position = state.house.by_name[meter.fed_by].position
        stakes = [box.stakes[position] for box in state.boxes if not box.voided]
        exact = sum((stake * meter.contribution for stake in stakes), Fraction(0))
        assert move.contributed_minor == sum(int(stake * meter.contribution) for stake in stakes)
        assert move.contributed_minor + Fraction(move.fraction) == exact
        assert move.reseeded_minor == 0 or move.paid_minor or move.before_minor < meter.seed_minor


def check_money(played: Played) -> None:
    purse = Purse()
    settled: tuple[MeterMove, ...] = ()
    for step, state in zip(played.steps, played.states, strict=True):
        for event in step.events:
            if isinstance(event, ev.BettingOpened):
                purse = Purse()
                settled = ()
            if isinstance(event, ev.RoundSettled):
                settled = event.meter_moves
            if isinstance(event, ev.GameVoided):
                check_undone(event, settled)
            account(purse, event, played.house)
            assert purse.balanced()
        on_felt = {
            (box.number, w.name): s
            for box in state.boxes
            for w, s in zip(played.house.wagers, box.stakes, strict=True)
        }
        assert {spot: stake for spot, stake in purse.staked.items() if stake} == {
            spot: stake for spot, stake in on_felt.items() if stake
        }
        if step.events and state.phase in ("settled", "void"):
            check_over(purse, state)
            check_meters(state)


def test_money_is_conserved() -> None:
    """It means something only where rounds pay from meters, reseed them, and void settled games."""
    corners: Counter[str] = Counter()

    @QUICK
    @given(houses, seeds)
    def conserve(house: House, seed: int) -> None:
        played = play(house, Random(seed), most_steps=90)
        check_money(played)
        for state in played.states:
            corners["paid"] += any(move.paid_minor for move in state.moves)
            corners["reseeded"] += any(move.reseeded_minor for move in state.moves)
            corners["voided"] += state.phase == "void" and state.was_settled

    conserve()
    assert min(corners[each] for each in ("paid", "reseeded", "voided")) >= 5, corners


@pytest.mark.long
@LONG
@given(houses, seeds)
def test_money_is_conserved_in_many_rounds(house: House, seed: int) -> None:
    check_money(play(house, Random(seed), most_steps=120, trouble=0.04, games=3))
