"""A crowd of guests in one process that plays at a server and measures how it answers."""

from queenhigh.client.load.crowd import Crowd, LoadPlan
from queenhigh.client.load.figures import LoadReport, Spread

__all__ = ["Crowd", "LoadPlan", "LoadReport", "Spread"]
