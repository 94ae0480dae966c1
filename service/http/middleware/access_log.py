"""One entry of the log for each request, when its answer begins.

It says status and seconds, and like all entries of a request its id, operation, game and trace.
Not the path: ids in it may be invitations.
"""

import time
from typing import Final

import structlog
from litestar.types import HTTPScope

QUIET: Final = frozenset({"/health", "/ready", "/metrics"})
"""Asked every few seconds by machines."""

_log = structlog.get_logger("access")


def answered(scope: HTTPScope, status: int, began: float) -> None:
    """The answer of a request begins, which came at `began` (of `time.perf_counter`)."""
    if scope["path"] not in QUIET:
        taken = round(time.perf_counter() - began, 6)
        _log.info("answered", method=scope["method"], status=status, seconds=taken)
