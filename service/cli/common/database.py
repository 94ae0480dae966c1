"""The database, for commands that look into it beside the service."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from service.cli.common.errors import CommandError
from service.cli.common.program import called
from service.cli.common.words import say
from service.embedded import Postgres
from service.embedded.folder import LEAST, check
from service.embedded.home import locate
from service.settings import Settings

T = TypeVar("T")


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """The address of the database of `serve` with the same settings.

    Our own server is used as it runs, or runs for as long as the context lasts.
    """
    if settings.database_url:
        yield settings.database_url
        return
    server = Postgres(settings.data / "postgres")
    if _runs(server, settings.data):
        yield server.dsn()
    elif (locate(server.folder) / server.owned).exists():
        with server:
            yield server.dsn()
    else:
        folder = settings.data.absolute()
        raise CommandError(say("database.no-data", folder=folder, called=called()))


@contextmanager
def fresh(settings: Settings) -> Iterator[str]:
    """The address as `database` gives it; our own server is made if there is none yet."""
    if settings.database_url:
        yield settings.database_url
        return
    server = Postgres(settings.data / "postgres")
    if _runs(server, settings.data):
        yield server.dsn()
    else:
        with server:
            yield server.dsn()


def _runs(server: Postgres, data: Path) -> bool:
    """Whether our own server runs; if not, whether it could: DataFolderError. One that runs is used
    on a full disk, too, to see what is there and make room."""
    check(data, free=LEAST)
    if server.join():
        return True
    check(data)
    return False


def asked(settings: Settings, work: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """What a coroutine that is given the address brings back. That there are no tables, or no
    answer, becomes CommandError."""
    with database(settings) as url:
        try:
            return asyncio.run(work(url))
        except asyncpg.UndefinedTableError:
            raise CommandError(say("database.no-tables")) from None
        except (OSError, asyncpg.PostgresConnectionError) as trouble:
            raise CommandError(say("database.silent", trouble=trouble)) from None
