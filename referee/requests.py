"""Requests and replies, as far as they go without a server."""

from collections.abc import Iterator, Mapping
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from referee.game_shelf import GameShelf
from referee.languages import preferred
from referee.recorded_game import RecordedGame

JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
NO_STORE: Final = {"Cache-Control": "no-store"}

Query = TypeVar("Query")
Body = TypeVar("Body")


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """No query parameters."""


class Request(Struct, frozen=True, kw_only=True):
    """A request. `path` and `query` are as they were sent, the names of `headers` in lower case."""

    method: str
    path: str
    query: bytes
    headers: Mapping[str, str]
    body: bytes

    def header(self, name: str) -> str | None:
        """A request header."""
        return self.headers.get(name)


class Reply(Struct, frozen=True, kw_only=True):
    """An answer. `rest` is what follows the `body`, made while it is asked for."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    rest: Iterator[bytes] = field(default_factory=lambda: iter(()))

    @property
    def whole(self) -> "Reply":
        """The answer with all of its body."""
        return replace(self, body=b"".join((self.body, *self.rest)), rest=iter(()))


class Call(Generic[Query, Body]):
    """What an operation is run with: the games that are here, the parameters of path and query,
    and the body."""

    __slots__ = ("body", "parameters", "query", "request", "shelf")

    def __init__(
        self,
        shelf: GameShelf,
        request: Request,
        parameters: Mapping[str, str],
        query: Query,
        body: Body,
    ) -> None:
        self.shelf = shelf
        self.request = request
        self.parameters = parameters
        self.query = query
        self.body = body

    @property
    def game(self) -> RecordedGame:
        """The game in the path; a problem if it is not here."""
        return self.shelf.game(self.parameters["game_id"])

    @property
    def language(self) -> str:
        """The language of the answer."""
        return preferred(self.request.header("accept-language"))

    @property
    def wants_lines(self) -> bool:
        """Whether the answer is to be NDJSON."""
        return NDJSON in (self.request.header("accept") or "")


def reply(value: object, *, status: int = 200, headers: Mapping[str, str] | None = None) -> Reply:
    """A value as JSON."""
    return sent(msgspec.json.encode(value), status=status, headers=headers)


def sent(
    body: bytes,
    *,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    media: str = JSON,
) -> Reply:
    """A body that is encoded already. Nothing of the desk is kept by caches."""
    return Reply(
        status=status, headers={**NO_STORE, "Content-Type": media, **(headers or {})}, body=body
    )


def flowing(
    pieces: Iterator[bytes], *, headers: Mapping[str, str] | None = None, media: str = NDJSON
) -> Reply:
    """A body that takes long to make, piece by piece."""
    return replace(sent(b"", headers=headers, media=media), rest=pieces)


def nothing() -> Reply:
    """204."""
    return Reply(status=204, headers=NO_STORE, body=b"")
