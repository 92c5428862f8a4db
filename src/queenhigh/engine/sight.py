"""Who may see which cards and payout lines, and since when. The one place that says so.

- A player sees the cards of their own boxes once they have looked at them.
- The dealer's upcards are seen by all from the deal; the rest of that hand once it is revealed.
- Community cards lie face down for everybody until then.
- A hand still in is turned up for all at the reveal, with what it discarded: rows that look at the first
  three cards could not be checked otherwise. A hand that was voided is not.
- A folded hand is never shown to other players. Where one of its wagers is still alive, the dealer and the
  supervisor see it when the round is settled, because somebody must check it; one that takes from a meter is
  proven in the open.
"""

from queenhigh.engine.actors import Actor
from queenhigh.engine.state import Box, Round
from queenhigh.settlement import Line


def owns(box: Box, viewer: Actor) -> bool:
    """Whether the box is this person's."""
    return viewer.role == "player" and bool(box.player) and viewer.id == box.player


def sees_hand(state: Round, box: Box, viewer: Actor) -> bool:
    """Whether this person may see the cards of a box now."""
    if box.looked and owns(box, viewer):
        return True
    if not box.in_round:
        return False  # void, or dealt to by mistake: nobody turns such a hand up
    if box.folded:
        return sees_folded(state, box, viewer)
    return state.revealed


def sees_folded(state: Round, box: Box, viewer: Actor) -> bool:
    """Whether a folded hand, and what its living wagers came to, is seen by this person."""
    if not state.was_settled or not state.live_after_fold(box):
        return False
    return box.number in state.shown or owns(box, viewer) or viewer.role in ("dealer", "supervisor")


def sees_line(state: Round, line: Line, viewer: Actor) -> bool:
    """Whether this person may see a payout line: all but those that tell of a folded hand."""
    box = state.box(line.box)
    if not box.folded or box.voided or state.phase == "void":
        return True
    if line.kind == "envy" or state.house.by_name[line.wager].lost_by_fold:
        return True  # neither says anything about the hand that was folded
    return sees_folded(state, box, viewer)


def sees_standing(state: Round, line: Line, viewer: Actor) -> bool:
    """Whether this person sees each hand of the player of a line that its wager stood on in the end."""
    player = state.box(line.box).player
    wager = state.house.by_name[line.wager]
    own = (box for box in state.in_round if box.player == player and box.stakes[wager.position])
    return all(sees_hand(state, box, viewer) for box in own if not (box.folded and wager.lost_by_fold))


def dealer_cards_seen(state: Round) -> int:
    """How many of the dealer's cards everybody sees."""
    return len(state.dealer) if state.revealed else min(state.house.dealer.shows, len(state.dealer))
