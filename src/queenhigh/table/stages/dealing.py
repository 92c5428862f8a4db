"""Cards onto the felt: from the committed deck, or as a dealer enters them from a real one."""

from typing import Any

from queenhigh.cards import Card, CardError, parse_card, repeated
from queenhigh.engine.actors import DEALER
from queenhigh.engine.acts.actions import Deal, DrawFourth, Replace, ReplaceDealer
from queenhigh.engine.acts.dealing import cards_for
from queenhigh.facts import Facts
from queenhigh.rules.records import DealMethod
from queenhigh.table.stages.deck import is_digital, next_cards
from queenhigh.table.state import Table
from queenhigh.table.turn import Refused, Turn

DRAFTS = ("card", "take_back")
"""What a dealer does at a live table that is no act of the engine yet."""


def method_of(table: Table) -> DealMethod:
    return table.settings.method or table.house.deals[0][0]


def deal(turn: Turn, said: dict[str, Any] | None = None) -> None:
    """Deal to every box in the round: the next cards of the deck, or those that were entered."""
    said = said or {}
    boxes: list[int] = []
    method = method_of(turn.before)
    if is_digital(turn.before):
        cards = next_cards(turn, cards_for(turn.round, len(turn.round.in_round)))
    else:
        cards = _entered(turn, said)
        method = said.get("method") or method
        boxes = said.get("boxes") or []
        if not isinstance(boxes, list) or not isinstance(method, str):
            raise Refused("command/unreadable", Facts(case="said", name="boxes, method"))
    turn.act(Deal(DEALER, method, cards, tuple(boxes)))


def replace_cards(turn: Turn, said: dict[str, Any] | None = None) -> None:
    due = sum(len(box.discards) for box in turn.round.in_round)
    cards = next_cards(turn, due) if is_digital(turn.before) else _entered(turn, said)
    turn.act(Replace(DEALER, cards))


def dealer_draws(turn: Turn, whole: bool, said: dict[str, Any] | None = None) -> None:
    """The dealer's fourth card, or the three that replace the whole hand."""
    due = 3 if whole else 1
    cards = next_cards(turn, due) if is_digital(turn.before) else _entered(turn, said)
    if len(cards) != due:
        raise Refused("command/unreadable", Facts(case="cards", count=len(cards), needed=due))
    turn.act(ReplaceDealer(DEALER, cards) if whole else DrawFourth(DEALER, cards[0]))


def enter_cards(turn: Turn, said: dict[str, Any]) -> None:
    """A dealer enters cards one by one; the next act uses them."""
    if is_digital(turn.before):
        raise Refused("auth/forbidden", Facts(case="digital"))
    if turn.round.phase not in ("betting", "closed", "replacing", "dealer_drawing"):
        raise Refused("deal/not_now")
    cards = _cards(said)
    draft = tuple(map(parse_card, turn.kept.draft))
    twice = repeated((*draft, *cards))
    if twice is not None:
        raise Refused("deal/repeated_card", Facts(card=twice))
    if not turn.round.cards_used.isdisjoint(cards):
        raise Refused("deal/repeated_card", Facts(case="on_table"))
    turn.keep(draft=(*turn.kept.draft, *(str(card) for card in cards)))
    turn.note |= {"entered": len(cards)}


def take_back(turn: Turn) -> None:
    """The last card entered was wrong; it can be taken back until the next act, which uses all of them."""
    if not turn.kept.draft:
        raise Refused("deal/not_now")
    turn.keep(draft=turn.kept.draft[:-1])
    turn.note |= {"taken_back": 1}


def _entered(turn: Turn, said: dict[str, Any] | None) -> tuple[Card, ...]:
    """The cards said with the act or, where none are, those entered before it."""
    said = said or {}
    cards = _cards(said) if said.get("cards") or said.get("card") else tuple(map(parse_card, turn.kept.draft))
    turn.keep(draft=())
    return cards


def _cards(said: dict[str, Any]) -> tuple[Card, ...]:
    texts = said.get("cards") if "cards" in said else [said.get("card")]
    if not isinstance(texts, list) or not texts or len(texts) > 52:
        raise Refused("command/unreadable", Facts(case="cards"))
    try:
        return tuple(parse_card(text) for text in texts)
    except (CardError, TypeError, AttributeError):
        raise Refused("command/unreadable", Facts(case="cards")) from None
