"""`HEAD` of whatever can be read: what GET would answer, without its body (RFC 9110, 9.3.2).

A stream, which would go on, is left as soon as its head is known.
"""

import asyncio
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEAD: Final = "HEAD"


def headed(app: ASGIApp) -> ASGIApp:
    """The application for requests with the method HEAD: it sees a GET by somebody who goes away
    behind the head."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        head_sent = asyncio.Event()

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                head_sent.set()

        async def hear() -> Any:
            if head_sent.is_set():
                return {"type": "http.disconnect"}
            waiting = asyncio.ensure_future(receive())
            gone = asyncio.ensure_future(head_sent.wait())
            done, _ = await asyncio.wait((waiting, gone), return_when=asyncio.FIRST_COMPLETED)
            gone.cancel()
            if waiting in done:
                return waiting.result()
            waiting.cancel()
            return {"type": "http.disconnect"}

        asked: Any = {**scope, "method": "GET"}
        await app(asked, hear, send_head)

    return run
