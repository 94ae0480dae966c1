"""The next page of a list as the `Link` of an answer (RFC 8288)."""

from typing import Any
from urllib.parse import parse_qsl, urlencode

from litestar import Request, Response
from litestar.response.base import ASGIResponse

from service.http.replies import Whole


def linked(
    request: Request[Any, Any, Any], response: Response[Any] | ASGIResponse
) -> Response[Any] | ASGIResponse:
    """The answer with the address of the next page, if it is a page and there is one."""
    if isinstance(response, Whole) and response.next_page is not None:
        asked = parse_qsl(request.scope["query_string"].decode("latin-1"))
        rest = [(name, value) for name, value in asked if name != "after"]
        query = urlencode([*rest, ("after", response.next_page)])
        response.headers["Link"] = f'<{request.scope["path"]}?{query}>; rel="next"'
    return response
