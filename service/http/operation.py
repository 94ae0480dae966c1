"""An operation: one call of the API, declared once.

    @operation("POST", "/v1/games", tag="games", scope=Scope.CREATE,
               answers=(Answer(201, GameShown),), problems=(UNKNOWN_TITLE,))
    async def open_game(call: Call[LobbyParts, NewGame, Nothing]) -> Response[bytes]:
        \"\"\"Open a game.

        What clients should know ...
        \"\"\"

The server mounts it; the contract publishes it. The parts of the feature and the types of body and
query are read off the annotation of `call`, the operation id off the function's name, the words off
its docstring, so that what is published cannot differ from what is checked.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, get_args, get_type_hints

from litestar.response.base import ASGIResponse, Response
from msgspec import Struct, structs

from referee.headers import Header
from referee.problems.kinds import Kind
from service.http.call import Call
from service.http.deprecation import Deprecation
from service.identity.scopes import Scope
from service.limits.budgets import Traffic, usual

JSON: Final = "application/json"
SSE: Final = "text/event-stream"
NDJSON: Final = "application/x-ndjson"
SWITCHING: Final = 101
"""The status that a WebSocket begins with (RFC 6455, 4.2.2)."""
NOT_MODIFIED: Final = 304
UNCONDITIONAL: Final = "operations"
"""Who asks how the service is wants to be told."""
OCTETS: Final = "application/octet-stream"
TEXT: Final = "text/plain"
FORM: Final = "application/x-www-form-urlencoded"

Run = Callable[[Call[Any, Any, Any]], Awaitable[Response[Any] | ASGIResponse]]


class Answer(Struct, frozen=True):
    """One answer that is no problem: its status, what its body is (None: nothing), in which media;
    where its header `Location` leads, if it has one (RFC 9110, 15.3.2). `last` is the last line of
    a body of lines, if that is of another sort; `headers` are those that it has of its
    own."""

    status: int
    body: Any
    media: tuple[str, ...] = (JSON,)
    meaning: str = ""
    location: str = ""
    last: Any = None
    headers: tuple[str, ...] = ()


IF_NONE_MATCH: Final = Header(
    "If-None-Match",
    (
        "An `ETag` from an earlier response. If the resource has not changed, the service "
        "responds with 304."
    ),
)


class Operation(Struct, frozen=True, kw_only=True):
    """One call of the API: what it takes, what it answers, and the function that runs it.
    `unasked` is a query without any parameter, None if one is required."""

    id: str
    parts: type
    method: str
    path: str
    tag: str
    summary: str
    description: str
    scope: Scope | None
    anonymous: bool
    query: type[Struct]
    body: type[Struct] | None
    headers: tuple[Header, ...]
    answers: tuple[Answer, ...]
    problems: tuple[Kind, ...]
    limit: Traffic | None
    long: bool
    form: bool
    reads: tuple[str, ...]
    deprecated: Deprecation | None
    run: Run
    unasked: Struct | None

    @property
    def path_parameters(self) -> tuple[str, ...]:
        """The names in braces in the path."""
        return tuple(re.findall(r"{(\w+)}", self.path))

    @property
    def knows_callers(self) -> bool:
        """Whether a token that is sent is looked at. What is not limited, or by address alone, does
        without, so that it answers while the database is away."""
        return self.scope is not None or self.limit not in (None, Traffic.ADDRESS)

    @property
    def conditional(self) -> bool:
        """Whether its answers have a validator, and 304 is one of them."""
        return any(answer.status == NOT_MODIFIED for answer in self.answers)

    @property
    def is_socket(self) -> bool:
        """Whether it is a WebSocket: no request with an answer, so AsyncAPI tells of it."""
        return any(answer.status == SWITCHING for answer in self.answers)

    @property
    def media(self) -> tuple[str, ...]:
        """Every media type that the operation can answer with."""
        return tuple(dict.fromkeys(media for answer in self.answers for media in answer.media))


def _described(run: Run) -> tuple[str, str]:
    """The first line of a function's docstring without its full stop, and the rest."""
    summary, _, description = inspect.cleandoc(run.__doc__ or "").partition("\n")
    return summary.rstrip("."), description.strip()


def _is_whole(answers: Iterable[Answer]) -> bool:
    """Whether one of the answers is there as a whole before it is sent."""
    media = {media for one in answers if one.body is not None for media in one.media}
    return bool(media - {SSE, NDJSON}) and all(one.status != SWITCHING for one in answers)


def operation(
    method: str,
    path: str,
    *,
    tag: str,
    answers: Sequence[Answer],
    scope: Scope | None = None,
    anonymous: bool = False,
    headers: Sequence[Header] = (),
    problems: Sequence[Kind] = (),
    limit: Traffic | None = None,
    long: bool = False,
    form: bool = False,
    reads: Sequence[str] = (),
    deprecated: Deprecation | None = None,
) -> Callable[[Run], Operation]:
    """Declares an operation.

    `scope` is what a token must allow; with `anonymous` a request without a token is served too.
    `limit` is the budget that it is counted in, if not the usual one of its kind; the body of a
    `long` one is a whole game, that of a `form` one a form (`service.http.forms`). `reads` names
    the projections that it reads, if its query has `at_least` (`service.http.waiting`).
    """

    def declare(run: Run) -> Operation:
        hints = get_type_hints(run)
        hints.pop("return", None)
        parts, body, query = get_args(next(iter(hints.values())))
        summary, description = _described(run)
        whole = method == "GET" and tag != UNCONDITIONAL and _is_whole(answers)
        return Operation(
            id=_camel(run.__name__),
            parts=parts,
            method=method,
            path=path,
            tag=tag,
            summary=summary,
            description=description,
            scope=scope,
            anonymous=anonymous,
            query=query,
            body=None if body is type(None) else body,
            headers=(*headers, *((IF_NONE_MATCH,) if whole else ())),
            answers=(*answers, *((Answer(NOT_MODIFIED, None),) if whole else ())),
            problems=tuple(problems),
            limit=limit or usual(method, tag),
            long=long,
            form=form,
            reads=tuple(reads),
            deprecated=deprecated,
            run=run,
            unasked=_unasked(query),
        )

    return declare


def _unasked(query: type[Struct]) -> Struct | None:
    return query() if not any(one.required for one in structs.fields(query)) else None


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)
