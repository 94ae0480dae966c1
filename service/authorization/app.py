"""An app: a program that acts for players, the client of OAuth.

Either its maker has registered it here, or it describes itself in a document whose address is its
id (OAuth Client ID Metadata Document). It has no secret: a program that people run cannot keep one.
"""

from urllib.parse import urlsplit

from msgspec import Struct

from service.authorization import redirects, scopes


class App(Struct, frozen=True, kw_only=True):
    """An app. `home` is a page about it; `registered` says that its maker has an account here. The
    methods are what Authlib asks of a client (`authlib.oauth2.rfc6749.ClientMixin`)."""

    id: str
    name: str
    home: str | None
    redirect_uris: tuple[str, ...]
    registered: bool

    @property
    def host(self) -> str | None:
        """The host that vouches for the app: that of its document; None if it has none."""
        return None if self.registered else urlsplit(self.id).netloc or None

    def get_client_id(self) -> str:
        """The id of the app."""
        return self.id

    def get_default_redirect_uri(self) -> None:
        """None: each request names one, so that what is shown is what was asked for."""

    def get_allowed_scope(self, scope: str | None) -> str | None:
        """The scopes that are asked for; None if one of them is for no app."""
        wanted = scopes.of_text(scope)
        return None if wanted is None else scopes.text(wanted)

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        """Whether the app has this redirect URI."""
        return redirects.matches(redirect_uri, self.redirect_uris)

    def check_client_secret(self, client_secret: str) -> bool:
        """False: no app has a secret."""
        return False

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        """Whether an app may show in this way that it is itself."""
        return method == "none"

    def check_response_type(self, response_type: str) -> bool:
        """Whether it may ask for this at the authorization endpoint."""
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        """Every app may use every grant that is offered."""
        return True
