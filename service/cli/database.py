"""The database, for commands that look into it beside the service."""

from collections.abc import Iterator
from contextlib import contextmanager

from service.cli.errors import CommandError
from service.cli.program import called
from service.embedded import Postgres
from service.embedded.home import locate
from service.settings import Settings


@contextmanager
def database(settings: Settings) -> Iterator[str]:
    """The address of the database of `serve` with the same settings.

    Our own server is used as it runs, or runs for as long as the context lasts.
    """
    if settings.database_url:
        yield settings.database_url
        return
    server = Postgres(settings.data / "postgres")
    if server.join():
        yield server.dsn()
    elif (locate(server.folder) / server.owned).exists():
        with server:
            yield server.dsn()
    else:
        raise CommandError(
            f"there is no data in {settings.data.absolute()}\n"
            f"  To fix it: say where by --data or --database-url; `{called()} serve` makes one."
        )


@contextmanager
def fresh(settings: Settings) -> Iterator[str]:
    """The address as `database` gives it; our own server is made if there is none yet."""
    if settings.database_url:
        yield settings.database_url
        return
    server = Postgres(settings.data / "postgres")
    if server.join():
        yield server.dsn()
    else:
        with server:
            yield server.dsn()
