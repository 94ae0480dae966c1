"""Signing in by the device grant, tokens that renew themselves, and signing out."""

import asyncio
import json
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Final

from msgspec import Struct

from kronika_client.access import Access
from kronika_client.problems import Unreachable
from kronika_client.sign_in.credentials import Credentials, CredentialsFile
from kronika_client.sign_in.device import granted
from kronika_client.sign_in.scopes import USUAL, AppScope
from kronika_client.sign_in.server import (
    AuthorizationServer,
    DeviceCode,
    LoginError,
    discovered,
)

COMMAND_LINE: Final = "kronika-cli"
"""The app that every service knows: `kronika login`, and programs of one's own."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What a program asks for. With `game` and `seat` it may act at that seat alone (RFC 9396)."""

    app: str = COMMAND_LINE
    scopes: tuple[AppScope, ...] = USUAL
    game: str | None = None
    seat: int | None = None

    def name(self, issuer: str) -> str:
        """What its credentials are kept under: the issuer alone for the command line."""
        parts = (issuer, self.app if self.app != COMMAND_LINE else None, self.game, self.seat)
        return " ".join(str(part) for part in parts if part is not None)

    def form(self) -> dict[str, str]:
        """The same as a request says it."""
        form = {"client_id": self.app, "scope": " ".join(self.scopes)}
        if self.game is None:
            return form
        detail = {"type": "game", "game": self.game, "seat": self.seat}
        return {**form, "authorization_details": json.dumps([detail])}


class Login:
    """Somebody who is signed in: an access token that is renewed before it ends.

    Programs that share a file renew in turns, and each takes what another one has got. A refresh
    token works once; sent twice, it would end the sign-in.
    """

    def __init__(
        self, server: AuthorizationServer, name: str, kept: Credentials, store: CredentialsFile
    ) -> None:
        self._server = server
        self._name = name
        self._kept = kept
        self._store = store

    @property
    def token(self) -> str:
        """The access token as it is known."""
        return self._kept.access_token

    @property
    def fresh(self) -> bool:
        """Whether the access token lasts for a while."""
        return self._kept.fresh

    def renew(self, old: str) -> None:
        """Gets another access token in place of `old`. `LoginError` if the sign-in has ended."""
        with self._store.locked():
            kept = self._store.read(self._name)
            if kept is None:
                raise LoginError("signed-out", "sign in again")
            if kept.access_token == old or not kept.fresh:
                kept = self._renewed(kept)
            self._kept = kept

    def end(self) -> None:
        """Ends the sign-in here and at the service."""
        with self._store.locked():
            kept = self._store.read(self._name) or self._kept
            self._store.write(self._name, None)
        _revoke(self._server, kept)

    def _renewed(self, kept: Credentials) -> Credentials:
        """Other credentials in their place; none are kept any more if the service gives none."""
        app, token = kept.client_id, kept.refresh_token
        try:
            if token is None:
                raise LoginError("invalid_grant", "there is no refresh token; sign in again")
            given = self._server.tokens(
                grant_type="refresh_token", refresh_token=token, client_id=app
            )
        except LoginError as refusal:
            if refusal.error == "invalid_grant":
                self._store.write(self._name, None)
            raise
        renewed = Credentials.of(given, app, kept.scopes)
        self._store.write(self._name, renewed)
        return renewed


def login(
    url: str, wanted: Wanted, *, show: Callable[[DeviceCode], object], store: CredentialsFile
) -> Login:
    """Somebody who has signed in before and was asked for as much, else somebody new."""
    steps = _signing_in(url, wanted, show, store)
    while not isinstance(step := _next(steps), Login):
        time.sleep(step)
    return step


async def awaited_login(
    url: str, wanted: Wanted, *, show: Callable[[DeviceCode], object], store: CredentialsFile
) -> Login:
    """The same, without holding up an event loop; it ends at once when it is cancelled."""
    steps = _signing_in(url, wanted, show, store)
    while not isinstance(step := await asyncio.to_thread(_next, steps), Login):
        await asyncio.sleep(step)
    return step


def _next(steps: Generator[float, None, Login]) -> float | Login:
    try:
        return next(steps)
    except StopIteration as done:
        signed_in: Login = done.value
        return signed_in


def _signing_in(
    url: str, wanted: Wanted, show: Callable[[DeviceCode], object], store: CredentialsFile
) -> Generator[float, None, Login]:
    """Whoever signs in; until then, seconds to wait before it goes on."""
    server = discovered(url)
    name = wanted.name(server.issuer)
    kept = store.read(name)
    if kept is not None and set(wanted.scopes) <= set(kept.scopes):
        before = Login(server, name, kept, store)
        with suppress(LoginError):
            if not before.fresh:
                before.renew(before.token)
            return before
    code = server.device_code(wanted.form())
    show(code)
    given = yield from granted(server, wanted.app, code)
    made = Credentials.of(given, wanted.app, wanted.scopes)
    with store.locked():
        older = store.read(name)
        store.write(name, made)
    if older is not None:
        with suppress(LoginError, Unreachable):  # it ends by itself when nobody uses it
            _revoke(server, older)
    return Login(server, name, made, store)


def signed_in(url: str, wanted: Wanted, store: CredentialsFile) -> Login | None:
    """Who has signed in before; None: nobody."""
    server = discovered(url)
    name = wanted.name(server.issuer)
    kept = store.read(name)
    return None if kept is None else Login(server, name, kept, store)


def _revoke(server: AuthorizationServer, kept: Credentials) -> None:
    """Ends everything that hangs on a sign-in."""
    server.revoke(kept.refresh_token or kept.access_token, kept.client_id)


def end(access: Access | None) -> None:
    """Signs out a client; `LoginError` if it has not come by `login`."""
    if not isinstance(access, Login):
        raise LoginError("no-login", "this client was given a token and did not sign in")
    access.end()
