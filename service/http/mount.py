"""From an operation to a route: reading the request, running the operation, telling problems."""

import secrets
import time
from collections.abc import Mapping
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.response.base import ASGIResponse

from events.database import is_outage
from games.kernel.sentence import Sentence
from referee import reading
from referee.problems import kinds
from referee.problems.kinds import Kind
from referee.problems.problem import ProblemError, refused
from service.http.call import Call
from service.http.conditional import conditional
from service.http.cookies import credentials_of
from service.http.deprecation import dated
from service.http.forms import REFUSED, FormRefusedError, form
from service.http.invalid_values import all_named
from service.http.middleware import request_headers
from service.http.middleware.edge import Edge
from service.http.operation import Operation
from service.http.paging import linked
from service.http.refusing import respond
from service.http.sent_bodies import sent_body
from service.http.waiting import positioned, wait
from service.identity.caller import ANYBODY, Caller
from service.identity.missing_scopes import missing_scope
from service.process import logs, positions

_log = structlog.get_logger()


def route(operation: Operation, longest: int) -> HTTPRouteHandler:
    """The route of an operation, whose body has at most `longest` bytes."""

    async def handle(request: Request[Any, Any, Any]) -> Response[Any] | ASGIResponse:
        edge: Edge = request.app.state.edge
        logs.about_request(operation.id, request.path_params.get("game_id"))
        if (tracing := edge.tracing) is None:
            return await _answer(operation, edge, request)
        with tracing.request(
            operation.id, operation.method, operation.path, request.headers
        ) as followed:
            response = await _answer(operation, edge, request)
            followed.answered(response.status_code or 500)
            return response

    handle.__doc__ = operation.summary
    return HTTPRouteHandler(
        operation.path.replace("}", ":str}"),
        http_method=operation.method,  # type: ignore[arg-type]  # Litestar wants its own literal
        name=operation.id,
        include_in_schema=False,
        request_max_body_size=longest,
        status_code=200,  # responses bring their own
    )(handle)


async def _answer(
    operation: Operation, edge: Edge, request: Request[Any, Any, Any]
) -> Response[Any] | ASGIResponse:
    started, written = time.perf_counter(), positions.begin()
    status = 500
    try:
        answer = await operation.run(await call_of(operation, edge, request))
        positioned(answer, written)
        answer = linked(request, answer)
        dated(answer, operation.deprecated)
        response = conditional(operation, request, answer)
        status = response.status_code or status
        return response
    except FormRefusedError as refusal:
        status = REFUSED.status
        return refusal.response
    except ProblemError as refusal:
        refusal = await all_named(operation, request, refusal)
        status = refusal.problem.status
        return respond(refusal, request.scope)
    except Exception as trouble:
        failed = troubled(request, trouble)
        status = failed.status_code or status
        return failed
    finally:
        edge.metrics.request(operation.id, status, time.perf_counter() - started)


async def call_of(
    operation: Operation, edge: Edge, request: Request[Any, Any, Any]
) -> Call[Any, Any, Any]:
    """The call that a request makes, after everything about it was checked."""
    caller = await _caller(operation, edge, request)
    await edge.limits.gate.admit(operation.limit, caller.token, request.scope)
    scope = request.scope
    _acceptable(request_headers.header(scope, b"accept"), operation)
    query = operation.unasked
    if query is None or scope["query_string"]:
        query = reading.query(scope["query_string"], operation.query)
    caller = _reading_as(operation, caller, request.path_params)
    _allowed(operation, caller, request.path_params)
    await wait(operation, query, edge.read_models)
    body, raw = None, b""
    if operation.body is not None:
        raw = await sent_body(request)
        content_type = request_headers.header(scope, b"content-type", "")
        body = _body(operation, content_type, raw)
    return Call(edge.parts[operation.parts], request, caller, body, query, raw)


def _body(operation: Operation, content_type: str, raw: bytes) -> Any:
    """The body as a value of the operation's type."""
    assert operation.body is not None
    if operation.form:
        return form(content_type, raw, operation.body)
    body = reading.body(content_type, raw, operation.body)
    if raw and not operation.long:
        reading.named_once(raw)
    return body


async def _caller(operation: Operation, edge: Edge, request: Request[Any, Any, Any]) -> Caller:
    """Who is calling."""
    if not operation.knows_callers:
        return ANYBODY
    address = edge.limits.addresses.of(request.scope)
    return await edge.authenticator.caller(credentials_of(request.scope), address)


