"""What a client proves itself by: a token that stays, or one that is renewed."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from typing import Protocol

import httpx
from msgspec import Struct

_REFUSED = 401
_RENEWALS = 2
"""What another program has got may have ended, too: then a token of our own is got."""


class Access(Protocol):
    """A token, and the way to the next one."""

    @property
    def token(self) -> str:
        """The token as it is known; it may have ended."""
        ...

    @property
    def fresh(self) -> bool:
        """Whether the token can be used for a while."""
        ...

    def renew(self, old: str) -> None:
        """Gets another token in place of `old`, if there is another one; waits for the service."""
        ...


class Fixed(Struct, frozen=True):
    """A token that somebody has given; there is no other one."""

    token: str

    @property
    def fresh(self) -> bool:
        """Always: only the service knows when it ends."""
        return True

    def renew(self, old: str) -> None:
        """Nothing: the service says why it does not take the token."""


class Bearer(httpx.Auth):
    """Sends the token with each request (RFC 6750). One that is about to end is renewed first. If
    the service does not take it any more, it is renewed, and the request is sent again."""

    def __init__(self, access: Access) -> None:
        self._access = access

    def current(self) -> str:
        """A token that can be used now."""
        if not self._access.fresh:
            self._access.renew(self._access.token)
        return self._access.token

    async def awaited(self) -> str:
        """The same, without holding up an event loop."""
        return self._access.token if self._access.fresh else await asyncio.to_thread(self.current)

    def sync_auth_flow(
        self, request: httpx.Request
    ) -> Generator[httpx.Request, httpx.Response, None]:
        sent = _signed(request, self.current())
        answer = yield request
        for _ in range(_RENEWALS):
            if answer.status_code != _REFUSED:
                return
            self._access.renew(sent)
            if self._access.token == sent:
                return
            sent = _signed(request, self._access.token)
            answer = yield request

    async def async_auth_flow(
        self, request: httpx.Request
    ) -> AsyncGenerator[httpx.Request, httpx.Response]:
        sent = _signed(request, await self.awaited())
        answer = yield request
        for _ in range(_RENEWALS):
            if answer.status_code != _REFUSED:
                return
            await asyncio.to_thread(self._access.renew, sent)
            if self._access.token == sent:
                return
            sent = _signed(request, self._access.token)
            answer = yield request


def access_of(token: str | Access | None) -> Access | None:
    """How a client proves itself that was given a token, or something that renews one."""
    if isinstance(token, str):
        return Fixed(token) if token else None
    return token


def bearer_of(access: Access | None) -> Bearer | None:
    """What signs the requests of a client; nobody in particular signs nothing."""
    return None if access is None else Bearer(access)


def _signed(request: httpx.Request, token: str) -> str:
    request.headers["Authorization"] = f"Bearer {token}"
    return token
