"""What the conformance tests read off the felt: one payout line as a short tuple."""

from kit.play.felt import Amount, Felt
from queenhigh.engine import Event
from queenhigh.engine.acts.actions import Action
from queenhigh.engine.events import GameVoided
from queenhigh.rules import House

Slip = tuple[str, int, int, str]
"""Outcome, what was won without the stake, what came back with it, and the clause."""

QUALIFIES = "Qc 7d 2s"
"""A dealer's hand that qualifies and that nearly everything beats."""
FALLS_SHORT = "Jc 7d 2s"
"""A dealer's hand that stays below queen high."""


def stakes(text: str) -> dict[str, Amount]:
    """Stakes by wager: ``ante 10 progressive 2.50``."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def slip(felt: Felt, box: int, wager: str) -> Slip:
    """The one line of this wager in this box."""
    line = felt.line(box, wager)
    return line.outcome, line.won_minor, line.returned_minor, line.clause


def slips(felt: Felt, box: int = 1) -> dict[str, tuple[str, int, str]]:
    """Every line of this box: outcome, what was won without the stake, and the clause without its house."""
    cite = felt.house.id
    return {
        line.wager: (line.outcome, line.won_minor, line.clause.removeprefix(cite))
        for line in felt.state.lines_of(box)
    }


def envy(felt: Felt, box: int) -> list[int]:
    """What Envy paid this box, line by line."""
    return [line.won_minor for line in felt.state.lines_of(box) if line.kind == "envy"]


def one_box(house: str | House, hand: str, dealer: str, **stakes: Amount) -> Felt:
    """A round of one box that plays if it has an Ante, settled."""
    felt = Felt(house).place(1, "", **stakes).deal(hand, dealer)
    if "ante" in stakes:
        felt.play(1)
    return felt.settle()


def folded(house: str | House, hand: str, dealer: str, **stakes: Amount) -> Felt:
    """A round of one box that folds, settled."""
    return Felt(house).place(1, "", **stakes).deal(hand, dealer).fold(1).settle()


def cited(felt: Felt, action: Action, kind: type[Event] = GameVoided) -> str:
    """The clause that the first event of an act cites, which must be of this kind; the act must be legal."""
    event = felt.do(action)[0]
    assert isinstance(event, kind)
    return str(getattr(event, "clause", ""))
