"""Authlib's authorization server over values.

Its server reads and writes in the middle of deciding, and cannot wait. So it is given what was read
before (`Found`), and says what is to be written: who made it does that afterwards, in the same
transaction. One is made for each request.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from authlib.oauth2.rfc6749 import AuthorizationServer, InvalidClientError
from authlib.oauth2.rfc6750 import BearerTokenGenerator
from authlib.oauth2.rfc9207 import IssuerParameter
from msgspec import Struct

from service.accounts.tokens import Minted, mint
from service.authorization import secret_texts
from service.authorization.access_tokens import SECONDS
from service.authorization.agents_server import AgentsServer
from service.authorization.app import App
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.codes import Code
from service.authorization.consent import Wanted
from service.authorization.devices import Device
from service.authorization.known_tokens import Asker, KnownToken
from service.authorization.refresh_tokens import RefreshToken
from service.authorization.scopes import SUPPORTED
from service.authorization.terms import Terms

_APP: Final = "Send the client_id of an app that is known here."
_SECRET: Final = "This takes the id and the secret of the MCP server, by HTTP Basic."


class Found(Struct, frozen=True, kw_only=True):
    """What was read for a request: the client that it names, and what it presents. `subject` is a
    token that it is about, `asker` who wants to look at it; `holds_seat` says whether the account
    sits where the app wants to play."""

    app: App | AgentsServer | None
    code: Code | None = None
    refresh_token: RefreshToken | None = None
    device: Device | None = None
    subject: KnownToken | None = None
    asker: Asker | None = None
    holds_seat: bool = True

    @property
    def presented(self) -> Wanted | None:
        """What the code or token that is presented stands for."""
        return self.code or self.refresh_token or self.device


class Reply:
    """What is to be answered. (Authlib's extensions write to `location`.)"""

    def __init__(self, status: int, body: Any, headers: Sequence[tuple[str, str]]) -> None:
        self.status = status
        self.body = body
        self.headers: Mapping[str, str] = dict(headers)
        self.location = self.headers.get("Location")

    @property
    def granted(self) -> bool:
        """Whether the request got what it asks for."""
        return self.status == 200


class _Issuer(IssuerParameter):
    """Names the issuer in each answer that goes back through the browser (RFC 9207)."""

    def __init__(self, issuer: str) -> None:
        self._issuer = issuer

    def get_issuer(self) -> str:
        return self._issuer


class Provider(AuthorizationServer):
    """Decides one request. Afterwards `minted`, `refresh_token` and `code` are the texts that were
    given out, `misused` is the connection of something that was presented a second time, and
    `revoked` what is to be revoked."""

    def __init__(self, found: Found, terms: Terms) -> None:
        super().__init__(scopes_supported=SUPPORTED)
        self.found = found
        self.terms = terms
        self.minted: Minted | None = None
        self.refresh_token: str | None = None
        self.code: str | None = None
        self.misused: str | None = None
        self.revoked: KnownToken | None = None
        self._issuer = _Issuer(terms.issuer)
        self._issuer(self)
        generator = BearerTokenGenerator(self._minted, self._refreshing, SECONDS)
        self.register_token_generator("default", generator)

    def query_client(self, client_id: str) -> App | AgentsServer | None:
        """The client, if it is the one that was looked for."""
        app = self.found.app
        return app if app is not None and app.id == client_id else None

    def authenticate_client(
        self, request: AuthlibRequest, methods: Sequence[str], endpoint: str = "token"
    ) -> App | AgentsServer:
        """The client of a request; the refusal of another one says what is missing."""
        try:
            client: App | AgentsServer = super().authenticate_client(request, methods, endpoint)
        except InvalidClientError as error:
            why = _SECRET if "client_secret_basic" in methods else _APP
            raise InvalidClientError(why, status_code=error.status_code) from None
        return client

    def save_token(self, token: object, request: object) -> None:
        """Nothing: `minted` is written afterwards."""

    def send_signal(self, name: str, *args: object, **members: object) -> None:
        """Nobody listens."""

    def create_oauth2_request(self, request: AuthlibRequest) -> AuthlibRequest:
        """The request, which is one already."""
        return request

    def handle_response(
        self, status: int, body: object, headers: Sequence[tuple[str, str]]
    ) -> Reply:
        """What is to be answered."""
        return Reply(status, body, headers)

    def refused(self, request: AuthlibRequest, error: Any) -> Reply:
        """The answer of an error, with the issuer if it goes back through the browser."""
        reply: Reply = self.handle_error_response(request, error)
        self._issuer.add_issuer_parameter(self, reply)
        return reply

    def _minted(self, **_: object) -> str:
        self.minted = mint()
        return self.minted.text

    def _refreshing(self, **_: object) -> str:
        self.refresh_token = secret_texts.fresh(secret_texts.REFRESH_TOKEN)
        return self.refresh_token
