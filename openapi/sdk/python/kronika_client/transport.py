"""What a client needs of HTTP, whether it waits in its thread or in a coroutine."""

from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import httpx

SILENCE = 60.0
"""Seconds without a byte after which a line is given up; the service keeps streams alive."""

Parameters = Mapping[str, str | int | bool]


class Body(Protocol):
    """An answer whose body comes in pieces."""

    @property
    def answer(self) -> httpx.Response:
        """Its status and headers."""
        ...

    async def whole(self) -> httpx.Response:
        """All of it, read."""
        ...

    def pieces(self) -> AsyncIterator[bytes]:
        """The body as it comes."""
        ...


class Transport(Protocol):
    """The way to the service. Lines that break are `httpx.TransportError` or `ConnectionError`."""

    async def request(
        self,
        method: str,
        path: str,
        *,
        query: Parameters,
        headers: Mapping[str, str],
        content: bytes | None = None,
    ) -> httpx.Response:
        """One request and its answer."""
        ...

    def stream(
        self, path: str, *, query: Parameters, headers: Mapping[str, str]
    ) -> AbstractAsyncContextManager[Body]:
        """A request whose answer is read as it comes."""
        ...

    def socket(self, path: str, hello: Parameters) -> AsyncGenerator[bytes | None, None]:
        """The events that one socket brings, as they were sent; None: there will be no more."""
        ...

    async def token(self) -> str | None:
        """The token of the user, as it can be used now."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        ...

    async def close(self) -> None:
        """Closes its connections."""
        ...
