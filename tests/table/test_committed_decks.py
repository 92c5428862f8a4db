"""Decks are sealed before betting, cut by seeds sent for them, and opened as far as anybody may see."""

import hashlib

import msgspec
import pytest

from kit.server.pit import SECRET, SUPERVISOR, Pit
from queenhigh.cards import format_card
from queenhigh.fair import cut_of, dealt, seal_deck, server_seed
from queenhigh.table.handle import Who
from queenhigh.table.ports import DeckRow, EntropyError
from queenhigh.table.stages.deck import refuse_other_secret
from queenhigh.wire.frames import SeatCommand, SeedCommand


def decks(pit: Pit) -> dict[tuple[int, int], DeckRow]:
    """The last row of every deck."""
    return {(row.round, row.number): row for write in pit.writes for row in write.decks}


def test_a_commitment_stands_before_any_bet_and_tells_no_card() -> None:
    pit = Pit()
    opened = next(write for write in pit.writes if write.decks)
    (row,) = opened.decks
    assert row.state == "sealed"
    assert row.seed == b""
    deck = pit.deck
    assert deck.commitment == row.commitment.hex()
    seed = server_seed(SECRET, row.nonce, "t1-1-0")
    assert not any(seed in part or seed.hex().encode() in part for part in (opened.state, opened.body))


@pytest.mark.parametrize("house", ["rws", "draw", "prime"])
def test_the_cards_dealt_are_those_of_the_sealed_deck_under_the_cut(house: str) -> None:
    pit = Pit(house, seed=2)
    boxes = {who: pit.sit(who) for who in ("ann", "ben")}
    for who, box in boxes.items():
        pit.seed(who, f"lucky {who}")
        pit.place(who, box, ante=10)
    pit.seed("ann", "another thought")
    pit.run_until("deciding")
    if house == "draw":
        for who, box in boxes.items():
            pit.act(who, "look", box=box)
            card = format_card(pit.table.round.box(box).cards[0])
            pit.act(who, "play", box=box, amount_minor=1_000, discards=[card])
    pit.run_until("showing")
    row = decks(pit)[1, 0]
    assert row.state == "dealt"
    sealed = seal_deck(server_seed(SECRET, row.nonce, "t1-1-0"), "t1-1-0")
    seeds = (("ann", "another thought"), ("ben", "lucky ben"))
    order = dealt(sealed, cut_of(sealed.commitment, seeds))
    on_felt = {format_card(card) for card in pit.table.round.cards_used}
    assert set(order[: len(on_felt)]) == on_felt
    openings = msgspec.json.decode(row.openings)
    assert [opening[2] for opening in openings] == list(order[: len(on_felt)])
    state = pit.table.round
    hands = [*(box.cards for box in state.in_round), state.dealer[:3]]
    by_hand = [format_card(hand[place]) for place in range(3) for hand in hands]
    assert by_hand == list(order[: len(by_hand)])


def test_a_seed_counts_only_for_the_commitment_that_stands() -> None:
    pit = Pit()
    pit.sit("ann")
    old = pit.deck
    pit.challenge("ann")
    late = SeedCommand("c", 1, "chosen before", old.commitment)
    assert pit.refused(lambda: pit.do("ann", late)) == "command/stale"
    assert pit.refused(lambda: pit.seed("eve", "not seated")) == "seat/none"
    bot = Who("b", "Bot", bot=True)
    pit.do(bot, SeatCommand("d", None))
    deck = pit.deck
    seed = SeedCommand("e", 1, "beep", deck.commitment)
    assert pit.refused(lambda: pit.do(bot, seed)) == "auth/forbidden"


def test_a_challenge_opens_the_deck_whole_and_another_is_committed_at_once() -> None:
    pit = Pit()
    box = pit.sit("ann")
    pit.seed("ann", "first")
    pit.challenge("ann")
    first = decks(pit)[1, 0]
    second = decks(pit)[1, 1]
    assert (first.state, second.state) == ("opened", "sealed")
    sealed = seal_deck(first.seed, "t1-1-0")
    assert sealed.commitment == first.commitment
    assert sorted(sealed.order) == sorted({*sealed.order})
    assert len(sealed.order) == 52
    deck = pit.deck
    assert deck.seeds == ()
    assert deck.commitment == second.commitment.hex()
    assert pit.refused(lambda: pit.challenge("ann")) == "command/stale"
    pit.place("ann", box, ante=10)
    pit.run_until("deciding")
    assert pit.refused(lambda: pit.challenge("ann")) == "command/stale"
    assert decks(pit)[1, 1].state == "dealt"


