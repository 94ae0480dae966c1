"""From an operation to a socket: the handshake, who calls, and how refusals are told.

Until a socket is accepted a refusal is the answer of the handshake, a problem as everywhere.
Browsers do not show that to scripts, and cannot send headers either. So a token may also come as a
subprotocol, or in a first message; what is refused then is told in a message.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing, suppress
from typing import Any, Final, TypeAlias, cast
from urllib.parse import urlencode

import msgspec
import structlog
from litestar import Request, WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.types import HTTPScope
from msgspec import Struct
from msgspec.structs import asdict

from events.database import is_outage
from games.kernel.sentence import Sentence
from referee import reading
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import MEDIA_TYPE, ProblemError, refused
from service.http.call import Call
from service.http.frames import Greeting, ProblemMessage, StreamEnd
from service.http.invalid_values import all_named
from service.http.middleware import request_headers
from service.http.middleware.edge import Edge
from service.http.mount import call_of
from service.http.operation import Operation
from service.http.refusing import challenge, told
from service.limits import headers as budget_headers
from service.process import logs
from service.tracing import request_context

PROTOCOL: Final = "kronika.v1"
TOKEN: Final = "kronika.token."
"""How a subprotocol begins whose rest is a token."""

HELLO_SECONDS: Final = 10.0
OVER: Final = 1000
UNWANTED: Final = 1008
ELSEWHERE: Final = 1012
PROBLEM: Final = 4000
"""Codes that a socket is closed with (RFC 6455, 7.4). Those from 4000 on are for applications: this
and the status of a problem."""

_log = structlog.get_logger()


class HungUpError(Exception):
    """The other end has gone."""


class Socket:
    """One end of a socket. What is said waits until the other end has taken in what was said
    before, so nothing piles up for those who read slowly."""

    def __init__(self, connection: WebSocket[Any, Any, Any]) -> None:
        self.accepted = False
        self._connection = connection

    async def accept(self) -> None:
        """Ends the handshake. Of several subprotocols ours is taken. Harmless when repeated."""
        if self.accepted:
            return
        offered = self._connection.scope["subprotocols"]
        chosen = PROTOCOL if PROTOCOL in offered else None
        await self._send({"type": "websocket.accept", "subprotocol": chosen, "headers": []})
        self.accepted = True

    async def say(self, message: Struct | str) -> None:
        """Sends a message, encoded or not."""
        encoded = isinstance(message, str)
        text = message if encoded else msgspec.json.encode(message).decode()
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def hear(self) -> str:
        """The next message. HungUpError when there is none any more."""
        said = await self._connection.receive()
        if said["type"] != "websocket.receive":
            raise HungUpError
        text = said.get("text")
        if text is None:
            raise refused(kinds.MALFORMED_BODY, Sentence("text-frames"))
        return text

    async def close(self, code: int, reason: str) -> None:
        """Says good-bye."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def refuse(self, refusal: ProblemError) -> None:
        """Tells a problem: as the answer of the handshake, or in a message before the end."""
        headers_sent = dict(self._connection.scope["headers"])
        language = preferred(headers_sent.get(b"accept-language", b"").decode("latin-1"))
        scope = self._connection.scope
        problem = told(refusal, scope, language)
        if self.accepted:
            await self.say(ProblemMessage(problem=problem))
            await self.close(PROBLEM + problem.status, refusal.kind.slug)
            return
        said = {
            "Content-Type": MEDIA_TYPE,
            "Content-Language": language,
            "Cache-Control": "no-store",
            "X-Request-Id": problem.request_id or "",
            **refusal.headers,
            **challenge(refusal, scope),
        }
        headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
        headers += budget_headers.of(scope)
        body = msgspec.json.encode(problem)
        begin = {
            "type": "websocket.http.response.start",
            "status": problem.status,
            "headers": headers,
        }
        await self._send(begin)
        await self._send({"type": "websocket.http.response.body", "body": body})

    async def _send(self, message: dict[str, object]) -> None:
        try:
            await self._connection.send(cast(Any, message))
        except (OSError, WebSocketDisconnect):
            raise HungUpError from None


Begin: TypeAlias = Callable[[Call[Any, Any, Any]], Awaitable[AsyncIterator[Struct | str]]]
"""From a call to what will be said. Raises a problem if nothing may be said."""


def socket_route(
    operation: Operation, begin: Begin, greeting: type[Greeting]
) -> WebsocketRouteHandler:
    """The route of an operation that answers with messages. Its query has a flag `hello`: if it is
    set, token and everything else come in a first message, which is a `greeting`."""

    async def handle(socket: WebSocket[Any, Any, Any]) -> None:
        edge: Edge = socket.app.state.edge
        request_context.begin(secrets.token_hex(8))
        logs.about_request(operation.id, socket.path_params.get("game_id"))
        await socket.receive()
        with suppress(HungUpError):
            await _serve(operation, begin, greeting, edge, socket)

    return WebsocketRouteHandler(operation.path.replace("}", ":str}"), name=f"{operation.id}.ws")(
        handle
    )


