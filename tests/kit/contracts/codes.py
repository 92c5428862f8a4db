"""Contracts of the codes: every closed set of texts that programs compare, from its type or table."""

import re
from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

from kit.contracts.document import columns, document
from kit.contracts.observed import printed
from kit.words.codes_in_source import PACKAGE, layout_pairs, refusal_pairs
from queenhigh.client.errors import CLOSED, TOO_SLOW
from queenhigh.engine.actors import Role as Viewer
from queenhigh.engine.acts.offers import ActionName
from queenhigh.engine.acts.refusals import RefusalCode
from queenhigh.engine.irregular import Moment, Ruling
from queenhigh.engine.log import ToldCode
from queenhigh.engine.state import Phase
from queenhigh.fair import Verdict
from queenhigh.fair.proofs import SCHEME
from queenhigh.hands import Category, FiveCardCategory
from queenhigh.ledger.records import Reason as TransferReason
from queenhigh.money import CURRENCIES, Rounding
from queenhigh.people.limits import BarKind
from queenhigh.people.limits import Kind as LimitKind
from queenhigh.people.records import Role
from queenhigh.rules.records import DealMethod, Ground
from queenhigh.rules.wager import Situation
from queenhigh.server.doctor.checkup import CHECKS
from queenhigh.server.doctor.finding import ORDER, State
from queenhigh.server.gate.problems import status_of
from queenhigh.settlement.lines import LineKind, Outcome, Reason
from queenhigh.simulation.planning.hand_play import NAMES as STRATEGIES
from queenhigh.store.audit.findings import Check
from queenhigh.store.sharing import What as Order
from queenhigh.table.ports import DeckRow, Link
from queenhigh.table.state import IfAway, Stage
from queenhigh.wire.bodies import HttpCode, Scope
from queenhigh.wire.frames import RESTART, NoticeCode, ServerCode
from queenhigh.words import LANGUAGES

PLAIN: dict[str, Any] = {
    "reasons of payout lines": Reason,
    "kinds of payout lines": LineKind,
    "outcomes of payout lines": Outcome,
    "entries of the log": ToldCode,
    "grounds for a void": Ground,
    "moments of an irregularity": Moment,
    "rulings on an irregularity": get_type_hints(Ruling)["ruling"],
    "situations of a contest": Situation,
    "actions": ActionName,
    "phases of a round": Phase,
    "stages of a table": Stage,
    "viewers of a round": Viewer,
    "methods of dealing": DealMethod,
    "choices of an absent player": IfAway,
    "roundings": Rounding,
    "endings of rounds": get_type_hints(Link)["ending"],
    "states of decks": get_type_hints(DeckRow)["state"],
    "scope of a proof": get_type_hints(Verdict)["proves"],
    "orders to tables": Order,
    "reasons of transfers": TransferReason,
    "checks of an audit": Check,
    "roles of people": Role,
    "scopes of tokens": Scope,
    "limits of a player": LimitKind,
    "bars of a player": BarKind,
    "notices": NoticeCode,
}
"""Closed sets that are a `Literal`, by what they are."""
NAMES = {
    **{frozenset(get_args(kind)): title for title, kind in PLAIN.items()},
    frozenset(get_args(RefusalCode)): "refusals of the engine",
    frozenset(get_args(ServerCode)): "refusals of the server",
}
"""What a closed set is called in this contract, for others that refer to it."""

_CASE = re.compile(r'Refused\("([^"]+)", Facts\(case="([^"]+)"')
_CLOSES = {
    1002: "mend the client: not the protocol of a socket",
    1009: "mend the client: a frame that is too long",
    RESTART: "come back",
    TOO_SLOW: "come back a few times, and read faster",
}


def codes() -> str:
    tables = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "table").rglob("*.py"))
    return document(
        "Codes: closed sets of texts that programs compare.",
        {
            "refusals of the engine, with their cases": _with_cases(get_args(RefusalCode), refusal_pairs()),
            "refusals of a layout, with their cases": _with_cases((), layout_pairs()),
            "refusals of the server, with their HTTP status": _with_status(get_args(ServerCode)),
            "cases of refusals of the server": _with_cases((), _CASE.findall(tables)),
            "problems of HTTP alone, with their status": _with_status(get_args(HttpCode)),
            "close codes of a socket": columns(
                (str(code), _CLOSES.get(code) or f"do not come back: {CLOSED[code].__name__}")
                for code in sorted({*CLOSED, *_CLOSES})
            ),
            **{title: sorted(get_args(kind)) for title, kind in PLAIN.items()},
            "schemes of proofs": [SCHEME],
            "strategies": sorted(STRATEGIES),
            "hands of three cards": [category.key for category in Category],
            "hands of five cards": [category.key for category in FiveCardCategory],
            "currencies, with their decimals": columns(
                (code, str(currency.decimals)) for code, currency in sorted(CURRENCIES.items())
            ),
            "languages": sorted(LANGUAGES),
        },
    )


def findings() -> str:
    assert set(ORDER) == set(get_args(State))
    unreadable = printed("doctor", "--settings", "nowhere.toml")
    return document(
        "Findings of `queenhigh doctor`.",
        {
            "findings, in their order": CHECKS,
            "finding in place of all others": [each["name"] for each in unreadable["findings"]],
            "states, from good to bad": ORDER,
        },
    )


def _with_cases(codes: Iterable[str], pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Each code with the cases that its facts may name."""
    cases = {code: set[str]() for code in codes}
    for code, case in pairs:
        cases.setdefault(code, set()).update({case} - {""})
    return columns((code, ", ".join(sorted(found))) for code, found in sorted(cases.items()))


def _with_status(codes: Iterable[str]) -> list[str]:
    return columns((code, str(status_of(code))) for code in sorted(codes))
