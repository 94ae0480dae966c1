"""`OPTIONS` of every path: all methods that it has. (Litestar would name those of one of the
operations there, not of all.)"""

from collections.abc import Iterable, Iterator
from typing import Any

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from service.http.operation import Operation


def options(operations: Iterable[Operation]) -> Iterator[HTTPRouteHandler]:
    """A route for each path of the operations."""
    methods: dict[str, set[str]] = {}
    for one in operations:
        found = methods.setdefault(one.path, {"OPTIONS"})
        found |= {"GET", "HEAD"} if one.method == "GET" else {one.method}
    return (_route(path, ", ".join(sorted(allowed))) for path, allowed in methods.items())


def _route(path: str, allowed: str) -> HTTPRouteHandler:
    async def answer() -> Response[Any]:
        return Response(b"", status_code=204, headers={"Allow": allowed})

    return HTTPRouteHandler(
        path.replace("}", ":str}"),
        http_method="OPTIONS",
        include_in_schema=False,
        status_code=200,  # the response brings its own
    )(answer)
