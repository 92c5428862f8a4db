"""Leaving once the cards are dealt: a fold by the house's rule, so that no hand is seen for nothing."""

from queenhigh.cli.terminal.table import YOU, Table
from queenhigh.engine.acts import actions as act
from queenhigh.engine.view import BoxView
from queenhigh.money import show_amount
from queenhigh.words import catalogue
from queenhigh.words.catalogue import Phrase


def fold_undecided(table: Table) -> tuple[int, ...]:
    """Fold every box of the player's that has yet to decide; gives their numbers."""
    folded = []
    while offers := table.offers("fold"):
        folded.append(offers[0].box or 0)
        table.attempt(act.Fold(YOU, folded[-1]))
    return tuple(folded)


def cost_words(table: Table) -> list[str]:
    """What leaving costs, a sentence for each box that would be folded; none where all is decided."""
    mark = table.mark()
    folded = fold_undecided(table)
    boxes = table.view.boxes
    table.back_to(mark)
    words = catalogue(table.language)
    return [
        words.say("leaving", "folds", {"box": number, "cost": _cost(table, boxes[number - 1])})
        for number in folded
    ]


def _cost(table: Table, box: BoxView) -> str:
    """Which stakes of a folded box are lost, by which clause, and which are still settled with the round."""
    words = catalogue(table.language)
    stakes = dict(box.stakes_minor)
    lost = {line.wager: line.clause for line in box.lines if line.wager in stakes}
    parts = []
    for clause in dict.fromkeys(lost.values()):
        gone = {name: stakes[name] for name in lost if lost[name] == clause}
        parts.append(words.say("leaving", "lost", {"stakes": _stakes(table, gone), "clause": clause}))
    live = {name: stake_minor for name, stake_minor in stakes.items() if name not in lost}
    if live:
        parts.append(words.say("leaving", "live", {"stakes": _stakes(table, live)}))
    return "; ".join(parts)


def _stakes(table: Table, stakes_minor: dict[str, int]) -> Phrase:
    house, words = table.house, catalogue(table.language)
    said = [
        f"{house.label(name, table.language)} {show_amount(minor, house.currency)}"
        for name, minor in stakes_minor.items()
    ]
    return Phrase(words.join(said, "and"), len(said) > 1)
