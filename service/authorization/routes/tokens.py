"""Where apps get tokens, and what becomes of them."""

from typing import Any, Final

from litestar import Response

from service.authorization import connections
from service.authorization.agents_server import agents_server
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.exchange import EXCHANGE, exchanged, subject_of
from service.authorization.issuing import answered
from service.authorization.known_tokens import Asker, KnownToken, known
from service.authorization.oauth_schemas import (
    Introspection,
    IntrospectionRequest,
    RevocationAnswer,
    RevocationRequest,
    TokenAnswer,
    TokenRequest,
)
from service.authorization.parts import AuthorizationParts
from service.authorization.provider import Found, Provider, Reply
from service.authorization.routes.oauth_answers import oauth_answer, parameters_of, terms_of
from service.authorization.token_endpoints import Introspecting, Revocation
from service.http.call import Call, Nothing
from service.http.cookies import credentials_of
from service.http.forms import REFUSED, UNPROVEN, OAuthError
from service.http.operation import Answer, operation
from service.identity.scopes import Scope
from service.limits.budgets import Traffic

_BASIC: Final = 'Basic realm="kronika"'


@operation(
    "POST",
    "/oauth/token",
    tag="authorization",
    form=True,
    answers=(Answer(200, TokenAnswer), REFUSED, UNPROVEN),
    limit=Traffic.ADDRESS,
)
async def issue_tokens(
    call: Call[AuthorizationParts, TokenRequest, Nothing],
) -> Response[bytes]:
    """Get tokens.

    The token endpoint of OAuth 2.1. An app exchanges an authorization code (with the verifier of
    PKCE), a refresh token, or a device code for an access token, which is good for an hour, and the
    next refresh token. Each code and each refresh token is good once; a second use ends the
    connection with everything that was issued from it. Apps are public clients and name themselves
    by `client_id`.
    """
    parameters, terms = parameters_of(call.body), terms_of(call)
    if call.body.grant_type == EXCHANGE:
        return await _exchanged(call)
    client = call.body.client_id
    app = None if client is None else await call.parts.directory.known(client)
    async with call.parts.pool.acquire() as connection, connection.transaction():
        outcome = await answered(connection, parameters, app, terms)
    await call.parts.authenticator.forget(outcome.ended)
    return oauth_answer(outcome.reply)


async def _exchanged(call: Call[AuthorizationParts, TokenRequest, Nothing]) -> Response[bytes]:
    """The answer to the MCP server."""
    parts, parameters = call.parts, parameters_of(call.body)
    authorization, address = call.header("authorization"), parts.addresses.of(call.request.scope)
    await parts.auth_throttle.asks(address)
    async with parts.pool.acquire() as connection, connection.transaction():
        subject = await subject_of(connection, parameters)
        found = Found(app=agents_server(parts.settings), subject=subject)
        reply = await exchanged(connection, parameters, authorization, found, terms_of(call))
    if reply.status == UNPROVEN.status:
        await parts.auth_throttle.failed(address)
    return oauth_answer(reply)


@operation(
    "POST",
    "/oauth/revoke",
    tag="authorization",
    form=True,
    answers=(Answer(200, RevocationAnswer), REFUSED),
    limit=Traffic.ADDRESS,
)
async def revoke_token(
    call: Call[AuthorizationParts, RevocationRequest, Nothing],
) -> Response[bytes]:
    """Revoke a token by its text.

    Revokes the token in the body, of whatever kind (RFC 7009): an access token of an app, a
    personal token, or a refresh token, with which the connection of the app ends. Who has the text
    needs to show nothing else. The response is the same if there is no such token.
    """
    provider = await _about_token(call, Asker())
    provider.register_endpoint(Revocation)
    asked = AuthlibRequest("POST", tuple(parameters_of(call.body).items()))
    reply: Reply = provider.create_endpoint_response(Revocation.ENDPOINT_NAME, asked)
    if provider.revoked is not None:
        await _end(call.parts, provider.revoked)
    return oauth_answer(reply)


@operation(
    "POST",
    "/oauth/introspect",
    tag="authorization",
    form=True,
    answers=(Answer(200, Introspection), REFUSED, UNPROVEN),
    limit=Traffic.ADDRESS,
)
async def introspect_token(
    call: Call[AuthorizationParts, IntrospectionRequest, Nothing],
) -> Response[bytes]:
    """Look at a token.

    Says what the token in the body is good for (RFC 7662). The MCP server of this service (HTTP
    Basic) is told of tokens that are for it; who sends a bearer token with the scope `account`, of
    all tokens of that account. Of every other token, and of none at all, the response says only
    that it is not active.
    """
    asker = await _asker(call)
    if asker is None:
        error = OAuthError(error="invalid_client", error_description="Say who asks.")
        return oauth_answer(Reply(UNPROVEN.status, error, [("WWW-Authenticate", _BASIC)]))
    provider = await _about_token(call, asker)
    provider.register_endpoint(Introspecting)
    asked = AuthlibRequest("POST", tuple(parameters_of(call.body).items()))
    return oauth_answer(provider.create_endpoint_response(Introspecting.ENDPOINT_NAME, asked))


async def _about_token(call: Call[AuthorizationParts, Any, Nothing], asker: Asker) -> Provider:
    """A provider that knows the token in the body, and the app that names itself."""
    client = getattr(call.body, "client_id", None)
    found = Found(
        app=None if client is None else await call.parts.directory.known(client),
        subject=await known(call.parts.pool, call.body.token),
        asker=asker,
    )
    return Provider(found, terms_of(call))


async def _asker(call: Call[AuthorizationParts, Any, Nothing]) -> Asker | None:
    """Who wants to look at a token; None if that is not shown."""
    parts, authorization = call.parts, call.header("authorization")
    address = parts.addresses.of(call.request.scope)
    if authorization is None or not authorization.lower().startswith("basic "):
        caller = await parts.authenticator.caller(credentials_of(call.request.scope), address)
        return Asker(account=caller.account) if caller.may(Scope.ACCOUNT) else None
    await parts.auth_throttle.asks(address)
    server = agents_server(parts.settings)
    if server is None or not server.proves_itself(authorization):
        await parts.auth_throttle.failed(address)
        return None
    return Asker(audience=server.id)


async def _end(parts: AuthorizationParts, token: KnownToken) -> None:
    """Revokes a token; a refresh token is revoked with its connection."""
    if token.id is not None:
        await parts.authenticator.revoke(token.id)
        return
    assert token.connection is not None
    async with parts.pool.acquire() as connection, connection.transaction():
        ended = await connections.end(connection, token.connection)
    await parts.authenticator.forget(ended)
