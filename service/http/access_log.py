"""One entry of the log for each request, when its answer begins.

It says status and seconds, and like all entries of a request its id, operation, game and trace.
Not the path: ids in it may be invitations.
"""

import time
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

QUIET: Final = frozenset({"/health", "/ready", "/metrics"})
"""Asked every few seconds by machines."""

_log = structlog.get_logger("access")


def access_log(app: ASGIApp) -> ASGIApp:
    """The middleware; it stands inside of the one that gives requests their ids."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] in QUIET:
            await app(scope, receive, send)
            return
        began = time.perf_counter()

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                taken = round(time.perf_counter() - began, 6)
                status = message["status"]
                _log.info("answered", method=scope["method"], status=status, seconds=taken)
            await send(message)

        await app(scope, receive, tell)

    return run
