"""What Envy brings a player on average, given how many others play as they do.

Every other player is taken to have one box with the same bet and to play it as is best. Where each envied
hand pays whoever folds or wins, expectations add up. Otherwise `forfeited_envy.py` tells what
each first hand receives, or `community_envy.py` what winners do not.
"""

from fractions import Fraction

import numpy as np

from queenhigh.analysis.playing.community_envy import passed_by
from queenhigh.analysis.playing.forfeited_envy import envies, received
from queenhigh.analysis.playing.study import Study, best
from queenhigh.rules.records import Wager
from queenhigh.study.bet import UnpricedError
from queenhigh.study.happenings import Tally


def envy_mean(study: Study, tally: Tally, wager: Wager, players: int) -> Fraction:
    """The average Envy of one round, in minor units, for each of `players` players."""
    rule = wager.envy
    bet = study.bet
    if rule is None or not envies(bet, wager, players):
        return Fraction(0)
    kept = rule.after_fold == "live" or not bet.ante_minor
    if rule.adds_up(folds=bool(bet.ante_minor)):
        return (players - 1) * one_hand(tally, wager)
    if rule.per_player == "each" and kept and wager.look.community:
        return (players - 1) * (one_hand(tally, wager) - passed_by(study.parts[0].solved, wager))
    total = Fraction(0)
    hands = 0
    for part in study.parts:
        solved = part.solved
        weights = part.solved.game.firsts.weights
        found = received(solved, wager, players, solved.plays)
        mine = found.totals * weights * (np.ones(len(weights), np.bool_) if kept else solved.plays)
        total += part.times * Fraction(int(mine.sum()), found.of)
        hands += part.times * int(weights.sum())
    return total / hands


def one_hand(tally: Tally, wager: Wager) -> Fraction:
    """The average award that one box's hand brings each other player."""
    place = tally.bet.tabled.index(wager)
    awards = [row.envy_minor or 0 for row in wager.rows] + [0]
    played = ((each, count) for each, count in tally.counts.items() if not each.folded)
    return Fraction(sum(count * awards[each.rows[place]] for each, count in played), tally.deals)


def envy_of(study: Study, tally: Tally) -> tuple[dict[str, Fraction], str]:
    """What Envy brings each wager of the bet among its players, and why some is left out, where it is."""
    found = {}
    note = ""
    for wager in study.bet.tabled:
        try:
            brought = envy_mean(study, tally, wager, study.bet.players)
        except UnpricedError as error:
            note = note or str(error)
            continue
        if brought:
            found[wager.name] = brought
    return found, note


def whole_mean(study: Study, tally: Tally | None = None) -> Fraction:
    """What the whole bet nets on average under best play, Envy counted, in minor units."""
    bet = study.bet
    if not any(envies(bet, wager) for wager in bet.tabled):
        return study.mean(best)
    counted = study.tally(best) if tally is None else tally
    return counted.spread(bet.wagers).mean + sum(envy_of(study, counted)[0].values(), Fraction(0))
