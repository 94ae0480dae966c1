"""The authorization server of a service: what it says of itself, and requests to it."""

import time
from typing import Final, TypeVar
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec
from msgspec import Struct

from kronika_client.patience import Patience
from kronika_client.problems import Unreachable
from kronika_client.transport import SILENCE

T = TypeVar("T")

_BUSY: Final = frozenset({429, 503})
"""Answers of somebody who has not looked at the request."""


class LoginError(Exception):
    """Nobody is signed in. `error` is the code of RFC 6749 (5.2) or RFC 8628 (3.5)."""

    def __init__(self, error: str, why: str = "") -> None:
        super().__init__(f"{error}: {why}" if why else error)
        self.error = error


class Tokens(Struct, frozen=True):
    """What signing in gives (RFC 6749, 5.1): `expires_in` seconds for the access token."""

    access_token: str
    expires_in: float
    refresh_token: str | None = None


class DeviceCode(Struct, frozen=True, kw_only=True):
    """Where a person enters which code; `interval` and `expires_in` are seconds."""

    device_code: str
    user_code: str
    verification_uri: str
    verification_uri_complete: str | None = None
    expires_in: float
    interval: float = 5.0

    def __str__(self) -> str:
        return f"To sign in, open {self.verification_uri} and enter {self.user_code}"


class AuthorizationServer(Struct, frozen=True):
    """Where its endpoints are (RFC 8414)."""

    issuer: str
    token_endpoint: str
    device_authorization_endpoint: str
    revocation_endpoint: str

    def device_code(self, form: dict[str, str]) -> DeviceCode:
        """A code for a person to enter (RFC 8628, 3.1)."""
        return _asked(self.device_authorization_endpoint, form, DeviceCode)

    def tokens(self, **form: str) -> Tokens:
        """The tokens that a grant gives; `LoginError` if it gives none."""
        return _asked(self.token_endpoint, form, Tokens)

    def revoke(self, token: str, app: str) -> None:
        """Ends a token, and what hangs on it (RFC 7009). One that has ended already is no error."""
        _posted(self.revocation_endpoint, {"token": token, "client_id": app})


def discovered(url: str) -> AuthorizationServer:
    """What the service at `url` says of itself. `LoginError` if it calls itself something else:
    then it may stand for another one (RFC 8414, 3.3)."""
    parts = urlsplit(url.rstrip("/"))
    path = f"/.well-known/oauth-authorization-server{parts.path}"
    answer = _sent("GET", urlunsplit((parts.scheme, parts.netloc, path, "", "")), None)
    found = _read(answer, AuthorizationServer)
    if found.issuer.rstrip("/") != url.rstrip("/"):
        raise LoginError("other-issuer", f"what answers at {url} calls itself {found.issuer}")
    return found


def _asked(url: str, form: dict[str, str], kind: type[T]) -> T:
    return _read(_posted(url, form), kind)


def _posted(url: str, form: dict[str, str]) -> httpx.Response:
    return _sent("POST", url, form)


class _Refusal(Struct, frozen=True):
    """An error of OAuth, or a problem detail (RFC 9457)."""

    error: str = ""
    error_description: str = ""
    kind: str = ""
    detail: str = ""


def _read(answer: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.DecodeError as trouble:
        raise Unreachable(f"{answer.url} answers {answer.status_code}: {trouble}") from trouble


def _sent(method: str, url: str, form: dict[str, str] | None) -> httpx.Response:
    """The answer of the service. A request is sent again only where nobody can have taken it: a
    refresh token that is sent twice ends the sign-in."""
    patience, failures = Patience(), 0
    while True:
        failures += 1
        answer: httpx.Response | None = None
        try:
            answer = httpx.request(method, url, data=form, timeout=SILENCE)
        except (httpx.ConnectError, httpx.ConnectTimeout) as trouble:
            if failures >= patience.tries:
                raise Unreachable(str(trouble)) from trouble
        except httpx.TransportError as trouble:
            raise Unreachable(str(trouble)) from trouble
        if answer is not None and (answer.status_code not in _BUSY or failures >= patience.tries):
            return _welcome(answer)
        time.sleep(patience.seconds(failures, answer))


def _welcome(answer: httpx.Response) -> httpx.Response:
    """An answer that is no refusal; `LoginError` if it is one."""
    if answer.is_success:
        return answer
    said = _read(answer, _Refusal)
    kind, why = said.error or said.kind, said.error_description or said.detail
    raise LoginError(kind, why) if kind else Unreachable(f"{answer.url} answers {answer}")
