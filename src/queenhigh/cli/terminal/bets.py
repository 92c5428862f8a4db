"""Lines that a player types: bets such as ``ante=10 pp5`` or ``2: ante=20``, then a choice for each hand.

Over the cards these are ``p``, ``p2`` and ``f``; where players draw ``s``, ``1``, ``d 1``, ``d 1 3``.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec

from queenhigh.cards import parse_card
from queenhigh.cli.asking.wagers import (
    WagerError,
    begins_name,
    find_wager,
    is_figure,
    parse_figure,
    placed_before_deal,
    split_words,
    take_stake,
)
from queenhigh.engine import Actor, Felt, Offer, RefusedError, View, player
from queenhigh.engine.acts import actions as act
from queenhigh.engine.view import BoxView
from queenhigh.money import MoneyError, show_amount
from queenhigh.rules.records import House, Wager
from queenhigh.text import QueenHighError, shorten

_BOX = re.compile(r"(\d{1,3})\s*:", re.ASCII)
_KEEP = re.compile(r"(?:p|play|s|stand)\s*(?:x?\s*(\d{1,3}))?", re.ASCII)
_DISCARD = re.compile(
    r"(?:(?:d|discard|draw|swap)\s*)?([1-3](?:[ ,]*[1-3]){0,2})(?:\s*x\s*(\d{1,3}))?", re.ASCII
)
YOU = player("you")


class BetError(QueenHighError, ValueError):
    """A line that is no bet, or one that cannot be placed; nothing has changed."""


class Bet(msgspec.Struct, frozen=True):
    """What one wager of one box shall be: an amount, 0 for nothing, none for the least that is allowed."""

    box: int
    wager: str
    amount_minor: int | None


def main_wager(house: House) -> Wager:
    """The wager a bare figure means: the Ante, or in a house without one the first that opens a box."""
    return house.ante or next(wager for wager in house.wagers if wager.opens_box)


def parse_bets(line: str, house: House, boxes: Sequence[int]) -> list[Bet]:
    """Read a line of bets. Without ``N:`` before it a bet is meant for every box the player has."""
    words = split_words(_BOX.sub(r" \1: ", line))
    bets: list[Bet] = []
    here = list(boxes)
    while words:
        if words[0].endswith(":"):
            here = [_box(words.pop(0)[:-1], boxes)]
            continue
        try:
            bets.extend(Bet(box, *bet) for bet in _bets(words, house) for box in here)
        except (WagerError, MoneyError) as error:
            raise BetError(str(error)) from None
    if not bets:
        raise BetError("that line names a box and no bet: write it as in 2: ante=20")
    return bets


def _box(text: str, boxes: Sequence[int]) -> int:
    numbers = {str(box): box for box in boxes}
    if text not in numbers:
        yours = str(boxes[0]) if len(boxes) == 1 else f"{boxes[0]} to {boxes[-1]}"
        raise BetError(f"{shorten(text)} is not a box of yours: you play box {yours}")
    return numbers[text]


def _bets(words: list[str], house: House) -> list[tuple[str, int | None]]:
    """What the next wager shall be, or all of them; takes its words off the list."""
    word = words[0]
    if word.lower() == "clear":
        del words[0]
        return [(wager.name, 0) for wager in placed_before_deal(house)]
    if is_figure(word, house) and not begins_name(house, words):
        return [(main_wager(house).name, parse_figure(words.pop(0), house))]
    if word.startswith("-"):
        del words[0]
        return [(find_wager(house, word[1:]).name, 0)]
    wager, figure = take_stake(house, words)
    return [(wager.name, None if figure is None else parse_figure(figure, house))]


def place_bets(felt: Felt, bets: Sequence[Bet], bankroll_minor: int) -> None:
    """Put all of them on the felt or, with a `BetError` that says why, none.

    A line may name wagers in any order: what the engine refuses now is tried again once the rest is placed.
    """
    with felt.whole():
        waiting = list(bets)
        while waiting:
            refusals = [(bet, why) for bet in waiting if (why := _place(felt, bet))]
            if len(refusals) == len(waiting):
                raise BetError(refusals[0][1])
            waiting = [bet for bet, _ in refusals]
        if over := shortage(felt, bankroll_minor):
            raise BetError(over)


def _place(felt: Felt, bet: Bet) -> str:
    """Place one bet, or say why not."""
    action: act.PlaceWager | act.WithdrawWager
    if bet.amount_minor == 0:
        if not felt.view(YOU).boxes[bet.box - 1].stake(bet.wager):
            return ""
        action = act.WithdrawWager(YOU, bet.box, bet.wager)
    else:
        rooms = [each for each in offers(felt, "place") if (each.box, each.wager) == (bet.box, bet.wager)]
        least_minor = (rooms[0].least_minor if rooms else None) or 0
        amount_minor = least_minor if bet.amount_minor is None else bet.amount_minor
        action = act.PlaceWager(YOU, bet.box, bet.wager, amount_minor)
    try:
        felt.do(action)
    except RefusedError as error:
        return str(error)
    return ""


def shortage(felt: Felt, bankroll_minor: int) -> str:
    """Why the bankroll does not cover the felt and the Play stakes to come; empty where it does."""
    house = felt.house
    needed_minor = committed_minor(felt.view(YOU))
    if needed_minor <= bankroll_minor:
        return ""
    play = house.play
    with_play = f" with the {play.label} to come" if play is not None else ""
    needed, have = (show_amount(amount, house.currency) for amount in (needed_minor, bankroll_minor))
    return f"that takes {needed}{with_play}, and the bankroll is {have}"


def first_bets(house: House, boxes: Sequence[int]) -> Iterator[list[Bet]]:
    """What to propose to somebody who has not bet: the least Ante in every box or, failing that, in fewer.

    Where even one is too dear, the least of any other wager that opens a box.
    """
    for count in range(len(boxes), 0, -1):
        yield [Bet(box, main_wager(house).name, None) for box in boxes[:count]]
    yield from ([Bet(boxes[0], wager.name, None)] for wager in house.wagers if wager.opens_box)


def bets_on(felt: Felt) -> list[Bet]:
    """The bets that lie on the felt, to be repeated in the next game."""
    before_deal = {wager.name for wager in placed_before_deal(felt.house)}
    return [
        Bet(box.number, name, amount_minor)
        for box in felt.view(YOU).boxes
        for name, amount_minor in box.stakes_minor
        if name in before_deal
    ]


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


def offers(felt: Felt, do: str, by: Actor = YOU) -> list[Offer]:
    """What this person may do now, of one kind."""
    return [offer for offer in felt.legal(by) if offer.do == do]


def stakes_minor(view: View) -> int:
    """Everything that lies on the felt."""
    return sum(stake_minor for box in view.boxes for _, stake_minor in box.stakes_minor)


def committed_minor(view: View) -> int:
    """What lies on the felt and the least that staying in may still ask."""
    return stakes_minor(view) + sum(box.owed.least_minor for box in view.boxes)
