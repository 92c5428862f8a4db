"""The environment in which Alembic runs the versions: one open connection, given by `migrating.upgrade`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
