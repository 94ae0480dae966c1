"""Signing in at the OpenID provider, and who the account is there."""

import re
from typing import Final

import structlog
from litestar import Response

from games.kernel.sentence import Sentence
from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import NO_STORE, json, nothing
from service.identity.scopes import Scope
from service.limits.bounds import IDENTITIES
from service.sign_in import identity_store
from service.sign_in.outside import attempt
from service.sign_in.outside.attempt import Attempt
from service.sign_in.outside.bounded import ProviderError
from service.sign_in.outside.callback import redirect_uri
from service.sign_in.parts import SignInParts
from service.sign_in.schemas import Identities, OutsideBegun, OutsideSignIn
from service.sign_in.sessions import refuse_foreign

_OWN_PATH: Final = re.compile(r"/(?![/\\])[!-\[\]-~]*")
"""A path, perhaps with query and fragment. With a second slash, or what browsers take for one, it
would be the address of another host."""

_log = structlog.get_logger()


@operation(
    "POST",
    "/v1/sign-in/outside",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    anonymous=True,
    answers=(Answer(200, OutsideBegun, headers=("Set-Cookie",)),),
    problems=(
        *(kinds.FOREIGN_ORIGIN, kinds.UNAUTHORIZED, kinds.NO_PROVIDER),
        *(kinds.TOO_MANY_IDENTITIES, kinds.UNAVAILABLE),
    ),
)
async def begin_outside_sign_in(call: Call[SignInParts, OutsideSignIn, Nothing]) -> Response[bytes]:
    """Begin to sign in at the OpenID provider.

    Returns where to lead the browser, and binds the sign-in to it by a cookie, for ten minutes. The
    provider leads it back to the service, which sets the cookie of a session and goes on to `back`.
    Who signs in for the first time gets an account, if sign-up allows it. With `link` nobody is
    signed in: the person at the provider is from then on another way to sign in to your account.
    If the sign-in is refused, `back` gets the query parameter `sign_in_refused`: `denied` (by the
    person or the provider), `provider` (it does not answer as it should), `issuer` (another
    provider has answered), `identity-taken` (the person belongs to another account),
    `too-many-identities`, `sign-up-closed` or `sign-up-code`. A browser that has begun no such
    sign-in is led to `/me` with `state`.
    """
    refuse_foreign(call.request.scope)
    wanted = await _wanted(call)
    if (provider := call.parts.provider) is None:
        raise refused(kinds.NO_PROVIDER)
    secret = attempt.fresh_secret()
    state = await attempt.begin(call.parts.pool, secret, wanted)
    try:
        location = await provider.address(secret, state, redirect_uri(call.request))
    except ProviderError as trouble:
        _log.warning("sign-in-provider-failed", why=str(trouble))
        away = Sentence("provider-away")
        raise refused(kinds.UNAVAILABLE, away, headers={"Retry-After": "30"}) from None
    bound = {**NO_STORE, "Set-Cookie": attempt.set_cookie(call.request.scope, secret)}
    return json(OutsideBegun(location), headers=bound)


async def _wanted(call: Call[SignInParts, OutsideSignIn, Nothing]) -> Attempt:
    """What is to come of the sign-in. Refuses a page of somebody else, and to link nobody."""
    back, account = call.body.back, call.caller.account
    if not _OWN_PATH.fullmatch(back):
        raise refused(kinds.INVALID_BODY, Sentence("own-path"), field="back")
    if not call.body.link:
        return Attempt(account_id=None, back=back)
    if account is None:
        raise refused(kinds.UNAUTHORIZED, Sentence("link-needs-account"))
    async with call.parts.pool.acquire() as connection, connection.transaction():
        if not await identity_store.has_room(connection, account):
            most = Sentence("identities-at-most", {"most": IDENTITIES})
            raise refused(kinds.TOO_MANY_IDENTITIES, most)
    return Attempt(account_id=account, back=back)


@operation(
    "GET",
    "/v1/identities",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Identities),),
)
async def list_identities(call: Call[SignInParts, None, ListWanted]) -> Response[bytes]:
    """List your identities.

    Returns who the account is at OpenID providers, oldest first. An account has at most 5.
    """
    found = await identity_store.of_account(call.parts.pool, call.account)
    page = page_of("identities", found, lambda one: one.id, call.query)
    return json(Identities(items=page.items, next=page.next))


@operation(
    "DELETE",
    "/v1/identities/{identity_id}",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_IDENTITY,),
)
async def delete_identity(call: Call[SignInParts, None, Nothing]) -> Response[bytes]:
    """Delete an identity.

    Nobody can sign in to the account by it any more; the provider is not told.
    """
    if not await identity_store.remove(call.parts.pool, call.account, call.path("identity_id")):
        raise refused(kinds.UNKNOWN_IDENTITY)
    return nothing()
