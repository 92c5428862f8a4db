"""Years of jackpots: the meter's path, its hits, and where the money went."""

from collections import Counter
from fractions import Fraction
from heapq import nlargest
from itertools import chain, count, pairwise
from typing import Final

from queenhigh.money import decimal_text, format_share, show_amount
from queenhigh.report.blocks import (
    Bar,
    Bars,
    Curve,
    Curves,
    Document,
    Level,
    Section,
    Skyline,
    Table,
    Words,
    shown,
    table,
)
from queenhigh.report.chapters.common import paragraphs, run_document, stake_words, stopped, too_far
from queenhigh.report.numbers import NOT_CERTIFIED, decimal, money, percent
from queenhigh.simulation.jackpot.results import DAYS_A_YEAR, Account, Jackpot, MeterLife
from queenhigh.text import listed, plural

_BINS: Final = 12
_LARGEST: Final = 10
_WIDE: Final = 64
HOW_TO_READ: Final = (
    "Money on the meter belongs to the players: it counts as paid out when it is put there, from a stake or "
    "by the house as a seed. The house wins what is left of the money bet after fixed awards, meter, seeds "
    "and Envy. The long run is exact, not simulated; where it is empty, it is not worked out."
)


def jackpot_document(found: Jackpot) -> Document:
    """The meter's path, its hits, and where the money went."""
    house = found.house
    time = span(found)
    play = setting(found)
    dealt = counted(found)
    posted = (("Posted at this table", house.posted),) if house.posted else ()
    return run_document(
        house,
        f"{time} of jackpots, simulated",
        *(_meter_section(found, meter) for meter in found.meters),
        *(_account_section(found, account) for account in found.accounts),
        Section("The largest hits", (largest_table(found),) if found.hits else (), on="page"),
        Section("How to read it", paragraphs((HOW_TO_READ, *found.notes)), on="page"),
        title=f"{time} of jackpots at {plural(found.pace.tables, 'table')}, seed {found.seed}",
        aside=f"{play} {dealt}",
        facts=(
            ("Time", f"{time}: {dealt}"),
            ("Play", play),
            ("Seed of the simulation", str(found.seed)),
            *posted,
        ),
        warnings=warnings(found),
        notes=paragraphs(found.notes, on="terminal"),
        foot=(Words(HOW_TO_READ, "aside", on="terminal"), Words(NOT_CERTIFIED, "aside", on="brief")),
    )


def _meter_section(found: Jackpot, meter: MeterLife) -> Section:
    path = path_chart(found, meter)
    words = Words(meter_words(found, meter), on="everywhere")
    hits = (hits_table(found, meter), sizes_chart(found, meter))
    told = (*(each for each in hits if each), meter_table(found, meter))
    return Section(f"Meter {meter.name}", (shown(path, "terminal"), words, shown(path, "drawn"), *told))


def _account_section(found: Jackpot, account: Account) -> Section:
    words = Words(account_words(found, account))
    return Section(account.label, (words, account_table(found, account), rows_table(found, account)))


def span(found: Jackpot) -> str:
    """The time played, in words."""
    days = found.days
    years = days / DAYS_A_YEAR
    if years.denominator == 1:
        return plural(years.numerator, "year")
    if days.denominator == 1 and days < 2 * DAYS_A_YEAR:
        return plural(days.numerator, "day")
    return f"{decimal(days, 1)} days" if years < 2 else f"{decimal(years, 2)} years"


def setting(found: Jackpot) -> str:
    """Who plays how fast, and what is bet."""
    pace = found.pace
    box = found.plan.boxes[0]
    fed = {meter.fed_by for meter in found.house.meters} if pace.take_up < 1 else set()
    stakes = {name: stake_words(found.house, name, stake) for name, stake in box.stakes}
    always = listed([words for name, words in stakes.items() if name not in fed])
    often = listed([words for name, words in stakes.items() if name in fed])
    speed = decimal_text(pace.rounds_per_hour)
    hours = decimal_text(pace.hours_per_day)
    boxes = plural(pace.boxes, "box")
    said = [f"Each table plays {speed} rounds an hour, {hours} hours a day, with {boxes}."]
    if always:
        said.append(f"Every box stakes {always}.")
    if often:
        also = "also bet" if always else "bet"
        said.append(f"In each round {_share(pace.take_up)} of them, by chance, {also} {often}.")
    said.append(f"Strategy: {box.played}.")
    return " ".join(said)


