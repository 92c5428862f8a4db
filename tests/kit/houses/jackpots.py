"""Houses whose meters are hit all the time, and what settlement itself says of their years."""

from functools import cache
from typing import NamedTuple

from kit.houses.changed import edited, repaid
from kit.oracles.simulated import plain_end
from queenhigh.rules import House
from queenhigh.rules.awards import MeterShare
from queenhigh.simulation.dealing.plain import plain_round
from queenhigh.simulation.jackpot.results import Jackpot


@cache
def busy() -> House:
    """A house whose meter is hit all the time, for all of it or for a share."""
    return repaid("rws", "progressive", {2: "25% of meter", 3: "100% of meter", 4: "1.5% of meter"})


@cache
def greedy() -> House:
    """A house whose meter is hit often, and always for all of it."""
    return repaid("rws", "progressive", {2: "100% of meter", 3: "100% of meter"})


@cache
def twins() -> House:
    """Two progressives with a meter each; the dealer shows nothing, which keeps the tables small."""
    return edited("twin", (", shows = 2", ""), ("50% of meter", "100% of meter"))


@cache
def six_cards() -> House:
    """Two progressives on six cards, of which one is hit all the time and one has Envy for many hands."""
    return repaid("six_cards", "spades", {2: "3% of meter", 4: "1% of meter", 8: "100% of meter"})


# The plain way: round by round, settled by the table's own settlement


class Walked(NamedTuple):
    """What settlement says of a run."""

    after: list[dict[str, int]]
    """What the meters hold after none, one and so on of the rounds."""
    hits: list[tuple[int, int, str, int]]
    """Round, box, wager and what was paid from a meter."""
    moved: dict[str, tuple[int, int, int]]
    """Contributed, paid and put back, for each meter."""
    staked: dict[str, int]
    handed: dict[str, int]
    envy: int


def walked(found: Jackpot, starts: dict[str, int]) -> Walked:
    plan = found.plan
    now = dict(starts)
    after = [dict(starts)]
    hits = []
    envy = 0
    moved = dict.fromkeys(starts, (0, 0, 0))
    staked = dict.fromkeys(plan.house.by_name, 0)
    handed = dict.fromkeys(plan.house.by_name, 0)
    for index in range(found.rounds):
        dealt = plain_round(plan, found.seed, index)
        end = plain_end(plan, dealt, now)
        for line in end.lines:
            if line.kind == "envy":
                envy += line.returned_minor
                continue
            staked[line.wager] += line.stake_minor
            rows = [row for row in plan.house.by_name[line.wager].rows if row.name == line.row]
            if any(isinstance(row.award, MeterShare) for row in rows):
                hits.append((index, line.box - 1, line.wager, line.returned_minor))
            else:
                handed[line.wager] += line.returned_minor
        for move in end.meter_moves:
            fed, paid, reseeded = moved[move.name]
            moved[move.name] = (
                fed + move.contributed_minor,
                paid + move.paid_minor,
                reseeded + move.reseeded_minor,
            )
            now[move.name] = move.after_minor
        after.append(dict(now))
    return Walked(after, hits, moved, staked, handed, envy)


def assert_as_walked(found: Jackpot, starts: dict[str, int]) -> None:
    said = walked(found, starts)
    assert [(hit.round, hit.box, hit.wager, hit.paid_minor) for hit in found.hits] == sorted(said.hits)
    for meter in found.meters:
        moved = (meter.contributed_minor, meter.paid_minor, meter.reseeded_minor)
        assert moved == said.moved[meter.name]
        assert meter.end_minor == said.after[-1][meter.name]
        regular = [point for point in meter.path if all(hit.round != point.rounds for hit in found.hits)]
        assert regular
        assert all(said.after[point.rounds][meter.name] == point.meter_minor for point in regular)
        assert max(each[meter.name] for each in said.after) == meter.highest_minor
        assert min(each[meter.name] for each in said.after) >= meter.lowest_minor
    for account in found.accounts:
        assert account.staked_minor == said.staked[account.wager]
        assert account.fixed_minor == said.handed[account.wager]
    assert sum(account.envy_minor for account in found.accounts) == said.envy


# Accounts


def assert_balanced(found: Jackpot) -> None:
    for meter in found.meters:
        came = meter.start_minor + meter.contributed_minor + meter.reseeded_minor
        assert came - meter.paid_minor == meter.end_minor
        mine = [hit for hit in found.hits if hit.meter == meter.name]
        assert meter.hits == len(mine)
        assert meter.paid_minor == sum(hit.paid_minor for hit in mine)
    for account in found.accounts:
        gone = account.fixed_minor + account.contributed_minor + account.reseeded_minor + account.envy_minor
        assert account.staked_minor == gone + account.house_minor
        assert account.staked_minor == account.bets * account.stake_minor
        fixed = sum(row.paid_minor for row in account.rows if not row.from_meter)
        metered = sum(row.paid_minor for row in account.rows if row.from_meter)
        assert (fixed, metered) == (account.fixed_minor, account.from_meter_minor)
        hits = [hit for hit in found.hits if hit.wager == account.wager]
        assert sum(row.times for row in account.rows if row.from_meter) == len(hits)
    on_meters = sum(meter.end_minor - meter.start_minor for meter in found.meters)
    cash = sum(account.cash_minor for account in found.accounts)
    assert cash - on_meters == sum(account.house_minor for account in found.accounts)
