"""An operation of the desk, declared once, as operations of the service are.

    @operation("GET", "/v1/games/{game_id}/states/{ply}")
    def get_state(call: Call[Look, None]) -> Reply: ...

The types of query and body are read off the annotation of `call`; a body of `bytes` is taken as it
is.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args, get_type_hints
from urllib.parse import unquote

from msgspec import Struct

from referee import reading
from referee.game_shelf import GameShelf
from referee.headers import Header
from referee.problems import kinds
from referee.problems.problem import refused
from referee.requests import Call, Reply, Request

Run = Callable[[Call[Any, Any]], Reply]

_PARAMETER: Final = re.compile(r"{(\w+)}")


class Operation(Struct, frozen=True, kw_only=True):
    """One call: what it takes, and the function that answers it. `raw`: its body is taken as it
    is, and nothing is known of what is in it."""

    method: str
    path: str
    query: type[Struct]
    body: Any
    raw: bool
    headers: tuple[Header, ...]
    run: Run

    @property
    def pattern(self) -> re.Pattern[str]:
        """What paths look like that are meant."""
        return re.compile(_PARAMETER.sub(r"(?P<\1>[^/]+)", self.path))

    def answered(self, shelf: GameShelf, request: Request, parameters: dict[str, str]) -> Reply:
        """The answer. Raises a problem if the request is refused."""
        query: Any = reading.query(request.query, self.query)
        return self.run(Call(shelf, request, parameters, query, self._body(request)))

    def _body(self, request: Request) -> Any:
        if self.body is None:
            return request.body if self.raw else None
        content_type = request.header("content-type") or ""
        body = reading.body(content_type, request.body, self.body)
        if request.body:
            reading.named_once(request.body)
        return body


def operation(
    method: str, path: str, *, headers: Sequence[Header] = ()
) -> Callable[[Run], Operation]:
    """Declares an operation."""

    def declare(run: Run) -> Operation:
        query, body = get_args(get_type_hints(run)["call"])
        return Operation(
            method=method,
            path=path,
            query=query,
            body=None if body in (type(None), bytes) else body,
            raw=body is bytes,
            headers=tuple(headers),
            run=run,
        )

    return declare


class Operations:
    """Finds operations by method and path."""

    def __init__(self, operations: Sequence[Operation]) -> None:
        self._all = [(one.pattern, one) for one in operations]

    def find(self, method: str, path: str) -> tuple[Operation, dict[str, str]]:
        """The operation, and the parameters of its path; a problem if there is none."""
        allowed = []
        for pattern, one in self._all:
            if (found := pattern.fullmatch(path)) is None:
                continue
            if one.method == method:
                return one, {name: _plain(text) for name, text in found.groupdict().items()}
            allowed.append(one.method)
        if allowed:
            allow = ", ".join(dict.fromkeys(allowed))
            raise refused(kinds.METHOD_NOT_ALLOWED, headers={"Allow": allow})
        raise refused(kinds.NOT_FOUND, detail=None)


def _plain(text: str) -> str:
    """A parameter as it is meant, but for characters that nobody sees."""
    return "".join(one if one.isprintable() else "\ufffd" for one in unquote(text))
