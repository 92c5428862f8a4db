"""A real table at which a dealer enters the cards of a real deck: any hand a test wants is dealt for real."""

import contextlib
from collections.abc import Iterator
from typing import Any

from kit.served import Reading, Served


class LiveTable:
    """What its dealer does; they are its host."""

    def __init__(self, id: str, dealer: Reading) -> None:
        self.id, self.dealer = id, dealer

    def act(self, do: str, **fields: Any) -> dict[str, Any]:
        """Do something of a dealer's; the frame that tells of it."""
        self.dealer.tell("sync")
        round = self.dealer.of("table")["frame"]["round"]
        found = self.dealer.do("act", round=round, act={"do": do, **fields})
        assert found["type"] == "view", found
        return found

    def open(self) -> None:
        self.act("open")

    def deal(self, dealer: str, **hands: str) -> None:
        """Close the bets and deal: `deal("7c 7d 5c", box1="As Ks Qs")`, to the staked boxes in their order."""
        self.act("close")
        piles = [hands[box].split() for box in sorted(hands)] + [dealer.split()]
        self.act("deal", cards=[pile[place] for place in range(3) for pile in piles], method="hand")

    def settle(self) -> None:
        """Turn up the dealer's hand and pay, once everybody has decided."""
        self.act("reveal")
        self.act("settle")


@contextlib.contextmanager
def live_table(served: Served, house: str = "rws", **settings: Any) -> Iterator[LiveTable]:
    """A live table, open for bets."""
    host = served.guest()
    id = host.open_table(house=house, deal="live", timed=False, **settings)
    with host.at_table(id) as dealer:
        table = LiveTable(id, dealer)
        table.open()
        yield table
