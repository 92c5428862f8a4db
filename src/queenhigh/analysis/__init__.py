"""Exact analysis: what every wager of a house is worth and how to play it, by counting every deal."""

from queenhigh.analysis.advice import Advice, AdviceError, Worth, advise
from queenhigh.analysis.analyse import analyse
from queenhigh.analysis.figures.price import Price, PriceError, price
from queenhigh.analysis.request import AnalysisError, bet_of
from queenhigh.analysis.results import Analysis, Mix, WagerFigures
from queenhigh.analysis.rounds.risk import Risk, risk
from queenhigh.analysis.rounds.rounds import Run
from queenhigh.analysis.rounds.ruin import Ruin
from queenhigh.study.bet import Bet, UnpricedError

__all__ = [
    "Advice", "AdviceError", "Analysis", "AnalysisError", "Bet", "Mix", "Price", "PriceError",
    "Risk", "Ruin", "Run", "UnpricedError", "WagerFigures", "Worth", "advise", "analyse", "bet_of", "price",
    "risk",
]  # fmt: skip
