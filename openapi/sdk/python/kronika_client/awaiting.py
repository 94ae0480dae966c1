"""The way to the service for programs with an event loop."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from contextlib import asynccontextmanager

import httpx

from kronika_client.access import Access, bearer_of
from kronika_client.transport import SILENCE, Parameters


class AwaitedBody:
    """An answer that is read in a coroutine."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer

    async def whole(self) -> httpx.Response:
        """All of it, read."""
        await self.answer.aread()
        return self.answer

    def pieces(self) -> AsyncIterator[bytes]:
        """The body as it comes."""
        return self.answer.aiter_bytes()


class Awaiting:
    """HTTP of `httpx.AsyncClient`, sockets of `websockets.asyncio`."""

    def __init__(self, url: str, access: Access | None) -> None:
        self._url = url
        self._bearer = bearer_of(access)
        many = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self._http = httpx.AsyncClient(
            base_url=url, auth=self._bearer, timeout=SILENCE, limits=many
        )

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
        return await self._http.request(
            method, path, params=query, headers=headers, content=content
        )

    @asynccontextmanager
    async def stream(
        self, path: str, *, query: Parameters, headers: Mapping[str, str]
    ) -> AsyncIterator[AwaitedBody]:
        """A request whose answer is read as it comes."""
        async with self._http.stream("GET", path, params=query, headers=headers) as answer:
            yield AwaitedBody(answer)

    async def socket(self, path: str, hello: Parameters) -> AsyncGenerator[bytes | None, None]:
        """The events that one socket brings."""
        from kronika_client.sockets import awaited  # only now: not everybody has what it needs

        async for message in awaited(self._url, path, hello):
            yield message

    async def token(self) -> str | None:
        """The token of the user, as it can be used now."""
        return None if self._bearer is None else await self._bearer.awaited()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Closes its connections."""
        await self._http.aclose()