def test_a_deck_that_was_never_dealt_is_opened_whole_at_the_end() -> None:
    pit = Pit()
    pit.close()
    row = decks(pit)[1, 0]
    assert row.state == "opened"
    assert seal_deck(row.seed, "t1-1-0").commitment == row.commitment


def test_a_round_voided_before_the_deal_opens_its_deck_and_one_after_it_only_what_was_dealt() -> None:
    pit = Pit("prime")
    pit.dealt("ann")
    pit.act(SUPERVISOR, "void_game", game=1, ground="misdeal")
    assert decks(pit)[1, 0].state == "dealt"
    assert decks(pit)[1, 0].seed == b""


@pytest.mark.parametrize(("reveal", "state"), [("seen", "dealt"), ("all", "opened")])
def test_a_table_that_reveals_all_opens_every_deck(reveal: str, state: str) -> None:
    pit = Pit(reveal=reveal)
    pit.bet("ann")
    pit.run_until("showing")
    row = decks(pit)[1, 0]
    assert row.state == state
    assert bool(row.seed) == (reveal == "all")


def test_seals_hash_to_the_commitment_of_the_name_they_were_made_for() -> None:
    pit = Pit()
    row = decks(pit)[1, 0]
    name = b"t1-1-0"
    said = b"qh1/commitment\0" + len(name).to_bytes(4, "big") + name + row.seals
    assert hashlib.sha256(said).digest() == row.commitment


def test_only_seeds_of_players_in_the_round_make_the_cut() -> None:
    """Not of one who sits without a bet, took it back, was away at no more bets, or left."""
    pit = Pit(bet_seconds=20)
    for who in ("ann", "ben", "cat", "dan", "eve"):
        box = pit.sit(who)
        pit.seed(who, f"seed of {who}")
        if who != "eve":
            pit.place(who, box, ante=10)
    pit.act("ben", "withdraw", box=2, wager="ante")
    pit.leave("cat")
    pit.away["dan"] = pit.now_ms
    deck = pit.deck
    assert len(deck.seeds) == 5
    pit.run_until("deciding")
    deck = pit.deck
    assert deck.seeds == (("ann", "seed of ann"),)
    assert pit.refused(lambda: pit.seed("ann", "too late")) == "command/stale"
    row = decks(pit)[1, 0]
    assert [each["player"] for each in msgspec.json.decode(row.seeds)] == ["ann"]
    sealed = seal_deck(server_seed(SECRET, row.nonce, "t1-1-0"), "t1-1-0")
    order = dealt(sealed, cut_of(sealed.commitment, deck.seeds))
    assert {format_card(card) for card in pit.table.round.cards_used} == set(order[:6])


def test_a_dealers_table_closes_too_where_the_source_fails() -> None:
    pit = Pit(pace="dealer")
    pit.sit("ann")
    pit.entropy.fails = True
    pit.act("host", "open")
    assert pit.stage == "closed"
    assert pit.table.number == 0


def test_a_challenge_without_a_source_closes_the_table_and_opens_the_deck_it_had() -> None:
    pit = Pit()
    pit.bet("ann")
    pit.entropy.fails = True
    pit.challenge("ann")
    assert pit.stage == "closed"
    assert pit.purse("ann").free_minor == 100_000
    row = decks(pit)[1, 0]
    assert row.state == "opened"
    assert seal_deck(row.seed, "t1-1-0").commitment == row.commitment


@pytest.mark.parametrize("house", ["draw", "sixcard", "rws"])
def test_a_round_that_is_dealt_needs_no_source_any_more(house: str) -> None:
    """All further cards come from the committed deck; the table closes when the next deck is due."""
    pit = Pit(house)
    box = pit.dealt("ann")
    pit.entropy.fails = True
    pit.act("ann", "look", box=box)
    card = format_card(pit.table.round.box(box).cards[0])
    more = {"discards": [card]} if house == "draw" else {}
    pit.act("ann", "play", box=box, amount_minor=1_000, **more)
    pit.run_until("showing")
    assert pit.table.round.phase == "settled"
    pit.run_until("closed")
    assert pit.purse("ann").held_minor == 0


def test_a_deck_that_the_secret_does_not_give_is_never_dealt() -> None:
    """With another secret than the one it was sealed with the table closes, and stakes go back."""
    pit = Pit()
    pit.bet("ann")
    refuse_other_secret(pit.table, pit.entropy)
    pit.entropy.secret = b"t" * 32
    with pytest.raises(EntropyError, match="t1-1-0"):
        refuse_other_secret(pit.table, pit.entropy)
    pit.run_until("closed")
    assert pit.purse("ann").free_minor == 100_000
    assert decks(pit)[1, 0].state == "sealed"
