"""Operations found by method and path, without Litestar's router.

What Litestar does around a handler (two layers for exceptions, a stack of contexts, values of
parameters by their types, hooks) takes longer than most operations, and they use none of it: they
read their requests themselves, and tell every problem as an answer. Whatever is not exactly the
path of an operation (other methods, doubled slashes, sockets, files, names of hosts that Litestar
refuses) goes to Litestar as ever, so there is one place that says what is not there.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, cast

from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from service.http.middleware import request_headers
from service.http.mount import troubled
from service.http.replies import Whole

_HOST: Final = re.compile(rb"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9a-fA-F:.]+\](:[0-9]+)?")


class _Place:
    """A part of a path: what may come behind it, and the operations that it is the path of."""

    __slots__ = ("any", "methods", "named")

    def __init__(self) -> None:
        self.named: dict[str, _Place] = {}
        self.any: _Place | None = None
        self.methods: dict[str, tuple[HTTPRouteHandler, tuple[str, ...]]] = {}


class Directory:
    """The application of those operations; everything else is answered by `others`."""

    def __init__(self, app: Litestar, others: ASGIApp, names: Iterable[str]) -> None:
        self._others = others
        self._root = _Place()
        wanted = frozenset(names)
        for route in app.routes:
            if isinstance(route, HTTPRoute):
                for handler in route.route_handlers:
                    if handler.name in wanted:
                        self._enter(route, handler)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Of ASGI."""
        found = self._found(scope) if scope["type"] == ScopeType.HTTP else None
        if found is None:
            await self._others(scope, receive, send)
            return
        handler, params = found
        scope["route_handler"], scope["path_params"] = handler, params
        answer = await _answered(handler, Request(scope, receive, send))
        await answer(scope, receive, send)

    def _enter(self, route: HTTPRoute, handler: HTTPRouteHandler) -> None:
        place, params = self._root, []
        for part in route.path_components:
            if isinstance(part, str):
                place = place.named.setdefault(part, _Place())
            else:
                params.append(part.name)
                place.any = place.any or _Place()
                place = place.any
        for method in handler.http_methods:
            place.methods[method] = handler, tuple(params)

    def _found(self, scope: HTTPScope) -> tuple[HTTPRouteHandler, dict[str, str]] | None:
        """The handler and the parameters of the path; None if Litestar is to look."""
        if scope.get("root_path") or not _HOST.fullmatch(
            request_headers.of(scope).get(b"host", b"")
        ):
            return None
        place: _Place | None = self._root
        values = []
        start, *parts = scope["path"].split("/")
        for part in parts:
            if place is None or not part:
                return None
            named = place.named.get(part)
            if named is None:
                values.append(part)
                place = place.any
            else:
                place = named
        if start or place is None or (found := place.methods.get(scope["method"])) is None:
            return None
        handler, names = found
        return handler, dict(zip(names, values, strict=True))


async def _answered(handler: HTTPRouteHandler, request: Request[Any, Any, Any]) -> ASGIApp:
    """What is sent; whatever goes wrong is an answer, too."""
    try:
        response: Response[Any] | ASGIResponse = await cast(Any, handler.fn)(request)
        if isinstance(response, Whole):
            return response.to_asgi_response()
        return await handler.to_response(request.app, response, request)
    except Exception as trouble:
        return troubled(request, trouble).to_asgi_response(app=None, request=request)
