"""A house's own words in other languages: what its file says under ``[words.es]``."""

from functools import cached_property

import msgspec

Place = tuple[str, ...]
"""Where words stand: ``("labels", "ante")``, ``("notes", "progressive", "mini_royal_spades")``."""


class Translation(msgspec.Struct, frozen=True, dict=True):
    """The words of one language. Whatever it leaves out is shown as the house itself writes it."""

    language: str
    texts: tuple[tuple[Place, str], ...] = ()

    @cached_property
    def by_place(self) -> dict[Place, str]:
        return dict(self.texts)
