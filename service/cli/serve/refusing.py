"""A start that fails, in one sentence.

What an operator can mend is said as such; anything else is a bug and keeps its trace.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import redis

from service.cli.common.errors import CommandError
from service.cli.common.servers.unusable import (
    TROUBLES,
    Unusable,
    cache_unusable,
    database_unusable,
)
from service.cli.common.words import say
from service.settings import Settings
from service.startup.refusal import StartRefusedError


def refused(trouble: BaseException | None, settings: Settings) -> Exception | None:
    """The error that says why a service could not start; None if there is no sentence for it."""
    match trouble:
        case CommandError() | StartRefusedError():
            return trouble
        case BaseExceptionGroup():
            found = [refused(one, settings) for one in trouble.exceptions]
            return found[0] if all(found) else None
        case redis.RedisError():
            return unusable("cache", cache_unusable(trouble, settings.redis_url or ""))
        case Exception() if isinstance(trouble, TROUBLES) and not isinstance(trouble, ValueError):
            return unusable("database", database_unusable(trouble, settings.database_url or ""))
        case _:
            return None


def unusable(server: str, found: Unusable) -> CommandError:
    """The error that names the server: `database` or `cache`."""
    told = say("serve.unusable", server=server, trouble=found.what, remedy=found.remedy)
    return CommandError(told)


@contextmanager
def told_in_a_sentence(
    trouble: Callable[[], BaseException | None], settings: Settings
) -> Iterator[None]:
    """The HTTP server that runs in this context ends the process if the application does not start.
    Where that is because of what `trouble` gives, and there is a sentence for it, that is raised
    instead, and the trace is not logged."""

    def unexpected(_: logging.LogRecord) -> bool:
        return refused(trouble(), settings) is None

    log = logging.getLogger("uvicorn.error")
    log.addFilter(unexpected)
    try:
        yield
    except SystemExit:
        if (error := refused(trouble(), settings)) is None:
            raise
        raise error from None
    finally:
        log.removeFilter(unexpected)
