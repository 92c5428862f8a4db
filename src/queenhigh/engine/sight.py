"""Who may see which cards and payout lines, and since when. The one place that says so.

- A player sees the cards of his own boxes once he has looked at them.
- The dealer's upcards are seen by all from the deal; the rest of his hand once it is revealed.
- A hand still in is turned up for all at the reveal, with what it threw away: rows that look at the first
  three cards could not be checked otherwise. A hand that was voided is not.
- A folded hand is never shown to other players. Where one of its wagers is still alive, the dealer and the
  supervisor see it when the round is settled, because somebody must check it; one that takes from a meter is
  proven in the open.
"""

from queenhigh.engine.actions import DEALER, SUPERVISOR
from queenhigh.engine.state import Box, Round
from queenhigh.rules.records import ENVY
from queenhigh.settlement import Line
from queenhigh.settlement.settle import lost_by_fold


def sees_hand(state: Round, box: Box, viewer: str) -> bool:
    """Whether this person may see the cards of a box now."""
    if box.looked and viewer == box.player:
        return True
    if box.voided:
        return False
    if box.folded:
        return sees_folded(state, box, viewer)
    return state.revealed


def sees_folded(state: Round, box: Box, viewer: str) -> bool:
    """Whether a folded hand, and what its living wagers came to, is seen by this person."""
    if not state.was_settled or not state.live_after_fold(box):
        return False
    return box.number in state.shown or viewer in (box.player, DEALER, SUPERVISOR)


def sees_line(state: Round, line: Line, viewer: str) -> bool:
    """Whether this person may see a payout line: all but those that tell of a folded hand."""
    box = state.box(line.box)
    if not box.folded or box.voided or state.phase == "void":
        return True
    if line.wager == ENVY or lost_by_fold(state.house.by_name[line.wager]):
        return True  # neither says anything about the hand that was folded
    return sees_folded(state, box, viewer)


def dealer_cards_seen(state: Round) -> int:
    """How many of the dealer's cards everybody sees."""
    return len(state.dealer) if state.revealed else min(state.house.dealer.shows, len(state.dealer))
