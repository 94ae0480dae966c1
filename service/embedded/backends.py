"""The servers a process works with: addresses it was given, or servers of our own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from service.embedded.folder import check
from service.embedded.postgres import Postgres
from service.embedded.valkey import Valkey


class Backends(msgspec.Struct, frozen=True, kw_only=True):
    """Two addresses, and for people where each server comes from."""

    database_url: str
    redis_url: str
    database_origin: str
    redis_origin: str


@contextmanager
def backends(
    *,
    data: Path,
    database_url: str | None,
    redis_url: str | None,
    lost: Callable[[], None] = lambda: None,
) -> Iterator[Backends]:
    """The servers to use while the context lasts; ours live below the folder `data`. `lost` is
    called, in a thread, if one of ours is down and cannot be started again.

    An address wins over a server of our own. Raises ServerError. Entering and leaving block
    for up to seconds; from a coroutine do so by `asyncio.to_thread`.
    """
    if not (database_url and redis_url):
        check(data)
    with ExitStack() as running:
        origin = cache = "from the settings"
        if not database_url:
            postgres = running.enter_context(Postgres(data / "postgres", lost=lost))
            database_url = postgres.dsn()
            origin = f"PostgreSQL {postgres.version}, {postgres.origin}"
        if not redis_url:
            valkey = running.enter_context(Valkey(data / "valkey", lost=lost))
            redis_url, cache = valkey.url(), f"Valkey {valkey.version}, {valkey.origin}"
        yield Backends(
            database_url=database_url,
            redis_url=redis_url,
            database_origin=origin,
            redis_origin=cache,
        )
