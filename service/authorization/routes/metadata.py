"""What the service says of itself to programs that speak OAuth."""

from typing import Annotated, Final

from litestar import Response
from msgspec import Meta, Struct

from service.authorization.exchange import EXCHANGE
from service.authorization.game_details import TYPE
from service.authorization.issuing import CODE, DEVICE, REFRESH
from service.authorization.parts import AuthorizationParts
from service.authorization.routes.oauth_answers import terms_of
from service.authorization.scopes import SUPPORTED
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.limits.budgets import Traffic

_HOUR: Final = {"Cache-Control": "public, max-age=3600"}

_Url = Annotated[str, Meta(description="An address of this service.")]
_Listed = Annotated[tuple[str, ...], Meta(description="What is supported.")]


class AuthorizationServerMetadata(Struct, frozen=True, kw_only=True):
    """The authorization server (RFC 8414)."""

    issuer: _Url
    authorization_endpoint: _Url
    token_endpoint: _Url
    device_authorization_endpoint: _Url
    revocation_endpoint: _Url
    introspection_endpoint: _Url
    service_documentation: _Url
    scopes_supported: Annotated[
        tuple[Scope, ...], Meta(description="The scopes that an app may ask for.")
    ]
    response_types_supported: _Listed = ("code",)
    response_modes_supported: _Listed = ("query",)
    grant_types_supported: _Listed
    token_endpoint_auth_methods_supported: _Listed = ("none",)
    revocation_endpoint_auth_methods_supported: _Listed = ("none",)
    introspection_endpoint_auth_methods_supported: _Listed = ("client_secret_basic",)
    code_challenge_methods_supported: _Listed = ("S256",)
    authorization_details_types_supported: _Listed = (TYPE,)
    authorization_response_iss_parameter_supported: Annotated[
        bool, Meta(description="Answers name the issuer (RFC 9207).")
    ] = True
    client_id_metadata_document_supported: Annotated[
        bool, Meta(description="The id of an app may be the address of its document.")
    ] = True
    protected_resources: _Listed


class ProtectedResourceMetadata(Struct, frozen=True, kw_only=True):
    """The API as a resource that tokens are for (RFC 9728)."""

    resource: _Url
    authorization_servers: _Listed
    scopes_supported: Annotated[
        tuple[Scope, ...], Meta(description="The scopes that an app may ask for.")
    ]
    bearer_methods_supported: _Listed = ("header",)
    resource_documentation: _Url
    authorization_details_types_supported: _Listed = (TYPE,)


@operation(
    "GET",
    "/.well-known/oauth-authorization-server",
    tag="authorization",
    answers=(Answer(200, AuthorizationServerMetadata),),
    limit=Traffic.ADDRESS,
)
async def get_authorization_server(
    call: Call[AuthorizationParts, None, Nothing],
) -> Response[bytes]:
    """Get the metadata of the authorization server.

    Everything that a library for OAuth needs to know to sign players in (RFC 8414).
    """
    terms = terms_of(call)
    here = terms.issuer
    agents = () if terms.agents is None else (terms.agents,)
    found = AuthorizationServerMetadata(
        issuer=here,
        authorization_endpoint=f"{here}/oauth/authorize",
        token_endpoint=f"{here}/oauth/token",
        device_authorization_endpoint=f"{here}/oauth/device",
        revocation_endpoint=f"{here}/oauth/revoke",
        introspection_endpoint=f"{here}/oauth/introspect",
        service_documentation=f"{here}/docs/pages/apps",
        scopes_supported=SUPPORTED,
        grant_types_supported=(CODE, REFRESH, DEVICE, *((EXCHANGE,) if agents else ())),
        protected_resources=(here, *agents),
    )
    return json(found, headers=_HOUR)


@operation(
    "GET",
    "/.well-known/oauth-protected-resource",
    tag="authorization",
    answers=(Answer(200, ProtectedResourceMetadata),),
    limit=Traffic.ADDRESS,
)
async def get_protected_resource(
    call: Call[AuthorizationParts, None, Nothing],
) -> Response[bytes]:
    """Get the metadata of the API as a protected resource.

    Where tokens for this API come from, and which scopes there are (RFC 9728).
    """
    here = terms_of(call).issuer
    found = ProtectedResourceMetadata(
        resource=here,
        authorization_servers=(here,),
        scopes_supported=SUPPORTED,
        resource_documentation=f"{here}/docs/pages/apps",
    )
    return json(found, headers=_HOUR)
