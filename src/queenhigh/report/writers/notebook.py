"""Results in a notebook: short HTML fragments, escaped, without style, script or ids."""

from queenhigh.analysis.advice import Advice
from queenhigh.analysis.figures.price import Price
from queenhigh.analysis.results import Analysis, WagerFigures
from queenhigh.analysis.rounds.risk import Risk
from queenhigh.report.chapters.answers import (
    advice_table,
    price_figures,
    price_rows,
    price_warning,
    price_words,
    risk_table,
    risk_title,
)
from queenhigh.report.chapters.house import (
    favour_title,
    favour_words,
    figures_table,
    outcomes_table,
    summary_table,
    unpriced_words,
)
from queenhigh.report.numbers import percent
from queenhigh.report.writers.markup import escape, table_html


def wager_html(found: WagerFigures) -> str:
    """One entry: its figures and every outcome."""
    meter = found.progressive
    words = ""
    if meter is not None:
        returns = f"Fixed awards return {percent(meter.fixed_return)}, meter {meter.meter} "
        words = _words(f"{returns}{percent(meter.meter_return)} at what it holds.")
    return _fragment(found.label, table_html(figures_table(found)), words, table_html(outcomes_table(found)))


def analysis_html(found: Analysis) -> str:
    """A house: what favours the player, every entry on a line, and the rule of best play."""
    loud = [_loud(f"{favour_title(each)}. {favour_words(each)}") for each in found.favours]
    parts = [*loud, table_html(summary_table(found)), *(_words(text) for text in unpriced_words(found))]
    if found.strategy is not None:
        parts.append(_words(f"Best play: {found.strategy.text}"))
    return _fragment(f"{found.house.name}, {found.house.game}", *parts)


def advice_html(found: Advice) -> str:
    """A hand and its choices, best first."""
    hand = " ".join(card.symbol for card in found.hand)
    return _fragment(f"{found.bet.house.name}: {hand}", table_html(advice_table(found)))


def price_html(found: Price) -> str:
    """A wager before and after."""
    warning = price_warning(found)
    parts = [_loud(warning)] if warning else []
    parts += [_words(price_words(found)), table_html(price_rows(found)), table_html(price_figures(found))]
    return _fragment(f"{found.house.name}: {found.wager.label}", *parts)


def risk_html(found: Risk) -> str:
    """A bet over many rounds."""
    return _fragment(risk_title(found), table_html(risk_table(found)))


def _fragment(title: str, *parts: str) -> str:
    return f"<div>\n<p><strong>{escape(title)}</strong></p>\n{''.join(parts)}</div>\n"


def _words(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def _loud(text: str) -> str:
    return f"<p><strong>⚠ {escape(text)}</strong></p>\n"
