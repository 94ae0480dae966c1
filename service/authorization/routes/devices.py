"""Programs without a browser, and the players who let them in."""

from typing import Any

from authlib.oauth2.rfc6749 import OAuth2Error
from litestar import Response

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.authorization import connections, devices
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.device_endpoint import DeviceEndpoint
from service.authorization.devices import Device
from service.authorization.oauth_schemas import DeviceAnswer, DeviceRequest
from service.authorization.parts import AuthorizationParts
from service.authorization.presenters import app_shown, chosen
from service.authorization.provider import Found, Provider
from service.authorization.request_parameters import wanted
from service.authorization.routes.oauth_answers import oauth_answer, parameters_of, terms_of
from service.authorization.schemas import AuthorizationRequest, DeviceDecided, DeviceDecision
from service.authorization.scopes import in_order
from service.authorization.seats import holds, seats_asked
from service.http.call import Call, Nothing
from service.http.forms import REFUSED
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.limits.budgets import Traffic


@operation(
    "POST",
    "/oauth/device",
    tag="authorization",
    form=True,
    answers=(Answer(200, DeviceAnswer), REFUSED),
    problems=(kinds.UNKNOWN_APP, kinds.APP_DOCUMENT),
    limit=Traffic.CHANGING,
)
async def authorize_device(
    call: Call[AuthorizationParts, DeviceRequest, Nothing],
) -> Response[bytes]:
    """Ask for a code that a player types elsewhere.

    For programs without a browser (RFC 8628). The program shows the `user_code` and where to type
    it, and asks for tokens with the `device_code` until the player has decided, or ten minutes have
    passed. Asking more often than every `interval` seconds is answered with `slow_down`.
    """
    parts, terms, parameters = call.parts, terms_of(call), parameters_of(call.body)
    app = await parts.directory.find(call.body.client_id)
    provider = Provider(Found(app=app), terms)
    asked = AuthlibRequest("POST", tuple(parameters.items()))
    endpoint = DeviceEndpoint(provider)
    while True:
        try:
            reply = provider.handle_response(*endpoint.create_endpoint_response(asked))
            asked_for = wanted(app.id, parameters, terms)
        except OAuth2Error as error:
            return oauth_answer(provider.refused(asked, error))
        given = reply.body
        if await devices.add(parts.pool, given["device_code"], given["user_code"], asked_for):
            return oauth_answer(reply)


@operation(
    "GET",
    "/v1/devices/{user_code}",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, AuthorizationRequest),),
    problems=(kinds.UNKNOWN_DEVICE, kinds.TOO_MANY_TRIES, kinds.NOT_YOUR_SEAT),
)
async def get_device(call: Call[AuthorizationParts, None, Nothing]) -> Response[bytes]:
    """Get what a program that waits asks for.

    `user_code` is what the program shows, in whatever letters, with or without its dash. Ten wrong
    codes an hour are free.
    """
    parts = call.parts
    device = await _waiting(call)
    app = await parts.directory.known(device.app)
    assert app is not None
    shown = AuthorizationRequest(
        app=app_shown(app),
        redirect_host=None,
        loopback=False,
        scopes=in_order(await _possible(call, device)),
        details=await seats_asked(parts.games, device),
        known=in_order(await connections.allowed(parts.pool, call.account, app.id)),
        ends_at=device.ends_at,
    )
    return json(shown)


@operation(
    "POST",
    "/v1/devices/{user_code}",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, DeviceDecided),),
    problems=(kinds.UNKNOWN_DEVICE, kinds.TOO_MANY_TRIES, kinds.NOT_YOUR_SEAT),
)
async def decide_device(
    call: Call[AuthorizationParts, DeviceDecision, Nothing],
) -> Response[bytes]:
    """Let a program that waits act for you, or not.

    A program is answered once. Approve only what you have started yourself: a code that somebody
    else has sent lets them in.
    """
    device = await _waiting(call)
    approve = call.body.approve
    scopes = chosen(call.body.scopes, await _possible(call, device)) if approve else frozenset()
    decided = await devices.decide(
        call.parts.pool, device.user_code, call.account, scopes, approve=approve
    )
    if not decided:
        raise refused(kinds.UNKNOWN_DEVICE)
    return json(DeviceDecided(approved=approve))


async def _waiting(call: Call[AuthorizationParts, Any, Nothing]) -> Device:
    """The program that waits for the code in the path, if the account sits where it wants to play.
    Wrong codes are counted by account and by address."""
    parts = call.parts
    subjects = call.account, parts.addresses.of(call.request.scope)
    await parts.wrong_codes.take(*subjects)
    device = await devices.waiting(parts.pool, call.path("user_code"))
    if device is None:
        raise refused(kinds.UNKNOWN_DEVICE)
    await parts.wrong_codes.give_back(*subjects)
    if not await holds(parts.games, call.account, device):
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("app-wants-seat"))
    return device


async def _possible(
    call: Call[AuthorizationParts, Any, Nothing], device: Device
) -> frozenset[Scope]:
    """What the program asks for, as far as the account can allow it."""
    return device.scopes & await accounts.allowed(call.parts.pool, call.account)
