"""A PostgreSQL server of the tests' own, and databases on it."""

from lab.postgres import NoPostgres, OwnPostgres

__all__ = ["NoPostgres", "Postgres"]


class Postgres(OwnPostgres):
    """A running server, and databases on it."""

    def __init__(self) -> None:
        super().__init__()
        self._made = 0
        self._kept = ""

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        self.say(f"CREATE DATABASE tests{self._made}")
        return self.url(f"tests{self._made}")

    def store(self) -> str:
        """The address of a database with our tables and nothing in them; each time the same one, emptied."""
        import psycopg

        from queenhigh.store.columns import COLUMNS
        from queenhigh.store.postgres import upgrade

        if not self._kept:
            self._kept = self.database()
            upgrade(self._kept)
        with psycopg.connect(self._kept) as connection:
            for name in COLUMNS:
                connection.execute(f"DELETE FROM {name}".encode())
        return self._kept

    def cut(self) -> None:
        """End every connection but one's own, as a server that restarts does."""
        self.say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                  " AND backend_type = 'client backend'")  # fmt: skip
