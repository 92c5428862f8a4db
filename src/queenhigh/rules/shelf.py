"""Houses by digest: how a stored round finds the rules it was played by when the catalogue has moved on."""

from collections.abc import Iterable

from queenhigh.rules.posting import post
from queenhigh.rules.read.load import load
from queenhigh.rules.records import House
from queenhigh.text import QueenHighError


class NotItsText(QueenHighError, ValueError):
    """A house whose rules are not those of its text and what is posted: it could not be read back."""


def reread(text: str, posted: str = "", source: str = "house file") -> House:
    """The house that a text and the settings posted at the table give; what a record stores of a house.

    Raises `HouseError` for a text and `SettingsError` for settings that make no house.
    """
    return post(load(text, source, kept=True), posted, kept=True)


class Shelf:
    """Houses kept in memory, each found by its digest and known to follow from its text.

    >>> from queenhigh.rules import house
    >>> shelf = Shelf([house("rws")])
    >>> shelf.find(house("rws").digest).id
    'rws'
    """

    def __init__(self, houses: Iterable[House] = ()) -> None:
        self._houses: dict[str, House] = {}
        for each in houses:
            self.keep(each)

    def keep(self, house: House) -> str:
        """Keep a house and give its digest; raises `NotItsText` for one that its text does not give."""
        if house.digest not in self._houses:
            if not house.text or reread(house.text, house.posted, house.id).digest != house.digest:
                raise NotItsText(
                    f"{house.id} was changed after it was read: its text and posted settings give other rules"
                )
            self._houses[house.digest] = house
        return house.digest

    def find(self, digest: str) -> House | None:
        """The house with this digest, if it is kept here."""
        return self._houses.get(digest)

    def __len__(self) -> int:
        return len(self._houses)
