"""Leaving once the cards are dealt: a fold by the house's rule, so that no hand is seen for nothing."""

from queenhigh.cli.terminal.you import YOU, offers
from queenhigh.engine import Felt
from queenhigh.engine.view import BoxView
from queenhigh.words import catalogue
from queenhigh.words.amounts import amount_text
from queenhigh.words.catalogue import Phrase


def fold_undecided(felt: Felt) -> tuple[int, ...]:
    """Fold every box of the player's that has yet to decide; gives their numbers.

    Where nobody folds they stand, which costs nothing, and none is folded.
    """
    boxes = tuple(offer.box or 0 for offer in offers(felt, "play"))
    if not felt.house.folds:
        felt.play(*boxes)
        return ()
    felt.fold(*boxes)
    return boxes


def cost_words(felt: Felt) -> list[str]:
    """What leaving costs, a sentence for each box that would be folded; none where all is decided."""
    left = felt.copy()
    folded = fold_undecided(left)
    boxes = left.view(YOU).boxes
    words = catalogue(felt.language)
    return [
        words.say("leaving", "folds", {"box": number, "cost": _cost(felt, boxes[number - 1])})
        for number in folded
    ]


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
    house, words = felt.house, catalogue(felt.language)
    said = [
        f"{house.label(name, felt.language)} {amount_text(minor, house.currency, felt.language)}"
        for name, minor in stakes_minor.items()
    ]
    return Phrase(words.join(said, "and"), len(said) > 1)
