"""A simulated run: edges beside the exact ones, meters as they lived, outcomes."""

from collections.abc import Iterable
from fractions import Fraction

from queenhigh.report.blocks import Column, Document, Interval, Intervals, Section, Table, Words, table
from queenhigh.report.chapters.common import paragraphs, run_document, stakes_words, stopped, too_far
from queenhigh.report.numbers import NOT_CERTIFIED, coins, decimal, meters_held, money, percent
from queenhigh.simulation.edges.results import NORMAL, SimulatedBox, SimulatedWager, Simulation
from queenhigh.simulation.planning.plan import Plan
from queenhigh.text import plural

_MOST = 24
"""Outcomes of the whole bet that a page lists."""
HOW_TO_READ = (
    "The interval covers the true edge in 95 runs of 100. z is how many standard errors the simulated edge "
    "lies from the exact one: beyond 4 either way something is likely wrong."
)


def simulation_document(found: Simulation) -> Document:
    """The edges, and what a reader needs to trust them; each outcome where there is room."""
    house = found.house
    plan = plan_words(found.plan)
    every = (*found.wagers.values(), found.in_all)
    time = f"{found.seconds:,.2f} s, {found.rounds_per_second / 1e6:,.1f} million boxes a second"
    many = len(found.plan.boxes)
    boxes = (_boxes_table(found),) if len(found.boxes) > 1 else ()
    notes = (*paragraphs(found.notes, on="page"), Words(plan, on="notebook"))
    edges = (_edges_table(found), *_edges_chart(every), Words(HOW_TO_READ, on="page"), *boxes, *notes)
    meters = (_meters_table(found),) if found.meters else ()
    outcomes = tuple(_outcomes_table(found, each) for each in every)
    return run_document(
        house,
        "Simulation",
        Section("Edges", edges, quiet=True),
        Section("", outcomes, on="more"),
        Section("Meters", (*meters, *paragraphs(_living_words(found))), quiet=True),
        Section("Outcomes", outcomes, on="page"),
        title=f"{plural(found.rounds, 'round')} with {plural(many, 'box')}, seed {found.seed}",
        aside=f"{plan} {time}.",
        facts=(
            ("Rounds", f"{found.rounds:,}"),
            ("Boxes", f"{many}: {plan}"),
            ("Seed", str(found.seed)),
            ("Time", time),
        ),
        warnings=warnings(found),
        notes=paragraphs(found.notes, on="terminal"),
        foot=(Words(HOW_TO_READ, "aside", on="terminal"), Words(NOT_CERTIFIED, on="notebook")),
    )


def warnings(found: Simulation) -> tuple[str, ...]:
    """What must not be overlooked."""
    known = [each for each in (*found.wagers.values(), found.in_all) if each.bets >= (each.enough or 0)]
    return (*stopped(found, found.rounds, "rounds"), *too_far({each.label: each.z for each in known}))


def plan_words(plan: Plan) -> str:
    """What the boxes stake and how they play."""
    kinds: dict[str, list[int]] = {}
    for place, box in enumerate(plan.boxes, start=1):
        words = f"{stakes_words(plan.house, box.stakes)}; strategy: {box.played}"
        kinds.setdefault(words, []).append(place)
    if len(kinds) == 1:
        return f"{next(iter(kinds))}."
    return " ".join(f"Box {', '.join(map(str, places))}: {words}." for words, places in kinds.items())


def _edges_table(found: Simulation) -> Table:
    """Every wager on a line, the whole bet last."""
    several = len(found.wagers) > 1
    rows = []
    for each in (*found.wagers.values(), *[found.in_all] * several):
        spread = (decimal(each.standard_deviation, 3), percent(each.hit_frequency, 2))
        rows.append((each.label, *_edge_cells(each), *spread, f"{each.longest_losing_run:,}"))
    columns = "Wager|#House edge|#± 95%|#Exact|#z|#Standard deviation|#Hit frequency|#Most lost in a row"
    return table("", columns, rows, total=several, on="everywhere")


