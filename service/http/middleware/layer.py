"""The one layer around the application; the package says what it does in which order, and why."""

import time
from collections.abc import Awaitable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
)

from service.http.middleware import request_headers
from service.http.middleware.access_log import answered
from service.http.middleware.compression import Coded, Compression
from service.http.middleware.cors import Cors
from service.http.middleware.head_requests import HEAD, headed
from service.http.middleware.hosts import names_one_host, refuse
from service.http.middleware.request_ids import HEADER, request_id
from service.limits import headers as budget_headers
from service.tracing import request_context

CAREFUL: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""What browsers are not to do: guess at what an answer is, tell others which page they come from,
let pages of others hold a window of ours, or load an answer into them without CORS."""
SHARED: Final[bytes] = b"cross-origin-resource-policy"
"""An operation may say that pages of others can show its answer."""


class AnswerLayer:
    """The layer."""

    def __init__(self, app: ASGIApp, cors: Cors, *, access_log: bool) -> None:
        self.cors = cors
        self.compression = Compression()
        self.access_log = access_log
        self._app = app
        self._headed = headed(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Of ASGI."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        named = request_id(request_headers.of(scope))
        request_context.begin(named.decode())
        app = self._headed if scope["method"] == HEAD else self._app
        if not names_one_host(scope):
            app = refuse
        await app(scope, receive, _Answer(self, scope, send, named).send)


class _Answer:
    """One answer on its way."""

    __slots__ = ("_began", "_coded", "_head", "_layer", "_named", "_scope", "_send")

    def __init__(self, layer: AnswerLayer, scope: HTTPScope, send: Send, named: bytes) -> None:
        self._layer = layer
        self._scope = scope
        self._send = send
        self._named = named
        self._began = time.perf_counter() if layer.access_log else 0.0
        self._coded: Coded | None = None
        self._head: HTTPResponseStartEvent | None = None

    def send(self, message: Message) -> Awaitable[None]:
        """Sends a message, sooner or later: a head that is to say how its body is coded waits for
        it."""
        if message["type"] == "http.response.start":
            return self._begin(message)
        if message["type"] == "http.response.body" and self._coded is not None:
            return self._go_on(self._coded, message)
        return self._send(message)

    def _begin(self, head: HTTPResponseStartEvent) -> Awaitable[None]:
        layer, scope = self._layer, self._scope
        if layer.access_log:
            answered(scope, head["status"], self._began)
        headers = list(head["headers"])
        headers, self._coded = layer.compression.begun(scope, head["status"], headers)
        headers = layer.cors.granted(scope, headers)
        headers.append((HEADER, self._named))
        headers += _careful(headers)
        headers += budget_headers.of(scope)
        head["headers"] = headers
        if self._coded is not None:
            self._head = head
            return _nothing()
        return self._send(head)

    async def _go_on(self, coded: Coded, message: HTTPResponseBodyEvent) -> None:
        more, (head, self._head) = message.get("more_body", False), (self._head, None)
        if head is not None and not more:
            body = await coded.whole(head, message["body"])
        else:
            body = coded.piece(message["body"], more=more)
        if head is not None:
            await self._send(head)
        await self._send({"type": "http.response.body", "body": body, "more_body": more})


def _careful(headers: list[tuple[bytes, bytes]]) -> tuple[tuple[bytes, bytes], ...]:
    """What browsers are not to do, unless the operation has said otherwise."""
    if any(name == SHARED for name, _ in headers):
        return tuple(one for one in CAREFUL if one[0] != SHARED)
    return CAREFUL


async def _nothing() -> None:
    """What there is to do while a head waits."""
