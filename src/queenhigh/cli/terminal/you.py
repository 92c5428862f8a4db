"""The one player at the terminal table: who they are, what they may do, what they have on the felt."""

from queenhigh.engine import Actor, Felt, Offer, View, player

YOU = player("you")


def offers(felt: Felt, do: str, by: Actor = YOU) -> list[Offer]:
    """What this person may do now, of one kind."""
    return [offer for offer in felt.legal(by) if offer.do == do]


def stakes_minor(view: View) -> int:
    """Everything that lies on the felt."""
    return sum(stake_minor for box in view.boxes for _, stake_minor in box.stakes_minor)


def committed_minor(view: View) -> int:
    """What lies on the felt and the least that staying in may still ask."""
    return stakes_minor(view) + sum(box.owed.least_minor for box in view.boxes)