def _edges_chart(every: Iterable[SimulatedWager]) -> tuple[Intervals, ...]:
    """The interval of every edge, with the exact one marked; none where no interval is known."""
    rows = []
    for each in every:
        if each.standard_error is not None and each.standard_error > 0:
            exact = None if each.exact is None else float(each.exact)
            half = NORMAL * each.standard_error
            beside = "" if each.exact is None else f", exact {percent(each.exact, 2)}"
            told = f"{percent(each.house_edge, 2)} ± {percent(half, 2)}{beside}"
            rows.append(Interval(each.label, float(each.house_edge), half, exact, told))
    if not rows:
        return ()
    words = " ".join(f"{row.label}: {row.text}." for row in rows)
    axis = "each row on a scale of its own, six times as wide as half its interval"
    title = "Simulated edges with their intervals, and the exact ones"
    dot = "simulated, 95% interval"
    stroke = "exact"
    return (Intervals(title, words, axis, dot, stroke, tuple(rows), on="drawn"),)


def _edge_cells(each: SimulatedWager | SimulatedBox) -> tuple[str, ...]:
    return (
        percent(each.house_edge),
        "" if each.standard_error is None else percent(NORMAL * each.standard_error),
        "" if each.exact is None else percent(each.exact),
        "" if each.z is None else f"{each.z:+.2f}",
    )


def _boxes_table(found: Simulation) -> Table:
    """Each kind of box on a line."""
    rows = []
    for each in found.boxes:
        staked = money(sum(stake for _, stake in each.stakes), found.house.currency)
        rows.append((", ".join(map(str, each.boxes)), each.strategy, staked, *_edge_cells(each)))
    columns = "Box|Strategy|#Staked|#House edge|#± 95%|#Exact|#z"
    return table("The whole bet by box, Envy aside", columns, rows, on="everywhere")


def _meters_table(found: Simulation) -> Table:
    """What became of the meters, one a column."""
    currency = found.house.currency
    columns = (Column("The meter in this run"), *(Column(each.name, numeric=True) for each in found.meters))
    figures: tuple[tuple[str, str], ...] = (
        ("Start", "start_minor"), ("Contributed", "contributed_minor"), ("Paid", "paid_minor"),
        ("Put in by the house", "reseeded_minor"), ("End", "end_minor"), ("Smallest hit", "smallest_minor"),
        ("Largest hit", "largest_minor"),
    )  # fmt: skip
    if any(each.reserved_minor for each in found.meters):
        figures = (*figures, ("Set aside for seeds", "reserved_minor"))
    hits = ("Hits", *(f"{each.hits:,}" for each in found.meters))
    amounts = (
        (
            label,
            *(
                "none" if "hit" in label and not each.hits else money(getattr(each, name), currency)
                for each in found.meters
            ),
        )
        for label, name in figures
    )
    return Table("", columns, (hits, *amounts))


def _living_words(found: Simulation) -> tuple[str, ...]:
    """The edge of a progressive with its meter as it grew and was won, beside the one at a fixed meter."""
    if not found.living:
        return ()
    held = meters_held(
        [(each.name, each.start_minor) for each in found.meters], found.house.currency, "held at"
    )
    one = len(found.meters) == 1
    meters, lived = ("the meter", "it grew and was") if one else ("the meters", "they grew and were")
    return tuple(
        f"{found.wagers[name].label} edge: {percent(found.wagers[name].house_edge)} with {held}; "
        f"{percent(edge)} with {meters} as {lived} won in this run."
        for name, edge in found.living.items()
    )


def _outcomes_table(found: Simulation, each: SimulatedWager) -> Table:
    """How often each outcome came; of the whole bet, the most frequent."""
    outcomes = each.outcomes
    currency = found.house.currency
    all_of_them = len(each.outcomes)
    if each is found.in_all:
        outcomes = tuple(sorted(outcomes, key=lambda one: -one.count)[:_MOST])
    rows = []
    for one in (*outcomes, *each.envy):
        net = coins(one.net_minor, currency)
        rows.append((one.label, one.pays, net, f"{one.count:,}", percent(Fraction(one.count, each.bets))))
    some = f", the {_MOST} most frequent of {all_of_them}" if len(outcomes) < all_of_them else ""
    columns = "Outcome|Pays|#Net|#Count|#Frequency"
    return table(f"{each.label}{some}, net in {currency.code}", columns, rows)
