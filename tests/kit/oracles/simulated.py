"""Plans to try the simulator on, and what settlement itself says of their rounds: shared by its tests."""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from fractions import Fraction
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec.structs import asdict, replace

from kit.houses.invented import ALL_HOUSES, any_house
from kit.oracles.plain import all_firsts, may_play
from queenhigh.hands import strength
from queenhigh.rules import House
from queenhigh.rules.awards import MeterShare, Nothing
from queenhigh.rules.records import Row
from queenhigh.rules.wager import STANDS
from queenhigh.settlement import DealerHand, Seen, SettledBox, Settlement, fold_lines, quick_settle
from queenhigh.settlement.envy import envy_lines
from queenhigh.settlement.rows import look, paying
from queenhigh.settlement.side import beats_as_needed
from queenhigh.simulation.dealing import arrays
from queenhigh.simulation.dealing.code_values import Worth, shares_of, worth
from queenhigh.simulation.dealing.count import Count, count_arrays
from queenhigh.simulation.dealing.fast import count_fast, deals_fast
from queenhigh.simulation.dealing.plain import PlainRound, plain_round
from queenhigh.simulation.dealing.stream import stream_of
from queenhigh.simulation.dealing.tables import Coding, compiled, deck
from queenhigh.simulation.edges.results import Simulation
from queenhigh.simulation.edges.totals import Totals
from queenhigh.simulation.planning.plan import BEST, Plan, box_of
from queenhigh.study.bet import Bet, Chart, choices_of
from queenhigh.study.stands import FOLDED

Ints = npt.NDArray[np.int64]
Stakes = dict[str, int]
Meters = tuple[tuple[str, int], ...]

FULL: dict[str, Stakes] = {
    "draw": {"ante": 500, "double_shot": 700},
    "prime": {"ante": 500, "pair_plus": 700, "prime": 300, "progressive": 100},
    "rws": {"ante": 700, "pair_plus": 500, "progressive": 250},
    "sixcard": {"ante": 500, "pair_plus": 700, "six_card_bonus": 300, "progressive": 500},
    "upcard": {"ante": 333, "pair_plus": 107, "lucky": 100},
    "fourth": {"ante": 1500, "showdown": 133, "jackpot": 125},
    "twin": {"ante": 350, "side": 333, "gold": 100, "silver": 50},
    "ultimate": {"ante": 700},
    "stepped": {"ante": 470, "side": 300},
    "consoling": {
        "ante": 700, "sure": 500, "trips": 300, "low": 100, "bad_beat": 300, "hard_luck": 100, "upset": 100,
        "house": 100,
    },
    "community": {"ante": 700, "pair_plus": 500, "lucky_five": 333, "jackpot": 500},
    "cardroom": {"ante": 2600, "pair_plus": 700, "pot": 250},
    "six_cards": {"ante": 700, "million": 700, "spades": 100, "hearts": 250},
    "twice": {"ante": 500, "both": 335},
    "second": {"ante": 370, "best": 330, "pair_plus": 500},
}  # fmt: skip
"""Every wager of each house at once, at stakes that make odds come out uneven where the house lets them."""
STUDIED: dict[str, Stakes] = {
    **FULL,
    "upcard": {"ante": 333, "pair_plus": 107},
    "fourth": {"ante": 1500, "showdown": 133},
    "twin": {"ante": 350, "gold": 100, "silver": 50},
}
"""The same bets without wagers that take minutes to study."""
SOME: dict[str, tuple[Stakes, ...]] = {
    "draw": ({"ante": 500},),
    "prime": ({"pair_plus": 500}, {"ante": 500, "prime": 100}, {"pair_plus": 500, "progressive": 100}),
    "rws": ({"pair_plus": 500}, {"ante": 500}, {"ante": 500, "progressive": 250}),
    "sixcard": ({"pair_plus": 500, "six_card_bonus": 200}, {"ante": 500}, {"ante": 700, "pair_plus": 500}),
    "upcard": ({"pair_plus": 133, "lucky": 100}, {"ante": 251}, {"pair_plus": 101}),
    "fourth": ({"showdown": 177}, {"ante": 500, "jackpot": 125}, {"ante": 500}),
    "twin": ({"ante": 100}, {"ante": 250, "side": 333}, {"ante": 100, "gold": 100}),
    "ultimate": ({"ante": 500},),
    "stepped": ({"ante": 130}, {"side": 700}),
    "consoling": ({"ante": 200}, {"ante": 500, "bad_beat": 100}, {"sure": 300, "low": 100, "bad_beat": 100}),
    "community": ({"lucky_five": 200}, {"ante": 500, "jackpot": 500}, {"ante": 500}),
    "cardroom": ({"ante": 500, "pot": 250}, {"ante": 2500, "pair_plus": 500}, {"ante": 500}),
    "six_cards": ({"million": 500, "spades": 100}, {"ante": 500, "hearts": 250}, {"ante": 500}),
    "twice": ({"both": 105}, {"ante": 500}),
    "second": ({"pair_plus": 100}, {"ante": 130}, {"ante": 200, "best": 390}),
}
"""Other bets of each house, some of them without an Ante."""
BY_KERNELS = tuple(name for name in ALL_HOUSES if not any_house(name).community)
"""Houses that the compiled kernels deal: they know no community cards."""


