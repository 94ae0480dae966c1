"""The way to the service for programs that wait in their thread.

Its coroutines never wait for an event loop: each is done when it is begun (`finished`), so the one
core of both clients runs without a loop.
"""

import time
from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Coroutine,
    Generator,
    Mapping,
)
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx

from kronika_client.access import Access, bearer_of
from kronika_client.transport import SILENCE, Parameters

T = TypeVar("T")


def finished(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    work.close()
    raise RuntimeError("a coroutine of a blocking transport has waited for an event loop")


def drawn(source: AsyncGenerator[T, None]) -> Generator[T, None, None]:
    """What an asynchronous generator yields that waits for nothing."""
    try:
        while True:
            try:
                one = finished(_next(source))
            except StopAsyncIteration:
                return
            yield one
    finally:
        finished(source.aclose())


async def _next(source: AsyncGenerator[T, None]) -> T:
    return await anext(source)


class BlockingBody:
    """An answer that is read in this thread."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer

    async def whole(self) -> httpx.Response:
        """All of it, read."""
        self.answer.read()
        return self.answer

    async def pieces(self) -> AsyncIterator[bytes]:
        """The body as it comes."""
        for piece in self.answer.iter_bytes():
            yield piece


class Blocking:
    """HTTP of `httpx.Client`, sockets of `websockets.sync`."""

    def __init__(self, url: str, access: Access | None) -> None:
        self._url = url
        self._bearer = bearer_of(access)
        self._http = httpx.Client(base_url=url, auth=self._bearer, timeout=SILENCE)

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
        return self._http.request(method, path, params=query, headers=headers, content=content)

    @asynccontextmanager
    async def stream(
        self, path: str, *, query: Parameters, headers: Mapping[str, str]
    ) -> AsyncIterator[BlockingBody]:
        """A request whose answer is read as it comes."""
        with self._http.stream("GET", path, params=query, headers=headers) as answer:
            yield BlockingBody(answer)

    async def socket(self, path: str, hello: Parameters) -> AsyncGenerator[bytes | None, None]:
        """The events that one socket brings."""
        from kronika_client.sockets import received  # only now: not everybody has what it needs

        for message in received(self._url, path, hello):
            yield message

    async def token(self) -> str | None:
        """The token of the user, as it can be used now."""
        return None if self._bearer is None else self._bearer.current()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        time.sleep(seconds)

    async def close(self) -> None:
        """Closes its connections."""
        self._http.close()
