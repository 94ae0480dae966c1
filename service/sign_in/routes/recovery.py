"""Recovery codes: for who has lost every other way to sign in."""

from litestar import Response

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.sign_in import recovery_codes
from service.sign_in.parts import SignInParts
from service.sign_in.routes.answers import SIGNED_IN, begin, signed_in
from service.sign_in.schemas import RecoveryCodes, RecoveryCodesLeft, RecoverySignIn
from service.sign_in.sessions import Begun, refuse_foreign


@operation(
    "POST",
    "/v1/recovery-codes",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, RecoveryCodes),),
)
async def create_recovery_codes(call: Call[SignInParts, Nothing, Nothing]) -> Response[bytes]:
    """Create recovery codes.

    Returns ten codes, each of which signs you in once. They replace the earlier ones, which stop
    working. They are shown only in this response.
    """
    async with call.parts.pool.acquire() as connection, connection.transaction():
        made = await recovery_codes.renew(connection, call.account)
    return json(RecoveryCodes(made))


@operation(
    "GET",
    "/v1/recovery-codes",
    tag="sign-in",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, RecoveryCodesLeft),),
)
async def get_recovery_codes(call: Call[SignInParts, None, Nothing]) -> Response[bytes]:
    """Get how many recovery codes are left.

    The codes themselves are stored as hashes and cannot be shown again.
    """
    found = await recovery_codes.left(call.parts.pool, call.account)
    return json(RecoveryCodesLeft(found.left, found.made_at))


@operation(
    "POST",
    "/v1/sign-in/recovery",
    tag="sign-in",
    answers=(SIGNED_IN,),
    problems=(
        *(kinds.FOREIGN_ORIGIN, kinds.SIGN_IN_REFUSED),
        *(kinds.TOO_MANY_BAD_TOKENS, kinds.TOO_MANY_TRIES),
    ),
)
async def sign_in_by_code(call: Call[SignInParts, RecoverySignIn, Nothing]) -> Response[bytes]:
    """Sign in with a recovery code.

    Signs this browser in to the account and uses the code up. Wrong codes count as bad tokens of
    your address; after ten of them within an hour the account has to wait, too.
    """
    refuse_foreign(call.request.scope)
    account = await _admitted(call)
    begun = None if account is None else await _begun(call, account)
    if account is None or begun is None:
        await _note_failure(call, account)
        raise refused(kinds.SIGN_IN_REFUSED, Sentence("code-refused"))
    return await signed_in(call, account, begun)


async def _admitted(call: Call[SignInParts, RecoverySignIn, Nothing]) -> str | None:
    """The account that is named. Refuses a try while its address, or the account, has to wait."""
    limits = call.parts.limits
    await limits.auth_throttle.asks(limits.addresses.of(call.request.scope))
    found = await accounts.named(call.parts.pool, call.body.name)
    if found is None:
        return None
    await limits.code_throttle.asks(found.id)
    return found.id


async def _begun(call: Call[SignInParts, RecoverySignIn, Nothing], account: str) -> Begun | None:
    """The session, for which the code is used up; None if the account does not have the code."""
    async with call.parts.pool.acquire() as connection, connection.transaction():
        if not await recovery_codes.use(connection, account, call.body.code):
            return None
        return await begin(connection, call, account)


async def _note_failure(
    call: Call[SignInParts, RecoverySignIn, Nothing], account: str | None
) -> None:
    limits = call.parts.limits
    await limits.auth_throttle.failed(limits.addresses.of(call.request.scope))
    await limits.code_throttle.failed(account)