@cache
def wild_chart(house: House, seed: int = 0) -> Chart:
    """Everything that the house lets a player do, at random: no study is needed, all paths are taken."""
    rng = Random(seed)
    choices = choices_of(_least_bet(house))
    if house.play is None or not house.play.raises:
        return Chart(f"wild {seed}", choices, bytes(rng.choices(range(len(choices)), k=22_100)))
    return Chart(f"wild {seed}", choices, bytes(rng.choice(each) for each in _legal_choices(house)))


def _least_bet(house: House) -> Bet:
    return Bet(house, {house.ante.name: 100} if house.ante else {})


@cache
def _legal_choices(house: House) -> list[list[int]]:
    """The places of the choices that each hand has, in a house where some hands may play for more."""
    bet = _least_bet(house)
    choices = choices_of(bet)
    return [
        [at for at, choice in enumerate(choices) if choice.folds or may_play(bet, first, choice.multiple)]
        for first, _ in all_firsts()
    ]


def plan_with(
    house: House | str,
    *bets: Mapping[str, int],
    strategy: str | Chart = BEST,
    meters: Meters = (),
    takers: int | None = None,
) -> Plan:
    """A plan with a box for each bet; limits of the table are not asked about."""
    where = any_house(house) if isinstance(house, str) else house
    return Plan(where, tuple(box_of(where, stakes, strategy) for stakes in bets), meters, takers)


def wild_plan(house: House | str, boxes: int = 1, meters: Meters = (), takers: int | None = None) -> Plan:
    """A plan with so many boxes with every wager, each with a wild chart of its own."""
    where = any_house(house) if isinstance(house, str) else house
    return _charted(where, [FULL[where.id]] * boxes, meters, takers)


def mixed_plan(house: House | str, boxes: int, meters: Meters = (), takers: int | None = None) -> Plan:
    """A plan whose boxes bet differently and play differently."""
    where = any_house(house) if isinstance(house, str) else house
    return _charted(where, islice(cycle((FULL[where.id], *SOME[where.id])), boxes), meters, takers)


def _charted(house: House, bets: Iterable[Stakes], meters: Meters, takers: int | None) -> Plan:
    charts = (
        3 if house.dealer.shows < 2 else 1
    )  # with two cards shown, each fills 1,326 tables of 22,100 hands
    seated = (box_of(house, bet, wild_chart(house, number % charts)) for number, bet in enumerate(bets))
    return Plan(house, tuple(seated), meters, takers)


# Houses with something going on


def with_rows(house: House, wager: str, **changes: dict[str, object]) -> House:
    """The house with some rows of a pay table changed, by their names."""
    mine = house.by_name[wager]
    assert set(changes) <= {row.name for row in mine.rows}
    rows = tuple(replace(row, **changes.get(row.name, {})) for row in mine.rows)
    changed = replace(mine, rows=rows)
    return replace(house, wagers=tuple(changed if each is mine else each for each in house.wagers))


def pays_share(percent: int, meter: str = "main", envy: int | None = None) -> dict[str, object]:
    """A row that pays a share of a meter."""
    return {"award": MeterShare(Fraction(percent, 100), meter), "envy_minor": envy, "cap_minor": None}


BUSY: dict[str, dict[str, dict[str, dict[str, object]]]] = {
    "rws": {"progressive": {
        "straight": pays_share(2, envy=70), "three_of_a_kind": pays_share(100, envy=9_000),
    }},
    "prime": {"progressive": {"straight_flush": pays_share(50), "three_of_a_kind": pays_share(10)}},
    "sixcard": {"progressive": {
        "straight": pays_share(5, envy=60), "three_of_a_kind": pays_share(30, envy=1_100),
    }},
    "fourth": {"jackpot": {"straight": pays_share(5, "mini", 35), "flush": pays_share(1, "main", 15)}},
    "twin": {
        "gold": {"three_of_a_kind": pays_share(1, "gold", 300)},
        "silver": {"straight": pays_share(5, "silver", 40)},
    },
    "cardroom": {"pot": {
        "straight_flush": pays_share(20, envy=300), "three_of_a_kind": pays_share(5, envy=110),
    }},
    "six_cards": {
        "hearts": {
            "flush_diamonds_hearts": pays_share(8, "hearts"), "flush_clubs_spades": pays_share(8, "hearts"),
        },
        "spades": {"straight": pays_share(5, envy=90), "three_of_a_kind": pays_share(1, envy=7)},
    },
}  # fmt: skip
"""Rows of progressives that are hit, and envied, every few rounds."""


