"""The OpenID provider: what it says of itself, its keys, and whom its codes stand for.

Its metadata (OpenID Connect Discovery 1.0) and keys are cached; keys that nobody here knows yet are
looked up again, though not more often than every half minute, whoever asks.
"""

import time
from typing import Annotated, Any, Final, TypeVar, cast
from urllib.parse import quote, urlsplit

import httpx
import msgspec
from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import InvalidKeyIdError, JoseError
from joserfc.jwk import KeySet
from msgspec import Meta, Struct

from service.settings import Settings
from service.sign_in.identity_store import LONGEST_NAME, Outsider
from service.sign_in.outside.attempt import BrowserSecret
from service.sign_in.outside.bounded import ProviderError, Requests

T = TypeVar("T")

CACHED_SECONDS: Final = 3600.0
LOOKED_UP_SECONDS: Final = 30.0
"""So long after a look nobody looks up unknown keys."""
LEEWAY_SECONDS: Final = 60
"""How far clocks may differ."""
ALGORITHMS: Final = ("RS256", "PS256", "ES256", "EdDSA", "Ed25519")
"""Of ID tokens: signatures that only the provider can make."""
_SCOPE: Final = "openid profile"
_LONGEST_SUBJECT: Final = 255  # OpenID Connect Core, 2

_Address = Annotated[str, Meta(pattern="^https?://[^/]+")]


class Metadata(Struct, frozen=True, kw_only=True):
    """What a provider says of itself, as far as it is needed."""

    issuer: str
    authorization_endpoint: _Address
    token_endpoint: _Address
    jwks_uri: _Address
    userinfo_endpoint: _Address | None = None
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)
    authorization_response_iss_parameter_supported: bool = False


class _Exchanged(Struct, frozen=True, kw_only=True):
    """The answer to a code."""

    id_token: str
    access_token: str


class _Claims(Struct, frozen=True, kw_only=True):
    """Who somebody is, as the ID token says."""

    sub: Annotated[str, Meta(min_length=1, max_length=_LONGEST_SUBJECT)]
    preferred_username: str | None = None
    name: str | None = None


class _KeysListed(Struct, frozen=True, kw_only=True):
    keys: tuple[dict[str, Any], ...]


class Person(Struct, frozen=True, kw_only=True):
    """Who has signed in at the provider, and the user name that they have there, if they say."""

    outsider: Outsider
    username: str | None


