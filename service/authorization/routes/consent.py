"""Consent: what an app asks a player for, and the player's answer."""

from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from referee.problems import kinds
from service.authorization import codes, connections, redirects
from service.authorization.authorization_request import Examined, examined
from service.authorization.consent import given
from service.authorization.parts import AuthorizationParts
from service.authorization.presenters import app_shown, chosen
from service.authorization.provider import Reply
from service.authorization.routes.oauth_answers import terms_of
from service.authorization.schemas import (
    AuthorizationDecision,
    AuthorizationRequest,
    Onward,
    Refusal,
)
from service.authorization.scopes import in_order
from service.authorization.seats import seats_asked
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope

_UNFIT = (kinds.UNKNOWN_APP, kinds.APP_DOCUMENT, kinds.REDIRECT_NOT_REGISTERED)


class Asking(Struct, frozen=True, kw_only=True):
    """The query of an authorization request, as one parameter."""

    query: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=6000,
            description="The query of `/oauth/authorize`, as the app has sent it, encoded once "
            "more.",
        ),
    ]


@operation(
    "GET",
    "/v1/authorization",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, AuthorizationRequest),),
    problems=_UNFIT,
)
async def get_authorization(call: Call[AuthorizationParts, None, Asking]) -> Response[bytes]:
    """Get what an app asks for.

    For pages on which a player decides whether an app may act for them. A request of an app that is
    not known, or that would lead to an address that is not one of its own, is a problem, and the
    browser stays; any other error is `refused`, with the address at which the app hears of it.
    """
    parts = call.parts
    found = await examined(parts, terms_of(call), call.account, call.query.query)
    wanted, reply = found.wanted, found.refusal
    shown = AuthorizationRequest(
        app=app_shown(found.app),
        redirect_host=redirects.host(found.redirect_uri),
        loopback=redirects.is_loopback(found.redirect_uri),
        scopes=in_order(found.possible),
        details=() if wanted is None or reply else await seats_asked(parts.games, wanted),
        known=in_order(await connections.allowed(parts.pool, call.account, found.app.id)),
        ends_at=None if wanted is None else wanted.ends_at,
        refused=None if reply is None else _refusal(found, reply),
    )
    return json(shown)


@operation(
    "POST",
    "/v1/authorization",
    tag="authorization",
    scope=Scope.ACCOUNT,
    answers=(Answer(200, Onward),),
    problems=_UNFIT,
)
async def decide_authorization(
    call: Call[AuthorizationParts, AuthorizationDecision, Nothing],
) -> Response[bytes]:
    """Let an app act for you, or not.

    Returns the address of the app to go on to, with a code that is good for a minute, or with the
    error `access_denied`; in both the issuer (`iss`, RFC 9207) and the `state` of the app.
    """
    found = await examined(call.parts, terms_of(call), call.account, call.body.query)
    if found.refusal is not None:
        return json(Onward(location=_location(found.refusal)))
    approve = call.body.approve
    scopes = chosen(call.body.scopes, found.possible) if approve else frozenset()
    reply: Reply = found.provider.create_authorization_response(
        found.grant.request, grant_user=call.account if approve else None, grant=found.grant
    )
    if (code := found.provider.code) is not None:
        assert found.wanted is not None
        await codes.add(
            call.parts.pool,
            code,
            given(found.wanted, call.account, scopes),
            redirect_uri=found.redirect_uri,
            challenge=found.challenge,
        )
    return json(Onward(location=_location(reply)))


def _refusal(found: Examined, reply: Reply) -> Refusal:
    assert found.error is not None
    return Refusal(error=found.error, location=_location(reply))


def _location(reply: Reply) -> str:
    assert reply.location is not None
    return reply.location
