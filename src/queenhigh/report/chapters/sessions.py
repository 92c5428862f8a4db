"""Simulated sessions: how they end, what they bring, and a fan of bankrolls."""

from fractions import Fraction
from typing import Final

from queenhigh.report.blocks import (
    Band,
    Bar,
    Bars,
    Block,
    Curve,
    Curves,
    Document,
    Fan,
    Level,
    Section,
    Span,
    Table,
    Words,
    shown,
    table,
)
from queenhigh.report.chapters.common import paragraphs, run_document, stopped, too_far
from queenhigh.report.chapters.edges import plan_words
from queenhigh.report.numbers import NOT_CERTIFIED, money, percent
from queenhigh.simulation.edges.results import NORMAL
from queenhigh.simulation.sessions.results import FAN, PERCENTILES, Bin, Sessions, Share
from queenhigh.text import first_up, plural

_ROWS: Final = 10
"""Rows of a fan in the terminal, besides the start."""
_NAMES: Final = {part: f"{part}th percentile" for part in PERCENTILES} | {1: "1st percentile", 50: "Median"}
_FIGURES: Final = {
    "down": "ruin or stop-loss",
    "goal": "goal reached",
    "rounds_played": "all rounds played",
    "survived": "rounds survived",
    "result": "mean result",
}
HOW_TO_READ: Final = (
    "Intervals cover the true figure in 95 runs of 100. z is how many standard errors a simulated figure "
    "lies from the exact one: beyond 4 either way something is likely wrong. It is left out where too few "
    "players are expected for it to mean anything."
)
FIGURES_WORDS: Final = (
    "Result: what a player leaves with, less what they brought. Drawdown: the largest fall of their bankroll "
    "from a peak. Rounds: how many they played before they left."
)
FAN_WORDS: Final = "In the fan a player who has left keeps what they left with."


def sessions_document(found: Sessions) -> Document:
    """How sessions end, what they bring, and a fan."""
    house = found.house
    terms = _terms_words(found)
    figures = _figures_table(found)
    many = f"{plural(found.players, 'player')}, up to {plural(found.rounds, 'round')} each"
    notes = tuple(f"{first_up(words)}." for words in found.notes)
    how_to_read = Words(f"{FAN_WORDS} {HOW_TO_READ} {NOT_CERTIFIED}", "aside", on="terminal")
    endings: tuple[Block, ...] = (
        shown(_ends_table(found), "everywhere"),
        _leaving_table(found),
        *paragraphs((HOW_TO_READ, *notes), on="page"),
        shown(figures, "brief"),
        Words(FIGURES_WORDS, "aside", on="terminal"),
    )
    fan = [FAN_WORDS]
    if found.fan.grain_minor > 1:
        grain = money(found.fan.grain_minor, house.currency)
        fan.append(f"Its lines lie up to {grain} too low: bankrolls are too many to tell all apart.")
    results = (_results_chart(found), shown(figures, "page"), Words(FIGURES_WORDS, on="page"))
    return run_document(
        house,
        f"Sessions: {many}",
        Section("Endings", endings, quiet=True),
        Section("The bankroll, round by round", (_fan_chart(found), *paragraphs(fan, on="page")), quiet=True),
        Section("How long players last", (_playing_chart(found),), quiet=True),
        Section("Results and drawdowns", results, quiet=True),
        title=f"{many}, seed {found.seed}",
        aside=terms,
        facts=(
            ("Players", f"{many}: {plural(found.total_rounds, 'round')} played in all"),
            ("Session", terms),
            ("Seed", str(found.seed)),
        ),
        warnings=warnings(found),
        notes=(Words(terms, on="notebook"), *paragraphs(notes, on="brief")),
        foot=(how_to_read, Words(NOT_CERTIFIED, on="notebook")),
    )


