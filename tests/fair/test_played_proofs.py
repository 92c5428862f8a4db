"""Rounds as a table plays them, proven to everybody who was there; and a false deck that is challenged."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from kit.fair.rounds import wrong
from kit.fair.vectors import doubled
from kit.oracles import fair_stranger
from kit.server.pit import SUPERVISOR, Pit
from queenhigh.cards import format_card
from queenhigh.fair import Deck, verify
from queenhigh.server.routes.played import Played
from queenhigh.table.handle import Who
from queenhigh.table.ports import DeckRow, StepRow
from queenhigh.table.stages import deck as stage
from queenhigh.table.turn import Refused

HOUSES = ("rws", "draw", "prime", "ultimate", "sixcard")
PLAYERS = ("ann", "ben", "cho")


def played(pit: Pit, number: int) -> tuple[Played, list[DeckRow]]:
    """A round from what was written of it."""
    writes = [write for write in pit.writes if write.round == number]
    rows = [StepRow(each.version + 1, number, each.at_ms, each.by, each.body) for each in writes]
    decks = {row.number: row for each in writes for row in each.decks}
    return Played(pit.table.id, number, pit.table.house, rows), [decks[key] for key in sorted(decks)]


def play(pit: Pit, random: Random) -> None:
    """One round in which people do what they like."""
    pit.run_until("betting")
    if random.random() < 0.2:
        pit.seed("ann", "for the deck that is opened")
        pit.challenge("ben")
    for who in random.sample(PLAYERS, random.randint(0, 3)):
        pit.seed(who, f"{who} {random.random()}")
    ante_minor = max(wager.limits.least_minor for wager in pit.table.house.wagers if wager.limits)
    for who in random.sample(PLAYERS, random.randint(1, 3)):
        pit.act(who, "place", box=pit.boxes_of(who)[0], wager="ante", amount_minor=ante_minor)
    pit.run_until("deciding")
    if random.random() < 0.1:
        with suppress(Refused):  # not every ground voids a game
            ground = random.choice(pit.table.house.irregularities).ground
            pit.act(SUPERVISOR, "void_game", game=pit.table.number, ground=ground)
            return
    for who in PLAYERS:
        for do in (["look"], ["play", "fold"]) if random.random() < 0.8 else ():
            if offers := [offer for offer in pit.offers(who) if offer.do in do]:
                pit.take(who, random.choice(offers), random)
    pit.run_until("showing")


def check(pit: Pit, number: int, reveal: str) -> Counter[str]:
    """Prove a round to everybody; what there was to see in it."""
    found, decks = played(pit, number)
    seen: Counter[str] = Counter(decks=len(decks), voided=found.state.phase == "void")
    for who in (Who(name, name) for name in (*PLAYERS, "eve", "")):
        viewer = found.viewer(who)
        document = found.proof(decks, viewer, {})
        verdict = verify(document, [deck.commitment.hex() for deck in decks])
        assert verdict.ok, wrong(verdict)
        assert fair_stranger.holds(document)
        assert verdict.proves == reveal or not found.state.cards_used
        shown = {card["card"] for card in document["cards"] if "card" in card}
        dealt = {format_card(card) for card in found.state.cards_used}
        assert shown == (dealt if reveal == "all" else found.seen(viewer) - {"??"})
        seeds = document["decks"][-1]["seeds"]
        seen += Counter(shown=len(shown), hidden=len(dealt - shown), seeds=len(seeds))
    return seen


@pytest.mark.parametrize("reveal", ["seen", "all"])
@pytest.mark.parametrize("rounds", [50, pytest.param(1000, marks=pytest.mark.long)])
def test_every_round_is_proven_to_everybody_who_was_there(rounds: int, reveal: str) -> None:
    seen: Counter[str] = Counter()
    for place, house in enumerate(HOUSES):
        random = Random(f"{house} {reveal}")
        count = rounds // len(HOUSES)
        pit = Pit(house, seed=place, reveal=reveal)
        for who in PLAYERS:
            pit.grant(who, 10**9)
            pit.sit(who)
        for _ in range(count):
            play(pit, random)
            seen += check(pit, pit.table.number, reveal)
            del pit.writes[:-40]
    assert seen["decks"] > rounds, "some were challenged"
    assert seen["shown"]
    assert seen["seeds"]
    assert bool(seen["hidden"]) is (reveal == "seen")
    assert seen["voided"] or rounds < 1000


def test_a_committed_deck_with_a_card_twice_is_caught_by_a_challenge(monkeypatch: pytest.MonkeyPatch) -> None:
    false: list[Deck] = []

    def sealed(seed: bytes, name: str) -> Deck:
        false.append(doubled(seed, name))
        return false[-1]

    monkeypatch.setattr(stage, "_sealed", sealed)
    pit = Pit()
    pit.sit("ann")
    pit.run_until("betting")
    pit.challenge("ann")
    found, decks = played(pit, pit.table.number)
    document: Any = found.proof(decks[:1], found.viewer(Who("ann", "Ann")), {})
    assert [*wrong(verify(document))] == ["deck 0 whole"]
    assert not fair_stranger.holds(document)
