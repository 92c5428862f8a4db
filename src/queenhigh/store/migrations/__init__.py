"""The tables as they are, and how they came to be so: one file a change, in `versions`, run by Alembic."""
