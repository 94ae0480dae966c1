"""The grants, as Authlib checks them, over what was found for the request.

Authlib asks a grant for what is presented and tells it what to keep. Here the first is known
already (`Provider.found`), and the second is written by whoever asked. Something that is presented
a second time was stolen, or its successor was: its connection ends (RFC 6749, 4.1.2; RFC 9700,
4.14).
"""

from collections.abc import Callable
from typing import Any, Final

from authlib.oauth2.rfc6749 import InvalidGrantError, InvalidRequestError, OAuth2Error, grants
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oauth2.rfc8628 import DeviceCodeGrant

from service.authorization import request_parameters, secret_texts
from service.authorization.app import App
from service.authorization.codes import Code
from service.authorization.consent import Wanted
from service.authorization.devices import Device
from service.authorization.refresh_tokens import RefreshToken
from service.authorization.terms import INVALID_TARGET

_PUBLIC: Final = ("none",)


class _Targeted:
    """A grant whose tokens are for the resource that was asked for first (RFC 8707, 2.2)."""

    request: Any
    server: Any

    def validate_token_request(self) -> None:
        """Refuses a resource that the player was not asked about."""
        super().validate_token_request()  # type: ignore[misc]  # that of Authlib's grant
        resource = self.request.parameters.get("resource")
        presented: Wanted = self.server.found.presented
        if resource and self.server.terms.audience(resource) != presented.audience:
            raise OAuth2Error("The player was asked for another resource.", error=INVALID_TARGET)


class CodeGrant(_Targeted, grants.AuthorizationCodeGrant):
    """Authorization codes (RFC 6749, 4.1)."""

    TOKEN_ENDPOINT_AUTH_METHODS = _PUBLIC

    def generate_authorization_code(self) -> str:
        """A new code."""
        return secret_texts.fresh(secret_texts.AUTHORIZATION_CODE)

    def save_authorization_code(self, code: str, request: object) -> None:
        """Remembers the code, to be written afterwards."""
        self.server.code = code

    def query_authorization_code(self, code: str, client: App) -> Code | None:
        """The code, if it was given to this app and is still good."""
        found: Code | None = self.server.found.code
        if found is not None and found.connection is not None:
            self.server.misused = found.connection
            return None
        good = found is not None and found.app == client.id and not found.expired
        return found if good else None

    def delete_authorization_code(self, authorization_code: Code) -> None:
        """Nothing: that it was exchanged is written afterwards."""

    def authenticate_user(self, authorization_code: Code) -> str:
        """The account whose consent it is."""
        return authorization_code.account


class RefreshGrant(_Targeted, grants.RefreshTokenGrant):
    """Refresh tokens, which rotate (RFC 6749, 6)."""

    TOKEN_ENDPOINT_AUTH_METHODS = _PUBLIC
    INCLUDE_NEW_REFRESH_TOKEN = True

    def authenticate_refresh_token(self, refresh_token: str) -> RefreshToken | None:
        """The refresh token, if it is still good."""
        found: RefreshToken | None = self.server.found.refresh_token
        if found is not None and found.used:
            self.server.misused = found.connection
            return None
        return None if found is None or found.expired else found

    def authenticate_user(self, refresh_token: RefreshToken) -> str:
        """The account whose consent it is."""
        return refresh_token.account

    def revoke_old_credential(self, refresh_token: RefreshToken) -> None:
        """Nothing: that it was used is written afterwards."""


class DeviceGrant(_Targeted, DeviceCodeGrant):
    """Programs without a browser (RFC 8628)."""

    TOKEN_ENDPOINT_AUTH_METHODS = _PUBLIC

    def query_device_credential(self, device_code: str) -> Device:
        """The program that waits, if the code was given to this app."""
        found: Device | None = self.server.found.device
        if found is not None and found.connection is not None:
            self.server.misused = found.connection
        if found is None or found.connection is not None or self._of_another(found):
            raise InvalidGrantError("Invalid 'device_code' in request.")
        return found

    def query_user_grant(self, user_code: str) -> tuple[str | None, bool] | None:
        """What the player has decided; None if nothing yet."""
        found: Device = self.server.found.device
        return None if found.approved is None else (found.account, found.approved)

    def should_slow_down(self, credential: Device) -> bool:
        """Whether the program asks too often."""
        return credential.too_soon

    def _of_another(self, found: Device) -> bool:
        return self.server.query_client(found.app) is None


class Pkce(CodeChallenge):
    """Proof keys (RFC 7636), of every request, by S256 alone (OAuth 2.1, 4.1.1)."""

    SUPPORTED_CODE_CHALLENGE_METHOD = ("S256",)
    DEFAULT_CODE_CHALLENGE_METHOD = "S256"

    def validate_code_challenge(self, grant: Any, redirect_uri: object) -> None:
        """Refuses a request without a challenge, and one by another method than S256. (Authlib lets
        requests without either pass, and takes one without a method for `plain`.)"""
        sent = grant.request.payload.data
        if not sent.get("code_challenge"):
            raise InvalidRequestError("Missing 'code_challenge'")
        if sent.get("code_challenge_method") != "S256":
            raise InvalidRequestError("Unsupported 'code_challenge_method'")
        super().validate_code_challenge(grant, redirect_uri)


class Fitting:
    """Refuses requests for a resource that is not served here (RFC 8707), and for a seat that the
    player does not hold (RFC 9396)."""

    def __call__(self, grant: Any) -> None:
        """Looks at each authorization request that Authlib finds good."""
        grant.register_hook("after_validate_authorization_request_payload", self._check)

    def _check(self, grant: Any, _: object) -> None:
        server, request = grant.server, grant.request
        request_parameters.wanted(request.client.id, request.parameters, server.terms)
        if not server.found.holds_seat:
            raise request_parameters.unfit_details("The player does not hold this seat.")


Grant = tuple[type[Any], tuple[Callable[[Any], None], ...]]
"""A grant, and what else is checked of its requests."""
CODE_GRANT: Final[Grant] = (CodeGrant, (Pkce(required=True), Fitting()))
GRANTS: Final[tuple[Grant, ...]] = (CODE_GRANT, (RefreshGrant, ()), (DeviceGrant, ()))
"""The grants that apps may use."""