def _share(share: Fraction) -> str:
    text = format_share(share)
    return percent(share) if "/" in text else text


def counted(found: Jackpot) -> str:
    """How much was dealt."""
    bets = max((account.bets for account in found.accounts), default=0)
    return f"{plural(found.rounds, 'round')} and {plural(bets, 'bet')} dealt."


def warnings(found: Jackpot) -> tuple[str, ...]:
    """What must not be overlooked."""
    far = (too_far({account.label: account.z}, "long run") for account in found.accounts)
    return (*stopped(found, found.rounds, "rounds"), *chain(*far))


def account_words(found: Jackpot, account: Account) -> str:
    """What seeds and Envy cost, and how far the house's part may stray."""
    currency = found.house.currency
    hits = sum(row.times for row in account.rows if row.from_meter)
    said = [f"{plural(hits, 'hit')} took {money(account.from_meter_minor, currency)} from the meter."]
    if hits:
        each = Fraction(account.reseeded_minor, hits)
        said.append(
            f"Seeds cost {money(account.reseeded_minor, currency)}, {money(each, currency)} a hit, "
            f"{percent(account.share(account.reseeded_minor), 2)} of the money bet."
        )
    long = account.long_run
    if account.reserved_minor and long is not None and long.own_seed is not None:
        said.append(
            f"{percent(long.reserve, 2)} of the money bet is set aside for seeds; in the long run they cost "
            f"the house {percent(long.own_seed, 2)} beyond it."
        )
    if long is not None and long.seed is None:
        said.append(_why_no_seed(account))
    if account.envies:
        said.append(
            f"Envy was paid {account.envies:,} times and cost {money(account.envy_minor, currency)}, "
            f"{percent(account.share(account.envy_minor), 2)} of the money bet."
        )
    edge = None if long is None else long.edge
    if edge is not None and account.standard_error is not None:
        off = account.share(account.house_minor) - edge
        error = percent(account.standard_error, 2)
        side = "below" if off < 0 else "above"
        said.append(
            f"In {span(found)} the house's share varies by about ±{error} of the money bet; this run came "
            f"out {percent(abs(off), 2)} {side} the long-run figure."
        )
    return " ".join(said)


def _why_no_seed(account: Account) -> str:
    """That the long run of seeds, and so of the house's win, is left open, and why."""
    said = "What seeds cost in the long run, and with that what the house wins, is not worked out"
    parts = [row.label for row in account.rows if row.from_meter and not row.pays.startswith("100%")]
    return f"{said} where a row takes part of a meter ({', '.join(parts)})." if parts else f"{said}."


def meter_table(found: Jackpot, meter: MeterLife) -> Table:
    """The meter from start to end."""
    steps = (
        ("At the start", meter.start_minor),
        ("Put on by stakes", meter.contributed_minor),
        ("Put back by the house, as seeds", meter.reseeded_minor),
        (f"Paid to {plural(meter.hits, 'hit')}", -meter.paid_minor),
        ("At the end", meter.end_minor),
    )
    rows = ((words, money(minor, found.house.currency)) for words, minor in steps)
    return table(f"Meter {meter.name}: what came and went", "|#Amount", rows, total=True)


