"""Every request has an id: in the answer's `X-Request-Id`, and in every log entry about it.

Where the client stands with its budget is told in the same place, and what browsers are not to do:
guess at what an answer is, or tell others which page they come from.
"""

import re
import secrets
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from service.limits import headers as budget_headers

HEADER: Final = b"x-request-id"
CAREFUL: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)
_FORM: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")


def request_ids(app: ASGIApp) -> ASGIApp:
    """The middleware. A client may bring an id of its own."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        brought = next((value for name, value in scope["headers"] if name == HEADER), b"")
        request_id = brought if _FORM.fullmatch(brought) else secrets.token_hex(8).encode()
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request_id.decode())

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    (HEADER, request_id),
                    *CAREFUL,
                    *budget_headers.of(scope),
                ]
            await send(message)

        await app(scope, receive, tell)

    return run
