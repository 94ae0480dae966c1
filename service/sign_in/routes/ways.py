"""Signing in: which ways there are, and the way by passkey."""

import msgspec
import structlog
from litestar import Response
from msgspec import Raw

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.sign_in import authenticators, challenges, passkey_store
from service.sign_in.authenticators import DoesNotHoldError
from service.sign_in.parts import SignInParts
from service.sign_in.passkey_store import StoredKey
from service.sign_in.relying_party import party_here, relying_party
from service.sign_in.routes.answers import SIGNED_IN, begin, signed_in
from service.sign_in.schemas import Outside, PasskeyAnswer, PasskeyOptions, SignInWays
from service.sign_in.sessions import refuse_foreign

_log = structlog.get_logger()


@operation(
    "GET",
    "/v1/sign-in",
    tag="sign-in",
    answers=(Answer(200, SignInWays),),
)
async def list_sign_in_ways(call: Call[SignInParts, None, Nothing]) -> Response[bytes]:
    """List the ways to sign in.

    Returns how people can sign in at this address of the service. A bearer token always works.
    """
    provider = call.parts.provider
    return json(
        SignInWays(
            passkeys=relying_party(call.request.scope) is not None,
            recovery_codes=True,
            outside=None if provider is None else Outside(provider.name),
        )
    )


@operation(
    "POST",
    "/v1/sign-in/options",
    tag="sign-in",
    answers=(Answer(200, PasskeyOptions),),
    problems=(kinds.NO_PASSKEYS_HERE,),
)
async def create_sign_in_options(call: Call[SignInParts, Nothing, Nothing]) -> Response[bytes]:
    """Begin to sign in with a passkey.

    Returns what a browser asks for a passkey by (`navigator.credentials.get`). Send its answer to
    `POST /v1/sign-in`.
    """
    party = party_here(call.request.scope)
    begun = await challenges.begin(call.parts.pool, None)
    options = authenticators.request_options(party, begun.challenge)
    return json(PasskeyOptions(ceremony=begun.ceremony, options=Raw(msgspec.json.encode(options))))


@operation(
    "POST",
    "/v1/sign-in",
    tag="sign-in",
    answers=(SIGNED_IN,),
    problems=(
        *(kinds.FOREIGN_ORIGIN, kinds.NO_PASSKEYS_HERE, kinds.CEREMONY_OVER),
        kinds.SIGN_IN_REFUSED,
    ),
)
async def sign_in(call: Call[SignInParts, PasskeyAnswer, Nothing]) -> Response[bytes]:
    """Sign in with a passkey.

    Signs this browser in to the account of the passkey: the response sets the cookie of a session,
    as `POST /v1/sessions` does.
    """
    refuse_foreign(call.request.scope)
    key, sign_count = await _signed(call)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        if not await passkey_store.used(connection, key.id, sign_count):
            _log.warning("passkey-counter-went-back", passkey=key.id)
            raise refused(kinds.SIGN_IN_REFUSED, Sentence("passkey-copied"))
        begun = await begin(connection, call, key.account_id)
    return await signed_in(call, key.account_id, begun)


async def _signed(call: Call[SignInParts, PasskeyAnswer, Nothing]) -> tuple[StoredKey, int]:
    """The key that has signed the challenge, and how often it says that it has signed; the ceremony
    is over then."""
    party = party_here(call.request.scope)
    answer = authenticators.authentication(call.body.credential)
    challenge = await challenges.take(call.parts.pool, call.body.ceremony, None)
    if challenge is None:
        raise refused(kinds.CEREMONY_OVER)
    key = await passkey_store.of_credential(call.parts.pool, answer.raw_id, party.host)
    if key is None:
        raise refused(kinds.SIGN_IN_REFUSED, Sentence("passkey-not-known"))
    try:
        return key, authenticators.check_signature(party, challenge, key, answer)
    except DoesNotHoldError as wrong:
        raise refused(kinds.SIGN_IN_REFUSED, wrong.detail) from None
