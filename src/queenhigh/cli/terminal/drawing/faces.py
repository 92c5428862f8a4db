"""Card faces: three rows high on a lively screen, one word elsewhere."""

from collections.abc import Sequence

from rich.text import Text

from queenhigh.cards import parse_card
from queenhigh.cli.terminal.drawing.screen import Screen
from queenhigh.engine import FACE_DOWN

SLOTS = 3
CARD_ROWS = 4
RED = "bold red"
BLACK = "bold"
"""The terminal's own foreground: readable on a dark and on a light ground."""
BACK = "bright_blue"
EMPTY = "dim"


def face_word(screen: Screen, card: str) -> Text:
    """A card as one word: ``K♠``, in its colour; ``??`` face down."""
    if card == FACE_DOWN:
        return screen.text(card, BACK)
    face = parse_card(card)
    words = face.symbol if screen.unicode else card
    return screen.text(words, RED if face.red else BLACK)


def hand_word(screen: Screen, cards: Sequence[str]) -> Text:
    """A hand on one line: ``[K♠] [9♦] [2♣]``."""
    return Text(" ").join(Text.assemble("[", face_word(screen, card), "]") for card in cards)


def hand_rows(screen: Screen, cards: Sequence[str], dim: bool = False) -> list[Text]:
    """A hand drawn as card faces side by side, empty spots on the felt where cards are still to come."""
    drawn = [_card_rows(screen, card) for card in cards]
    drawn += [_framed(screen, ["   ", "   "], EMPTY, EMPTY)] * (SLOTS - len(cards))
    rows = [Text(" ").join(card[row] for card in drawn) for row in range(CARD_ROWS)]
    if dim:
        for row in rows:
            row.stylize("dim")
    return rows


def _card_rows(screen: Screen, card: str) -> list[Text]:
    if card == FACE_DOWN:
        back = "░░░" if screen.unicode else "###"
        return _framed(screen, [back, back], BACK, BACK)
    face = parse_card(card)
    style = RED if face.red else BLACK
    rank = face.symbol[:-1]
    suit = face.symbol[-1] if screen.unicode else card[-1]
    return _framed(screen, [f"{rank:<3}", f" {suit} "], style, "")


def _framed(screen: Screen, inner: Sequence[str], style: str, edge: str) -> list[Text]:
    top, side, bottom = ("╭───╮", "│", "╰───╯") if screen.unicode else (".---.", "|", "'---'")
    middle = [Text.assemble((side, edge), (words, style), (side, edge)) for words in inner]
    return [Text(top, edge), *middle, Text(bottom, edge)]