class Provider:
    """The OpenID provider of this service."""

    def __init__(self, issuer: str, client_id: str, client_secret: str | None, name: str) -> None:
        self.issuer = issuer
        self.name = name
        self._client_id = client_id
        self._client_secret = client_secret
        self._requests = Requests()
        self._metadata: Metadata | None = None
        self._keys: KeySet | None = None
        self._metadata_until = 0.0
        self._keys_until = 0.0
        self._looked_up_at = float("-inf")

    async def address(self, secret: BrowserSecret, state: str, redirect_uri: str) -> str:
        """Where a browser goes to sign in. Raises ProviderError."""
        metadata = await self.metadata()
        made = prepare_grant_uri(
            metadata.authorization_endpoint,
            self._client_id,
            "code",
            redirect_uri=redirect_uri,
            scope=_SCOPE,
            state=state,
            nonce=secret.nonce,
            code_challenge=create_s256_code_challenge(secret.verifier),
            code_challenge_method="S256",
        )
        return cast(str, made)

    async def person(self, secret: BrowserSecret, code: str, redirect_uri: str) -> Person:
        """Whom a code stands for that a browser has brought. Raises ProviderError."""
        exchanged = await self._exchange(secret, code, redirect_uri)
        claims = await self._claims(exchanged, secret.nonce)
        if claims.preferred_username is None:
            claims = await self._asked(claims, exchanged.access_token)
        shown = claims.preferred_username or claims.name or claims.sub
        visible = "".join(one for one in shown if one.isprintable()).strip()[:LONGEST_NAME]
        outsider = Outsider(
            issuer=self.issuer, subject=claims.sub, name=visible or claims.sub[:LONGEST_NAME]
        )
        return Person(outsider=outsider, username=claims.preferred_username)

    async def metadata(self) -> Metadata:
        """What the provider says of itself. Raises ProviderError."""
        if self._metadata is None or self._metadata_until < time.monotonic():
            where = f"{self.issuer.rstrip('/')}/.well-known/openid-configuration"
            found = _decoded(await self._requests.get(where), Metadata)
            if found.issuer != self.issuer:
                raise ProviderError(f"it calls itself {found.issuer}")
            self._metadata = found
            self._metadata_until = time.monotonic() + CACHED_SECONDS
        return self._metadata

    async def _exchange(self, secret: BrowserSecret, code: str, redirect_uri: str) -> _Exchanged:
        metadata = await self.metadata()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": redirect_uri,
            "code_verifier": secret.verifier,
        }
        auth = None
        if self._client_secret is None:
            form["client_id"] = self._client_id
        elif "client_secret_basic" in metadata.token_endpoint_auth_methods_supported:
            # Both are encoded as in a form before they are joined (RFC 6749, 2.3.1).
            auth = httpx.BasicAuth(quote(self._client_id, ""), quote(self._client_secret, ""))
        else:
            form |= {"client_id": self._client_id, "client_secret": self._client_secret}
        body = await self._requests.post(metadata.token_endpoint, form, auth)
        return _decoded(body, _Exchanged)

    async def _claims(self, exchanged: _Exchanged, nonce: str) -> _Claims:
        """What the ID token says, if it is one of the provider, for this service and this browser
        (OpenID Connect Core, 3.1.3.7)."""
        try:
            token = await self._decoded_token(exchanged.id_token)
            claims = CodeIDToken(
                token.claims,
                token.header,
                {
                    "iss": {"essential": True, "value": self.issuer},
                    "aud": {"essential": True, "value": self._client_id},
                },
                {
                    "nonce": nonce,
                    "client_id": self._client_id,
                    "access_token": exchanged.access_token,
                },
            )
            claims.validate(leeway=LEEWAY_SECONDS)
            return msgspec.convert(dict(claims), _Claims)
        except (JoseError, ValueError) as wrong:  # of msgspec, too
            raise ProviderError(f"ID token: {wrong}") from None

    async def _asked(self, claims: _Claims, access_token: str) -> _Claims:
        """What the provider says when it is asked about the person (OpenID Connect Core, 5.3): in
        the ID token it need not say what they are called."""
        endpoint = (await self.metadata()).userinfo_endpoint
        if endpoint is None:
            return claims
        found = _decoded(await self._requests.get(endpoint, access_token), _Claims)
        if found.sub != claims.sub:
            raise ProviderError("UserInfo is about somebody else")
        return found

    async def _decoded_token(self, text: str) -> jwt.Token:
        try:
            return jwt.decode(text, await self._known_keys(), list(ALGORITHMS))
        except InvalidKeyIdError:
            if time.monotonic() - self._looked_up_at < LOOKED_UP_SECONDS:
                raise
            self._keys = None
            return jwt.decode(text, await self._known_keys(), list(ALGORITHMS))

    async def _known_keys(self) -> KeySet:
        if self._keys is None or self._keys_until < time.monotonic():
            body = await self._requests.get((await self.metadata()).jwks_uri)
            self._keys = _key_set(body)
            self._keys_until = time.monotonic() + CACHED_SECONDS
            self._looked_up_at = time.monotonic()
        return self._keys


def provider(settings: Settings) -> Provider | None:
    """The provider of the settings; None if they name none."""
    if settings.oidc_issuer is None or settings.oidc_client_id is None:
        return None
    name = settings.oidc_name or urlsplit(settings.oidc_issuer).hostname or settings.oidc_issuer
    return Provider(
        settings.oidc_issuer, settings.oidc_client_id, settings.oidc_client_secret, name
    )


def _key_set(body: bytes) -> KeySet:
    listed = _decoded(body, _KeysListed).keys
    try:
        return KeySet.import_key_set({"keys": list(listed)})
    except (JoseError, ValueError, KeyError, TypeError) as wrong:
        raise ProviderError(f"keys: {wrong}") from None


def _decoded(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except ValueError as wrong:  # of msgspec, too
        raise ProviderError(f"answer: {wrong}") from None
