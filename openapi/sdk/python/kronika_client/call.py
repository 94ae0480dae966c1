"""One call of an operation, as a value."""

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar
from urllib.parse import quote

from msgspec import Struct

from kronika_client.model import Model

T = TypeVar("T")
Told = str | int | bool | None
"""A parameter; None is left out."""

KEY = "Idempotency-Key"


class Call(Struct, Generic[T], frozen=True):
    """What to ask: `answer` is the type of what comes back."""

    method: str
    template: str
    answer: type[T] | None
    path: Mapping[str, Told] = {}
    query: Mapping[str, Told] = {}
    header: Mapping[str, Told] = {}
    body: Model | None = None

    @property
    def url(self) -> str:
        """The path with its parameters filled in."""
        filled = {name: quote(str(value), safe="") for name, value in self.path.items()}
        return self.template.format_map(filled)

    @property
    def harmless(self) -> bool:
        """Whether asking again changes nothing more."""
        return self.method != "POST" or bool(self.header.get(KEY))


class Sender(Protocol):
    """Something that can make calls."""

    def send(self, call: Call[T]) -> T:
        """Makes the call and waits for its answer."""
        ...


class AsyncSender(Protocol):
    """Something that can make calls, for coroutines."""

    async def send(self, call: Call[T]) -> T:
        """Makes the call; its answer."""
        ...
