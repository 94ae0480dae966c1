"""What people do at a table: calls of the API's own operations, at one of two processes.

An operation is run as the server runs it, with the parts of its feature, behind everything that is
about tokens and limits. Where a client would look before it acts (what is legal, how far the game
is), it looks at the same process first.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response
from msgspec import Struct

from referee.problems.problem import ProblemError
from service.http.call import Call
from service.http.operation import Operation
from service.identity.caller import Caller
from service.identity.scopes import Scope
from service.play.game_cache import LiveGame
from tests.service.races.house import House

Body: TypeAlias = Mapping[str, Any]


class Answer(Struct, frozen=True, kw_only=True):
    """What a call was answered: the status, the body as JSON, the kind of the problem."""

    status: int
    body: Any = None
    problem: str | None = None

    @property
    def good(self) -> bool:
        """Whether it was accepted."""
        return self.status < 300


class Client:
    """A person who uses one of the processes."""

    def __init__(self, house: House, process: int, name: str) -> None:
        self.house = house
        self.process = process
        self.name = name
        self.account = house.people[name]
        arbiter = {Scope.ARBITER} if name == "judge" else set()
        scopes = frozenset({Scope.READ, Scope.PLAY, Scope.CREATE, *arbiter})
        self.caller = Caller(account=self.account, name=name, token=name, scopes=scopes)

    async def call(self, operation: Operation, body: Body | None = None, **path: object) -> Answer:
        """Runs an operation. Whatever is no problem detail is a failure of the service."""
        try:
            response = await self._run(operation, body, path)
        except ProblemError as refusal:
            if refusal.problem.status >= 500:
                raise
            return Answer(status=refusal.problem.status, problem=refusal.kind.slug)
        shown = msgspec.json.decode(response.content) if response.content else None
        return Answer(status=response.status_code or 200, body=shown)

    async def raw(self, operation: Operation, **path: object) -> bytes:
        """What an operation answers, byte for byte."""
        content: bytes = (await self._run(operation, None, path)).content
        return content

    async def _run(
        self, operation: Operation, body: Body | None, path: Mapping[str, object]
    ) -> Response[bytes]:
        raw = b"" if body is None else msgspec.json.encode(body)
        sent = None if operation.body is None else msgspec.json.decode(raw, type=operation.body)
        scope: Any = {
            "type": "http",
            "headers": [],
            "path_params": {name: str(value) for name, value in path.items()},
        }
        call: Call[Any, Any, Any] = Call(
            self.house.parts[self.process][operation.parts],
            Request(scope),
            self.caller,
            sent,
            operation.query(),
            raw,
        )
        response = await operation.run(call)
        assert isinstance(response, Response)
        return response

    async def seen(self, game: str) -> LiveGame:
        """The game, as this process has it after a look at the log."""
        found = await self.house.processes[self.process].play.games.fresh(game)
        assert found is not None, "only games that there are are looked for"
        return found
