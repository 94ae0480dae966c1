"""Sessions: the browsers that are signed in."""

from litestar import Response

from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import token_store
from service.accounts.routes.ends import in_reach
from service.http.call import Call, Nothing
from service.http.cookies import cleared_session
from service.http.operation import Answer, operation
from service.http.replies import NO_STORE, json, sent
from service.identity.scopes import Scope
from service.sign_in import session_store, sessions
from service.sign_in.parts import SignInParts
from service.sign_in.routes.answers import at, current
from service.sign_in.schemas import NewSession, Sessions, SessionsEnded
from service.sign_in.session_store import Session

CURRENT = "current"
"""Instead of its id: the session that the request comes from."""


@operation(
    "POST",
    "/v1/sessions",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(
        Answer(201, Session, location="Path of the session, to end it.", headers=("Set-Cookie",)),
    ),
    problems=(kinds.FOREIGN_ORIGIN,),
)
async def create_session(call: Call[SignInParts, NewSession, Nothing]) -> Response[bytes]:
    """Create a session.

    Signs this browser in: the response sets a cookie that only the pages of this service can use,
    and that no script can read. The session may do all that the account may. It ends when it has
    not been used for long (90 days unless the operator says otherwise), at `expires_at`, or when it
    is ended. An account has at most 50 sessions; one more ends the one that has not been used for
    longest. With `replace` the token that authenticates this request is revoked.
    """
    sessions.refuse_foreign(call.request.scope)
    in_reach(call.body.expires_at)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        begun = await sessions.begin(
            connection,
            call.request.scope,
            call.account,
            days=call.parts.settings.session_days,
            expires_at=call.body.expires_at,
        )
        replaced = (call.caller.token,) if call.body.replace and call.caller.token else ()
        for token in replaced:
            await token_store.forget(connection, token)
    await call.parts.authenticator.forget((*begun.ended, *replaced))
    return json(begun.session, status=201, headers=at(begun))


@operation(
    "GET",
    "/v1/sessions",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Sessions),),
)
async def list_sessions(call: Call[SignInParts, None, ListWanted]) -> Response[bytes]:
    """List your sessions.

    Returns the browsers that are signed in to the account, oldest first.
    """
    found = await session_store.of_account(call.parts.pool, call.account, current(call))
    page = page_of("sessions", found, lambda one: one.id, call.query)
    return json(Sessions(items=page.items, next=page.next))


@operation(
    "DELETE",
    "/v1/sessions",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, SessionsEnded),),
)
async def delete_other_sessions(call: Call[SignInParts, None, Nothing]) -> Response[bytes]:
    """End all other sessions.

    Signs out every browser but the one that sends this request; all of them if it is sent with a
    token.
    """
    gone = await session_store.end_others(call.parts.pool, call.account, current(call))
    await call.parts.authenticator.forget(gone)
    return json(SessionsEnded(len(gone)))


@operation(
    "DELETE",
    "/v1/sessions/{session_id}",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None, headers=("Set-Cookie",)),),
    problems=(kinds.UNKNOWN_SESSION,),
)
async def delete_session(call: Call[SignInParts, None, Nothing]) -> Response[bytes]:
    """End a session.

    Signs the browser out at once, or within ten seconds if another process of the service does not
    receive the notification. `current` instead of the id is the session that this request comes
    from: its cookie is cleared.
    """
    named, mine = call.path("session_id"), current(call)
    wanted = mine if named == CURRENT else named
    if wanted is None or not await session_store.end(call.parts.pool, call.account, wanted):
        raise refused(kinds.UNKNOWN_SESSION)
    await call.parts.authenticator.forget((wanted,))
    cleared = {"Set-Cookie": cleared_session(call.request.scope)} if wanted == mine else {}
    return sent(b"", status=204, headers={**NO_STORE, **cleared})
