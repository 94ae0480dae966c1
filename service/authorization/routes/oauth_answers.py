"""What the operations of OAuth have in common."""

from typing import Any

import msgspec
from litestar import Response
from msgspec import Struct, structs

from service.authorization.parts import AuthorizationParts
from service.authorization.provider import Reply
from service.authorization.terms import Terms
from service.http.call import Call
from service.http.origins import origin
from service.http.replies import NO_STORE, sent


def terms_of(call: Call[AuthorizationParts, Any, Any]) -> Terms:
    """The terms of this service, under the address at which the request has reached it."""
    return Terms(issuer=origin(call.request.scope), agents=call.parts.settings.mcp_url)


def parameters_of(body: Struct) -> dict[str, str]:
    """The parameters of a form that were sent."""
    return {name: value for name, value in structs.asdict(body).items() if value is not None}


def oauth_answer(reply: Reply) -> Response[bytes]:
    """An answer of Authlib's, never to be stored (RFC 6749, 5.1)."""
    challenge = reply.headers.get("WWW-Authenticate")
    headers = NO_STORE if challenge is None else {**NO_STORE, "WWW-Authenticate": challenge}
    return sent(msgspec.json.encode(reply.body), status=reply.status, headers=headers)
