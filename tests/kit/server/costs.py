"""Costs in round figures, so that what comes of them can be worked out by hand."""

from typing import Any

from msgspec.structs import replace

from lab.capacity.costs import Assumed, Costs, Measured, PaceCosts, StoreCosts

MEASURED = Measured(
    note="by hand",
    loop_us={"bet": 500.0, "ready": 400.0, "look": 500.0, "play": 600.0, "tick": 800.0},
    frame_us=20.0,
    frame_bytes=3000.0,
    process_mb=90.0,
    table_kb=700.0,
    socket_kb=25.0,
    lobby_table_bytes=300.0,
    pace=PaceCosts(7, 1.5, 0.4, 1.0, 1, 2, 2.0, 220.0, 5.0),
    sqlite=StoreCosts(500.0, 90.0, 0.0, 0.0, 1000.0, 67, 900_000.0, 36_000.0),
    postgres=StoreCosts(700.0, 45.0, 900.0, 70.0, 1000.0, 67, 110_000.0, 70_000.0),
)
COSTS = Costs(MEASURED, Assumed(20.0, 8, 200.0, 400, 7, 8, 1000.0, 2048.0, 65_536, 0.01, 4.0, 200.0, 3.0))


def changed(
    pace: dict[str, Any] | None = None, postgres: dict[str, Any] | None = None,
    loop_us: dict[Any, float] | None = None, **assumed: Any,
) -> Costs:  # fmt: skip
    """The same with some figures changed."""
    measured = replace(
        MEASURED, pace=replace(MEASURED.pace, **pace or {}), loop_us=loop_us or MEASURED.loop_us,
        postgres=replace(MEASURED.postgres, **postgres or {}),
    )  # fmt: skip
    return Costs(measured, replace(COSTS.assumed, **assumed))
