"""Doors: connections made as a pool makes its own, but to another server of the same cluster."""

import asyncio
import socket
from typing import Any, Final

import asyncpg

from events.database import Connection, Pool

SECONDS: Final = 2.0
"""How long a server may take to let somebody in: as long as servers of a cluster wait for each
other (`citus.node_connection_timeout` in docs/citus.md)."""
SILENCE: Final = 5
"""Seconds after which a server that says nothing at all is taken for gone, where the system lets it
be set; else that is a quarter of an hour."""
LOCK: Final = {"lock_timeout": "1s"}
"""How long a reader waits for a lane that moves. The coordinator can be asked meanwhile."""


class DoorShutError(ConnectionError):
    """There is no way in, whatever the reason: the server, the network, a password, a right."""


async def connected(pool: Pool, host: str, port: int, statements: str) -> Connection:
    """A connection on which these statements were said; DoorShutError."""
    return await _entered(pool, statements, **_options(pool, host, port))


async def pooled(pool: Pool, host: str, port: int, statements: str, most: int) -> Pool:
    """At most so many of them, each made when it is needed; whoever asks may get DoorShutError."""

    async def connect(*_: object, **options: Any) -> Connection:
        return await _entered(pool, statements, **options)

    options = _options(pool, host, port)
    options["server_settings"] = {**(options.get("server_settings") or {}), **LOCK}
    options |= {"connect": connect, "reset": _nothing_to_reset, "min_size": 0, "max_size": most}
    made: Pool = await asyncpg.create_pool(**options)
    return made


async def _entered(pool: Any, statements: str, **options: Any) -> Connection:
    """The options of a pool are not told by it. But what its connections tell is not enough to make
    others: passwords and certificates are not in it."""
    try:
        connection: Connection = await asyncpg.connect(*pool._connect_args, **options)
        try:
            _listen(connection)
            async with asyncio.timeout(SECONDS):
                if pool._init is not None:
                    await pool._init(connection)
                await connection.execute(statements)
        except BaseException:
            connection.terminate()
            raise
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as trouble:
        raise DoorShutError(str(trouble) or type(trouble).__name__) from trouble
    return connection


def _options(pool: Any, host: str, port: int) -> dict[str, Any]:
    return {**pool._connect_kwargs, "host": host, "port": port, "timeout": SECONDS}


def _listen(connection: Any) -> None:
    """A machine that is cut off from the network is noticed."""
    line = connection._transport.get_extra_info("socket")
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in (
        ("TCP_KEEPIDLE", SILENCE),
        ("TCP_KEEPINTVL", 1),
        ("TCP_USER_TIMEOUT", SILENCE * 1000),
    ):
        if hasattr(socket, option):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


async def _nothing_to_reset(_: Connection) -> None:
    """Every statement is a transaction of its own there, and leaves nothing behind."""
