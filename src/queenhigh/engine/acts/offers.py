"""What a person may do now: the offers that `legal_actions` lists and `decide` measures every act by."""

from typing import Literal

import msgspec

ActionName = Literal[
    "open",
    "place",
    "withdraw",
    "close",
    "deal",
    "look",
    "fold",
    "play",
    "replace",
    "reveal",
    "draw_fourth",
    "settle",
    "move_hands",
    "void_game",
    "void_box",
]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal act, for whoever asked, with the room it leaves: the fields that such an act fills in.

    - ``place``: `box`, `wager`, any amount from `least_minor` to `most_minor` (none: no upper limit) in whole
      steps of `step_minor`
    - ``play``: `box`, one of `amounts_minor`, and up to `discards` cards thrown away
    - ``deal``, ``replace``, ``draw_fourth``: exactly `cards` different cards that are not on the table yet;
      a deal that went to other boxes than those in the round may say so where `areas` are named: any of them,
      in order, and three cards for each and for the dealer
    - ``open``: what any of these `meters` shows; ``settle``, and ``void_game`` of a settled
      game: what every one of them holds
    - ``void_game``: a `ground` of the house in this `game`; where it is a number of cards, any from
      `count_least` but `count_not`; not `repairable` where it voids only `unless_repaired`
    - ``move_hands``: whole hands between these `areas`, 0 being the dealer's, until each bet has one
    """

    do: ActionName
    box: int | None = None
    wager: str | None = None
    least_minor: int | None = None
    most_minor: int | None = None
    step_minor: int | None = None
    amounts_minor: tuple[int, ...] = ()
    discards: int = 0
    cards: int = 0
    method: str | None = None
    ground: str | None = None
    meters: tuple[str, ...] = ()
    game: int | None = None
    count_least: int | None = None
    count_not: int | None = None
    unless_repaired: bool = False
    areas: tuple[int, ...] = ()
