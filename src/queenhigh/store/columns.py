"""What is kept: every table of the database with its columns, as data that migrations and SQL are made from.

Rows are keyed by the table they belong to, so that they could be spread over several databases by it. Nothing
is numbered by the database: numbers are given by whoever writes.

>>> COLUMNS["rounds"][1]
Column(name='round', kind='int', is_key=True, may_be_null=False)
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, cast, get_args

from queenhigh.ledger.records import Reason

Kind = Literal["text", "int", "bytes", "flag"]


class Column(NamedTuple):
    name: str
    kind: Kind
    is_key: bool
    may_be_null: bool


def parse_columns(text: str) -> tuple[Column, ...]:
    """Read columns: ``*`` before a part of the key, ``?`` before what may be null; a kind but for text.

    >>> [column.name for column in parse_columns("*player ?time_limit_ms:int")]
    ['player', 'time_limit_ms']
    """
    found = []
    for word in text.split():
        name, _, kind = word.lstrip("*?").partition(":")
        found.append(Column(name, cast(Kind, kind or "text"), word[0] == "*", word[0] == "?"))
    return tuple(found)


NOTED: Final[Mapping[str, str]] = {
    "houses": "*digest id name text posted",
    "tables": """*id house settings:bytes state:bytes version:int epoch:int owner expires_ms:int closed:flag
        created_ms:int""",
    "steps": "*table_id *round:int *version:int at_ms:int actor body:bytes",
    "commands": "*table_id *actor *id body_hash:bytes version:int answer:bytes",
    "rounds": "*table_id *round:int house opened_ms:int ended_ms:int ending body:bytes chain:bytes",
    "round_players": "*table_id *round:int *player ledger at_ms:int",
    "decks": """*table_id *round:int *number:int nonce:bytes commitment:bytes seals:bytes state seeds:bytes
        openings:bytes seed:bytes""",
    "accounts": """*id *ledger balance_minor:int reserved_minor:int held_minor:int risk_minor:int
        lost_minor:int lost_day:int ?loss_limit_minor:int ?granted_ms:int may_owe:flag""",
    "transfers": """*table_id *version:int *number:int ledger debit credit amount_minor:int reason round:int
        at_ms:int ?player""",
    "pending": "*meter *table_id *version:int *number:int ledger amount_minor:int",
    "awards": """*meter *table_id *version:int *number:int round:int at_ms:int box:int player pay_row
        before_minor:int amount_minor:int""",
    "players": """*player barred_until_ms:int bar_kind ?time_limit_ms:int played_ms:int played_day:int""",
    "meters": """*id ledger house name seed_minor:int contribution ?next_seed_minor:int ?next_contribution
        ?next_ms:int created_ms:int""",
    "hours": "*hour:int heads:bytes body:bytes chain:bytes",
    "people": """*id name name_key name_look role password guest:int locked:int created_ms:int
        limits_version:int""",
    "sessions": "*id person created_ms:int seen_ms:int expires_ms:int",
    "tokens": "*id secret person scopes created_ms:int expires_ms:int used_ms:int",
    "attempts": "*key tries:int last_ms:int until_ms:int",
    "own_limits": "*person *kind *ledger value:int next_value:int next_from_ms:int",
    "orders": "*table_id *id what body:bytes at_ms:int ?done_ms:int answer",
    "processes": "*owner address version started_ms:int expires_ms:int",
    "buckets": "*key holds:int at_ms:int full_ms:int",
}
"""Each table's columns. A transfer's id is its key as text, `TABLE/VERSION/NUMBER`."""
COLUMNS: Final = {name: parse_columns(text) for name, text in NOTED.items()}
CHECKS: Final[Mapping[str, Mapping[str, str]]] = {
    "steps": {"version_counted": "version >= 0"},
    "awards": {"version_counted": "version >= 0"},
    "rounds": {"ending_known": "ending IN ('settled', 'void', 'none')"},
    "decks": {"state_known": "state IN ('sealed', 'dealt', 'opened')"},
    "accounts": {
        "covered": "may_owe OR balance_minor - reserved_minor - held_minor >= 0",
        "set_aside": "reserved_minor >= 0 AND held_minor >= 0 AND risk_minor >= 0",
    },
    "transfers": {
        "version_counted": "version >= 0",
        "above_zero": "amount_minor > 0",
        "two_accounts": "debit <> credit",
        "one_player": "substr(debit, 1, 7) <> 'player:' OR substr(credit, 1, 7) <> 'player:'",
        "reason_known": f"reason IN {get_args(Reason)!r}",
    },
    "players": {"bar_known": "bar_kind IN ('', 'break', 'excluded')"},
    "people": {"role_known": "role IN ('player', 'dealer', 'supervisor', 'auditor', 'admin')"},
    "own_limits": {"kind_known": "kind IN ('loss', 'time', 'reality', 'break', 'excluded')"},
    "orders": {"what_known": "what IN ('open', 'pause', 'close')"},
}
INDEXES: Final[Mapping[str, tuple[str, str]]] = {
    "round_players_by_player": ("round_players", "player at_ms table_id round"),
    "transfers_by_player": ("transfers", "player at_ms table_id version number"),
    "transfers_outside": ("transfers", "at_ms table_id"),
    "sessions_by_person": ("sessions", "person"),
    "sessions_by_end": ("sessions", "expires_ms"),
    "tokens_by_person": ("tokens", "person"),
    "attempts_by_time": ("attempts", "last_ms"),
    "buckets_by_time": ("buckets", "full_ms"),
    "own_limits_due": ("own_limits", "next_from_ms"),
    "orders_due": ("orders", "at_ms"),
    "people_name_once": ("people", "name_key"),
    "people_look_once": ("people", "name_look"),
    "tokens_secret_once": ("tokens", "secret"),
}
"""An index's table and columns; where it is named so, a value stands in it once."""
SOME: Final = {
    "transfers_by_player": "player IS NOT NULL",
    "transfers_outside": "version = 0",
    "orders_due": "done_ms IS NULL",
}
"""The condition of the rows that an index has, where it has not all."""
LARGE: Final = frozenset({"houses", "tables", "decks"})
"""Tables whose rows are long; in SQLite the others lie in their primary key, which saves a second tree."""
