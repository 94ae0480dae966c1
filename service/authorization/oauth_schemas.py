"""What OAuth's own endpoints are sent and answer: names and shapes of the specifications."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

_Resource = Annotated[
    str | None,
    Meta(
        description="Whom the tokens are for (RFC 8707): the address of this service, or that of "
        "its MCP server; this service if it is left out."
    ),
]
_Scope = Annotated[
    str | None, Meta(description="Scopes, with spaces between them (RFC 6749, 3.3).")
]
_ClientId = Annotated[
    str | None,
    Meta(
        description="The id of the app: `app_...`, or the address of its Client ID Metadata "
        "Document."
    ),
]


def _of(grant: str, meaning: str) -> Meta:
    return Meta(description=f"Of `{grant}`: {meaning}")


class TokenRequest(Struct, frozen=True, kw_only=True):
    """A request for tokens. Which members it has depends on `grant_type`."""

    grant_type: Annotated[
        str,
        Meta(
            description="`authorization_code`, `refresh_token`, "
            "`urn:ietf:params:oauth:grant-type:device_code`, or "
            "`urn:ietf:params:oauth:grant-type:token-exchange` of the MCP server."
        ),
    ]
    client_id: _ClientId = None
    code: Annotated[str | None, _of("authorization_code", "the code.")] = None
    redirect_uri: Annotated[
        str | None, _of("authorization_code", "the redirect URI of the authorization request.")
    ] = None
    code_verifier: Annotated[
        str | None, _of("authorization_code", "the verifier of PKCE (RFC 7636).")
    ] = None
    refresh_token: Annotated[
        str | None, _of("refresh_token", "the refresh token, which is good once.")
    ] = None
    device_code: Annotated[str | None, _of("device_code", "the device code.")] = None
    subject_token: Annotated[
        str | None, _of("token-exchange", "the token that an agent sent to the MCP server.")
    ] = None
    subject_token_type: Annotated[
        str | None,
        _of("token-exchange", "`urn:ietf:params:oauth:token-type:access_token`."),
    ] = None
    requested_token_type: Annotated[str | None, _of("token-exchange", "the same, or left out.")] = (
        None
    )
    scope: _Scope = None
    resource: _Resource = None


class TokenAnswer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Tokens of an app."""

    access_token: Annotated[str, Meta(description="Send it as `Authorization: Bearer`.")]
    token_type: Annotated[Literal["Bearer"], Meta(description="Always `Bearer`.")]
    expires_in: Annotated[int, Meta(description="Seconds for which the access token is good.")]
    scope: Annotated[str, Meta(description="What the access token may be used for.")]
    refresh_token: Annotated[
        str | None,
        Meta(
            description="Gives the next tokens, once. Using one twice ends the connection with the "
            "player."
        ),
    ] = None
    authorization_details: Annotated[
        list[dict[str, Any]] | None,
        Meta(description="The one seat that the tokens are for, if they are for one (RFC 9396)."),
    ] = None
    issued_token_type: Annotated[
        str | None, Meta(description="Of `token-exchange`: the kind of token that was issued.")
    ] = None


class DeviceRequest(Struct, frozen=True, kw_only=True):
    """A program without a browser that wants to act for a player."""

    client_id: Annotated[
        str,
        Meta(
            min_length=1,
            description="The id of the app: `app_...`, or the address of its Client ID Metadata "
            "Document.",
        ),
    ]
    scope: _Scope = None
    resource: _Resource = None
    authorization_details: Annotated[
        str | None,
        Meta(
            description="JSON: a list with one object `{type: game, game, seat, actions?, "
            "expires_at?}` (RFC 9396), if the app wants to play one seat of one game."
        ),
    ] = None


class DeviceAnswer(Struct, frozen=True, kw_only=True):
    """What the program shows and waits with (RFC 8628, 3.2)."""

    device_code: Annotated[str, Meta(description="For `POST /oauth/token`; not to be shown.")]
    user_code: Annotated[str, Meta(description="What the player types: `BDWP-HQPK`.")]
    verification_uri: Annotated[str, Meta(description="Where the player types it.")]
    verification_uri_complete: Annotated[
        str, Meta(description="The same with the code, for a link or a QR code.")
    ]
    expires_in: Annotated[int, Meta(description="Seconds for which the code can be typed.")]
    interval: Annotated[int, Meta(description="Seconds to wait between two requests for tokens.")]


class RevocationRequest(Struct, frozen=True, kw_only=True):
    """A token to revoke."""

    token: Annotated[str, Meta(min_length=1, description="The text of any token of this service.")]
    token_type_hint: Annotated[
        str | None, Meta(description="Not needed: a token shows of which kind it is.")
    ] = None
    client_id: _ClientId = None


class RevocationAnswer(Struct, frozen=True):
    """An empty object, whether there was such a token or not (RFC 7009, 2.2)."""


class IntrospectionRequest(Struct, frozen=True, kw_only=True):
    """A token to look at."""

    token: Annotated[str, Meta(min_length=1, description="The text of a token.")]
    token_type_hint: Annotated[
        str | None, Meta(description="Not needed: a token shows of which kind it is.")
    ] = None


class Introspection(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a token is good for (RFC 7662, 2.2). Of one that is not active nothing else is said."""

    active: Annotated[bool, Meta(description="Whether the token is good now.")]
    scope: Annotated[str | None, Meta(description="What it may be used for.")] = None
    client_id: Annotated[
        str | None, Meta(description="The app; missing for a token that a person has made.")
    ] = None
    username: Annotated[str | None, Meta(description="The name of the account.")] = None
    token_type: Annotated[
        str | None, Meta(description="`Bearer`; missing for a refresh token.")
    ] = None
    exp: Annotated[int | None, Meta(description="When it ends, in seconds since 1970.")] = None
    sub: Annotated[str | None, Meta(description="The id of the account.")] = None
    aud: Annotated[str | None, Meta(description="Whom the token is for.")] = None
    iss: Annotated[str | None, Meta(description="The service that issued it.")] = None
    authorization_details: Annotated[
        list[dict[str, Any]] | None,
        Meta(description="The one seat that it is for, if it is for one (RFC 9396)."),
    ] = None
