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
from queenhigh.report.chapters.common import Run, paragraphs, run_document
from queenhigh.report.chapters.edges import plan_words
from queenhigh.report.numbers import NOT_CERTIFIED, money, percent
from queenhigh.simulation.edges.results import FAR, NORMAL
from queenhigh.simulation.sessions.results import FAN, Bin, Sessions, Share
from queenhigh.text import first_up, plural

_ROWS: Final = 10
"""Rows of a fan in the terminal, besides the start."""
_NAMES: Final = {
    1: "1st percentile",
    5: "5th percentile",
    25: "25th percentile",
    50: "Median",
    75: "75th percentile",
    95: "95th percentile",
    99: "99th percentile",
}
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
    "players are expected for it to say something."
)
FIGURES_WORDS: Final = (
    "Result: what a player leaves with, less what he brought. Drawdown: how far his bankroll fell from a "
    "peak at most. Rounds: how many he played before he left."
)
FAN_WORDS: Final = "In the fan a player who has left keeps what he left with."


def sessions_document(found: Sessions) -> Document:
    """How sessions end, what they bring, and a fan."""
    house, terms, figures = found.house, _terms_words(found), _figures_table(found)
    many = f"{plural(found.players, 'player')}, up to {plural(found.rounds, 'round')} each"
    notes = tuple(f"{first_up(words)}." for words in found.notes)
    run = Run(
        f"{house.name}: {many}, seed {found.seed}",
        terms,
        (
            ("Players", f"{many}: {plural(found.total_rounds, 'round')} played in all"),
            ("Session", terms),
            ("Seed", str(found.seed)),
            ("Digest", house.digest),
        ),
        warnings(found),
        (Words(terms, on="notebook"), *paragraphs(notes, on="brief")),
        (
            Words(f"{FAN_WORDS} {HOW_TO_READ} {NOT_CERTIFIED}", "aside", on="terminal"),
            Words(NOT_CERTIFIED, on="notebook"),
        ),
    )
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
        run,
        Section("Endings", endings, quiet=True),
        Section("The bankroll, round by round", (_fan_chart(found), *paragraphs(fan, on="page")), quiet=True),
        Section("How long players last", (_playing_chart(found),), quiet=True),
        Section("Results and drawdowns", results, quiet=True),
    )


def _terms_words(found: Sessions) -> str:
    """What a player does, and when he leaves."""

    def said(minor: int) -> str:
        return money(minor, found.house.currency)

    cost = said(found.most_at_risk_minor)
    words = [
        f"Every round: {plan_words(found.plan)} Each player brings {said(found.bankroll_minor)}.",
        f"He is ruined when he has less than {cost}, the most that one more round may cost",
    ]
    if found.stop_loss_minor is not None:
        words[-1] += f"; he leaves once he has lost {said(found.stop_loss_minor)}"
        if found.bankroll_minor - found.stop_loss_minor < 2 * found.most_at_risk_minor:
            words[-1] += " (told as ruined if both are so)"
    if found.goal_minor is not None:
        words[-1] += f"; he leaves once he has {said(found.goal_minor)}"
    return f"{' '.join(words)}."


def warnings(found: Sessions) -> tuple[str, ...]:
    """What must not be overlooked."""
    told = []
    if found.stopped:
        told.append(f"Stopped early ({found.stopped}): {found.players:,} of {found.asked:,} players.")
    far = [_FIGURES[name] for name, z in found.z.items() if z is not None and abs(z) > FAR]
    if far:
        told.append(f"Further from the exact figure than chance allows: {', '.join(far)}.")
    return tuple(told)


def _ends_table(found: Sessions) -> Table:
    """How many sessions end in which way."""
    exact, z = found.exact, found.z
    chances: dict[str, float] = {}
    if exact is not None:
        chances = {"goal": exact.chance_goal, "rounds_played": exact.chance_rounds_played}
        chances["ruined" if found.stop_loss_minor is None else "down"] = exact.chance_down
    stops, aims = found.stop_loss_minor is not None, found.goal_minor is not None
    ends = found.endings
    lines = [("ruined", "Ruined", ends["ruined"])]
    lines += [("", "Stop-loss reached", ends["stop_loss"]), ("down", "One of these two", found.down)] * stops
    lines += [("goal", "Goal reached", ends["goal"])] * aims
    lines += [("rounds_played", "All rounds played", ends["rounds_played"])]
    rows = []
    for key, label, share in lines:
        cells = _share_cells(label, share)
        if exact is not None:
            known = chances.get(key)
            score = z.get("down" if key == "ruined" else key) if known is not None else None
            cells += ("" if known is None else _percent_text(known), _z_text(score))
        rows.append(cells)
    columns = f"Session ends|#Players|#Share|#95% interval{'' if exact is None else '|#Exact|#z'}"
    return table("How sessions end", columns, rows)


def _leaving_table(found: Sessions) -> Table:
    """How many leave with more, as much or less than they brought."""
    shares = (("Ahead", found.ahead), ("Even", found.even), ("Behind", found.behind))
    columns = "Leaves|#Players|#Share|#95% interval"
    return table("What players leave with", columns, tuple(_share_cells(*each) for each in shares))


def _share_cells(label: str, share: Share) -> tuple[str, ...]:
    low, high = share.interval
    return (
        label,
        f"{share.count:,}",
        percent(share.share, 2),
        f"{_percent_text(low)} to {_percent_text(high)}",
    )


def _percent_text(chance: float) -> str:
    return percent(Fraction(chance), 2)


def _z_text(z: float | None) -> str:
    return "" if z is None else f"{z:+.2f}"


def _figures_table(found: Sessions) -> Table:
    """Results, drawdowns and rounds survived, figure by figure."""
    all_three = (found.result, found.drawdown, found.survived)

    def row(label: str, *values: float | Fraction) -> tuple[str, ...]:
        amounts = [money(round(value), found.house.currency) for value in values[:2]]
        rounds = values[2]
        whole = isinstance(rounds, int)
        return (label, *amounts, f"{rounds:,}" if whole else f"{float(rounds):,.1f}")

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
    fan, currency = found.fan, found.house.currency
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
    fan, currency = found.fan, found.house.currency
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
    shares = [Fraction(each.players, found.players) for each in found.histogram]
    bars = tuple(
        Bar(_bin_words(found, each), float(share * 100), percent(share, 2))
        for each, share in zip(found.histogram, shares, strict=True)
    )
    likely = max(bars, key=lambda bar: bar.value)
    words = (
        f"{plural(len(bars), 'bar')}, lowest result first. The likeliest is {likely.label}: {likely.text}."
    )
    title = "What players win or lose in a session"
    return Bars(title, words, "percent of the players", bars, on="drawn")


def _bin_words(found: Sessions, each: Bin) -> str:
    currency = found.house.currency
    if each.low_minor is None:
        return f"under {money(each.high_minor or 0, currency)}"
    if each.high_minor is None:
        return f"{money(each.low_minor, currency)} or more"
    return f"{money(each.low_minor, currency)} to under {money(each.high_minor, currency)}"
