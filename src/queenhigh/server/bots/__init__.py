"""Bots: players of the house's own that sit down where they are welcome, and act through the same door."""

from queenhigh.server.bots.bots import Bots, bot_names
from queenhigh.server.bots.plays import StrategyRefused

__all__ = ["Bots", "StrategyRefused", "bot_names"]
