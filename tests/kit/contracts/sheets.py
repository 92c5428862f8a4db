"""Contract of tables as files: columns of `export`, and of the sheet of each result."""

import queenhigh
from kit.contracts.document import columns, document, with_parts
from kit.contracts.schemas import fields
from kit.results import analysed
from queenhigh.report import sheet_of
from queenhigh.store.audit.export import LEDGER_COLUMNS, ROUND_COLUMNS, ToldRound

STEPS = {"steps": "list of steps.body of events.txt"}


def written() -> str:
    analysis = analysed("prime")
    bet = queenhigh.bet_of("rws", {"ante": 500})
    results = (
        analysis,
        analysis.wagers["progressive"],
        queenhigh.advise(bet, "Qs 6h 4d"),
        queenhigh.price("rws", "pair_plus", {"flush": "3"}),
        queenhigh.risk("rws", {"ante": 500}, 10),
        queenhigh.simulate("rws", 10),
        queenhigh.sessions("rws", 10, 10),
        queenhigh.jackpot("rws", days=1),
    )
    return document(
        "Columns of tables in files, in their order; those of a sheet have its kinds of values.",
        {
            "export rounds": ROUND_COLUMNS,
            "export ledger": LEDGER_COLUMNS,
            "export rounds as JSON Lines": columns(
                with_parts(fields(ToldRound), {"steps": "list of steps.body"})
            ),
            **{
                f"sheet of {type(found).__name__}": columns(sheet_of(found).kinds.items())
                for found in results
            },
        },
    )
