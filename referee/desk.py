"""The desk: it answers requests of the API for games that are here, without a server."""

import sys
import traceback
from collections.abc import Iterator, Mapping
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from referee.game_shelf import GameShelf
from referee.invalid_values import about_values, complete, located
from referee.languages import preferred
from referee.operations.operation import Operation
from referee.operations.table import OPERATIONS
from referee.problems import kinds
from referee.problems.problem import MEDIA_TYPE, ProblemError, in_language, refused
from referee.requests import NO_STORE, Reply, Request


class Desk:
    """Answers requests. What was opened stays until it is forgotten."""

    def __init__(self, registry: Registry | None = None) -> None:
        self._shelf = GameShelf(registry or Registry.installed())

    def answer(self, method: str, target: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """The answer to a request, whatever it is: `target` is a path with its query. Refusals are
        problem details (RFC 9457) in the language that the request likes best."""
        request = _request(method, target, headers, body)
        try:
            return self._begun(request).whole
        except Exception:  # while the rest of it was made
            return _failed(request)

    def begun(self, method: str, target: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """The same, but a long body may have a `rest`. Each piece of it is made in some
        milliseconds, so that others can be answered in between. One that cannot be made to its end
        lacks its last line."""
        reply = self._begun(_request(method, target, headers, body))
        return replace(reply, rest=_unbroken(reply.rest))

    def _begun(self, request: Request) -> Reply:
        operation: Operation | None = None
        try:
            operation, parameters = OPERATIONS.find(request.method, request.path)
            return operation.answered(self._shelf, request, parameters)
        except ProblemError as refusal:
            return _refused(operation, request, refusal)
        except Exception:
            return _failed(request)


def _request(method: str, target: str, headers: Mapping[str, str], body: bytes) -> Request:
    path, _, query = target.partition("?")
    return Request(
        method=method.upper(),
        path=path,
        query=query.partition("#")[0].encode("utf-8", "surrogatepass"),
        headers={name.lower(): value for name, value in headers.items()},
        body=bytes(body),
    )


def _unbroken(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """The pieces, as far as they can be made."""
    try:
        yield from pieces
    except Exception:
        traceback.print_exc(file=sys.stderr)


def _failed(request: Request) -> Reply:
    """The answer where we have a bug, which the console tells of under the same id."""
    incident = uuid4().hex[:16]
    sys.stderr.write(f"incident {incident}\n")
    traceback.print_exc(file=sys.stderr)
    detail = Sentence("incident", {"incident": incident})
    return _told(refused(kinds.INTERNAL, detail, incident=incident), request)


def _refused(operation: Operation | None, request: Request, refusal: ProblemError) -> Reply:
    """The answer to a request that was refused, with every value of it that is wrong."""
    if operation is not None:
        located(operation, refusal)
        if about_values(refusal):
            complete(operation, request, refusal)
    return _told(refusal, request)


def _told(refusal: ProblemError, request: Request) -> Reply:
    language = preferred(request.header("accept-language"))
    problem = in_language(refusal, language)
    problem = replace(problem, instance=problem.instance or uuid4().urn)
    return Reply(
        status=problem.status,
        headers={
            **NO_STORE,
            "Content-Type": MEDIA_TYPE,
            "Content-Language": language,
            **refusal.headers,
        },
        body=msgspec.json.encode(problem),
    )
