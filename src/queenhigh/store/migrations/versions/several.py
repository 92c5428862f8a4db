"""Several processes on one database: who they are and where, and rate limits that all of them share."""

from typing import Final

from alembic import op

from queenhigh.store.columns import parse_columns
from queenhigh.store.migrations.schema import columns_of

revision: Final = "0002"
down_revision: Final = "0001"
branch_labels: Final = None
depends_on: Final = None

TABLES: Final = {
    "processes": "*owner address version started_ms:int expires_ms:int",
    "buckets": "*key holds:int at_ms:int full_ms:int",
}


def upgrade() -> None:
    for name, noted in TABLES.items():
        op.create_table(name, *columns_of(parse_columns(noted)), sqlite_with_rowid=False)
    op.create_index("buckets_by_time", "buckets", ["full_ms"])