def meter_words(found: Jackpot, meter: MeterLife) -> str:
    """Highest and lowest, and how many hits there should be."""
    currency = found.house.currency
    whole = f", {meter.whole_hits:,} of them for all of it" if meter.hits != meter.whole_hits else ""
    said = (
        f"The meter restarts at {money(meter.seed_minor, currency)} after a jackpot; highest "
        f"{money(meter.highest_minor, currency)}, lowest {money(meter.lowest_minor, currency)}. "
        f"{plural(meter.hits, 'hit')} in {span(found)}{whole}."
    )
    if meter.expected_hits is not None:
        said += f" Expected: {decimal(meter.expected_hits, 2)}."
    if meter.reserved_minor:
        own = money(max(meter.reseeded_minor - meter.reserved_minor, 0), currency)
        said += (
            f" Stakes set aside {money(meter.reserved_minor, currency)} for seeds, which cost "
            f"{money(meter.reseeded_minor, currency)}: {own} of that is the house's own."
        )
    if meter.break_even_minor is not None:
        said += f" Above {money(meter.break_even_minor, currency)} a bet favours the player."
    return said


def hits_table(found: Jackpot, meter: MeterLife) -> Table | None:
    """Hit sizes, and the time between hits."""
    sizes = meter.sizes
    gaps = meter.gaps
    currency = found.house.currency
    if sizes is None:
        return None
    pace = found.pace
    often = gaps is not None and pace.day(gaps.mean) < 1
    times = pace.hours_per_day if often else Fraction(1)

    def row(
        words: str, size: Fraction | int | None, gap: Fraction | int | None, places: int = 0
    ) -> tuple[str, ...]:
        return (
            words,
            "" if size is None else money(round(size), currency),
            "" if gap is None else decimal(pace.day(Fraction(gap)) * times, 2),
            "" if gap is None else decimal(Fraction(gap), places),
        )

    rows = [row("Average", sizes.mean, None if gaps is None else gaps.mean, 1)]
    if meter.expected_gap is not None:
        rows.append(row("Average in the long run", meter.expected_size_minor, meter.expected_gap, 1))
    spread = None if gaps is None else Fraction(gaps.standard_deviation)
    rows.append(row("Standard deviation", Fraction(sizes.standard_deviation), spread, 1))
    rows.append(row("Least", sizes.least, None if gaps is None else gaps.least))
    of_gaps = {} if gaps is None else gaps.percentiles
    for part, size in sizes.percentiles.items():
        name = "Half are no more than" if part == 50 else f"{part}% are no more than"
        rows.append(row(name, size, of_gaps.get(part)))
    rows.append(row("Most", sizes.most, None if gaps is None else gaps.most))
    columns = f"|#Hit|#{'Hours' if often else 'Days'} apart|#Rounds apart"
    return table(f"Meter {meter.name}: hits, and the time between them", columns, rows)


def account_table(found: Jackpot, account: Account) -> Table:
    """Where the money went."""
    long = account.long_run

    def row(words: str, minor: int, share: Fraction | None = None) -> tuple[str, ...]:
        exact = "" if share is None else percent(share, 2)
        return (words, money(minor, found.house.currency), percent(account.share(minor), 2), exact)

    shares = (None,) * 5 if long is None else (long.fixed, long.contribution, long.seed, long.envy, long.edge)
    fixed, contribution, seed, envy, house = shares
    rows = [
        row("Bet", account.staked_minor),
        row("Fixed awards", account.fixed_minor, fixed),
        row("Put on the meter by stakes", account.contributed_minor, contribution),
        row("Put back by the house, as seeds", account.reseeded_minor, seed),
    ]
    if account.envies or envy:
        rows.append(row("Envy", account.envy_minor, envy))
    rows.append(row("House win", account.house_minor, house))
    bets = f"{plural(account.bets, 'bet')} of {money(account.stake_minor, found.house.currency)}"
    columns = "|#Amount|#Of the money bet|#In the long run"
    title = f"{account.label}: where the money of {bets} went"
    return table(title, columns, rows, total=True, on="everywhere")


