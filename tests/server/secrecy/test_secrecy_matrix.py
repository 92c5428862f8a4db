"""Everybody asks for everything in every phase of a round, and nobody hears of a card that they may not see.

Routes are walked from the application, messages and acts come from their own lists: what is new fails here
until it is asked for.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, get_args
from unittest.mock import patch

import pytest

from kit.cases import mostly_long
from kit.worlds.matrix import (
    ACTS,
    CAST,
    EVERYBODY,
    FRAMES,
    HEARD_AT_LEAST,
    MESSAGES,
    PLAYING,
    TOKENS,
    Matrix,
    Telling,
)
from kit.worlds.world import API, AUDITORS, NOBODY, Guests, by_hand, invite, still_time
from queenhigh.cards import DECK, format_card
from queenhigh.engine import DEALER, legal_actions
from queenhigh.engine.acts.offers import DONE_BY
from queenhigh.fair import verify
from queenhigh.people.records import ROLES, SCOPES
from queenhigh.rules import house_ids
from queenhigh.table.stages.dealing import DRAFTS
from queenhigh.wire.frames import AnyCommand

ANTE = 1000


async def bet(matrix: Matrix) -> None:
    await matrix.act("dora", "open")
    for box, who in enumerate(PLAYING, start=1):
        await matrix.act(who, "place", box=box, wager="ante", amount_minor=ANTE)


async def bet_and_deal(matrix: Matrix) -> None:
    await bet(matrix)
    for do in ("close", "deal"):
        await matrix.act("dora", do)


async def play(matrix: Matrix) -> None:
    """A round: Ann looks and folds where one may, Ben looks and draws where one may, Cho plays blind."""
    rules = matrix.state.house
    stands_minor = ANTE if rules.folds else 0
    await bet(matrix)
    await matrix.ask_all()
    for do in ("close", "deal"):
        await matrix.act("dora", do)
        await matrix.ask_all()
    for box, who in enumerate(PLAYING[:2], start=1):
        await matrix.act(who, "look", box=box)
    await matrix.ask_all()
    if rules.folds:
        await matrix.act("ann", "fold", box=1)
    else:
        await matrix.act("ann", "play", box=1, amount_minor=0)
    thrown = matrix.state.box(2).cards[: rules.decision.counts[1]] if rules.decision.discards else ()
    discards = [format_card(card) for card in thrown]
    await matrix.act("ben", "play", box=2, amount_minor=ANTE, discards=discards)
    await matrix.act("cho", "play", box=3, amount_minor=stands_minor)
    for do in ("replace", "reveal", "draw_fourth", "replace_dealer", "settle"):
        if any(offer.do == do for offer in legal_actions(matrix.state, DEALER)):
            await matrix.ask_all()
            await matrix.act("dora", do)
    await matrix.ask_all()


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Guests:
    return invite(tmp_path_factory.mktemp("guests") / "data", CAST, TOKENS)


def told(guests: Guests, folder: Path, house: str, reveal: str, tell: Telling, **settings: Any) -> Matrix:
    """A table of a new world, and what happens there."""

    async def work() -> Matrix:
        world = guests.world(folder / "data", 1)
        await world.start()
        matrix = Matrix(world, house, reveal)
        await matrix.open(**settings)
        try:
            await tell(matrix)
        finally:
            await world.stop()
        return matrix

    with still_time():
        return by_hand(work())


CASES = [(house, reveal) for house in house_ids() for reveal in ("seen", "all")]


@pytest.mark.parametrize(("house", "reveal"), mostly_long(CASES, lambda case: case == ("draw", "seen")))
def test_nobody_hears_of_a_card_that_they_may_not_see(
    guests: Guests, tmp_path: Path, house: str, reveal: str
) -> None:
    matrix = told(guests, tmp_path, house, reveal, play)
    draws = ["replacing", "dealer_drawing"] if house == "draw" else []
    folds = {"Box 1 folds", "La casilla 1 se retira"} if matrix.states[-1].house.folds else set()
    assert {"betting", "closed", "deciding", "revealing", "settling", "settled", *draws} <= {*matrix.phases}
    assert HEARD_AT_LEAST <= matrix.heard <= FRAMES
    assert {"No more bets", "No va más", *folds} <= matrix.spoke
    last = matrix.states[-1]
    assert {*last.box(1).cards} <= matrix.found["ann"]
    assert {*last.dealer, *last.box(2).cards, *last.box(3).final} <= matrix.found[NOBODY]


def test_every_message_is_said_by_everybody_whom_the_server_knows() -> None:
    assert {str(kind.__struct_config__.tag) for kind in get_args(AnyCommand)} == {*MESSAGES}
    assert {*ACTS} == {*(do for do, _ in DONE_BY.values()), *DRAFTS}
    assert {*CAST.values()} == {*ROLES}
    assert {scope for scopes in TOKENS.values() for scope in scopes} == {*SCOPES}


def test_a_dealer_enters_cards_that_nobody_else_hears_of(guests: Guests, tmp_path: Path) -> None:
    """At a live table, one by one and then dealt; whoever enters them is not told of them either."""
    count = 3 * (len(PLAYING) + 1)
    cards = [format_card(card) for card in Random(1).sample(DECK, count)]

    async def enter(matrix: Matrix) -> None:
        await bet(matrix)
        await matrix.act("dora", "close")
        for card in cards:
            await matrix.act("dora", "card", card=card)
        await matrix.ask_all()
        assert matrix.world.desk(matrix.table).table.kept.draft == tuple(cards)
        await matrix.act("dora", "deal", method="hand")
        await matrix.ask_all()
        assert matrix.state.phase == "deciding"

    matrix = told(guests, tmp_path, "prime", "seen", enter, deal="live")
    assert not any(matrix.found.values())


def test_a_card_that_is_not_ones_own_is_refused_by_its_name(guests: Guests, tmp_path: Path) -> None:
    async def discard(matrix: Matrix) -> None:
        await bet_and_deal(matrix)
        await matrix.act("ann", "look", box=1)
        other = next(format_card(card) for card in DECK if card not in matrix.state.box(1).cards)
        await matrix.act("ann", "play", box=1, amount_minor=ANTE, discards=[other])
        refused = json.loads(matrix.world.heard["ann"][-1].what)
        assert (refused["code"], refused["facts"]["card"]) == ("decide/not_your_card", other)

    told(guests, tmp_path, "draw", "seen", discard)


def test_an_auditor_is_told_the_seed_once_the_round_is_over_and_no_earlier(
    guests: Guests, tmp_path: Path
) -> None:
    async def ask(matrix: Matrix) -> None:
        await bet_and_deal(matrix)
        path, ask = f"{API}/rounds/{matrix.table}-1/proof", matrix.world.ask
        deck = matrix.deck()
        assert deck is not None
        for who in AUDITORS & {*EVERYBODY}:
            assert (await ask(who, "GET", path)).json()["code"] == "http/too_early"
        for box, who in enumerate(PLAYING, start=1):
            await matrix.act(who, "fold", box=box)
        for do in ("reveal", "settle"):
            await matrix.act("dora", do)
        for who in EVERYBODY:
            told_seed = (await ask(who, "GET", path)).json()["decks"][0].get("seed")
            assert told_seed == (deck.seed.hex() if who in AUDITORS else None)

    told(guests, tmp_path, "prime", "seen", ask)


def test_a_deck_that_was_not_dealt_is_open_to_everybody_once_its_table_is_closed(
    guests: Guests, tmp_path: Path
) -> None:
    async def close(matrix: Matrix) -> None:
        path, ask = f"{API}/rounds/{matrix.table}-1/proof", matrix.world.ask
        await bet(matrix)
        for who in EVERYBODY:
            assert (await ask(who, "GET", path)).json()["code"] == "http/too_early"
        await ask("ada", "DELETE", f"{API}/tables/{matrix.table}")
        for who in EVERYBODY:
            verdict = verify((await ask(who, "GET", path)).json())
            assert (verdict.ok, verdict.proves) == (True, "all")

    told(guests, tmp_path, "prime", "seen", close)


@pytest.mark.parametrize("leak", ["queenhigh.engine.view.sees_hand", "queenhigh.engine.log.sees_hand"])
def test_a_planted_leak_is_heard(guests: Guests, tmp_path: Path, leak: str) -> None:
    async def look(matrix: Matrix) -> None:
        await bet_and_deal(matrix)
        await matrix.act("ann", "look", box=1)
        for who in EVERYBODY:
            matrix.phases.append(matrix.state.phase)
            matrix.scan(who)

    with patch(leak, return_value=True), pytest.raises(AssertionError, match=r"\bview\b"):
        told(guests, tmp_path, "prime", "seen", look)
