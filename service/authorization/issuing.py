"""Answering a token request: what it presents is read and locked, Authlib decides, and what follows
is written, all in one transaction."""

from collections.abc import Mapping
from typing import Final

from authlib.oauth2.rfc8628 import DEVICE_CODE_GRANT_TYPE
from msgspec import Struct

from projections.database import Connection
from service.authorization import (
    access_tokens,
    apps,
    codes,
    connections,
    devices,
    refresh_tokens,
    scopes,
)
from service.authorization.app import App
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.consent import Consent, given
from service.authorization.game_details import of_seat
from service.authorization.grants import GRANTS
from service.authorization.provider import Found, Provider, Reply
from service.authorization.terms import Terms
from service.identity.scopes import Scope

CODE: Final = "authorization_code"
REFRESH: Final = "refresh_token"
DEVICE: Final = DEVICE_CODE_GRANT_TYPE


class Outcome(Struct, frozen=True):
    """The answer, and the access tokens that ended, which every process has to forget."""

    reply: Reply
    ended: tuple[str, ...] = ()


async def answered(
    connection: Connection, parameters: Mapping[str, str], app: App | None, terms: Terms
) -> Outcome:
    """The answer to a token request of an app. What follows is written even if the request is
    refused: that something was used again, or that a program asks too often."""
    here = app if app is not None and await apps.stays(connection, app.id) else None
    found = await _found(connection, parameters, here)
    provider = Provider(found, terms)
    for grant, extensions in GRANTS:
        provider.register_grant(grant, extensions)
    reply: Reply = provider.create_token_response(AuthlibRequest("POST", tuple(parameters.items())))
    if provider.misused is not None:
        return Outcome(reply, await connections.end(connection, provider.misused))
    if not reply.granted:
        await _noted(connection, parameters, found)
        return Outcome(reply)
    return Outcome(reply, await _issued(connection, parameters, provider, reply))


async def _found(connection: Connection, parameters: Mapping[str, str], app: App | None) -> Found:
    """What the request presents; nobody else can use it until the transaction ends."""
    kind = parameters.get("grant_type")
    if kind == CODE and (code := parameters.get("code")):
        return Found(app=app, code=await codes.locked(connection, code))
    if kind == REFRESH and (token := parameters.get("refresh_token")):
        return Found(app=app, refresh_token=await refresh_tokens.locked(connection, token))
    if kind == DEVICE and (code := parameters.get("device_code")):
        return Found(app=app, device=await devices.locked(connection, code))
    return Found(app=app)


async def _noted(connection: Connection, parameters: Mapping[str, str], found: Found) -> None:
    """A program that waits has asked."""
    device = found.device
    if device is not None and device.approved is None and not device.expired:
        await devices.polled(connection, parameters["device_code"], too_soon=device.too_soon)


async def _issued(
    connection: Connection, parameters: Mapping[str, str], provider: Provider, reply: Reply
) -> tuple[str, ...]:
    """Writes down what was given out, and says in the answer what it is good for; the tokens that
    ended for it."""
    consent = _consent(provider.found)
    minted, following = provider.minted, provider.refresh_token
    assert minted is not None
    assert following is not None
    grant = await _grant(connection, parameters, provider.found, consent)
    wanted = scopes.of_text(reply.body["scope"]) or frozenset[Scope]()
    token = given(consent, consent.account, wanted)
    await refresh_tokens.add(connection, following, grant)
    reply.body["expires_in"] = await access_tokens.add(connection, minted, grant, token)
    if (details := of_seat(consent.only, consent.ends_at)) is not None:
        reply.body["authorization_details"] = details
    return await connections.end(connection, *await connections.beyond(connection, consent))


def _consent(found: Found) -> Consent:
    """The consent that the tokens are given for."""
    if found.device is not None:
        device = found.device
        assert device.account is not None
        return given(device, device.account, device.scopes)
    consent = found.code or found.refresh_token
    assert consent is not None
    return consent


async def _grant(
    connection: Connection, parameters: Mapping[str, str], found: Found, consent: Consent
) -> str:
    """The connection that the tokens hang on: a new one, unless they follow older ones."""
    if found.refresh_token is not None:
        await refresh_tokens.used(connection, parameters["refresh_token"])
        await connections.used(connection, found.refresh_token.connection)
        return found.refresh_token.connection
    made = await connections.add(connection, consent)
    if found.code is not None:
        await codes.exchanged(connection, parameters["code"], made)
    else:
        await devices.exchanged(connection, parameters["device_code"], made)
    return made
