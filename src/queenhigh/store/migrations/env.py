"""The environment in which Alembic runs the versions: one open connection, given by `migrating.upgrade`."""

from alembic import context

from queenhigh.store.migrations.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
