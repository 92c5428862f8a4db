"""Settlement: the only place where odds meet stakes. Computed once, then read by everybody."""

from queenhigh.settlement.lines import DealerHand, Line, MeterMove, SettledBox, Settlement
from queenhigh.settlement.settle import fold_lines, settle, void_lines

__all__ = [
    "DealerHand",
    "Line",
    "MeterMove",
    "SettledBox",
    "Settlement",
    "fold_lines",
    "settle",
    "void_lines",
]