def rows_table(found: Jackpot, account: Account) -> Table:
    """What each hand paid."""
    currency = found.house.currency
    envied = any(row.envies for row in account.rows)
    columns = f"Hand|Pays|#Times|#Paid{'|#Envy paid|#Cost of Envy' if envied else ''}"
    rows = []
    for row in account.rows:
        cells = [row.label, row.pays, f"{row.times:,}", money(row.paid_minor, currency)]
        if envied:
            cells += [f"{row.envies:,} times", money(row.envy_minor, currency)] if row.envies else ["", ""]
        rows.append(tuple(cells))
    return table(f"{account.label}: what each hand paid", columns, rows)


def largest_table(found: Jackpot) -> Table:
    """The largest hits of all meters."""
    rows = []
    for place, hit in nlargest(_LARGEST, enumerate(found.hits, 1), key=lambda pair: pair[1].paid_minor):
        where = (str(hit.round % found.pace.tables + 1), str(hit.box + 1), hit.meter)
        day = decimal(found.pace.day(hit.round), 1)
        paid = money(hit.paid_minor, found.house.currency)
        rows.append((f"{place:,}", day, *where, paid))
    columns = "#Hit|#Day|#Table|#Box|Meter|#Paid"
    return table(f"The largest of {plural(len(found.hits), 'hit')}", columns, rows)


def path_chart(found: Jackpot, meter: MeterLife) -> Curves:
    """The meter's path, with its seed and the meter that makes the bet fair."""
    currency = found.house.currency
    unit = currency.unit_minor
    by_year = found.years >= 3
    scale = DAYS_A_YEAR if by_year else 1
    points = tuple(
        (float(found.pace.day(point.rounds) / scale), point.meter_minor / unit) for point in meter.path
    )
    levels = [Level(meter.seed_minor / unit, f"seed {money(meter.seed_minor, currency)}")]
    even = meter.break_even_minor
    if even is not None and even <= 2 * meter.highest_minor:
        levels.append(Level(even / unit, f"a fair bet from {money(even, currency)}"))
    return Curves(
        title=f"Meter {meter.name} over {span(found)}",
        words=meter_words(found, meter),
        across="years" if by_year else "days",
        up="on the meter",
        curves=(Curve("meter", points),),
        levels=tuple(levels),
        sign=currency.sign,
        letters=_skyline(meter, found.rounds),
    )


def sizes_chart(found: Jackpot, meter: MeterLife) -> Bars | None:
    """How many hits were how large."""
    sizes = meter.sizes
    currency = found.house.currency
    if sizes is None:
        return None
    step = _bin(sizes.most - sizes.least, currency.unit_minor)
    counts = Counter(hit.paid_minor // step for hit in found.hits if hit.meter == meter.name)
    bars = []
    for place in range(min(counts), max(counts) + 1):
        ends = (show_amount(end * step, currency).removeprefix(currency.sign) for end in (place, place + 1))
        bars.append(Bar(" to ".join(ends), float(counts[place]), f"{counts[place]:,}"))
    words = f"{plural(sizes.count, 'hit')}: half of them paid no more than {money(sizes.median, currency)}."
    return Bars(f"Meter {meter.name}: hits by size, in {currency.code}", words, "hits", tuple(bars))


def _bin(room_minor: int, unit_minor: int) -> int:
    """A round amount that parts this room into a dozen or fewer."""
    steps = (times * unit_minor * 10**zeros for zeros in count() for times in (1, 2, 5))
    found: int = next(step for step in steps if room_minor < step * (_BINS - 1))
    return found


def _skyline(meter: MeterLife, rounds: int) -> Skyline:
    """The highest that the meter stood at in each part of the time."""
    highest = [0] * _WIDE
    stood = [(point.rounds * _WIDE // rounds, point.meter_minor) for point in meter.path]
    low = [(part, min(a[1], b[1])) for a, b in pairwise(stood) for part in range(a[0], b[0] + 1)]
    for part, held in (*stood, *low):
        at = min(part, _WIDE - 1)
        highest[at] = max(highest[at], held)
    return Skyline(tuple(highest), max(meter.highest_minor, 1))
