"""Contract of tables as files: columns of `export`, and of the sheet of each result."""

from kit.contracts.document import columns, document, with_parts
from kit.contracts.schemas import fields
from kit.results import results
from queenhigh.report import sheet_of
from queenhigh.store.audit.export import LEDGER_COLUMNS, ROUND_COLUMNS, ToldRound

STEPS = {"steps": "list of steps.body of events.txt"}


def written() -> str:
    sheets = {f"sheet of {type(found).__name__}": sheet_of(found).kinds for found in results().values()}
    return document(
        "Columns of tables in files, in their order; those of a sheet have its kinds of values.",
        {
            "export rounds": ROUND_COLUMNS,
            "export ledger": LEDGER_COLUMNS,
            "export rounds as JSON Lines": columns(with_parts(fields(ToldRound), STEPS)),
            **{title: columns(kinds.items()) for title, kinds in sheets.items()},
        },
    )
