"""A table between two commands: its round, who sits there, and what its clock waits for."""

from functools import cached_property
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from queenhigh.engine import Round
from queenhigh.rules.records import House
from queenhigh.table.chain import NO_CHAIN
from queenhigh.wire.settings import TableSettings

Stage = Literal["idle", "betting", "deciding", "moving", "showing", "closed"]
"""``idle``: no round is open. ``betting``: place your bets. ``deciding``: players hold cards. ``moving``: no
more bets, or every hand is decided, and the dealer has the next act. ``showing``: the round is settled or
void and lies there to be looked at. ``closed``: the table is closed for good."""
IfAway = Literal["fold", "best"]
NO_LINK: Final = NO_CHAIN.hex()


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player at the table."""

    player: str
    name: str
    boxes: tuple[int, ...]
    bot: bool = False
    if_away: IfAway = "fold"
    given_up: tuple[int, ...] = ()
    """Boxes that they have left in the middle of a round, and that stay empty until it is over."""
    ready: bool = False
    bank_ms: int = 0
    decided: bool = False
    """Whether they have decided by themselves in this round, which refills the time bank."""

    @property
    def leaving(self) -> bool:
        """Gone, but for the round in which they still have a hand."""
        return len(self.given_up) == len(self.boxes)


class CommittedDeck(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deck that this round is dealt from; its cards follow from the nonce and the server's secret."""

    number: int
    nonce: str
    commitment: str
    seeds: tuple[tuple[str, str], ...] = ()
    """Player and seed, each sent for this commitment."""
    used: int = 0
    """How many places have been dealt."""


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored of a table beside its rounds."""

    round: int = 0
    """The number of the round at the table."""
    stage: Stage = "idle"
    since_ms: int = 0
    """When the stage began."""
    deadline_ms: int | None = None
    sitters: tuple[Sitter, ...] = ()
    paused: bool = False
    host: str = ""
    code: str = ""
    admitted: tuple[str, ...] = ()
    """Who has shown the code."""
    deck: CommittedDeck | None = None
    opened: tuple[str, ...] = ()
    """Commitments of decks of this round that were opened whole instead of dealt."""
    draft: tuple[str, ...] = ()
    """Cards that a dealer has entered and no act has used yet."""
    banks: tuple[tuple[str, int], ...] = ()
    """By player, the time bank of those who left with one that is not full: sitting down fills none."""
    gone: tuple[tuple[str, str], ...] = ()
    """Player and name of those who left when they had played in the round that lies there."""
    held: tuple[tuple[str, int], ...] = ()
    """By player, what the last round paid and a void could still take back."""
    carries: tuple[tuple[str, str], ...] = ()
    """By the house's name of a meter, the fraction of a coin that this table still owes it."""
    began_ms: int = 0
    """When the round was opened."""
    bets_ms: int = 0
    """When its first stake was placed; 0 before."""
    ended_ms: int = 0
    final: bool = False
    """The round has ended and can no longer be voided."""
    closing: bool = False
    """The table closes when the round is over."""
    body: str = NO_LINK
    """The hash over the steps of the round so far."""
    chain: str = NO_LINK
    """The chain over the rounds that are over for good."""


class Table(msgspec.Struct, frozen=True, dict=True):
    """A whole table. Immutable: a command makes the next one."""

    id: str
    settings: TableSettings
    house: House
    round: Round
    kept: Kept
    version: int
    epoch: int

    @property
    def boxes(self) -> int:
        return self.settings.boxes or self.house.boxes

    @property
    def number(self) -> int:
        """The number of the round at the table."""
        return self.round.game

    @property
    def in_play(self) -> bool:
        """True from no more bets until the round is settled or void."""
        return self.round.phase not in ("idle", "betting", "settled", "void")

    @cached_property
    def by_player(self) -> dict[str, Sitter]:
        return {sitter.player: sitter for sitter in self.kept.sitters}

    @cached_property
    def by_box(self) -> dict[int, Sitter]:
        return {box: sitter for sitter in self.kept.sitters for box in sitter.boxes}

    @property
    def names(self) -> dict[str, str]:
        """Of everybody who sits here, or did when the round at the table was opened."""
        return {**dict(self.kept.gone), **{sitter.player: sitter.name for sitter in self.kept.sitters}}

    @cached_property
    def played(self) -> frozenset[str]:
        """Everybody who has a box in the round at the table."""
        return frozenset(box.player for box in self.round.boxes if box.player)

    @cached_property
    def staked(self) -> tuple[str, ...]:
        """Players with a stake on the felt, each once, in the order of boxes."""
        return tuple(dict.fromkeys(box.player for box in self.round.in_round))

    @cached_property
    def closed_wagers(self) -> frozenset[str]:
        """Wagers that live on a meter, at a table that has none."""
        if self.settings.progressive != "none":
            return frozenset()
        return frozenset(wager.name for wager in self.house.wagers if wager.facts.meter)

    @cached_property
    def meter_ids(self) -> dict[str, str]:
        """The meters of the house by what they are called in the ledger."""
        return meter_ids(self.id, self.settings, self.house)


def meter_ids(table: str, settings: TableSettings, house: House) -> dict[str, str]:
    """The meters of a table's house, by what they are called in the ledger; none where none is played for."""
    if settings.progressive == "none":
        return {}
    _, _, linked = settings.progressive.partition(":")
    return {meter.name: f"{linked or table}.{meter.name}" for meter in house.meters}


def with_sitter(kept: Kept, sitter: Sitter) -> Kept:
    """With this player as they are now, in their place or behind the others."""
    others = [each for each in kept.sitters if each.player != sitter.player]
    place = next((at for at, each in enumerate(kept.sitters) if each.player == sitter.player), len(others))
    return replace(kept, sitters=(*others[:place], sitter, *others[place:]))
