"""Refusals as HTTP responses. Commands, which only read problems, do without the web framework."""

import re
from typing import Final
from uuid import uuid4

import msgspec
from litestar import Response
from litestar.types import Scope
from msgspec.structs import replace

from referee.languages import preferred
from referee.problems.problem import MEDIA_TYPE, Problem, ProblemError, in_language
from service.http.middleware import request_headers
from service.tracing import request_context

_HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_SAFE: Final = frozenset({"https", "wss"})


def respond(refusal: ProblemError, scope: Scope) -> Response[bytes]:
    """The HTTP response of a refusal, in the language that the request likes best."""
    language = preferred(request_headers.header(scope, b"accept-language"))
    problem = told(refusal, scope, language)
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers={
            "Cache-Control": "no-store",
            "Content-Language": language,
            "Vary": "Accept-Language",
            **refusal.headers,
        },
    )


def told(refusal: ProblemError, scope: Scope, language: str) -> Problem:
    """The problem as a request gets it: in a language, with the address of what its type means,
    with a name of its own and that of the request."""
    problem, origin = in_language(refusal, language), _origin(scope)
    path = problem.instance
    return replace(
        problem,
        type=f"{origin}{problem.type}",
        instance=uuid4().urn if path is None else f"{origin}{path}",
        request_id=str(request_context.known().get("request", "")) or None,
    )


def _origin(scope: Scope) -> str:
    """Where clients reach the service, as the settings say or else this request; empty if it names
    no host, and a path has to do."""
    app = scope.get("litestar_app")
    edge = None if app is None else getattr(app.state, "edge", None)
    if edge is not None and edge.public_url is not None:
        return str(edge.public_url).rstrip("/")
    host = request_headers.header(scope, b"host", "")
    scheme = "https" if scope["scheme"] in _SAFE else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""
