"""A table with a real deck, and a dealer who enters the very cards that a test wants to be dealt."""

from typing import Any

from kit.server.served import Person, Served

NOBODY_HURRIES: dict[str, Any] = {"timed": False, "void_minutes": 0}


class LiveTable:
    """A live table; the dealer moves its rounds on, and each act must be accepted."""

    def __init__(self, served: Served, house: str, name: str, **settings: Any) -> None:
        self.dealer: Person = served.staff("supervisor", name)
        self.id = self.dealer.open_table(**{"house": house, "deal": "live", **NOBODY_HURRIES, **settings})

    def act(self, do: str, **fields: Any) -> None:
        with self.dealer.at_table(self.id) as socket:
            round = socket.of("table")["frame"]["round"]
            answer = socket.do("act", round=round, act={"do": do, **fields})
        assert answer["type"] == "view", answer

    def open(self) -> None:
        self.act("open")

    def deal(self, *hands: str) -> None:
        """No more bets; then these hands by box, the dealer's last, such as `As Ks Qs`."""
        self.act("close")
        turns = zip(*(hand.split() for hand in hands), strict=True)
        self.act("deal", cards=[card for turn in turns for card in turn])

    def settle(self) -> None:
        for do in ("reveal", "settle"):
            self.act(do)
