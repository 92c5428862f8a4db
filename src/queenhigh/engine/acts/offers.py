"""What a person may do now: the offers that `legal_actions` lists and `decide` measures every act by."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, get_args

import msgspec

from queenhigh.cards import Card, CardError, cards_of
from queenhigh.displayed import Displayed
from queenhigh.engine.actors import Actor, Role, actor_of
from queenhigh.engine.acts import actions
from queenhigh.engine.acts.malformed import malformed
from queenhigh.facts import Amounts
from queenhigh.text import QueenHighError, show_value

ActionName = Literal[
    "open", "place", "withdraw", "close", "deal", "look", "fold", "play", "replace", "reveal",
    "draw_fourth", "replace_dealer", "settle", "move_hands", "void_game", "void_box",
]  # fmt: skip


_KINDS: Final[dict[str, Any]] = {str(kind.__struct_config__.tag): kind for kind in get_args(actions.Action)}
_SAID_BY_OFFER: Final[tuple[str, ...]] = ("box", "wager", "method", "ground", "game")
"""Fields of an act that its offer has filled in."""
_BY: Final[dict[str, Role]] = {
    **dict.fromkeys(("place", "withdraw", "look", "fold", "play"), "player"),
    **dict.fromkeys(("void_game", "void_box", "move_hands"), "supervisor"),
}
"""Who does what is not the dealer's."""
DONE_BY: Final[dict[type, tuple[str, Role]]] = {
    kind: (do, _BY.get(do, "dealer")) for do, kind in _KINDS.items()
}
"""By its kind: what an act is called, and whose it is."""


class OfferError(QueenHighError, ValueError):
    """A choice that an offer leaves no room for."""


