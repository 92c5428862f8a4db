"""Sampling deals: real cards from one deck, settled by tables compiled out of the house file.

The simulator is the witness beside the exact analysis, and answers what exact maths does not: sessions,
jackpots over years, many boxes, odd strategies. See `docs/simulation.md`.
"""

from queenhigh.simulation.chart import best_chart, format_chart, parse_chart
from queenhigh.simulation.cluster import Cluster
from queenhigh.simulation.plan import Box, Chart, Plan, SimulationError
from queenhigh.simulation.pools import Processes, Threads
from queenhigh.simulation.results import SimulatedWager, Simulation
from queenhigh.simulation.run import simulate

__all__ = [
    "Box",
    "Chart",
    "Cluster",
    "Plan",
    "Processes",
    "SimulatedWager",
    "Simulation",
    "SimulationError",
    "Threads",
    "best_chart",
    "format_chart",
    "parse_chart",
    "simulate",
]
