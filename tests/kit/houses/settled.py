"""Rounds of the invented houses, and short forms of what a wager is paid."""

from kit.houses.invented import invented
from kit.play.felt import Felt


def paid(felt: Felt, wager: str, box: int = 1) -> tuple[str, int, int]:
    """Outcome, won and returned, in minor units."""
    line = felt.line(box, wager)
    return line.outcome, line.won_minor, line.returned_minor


def row_paid(felt: Felt, wager: str) -> str:
    """Outcome, returned amount and row of the wager in box 1."""
    line = felt.line(1, wager)
    return " ".join([line.outcome, str(line.returned_minor), *line.row.split()])


def upcard(**stakes: int | str) -> Felt:
    """A table of `upcard` with these stakes in box 1, before the deal."""
    return Felt(invented("upcard")).place(1, "p1", **stakes)


def fourth(**stakes: int | str) -> Felt:
    """A table of `fourth` with these stakes in box 1, before the deal."""
    return Felt(invented("fourth")).place(1, "p1", **stakes)


def consoling(dealer: str, hand: str, times: int = 1, **stakes: int) -> Felt:
    """A settled round of `consoling`; an Ante is played."""
    felt = Felt(invented("consoling")).place(1, "p1", **stakes).deal(hand, dealer)
    return (felt.play(1, times=times) if "ante" in stakes else felt).settle()


def twice(hand: str, discard: str = "", new: str = "", **stakes: int) -> Felt:
    """A hand that draws, or stands where nothing is discarded, against a queen."""
    felt = Felt(invented("twice")).place(1, "p1", **({"ante": 10, "both": 10} | stakes))
    return felt.deal(hand, "Qs 8d 2d").play(1, discard=discard, times=2).settle(new)


def second(hand: str, dealer: str, discard: str = "", new: str = "", again: str = "", **stakes: int) -> Felt:
    """A settled round of `second`; `again` is the second hand of the dealer."""
    felt = Felt(invented("second")).place(1, "p1", **({"ante": 10, "best": 10} | stakes))
    return felt.deal(hand, dealer).play(1, discard=discard).settle(new, again)


def six_cards(hands: dict[int, str], dealer: str, fold: tuple[int, ...] = ()) -> Felt:
    """These hands of one player each, played or folded, with everything staked in each box."""
    felt = Felt(invented("six_cards")).open(main=8000, hearts=9000)
    for box in hands:
        felt.place(box, ante=5, million=5, spades=1, hearts="2.50")
    felt.deal(hands, dealer).fold(*fold)
    return felt.play(*(box for box in hands if box not in fold)).settle()


def twin(hands: dict[int, str], dealer: str, fourth_card: str = "", fold: tuple[int, ...] = ()) -> Felt:
    """A settled round of `twin` with both progressives in each box."""
    felt = Felt(invented("twin")).open(gold=200_000, silver=5_000)
    for box in hands:
        felt.place(box, f"p{box}", ante=100, gold=100, silver=50)
    felt.deal(hands, dealer).fold(*fold)
    return felt.play(*(box for box in hands if box not in fold)).settle(fourth=fourth_card)