@cache
def busy(name: str) -> House:
    """A house in which meters are hit, and hands envied, every few rounds."""
    house = any_house(name)
    for wager, rows in BUSY[name].items():
        house = with_rows(house, wager, **rows)
    return house if name != "twin" else replace(house, dealer=replace(house.dealer, shows=0))


def codes_against(plan: Plan, first: int) -> tuple[Ints, Ints]:
    """Return the dealer's hands, by number, that avoid a first hand, and the code of each such deal.

    The plan has one box.
    """
    tables = compiled(plan).tables
    known = deck()
    theirs = np.flatnonzero((known.masks & known.masks[first]) == 0)
    own = np.full(len(theirs), tables.own[0, 0, first], np.int32)
    mine = np.full(len(theirs), first, np.int64)
    return theirs, arrays._coded(tables, own, mine, theirs, known.strengths[theirs])


# What settlement says


def entry_nets(plan: Plan, box: SettledBox, dealer: DealerHand) -> tuple[int, ...]:
    """What a box nets on each entry of a plan, and in all; the meters stand as the plan says."""
    lines = quick_settle(plan.house, dealer, (box,), dict(plan.meters)).lines
    if box.folded:
        lines += fold_lines(plan.house, box)
    nets = dict.fromkeys(plan.house.by_name, 0)
    for line in lines:
        nets[line.wager] += line.returned_minor - line.stake_minor
    found = [sum(nets[wager.name] for wager in entry.wagers) for entry in plan.entries]
    return (*found, sum(nets.values()))


class Fate(NamedTuple):
    """What decides every wager of a box: settlement's words for what a code means."""

    stakes: tuple[int, ...]
    multiple: int
    stand: int
    rows: tuple[frozenset[str], ...]
    """The rows by which each of its pay tables pays; two where awards are added."""


def fate_of(plan: Plan, box: SettledBox, dealer: DealerHand) -> Fate:
    """What happened to a box, from its cards alone."""
    house = plan.house
    placed = tuple(box.stakes[wager.position] if wager.placed_before_deal else 0 for wager in house.wagers)
    bet = Bet(house, {wager.name: placed[wager.position] for wager in house.wagers})
    multiple = 0
    if house.play is not None and house.ante is not None and box.stakes[house.ante.position]:
        multiple = box.stakes[house.play.position] // box.stakes[house.ante.position]
    rows = tuple(_paid(*look(wager, box, dealer)) for wager in bet.tabled)
    return Fate(placed, multiple, FOLDED if box.folded else _stand(house, box, dealer), rows)


def _paid(row: Row | None, seen: Seen) -> frozenset[str]:
    return frozenset(
        () if row is None or paying(row) is None else (row.name, *filter(None, (seen.first_row,)))
    )


def _stand(house: House, box: SettledBox, dealer: DealerHand) -> int:
    mine = strength(box.final)
    theirs = dealer.strength
    name = "higher" if mine > theirs else "equal" if mine == theirs else "lower"
    return STANDS.index(name if theirs >= house.dealer.qualifying_strength else f"not_qualified_{name}")


