"""Twins of a world: the same deck but for cards that none of those who are compared has ever seen.

A seal is a hash under a salt of 32 bytes, so it tells nothing of its card. A twin's deck has the seals, the
salts and the commitment of the first world's, and other cards under them: whoever opened one that was changed
would find it forged, and everybody else must not be able to tell the worlds apart.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any, Literal, NamedTuple
from unittest.mock import patch

import msgspec

from kit.oracles.oracle import seen_cards
from kit.worlds.world import World
from queenhigh.cards import DECK, Card, format_card, parse_card
from queenhigh.engine import Action, Actor, Round
from queenhigh.engine.acts import actions as act
from queenhigh.engine.record import act_on
from queenhigh.engine.state import new_round
from queenhigh.fair import Deck, seal_deck
from queenhigh.server.entropy import SystemEntropy
from queenhigh.server.floor.hall import best_choices
from queenhigh.server.routes.played import Played
from queenhigh.table.stages import deck as deck_module

Swap = Mapping[Card, Card]
SAME: Swap = dict(zip(DECK, DECK, strict=True))
TRIES = 60
_FORGED: dict[bytes, tuple[bytes, Swap]] = {}


class TwinEntropy(SystemEntropy):
    """Chance from a seed; decks that have a twin come with a seed under which `forged` knows them."""

    def __init__(
        self, secret: bytes, source: Callable[[int], bytes], twins: Mapping[str, Swap] | None = None
    ) -> None:
        super().__init__(secret, source)
        self._twins = twins or {}

    def seed(self, nonce: bytes, deck: str) -> bytes:
        honest = super().seed(nonce, deck)
        swap = self._twins.get(deck)
        if swap is None:
            return honest
        twin = hashlib.sha256(honest + json.dumps([swap[card] for card in DECK]).encode()).digest()
        _FORGED[twin] = honest, swap
        return twin


def forged(seed: bytes, name: str) -> Deck:
    """The deck of a seed; of a twin's seed the honest one with other cards under the same seals."""
    if seed not in _FORGED:
        return seal_deck(seed, name)
    honest, swap = _FORGED[seed]
    deck = seal_deck(honest, name)
    order = tuple(format_card(swap[parse_card(card)]) for card in deck.order)
    return replace(deck, seed=seed, order=order)


@contextmanager
def forging() -> Iterator[None]:
    """Let tables have twins' decks while this lasts."""
    with patch.object(deck_module, "seal_deck", forged):
        yield


def changed(action: Action, swap: Swap) -> Action:
    """The same act with other cards."""
    match action:
        case act.Deal() | act.Replace() | act.ReplaceDealer():
            return msgspec.structs.replace(action, cards=tuple(swap[card] for card in action.cards))
        case act.DrawFourth():
            return msgspec.structs.replace(action, card=swap[action.card])
        case act.Play():
            return msgspec.structs.replace(action, discards=tuple(swap[card] for card in action.discards))
        case _:
            return action


def find_twin(played: Played, viewers: Iterable[Actor], best: frozenset[str], rng: Random) -> Swap:
    """Other cards in place of all that these viewers have not seen, under which the round goes the same way.

    What a hidden hand can change in the open is what its owner makes of it: a Play that only such a hand may
    be raised to, the best play of somebody who is away (`best`), a folded hand that takes from a meter and is
    turned up for it. Such a hand is left as it is where no other was found that does the same.
    """
    seen = {card for who in viewers for state in played.states for card in seen_cards(state, who)}
    telling = {
        card
        for box in played.state.boxes
        if box.choice == "play" or box.player in best
        for card in (*box.cards, *box.drawn)
    }
    for kept in (seen, seen | telling):
        hidden = [card for card in DECK if card not in kept]
        for _ in range(TRIES):
            swap = {**SAME, **dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))}
            if goes_the_same_way(played, swap, best):
                return swap
    raise AssertionError("a round goes the same way when cards are changed that nobody looked at")


def goes_the_same_way(played: Played, swap: Swap, best: frozenset[str]) -> bool:
    """True if the acts of a round lead through the same phases with these cards."""
    one = two = new_round(played.house)
    left_to_us: list[tuple[Round, act.Play | act.Fold]] = []
    for row, acts in zip(played.rows, played.acts, strict=True):
        for step in acts:
            action = step.action
            if row.by == "clock" and isinstance(action, act.Play | act.Fold) and action.by.id in best:
                left_to_us.append((two, action))
            one, _ = act_on(one, action)
            two, twin = act_on(two, changed(action, swap))
            if twin.refused or _course(one) != _course(two):
                return False
    return all(_decides_alike(state, action) for state, action in left_to_us)


def _course(state: Round) -> object:
    return state.phase, state.shown, state.meters_minor, state.moves, len(state.dealer)


def _decides_alike(state: Round, action: act.Play | act.Fold) -> bool:
    """True if the best play of somebody who is away is the same, as far as it can be seen."""
    choice = best_choices(state, action.box)[0]
    ante = state.house.ante
    assert ante is not None
    if isinstance(action, act.Fold):
        return choice.multiple == 0
    played_minor = choice.multiple * state.box(action.box).stake(ante)
    return (played_minor, len(choice.discards)) == (action.amount_minor, len(action.discards))


class Op(NamedTuple):
    """One thing that is done in a world, in a part of the story: a method of the world, and its arguments."""

    part: int
    kind: Literal["ask", "join", "drop", "tell", "slow", "pass_ms", "restart"]
    args: tuple[Any, ...] = ()


async def do(world: World, op: Op, swap: Swap = SAME) -> Any:
    """Do one thing, with these cards in place of those that are named in a frame."""
    world.part = op.part
    if op.kind != "tell":
        return await getattr(world, op.kind)(*op.args)
    who, frame = op.args
    await world.pass_ms(50)
    return await world.tell(who, _written(frame, swap))


def _written(frame: Any, swap: Swap) -> bytes:
    if isinstance(frame, str):
        return frame.encode()
    said = dict(frame.get("act", {}))
    for field in ("discards", "cards"):
        if field in said:
            said[field] = [format_card(swap[parse_card(card)]) for card in said[field]]
    return json.dumps({**frame, "act": said} if said else frame).encode()
