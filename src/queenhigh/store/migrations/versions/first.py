"""The first tables, printed from `store/columns.py` by `make migration`; its database is kept.

Columns are written as there: `*` before a part of the key, `?` before one that may be null, and a kind if it
is not text. Nothing is imported from the program, so that a later program makes the same tables. The revision
is 0002 so that databases from before the versions were squashed open unchanged.
"""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = None
branch_labels: Final = None
depends_on: Final = None

KINDS: Final[dict[str, Any]] = {
    "": sa.Text().with_variant(sa.Text(collation="C"), "postgresql"),
    "int": sa.BigInteger(),
    "bytes": sa.LargeBinary(),
    "flag": sa.Boolean(),
}
TABLES: Final = {
    "houses": "*digest id name text posted",
    "tables": """*id house settings:bytes state:bytes version:int epoch:int owner expires_ms:int
        closed:flag created_ms:int""",
    "steps": "*table_id *round:int *version:int at_ms:int actor body:bytes",
    "commands": "*table_id *actor *id body_hash:bytes version:int answer:bytes",
    "rounds": "*table_id *round:int house opened_ms:int ended_ms:int ending body:bytes chain:bytes",
    "round_players": "*table_id *round:int *player ledger at_ms:int",
    "decks": """*table_id *round:int *number:int nonce:bytes commitment:bytes seals:bytes state
        seeds:bytes openings:bytes seed:bytes""",
    "accounts": """*id *ledger balance_minor:int reserved_minor:int held_minor:int risk_minor:int
        lost_minor:int lost_day:int ?loss_limit_minor:int ?granted_ms:int may_owe:flag""",
    "transfers": """*table_id *version:int *number:int ledger debit credit amount_minor:int reason
        round:int at_ms:int ?player""",
    "pending": "*meter *table_id *version:int *number:int ledger amount_minor:int",
    "awards": """*meter *table_id *version:int *number:int round:int at_ms:int box:int player pay_row
        before_minor:int amount_minor:int""",
    "players": "*player barred_until_ms:int bar_kind ?time_limit_ms:int played_ms:int played_day:int",
    "meters": """*id ledger house name seed_minor:int contribution ?next_seed_minor:int
        ?next_contribution ?next_ms:int created_ms:int""",
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
WITH_ROWID: Final = {"decks", "houses", "tables"}
CHECKS: Final[dict[str, dict[str, str]]] = {
    "steps": {
        "version_counted": "version >= 0",
    },
    "awards": {
        "version_counted": "version >= 0",
    },
    "rounds": {
        "ending_known": "ending IN ('settled', 'void', 'none')",
    },
    "decks": {
        "state_known": "state IN ('sealed', 'dealt', 'opened')",
    },
    "accounts": {
        "covered": "may_owe OR balance_minor - reserved_minor - held_minor >= 0",
        "set_aside": "reserved_minor >= 0 AND held_minor >= 0 AND risk_minor >= 0",
    },
    "transfers": {
        "version_counted": "version >= 0",
        "above_zero": "amount_minor > 0",
        "two_accounts": "debit <> credit",
        "one_player": "substr(debit, 1, 7) <> 'player:' OR substr(credit, 1, 7) <> 'player:'",
        "reason_known": """reason IN ('grant', 'stake', 'unstake', 'play', 'lose', 'return', 'win',
            'share', 'envy', 'contribution', 'reseed', 'carry', 'reverse')""",
    },
    "players": {
        "bar_known": "bar_kind IN ('', 'break', 'excluded')",
    },
    "people": {
        "role_known": "role IN ('player', 'dealer', 'supervisor', 'auditor', 'admin')",
    },
    "own_limits": {
        "kind_known": "kind IN ('loss', 'time', 'reality', 'break', 'excluded')",
    },
    "orders": {
        "what_known": "what IN ('open', 'pause', 'close')",
    },
}
INDEXES: Final = {
    "round_players_by_player": ("round_players", "player at_ms table_id round", ""),
    "transfers_by_player": ("transfers", "player at_ms table_id version number", "player IS NOT NULL"),
    "transfers_outside": ("transfers", "at_ms table_id", "version = 0"),
    "sessions_by_person": ("sessions", "person", ""),
    "sessions_by_end": ("sessions", "expires_ms", ""),
    "tokens_by_person": ("tokens", "person", ""),
    "attempts_by_time": ("attempts", "last_ms", ""),
    "buckets_by_time": ("buckets", "full_ms", ""),
    "own_limits_due": ("own_limits", "next_from_ms", ""),
    "orders_due": ("orders", "at_ms", "done_ms IS NULL"),
    "people_name_once": ("people", "name_key", ""),
    "people_look_once": ("people", "name_look", ""),
    "tokens_secret_once": ("tokens", "secret", ""),
}


def column(word: str) -> sa.Column[Any]:
    """Return the column that a word describes."""
    name, _, kind = word.lstrip("*?").partition(":")
    is_key = word.startswith("*")
    return sa.Column(
        name, KINDS[kind], primary_key=is_key, nullable=word.startswith("?"), autoincrement=False
    )


def upgrade() -> None:
    for table, columns in TABLES.items():
        checks = [sa.CheckConstraint(rule, name) for name, rule in CHECKS.get(table, {}).items()]
        op.create_table(table, *map(column, columns.split()), *checks, sqlite_with_rowid=table in WITH_ROWID)
    for index, (table, columns, where) in INDEXES.items():
        some = sa.text(where) if where else None
        once = index.endswith("_once")
        op.create_index(index, table, columns.split(), unique=once, sqlite_where=some, postgresql_where=some)
