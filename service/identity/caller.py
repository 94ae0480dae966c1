"""Who is calling."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from service.identity.scopes import Scope


class Suspension(Struct, frozen=True, kw_only=True):
    """That an account's requests are refused, until a time (None: for good), and why."""

    until: datetime | None
    reason: str

    @property
    def holds(self) -> bool:
        """Whether it has not ended."""
        return self.until is None or self.until > datetime.now(UTC)


class Caller(Struct, frozen=True, kw_only=True):
    """The account behind a request's token, and what the token allows.

    `account` is None for anybody without a token, who may read what is public.
    """

    account: str | None
    name: str | None
    token: str | None
    scopes: frozenset[Scope]
    expires_at: datetime | None = None
    suspension: Suspension | None = None

    def may(self, scope: Scope) -> bool:
        """Whether the token allows this."""
        return scope in self.scopes


ANYBODY: Final = Caller(account=None, name=None, token=None, scopes=frozenset({Scope.READ}))
"""The caller of a request without a token."""
