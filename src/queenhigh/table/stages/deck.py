"""Committed decks: sealed before betting, cut by the players' seeds, opened as far as anybody may see."""

from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from queenhigh.cards import Card, parse_card
from queenhigh.facts import Facts
from queenhigh.fair import Deck, cut_of, dealt, opening, seal_deck
from queenhigh.table.ports import DeckRow, Entropy, EntropyError
from queenhigh.table.stages.seating import refuse_barred
from queenhigh.table.state import CommittedDeck, Table
from queenhigh.table.turn import Refused, Turn

_JSON: Final = msgspec.json.Encoder(order="deterministic")


def deck_name(table: str, round: int, number: int) -> str:
    return f"{table}-{round}-{number}"


@lru_cache(maxsize=512)
def _sealed(seed: bytes, name: str) -> Deck:
    return seal_deck(seed, name)


def _deck_of(turn: Turn, deck: CommittedDeck) -> Deck:
    return _found(turn.before.id, turn.round.game, deck, turn.world.entropy)


def _found(table: str, round: int, deck: CommittedDeck, entropy: Entropy) -> Deck:
    name = deck_name(table, round, deck.number)
    found = _sealed(entropy.seed(bytes.fromhex(deck.nonce), name), name)
    if deck.commitment not in ("", found.commitment.hex()):
        raise EntropyError(f"the secret is not the one that deck {name} was sealed with")
    return found


def refuse_other_secret(table: Table, entropy: Entropy) -> None:
    """Raise `EntropyError` where the server's secret does not give the deck that the table has committed."""
    if table.kept.deck is not None:
        _found(table.id, table.number, table.kept.deck, entropy)


def commit_deck(turn: Turn, number: int = 0) -> None:
    """Seal a fresh deck for the round at the table; its commitment is public from now on, and chained."""
    nonce = turn.world.entropy.nonce()
    deck = CommittedDeck(number, nonce.hex(), "")
    sealed = _deck_of(turn, deck)
    turn.keep(deck=replace(deck, commitment=sealed.commitment.hex()))
    turn.note |= {"commitment": sealed.commitment.hex()}
    turn.decks[number] = DeckRow(turn.round.game, number, nonce, sealed.commitment, sealed.seals, "sealed")


def add_seed(turn: Turn, who: str, seed: str, commitment: str) -> None:
    """A seed for the cut, which counts because it was sent for the commitment that stands."""
    deck = _challengeable(turn, who, commitment)
    others = tuple((player, other) for player, other in deck.seeds if player != who)
    turn.keep(deck=replace(deck, seeds=tuple(sorted((*others, (who, seed))))))
    turn.note |= {"seed": who}


def count_seeds(turn: Turn) -> None:
    """No more bets: the seeds of those who are in the round make the cut, and no others."""
    deck = turn.kept.deck
    if deck is not None:
        staked = turn.table.staked
        turn.keep(deck=replace(deck, seeds=tuple(each for each in deck.seeds if each[0] in staked)))


def challenge(turn: Turn, who: str, commitment: str) -> None:
    """Open the committed deck whole instead of dealing it, and commit to another at once."""
    deck = _challengeable(turn, who, commitment)
    if who not in turn.table.staked:
        refuse_barred(turn, who)
    if turn.kept.opened:
        raise Refused("command/stale", Facts(case="challenged"))
    open_whole(turn)
    turn.keep(opened=(*turn.kept.opened, deck.commitment))
    turn.note |= {"challenge": who}
    commit_deck(turn, deck.number + 1)


def _challengeable(turn: Turn, who: str, commitment: str) -> CommittedDeck:
    """The deck that is meant, while bets are open, for somebody who sits here."""
    table = turn.table
    sitter = table.by_player.get(who)
    if sitter is None or sitter.leaving:
        raise Refused("seat/none")
    if sitter.bot:
        raise Refused("auth/forbidden", Facts(case="bots"))
    deck = table.kept.deck
    if deck is None or table.round.phase != "betting" or deck.commitment != commitment:
        raise Refused("command/stale", Facts(case="commitment"))
    return deck


def next_cards(turn: Turn, count: int) -> tuple[Card, ...]:
    """The next cards of the deck, with their openings noted for the proof."""
    deck = turn.kept.deck
    if deck is None:
        raise EntropyError("no deck is committed")
    after = replace(deck, used=deck.used + count)
    turn.keep(deck=after)
    sealed = _note_deck(turn, after, "dealt")
    order = dealt(sealed, cut_of(sealed.commitment, deck.seeds))
    return tuple(parse_card(card) for card in order[deck.used : after.used])


def _note_deck(turn: Turn, deck: CommittedDeck, state: Literal["dealt", "opened"], seed: bytes = b"") -> Deck:
    """Note the row of a deck with its seeds and the openings of all cards that were dealt."""
    sealed = _deck_of(turn, deck)
    cut = cut_of(sealed.commitment, deck.seeds)
    seeds = [{"player": who, "seed": sent, "commitment": deck.commitment} for who, sent in deck.seeds]
    turn.decks[deck.number] = DeckRow(
        turn.round.game,
        deck.number,
        bytes.fromhex(deck.nonce),
        sealed.commitment,
        sealed.seals,
        state,
        _JSON.encode(seeds),
        _JSON.encode([opening(sealed, cut, place) for place in range(deck.used)]),
        seed,
    )
    return sealed


def open_whole(turn: Turn) -> None:
    """Open the deck to everybody: one that is not dealt from, or any where the table reveals all."""
    deck = turn.kept.deck
    if deck is None:
        return
    name = deck_name(turn.before.id, turn.round.game, deck.number)
    _note_deck(turn, deck, "opened", turn.world.entropy.seed(bytes.fromhex(deck.nonce), name))


def open_at_end(turn: Turn) -> None:
    """The round is over: what was never dealt is opened whole, and everything at a table that reveals all."""
    deck = turn.kept.deck
    if deck is not None and (not deck.used or turn.before.settings.reveal == "all"):
        open_whole(turn)


def is_digital(table: Table) -> bool:
    return table.settings.deal == "digital"
