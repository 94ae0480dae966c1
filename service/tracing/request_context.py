"""What is known of the running request: what every log entry about it says, and its span."""

from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final, TypeAlias

Known: TypeAlias = Mapping[str, str | int]

_known: Final[ContextVar[Known]] = ContextVar("request", default=MappingProxyType({}))
"""One mapping for all of it, never changed. A variable for each name, as structlog has them, took
several times as long, and every request pays for it."""


def begin(request: str) -> None:
    """The running task serves a request with this id from now on."""
    _known.set({"request": request})


def note(**more: str | int) -> None:
    """More is known of the running request, and of whatever it starts from now on."""
    _known.set({**_known.get(), **more})


def known() -> Known:
    """What is known of the running request."""
    return _known.get()