def _terms_words(found: Sessions) -> str:
    """What a player does, and when they leave."""

    def said(minor: int) -> str:
        return money(minor, found.house.currency)

    cost = said(found.most_at_risk_minor)
    words = (
        f"Every round: {plan_words(found.plan)} Each player brings {said(found.bankroll_minor)}. "
        f"They are ruined when they have less than {cost}, the most that one more round may cost"
    )
    if found.stop_loss_minor is not None:
        words += f"; they leave once they have lost {said(found.stop_loss_minor)}"
        if found.bankroll_minor - found.stop_loss_minor < 2 * found.most_at_risk_minor:
            words += " (counted as ruined if both apply)"
    if found.goal_minor is not None:
        words += f"; they leave once they have {said(found.goal_minor)}"
    return f"{words}."


def warnings(found: Sessions) -> tuple[str, ...]:
    """What must not be overlooked."""
    scores = {_FIGURES[name]: z for name, z in found.z.items()}
    return (*stopped(found, found.players, "players"), *too_far(scores))


def _ends_table(found: Sessions) -> Table:
    """How many sessions end in which way."""
    exact = found.exact
    ends = found.endings
    stops = found.stop_loss_minor is not None
    aims = found.goal_minor is not None
    lines = [("" if stops else "down", "Ruined", ends["ruined"])]
    lines += [("", "Stop-loss reached", ends["stop_loss"]), ("down", "One of these two", found.down)] * stops
    lines += [("goal", "Goal reached", ends["goal"])] * aims
    lines += [("rounds_played", "All rounds played", ends["rounds_played"])]
    rows = []
    for key, label, share in lines:
        cells = _share_cells(label, share)
        if exact is not None:
            known = (
                (percent(getattr(exact, f"chance_{key}"), 2), _z_text(found.z.get(key))) if key else ("", "")
            )
            cells += known
        rows.append(cells)
    columns = f"Session ends|#Players|#Share|#95% interval{'' if exact is None else '|#Exact|#z'}"
    return table("How sessions end", columns, rows)


def _leaving_table(found: Sessions) -> Table:
    """How many leave with more, as much or less than they brought."""
    shares = (("Ahead", found.ahead), ("Even", found.even), ("Behind", found.behind))
    columns = "Leaves|#Players|#Share|#95% interval"
    return table("What players leave with", columns, tuple(_share_cells(*each) for each in shares))


def _share_cells(label: str, share: Share) -> tuple[str, ...]:
    between = " to ".join(percent(end, 2) for end in share.interval)
    return (label, f"{share.count:,}", percent(share.share, 2), between)


def _z_text(z: float | None) -> str:
    return "" if z is None else f"{z:+.2f}"


def _figures_table(found: Sessions) -> Table:
    """Results, drawdowns and rounds survived, figure by figure."""
    all_three = (found.result, found.drawdown, found.survived)

    def row(label: str, *values: float | Fraction) -> tuple[str, ...]:
        *amounts, rounds = values
        told = f"{rounds:,}" if isinstance(rounds, int) else f"{float(rounds):,.1f}"
        return (label, *(money(round(value), found.house.currency) for value in amounts), told)

    several = found.players > 1
    rows = [row("Mean", *(each.mean for each in all_three))]
    if several:
        rows.append(row("± 95%", *(NORMAL * each.standard_error for each in all_three)))
    if found.exact is not None:
        result = money(round(found.exact.mean_final_minor - found.bankroll_minor), found.house.currency)
        rows.append(("Exact mean", result, "", f"{found.exact.expected_rounds:,.1f}"))
        scores = _z_text(found.z["result"]), "", _z_text(found.z["survived"])
        rows += [("z", *scores)] if any(scores) else []
    if several:
        rows.append(row("Standard deviation", *(each.standard_deviation for each in all_three)))
    rows.append(row("Least", *(each.least for each in all_three)))
    rows += [row(name, *(each.percentiles[part] for each in all_three)) for part, name in _NAMES.items()]
    rows.append(row("Most", *(each.most for each in all_three)))
    return table("Results, drawdowns and rounds survived", "Over all players|#Result|#Drawdown|#Rounds", rows)


