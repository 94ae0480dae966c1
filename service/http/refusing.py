"""Refusals as HTTP responses. Commands, which only read problems, do without the web framework."""

from typing import Final
from uuid import uuid4

import msgspec
from litestar import Response
from litestar.types import Scope
from msgspec.structs import replace

from referee.languages import preferred
from referee.problems.problem import MEDIA_TYPE, Problem, ProblemError, in_language
from service.http.middleware import request_headers
from service.http.origins import origin
from service.tracing import request_context

BEARER: Final = 'Bearer realm="kronika"'
CHALLENGE: Final = "WWW-Authenticate"
_UNAUTHORIZED: Final = 401
_METADATA: Final = "/.well-known/oauth-protected-resource"


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
            **challenge(refusal, scope),
        },
    )


def challenge(refusal: ProblemError, scope: Scope) -> dict[str, str]:
    """The header of a refusal for lack of rights, which says where to get some (RFC 9110, 11.6.1;
    RFC 9728, 5.1)."""
    said = refusal.headers.get(CHALLENGE)
    if said is None and refusal.problem.status != _UNAUTHORIZED:
        return {}
    where = f'resource_metadata="{origin(scope)}{_METADATA}"'
    return {CHALLENGE: f"{said or BEARER}, {where}"}


def told(refusal: ProblemError, scope: Scope, language: str) -> Problem:
    """The problem as a request gets it: in a language, with the address of what its type means,
    with a name of its own and that of the request."""
    problem, here = in_language(refusal, language), origin(scope)
    path = problem.instance
    return replace(
        problem,
        type=f"{here}{problem.type}",
        instance=uuid4().urn if path is None else f"{here}{path}",
        request_id=str(request_context.known().get("request", "")) or None,
    )
