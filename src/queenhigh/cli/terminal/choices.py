"""What is typed over the cards: ``p``, ``p2``, ``f``; where players draw ``s``, ``1``, ``d 1``, ``d 1 3``."""

import re

from queenhigh.cards import parse_card
from queenhigh.cli.terminal.you import YOU
from queenhigh.engine import Offer
from queenhigh.engine.acts import actions as act
from queenhigh.engine.view import BoxView
from queenhigh.money import show_amount
from queenhigh.rules.records import House
from queenhigh.text import QueenHighError, shorten

_KEEP = re.compile(r"(?:p|play|s|stand)\s*(?:x?\s*(\d{1,3}))?", re.ASCII)
_DISCARD = re.compile(
    r"(?:(?:d|discard|draw|swap)\s*)?([1-3](?:[ ,]*[1-3]){0,2})(?:\s*x\s*(\d{1,3}))?", re.ASCII
)


class ChoiceError(QueenHighError, ValueError):
    """A line that decides nothing; the box is still undecided."""


def choice_words(house: House, offer: Offer) -> str:
    """What may be typed over the cards of a box, in one line."""
    amounts = [show_amount(amount_minor, house.currency) for amount_minor in offer.amounts_minor]
    if not house.folds:
        drawing = [_drawing(offer, amounts)] if offer.stands_free else []
        return " · ".join(["s stands for nothing", *drawing])
    ante_minor = offer.amounts_minor[0] // (house.play.multiples[0] if house.play is not None else 1)
    keys = "s stands" if offer.discards else "p plays"
    examples = _examples(offer)
    cards = "1 2 3 discards a card" if offer.discards == 1 else f"{examples} discards cards"
    parts = [f"{keys}{f', {cards}' if examples else ''} for {amounts[0]}"]
    for amount_minor, amount in zip(offer.amounts_minor[1:], amounts[1:], strict=True):
        times = amount_minor // ante_minor
        one = f" {examples.split()[0]}x{times}" if examples else ""
        parts.append(f"{keys[0]}{times}{one} for {amount}")
    return " · ".join([*parts, "f folds"])


def _drawing(offer: Offer, amounts: list[str]) -> str:
    """What is typed to draw where only that costs something."""
    what = "a card" if offer.discards == 1 else "cards"
    return f"{_examples(offer)} discards {what} for {' or '.join(amounts)}"


def _examples(offer: Offer) -> str:
    """Places of cards that may go together, one way for each number of them that may be discarded."""
    ways = {1: "1", 2: "23", 3: "123"} if offer.discards > 2 else {1: "1 2", 2: "13"}
    return " ".join(way for count, way in ways.items() if offer.discards and offer.takes_discards(count))


def parse_choice(line: str, house: House, box: BoxView, offer: Offer) -> act.Fold | act.Play:
    """The act that a line means. The engine still judges it: an amount or a card may be refused."""
    plain = line.lower()
    if not plain:
        raise ChoiceError(f"Enter alone decides nothing: {choice_words(house, offer)}")
    if plain in ("f", "fold"):
        return act.Fold(YOU, box.number)
    ante_minor = box.stake(house.ante.name) if house.ante is not None else 0
    if keep := _KEEP.fullmatch(plain):
        free = not house.folds and keep[1] is None
        return act.Play(YOU, box.number, 0 if free else _stake(offer, ante_minor, keep[1]))
    discard = _DISCARD.fullmatch(plain) if offer.discards else None
    if discard is None:
        raise ChoiceError(f"{shorten(line)} is not a choice: {choice_words(house, offer)}")
    cards = tuple(parse_card(box.cards[int(digit) - 1]) for digit in discard[1] if digit.isdigit())
    return act.Play(YOU, box.number, _stake(offer, ante_minor, discard[2]), cards)


def _stake(offer: Offer, ante_minor: int, times: str | None) -> int:
    return offer.amounts_minor[0] if times is None else int(times) * ante_minor
