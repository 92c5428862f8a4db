"""A result that people look at; how it shows itself is for `report`, the room above, to say."""

from importlib import import_module

import msgspec

from queenhigh.study.sheet import Sheet


class Result(msgspec.Struct, frozen=True):
    """The base of everything that a verb answers. `report` is asked by name: nothing here may import it."""

    def sheet(self) -> Sheet:
        """The result as one plain table: what ``--out`` writes as CSV or Parquet."""
        found: Sheet = import_module("queenhigh.report").sheet_of(self)
        return found

    def _repr_html_(self) -> str:
        found: str = import_module("queenhigh.report").html_of(self)
        return found