def _reading_as(operation: Operation, caller: Caller, path: Mapping[str, Any]) -> Caller:
    """The caller, or anybody: a token that lacks the scope, or is for another game, reads as much
    as somebody without one, what is open to all."""
    lacks = operation.scope is not None and not caller.may(operation.scope)
    return ANYBODY if operation.anonymous and (lacks or _is_elsewhere(caller, path)) else caller


def _is_elsewhere(caller: Caller, path: Mapping[str, Any]) -> bool:
    """Whether the token is for one game, and the path does not name it."""
    return caller.only is not None and path.get("game_id") != caller.only.game


def _allowed(operation: Operation, caller: Caller, path: Mapping[str, Any]) -> None:
    """Refuses who may not use the operation."""
    if operation.scope is None:
        return
    if caller.account is None:
        if operation.anonymous:
            return
        raise refused(
            kinds.UNAUTHORIZED,
            Sentence("no-token"),
            headers={"WWW-Authenticate": 'Bearer realm="kronika"'},
        )
    if not caller.may(operation.scope):
        raise missing_scope(operation.scope)
    if _is_elsewhere(caller, path):
        raise missing_scope(operation.scope, Sentence("token-for-one-game"))


def _acceptable(accept: str | None, operation: Operation) -> None:
    """Refuses a request that wants none of what the operation can answer with."""
    if accept is None or "*/*" in accept:
        return
    wanted = [part.partition(";")[0].strip().lower() for part in accept.split(",")]
    for media in operation.media:
        if media in wanted or f"{media.partition('/')[0]}/*" in wanted:
            return
    if operation.media:
        raise refused(
            kinds.NOT_ACCEPTABLE, Sentence("responds-with", {"media": " or ".join(operation.media)})
        )


DESCRIBED: Final = '</docs>; rel="service-doc", </openapi.json>; rel="service-desc"'
"""Where the API is described (RFC 8631)."""
_HTTP_KINDS: dict[int, Kind] = {
    400: kinds.MALFORMED_BODY,
    404: kinds.NOT_FOUND,
    405: kinds.METHOD_NOT_ALLOWED,
    413: kinds.BODY_TOO_LARGE,
}


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar refuses by itself: unknown paths, methods, bodies that are too large."""
    kind = _HTTP_KINDS.get(error.status_code)
    if kind is None:
        return failure(request, error)
    detail: Sentence | None = None
    headers = {}
    if kind is kinds.BODY_TOO_LARGE:
        most = request.route_handler.resolve_request_max_body_size()
        detail = Sentence("body-at-most", {"most": most})
    elif kind is kinds.NOT_FOUND:
        detail, headers = Sentence("no-such-path"), {"Link": DESCRIBED}
    if allow := _methods((error.headers or {}).get("Allow") or (error.headers or {}).get("allow")):
        headers = {"Allow": allow}
    refusal = refused(kind, detail, headers=headers)
    return respond(refusal, request.scope)


def _methods(allow: str | None) -> str:
    """The HTTP methods of Litestar's `Allow`, which counts WebSockets among them, and knows no HEAD
    (`service.http.middleware.head_requests`)."""
    methods = [one for one in (allow or "").split(", ") if one.isupper()]
    return ", ".join([*methods, "HEAD"] if "GET" in methods else methods)


def refusal_problem(request: Request[Any, Any, Any], refusal: ProblemError) -> Response[bytes]:
    """A refusal that was raised outside of an operation."""
    return respond(refusal, request.scope)


def troubled(request: Request[Any, Any, Any], trouble: Exception) -> Response[bytes]:
    """What nobody foresaw: PostgreSQL is away, or we have a bug."""
    if isinstance(trouble, HTTPException):
        return http_problem(request, trouble)
    if is_outage(trouble):
        _log.warning("unavailable", error=type(trouble).__name__)
        refusal = refused(kinds.UNAVAILABLE, headers={"Retry-After": "1"})
        return respond(refusal, request.scope)
    return failure(request, trouble)


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A bug: the client gets an id to quote, the log gets the story under the same id."""
    incident = secrets.token_hex(8)
    _log.error("request-failed", incident=incident, path=request.url.path, exc_info=error)
    return respond(
        refused(kinds.INTERNAL, Sentence("incident", {"incident": incident}), incident=incident),
        request.scope,
    )
