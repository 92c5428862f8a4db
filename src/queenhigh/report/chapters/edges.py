"""A simulated run in the terminal and as a page."""

from fractions import Fraction

from rich.console import Console
from rich.text import Text

from queenhigh.report.blocks import Block, Column, Document, Section, Table, Words, number
from queenhigh.report.numbers import NOT_CERTIFIED, decimal, money, percent, units
from queenhigh.report.writers.markup import escape, table_html
from queenhigh.report.writers.terminal import rich_table
from queenhigh.simulation.edges.results import FAR, NORMAL, SimulatedBox, SimulatedWager, Simulation
from queenhigh.simulation.planning.plan import Plan
from queenhigh.text import plural

_MOST = 24
"""Outcomes of the whole bet that a page lists."""
HOW_TO_READ = (
    "The interval covers the true edge in 95 runs of 100. z is how many standard errors the simulated edge "
    "lies from the exact one: beyond 4 either way something is likely wrong."
)


def print_simulation(found: Simulation, console: Console, outcomes: bool = False) -> None:
    """The edges, and what a reader needs to trust them; how often each outcome came where that is wanted."""
    console.print(Text(title(found), style="bold"))
    console.print(Text(_setting(found), style="dim"))
    console.print(rich_table(edges_table(found), console.width))
    if len(found.boxes) > 1:
        console.print(rich_table(boxes_table(found), console.width))
    for each in (*found.wagers.values(), found.in_all) if outcomes else ():
        console.print(rich_table(outcomes_table(found, each), console.width))
    if found.meters:
        console.print(rich_table(meters_table(found), console.width))
    for words in (*living_words(found), *found.notes):
        console.print(Text(words))
    for words in warnings(found):
        console.print(Text(words, style="bold red"))
    console.print(Text(HOW_TO_READ, style="dim"))


def title(found: Simulation) -> str:
    """What was simulated, in a line."""
    boxes = len(found.plan.boxes)
    at = f" with {plural(boxes, 'box')}" if boxes == 1 else f" with {boxes} boxes"
    return f"{found.house.name}: {plural(found.rounds, 'round')}{at}, seed {found.seed}"


def warnings(found: Simulation) -> tuple[str, ...]:
    """What must not be overlooked."""
    said = []
    if found.stopped:
        said.append(f"Stopped early ({found.stopped}): {found.rounds:,} of {found.asked:,} rounds.")
    far = [
        each.label
        for each in (*found.wagers.values(), found.in_all)
        if each.z is not None and abs(each.z) > FAR and each.bets >= (each.enough or 0)
    ]
    if far:
        said.append(f"Further from the exact figure than chance allows: {', '.join(far)}.")
    return tuple(said)


def _setting(found: Simulation) -> str:
    rate = f"{found.rounds_per_second / 1e6:,.1f} million boxes a second"
    return f"{plan_words(found.plan)} {found.seconds:,.2f} s, {rate}."


def plan_words(plan: Plan) -> str:
    """What the boxes stake and how they play."""
    kinds: dict[str, list[int]] = {}
    for place, box in enumerate(plan.boxes, start=1):
        stakes = ", ".join(
            f"{plan.house.by_name[name].label} {money(stake, plan.house.currency)}"
            for name, stake in box.stakes
        )
        kinds.setdefault(f"{stakes}; played by {box.played}", []).append(place)
    if len(kinds) == 1:
        return f"{next(iter(kinds))}."
    return " ".join(f"Box {', '.join(map(str, places))}: {words}." for words, places in kinds.items())


def edges_table(found: Simulation) -> Table:
    """Every wager on a line, the whole bet last."""
    columns = (
        Column("Wager"), number("House edge"), number("± 95%"), number("Exact"), number("z"),
        number("Std deviation"), number("Hits"), number("Longest losing run"),
    )  # fmt: skip
    rows = [_edge_row(each) for each in found.wagers.values()]
    several = len(found.wagers) > 1
    if several:
        rows.append(_edge_row(found.in_all))
    return Table("", columns, tuple(rows), total=several)


def _edge_row(each: SimulatedWager) -> tuple[str, ...]:
    return (
        each.label,
        *_edge_cells(each),
        decimal(each.standard_deviation, 3),
        percent(each.hit_frequency, 2),
        f"{each.longest_losing_run:,}",
    )


def _edge_cells(each: SimulatedWager | SimulatedBox) -> tuple[str, ...]:
    return (
        percent(each.house_edge),
        "" if each.standard_error is None else percent(Fraction(NORMAL * each.standard_error)),
        "" if each.exact is None else percent(each.exact),
        "" if each.z is None else f"{each.z:+.2f}",
    )