async def _serve(
    operation: Operation,
    begin: Begin,
    greeting: type[Greeting],
    edge: Edge,
    connection: WebSocket[Any, Any, Any],
) -> None:
    """Serves a socket from the handshake to its end, whatever happens."""
    started, socket, status = time.perf_counter(), Socket(connection), 101
    request = None
    try:
        request = await _request(operation, greeting, connection, socket)
        messages = await begin(await call_of(operation, edge, request))
        await socket.accept()
    except HungUpError:
        raise
    except Exception as trouble:
        refusal = _refusal(trouble)
        if request is not None:
            refusal = await all_named(operation, request, refusal)
        status = refusal.problem.status
        await socket.refuse(refusal)
        return
    finally:
        edge.metrics.request(operation.id, status, time.perf_counter() - started)
    try:
        await _talk(socket, messages)
    except HungUpError:
        raise
    except Exception as trouble:
        await socket.refuse(_refusal(trouble))


async def _request(
    operation: Operation,
    greeting: type[Greeting],
    connection: WebSocket[Any, Any, Any],
    socket: Socket,
) -> Request[Any, Any, Any]:
    """The handshake as a request, with what a subprotocol or a first message says in its place."""
    scope = connection.scope
    query, token = scope["query_string"], _offered(scope["subprotocols"])
    if getattr(reading.query(query, operation.query), "hello", False):
        await socket.accept()
        said = asdict(await _greeted(socket, greeting))
        token = said.pop("token") or token
        query = urlencode({name: one for name, one in said.items() if one is not None}).encode()
    headers = list(scope["headers"])
    if not any(name == b"origin" for name, _ in headers):  # no browser, so no session of one
        headers = [one for one in headers if one[0] != b"cookie"]
    if token is not None:
        headers = [one for one in headers if one[0] != b"authorization"]
        headers.append((b"authorization", b"Bearer " + token.encode()))
    plain = {"type": "http", "method": "GET", "headers": headers, "query_string": query}
    asked = cast(HTTPScope, {**scope, **plain})
    request_headers.put(asked, headers)
    return Request(asked)


def _offered(subprotocols: Sequence[str]) -> str | None:
    """The token among the subprotocols."""
    found = (one.removeprefix(TOKEN) for one in subprotocols if one.startswith(TOKEN))
    return next(found, None)


async def _greeted(socket: Socket, greeting: type[Greeting]) -> Greeting:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return reading.decoded((await socket.hear()).encode(), greeting)
    except TimeoutError:
        detail = Sentence("no-first-message", {"seconds": round(HELLO_SECONDS)})
        raise refused(kinds.INVALID_BODY, detail) from None


async def _talk(socket: Socket, messages: AsyncIterator[Struct | str]) -> None:
    """Says everything and closes. Stops when the other end goes, or says something itself."""
    saying = asyncio.create_task(_say_all(socket, messages))
    hearing = asyncio.create_task(socket.hear())
    try:
        await asyncio.wait({saying, hearing}, return_when=asyncio.FIRST_COMPLETED)
        if saying.done():
            saying.result()
            return
    finally:
        saying.cancel()
        hearing.cancel()
        await asyncio.gather(saying, hearing, return_exceptions=True)
    with suppress(ProblemError):
        hearing.result()
    await socket.close(UNWANTED, "messages are not accepted here")


async def _say_all(socket: Socket, messages: AsyncIterator[Struct | str]) -> None:
    last: Struct | str | None = None
    async with aclosing(messages):  # type: ignore[type-var]  # they come from a generator
        async for last in messages:
            await socket.say(last)
    if isinstance(last, StreamEnd):
        await socket.close(OVER, "the game is over")
    else:
        await socket.close(ELSEWHERE, "connect again: the game goes on")


def _refusal(trouble: Exception) -> ProblemError:
    """What is told of trouble: a refusal as it is; that PostgreSQL is away; that we have a bug,
    whose story the log gets."""
    if isinstance(trouble, ProblemError):
        return trouble
    if is_outage(trouble):
        _log.warning("unavailable", error=type(trouble).__name__)
        return refused(kinds.UNAVAILABLE, headers={"Retry-After": "1"})
    incident = secrets.token_hex(8)
    _log.error("request-failed", incident=incident, exc_info=trouble)
    return refused(kinds.INTERNAL, incident=incident)
