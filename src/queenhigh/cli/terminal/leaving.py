"""Leaving once the cards are dealt: a fold by the house's rule, so that no hand is seen for nothing.

Where nobody folds, hands stand instead, and all that they have staked stays in play.
"""

from queenhigh.cli.terminal.you import YOU, offers
from queenhigh.engine import Felt
from queenhigh.engine.view import BoxView
from queenhigh.words import catalogue
from queenhigh.words.amounts import amount_text
from queenhigh.words.catalogue import Phrase


def fold_undecided(felt: Felt) -> tuple[int, ...]:
    """Fold every box of the player's that has yet to decide, or stand with it; gives their numbers."""
    boxes = tuple(offer.box or 0 for offer in offers(felt, "play"))
    if felt.house.folds:
        felt.fold(*boxes)
    else:
        felt.play(*boxes)
    return boxes


def cost_words(felt: Felt) -> list[str]:
    """What leaving costs, a sentence for each box that has yet to decide; none where all is decided."""
    left = felt.copy()
    undecided = fold_undecided(left)
    boxes = left.view(YOU).boxes
    words = catalogue(felt.language)
    costs = {number: _cost(felt, boxes[number - 1]) for number in undecided}
    code = "folds" if felt.house.folds else "stands"
    return [words.say("leaving", code, {"box": box, "cost": cost}) for box, cost in costs.items()]


def _cost(felt: Felt, box: BoxView) -> str:
    """Which stakes of a folded box are lost, by which clause, and which are still settled with the round."""
    words = catalogue(felt.language)
    stakes = dict(box.stakes_minor)
    lost = {line.wager: line.clause for line in box.lines if line.wager in stakes}
    parts = []
    for clause in dict.fromkeys(lost.values()):
        gone = {name: stakes[name] for name in lost if lost[name] == clause}
        parts.append(words.say("leaving", "lost", {"stakes": _stakes(felt, gone), "clause": clause}))
    live = {name: stake_minor for name, stake_minor in stakes.items() if name not in lost}
    if live:
        parts.append(words.say("leaving", "live", {"stakes": _stakes(felt, live)}))
    return "; ".join(parts)


def _stakes(felt: Felt, stakes_minor: dict[str, int]) -> Phrase:
    house = felt.house
    words = catalogue(felt.language)
    said = [
        f"{house.label(name, felt.language)} {amount_text(minor, house.currency, felt.language)}"
        for name, minor in stakes_minor.items()
    ]
    return Phrase(words.join(said, "and"), len(said) > 1)
