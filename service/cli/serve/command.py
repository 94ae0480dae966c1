"""`kronika serve`: the service, with database and cache of its own unless told otherwise."""

import os
import socket
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from service.cli.common import options
from service.cli.common.words import say
from service.cli.serve import server as serving
from service.cli.serve import stopping
from service.cli.serve.listening import address_of, bound
from service.cli.serve.manager import ServiceManager
from service.cli.serve.preparing import prepared
from service.cli.serve.privileges import leave_root
from service.cli.serve.reviewers import Reviewers
from service.cli.serve.welcome import welcome
from service.cli.serve.workers import Workers
from service.embedded.backends import Backends, backends
from service.process import logs
from service.settings import Settings, from_environment
from service.settings.data_folder import IN_CLONE

Processes = Annotated[int | None, Parameter(help="Service processes [KRONIKA_WORKERS].")]
ReviewerCount = Annotated[
    int | None, Parameter(help="Processes beside it that review games [KRONIKA_REVIEWERS].")
]
LogFormat = Annotated[
    Literal["console", "json"] | None, Parameter(help="Of the log [KRONIKA_LOG_FORMAT].")
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"] | None,
    Parameter(help="Least severe entries of the log [KRONIKA_LOG_LEVEL]."),
]


def serve(
    *,
    host: options.Host = None,
    port: options.Port = None,
    data: options.Data = None,
    database_url: options.DatabaseUrl = None,
    redis_url: options.RedisUrl = None,
    workers: Processes = None,
    reviewers: ReviewerCount = None,
    log_format: LogFormat = None,
    log_level: LogLevel = None,
) -> int:
    """Run the service, with database and cache of its own unless told otherwise.

    Without addresses it runs a PostgreSQL and a Valkey of its own, whose data
    stays in a folder; the next start finds all games there. Ctrl-C (SIGINT) or
    SIGTERM drains: what is being answered is finished, streams end so that
    clients resume, then the servers are stopped. A second signal waits for
    nothing. What it prints goes to standard output, its log to standard error.
    Started as root, it becomes the user `kronika` before it serves, if it can.

    Try:

        kronika serve
        kronika serve --port 9000 --data /var/lib/kronika --workers 2
        kronika serve --database-url postgresql://kronika@db/kronika \\
            --redis-url redis://cache:6379

    Every option can be set by the variable in brackets; `kronika settings`
    lists more of them.

    Exit codes: 0 stopped by a signal, 1 a service process could not start,
    2 cannot be started so (the message says why), 69 a server of its own is
    down and does not start again, 78 the database does not
    belong to the keys that are here, 130 stopped while starting.
    """
    settings = from_environment(
        host=host,
        port=port,
        data=data and data.expanduser(),
        database_url=database_url,
        redis_url=redis_url,
        workers=workers,
        reviewers=reviewers,
        log_format=log_format,
        log_level=log_level,
    )
    _note_other_data(settings)
    stopping.starting()
    manager = ServiceManager.of(os.environ)
    ending = stopping.Ending()
    with (
        closing(bound(settings.host, settings.port)) as listener,
        backends(
            data=settings.data,
            database_url=settings.database_url,
            redis_url=settings.redis_url,
            lost=ending.server_lost,
        ) as found,
    ):
        return _serve(settings, found, listener, manager) or ending.code


def _note_other_data(settings: Settings) -> None:
    """Whoever served from another folder before looks for the games that are there."""
    here = Path(IN_CLONE).absolute()
    own = settings.data.absolute()
    if not settings.database_url and here != own and (here / "postgres").is_dir():
        sys.stderr.write(f"{say('serve.other-data', here=here, data=own)}\n")


def _serve(
    settings: Settings, found: Backends, listener: socket.socket, manager: ServiceManager
) -> int:
    address = address_of(listener)
    full = msgspec.structs.replace(
        settings,
        port=listener.getsockname()[1],
        database_url=found.database_url,
        redis_url=found.redis_url,
        secrets_key=settings.secrets_file or settings.secrets_key,
    )
    logs.configure(settings.log_format, settings.log_level)
    prepared(full)
    leave_root(full, lambda: prepared(full))

    with Reviewers(full) as reviewers:

        def ready() -> None:
            sys.stdout.write(welcome(address, settings, found))
            sys.stdout.flush()
            manager.serves(address)
            reviewers.begin(address)

        if settings.workers > 1:
            return 0 if Workers(full, listener, manager).run(ready) else 1
        with stopping.serving():
            serving.serve(full, sockets=[listener], ready=ready, manager=manager)
        return 0
