"""Where tables live: SQLite and PostgreSQL behind one contract, with migrations, backup and restore."""