def _fan_letters(found: Sessions) -> Fan:
    """The fan in letters, a line for some of its rounds."""
    fan = found.fan
    currency = found.house.currency
    spans = []
    for at in sorted({(len(fan.rounds) - 1) * row // _ROWS for row in range(_ROWS + 1)}):
        playing = percent(Fraction(fan.playing[at], found.players), 1)
        cells = (f"{fan.rounds[at]:,}", playing, money(fan.percentiles_minor[50][at], currency))
        spans.append(Span(cells, tuple(fan.percentiles_minor[part][at] for part in FAN)))
    low = min(*fan.percentiles_minor[5], found.bankroll_minor)
    high = max(*fan.percentiles_minor[95], found.bankroll_minor, low + 1)
    return Fan(
        "Bankrolls, round by round",
        ("round", "playing", "median"),
        tuple(spans),
        (low, money(low, currency)),
        (high, money(high, currency)),
        ("median", "25 to 75 of 100 players", "5 to 95 of 100"),
    )


def _fan_chart(found: Sessions) -> Curves:
    """The fan as a chart: two bands, the median, and the levels at which players leave."""
    fan = found.fan
    currency = found.house.currency
    unit = currency.unit_minor

    def line(part: int) -> list[float]:
        return [minor / unit for minor in fan.percentiles_minor[part]]

    def band(label: str, low: int, high: int) -> Band:
        return Band(label, tuple(zip(map(float, fan.rounds), line(low), line(high), strict=True)))

    levels = [(found.bankroll_minor, "bankroll")]
    if found.goal_minor is not None:
        levels.append((found.goal_minor, "goal"))
    if found.stop_loss_minor is not None:
        levels.append((found.bankroll_minor - found.stop_loss_minor, "stop-loss"))
    ends = {part: money(fan.percentiles_minor[part][-1], currency) for part in FAN}
    words = (
        f"All start with {money(found.bankroll_minor, currency)}. After {plural(found.rounds, 'round')} the "
        f"median is {ends[50]}; 25 to 75 of 100 players have {ends[25]} to {ends[75]}, 5 to 95 of 100 have "
        f"{ends[5]} to {ends[95]}."
    )
    return Curves(
        "Bankrolls over the session",
        words,
        "rounds",
        f"bankroll, in {currency.code}",
        bands=(band("5 to 95 of 100 players", 5, 95), band("25 to 75 of 100", 25, 75)),
        curves=(Curve("median", tuple(zip(map(float, fan.rounds), line(50), strict=True))),),
        levels=tuple(Level(minor / unit, f"{name} {money(minor, currency)}") for minor, name in levels),
        sign=currency.sign,
        letters=_fan_letters(found),
        on="everywhere",
    )


def _playing_chart(found: Sessions) -> Curves:
    """How many players are still at the table as the rounds go by."""
    shares = [100 * count / found.players for count in found.fan.playing]
    points = tuple(zip(map(float, found.fan.rounds), shares, strict=True))
    words = (
        f"All play at first; after {plural(found.rounds, 'round')} {shares[-1]:.1f}% have not left before."
    )
    return Curves(
        "Players still at the table", words, "rounds", "percent of the players",
        curves=(Curve("still playing", points),), levels=(Level(0.0, ""),),
    )  # fmt: skip


def _results_chart(found: Sessions) -> Bars:
    """The distribution of results, lowest first."""
    shares = {_bin_words(found, each): Fraction(each.players, found.players) for each in found.histogram}
    bars = tuple(Bar(label, float(share * 100), percent(share, 2)) for label, share in shares.items())
    likely = max(bars, key=lambda bar: bar.value)
    words = (
        f"{plural(len(bars), 'bar')}, lowest result first. The likeliest is {likely.label}: {likely.text}."
    )
    title = "What players win or lose in a session"
    return Bars(title, words, "percent of the players", bars, on="drawn")


def _bin_words(found: Sessions, each: Bin) -> str:
    low, high = (money(minor or 0, found.house.currency) for minor in (each.low_minor, each.high_minor))
    if each.low_minor is None:
        return f"under {high}"
    return f"{low} or more" if each.high_minor is None else f"{low} to under {high}"
