"""While the process drains, each answer is the last one on its connection: clients connect anew,
and so get to a process that stays."""

from collections.abc import Callable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_LAST: Final = (b"connection", b"close")


def draining(app: ASGIApp, drains: Callable[[], bool]) -> ASGIApp:
    """The middleware; `drains` says whether the process has been told to stop."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start" and drains():
                message["headers"] = [*message["headers"], _LAST]
            await send(message)

        await app(scope, receive, tell)

    return run
