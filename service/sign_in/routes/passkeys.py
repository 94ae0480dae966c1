"""The passkeys of an account."""

import msgspec
from litestar import Response
from msgspec import Raw

from games.kernel.sentence import Sentence
from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.problems.plain_text import printable
from referee.problems.problem import refused
from service.accounts.routes.accounts import registered
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json, nothing
from service.identity.scopes import Scope
from service.limits.bounds import PASSKEYS
from service.sign_in import authenticators, challenges, passkey_store
from service.sign_in.authenticators import DoesNotHoldError
from service.sign_in.parts import SignInParts
from service.sign_in.passkey_store import NewKey, Passkey
from service.sign_in.relying_party import RelyingParty, party_here
from service.sign_in.schemas import NewPasskey, PasskeyChange, PasskeyOptions, Passkeys


@operation(
    "POST",
    "/v1/passkeys/options",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, PasskeyOptions),),
    problems=(kinds.NO_PASSKEYS_HERE,),
)
async def create_passkey_options(call: Call[SignInParts, Nothing, Nothing]) -> Response[bytes]:
    """Begin to create a passkey.

    Returns what a browser makes a passkey by (`navigator.credentials.create`). Send its answer to
    `POST /v1/passkeys`.
    """
    party, pool = party_here(call.request.scope), call.parts.pool
    mine = await registered(pool, call.account)
    known = await passkey_store.credentials(pool, mine.id, party.host)
    begun = await challenges.begin(pool, mine.id)
    options = authenticators.creation_options(party, begun.challenge, (mine.id, mine.name), known)
    return json(PasskeyOptions(ceremony=begun.ceremony, options=Raw(msgspec.json.encode(options))))


@operation(
    "POST",
    "/v1/passkeys",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(201, Passkey, location="Path of the passkey."),),
    problems=(
        *(kinds.NO_PASSKEYS_HERE, kinds.CEREMONY_OVER, kinds.PASSKEY_REFUSED),
        *(kinds.PASSKEY_KNOWN, kinds.TOO_MANY_PASSKEYS),
    ),
)
async def create_passkey(call: Call[SignInParts, NewPasskey, Nothing]) -> Response[bytes]:
    """Create a passkey.

    Registers the passkey that a browser has made for the options of the ceremony. From now on it
    signs you in (`POST /v1/sign-in/options`) at this address of the service. An account has at most
    20 passkeys.
    """
    party, name = party_here(call.request.scope), printable(call.body.name, "name")
    key = await _new_key(call, party)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        if await passkey_store.count(connection, call.account) >= PASSKEYS:
            raise refused(kinds.TOO_MANY_PASSKEYS, Sentence("passkeys-at-most", {"most": PASSKEYS}))
        made = await passkey_store.add(connection, call.account, name, party.host, key)
    if made is None:
        raise refused(kinds.PASSKEY_KNOWN)
    return json(made, status=201, headers={"Location": f"/v1/passkeys/{made.id}"})


async def _new_key(call: Call[SignInParts, NewPasskey, Nothing], party: RelyingParty) -> NewKey:
    """The key that the authenticator has made; the ceremony is over then."""
    answer = authenticators.registration(call.body.credential)
    challenge = await challenges.take(call.parts.pool, call.body.ceremony, call.account)
    if challenge is None:
        raise refused(kinds.CEREMONY_OVER)
    try:
        return authenticators.new_key(party, challenge, answer)
    except DoesNotHoldError as wrong:
        raise refused(kinds.PASSKEY_REFUSED, wrong.detail) from None


@operation(
    "GET",
    "/v1/passkeys",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Passkeys),),
)
async def list_passkeys(call: Call[SignInParts, None, ListWanted]) -> Response[bytes]:
    """List your passkeys.

    Returns the passkeys of the account, oldest first.
    """
    found = await passkey_store.of_account(call.parts.pool, call.account)
    page = page_of("passkeys", found, lambda one: one.id, call.query)
    return json(Passkeys(items=page.items, next=page.next))


@operation(
    "PATCH",
    "/v1/passkeys/{passkey_id}",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Passkey),),
    problems=(kinds.UNKNOWN_PASSKEY,),
)
async def change_passkey(call: Call[SignInParts, PasskeyChange, Nothing]) -> Response[bytes]:
    """Rename a passkey.

    Changes what you call it; devices are not told.
    """
    wanted, name = call.path("passkey_id"), printable(call.body.name, "name")
    if not await passkey_store.rename(call.parts.pool, call.account, wanted, name):
        raise refused(kinds.UNKNOWN_PASSKEY)
    listed = await passkey_store.of_account(call.parts.pool, call.account)
    found = next((one for one in listed if one.id == wanted), None)
    if found is None:  # removed since
        raise refused(kinds.UNKNOWN_PASSKEY)
    return json(found)


@operation(
    "DELETE",
    "/v1/passkeys/{passkey_id}",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(204, None),),
    problems=(kinds.UNKNOWN_PASSKEY,),
)
async def delete_passkey(call: Call[SignInParts, None, Nothing]) -> Response[bytes]:
    """Delete a passkey.

    Nobody can sign in with it any more. Sessions that it has begun go on; end them with
    `DELETE /v1/sessions`.
    """
    if not await passkey_store.remove(call.parts.pool, call.account, call.path("passkey_id")):
        raise refused(kinds.UNKNOWN_PASSKEY)
    return nothing()
