"""The yardsticks of HTTP: a Litestar application that reads and writes JSON, and little else.

Its routes take what a move takes, read and checked by msgspec, and give it back. One does nothing
more. The other one, which is there if there is a database, inserts it as one row first, in a
transaction of its own: a durable POST, which no durable move can be cheaper than.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
import msgspec
from litestar import Litestar, post
from litestar.datastructures import State
from msgspec import Struct

PATH = "/bare"
DURABLE = "/durable"
CONNECTIONS = 10
"""Of the application to PostgreSQL, all open from the beginning, as `KRONIKA_POOL_MAX` has them."""

_TABLE = """
CREATE TABLE IF NOT EXISTS posted (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body bytea NOT NULL)
"""
_INSERT = "INSERT INTO posted (body) VALUES ($1)"


class Posted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body like that of a move."""

    seat: int
    decision: int
    commands: tuple[dict[str, Any], ...]


@post(PATH)
async def echo(data: Posted) -> Posted:
    """The same again."""
    return data


@post(DURABLE)
async def keep(data: Posted, state: State) -> Posted:
    """The same again, once it is on the disk."""
    await state.pool.execute(_INSERT, msgspec.json.encode(data))
    return data


def bare_app(database_url: str | None = None) -> Litestar:
    """The application."""
    if database_url is None:
        return Litestar([echo], logging_config=None, openapi_config=None)
    return Litestar(
        [echo, keep],
        lifespan=[partial(_connected, database_url)],
        logging_config=None,
        openapi_config=None,
    )


@asynccontextmanager
async def _connected(database_url: str, app: Litestar) -> AsyncIterator[None]:
    async with asyncpg.create_pool(
        database_url, min_size=CONNECTIONS, max_size=CONNECTIONS, reset=_nothing_to_reset
    ) as pool:
        await pool.execute(_TABLE)
        app.state.pool = pool
        yield


async def _nothing_to_reset(_: object) -> None:
    """As the service has it: no round trip to clear a connection that nobody has changed."""
