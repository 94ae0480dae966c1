"""What several operations of signing in have in common."""

from typing import Any

from litestar import Response

from projections.database import Connection
from service.accounts.routes.accounts import registered
from service.http.call import Call
from service.http.operation import Answer
from service.http.replies import NO_STORE, json
from service.sign_in import sessions
from service.sign_in.parts import SignInParts
from service.sign_in.schemas import SignedIn
from service.sign_in.sessions import Begun

SIGNED_IN = Answer(
    201,
    SignedIn,
    location="Path of the session, to end it.",
    headers=("Set-Cookie",),
)


def current(call: Call[Any, Any, Any]) -> str | None:
    """The session that a request comes from; None if it is sent with a token."""
    return call.caller.token if call.caller.kind == "session" else None


def at(begun: Begun) -> dict[str, str]:
    """The headers of an answer that signs a browser in."""
    location = f"/v1/sessions/{begun.session.id}"
    return {**NO_STORE, "Location": location, "Set-Cookie": begun.cookie}


async def begin(connection: Connection, call: Call[SignInParts, Any, Any], account: str) -> Begun:
    """A session of the browser that has sent a request, of an account."""
    days = call.parts.settings.session_days
    return await sessions.begin(connection, call.request.scope, account, days=days)


async def signed_in(
    call: Call[SignInParts, Any, Any], account: str, begun: Begun
) -> Response[bytes]:
    """The answer to whoever has signed in."""
    await call.parts.authenticator.forget(begun.ended)
    shown = SignedIn(account=await registered(call.parts.pool, account), session=begun.session)
    return json(shown, status=201, headers=at(begun))
