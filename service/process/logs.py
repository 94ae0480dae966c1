"""Structured logs: lines for people, or one JSON object a line; with request, trace, game and
version where known.

Nothing secret is logged: no tokens, no commands, no events, no addresses with passwords. Should
one get into a message all the same (a library may put an address into an exception), it is
blotted out before the line is written.
"""

import io
import logging
import re
import sys
from contextlib import suppress
from typing import Final, Literal, TextIO, cast

import msgspec
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from service.tracing import request_context

_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SECRETS: Final = re.compile(
    r"(?P<token>kronika_tok_[0-9a-z]+_)[A-Za-z0-9_-]+"
    r"|(?P<bearer>[Bb]earer )[^\s\"',]+"
    r"|(?P<address>[a-z][a-z0-9+]*://)[^/@\s\"']*@"
    r"|(?P<row>DETAIL: )[^\n]*"  # PostgreSQL tells whole rows there
    r"|(?P<key>PRIVATE\+KEY\+)[^\s\"']+"
)
BLOT: Final = "***"


def configure(form: Literal["console", "json"], level: str) -> None:
    """Sets up structlog, and leads the standard library's loggers (uvicorn's) through it."""
    shared: list[Processor] = [
        _with_context,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Processor = (
        # Not the pretty tracebacks: they print local variables, and so other people's cards.
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
        if form == "console"
        else structlog.processors.JSONRenderer(serializer=_json)
    )
    last: list[Processor] = [structlog.processors.format_exc_info, blotted, renderer]
    least = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Entries(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(least, logging.WARNING))
    # What strangers send that is no request, or no handshake of a socket, is no news.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.getLogger("websockets").setLevel(logging.CRITICAL)


class Entries(io.TextIOBase):
    """Where entries are written. One that cannot be (the disk that takes the log is full) is left
    out: no request and no work fails for what it has to say."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str, /) -> int:
        """Writes, if that is possible."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """The same."""
        with suppress(OSError):
            self._stream.flush()


def about_request(operation: str, game: str | None) -> None:
    """From now on every entry of the running request says what it asks for, and of which game
    (only what may be the id of one)."""
    if game is not None and _GAME.fullmatch(game):
        request_context.note(operation=operation, game=game)
    else:
        request_context.note(operation=operation)


def about_game(*, version: int, ply: int) -> None:
    """From now on every entry of the running request says how far its game is."""
    request_context.note(version=version, ply=ply)


def _with_context(_: WrappedLogger, __: str, entry: EventDict) -> EventDict:
    return {**request_context.known(), **entry}


def blotted(_: WrappedLogger, __: str, entry: EventDict) -> EventDict:
    """The entry without what looks like a secret."""
    for name, value in entry.items():
        if isinstance(value, str):
            entry[name] = _SECRETS.sub(_blot, value)
    return entry


def _blot(found: re.Match[str]) -> str:
    kept = next(part for part in found.groups() if part is not None)
    return f"{kept}{BLOT}{'@' if found['address'] else ''}"


def _json(entry: object, **_: object) -> str:
    return msgspec.json.encode(entry, enc_hook=repr).decode()