class Offer(Displayed, msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal act, for whoever asked, with the room it leaves: the fields that such an act fills in.

    - ``place``: `box`, `wager`, any amount from `least_minor` to `most_minor` (none: no upper limit) in whole
      steps of `step_minor`
    - ``play``: `box`, one of `amounts_minor`, and up to `discards` cards discarded, of which only the numbers
      in `discards_only` will do where it names some; where `stands_free`, who discards nothing stakes nothing
    - ``deal``, ``replace``, ``draw_fourth``, ``replace_dealer``: exactly `cards` different cards that are not
      on the table yet; a deal that went to other boxes than those in the round may say so where `areas` are
      named: any of them, in order, three cards for each and for the dealer, and `community` cards behind them
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
    discards_only: tuple[int, ...] = ()
    stands_free: bool = False
    cards: int = 0
    community: int = 0
    method: str | None = None
    ground: str | None = None
    meters: tuple[str, ...] = ()
    game: int | None = None
    count_least: int | None = None
    count_not: int | None = None
    unless_repaired: bool = False
    areas: tuple[int, ...] = ()

    def takes(self, amount_minor: int) -> bool:
        """Whether a stake of this amount has room."""
        if self.do == "play":
            return amount_minor in (*self.amounts_minor, *((0,) if self.stands_free else ()))
        least_minor = self.least_minor or 0
        step_minor = self.step_minor or 1
        under = self.most_minor is None or amount_minor <= self.most_minor
        return least_minor <= amount_minor and under and amount_minor % step_minor == 0

    def takes_play(self, amount_minor: int, discards: int) -> bool:
        """Whether a hand may be played for this amount where so many cards are discarded."""
        return amount_minor in ((0,) if self.stands_free and not discards else self.amounts_minor)

    def takes_discards(self, count: int) -> bool:
        """Whether so many cards may be discarded."""
        return count in (self.discards_only or range(self.discards + 1))

    def act(self, by: Actor | str | None = None, /, **choice: Any) -> actions.Action:
        """The act that makes this choice, told by its fields: ``offer.act(ann, amount_minor=500)``.

        What the offer says and what has one possibility need not be chosen; cards may be text, meters a
        mapping. Dealer and supervisor are known by what they do, a player says who they are. `OfferError`
        where the choice is no such field or lies outside the room; which cards are free, `decide` judges.
        """
        kind: Callable[..., actions.Action] = _KINDS[self.do]
        fields = {
            field.name: field for field in msgspec.structs.fields(_KINDS[self.do]) if field.name != "by"
        }
        filled = {name: getattr(self, name) for name in _SAID_BY_OFFER if name in fields}
        free = [name for name in fields if name not in filled]
        strange = next((name for name in choice if name not in free), "")
        if strange:
            raise OfferError(
                f"{self.do} leaves no choice of {strange}, only of {', '.join(free) or 'nothing'}"
            )
        if "amount_minor" in fields and (only := self._only_amount(bool(choice.get("discards")))) is not None:
            filled["amount_minor"] = only
        filled |= {name: _plain(name, value) for name, value in choice.items()}
        missing = [name for name in free if fields[name].required and name not in filled]
        if missing:
            raise OfferError(f"{self.do} needs a choice of {' and '.join(missing)}")
        found = kind(self._by(by), **filled)
        if malformed(found) is not None:
            said = ", ".join(f"{name} = {show_value(value)}" for name, value in choice.items())
            raise OfferError(f"{self.do}: {said or 'the actor'} is not of the kind that such an act takes")
        self._refuse_outside(found)
        return found

    def _by(self, by: Actor | str | None) -> Actor:
        role = _BY.get(self.do, "dealer")
        if by is None and role == "player":
            raise OfferError(f"{self.do} is done by a player: say by whom")
        found = Actor(role) if by is None else actor_of(by)
        if found.role != role:
            raise OfferError(f"{self.do} is done by a {role}, not by a {found.role}")
        return found

    def _only_amount(self, draws: bool) -> int | None:
        if self.do == "play":
            if self.stands_free and not draws:
                return 0
            return self.amounts_minor[0] if len(self.amounts_minor) == 1 else None
        return self.least_minor if self.least_minor == self.most_minor else None

    def _refuse_outside(self, found: actions.Action) -> None:
        """Raise `OfferError` where the act lies outside the room."""
        match found:
            case actions.PlaceWager() if not self.takes(found.amount_minor):
                most = "any amount" if self.most_minor is None else self.most_minor
                raise OfferError(f"amount_minor: {self.least_minor} to {most} in steps of {self.step_minor}")
            case actions.Play() if not self.takes_play(found.amount_minor, len(found.discards)):
                free = self.stands_free and not found.discards
                raise OfferError(f"amount_minor: one of {(0,) if free else self.amounts_minor}")
            case actions.Play() if not self.takes_discards(len(found.discards)):
                raise OfferError(f"discards: {self.discards_only or self.discards} cards at most")
            case actions.Deal() if not set(found.boxes) <= set(self.areas):
                raise OfferError(f"boxes: some of {self.areas}")
            case actions.Deal():
                to_boxes = 3 * (len(found.boxes) + 1) + self.community
                self._refuse_cards(found.cards, to_boxes if found.boxes else self.cards)
            case actions.Replace() | actions.ReplaceDealer():
                self._refuse_cards(found.cards, self.cards)
            case actions.MoveHands() if not set(sum(found.moves, ())) <= set(self.areas):
                raise OfferError(f"moves: between {self.areas}")
            case actions.OpenBetting() | actions.Settle():
                self._refuse_meters(found.meters_minor, isinstance(found, actions.Settle))
            case actions.VoidGame():
                self._refuse_meters(found.meters_minor, every=False)
                self._refuse_void(found)

    def _refuse_cards(self, cards: tuple[Card, ...], needed: int) -> None:
        if not len(cards) == len(set(cards)) == needed:
            raise OfferError(f"cards: {needed} different ones")

    def _refuse_meters(self, meters_minor: Amounts, every: bool) -> None:
        named = {name for name, _ in meters_minor}
        if named - set(self.meters) or (every and named != set(self.meters)):
            raise OfferError(f"meters_minor: {'each' if every else 'some'} of {self.meters}")

    def _refuse_void(self, found: actions.VoidGame) -> None:
        if found.repairable and self.unless_repaired:
            raise OfferError("repairable: what can be put right voids no game on this ground")
        least = self.count_least
        if least is not None and (
            found.count is None or found.count < least or found.count == self.count_not
        ):
            raise OfferError(f"count: {least} or more, and not {self.count_not}")


def _plain(name: str, value: Any) -> Any:
    """A choice as acts have it: cards from text, meters from a mapping, tuples for lists."""
    try:
        if name in ("cards", "discards"):
            return cards_of(value)
        if name == "card":
            return next(iter(cards_of((value,))))
    except CardError as error:
        raise OfferError(f"{name}: {error}") from None
    if isinstance(value, Mapping):
        return tuple(value.items())
    return tuple(value) if isinstance(value, list) else value
