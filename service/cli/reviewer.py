"""`kronika reviewer`: reviews games for a service, on this machine or any other."""

import os
import signal
import socket
from threading import Event
from typing import Annotated

from cyclopts import Parameter

from games.kernel.registry import Registry
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.process import logs, priority
from service.process.yielding import yielding
from service.reviews.reviewer import NICENESS, NotLetInError, Reviewer, client

Engine = Annotated[
    str | None,
    Parameter(help="What the engine is called; host and process number if left out."),
]


def reviewer(
    *,
    engine: Engine = None,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Review games for a service, on this machine or any other.

    Takes reviews that people have asked for, makes them and posts them line by
    line, with low priority, until it is stopped by Ctrl-C (SIGINT) or SIGTERM;
    while others keep nearly all processors busy, it rests most of the time.
    One process keeps one core busy; start several for more. Whatever ends it,
    another one goes on where it was.

    The token has the scope `engine`, which `kronika admin grant NAME engine`
    lets an account have. What an account makes that is no administrator is
    shown once the service's own reviewers have made some of it again.

    Try:

        export KRONIKA_TOKEN=...
        kronika reviewer --url https://kronika.example

    Exit codes: 0 stopped by a signal, 2 the service does not let it in.
    """
    logs.configure("console", "info")
    priority.lower(NICENESS)
    address, name = options.url_of(url), engine or f"{socket.gethostname()} {os.getpid()}"
    with client(address, token) as http:
        one = Reviewer(http, Registry.installed(), name, Event(), within=yielding)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: one.end())
        try:
            one.run()
        except NotLetInError as trouble:
            raise CommandError(say("reviewer.kept-out", url=address, because=trouble)) from None
    return 0
