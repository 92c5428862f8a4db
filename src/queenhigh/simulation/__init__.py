"""Sampling deals: real cards from one deck, settled by tables compiled out of the house file.

The simulator is the witness beside the exact analysis, and answers what exact maths does not: sessions,
jackpots over years, many boxes, odd strategies. See `docs/simulation.md`.
"""

from queenhigh.simulation.edges.results import SimulatedWager, Simulation
from queenhigh.simulation.edges.run import simulate
from queenhigh.simulation.planning.charts import best_chart, format_chart, own_chart, parse_chart
from queenhigh.simulation.planning.plan import Box, Plan, SimulationError
from queenhigh.simulation.running.cluster import Cluster
from queenhigh.simulation.running.pools import Processes, Threads
from queenhigh.study.bet import Chart

__all__ = [
    "Box", "Chart", "Cluster", "Plan", "Processes", "SimulatedWager", "Simulation", "SimulationError",
    "Threads", "best_chart", "format_chart", "own_chart", "parse_chart", "simulate",
]  # fmt: skip
