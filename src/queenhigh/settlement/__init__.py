"""Settlement: the only place where odds meet stakes. Computed once, then read by everybody."""

from queenhigh.settlement.envy import withheld_lines
from queenhigh.settlement.lines import DealerHand, Line, MeterMove, Reason, Seen, SettledBox, Settlement
from queenhigh.settlement.meters import meter_paying
from queenhigh.settlement.settle import (
    SettlementError,
    fold_lines,
    quick_settle,
    settle,
    settled_box,
    void_lines,
)

__all__ = [
    "DealerHand", "Line", "MeterMove", "Reason", "Seen", "SettledBox", "Settlement", "SettlementError",
    "fold_lines", "meter_paying", "quick_settle", "settle", "settled_box", "void_lines", "withheld_lines",
]  # fmt: skip
