"""Structured logs: one JSON object a line, with game, version and request id where known.

Nothing secret is logged: no tokens, no commands, no events, no addresses with passwords.
"""

import logging
import sys
from typing import Literal

import msgspec
import structlog


def configure(form: Literal["auto", "console", "json"], level: str) -> None:
    """Sets up structlog, and leads the standard library's loggers (uvicorn's) through it."""
    readable = form == "console" or (form == "auto" and sys.stderr.isatty())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer()
        if readable
        else structlog.processors.JSONRenderer(serializer=_json)
    )
    errors = [] if readable else [structlog.processors.format_exc_info]
    least = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*shared, *errors, last],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *errors,
                last,
            ],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(least, logging.WARNING))


def _json(entry: object, **_: object) -> str:
    return msgspec.json.encode(entry, enc_hook=repr).decode()
