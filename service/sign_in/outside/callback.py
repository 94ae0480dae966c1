"""The address that the provider sends browsers back to.

A page, not an operation: providers add parameters of their own, and what is wrong is told on the
page that the sign-in was begun on, in its query parameter `sign_in_refused`.
"""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import structlog
from litestar import Request, Response, get

from referee.languages import preferred
from service.http.middleware import request_headers
from service.http.origins import origin
from service.http.replies import NO_STORE, sent
from service.limits.budgets import Traffic
from service.sign_in import sessions
from service.sign_in.outside import attempt
from service.sign_in.outside.arriving import ArrivalRefusedError, account_of, linked
from service.sign_in.outside.attempt import Attempt, BrowserSecret
from service.sign_in.outside.bounded import ProviderError
from service.sign_in.outside.provider import Person, Provider
from service.sign_in.parts import SignInParts

PATH: Final = "/sign-in/outside/callback"
NOWHERE: Final = "/me"
"""Where browsers go that have begun no sign-in."""
REFUSED: Final = "sign_in_refused"

_log = structlog.get_logger()


@get(PATH, include_in_schema=False)
async def callback(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Ends a sign-in at the provider: 303 to the page where it was begun, with the cookie of a
    session if somebody was signed in."""
    edge, scope = request.app.state.edge, request.scope
    await edge.limits.gate.admit(Traffic.CHANGING, None, scope)
    parts: SignInParts = edge.parts[SignInParts]
    said = dict(parse_qsl(scope["query_string"].decode("latin-1")))
    secret = attempt.secret_of(scope)
    begun = None
    if parts.provider is not None and secret is not None:
        begun = await attempt.take(parts.pool, secret, said.get("state", ""))
    if begun is None or secret is None or parts.provider is None:
        return _to(NOWHERE, {REFUSED: "state"})
    try:
        person = await _person(parts.provider, secret, said, redirect_uri(request))
        return _to(begun.back, cookie=await _arrived(request, parts, begun, person))
    except ArrivalRefusedError as refusal:
        return _to(begun.back, {REFUSED: refusal.why})


def redirect_uri(request: Request[Any, Any, Any]) -> str:
    """The whole address of the callback, as the provider has to know it."""
    return f"{origin(request.scope)}{PATH}"


async def _person(
    provider: Provider, secret: BrowserSecret, said: Mapping[str, str], uri: str
) -> Person:
    """Whom the provider has sent. Raises ArrivalRefusedError."""
    try:
        named = (await provider.metadata()).authorization_response_iss_parameter_supported
        if (issuer := said.get("iss")) != provider.issuer and (named or issuer is not None):
            raise ArrivalRefusedError("issuer")  # RFC 9207, 2.4
        if "error" in said or "code" not in said:
            raise ArrivalRefusedError("denied")
        return await provider.person(secret, said["code"], uri)
    except ProviderError as trouble:
        _log.warning("sign-in-provider-failed", why=str(trouble))
        raise ArrivalRefusedError("provider") from None


async def _arrived(
    request: Request[Any, Any, Any], parts: SignInParts, begun: Attempt, person: Person
) -> str | None:
    """The `Set-Cookie` of the session of whoever has arrived; none if an account was linked, whose
    browser is signed in as it was."""
    if begun.account_id is not None:
        await linked(parts.pool, begun.account_id, person)
        return None
    language = preferred(request_headers.header(request.scope, b"accept-language"))
    account = await account_of(parts.pool, person, language)
    async with parts.pool.acquire() as connection, connection.transaction():
        session = await sessions.begin(
            connection, request.scope, account, days=parts.settings.session_days
        )
    await parts.authenticator.forget(session.ended)
    return session.cookie


def _to(
    back: str, more: Mapping[str, str] | None = None, *, cookie: str | None = None
) -> Response[bytes]:
    """Leads the browser to a page of the service."""
    page, mark, fragment = back.partition("#")
    if more:
        page += f"{'&' if '?' in page else '?'}{urlencode(more)}"
    headers = {**NO_STORE, "Location": f"{page}{mark}{fragment}"}
    return sent(
        b"", status=303, headers=headers | ({} if cookie is None else {"Set-Cookie": cookie})
    )
