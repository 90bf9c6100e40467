"""The shape of the database in PostgreSQL, and the way to it from every older one."""

from typing import Any

import asyncpg

from veillee.storage.base import CannotOpen

# Each step leads from the schema before it to the next; the table `veillee` says how many of them a database has behind
# it. A step that has been released is never changed.
MIGRATIONS: list[tuple[str, ...]] = [
    (
        # `remains`: whether something erased may still be in a file.
        "CREATE TABLE veillee(version int NOT NULL, remains boolean NOT NULL)",
        "INSERT INTO veillee VALUES(0, false)",
        # No index on what changes with every entry, and room on every page: then PostgreSQL need not touch any index.
        "CREATE TABLE salons(code text PRIMARY KEY, seq bigint NOT NULL, last_at bigint NOT NULL, owner text,"
        " epoch bigint NOT NULL DEFAULT 0, erased_upto bigint NOT NULL DEFAULT 0) WITH (fillfactor = 50)",
        "CREATE TABLE nodes(id text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL,"
        " draining boolean NOT NULL)",
        "CREATE TABLE entries(salon text NOT NULL, seq bigint NOT NULL, kind text NOT NULL, body bytea NOT NULL,"
        " PRIMARY KEY(salon, seq))",
        "CREATE INDEX chat ON entries(salon, seq) WHERE kind = 'say'",
        "CREATE TABLE snapshots(salon text PRIMARY KEY, seq bigint NOT NULL, body bytea NOT NULL)",
        "CREATE TABLE decks(hash text PRIMARY KEY, body bytea NOT NULL)",
        "CREATE TABLE clips(salon text NOT NULL, hash text NOT NULL, kind text NOT NULL, body bytea NOT NULL,"
        " PRIMARY KEY(salon, hash))",
        "CREATE TABLE images(salon text NOT NULL, name text NOT NULL, at bigint NOT NULL, kind text NOT NULL,"
        " body bytea NOT NULL, thumb_kind text NOT NULL, thumb_name text NOT NULL, thumb bytea NOT NULL,"
        " PRIMARY KEY(salon, name))",
        # They are small already: trying to make them smaller would only take time.
        "ALTER TABLE clips ALTER body SET STORAGE EXTERNAL",
        "ALTER TABLE images ALTER body SET STORAGE EXTERNAL, ALTER thumb SET STORAGE EXTERNAL",
    ),
    (
        # What several machines need to have https under one name, and whose turn it is to ask the authority.
        "CREATE TABLE https(host text NOT NULL, what text NOT NULL, body bytea NOT NULL, PRIMARY KEY(host, what))",
        "CREATE TABLE turns(host text PRIMARY KEY, node text NOT NULL, until timestamptz NOT NULL)",
    ),
]
# Servers that start at the same time wait for each other here.
PREPARING = 0x5645494C4C45
COLUMNS = (
    "SELECT relname, array_agg(attname::text ORDER BY attnum) FROM pg_attribute"
    " JOIN pg_class ON attrelid = pg_class.oid"
    " WHERE relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped AND relnamespace = {} GROUP BY relname"
)


async def prepare(connection: Any, shown: str) -> None:
    """Bring the database up to today's schema, in one transaction; `CannotOpen` leaves it as it was."""
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", PREPARING)
            version = await version_of(connection, shown)
            for statements in MIGRATIONS[version:]:
                for statement in statements:
                    await connection.execute(statement)
            await require_tables(connection, shown, len(MIGRATIONS))
            await connection.execute("UPDATE veillee SET version = $1 WHERE version <> $1", len(MIGRATIONS))
    except asyncpg.InsufficientPrivilegeError as error:
        raise CannotOpen(
            f"The user of the database {shown} may not do what Veillée needs ({error}): let the database belong to it."
        ) from error
    except asyncpg.PostgresError as error:
        raise CannotOpen(f"The database {shown} cannot be opened: {error}. Nothing in it was changed.") from error


async def version_of(connection: Any, shown: str) -> int:
    """How many steps the database has behind it, 0 if it is empty; `CannotOpen` if it is not ours, or too new."""
    tables = await columns(connection)
    version = 0
    if tables:
        if tables.get("veillee") != ["version", "remains"]:
            raise not_ours(shown)
        version = await connection.fetchval("SELECT max(version) FROM veillee") or 0
    if version > len(MIGRATIONS):
        raise CannotOpen(
            f"The database {shown} was written by a newer Veillée (schema {version}, this one knows {len(MIGRATIONS)}):"
            " install that version, or choose another database with --database."
        )
    await require_tables(connection, shown, version)
    return int(version)


async def require_tables(connection: Any, shown: str, version: int) -> None:
    found = await columns(connection)
    if any(found.get(table) != names for table, names in (await expected_columns(connection, version)).items()):
        raise not_ours(shown)


def not_ours(shown: str) -> CannotOpen:
    return CannotOpen(
        f"The database {shown} is not one of Veillée, or somebody changed its tables:"
        " give Veillée an empty database of its own with --database."
    )


async def columns(connection: Any, schema: str = "current_schema()::regnamespace") -> dict[str, list[str]]:
    return dict(await connection.fetch(COLUMNS.format(schema)))


async def expected_columns(connection: Any, version: int) -> dict[str, list[str]]:
    """Made for a moment among the tables that only this connection sees."""
    making = connection.transaction()
    await making.start()
    try:
        await connection.execute("SET LOCAL search_path = pg_temp")
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                await connection.execute(statement)
        return await columns(connection, "pg_my_temp_schema()")
    finally:
        await making.rollback()
