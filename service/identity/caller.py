"""Who is calling."""

from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import Struct

from games.kernel.seats import Seat
from service.identity.scopes import Scope

TokenKind = Literal["personal", "session", "app"]
"""A token that a person has made; that of a browser, which is sent as a cookie only; one that an
app got by OAuth."""


class Credentials(Struct, frozen=True):
    """What a request brings to say who calls: the header `Authorization`, and the session of a
    browser if the request comes from a page of this service."""

    authorization: str | None
    session: str | None = None


class Suspension(Struct, frozen=True, kw_only=True):
    """That an account's requests are refused, until a time (None: for good), and why."""

    until: datetime | None
    reason: str

    @property
    def holds(self) -> bool:
        """Whether it has not ended."""
        return self.until is None or self.until > datetime.now(UTC)


class Only(Struct, frozen=True):
    """The one seat of one game that a token is good for (RFC 9396)."""

    game: str
    seat: Seat


class Caller(Struct, frozen=True, kw_only=True):
    """The account behind a request's token, and what the token allows.

    `account` is None for anybody without a token, who may read what is public. `app` is the client
    id of the app that acts for the account, `connection` the consent that lets it, `only` the seat
    that it may act for, if that is all, and `audience` the service that the token is for, if it is
    not this one (RFC 8707).
    """

    account: str | None
    name: str | None
    token: str | None
    scopes: frozenset[Scope]
    kind: TokenKind = "personal"
    app: str | None = None
    connection: str | None = None
    only: Only | None = None
    audience: str | None = None
    expires_at: datetime | None = None
    suspension: Suspension | None = None

    def may(self, scope: Scope) -> bool:
        """Whether the token allows this."""
        return scope in self.scopes

    def acts_for(self, seats: frozenset[Seat]) -> frozenset[Seat]:
        """Those of an account's seats in a game that the token is good for."""
        return seats if self.only is None else seats & {self.only.seat}


ANYBODY: Final = Caller(account=None, name=None, token=None, scopes=frozenset({Scope.READ}))
"""The caller of a request without a token."""