def fate_in_code(coding: Coding, code: int) -> Fate:
    """What a code says."""
    seat, happening = coding.happening(code)
    bet = coding.bets[seat]
    placed = tuple(bet.stakes_minor.get(wager.name, 0) for wager in bet.house.wagers)
    places = [made // len(wager.marks) for wager, made in zip(bet.tabled, happening.rows, strict=True)]
    made = (
        [wager.rows[at] for at in wager.made[place]] for wager, place in zip(bet.tabled, places, strict=True)
    )
    rows = tuple(frozenset(row.name for row in each if not isinstance(row.award, Nothing)) for each in made)
    return Fate(placed, happening.multiple, happening.stand, rows)


def takes_from_meter(plan: Plan, box: SettledBox, dealer: DealerHand) -> list[tuple[str, Row]]:
    """Wagers, and their rows, by which a box is paid from a meter."""
    found = []
    for wager in plan.house.in_payment_order:
        gone = box.folded and wager.after_fold == "lost"
        if wager.kind != "progressive" or not box.stakes[wager.position] or gone:
            continue
        row = look(wager, box, dealer)[0]
        if row is not None and isinstance(row.award, MeterShare) and beats_as_needed(wager, box, dealer):
            found.append((wager.name, row))
    return found


class Envies(NamedTuple):
    """The Envy of one round, for one wager."""

    rows: tuple[str, ...]
    """The row of each payment."""
    by_box: tuple[int, ...]
    """What each box is paid."""


def envies(plan: Plan, dealt: PlainRound, name: str) -> Envies:
    """The Envy that settlement pays in a round."""
    lines = envy_lines(plan.house, plan.house.by_name[name], dealt.boxes, dealt.dealer)
    by_box = [0] * len(dealt.boxes)
    for line in lines:
        by_box[line.box - 1] += line.won_minor
    return Envies(tuple(line.row for line in lines), tuple(by_box))


def assert_settled(plan: Plan, seed: int, start: int, rounds: int) -> set[int]:
    """Codes of these rounds mean what the plain rounds come to under settlement; gives the codes met."""
    coding = compiled(plan).coding
    value = worth(plan)
    block = arrays.codes(compiled(plan).tables, stream_of(seed), start, rounds)
    assert block.shape == (len(plan.boxes), rounds)
    names = [
        wager.name for wager in plan.house.envied_wagers if any(wager in bet.tabled for bet in coding.bets)
    ]
    for at in range(rounds):
        dealt = plain_round(plan, seed, start + at)
        mine = block[:, at].tolist()
        for box, code in zip(dealt.boxes, mine, strict=True):
            where = f"round {start + at}, box {box.number}, {box.final} against {dealt.dealer.cards}"
            assert fate_in_code(coding, code) == fate_of(plan, box, dealt.dealer), where
            assert tuple(value.nets[code].tolist()) == entry_nets(plan, box, dealt.dealer), where
            shares = [(share.wager.name, share.row) for share in shares_of(coding, code)]
            assert shares == takes_from_meter(plan, box, dealt.dealer), where
            assert bool(value.hits[code]) == bool(shares)
            assert value.losing[code] == sum(
                1 << place for place, net in enumerate(value.nets[code]) if net < 0
            )
        for place, name in enumerate(names if len(mine) > 1 else ()):
            assert paid_envy(value, place, mine) == envies(plan, dealt, name).by_box
    return set(block.ravel().tolist())


def assert_dealt_alike(plan: Plan, seed: int, start: int, rounds: int, counted: int = 3_000) -> None:
    """All ways of dealing agree: codes mean what settlement pays, kernels count what arrays count."""
    assert_settled(plan, seed, start, rounds)
    if deals_fast(plan):
        stream = stream_of(seed)
        assert_same(count_fast(plan, stream, start, counted), count_arrays(plan, stream, start, counted))


def paid_envy(value: Worth, place: int, mine: Sequence[int]) -> tuple[int, ...]:
    """What the tables of worth pay each box for the hands of the others."""
    found = []
    for box, code in enumerate(mine):
        rows = [int(value.envied[place, other]) for at, other in enumerate(mine) if at != box]
        awards = [int(value.awards[place, row]) for row in rows if row >= 0]
        gets = bool(value.envious[place, code]) and bool(awards)
        found.append((max(awards) if value.largest[place] else sum(awards)) if gets else 0)
    return tuple(found)


def assert_same(one: Count, other: Count) -> None:
    """Two counts agree in every field."""
    assert (one.start, one.rounds) == (other.start, other.rounds)
    for field in ("codes", "sums", "squares", "envy", "hits", "runs"):
        assert np.array_equal(getattr(one, field), getattr(other, field)), field


# Results


def assert_close(found: Simulation, unknown: AbstractSet[str] = frozenset()) -> None:
    """Every entry of a run lies less than four standard errors from its exact edge."""
    strays = {name: each.z for name, each in found.wagers.items()} | {"all": found.in_all.z}
    assert {name for name, z in strays.items() if z is None} == unknown
    assert all(abs(z) < 4 for z in strays.values() if z is not None), strays


def facts(found: Simulation) -> dict[str, Any]:
    """Return all fields of a result but those on its length, its time and its end."""
    left_out = ("seconds", "asked", "stopped")
    return {key: value for key, value in asdict(found).items() if key not in left_out}


def plain_end(plan: Plan, dealt: PlainRound, meters_minor: dict[str, int] | None = None) -> Settlement:
    """Settle a round, folds too; the meters hold what the plan says unless told otherwise."""
    found = quick_settle(plan.house, dealt.dealer, dealt.boxes, meters_minor or dict(plan.meters))
    folds = tuple(line for box in dealt.boxes if box.folded for line in fold_lines(plan.house, box))
    return replace(found, lines=found.lines + folds)


def known(totals: Totals) -> list[Any]:
    """Return everything that totals hold."""
    arrays_held = (totals.codes, totals.envy, totals.runs)
    whole = [totals.rounds, totals.sums, totals.squares, totals.shares_minor, totals.hits]
    return [*whole, totals.path.now_minor, totals.path.fed_minor, *(each.tolist() for each in arrays_held)]
