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
    ante_minor = offer.amounts_minor[0] // (house.play.multiples[0] if house.play is not None else 1)
    places = ("", ", 1 2 3 discards a card", ", 1 2 13 discards cards", ", 1 23 123 discards cards")
    keys = "s stands" if offer.discards else "p plays"
    parts = [f"{keys}{places[offer.discards]} for {amounts[0]}"]
    for amount_minor, amount in zip(offer.amounts_minor[1:], amounts[1:], strict=True):
        times = amount_minor // ante_minor
        parts.append(f"{keys[0]}{times}{f' 1x{times}' if offer.discards else ''} for {amount}")
    return " · ".join([*parts, "f folds"])


def parse_choice(line: str, house: House, box: BoxView, offer: Offer) -> act.Fold | act.Play:
    """The act that a line means. The engine still judges it: an amount or a card may be refused."""
    plain = line.lower()
    if not plain:
        raise ChoiceError(f"Enter alone decides nothing: {choice_words(house, offer)}")
    if plain in ("f", "fold"):
        return act.Fold(YOU, box.number)
    ante_minor = box.stake(house.ante.name) if house.ante is not None else 0
    if keep := _KEEP.fullmatch(plain):
        return act.Play(YOU, box.number, _stake(offer, ante_minor, keep[1]))
    discard = _DISCARD.fullmatch(plain) if offer.discards else None
    if discard is None:
        raise ChoiceError(f"{shorten(line)} is not a choice: {choice_words(house, offer)}")
    cards = tuple(parse_card(box.cards[int(digit) - 1]) for digit in discard[1] if digit.isdigit())
    return act.Play(YOU, box.number, _stake(offer, ante_minor, discard[2]), cards)


def _stake(offer: Offer, ante_minor: int, times: str | None) -> int:
    return offer.amounts_minor[0] if times is None else int(times) * ante_minor