def boxes_table(found: Simulation) -> Table:
    """Each kind of box on a line."""
    columns = (
        Column("Box"), Column("Strategy"), number("Staked"), number("House edge"), number("± 95%"),
        number("Exact"), number("z"),
    )  # fmt: skip
    rows = [
        (
            ", ".join(map(str, each.boxes)),
            each.strategy,
            money(sum(stake for _, stake in each.stakes), found.house.currency),
            *_edge_cells(each),
        )
        for each in found.boxes
    ]
    return Table("The whole bet by box, Envy aside", columns, tuple(rows))


def meters_table(found: Simulation) -> Table:
    """What became of the meters, one a column."""
    columns = (Column("As the meter lived"), *(number(each.name) for each in found.meters))
    figures = (
        ("Start", "start_minor"), ("Contributed", "contributed_minor"), ("Paid", "paid_minor"),
        ("Put in by the house", "reseeded_minor"), ("End", "end_minor"), ("Smallest hit", "smallest_minor"),
        ("Largest hit", "largest_minor"),
    )  # fmt: skip
    rows = [("Hits", *(f"{each.hits:,}" for each in found.meters))]
    for label, name in figures:
        rows.append((label, *(money(getattr(each, name), found.house.currency) for each in found.meters)))
    return Table("", columns, tuple(rows))


def living_words(found: Simulation) -> tuple[str, ...]:
    """The edge of a progressive as its meter lived, beside the one at a standing meter."""
    return tuple(
        f"{found.wagers[name].label}: {percent(found.wagers[name].house_edge)} with the meter standing where "
        f"it began, {percent(edge)} as it lived."
        for name, edge in found.living.items()
    )


def simulation_document(found: Simulation) -> Document:
    """A run as a report."""
    edges: list[Block] = [edges_table(found), Words(HOW_TO_READ)]
    edges += [boxes_table(found)] if len(found.boxes) > 1 else []
    edges += [Words(words) for words in found.notes]
    sections = [Section("Edges", tuple(edges))]
    if found.meters:
        lived = [Words(words) for words in living_words(found)]
        sections.append(Section("Meters", (meters_table(found), *lived)))
    sections.append(
        Section(
            "Outcomes", tuple(outcomes_table(found, each) for each in (*found.wagers.values(), found.in_all))
        )
    )
    alerts = tuple(Section("Mind this", (Words(words),)) for words in warnings(found))
    facts = (
        ("House", f"{found.house.name}, {found.house.game}"),
        ("Rounds", f"{found.rounds:,}"),
        ("Boxes", f"{len(found.plan.boxes)}: {plan_words(found.plan)}"),
        ("Seed", str(found.seed)),
        ("Time", f"{found.seconds:,.2f} s, {found.rounds_per_second / 1e6:,.1f} million boxes a second"),
        ("Digest", found.house.digest),
    )
    return Document(found.house.name, "Simulation", facts, alerts, tuple(sections))


def outcomes_table(found: Simulation, each: SimulatedWager) -> Table:
    """How often each outcome came; of the whole bet, the most frequent."""
    columns = (Column("Outcome"), Column("Pays"), number("Net"), number("Count"), number("Frequency"))
    outcomes = (
        sorted(each.outcomes, key=lambda one: -one.count)[:_MOST] if each is found.in_all else each.outcomes
    )
    rows = tuple(
        (
            one.label,
            one.pays,
            units(Fraction(one.net_minor, found.house.currency.unit_minor)),
            f"{one.count:,}",
            percent(Fraction(one.count, each.bets)),
        )
        for one in (*outcomes, *each.envy)
    )
    some = (
        f", the {_MOST} most frequent of {len(each.outcomes)}" if len(outcomes) < len(each.outcomes) else ""
    )
    return Table(f"{each.label}{some}, net in {found.house.currency.code}", columns, rows)


def simulation_page(found: Simulation) -> str:
    """A run as one HTML file."""
    from queenhigh.report.writers.html import document_html

    return document_html(simulation_document(found))


def simulation_html(found: Simulation) -> str:
    """A run in a notebook."""
    words = "".join(
        f"<p>{escape(text)}</p>\n" for text in (plan_words(found.plan), *warnings(found), NOT_CERTIFIED)
    )
    table = table_html(edges_table(found))
    table += table_html(boxes_table(found)) if len(found.boxes) > 1 else ""
    return f"<div>\n<p><strong>{escape(title(found))}</strong></p>\n{table}{words}</div>\n"
